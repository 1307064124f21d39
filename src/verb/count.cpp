// wholemeal count: how many solutions puzzles have, however many; nothing is kept.
#include <fmt/format.h>

#include "command/answer.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"

namespace wholemeal::command {
namespace {

struct Count {
  std::vector<std::string> sources;
  text::Options reading;
  std::string with = "search";
  std::uint64_t limit = Limits{}.solutions;
  Bounds bounds;
  bool json = false, force = false;

  void run(Exit& exit);
  void puzzle(const std::string& source, const text::Puzzle& p, Exit& exit) const;
};

void Count::run(Exit& exit) {
  if (sources.empty() && reading.box) {
    text::Puzzle empty;
    empty.shape = *reading.box;
    empty.givens = text::blanks(empty.shape.size());
    return puzzle("empty board", empty, exit);
  }
  std::size_t read = 0;
  each_puzzle(sources.empty() ? std::vector<std::string>{"-"} : sources, reading, [&](const Item& item) {
    ++read;
    if (const auto* p = std::get_if<text::Puzzle>(&item.what)) puzzle(item.source, *p, exit);
    else {
      std::cerr << wording(item.source, std::get<text::Error>(item.what)) << '\n';
      exit.raise(2);
    }
    return !interrupted;
  });
  if (read > 0) return;
  std::cerr << "wholemeal: 0 puzzles: the input is empty\n";
  exit.raise(2);
}

void Count::puzzle(const std::string& source, const text::Puzzle& p, Exit& exit) const {
  const Answer a = answer(p, *solver_named(with), bounds.from_now(limit), force, [](std::string_view) { return !interrupted; });
  const bool invalid = a.verdict == Verdict::invalid;
  if (json)
    fmt::print(R"({{"schema":"wholemeal.count/1","puzzle":"{}","with":"{}","count":{},"finished":{},"limit":{},"stats":{},"error":{}}})"
               "\n", givens(p), with, a.outcome.count, a.finished(),
               a.finished() || invalid ? "null" : fmt::format("\"{}\"", name(a.outcome.end)), stats_json(a.outcome.stats),
               a.fault.message.empty() ? "null" : fault_json(source, a.fault));
  else if (!invalid && a.fault.message.empty()) fmt::print("{}{}\n", a.finished() ? "" : ">=", a.outcome.count);
  if (!a.fault.message.empty()) std::cerr << wording(source, a.fault) << '\n';
  else if (!a.finished())
    std::cerr << wording(source, {p.line, p.column, fmt::format("stopped at the limit of {}", name(a.outcome.end))}) << '\n';
  exit.raise(invalid ? 2 : a.finished() ? 0 : 1);
  std::fflush(stdout);
}

constexpr auto examples = R"(Examples:
  wholemeal count puzzles.txt               a number a puzzle
  wholemeal count --box 2x2                 288: the grids of the empty board
  wholemeal count --limit 1000 puzzle.txt   >=1000 when there are more

Exit status: 0 every enumeration finished; 1 some hit a limit; 2 bad usage or input.)";

}  // namespace

void add_count(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("count", "Count the solutions of puzzles, or of the empty board");
  auto c = std::make_shared<Count>();
  verb->add_option("input", c->sources, "Files, - for standard input, or puzzles; with --box alone the empty board")->type_name("FILE|-|PUZZLE");
  std::vector<std::string> names;
  for (const Solver& solver : solver_table()) names.emplace_back(solver.name);
  verb->add_option("--with", c->with, "The program: a rung of the ladder or an oracle")->check(CLI::IsMember(names))->capture_default_str();
  verb->add_option("--limit", c->limit, "Stop a puzzle after so many solutions")->check(CLI::PositiveNumber);
  c->bounds.add(*verb);
  verb->add_flag("--json", c->json, "One object a puzzle and line");
  verb->add_flag("--force", c->force, "Let spec and prune try however many grids there are");
  add_box(*verb, c->reading.box);
  verb->footer(examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
