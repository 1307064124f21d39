// wholemeal prove: checks derivations, by their laws and on cases.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/calc.hpp"
#include "wholemeal/calc/exercise.hpp"
#include "wholemeal/calc/report_page.hpp"
#include "wholemeal/calc/report_paper.hpp"
#include "wholemeal/calc/script.hpp"

namespace wholemeal::command {
namespace {

using Json = nlohmann::ordered_json;

struct Prove {
  std::vector<std::string> files, boxes;
  calc::Options options;
  bool json = false, md = false, tex = false, html = false, plain = false, dry = false, solve = false;
  int hint = 1;

  void run(Exit& exit);
  void print(const std::vector<calc::Outcome>& outcomes, const std::vector<calc::Message>& errors) const;
};

Json json_of(const calc::Message& m) {
  return {{"class", show(m.kind)}, {"file", m.file}, {"line", m.at.line}, {"column", m.at.column}, {"message", m.text}};
}

Json json_of(const calc::Counterexample& c) {
  return {{"input", show_input(c)}, {"left", show(c.left)}, {"right", show(c.right)}};
}

Json json_of(const calc::Derivation& d, const calc::StepOutcome& s) {
  Json j = {{"line", s.step->at.line},
            {"hint", calc::show_hints(*s.step)},
            {"term", show(s.step->line)},
            {"ok", s.ok},
            {"class", nullptr},
            {"message", nullptr},
            {"rewrites", s.reached.calculation.size()},
            {"states", s.reached.states},
            {"cases", s.tested.cases},
            {"telling", s.tested.telling},
            {"counterexample", nullptr},
            {"case", nullptr}};
  for (const auto& c : d.cases)
    for (const auto& mine : c.steps)
      if (&mine == s.step) j["case"] = calc::show_case(d, c);
  if (!s.messages.empty()) j["class"] = show(s.messages[0].kind), j["message"] = s.messages[0].text;
  if (s.tested.counterexample) j["counterexample"] = json_of(*s.tested.counterexample);
  return j;
}

Json json_of(const calc::Outcome& o) {
  Json j = {{"name", o.derivation->label},
            {"title", o.derivation->title},
            {"says", show(o.derivation->goal)},
            {"ok", o.ok},
            {"rests_on", o.rests_on},
            {"messages", Json::array()},
            {"steps", Json::array()}};
  for (const auto& m : o.messages) j["messages"].push_back(json_of(m));
  for (const auto& s : o.steps) j["steps"].push_back(json_of(*o.derivation, s));
  return j;
}

void Prove::print(const std::vector<calc::Outcome>& outcomes, const std::vector<calc::Message>& errors) const {
  if (json) {
    Json j = {{"schema", "wholemeal.prove/1"}, {"derivations", Json::array()}, {"errors", Json::array()}};
    for (const auto& m : errors) j["errors"].push_back(json_of(m));
    for (const auto& o : outcomes) j["derivations"].push_back(json_of(o));
    fmt::print("{}\n", j.dump(-1, ' ', false, Json::error_handler_t::replace));
  } else if (html) {
    fmt::print("{}", calc::page(outcomes));
  } else {
    for (const auto& o : outcomes) fmt::print("{}\n", md ? calc::markdown(o) : tex ? calc::tex(o) : calc::report(o));
  }
}

// Fills the holes of exercises: tells what closes them, and with --solve puts the filled ones in their place.
void fill_holes(const calc::Book& read, calc::Book& solved, int level) {
  const auto back = calc::turned_round(calc::citations(read));
  for (std::size_t i = 0; i < read.derivations.size(); ++i) {
    const auto& d = read.derivations[i];
    if (!calc::has_holes(d)) continue;
    calc::Filler filler(read, d, calc::forbidden_in(read, back, d.label));
    for (const auto& f : filler.run())
      if (level < 3)
        std::cerr << read.files[i] << ":" << d.steps[f.step].at.line << ": " << d.label << ": " << calc::told(f, level)
                  << "\n";
    solved.derivations[i] = filler.filled();
  }
}

void Prove::run(Exit& exit) {
  Library library;
  library.book.plain_lists = plain;
  library.read(files);
  options.evaluate = !dry;
  if (library.unreadable) exit.raise(2);
  if (!library.book.errors.empty()) exit.raise(1);
  if (!library.unreadable && library.book.errors.empty() && library.book.derivations.empty() && !library.own_theory)
    std::cerr << "wholemeal: 0 derivations: nothing to prove\n";
  calc::Book solved = library.book;
  fill_holes(library.book, solved, solve ? 3 : hint);
  const calc::Book& book = solve ? solved : library.book;
  const auto outcomes = calc::check(book, benches(book, boxes), options);
  for (const auto& o : outcomes) {
    if (!o.ok) exit.raise(1);
    for (const auto& m : o.messages) library.tell(m);
    for (const auto& s : o.steps)
      for (const auto& m : s.messages) library.tell(m);
  }
  print(outcomes, library.book.errors);
}

constexpr auto prove_examples = R"(Examples:
  wholemeal prove notes/derivations/sudoku.calc          the chapter's derivations
  wholemeal prove --html sudoku.calc > sudoku.html       a page: click a step to see what was rewritten
  wholemeal prove --lenient as_printed.calc              map-id and map-comp may be left unsaid
  wholemeal prove --box 2x2 --box 3x3 sudoku.calc        cases on both sizes

A file holds laws and derivations; `use "FILE"` reads another first, and a .laws file takes the place of the chapter's
theory, which `wholemeal theory` prints. Each step must follow from the laws its hint cites, and be true of the
library's functions on every case tried.
Exit status: 0 all hold; 1 a step is refused; 2 bad usage, or a file that cannot be read.)";

}  // namespace

void add_prove(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("prove", "Check derivations: by their laws, and on cases");
  auto p = std::make_shared<Prove>();
  verb->add_option("files", p->files, "Files of laws and derivations, - for standard input")
      ->type_name("FILE|-")
      ->required();
  verb->add_flag("--lenient", p->options.lenient, "Add map-id and map-comp to every hint");
  verb->add_flag("--hs-types", p->plain, "Lists without kinds and lengths, as Haskell has them");
  verb->add_flag("--no-cases", p->dry, "Check by the laws alone");
  verb->add_option("--cases", p->options.effort.cases, "Cases a step")->check(whole(1, 100000))->capture_default_str();
  verb->add_option("--seed", p->options.effort.seed, "What the cases are drawn from")
      ->check(whole(0))
      ->capture_default_str();
  add_boxes(*verb, p->boxes);
  verb->add_option("--hint", p->hint, "Of the holes of exercises tell 1: how many laws close them, 2: which")
      ->check(whole(1, 2));
  verb->add_flag("--solve", p->solve, "Fill the holes of exercises, and check them");
  auto* as_json = verb->add_flag("--json", p->json, "One object");
  auto* as_md = verb->add_flag("--md", p->md, "Markdown")->excludes(as_json);
  auto* as_tex = verb->add_flag("--tex", p->tex, "TeX")->excludes(as_json)->excludes(as_md);
  verb->add_flag("--html", p->html, "One static page")->excludes(as_json)->excludes(as_md)->excludes(as_tex);
  verb->footer(prove_examples);
  verb->callback([p, &exit] { p->run(exit); });
}

}  // namespace wholemeal::command
