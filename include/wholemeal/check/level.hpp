#pragma once
// Puzzles of a level: dug out as far as they go, then clues put back one by one while they are too hard.
#include "wholemeal/check/generate.hpp"
#include "wholemeal/score.hpp"

namespace wholemeal::check {

// What is wanted of a puzzle's score: a grade, or one technique that it needs and nothing harder.
struct Level {
  const technique::Profile* profile = &technique::scorer();
  std::optional<technique::Grade> grade = std::nullopt;
  const technique::Technique* technique = nullptr;
};

namespace detail {
// -1 too easy, 0 as wanted, 1 too hard.
inline int against(const Level& wanted, const technique::Score& s) {
  const auto order = [](auto a, auto b) { return a < b ? -1 : a == b ? 0 : 1; };
  if (wanted.grade) return order(s.grade(), *wanted.grade);
  if (s.verdict != technique::Verdict::solved) return 1;
  const auto place = [](const technique::Technique* t) {
    return std::find(technique::techniques.begin(), technique::techniques.end(), t) - technique::techniques.begin();
  };
  return s.level() == nullptr ? -1 : static_cast<int>(order(place(s.level()), place(wanted.technique)));
}
inline int against(const Level& wanted, const Puzzle& p) {
  const technique::Box box{static_cast<std::size_t>(p.box.rows), static_cast<std::size_t>(p.box.cols)};
  return against(wanted, technique::score(*wanted.profile, *technique::choices(box, p.cells)));
}
}  // namespace detail

// levelled :: Seed -> Order -> Level -> Maybe Puzzle      one attempt
inline std::optional<Puzzle> levelled(Random& r, const Order& o, const Level& wanted) {
  const Puzzle grid = full_grid(r, o.box);
  Puzzle p = dig(r, {o.clues.value_or(0), o.symmetry}, grid);
  int hard = detail::against(wanted, p);
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (hard <= 0) break;
    if (!is_blank(p.cells[k]) || o.clues || o.minimal) continue;
    for (std::size_t cell : orbit(o.symmetry, static_cast<std::size_t>(o.box.digits()), k))
      p.cells[cell] = grid.cells[cell];
    hard = detail::against(wanted, p);
  }
  const bool fits = hard == 0 && detail::fits(o, p) && (!o.minimal || is_minimal(p));
  return fits ? std::optional{p} : std::nullopt;
}

}  // namespace wholemeal::check
