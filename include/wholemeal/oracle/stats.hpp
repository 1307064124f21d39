#pragma once
// What every oracle counts, the limits it keeps, and the ways in which a search ends.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace wholemeal::oracle {

// nodes: calls of the search function; branches: values tried; backtracks: values that added no solution.
// A search that is stopped leaves its open calls at once: the values they were trying are no backtracks.
struct Stats {
  std::uint64_t nodes = 0;
  std::uint64_t branches = 0;
  std::uint64_t backtracks = 0;
  friend bool operator==(const Stats&, const Stats&) = default;
};

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

// When to stop: so many solutions, so many nodes, a moment in time, a flag that somebody else sets.
struct Limits {
  std::uint64_t solutions = unlimited;
  std::uint64_t nodes = unlimited;
  std::optional<std::chrono::steady_clock::time_point> deadline = std::nullopt;
  const std::atomic<bool>* stop = nullptr;
};

// finished: everything was searched. solutions, nodes, time, interrupted: a limit was reached (solutions also
// when the receiver of the solutions wants no more). The others: not searched at all.
enum class Status { finished, solutions, nodes, time, interrupted, clash, unreadable, unsupported };

// name :: Status -> String
inline std::string_view name(Status status) {
  constexpr std::string_view names[] = {"finished",    "solutions", "nodes",      "time",
                                        "interrupted", "clash",     "unreadable", "unsupported"};
  return names[static_cast<int>(status)];
}

// How a search ended, how many solutions it handed out, and what it counted.
struct Result {
  Status status = Status::finished;
  std::uint64_t count = 0;
  Stats stats = {};
};

// The limits as a search asks for them: the flag every time, the clock every 64th time.
class Watch {
 public:
  explicit Watch(const Limits& limits) : limits_(limits) {}

  // A reason to stop now, or `finished` when there is none. Call it once a node and once a value.
  Status ask() {
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed)) return Status::interrupted;
    if (limits_.deadline && asked_++ % 64 == 0 && std::chrono::steady_clock::now() >= *limits_.deadline)
      return Status::time;
    return Status::finished;
  }

 private:
  const Limits& limits_;
  std::uint64_t asked_ = 0;
};

}  // namespace wholemeal::oracle
