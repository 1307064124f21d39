#include "wholemeal/hidden.hpp"

#include "catch.hpp"
#include "wholemeal/grow.hpp"
#include "wholemeal/refine/abs.hpp"
#include "wholemeal/refine/hidden.hpp"

using namespace wholemeal;

namespace {
constexpr Shape four{2, 2}, nine{3, 3};

Choices cell(std::string_view ds) {
  Choices cs;
  for (char c : ds) cs.push_back(*digit(c, 9));
  return cs;
}
wholemeal::Row<Choices> row(std::initializer_list<std::string_view> cells) {
  wholemeal::Row<Choices> r;
  for (auto ds : cells) r.push_back(cell(ds));
  return r;
}
// The definition, digit by digit and unit by unit: what a pass must come to.
Board by_definition(const Board& m, Shape s) {
  Board after = m;
  const std::size_t n = s.size();
  for (std::size_t kind = 0; kind < 3; ++kind)
    for (std::size_t u = 0; u < n; ++u)
      for (Digit d : digits(n)) {
        List<std::pair<std::size_t, std::size_t>> has;
        bool held = false;
        for (std::size_t i = 0; i < n; ++i)
          for (std::size_t j = 0; j < n; ++j) {
            const std::size_t unit = kind == 0 ? i : kind == 1 ? j : i / s.rows * s.rows + j / s.cols;
            if (unit != u || std::count(m[i][j].begin(), m[i][j].end(), d) == 0) continue;
            has.emplace_back(i, j);
            held = held || single(m[i][j]);
          }
        if (held || has.size() != 1) continue;
        Choices& c = after[has[0].first][has[0].second];
        c = filter(named<"">([d](Digit e) { return e == d; }))(c);
      }
  return after;
}
Board any_board(Random& r, Shape s) {
  Board m = choices[s](grow_grid(r, s));
  for (auto& cells : m)
    for (Choices& c : cells)
      if (r.chance(80)) c = grow_cell(r, s.size(), c, r.below(3));
  return m;
}
}  // namespace

TEST_CASE("hidden_row, a digit in one cell alone is that cell's choice") {
  CHECK(hidden_row(row({"123", "23", "23"})) == row({"1", "23", "23"}));
  CHECK(hidden_row(row({"12", "12", "12"})) == row({"12", "12", "12"}));
  CHECK(sole(row({"123", "23", "3"})) == cell("1"));
}
TEST_CASE("hidden_row, a digit fixed in the row is no hidden single") {
  CHECK(hidden_row(row({"1", "123", "23"})) == row({"1", "123", "23"}));
  CHECK(hidden_row(row({"1", "12", "1"})) == row({"1", "2", "1"}));
}
TEST_CASE("hidden_row, a cell that two digits claim has none left") {
  CHECK(hidden_row(row({"12", "34", "34"})) == row({"", "34", "34"}));
}
TEST_CASE("hidden_single, all units are read in the matrix itself") {
  Random r(7);
  std::size_t changed = 0;
  for (int i = 0; i < 60; ++i) {
    const Shape s = i % 3 == 0 ? nine : i % 3 == 1 ? Shape{2, 3} : four;
    const Board m = any_board(r, s);
    CHECK(hidden_single[s](m) == by_definition(m, s));
    changed += hidden_single[s](m) != m;
  }
  CHECK(changed > 20);
}
TEST_CASE("hidden_single, prints as the paper would") {
  CHECK(show(hidden_single) == "hiddenSingle");
  CHECK(show(hidden_by(cols)) == "hiddenBy cols");
}
TEST_CASE("singles, rounds until neither part changes anything, all passes counted") {
  const auto none = named<"">([](Board m) { return m; });
  const auto [same, two] = singles(none, none)(Board{});
  CHECK(two == 2);  // one prune and one pass that change nothing
  const Board m = choices[four](*grid("12..........3..4"));
  const auto [thinned, passes] = singles(prune[four], hidden_single[four])(m);
  CHECK(prune[four](thinned) == thinned);
  CHECK(hidden_single[four](thinned) == thinned);
  CHECK(complete(thinned));
  CHECK(passes >= 4);
}
TEST_CASE("solve_hidden, the same grids as solve in a tree no larger") {
  const char* const book = "004005700000009400360000008720060000000402000000080093400000056005300000006100900";
  const Board m = choices(*grid(book));
  const auto w = bits::rep<3, 3>(m);
  auto plain = bits::search(w);
  auto hidden = bits::search_hidden(w);
  while (plain.next()) {
  }
  while (hidden.next()) {
  }
  CHECK(hidden.counts().nodes == 1);
  CHECK(plain.counts().nodes == 23);
  auto solutions = solve_hidden[nine](*grid(book));
  CHECK(line(*ranges::begin(solutions)) ==
        "184625739572839461369741528728963145953412687641587293417298356295376814836154972");
}
TEST_CASE("search_hidden on sets of bits, walks the same tree") {
  Random r(11);
  for (int i = 0; i < 6; ++i) {
    const Shape s = i % 2 == 0 ? four : Shape{2, 3};
    const Board m = choices[s](grow_puzzle(r, grow_grid(r, s), s == four ? 12 : 20));
    Counts pearl;
    for (const auto& node : nodes{step(singles(prune[s], hidden_single[s]), s), m}) pearl = tally(pearl, node);
    const auto counted = [](auto walk) {
      while (walk.next()) {
      }
      return walk.counts();
    };
    CHECK((s == four ? counted(bits::search_hidden(bits::rep<2, 2>(m)))
                     : counted(bits::search_hidden(bits::rep<2, 3>(m)))) == pearl);
  }
}
