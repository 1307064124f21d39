#include "wholemeal/calc/proof.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

// A claim as the checker makes it of a whole derivation.
Claim claim_of(const Book& b, const std::string& label, std::vector<Outcome>& outcomes) {
  outcomes = check(b, {}, {.evaluate = false});
  for (const auto& o : outcomes)
    if (o.derivation->label == label) return detail::whole_claim(o);
  return {};
}

}  // namespace

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
