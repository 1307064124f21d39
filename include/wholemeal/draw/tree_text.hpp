#pragma once
// A search as text: an outline of its tree, or node by node with every board.
#include "wholemeal/draw/tree.hpp"

namespace wholemeal::draw {

// What became of a node, in words.
inline std::string verdict(const TreeNode& n) {
  const std::string why = n.ending == Ending::open ? n.why : std::string(name(n.ending)) + ": " + n.why;
  return why + (n.taken_back ? (why.empty() ? "taken back" : "; taken back") : "");
}

namespace detail {
inline std::string closing(const Tree& t) {
  const std::string end = t.outcome.end == End::finished ? "the whole tree" : stopped_by(t.outcome.end);
  const std::string solutions = std::to_string(t.outcome.count) + (t.outcome.count == 1 ? " solution" : " solutions");
  return (t.left_out > 0 ? "... " + omitted(t) + "\n" : "") + t.program + ", " + end + ": " + solutions + "; " +
         counted(t) + "\n";
}
inline std::string staged(const Tree& t, const TreeNode& n) {
  std::string text;
  for (std::size_t i = 0; i < n.stages.size(); ++i) {
    const bool last = i + 1 == n.stages.size();
    const bool same = i > 0 && n.stages[i].board == n.stages[i - 1].board;
    text += "after " + n.stages[i].after + (same ? ": the same\n" : ":\n");
    const Cell marked = last && n.marks.picked.some() ? n.marks.picked : Cell{};
    if (!same || marked.some()) text += pencilled(t.shape, n.stages[i].board, marked);
  }
  return text;
}
}  // namespace detail

// outline :: Tree -> String              a line a node, below and to the right of its parent
inline std::string outline(const Tree& t) {
  std::string text;
  for (const TreeNode& n : t.nodes)
    text += std::string(2 * n.depth, ' ') + (n.leads ? "* " : "- ") + caption(t, n) + "  " + verdict(n) + "\n";
  return text + detail::closing(t);
}

// story :: Tree -> String                node by node: the board as it came, after each prune, and what became of it
inline std::string story(const Tree& t) {
  std::string text;
  for (const TreeNode& n : t.nodes) {
    text += (n.number == 0 ? "no node" : numbered(n)) + ", depth " + std::to_string(n.depth) + ": " + caption(t, n);
    if (n.parent >= 0) text += ", from " + numbered(t.nodes[static_cast<std::size_t>(n.parent)]);
    text += "\n" + detail::staged(t, n) + verdict(n) + "\n\n";
  }
  return text + detail::closing(t);
}

}  // namespace wholemeal::draw
