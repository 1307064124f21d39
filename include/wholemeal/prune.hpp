#pragma once
// Pruning: a digit that is fixed in a row, column or box is no choice of its other cells.
//   filter valid . expand = filter valid . expand . prune
#include "wholemeal/spec.hpp"

namespace wholemeal {

// single :: [a] -> Bool
inline constexpr auto single = named<"single">([](const auto& ds) { return ds.size() == 1; });

// fixed :: Row Choices -> [Digit]    fixed row = [d | [d] <- row]
inline constexpr auto fixed = named<"fixed">([](const auto& row) {
  Choices ds;
  for (const auto& cell : row)
    if (single(cell)) ds.push_back(cell.front());
  return ds;
});

// remove :: [Digit] -> Choices -> Choices     remove xs ds = if single ds then ds else ds \\ xs
inline constexpr auto remove = [](const Choices& xs) {
  return named<"remove">([xs](const Choices& ds) { return single(ds) ? ds : difference(ds, xs); });
};

// pruneRow :: Row Choices -> Row Choices      pruneRow row = map (remove fixed) row
inline constexpr auto prune_row =
    named<"pruneRow">([](Row<Choices> row) { return map(remove(fixed(row)))(std::move(row)); });

// pruneBy :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Matrix Choices
inline constexpr auto prune_by = []<Function F>(F f) {
  return named<"pruneBy">(std::tuple{f}, f * map(prune_row) * f);
};

// prune :: Matrix Choices -> Matrix Choices
inline constexpr auto prune =
    family<"prune">(default_shape, [](Shape s) { return prune_by(boxs[s]) * prune_by(cols) * prune_by(rows); });

// solvePrune :: Grid -> [Grid]
inline constexpr auto solve_prune =
    family<"solvePrune">(default_shape, [](Shape s) { return filter(valid[s]) * expand * prune[s] * choices[s]; });

}  // namespace wholemeal
