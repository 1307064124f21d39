#pragma once
// Symmetries of a board: those that the pattern of the clues may have, and those that turn puzzles into puzzles.
#include <algorithm>
#include <vector>

#include "wholemeal/check/kind.hpp"
#include "wholemeal/sample.hpp"

namespace wholemeal::check {

// Of the pattern of clues: half and quarter turn; left and right, upper and lower half alike; the main diagonal.
enum class Symmetry { none, half_turn, quarter_turn, left_right, up_down, diagonal };
inline constexpr std::array<std::string_view, 6> symmetries{"none",       "half-turn", "quarter-turn",
                                                            "left-right", "up-down",   "diagonal"};

namespace detail {
// Where the symmetry moves a cell.
constexpr std::size_t moved(Symmetry s, std::size_t n, std::size_t cell) {
  const std::size_t i = cell / n, j = cell % n, up = n - 1 - i, left = n - 1 - j;
  switch (s) {
    case Symmetry::none: return cell;
    case Symmetry::half_turn: return up * n + left;
    case Symmetry::quarter_turn: return j * n + up;
    case Symmetry::left_right: return i * n + left;
    case Symmetry::up_down: return up * n + j;
    case Symmetry::diagonal: return j * n + i;
  }
  return cell;
}
}  // namespace detail

// orbit :: Symmetry -> Int -> Cell -> [Cell]       the cells that are clues together
inline std::vector<std::size_t> orbit(Symmetry s, std::size_t n, std::size_t cell) {
  std::vector<std::size_t> cells{cell};
  for (std::size_t k = detail::moved(s, n, cell); k != cell; k = detail::moved(s, n, k)) cells.push_back(k);
  return cells;
}

// An image of a board: digits renamed, rows and bands permuted, columns and stacks, perhaps transposed. Cell k of the
// image is cell `from[k]`; `names` gives each symbol another.
struct Image {
  std::vector<std::size_t> from;
  std::array<char, 256> names{};

  std::string operator()(std::string_view cells) const {
    std::string s(cells.size(), '.');
    for (std::size_t k = 0; k < cells.size(); ++k) s[k] = names[static_cast<unsigned char>(cells[from[k]])];
    return s;
  }
};

namespace detail {
// The lines of a board in a random order that keeps bands together.
inline std::vector<std::size_t> lines(Random& r, std::size_t bands, std::size_t width) {
  std::vector<std::size_t> order;
  for (std::size_t b : r.permutation(bands))
    for (std::size_t k : r.permutation(width, b * width)) order.push_back(k);
  return order;
}
}  // namespace detail

// image :: Seed -> Box -> Image          transposed only where the box is square
inline Image image(Random& r, Box box) {
  const auto n = static_cast<std::size_t>(box.digits());
  const auto height = static_cast<std::size_t>(box.rows), width = static_cast<std::size_t>(box.cols);
  const auto is = detail::lines(r, width, height), js = detail::lines(r, height, width);
  const auto digits = r.permutation(n, 1);
  const bool transposed = box.rows == box.cols && r.chance(50);
  Image m;
  for (std::size_t k = 0; k < n * n; ++k) {
    const std::size_t i = is[k / n], j = js[k % n];
    m.from.push_back(transposed ? j * n + i : i * n + j);
  }
  for (std::size_t c = 0; c < 256; ++c) m.names[c] = static_cast<char>(c);
  for (std::size_t d = 1; d <= n; ++d)
    m.names[static_cast<unsigned char>(oracle::symbol(box, static_cast<int>(d)))] =
        oracle::symbol(box, static_cast<int>(digits[d - 1]));
  return m;
}

}  // namespace wholemeal::check
