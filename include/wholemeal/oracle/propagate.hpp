#pragma once
// Backtracking with candidate propagation: a value is assigned, naked and hidden singles follow until nothing
// changes, and the next cell tried is one with the fewest candidates, the first such by rows.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "wholemeal/oracle/oracle.hpp"

namespace wholemeal::oracle {

// Each open call has a board of its own: level d of one vector. What the two rules end in doesn't depend on
// the order in which they are applied (nor whether they fail), so a queue and whole passes serve.
template <class Mask> class Propagating {
 public:
  Propagating(const Board& board, const Units& units)
      : units_(units),
        all_(static_cast<Mask>(board.box.all())),
        cells_(board.choices.size()),
        levels_(cells_),
        tries_(1),
        queue_(cells_ + 1) {
    for (std::size_t cell = 0; cell < cells_; ++cell) levels_[cell] = static_cast<Mask>(board.choices[cell]);
  }

  // Assigns every given, that is every single candidate, and propagates. False: this already fails.
  bool start() {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (here()[cell] == 0) return fail({static_cast<int>(cell), -1, 0});
      if (single(here()[cell])) queue_[queued_++] = cell;
    }
    return settle();
  }

  Outlook choose() {
    auto& now = tries_[depth_];
    now.cell = fewest();
    now.left = now.cell < cells_ ? here()[now.cell] : Mask{0};
    return now.left != 0 ? Outlook::open : Outlook::complete;
  }

  bool next(Move& move) {
    auto& now = tries_[depth_];
    if (now.left == 0) return false;
    move = {static_cast<int>(now.cell), std::countr_zero(now.left) + 1};
    now.left = static_cast<Mask>(now.left & (now.left - 1));
    return true;
  }

  // On a copy of the board; false when it comes to a contradiction
  bool place(Move move) {
    levels_.resize(std::max(levels_.size(), (depth_ + 2) * cells_));
    std::copy_n(here(), cells_, here() + cells_);
    if (tries_.size() < ++depth_ + 1) tries_.resize(depth_ + 1);
    queued_ = 0;
    fix(static_cast<std::size_t>(move.cell), static_cast<Mask>(Mask{1} << (move.digit - 1)));
    return settle();
  }

  void undo() { --depth_; }

  int digit(int cell) const { return std::countr_zero(here()[cell]) + 1; }
  Reason reason() const { return reason_; }
  std::vector<std::uint64_t> choices() const { return {here(), here() + cells_}; }

 private:
  struct Tries {
    std::size_t cell = 0;
    Mask left = 0;
  };

  Mask* here() { return levels_.data() + depth_ * cells_; }
  const Mask* here() const { return levels_.data() + depth_ * cells_; }
  bool fail(Reason why) {
    reason_ = why;
    return false;
  }
  void fix(std::size_t cell, Mask bit) {
    here()[cell] = bit;
    queue_[queued_++] = cell;
  }

  // Both rules until nothing changes
  bool settle() {
    for (std::size_t done = 0; done < queued_;) {
      while (done < queued_)
        if (!clear_peers(queue_[done++])) return false;
      for (std::size_t unit = 0; unit < units_.count(); ++unit)
        if (!hidden(unit)) return false;
    }
    return true;
  }

  // Naked single: no other cell of its units may hold the digit. Without branches, which would be mispredicted.
  bool clear_peers(std::size_t cell) {
    Mask* const board = here();
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
  int first_empty() const { return static_cast<int>(std::find(here(), here() + cells_, Mask{0}) - here()); }

  // Hidden single: a digit with one place in the unit goes there. Two such in one cell: the next pass finds
  // the one left out without a place.
  bool hidden(std::size_t unit) {
    const Mask* const board = here();
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

  // The first cell with the fewest candidates, two or more; the number of cells when all are fixed
  std::size_t fewest() const {
    std::size_t best = cells_;
    int least = 65;
    for (std::size_t cell = 0; cell < cells_ && least > 2; ++cell) {
      if (single(here()[cell])) continue;
      const int size = count_up_to(here()[cell], least);
      if (size < least) least = size, best = cell;
    }
    return best;
  }
  static int count_up_to(Mask m, int bound) {
    int size = 0;
    for (; m != 0 && size < bound; m = static_cast<Mask>(m & (m - 1))) ++size;
    return size;
  }

  const Units& units_;
  Mask all_;
  std::size_t cells_;
  std::size_t depth_ = 0;
  std::vector<Mask> levels_;
  std::vector<Tries> tries_;
  std::vector<std::size_t> queue_;  // cells fixed whose peers are to be cleared, with room for one more
  std::size_t queued_ = 0;
  Reason reason_;
};

// The propagating solver of the chapter. Started from a board of candidates instead of givens it assigns each
// single candidate and propagates (hidden singles too) before the first node; a failure there counts nothing.
inline constexpr Oracle<Propagating> propagate{};

}  // namespace wholemeal::oracle
