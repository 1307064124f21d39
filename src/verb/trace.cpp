// wholemeal trace: a search written down step by step, as text, JSON, for Graphviz and as a picture.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/answer.hpp"
#include "command/verb.hpp"
#include "wholemeal/draw/derived.hpp"
#include "wholemeal/draw/imperative.hpp"
#include "wholemeal/draw/tree_dot.hpp"
#include "wholemeal/draw/tree_svg.hpp"
#include "wholemeal/hidden.hpp"
#include "wholemeal/oracle/backtrack.hpp"
#include "wholemeal/oracle/propagate.hpp"
#include "wholemeal/text/clash.hpp"

namespace wholemeal::command {
namespace {

struct Trace {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  std::string with = "search", format = "text";
  std::uint64_t limit = 2;
  std::size_t max_nodes = 100;
  Bounds bounds;
  bool all = false, boards = true;

  void run(Exit& exit) const;
  void puzzle(const text::Puzzle& p, Exit& exit) const;
  draw::Tree tree(const Board& m, Shape s) const;
  void print(const draw::Tree& t, const text::Puzzle& p) const;
};

// One puzzle is traced: the first that there is.
void Trace::run(Exit& exit) const {
  std::size_t count = 0;
  each_puzzle(sources, reading, [&](const Item& item) {
    if (++count > 1) return std::cerr << "wholemeal: the first puzzle is traced, the others are not\n", false;
    const auto* p = std::get_if<text::Puzzle>(&item.what);
    const auto clashing = p == nullptr ? std::vector<text::Clash>{} : text::clashes(p->givens, p->shape);
    if (p != nullptr && clashing.empty()) return puzzle(*p, exit), true;
    std::cerr << wording(item.source, p == nullptr ? std::get<text::Error>(item.what)
                                                   : text::Error{p->line, p->column, text::wording(clashing.front())})
              << '\n';
    return exit.raise(2), true;
  });
  if (count == 0) no_puzzles(exit);
}

void Trace::puzzle(const text::Puzzle& p, Exit& exit) const {
  const draw::Tree t = tree(starting_board(p), p.shape);
  print(t, p);
  exit.raise(t.outcome.count == 1 && t.outcome.end == End::finished ? 0 : 1);
}

template <const auto& Oracle>
draw::Tree by_oracle(std::string_view rule, const std::string& program, const Board& m, Shape s, const Limits& limits,
                     std::size_t max_nodes) {
  oracle::Board board{{static_cast<int>(s.rows), static_cast<int>(s.cols)}, {}};
  for (const auto& row : m)
    for (const Choices& cell : row) board.choices.push_back(cell.mask() >> 1U);
  std::optional<std::chrono::steady_clock::time_point> deadline;
  if (limits.deadline != Limits{}.deadline) deadline = limits.deadline;
  const auto trace = oracle::trace(Oracle, board, {limits.solutions, limits.nodes, deadline, limits.stop}, max_nodes);
  const auto& [status, count, stats] = trace.result;
  constexpr End ends[] = {End::finished, End::solutions, End::nodes, End::time, End::interrupted};
  const auto end = static_cast<std::size_t>(status);  // candidates that clash: searched, none
  return draw::imperative(program, rule, s, trace,
                          {end < std::size(ends) ? ends[end] : End::finished,
                           count,
                           {{"nodes", stats.nodes}, {"branches", stats.branches}, {"backtracks", stats.backtracks}}});
}

draw::Tree Trace::tree(const Board& m, Shape s) const {
  const Limits limits = bounds.from_now(all ? Limits{}.solutions : limit);
  const auto by = std::make_shared<draw::Recorder>(s, max_nodes);
  const auto prunes = draw::heard(wholemeal::prune[s], by);
  if (with == "search") return draw::derived(with, once(prunes), by, m, s, limits);
  if (with == "fixpoint") return draw::derived(with, repeatedly(prunes), by, m, s, limits);
  if (with == "hidden")
    return draw::derived(with, singles(prunes, draw::heard(wholemeal::hidden_single[s], by)), by, m, s, limits);
  if (with == "backtrack")
    return by_oracle<oracle::backtrack>("the first blank by rows", with, m, s, limits, max_nodes);
  return by_oracle<oracle::propagate>("the fewest candidates, the first such cell by rows", with, m, s, limits,
                                      max_nodes);
}

using Json = nlohmann::ordered_json;
Json json_of(draw::Cell c) { return c.some() ? Json{c.row + 1, c.col + 1} : Json(nullptr); }
Json json_of(const Board& m) {
  Json rows = Json::array();
  for (const auto& row : m) {
    rows.push_back(Json::array());
    for (const Choices& cell : row) rows.back().push_back(cell.empty() ? "" : draw::spelt(cell, m.size()));
  }
  return rows;
}
Json json_of(const draw::TreeNode& n, std::size_t size) {
  Json stages = Json::array(), faults = Json::array();
  for (const auto& stage : n.stages) stages.push_back({{"after", stage.after}, {"choices", json_of(stage.board)}});
  for (const auto& cell : n.marks.faults) faults.push_back(json_of(cell));
  return {{"id", n.id},
          {"node", n.number == 0 ? Json(nullptr) : Json(n.number)},
          {"parent", n.parent < 0 ? Json(nullptr) : Json(n.parent)},
          {"depth", n.depth},
          {"cell", json_of(n.cell)},
          {"digit", n.cell.some() ? Json(std::string(1, symbol(n.digit, size))) : Json(nullptr)},
          {"fate", draw::name(n.ending)},
          {"why", n.why},
          {"picks", json_of(n.marks.picked)},
          {"faults", faults},
          {"leads", n.leads},
          {"taken_back", n.taken_back},
          {"stages", stages}};
}
std::string json_of(const draw::Tree& t, const text::Puzzle& p) {
  Json nodes = Json::array(), stats = Json::object();
  for (const auto& n : t.nodes) nodes.push_back(json_of(n, t.shape.size()));
  for (const Counter& c : t.outcome.stats) stats[std::string(c.name)] = c.value;
  const Json limit = t.outcome.end == End::finished ? Json(nullptr) : Json(name(t.outcome.end));
  return Json{{"schema", "wholemeal.trace/1"},
              {"puzzle", givens(p)},
              {"box", fmt::format("{}x{}", t.shape.rows, t.shape.cols)},
              {"with", t.program},
              {"count", t.outcome.count},
              {"limit", limit},
              {"stats", stats},
              {"left_out", t.left_out},
              {"nodes", nodes}}
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void Trace::print(const draw::Tree& t, const text::Puzzle& p) const {
  constexpr std::size_t few = 24;  // nodes that can be drawn with their boards
  if (format == "json")
    fmt::print("{}\n", json_of(t, p));
  else if (format == "dot")
    fmt::print("{}", draw::dot(t));
  else if (format == "svg")
    fmt::print("{}", draw::tree_svg(t, boards && t.nodes.size() <= few));
  else
    fmt::print("{}", boards ? draw::story(t) : draw::outline(t));
  std::fflush(stdout);
}

constexpr auto trace_examples = R"(Examples:
  wholemeal trace 500600902000105308000000500800001020000003000010920800060500004280000000305000070 --with propagate --limit 1
  wholemeal trace puzzle.txt --no-boards                     the tree as an outline
  wholemeal trace puzzle.txt --format dot | dot -Tpdf -o tree.pdf
  wholemeal trace puzzle.txt --with hidden --format svg > tree.svg

A node is a board that comes to the search: the matrix as it comes, after each prune (of hidden: after each pass of hidden
singles too), the cell expand1 picks and why, or the reason why the search ends there. Of backtrack and propagate it is a
call of the search function; a value that comes to a contradiction is drawn, and is no node. The counters are those of
solve --stats, of the whole search, however few nodes are written down. Pictures of more than 24 nodes have no boards.
In an outline * leads to a solution; in text the cell in [ ] is the one picked.

Exit status: as solve.)";

}  // namespace

void add_trace(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("trace", "The search for one puzzle step by step, as text, JSON, DOT or SVG");
  auto t = std::make_shared<Trace>();
  verb->add_option("input", t->sources, "A puzzle, a file, or - for standard input: its first puzzle")
      ->type_name("PUZZLE|FILE|-");
  verb->add_option("--with", t->with, "The program: a rung of the ladder or an oracle")
      ->check(CLI::IsMember({"search", "fixpoint", "hidden", "backtrack", "propagate"}))
      ->capture_default_str();
  verb->add_option("--format", t->format, "How it is written")
      ->check(CLI::IsMember({"text", "json", "dot", "svg"}))
      ->capture_default_str();
  verb->add_option("--max-nodes", t->max_nodes, "Write down so many nodes; the others are counted")
      ->check(whole(1, 10000))
      ->capture_default_str();
  verb->add_option("--limit", t->limit, "Stop after so many solutions")->check(whole(1))->capture_default_str();
  verb->add_flag("--all", t->all, "Every solution")->excludes("--limit");
  verb->add_flag("--boards,!--no-boards", t->boards, "With the boards, as text and as a picture")->default_str("true");
  t->bounds.add(*verb);
  add_box(*verb, t->reading.box);
  verb->footer(trace_examples);
  verb->callback([t, &exit] { t->run(exit); });
}

}  // namespace wholemeal::command
