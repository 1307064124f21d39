#pragma once
// Where to dig for a puzzle: a full grid, and the order in which its clues are taken away. What a rare technique is
// about goes first, so that it has room.
#include "wholemeal/check/dig.hpp"

namespace wholemeal::check {

struct Site {
  Puzzle grid;
  Row<std::size_t> order;
};

// What is laid bare first: a row, column or box; a digit; a tridagon.
enum class Room { anywhere, unit, digit, tridagon };

namespace detail {
// Cells of low rank first, by chance among equals.
template <class Rank> Site ranked(Random& r, const Puzzle& grid, Rank rank) {
  auto order = r.permutation(grid.cells.size());
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
  return {grid, order};
}
inline Site unit_first(Random& r, const Puzzle& grid) {
  const auto n = static_cast<std::size_t>(grid.box.digits());
  const auto height = static_cast<std::size_t>(grid.box.rows), width = static_cast<std::size_t>(grid.box.cols);
  const std::size_t kind = r.below(3), which = r.below(n);
  return ranked(r, grid, [=](std::size_t k) {
    const std::size_t i = k / n, j = k % n;
    return which != (kind == 0 ? i : kind == 1 ? j : i / height * height + j / width);
  });
}
inline Site digit_first(Random& r, const Puzzle& grid) {
  const char digit = grid.cells[r.below(grid.cells.size())];
  return ranked(r, grid, [&](std::size_t k) { return grid.cells[k] != digit; });
}

// A tridagon (D. Berthier, Enjoy Sudoku Players' Forum, 2022; also trivalue oddagon): twelve cells of four boxes that
// can't hold 1, 2 and 3 alone. So one of them holds another digit, here 4. No net refutes the rest; nested ones do,
// once one of the twelve is fixed.
inline constexpr std::string_view tridagon =
    "1..2....."
    ".2..3...."
    "..3..1..."
    "3....2..."
    ".1..4...."
    "..21....."
    "........."
    "........."
    ".........";
// First the twelve cells and what they see of 1, 2 and 3; then the rest of these, and the other 4s; then all others.
inline std::optional<Site> tridagon_first(Random& r) {
  Puzzle p{{3, 3}, std::string(tridagon)};
  const auto digits = r.permutation(9, 1);
  for (std::size_t k = 0; k < 9; ++k) p.cells[(6 + k / 3) * 9 + 6 + k % 3] = static_cast<char>('0' + digits[k]);
  const Truth t = truth(p, 1);
  if (t.count == 0) return std::nullopt;
  const Image turned = image(r, p.box);
  return ranked(r, {p.box, turned(t.first)}, [&](std::size_t cell) {
    const std::size_t k = turned.from[cell];
    const bool unseen = k / 9 >= 6 && k % 9 >= 6;
    if (t.first[k] > '4') return 2;
    return unseen || (t.first[k] == '4' && tridagon[k] != '4') ? 1 : 0;
  });
}
}  // namespace detail

// site :: Seed -> Box -> Room -> Maybe Site        tridagons on 9x9 only
inline std::optional<Site> site(Random& r, Box box, Room room) {
  if (room == Room::tridagon && box == Box{3, 3}) return detail::tridagon_first(r);
  const Puzzle grid = full_grid(r, box);
  if (room == Room::unit) return detail::unit_first(r, grid);
  if (room == Room::digit) return detail::digit_first(r, grid);
  return Site{grid, r.permutation(grid.cells.size())};
}

}  // namespace wholemeal::check
