#include "wholemeal/calc/induction.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

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

TEST_CASE("What the elements of a list are may stay open: len . [] is one value, whatever [] is a list of") {
  const Book b = book_of(R"(
fun len  :: A a -> Digit
fun next :: Digit -> Digit
fun zero :: Digit
law len-nil  : len . [] = zero
law len-cons : len . (x:) = next . len
law map-nil  : map f . [] = []
law map-cons : map f . (x:) = ((f . x):) . map f
derive X : len . map f = len
  by induction on xs
  case []
    len . map f . []
  = { map-nil }
    len . []
  case x:xs
    len . map f . (x:) . xs
  = { map-cons; len-cons; hypothesis }
    next . len . xs
  = { len-cons }
    len . (x:) . xs
qed)");
  const auto outcomes = check(b, bench_of(b), {});
  INFO(report(outcomes[0]));
  CHECK(outcomes[0].ok);
}

TEST_CASE("A case has the claim's type: of [], where the claim is of positions, there are none") {
  const Book b = book_of(R"(
law map-nil  : map f . [] = []
law map-cons : map f . (x:) = ((f . x):) . map f
derive X : map f . map g = map (f . g)
  at P n a
  by induction on xs
  case []
    map f . map g . []
  = { map-nil }
    map (f . g) . []
  case x:xs
    map f . map g . (x:) . xs
  = { map-cons; hypothesis }
    map (f . g) . (x:) . xs
qed)");
  const auto outcomes = check(b, bench_of(b), {});
  INFO(report(outcomes[0]));
  CHECK(outcomes[0].ok);
}
