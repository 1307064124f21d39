// The README's ten lines, as they stand there.
#include <iostream>
#include <sstream>

#include "catch.hpp"
#include "wholemeal/wholemeal.hpp"

namespace {
void pipeline() {
  using namespace wholemeal;
  // clang-format off
  const Grid puzzle = *grid("004005700000009400360000008720060000000402000000080093400000056005300000006100900");

  auto specification = filter(valid) * expand * choices;          // try every grid: 9^57 of them
  auto pruned = filter(valid) * expand * prune * choices;         // the same by the prune law
  auto final = search * choices;                                  // the same up to order, by the search law

  auto grids = final(puzzle);                                     // a lazy list of grids
  std::cout << line(*ranges::begin(grids)) << '\n';               // does the work of the first grid only
  std::cout << show(pruned) << '\n';                              // filter valid . expand . prune . choices
  std::cout << show(boxs[Shape{3, 3}].definition.literal) << '\n';  // map ungroup . ungroup . map cols . ...
  // clang-format on
  CHECK(show(specification) == "filter valid . expand . choices");
  CHECK(length(filter(blank)(concat(puzzle))) == 57);
}
}  // namespace

TEST_CASE("the README's pipeline, prints what it says") {
  std::ostringstream out;
  auto* const terminal = std::cout.rdbuf(out.rdbuf());
  pipeline();
  std::cout.rdbuf(terminal);
  CHECK(out.str() ==
        "184625739572839461369741528728963145953412687641587293417298356295376814836154972\n"
        "filter valid . expand . prune . choices\n"
        "map ungroup . ungroup . map cols . group . map group\n");
}
