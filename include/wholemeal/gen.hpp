#pragma once
// The laws and their domains for rapidcheck, and grids, puzzles and boards for other people's tests. The only header
// that includes it. Whatever shrinks stays of its kind.
#include <rapidcheck.h>

#include "wholemeal/check/shrink.hpp"
#include "wholemeal/trial.hpp"

namespace wholemeal::gen {

namespace detail {
inline check::Box box_of(Shape s) { return {static_cast<int>(s.rows), static_cast<int>(s.cols)}; }
}  // namespace detail

// A generator of what `draw` makes of a seed, shrunk by `smaller`.
template <class Draw, class Smaller> auto seeded(Draw draw, Smaller smaller) {
  using A = std::invoke_result_t<Draw, std::uint64_t>;
  return rc::Gen<A>([=](const rc::Random& random, int) {
    return rc::shrinkable::shrinkRecur(draw(rc::Random(random).next()),
                                       [=](const A& x) { return rc::seq::fromContainer(smaller(x)); });
  });
}

// The cases of a law.
inline rc::Gen<Case> cases(const Law& law) {
  return seeded(law.draw, [](const Case& c) { return c.smaller(); });
}

// Puzzles of a kind, as N*N symbols with what is true of them. A unique puzzle shrinks to unique puzzles.
inline rc::Gen<check::Case> puzzles(check::Kind kind, check::Box box = {3, 3}) {
  const auto draw = [=](std::uint64_t seed) {
    Random r{seed};
    const auto p = check::generate(r, {box, kind, std::nullopt, check::Symmetry::none, r.chance(50)});
    if (!p) throw rc::GenerationFailure("no puzzle of this kind was found on this board");
    return check::Case{kind, *p, check::truth(*p)};
  };
  return seeded(draw, [](const check::Case& c) { return check::smaller(c, 2); });
}

// Full grids that keep the rules. There is no smaller one.
inline rc::Gen<Grid> grids(Shape s = {3, 3}) {
  const auto draw = [=](std::uint64_t seed) {
    Random r{seed};
    return *grid(check::full_grid(r, detail::box_of(s)).cells);
  };
  return seeded(draw, [](const Grid&) { return List<Grid>{}; });
}

namespace detail {
inline bool has_grid(check::Box box, const Board& m) {
  oracle::Board b{box, {}};
  for (const auto& row : m)
    for (const Choices& cell : row) b.choices.push_back(cell.mask() >> 1U);
  return oracle::propagate(b, {.solutions = 1, .nodes = check::most_nodes}).count > 0;
}
// A digit less in a cell, while a grid can still be chosen.
inline List<Board> fewer_choices(check::Box box, const Board& m) {
  List<Board> fewer;
  for (std::size_t k = 0; k < m.size() * m.size(); ++k)
    for (const Choices& cell : below(m[k / m.size()][k % m.size()])) {
      fewer.push_back(m);
      fewer.back()[k / m.size()][k % m.size()] = cell;
      if (!has_grid(box, fewer.back())) fewer.pop_back();
    }
  return fewer;
}
}  // namespace detail

// Matrices of choices that a grid can be chosen from: shrunk, it still can.
inline rc::Gen<Board> boards(Shape s = {3, 3}) {
  const auto box = detail::box_of(s);
  const auto draw = [=](std::uint64_t seed) {
    Random r{seed};
    const Grid g = *grid(check::full_grid(r, box).cells);
    return grow_choices(r, both_grids(g, r.chance(50) ? g : grow_twin(r, s, g)), std::size_t{1} << 40U);
  };
  return seeded(draw, [box](const Board& m) { return detail::fewer_choices(box, m); });
}

}  // namespace wholemeal::gen

namespace wholemeal {
inline void showValue(const Case& c, std::ostream& out) { out << c.text(); }
inline void showValue(Digit d, std::ostream& out) { out << show_value(d); }
namespace check {
inline void showValue(const Case& c, std::ostream& out) { out << c.puzzle.cells << " (" << name(c.kind) << ")"; }
}  // namespace check
}  // namespace wholemeal
