#pragma once
// Positions for the tests of techniques: grown from a solution, and every solution of a small one.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique::testing {

struct Rng {  // splitmix64
  std::uint64_t state;
  std::size_t below(std::size_t n) {
    std::uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<std::size_t>((z ^ (z >> 31)) % n);
  }
  bool chance(std::size_t percent) { return below(100) < percent; }
  std::vector<std::size_t> permutation(std::size_t n) {
    std::vector<std::size_t> xs(n);
    for (std::size_t i = 0; i < n; ++i) xs[i] = i;
    for (std::size_t i = n; i > 1; --i) std::swap(xs[i - 1], xs[below(i)]);
    return xs;
  }
};

// The lines of a board, permuted so that bands stay together.
inline std::vector<std::size_t> lines(Rng& r, std::size_t bands, std::size_t width) {
  std::vector<std::size_t> order;
  for (std::size_t b : r.permutation(bands))
    for (std::size_t i : r.permutation(width)) order.push_back(b * width + i);
  return order;
}

// A solution: the cyclic grid, its digits, lines and bands permuted.
inline Position grid(Rng& r, Box box) {
  const std::size_t n = box.size();
  const auto is = lines(r, box.cols, box.rows), js = lines(r, box.rows, box.cols), names = r.permutation(n);
  Position g{box, {}};
  for (std::size_t i : is)
    for (std::size_t j : js) g.cells.push_back(bit(names[(box.cols * (i % box.rows) + i / box.rows + j) % n]));
  return g;
}

// A position that holds the solution: some cells fixed, the others with further digits, few or many; now and then
// digits that stand in a unit are left among its choices, as before any pruning.
inline Position grow(Rng& r, const Position& solution) {
  const std::size_t fixed_share = r.below(70), more = 5 + r.below(60);
  const bool pruned = !r.chance(20);
  Position m = solution;
  for (Set& s : m.cells)
    if (!r.chance(fixed_share))
      for (std::size_t d = 0; d < m.box.size(); ++d)
        if (r.chance(more)) s |= bit(d);
  const Fixed f = fixed(m);
  const Units& us = units(m.box);
  for (std::size_t c = 0; pruned && c < m.cells.size(); ++c)
    if (many(m.cells[c])) m.cells[c] &= ~(f[us.of[c][0]] | f[us.of[c][1]] | f[us.of[c][2]]) | solution.cells[c];
  return m;
}

// Every solution of a position, by trying all choices of each cell in turn.
template <class F> void each_solution(const Position& m, Position& g, std::size_t c, F& f) {
  if (c == m.cells.size()) return f(g);
  const Units& us = units(m.box);
  Set free = m.cells[c];
  for (std::size_t b = 0; b < c; ++b)
    if (us.sees(b, c)) free &= ~g.cells[b];
  each(free, [&](std::size_t d) {
    g.cells[c] = bit(d);
    each_solution(m, g, c + 1, f);
  });
}
template <class F> void each_solution(const Position& m, F f) {
  Position g = m;
  each_solution(m, g, 0, f);
}

// Whether a position keeps a solution.
inline bool holds(const Position& m, const Position& solution) {
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    if ((m.cells[c] & solution.cells[c]) == 0) return false;
  return true;
}
inline bool within(const Position& smaller, const Position& m) {
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    if ((smaller.cells[c] & ~m.cells[c]) != 0) return false;
  return true;
}

}  // namespace wholemeal::technique::testing
