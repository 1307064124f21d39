#pragma once
// What is read off a position: the digits fixed in each unit, its open cells, the places of a digit in it.
#include <algorithm>

#include "wholemeal/technique/position.hpp"

namespace wholemeal::technique {

// Of each unit, the digits that a fixed cell of it holds; of those, the ones that two cells hold.
struct Fixed {
  std::vector<Set> once, twice;
  Set operator[](std::size_t u) const { return once[u]; }
};
inline Fixed fixed(const Position& m) {
  const Units& us = units(m.box);
  Fixed f{std::vector<Set>(us.count), std::vector<Set>(us.count)};
  for (std::size_t c = 0; c < m.cells.size(); ++c) {
    const Set s = many(m.cells[c]) ? 0 : m.cells[c];
    for (std::size_t u : us.of[c]) {
      f.twice[u] |= f.once[u] & s;
      f.once[u] |= s;
    }
  }
  return f;
}

// places[u][d]: the places of unit u that have the digit among their choices, fixed cells' own included
class Places {
 public:
  explicit Places(const Position& m) : n_(m.box.size()), sets_(3 * n_ * n_) {
    const Units& us = units(m.box);
    for (std::size_t c = 0; c < m.cells.size(); ++c)
      for (Set left = m.cells[c]; left != 0; left = but_lowest(left))
        for (std::size_t i = 0; i < 3; ++i) sets_[us.of[c][i] * n_ + lowest(left)] |= bit(us.at[c][i]);
  }
  const Set* operator[](std::size_t u) const { return sets_.data() + u * n_; }

 private:
  std::size_t n_;
  std::vector<Set> sets_;
};

// Of each unit, the places of its open cells.
inline std::vector<Set> open_places(const Position& m) {
  const Units& us = units(m.box);
  std::vector<Set> open(us.count);
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    if (many(m.cells[c]))
      for (std::size_t i = 0; i < 3; ++i) open[us.of[c][i]] |= bit(us.at[c][i]);
  return open;
}

inline std::size_t open_cells(const Position& m) {
  return static_cast<std::size_t>(std::count_if(m.cells.begin(), m.cells.end(), many));
}

// What has become of a position: contradiction when a cell has no choice or a digit is fixed twice in a unit.
enum class State { open, solved, contradiction };
inline State state(const Position& m) {
  if (std::find(m.cells.begin(), m.cells.end(), Set{0}) != m.cells.end()) return State::contradiction;
  for (Set twice : fixed(m).twice)
    if (twice != 0) return State::contradiction;
  return open_cells(m) == 0 ? State::solved : State::open;
}

// The targets of the techniques, counted.
namespace targets {
// The pairs (unit, digit), for units first to last - 1, with the digit not fixed in the unit.
inline std::size_t unfixed(const Position& m, std::size_t first, std::size_t last) {
  const Fixed f = fixed(m);
  std::size_t n = 0;
  for (std::size_t u = first; u < last; ++u) n += size(m.box.all() & ~f[u]);
  return n;
}
inline std::size_t in_blocks(const Position& m) { return unfixed(m, 2 * m.box.size(), 3 * m.box.size()); }
inline std::size_t in_lines(const Position& m) { return unfixed(m, 0, 2 * m.box.size()); }
inline std::size_t in_units(const Position& m) { return unfixed(m, 0, 3 * m.box.size()); }

// The units with more than K open cells.
template <std::size_t K> std::size_t units_open(const Position& m) {
  std::size_t n = 0;
  for (Set open : open_places(m)) n += !at_most(K, open);
  return n;
}

// The digits that are fixed in fewer than N cells.
inline Set digits_open(const Position& m) {
  std::array<std::size_t, 36> times{};
  for (Set s : m.cells)
    if (single(s)) ++times[lowest(s)];
  Set open = 0;
  for (std::size_t d = 0; d < m.box.size(); ++d)
    if (times[d] < m.box.size()) open |= bit(d);
  return open;
}
inline std::size_t digits(const Position& m) { return size(digits_open(m)); }
inline std::size_t digits_twice(const Position& m) { return 2 * digits(m); }
}  // namespace targets

}  // namespace wholemeal::technique
