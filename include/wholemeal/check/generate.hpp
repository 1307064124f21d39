#pragma once
// Puzzles to order, from a seed. What is known of them is known by how they were made, or proved while they were.
#include "wholemeal/check/dig.hpp"
#include "wholemeal/check/order.hpp"

namespace wholemeal::check {

namespace detail {

inline std::string others(const Puzzle& p, std::size_t cell) {  // the digits that clash with nothing there
  const auto units = oracle::units_of(p.box);
  std::string digits;
  for (int d = 1; d <= p.box.digits(); ++d) digits += oracle::symbol(p.box, d);
  for (const auto peer : units->peers(cell)) std::erase(digits, p.cells[peer]);
  return digits;
}
// An orbit of blanks filled with digits that clash with nothing, one of which isn't the solution's.
inline std::optional<Puzzle> spoil(Random& r, const Order& o, const Puzzle& p, const std::string& solution) {
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (!is_blank(p.cells[k])) continue;
    std::string digits = others(p, k);
    std::erase(digits, solution[k]);
    if (digits.empty()) continue;
    Puzzle spoilt = p;
    spoilt.cells[k] = digits[r.below(digits.size())];
    for (std::size_t cell : orbit(o.symmetry, static_cast<std::size_t>(p.box.digits()), k))
      if (is_blank(spoilt.cells[cell])) spoilt.cells[cell] = (others(spoilt, cell) + '.').front();
    if (clues(spoilt) == clues(p) + orbit(o.symmetry, static_cast<std::size_t>(p.box.digits()), k).size())
      return spoilt;
  }
  return std::nullopt;
}
// A given's digit once more, in another cell that it sees: where the pattern is to stay, in place of a given.
inline std::optional<Puzzle> clash(Random& r, const Order& o, Puzzle p) {
  const auto units = oracle::units_of(p.box);
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (is_blank(p.cells[k])) continue;
    std::vector<std::size_t> peers;
    for (const auto peer : units->peers(k))
      if (o.symmetry == Symmetry::none || !is_blank(p.cells[peer])) peers.push_back(peer);
    if (peers.empty()) continue;
    p.cells[peers[r.below(peers.size())]] = p.cells[k];
    return p;
  }
  return std::nullopt;
}
// Two rows of a full grid exchanged: of different bands, so that only boxes are wrong.
inline std::optional<Puzzle> wrong_boxes(Random& r, Puzzle p) {
  const auto n = static_cast<std::size_t>(p.box.digits());
  const std::size_t one = r.below(n), two = r.below(n);
  for (std::size_t k = 0; k < n; ++k) std::swap(p.cells[one * n + k], p.cells[two * n + k]);
  return truth(p).clash ? std::optional{p} : std::nullopt;
}
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
// Clues taken away from a puzzle with one solution. Not from one with very few: of those, many a right solver is slow.
inline std::optional<Puzzle> several(Random& r, const Order& o, const Puzzle& grid) {
  const std::size_t enough = std::max(wanted(r, o), static_cast<std::size_t>(o.box.cells()) * 3 / 10);
  Puzzle p = dig(r, {o.clues.value_or(enough), o.symmetry}, grid);
  while (clues(p) > 0) {
    p = thin(r, {o.clues.value_or(clues(p) - std::min(clues(p), r.between(1, 4))), o.symmetry}, p);
    if (truth(p).count > 1) return p;
    if (o.clues) break;
  }
  return std::nullopt;
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
    case Kind::none: return spoil(r, o, unique(r, less, grid), grid.cells);
    case Kind::clashing: return clash(r, o, unique(r, o, grid));
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
  for (; attempts > 0; --attempts) {
    auto p = detail::attempt(r, o);
    if (p && detail::fits(o, *p) && (!o.minimal || !has_one_solution(o.kind) || is_minimal(*p))) return p;
  }
  return std::nullopt;
}

}  // namespace wholemeal::check
