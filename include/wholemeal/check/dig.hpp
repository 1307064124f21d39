#pragma once
// Full grids, and puzzles dug out of them: clues are taken away while one solution stays.
#include "wholemeal/check/symmetry.hpp"
#include "wholemeal/check/truth.hpp"

namespace wholemeal::check {

// blanks :: Box -> Puzzle
inline Puzzle blanks(Box box) { return {box, std::string(static_cast<std::size_t>(box.cells()), '.')}; }

namespace detail {
// The cyclic grid, which every box has.
inline std::string cyclic(Box box) {
  const auto n = static_cast<std::size_t>(box.digits()), height = static_cast<std::size_t>(box.rows);
  std::string cells;
  for (std::size_t k = 0; k < n * n; ++k)
    cells += oracle::symbol(box, static_cast<int>((n / height * (k / n % height) + k / n / height + k % n) % n) + 1);
  return cells;
}
// The boxes on the diagonal, which see nothing of each other, filled by chance.
inline Puzzle diagonal_boxes(Random& r, Box box) {
  Puzzle p = blanks(box);
  const auto n = static_cast<std::size_t>(box.digits());
  const auto height = static_cast<std::size_t>(box.rows), width = static_cast<std::size_t>(box.cols);
  for (std::size_t b = 0; b < std::min(height, width); ++b) {
    const auto digits = r.permutation(n, 1);
    for (std::size_t k = 0; k < n; ++k)
      p.cells[(b * height + k / width) * n + b * width + k % width] = oracle::symbol(box, static_cast<int>(digits[k]));
  }
  return p;
}
}  // namespace detail

// solution :: Seed -> Box -> Puzzle        a full grid: an image of one that the oracle finds
inline Puzzle full_grid(Random& r, Box box) {
  const Puzzle some = detail::diagonal_boxes(r, box);
  const Truth t = truth(some, 1, 2000);
  return {box, image(r, box)(t.count > 0 ? t.first : detail::cyclic(box))};
}

// Which clues are to stay: at least so many, in a pattern with this symmetry.
struct Pattern {
  std::size_t clues = 0;
  Symmetry symmetry = Symmetry::none;
};

namespace detail {
// Takes the cells away if one solution stays, all of them or none.
inline bool take_all(Needed& needed, const std::vector<std::size_t>& cells) {
  const auto given = needed.board().choices;
  for (std::size_t taken = 0; taken < cells.size(); ++taken) {
    if (!needed(cells[taken])) {
      needed.take(cells[taken]);
      continue;
    }
    while (taken-- > 0) needed.give(cells[taken], given[cells[taken]]);
    return false;
  }
  return true;
}
}  // namespace detail

// dig :: [Cell] -> Pattern -> Puzzle -> Puzzle     of a puzzle with one solution, another with that solution: clues are
// taken away in this order; where the pattern sets no end, no orbit of them can be taken away any more
inline Puzzle dig(const Row<std::size_t>& order, Pattern pattern, Puzzle p) {
  Needed needed(p);
  std::size_t left = clues(p);
  for (std::size_t k : order) {
    if (left <= pattern.clues) break;
    const auto cells = orbit(pattern.symmetry, static_cast<std::size_t>(p.box.digits()), k);
    if (is_blank(p.cells[k]) || left < pattern.clues + cells.size() || !detail::take_all(needed, cells)) continue;
    for (std::size_t cell : cells) p.cells[cell] = '.';
    left -= cells.size();
  }
  return p;
}
// dig :: Seed -> Pattern -> Puzzle -> Puzzle
inline Puzzle dig(Random& r, Pattern pattern, const Puzzle& p) {
  return dig(r.permutation(p.cells.size()), pattern, p);
}

// minimal :: Puzzle -> Bool          of a puzzle with one solution: no clue can be taken away
inline bool is_minimal(const Puzzle& p) {
  Needed needed(p);
  for (std::size_t k = 0; k < p.cells.size(); ++k)
    if (!is_blank(p.cells[k]) && !needed(k)) return false;
  return true;
}

}  // namespace wholemeal::check
