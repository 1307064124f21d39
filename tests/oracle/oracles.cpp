// The oracles: their counters against reference counts, against each other, and the limits they keep.
#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "wholemeal/oracle/backtrack.hpp"
#include "wholemeal/oracle/dlx.hpp"
#include "wholemeal/oracle/propagate.hpp"
#include "wholemeal/oracle/trace.hpp"

using namespace wholemeal::oracle;

namespace {

constexpr Box nine{3, 3};
const std::string seed000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070";
const std::string twelve_clues = "001000000200000000003000000400000005005000600600000040007103000800000000009020000";

std::string blank(Box box) { return std::string(static_cast<std::size_t>(box.cells()), '.'); }
Limits at_most(std::uint64_t solutions) { return {.solutions = solutions}; }

std::vector<std::string> solutions(const auto& oracle, Box box, const std::string& text) {
  std::vector<std::string> out;
  const auto result = oracle(box, text, {}, [&](std::string_view s) { return out.emplace_back(s), true; });
  CHECK(result.status == Status::finished);
  CHECK(result.count == out.size());
  std::sort(out.begin(), out.end());
  return out;
}

// A full grid that keeps the rules, by the oracles' own check.
bool solves(Box box, const std::string& puzzle, const std::string& grid) {
  const auto reading = read(box, grid);
  std::vector<std::uint8_t> digits;
  for (const auto m : reading.board.choices) digits.push_back(static_cast<std::uint8_t>(std::countr_zero(m) + 1));
  return reading.ok() && std::all_of(reading.board.choices.begin(), reading.board.choices.end(), single) &&
         accepts(read(box, puzzle).board, Units{box}, digits);
}

std::vector<std::vector<std::string>> reference_rows() {
  std::ifstream in{std::string(TEST_DATA) + "/backtracking_stats.tsv"};
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#') || line.starts_with("set\t")) continue;
    std::istringstream fields{line};
    auto& row = rows.emplace_back();
    for (std::string field; std::getline(fields, field, '\t');) row.push_back(field);
  }
  return rows;
}

// The counts from column `at` on; `-` stands for counts that the table doesn't have.
void check_counts(const auto& oracle, const std::vector<std::string>& row, std::size_t at, std::uint64_t limit) {
  if (row[at] == "-") return;
  INFO(row[0] << ' ' << row[1] << " limit " << limit << " column " << at);
  const auto result = oracle(nine, row[2], at_most(limit));
  CHECK(result.stats.nodes == std::stoull(row[at]));
  CHECK(result.stats.branches == std::stoull(row[at + 1]));
  CHECK(result.stats.backtracks == std::stoull(row[at + 2]));
  CHECK(result.count == std::min<std::uint64_t>(limit, std::stoull(row[9])));
  CHECK((result.status == Status::solutions) == (result.count == limit));
}

struct Rng {  // splitmix64
  std::uint64_t state;
  int below(int n) {
    std::uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<int>((z ^ (z >> 31)) % static_cast<std::uint64_t>(n));
  }
};

// Random givens without a clash: of many solutions, of one, of none.
std::string scattered(Box box, int tries, Rng& rng) {
  auto text = blank(box);
  for (int i = 0; i < tries; ++i) {
    auto& c = text[static_cast<std::size_t>(rng.below(box.cells()))];
    const char before = c;
    c = symbol(box, 1 + rng.below(box.digits()));
    if (!clashes(read(box, text).board, Units{box}).empty()) c = before;
  }
  return text;
}

// A solution of one given with about three cells in five dug out: one solution, or several.
std::string grown(Box box, Rng& rng) {
  std::string grid;
  propagate(box, scattered(box, 1, rng), at_most(1), [&](std::string_view s) { return grid = s, true; });
  for (auto& c : grid)
    if (rng.below(5) < 3) c = '0';
  return grid;
}

// A search that takes any board for solved, with a 1 in every cell.
template <class Mask> struct Liar {
  Liar(const Board&, const Units&) {}
  bool start() { return true; }
  Outlook choose() { return Outlook::complete; }
  bool next(Move&) { return false; }
  bool place(Move) { return true; }
  void undo() {}
  int digit(int) const { return 1; }
  Reason reason() const { return {}; }
  std::vector<std::uint64_t> choices() const { return {}; }
};

// Raises a flag when the search comes to its n-th node.
struct Bell : Silent {
  std::atomic<bool>& flag;
  int left;
  Bell(std::atomic<bool>& f, int n) : flag(f), left(n) {}
  void node(int, const auto&) {
    if (--left == 0) flag = true;
  }
};

void stops_at_once(const auto& oracle, Box box, const std::string& text) {
  CHECK(oracle(box, text, {.nodes = 0}).stats == Stats{});
  const auto few = oracle(box, text, {.nodes = 500});
  CHECK(few.status == Status::nodes);
  CHECK(few.stats.nodes == 500);

  std::atomic<bool> stop{false};
  const auto rung = oracle(box, text, {.stop = &stop}, {}, Bell{stop, 300});
  CHECK(rung.status == Status::interrupted);
  CHECK(rung.stats.nodes == 300);

  using std::chrono::steady_clock;
  const auto start = steady_clock::now();
  const auto late = oracle(box, text, {.deadline = start + std::chrono::milliseconds(30)});
  CHECK(late.status == Status::time);
  CHECK(late.stats.nodes > 0);
  CHECK(steady_clock::now() - start < std::chrono::seconds(2));
  CHECK(oracle(box, text, {.deadline = start}).stats.nodes == 0);
}

}  // namespace

TEST_CASE("backtrack and propagate count what the reference counts") {
  const auto rows = reference_rows();
  REQUIRE(rows.size() == 25);
  for (const auto& row : rows) {
    REQUIRE(row.size() == 17);
    check_counts(propagate, row, 3, 1);
    check_counts(propagate, row, 6, 2);
    check_counts(backtrack, row, 10, 1);
    check_counts(backtrack, row, 13, 2);
  }
}

TEST_CASE("the puzzle of the chapter on backtracking") {
  CHECK(backtrack(nine, seed000, at_most(1)).stats == Stats{22530, 22529, 22473});
  CHECK(propagate(nine, seed000, at_most(1)).stats == Stats{6, 7, 2});
  CHECK(dlx(nine, seed000, at_most(2)).stats == Stats{213, 212, 156});
}

TEST_CASE("all three find the same solutions") {
  Rng rng{2026};
  int none = 0, one = 0, several = 0;
  for (int i = 0; i < 120; ++i) {
    const Box box = i % 3 == 0 ? Box{2, 2} : i % 3 == 1 ? Box{2, 3} : Box{3, 2};
    const auto text = i % 2 == 0 ? scattered(box, box.cells(), rng) : grown(box, rng);
    const auto expected = solutions(backtrack, box, text);
    INFO(text);
    CHECK(solutions(propagate, box, text) == expected);
    CHECK(solutions(dlx, box, text) == expected);
    CHECK(std::adjacent_find(expected.begin(), expected.end()) == expected.end());
    for (const auto& grid : expected) CHECK(solves(box, text, grid));
    ++(expected.empty() ? none : expected.size() == 1 ? one : several);
  }
  CHECK(std::min({none, one, several}) >= 10);
}

TEST_CASE("there are 288 grids of 4x4, and four of them begin with 1234/3412") {
  CHECK(solutions(backtrack, {2, 2}, blank({2, 2})).size() == 288);
  CHECK(solutions(propagate, {2, 2}, "12343412........").size() == 4);
  CHECK(solutions(dlx, {2, 2}, blank({2, 2})).size() == 288);
}

TEST_CASE("every shape's empty board is filled") {
  for (const Box box : {Box{1, 1}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 4}, {4, 4}, {5, 5}, {6, 6}}) {
    const auto check = [&](const auto& oracle) {
      std::string grid;
      const auto result = oracle(box, blank(box), at_most(1), [&](std::string_view s) { return grid = s, true; });
      INFO(box.rows << 'x' << box.cols);
      CHECK(result.status == Status::solutions);
      CHECK(solves(box, blank(box), grid));
    };
    check(propagate);
    check(dlx);
    if (box.digits() <= 16) check(backtrack);
  }
}

TEST_CASE("puzzles that other solvers got wrong") {
  const auto each = [](const auto& check) { check(propagate), check(dlx); };
  SECTION("many solutions, one when a given is restored") {
    std::string many = "31...9......18........3...5.....4....21.....4..6..79...4.3.8..2.......7..9...6...";
    each([&](const auto& oracle) { CHECK(oracle(nine, many, at_most(50)).count == 50); });
    many[31] = '9';
    each([&](const auto& oracle) { CHECK(solutions(oracle, nine, many).size() == 1); });
  }
  SECTION("a 4x4 with exactly two solutions") {
    const std::vector<std::string> both{"2431312412434312", "3421213412434312"};
    each([&](const auto& oracle) { CHECK(solutions(oracle, {2, 2}, ".....1..1.43.31.") == both); });
    CHECK(solutions(backtrack, {2, 2}, ".....1..1.43.31.") == both);
  }
  SECTION("clashing givens are named and never searched") {
    const std::string nines = ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..";
    const auto found = clashes(read(nine, nines).board, Units{nine});
    REQUIRE(found.size() >= 2);
    CHECK((found[0].unit == 0 && found[0].digit == 9 && found[0].first == 1 && found[0].second == 2));
    CHECK(std::any_of(found.begin(), found.end(), [](Clash c) { return c.unit == 18 && c.digit == 9; }));
    for (const auto& text : {nines, "11" + std::string(79, '.')}) {
      each([&](const auto& oracle) { CHECK(oracle(nine, text).status == Status::clash); });
      CHECK(backtrack(nine, text).status == Status::clash);
      CHECK(backtrack(nine, text).stats == Stats{});
    }
  }
  SECTION("twelve givens that froze a page") {
    each([&](const auto& oracle) { CHECK(oracle(nine, twelve_clues, at_most(2)).count == 2); });
  }
  SECTION("givens that fail as they are placed count nothing") {
    const auto result = propagate({2, 2}, "123....4........");
    CHECK(result.status == Status::finished);
    CHECK(result.count == 0);
    CHECK(result.stats == Stats{});
    CHECK(solutions(backtrack, {2, 2}, "123....4........").empty());
  }
}

TEST_CASE("every search stops at once when it is asked to") {
  stops_at_once(backtrack, nine, twelve_clues);
  stops_at_once(propagate, nine, twelve_clues);
  stops_at_once(dlx, nine, twelve_clues);
  stops_at_once(backtrack, {6, 6}, blank({6, 6}));
  stops_at_once(propagate, {4, 4}, blank({4, 4}));
  stops_at_once(dlx, {4, 4}, blank({4, 4}));
}

TEST_CASE("a wrong grid is never handed out") {
  const auto result = Oracle<Liar>{}({2, 2}, blank({2, 2}));
  CHECK(result.count == 0);
  CHECK(result.stats == Stats{1, 0, 0});
  CHECK(solves({2, 2}, "1...............", "1234341221434321"));
  CHECK_FALSE(solves({2, 2}, "2...............", "1234341221434321"));
  CHECK_FALSE(solves({2, 2}, blank({2, 2}), "1234341221434312"));
}

TEST_CASE("whoever receives the solutions may end the search") {
  int received = 0;
  const auto result = dlx({2, 2}, blank({2, 2}), {}, [&](std::string_view) { return ++received < 7; });
  CHECK(received == 7);
  CHECK(result.status == Status::solutions);
  CHECK(propagate({2, 2}, blank({2, 2}), at_most(0)).stats == Stats{});
}

TEST_CASE("texts that can't be read, shapes that can't be done") {
  CHECK(propagate({7, 6}, blank(nine)).status == Status::unsupported);
  CHECK(propagate({0, 3}, "").status == Status::unsupported);
  CHECK(propagate(nine, "123").status == Status::unreadable);
  CHECK(read(nine, std::string(80, '.')).expected == "81 symbols, and the text ends");
  CHECK(read(nine, std::string(82, '.')).place == 81);
  CHECK(read(nine, std::string(82, '.')).expected == "the end after 81 symbols");
  const auto wrong = read({2, 2}, "12345...........");
  CHECK(wrong.place == 4);
  CHECK(wrong.expected == "a digit 1-4, or 0 or . for a blank");
  CHECK(read({6, 6}, "0Z" + std::string(1294, '.')).board.choices[1] == std::uint64_t{1} << 35);
  CHECK(read({4, 4}, "G0" + std::string(254, '.')).board.choices[0] == std::uint64_t{1} << 15);
}

TEST_CASE("a search can start from candidates") {
  Board board{{2, 2}, std::vector<std::uint64_t>(16, 15)};
  board.choices[0] = 0b0110;  // 2 or 3 in the first cell: half of the 288 grids
  CHECK(propagate(board).count == 144);
  CHECK(backtrack(board).count == 144);
  CHECK(dlx(board).count == 144);
  for (std::size_t cell = 1; cell < 4; ++cell) board.choices[cell] = 0b1110;  // no place for 1: seen at once
  CHECK(propagate(board).stats == Stats{});
  board.choices[0] = 0;  // no candidate
  CHECK(propagate(board).count + backtrack(board).count + dlx(board).count == 0);
  CHECK(propagate(Board{{2, 2}, {1, 2}}).status == Status::unreadable);
  CHECK(propagate(Board{{2, 2}, std::vector<std::uint64_t>(16, 31)}).status == Status::unreadable);
}

TEST_CASE("a trace is the tree of the counters") {
  const auto board = read(nine, seed000).board;
  const auto count = [](const Trace& t, auto p) { return std::count_if(t.steps.begin(), t.steps.end(), p); };
  SECTION("propagate: six nodes and two contradictions on the way to the first solution") {
    const auto t = trace(propagate, board, at_most(1), 100);
    CHECK(t.result.stats == Stats{6, 7, 2});
    REQUIRE(t.steps.size() == 8);
    CHECK(t.left_out == 0);
    CHECK(count(t, [](const Step& s) { return s.fate == Fate::contradiction; }) == 2);
    CHECK(t.steps.back().fate == Fate::solution);
    CHECK(std::all_of(t.steps.back().choices.begin(), t.steps.back().choices.end(), single));
    for (const auto& s : t.steps) {
      if (s.parent < 0) continue;
      const auto& parent = t.steps[static_cast<std::size_t>(s.parent)];
      const auto cell = static_cast<std::size_t>(s.move.cell);
      CHECK((s.depth == parent.depth + 1 && parent.fate == Fate::open && parent.id < s.id));
      CHECK((parent.choices[cell] >> (s.move.digit - 1) & 1) == 1);
      if (s.fate != Fate::contradiction) CHECK(s.choices[cell] == std::uint64_t{1} << (s.move.digit - 1));
      if (s.fate == Fate::contradiction) CHECK((s.reason.cell >= 0) != (s.reason.unit >= 0));
    }
  }
  SECTION("backtracks are the steps left without a solution") {
    const auto backtracks = [&](const auto& oracle) {
      const auto t = trace(oracle, board, at_most(2), 300000);
      CHECK(count(t, [](const Step& s) { return s.fate != Fate::contradiction; }) ==
            static_cast<std::ptrdiff_t>(t.result.stats.nodes));
      CHECK(count(t, [](const Step& s) { return s.parent >= 0 && s.returned && !s.found; }) ==
            static_cast<std::ptrdiff_t>(t.result.stats.backtracks));
    };
    backtracks(propagate), backtracks(dlx);
  }
  SECTION("dead ends say why") {
    const auto t = trace(backtrack, board, at_most(1), 200);
    CHECK(t.steps.size() == 200);
    CHECK(t.left_out == 22530 - 200);
    CHECK(count(t, [](const Step& s) { return s.fate == Fate::dead; }) > 10);
    for (const auto& s : t.steps)
      if (s.fate == Fate::dead) CHECK(s.choices[static_cast<std::size_t>(s.reason.cell)] == 0);
    const auto failing = trace(propagate, read({2, 2}, "123....4........").board, {}, 10);
    REQUIRE(failing.steps.size() == 1);
    CHECK(failing.steps[0].fate == Fate::contradiction);
    CHECK(failing.result.stats == Stats{});
  }
}
