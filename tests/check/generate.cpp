// Puzzles of every kind are of their kind, and stay so as they shrink.
#include "wholemeal/check/generate.hpp"

#include "catch.hpp"
#include "wholemeal/check/shrink.hpp"

namespace {
using namespace wholemeal;
using namespace wholemeal::check;

std::optional<Puzzle> made(std::uint64_t seed, Order o) {
  Random r{seed};
  return generate(r, o);
}

TEST_CASE("Puzzles and their images are of their kind") {
  for (const Box box : {Box{3, 3}, Box{2, 3}, Box{2, 4}})
    for (Kind kind : kinds) {
      Cases cases(7, box, {kind}, 2);
      for (int i = 0; i < 8; ++i)
        if (const auto c = cases.next()) {
          const Truth t = truth(c->puzzle);
          INFO(name(kind) << ' ' << c->puzzle.cells);
          CHECK(is_kind(kind, c->puzzle, t));
          CHECK((t.count == std::min<std::uint64_t>(c->truth.count, 2) && (t.count != 1 || t.first == c->truth.first)));
        }
    }
}

TEST_CASE("Every smaller puzzle is of the same kind") {
  for (Kind kind : {Kind::unique, Kind::several, Kind::none, Kind::clashing, Kind::few, Kind::hard}) {
    const Puzzle p = *made(3, {{3, 3}, kind});
    const auto fewer = smaller({kind, p, truth(p)}, 2);
    CHECK((kind == Kind::hard || !fewer.empty()));
    for (const Case& c : fewer) CHECK(is_kind(kind, c.puzzle, truth(c.puzzle)));
  }
}

TEST_CASE("A case shrinks to a smallest that still shows what is wanted") {
  const Puzzle p = *made(5, {{3, 3}, Kind::several});
  const std::size_t hole = p.cells.find('.');
  const auto shows = [&](const Case& c) { return is_blank(c.puzzle.cells[hole]); };
  const Case least = shrink(shows, {Kind::several, p, truth(p)}, 2, [] { return true; });
  CHECK(truth(least.puzzle).count == 2);
  CHECK(shows(least));
  CHECK(81 - clues(least.puzzle) <= 12);
}

TEST_CASE("Clues, symmetry and minimality are as ordered") {
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    const auto symmetry = static_cast<Symmetry>(s);
    const Puzzle p = *made(11, {{3, 3}, Kind::unique, 36, symmetry});
    CHECK(clues(p) == 36);
    for (std::size_t k = 0; k < 81; ++k)
      for (std::size_t l : orbit(symmetry, 9, k)) CHECK(is_blank(p.cells[k]) == is_blank(p.cells[l]));
  }
  const Puzzle p = *made(13, {{3, 3}, Kind::unique, std::nullopt, Symmetry::none, true});
  for (std::size_t k = 0; k < 81; ++k)
    if (!is_blank(p.cells[k])) {
      Puzzle less = p;
      less.cells[k] = '.';
      CHECK(truth(less).count == 2);
    }
  CHECK_FALSE(made(1, {{2, 2}, Kind::unique, 3}).has_value());
}

TEST_CASE("The same seed makes the same puzzle") {
  CHECK(made(7, {{3, 3}, Kind::unique}) == made(7, {{3, 3}, Kind::unique}));
  CHECK(made(7, {{3, 3}, Kind::unique}) != made(8, {{3, 3}, Kind::unique}));
}
}  // namespace
