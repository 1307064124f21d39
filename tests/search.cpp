#include "wholemeal/search.hpp"

#include "catch.hpp"
#include "support/printed.hpp"
#include "support/table.hpp"
#include "wholemeal/fixpoint.hpp"
#include "wholemeal/grow.hpp"
#include "wholemeal/ways.hpp"

using namespace wholemeal;

namespace {
const char* const book = "004005700000009400360000008720060000000402000000080093400000056005300000006100900";
const char* const seed000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070";
const Shape nine{3, 3};

// A step that counts its calls: what laziness is measured by.
template <class Step> auto counting(Step inner, std::shared_ptr<std::size_t> calls) {
  return [inner, calls](Board m) {
    ++*calls;
    return inner(std::move(m));
  };
}

std::size_t nodes_to_first(const char* puzzle, std::size_t* all) {
  auto calls = std::make_shared<std::size_t>(0);
  auto found = grids_of(nodes{counting(step(once(prune[nine]), nine), calls), choices(*grid(puzzle))});
  auto first = ranges::begin(found);
  const Grid solution = *first;
  REQUIRE(valid(solution));
  const std::size_t nodes = *calls;
  while (first != ranges::end(found)) ++first;
  *all = *calls;
  return nodes;
}

struct Tally {
  Counts counts, first;
  std::size_t invalid = 0;
};
template <class Tree> Tally tally_of(Tree tree) {
  Tally t;
  for (const auto& node : tree) {
    t.counts = tally(t.counts, node);
    if (node.fate != Fate::complete) continue;
    t.invalid += !valid(map(map(head))(node.board));
    if (t.counts.grids == 1) t.first = t.counts;
  }
  return t;
}

void check_columns(const test::TableRow& row, const std::string& program, const Tally& t) {
  const auto is = [&](const std::string& column, std::size_t value) {
    INFO(row.at("set") << ' ' << row.at("idx") << ' ' << program + column);
    if (row.at(program + column) != "-") CHECK(row.at(program + column) == std::to_string(value));
  };
  is("_nodes", t.counts.nodes);
  is("_unsafe", t.counts.unsafe);
  is("_prune", t.counts.prunes);
  is("_expand1", t.counts.expand1);
  is("_dead", t.counts.dead);
  is("_grids", t.counts.grids);
  is("_invalid", t.invalid);
  if (t.counts.grids == 0) return;
  is("_nodes1", t.first.nodes);
  is("_unsafe1", t.first.unsafe);
  is("_prune1", t.first.prunes);
  is("_expand11", t.first.expand1);
  is("_dead1", t.first.dead);
}
}  // namespace

TEST_CASE("solve, takes the work of the first solution for the first solution") {
  std::size_t all = 0;
  CHECK(nodes_to_first(book, &all) == 20);
  CHECK(all == 23);
  CHECK(nodes_to_first(seed000, &all) == 573);
  CHECK(all == 1285);
}

TEST_CASE("search, counts what the table of reference counts says, as corrected and as printed") {
  const auto expected = test::table("bird_counts.tsv");
  REQUIRE(expected.size() >= 10);
  for (const auto& row : expected) {
    const Board m = choices(*grid(row.at("puzzle")));
    check_columns(row, "v3s", tally_of(nodes{step(once(prune[nine]), nine), m}));
    check_columns(row, "fixs", tally_of(nodes{step(repeatedly(prune[nine]), nine), m}));
    check_columns(row, "v3printed", tally_of(nodes{printed::step(once(prune[nine]), nine), m}));
    check_columns(row, "fixprinted", tally_of(nodes{printed::step(repeatedly(prune[nine]), nine), m}));
  }
}

TEST_CASE("solve, is the specification up to order, with ten blanks too") {
  Random r(10);
  for (int i = 0; i < 2; ++i) {
    const Grid puzzle = grow_puzzle(r, grow_grid(r, {2, 2}), 10);
    std::vector<Grid> spec, found;
    for (auto g : solve_spec(puzzle)) spec.push_back(g);
    for (auto g : solve(puzzle)) found.push_back(g);
    std::sort(found.begin(), found.end());
    std::sort(spec.begin(), spec.end());
    CHECK(found == spec);
  }
}

TEST_CASE("the printed search, answers a puzzle that has no solution") {
  const Grid g = *grid("0123201413424231");
  auto right = solve(g);
  CHECK(ranges::begin(right) == ranges::end(right));
  auto wrong = printed::search(choices(g));
  REQUIRE(ranges::begin(wrong) != ranges::end(wrong));
  CHECK_FALSE(valid(*ranges::begin(wrong)));
}

TEST_CASE("the book's puzzle, has the solution the book doesn't print") {
  auto grids = solve(*grid(book));
  CHECK(line(*ranges::begin(grids)).substr(0, 9) == "184625739");
}

TEST_CASE("solve, solves boards of every shape") {
  Random r(19);
  for (Shape s : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{3, 3}, Shape{3, 4}, Shape{4, 4}, Shape{5, 5},
                  Shape{6, 6}, Shape{1, 5}}) {
    const Grid g = grow_grid(r, s);
    Grid puzzle = g;
    for (std::size_t k : r.permutation(s.size() * s.size()))
      if (r.chance(40)) puzzle[k / s.size()][k % s.size()] = Digit{0};
    auto found = solve[s](puzzle);
    REQUIRE(ranges::begin(found) != ranges::end(found));
    const Grid solution = *ranges::begin(found);
    CHECK(valid[s](solution));
    for (std::size_t i = 0; i < s.size(); ++i)
      for (std::size_t j = 0; j < s.size(); ++j)
        if (!blank(puzzle[i][j])) REQUIRE(solution[i][j] == puzzle[i][j]);
  }
}

TEST_CASE("expand, gives its first grid at once") {
  auto grids = expand(choices(*grid(std::string(81, '0'))));
  CHECK(line(*ranges::begin(grids)) == std::string(81, '1'));
}

TEST_CASE("expand1, replaces the first cell with the fewest choices by each of them") {
  Board m = choices(*grid("1234341221434321"));
  m[1][2] = {Digit{1}, Digit{2}, Digit{3}};
  m[2][0] = {Digit{2}, Digit{4}};
  auto boards = expand1(m);
  REQUIRE(ranges::distance(boards) == 2);
  CHECK((*ranges::begin(boards))[2][0] == Choices{Digit{2}});
  CHECK((*ranges::begin(boards))[1][2] == m[1][2]);
  m[3][3] = {};
  CHECK(ranges::distance(expand1(m)) == 0);
}

TEST_CASE("expand1, outside its domain gives no board") {
  CHECK(ranges::distance(expand1(choices(*grid("1234341221434321")))) == 0);
  CHECK(ranges::distance(expand1(Board{})) == 0);
}

TEST_CASE("safe, asks rows, columns and boxes for digits fixed twice") {
  CHECK(safe(choices(*grid("1000000000000000"))));
  CHECK_FALSE(safe(choices(*grid("1001000000000000"))));
  CHECK_FALSE(safe(choices(*grid("1000000000001000"))));
  CHECK_FALSE(safe(choices(*grid("1000010000000000"))));
}

TEST_CASE("prune_row, takes the fixed digits from the other cells") {
  const auto c = [](std::initializer_list<int> ds) {
    Choices cs;
    for (int d : ds) cs.push_back(static_cast<Digit>(d));
    return cs;
  };
  CHECK(prune_row(Row<Choices>{c({1}), c({1, 2}), c({1, 2})}) == Row<Choices>{c({1}), c({2}), c({2})});
  CHECK(prune_row(Row<Choices>{c({1}), c({1})}) == Row<Choices>{c({1}), c({1})});
}

TEST_CASE("the tree, can be walked again from the root") {
  const auto tree = nodes{step(once(prune[nine]), nine), choices(*grid(book))};
  CHECK(ranges::distance(tree) == 23);
  CHECK(ranges::distance(tree) == 23);
}

TEST_CASE("ways, is exact") {
  CHECK(ways(choices(*grid(std::string(40, '0') + "1234567891234567891234567891234567891"
                                                  "1234"))) == "147808829414345923316083210206383297601");
  CHECK(ways(Board{}) == "1");
  CHECK(ways(Board{{Choices{}}}) == "0");
}

TEST_CASE("grid, reads what line writes, and refuses the rest") {
  CHECK(line(*grid(book)) == [] {
    std::string s = book;
    std::replace(s.begin(), s.end(), '0', '.');
    return s;
  }());
  CHECK_FALSE(grid("123"));
  CHECK_FALSE(
      grid("12345"
           "12345"
           "123456"));
  CHECK_FALSE(grid(std::string(81, 'x')));
  CHECK(grid(std::string(1296, '0'))->size() == 36);
  CHECK_FALSE(blank((*grid(std::string(1296, '0')))[0][0]));
}
