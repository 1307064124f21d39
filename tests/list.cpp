#include "wholemeal/list.hpp"

#include "catch.hpp"
#include "wholemeal/spec.hpp"

using namespace wholemeal;

namespace {
Choices list(std::initializer_list<int> ds) {
  Choices cs;
  for (int d : ds) cs.push_back(static_cast<Digit>(d));
  return cs;
}
}  // namespace

TEST_CASE("Choices, keeps order and repetition") {
  const Choices cs = list({3, 1, 3});
  CHECK(cs.size() == 3);
  CHECK(cs.front() == Digit{3});
  CHECK_FALSE(cs.distinct());
  CHECK_FALSE(cs == list({1, 3, 3}));
  CHECK(list({1, 36}).distinct());
}

TEST_CASE("Choices, is full at 36") {
  Choices cs;
  for (int i = 0; i < 100; ++i) cs.push_back(Digit{1});
  CHECK(cs.size() == 36);
}

TEST_CASE("difference, takes the first occurrence of each away") {
  CHECK(difference(list({1, 2, 3}), list({2})) == list({1, 3}));
  CHECK(difference(list({1, 1, 2}), list({1})) == list({1, 2}));
  CHECK(difference(list({1, 1, 2}), list({1, 1, 1})) == list({2}));
  CHECK(difference(list({1, 2, 1}), list({})) == list({1, 2, 1}));
}

TEST_CASE("cp, of the chapter's example") {
  const auto tuples = cp(Row<Row<int>>{{1, 2}, {3}, {4, 5}});
  Row<Row<int>> all;
  for (auto tuple : tuples) all.push_back(tuple);
  CHECK(all == Row<Row<int>>{{1, 3, 4}, {1, 3, 5}, {2, 3, 4}, {2, 3, 5}});
}

TEST_CASE("cp, of nothing is the empty tuple; of an empty list nothing") {
  const auto none = cp(Row<Row<int>>{});
  CHECK(ranges::distance(none) == 1);
  CHECK((*ranges::begin(none)).empty());
  CHECK(ranges::distance(cp(Row<Row<int>>{{1, 2}, {}})) == 0);
}

TEST_CASE("cp, owns its lists and can be read twice") {
  auto tuples = [] { return cp(Row<Row<int>>{{1, 2}, {3, 4}}); }();
  const auto copy = tuples;
  CHECK(ranges::distance(tuples) == 4);
  CHECK(ranges::distance(copy) == 4);
  CHECK(*ranges::next(ranges::begin(tuples), 2) == Row<int>{2, 3});
}
