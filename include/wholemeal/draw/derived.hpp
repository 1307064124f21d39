#pragma once
// The derived search written down: the same step, heard by a recorder, on the same walk with the same counters.
#include <memory>

#include "wholemeal/draw/tree.hpp"
#include "wholemeal/text/clash.hpp"

namespace wholemeal::draw {

// differing :: Matrix Choices -> Matrix Choices -> Cell       the first cell in which two boards differ
inline Cell differing(const Board& a, const Board& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < a[i].size(); ++j)
      if (a[i][j] != b[i][j]) return {i, j};
  return {};
}

// first_empty :: Matrix Choices -> Cell
inline Cell first_empty(const Board& m) {
  for (std::size_t i = 0; i < m.size(); ++i)
    for (std::size_t j = 0; j < m[i].size(); ++j)
      if (m[i][j].empty()) return {i, j};
  return {};
}

// Hears a search: boards that come to a step, what each prune makes of them, what becomes of them. It writes down the
// first `room` nodes and counts the others.
class Recorder {
 public:
  Recorder(Shape s, std::size_t room) : shape_(s), room_(room) {}

  void came(const Board& m) {
    while (!path_.empty() && path_.back().to_come == 0) path_.pop_back();
    const int parent = path_.empty() ? -1 : path_.back().id;
    if (!path_.empty()) --path_.back().to_come;
    if (full_ = full_ || nodes_.size() == room_; full_) return;
    TreeNode n{static_cast<int>(nodes_.size()), parent, path_.size(), nodes_.size() + 1};
    if (parent >= 0) {
      n.cell = n.marks.placed = differing(m, nodes_[static_cast<std::size_t>(parent)].board());
      n.digit = m[n.cell.row][n.cell.col].front();
    }
    n.stages = {{parent < 0 ? "choices" : "expand1", m}};
    nodes_.push_back(std::move(n));
  }
  void thinned(std::string by, const Board& m) {
    if (!full_) nodes_.back().stages.push_back({std::move(by), m});
  }
  template <class Node> void became(const Node& n) {
    if (full_) return;
    TreeNode& here = nodes_.back();
    if (n.fate == Fate::open)
      go_on(here, n);
    else if (n.fate == Fate::unsafe)
      blame(here);
    else {
      here.ending = Ending::solution;
      here.why = "every cell is fixed, and no digit stands twice";
    }
  }
  // The tree of the nodes that were counted: a walk may have come to one more before it asked for its limits.
  Tree finish(std::string program, Outcome outcome) && {
    const auto counted = static_cast<std::size_t>(outcome.stats.front().value);
    if (nodes_.size() > counted) nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(counted), nodes_.end());
    for (const TreeNode& n : nodes_)
      if (n.ending == Ending::solution) lead(nodes_, n.id);
    const auto left_out = counted - nodes_.size();
    return {std::move(program), shape_, std::move(outcome), std::move(nodes_), left_out};
  }

 private:
  struct Open {
    int id;
    std::size_t to_come;  // children the walk has not come to
  };
  template <class Node> void go_on(TreeNode& here, const Node& n) {
    const std::size_t fewest = static_cast<std::size_t>(ranges::distance(n.children));
    const Cell picked = fewest == 0 ? first_empty(n.board) : differing(n.board, *ranges::begin(n.children));
    if (fewest == 0) {
      here.ending = Ending::dead;
      here.marks.faults = {picked};
      here.why = cell_name(picked) + " has no choice left";
      return;
    }
    std::size_t as_few = 0;
    for (const auto& row : n.board)
      for (const Choices& cell : row) as_few += cell.size() == fewest;
    here.marks.picked = picked;
    here.why = "expand1 picks " + cell_name(picked) + ": " + std::to_string(fewest) + " choices, the fewest" +
               (as_few > 1 ? ", the first of " + std::to_string(as_few) + " such cells" : "");
    path_.push_back({here.id, fewest});
  }
  void blame(TreeNode& here) const {
    Grid g(here.board().size(), Row<Digit>(here.board().size(), Digit{0}));
    for (std::size_t k = 0; k < g.size() * g.size(); ++k)
      if (const Choices& cell = here.board()[k / g.size()][k % g.size()]; single(cell))
        g[k / g.size()][k % g.size()] = cell.front();
    const auto clash = text::clashes(g, shape_).front();
    here.ending = Ending::unsafe;
    here.why = text::wording(clash);
    for (auto [row, col] : clash.places) here.marks.faults.push_back({row, col});
  }

  Shape shape_;
  std::size_t room_;
  bool full_ = false;
  std::vector<TreeNode> nodes_;
  std::vector<Open> path_;
};
using Heard = std::shared_ptr<Recorder>;

// heard :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Matrix Choices     the same, and the recorder hears
// it
template <Function F> auto heard(F f, const Heard& by) {
  return named<"heard">([f, by](Board m) {
    m = f(std::move(m));
    by->thinned(show(f), m);
    return m;
  });
}
// heard_step :: (Board -> Node) -> Board -> Node
template <class Step> auto heard_step(Step step, const Heard& by) {
  return [step, by](Board m) {
    by->came(m);
    auto n = step(std::move(m));
    by->became(n);
    return n;
  };
}

// The search by a thinning made of functions that `by` hears, from a board on, under limits.
template <class Thin>
Tree derived(std::string program, Thin thin, const Heard& by, const Board& m, Shape s, const Limits& limits) {
  Outcome outcome = run_tree(nodes{heard_step(step(thin, s), by), m}, limits, [](std::string_view) { return true; });
  return std::move(*by).finish(std::move(program), std::move(outcome));
}

}  // namespace wholemeal::draw
