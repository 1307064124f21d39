// wholemeal ladder: every rung and oracle on the same puzzles side by side, their nodes and their times.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/answer.hpp"
#include "command/verb.hpp"
#include "solvers/table.hpp"
#include "wholemeal/draw/ladder.hpp"
#include "wholemeal/text/clash.hpp"
#include "wholemeal/ways.hpp"

namespace wholemeal::command {
namespace {

using Clock = std::chrono::steady_clock;

// What one row came to on all the puzzles.
struct Row {
  const Solver* solver;
  std::size_t ran = 0, finished = 0;
  bool disagrees = false;
  std::uint64_t solutions = 0;
  std::string grids = {};           // of a row that tries all: how many there are, exactly
  std::vector<Counter> stats = {};  // summed over the puzzles that were run
  std::vector<double> micros = {};  // a puzzle: of each round
  bool done(std::size_t puzzles) const { return finished == puzzles; }
  double nodes() const {
    return stats.empty() ? 0 : static_cast<double>(stats.front().value) / static_cast<double>(ran);
  }
  double time() const { return micros[micros.size() / 2]; }
};
using Rows = std::vector<Row>;

struct Ladder {
  std::vector<std::string> sources;
  text::Options reading;
  std::uint64_t limit = 2;
  std::size_t rounds = 5;
  Bounds bounds{1000000, 10};
  bool json = false, svg = false;
  std::vector<text::Puzzle> puzzles;

  void run(Exit& exit);
  void read(Exit& exit);
  Outcome solve(const Solver& solver, const text::Puzzle& p) const;
  Row first(const Solver& solver, std::vector<std::optional<std::uint64_t>>& counts) const;
  double again(const Solver& solver) const;
  void measure(Rows& rows) const;
  std::string title() const;
  std::string missing(const Row& row) const;
  double against(const Row& row, const Rows& rows) const;
  void print_table(const Rows& rows) const;
  void print_json(const Rows& rows) const;
  void print_svg(const Rows& rows) const;
};

constexpr std::size_t most_digits = 7;  // grids that are tried: fewer than ten million

// plus :: Integer -> Integer -> Integer      in decimal
std::string plus(const std::string& a, const std::string& b) {
  std::string sum;
  for (std::size_t i = 0, carry = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i, carry /= 10) {
    for (const std::string& x : {a, b})
      if (i < x.size()) carry += static_cast<std::size_t>(x[x.size() - 1 - i] - '0');
    sum.insert(sum.begin(), static_cast<char>('0' + carry % 10));
  }
  return sum;
}
std::string grouped(std::string digits) {
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}
std::string about(const std::string& digits) {
  return digits.size() < 16 ? grouped(digits) : fmt::format("about {}.{}e{}", digits[0], digits[1], digits.size() - 1);
}
std::string grids_of(const Solver& solver, const text::Puzzle& p) {
  const Board m = starting_board(p);
  return ways(solver.name == "spec" ? m : prune[p.shape](m));
}
void add(std::vector<Counter>& sum, const std::vector<Counter>& more) {
  if (sum.empty())
    sum = more;
  else
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i].value += more[i].value;
}

void Ladder::read(Exit& exit) {
  each_puzzle(sources, reading, [&](const Item& item) {
    const auto* p = std::get_if<text::Puzzle>(&item.what);
    const auto clashing = p == nullptr ? std::vector<text::Clash>{} : text::clashes(p->givens, p->shape);
    if (p != nullptr && clashing.empty()) return puzzles.push_back(*p), true;
    std::cerr << wording(item.source, p == nullptr ? std::get<text::Error>(item.what)
                                                   : text::Error{p->line, p->column, text::wording(clashing.front())})
              << '\n';
    return exit.raise(2), true;
  });
  if (!puzzles.empty()) return;
  std::cerr << "wholemeal: no puzzle to climb the ladder with\n";
  exit.raise(2);
}

Outcome Ladder::solve(const Solver& solver, const text::Puzzle& p) const {
  Limits limits = bounds.from_now(limit);
  if (solver.tries_all) limits.nodes = Limits{}.nodes;  // grids tried are no nodes
  return solver.run(starting_board(p), p.shape, limits, [](std::string_view) { return !interrupted; });
}

// Once over all puzzles: what is counted, and whether the row finds as many solutions as those before it.
Row Ladder::first(const Solver& solver, std::vector<std::optional<std::uint64_t>>& counts) const {
  Row row{&solver};
  const auto start = Clock::now();
  for (std::size_t i = 0; i < puzzles.size() && !interrupted; ++i) {
    const std::string grids = solver.tries_all ? grids_of(solver, puzzles[i]) : "";
    if (solver.tries_all) row.grids = plus(row.grids, grids);
    if (!solver.takes(puzzles[i].shape) || grids.size() > most_digits) continue;
    const Outcome outcome = solve(solver, puzzles[i]);
    ++row.ran;
    row.solutions += outcome.count;
    add(row.stats, outcome.stats);
    if (outcome.end != End::finished && outcome.end != End::solutions) continue;
    ++row.finished;
    if (!counts[i]) counts[i] = outcome.count;
    row.disagrees = row.disagrees || counts[i] != outcome.count;
  }
  if (row.ran > 0)
    row.micros = {std::chrono::duration<double, std::micro>(Clock::now() - start).count() /
                  static_cast<double>(row.ran)};
  return row;
}

// Microseconds a puzzle, over all puzzles as often as 5 ms allow.
double Ladder::again(const Solver& solver) const {
  std::size_t solved = 0;
  const auto start = Clock::now();
  auto now = start;
  for (; now - start < std::chrono::milliseconds(5) && !interrupted; now = Clock::now())
    for (const text::Puzzle& p : puzzles) solve(solver, p), ++solved;
  return std::chrono::duration<double, std::micro>(now - start).count() /
         static_cast<double>(std::max<std::size_t>(solved, 1));
}

// The rows that finish take turns, round after round, so that what disturbs one disturbs all; medians are kept.
void Ladder::measure(Rows& rows) const {
  for (Row& row : rows)
    if (row.done(puzzles.size())) row.micros.clear();
  for (std::size_t round = 0; round < rounds; ++round)
    for (Row& row : rows)
      if (row.done(puzzles.size())) row.micros.push_back(again(*row.solver));
  for (Row& row : rows) std::sort(row.micros.begin(), row.micros.end());
}

std::string Ladder::title() const {
  const std::string what = puzzles.size() == 1 ? givens(puzzles.front()) : fmt::format("{} puzzles", puzzles.size());
  return fmt::format("{}, up to {} solution{}", what.size() > 100 ? "1 puzzle" : what, limit, limit == 1 ? "" : "s");
}

// Why a row has no figures, or not of every puzzle.
std::string Ladder::missing(const Row& row) const {
  if (row.done(puzzles.size())) return "";
  if (row.solver->tries_all && row.ran == 0) return about(row.grids) + " grids to try";
  if (row.ran == 0) return "can't do this shape";
  return fmt::format("{} of {} within the limits", row.finished, puzzles.size());
}

// How many times faster than search, Bird's program; 0 where one of the two didn't finish.
double Ladder::against(const Row& row, const Rows& rows) const {
  const auto bird = std::find_if(rows.begin(), rows.end(), [](const Row& r) { return r.solver->name == "search"; });
  if (bird == rows.end() || !bird->done(puzzles.size()) || !row.done(puzzles.size())) return 0;
  return bird->time() / row.time();
}

void Ladder::print_table(const Rows& rows) const {
  fmt::print("{}\n\n{:<10} {:>14} {:>14} {:>11}  {}\n", title(), "", "nodes", "us a puzzle", "x search",
             "the law from the row above");
  for (const Row& row : rows) {
    const std::string least = row.done(puzzles.size()) ? "" : ">";
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
      rounds);
}

void Ladder::print_json(const Rows& rows) const {
  using Json = nlohmann::ordered_json;
  for (const Row& row : rows) {
    const double times = against(row, rows);
    Json object{{"schema", "wholemeal.ladder/1"},
                {"row", row.solver->name},
                {"derived", row.solver->derived},
                {"law", row.solver->law},
                {"puzzles", puzzles.size()},
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
  for (const Row& row : rows) {
    draw::Rung rung{std::string(row.solver->name), row.solver->name == "spec" ? "" : std::string(row.solver->law)};
    if (row.ran > 0) rung.nodes = row.nodes(), rung.micros = row.time();
    rung.finished = row.done(puzzles.size());
    rung.remark = missing(row);
    rungs.push_back(std::move(rung));
  }
  fmt::print("{}", draw::ladder_svg(title(), rungs));
}

void Ladder::run(Exit& exit) {
  read(exit);
  if (puzzles.empty()) return;
  Rows rows;
  std::vector<std::optional<std::uint64_t>> counts(puzzles.size());
  for (const Solver& solver : solver_table()) rows.push_back(first(solver, counts));
  measure(rows);
  if (json)
    print_json(rows);
  else if (svg)
    print_svg(rows);
  else
    print_table(rows);
  for (const Row& row : rows) exit.raise(row.disagrees ? 1 : 0);
  std::fflush(stdout);
}

constexpr auto examples = R"(Examples:
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
  verb->add_option("--limit", l->limit, "Stop a puzzle after so many solutions")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  verb->add_option("--rounds", l->rounds, "How often each row is timed")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  l->bounds.add(*verb);
  verb->get_option("--nodes")->default_str("1000000");
  verb->get_option("--time")->default_str("10");
  auto* json = verb->add_flag("--json", l->json, "One object a row and line");
  verb->add_flag("--svg", l->svg, "A chart")->excludes(json);
  add_box(*verb, l->reading.box);
  verb->footer(examples);
  verb->callback([l, &exit] { l->run(exit); });
}

}  // namespace wholemeal::command
