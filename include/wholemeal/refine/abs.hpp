#pragma once
// What the flat values stand for: abs from them to the pearl's lists, rep back.
//   abs . rep = id  on choices in ascending order without repetition      rep . abs = id  always
#include "wholemeal/refine/board.hpp"

namespace wholemeal::bits {

// abs :: Set -> Choices              the digits of a set, ascending
template <class S> constexpr Choices abs_set(S s) {
  Choices ds;
  for (std::uint64_t left = s; left != 0; left &= left - 1)
    ds.push_back(static_cast<Digit>(std::countr_zero(left) + 1));
  return ds;
}
// rep :: Choices -> Set              order and repetition are forgotten
template <std::size_t N> constexpr Set<N> rep_set(const Choices& ds) {
  return static_cast<Set<N>>(ds.mask() >> 1U & all_digits<N>);
}

// abs :: bits.Board -> Matrix Choices,  bits.Row -> Row Choices,  bits.Grid -> Grid
inline constexpr struct abs_function : function {
  template <class S, std::size_t N> wholemeal::Row<Choices> operator()(const std::array<S, N>& xs) const {
    wholemeal::Row<Choices> row;
    for (S s : xs) row.push_back(abs_set(s));
    return row;
  }
  template <std::size_t R, std::size_t C> Matrix<Choices> operator()(const Board<R, C>& m) const {
    return group[R * C]((*this)(m.cells));
  }
  template <std::size_t R, std::size_t C> wholemeal::Grid operator()(const Grid<R, C>& g) const {
    return group[R * C](wholemeal::Row<Digit>(g.cells.begin(), g.cells.end()));
  }
  std::string show() const { return "abs"; }
} abs{};

// rep :: Matrix Choices -> bits.Board,  Grid -> bits.Grid       of a matrix of N rows of N
template <std::size_t R, std::size_t C> constexpr Board<R, C> rep(const Matrix<Choices>& m) {
  Board<R, C> b;
  for (std::size_t i = 0; i < b.area; ++i) b.cells[i] = rep_set<b.size>(m[i / b.size][i % b.size]);
  return b;
}
template <std::size_t R, std::size_t C> constexpr Grid<R, C> rep(const wholemeal::Grid& g) {
  Grid<R, C> b;
  for (std::size_t i = 0; i < b.cells.size(); ++i) b.cells[i] = g[i / (R * C)][i % (R * C)];
  return b;
}

}  // namespace wholemeal::bits
