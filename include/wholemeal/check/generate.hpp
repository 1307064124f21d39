#pragma once
// Puzzles to order, from a seed. What is known of them is known by how they were made, or proved while they were.
#include "wholemeal/check/dig.hpp"

namespace wholemeal::check {

// What is wanted. No number of clues: as they come.
struct Order {
  Box box;
  Kind kind = Kind::unique;
  std::optional<std::size_t> clues = std::nullopt;
  Symmetry symmetry = Symmetry::none;
  bool minimal = false;
};

namespace detail {

inline std::string others(const Puzzle& p, std::size_t cell) {  // the digits that clash with nothing there
  const auto units = oracle::units_of(p.box);
  std::string digits;
  for (int d = 1; d <= p.box.digits(); ++d) digits += oracle::symbol(p.box, d);
  for (const auto peer : units->peers(cell)) std::erase(digits, p.cells[peer]);
  return digits;
}
// A blank filled with a digit that isn't the solution's and clashes with nothing.
inline std::optional<Puzzle> spoil(Random& r, Puzzle p, const std::string& solution) {
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (!is_blank(p.cells[k])) continue;
    std::string digits = others(p, k);
    std::erase(digits, solution[k]);
    if (digits.empty()) continue;
    p.cells[k] = digits[r.below(digits.size())];
    return p;
  }
  return std::nullopt;
}
// A given's digit once more, in another cell that it sees: a blank if there is one.
inline std::optional<Puzzle> clash(Random& r, Puzzle p) {
  const auto units = oracle::units_of(p.box);
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (is_blank(p.cells[k])) continue;
    const auto peers = units->peers(k);
    if (peers.empty()) break;
    const auto peer = peers[r.below(peers.size())];
    p.cells[peer] = p.cells[k];
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

// So many clues, or by chance between three and six tenths of the cells.
inline std::size_t wanted(Random& r, const Order& o) {
  const auto cells = static_cast<std::size_t>(o.box.cells());
  if (o.clues) return *o.clues;
  return o.minimal ? 0 : r.between(cells * 3 / 10, cells * 6 / 10);
}
inline bool fits(const Order& o, const Puzzle& p) { return !o.clues || clues(p) == *o.clues; }
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
// Of a few puzzles, the one that takes the most nodes.
inline std::optional<Puzzle> hard(Random& r, const Order& o, const Puzzle& grid) {
  std::optional<Puzzle> hardest;
  std::uint64_t most = 1;
  for (int tries = 0; tries < 10; ++tries) {
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
  Order one_less = o;
  if (o.clues) one_less.clues = *o.clues - std::min<std::size_t>(*o.clues, 1);
  switch (o.kind) {
    case Kind::unique: return unique(r, o, grid);
    case Kind::several: return several(r, o, grid);
    case Kind::none: return spoil(r, unique(r, one_less, grid), grid.cells);
    case Kind::clashing: return clash(r, unique(r, o, grid));
    case Kind::empty: return blanks(o.box);
    case Kind::full: return grid;
    case Kind::full_and_wrong: return r.chance(50) ? clash(r, grid) : wrong_boxes(r, grid);
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
    const auto p = detail::attempt(r, o);
    if (p && detail::fits(o, *p) && (!o.minimal || o.kind != Kind::unique || is_minimal(*p))) return p;
  }
  return std::nullopt;
}

}  // namespace wholemeal::check
