#pragma once
// Minimal puzzles of a small board, counted without solving: one grid fits, and of each given less more than one.
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace wholemeal::check {

// A set of cells as bits. Boards of more cells have more sets than can be listed.
using Cells = std::uint32_t;
inline constexpr std::size_t most_cells = 16;

// agreement :: Grid -> Grid -> Cells         the cells in which two grids hold the same
inline Cells agreement(const std::string& g, const std::string& h) {
  Cells same = 0;
  for (std::size_t k = 0; k < g.size(); ++k) same |= static_cast<Cells>(g[k] == h[k]) << k;
  return same;
}

// ambiguous :: [Grid] -> Grid -> Cells -> Bool       as a table: whether the givens of g in these cells fit another
// grid
inline std::vector<std::uint8_t> ambiguous(const std::vector<std::string>& grids, const std::string& g) {
  std::vector<std::uint8_t> more(std::size_t{1} << g.size());
  for (const std::string& h : grids)
    if (h != g) more[agreement(g, h)] = 1;
  for (Cells cell = 1; cell < more.size(); cell <<= 1U)  // what fits in more cells fits in fewer
    for (Cells cells = 0; cells < more.size(); ++cells)
      if ((cells & cell) != 0 && more[cells] != 0) more[cells ^ cell] = 1;
  return more;
}

// minimal :: [Grid] -> [Int]                 of all grids of a board of at most 16 cells, as text: how many minimal
// puzzles have 0, 1, ... givens. A puzzle with one solution has it from one grid, so none is counted twice.
inline std::vector<std::uint64_t> minimal(const std::vector<std::string>& grids) {
  std::vector<std::uint64_t> counts(most_cells + 1);
  for (const std::string& g : grids) {
    const auto more = ambiguous(grids, g);
    for (Cells cells = 0; cells < more.size(); ++cells) {
      bool all_needed = more[cells] == 0;
      for (Cells left = cells; all_needed && left != 0; left &= left - 1)
        all_needed = more[cells ^ (left & -left)] != 0;
      counts[static_cast<std::size_t>(std::popcount(cells))] += all_needed;
    }
  }
  return counts;
}

}  // namespace wholemeal::check
