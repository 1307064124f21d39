// wholemeal solve: the solutions of puzzles, and what can be said where there isn't exactly one.
#include <fmt/format.h>

#include "command/answer.hpp"
#include "command/reading.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"
#include "wholemeal/draw/grid.hpp"

namespace wholemeal::command {
namespace {

struct Solve {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  std::string with = "search";
  std::uint64_t limit = 2;
  Bounds bounds;
  std::string format = "line";
  bool all = false, stats = false, json = false, force = false;

  void run(Exit& exit);
  void puzzle(const Item& item, const text::Puzzle& p, Exit& exit);
  void unreadable(const Item& item, const text::Error& error, Exit& exit) const;
  void print(std::string_view solution, Shape shape, bool first) const;
  void close_json(const Item& item, const Answer& a) const;
  void tell(const Item& item, const text::Puzzle& p, const Answer& a) const;
  int status(const Answer& a) const;
};

void Solve::run(Exit& exit) {
  std::size_t count = 0;
  each_puzzle(sources, reading, [&](const Item& item) {
    ++count;
    if (const auto* p = std::get_if<text::Puzzle>(&item.what))
      puzzle(item, *p, exit);
    else
      unreadable(item, std::get<text::Error>(item.what), exit);
    return !interrupted;
  });
  if (count == 0) no_puzzles(exit);
}

void Solve::puzzle(const Item& item, const text::Puzzle& p, Exit& exit) {
  const Solver& solver = *solver_named(with);
  if (!p.warning.empty()) std::cerr << item.source << ':' << p.line << ": " << p.warning << '\n';
  if (json) fmt::print(R"({{"schema":"wholemeal.solve/1","puzzle":"{}","with":"{}","solutions":[)", givens(p), with);
  bool first = true;
  const Answer a =
      answer(p, solver, bounds.from_now(all ? Limits{}.solutions : limit), force, [&](std::string_view solution) {
        print(solution, p.shape, first);
        first = false;
        return std::ferror(stdout) == 0;
      });
  if (json)
    close_json(item, a);
  else
    tell(item, p, a);
  exit.raise(status(a));
  std::fflush(stdout);
}

void Solve::unreadable(const Item& item, const text::Error& error, Exit& exit) const {
  std::cerr << wording(item.source, error) << '\n';
  if (json)
    fmt::print(
        R"({{"schema":"wholemeal.solve/1","puzzle":null,"with":"{}","solutions":[],"count":0,"verdict":"unreadable","limit":null,"stats":{{}},"error":{}}})"
        "\n",
        with, fault_json(item.source, error));
  exit.raise(2);
}

void Solve::print(std::string_view solution, Shape shape, bool first) const {
  if (json)
    fmt::print("{}\"{}\"", first ? "" : ",", solution);
  else if (format == "line")
    fmt::print("{}\n", solution);
  else
    fmt::print("{}{}", first ? "" : "\n", draw::ruled(shape, *grid(solution)));
}

void Solve::close_json(const Item& item, const Answer& a) const {
  const bool limited = a.outcome.end != End::finished && a.verdict != Verdict::invalid;
  fmt::print(R"(],"count":{},"verdict":"{}","limit":{},"stats":{},"error":{}}})"
             "\n",
             a.outcome.count, name(a.verdict), limited ? fmt::format("\"{}\"", name(a.outcome.end)) : "null",
             stats_json(a.outcome.stats), a.fault.message.empty() ? "null" : fault_json(item.source, a.fault));
}

// Standard error says what the solutions alone don't.
void Solve::tell(const Item& item, const text::Puzzle& p, const Answer& a) const {
  if (stats) {
    std::string words = "#";
    for (const Counter& c : a.outcome.stats) words += fmt::format(" {} {}", c.name, c.value);
    fmt::print("{}\n", words);
  }
  std::string what;
  if (!a.fault.message.empty())
    what = a.fault.message;
  else if (a.verdict == Verdict::none)
    what = "no solution";
  else if (a.verdict == Verdict::several)
    what = fmt::format("several solutions: {}{}", a.outcome.end == End::finished ? "" : "at least ", a.outcome.count);
  else if (a.verdict == Verdict::limit)
    what = fmt::format("{}: {} found so far", stopped_by(a.outcome.end), a.outcome.count);
  if (a.verdict == Verdict::several && a.outcome.end != End::finished && a.outcome.end != End::solutions)
    what += ", " + stopped_by(a.outcome.end);
  if (!what.empty()) std::cerr << wording(item.source, {p.line, p.column, what}) << '\n';
}

int Solve::status(const Answer& a) const {
  if (a.verdict == Verdict::invalid) return 2;
  return a.verdict == Verdict::unique || (all && a.finished()) ? 0 : 1;
}

constexpr auto solve_examples = R"(Examples:
  wholemeal solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  wholemeal solve puzzles.txt --format grid        a file: a puzzle a line, or N lines of N
  cat puzzles.txt | wholemeal solve - --json       one JSON object a puzzle
  wholemeal solve p.txt --all --with fixpoint --stats
  wholemeal solve p.txt --nodes 100000 --time 10   limits: which one was hit is said

Verdicts: unique, several, none, invalid (the givens clash), unreadable, limit (and which).
Exit status: 0 every puzzle has exactly one solution (--all: the enumeration finished); 1 some has several or none, or
hit a limit; 2 bad usage, or some input is unreadable or contradicts itself.

--json: puzzle is the givens in a line or, where the input has candidates, those of each cell in turn; solve reads both.

--stats, of the derived programs: nodes are the calls of search, the root's and those found unsafe included; unsafe the
calls given up because a fixed digit stands twice; prunes the applications of prune (rows, columns, boxes); expand1 its
calls; dead those of them that found a cell without choices; grids the complete boards. Of spec and prune: nodes are the
grids tried. Of the oracles: nodes are calls of the search function, branches values tried, backtracks values that added
no solution.)";

}  // namespace

void add_solve(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("solve", "Solve puzzles: the grids that fill them");
  auto s = std::make_shared<Solve>();
  verb->add_option("input", s->sources, "Files, - for standard input, or puzzles")->type_name("FILE|-|PUZZLE");
  std::vector<std::string> names;
  for (const Solver& solver : solver_table()) names.emplace_back(solver.name);
  verb->add_option("--with", s->with, "The program: a rung of the ladder or an oracle")
      ->check(CLI::IsMember(names))
      ->capture_default_str();
  verb->add_option("--limit", s->limit, "Stop a puzzle after so many solutions")
      ->check(whole(1))
      ->capture_default_str();
  verb->add_flag("--all", s->all, "Every solution")->excludes("--limit");
  verb->add_flag("--stats", s->stats, "What the search counted, after the solutions");
  s->bounds.add(*verb);
  verb->add_option("--format", s->format, "How a solution is written")
      ->check(CLI::IsMember({"line", "grid"}))
      ->capture_default_str();
  verb->add_flag("--json", s->json, "One object a puzzle and line, stats included");
  verb->add_flag("--force", s->force, "Let spec and prune try however many grids there are");
  add_reading(*verb, s->reading);
  verb->footer(solve_examples);
  verb->callback([s, &exit] { s->run(exit); });
}

}  // namespace wholemeal::command
