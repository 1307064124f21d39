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
// A digit shut out of a box by the same digit in the rows and columns of all but one of its cells, where another
// stands: the fewest clues that leave no solution and don't clash.
inline Puzzle shut_out(Random& r, Box box) {
  const auto n = static_cast<std::size_t>(box.digits());
  const auto height = static_cast<std::size_t>(box.rows), width = static_cast<std::size_t>(box.cols);
  const auto rows = r.permutation(height), cols = r.permutation(width), digits = r.permutation(n, 1);
  const auto bands = r.permutation(width), stacks = r.permutation(height);  // the box is in the last of each
  const auto row = [&](std::size_t band, std::size_t k) { return bands[band] * height + k; };
  const auto col = [&](std::size_t stack, std::size_t k) { return stacks[stack] * width + k; };
  Puzzle p = blanks(box);
  const auto put = [&](std::size_t i, std::size_t j, std::size_t digit) {
    p.cells[i * n + j] = oracle::symbol(box, static_cast<int>(digits[digit]));
  };
  for (std::size_t k = 0; k + 1 < height; ++k) put(row(width - 1, rows[k]), col(k, r.below(width)), 0);
  for (std::size_t k = 0; k + 1 < width; ++k) put(row(k, r.below(height)), col(height - 1, cols[k]), 0);
  put(row(width - 1, rows[height - 1]), col(height - 1, cols[width - 1]), 1);
  return p;
}
// With so many clues: a digit shut out of a box, and clues of a grid that clash with nothing.
inline std::optional<Puzzle> stuck(Random& r, const Order& o, const Puzzle& grid) {
  Puzzle p = shut_out(r, o.box);
  for (std::size_t k : r.permutation(p.cells.size())) {
    if (clues(p) >= *o.clues) break;
    if (is_blank(p.cells[k]) && others(p, k).find(grid.cells[k]) != std::string::npos) p.cells[k] = grid.cells[k];
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
