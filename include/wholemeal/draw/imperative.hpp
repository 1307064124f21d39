#pragma once
// An oracle's trace as a tree that can be drawn.
#include "wholemeal/draw/tree.hpp"
#include "wholemeal/oracle/trace.hpp"

namespace wholemeal::draw {
namespace detail {

inline Board board_of(Shape s, const std::vector<std::uint64_t>& masks) {
  Board m(s.size(), Row<Choices>(s.size()));
  for (std::size_t k = 0; k < masks.size(); ++k)
    for (std::uint64_t left = masks[k]; left != 0; left &= left - 1)
      m[k / s.size()][k % s.size()].push_back(static_cast<Digit>(std::countr_zero(left) + 1));
  return m;
}
inline Cell cell_of(Shape s, int k) {
  const auto at = static_cast<std::size_t>(k);
  return k < 0 ? Cell{} : Cell{at / s.size(), at % s.size()};
}
inline std::string reason_of(Shape s, oracle::Reason why) {
  if (why.cell >= 0) return cell_name(cell_of(s, why.cell)) + " has no choice left";
  const auto unit = static_cast<std::size_t>(why.unit);
  constexpr std::string_view kinds[] = {"row ", "column ", "box "};
  return symbol(static_cast<Digit>(why.digit), s.size()) + std::string(" has no place in ") +
         std::string(kinds[unit / s.size()]) + std::to_string(unit % s.size() + 1);
}
constexpr Ending ending_of(oracle::Fate f) {
  constexpr Ending endings[] = {Ending::open, Ending::dead, Ending::solution, Ending::contradiction};
  return endings[static_cast<std::size_t>(f)];
}
inline TreeNode node_of(Shape s, const oracle::Step& step, std::size_t number) {
  TreeNode n{step.id,
             step.parent,
             static_cast<std::size_t>(step.depth),
             number,
             cell_of(s, step.move.cell),
             static_cast<Digit>(step.move.digit),
             ending_of(step.fate)};
  n.marks.placed = n.cell;
  if (n.ending == Ending::solution) n.why = "every cell is fixed, and the grid keeps the rules and the givens";
  if (n.ending == Ending::dead || n.ending == Ending::contradiction) n.why = reason_of(s, step.reason);
  if (step.reason.cell >= 0) n.marks.faults = {cell_of(s, step.reason.cell)};
  n.leads = step.found;
  n.taken_back = step.parent >= 0 && step.returned && !step.found;
  n.stages = {{step.parent < 0 ? "the givens" : "the value", board_of(s, step.choices)}};
  return n;
}

}  // namespace detail

// imperative :: Trace -> Tree            `rule` says how the oracle picks its cell, such as "the first blank by rows"
inline Tree imperative(std::string program, std::string_view rule, Shape s, const oracle::Trace& trace,
                       Outcome outcome) {
  Tree t{std::move(program), s, std::move(outcome), {}, trace.left_out};
  std::size_t nodes = 0;
  for (const oracle::Step& step : trace.steps) {
    t.nodes.push_back(detail::node_of(s, step, step.fate == oracle::Fate::contradiction ? 0 : ++nodes));
    if (step.parent < 0) continue;
    TreeNode& parent = t.nodes[static_cast<std::size_t>(step.parent)];
    parent.marks.picked = t.nodes.back().cell;
    parent.why = "tries " + cell_name(parent.marks.picked) + ": " + std::string(rule);
  }
  return t;
}

}  // namespace wholemeal::draw
