#pragma once
// The bridge to the pearl: what a position stands for, and a technique as the prune of matrices that it is.
//   t = abs . pass t . rep
#include "wholemeal/search.hpp"
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

// abs :: Position -> Matrix Choices
inline Matrix<Choices> abs(const Position& m) {
  Row<Choices> cells;
  for (Set s : m.cells) {
    cells.emplace_back();
    each(s, [&](std::size_t d) { cells.back().push_back(static_cast<Digit>(d + 1)); });
  }
  return group[m.box.size()](cells);
}

// rep :: Matrix Choices -> Position      of N rows of N cells; order and repetition are forgotten
inline Position rep(const Matrix<Choices>& m, Shape s) {
  Position p{{s.rows, s.cols}, {}};
  for (const auto& row : m)
    for (const Choices& ds : row) p.cells.push_back(ds.mask() >> 1U);
  return p;
}

// prune_with :: Technique -> Matrix Choices -> Matrix Choices
inline auto prune_with(const Technique& t, Shape s) {
  return [&t, s](const Matrix<Choices>& m) { return abs(apply(t, rep(m, s))); };
}

}  // namespace wholemeal::technique
