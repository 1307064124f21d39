#pragma once
// A search written down step by step: an observer that keeps the first nodes and values of any oracle's walk.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "wholemeal/oracle/oracle.hpp"

namespace wholemeal::oracle {

// open: a node with values to try; dead: a node without; contradiction: a value whose propagation failed, and
// that never became a node.
enum class Fate { open, dead, solution, contradiction };

// name :: Fate -> String
inline std::string_view name(Fate fate) {
  constexpr std::string_view names[] = {"open", "dead", "solution", "contradiction"};
  return names[static_cast<int>(fate)];
}

// A node, or a value that came to a contradiction. Parents come before children, in the order of the search.
struct Step {
  int id = 0;
  int parent = -1;
  int depth = 0;
  Move move = {};  // the value that led here; no cell (-1) at the root
  Fate fate = Fate::open;
  Reason reason = {};     // of dead and contradiction
  bool found = false;     // this node or one below it is a solution
  bool returned = false;  // the search has left it; with `found` false this is a backtrack (except at the root)
  std::vector<std::uint64_t> choices = {};  // the board as it was here
};

// What was searched, its first steps, and how many steps came after them.
struct Trace {
  Result result;
  std::vector<Step> steps;
  std::uint64_t left_out = 0;
};

// The observer. It stops writing at the first node beyond `max_nodes`, but still hears how open nodes end.
class Recorder {
 public:
  explicit Recorder(std::uint64_t max_nodes) : room_(max_nodes) {}

  template <class Problem> void node(int /*depth*/, const Problem& problem) {
    full_ = full_ || room_ == 0;
    if (room_ != 0) --room_;
    const int id = full_ ? -1 : static_cast<int>(steps_.size());
    write(Fate::open, {}, problem);
    path_.push_back(id);
  }
  void tried(Move move) { move_ = move; }
  template <class Problem> void contradiction(Reason why, const Problem& problem) {
    write(Fate::contradiction, why, problem);
    if (!full_) steps_.back().returned = true;
  }
  void dead(Reason why) {
    if (path_.back() < 0) return;
    at(path_.back()).fate = Fate::dead;
    at(path_.back()).reason = why;
  }
  void solution() {
    if (path_.back() >= 0) at(path_.back()).fate = Fate::solution;
    for (const int id : path_)
      if (id >= 0) at(id).found = true;
  }
  void returned(bool /*found*/) {
    if (path_.back() >= 0) at(path_.back()).returned = true;
    path_.pop_back();
  }

  // The trace, moved out of the recorder
  Trace finish(Result result) && { return {result, std::move(steps_), left_out_}; }

 private:
  Step& at(int id) { return steps_[static_cast<std::size_t>(id)]; }
  template <class Problem> void write(Fate fate, Reason why, const Problem& problem) {
    if (full_) return void(++left_out_);
    const int parent = path_.empty() ? -1 : path_.back(), id = static_cast<int>(steps_.size());
    steps_.push_back({id, parent, static_cast<int>(path_.size()), move_, fate, why, false, false, problem.choices()});
  }

  std::uint64_t room_, left_out_ = 0;
  bool full_ = false;
  Move move_;
  std::vector<Step> steps_;
  std::vector<int> path_;  // the open calls: where they are written, -1 for those left out
};

// trace :: Oracle -> Board -> Limits -> Int -> Trace; the limits bound the search, max_nodes what is written.
// Givens that fail before the first node are one step: a contradiction without parent.
template <class Solver>
Trace trace(const Solver& solver, const Board& board, const Limits& limits, std::uint64_t max_nodes) {
  Recorder recorder{max_nodes};
  const auto result = solver(board, limits, {}, recorder);
  return std::move(recorder).finish(result);
}

}  // namespace wholemeal::oracle
