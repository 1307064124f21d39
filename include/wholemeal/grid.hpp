#pragma once
// Digits and grids, and their plain text: one symbol a cell, row after row.
#include <optional>

#include "wholemeal/matrix.hpp"

namespace wholemeal {

using Grid = Matrix<Digit>;

// digits :: Int -> [Digit]           the digits of a board of n rows, in order
inline constexpr auto digits = named<"digits">([](std::size_t n) {
  Choices ds;
  for (std::size_t d = 1; d <= std::min(n, max_size); ++d) ds.push_back(static_cast<Digit>(d));
  return ds;
});

// blank :: Digit -> Bool
inline constexpr auto blank = named<"blank">([](Digit d) { return d == Digit{0}; });

// How the digits of a board of n rows are written: 1 to 9, then A to Z; 36 digits start at 0. A blank is a dot.
constexpr std::string_view symbols(std::size_t n) {
  return std::string_view{"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}.substr(n < max_size ? 1 : 0);
}
constexpr char symbol(Digit d, std::size_t n) { return blank(d) ? '.' : symbols(n)[static_cast<std::size_t>(d) - 1]; }
constexpr std::optional<Digit> digit(char c, std::size_t n) {
  if (c == '.' || (c == '0' && n < max_size)) return Digit{0};
  const auto place = symbols(n).find(c);
  return place < n ? std::optional{static_cast<Digit>(place + 1)} : std::nullopt;
}

// line :: Grid -> String
inline constexpr auto line = named<"line">([](const Grid& g) {
  std::string s;
  for (const auto& row : g)
    for (Digit d : row) s += symbol(d, g.size());
  return s;
});

// grid :: String -> Maybe Grid       n*n symbols, n at most 36
inline constexpr auto grid = named<"grid">([](std::string_view text) -> std::optional<Grid> {
  std::size_t n = 1;
  while (n < max_size && n * n < text.size()) ++n;
  Row<Digit> cells;
  for (char c : text)
    if (const auto d = digit(c, n)) cells.push_back(*d);
  return n * n == text.size() && n * n == cells.size() ? std::optional{group[n](cells)} : std::nullopt;
});

}  // namespace wholemeal
