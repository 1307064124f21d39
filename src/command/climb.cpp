#include "command/climb.hpp"

#include "command/answer.hpp"
#include "wholemeal/ways.hpp"

namespace wholemeal::command {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_digits = 7;  // grids that are tried: fewer than ten million

// plus :: Integer -> Integer -> Integer      in decimal
std::string plus(const std::string& a, const std::string& b) {
  std::string sum;
  for (std::size_t i = 0, carry = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i, carry /= 10) {
    for (const std::string& x : {a, b})
      if (i < x.size()) carry += static_cast<std::size_t>(x[x.size() - 1 - i] - '0');
    sum.insert(sum.begin(), static_cast<char>('0' + carry % 10));
  }
  return sum;
}
std::string grids_of(const Solver& solver, const text::Puzzle& p) {
  const Board m = starting_board(p);
  return ways(solver.name == "spec" ? m : prune[p.shape](m));
}
void add(std::vector<Counter>& sum, const std::vector<Counter>& more) {
  if (sum.empty())
    sum = more;
  else
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i].value += more[i].value;
}

}  // namespace

Outcome Climb::solve(const Solver& solver, const text::Puzzle& p) const {
  Limits limits = bounds.from_now(limit);
  if (solver.tries_all) limits.nodes = Limits{}.nodes;  // grids tried are no nodes
  return solver.run(starting_board(p), p.shape, limits, [](std::string_view) { return !interrupted; });
}

// Once over all puzzles: what is counted, and whether the row finds as many solutions as those before it.
TableRow Climb::first(const Solver& solver, std::vector<std::optional<std::uint64_t>>& counts) const {
  TableRow row{&solver};
  const auto start = Clock::now();
  for (std::size_t i = 0; i < puzzles.size() && !interrupted; ++i) {
    const std::string grids = solver.tries_all ? grids_of(solver, puzzles[i]) : "";
    if (solver.tries_all) row.grids = plus(row.grids, grids);
    if (!solver.takes(puzzles[i].shape) || grids.size() > most_digits) continue;
    const Outcome outcome = solve(solver, puzzles[i]);
    ++row.ran;
    row.solutions += outcome.count;
    add(row.stats, outcome.stats);
    if (outcome.end != End::finished && outcome.end != End::solutions) continue;
    ++row.finished;
    if (!counts[i]) counts[i] = outcome.count;
    row.disagrees = row.disagrees || counts[i] != outcome.count;
  }
  if (row.ran > 0)
    row.micros = {std::chrono::duration<double, std::micro>(Clock::now() - start).count() /
                  static_cast<double>(row.ran)};
  return row;
}

// Microseconds a puzzle, over all puzzles as often as 5 ms allow.
double Climb::again(const Solver& solver) const {
  std::size_t solved = 0;
  const auto start = Clock::now();
  auto now = start;
  for (; now - start < std::chrono::milliseconds(5) && !interrupted; now = Clock::now())
    for (const text::Puzzle& p : puzzles) solve(solver, p), ++solved;
  return std::chrono::duration<double, std::micro>(now - start).count() /
         static_cast<double>(std::max<std::size_t>(solved, 1));
}

// The rows that finish take turns, round after round, so that what disturbs one disturbs all; medians are kept.
void Climb::measure(Rows& rows) const {
  for (TableRow& row : rows)
    if (row.done(puzzles.size())) row.micros.clear();
  for (std::size_t round = 0; round < rounds; ++round)
    for (TableRow& row : rows)
      if (row.done(puzzles.size())) row.micros.push_back(again(*row.solver));
  for (TableRow& row : rows) std::sort(row.micros.begin(), row.micros.end());
}

Rows Climb::rows(const std::vector<Solver>& solvers) const {
  Rows rows;
  std::vector<std::optional<std::uint64_t>> counts(puzzles.size());
  for (const Solver& solver : solvers) rows.push_back(first(solver, counts));
  measure(rows);
  return rows;
}

}  // namespace wholemeal::command
