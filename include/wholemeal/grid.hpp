#pragma once
// Digits and grids, and their plain text: one symbol a cell, row after row.
#include <optional>

#include "wholemeal/matrix.hpp"

namespace wholemeal {

using Grid = Matrix<Digit>;

// digits :: Int -> [Digit]: the digits of a board of n rows, in order.
inline constexpr auto digits = named<"digits">([](std::size_t n) {
  Choices ds;
  for (std::size_t d = 1; d <= std::min(n, max_size); ++d) ds.push_back(static_cast<Digit>(d));
  return ds;
});

// blank :: Digit -> Bool
inline constexpr auto blank = named<"blank">([](Digit d) { return d == Digit{0}; });

// How digit d of n is written: 1 to 9, then A to Z; with 36 digits 0 to 9, then A to Z. A blank is a dot.
constexpr char symbol(Digit d, std::size_t n) {
  constexpr std::string_view symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const auto value = static_cast<std::size_t>(d);
  return blank(d) || value > max_size ? '.' : symbols[value - (n == max_size ? 1 : 0)];
}

// The digit a symbol stands for on a board of n rows; nothing when it is none.
constexpr std::optional<Digit> digit(char c, std::size_t n) {
  if (c == '.' || (c == '0' && n < max_size)) return Digit{0};
  const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  for (Digit d : digits(n)) if (symbol(d, n) == upper) return d;
  return std::nullopt;
}

// line :: Grid -> String
inline constexpr auto line = named<"line">([](const Grid& g) {
  std::string s;
  for (const Row<Digit>& row : g) for (Digit d : row) s += symbol(d, g.size());
  return s;
});

// grid :: String -> Maybe Grid: n*n symbols, n at most 36.
inline constexpr auto grid = named<"grid">([](std::string_view symbols) -> std::optional<Grid> {
  std::size_t n = 0;
  while (n <= max_size && n * n < symbols.size()) ++n;
  if (n == 0 || n > max_size || n * n != symbols.size()) return std::nullopt;
  Row<Digit> cells;
  for (char c : symbols) {
    const auto d = digit(c, n);
    if (!d) return std::nullopt;
    cells.push_back(*d);
  }
  return group[n](cells);
});

}  // namespace wholemeal
