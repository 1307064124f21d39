#include "wholemeal/calc/typing.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

std::string type_of(const std::string& s, bool plain = false) {
  Typing t(theory().constants, theory().synonyms, plain);
  const Type type = t.of(expr(s));
  t.settle({});
  return t.error() ? t.error()->text : t.text(type);
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
  Typing t = typing_in(theory(), frame);
  for (int i = 0; i < 50; ++i) {
    const auto anew = rigid(t.unifier.variable()).head;
    for (const auto& [variable, type] : frame.metavariables)
      for (const auto& side : type.args) CHECK(side.head != anew);
  }
}

TEST_CASE("A number times a sum is a sum") {
  const Book b = book_of(R"(
fun twice :: P n a -> P (2*n) a
law twice-cons : twice . (x:) . xs = (x:) . (x:) . twice . xs
derive X : twice . (x:) . xs = (x:) . (x:) . twice . xs
    twice . (x:) . xs
  = { twice-cons }
    (x:) . (x:) . twice . xs
qed)");
  CHECK(b.errors.empty());
  CHECK(check(b, {}, {.evaluate = false})[0].ok);
}

TEST_CASE("A size that stands in a sum on the other side has no solution yet") {
  Unifier u;
  const std::string n = u.variable("n").head;
  CHECK(u.unify(Size{1, {n}}, Size{1, {n}, 1} * Size{1, {"'k"}}) == Clash::None);
  CHECK(u.open().has_value());
  CHECK(u.resolve(Size{1, {n}}) == Size{1, {n}});
}
