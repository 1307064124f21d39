// A tridagon is what it is said to be: impossible, and beyond nets, but not beyond nested ones where it is weakened.
#include "wholemeal/check/site.hpp"

#include <set>

#include "catch.hpp"
#include "wholemeal/technique/nets.hpp"

using namespace wholemeal;
using technique::Set;

namespace {

constexpr Set all_three = 0b111, the_fourth = 0b1000;

std::vector<std::size_t> tridagon_cells() {
  std::vector<std::size_t> cells;
  for (std::size_t k = 0; k < 81; ++k)
    if (check::detail::tridagon[k] != '.') cells.push_back(k);
  return cells;
}
bool sees(std::size_t a, std::size_t b) {
  const auto& of = technique::units({3, 3}).of;
  for (std::size_t u : of[a])
    if (std::find(of[b].begin(), of[b].end(), u) != of[b].end()) return true;
  return false;
}
// In how many ways the cells from the i-th on can hold three digits, so that none sees its own.
std::size_t ways(const std::vector<std::size_t>& cells, std::vector<int>& held, std::size_t i = 0) {
  if (i == cells.size()) return 1;
  std::size_t n = 0;
  for (held[i] = 1; held[i] <= 3; ++held[i]) {
    bool free = true;
    for (std::size_t j = 0; j < i; ++j) free = free && !(held[j] == held[i] && sees(cells[i], cells[j]));
    n += free ? ways(cells, held, i + 1) : 0;
  }
  return n;
}
// An empty board but for the tridagon, one cell of which may hold the fourth digit too.
technique::Position about(const std::vector<std::size_t>& cells) {
  auto m = *technique::choices({3, 3}, std::string(81, '.'));
  for (std::size_t c : cells) m.cells[c] = check::detail::tridagon[c] == '4' ? all_three | the_fourth : all_three;
  return m;
}

}  // namespace

TEST_CASE("The twelve cells of a tridagon can't hold three digits; any eleven of them can") {
  const auto cells = tridagon_cells();
  REQUIRE(cells.size() == 12);
  std::vector<int> held(12);
  CHECK(ways(cells, held) == 0);
  for (std::size_t left_out : cells) {
    auto eleven = cells;
    std::erase(eleven, left_out);
    CHECK(ways(eleven, held) > 0);
  }
}

TEST_CASE("What a tridagon leaves out no net refutes; nested ones do where one of its cells is fixed") {
  const auto cells = tridagon_cells();
  const std::size_t fourth = check::detail::tridagon.find('4');
  const auto refuted = [&](const technique::Position& m, std::size_t depth) {
    technique::detail::Net net(m);
    REQUIRE(net.settle());
    int n = 0;
    for (Set digit = 1; digit <= all_three; digit <<= 1U) n += net.refuted(fourth, digit, depth);
    return n;
  };
  CHECK(refuted(about(cells), 1) == 0);
  CHECK(refuted(about(cells), 2) == 0);
  for (std::size_t given : cells) {
    if (given == fourth) continue;
    auto m = about(cells);
    m.cells[given] = 0b1;
    CHECK(refuted(m, 1) <= 1);  // the digit itself, where the cell is seen
    CHECK(refuted(m, 2) == 3);
  }
}

TEST_CASE("What a technique is about is dug first") {
  Random r{2};
  for (int i = 0; i < 20; ++i) {
    const auto unit = *check::site(r, {3, 3}, check::Room::unit), digit = *check::site(r, {3, 3}, check::Room::digit);
    std::size_t together = 0;
    for (std::size_t u = 0; u < 27; ++u) {
      std::size_t in = 0;
      for (std::size_t k = 0; k < 9; ++k) {
        const auto& of = technique::units({3, 3}).of[unit.order[k]];
        in += static_cast<std::size_t>(std::count(of.begin(), of.end(), u));
      }
      together += in == 9;
    }
    CHECK(together == 1);
    for (std::size_t k = 0; k < 81; ++k)
      CHECK((digit.grid.cells[digit.order[k]] == digit.grid.cells[digit.order[0]]) == (k < 9));
  }
  std::size_t about_one = 0;
  for (int i = 0; i < 20; ++i)
    if (const auto s = check::site(r, {3, 3}, check::Room::tridagon)) {
      ++about_one;
      CHECK(check::truth(s->grid).count == 1);
      CHECK(std::set<std::size_t>(s->order.begin(), s->order.end()).size() == 81);
    }
  CHECK(about_one > 10);
}
