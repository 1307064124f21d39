// What programs say, and what it is worth.
#include "wholemeal/check/answer.hpp"

#include "catch.hpp"
#include "wholemeal/check/verdict.hpp"

namespace {
using namespace wholemeal::check;

const std::string grid = "2431312412434312", other = "3421213412434312", puzzle = ".....1..1.43.31.";
Answer said(const std::string& text) { return answer({}, 4, text); }

TEST_CASE("A grid is found in what a program writes") {
  CHECK(said(grid).grid == grid);
  CHECK(said("Solved in 3 ms: " + grid + "\n").grid == grid);
  CHECK(said(puzzle + "," + grid).grid == grid);  // the puzzle is echoed
  CHECK(said(R"({"puzzle":".....1..1.43.31.","solutions":["2431312412434312"]})").grid == grid);
  CHECK(said("2 4 | 3 1\n3 1 | 2 4\n----+----\n1 2 | 4 3\n4 3 | 1 2\n").grid == grid);
  CHECK(said("┌──┬──┐\n│24│31│\n│31│24│\n├──┼──┤\n│12│43│\n│43│12│\n└──┴──┘\n").grid == grid);
  CHECK(said("[[2, 4, 3, 1], [3, 1, 2, 4], [1, 2, 4, 3], [4, 3, 1, 2]]").grid == grid);
  CHECK(said("243131241243431_").grid == "243131241243431.");
  CHECK(said("243131241243431").grid.empty());   // a cell short
  CHECK(said("2431312412434315").grid.empty());  // 5 is no digit here
}

TEST_CASE("Words and counts are told apart") {
  for (const char* words :
       {"no solution", "Unsolvable!", "None", "0", "0 solutions", "null", "-1", "Number of solutions: 0"})
    CHECK(said(words).none);
  for (const char* words :
       {"multiple solutions", "not unique", "2 solutions", "2", "2+", ">= 2 solutions", "solutions: 17"})
    CHECK(said(words).several);
  CHECK(said(grid + " " + other).several);
  CHECK(said("unique").unique);
  CHECK_FALSE(said("not unique").unique);
  CHECK_FALSE(said("no solution").unique);
  CHECK(said("at least 5 solutions").at_least);
  CHECK(said("2+").at_least);
  CHECK_FALSE(said("solution: " + grid).count.has_value());
  CHECK_FALSE(said("invalid: not unique").none);
  CHECK(said("17 solutions").count == 17U);
  CHECK_FALSE(said("done, see the log").understood());
  CHECK_FALSE(said("").understood());
  CHECK(answer({{"Nichts"}, {}}, 4, "nichts").none);
  CHECK(answer({{}, {"MEHRERE"}}, 4, "mehrere").several);
  CHECK_FALSE(answer({{"too few"}, {}}, 4, "multiple: too few").several);
  CHECK_FALSE(answer({{}, {"zwei"}}, 4, "invalid: zwei").none);
  CHECK_FALSE(answer({{""}, {}}, 4, grid).none);
  CHECK(answer({{"0000000000000000"}, {}}, 4, "0000000000000000").none);
}

// Of the puzzle with two solutions, of one of its solutions, and of one with none.
Verdict verdict(Expect expect, const std::string& cells, const std::string& text) {
  const Puzzle p{{2, 2}, cells};
  return judge(expect, p, truth(p, 10), said(text)).verdict;
}
const std::string unique = "24" + puzzle.substr(2), none = "0123201413424231";

TEST_CASE("To solve is to give a right grid, where there is one") {
  CHECK(verdict(Expect::solve, puzzle, grid) == Verdict::agrees);
  CHECK(verdict(Expect::solve, puzzle, other) == Verdict::agrees);
  CHECK(verdict(Expect::solve, puzzle, "not unique") == Verdict::agrees);
  CHECK(verdict(Expect::solve, puzzle, "no solution") == Verdict::false_none);
  CHECK(verdict(Expect::solve, unique, grid) == Verdict::agrees);
  CHECK(verdict(Expect::solve, unique, other) == Verdict::wrong_grid);  // changes givens
  CHECK(verdict(Expect::solve, unique, "243131241243431.") == Verdict::wrong_grid);
  CHECK(verdict(Expect::solve, unique, "multiple") == Verdict::claims_several);
  CHECK(verdict(Expect::solve, unique, "unique") == Verdict::missed_solution);
  CHECK(verdict(Expect::solve, unique, "?") == Verdict::malformed);
  CHECK(verdict(Expect::solve, none, "?") == Verdict::agrees);
  CHECK(verdict(Expect::solve, none, "not a unique solution") == Verdict::agrees);
  CHECK(verdict(Expect::solve, none, "there is a unique solution") == Verdict::claims_unique);
  CHECK(verdict(Expect::solve, none, "1 solution") == Verdict::claims_unique);
  CHECK(verdict(Expect::solve, none, "no solution: " + none) == Verdict::agrees);
  CHECK(verdict(Expect::solve, none, "4123234113424231") == Verdict::wrong_grid);
}

TEST_CASE("To tell one, several and none apart is more") {
  CHECK(verdict(Expect::unique, puzzle, grid) == Verdict::claims_unique);
  CHECK(verdict(Expect::unique, puzzle, "unique") == Verdict::claims_unique);
  CHECK(verdict(Expect::unique, puzzle, "2 solutions") == Verdict::agrees);
  CHECK(verdict(Expect::unique, unique, "2 solutions") == Verdict::claims_several);
  CHECK(verdict(Expect::unique, none, "none") == Verdict::agrees);
  CHECK(verdict(Expect::unique, none, "unique") == Verdict::claims_unique);
  CHECK(verdict(Expect::unique, none, "?") == Verdict::malformed);
}

TEST_CASE("To count is to be exact") {
  CHECK(verdict(Expect::count, puzzle, "2") == Verdict::agrees);
  CHECK(verdict(Expect::count, puzzle, "1") == Verdict::missed_solution);
  CHECK(verdict(Expect::count, puzzle, "at least 1 solution") == Verdict::agrees);
  CHECK(verdict(Expect::count, puzzle, "3") == Verdict::claims_several);
  CHECK(verdict(Expect::count, none, "0") == Verdict::agrees);
  CHECK(verdict(Expect::count, unique, grid) == Verdict::malformed);
}

TEST_CASE("A wrong grid is told why") {
  const rules::Board board{2, 2, unique};
  CHECK(rules::fault(board, grid).empty());
  CHECK(rules::fault(board, other) == "the given 2 in r1c1 was changed to 3");
  CHECK(rules::fault(board, "243131241243431.") == "r4c4 holds no digit");
  CHECK(rules::fault({2, 2, "................"}, "2431312412434321") == "2 stands twice in column 3 (r2c3 and r4c3)");
  CHECK(rules::clash({2, 2, "1....1.........."}) == "1 stands twice in box 1 (r1c1 and r2c2)");
  CHECK(rules::clash({2, 3, "1.....\n"}).empty());
}
}  // namespace
