#pragma once
// A row of the table of solvers: every program of the derivation and every oracle, with one way to run them all.
#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/search.hpp"

namespace wholemeal {

// When to stop: so many solutions, so many nodes, a moment in time, a flag that somebody else sets.
struct Limits {
  std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  const std::atomic<bool>* stop = nullptr;
};

// How a search ended: everything was searched, or the limit that was hit.
enum class End { finished, solutions, nodes, time, interrupted };
constexpr std::string_view name(End end) {
  constexpr std::string_view names[] = {"finished", "solutions", "nodes", "time", "interrupted"};
  return names[static_cast<std::size_t>(end)];
}
// The same in words, of a search that has not finished.
inline std::string stopped_by(End end) {
  return end == End::interrupted ? "interrupted" : "stopped at the limit of " + std::string(name(end));
}

// A solution as N*N symbols; the answer says whether more are wanted.
using Take = std::function<bool(std::string_view)>;

struct Counter {
  std::string_view name;
  std::uint64_t value;
};
struct Outcome {
  End end = End::finished;
  std::uint64_t count = 0;  // solutions handed out
  std::vector<Counter> stats;
};

// What a solver can do: the shapes it takes, whether it lists every solution, whether its nodes can be limited.
struct Solver {
  std::string_view name, note, law;  // law: what the step from the row before bought; empty for an oracle
  bool derived;
  bool tries_all;  // it tries every expansion: asked for more than it can try, the command refuses
  bool (*takes)(Shape);
  Outcome (*run)(const Board&, Shape, const Limits&, const Take&);
};

// The limits as a search asks for them, once a node: the flag every time, the clock every 16th time.
class Watch {
 public:
  explicit Watch(const Limits& limits) : limits_(limits) {}
  // Before a node: the limit that forbids it, or finished.
  End ask(std::uint64_t nodes) {
    if (nodes >= limits_.nodes) return End::nodes;
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) return End::interrupted;
    const bool look = limits_.deadline != std::chrono::steady_clock::time_point::max() && asked_++ % 16 == 0;
    return look && std::chrono::steady_clock::now() >= limits_.deadline ? End::time : End::finished;
  }

 private:
  const Limits& limits_;
  std::uint64_t asked_ = 0;
};

// stats :: Counts -> [(String, Int)]
inline std::vector<Counter> stats(const Counts& c) {
  return {{"nodes", c.nodes},     {"unsafe", c.unsafe}, {"prunes", c.prunes},
          {"expand1", c.expand1}, {"dead", c.dead},     {"grids", c.grids}};
}

// A search tree folded under limits: its nodes counted, its complete boards handed out.
template <class Tree> Outcome run_tree(Tree tree, const Limits& limits, const Take& take) {
  Counts seen;
  Outcome outcome;
  Watch watch{limits};
  const auto end = ranges::end(tree);
  for (auto at = ranges::begin(tree); at != end && outcome.end == End::finished;) {
    seen = tally(seen, *at);
    if (at->fate == Fate::complete) {
      ++outcome.count;
      const bool more = take(line(map(map(head))(at->board)));
      if (!more || outcome.count >= limits.solutions) outcome.end = End::solutions;
    }
    if (outcome.end == End::finished && ++at != end) outcome.end = watch.ask(seen.nodes);
  }
  outcome.stats = stats(seen);
  return outcome;
}

// Every expansion of a board tried, under limits: what is counted is the grids tried.
template <class Keep> Outcome run_expansion(const Board& m, Keep keep, const Limits& limits, const Take& take) {
  std::uint64_t tried = 0;
  Outcome outcome;
  Watch watch{limits};
  for (const Grid& g : expand(m)) {
    if ((outcome.end = watch.ask(tried)) != End::finished) break;
    ++tried;
    if (!keep(g)) continue;
    ++outcome.count;
    if (!take(line(g)) || outcome.count >= limits.solutions) outcome.end = End::solutions;
    if (outcome.end != End::finished) break;
  }
  outcome.stats = {{"nodes", tried}};
  return outcome;
}

}  // namespace wholemeal
