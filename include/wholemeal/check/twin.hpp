#pragma once
// Another full grid that differs from a given one in few cells, so that a puzzle which leaves these blank has both.
#include "wholemeal/check/dig.hpp"

namespace wholemeal::check {

namespace detail {
// The corners of a rectangle with this cell that hold two digits, in two lines and two boxes: these can be exchanged.
inline std::vector<std::size_t> rectangle(const Puzzle& grid, std::size_t cell) {
  const auto n = static_cast<std::size_t>(grid.box.digits());
  const auto height = static_cast<std::size_t>(grid.box.rows), width = static_cast<std::size_t>(grid.box.cols);
  const std::size_t i = cell / n, j = cell % n;
  for (std::size_t k = 0; k < n; ++k) {
    const std::size_t l = grid.cells.find(grid.cells[k * n + j], i * n) % n;
    if (k != i && grid.cells[k * n + l] == grid.cells[cell] && (i / height == k / height || j / width == l / width))
      return {cell, i * n + l, k * n + j, k * n + l};
  }
  return {};
}
}  // namespace detail

// twin :: Seed -> Puzzle -> [Int]        of a full grid of more than one cell, where another differs from it: in the
// corners of a rectangle, by chance, or if there is none in two lines
inline std::vector<std::size_t> twin(Random& r, const Puzzle& grid) {
  for (std::size_t k : r.permutation(grid.cells.size()))
    if (auto corners = detail::rectangle(grid, k); !corners.empty()) return corners;
  const auto n = static_cast<std::size_t>(grid.box.digits());
  std::vector<std::size_t> lines;
  for (std::size_t k = 0; k < 2 * n; ++k) lines.push_back(grid.box.rows > 1 ? k : k / 2 * n + k % 2);
  return lines;
}

}  // namespace wholemeal::check
