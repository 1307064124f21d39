#pragma once
// Positions written by hand: cells as (row, column) from 1, digits from 1, and what a pass took from which cells.
#include <map>
#include <set>

#include "wholemeal/technique.hpp"

namespace wholemeal::technique::testing {

struct At {
  std::size_t row, col;
};
inline Set digits(std::string_view text) {
  Set s = 0;
  for (char c : text) s |= bit(static_cast<std::size_t>(c - '1'));
  return s;
}

// A board on which everything is possible, until it is said otherwise.
struct Worked {
  Position m;

  explicit Worked(Box box = {}) : m{box, std::vector<Set>(box.cells(), box.all())} {}
  std::size_t index(At c) const { return (c.row - 1) * m.box.size() + c.col - 1; }
  Set& operator[](At c) { return m.cells[index(c)]; }
  // The cell holds these digits.
  Worked& cell(At c, std::string_view ds) {
    (*this)[c] = digits(ds);
    return *this;
  }
  Worked& cells(std::initializer_list<At> cs, std::string_view ds) {
    for (At c : cs) cell(c, ds);
    return *this;
  }
  // In unit u (of 9x9, row r: r-1, column c: 8+c, block b: 17+b) the digits stand in these cells only.
  Worked& only(std::size_t u, std::string_view ds, std::initializer_list<At> cells) {
    const Units& us = units(m.box);
    std::set<std::size_t> kept;
    for (At c : cells) kept.insert(index(c));
    for (std::size_t k = 0; k < m.box.size(); ++k)
      if (const std::size_t c = us.cell(u, k); kept.count(c) == 0) m.cells[c] &= ~digits(ds);
    return *this;
  }
};
inline std::size_t row(std::size_t r) { return r - 1; }
inline std::size_t column(std::size_t c) { return 8 + c; }
inline std::size_t block(std::size_t b) { return 17 + b; }

// What a technique takes: the digits by cell, the cell as the number rc.
using Losses = std::map<std::size_t, std::string>;
inline Losses losses(const Position& before, const Position& after) {
  Losses lost;
  for (std::size_t c = 0; c < before.cells.size(); ++c)
    each(before.cells[c] & ~after.cells[c], [&](std::size_t d) {
      lost[(c / before.box.size() + 1) * 10 + c % before.box.size() + 1] += static_cast<char>('1' + d);
    });
  return lost;
}
// The same digits from each of these cells.
inline Losses from(std::initializer_list<std::size_t> cells, std::string_view ds) {
  Losses lost;
  for (std::size_t c : cells) lost[c] = ds;
  return lost;
}
inline Losses both(Losses a, const Losses& b) {
  a.insert(b.begin(), b.end());
  return a;
}
// Where these rows and columns meet.
inline Losses crossing(std::string_view rows, std::string_view columns, std::string_view ds) {
  Losses lost;
  for (char r : rows)
    for (char c : columns) lost[static_cast<std::size_t>(r - '0') * 10 + static_cast<std::size_t>(c - '0')] = ds;
  return lost;
}
inline Losses losses(const Technique& t, const Worked& w) { return losses(w.m, apply(t, w.m)); }

}  // namespace wholemeal::technique::testing
