#include "wholemeal/calc/theory.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

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
