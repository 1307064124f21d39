#pragma once
// Where a grid contradicts itself: a digit that stands more than once in a row, column or box, and where.
#include <string>
#include <vector>

#include "wholemeal/grid.hpp"

namespace wholemeal::text {

struct Place {
  std::size_t row, col;
};  // from 0

struct Clash {
  enum class Unit { row, column, box };
  Digit digit;
  Unit unit;
  std::size_t index;  // of the unit, from 0; boxes row after row
  std::vector<Place> places;
  std::size_t size;  // of the board, for how the digit is written
};

// The cell k of unit i.
constexpr Place place_in(Shape s, Clash::Unit u, std::size_t i, std::size_t k) {
  if (u == Clash::Unit::row) return {i, k};
  if (u == Clash::Unit::column) return {k, i};
  return {i / s.rows * s.rows + k / s.cols, i % s.rows * s.cols + k % s.cols};
}

namespace detail {
// The digits that stand more than once in the unit, a bit each.
inline std::uint64_t repeated(const Grid& g, Shape s, Clash::Unit u, std::size_t i) {
  std::uint64_t once = 0, twice = 0;
  for (std::size_t k = 0; k < s.size(); ++k) {
    const Place p = place_in(s, u, i, k);
    const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(g[p.row][p.col]) & 63U);
    twice |= once & bit;
    once |= bit;
  }
  return twice & ~std::uint64_t{1};
}
inline Clash clash(const Grid& g, Shape s, Clash::Unit u, std::size_t i, Digit d) {
  Clash c{d, u, i, {}, s.size()};
  for (std::size_t k = 0; k < s.size(); ++k)
    if (const Place p = place_in(s, u, i, k); g[p.row][p.col] == d) c.places.push_back(p);
  return c;
}
// A cell within its unit: the column in a row, the row in a column, both in a box.
inline std::string spot(Clash::Unit u, Place p) {
  const std::string r = std::to_string(p.row + 1), k = std::to_string(p.col + 1);
  return u == Clash::Unit::row ? k : u == Clash::Unit::column ? r : "r" + r + "c" + k;
}
}  // namespace detail

// clashes :: Shape -> Grid -> [Clash]        in rows, then columns, then boxes; digits in order
inline std::vector<Clash> clashes(const Grid& g, Shape s) {
  std::vector<Clash> clashing;
  for (auto u : {Clash::Unit::row, Clash::Unit::column, Clash::Unit::box})
    for (std::size_t i = 0; i < s.size(); ++i)
      for (std::uint64_t left = detail::repeated(g, s, u, i); left != 0; left &= left - 1)
        clashing.push_back(detail::clash(g, s, u, i, static_cast<Digit>(std::countr_zero(left))));
  return clashing;
}

// wording :: Clash -> String         9 stands twice in column 7 (rows 2 and 9)
inline std::string wording(const Clash& c) {
  const std::size_t times = c.places.size();
  const std::string often = times == 2 ? "twice" : std::to_string(times) + " times";
  const std::string unit = c.unit == Clash::Unit::row ? "row " : c.unit == Clash::Unit::column ? "column " : "box ";
  std::string where = c.unit == Clash::Unit::row ? "columns " : c.unit == Clash::Unit::column ? "rows " : "";
  for (std::size_t i = 0; i < times; ++i) {
    where += i == 0 ? "" : i + 1 < times ? ", " : " and ";
    where += detail::spot(c.unit, c.places[i]);
  }
  return std::string{symbol(c.digit, c.size)} + " stands " + often + " in " + unit + std::to_string(c.index + 1) +
         " (" + where + ")";
}

}  // namespace wholemeal::text
