#include "calc/support.hpp"
#include "catch.hpp"
#include "wholemeal/calc/evaluate.hpp"
#include "wholemeal/calc/exercise.hpp"
#include "wholemeal/calc/report_page.hpp"
#include "wholemeal/calc/report_paper.hpp"

using namespace wholemeal::calc;

namespace {

Expr expr(const std::string& s) { return std::get<Expr>(parse_expr(s)); }

Equation equation(const std::string& s) {
  FileReader r(s);
  r.skip();
  return r.equation();
}

const Book& theory() {
  static const Book book = book_of("");
  return book;
}

std::string type_of(const std::string& s, bool plain = false) {
  Typing t(theory().constants, theory().synonyms, plain);
  const Type type = t.of(expr(s));
  t.settle({});
  return t.error() ? t.error()->text : t.text(type);
}

std::string value_of(const std::string& e, const std::string& v = "") {
  const auto benches = bench_of(theory());
  const auto r = evaluate(theory(), benches[0].registry, benches[0].box, e, v);
  if (const auto* m = std::get_if<Message>(&r)) return std::string(show(m->kind)) + ": " + m->text;
  const auto& done = std::get<Evaluated>(r);
  return done.value ? show(*done.value) : done.type;
}

Calculated find(const std::string& goal, const std::vector<std::string>& laws = {},
                const std::vector<Condition>& assumed = {}) {
  const auto e = equation(goal);
  return calculate(theory(), e, assumed, std::get<Rules>(search_rules(theory(), e, laws, assumed)));
}

// A claim as the checker makes it of a whole derivation.
Claim claim_of(const Book& b, const std::string& label, std::vector<Outcome>& outcomes) {
  outcomes = check(b, {}, {.evaluate = false});
  for (const auto& o : outcomes)
    if (o.derivation->label == label) return detail::whole_claim(o);
  return {};
}

}  // namespace

TEST_CASE("Types know positions from alternatives, and sizes") {
  CHECK(type_of("expand") == "P n (P m (A a)) -> A (P n (P m a))");
  CHECK(type_of("filter valid . expand . prune") == "Board -> A Grid");
  CHECK(type_of("group . group") == "P (N*N*k) a -> P k (P N (P N a))");
  CHECK(type_of("map (filter nodups . cp)") == "t (P n (A a)) -> t (A (P n a))");
  CHECK(type_of("prune . filter valid . expand") ==
        "`prune` takes `Board`, but `filter valid` gives `A Grid` (P is a list of positions, A a list of alternatives: "
        "they don't mix)");
  CHECK(type_of("boxs . group").find("the lengths differ") != std::string::npos);
  CHECK(type_of("prune . filter valid . expand", true).find("takes `Board`") == std::string::npos);
}

TEST_CASE("What is named anew within a claim has none of the claim's names") {
  Claim claim;
  claim.says = equation("map f . map g = map (f . g)");
  const Frame frame = std::get<Frame>(frame_of(theory(), claim));
  REQUIRE(frame.metavariables.size() == 2);
  Typing t(theory().constants, theory().synonyms);
  enter(t, frame);
  for (int i = 0; i < 50; ++i) {
    const auto anew = rigid(t.unifier.variable().head);
    for (const auto& [variable, type] : frame.metavariables)
      for (const auto& side : type.args) CHECK(side.head != anew);
  }
}

TEST_CASE("Expressions evaluate through the library's functions") {
  CHECK(value_of("boxs", "[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]") ==
        "[[1,2,5,6],[3,4,7,8],[9,10,13,14],[11,12,15,16]]");
  CHECK(value_of("filter nodups . cp", "[[1,2],[2,3]]") == "[[1,2],[1,3],[2,3]]");
  CHECK(value_of("cols []") == "undefined (cols [])");
  CHECK(value_of("expand1 [[[1]]]") == "undefined (expand1 of a complete matrix)");
  CHECK(value_of("pruneRow", "[[1],[1,2]]") == "[[1],[2]]");
  CHECK(value_of("take 2 . concat", "[[1],[2],[3]]") == "[1,2]");
  CHECK(value_of("pruneRow", "[[99]]") == "undefined (a digit outside 0 to 36)");
  CHECK(value_of("nodups . head", "[]") == "undefined (head of [])");
  CHECK(value_of("group", "[1,2,3]") == "SIZE: a list of 3 stands where one of 2*k is wanted: 3 is no multiple of 2");
  CHECK(value_of("colls") == "NAME: there is no function `colls`; did you mean `cols`?");
  CHECK(value_of("expand . prune") == "Board -> A Grid");
}

TEST_CASE("The theory says what the laws file says, label by label") {
  const auto file = parse_file(text_of("tests/data/sudoku.laws"), "sudoku.laws");
  REQUIRE(file.errors.empty());
  Book wanted;
  add(wanted, file);
  CHECK(wanted.laws.size() == 39);
  for (const auto& l : wanted.laws) {
    INFO(l.label);
    const Law* ours = find_law(theory(), l.label);
    REQUIRE(ours != nullptr);
    CHECK(show(ours->says) == show(l.says));
    CHECK(ours->conditions == l.conditions);
    CHECK(ours->definition == l.definition);
    CHECK(ours->proof == l.proof);
    CHECK(ours->by_sublist == l.by_sublist);
    CHECK(ours->domain == l.domain);
    CHECK(ours->sizes.size() == l.sizes.size());
  }
  for (const auto& [name, type] : wanted.constants) CHECK(theory().constants.at(name) == type);
}

TEST_CASE("Every axiom and theorem of the theory holds on cases, and twins of them don't") {
  const auto tried = [](const std::string& goal) {
    const Book b = book_of("derive X : " + goal + "\n  " + show(equation(goal).left) + "\n  = { map-id }\n  " +
                           show(equation(goal).right) + "\nqed");
    return check(b, bench_of(b), {.suggest = false})[0].steps.at(0).tested;
  };
  for (const char* twin :
       {"filter nodups . cp = cp", "prune . prune = prune", "pruneBy cols = pruneBy rows",
        "filter valid . expand = expand", "filter p . map f = map f . filter p", "expand . prune = expand"})
    CHECK(tried(twin).counterexample.has_value());
  CHECK_FALSE(tried("filter valid . expand = filter valid . expand . prune").counterexample.has_value());
}

TEST_CASE("The calculations of the chapter are found") {
  const auto box = find("filter (all nodups . boxs) . expand ~ filter (all nodups . boxs) . expand . pruneBy boxs",
                        {"19.5", "19.3", "def-expand", "19.6", "map-comp", "19.4", "19.5b", "def-pruneBy"});
  CHECK(box.search.found);
  CHECK(box.search.calculation.size() == 13);
  CHECK(box.search.states < 500);
  CHECK(find("boxs . boxs = id").search.calculation.size() == 13);
  CHECK(find("filter valid . expand = filter valid . expand . prune").search.found);
  Condition incomplete;
  incomplete.predicate = "incomplete";
  const auto search = find("search . prune ~ concat . map search . expand1", {}, {incomplete});
  REQUIRE(search.search.found);
  Book b = theory();
  add(b, parse_file(show(search.derivation), "found"));
  CHECK(check(b, bench_of(b), {}).back().ok);
  CHECK_FALSE(find("cols = rows").search.found);
  CHECK(find("cols = rows").search.exhausted);
}

TEST_CASE("Only what checks is certified: any field of a rewrite that is tampered with is refused") {
  const Book b = book_of(text_of("notes/derivations/sudoku.calc"));
  std::vector<Outcome> outcomes;
  const Claim good = claim_of(b, "D1", outcomes);
  const auto holds = [&](const Claim& c) { return std::holds_alternative<Proof>(certify(b, {}, c)); };
  REQUIRE(holds(good));
  for (std::size_t i = 0; i < good.calculation.size(); ++i) {
    INFO(i);
    const auto tampered = [&](auto change) {
      Claim c = good;
      change(c.calculation[i]);
      return holds(c);
    };
    CHECK_FALSE(tampered([](Rewrite& r) { r.label = "map-id"; }));
    CHECK_FALSE(tampered([](Rewrite& r) { r.forward = !r.forward; }));
    CHECK_FALSE(tampered([](Rewrite& r) { r.at.to += 1; }));
    CHECK_FALSE(tampered([](Rewrite& r) { r.at.down.emplace_back(7, 0); }));
    CHECK_FALSE(tampered([](Rewrite& r) { r.result = compose(r.result, name("rows")); }));
    if (!good.calculation[i].with.empty()) CHECK_FALSE(tampered([](Rewrite& r) { r.with.pop_back(); }));
    if (!good.calculation[i].evidence.empty()) {
      CHECK_FALSE(tampered([](Rewrite& r) { r.evidence.clear(); }));
      CHECK_FALSE(tampered([](Rewrite& r) { r.evidence[0].calculation.clear(); }));
      CHECK_FALSE(tampered([](Rewrite& r) { r.evidence[0] = {true, {}}; }));
    }
  }
  Claim strong = good;
  strong.says.relation = Relation::Equal;
  CHECK_FALSE(holds(strong));
  Claim shorter = good;
  shorter.calculation.pop_back();
  CHECK_FALSE(holds(shorter));
}

TEST_CASE("New derivations check") {
  for (const char* file : {"prune_many", "hidden_single", "any_prune", "refinement"}) {
    const Book b = book_of(text_of("notes/derivations/" + std::string(file) + ".calc"));
    CHECK(b.errors.empty());
    for (const auto& o : check(b, bench_of(b), {})) {
      INFO(report(o));
      CHECK(o.ok);
      for (const auto& s : o.steps) CHECK(s.messages.empty());
    }
  }
}

namespace {

// The files of the proofs by induction, one after the other.
const Book& induction() {
  static const Book book = [] {
    std::string text;
    for (const char* file : {"lists", "induction", "pruning_a_row"})
      text += text_of("notes/derivations/" + std::string(file) + ".calc");
    return book_of(text);
  }();
  return book;
}

}  // namespace

TEST_CASE("(19.4), (19.6) and the involution of cols are proved by induction, from equations on [] and x:xs") {
  const Book& b = induction();
  REQUIRE(b.errors.empty());
  CHECK(faults_of_laws(b).empty());
  Options few;
  few.effort.cases = 40;
  for (const auto& o : check(b, bench_of(b), few)) {
    INFO(report(o));
    CHECK(o.ok);
    for (const auto& s : o.steps)
      for (const auto& m : s.messages) CHECK(m.kind == Class::Weak);
    for (const char* law : {"19.2", "19.4", "19.6", "cols-inv"}) CHECK_FALSE(o.rests_on.contains(law));
  }
  for (const auto& [derivation, law] : {std::pair{"I2", "19.6"}, {"P9", "19.4"}, {"I5", "cols-inv"}}) {
    const auto& goal = find_derivation(b, derivation)->goal;
    CHECK(show(goal) == show(find_law(b, law)->says));
  }
}

TEST_CASE("Every equation of lists holds on cases, wherever it may be used") {
  const Book& b = induction();
  const auto benches = bench_of(b);
  const Options options;
  TestedParts parts;
  const std::vector<Condition> none;
  for (const auto& l : b.laws) {
    if (l.at.line == 0 || l.file != "test") continue;
    INFO(l.label << " : " << show(l.says));
    const auto tested = Tries(b, benches, options, none, parts).law(l);
    CHECK_FALSE(tested.counterexample.has_value());
    CHECK(tested.cases == options.effort.cases);
  }
}

TEST_CASE("An induction is certified only with all its cases, and its hypothesis of the tail alone") {
  const Book& b = induction();
  const auto outcomes = check(b, {}, {.evaluate = false});
  Proofs proofs;
  for (const auto& o : outcomes)
    if (o.proof && o.derivation->label != "I2") proofs.emplace(o.derivation->label, *o.proof);
  const auto it = std::find_if(outcomes.begin(), outcomes.end(), [](auto& o) { return o.derivation->label == "I2"; });
  const Claim good = detail::whole_claim(*it);
  const auto holds = [&](auto change) {
    Claim c = good;
    change(c);
    return std::holds_alternative<Proof>(certify(b, proofs, c));
  };
  CHECK(holds([](Claim&) {}));
  CHECK_FALSE(holds([](Claim& c) { c.cases.pop_back(); }));
  CHECK_FALSE(holds([](Claim& c) { c.cases.erase(c.cases.begin()); }));
  CHECK_FALSE(holds([](Claim& c) { c.cases[1] = c.cases[0]; }));
  CHECK_FALSE(holds([](Claim& c) { c.cases[0].lists = Lists::One; }));
  CHECK_FALSE(holds([](Claim& c) { c.cases[1].lists = Lists::Any; }));
  CHECK_FALSE(holds([](Claim& c) { c.cases[1].when = c.assumptions.emplace_back(); }));
  CHECK_FALSE(holds([](Claim& c) { c.sizes.push_back({{1, {"n"}}, {1, {}}, false}); }));
  CHECK_FALSE(holds([](Claim& c) { c.induction = {"yss"}; }));
  CHECK_FALSE(holds([](Claim& c) { c.says.right = name("cp"); }));
  const auto hypothesis = [](Claim& c) -> Rewrite& {
    for (auto& r : c.cases[1].calculation)
      if (r.label == "hypothesis") return r;
    return c.cases[1].calculation[0];
  };
  CHECK_FALSE(holds([&](Claim& c) { hypothesis(c).with.clear(); }));
  CHECK_FALSE(holds([&](Claim& c) { hypothesis(c).with[0].second = compose(name("map", {name("f")}), name("xs")); }));
  CHECK_FALSE(holds([&](Claim& c) { hypothesis(c).label = "19.6x"; }));
}

TEST_CASE("boxs of rectangular boxes undoes itself, with the shape kept; with the shape turned it doesn't") {
  Book b;
  add(b, parse_file(text_of("notes/derivations/rectangular.laws"), "rectangular.laws"));
  add(b, parse_file(text_of("notes/derivations/rectangular.calc"), "rectangular.calc"));
  add(b, parse_file("fun turned :: P (R*C) (P (R*C) a) -> P (R*C) (P (R*C) a)\n"
                    "def def-turned : turned = map ungroup . ungroup . map cols . groupC . map groupR\n"
                    "derive T : turned . boxs = id\n  turned . boxs\n  = { def-turned; def-boxs }\n  id\nqed",
                    "turned"));
  REQUIRE(b.errors.empty());
  std::vector<Bench> benches;
  for (const auto& [rows, cols] : {std::pair{2L, 3L}, std::pair{3L, 2L}}) {
    const Box box{rows, cols, true};
    benches.push_back({box, registry_of(b, library_of(box))});
  }
  const auto outcomes = check(b, benches, {.suggest = false});
  CHECK(outcomes[0].ok);
  CHECK(outcomes[1].ok);
  CHECK_FALSE(outcomes[2].ok);
  CHECK(outcomes[2].steps[0].messages[0].kind == Class::False);
}

TEST_CASE("The holes of the exercises can be filled, and what fills them checks") {
  const Book b = book_of(text_of("notes/exercises.calc"));
  REQUIRE(b.errors.empty());
  CHECK(b.derivations.size() >= 15);
  Book solved = b;
  const Graph g = citations(b);
  for (std::size_t i = 0; i < b.derivations.size(); ++i) {
    Filler filler(b, b.derivations[i], forbidden_in(b, g, b.derivations[i].label));
    for (const auto& f : filler.run()) {
      INFO(b.derivations[i].label << " " << f.step);
      CHECK(f.found);
      CHECK(f.laws.size() <= 3);
      CHECK(told(f, 1).ends_with("would do"));
    }
    CHECK_FALSE(has_holes(filler.filled()));
    solved.derivations[i] = filler.filled();
  }
  for (const auto& o : check(b, bench_of(b), {.evaluate = false})) CHECK((o.open && !o.ok));
  for (const auto& o : check(solved, bench_of(solved), {})) {
    INFO(report(o));
    CHECK(o.ok);
  }
}

TEST_CASE("The solutions of the exercises check") {
  const Book b = book_of(text_of("notes/exercises_solved.calc"));
  CHECK(b.derivations.size() >= 15);
  for (const auto& o : check(b, bench_of(b), {})) CHECK(o.ok);
}

TEST_CASE("Pages hold each step, what was rewritten, and nothing unescaped") {
  const Book b = book_of(text_of("notes/derivations/as_printed.calc"));
  const auto outcomes = check(b, {}, {.evaluate = false});
  const auto html = page(outcomes);
  CHECK(html.find("<mark>filter (all nodups) . cp</mark>") != std::string::npos);
  CHECK(html.find("p := nodups") != std::string::npos);
  CHECK(html.find("ORDER") != std::string::npos);
  CHECK(html.find("<script") == std::string::npos);
  CHECK(escaped("a<b>&\"") == "a&lt;b&gt;&amp;&quot;");
  CHECK(tex(expr("map f . cp")) == "\\mathit{map}\\;f \\cdot \\mathit{cp}");
  CHECK(markdown(outcomes[0]).find("- line 17: **GAP**") != std::string::npos);
}

TEST_CASE("No step may take a term at one type, and the next at another") {
  const Book b = book_of(R"(
fun never :: a -> Bool
fun blank :: P n a
fun yes   :: a -> Bool
law all-none : all never = yes   at P 0 a
law all-some : all never = never at P 1 a
)");
  const auto proved = [&](const std::string& term) {
    const auto step = [&](const char* law, bool forward, const std::string& to) {
      return Rewrite{law, 0, forward, {{}, 0, 1}, {}, {}, expr(to + term)};
    };
    const Claim c{equation("yes" + term + " = never" + term),
                  {},
                  {step("all-none", false, "all never"), step("all-some", true, "never")}};
    const auto out = certify(b, {}, c);
    const auto* wrong = std::get_if<Message>(&out);
    return wrong != nullptr ? wrong->text : "proved";
  };
  CHECK(proved(" . blank") == "nothing determines the type of `blank` here, `P n a`");
  CHECK(proved(" . head . []").starts_with("nothing determines the type of `[]` here"));
  CHECK(proved(" . zs") != "proved");
  CHECK(proved("") != "proved");
}

TEST_CASE("A numeral is what it says, or refused") {
  CHECK(value_of("[999999999]") == "[999999999]");
  CHECK(std::get<Message>(parse_expr("[1000000000]")).text == "expected a number below 1000000000, found `]`");
}
