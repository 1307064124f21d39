#pragma once
// Boards by construction: valid grids; boards of choices grown from one grid, from two, or loose; tiny puzzles.
#include "wholemeal/sample.hpp"

namespace wholemeal {

// The lines of a board in a random order that keeps bands together: `bands` bands of `width` lines.
inline Row<std::size_t> permuted_lines(Random& r, std::size_t bands, std::size_t width) {
  Matrix<std::size_t> order;
  for (std::size_t b = 0; b < bands; ++b) order.push_back(r.permutation(width, b * width));
  r.shuffle(order);
  return concat(order);
}

// A valid grid: the cyclic one of the shape, its digits, lines and bands permuted.
inline Grid grow_grid(Random& r, Shape s) {
  const std::size_t n = s.size();
  const auto is = permuted_lines(r, s.cols, s.rows), js = permuted_lines(r, s.rows, s.cols);
  const auto names = r.permutation(n, 1);
  Grid g(n, Row<Digit>(n));
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j)
      g[i][j] = static_cast<Digit>(names[(s.cols * (is[i] % s.rows) + is[i] / s.rows + js[j]) % n]);
  return g;
}

// Another valid grid that differs in few cells: two rows of a band exchanged, in two columns only where that will do.
inline Grid grow_twin(Random& r, Shape s, Grid g) {
  const std::size_t n = s.size(), band = r.below(s.cols) * s.rows;
  Row<Digit>&x = g[band], &y = g[band + 1 % s.rows];
  for (std::size_t j : r.permutation(n))
    for (std::size_t l = 0; l < n; ++l)
      if (x[j] == y[l] && y[j] == x[l] && j != l) {
        std::swap(x[j], y[j]);
        std::swap(x[l], y[l]);
        return g;
      }
  std::swap(x, y);
  return g;
}

// The digits of `held` and up to `more` others, in ascending order.
inline Choices grow_cell(Random& r, std::size_t n, const Choices& held, std::size_t more) {
  std::uint64_t mask = held.mask();
  for (; more > 0; --more) mask |= std::uint64_t{1} << r.between(1, n);
  const auto in = named<"">([mask](Digit d) { return (mask >> static_cast<unsigned>(d) & 1U) != 0; });
  return filter(in)(digits(n));
}

// Other digits into some cells of a board, while it expands to at most `limit` grids.
inline Board grow_choices(Random& r, Board m, std::size_t limit) {
  const std::size_t n = m.size();
  std::size_t grids = 1;
  for (const auto& row : m)
    for (const auto& cell : row) grids *= cell.size();
  for (std::size_t k : r.permutation(n * n)) {
    const Choices& cell = m[k / n][k % n];
    const Choices more = grow_cell(r, n, cell, r.below(3));
    if (grids / cell.size() * more.size() > limit) continue;
    grids = grids / cell.size() * more.size();
    m[k / n][k % n] = more;
  }
  return m;
}

// The board whose expansions are those of cells that hold one grid or the other.
inline Board both_grids(const Grid& g, const Grid& h) {
  Board m(g.size(), Row<Choices>(g.size()));
  for (std::size_t k = 0; k < g.size() * g.size(); ++k) {
    const auto [a, b] = std::minmax(g[k / g.size()][k % g.size()], h[k / g.size()][k % g.size()]);
    m[k / g.size()][k % g.size()] = a == b ? Choices{a} : Choices{a, b};
  }
  return m;
}

// A safe board that need not hold a grid: some cells of a grid are fixed, up to nine hold any digits, or none.
inline Board grow_loose(Random& r, Shape s, const Grid& g) {
  const std::size_t n = s.size();
  Board m = both_grids(g, g);
  auto places = r.permutation(n * n);
  places.resize(r.between(2, 9));
  for (std::size_t k : places) {
    const std::size_t size = r.chance(5) ? 0 : 2;
    m[k / n][k % n] = grow_cell(r, n, {}, size);
    if (size == 2 && single(m[k / n][k % n])) m[k / n][k % n] = {Digit{1}, Digit{2}};
  }
  return m;
}

// A grid with `blanks` blanks; sometimes a given is changed, so that there may be no solution.
inline Grid grow_puzzle(Random& r, Grid g, std::size_t blanks) {
  const std::size_t n = g.size();
  if (r.chance(15)) g[r.below(n)][r.below(n)] = static_cast<Digit>(r.between(1, n));
  auto places = r.permutation(n * n);
  places.resize(std::min(blanks, n * n));
  for (std::size_t k : places) g[k / n][k % n] = Digit{0};
  return g;
}

}  // namespace wholemeal
