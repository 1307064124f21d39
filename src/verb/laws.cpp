// wholemeal laws: what the library's functions are equal to, and whether it is so.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/verb.hpp"
#include "laws/laws.hpp"
#include "wholemeal/calc/vocabulary.hpp"

namespace wholemeal::command {
namespace {

struct Laws {
  std::vector<std::string> labels;
  bool check = false, json = false;
  std::size_t cases = 1000;
  std::uint64_t seed = 19;

  void run(Exit& exit) const;
  std::vector<Law> wanted(Exit& exit) const;
  void list(const Law& law) const;
  void test(const Law& law, Exit& exit) const;
};

std::string_view standing(const Law& law) {
  constexpr std::string_view names[] = {"definition", "axiom", "theorem"};
  return names[static_cast<std::size_t>(law.standing)];
}
// Of which arguments a law holds, if not of all: `at P k (P N a)`, as the calculator has it.
std::string_view domain(const Law& law) {
  for (const auto& entry : calc::entries)
    if (entry.label == law.label && entry.note.starts_with("at ")) return entry.note;
  return "";
}
nlohmann::ordered_json row(const Law& law) {
  return {{"schema", "wholemeal.laws/1"}, {"label", law.label},
          {"statement", law.statement},   {"relation", law.relation == Relation::equal ? "=" : "~"},
          {"domain", domain(law)},        {"standing", standing(law)},
          {"source", law.source}};
}

std::vector<Law> Laws::wanted(Exit& exit) const {
  std::vector<Law> found;
  for (const Law& law : all_laws())
    if (labels.empty() || std::find(labels.begin(), labels.end(), law.label) != labels.end()) found.push_back(law);
  for (const std::string& label : labels)
    if (std::none_of(found.begin(), found.end(), [&](const Law& law) { return law.label == label; })) {
      std::cerr << "wholemeal: no law is called '" << label << "': wholemeal laws lists them\n";
      exit.raise(2);
    }
  return found;
}

void Laws::list(const Law& law) const {
  if (json)
    fmt::print("{}\n", row(law).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  else
    fmt::print("{:<16} {}{}{}\n{:<16} {}: {}\n", law.label, law.statement, domain(law).empty() ? "" : "   ",
               domain(law), "", standing(law), law.source);
}

void Laws::test(const Law& law, Exit& exit) const {
  const Report report = trial(law, cases, seed);
  const bool holds = !report.counterexample && !report.vacuous();
  if (json) {
    auto object = row(law);
    object.update({{"holds", holds},
                   {"cases", report.cases},
                   {"counted", report.counted},
                   {"telling", report.telling},
                   {"seed", seed},
                   {"counterexample", nullptr}});
    if (report.counterexample) object["counterexample"] = report.counterexample->text();
    fmt::print("{}\n", object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  } else {
    fmt::print("{} {:<16} {}\n  {} cases, {} of {} telling{}\n", holds ? "ok  " : "FAIL", law.label, law.statement,
               report.cases, report.telling, report.counted, report.vacuous() ? ": fewer than a fifth" : "");
    if (report.counterexample) fmt::print("  refuted by {}\n", report.counterexample->text());
  }
  exit.raise(holds ? 0 : 1);
  std::fflush(stdout);
}

void Laws::run(Exit& exit) const {
  catch_interrupt();
  for (const Law& law : wanted(exit)) {
    if (interrupted) break;
    if (check)
      test(law, exit);
    else
      list(law);
  }
  if (check && !json) fmt::print("seed {}\n", seed);
}

constexpr auto laws_examples = R"(Examples:
  wholemeal laws                          every law: label, statement, source
  wholemeal laws 19.2 prune-law           those two
  wholemeal laws --check                  test them all, 1000 cases each
  wholemeal laws --check 19.4 --cases 100000 --seed 7

= equal as lists; ~ equal up to the order of a list of alternatives. A case is telling when the two sides could have
differed; a law with fewer than a fifth of telling cases on boards grown from grids fails.
Exit status: 0 all hold; 1 a law is refuted, or its cases tell too little; 2 bad usage.)";

}  // namespace

void add_laws(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("laws", "The laws of the derivation: list them, test them");
  auto l = std::make_shared<Laws>();
  verb->add_option("labels", l->labels, "Labels of laws (default: all)")->type_name("LABEL");
  auto* check = verb->add_flag("--check", l->check, "Test them on drawn values");
  verb->add_option("--cases", l->cases, "Values to draw for each")
      ->check(whole(1, 1000000000))
      ->needs(check)
      ->capture_default_str();
  verb->add_option("--seed", l->seed, "What the values are drawn from")
      ->check(whole(0))
      ->needs(check)
      ->capture_default_str();
  verb->add_flag("--json", l->json, "One object a law and line");
  verb->footer(laws_examples);
  verb->callback([l, &exit] { l->run(exit); });
}

}  // namespace wholemeal::command
