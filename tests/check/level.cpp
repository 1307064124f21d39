// Puzzles of a level: what is made needs what was asked for, and has one solution.
#include "wholemeal/check/level.hpp"

#include "catch.hpp"

using namespace wholemeal;

namespace {

std::optional<check::Puzzle> make(const check::Level& wanted, bool minimal = false) {
  check::Order order{check::Box{3, 3}};
  order.minimal = minimal;
  Random r{5};
  for (int tries = 0; tries < 3000; ++tries)
    if (const auto p = check::levelled(r, order, wanted)) return p;
  return std::nullopt;
}
technique::Score scored(const check::Puzzle& p) {
  return technique::score(technique::scorer(), *technique::choices({3, 3}, p.cells));
}

}  // namespace

TEST_CASE("A puzzle is made for every grade, and is of that grade") {
  for (technique::Grade g : technique::grades) {
    const auto p = make({.grade = g});
    REQUIRE(p);
    CHECK(scored(*p).grade() == g);
    CHECK(check::truth(*p).count == 1);
  }
}

TEST_CASE("A puzzle is made for every technique of the scorer, that needs it and nothing harder") {
  for (const auto* t : technique::techniques) {
    if (!technique::scorer().has(*t)) continue;
    INFO(t->code);
    const auto p = make({.technique = t});
    REQUIRE(p);
    CHECK(scored(*p).level() == t);
    CHECK(scored(*p).verdict == technique::Verdict::solved);
  }
}

TEST_CASE("A minimal puzzle of a level stays minimal") {
  const auto p = make({.technique = &technique::hidden_single}, true);
  REQUIRE(p);
  CHECK(check::is_minimal(*p));
}
