#pragma once
// A walk over a search tree of flat boards, in preorder, pulled a node at a time: it may stop after any of them.
#include <vector>

#include "wholemeal/refine/board.hpp"

namespace wholemeal::bits {

// The alternatives of one cell: what children a board has, before any is made. As a list, their digits, ascending.
template <class S> struct Branch {
  std::size_t cell = 0;
  S digits = 0;

  struct iterator {
    using value_type = Digit;
    using difference_type = std::ptrdiff_t;
    S left = 0;
    constexpr Digit operator*() const { return static_cast<Digit>(std::countr_zero(left) + 1); }
    constexpr iterator& operator++() {
      left = static_cast<S>(left & (left - 1));
      return *this;
    }
    constexpr iterator operator++(int) {
      const iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(iterator, iterator) = default;
  };
  constexpr iterator begin() const { return {digits}; }
  constexpr iterator end() const { return {}; }
};

// Walk (Board -> Node) Board: the nodes of tree.hpp's `nodes`, in its order. A child is made by `m.with(cell, digit)`.
// It holds the path only, outside the stack: as deep as the board has cells.
template <class M, class Step> class Walk {
 public:
  using node = std::invoke_result_t<Step, const M&>;
  constexpr Walk(Step step, const M& root) : step_(step), root_(root) {}

  // Goes on to the next node; false when there is none. What `here` gave before is gone.
  constexpr bool next() {
    if (counts_.nodes == 0) return visit(root_);
    while (!path_.empty() && path_.back().children.digits == 0) path_.pop_back();
    if (path_.empty()) return false;
    auto& rest = path_.back().children;
    auto digits = rest.begin();
    const Digit d = *digits;
    rest.digits = (++digits).left;
    return visit(path_.back().board.with(rest.cell, d));
  }
  // Goes on to the next complete node.
  constexpr bool next_grid() {
    while (next())
      if (here().fate == Fate::complete) return true;
    return false;
  }
  constexpr const node& here() const { return path_.back(); }
  // Of a complete node, its grid.
  constexpr auto grid() const { return heads(here().board.flat()); }
  constexpr const Counts& counts() const { return counts_; }

 private:
  constexpr bool visit(const M& board) {
    path_.push_back(step_(board));
    path_.back().depth = path_.size() - 1;
    counts_ = tally(counts_, path_.back());
    return true;
  }

  Step step_;
  M root_;
  std::vector<node> path_;
  Counts counts_;
};

}  // namespace wholemeal::bits
