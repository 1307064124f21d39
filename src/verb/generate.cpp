// wholemeal generate: puzzles to order, one a line.
#include "wholemeal/check/generate.hpp"

#include <fmt/format.h>

#include "command/verb.hpp"

namespace wholemeal::command {
namespace {

struct Generate {
  std::string kind = "unique", symmetry = "none";
  std::optional<std::size_t> clues;
  std::optional<Shape> box;
  bool minimal = false, json = false;
  std::size_t count = 1;
  std::uint64_t seed = 1;

  check::Order order() const;
  void run(Exit& exit) const;
  void print(const check::Puzzle& p) const;
};

check::Order Generate::order() const {
  const Shape s = box.value_or(Shape{3, 3});
  const auto at = std::find(check::symmetries.begin(), check::symmetries.end(), symmetry) - check::symmetries.begin();
  return {{static_cast<int>(s.rows), static_cast<int>(s.cols)},
          *check::kind(kind),
          clues,
          static_cast<check::Symmetry>(at),
          minimal};
}

void Generate::run(Exit& exit) const {
  constexpr int attempts = 2000;
  const auto wanted = order();
  Random seeds{seed};
  for (std::size_t i = 0; (count == 0 || i < count) && !interrupted && std::ferror(stdout) == 0; ++i) {
    Random r{seeds.next()};
    const auto p = check::generate(r, wanted, attempts);
    if (p) {
      print(*p);
      continue;
    }
    std::cerr << fmt::format("wholemeal: {} attempts made no such puzzle: more clues, or less symmetry, may help\n",
                             attempts);
    return exit.raise(1);
  }
}

void Generate::print(const check::Puzzle& p) const {
  if (json)
    fmt::print(
        "{{\"schema\":\"wholemeal.generate/1\",\"kind\":\"{}\",\"box\":\"{}x{}\",\"clues\":{},\"puzzle\":\"{}\"}}\n",
        kind, p.box.rows, p.box.cols, check::clues(p), p.cells);
  else
    fmt::print("{}\n", p.cells);
  if (count == 0) std::fflush(stdout);
}

constexpr auto generate_examples = R"(Examples:
  wholemeal generate --minimal --count 1000 --seed 7 > minimal.sdm
  wholemeal generate --clues 30 --symmetry half-turn
  wholemeal generate --kind several --box 2x3 --count 5
  wholemeal generate --kind hard --count 0 | head -3              a stream without end

Kinds: unique (one solution), several, none (no two givens clash, yet there is no solution), clashing, empty, full,
full-and-wrong, few (a handful of clues), hard (one solution, which singles alone don't find). With the same options and
seed the puzzles are the same everywhere. --minimal: no clue of a unique puzzle can be taken away.

Exit status: 0; 1 no such puzzle was made in 2000 attempts; 2 bad usage.)";

}  // namespace

void add_generate(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("generate", "Make puzzles, by kind, clues and symmetry");
  auto g = std::make_shared<Generate>();
  std::vector<std::string> kinds;
  for (check::Kind k : check::kinds) kinds.emplace_back(check::name(k));
  verb->add_option("--kind", g->kind, "What kind")->check(CLI::IsMember(kinds))->capture_default_str();
  verb->add_option("--clues", g->clues, "Exactly so many clues")->type_name("N");
  verb->add_option("--symmetry", g->symmetry, "Of the pattern of clues")
      ->check(CLI::IsMember(std::vector<std::string>(check::symmetries.begin(), check::symmetries.end())))
      ->capture_default_str();
  verb->add_flag("--minimal", g->minimal, "No clue can be taken away");
  verb->add_option("--count", g->count, "So many puzzles; 0: without end")->type_name("N")->capture_default_str();
  verb->add_option("--seed", g->seed, "The seed they follow from")->type_name("N")->capture_default_str();
  verb->add_flag("--json", g->json, "One object a line");
  add_box(*verb, g->box);
  verb->footer(generate_examples);
  verb->callback([g, &exit] { g->run(exit); });
}

}  // namespace wholemeal::command
