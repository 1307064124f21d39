#include <cstdio>
#include <wholemeal/wholemeal.hpp>

int main() {
  using namespace wholemeal;
  const auto puzzle = grid("004005700000009400360000008720060000000402000000080093400000056005300000006100900");
  auto grids = solve(*puzzle);
  std::puts(line(*ranges::begin(grids)).c_str());
  std::puts(show(boxs[Shape{3, 3}].definition.literal).c_str());
}
