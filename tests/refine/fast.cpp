#include "wholemeal/refine/fast.hpp"

#include <set>

#include "catch.hpp"
#include "support/book.hpp"
#include "wholemeal/grow.hpp"
#include "wholemeal/refine/abs.hpp"
#include "wholemeal/refine/shapes.hpp"

using namespace wholemeal;

namespace {
constexpr bool solves_book() {
  auto walk = bits::search_fast(bits::choices(*bits::grid<3, 3>(book)));
  return walk.next_grid() && walk.grid() == *bits::grid<3, 3>(book_grid) && !walk.next_grid();
}
static_assert(solves_book());

std::set<std::string> all(auto walk) {
  std::set<std::string> lines;
  while (walk.next_grid()) lines.insert(bits::line(walk.grid()));
  CHECK(lines.size() == walk.counts().grids);
  return lines;
}
template <std::size_t R, std::size_t C> std::size_t count_fast(std::string_view puzzle) {
  auto walk = bits::search_fast(bits::choices(*bits::grid<R, C>(puzzle)));
  while (walk.next()) {
  }
  return walk.counts().grids;
}
template <std::size_t R, std::size_t C> void check_agreement(std::size_t cases, std::size_t givens) {
  Random r(R * 8 + C);
  for (std::size_t i = 0; i < cases; ++i) {
    auto puzzle = grow_puzzle(r, grow_grid(r, {R, C}), R * C * R * C - givens);
    if (r.chance(20)) puzzle[0][0] = puzzle[0][1] = Digit{1};  // clashes
    const auto m = bits::choices(bits::rep<R, C>(puzzle));
    INFO(line(puzzle));
    CHECK(all(bits::search_fast(m)) == all(bits::search(m)));
    CHECK(all(bits::search_fast(m)) == all(bits::search_hidden(m)));
  }
}
}  // namespace

TEST_CASE("fast, the same grids as the derived search, of puzzles of every kind") {
  check_agreement<2, 2>(300, 3);
  check_agreement<2, 3>(100, 12);
  check_agreement<3, 3>(50, 28);
}
TEST_CASE("fast, counts all grids of a small board") {
  CHECK(count_fast<2, 2>("................") == 288);
  CHECK(count_fast<2, 3>("123456..............................") == 28200960 / 720);
  CHECK(count_fast<3, 2>("123456..............................") == 28200960 / 720);
}
TEST_CASE("fast, a board with a cell left empty or a digit twice has no grid") {
  auto m = bits::choices(*bits::grid<3, 3>(book));
  m.cells[0] = 0;
  CHECK(all(bits::search_fast(m)).empty());
  CHECK(count_fast<2, 2>("11..............") == 0);
  CHECK(count_fast<2, 2>("1234341221434311") == 0);
  CHECK(count_fast<2, 2>("1234341221434321") == 1);
}
TEST_CASE("fast, ends each node where rounds of prunes and hidden singles end, but for what it sees to be dead") {
  Random r(3);
  for (int i = 0; i < 100; ++i) {
    const auto m = bits::choices(bits::rep<3, 3>(grow_puzzle(r, grow_grid(r, {3, 3}), 50)));
    const auto node = bits::fast_step(bits::Growing<3, 3>{m});
    const auto [thinned, passes] = singles(bits::prune, bits::hidden_single)(m);
    if (node.fate == Fate::unsafe) continue;
    CHECK(node.board.flat() == thinned);
  }
}
TEST_CASE("fast, the largest board there is") {
  Random r(36);
  const Grid solution = grow_grid(r, {6, 6});
  auto puzzle = bits::rep<6, 6>(solution);
  for (std::size_t i = 0; i < puzzle.cells.size(); i += 1 + r.below(4)) puzzle.cells[i] = Digit{0};
  auto walk = bits::search_fast(bits::choices(puzzle));
  REQUIRE(walk.next_grid());
  CHECK(valid[Shape{6, 6}](bits::abs(walk.grid())));
}
TEST_CASE("at_shape, calls with the shape in the type, and refuses what it hasn't") {
  std::size_t size = 0;
  CHECK(bits::at_shape({3, 4}, [&]<std::size_t R, std::size_t C>() { size = bits::Board<R, C>::area; }));
  CHECK(size == 144);
  CHECK_FALSE(bits::at_shape({1, 7}, [&]<std::size_t, std::size_t>() { size = 0; }));
  CHECK(size == 144);
  CHECK(bits::takes({6, 6}));
  CHECK_FALSE(bits::takes({7, 1}));
}
