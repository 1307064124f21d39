#pragma once
// What the command says of a puzzle: its verdict, and how a search under limits comes to one.
#include <functional>
#include <string>

#include "command/input.hpp"
#include "wholemeal/solver.hpp"

namespace wholemeal::command {

enum class Verdict { unique, several, none, invalid, unreadable, limit };
std::string_view name(Verdict verdict);

// What one run came to. `fault` is the reason of invalid and unreadable, or why a search was refused.
struct Answer {
  Verdict verdict = Verdict::unreadable;
  Outcome outcome{};
  text::Error fault{};
  bool finished() const { return outcome.end == End::finished && fault.message.empty(); }
};

// The board a puzzle starts from: its candidates where it has them, else the choices of its givens.
Board starting_board(const text::Puzzle& puzzle);
// The givens as one line; of a puzzle with candidates, those of each cell in turn.
std::string givens(const text::Puzzle& puzzle);

// Refuses givens that clash, a shape the solver can't do, and, unless forced, more expansions than can be tried; else
// solves. Solutions go to `take` as they are found.
Answer answer(const text::Puzzle& puzzle, const Solver& solver, const Limits& limits, bool forced, const Take& take);

// {"file":..., "line":..., "column":..., "message":...}
std::string fault_json(const std::string& source, const text::Error& fault);
// {"nodes":23, ...}
std::string stats_json(const std::vector<Counter>& stats);

}  // namespace wholemeal::command
