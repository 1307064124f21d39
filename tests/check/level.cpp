// Puzzles of a level: what is made needs what was asked for, and has one solution.
#include "wholemeal/check/level.hpp"

#include "catch.hpp"
#include "support/table.hpp"
#include "wholemeal/check/minimal.hpp"

using namespace wholemeal;
using check::Level;
using technique::Grade;

namespace {

std::optional<check::Puzzle> make(const Level& wanted, bool minimal = false) {
  check::Order order{check::Box{3, 3}};
  order.minimal = minimal;
  Random r{5};
  for (int tries = 0; tries < 1000; ++tries)
    if (const auto p = check::levelled(r, order, wanted)) return p;
  return std::nullopt;
}
technique::Score scored(const check::Puzzle& p, const technique::Profile& profile = technique::scorer()) {
  return technique::score(profile, *technique::choices({3, 3}, p.cells));
}

}  // namespace

TEST_CASE("A puzzle is made for every grade, and is of that grade") {
  for (Grade g : {Grade::beginner, Grade::medium, Grade::hard, Grade::beyond}) {
    const auto p = make(Level::graded(technique::scorer(), g));
    REQUIRE(p);
    CHECK(scored(*p).grade() == g);
    CHECK(check::truth(*p).count == 1);
  }
}

TEST_CASE("A puzzle is made for a technique, that needs it and nothing harder") {
  for (const auto* t : {&technique::crbe, &technique::naked_single, &technique::hidden_single, &technique::pointing,
                        &technique::claiming, &technique::hidden_pair, &technique::xy_wing, &technique::w_wing}) {
    INFO(t->code);
    const auto& profile = technique::scorer().has(*t) ? technique::scorer() : technique::full();
    const auto p = make(Level::needing(profile, *t));
    REQUIRE(p);
    CHECK(scored(*p, profile).level() == t);
    CHECK(scored(*p, profile).verdict == technique::Verdict::solved);
    const auto easier = technique::part(profile, [&](const auto& one) { return place(&one) < place(t); });
    if (t->use == technique::Use::pattern) CHECK(scored(*p, easier).verdict == technique::Verdict::stuck);
  }
}

TEST_CASE("The reference's puzzles are of their grades; of their levels, unless a technique was used without need") {
  for (const auto& row : test::table("techniques.tsv")) {
    const check::Puzzle p{{3, 3}, row.at("puzzle")};
    INFO(p.cells);
    for (Grade g : technique::grades)
      CHECK((Level::graded(technique::scorer(), g)(p) == 0) == (scored(p).grade() == g));
    for (const auto* t : technique::techniques) {
      if (!technique::scorer().has(*t)) continue;
      const int distance = Level::needing(technique::scorer(), *t)(p);
      if (distance == 0) CHECK(row.at("level") == t->code);
      if (row.at("result") == "stuck" || place(t) < technique::place(scored(p).level())) CHECK(distance > 0);
      if (row.at("result") == "solved" && place(t) > technique::place(scored(p).level())) CHECK(distance < 0);
    }
  }
}

// All others are images of these, or have more clues.
TEST_CASE("Cross-hatching solves every 4x4 puzzle: the minimal ones of both grids") {
  std::vector<std::string> grids;
  oracle::propagate({2, 2}, std::string(16, '.'), {}, [&](std::string_view g) { return grids.emplace_back(g), true; });
  const Level easy = Level::needing(technique::scorer(), technique::crbe);
  std::size_t puzzles = 0;
  for (const std::string& full : {std::string("1234341221434321"), std::string("1234341223414123")}) {
    const auto more = check::ambiguous(grids, full);
    for (check::Cells cells = 0; cells < more.size(); ++cells) {
      bool minimal = more[cells] == 0;
      for (check::Cells left = cells; minimal && left != 0; left &= left - 1)
        minimal = more[cells ^ (left & -left)] != 0;
      if (!minimal) continue;
      check::Puzzle p{{2, 2}, full};
      for (std::size_t k = 0; k < 16; ++k)
        if ((cells >> k & 1U) == 0) p.cells[k] = '.';
      CHECK(easy(p) == 0);
      ++puzzles;
    }
  }
  CHECK(puzzles == 284 + 304);
}

TEST_CASE("A minimal puzzle of a level stays minimal") {
  const auto p = make(Level::needing(technique::scorer(), technique::hidden_single), true);
  REQUIRE(p);
  CHECK(check::is_minimal(*p));
}
