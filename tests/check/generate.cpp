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
  const Case least = shrink(shows, {Kind::several, p, truth(p, 1000)}, 1000, [] { return true; });
  CHECK(least.truth.count == 2);
  CHECK(truth(least.puzzle).count == 2);
  CHECK(shows(least));
  CHECK(81 - clues(least.puzzle) <= 12);
  for (const Case& c : smaller(least, 2)) CHECK_FALSE(shows(c));
}

TEST_CASE("Clues, symmetry and minimality are as ordered") {
  for (std::size_t s = 0; s < symmetries.size(); ++s) {
    const auto symmetry = static_cast<Symmetry>(s);
    const Puzzle p = *made(11, {{3, 3}, Kind::unique, 36, symmetry});
    CHECK(clues(p) == 36);
    for (std::size_t k = 0; k < 81; ++k)
      for (std::size_t l : orbit(symmetry, 9, k)) CHECK(is_blank(p.cells[k]) == is_blank(p.cells[l]));
  }
  for (const Symmetry symmetry : {Symmetry::none, Symmetry::half_turn}) {
    const Puzzle p = *made(13, {{3, 3}, Kind::unique, std::nullopt, symmetry, true});
    for (std::size_t k = 0; k < 81; ++k)
      if (!is_blank(p.cells[k])) {
        Puzzle less = p;
        less.cells[k] = '.';
        CHECK(truth(less).count == 2);
      }
  }
  Random r{19};
  const Puzzle dug = dig(r, {0, Symmetry::quarter_turn}, full_grid(r, {3, 3}));
  for (std::size_t k = 0; k < 81; ++k)
    if (!is_blank(dug.cells[k])) {
      Puzzle less = dug;
      for (std::size_t cell : orbit(Symmetry::quarter_turn, 9, k)) less.cells[cell] = '.';
      CHECK(truth(less).count == 2);
    }
  CHECK_FALSE(made(1, {{2, 2}, Kind::unique, 3}).has_value());
}

TEST_CASE("Every kind keeps the symmetry") {
  for (Kind kind : {Kind::several, Kind::none, Kind::clashing, Kind::few, Kind::hard})
    for (const Box box : {Box{3, 3}, Box{2, 3}}) {
      const auto p = made(17, {box, kind, std::nullopt, Symmetry::half_turn});
      REQUIRE((p || kind == Kind::hard));
      if (!p) continue;
      const auto n = static_cast<std::size_t>(box.digits());
      INFO(name(kind) << ' ' << p->cells);
      for (std::size_t k = 0; k < n * n; ++k)
        CHECK(is_blank(p->cells[k]) == is_blank(p->cells[orbit(Symmetry::half_turn, n, k).back()]));
      CHECK(is_kind(kind, *p, truth(*p)));
    }
}

TEST_CASE("What is called impossible is not made, and nothing else is called so") {
  for (const Box box : {Box{2, 2}, Box{2, 3}})
    for (Kind kind : kinds)
      for (std::size_t clues = 0; clues <= 36; ++clues)
        for (const bool minimal : {false, true}) {
          const Order o{box, kind, clues, Symmetry::none, minimal && has_one_solution(kind)};
          Random r{clues};
          INFO(name(kind) << ' ' << clues << ' ' << minimal << ' ' << impossible(o));
          if (!impossible(o).empty()) CHECK_FALSE(generate(r, o, 5).has_value());
        }
  for (const Box box : {Box{2, 2}, Box{2, 3}, Box{3, 3}})
    for (Kind kind : kinds)
      for (std::uint64_t seed = 0; seed < 30; ++seed)
        if (const auto p = kind == Kind::hard ? std::nullopt : made(seed, {box, kind}))
          CHECK(impossible({box, kind, clues(*p)}).empty());
  for (std::size_t clues = 4; clues <= 6; ++clues) {
    const Order o{{2, 2}, Kind::unique, clues, Symmetry::none, true};
    CHECK(impossible(o).empty());
    CHECK(made(3, o).has_value());
  }
  CHECK_FALSE(impossible({{3, 3}, Kind::unique, 31, Symmetry::quarter_turn}).empty());
  CHECK(impossible({{3, 3}, Kind::unique, 33, Symmetry::quarter_turn}).empty());
  CHECK_FALSE(impossible({{2, 3}, Kind::unique, 13, Symmetry::half_turn}).empty());
  CHECK(impossible({{3, 3}, Kind::unique, 30, Symmetry::diagonal}).empty());
}

TEST_CASE("Puzzles with several solutions, or with a clash, are made with every number of clues that there can be") {
  for (Kind kind : {Kind::several, Kind::clashing})
    for (const Box box : {Box{1, 2}, Box{1, 3}, Box{2, 2}, Box{1, 5}, Box{2, 3}, Box{3, 3}})
      for (std::size_t clues = 0; clues <= static_cast<std::size_t>(box.cells()); ++clues) {
        const Order o{box, kind, clues};
        INFO(name(kind) << ' ' << clues << ' ' << impossible(o));
        const auto p = made(clues, o);
        REQUIRE(p.has_value() == impossible(o).empty());
        if (p) CHECK((wholemeal::check::clues(*p) == clues && is_kind(kind, *p, truth(*p))));
      }
  for (const Box box : {Box{1, 2}, Box{2, 2}, Box{2, 3}, Box{3, 2}, Box{3, 3}, Box{2, 4}}) {  // and with none
    const auto least = static_cast<std::size_t>(box.rows + box.cols - 1);
    CHECK_FALSE(impossible({box, Kind::none, least - 1}).empty());
    const auto most = static_cast<std::size_t>(std::max(box.cells() * 9 / 10, 2));
    for (auto clues = least; clues <= most - (most > 2); ++clues) {
      const auto p = made(clues, {box, Kind::none, clues});
      INFO(clues);
      REQUIRE(p.has_value());
      CHECK((wholemeal::check::clues(*p) == clues && is_kind(Kind::none, *p, truth(*p))));
    }
  }
  for (const Symmetry symmetry : {Symmetry::half_turn, Symmetry::diagonal}) {
    const auto p = made(2, {{3, 3}, Kind::several, 60, symmetry});
    REQUIRE(p.has_value());
    CHECK((clues(*p) == 60 && truth(*p).count > 1));
  }
}

TEST_CASE("How many clues a kind can have, and boards too small for it") {
  CHECK(impossible({{3, 3}, Kind::several, 77}).empty());
  CHECK_FALSE(impossible({{3, 3}, Kind::several, 78}).empty());
  CHECK_FALSE(impossible({{2, 2}, Kind::several, 13}).empty());
  CHECK_FALSE(impossible({{3, 3}, Kind::none, 80}).empty());
  CHECK(impossible({{3, 3}, Kind::hard, 74}).empty());
  CHECK_FALSE(impossible({{3, 3}, Kind::hard, 75}).empty());
  for (Kind kind : {Kind::several, Kind::none, Kind::clashing, Kind::full_and_wrong}) {
    CHECK_FALSE(impossible({{1, 1}, kind}).empty());
    CHECK_FALSE(made(1, {{1, 1}, kind, 1}).has_value());
    CHECK(impossible({{1, 2}, kind}).empty());
  }
  for (const Box box : {Box{2, 2}, Box{1, 2}, Box{4, 1}}) CHECK_FALSE(impossible({box, Kind::hard}).empty());
  CHECK(impossible({{5, 1}, Kind::hard}).empty());
}

TEST_CASE("A twin is another full grid, in as few cells as there can be") {
  for (const Box box : {Box{1, 3}, Box{3, 1}, Box{2, 2}, Box{3, 3}, Box{2, 5}}) {
    Random r{3};
    Puzzle p = full_grid(r, box);
    const auto cells = twin(r, p);
    CHECK(cells.size() == (box.digits() == 3 ? 6 : 4));
    for (std::size_t k : cells) p.cells[k] = '.';
    CHECK(truth(p).count == 2);
  }
}

TEST_CASE("The same seed makes the same puzzle") {
  CHECK(made(7, {{3, 3}, Kind::unique}) == made(7, {{3, 3}, Kind::unique}));
  CHECK(made(7, {{3, 3}, Kind::unique}) != made(8, {{3, 3}, Kind::unique}));
}
}  // namespace
