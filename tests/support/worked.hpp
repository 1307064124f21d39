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

// A 9x9 board on which everything is possible, until it is said otherwise.
struct Worked {
  Position m = *choices({3, 3}, std::string(81, '.'));

  Set& operator[](At c) { return m.cells[(c.row - 1) * 9 + c.col - 1]; }
  // The cell holds these digits.
  Worked& cell(At c, std::string_view ds) {
    (*this)[c] = digits(ds);
    return *this;
  }
  // In unit u (row r: r-1, column c: 8+c, block b: 17+b) the digits stand in these cells only.
  Worked& only(std::size_t u, std::string_view ds, std::initializer_list<At> cells) {
    const Units& us = units(m.box);
    std::set<std::size_t> kept;
    for (At c : cells) kept.insert((c.row - 1) * 9 + c.col - 1);
    for (std::size_t k = 0; k < 9; ++k)
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
    each(before.cells[c] & ~after.cells[c],
         [&](std::size_t d) { lost[(c / 9 + 1) * 10 + c % 9 + 1] += static_cast<char>('1' + d); });
  return lost;
}
inline Losses losses(const Technique& t, const Worked& w) { return losses(w.m, apply(t, w.m)); }

}  // namespace wholemeal::technique::testing
