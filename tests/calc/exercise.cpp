#include "wholemeal/calc/exercise.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

TEST_CASE("The holes of the exercises can be filled, and what fills them checks") {
  const Book b = book_of(text_of("notes/exercises.calc"));
  REQUIRE(b.errors.empty());
  CHECK(b.derivations.size() >= 15);
  Book solved = b;
  const Graph back = turned_round(citations(b));
  for (std::size_t i = 0; i < b.derivations.size(); ++i) {
    Filler filler(b, b.derivations[i], forbidden_in(b, back, b.derivations[i].label));
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
