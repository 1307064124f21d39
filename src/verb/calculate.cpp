// wholemeal calculate: finds a calculation of an equation.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/calc.hpp"
#include "wholemeal/calc/calculate.hpp"
#include "wholemeal/calc/report.hpp"
#include "wholemeal/calc/script.hpp"

namespace wholemeal::command {
namespace {

struct Calculate {
  std::string goal;
  std::vector<std::string> laws, assumed, files, boxes;
  calc::SearchLimits limits;
  bool json = false;

  void run(Exit& exit);
  void give_up(const calc::Book& book, const calc::Equation& says, const calc::Found& found) const;
  void check(Library& library, const calc::Calculated& found, Exit& exit) const;
};

// The goal and what it may assume, one after the other, `goal` and `assumption` in messages; or what is wrong with it.
std::variant<calc::Derivation, calc::Message> derivation(Library& library, const std::string& goal,
                                                         const std::vector<std::string>& assumed) {
  calc::Derivation d;
  library.texts["goal"] = goal;
  auto says = calc::parse_equation(goal, "goal");
  if (const auto* m = std::get_if<calc::Message>(&says)) return *m;
  d.goal = std::get<calc::Equation>(std::move(says));
  if (auto wrong = calc::wrong_with(library.book, d, "goal")) return *wrong;
  for (const auto& a : assumed) {
    library.texts["assumption"] = a;
    auto condition = calc::parse_condition(a, "assumption");
    if (const auto* m = std::get_if<calc::Message>(&condition)) return *m;
    d.assumptions.push_back(std::get<calc::Condition>(std::move(condition)));
    if (auto wrong = calc::wrong_with(library.book, d, "assumption")) return *wrong;
  }
  return d;
}

// What refutes the goal on cases, if anything does: then no calculation is looked for.
std::optional<calc::Message> refuted(const calc::Book& book, const std::vector<calc::Bench>& benches,
                                     const calc::Derivation& d) {
  calc::TestedParts parts;
  const calc::Options options;
  const auto frame = calc::frame_of(book, calc::claim_of(d));
  if (const auto* m = std::get_if<calc::Message>(&frame)) return *m;
  const calc::Tries tries(book, benches, options, d.assumptions, parts);
  const auto tested = tries.on_all_benches(std::get<calc::Frame>(frame), d.assumptions, {d.goal.left, d.goal.right},
                                           {{0, 1, d.goal.relation}})[0];
  if (!tested.counterexample) return {};
  const auto verdict = tested.counterexample->verdict;
  const bool false_there = verdict == calc::Verdict::Different, reordered = verdict == calc::Verdict::Reordered;
  return calc::Message{false_there ? calc::Class::False
                       : reordered ? calc::Class::Order
                                   : calc::Class::Domain,
                       "goal",
                       {1, 1},
                       (false_there ? "the sides differ; "
                        : reordered ? "the sides are the same in different orders, so that only ~ may hold; "
                                    : "one side is undefined where the other is not; ") +
                           show(*tested.counterexample)};
}

void Calculate::give_up(const calc::Book& book, const calc::Equation& says, const calc::Found& found) const {
  const auto why = found.exhausted
                       ? fmt::format("no calculation: all {} terms within the size limit were tried", found.states)
                       : fmt::format("no calculation within {} states (depth {})", found.states, found.depth);
  if (json)
    fmt::print(
        "{}\n",
        nlohmann::ordered_json{
            {"schema", "wholemeal.calculate/1"}, {"found", false}, {"states", found.states}, {"depth", found.depth}}
            .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  std::cerr << "wholemeal: " << why << "; other laws, or larger limits, may find one\n";
  for (const auto& l : book.laws)
    if (calc::says_goal(l, says)) std::cerr << "wholemeal: law " << l.label << " says it\n";
}

void Calculate::check(Library& library, const calc::Calculated& found, Exit& exit) const {
  calc::Book book = library.book;
  const auto text = calc::show(found.derivation);
  calc::add(book, calc::parse_file(text, "found"));
  library.texts["found"] = text;
  const auto outcomes = calc::check(book, benches(book, boxes), {});
  const auto& o = outcomes.back();
  if (json)
    fmt::print("{}\n", nlohmann::ordered_json{{"schema", "wholemeal.calculate/1"},
                                              {"found", true},
                                              {"states", found.search.states},
                                              {"rewrites", found.search.calculation.size()},
                                              {"ok", o.ok},
                                              {"rests_on", o.rests_on},
                                              {"derivation", text}}
                           .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  else
    fmt::print("{}", calc::report(o));
  for (const auto& s : o.steps)
    for (const auto& m : s.messages) library.tell(m);
  if (!o.ok) exit.raise(1);
}

void Calculate::run(Exit& exit) {
  Library library;
  library.read(files);
  if (library.unreadable) return exit.raise(2);
  const auto read = derivation(library, goal, assumed);
  if (const auto* m = std::get_if<calc::Message>(&read)) {
    library.tell(*m);
    return exit.raise(2);
  }
  const auto& d = std::get<calc::Derivation>(read);
  if (const auto wrong = refuted(library.book, benches(library.book, boxes), d)) {
    if (json)
      fmt::print("{}\n", nlohmann::ordered_json{{"schema", "wholemeal.calculate/1"},
                                                {"found", false},
                                                {"class", calc::show(wrong->kind)},
                                                {"message", wrong->text}}
                             .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    library.tell(*wrong);
    return exit.raise(1);
  }
  const auto rules = calc::search_rules(library.book, d.goal, laws, d.assumptions);
  if (const auto* m = std::get_if<calc::Message>(&rules)) {
    std::cerr << "wholemeal: " << m->text << "\n";
    return exit.raise(2);
  }
  const auto found = calc::calculate(library.book, d.goal, d.assumptions, std::get<calc::Rules>(rules), limits);
  if (found.search.found) return check(library, found, exit);
  give_up(library.book, d.goal, found.search);
  exit.raise(1);
}

constexpr auto calculate_examples = R"(Examples:
  wholemeal calculate 'boxs . boxs = id'
  wholemeal calculate 'filter valid . expand = filter valid . expand . prune'
  wholemeal calculate 'search . prune ~ concat . map search . expand1' --assume incomplete
  wholemeal calculate 'map boxs . map boxs = id' --using map-comp,boxs-inv,map-id

A goal that is false on a case is told at once. A law that says the goal itself is never used. Not finding a
calculation proves nothing.
Exit status: 0 found, and it checks; 1 false, or none found within the limits; 2 bad usage or input.)";

}  // namespace

void add_calculate(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("calculate", "Find a calculation of an equation");
  auto c = std::make_shared<Calculate>();
  verb->add_option("goal", c->goal, "LHS = RHS, or LHS ~ RHS")->type_name("EQUATION")->required();
  verb->add_option("--using", c->laws, "The laws it may use (default: all)")
      ->type_name("LAW,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  verb->add_option("--assume", c->assumed, "What it may assume, such as incomplete, or 'f . f = id'")
      ->type_name("CONDITION")
      ->allow_extra_args(false);
  verb->add_option("--with", c->files, "Files of further laws")->type_name("FILE")->allow_extra_args(false);
  verb->add_option("--states", c->limits.states, "Stop after so many terms")
      ->check(whole(1, 10000000))
      ->capture_default_str();
  verb->add_option("--time", c->limits.seconds, "Stop after so many seconds (default: when the states are used up)")
      ->type_name("S")
      ->check(positive);
  add_boxes(*verb, c->boxes);
  verb->add_flag("--json", c->json, "One object");
  verb->footer(calculate_examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
