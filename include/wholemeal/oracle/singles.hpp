#pragma once
// Candidate propagation: naked and hidden singles on one board of bit masks, until nothing changes.
// What the two rules end in, and whether they fail, doesn't depend on the order in which they are applied: so a
// queue for the one and whole passes of the other serve.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "wholemeal/oracle/units.hpp"

namespace wholemeal::oracle {

template <class Mask> class Singles {
 public:
  Singles(Mask all, const Units& units) : units_(units), all_(all), cells_(units.cells()), queue_(2 * cells_) {}

  // start :: Board -> Maybe Board; every single candidate is assigned. False: a contradiction, see `reason`.
  bool start(Mask* board) {
    board_ = board;
    queued_ = 0;
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (board[cell] == 0) return fail({static_cast<int>(cell), -1, 0});
      if (single(board[cell])) queue_[queued_++] = cell;
    }
    return settle();
  }

  // assign :: (Cell, Choice) -> Board -> Maybe Board; on a board that was settled before
  bool assign(Mask* board, std::size_t cell, Mask bit) {
    board_ = board;
    queued_ = 0;
    fix(cell, bit);
    return settle();
  }

  Reason reason() const { return reason_; }

 private:
  bool fail(Reason why) {
    reason_ = why;
    return false;
  }
  void fix(std::size_t cell, Mask bit) {
    board_[cell] = bit;
    queue_[queued_++] = cell;
  }

  // Both rules until nothing changes
  bool settle() {
    std::size_t done = 0;
    do {
      while (done < queued_)
        if (!clear_peers(queue_[done++])) return false;
      for (std::size_t unit = 0; unit < units_.count(); ++unit)
        if (!hidden(unit)) return false;
    } while (done < queued_);
    return true;
  }

  // Naked single: no other cell of its units may hold the digit. Without branches, which would be mispredicted.
  bool clear_peers(std::size_t cell) {
    Mask* const board = board_;
    const Mask bit = board[cell];
    bool empty = false;
    auto end = queued_;
    for (const auto peer : units_.peers(cell)) {
      const auto hit = static_cast<Mask>(board[peer] & bit);
      const auto rest = board[peer] = static_cast<Mask>(board[peer] ^ hit);
      queue_[end] = peer;
      end += static_cast<std::size_t>(hit != 0) & static_cast<std::size_t>((rest & (rest - 1)) == 0);
      empty |= rest == 0;
    }
    queued_ = end;
    return !empty || fail({first_empty(), -1, 0});
  }
  int first_empty() const { return static_cast<int>(std::find(board_, board_ + cells_, Mask{0}) - board_); }

  // Hidden single: a digit with one place in the unit goes there. Two such in one cell: the next pass finds
  // the one left out without a place.
  bool hidden(std::size_t unit) {
    const Mask* const board = board_;
    Mask once = 0, more = 0, fixed = 0;
    for (const auto cell : units_[unit]) {
      const Mask m = board[cell];
      more = static_cast<Mask>(more | (once & m));
      once = static_cast<Mask>(once | m);
      fixed = static_cast<Mask>(fixed | ((m & (m - 1)) == 0 ? m : 0));
    }
    if (once != all_) return fail({-1, static_cast<int>(unit), std::countr_one(once) + 1});
    const auto lone = static_cast<Mask>(once & ~more & ~fixed);
    if (lone == 0) return true;
    for (const auto cell : units_[unit])
      if (const auto m = static_cast<Mask>(board[cell] & lone); m != 0) fix(cell, static_cast<Mask>(m & -m));
    return true;
  }

  const Units& units_;
  Mask all_;
  std::size_t cells_;
  std::vector<std::size_t> queue_;  // cells fixed, each once; then, at a contradiction, some emptied peers
  std::size_t queued_ = 0;
  Mask* board_ = nullptr;
  Reason reason_;
};

}  // namespace wholemeal::oracle
