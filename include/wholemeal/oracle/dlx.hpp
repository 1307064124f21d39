#pragma once
// Exact cover: a row of the matrix for each digit in a cell, and a column for each thing that must happen once:
// a cell is filled (columns by cells), a digit stands in a row, in a column, in a box (by units, then digits).
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "wholemeal/oracle/links.hpp"
#include "wholemeal/oracle/oracle.hpp"

namespace wholemeal::oracle {

// The rows of the givens are taken before the first call; a call picks the first of the smallest columns and
// tries its rows, by cells and then digits. Masks are always wide.
template <class Mask> class Covering {
 public:
  using Node = Links::Node;

  Covering(const Board& board, const Units& units)
      : board_(board),
        units_(units),
        n_(static_cast<std::size_t>(board.box.digits())),
        links_(4 * n_ * n_),
        first_(static_cast<Node>(4 * n_ * n_ + 1)),
        grid_(n_ * n_),
        tries_(n_ * n_ + 1) {}

  bool start() {
    std::vector<Node> givens;
    for (std::size_t cell = 0; cell < grid_.size(); ++cell)
      for (auto m = board_.choices[cell]; m != 0; m &= m - 1) {
        const auto row = add({static_cast<int>(cell), std::countr_zero(m) + 1});
        if (single(board_.choices[cell])) givens.push_back(row);
      }
    for (const auto row : givens) hold(row);
    return true;
  }

  Outlook choose() {
    const auto head = links_.smallest();
    tries_[depth_] = {head, head};
    if (head == 0) return Outlook::complete;
    return links_.size(head) != 0 ? Outlook::open : Outlook::dead;
  }

  bool next(Move& move) {
    auto& now = tries_[depth_];
    if (now.head == 0 || (now.row = links_.down(now.row)) == now.head) return false;
    move = moves_[(now.row - first_) / 4];
    return true;
  }

  bool place(Move) {
    hold(tries_[depth_++].row);
    return true;
  }

  void undo() {
    const auto row = tries_[--depth_].row;
    links_.put_back(row);
    grid_[static_cast<std::size_t>(moves_[(row - first_) / 4].cell)] = 0;
  }

  int digit(int cell) const { return grid_[static_cast<std::size_t>(cell)]; }

  Reason reason() const {
    const auto column = static_cast<int>(tries_[depth_].head) - 1, n = static_cast<int>(n_);
    if (column < n * n) return {column, -1, 0};
    return {-1, column / n - n, column % n + 1};
  }

  // What is placed, and the rows left of each other cell
  std::vector<std::uint64_t> choices() const {
    std::vector<std::uint64_t> out(grid_.size());
    for (std::size_t cell = 0; cell < out.size(); ++cell) {
      const auto head = static_cast<Node>(cell + 1);
      if (grid_[cell] != 0)
        out[cell] = std::uint64_t{1} << (grid_[cell] - 1);
      else
        for (auto row = links_.down(head); row != head; row = links_.down(row))
          out[cell] |= std::uint64_t{1} << (moves_[(row - first_) / 4].digit - 1);
    }
    return out;
  }

 private:
  struct Tries {
    Node head = 0, row = 0;
  };

  Node add(Move move) {
    const auto cell = static_cast<std::size_t>(move.cell);
    const auto [row, col, box] = units_.of(cell);
    const auto column = [&](std::size_t unit) {
      return static_cast<Node>(n_ * n_ + unit * n_ + static_cast<std::size_t>(move.digit));
    };
    moves_.push_back(move);
    return links_.add({static_cast<Node>(cell + 1), column(row), column(col), column(box)});
  }
  void hold(Node row) {
    const auto [cell, digit] = moves_[(row - first_) / 4];
    links_.take(row);
    grid_[static_cast<std::size_t>(cell)] = digit;
  }

  const Board& board_;
  const Units& units_;
  std::size_t n_;
  Links links_;
  Node first_;
  std::vector<int> grid_;
  std::vector<Move> moves_;  // of each row of the matrix
  std::vector<Tries> tries_;
  std::size_t depth_ = 0;
};

// The exact-cover solver
inline constexpr Oracle<Covering> dlx{};

}  // namespace wholemeal::oracle
