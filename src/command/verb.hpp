#pragma once
// What the verbs of the command share: how each is added, the exit status, the interrupt, the limits.
#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <functional>
#include <iostream>
#include <limits>
#include <optional>
#include <string>

#include "wholemeal/solver.hpp"

namespace wholemeal::command {

// The status a run ends with: the highest of its puzzles. 0 as hoped, 1 not so, 2 bad usage or input.
struct Exit {
  int status = 0;
  void raise(int s) { status = std::max(status, s); }
};

// From catch_interrupt on, Ctrl-C sets this: searches stop and what was found is told; a second one ends the program at
// once. Before it, and after leave_interrupt, the first does.
extern std::atomic<bool> interrupted;
void catch_interrupt();
void leave_interrupt();

// Checks of an option's value, with words for one that won't do: a whole number of a range; a number above 0.
std::function<std::string(const std::string&)> whole(std::uint64_t least,
                                                     std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
std::string positive(const std::string& text);

// --box RxC as an option of a verb.
CLI::Option* add_box(CLI::App& verb, std::optional<Shape>& box);

// --nodes N and --time S as options of a verb, and the limits they make from now on.
struct Bounds {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  double seconds = 0;  // 0: as long as it takes
  void add(CLI::App& verb);
  Limits from_now(std::uint64_t solutions) const;
};

// The names of some things, for options that take one of them.
template <class Things, class Name> std::vector<std::string> names_of(const Things& things, Name name) {
  std::vector<std::string> names;
  names.reserve(things.size());
  for (const auto& thing : things) names.emplace_back(name(thing));
  return names;
}

// The verbs, each in a file of its own name.
void add_solve(CLI::App& app, Exit& exit);
void add_count(CLI::App& app, Exit& exit);
void add_laws(CLI::App& app, Exit& exit);
void add_ladder(CLI::App& app, Exit& exit);
void add_sizes(CLI::App& app, Exit& exit);
void add_trace(CLI::App& app, Exit& exit);
void add_crosscheck(CLI::App& app, Exit& exit);
void add_generate(CLI::App& app, Exit& exit);
void add_convert(CLI::App& app, Exit& exit);
void add_score(CLI::App& app, Exit& exit);
void add_hint(CLI::App& app, Exit& exit);
void add_prove(CLI::App& app, Exit& exit);
void add_calculate(CLI::App& app, Exit& exit);
void add_theory(CLI::App& app, Exit& exit);
void add_eval(CLI::App& app, Exit& exit);
void add_bench(CLI::App& app, Exit& exit);

}  // namespace wholemeal::command
