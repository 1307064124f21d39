#pragma once
// The rules of the game, read off the text cell by cell. It shares nothing with the solvers: it judges their answers.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace wholemeal::check::rules {

// A board as text, with boxes of so many rows and columns.
struct Board {
  std::size_t height, width;
  std::string_view cells;
  std::size_t n() const { return height * width; }
};

// r3c4, from 1
inline std::string place(std::size_t cell, std::size_t n) {
  return "r" + std::to_string(cell / n + 1) + "c" + std::to_string(cell % n + 1);
}
inline std::size_t value(char c) {
  return c >= '0' && c <= '9'   ? static_cast<std::size_t>(c - '0')
         : c >= 'A' && c <= 'Z' ? static_cast<std::size_t>(c - 'A') + 10
                                : 99;
}
inline bool is_digit(char c, std::size_t n) {
  const std::size_t low = n == 36 ? 0 : 1;
  return value(c) >= low && value(c) < n + low;
}

// Cell k of unit u: rows first, then columns, then boxes.
inline std::size_t cell_of(const Board& b, std::size_t unit, std::size_t k) {
  const std::size_t n = b.n(), u = unit % n;
  if (unit < n) return u * n + k;
  if (unit < 2 * n) return k * n + u;
  const std::size_t across = n / b.width;
  return (u / across * b.height + k / b.width) * n + u % across * b.width + k % b.width;
}
inline std::string unit_name(std::size_t unit, std::size_t n) {
  constexpr std::string_view kinds[] = {"row ", "column ", "box "};
  return std::string{kinds[unit / n]} + std::to_string(unit % n + 1);
}

// Whether no digit stands in a unit twice.
inline bool without_repetition(const Board& b, std::size_t unit) {
  const std::size_t n = b.n();
  std::uint64_t seen = 0;
  for (std::size_t k = 0; k < n; ++k) {
    const char c = b.cells[cell_of(b, unit, k)];
    if (!is_digit(c, n)) continue;
    if ((seen >> value(c) & 1U) != 0) return false;
    seen |= std::uint64_t{1} << value(c);
  }
  return true;
}
// Of one unit: a digit that stands in it twice, in words; nothing when there is none.
inline std::string twice(const Board& b, std::size_t unit) {
  if (without_repetition(b, unit)) return "";
  const std::size_t n = b.n();
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t l = k + 1; l < n; ++l) {
      const std::size_t one = cell_of(b, unit, k), two = cell_of(b, unit, l);
      if (b.cells[one] == b.cells[two] && is_digit(b.cells[one], n))
        return std::string{b.cells[one]} + " stands twice in " + unit_name(unit, n) + " (" + place(one, n) + " and " +
               place(two, n) + ")";
    }
  return "";
}

// clash :: Board -> Maybe String         the first digit that stands twice in a unit; of what is no board, nothing
inline std::string clash(const Board& b) {
  if (b.cells.size() != b.n() * b.n()) return "";
  for (std::size_t unit = 0; unit < 3 * b.n(); ++unit)
    if (auto fault = twice(b, unit); !fault.empty()) return fault;
  return "";
}

// fault :: Board -> Grid -> Maybe String         what is wrong with a grid as an answer to the puzzle; empty: it solves
// it
inline std::string fault(const Board& puzzle, std::string_view grid) {
  const std::size_t n = puzzle.n();
  if (grid.size() != n * n) return "it has " + std::to_string(grid.size()) + " cells, not " + std::to_string(n * n);
  for (std::size_t k = 0; k < n * n; ++k)
    if (k < puzzle.cells.size() && is_digit(puzzle.cells[k], n) && puzzle.cells[k] != grid[k])
      return "the given " + std::string{puzzle.cells[k]} + " in " + place(k, n) + " was changed to " + grid[k];
  for (std::size_t k = 0; k < n * n; ++k)
    if (!is_digit(grid[k], n)) return place(k, n) + " holds no digit";
  return clash({puzzle.height, puzzle.width, grid});
}

}  // namespace wholemeal::check::rules
