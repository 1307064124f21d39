#pragma once
// What a format carries of a puzzle, in parts that the formats share.
#include "wholemeal/text/input.hpp"

namespace wholemeal::text {

// The puzzle with nothing but its givens.
inline Puzzle only_givens(const Puzzle& p) {
  Puzzle k;
  k.shape = p.shape;
  k.givens = p.givens;
  return k;
}

// The words as they can stand in one line behind a puzzle.
inline std::string in_line(std::string s, std::string_view dividers = ";,#") {
  for (char& c : s) c = c == '\n' || c == '\r' ? ' ' : c;
  return trimmed(s, dividers);
}

// givens <> placed                   every digit on the board
inline Grid filled(const Puzzle& p) {
  Grid all = p.givens;
  for (std::size_t i = 0; i < p.placed.size(); ++i)
    for (std::size_t j = 0; j < p.placed[i].size(); ++j)
      if (!blank(p.placed[i][j])) all[i][j] = p.placed[i][j];
  return all;
}

// What a state has beyond the givens.
inline Grid beyond(const Grid& givens, Grid state) {
  for (std::size_t i = 0; i < givens.size(); ++i)
    for (std::size_t j = 0; j < givens.size(); ++j)
      if (!blank(givens[i][j])) state[i][j] = Digit{0};
  return state;
}

// The digits of a set, a bit each, in order.
inline Choices in_order(std::uint64_t mask) {
  Choices cs;
  for (mask &= ~std::uint64_t{1}; mask != 0; mask &= mask - 1) cs.push_back(static_cast<Digit>(std::countr_zero(mask)));
  return cs;
}

// The candidates in order, but for the cells where a digit stands: that digit.
inline Matrix<Choices> with_set(Matrix<Choices> cs, const Grid& set) {
  for (std::size_t i = 0; i < cs.size(); ++i)
    for (std::size_t j = 0; j < cs.size(); ++j)
      cs[i][j] = blank(set[i][j]) ? in_order(cs[i][j].mask()) : Choices{set[i][j]};
  return cs;
}

// start :: Puzzle -> Matrix Choices  what solving starts from: its candidates, else what its givens say
inline Matrix<Choices> start(const Puzzle& p) {
  if (p.candidates) return *p.candidates;
  Matrix<Choices> cs(p.givens.size());
  for (std::size_t i = 0; i < cs.size(); ++i)
    for (Digit d : p.givens[i]) cs[i].push_back(blank(d) ? digits(p.givens.size()) : Choices{d});
  return cs;
}

// The digits of the cell, one symbol each; a cell without any is a dot.
inline std::string spelt(const Choices& cs, std::size_t n) {
  std::string s;
  for (Digit d : cs) s += symbol(d, n);
  return s.empty() ? "." : s;
}

}  // namespace wholemeal::text
