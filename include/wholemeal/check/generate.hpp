#pragma once
// Puzzles to order, from a seed. What is known of them is known by how they were made, or proved while they were.
#include "wholemeal/check/spoil.hpp"
#include "wholemeal/check/twin.hpp"

namespace wholemeal::check {

namespace detail {

// Clues taken away at random, orbit by orbit, until so many are left.
inline Puzzle thin(Random& r, Pattern pattern, Puzzle p) {
  std::size_t left = clues(p);
  for (std::size_t k : r.permutation(p.cells.size())) {
    const auto cells = orbit(pattern.symmetry, static_cast<std::size_t>(p.box.digits()), k);
    if (is_blank(p.cells[k]) || left < pattern.clues + cells.size()) continue;
    for (std::size_t cell : cells) p.cells[cell] = '.';
    left -= cells.size();
  }
  return p;
}

// So many clues, or by chance between three and six tenths of the cells; of a large board three tenths more, as fewer
// are looked for in vain.
inline std::size_t wanted(Random& r, const Order& o) {
  const auto cells = static_cast<std::size_t>(o.box.cells());
  if (o.clues) return *o.clues;
  const std::size_t least = o.box.digits() <= 16 ? 3 : 6;
  return o.minimal ? 0 : r.between(cells * least / 10, cells * (least + 3) / 10);
}
inline bool fits(const Order& o, const Puzzle& p) {
  const auto [least, most] = bounds(o);
  return !o.clues || (clues(p) == *o.clues && least <= *o.clues && *o.clues <= most);
}
inline Puzzle unique(Random& r, const Order& o, const Puzzle& grid) { return dig(r, {wanted(r, o), o.symmetry}, grid); }
// With so many clues, however many solutions that leaves; else with one.
inline Puzzle any(Random& r, const Order& o, const Puzzle& grid) {
  return o.clues ? thin(r, {*o.clues, o.symmetry}, grid) : unique(r, o, grid);
}
// With so many clues: none where another grid differs, but for one orbit while others are taken away.
inline Puzzle ambiguous(Random& r, const Order& o, const Puzzle& grid) {
  const auto around = [&](std::size_t k) { return orbit(o.symmetry, static_cast<std::size_t>(o.box.digits()), k); };
  const auto differing = twin(r, grid), last = around(differing.front());
  Puzzle p = grid;
  for (std::size_t k : differing)
    for (std::size_t cell : around(k)) p.cells[cell] = '.';
  for (std::size_t cell : last) p.cells[cell] = grid.cells[cell];
  if (truth(p).count == 1) p = dig(r, {*o.clues + last.size(), o.symmetry}, p);
  for (std::size_t cell : last) p.cells[cell] = '.';
  return thin(r, {*o.clues, o.symmetry}, p);
}
// Clues taken away from a puzzle with one solution. Not from one with very few: of those, many a right solver is slow.
inline std::optional<Puzzle> several(Random& r, const Order& o, const Puzzle& grid) {
  if (o.clues) return ambiguous(r, o, grid);
  Puzzle p = dig(r, {std::max(wanted(r, o), grid.cells.size() * 3 / 10), o.symmetry}, grid);
  while (clues(p) > 0) {
    p = thin(r, {clues(p) - std::min(clues(p), r.between(1, 4)), o.symmetry}, p);
    if (truth(p).count > 1) return p;
  }
  return std::nullopt;
}
// A puzzle with one solution spoilt; with fewer clues than such have, one in which a cell is stuck.
inline std::optional<Puzzle> none(Random& r, const Order& o, const Order& less, const Puzzle& grid) {
  auto p = spoil(r, o, unique(r, less, grid), grid.cells);
  if ((p && fits(o, *p)) || !o.clues || o.symmetry != Symmetry::none) return p;
  return stuck(r, o, grid);
}
// Of a few puzzles, the one that takes the most nodes; of a large board the first, as each takes seconds.
inline std::optional<Puzzle> hard(Random& r, const Order& o, const Puzzle& grid) {
  std::optional<Puzzle> hardest;
  std::uint64_t most = 1;
  for (int tries = 0; tries < (o.box.digits() <= 16 ? 4 : 1); ++tries) {
    const Puzzle p = dig(r, {o.clues.value_or(0), o.symmetry}, tries == 0 ? grid : full_grid(r, o.box));
    const Truth t = truth(p);
    if (t.count != 1 || t.nodes <= most || !fits(o, p)) continue;
    most = t.nodes;
    hardest = p;
  }
  return hardest;
}

inline std::optional<Puzzle> attempt(Random& r, const Order& o) {
  const Puzzle grid = full_grid(r, o.box);
  const auto n = static_cast<std::size_t>(o.box.digits());
  Order less = o;
  if (o.clues) less.clues = *o.clues - std::min(*o.clues, orbits(o).size);
  switch (o.kind) {
    case Kind::unique: return unique(r, o, grid);
    case Kind::several: return several(r, o, grid);
    case Kind::none: return none(r, o, less, grid);
    case Kind::clashing: return clash(r, o, any(r, o.symmetry == Symmetry::none ? less : o, grid));
    case Kind::empty: return blanks(o.box);
    case Kind::full: return grid;
    case Kind::full_and_wrong: return r.chance(50) ? clash(r, o, grid) : wrong_boxes(r, grid);
    case Kind::few: return thin(r, {o.clues.value_or(r.between(1, n)), o.symmetry}, grid);
    case Kind::hard: return hard(r, o, grid);
    case Kind::given:
    case Kind::garbled: break;
  }
  return std::nullopt;
}

}  // namespace detail

// generate :: Seed -> Order -> Maybe Puzzle        nothing: so many attempts didn't make one (too few clues, or a board
// too small to have one)
inline std::optional<Puzzle> generate(Random& r, const Order& o, int attempts = 200) {
  if (!detail::none_so_small(o.box, o.kind).empty()) return std::nullopt;
  for (; attempts > 0; --attempts) {
    auto p = detail::attempt(r, o);
    if (p && detail::fits(o, *p) && (!o.minimal || !has_one_solution(o.kind) || is_minimal(*p))) return p;
  }
  return std::nullopt;
}

}  // namespace wholemeal::check
