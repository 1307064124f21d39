#pragma once
// A search as a tree that can be drawn: what the derived programs and the oracles have in common.
#include "wholemeal/draw/board_svg.hpp"
#include "wholemeal/solver.hpp"

namespace wholemeal::draw {

// What became of a node. contradiction: a value whose propagation failed, and that never became a node of an oracle.
enum class Ending { open, unsafe, dead, contradiction, solution };
constexpr std::string_view name(Ending e) {
  constexpr std::string_view names[] = {"open", "unsafe", "dead", "contradiction", "solution"};
  return names[static_cast<std::size_t>(e)];
}

// The board at one moment: after `choices` or `expand1` it is as it came, after `prune` as that left it.
struct Stage {
  std::string after;
  Board board;
};

struct TreeNode {
  int id = 0, parent = -1;  // parents come before children, in the order of the search
  std::size_t depth = 0;
  std::size_t number = 0;  // of the search's nodes, from 1; 0 for a contradiction, which is none
  Cell cell = {};          // the value that led here; nowhere at the root
  Digit digit{};
  Ending ending = Ending::open;
  std::string why = {};     // of an open node: why it goes on where it does; of the others: the reason
  Marks marks = {};         // the cell it goes on from, those at fault, the one just placed
  bool leads = false;       // it or a node below it is a solution
  bool taken_back = false;  // an oracle left it without a solution: one of its backtracks
  std::vector<Stage> stages = {};
  const Board& board() const { return stages.back().board; }
};

struct Tree {
  std::string program;
  Shape shape;
  Outcome outcome = {};
  std::vector<TreeNode> nodes = {};
  std::uint64_t left_out = 0;  // nodes of the search that are not written down
};

// caption :: Tree -> TreeNode -> String      r3c4 = 5
inline std::string caption(const Tree& t, const TreeNode& n) {
  if (!n.cell.some()) return "the puzzle";
  return cell_name(n.cell) + " = " + symbol(n.digit, t.shape.size());
}

// numbered :: TreeNode -> String            node 3
inline std::string numbered(const TreeNode& n) { return n.number == 0 ? "" : "node " + std::to_string(n.number); }

// The nodes of the search and its other counters, in words.
inline std::string counted(const Tree& t) {
  std::string words;
  for (const Counter& c : t.outcome.stats)
    words += (words.empty() ? "" : ", ") + std::string(c.name) + " " + std::to_string(c.value);
  return words;
}
inline std::string omitted(const Tree& t) {
  return t.left_out == 0 ? ""
                         : std::to_string(t.left_out) + (t.left_out == 1 ? " more node" : " more nodes") + " not drawn";
}

// Marks the path from a node to the root as leading to a solution.
inline void lead(std::vector<TreeNode>& nodes, int id) {
  for (; id >= 0; id = nodes[static_cast<std::size_t>(id)].parent) nodes[static_cast<std::size_t>(id)].leads = true;
}

}  // namespace wholemeal::draw
