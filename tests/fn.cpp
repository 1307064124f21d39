#include "wholemeal/matrix.hpp"

#include "catch.hpp"

using namespace wholemeal;

namespace {
constexpr auto twice = named<"twice">([](int x) { return 2 * x; });
constexpr auto even = named<"even">([](int x) { return x % 2 == 0; });
}  // namespace

TEST_CASE("functions, print themselves as the paper writes them") {
  CHECK(show(map(twice) * filter(even)) == "map twice . filter even");
  CHECK(show(map(twice * twice)) == "map (twice . twice)");
  CHECK(show(filter(both(even, even * twice))) == "filter (both even (even . twice))");
  CHECK(show(boxs[Shape{2, 3}]) == "boxs");
  CHECK(show(boxs[Shape{}].definition.literal) == "map ungroup . ungroup . map cols . group . map group");
}

TEST_CASE("map, of a list is a list of results") {
  CHECK(map(twice)(Row<int>{1, 2, 3}) == Row<int>{2, 4, 6});
  CHECK(map(even)(Row<int>{1, 2}) == Row<bool>{false, true});
}

TEST_CASE("map, reuses a list it may reuse") {
  Row<int> xs{1, 2, 3};
  const int* storage = xs.data();
  const auto ys = map(twice)(std::move(xs));
  CHECK(ys.data() == storage);
}

TEST_CASE("map, leaves a list that is still owned alone") {
  const Row<int> xs{1, 2, 3};
  CHECK(map(twice)(xs) == Row<int>{2, 4, 6});
  CHECK(xs == Row<int>{1, 2, 3});
}

TEST_CASE("filter, keeps the type of what it filters") {
  const Choices ds{Digit{1}, Digit{2}, Digit{3}};
  const auto odd = named<"odd">([](Digit d) { return static_cast<int>(d) % 2 == 1; });
  const Choices kept = filter(odd)(ds);
  CHECK(kept == Choices{Digit{1}, Digit{3}});
}

TEST_CASE("id, gives back what it is given") {
  CHECK(id(Row<int>{1}) == Row<int>{1});
  const Row<int> xs{1, 2};
  CHECK(&id(xs) == &xs);
}

TEST_CASE("concat, of lists") { CHECK(concat(Row<Row<int>>{{1}, {}, {2, 3}}) == Row<int>{1, 2, 3}); }
