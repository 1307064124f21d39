// The worked examples of the manual, in positions of our own making: what each technique takes, and nothing else.
#include "catch.hpp"
#include "support/worked.hpp"
#include "wholemeal/technique/list.hpp"

using namespace wholemeal::technique;
using namespace wholemeal::technique::testing;

TEST_CASE("CRBE: 8 goes to the only open cell of its block outside rows 1 and 2") {
  Worked w;
  w.cell({1, 5}, "8").cell({2, 1}, "8").cell({1, 8}, "3").cell({1, 9}, "4").cell({3, 8}, "5").cell({3, 9}, "6");
  CHECK(losses(crbe, w)[37] == "12345679");
  SECTION("not when its column holds an 8") { CHECK(losses(crbe, w.cell({9, 7}, "8"))[37].empty()); }
  SECTION("whatever its candidates are") { CHECK((apply(crbe, w.cell({3, 7}, "12").m).cells[24]) == 0); }
}

TEST_CASE("CRBE in four more blocks") {
  CHECK(losses(crbe, Worked{}.cell({4, 1}, "3").cell({6, 9}, "3").cell({1, 4}, "3").cell({8, 5}, "3")) ==
        Losses{{56, "12456789"}});
  CHECK(losses(crbe, Worked{}.cell({1, 4}, "6").cell({4, 6}, "6").cell({7, 1}, "6").cell({8, 8}, "6")) ==
        Losses{{95, "12345789"}});
  CHECK(losses(crbe, Worked{}.cell({7, 1}, "4").cell({8, 4}, "4").cell({9, 7}, "1").cell({9, 8}, "2")) ==
        Losses{{99, "12356789"}});
  Worked w;  // the only open cell of its block
  w.cell({1, 1}, "1").cell({1, 2}, "2").cell({1, 3}, "3").cell({2, 1}, "4").cell({2, 3}, "5");
  CHECK(losses(crbe, w.cell({3, 1}, "6").cell({3, 2}, "7").cell({3, 3}, "8")) == Losses{{22, "12345678"}});
}

TEST_CASE("Naked single: Bird's prune, and a cell with one choice left is fixed") {
  Worked w;
  w.cell({1, 2}, "1").cell({1, 3}, "2").cell({2, 1}, "3").cell({5, 1}, "5").cell({1, 9}, "6");
  w.cell({1, 1}, "12346");
  const Pass p = pass(naked_single, w.m, true);
  CHECK(p.after.cells[0] == digits("4"));
  CHECK(uses(naked_single, p) == 1);
  CHECK(losses(naked_single, w)[14] == "126");
}

TEST_CASE("Naked single: what a row, a column, a block or all three leave, and one after the other") {
  Worked by_row, by_all;
  for (std::size_t c = 1; c < 9; ++c) by_row[{1, c}] = bit(c - 1);
  CHECK(losses(naked_single, by_row)[19] == "12345678");
  by_all.cell({5, 1}, "1").cell({5, 2}, "2").cell({5, 9}, "3").cell({1, 5}, "4").cell({2, 5}, "5").cell({9, 5}, "6");
  CHECK(losses(naked_single, by_all.cell({4, 4}, "7").cell({6, 6}, "8"))[55] == "12345678");
  CHECK(losses(naked_single, Worked{}.cell({7, 3}, "48").cell({7, 9}, "4"))[73] == "4");
  // By rows r1c1 is 2; so by columns r9c1 is 3; so by blocks r8c2 is 4.
  Worked chain;
  chain.cell({1, 9}, "1").cell({1, 1}, "12").cell({9, 1}, "23").cell({8, 2}, "34");
  Losses lost = losses(naked_single, chain);
  CHECK(lost[11] == "1");
  CHECK(lost[91] == "2");
  CHECK(lost[82] == "3");
  CHECK(uses(naked_single, pass(naked_single, chain.m)) == 3);
}

TEST_CASE("Hidden single: a digit with one place in a unit") {
  CHECK(losses(hidden_single, Worked{}.only(block(1), "2", {{2, 3}})) == Losses{{23, "13456789"}});
  CHECK(losses(hidden_single, Worked{}.only(row(4), "7", {{4, 8}})) == Losses{{48, "12345689"}});
  CHECK(losses(hidden_single, Worked{}.only(column(6), "1", {{9, 6}})) == Losses{{96, "23456789"}});
  CHECK(losses(hidden_single, Worked{}.only(block(9), "5", {{8, 8}}).cell({8, 8}, "258")) == Losses{{88, "28"}});
  CHECK(losses(hidden_single, Worked{}.only(row(2), "3", {{2, 1}}).only(column(9), "4", {{6, 9}})) ==
        Losses{{21, "12456789"}, {69, "12356789"}});
}

TEST_CASE("Naked pair 2,3 as a pattern of the row and of the block") {
  Worked w;
  w.cell({2, 5}, "23").cell({2, 6}, "23");
  w.cell({2, 1}, "124")
      .cell({2, 2}, "1")
      .cell({2, 3}, "257")
      .cell({2, 4}, "149")
      .cell({2, 7}, "56")
      .cell({2, 8}, "67")
      .cell({2, 9}, "58");
  w.cell({1, 4}, "234")
      .cell({1, 5}, "2345")
      .cell({1, 6}, "467")
      .cell({3, 4}, "7")
      .cell({3, 5}, "8")
      .cell({3, 6}, "469");
  CHECK(losses(naked_pair, w) == Losses{{21, "2"}, {23, "2"}, {14, "23"}, {15, "23"}});
  const Pass p = pass(naked_pair, w.m, true);
  CHECK(p.patterns == 2);
  CHECK(p.steps[0].why.units[0] == row(2));
  CHECK(p.steps[1].why.units[0] == block(2));
}

TEST_CASE("Naked pairs of a row, a column, a block, and of a row and a block") {
  CHECK(losses(naked_pair, Worked{}.cells({{7, 1}, {7, 9}}, "12")) == from({72, 73, 74, 75, 76, 77, 78}, "12"));
  CHECK(losses(naked_pair, Worked{}.cells({{2, 3}, {8, 3}}, "59")) == from({13, 33, 43, 53, 63, 73, 93}, "59"));
  CHECK(losses(naked_pair, Worked{}.cells({{4, 4}, {5, 6}}, "37")) == from({45, 46, 54, 55, 64, 65, 66}, "37"));
  CHECK(losses(naked_pair, Worked{}.cells({{9, 7}, {9, 8}}, "18")) ==
        from({91, 92, 93, 94, 95, 96, 99, 77, 78, 79, 87, 88, 89}, "18"));
  CHECK(losses(naked_pair, Worked{}.cell({7, 1}, "12").cell({7, 9}, "23")).empty());
}

TEST_CASE("Hidden pair 8,9 of row 1, and four more") {
  CHECK(losses(hidden_pair, Worked{}.only(row(1), "89", {{1, 4}, {1, 5}})) == from({14, 15}, "1234567"));
  CHECK(losses(hidden_pair, Worked{}.only(column(2), "13", {{4, 2}, {9, 2}})) == from({42, 92}, "2456789"));
  CHECK(losses(hidden_pair, Worked{}.only(block(6), "46", {{4, 7}, {6, 9}})) == from({47, 69}, "1235789"));
  // One of the two need not stand in both.
  CHECK(losses(hidden_pair, Worked{}.only(row(5), "7", {{5, 5}}).only(row(5), "9", {{5, 5}, {5, 6}})) ==
        from({55, 56}, "1234568"));
  CHECK(losses(hidden_pair, Worked{}.only(row(8), "25", {{8, 1}, {8, 2}}).cell({8, 1}, "125").cell({8, 2}, "2589")) ==
        Losses{{81, "1"}, {82, "89"}});
}

TEST_CASE("Naked triple 1,8,9 of row 6") {
  CHECK(losses(naked_triple, Worked{}.cell({6, 2}, "89").cell({6, 5}, "19").cell({6, 9}, "18")) ==
        from({61, 63, 64, 66, 67, 68}, "189"));
}

TEST_CASE("Hidden triples of a block, of a row, and of three digits with two places each") {
  CHECK(losses(hidden_triple, Worked{}.only(block(5), "123", {{4, 4}, {5, 5}, {6, 6}})) ==
        from({44, 55, 66}, "456789"));
  CHECK(losses(hidden_triple, Worked{}.only(row(9), "178", {{9, 3}, {9, 4}, {9, 8}})) == from({93, 94, 98}, "234569"));
  Worked round;
  round.only(row(1), "4", {{1, 1}, {1, 5}}).only(row(1), "5", {{1, 5}, {1, 9}}).only(row(1), "6", {{1, 9}, {1, 1}});
  CHECK(losses(hidden_triple, round) == from({11, 15, 19}, "123789"));
}

TEST_CASE("Naked triple 2,4,6 of a block, in its four forms") {
  for (auto [a, b, c] :
       {std::array{"24", "46", "26"}, {"24", "46", "246"}, {"24", "246", "246"}, {"246", "246", "246"}}) {
    Worked w;
    w.cell({1, 1}, a).cell({2, 1}, b).cell({3, 1}, c);
    Losses lost = losses(naked_triple, w);
    for (std::size_t cell : {12U, 13U, 22U, 23U, 32U, 33U}) CHECK(lost[cell] == "246");
    for (std::size_t cell : {41U, 51U, 61U, 71U, 81U, 91U}) CHECK(lost[cell] == "246");  // a pattern of column 1 too
    CHECK(lost.size() == 12);
  }
}

TEST_CASE("Hidden triple 7,8,9 of column 3; a digit need not stand in all three") {
  Worked w;
  w.only(column(3), "789", {{1, 3}, {2, 3}, {3, 3}});
  CHECK(losses(hidden_triple, w) == Losses{{13, "123456"}, {23, "123456"}, {33, "123456"}});
  w.cell({1, 3}, "1278").cell({2, 3}, "389").cell({3, 3}, "4579");
  CHECK(losses(hidden_triple, w) == Losses{{13, "12"}, {23, "3"}, {33, "45"}});
}

TEST_CASE("Pointing: 6 of a block in row 1 clears the rest of the row") {
  Worked w;
  w.only(block(2), "6", {{1, 4}, {1, 6}}).only(row(1), "6", {{1, 1}, {1, 2}, {1, 4}, {1, 6}});
  CHECK(losses(pointing, w) == Losses{{11, "6"}, {12, "6"}});
  Worked turned;
  turned.only(block(4), "6", {{4, 1}, {6, 1}}).only(column(1), "6", {{1, 1}, {2, 1}, {4, 1}, {6, 1}});
  CHECK(losses(pointing, turned) == Losses{{11, "6"}, {21, "6"}});
}

TEST_CASE("A single place in a block is pointing in both directions") {
  Worked w;
  w.only(block(5), "6", {{5, 5}}).only(row(5), "6", {{5, 5}, {5, 1}}).only(column(5), "6", {{5, 5}, {9, 5}});
  CHECK(losses(pointing, w) == Losses{{51, "6"}, {95, "6"}});
  CHECK(pass(pointing, w.m).patterns == 2);
}

TEST_CASE("Claiming: 8 of row 1 in one block clears the rest of the block") {
  Worked w;
  w.only(row(1), "8", {{1, 4}, {1, 6}}).only(block(2), "8", {{1, 4}, {1, 6}, {3, 4}, {3, 5}, {3, 6}});
  CHECK(losses(claiming, w) == Losses{{34, "8"}, {35, "8"}, {36, "8"}});
}

TEST_CASE("Locked candidates are found in every row, column and block") {
  for (std::size_t b = 0; b < 9; ++b)
    for (std::size_t k = 0; k < 3; ++k) {
      const std::size_t r = b / 3 * 3 + k + 1, c = b % 3 * 3 + k + 1;
      Worked rows, columns;
      rows.only(block(b + 1), "4", {{r, b % 3 * 3 + 1}, {r, b % 3 * 3 + 2}});
      columns.only(block(b + 1), "4", {{b / 3 * 3 + 1, c}, {b / 3 * 3 + 3, c}});
      for (Worked* w : {&rows, &columns}) {
        const Losses lost = losses(pointing, *w);
        CHECK(lost.size() == 6);
        for (const auto& [cell, ds] : lost) CHECK(ds == "4");
      }
      Worked across, down;
      across.only(row(r), "4", {{r, b % 3 * 3 + 1}, {r, b % 3 * 3 + 3}});
      down.only(column(c), "4", {{b / 3 * 3 + 2, c}, {b / 3 * 3 + 3, c}});
      CHECK(losses(claiming, across).size() == 6);
      CHECK(losses(claiming, down).size() == 6);
    }
}

TEST_CASE("X-Wing 5 in rows 2 and 6, and the other way round") {
  Worked w;
  w.only(row(2), "5", {{2, 5}, {2, 9}}).only(row(6), "5", {{6, 5}, {6, 9}});
  const Losses by_rows{{15, "5"}, {35, "5"}, {45, "5"}, {55, "5"}, {75, "5"}, {85, "5"}, {95, "5"},
                       {19, "5"}, {39, "5"}, {49, "5"}, {59, "5"}, {79, "5"}, {89, "5"}, {99, "5"}};
  CHECK(losses(x_wing, w) == by_rows);
  Worked turned;
  turned.only(column(5), "5", {{2, 5}, {6, 5}}).only(column(9), "5", {{2, 9}, {6, 9}});
  const Losses by_columns{{21, "5"}, {22, "5"}, {23, "5"}, {24, "5"}, {26, "5"}, {27, "5"}, {28, "5"},
                          {61, "5"}, {62, "5"}, {63, "5"}, {64, "5"}, {66, "5"}, {67, "5"}, {68, "5"}};
  CHECK(losses(x_wing, turned) == by_columns);
}

TEST_CASE("X-Wing 9 in columns 3 and 7 clears rows 3 and 6") {
  Worked w;
  w.only(column(3), "9", {{3, 3}, {6, 3}}).only(column(7), "9", {{3, 7}, {6, 7}});
  w.only(row(3), "9", {{3, 3}, {3, 7}, {3, 1}}).only(row(6), "9", {{6, 3}, {6, 7}, {6, 8}, {6, 9}});
  CHECK(losses(x_wing, w) == Losses{{31, "9"}, {68, "9"}, {69, "9"}});
}

TEST_CASE("X-Wings on the rim, and of neighbours") {
  CHECK(losses(x_wing, Worked{}.only(row(1), "1", {{1, 1}, {1, 9}}).only(row(9), "1", {{9, 1}, {9, 9}})) ==
        crossing("2345678", "19", "1"));
  CHECK(losses(x_wing, Worked{}.only(column(4), "6", {{3, 4}, {8, 4}}).only(column(5), "6", {{3, 5}, {8, 5}})) ==
        crossing("38", "1236789", "6"));
}
