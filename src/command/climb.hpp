#pragma once
// The rows of the table of solvers side by side on the same puzzles: what they count, and how long they take.
#include "command/input.hpp"
#include "command/verb.hpp"
#include "wholemeal/solver.hpp"

namespace wholemeal::command {

// What one row of the table came to on all the puzzles.
struct TableRow {
  const Solver* solver;
  std::size_t ran = 0, finished = 0;
  bool disagrees = false;
  std::uint64_t solutions = 0;
  std::string grids = {};           // of a row that tries all: how many there are, exactly
  std::vector<Counter> stats = {};  // summed over the puzzles that were run
  std::vector<double> micros = {};  // a puzzle: of each round
  bool done(std::size_t puzzles) const { return finished == puzzles; }
  double nodes() const {
    return stats.empty() ? 0 : static_cast<double>(stats.front().value) / static_cast<double>(ran);
  }
  double time() const { return micros[micros.size() / 2]; }
};
using Rows = std::vector<TableRow>;

// How they are to be run: up to so many solutions, timed so often, each puzzle within these bounds.
struct Climb {
  std::vector<text::Puzzle> puzzles = {};
  std::uint64_t limit = 2;
  std::size_t rounds = 5;
  Bounds bounds{1000000, 10};

  // Every solver once over all puzzles; then those that finish take turns, so that what disturbs one disturbs all.
  Rows rows(const std::vector<Solver>& solvers) const;

 private:
  Outcome solve(const Solver& solver, const text::Puzzle& p) const;
  TableRow first(const Solver& solver, std::vector<std::optional<std::uint64_t>>& counts) const;
  double again(const Solver& solver) const;
  void measure(Rows& rows) const;
};

}  // namespace wholemeal::command
