// The techniques beyond the manual, in positions of our own making: five each, what goes was written down first.
#include "catch.hpp"
#include "support/worked.hpp"
#include "wholemeal/technique/list.hpp"

using namespace wholemeal::technique;
using namespace wholemeal::technique::testing;

TEST_CASE("Naked quad") {
  CHECK(losses(naked_quad, Worked{}.cell({1, 1}, "12").cell({1, 4}, "23").cell({1, 6}, "34").cell({1, 9}, "14")) ==
        from({12, 13, 15, 17, 18}, "1234"));
  CHECK(losses(naked_quad, Worked{}.cells({{2, 5}, {4, 5}, {7, 5}, {9, 5}}, "5678")) ==
        from({15, 35, 55, 65, 85}, "5678"));
  CHECK(losses(naked_quad, Worked{}.cell({4, 4}, "19").cell({4, 5}, "18").cell({5, 4}, "78").cell({6, 6}, "79")) ==
        from({46, 55, 56, 64, 65}, "1789"));
  CHECK(losses(naked_quad, Worked{}.cell({3, 1}, "24").cell({3, 2}, "46").cell({3, 3}, "68").cell({3, 9}, "28")) ==
        from({34, 35, 36, 37, 38}, "2468"));
  CHECK(losses(naked_quad, Worked{}.cell({7, 1}, "56").cell({7, 2}, "67").cell({8, 1}, "78").cell({9, 3}, "58")) ==
        from({73, 82, 83, 91, 92}, "5678"));
  CHECK(
      losses(naked_quad, Worked{}.cell({1, 1}, "12").cell({1, 4}, "23").cell({1, 6}, "34").cell({1, 9}, "45")).empty());
}

TEST_CASE("Hidden quad") {
  CHECK(losses(hidden_quad, Worked{}.only(row(1), "1234", {{1, 1}, {1, 2}, {1, 5}, {1, 9}})) ==
        from({11, 12, 15, 19}, "56789"));
  CHECK(losses(hidden_quad, Worked{}.only(column(4), "6789", {{2, 4}, {3, 4}, {5, 4}, {8, 4}})) ==
        from({24, 34, 54, 84}, "12345"));
  CHECK(losses(hidden_quad, Worked{}.only(block(9), "1357", {{7, 7}, {8, 8}, {9, 9}, {9, 7}})) ==
        from({77, 88, 99, 97}, "24689"));
  CHECK(losses(hidden_quad, Worked{}.only(column(9), "2468", {{1, 9}, {4, 9}, {6, 9}, {9, 9}})) ==
        from({19, 49, 69, 99}, "13579"));
  Worked w;
  w.only(row(6), "1", {{6, 1}, {6, 2}}).only(row(6), "2", {{6, 2}, {6, 5}}).only(row(6), "3", {{6, 5}, {6, 9}});
  CHECK(losses(hidden_quad, Worked{w}.only(row(6), "4", {{6, 9}, {6, 1}})) == from({61, 62, 65, 69}, "56789"));
  CHECK(losses(hidden_quad, Worked{w}.only(row(6), "4", {{6, 9}, {6, 8}})).empty());
}

TEST_CASE("Swordfish") {
  const Worked full = Worked{}
                          .only(row(1), "2", {{1, 2}, {1, 5}, {1, 8}})
                          .only(row(4), "2", {{4, 2}, {4, 5}, {4, 8}})
                          .only(row(7), "2", {{7, 2}, {7, 5}, {7, 8}});
  CHECK(losses(swordfish, full) == crossing("235689", "258", "2"));
  Worked two;
  two.only(row(2), "3", {{2, 1}, {2, 4}}).only(row(5), "3", {{5, 4}, {5, 7}});
  CHECK(losses(swordfish, Worked{two}.only(row(9), "3", {{9, 7}, {9, 1}})) == crossing("134678", "147", "3"));
  CHECK(losses(swordfish, Worked{two}.only(row(9), "3", {{9, 7}, {9, 2}})).empty());
  CHECK(losses(swordfish, Worked{}
                              .only(column(3), "9", {{1, 3}, {5, 3}})
                              .only(column(6), "9", {{5, 6}, {8, 6}})
                              .only(column(9), "9", {{1, 9}, {5, 9}, {8, 9}})) == crossing("158", "124578", "9"));
  CHECK(losses(swordfish, Worked{}
                              .only(row(3), "4", {{3, 1}, {3, 5}})
                              .only(row(5), "4", {{5, 5}, {5, 9}})
                              .only(row(8), "4", {{8, 1}, {8, 5}, {8, 9}})) == crossing("124679", "159", "4"));
  CHECK(losses(swordfish, Worked{}
                              .only(column(2), "1", {{1, 2}, {6, 2}})
                              .only(column(4), "1", {{6, 4}, {7, 4}})
                              .only(column(8), "1", {{7, 8}, {1, 8}})) == crossing("167", "135679", "1"));
  CHECK(
      losses(
          swordfish,
          Worked{}.only(row(1), "5", {{1, 1}}).only(row(4), "5", {{4, 1}, {4, 4}}).only(row(7), "5", {{7, 4}, {7, 8}}))
          .empty());
}

TEST_CASE("Jellyfish") {
  Worked full, round, turned, mixed;
  for (std::size_t r : {1U, 3U, 6U, 8U}) full.only(row(r), "6", {{r, 2}, {r, 4}, {r, 5}, {r, 9}});
  CHECK(losses(jellyfish, full) == crossing("24579", "2459", "6"));
  round.only(row(1), "7", {{1, 2}, {1, 4}}).only(row(3), "7", {{3, 4}, {3, 5}}).only(row(6), "7", {{6, 5}, {6, 9}});
  CHECK(losses(jellyfish, Worked{round}.only(row(8), "7", {{8, 9}, {8, 2}})) == crossing("24579", "2459", "7"));
  CHECK(losses(jellyfish, Worked{round}.only(row(8), "7", {{8, 9}, {8, 3}})).empty());
  turned.only(column(1), "8", {{2, 1}, {3, 1}}).only(column(4), "8", {{3, 4}, {7, 4}});
  turned.only(column(6), "8", {{7, 6}, {8, 6}}).only(column(9), "8", {{8, 9}, {2, 9}});
  CHECK(losses(jellyfish, turned) == crossing("2378", "23578", "8"));
  mixed.only(row(2), "1", {{2, 1}, {2, 3}, {2, 6}}).only(row(4), "1", {{4, 6}, {4, 7}});
  mixed.only(row(5), "1", {{5, 1}, {5, 3}, {5, 7}}).only(row(9), "1", {{9, 3}, {9, 7}});
  CHECK(losses(jellyfish, mixed) == crossing("13678", "1367", "1"));
  Worked wide;
  wide.only(row(1), "3", {{1, 3}, {1, 6}}).only(row(2), "3", {{2, 6}, {2, 7}, {2, 8}});
  wide.only(row(4), "3", {{4, 3}, {4, 8}}).only(row(9), "3", {{9, 7}, {9, 8}});
  CHECK(losses(jellyfish, wide) == crossing("35678", "3678", "3"));
}

TEST_CASE("XY-wing") {
  CHECK(losses(xy_wing, Worked{}.cell({1, 1}, "12").cell({1, 5}, "13").cell({5, 1}, "23")) == from({55}, "3"));
  CHECK(losses(xy_wing, Worked{}.cell({2, 2}, "45").cell({3, 1}, "49").cell({2, 8}, "59")) ==
        from({21, 23, 37, 38, 39}, "9"));
  CHECK(losses(xy_wing, Worked{}.cell({5, 5}, "19").cell({5, 2}, "17").cell({8, 5}, "79")) == from({82}, "7"));
  CHECK(losses(xy_wing, Worked{}.cell({4, 4}, "26").cell({6, 6}, "23").cell({9, 4}, "36")) ==
        from({54, 64, 76, 86, 96}, "3"));
  CHECK(losses(xy_wing, Worked{}.cell({7, 7}, "38").cell({7, 1}, "35").cell({2, 7}, "58")) == from({21}, "5"));
  CHECK(losses(xy_wing, Worked{}.cell({1, 1}, "12").cell({1, 5}, "13").cell({5, 1}, "24")).empty());
}

TEST_CASE("XYZ-wing") {
  CHECK(losses(xyz_wing, Worked{}.cell({1, 1}, "123").cell({1, 5}, "13").cell({3, 2}, "23")) == from({12, 13}, "3"));
  CHECK(losses(xyz_wing, Worked{}.cell({5, 5}, "456").cell({5, 9}, "46").cell({6, 4}, "56")) == from({54, 56}, "6"));
  CHECK(losses(xyz_wing, Worked{}.cell({7, 8}, "289").cell({9, 7}, "29").cell({1, 8}, "89")) == from({88, 98}, "9"));
  CHECK(losses(xyz_wing, Worked{}.cell({1, 1}, "123").cell({2, 2}, "13").cell({3, 3}, "23")) ==
        from({12, 13, 21, 23, 31, 32}, "3"));
  CHECK(losses(xyz_wing, Worked{}.cell({6, 2}, "379").cell({6, 8}, "39").cell({4, 1}, "79")) == from({61, 63}, "9"));
  CHECK(losses(xyz_wing, Worked{}.cell({1, 1}, "123").cell({1, 5}, "13").cell({5, 5}, "23")).empty());
}

TEST_CASE("W-wing") {
  Worked pair;
  pair.cells({{1, 1}, {5, 5}}, "12");
  CHECK(losses(w_wing, Worked{pair}.only(row(9), "1", {{9, 1}, {9, 5}})) == from({15, 51}, "2"));
  CHECK(losses(w_wing, Worked{pair}.only(row(9), "1", {{9, 1}, {9, 5}, {9, 7}})).empty());
  CHECK(losses(w_wing, Worked{}.cells({{2, 2}, {6, 7}}, "34").only(column(9), "3", {{2, 9}, {6, 9}})) ==
        from({27, 62}, "4"));
  CHECK(losses(w_wing, Worked{}.cells({{1, 2}, {6, 9}}, "58").only(block(3), "5", {{1, 7}, {3, 9}})) ==
        from({19, 62}, "8"));
  CHECK(losses(w_wing, Worked{}.cells({{4, 1}, {8, 2}}, "67").only(row(2), "7", {{2, 1}, {2, 2}})) ==
        from({42, 52, 62, 71, 81, 91}, "6"));
  CHECK(losses(w_wing, Worked{}.cells({{2, 3}, {9, 6}}, "19").only(row(5), "1", {{5, 3}, {5, 6}})) ==
        from({26, 93}, "9"));
}

namespace {
// Two columns in which 5 has two places, joined along row 7.
Worked skyscraper() {
  return Worked{}
      .only(column(3), "5", {{2, 3}, {7, 3}})
      .only(row(7), "5", {{7, 3}, {7, 8}})
      .only(column(8), "5", {{7, 8}, {1, 8}});
}
}  // namespace

TEST_CASE("Simple colouring") {
  CHECK(losses(simple_colouring, skyscraper()) == from({11, 12, 27, 29}, "5"));
  // r8c1, r1c9 and r7c2 are of one colour, and the first and the last see each other.
  CHECK(losses(simple_colouring, Worked{}
                                     .only(column(1), "4", {{1, 1}, {8, 1}})
                                     .only(row(1), "4", {{1, 1}, {1, 9}})
                                     .only(column(9), "4", {{1, 9}, {7, 9}})
                                     .only(row(7), "4", {{7, 9}, {7, 2}})) == from({81, 19, 72, 22, 32, 87, 88}, "4"));
  CHECK(losses(simple_colouring, Worked{}.only(row(5), "3", {{5, 2}, {5, 8}})).empty());
  CHECK(losses(simple_colouring, Worked{}
                                     .only(block(5), "7", {{4, 4}, {6, 6}})
                                     .only(row(4), "7", {{4, 4}, {4, 9}})
                                     .only(column(6), "7", {{6, 6}, {2, 6}})) == from({29}, "7"));
  CHECK(losses(simple_colouring, Worked{}
                                     .only(row(3), "2", {{3, 2}, {3, 7}})
                                     .only(column(7), "2", {{3, 7}, {8, 7}})
                                     .only(row(8), "2", {{8, 7}, {8, 1}})) == from({11, 21, 72, 92}, "2"));
  CHECK(losses(simple_colouring, Worked{}
                                     .only(column(1), "6", {{3, 1}, {7, 1}})
                                     .only(row(7), "6", {{7, 1}, {7, 5}})
                                     .only(column(5), "6", {{7, 5}, {2, 5}})) == from({34, 36, 22, 23}, "6"));
}

TEST_CASE("XY-chain") {
  CHECK(losses(xy_chain, Worked{}.cell({1, 1}, "12").cell({1, 5}, "13").cell({5, 1}, "23")) == from({55}, "3"));
  CHECK(losses(xy_chain, Worked{}.cell({1, 1}, "12").cell({1, 7}, "23").cell({6, 7}, "34").cell({6, 3}, "14")) ==
        from({13, 23, 33, 41, 51, 61}, "1"));
  CHECK(losses(xy_chain, Worked{}.cells({{5, 2}, {5, 7}}, "68")) == from({51, 53, 54, 55, 56, 58, 59}, "68"));
  Worked five;
  five.cell({2, 2}, "19").cell({2, 6}, "14").cell({8, 6}, "45").cell({8, 9}, "57").cell({3, 9}, "79");
  CHECK(losses(xy_chain, five) == from({27, 28, 29, 31, 32, 33}, "9"));
  CHECK(losses(xy_chain, Worked{}.cell({1, 1}, "12").cell({2, 3}, "23").cell({8, 3}, "34").cell({8, 6}, "14")) ==
        from({16, 81}, "1"));
  CHECK(losses(xy_chain, Worked{five}.cell({8, 6}, "46")).empty());
}

TEST_CASE("Unique rectangle") {
  CHECK(losses(unique_rectangle, Worked{}.cells({{1, 1}, {1, 4}, {2, 1}}, "12").cell({2, 4}, "125")) ==
        from({24}, "12"));
  CHECK(losses(unique_rectangle, Worked{}.cells({{3, 5}, {3, 6}, {7, 6}}, "47").cell({7, 5}, "4789")) ==
        from({75}, "47"));
  CHECK(losses(unique_rectangle, Worked{}.cells({{4, 2}, {5, 2}}, "36").cells({{4, 8}, {5, 8}}, "369")) ==
        from({18, 28, 38, 68, 78, 88, 98, 47, 49, 57, 59, 67, 69}, "9"));
  CHECK(losses(unique_rectangle, Worked{}.cells({{1, 1}, {1, 3}}, "58").cells({{8, 1}, {8, 3}}, "258")) ==
        from({82, 84, 85, 86, 87, 88, 89, 71, 72, 73, 91, 92, 93}, "2"));
  CHECK(losses(unique_rectangle, Worked{}.cells({{5, 7}, {5, 9}, {8, 9}}, "69").cell({8, 7}, "1269")) ==
        from({87}, "69"));
  CHECK(losses(unique_rectangle, Worked{}.cells({{1, 1}, {1, 4}, {4, 1}}, "12").cell({4, 4}, "125")).empty());
  CHECK(losses(unique_rectangle, Worked{}.cells({{1, 1}, {1, 4}, {2, 1}}, "12").cell({2, 4}, "15")).empty());
}

TEST_CASE("ALS-XZ") {
  CHECK(losses(als_xz, Worked{}.cell({1, 1}, "12").cell({1, 5}, "23").cell({5, 1}, "13")) == from({55}, "3"));
  CHECK(
      losses(als_xz,
             Worked{}.cell({1, 1}, "12").cell({1, 2}, "23").cell({1, 3}, "34").cell({7, 1}, "19").cell({8, 1}, "49")) ==
      from({21, 31, 73, 83, 93}, "4"));
  CHECK(losses(als_xz, Worked{}.cells({{1, 1}, {1, 9}}, "12")) == from({12, 13, 14, 15, 16, 17, 18}, "12"));
  CHECK(losses(als_xz, Worked{}.cell({5, 5}, "67").cell({5, 1}, "68").cell({4, 2}, "78")) ==
        from({44, 45, 46, 52, 53}, "7"));
  CHECK(losses(als_xz, Worked{}.cell({2, 1}, "15").cell({2, 8}, "13").cell({3, 7}, "35")) ==
        from({27, 29, 31, 32, 33}, "5"));
  CHECK(losses(als_xz, Worked{}.cells({{1, 1}, {5, 5}}, "12")).empty());
}

namespace {
Worked pair_in_row() { return Worked{}.cells({{1, 2}, {1, 3}}, "13"); }
const Losses pair_gone = from({11, 14, 15, 16, 17, 18, 19, 21, 22, 23, 31, 32, 33}, "13");
// Each choice of r1c1 takes 7 from r9c9.
Worked three_ways() {
  return Worked{}.cell({1, 1}, "123").cell({1, 9}, "17").cell({9, 1}, "27").cell({3, 3}, "38").cell({3, 9}, "78");
}
// 7 at r9c9 takes 1 and 2 from r1c1, and 3 there comes to two 6s in row 7.
Worked two_facts() {
  return Worked{}
      .cell({1, 1}, "123")
      .cell({1, 9}, "17")
      .cell({9, 1}, "27")
      .cell({1, 5}, "38")
      .cell({5, 1}, "38")
      .cell({7, 5}, "68")
      .cell({7, 1}, "68");
}
}  // namespace

TEST_CASE("Forcing chain") {
  CHECK(losses(forcing_chain, pair_in_row()) == pair_gone);
  CHECK(losses(forcing_chain, Worked{}.cell({1, 1}, "12").cell({1, 5}, "13").cell({5, 1}, "23")) == from({55}, "3"));
  CHECK(losses(forcing_chain, skyscraper()) == from({11, 12, 27, 29}, "5"));
  CHECK(losses(forcing_chain, three_ways()) == from({99}, "7"));
  Worked places;  // each place of 4 in row 2 takes it from r8c5
  places.only(row(2), "4", {{2, 2}, {2, 5}, {2, 8}}).cells({{8, 1}, {3, 1}}, "46").cells({{8, 9}, {1, 9}}, "47");
  const Losses pairs = both(both(from({11, 41, 51, 61, 71, 91}, "46"), from({39, 49, 59, 69, 79, 99}, "47")),
                            Losses{{21, "6"}, {29, "7"}});
  // And 4 at r1c2 takes it from r3c1 and r1c9, so that both r8c1 and r8c9 are 4; r1c3, r3c7, r3c8 alike.
  CHECK(losses(forcing_chain, places) == both(pairs, from({85, 12, 13, 37, 38}, "4")));
}

TEST_CASE("Forcing net") {
  CHECK(losses(forcing_net, pair_in_row()) == pair_gone);
  CHECK(losses(forcing_net, Worked{}.cell({1, 1}, "12").cell({1, 5}, "13").cell({5, 1}, "23")) == from({55}, "3"));
  CHECK(losses(forcing_net, three_ways()) == from({99}, "7"));
  const Losses by_chains = both(from({11, 55}, "3"), from({72, 73, 74, 76, 77, 78, 79}, "68"));
  CHECK(losses(forcing_chain, two_facts()) == by_chains);
  CHECK(losses(forcing_net, two_facts()) == both(by_chains, from({99}, "7")));
  CHECK(losses(forcing_net, Worked{}.only(block(2), "9", {{1, 5}, {3, 5}})) == from({45, 55, 65, 75, 85, 95}, "9"));
}

TEST_CASE("Nested forcing net: what singles alone can't refute, on boards of 2 x 3") {
  const Box six{2, 3};
  const auto found = [](const Worked& w, const Losses& expected) {
    CHECK(losses(forcing_net, w).empty());
    CHECK(losses(nested_net, w) == expected);
  };
  found(Worked{six}.cells({{1, 1}, {1, 4}, {1, 6}}, "123"), from({12, 13, 15}, "123"));
  found(Worked{six}.cells({{1, 1}, {3, 1}, {5, 1}}, "123"), from({21, 41, 61}, "123"));
  found(Worked{six}.cells({{1, 1}, {1, 3}, {2, 2}}, "456"), from({12, 21, 23}, "456"));
  found(Worked{six}.only(row(6), "123", {{6, 1}, {6, 3}, {6, 5}}), from({61, 63, 65}, "456"));
  Worked fish{six};
  for (std::size_t r : {1U, 3U, 5U}) fish.only(row(r), "2", {{r, 1}, {r, 4}, {r, 6}});
  // Beside row 1's two places in one block singles see it too; from column 1 they don't.
  CHECK(losses(forcing_net, fish) == crossing("246", "46", "2"));
  CHECK(losses(nested_net, fish) == crossing("246", "146", "2"));
}
