// wholemeal bench: what each solver's node costs, against the yardstick in the same run, and puzzles a second on files.
#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>

#include <map>

#include "bench/derivations.hpp"
#include "bench/yardstick.hpp"
#include "command/answer.hpp"
#include "command/batches.hpp"
#include "command/calc.hpp"
#include "command/scoring.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"
#include "wholemeal/check/crosscheck.hpp"

namespace wholemeal::command {
namespace {

const char* const puzzle = "500600902000105308000000500800001020000003000010920800060500004280000000305000070";

std::uint64_t nodes_of(const Outcome& outcome) {
  for (const Counter& counter : outcome.stats)
    if (counter.name == "nodes") return counter.value;
  return 0;
}

void yardstick_nodes(benchmark::State& state) {
  std::size_t nodes = 0;
  while (state.KeepRunning()) nodes += yardstick::search(yardstick::choices(puzzle));
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

void solver_nodes(benchmark::State& state, const Solver& solver) {
  const Board m = choices(*grid(puzzle));
  std::uint64_t nodes = 0;
  while (state.KeepRunning()) nodes += nodes_of(solver.run(m, {3, 3}, {}, [](std::string_view) { return true; }));
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

void solver_puzzles(benchmark::State& state, const Solver& solver, const std::vector<text::Puzzle>& puzzles) {
  Limits two;
  two.solutions = 2;
  std::size_t solved = 0;
  while (state.KeepRunning())
    for (const text::Puzzle& p : puzzles) {
      benchmark::DoNotOptimize(solver.run(starting_board(p), p.shape, two, [](std::string_view) { return true; }));
      ++solved;
    }
  state.counters["puzzles"] = benchmark::Counter(static_cast<double>(solved), benchmark::Counter::kIsRate);
}

// As `score` does it: first whether there is one solution, then profile scorer; on so many threads.
void scored_puzzles(benchmark::State& state, const std::vector<Item>& items, std::size_t jobs) {
  const Judging how{&technique::scorer()};
  std::size_t scored = 0;
  while (state.KeepRunning()) {
    benchmark::DoNotOptimize(parallel_map<Judged>(items, jobs, [&](const Item& item) { return judge(item, how); }));
    scored += items.size();
  }
  state.counters["puzzles"] = benchmark::Counter(static_cast<double>(scored), benchmark::Counter::kIsRate);
}

// A puzzle a line, read from memory: of 9x9, 82 bytes each.
void read_puzzles(benchmark::State& state, const std::string& lines) {
  std::size_t read = 0;
  while (state.KeepRunning()) {
    text::Reader reader{lines};
    while (reader.next()) ++read;
  }
  state.counters["puzzles"] = benchmark::Counter(static_cast<double>(read), benchmark::Counter::kIsRate);
}

// Crosscheck against this very command, which answers line by line: by the clock, and what it costs by itself.
void crosscheck_puzzles(benchmark::State& state) {
  const check::NoPipeSignal quiet;
  check::Settings settings;
  settings.program = {{"/proc/self/exe", "solve", "--json", "--with", "bits", "-"}, check::Protocol::lines};
  settings.expect = check::Expect::unique;
  std::size_t tried = 0;
  while (state.KeepRunning()) {
    settings.program.until = check::Clock::now() + std::chrono::seconds{60};
    check::Crosscheck run{settings, {}};
    run.run();
    tried += run.tried();
  }
  state.counters["puzzles"] = benchmark::Counter(static_cast<double>(tried), benchmark::Counter::kIsRate);
}

// The chapter's aside: nodups by comparing each with the rest against nodups by sorting, on every unit of a grid.
template <class NoDups> void units(benchmark::State& state, NoDups without_repetition) {
  Matrix<Digit> units = *grid("184625739572839461369741528728963145953412687641587293417298356295376814836154972");
  for (const auto& m : {cols(units), boxs(units)}) units.insert(units.end(), m.begin(), m.end());
  std::size_t asked = 0;
  while (state.KeepRunning())
    for (const auto& unit : units) {
      benchmark::DoNotOptimize(without_repetition(unit));
      ++asked;
    }
  state.counters["units"] = benchmark::Counter(static_cast<double>(asked), benchmark::Counter::kIsRate);
}
bool nodups_by_sorting(List<Digit> xs) {
  std::sort(xs.begin(), xs.end());
  return std::adjacent_find(xs.begin(), xs.end()) == xs.end();
}

// Prints as the library does, and keeps the best rate of each row: the machine is shared, the best is the least
// disturbed.
class Rates : public benchmark::ConsoleReporter {
 public:
  Rates() : ConsoleReporter(isatty(STDOUT_FILENO) != 0 ? OO_Color : OO_None) {}
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs)
      for (const auto& [what, counter] : run.counters)
        if (run.run_type == Run::RT_Iteration)
          best[run.run_name.function_name] = std::max(best[run.run_name.function_name], counter.value);
    ConsoleReporter::ReportRuns(runs);
  }
  std::map<std::string, double> best;
};

// Measures all rows wanted; false, and told, if there are none.
bool measured(Rates& rates, const std::string& filter, Exit& exit) {
  if (benchmark::RunSpecifiedBenchmarks(&rates) > 0) return true;
  std::cerr << "wholemeal: no row matches --only '" << filter << "'\n";
  exit.raise(2);
  return false;
}

struct Bench {
  std::vector<std::string> sources;
  std::string filter = ".";
  std::size_t repetitions = 5, most = 1000;
  double seconds = 0.2;
  void run(Exit& exit) const;
  void derivations(Exit& exit) const;
  void initialize() const;
  std::vector<text::Puzzle> puzzles(Exit& exit) const;
  static void add_scoring(const std::vector<text::Puzzle>& given);
};

std::vector<text::Puzzle> Bench::puzzles(Exit& exit) const {
  std::vector<text::Puzzle> all;
  each_puzzle(sources, {}, [&](const Item& item) {
    if (const auto* p = std::get_if<text::Puzzle>(&item.what))
      all.push_back(*p);
    else
      std::cerr << wording(item.source, std::get<text::Error>(item.what)) << '\n', exit.raise(2);
    return all.size() < most;
  });
  if (!sources.empty() && all.empty()) no_puzzles(exit);
  return all;
}

// read; and score, score-2, score-4 ... up to the machine's threads.
void Bench::add_scoring(const std::vector<text::Puzzle>& given) {
  std::vector<Item> items;
  items.reserve(given.size());
  for (const text::Puzzle& p : given) items.push_back({"bench", p});
  std::string lines;
  for (const text::Puzzle& p : given) lines += line(p.givens) + "\n";
  benchmark::RegisterBenchmark("read", read_puzzles, lines);
  for (std::size_t jobs = 1; jobs <= std::max(1U, std::thread::hardware_concurrency()); jobs *= 2) {
    const std::string name = jobs == 1 ? "score" : fmt::format("score-{}", jobs);
    benchmark::RegisterBenchmark(name.c_str(), scored_puzzles, items, jobs)->UseRealTime();
  }
}

void Bench::initialize() const {
  static std::vector<std::string> words;  // the library keeps the first
  words = {"bench", "--benchmark_enable_random_interleaving=true",
           fmt::format("--benchmark_repetitions={}", repetitions), fmt::format("--benchmark_min_time={}", seconds),
           "--benchmark_filter=" + filter};
  std::vector<char*> argv;
  argv.reserve(words.size());
  for (std::string& word : words) argv.push_back(word.data());
  int argc = static_cast<int>(argv.size());
  benchmark::Initialize(&argc, argv.data());
}

// A step checked by its laws alone, and with 200 cases; a state of the search for the prune law.
void Bench::derivations(Exit& exit) const {
  Library library;
  library.read(sources);
  if (library.unreadable || !library.book.errors.empty()) return exit.raise(2);
  initialize();
  benchmark::RegisterBenchmark("prove-laws", prove_steps, library.book, std::vector<calc::Bench>{});
  benchmark::RegisterBenchmark("prove", prove_steps, library.book, benches(library.book, {}));
  benchmark::RegisterBenchmark("calculate", calculate_states, library.book);
  Rates rates;
  if (!measured(rates, filter, exit)) return;
  fmt::print("\n{:<12} {:>14}\n", "best", "us each");
  for (const auto& [name, rate] : rates.best) fmt::print("{:<12} {:>14.1f}\n", name, 1e6 / rate);
}

void Bench::run(Exit& exit) const {
  if (!sources.empty() && sources[0].ends_with(".calc")) return derivations(exit);
  const auto given = puzzles(exit);
  leave_interrupt();
  if (!sources.empty() && given.empty()) return;
  initialize();
  if (given.empty()) benchmark::RegisterBenchmark("yardstick", yardstick_nodes);
  if (given.empty()) {
    benchmark::RegisterBenchmark("nodups", units<decltype(nodups)>, nodups);
    benchmark::RegisterBenchmark("nodups-sort", units<decltype(&nodups_by_sorting)>, nodups_by_sorting);
    benchmark::RegisterBenchmark("crosscheck", crosscheck_puzzles)->UseRealTime();
    benchmark::RegisterBenchmark("crosscheck-own", crosscheck_puzzles);
  }
  for (const Solver& solver : solver_table()) {
    if (solver.tries_all) continue;
    const std::string name(solver.name);
    if (!given.empty())
      benchmark::RegisterBenchmark(name.c_str(), solver_puzzles, solver, given);
    else if (solver.derived)
      benchmark::RegisterBenchmark(name.c_str(), solver_nodes, solver);
  }
  if (!given.empty()) add_scoring(given);
  Rates rates;
  if (!measured(rates, filter, exit)) return;
  fmt::print("\n{:<12} {:>14} {}\n", "best", given.empty() ? "us each" : "puzzles/s",
             given.empty() ? "     times the yardstick" : "");
  const double yardstick = rates.best.count("yardstick") ? rates.best.at("yardstick") : 0;
  for (const auto& [name, rate] : rates.best)
    if (!given.empty())
      fmt::print("{:<12} {:>14.0f}\n", name, rate);
    else if (name.starts_with("nodups") || name.starts_with("crosscheck") || yardstick == 0)
      fmt::print("{:<12} {:>14.3f}\n", name, 1e6 / rate);
    else
      fmt::print("{:<12} {:>14.3f} {:>14.1f}\n", name, 1e6 / rate, rate / yardstick);
}

constexpr auto bench_examples = R"(Examples:
  wholemeal bench                        the cost of a node of each derived program, and how often the yardstick's
  wholemeal bench puzzles.txt            puzzles a second of each solver (limit 2: unique or not), read, and scored
  wholemeal bench notes/derivations/sudoku.calc
                                         what a step of a derivation costs, and a state of a search
  wholemeal bench p.txt --only 'bits|propagate' --most 20000
  wholemeal bench p.txt --only score     scored by profile scorer, on one thread, on two, and so on

us each: microseconds a node, a unit for nodups, a puzzle for crosscheck; its own part is what it costs without the
program, which is this command. The yardstick is the same functions on vectors of vectors of strings: about what GHC
makes of the chapter's program. Rows are run in turn, interleaved; the machine may be busy, so compare rows of one run
only. Exit status: 0; 2 bad usage, or something that cannot be read.)";

}  // namespace

void add_bench(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("bench", "Measure the solvers side by side");
  auto b = std::make_shared<Bench>();
  verb->add_option("input", b->sources, "Files of puzzles, or of derivations (default: the cost of a node)")
      ->type_name("FILE");
  verb->add_option("--only", b->filter, "Rows whose names match")->type_name("REGEX");
  verb->add_option("--repetitions", b->repetitions, "Of each row")->check(whole(1, 1000))->capture_default_str();
  verb->add_option("--seconds", b->seconds, "At least, of each repetition")->check(positive)->capture_default_str();
  verb->add_option("--most", b->most, "Puzzles to take of the files")->check(whole(1))->capture_default_str();
  verb->footer(bench_examples);
  verb->callback([b, &exit] { b->run(exit); });
}

}  // namespace wholemeal::command
