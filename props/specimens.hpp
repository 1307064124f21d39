#pragma once
// Puzzles of every kind, made by construction from a seed: what is known of them is known by how they were made.
#include "wholemeal/grow.hpp"
#include "wholemeal/oracle/dlx.hpp"

namespace wholemeal::agreement {

enum class Kind { unique, several, none, clashing, empty, full, full_and_wrong };
inline constexpr std::array<Kind, 7> kinds{Kind::unique, Kind::several, Kind::none,          Kind::clashing,
                                           Kind::empty,  Kind::full,    Kind::full_and_wrong};
// name :: Kind -> String                 none: no two givens clash, and yet there is no solution
constexpr std::string_view name(Kind k) {
  constexpr std::string_view names[] = {"unique", "several", "none", "clashing", "empty", "full", "full and wrong"};
  return names[static_cast<std::size_t>(k)];
}

struct Specimen {
  Kind kind;
  Shape shape;
  Grid givens;
  bool made = true;  // as its kind says; else shrunk from one that was
};

namespace detail {

// How many solutions a grid with blanks has, as far as two.
inline std::uint64_t solutions(Shape s, const Grid& g) {
  const oracle::Box box{static_cast<int>(s.rows), static_cast<int>(s.cols)};
  return oracle::dlx(box, line(g), {.solutions = 2}).count;
}
inline Digit& cell(Grid& g, std::size_t k) { return g[k / g.size()][k % g.size()]; }

// Blanks cells one by one while there is one solution, at most so many.
inline Grid dig(Random& r, Shape s, Grid g, std::size_t most) {
  std::size_t blanks = 0;
  for (std::size_t k : r.permutation(g.size() * g.size())) {
    if (blanks == most) break;
    const Digit given = std::exchange(cell(g, k), Digit{0});
    if (solutions(s, g) == 1)
      ++blanks;
    else
      cell(g, k) = given;
  }
  return g;
}
// Blanks cells until there are several solutions.
inline Grid dig_through(Random& r, Shape s, Grid g) {
  for (std::size_t k : r.permutation(g.size() * g.size())) {
    if (solutions(s, g) > 1) break;
    cell(g, k) = Digit{0};
  }
  return g;
}
inline bool fits(Shape s, const Grid& g) {  // the givens keep the rules
  const oracle::Box box{static_cast<int>(s.rows), static_cast<int>(s.cols)};
  return oracle::clashes(oracle::read(box, line(g)).board, oracle::Units{box}).empty();
}
// Of a puzzle with one solution, a blank filled with another digit that doesn't clash; itself when there is none such.
inline Grid spoil(Random& r, Shape s, const Grid& puzzle, Grid solution) {
  const std::size_t n = s.size();
  for (std::size_t k : r.permutation(n * n))
    for (std::size_t d : r.permutation(n, 1)) {
      Grid g = puzzle;
      if (!blank(cell(g, k)) || cell(solution, k) == static_cast<Digit>(d)) continue;
      cell(g, k) = static_cast<Digit>(d);
      if (fits(s, g)) return g;
    }
  return puzzle;
}
// A given's digit once more in its row, over what stands there.
inline Grid clash(Random& r, Grid g) {
  const std::size_t n = g.size(), i = r.below(n), j = r.below(n);
  if (blank(g[i][j])) g[i][j] = static_cast<Digit>(r.between(1, n));
  g[i][(j + r.between(1, n - 1)) % n] = g[i][j];
  return g;
}

}  // namespace detail

// specimen :: Seed -> Shape -> Kind -> Specimen      `none` may turn out otherwise on boards too small to have one
inline Specimen specimen(Random& r, Shape s, Kind kind) {
  const std::size_t n = s.size(), cells = n * n;
  const Grid solution = grow_grid(r, s), blanks(n, Row<Digit>(n, Digit{0}));
  const Grid unique = detail::dig(r, s, solution, kind == Kind::none || r.chance(50) ? cells : r.between(1, cells / 4));
  switch (kind) {
    case Kind::unique: return {kind, s, unique};
    case Kind::several: return {kind, s, detail::dig_through(r, s, unique)};
    case Kind::none: return {kind, s, detail::spoil(r, s, unique, solution)};
    case Kind::clashing: return {kind, s, detail::clash(r, unique)};
    case Kind::empty: return {kind, s, blanks};
    case Kind::full: return {kind, s, solution};
    case Kind::full_and_wrong: return {kind, s, detail::clash(r, solution)};
  }
  return {Kind::empty, s, blanks};
}

}  // namespace wholemeal::agreement
