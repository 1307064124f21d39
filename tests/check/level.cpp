// Puzzles of a level: what is made needs what was asked for, and has one solution.
#include "wholemeal/check/level.hpp"

#include "catch.hpp"
#include "support/table.hpp"
#include "wholemeal/check/minimal.hpp"

using namespace wholemeal;
using check::Level;
using technique::Grade;

namespace {

std::optional<check::Puzzle> make(const Level& wanted, check::Order order = {check::Box{3, 3}},
                                  std::uint64_t seed = 5) {
  Random r{seed};
  for (int tries = 0; tries < 1000; ++tries)
    if (const auto p = check::levelled(r, order, wanted)) return p;
  return std::nullopt;
}
technique::Score scored(const check::Puzzle& p, const technique::Profile& profile = technique::scorer()) {
  return technique::score(profile, *technique::choices({3, 3}, p.cells));
}
void check_needed(const check::Puzzle& p, const technique::Profile& profile, const technique::Technique& t) {
  CHECK(check::truth(p).count == 1);
  CHECK(scored(p, profile).level() == &t);
  CHECK(scored(p, profile).verdict == technique::Verdict::solved);
  const auto easier = technique::part(profile, [&](const auto& one) { return place(&one) < place(&t); });
  if (t.use == technique::Use::pattern) CHECK(scored(p, easier).verdict == technique::Verdict::stuck);
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
    check_needed(*p, profile, *t);
  }
}

// The seeds are of those that find one soon.
TEST_CASE("Rare techniques have room: a puzzle is made for each in a few attempts") {
  const std::array<std::uint64_t, 8> seeds{5, 4, 7, 6, 6, 20, 8, 74};
  for (std::size_t i = 0; i < seeds.size(); ++i) {
    const auto* t = check::rare_techniques.at(i).technique;
    INFO(t->code);
    const auto p = make(Level::needing(technique::full(), *t), {check::Box{3, 3}}, seeds.at(i));
    REQUIRE(p);
    check_needed(*p, technique::full(), *t);
  }
}

TEST_CASE("On boards of too few digits an easier technique does what a rare one does") {
  for (const check::Box box : {check::Box{1, 5}, check::Box{2, 3}, check::Box{2, 4}}) {
    Random r{3};
    for (int i = 0; i < 200; ++i) {
      const auto p = *check::generate(r, {box, check::Kind::unique, std::nullopt, check::Symmetry::none, i % 2 == 0});
      INFO(p.cells);
      for (const auto& rare : check::rare_techniques)
        if (static_cast<std::size_t>(box.digits()) < rare.digits)
          CHECK(Level::needing(technique::full(), *rare.technique)(p) != 0);
    }
  }
}

TEST_CASE("Clues come back up to the number wanted, as long as the technique is needed") {
  for (const std::size_t clues : {std::size_t{24}, std::size_t{45}, std::size_t{60}}) {
    check::Order order{check::Box{3, 3}};
    order.clues = clues;
    const auto p = make(Level::needing(technique::scorer(), technique::hidden_single), order);
    REQUIRE(p);
    CHECK(check::clues(*p) == clues);
    check_needed(*p, technique::scorer(), technique::hidden_single);
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

namespace {
// Of a grid with up to so many blanks, wherever they are: how many of these puzzles cross-hatching leaves open, and how
// many of those have one solution.
struct Left {
  std::size_t open = 0, with_one_solution = 0;
};
void leave(Left& left, check::Puzzle p, std::size_t blanks, std::size_t from = 0) {
  const technique::Box box{static_cast<std::size_t>(p.box.rows), static_cast<std::size_t>(p.box.cols)};
  technique::Position m = *technique::choices(box, p.cells);
  for (auto next = m; (next = technique::pass(technique::crbe, m).after) != m;) m = next;
  if (technique::open_cells(m) > 0) {
    ++left.open;
    left.with_one_solution += check::truth(p).count == 1;
  }
  for (std::size_t k = from; blanks > 0 && k < p.cells.size(); ++k) {
    const char digit = std::exchange(p.cells[k], '.');
    leave(left, p, blanks - 1, k + 1);
    p.cells[k] = digit;
  }
}
void check_most_clues(check::Box box) {
  Random r{7};
  Left left;
  leave(left, check::full_grid(r, box), static_cast<std::size_t>(box.cells()) - check::most_clues_hard(box) - 1);
  CHECK(left.open > 0);
  CHECK(left.with_one_solution == 0);
}
}  // namespace

TEST_CASE("Of up to six blanks cross-hatching leaves none open, if there is one solution") {
  for (const check::Box box : {check::Box{2, 2}, check::Box{1, 4}, check::Box{4, 1}}) check_most_clues(box);
}
// Some ten seconds: scripts/exhaustive runs it.
TEST_CASE("Of up to six blanks cross-hatching leaves none open on boards of 6x6 either", "[.][listing]") {
  for (const check::Box box : {check::Box{2, 3}, check::Box{3, 2}, check::Box{1, 5}}) check_most_clues(box);
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
  check::Order order{check::Box{3, 3}};
  order.minimal = true;
  const auto p = make(Level::needing(technique::scorer(), technique::hidden_single), order);
  REQUIRE(p);
  CHECK(check::is_minimal(*p));
}
