#pragma once
// Hidden singles on sets of bits: the functions of hidden.hpp, fused to plain loops over words.
#include "wholemeal/hidden.hpp"
#include "wholemeal/refine/bits.hpp"

namespace wholemeal::bits {

// sole: from what a unit's cells hold and what it holds fixed, the digits not fixed that exactly one cell has
template <class S> constexpr S sole(S once, S twice, S held) { return static_cast<S>(once & ~(twice | held)); }

// retain :: [Digit] -> Choices -> Choices      each d of xs in ds takes all choices but d: of two such d nothing is
// left
template <class S> constexpr S retain(S xs, S ds) {
  const S kept = static_cast<S>(xs & ds);
  return kept == 0 ? ds : if_single(kept);
}

// hiddenRow :: Row Choices -> Row Choices      hiddenRow row = map (retain (sole row)) row
inline constexpr auto hidden_row = named<"hiddenRow">([]<class S, std::size_t N>(std::array<S, N> row) {
  S once = 0, twice = 0;
  for (S s : row) add(once, twice, s);
  const S xs = sole(once, twice, fixed(row));
  for (S& s : row) s = retain(xs, s);
  return row;
});

// hiddenBy :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Matrix Choices     f . map hiddenRow . f, fused
inline constexpr auto hidden_by = []<spelling Name, class Tile>(rearrangement<Name, Tile> f) {
  return named<"hiddenBy">(std::tuple{f}, []<std::size_t R, std::size_t C>(Board<R, C> m) {
    constexpr std::size_t n = R * C;
    constexpr Shape tile = Tile{}({R, C});
    for (std::size_t top = 0; top < n; top += tile.rows) {
      const auto [once, twice] = seen<tile>(m, top, [](auto s) { return s; });
      const auto held = seen<tile>(m, top, [](auto s) { return if_single(s); }).once;
      for (std::size_t i = top; i < top + tile.rows; ++i)
        for (std::size_t j = 0; j < n; ++j)
          m.cells[i * n + j] = retain(sole(once[j], twice[j], held[j]), m.cells[i * n + j]);
    }
    return m;
  });
};

// meet :: Matrix Choices -> Matrix Choices -> Matrix Choices
inline constexpr auto meet = named<"meet">([](auto m, const auto& n) {
  for (std::size_t i = 0; i < m.area; ++i) m.cells[i] &= n.cells[i];
  return m;
});

// hiddenSingle :: Matrix Choices -> Matrix Choices
inline constexpr auto hidden_single = named<"hiddenSingle">(
    [](const auto& m) { return meet(hidden_by(rows)(m), meet(hidden_by(cols)(m), hidden_by(boxs)(m))); });

// searchHidden :: Matrix Choices -> [Grid]     as a walk
inline constexpr auto search_hidden = named<"searchHidden">([](const auto& m) {
  return Walk{step(singles(prune, hidden_single)), m};
});

}  // namespace wholemeal::bits
