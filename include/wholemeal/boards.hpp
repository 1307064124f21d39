#pragma once
// The domains of boards and grids: grown from grids, so that laws of pruning and searching have something to find.
#include "wholemeal/domain.hpp"

namespace wholemeal::domain {

inline std::size_t expansions(const Board& m) {
  std::size_t n = 1;
  for (const auto& row : m)
    for (const auto& cell : row) n = std::min<std::size_t>(n * cell.size(), 1U << 20U);
  return n;
}

struct boards : of<Board> {
  static constexpr bool pruned = true;
  static Sample<value> draw(Random& r) {
    const Shape s = r.chance(80) ? Shape{2, 2} : r.chance(75) ? Shape{2, 3} : Shape{3, 2};
    const Grid g = grow_grid(r, s);
    if (r.chance(20)) return {grow_loose(r, s, g), s, Origin::loose};
    return {grow_choices(r, both_grids(g, r.chance(60) ? grow_twin(r, s, g) : g), limit), s, Origin::grown};
  }
  static bool admits(const value& m, Shape s) { return square(m, s.size()); }
};
struct open_boards : boards {
  static Sample<value> draw(Random& r) {
    auto sample = boards::draw(r);
    if (complete(sample.value)) sample.value[0][0] = grow_cell(r, sample.shape.size(), {Digit{1}, Digit{2}}, 1);
    return sample;
  }
  static bool admits(const value& m, Shape s) { return boards::admits(m, s) && incomplete(m); }
};
struct ambiguous_boards : boards {
  static Sample<value> draw(Random& r) {
    const Shape s = r.chance(80) ? Shape{2, 2} : Shape{2, 3};
    const Grid g = grow_grid(r, s);
    return {grow_choices(r, both_grids(g, grow_twin(r, s, g)), limit), s, Origin::grown};
  }
  static bool admits(const value& m, Shape s) { return boards::admits(m, s) && incomplete(prune[s](m)); }
};
struct grids : of<Grid> {
  static Sample<value> draw(Random& r) {
    const Shape s = any_shape(r);
    Grid g = grow_grid(r, s);
    const std::size_t i = r.below(s.size()), j = r.below(s.size());
    if (r.chance(30))
      g[i][j] = static_cast<Digit>(r.between(1, s.size()));
    else if (r.chance(40))
      std::swap(g[i], g[j]);  // rows and columns stay valid, boxes perhaps not
    return {g, s};
  }
  static bool admits(const value& g, Shape s) { return square(g, s.size()); }
};
struct puzzles : of<Grid> {
  static constexpr bool pruned = true;
  static Sample<value> draw(Random& r) {
    const Shape s = r.chance(90) ? Shape{2, 2} : Shape{2, 3};
    return {grow_puzzle(r, grow_grid(r, s), r.between(0, s == Shape{2, 2} ? 6 : 3)), s, Origin::grown};
  }
  static bool admits(const value& g, Shape s) { return square(g, s.size()) && expansions(choices[s](g)) <= 4096; }
};

}  // namespace wholemeal::domain
