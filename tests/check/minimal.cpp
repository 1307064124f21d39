// Minimal puzzles of small boards.
#include "wholemeal/check/minimal.hpp"
#include "catch.hpp"
#include "wholemeal/oracle/propagate.hpp"

using namespace wholemeal;

namespace {

std::vector<std::string> all_grids(oracle::Box box) {
  std::vector<std::string> grids;
  oracle::propagate(box, std::string(static_cast<std::size_t>(box.cells()), '.'), {},
                    [&](std::string_view g) { return grids.emplace_back(g), true; });
  return grids;
}

}  // namespace

TEST_CASE("85,632 minimal puzzles of 4x4, of four to six clues") {
  const auto by_clues = check::minimal(all_grids({2, 2}));
  CHECK(by_clues == std::vector<std::uint64_t>{0, 0, 0, 0, 25728, 58368, 1536, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("minimal puzzles of tiny boards, counted by hand") {
  CHECK(check::minimal(all_grids({1, 1}))[0] == 1);    // the empty board of one cell has one solution
  const auto two = check::minimal(all_grids({1, 2}));  // Latin squares of order 2: each of 4 cells, with 2 digits
  CHECK(two[1] == 8);
  CHECK(two[0] + two[2] + two[3] + two[4] == 0);
}
