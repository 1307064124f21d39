#pragma once
// Pruning on sets of bits: the pearl's functions from fixed to safe, each fused to plain loops over words.
#include "wholemeal/refine/board.hpp"

namespace wholemeal::bits {

// single :: Choices -> Bool          and the set itself where it is single, else none
template <class S> constexpr bool single(S s) { return s != 0 && (s & (s - 1)) == 0; }
template <class S> constexpr S if_single(S s) { return (s & (s - 1)) == 0 ? s : S{0}; }

// What units hold: for each column of a band of tiles, the digits in at least one, and in at least two cells of its
// unit.
template <std::size_t N> struct Seen { Row<N> once{}, twice{}; };
template <class S> constexpr void add(S& once, S& twice, S more) {
  twice = static_cast<S>(twice | (once & more));
  once = static_cast<S>(once | more);
}

// seen :: (Choices -> Choices) -> Matrix Choices -> Seen     the band begins at row `top`; its cells as `of` shows them
template <Shape Tile, std::size_t R, std::size_t C, class Of>
constexpr auto seen(const Board<R, C>& m, std::size_t top, Of of) {
  constexpr std::size_t n = R * C;
  Seen<n> band;
  for (std::size_t i = top; i < top + Tile.rows; ++i)
    for (std::size_t j = 0; j < n; ++j) add(band.once[j], band.twice[j], of(m.cells[i * n + j]));
  for (std::size_t left = 0; left < n; left += Tile.cols) {
    Set<n> once = 0, twice = 0;
    for (std::size_t j = left; j < left + Tile.cols; ++j) {
      twice = static_cast<Set<n>>(twice | band.twice[j]);
      add(once, twice, band.once[j]);
    }
    for (std::size_t j = left; j < left + Tile.cols; ++j) band.once[j] = once, band.twice[j] = twice;
  }
  return band;
}

// fixed :: Row Choices -> [Digit]    fixed row = [d | [d] <- row], as a set
inline constexpr auto fixed = named<"fixed">([]<class S, std::size_t N>(const std::array<S, N>& row) {
  S ds = 0;
  for (S s : row) ds = static_cast<S>(ds | if_single(s));
  return ds;
});

// remove :: [Digit] -> Choices -> Choices
template <class S> constexpr S remove(S xs, S ds) { return (ds & (ds - 1)) == 0 ? ds : static_cast<S>(ds & ~xs); }

// pruneRow :: Row Choices -> Row Choices
inline constexpr auto prune_row = named<"pruneRow">([]<class S, std::size_t N>(std::array<S, N> row) {
  const S xs = fixed(row);
  for (S& s : row) s = remove(xs, s);
  return row;
});

// pruneBy :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Matrix Choices      pruneBy f = f . map pruneRow .
// f Fused: f only moves cells, so each cell loses what is fixed in its unit where it stands.
inline constexpr auto prune_by = []<spelling Name, class Tile>(rearrangement<Name, Tile> f) {
  return named<"pruneBy">(std::tuple{f}, []<std::size_t R, std::size_t C>(Board<R, C> m) {
    constexpr std::size_t n = R * C;
    constexpr Shape tile = Tile{}({R, C});
    for (std::size_t top = 0; top < n; top += tile.rows) {
      const auto xs = seen<tile>(m, top, [](auto s) { return if_single(s); }).once;
      for (std::size_t i = top; i < top + tile.rows; ++i)
        for (std::size_t j = 0; j < n; ++j) m.cells[i * n + j] = remove(xs[j], m.cells[i * n + j]);
    }
    return m;
  });
};

// prune :: Matrix Choices -> Matrix Choices
inline constexpr auto prune = named<"prune">(prune_by(boxs) * prune_by(cols) * prune_by(rows));

// complete :: Matrix Choices -> Bool
inline constexpr auto complete = named<"complete">(
    [](const auto& m) { return std::all_of(m.cells.begin(), m.cells.end(), [](auto s) { return single(s); }); });

// ok :: Row Choices -> Bool          ok row = nodups [d | [d] <- row]
inline constexpr auto ok = named<"ok">([]<class S, std::size_t N>(const std::array<S, N>& row) {
  S once = 0, twice = 0;
  for (S s : row) add(once, twice, if_single(s));
  return twice == 0;
});

// okBy :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Bool                   okBy f = all ok . f
inline constexpr auto ok_by = []<spelling Name, class Tile>(rearrangement<Name, Tile> f) {
  return named<"okBy">(std::tuple{f}, []<std::size_t R, std::size_t C>(const Board<R, C>& m) {
    constexpr Shape tile = Tile{}({R, C});
    Set<R* C> repeated = 0;
    for (std::size_t top = 0; top < R * C; top += tile.rows)
      for (auto twice : seen<tile>(m, top, [](auto s) { return if_single(s); }).twice)
        repeated = static_cast<Set<R * C>>(repeated | twice);
    return repeated == 0;
  });
};

// safe :: Matrix Choices -> Bool
inline constexpr auto safe = both(ok_by(rows), both(ok_by(cols), ok_by(boxs)));

}  // namespace wholemeal::bits
