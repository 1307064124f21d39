#pragma once
// Naive backtracking: the first blank by rows, its legal digits in ascending order.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "wholemeal/oracle/oracle.hpp"

namespace wholemeal::oracle {

// The call at depth d fills the d-th blank. Legal is what row, column and box haven't used.
template <class Mask> class Backtracking {
 public:
  Backtracking(const Board& board, const Units& units)
      : board_(board), units_(units), used_(units.count()), grid_(board.choices.size()) {}

  bool start() {
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      if (single(board_.choices[cell]))
        flip(cell, static_cast<Mask>(board_.choices[cell]));
      else
        blanks_.push_back(cell);
    }
    left_.resize(blanks_.size());
    return true;
  }

  Outlook choose() {
    if (depth_ == blanks_.size()) return Outlook::complete;
    left_[depth_] = legal(blanks_[depth_]);
    return left_[depth_] != 0 ? Outlook::open : Outlook::dead;
  }

  bool next(Move& move) {
    if (depth_ == blanks_.size() || left_[depth_] == 0) return false;
    move = {static_cast<int>(blanks_[depth_]), std::countr_zero(left_[depth_]) + 1};
    left_[depth_] = static_cast<Mask>(left_[depth_] & (left_[depth_] - 1));
    return true;
  }

  bool place(Move move) {
    flip(blanks_[depth_++], static_cast<Mask>(Mask{1} << (move.digit - 1)));
    return true;
  }

  void undo() {
    --depth_;
    flip(blanks_[depth_], grid_[blanks_[depth_]]);
  }

  int digit(int cell) const { return std::countr_zero(grid_[static_cast<std::size_t>(cell)]) + 1; }
  Reason reason() const { return {static_cast<int>(blanks_[depth_]), -1, 0}; }

  // What is placed, and what is legal in each blank
  std::vector<std::uint64_t> choices() const {
    std::vector<std::uint64_t> out(grid_.size());
    for (std::size_t cell = 0; cell < out.size(); ++cell) out[cell] = grid_[cell] ? grid_[cell] : legal(cell);
    return out;
  }

 private:
  Mask legal(std::size_t cell) const {
    const auto [r, c, b] = units_.of(cell);
    return static_cast<Mask>(board_.choices[cell] & ~std::uint64_t{used_[r]} & ~std::uint64_t{used_[c]} &
                             ~std::uint64_t{used_[b]});
  }
  // Puts the digit in the cell, or takes it out again
  void flip(std::size_t cell, Mask bit) {
    for (const auto unit : units_.of(cell)) used_[unit] = static_cast<Mask>(used_[unit] ^ bit);
    grid_[cell] = static_cast<Mask>(grid_[cell] ^ bit);
  }

  const Board& board_;
  const Units& units_;
  std::vector<Mask> used_, grid_;
  std::vector<std::size_t> blanks_;
  std::vector<Mask> left_;
  std::size_t depth_ = 0;
};

// The naive solver of the chapter on backtracking
inline constexpr Oracle<Backtracking> backtrack{};

}  // namespace wholemeal::oracle
