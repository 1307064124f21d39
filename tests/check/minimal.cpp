// Minimal puzzles of small boards.
#include "wholemeal/check/minimal.hpp"
#include "catch.hpp"
#include "wholemeal/check/order.hpp"
#include "wholemeal/check/truth.hpp"
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

// All grids are images of those whose first row and, where rows may change places, first column ascend.
TEST_CASE("singles solve every puzzle of up to four digits: the minimal ones, as others have more clues") {
  for (const check::Box box :
       {check::Box{1, 2}, check::Box{3, 1}, check::Box{1, 3}, check::Box{4, 1}, check::Box{2, 2}}) {
    const auto grids = all_grids(box);
    const auto n = static_cast<std::size_t>(box.digits());
    CHECK(check::solved_by_singles(box));
    for (const std::string& g : grids) {
      std::string column;
      for (std::size_t i = 0; i < n; ++i) column += g[n * i];
      if (!std::is_sorted(g.begin(), g.begin() + box.digits())) continue;
      if (box != check::Box{2, 2} && !std::is_sorted(column.begin(), column.end())) continue;
      const auto more = check::ambiguous(grids, g);
      for (check::Cells cells = 0; cells < more.size(); ++cells) {
        bool minimal = more[cells] == 0;
        for (check::Cells left = cells; minimal && left != 0; left &= left - 1)
          minimal = more[cells ^ (left & -left)] != 0;
        std::string p = g;
        for (std::size_t k = 0; k < n * n; ++k)
          if ((cells >> k & 1U) == 0) p[k] = '.';
        if (minimal) CHECK(check::truth({box, p}).nodes == 1);
      }
    }
  }
}
