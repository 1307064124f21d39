// wholemeal count: how many solutions puzzles have, however many; nothing is kept.
#include <fmt/format.h>

#include "command/answer.hpp"
#include "command/progress.hpp"
#include "command/reading.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"
#include "wholemeal/check/minimal.hpp"

namespace wholemeal::command {
namespace {

struct Count {
  std::vector<std::string> sources;
  text::Options reading;
  std::string with = "fastest";
  std::optional<std::uint64_t> limit{};
  Bounds bounds;
  bool json = false, force = false, minimal = false;

  void run(Exit& exit);
  void minimal_puzzles(Exit& exit) const;
  void puzzle(const std::string& source, const text::Puzzle& p, Exit& exit) const;
  void unreadable(const std::string& source, const text::Error& error, Exit& exit) const;
  void object(std::string_view puzzle, std::string_view solver, const Answer& a, const std::string& source) const;
};

constexpr std::uint64_t most_of_a_puzzle = 1'000'000;  // unless --limit says otherwise: 81 blanks have 7 * 10^21

// Of an empty board, the share of its grids found: the search goes by first rows in order, each of which has as many
// grids as the next, and this is the place of a solution's first row among them.
double share_found(std::string_view solution, std::size_t n) {
  double share = 0, step = 1;
  for (std::size_t i = 0; i < n; ++i) {
    step /= static_cast<double>(n - i);
    for (std::size_t k = i + 1; k < n; ++k) share += solution[k] < solution[i] ? step : 0;
  }
  return share;
}

void Count::run(Exit& exit) {
  if (minimal) return minimal_puzzles(exit);
  if (sources.empty() && reading.box) {
    catch_interrupt();
    text::Puzzle empty;
    empty.shape = *reading.box;
    empty.givens = text::blanks(empty.shape.size());
    return puzzle("empty board", empty, exit);
  }
  if (!limit) limit = most_of_a_puzzle;
  std::size_t read = 0;
  each_puzzle(sources.empty() ? std::vector<std::string>{"-"} : sources, reading, [&](const Item& item) {
    ++read;
    if (const auto* p = std::get_if<text::Puzzle>(&item.what))
      puzzle(item.source, *p, exit);
    else
      unreadable(item.source, std::get<text::Error>(item.what), exit);
    return !interrupted;
  });
  if (read == 0) no_puzzles(exit);
}

void Count::minimal_puzzles(Exit& exit) const {
  if (!sources.empty() || !reading.box || reading.box->size() * reading.box->size() > check::most_cells) {
    std::cerr << "wholemeal: --minimal counts the minimal puzzles of a board of at most 16 cells: count --minimal "
                 "--box 2x2\n";
    return exit.raise(2);
  }
  std::vector<std::string> grids;
  const Board empty = choices[*reading.box](text::blanks(reading.box->size()));
  fastest(*reading.box).run(empty, *reading.box, bounds.from_now(Limits{}.solutions), [&](std::string_view g) {
    return grids.emplace_back(g), true;
  });
  std::uint64_t sum = 0;
  std::string by_clues;
  const auto counts = check::minimal(grids);
  for (std::size_t clues = 0; clues < counts.size(); ++clues) {
    sum += counts[clues];
    if (counts[clues] == 0) continue;
    by_clues += json ? fmt::format(R"({}"{}":{})", by_clues.empty() ? "" : ",", clues, counts[clues])
                     : fmt::format("# {} with {} clue{}\n", counts[clues], clues, clues == 1 ? "" : "s");
  }
  if (!json) return fmt::print("{}\n{}", sum, by_clues);
  fmt::print(R"({{"schema":"wholemeal.minimal/1","box":"{}x{}","grids":{},"minimal":{},"by_clues":{{{}}}}})"
             "\n",
             reading.box->rows, reading.box->cols, grids.size(), sum, by_clues);
}

void Count::puzzle(const std::string& source, const text::Puzzle& p, Exit& exit) const {
  const Solver& solver = with == "fastest" ? fastest(p.shape) : *solver_named(with);
  const bool empty = p.givens == text::blanks(p.shape.size());
  std::uint64_t found = 0;
  Progress progress{"grids"};
  const auto take = [&](std::string_view solution) {
    if (++found % 4096 != 0) return true;
    if (empty)
      progress.show(found, share_found(solution, p.shape.size()));
    else
      progress.show(found);
    return true;
  };
  const Answer a = answer(p, solver, bounds.from_now(limit.value_or(Limits{}.solutions)), force, take);
  const bool invalid = a.verdict == Verdict::invalid;
  if (json)
    object('"' + givens(p) + '"', solver.name, a, source);
  else if (!invalid && a.fault.message.empty())
    fmt::print("{}{}\n", a.finished() ? "" : ">=", a.outcome.count);
  if (!a.fault.message.empty())
    std::cerr << wording(source, a.fault) << '\n';
  else if (!a.finished())
    std::cerr << wording(source, {p.line, p.column, stopped_by(a.outcome.end)}) << '\n';
  exit.raise(invalid ? 2 : a.finished() ? 0 : 1);
  std::fflush(stdout);
}

void Count::object(std::string_view puzzle, std::string_view solver, const Answer& a, const std::string& source) const {
  const bool limited = a.verdict != Verdict::invalid && a.verdict != Verdict::unreadable && !a.finished();
  fmt::print(
      R"({{"schema":"wholemeal.count/1","puzzle":{},"with":"{}","count":{},"finished":{},"limit":{},"stats":{},"error":{}}})"
      "\n",
      puzzle, solver, a.outcome.count, a.finished(), limited ? fmt::format("\"{}\"", name(a.outcome.end)) : "null",
      stats_json(a.outcome.stats), a.fault.message.empty() ? "null" : fault_json(source, a.fault));
}

void Count::unreadable(const std::string& source, const text::Error& error, Exit& exit) const {
  if (json) object("null", with, {Verdict::unreadable, {}, error}, source);
  std::cerr << wording(source, error) << '\n';
  exit.raise(2);
}

constexpr auto count_examples = R"(Examples:
  wholemeal count puzzles.txt               a number a puzzle
  wholemeal count --box 2x2                 288: the grids of the empty board
  wholemeal count --box 2x3                 28200960, in well under a minute
  wholemeal count --minimal --box 2x2       85632 minimal puzzles: one solution, and more without any of the clues
  wholemeal count --limit 1000 puzzle.txt   >=1000 when it stops there; without --limit at a million

Exit status: 0 every enumeration finished; 1 some hit a limit; 2 bad usage or input.)";

}  // namespace

void add_count(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("count", "Count the solutions of puzzles, or of the empty board");
  auto c = std::make_shared<Count>();
  verb->add_option("input", c->sources, "Files, - for standard input, or puzzles; with --box alone the empty board")
      ->type_name("FILE|-|PUZZLE");
  std::vector<std::string> names{"fastest"};
  for (const Solver& solver : solver_table()) names.emplace_back(solver.name);
  verb->add_option("--with", c->with, "The program: a rung of the ladder, an oracle, or the fastest rung for the shape")
      ->check(CLI::IsMember(names))
      ->capture_default_str();
  auto* limit = verb->add_option("--limit", c->limit,
                                 "Stop a puzzle after so many solutions (default: a million; none on the empty board)")
                    ->check(whole(1));
  c->bounds.add(*verb);
  verb->add_flag("--json", c->json, "One object a puzzle and line");
  verb->add_flag("--force", c->force, "Let spec and prune try however many grids there are");
  verb->add_flag("--minimal", c->minimal, "Count the minimal puzzles of the board of --box, by their clues")
      ->excludes(limit);
  add_reading(*verb, c->reading);
  verb->footer(count_examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
