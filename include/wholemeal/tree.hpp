#pragma once
// What C++ lacks: a lazy tree, walked in preorder. A step says what became of a board, and which boards come next.
#include <deque>
#include <memory>
#include <optional>
#include <range/v3/iterator/default_sentinel.hpp>
#include <range/v3/range/access.hpp>
#include <range/v3/range/traits.hpp>
#include <range/v3/view/facade.hpp>
#include <utility>

namespace wholemeal {

enum class Fate { unsafe, open, complete };  // an open node without children is dead

// What a step makes of a board: its fate, the board as pruned, the number of prunes that took, and the boards next.
template <class Board, class Boards> struct Node {
  Fate fate;
  Board board;
  Boards children;
  std::size_t prunes = 1;
  std::size_t depth = 0;
};

// nodes :: (Board -> Node) -> Board -> [Node]: the tree as the list of its nodes in preorder. Each begin() walks
// anew from the root; a node is made when the walk comes to it, and only the path to it is held.
template <class Board, class Step> class nodes : public ranges::view_facade<nodes<Board, Step>, ranges::unknown> {
  friend ranges::range_access;
  using node = std::invoke_result_t<Step, Board>;
  using boards = decltype(std::declval<node&>().children);

  struct frame {  // a node on the path, and how far its children have been visited
    node here;
    ranges::iterator_t<boards> next;
    frame(const frame&) = delete;
    explicit frame(node n) : here(std::move(n)), next(ranges::begin(here.children)) {}
    bool more() { return next != ranges::end(here.children); }
  };

  struct walk {
    Step step;
    std::deque<frame> path;

    void visit(Board board) {
      auto n = step(std::move(board));
      n.depth = path.size();
      path.emplace_back(std::move(n));
    }
    void advance() {
      while (!path.empty() && !path.back().more()) path.pop_back();
      if (path.empty()) return;
      Board child = *path.back().next;
      ++path.back().next;
      visit(std::move(child));
    }
  };

  struct cursor {
    std::shared_ptr<walk> at;
    const node& read() const { return at->path.back().here; }
    void next() { at->advance(); }
    bool equal(ranges::default_sentinel_t) const { return at->path.empty(); }
    using single_pass = std::true_type;
  };

  std::shared_ptr<const std::pair<Step, Board>> tree_;
  cursor begin_cursor() const {
    cursor c{std::make_shared<walk>(walk{tree_->first, {}})};
    c.at->visit(tree_->second);
    return c;
  }
  ranges::default_sentinel_t end_cursor() const { return {}; }

 public:
  nodes() = default;
  nodes(Step step, Board root)
      : tree_(std::make_shared<const std::pair<Step, Board>>(std::move(step), std::move(root))) {}
};

// What a walk counts: nodes visited; of these unsafe, open (each one expand1), dead and complete (grids); prunes made.
struct Counts {
  std::size_t nodes = 0, unsafe = 0, prunes = 0, expand1 = 0, dead = 0, grids = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};

// tally :: Counts -> Node -> Counts: the counters are a fold of the walk.
constexpr Counts tally(Counts c, auto& n) {
  c.nodes += 1;
  c.prunes += n.prunes;
  c.unsafe += n.fate == Fate::unsafe;
  c.grids += n.fate == Fate::complete;
  c.expand1 += n.fate == Fate::open;
  c.dead += n.fate == Fate::open && ranges::begin(n.children) == ranges::end(n.children);
  return c;
}

}  // namespace wholemeal
