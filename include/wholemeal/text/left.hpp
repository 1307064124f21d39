#pragma once
// The candidates that the digits on a board leave to its open cells.
#include "wholemeal/text/kept.hpp"

namespace wholemeal::text {

// The candidates that the digits already there leave: what such a position starts from.
inline Matrix<Choices> left_by(const Grid& set, Shape s) {
  const std::size_t n = s.size();
  Matrix<std::uint64_t> seen(3, Row<std::uint64_t>(n));
  const auto units = [&](std::size_t i, std::size_t j) { return std::array{i, j, i / s.rows * s.rows + j / s.cols}; };
  const auto bit = [](Digit d) { return std::uint64_t{1} << (static_cast<unsigned>(d) & 63U); };
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      for (std::size_t u = 0; u < 3; ++u) seen[u][units(i, j)[u]] |= bit(set[i][j]);
  Matrix<Choices> cs(n, Row<Choices>(n));
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      const auto [row, col, box] = units(i, j);
      const std::uint64_t gone = seen[0][row] | seen[1][col] | seen[2][box];
      if (!blank(set[i][j]))
        cs[i][j] = {set[i][j]};
      else
        for (Digit d : digits(n))
          if ((gone & bit(d)) == 0) cs[i][j].push_back(d);
    }
  return cs;
}

}  // namespace wholemeal::text
