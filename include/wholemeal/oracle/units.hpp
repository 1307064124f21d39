#pragma once
// Rows, columns and boxes by number: which givens clash, and whether a full grid is a solution.
// With N digits unit u is row u, column u-N or box u-2N, all from 0.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "wholemeal/oracle/board.hpp"

namespace wholemeal::oracle {

// The cells of each unit, the three units of each cell, and the other cells in these.
class Units {
 public:
  explicit Units(Box box) : box_(box), n_(static_cast<std::size_t>(box.digits())), cells_(3 * n_ * n_), of_(n_ * n_) {
    const std::size_t height = static_cast<std::size_t>(box.rows), width = static_cast<std::size_t>(box.cols);
    for (std::size_t r = 0; r < n_; ++r)
      for (std::size_t c = 0; c < n_; ++c) {
        put(r * n_ + c, 0, r, c);
        put(r * n_ + c, 1, n_ + c, r);
        // NOLINTNEXTLINE(clang-analyzer-core.DivideZero): a box has rows and columns
        put(r * n_ + c, 2, 2 * n_ + r / height * height + c / width, r % height * width + c % width);
      }
    for (std::size_t cell = 0; cell < of_.size(); ++cell) list_peers(cell);
  }
  Box box() const { return box_; }
  std::size_t count() const { return 3 * n_; }
  std::size_t cells() const { return n_ * n_; }
  // [] :: Unit -> [Cell]
  std::span<const std::uint16_t> operator[](std::size_t unit) const { return {cells_.data() + unit * n_, n_}; }
  // of :: Cell -> [Unit]; its row, column and box
  const std::array<std::uint8_t, 3>& of(std::size_t cell) const { return of_[cell]; }
  // peers :: Cell -> [Cell]; each once, itself not
  std::span<const std::uint16_t> peers(std::size_t cell) const {
    const auto each = peers_.size() / of_.size();
    return {peers_.data() + cell * each, each};
  }

 private:
  void put(std::size_t cell, std::size_t kind, std::size_t unit, std::size_t place) {
    cells_[unit * n_ + place] = static_cast<std::uint16_t>(cell);
    of_[cell][kind] = static_cast<std::uint8_t>(unit);
  }
  void list_peers(std::size_t cell) {
    const auto [row, col, box] = of_[cell];
    for (const auto unit : of_[cell])
      for (const auto peer : (*this)[unit])
        if (peer != cell && (unit != box || (of_[peer][0] != row && of_[peer][1] != col))) peers_.push_back(peer);
  }
  Box box_;
  std::size_t n_;
  std::vector<std::uint16_t> cells_, peers_;
  std::vector<std::array<std::uint8_t, 3>> of_;
};

// units_of :: Box -> Units; the last ones made by this thread are kept for the next call
inline std::shared_ptr<const Units> units_of(Box box) {
  thread_local std::shared_ptr<const Units> last;
  if (!last || last->box() != box) last = std::make_shared<const Units>(box);
  return last;
}

// Why a board is a dead end: a cell without choices (cell >= 0), or a unit without a place for a digit.
struct Reason {
  int cell = -1;
  int unit = -1;
  int digit = 0;
};

// Two givens of one unit that hold the same digit.
struct Clash {
  int unit, digit, first, second;
};

// clashes :: Board -> [Clash]; unit by unit, each given with the first one that holds its digit
inline std::vector<Clash> clashes(const Board& board, const Units& units) {
  std::vector<Clash> out;
  for (std::size_t unit = 0; unit < units.count(); ++unit) {
    std::array<int, 36> first;
    std::uint64_t seen = 0;
    for (const auto cell : units[unit]) {
      const auto m = board.choices[cell];
      if (!single(m)) continue;
      const int digit = std::countr_zero(m);
      auto& holder = first[static_cast<std::size_t>(digit)];
      if (seen & m)
        out.push_back({static_cast<int>(unit), digit + 1, holder, cell});
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
  for (std::size_t unit = 0; unit < units.count(); ++unit) {
    std::uint64_t seen = 0;
    for (const auto cell : units[unit]) seen |= std::uint64_t{1} << (grid[cell] - 1);
    if (seen != board.box.all()) return false;
  }
  return true;
}

}  // namespace wholemeal::oracle
