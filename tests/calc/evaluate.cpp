#include "wholemeal/calc/evaluate.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

std::string value_of(const std::string& e, const std::string& v = "") {
  const auto benches = bench_of(theory());
  const auto r = evaluate(theory(), benches[0].registry, benches[0].box, e, v);
  if (const auto* m = std::get_if<Message>(&r)) return std::string(show(m->kind)) + ": " + m->text;
  const auto& done = std::get<Evaluated>(r);
  return done.value ? show(*done.value) : done.type;
}

}  // namespace

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

TEST_CASE("A numeral is what it says, or refused") {
  CHECK(value_of("[999999999]") == "[999999999]");
  CHECK(std::get<Message>(parse_expr("[1000000000]")).text == "expected a number below 1000000000, found `]`");
}
