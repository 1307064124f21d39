#include "wholemeal/calc/calculate.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

Calculated find(const std::string& goal, const std::vector<std::string>& laws = {},
                const std::vector<Condition>& assumed = {}) {
  const auto e = equation(goal);
  return calculate(theory(), e, assumed, std::get<Rules>(search_rules(theory(), e, laws, assumed)));
}

}  // namespace

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
