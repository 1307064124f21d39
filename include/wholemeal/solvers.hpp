#pragma once
// The one table of solvers: command, tests, agreement, benchmark and page go through it.
#include "wholemeal/hidden.hpp"
#include "wholemeal/oracle/backtrack.hpp"
#include "wholemeal/oracle/dlx.hpp"
#include "wholemeal/oracle/propagate.hpp"
#include "wholemeal/refine/abs.hpp"
#include "wholemeal/refine/fast.hpp"
#include "wholemeal/refine/shapes.hpp"
#include "wholemeal/solver.hpp"

namespace wholemeal {

inline bool takes_all(Shape s) { return s.rows > 0 && s.cols > 0 && s.size() <= max_size; }

namespace rung {
inline Outcome spec(const Board& m, Shape s, const Limits& limits, const Take& take) {
  return run_expansion(m, valid[s], limits, take);
}
inline Outcome prune_once(const Board& m, Shape s, const Limits& limits, const Take& take) {
  return run_expansion(prune[s](m), valid[s], limits, take);
}
inline Outcome search(const Board& m, Shape s, const Limits& limits, const Take& take) {
  return run_tree(nodes{step(once(prune[s]), s), m}, limits, take);
}
inline Outcome fixpoint(const Board& m, Shape s, const Limits& limits, const Take& take) {
  return run_tree(nodes{step(repeatedly(prune[s]), s), m}, limits, take);
}
inline Outcome hidden(const Board& m, Shape s, const Limits& limits, const Take& take) {
  return run_tree(nodes{step(singles(prune[s], hidden_single[s]), s), m}, limits, take);
}

// run_tree of a flat walk: the same limits, counters and solutions. A node beyond a limit is made, but doesn't count.
template <class Walk> Outcome run_walk(Walk walk, const Limits& limits, const Take& take) {
  Counts seen;
  Outcome outcome;
  Watch watch{limits};
  while (outcome.end == End::finished) {
    const End stop = watch.ask(seen.nodes);
    if (!walk.next()) break;
    if ((outcome.end = stop) != End::finished) break;
    seen = walk.counts();
    if (walk.here().fate != Fate::complete) continue;
    ++outcome.count;
    if (!take(bits::line(walk.grid())) || outcome.count >= limits.solutions) outcome.end = End::solutions;
  }
  outcome.stats = stats(seen);
  return outcome;
}
// A flat row: the walk that a search makes of a flat board, of a shape there is a flat board for.
template <const auto& Search> Outcome flat(const Board& m, Shape s, const Limits& limits, const Take& take) {
  Outcome outcome;
  bits::at_shape(s,
                 [&]<std::size_t R, std::size_t C>() { outcome = run_walk(Search(bits::rep<R, C>(m)), limits, take); });
  return outcome;
}

// An oracle takes and gives text and bit sets of its own: digit d is bit d - 1.
template <const auto& Oracle> Outcome oracle(const Board& m, Shape s, const Limits& limits, const Take& take) {
  oracle::Board board{{static_cast<int>(s.rows), static_cast<int>(s.cols)}, {}};
  for (const auto& row : m)
    for (const Choices& cell : row) board.choices.push_back(cell.mask() >> 1U);
  std::optional<std::chrono::steady_clock::time_point> deadline;
  if (limits.deadline != std::chrono::steady_clock::time_point::max()) deadline = limits.deadline;
  const auto result = Oracle(board, {limits.solutions, limits.nodes, deadline, limits.stop}, take);
  constexpr End ends[] = {End::finished, End::solutions, End::nodes, End::time, End::interrupted};
  const auto status = static_cast<std::size_t>(result.status);
  return {
      status < std::size(ends) ? ends[status] : End::finished,  // givens that clash: searched, none
      result.count,
      {{"nodes", result.stats.nodes}, {"branches", result.stats.branches}, {"backtracks", result.stats.backtracks}}};
}
}  // namespace rung

inline const std::vector<Solver>& solvers() {
  static const std::vector<Solver> table{
      {"spec", "filter valid . expand . choices", "the specification", true, true, takes_all, rung::spec},
      {"prune", "filter valid . expand . prune . choices", "prune-law: fewer choices to expand", true, true, takes_all,
       rung::prune_once},
      {"search", "Bird's final program: expand1, one prune a node", "19.7: one cell at a time", true, false, takes_all,
       rung::search},
      {"fixpoint", "prune until nothing changes, at every node", "prune-many: fewer nodes, more prunes", true, false,
       takes_all, rung::fixpoint},
      {"hidden", "prunes, then hidden singles, until nothing changes, at every node", "hidden-prune: fewer nodes still",
       true, false, takes_all, rung::hidden},
      {"bits", "search, with choices as sets of bits and the matrix one flat value",
       "refine-search: the same nodes, faster", true, false, bits::takes, rung::flat<bits::search>},
      {"fast", "hidden on sets of bits, from where something changed", "refine-searchFast: hidden's pruning, faster",
       true, false, bits::takes, rung::flat<bits::search_fast>},
      {"backtrack", "first blank in row-major order, digits ascending", "", false, false, takes_all,
       rung::oracle<oracle::backtrack>},
      {"propagate", "assign and eliminate on bit masks, singles, MRV", "", false, false, takes_all,
       rung::oracle<oracle::propagate>},
      {"dlx", "exact cover by dancing links", "", false, false, takes_all, rung::oracle<oracle::dlx>},
  };
  return table;
}

// find_solver :: String -> Maybe Solver
inline const Solver* find_solver(std::string_view name) {
  for (const Solver& solver : solvers())
    if (solver.name == name) return &solver;
  return nullptr;
}

// fastest :: Shape -> Solver             the fastest derived row for boards of this shape
inline const Solver& fastest_solver(Shape s) { return *find_solver(bits::takes(s) ? "fast" : "hidden"); }

}  // namespace wholemeal
