#pragma once
// Rows, columns and boxes by number: which givens clash, and whether a full grid is a solution.
// With N digits unit u is row u, column u-N or box u-2N, all from 0.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "wholemeal/oracle/board.hpp"

namespace wholemeal::oracle {

// The cells of each unit, and the three units of each cell.
class Units {
 public:
  explicit Units(Box box)
      : n_(box.digits()), cells_(static_cast<std::size_t>(3 * n_ * n_)), of_(cells_.size() / 3) {
    for (int cell = 0; cell < n_ * n_; ++cell) {
      const int r = cell / n_, c = cell % n_, b = r / box.rows * box.rows + c / box.cols;
      put(cell, 0, r, c);
      put(cell, 1, n_ + c, r);
      put(cell, 2, 2 * n_ + b, r % box.rows * box.cols + c % box.cols);
    }
  }
  int count() const { return 3 * n_; }
  std::span<const std::uint16_t> operator[](int unit) const {
    return {cells_.data() + unit * n_, static_cast<std::size_t>(n_)};
  }
  // of :: Cell -> [Unit]; its row, column and box
  const std::array<std::uint8_t, 3>& of(int cell) const { return of_[static_cast<std::size_t>(cell)]; }

 private:
  void put(int cell, std::size_t kind, int unit, int place) {
    cells_[static_cast<std::size_t>(unit * n_ + place)] = static_cast<std::uint16_t>(cell);
    of_[static_cast<std::size_t>(cell)][kind] = static_cast<std::uint8_t>(unit);
  }
  int n_;
  std::vector<std::uint16_t> cells_;
  std::vector<std::array<std::uint8_t, 3>> of_;
};

// Two givens of one unit that hold the same digit.
struct Clash {
  int unit, digit, first, second;
};

// clashes :: Board -> [Clash]; unit by unit, each given with the first one that holds its digit
inline std::vector<Clash> clashes(const Board& board, const Units& units) {
  std::vector<Clash> out;
  for (int unit = 0; unit < units.count(); ++unit) {
    std::array<int, 36> first;
    std::uint64_t seen = 0;
    for (const int cell : units[unit]) {
      const auto m = board.choices[static_cast<std::size_t>(cell)];
      if (!single(m)) continue;
      const int digit = std::countr_zero(m);
      auto& holder = first[static_cast<std::size_t>(digit)];
      if (seen & m)
        out.push_back({unit, digit + 1, holder, cell});
      else
        holder = cell;
      seen |= m;
    }
  }
  return out;
}

// accepts :: Board -> [Digit] -> Bool; the grid keeps the givens, and every unit holds every digit
inline bool accepts(const Board& board, const Units& units, std::span<const std::uint8_t> grid) {
  for (std::size_t cell = 0; cell < grid.size(); ++cell)
    if (!(board.choices[cell] >> (grid[cell] - 1) & 1)) return false;
  for (int unit = 0; unit < units.count(); ++unit) {
    std::uint64_t seen = 0;
    for (const auto cell : units[unit]) seen |= std::uint64_t{1} << (grid[cell] - 1);
    if (seen != board.box.all()) return false;
  }
  return true;
}

}  // namespace wholemeal::oracle
