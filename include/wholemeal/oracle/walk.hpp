#pragma once
// The depth-first walk all oracles share: its counters, its limits, what it tells an observer.
// A problem says how to choose, place and take back; depth is bounded by the number of cells, without
// recursion.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/oracle/board.hpp"
#include "wholemeal/oracle/stats.hpp"
#include "wholemeal/oracle/units.hpp"

namespace wholemeal::oracle {

// Receives each solution as text; false: no more, please.
using Receiver = std::function<bool(std::string_view)>;

// A value tried: a cell (from 0) and a digit (from 1).
struct Move {
  int cell = -1;
  int digit = 0;
};

// What a new node is: nothing left to choose, something to try, or something that has no choice left.
enum class Outlook { complete, open, dead };

// The observer that hears everything and does nothing. `problem.choices()` is the board at that moment.
// A contradiction follows the value tried; the only one without a value is that of the givens.
struct Silent {
  template <class Problem> void node(int /*depth*/, const Problem&) {}
  void tried(Move) {}
  template <class Problem> void contradiction(Reason, const Problem&) {}
  void dead(Reason) {}
  void solution() {}
  void returned(bool /*found*/) {}
};

// One search. Problem: start, choose, next, place, undo; digit(cell), reason(), choices().
template <class Problem, class Observer> class Walk {
 public:
  Walk(Problem& problem, const Board& board, const Units& units, const Limits& limits, const Receiver& receive,
       Observer& observer)
      : problem_(problem),
        board_(board),
        units_(units),
        limits_(limits),
        watch_(limits),
        receive_(receive),
        observer_(observer),
        grid_(board.choices.size()),
        text_(board.choices.size(), '.') {}

  Result run() {
    if (limits_.solutions == 0) return {Status::solutions};
    if (!problem_.start()) return observer_.contradiction(problem_.reason(), problem_), result_;
    bool going = enter();
    while (going && !found_.empty()) going = step();
    return result_;
  }

 private:
  // One call of the search function; false when a limit is reached.
  bool enter() {
    if (result_.stats.nodes >= limits_.nodes) return end(Status::nodes);
    if (const auto why = watch_.ask(); why != Status::finished) return end(why);
    ++result_.stats.nodes;
    observer_.node(static_cast<int>(found_.size()), problem_);
    found_.push_back(result_.count);
    const auto outlook = problem_.choose();
    if (outlook == Outlook::dead) observer_.dead(problem_.reason());
    return outlook != Outlook::complete || hand_out();
  }

  // Tries the next value of the innermost call, or returns from it.
  bool step() {
    Move move;
    if (!problem_.next(move)) return leave(), true;
    ++result_.stats.branches;
    observer_.tried(move);
    found_.back() = result_.count;
    if (problem_.place(move)) return enter();
    ++result_.stats.backtracks;
    observer_.contradiction(problem_.reason(), problem_);
    problem_.undo();
    const auto why = watch_.ask();
    return why == Status::finished || end(why);
  }

  void leave() {
    found_.pop_back();
    const bool found = !found_.empty() && found_.back() != result_.count;
    if (found_.empty()) return observer_.returned(result_.count != 0);
    if (!found) ++result_.stats.backtracks;
    observer_.returned(found);
    problem_.undo();
  }

  // Checks the grid once more, against the rules and the givens, before anyone sees it.
  bool hand_out() {
    for (std::size_t cell = 0; cell < grid_.size(); ++cell) {
      grid_[cell] = static_cast<std::uint8_t>(problem_.digit(static_cast<int>(cell)));
      text_[cell] = symbol(board_.box, grid_[cell]);
    }
    if (!accepts(board_, units_, grid_)) return true;
    ++result_.count;
    observer_.solution();
    const bool more = !receive_ || receive_(text_);
    return (more && result_.count < limits_.solutions) || end(Status::solutions);
  }

  bool end(Status why) {
    result_.status = why;
    return false;
  }

  Problem& problem_;
  const Board& board_;
  const Units& units_;
  const Limits& limits_;
  Watch watch_;
  const Receiver& receive_;
  Observer& observer_;
  Result result_;
  std::vector<std::uint64_t> found_;  // of each open call: the solutions there were before its present value
  std::vector<std::uint8_t> grid_;
  std::string text_;
};

}  // namespace wholemeal::oracle
