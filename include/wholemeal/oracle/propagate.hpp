#pragma once
// Backtracking with candidate propagation: a value is assigned, naked and hidden singles follow until nothing
// changes, and the next cell tried is one with the fewest candidates, the first such by rows.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "wholemeal/oracle/oracle.hpp"
#include "wholemeal/oracle/singles.hpp"

namespace wholemeal::oracle {

// Each open call has a board of its own: level d of one vector.
template <class Mask> class Propagating {
 public:
  Propagating(const Board& board, const Units& units)
      : singles_(static_cast<Mask>(board.box.all()), units), cells_(board.choices.size()), levels_(cells_), tries_(1) {
    for (std::size_t cell = 0; cell < cells_; ++cell) levels_[cell] = static_cast<Mask>(board.choices[cell]);
  }

  // Assigns every given, that is every single candidate, and propagates. False: this already fails.
  bool start() { return singles_.start(here()); }

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
    return singles_.assign(here(), static_cast<std::size_t>(move.cell), static_cast<Mask>(Mask{1} << (move.digit - 1)));
  }

  void undo() { --depth_; }

  int digit(int cell) const { return std::countr_zero(here()[cell]) + 1; }
  Reason reason() const { return singles_.reason(); }
  std::vector<std::uint64_t> choices() const { return {here(), here() + cells_}; }

 private:
  struct Tries {
    std::size_t cell = 0;
    Mask left = 0;
  };

  Mask* here() { return levels_.data() + depth_ * cells_; }
  const Mask* here() const { return levels_.data() + depth_ * cells_; }

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

  Singles<Mask> singles_;
  std::size_t cells_;
  std::size_t depth_ = 0;
  std::vector<Mask> levels_;
  std::vector<Tries> tries_;
};

// The propagating solver of the chapter. Started from a board of candidates instead of givens it assigns each
// single candidate and propagates (hidden singles too) before the first node; a failure there counts nothing.
inline constexpr Oracle<Propagating> propagate{};

}  // namespace wholemeal::oracle
