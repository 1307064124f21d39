// The fewest clues that leave no solution and don't clash: with one less, every way to place them has a solution.
#include "catch.hpp"
#include "wholemeal/check/order.hpp"
#include "wholemeal/check/truth.hpp"

using namespace wholemeal::check;

namespace {

// Every way to place so many clues that don't clash: the first cell of the board is one of them, as some image of each
// way has it, and new digits come in order. Gives those without a solution, and how many there are.
class Placements {
 public:
  explicit Placements(Box box) : puzzle_{box, std::string(static_cast<std::size_t>(box.cells()), '.')} {}

  std::size_t tried = 0, without_solution = 0;

  void all(std::size_t clues) { place(clues, 0, 1, true); }

 private:
  void place(std::size_t left, std::size_t from, int digits, bool first) {
    if (left == 0) return ask();
    const std::size_t end = first ? 1 : puzzle_.cells.size();
    for (std::size_t k = from; k < end; ++k)
      for (int d = 1; d <= std::min(digits, puzzle_.box.digits()); ++d) {
        puzzle_.cells[k] = wholemeal::oracle::symbol(puzzle_.box, d);
        place(left - 1, k + 1, std::max(digits, d + 1), false);
        puzzle_.cells[k] = '.';
      }
  }
  void ask() {
    const Truth t = truth(puzzle_, 1);
    REQUIRE(t.known);
    ++tried;
    without_solution += !t.clash && t.count == 0;
  }

  Puzzle puzzle_;
};

void check_fewest(Box box) {
  const std::size_t least = detail::bounds({box, Kind::none}).least;
  INFO(box.rows << 'x' << box.cols << ' ' << least);
  Placements fewer(box);
  fewer.all(least - 1);
  CHECK(fewer.tried > 0);
  CHECK(fewer.without_solution == 0);
}

}  // namespace

TEST_CASE("Fewer clues than shut a digit out of a box leave a solution") {
  for (const Box box : {Box{1, 2}, Box{2, 1}, Box{1, 3}, Box{2, 2}, Box{1, 4}, Box{2, 3}, Box{3, 2}}) check_fewest(box);
  Placements as_few({2, 2});
  as_few.all(3);
  CHECK(as_few.without_solution > 0);
}

// Half a minute: scripts/exhaustive runs it.
TEST_CASE("Fewer clues leave a solution on boards of 8x8 and 9x9 too", "[.][listing]") {
  for (const Box box : {Box{2, 4}, Box{3, 3}}) check_fewest(box);
}
