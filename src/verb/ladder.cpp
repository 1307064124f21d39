// wholemeal ladder: every rung and oracle on the same puzzles side by side, their nodes and their times.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/answer.hpp"
#include "command/climb.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"
#include "wholemeal/draw/ladder.hpp"
#include "wholemeal/text/clash.hpp"

namespace wholemeal::command {
namespace {

struct Ladder {
  std::vector<std::string> sources;
  text::Options reading;
  Climb climb;
  bool json = false, svg = false;

  void run(Exit& exit);
  void read(Exit& exit);
  std::string title() const;
  std::string missing(const TableRow& row) const;
  double against(const TableRow& row, const Rows& rows) const;
  void print_table(const Rows& rows) const;
  void print_json(const Rows& rows) const;
  void print_svg(const Rows& rows) const;
};

std::string grouped(std::string digits) {
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}
std::string about(const std::string& digits) {
  return digits.size() < 16 ? grouped(digits) : fmt::format("about {}.{}e{}", digits[0], digits[1], digits.size() - 1);
}
void Ladder::read(Exit& exit) {
  each_puzzle(sources, reading, [&](const Item& item) {
    const auto* p = std::get_if<text::Puzzle>(&item.what);
    const auto clashing = p == nullptr ? std::vector<text::Clash>{} : text::clashes(p->givens, p->shape);
    if (p != nullptr && clashing.empty()) return climb.puzzles.push_back(*p), true;
    std::cerr << wording(item.source, p == nullptr ? std::get<text::Error>(item.what)
                                                   : text::Error{p->line, p->column, text::wording(clashing.front())})
              << '\n';
    return exit.raise(2), true;
  });
  if (!climb.puzzles.empty()) return;
  std::cerr << "wholemeal: no puzzle to climb the ladder with\n";
  exit.raise(2);
}

std::string Ladder::title() const {
  const auto& puzzles = climb.puzzles;
  const std::string what = puzzles.size() == 1 ? givens(puzzles.front()) : fmt::format("{} puzzles", puzzles.size());
  return fmt::format("{}, up to {} solution{}", what.size() > 100 ? "1 puzzle" : what, climb.limit,
                     climb.limit == 1 ? "" : "s");
}

// Why a row has no figures, or not of every puzzle.
std::string Ladder::missing(const TableRow& row) const {
  if (row.done(climb.puzzles.size())) return "";
  if (row.solver->tries_all && row.ran == 0) return about(row.grids) + " grids to try";
  if (row.ran == 0) return "can't do this shape";
  return fmt::format("{} of {} within the limits", row.finished, climb.puzzles.size());
}

// How many times faster than search, Bird's program; 0 where one of the two didn't finish.
double Ladder::against(const TableRow& row, const Rows& rows) const {
  const auto bird =
      std::find_if(rows.begin(), rows.end(), [](const TableRow& r) { return r.solver->name == "search"; });
  if (bird == rows.end() || !bird->done(climb.puzzles.size()) || !row.done(climb.puzzles.size())) return 0;
  return bird->time() / row.time();
}

void Ladder::print_table(const Rows& rows) const {
  fmt::print("{}\n\n{:<10} {:>14} {:>14} {:>11}  {}\n", title(), "", "nodes", "us a puzzle", "x search",
             "the law from the row above");
  for (const TableRow& row : rows) {
    const std::string least = row.done(climb.puzzles.size()) ? "" : ">";
    const double times = against(row, rows);
    fmt::print("{:<10} {:>14} {:>14} {:>11}  {}\n", row.solver->name,
               row.ran == 0 ? "-" : least + draw::figure(row.nodes()),
               row.ran == 0 ? "-" : least + draw::figure(row.time()), times > 0 ? draw::figure(times) : "-",
               row.solver->law.empty() ? "(oracle)" : std::string(row.solver->law));
    if (const std::string why = missing(row); !why.empty()) fmt::print("{:<10} {}\n", "", why);
    if (!row.grids.empty() && row.ran == 0) fmt::print("{:<10} exactly {}\n", "", grouped(row.grids));
    if (row.disagrees) fmt::print("{:<10} FOUND ANOTHER NUMBER OF SOLUTIONS THAN THE ROWS ABOVE\n", "");
  }
  fmt::print(
      "\nNodes are what solve --stats calls nodes, a puzzle. Times are medians of {} rounds in which the rows take "
      "turns; x search\n"
      "is how many times faster than search. > is a row stopped by --nodes or --time.\n",
      climb.rounds);
}

void Ladder::print_json(const Rows& rows) const {
  using Json = nlohmann::ordered_json;
  for (const TableRow& row : rows) {
    const double times = against(row, rows);
    Json object{{"schema", "wholemeal.ladder/1"},
                {"row", row.solver->name},
                {"derived", row.solver->derived},
                {"law", row.solver->law},
                {"puzzles", climb.puzzles.size()},
                {"ran", row.ran},
                {"finished", row.finished},
                {"solutions", row.solutions},
                {"agrees", !row.disagrees},
                {"grids", row.grids.empty() ? Json(nullptr) : Json(row.grids)},
                {"stats", Json::parse(stats_json(row.stats))},
                {"microseconds", row.ran == 0 ? Json(nullptr) : Json(row.time())},
                {"times_search", times > 0 ? Json(times) : Json(nullptr)}};
    fmt::print("{}\n", object.dump());
  }
}

void Ladder::print_svg(const Rows& rows) const {
  std::vector<draw::Rung> rungs;
  for (const TableRow& row : rows) {
    draw::Rung rung{std::string(row.solver->name), row.solver->name == "spec" ? "" : std::string(row.solver->law)};
    if (row.ran > 0) rung.nodes = row.nodes(), rung.micros = row.time();
    rung.finished = row.done(climb.puzzles.size());
    rung.remark = missing(row);
    rungs.push_back(std::move(rung));
  }
  fmt::print("{}", draw::ladder_svg(title(), rungs));
}

void Ladder::run(Exit& exit) {
  read(exit);
  if (climb.puzzles.empty()) return;
  const Rows rows = climb.rows(solver_table());
  if (json)
    print_json(rows);
  else if (svg)
    print_svg(rows);
  else
    print_table(rows);
  for (const TableRow& row : rows) exit.raise(row.disagrees ? 1 : 0);
  std::fflush(stdout);
}

constexpr auto ladder_examples = R"(Examples:
  wholemeal ladder 500600902000105308000000500800001020000003000010920800060500004280000000305000070 --limit 1
  wholemeal ladder puzzles.txt --nodes 100000        rows that need more nodes for a puzzle are stopped, and say so
  wholemeal ladder puzzles.txt --svg > ladder.svg    a chart on log scales, with the law between the rows

spec and prune try every grid: where there are ten million or more, how many is said instead, exactly. Rows that can't
finish within the limits are timed once, up to there. Nodes of different rows count different things: solve --help.

Exit status: 0; 1 the rows disagree on how many solutions a puzzle has; 2 bad usage or input.)";

}  // namespace

void add_ladder(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("ladder", "Every rung and oracle side by side on the same puzzles: nodes and time");
  auto l = std::make_shared<Ladder>();
  verb->add_option("input", l->sources, "Files, - for standard input, or puzzles")
      ->type_name("FILE|-|PUZZLE")
      ->required();
  verb->add_option("--limit", l->climb.limit, "Stop a puzzle after so many solutions")
      ->check(whole(1))
      ->capture_default_str();
  verb->add_option("--rounds", l->climb.rounds, "How often each row is timed")
      ->check(whole(1, 1000))
      ->capture_default_str();
  l->climb.bounds.add(*verb);
  verb->get_option("--nodes")->default_str("1000000");
  verb->get_option("--time")->default_str("10");
  auto* json = verb->add_flag("--json", l->json, "One object a row and line");
  verb->add_flag("--svg", l->svg, "A chart")->excludes(json);
  add_box(*verb, l->reading.box);
  verb->footer(ladder_examples);
  verb->callback([l, &exit] { l->run(exit); });
}

}  // namespace wholemeal::command
