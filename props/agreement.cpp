// Every row of the table of solvers gives the same verdict and the same set of solutions, on puzzles of every kind and
// shape. Who can't finish a puzzle within the limits takes no part in it; how often each took part is said.
//   agreement      RC_PARAMS="seed=N max_success=M" as rapidcheck has it
#include <cstdlib>
#include <iostream>
#include <map>

#include "solvers/table.hpp"
#include "specimens.hpp"
#include "wholemeal/gen.hpp"
#include "wholemeal/text/clash.hpp"

namespace wholemeal::agreement {

void showValue(const Specimen& p, std::ostream& out) {
  out << name(p.kind) << (p.made ? " " : ", shrunk, ") << p.shape.rows << 'x' << p.shape.cols << ' ' << line(p.givens);
}

namespace {

constexpr std::array<Shape, 9> shapes{{{2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 4}, {4, 2}, {1, 3}, {2, 5}, {3, 4}}};
constexpr std::uint64_t few_solutions = 200, few_nodes = 20000, few_grids = 5000;

// What a row says of a puzzle: its solutions in order, or nothing when it didn't finish.
struct Said {
  bool took_part = false;
  std::vector<std::string> solutions;
  std::string verdict() const { return solutions.empty() ? "none" : solutions.size() == 1 ? "unique" : "several"; }
};
Said ask(const Solver& solver, const Board& m, Shape s, std::uint64_t solutions) {
  Limits limits;
  limits.solutions = solutions;
  limits.nodes = solver.tries_all ? few_grids : few_nodes;
  Said said;
  if (!solver.takes(s)) return said;
  const Outcome outcome =
      solver.run(m, s, limits, [&](std::string_view g) { return said.solutions.emplace_back(g), true; });
  said.took_part = outcome.end == End::finished || outcome.end == End::solutions;
  std::sort(said.solutions.begin(), said.solutions.end());
  RC_ASSERT(outcome.count == said.solutions.size());
  return said;
}

// A solution keeps the givens and the rules, asked of the specification.
bool solves(const std::string& solution, const Specimen& p) {
  const auto g = grid(solution);
  if (!g || !valid[p.shape](*g)) return false;
  for (std::size_t k = 0; k < solution.size(); ++k) {
    const Digit given = p.givens[k / p.shape.size()][k % p.shape.size()];
    if (!blank(given) && given != (*g)[k / p.shape.size()][k % p.shape.size()]) return false;
  }
  return true;
}

// The verdict on puzzles of a kind, by how they are made: all of them but `none` and `empty`, of which small boards may
// turn out otherwise.
constexpr std::string_view expected(Kind k) {
  constexpr std::string_view verdicts[] = {"unique", "several", "none", "none", "several", "unique", "none"};
  return verdicts[static_cast<std::size_t>(k)];
}

std::map<std::string, std::size_t> took_part;  // by row; and cases by kind and verdict
bool counting = true;                          // until the first failure: shrinking runs the property too

void agrees(const Specimen& p) {
  const Board m = choices[p.shape](p.givens);
  const Said first = ask(*solver_named("dlx"), m, p.shape, few_solutions);
  if (!first.took_part) return;
  const bool all =
      first.solutions.size() < few_solutions;  // else the verdict is compared, and two solutions are asked for
  if (counting) ++took_part[std::string(name(p.kind)) + ": " + first.verdict()];
  RC_ASSERT(!p.made || p.kind == Kind::none || p.kind == Kind::empty || first.verdict() == expected(p.kind));
  for (const Solver& solver : solver_table()) {
    const Said said = ask(solver, m, p.shape, all ? few_solutions : 2);
    if (!said.took_part) continue;
    if (counting) ++took_part[std::string(solver.name)];
    RC_ASSERT(said.verdict() == first.verdict());
    RC_ASSERT(!all || said.solutions == first.solutions);
    RC_ASSERT(std::adjacent_find(said.solutions.begin(), said.solutions.end()) == said.solutions.end());
    for (const std::string& solution : said.solutions) RC_ASSERT(solves(solution, p));
  }
  const bool clashing = !text::clashes(p.givens, p.shape).empty();
  RC_ASSERT(!clashing || first.solutions.empty());
}

Specimen draw(std::uint64_t seed) {
  Random r{seed};
  const Shape s = shapes[r.below(shapes.size())];
  return specimen(r, s, kinds[r.below(kinds.size())]);
}
std::vector<Specimen> smaller(const Specimen& p) {
  std::vector<Specimen> less;
  for (std::size_t k = 0; k < p.shape.size() * p.shape.size(); ++k)
    if (Specimen q = p; !blank(std::exchange(detail::cell(q.givens, k), Digit{0}))) {
      q.made = false;
      less.push_back(q);
    }
  return less;
}

}  // namespace
}  // namespace wholemeal::agreement

int main() {
  using namespace wholemeal;
  if (std::getenv("RC_PARAMS") == nullptr) setenv("RC_PARAMS", "max_success=400", 1);
  const bool agreed = rc::check("every row gives the same verdict and the same solutions", [] {
    const auto p = *gen::seeded(agreement::draw, agreement::smaller);
    try {
      agreement::agrees(p);
    } catch (...) {
      agreement::counting = false;
      throw;
    }
  });
  for (const auto& [who, times] : agreement::took_part) std::cout << "  " << who << ": " << times << '\n';
  bool vacuous = false;
  for (const Solver& solver : solver_table()) vacuous = vacuous || agreement::took_part[std::string(solver.name)] < 20;
  for (const auto k : agreement::kinds)
    vacuous = vacuous || agreement::took_part[std::string(name(k)) + ": " + std::string(agreement::expected(k))] < 20;
  if (agreed && vacuous) std::cout << "a row or a kind took part in fewer than 20 cases\n";
  return agreed && !vacuous ? 0 : 1;
}
