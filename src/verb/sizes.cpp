// wholemeal sizes: what every rung and oracle takes on larger and larger boards.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/climb.hpp"
#include "command/progress.hpp"
#include "solvers/table.hpp"
#include "wholemeal/check/generate.hpp"
#include "wholemeal/draw/sizes.hpp"

namespace wholemeal::command {
namespace {

constexpr Shape shapes[] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {3, 5}, {4, 4}, {4, 5}, {5, 5}};

struct Sizes {
  std::size_t puzzles = 5, percent = 55;
  std::uint64_t seed = 1;
  Bounds bounds{100000, 1};
  bool json = false, svg = false;

  void run(Exit& exit) const;
  Climb climb(Shape s, Random& r) const;
  std::string title() const;
  void print(const std::vector<draw::Costs>& all) const;
  void print_json(const std::vector<draw::Costs>& all) const;
};

std::string board(Shape s) { return fmt::format("{0}x{0}", s.size()); }

// Puzzles with one solution on boards of a shape, this share of their cells given.
Climb Sizes::climb(Shape s, Random& r) const {
  const check::Order order{
      {static_cast<int>(s.rows), static_cast<int>(s.cols)}, check::Kind::unique, s.size() * s.size() * percent / 100};
  Climb climb;
  climb.rounds = 3, climb.bounds = bounds;
  while (climb.puzzles.size() < puzzles && !interrupted) {
    const auto p = check::generate(r, order);
    if (!p) break;
    climb.puzzles.emplace_back();
    climb.puzzles.back().shape = s, climb.puzzles.back().givens = *grid(p->cells);
  }
  return climb;
}

// A row that doesn't finish at one size is not tried at the next.
void Sizes::run(Exit& exit) const {
  catch_interrupt();
  std::vector<Solver> racing = solver_table();
  std::vector<draw::Costs> all;
  for (const Solver& solver : racing) all.push_back({std::string(solver.name), {}});
  Random r{seed};
  Progress progress{"sizes"};
  for (const Shape s : shapes) {
    progress.show(static_cast<std::size_t>(&s - shapes), std::size(shapes));
    const Climb climb = this->climb(s, r);
    if (interrupted || climb.puzzles.empty()) break;
    std::vector<std::string_view> stopped;
    for (const TableRow& row : climb.rows(racing)) {
      const bool done = row.done(climb.puzzles.size());
      const auto is_row = [&](const auto& x) { return x.name == row.solver->name; };
      if (row.ran > 0) std::find_if(all.begin(), all.end(), is_row)->costs.push_back({s.size(), row.time(), done});
      if (!done && row.solver->takes(s)) stopped.push_back(row.solver->name);
      exit.raise(row.disagrees ? 1 : 0);
    }
    std::erase_if(racing, [&](const Solver& solver) {
      return std::find(stopped.begin(), stopped.end(), solver.name) != stopped.end();
    });
  }
  if (json)
    print_json(all);
  else if (svg)
    fmt::print("{}", draw::sizes_svg(title(), all));
  else
    print(all);
}

std::string Sizes::title() const {
  return fmt::format("{} puzzle{} a size with {} % of the cells given, seed {}", puzzles, puzzles == 1 ? "" : "s",
                     percent, seed);
}

void Sizes::print(const std::vector<draw::Costs>& all) const {
  fmt::print("{}: microseconds a puzzle\n\n{:<10}", title(), "");
  for (const Shape s : shapes) fmt::print(" {:>10}", board(s));
  for (const auto& row : all) {
    fmt::print("\n{:<10}", row.name);
    for (const Shape s : shapes) {
      const auto at =
          std::find_if(row.costs.begin(), row.costs.end(), [&](const auto& c) { return c.size == s.size(); });
      fmt::print(" {:>10}", at == row.costs.end() ? "-" : (at->finished ? "" : ">") + draw::figure(at->micros));
    }
  }
  fmt::print(
      "\n\n> is a row stopped by --nodes or --time; - one that can't do the shape, or didn't finish a smaller one.\n");
}

void Sizes::print_json(const std::vector<draw::Costs>& all) const {
  for (const auto& row : all)
    for (const auto& cost : row.costs) {
      const nlohmann::ordered_json object{
          {"schema", "wholemeal.sizes/1"}, {"row", row.name},           {"size", cost.size},
          {"microseconds", cost.micros},   {"finished", cost.finished}, {"seed", seed}};
      fmt::print("{}\n", object.dump());
    }
}

constexpr auto sizes_examples = R"(Examples:
  wholemeal sizes                        a table: boards of 4 to 25 cells a side, every rung and oracle
  wholemeal sizes --svg > sizes.svg      the same as a plot on a log scale
  wholemeal sizes --percent 45 --time 10

The puzzles are made for it, with one solution each; limit 2: every row proves that. Times are medians of three rounds.
Exit status: 0; 1 the rows disagree on how many solutions a puzzle has; 2 bad usage.)";

}  // namespace

void add_sizes(CLI::App& app, Exit& exit) {
  auto* verb =
      app.add_subcommand("sizes", "Cost against board size: every rung and oracle on larger and larger boards");
  auto s = std::make_shared<Sizes>();
  verb->add_option("--puzzles", s->puzzles, "So many a size")->check(whole(1, 1000))->capture_default_str();
  verb->add_option("--percent", s->percent, "The share of the cells that are given, 30 to 100")
      ->check(whole(30, 100))
      ->capture_default_str();
  verb->add_option("--seed", s->seed, "The seed they follow from")->check(whole(0))->capture_default_str();
  s->bounds.add(*verb);
  verb->get_option("--nodes")->default_str("100000");
  verb->get_option("--time")->default_str("1");
  auto* json = verb->add_flag("--json", s->json, "One object a row, size and line");
  verb->add_flag("--svg", s->svg, "A plot")->excludes(json);
  verb->footer(sizes_examples);
  verb->callback([s, &exit] { s->run(exit); });
}

}  // namespace wholemeal::command
