// wholemeal generate: puzzles to order, one a line.
#include "wholemeal/check/generate.hpp"

#include <fmt/format.h>

#include "command/progress.hpp"
#include "command/verb.hpp"
#include "wholemeal/check/level.hpp"
#include "wholemeal/technique/words.hpp"

namespace wholemeal::command {
namespace {

struct Generate {
  std::string kind = "unique", symmetry = "none", level, technique, profile = "scorer";
  std::optional<std::size_t> clues;
  std::optional<Shape> box;
  bool minimal = false, json = false;
  std::size_t count = 1, tries = 100000;
  std::uint64_t seed = 1;

  check::Order order() const;
  const technique::Profile& chosen() const;
  std::optional<check::Level> wanted_level() const;
  std::string too_easy() const;
  std::string mistake() const;
  std::string advice() const;
  std::optional<check::Puzzle> make(Random& r) const;
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

const technique::Profile& Generate::chosen() const {
  const auto all = technique::profiles();
  return **std::find_if(all.begin(), all.end(), [&](const auto* p) { return p->name == profile; });
}

std::optional<check::Level> Generate::wanted_level() const {
  for (auto g : technique::grades)
    if (technique::Words{}.grade(g) == level) return check::Level::graded(chosen(), g);
  if (const auto* t = technique::find(technique)) return check::Level::needing(chosen(), *t);
  return std::nullopt;
}

// Why every puzzle of this board, or with so many clues, is easier than what is wanted; empty: it need not be.
std::string Generate::too_easy() const {
  const auto* t = technique::find(technique);
  const bool easiest =
      t != nullptr ? t == &technique::crbe : level == technique::Words{}.grade(technique::Grade::beginner);
  if (easiest) return "";
  const check::Box board = order().box;
  const bool single = t != nullptr && t->use != technique::Use::pattern;
  if (board == check::Box{2, 2}) return "every puzzle of 4x4 with one solution is solved by cross-hatching";
  if (!single && check::solved_by_singles(board)) return "every puzzle so small with one solution is solved by singles";
  if (const std::size_t most = check::most_clues_hard(board); clues > most)
    return fmt::format("with more than {} clues {} every one of this board", most,
                       single ? "cross-hatching solves" : "singles solve");
  const std::size_t least = t != nullptr ? check::rare(*t).digits : 1;
  if (static_cast<std::size_t>(board.digits()) >= least) return "";
  return fmt::format("on a board of fewer than {} digits an easier technique does all that {} does", least, t->en);
}

// What is wrong with the options together.
std::string Generate::mistake() const {
  if (const auto reason = check::impossible(order()); !reason.empty()) return "no such puzzle: " + reason;
  if (!wanted_level()) return "";
  if (const auto reason = too_easy(); !reason.empty()) return "no such puzzle: " + reason;
  if (kind != "unique") return "--level and --technique are of puzzles of kind unique";
  if (const auto* t = technique::find(technique); t != nullptr && !chosen().has(*t))
    return fmt::format("profile {} doesn't have {}; --profile full does", profile, technique);
  return "";
}

// Each attempt at a large board takes a while: of 16x16, a fifth of a second.
std::size_t attempts(check::Box board) { return board.digits() <= 9 ? 2000 : 100; }

// What may help when all attempts failed.
std::string Generate::advice() const {
  if (wanted_level() && !clues) return "more --tries, or another --seed";
  std::string text = wanted_level() ? "more --tries" : "another --seed";
  const bool easier_with_more = kind == "unique" && !minimal && !wanted_level();
  if (clues)
    text += easier_with_more ? ", or more --clues" : kind == "several" ? ", or fewer --clues" : ", or other --clues";
  return text + (symmetry == "none" ? "" : ", or no --symmetry");
}

std::optional<check::Puzzle> Generate::make(Random& r) const {
  const auto wanted = wanted_level();
  const std::size_t most = wanted ? tries : attempts(order().box);
  Progress progress("attempts");
  for (std::size_t tried = 0; (most == 0 || tried < most); ++tried) {
    progress.show(tried);
    if (auto p = wanted ? check::levelled(r, order(), *wanted) : check::generate(r, order(), 1)) return p;
  }
  return std::nullopt;
}

void Generate::run(Exit& exit) const {
  if (const auto wrong = mistake(); !wrong.empty()) {
    std::cerr << "wholemeal: " << wrong << '\n';
    return exit.raise(2);
  }
  Random seeds{seed};
  for (std::size_t i = 0; (count == 0 || i < count) && std::ferror(stdout) == 0; ++i) {
    Random r{seeds.next()};
    const auto p = make(r);
    if (p) {
      print(*p);
      continue;
    }
    std::cerr << fmt::format("wholemeal: {} made no such puzzle: {} may help\n",
                             check::detail::counted(wanted_level() ? tries : attempts(order().box), "attempt"),
                             advice());
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
  std::fflush(stdout);  // each as it is found: Ctrl-C ends the program
}

constexpr auto generate_examples = R"(Examples:
  wholemeal generate --minimal --count 1000 --seed 7 > minimal.sdm
  wholemeal generate --clues 30 --symmetry half-turn
  wholemeal generate --kind several --box 2x3 --count 5
  wholemeal generate --kind hard --count 0 | head -3              a stream without end
  wholemeal generate --level medium
  wholemeal generate --technique swordfish --profile full

Kinds: unique (one solution), several, none (no two givens clash, yet there is no solution), clashing, empty, full,
full-and-wrong, few (a handful of clues), hard (one solution, which singles alone don't find). With the same options and
seed the puzzles are the same everywhere. --minimal: no clue of a unique puzzle can be taken away.

--level: as `score` grades it: beginner is singles, medium locked candidates, hard pairs and X-Wing, expert triples, and
beyond what these leave open. --technique: a puzzle that needs it and nothing harder in the profile. Most take a tenth of
a second, rare ones some seconds: jellyfish two, nested-forcing-net five, hidden-quad ten, now and then a minute. Attempts
end after --tries; 0: never.

Exit status: 0; 1 no such puzzle was made in 2000 attempts (100 of a board larger than 9x9), or in --tries; 2 bad usage.)";

}  // namespace

void add_generate(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("generate", "Make puzzles, by kind, clues and symmetry");
  auto g = std::make_shared<Generate>();
  const auto kinds = names_of(check::kinds, [](check::Kind k) { return check::name(k); });
  verb->add_option("--kind", g->kind, "What kind")->check(CLI::IsMember(kinds))->capture_default_str();
  verb->add_option("--clues", g->clues, "Exactly so many clues")->type_name("N")->check(whole(0, 1296));
  verb->add_option("--symmetry", g->symmetry, "Of the pattern of clues")
      ->check(CLI::IsMember(std::vector<std::string>(check::symmetries.begin(), check::symmetries.end())))
      ->capture_default_str();
  const auto levels = names_of(technique::grades, [](auto grade) { return technique::Words{}.grade(grade); });
  const auto codes = names_of(technique::techniques, [](const auto* t) { return t->code; });
  const auto profiles = names_of(technique::profiles(), [](const auto* p) { return p->name; });
  auto* level = verb->add_option("--level", g->level, "Of this grade")->check(CLI::IsMember(levels));
  auto* needed = verb->add_option("--technique", g->technique, "One that needs this technique and nothing harder")
                     ->check(CLI::IsMember(codes))
                     ->excludes(level);
  auto* profile = verb->add_option("--profile", g->profile, "The techniques that --level and --technique go by")
                      ->check(CLI::IsMember(profiles))
                      ->capture_default_str();
  auto* tries =
      verb->add_option("--tries", g->tries, "For --level and --technique: give up after so many attempts; 0: never")
          ->type_name("N")
          ->check(whole(0))
          ->capture_default_str();
  verb->add_flag("--minimal", g->minimal, "No clue can be taken away");
  verb->add_option("--count", g->count, "So many puzzles; 0: without end")
      ->type_name("N")
      ->check(whole(0))
      ->capture_default_str();
  verb->add_option("--seed", g->seed, "The seed they follow from")
      ->type_name("N")
      ->check(whole(0))
      ->capture_default_str();
  verb->add_flag("--json", g->json, "One object a line");
  add_box(*verb, g->box);
  verb->footer(generate_examples);
  verb->callback([=, &exit] {
    for (const auto* option : {profile, tries})
      if (!option->empty() && level->empty() && needed->empty())
        throw CLI::RequiresError(option->get_name(), "--level or --technique");
    g->run(exit);
  });
}

}  // namespace wholemeal::command
