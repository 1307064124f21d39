#pragma once
// Puzzles made wrong: a digit too many, that clashes or leaves no solution; full grids that break a rule.
#include "wholemeal/check/dig.hpp"
#include "wholemeal/check/order.hpp"

namespace wholemeal::check::detail {

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
// With so many clues, as few as a board has digits: a cell sees all digits but one in its row and that one in its
// column.
inline std::optional<Puzzle> stuck(Random& r, const Order& o, const Puzzle& grid) {
  const auto n = static_cast<std::size_t>(o.box.digits());
  const std::size_t row = r.below(n), cell = row * n + r.below(n);
  Puzzle p = blanks(o.box);
  for (std::size_t k = row * n; k < (row + 1) * n; ++k) p.cells[k] = k == cell ? '.' : grid.cells[k];
  p.cells[(cell + n * r.between(1, n - 1)) % (n * n)] = grid.cells[cell];
  for (std::size_t k : r.permutation(n * n)) {
    if (clues(p) >= *o.clues) break;
    if (is_blank(p.cells[k]) && k != cell && others(p, k).find(grid.cells[k]) != std::string::npos)
      p.cells[k] = grid.cells[k];
  }
  return p;
}
// A given's digit once more, in another cell that it sees: where the pattern is to stay, in place of a given; where it
// is to be one clue more, in a blank.
inline std::optional<Puzzle> clash(Random& r, const Order& o, Puzzle p) {
  const auto units = oracle::units_of(p.box);
  const bool stays = o.symmetry != Symmetry::none, added = !stays && o.clues && o.kind == Kind::clashing;
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (is_blank(p.cells[k])) continue;
    std::vector<std::size_t> peers;
    for (const auto peer : units->peers(k))
      if (is_blank(p.cells[peer]) ? !stays : !added) peers.push_back(peer);
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

}  // namespace wholemeal::check::detail
