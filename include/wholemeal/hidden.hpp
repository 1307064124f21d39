#pragma once
// Hidden singles: a digit that one cell alone of a row, column or box may hold is that cell's only choice.
// A pass is a prune: filter valid . expand = filter valid . expand . hiddenSingle
#include "wholemeal/fixpoint.hpp"

namespace wholemeal {

// sole :: Row Choices -> [Digit]               the digits not fixed in a row that exactly one of its cells has
inline constexpr auto sole = named<"sole">([](const Row<Choices>& row) {
  std::uint64_t seen = 0, again = fixed(row).mask();
  for (const Choices& cell : row) again |= seen & cell.mask(), seen |= cell.mask();
  Choices ds;
  for (std::uint64_t left = seen & ~again; left != 0; left &= left - 1)
    ds.push_back(static_cast<Digit>(std::countr_zero(left)));
  return ds;
});

// retain :: [Digit] -> Choices -> Choices      each d of xs in ds takes all choices but d: of two such d nothing is
// left
inline constexpr auto retain = [](const Choices& xs) {
  return named<"retain">([&xs](const Choices& ds) {
    const std::uint64_t kept = xs.mask() & ds.mask();
    const auto other = named<"other">([kept](Digit d) { return kept == std::uint64_t{1} << static_cast<unsigned>(d); });
    return kept == 0 ? ds : filter(other)(ds);
  });
};

// hiddenRow :: Row Choices -> Row Choices      hiddenRow row = map (retain (sole row)) row
inline constexpr auto hidden_row = named<"hiddenRow">([](Row<Choices> row) {
  const Choices xs = sole(row);
  return map(retain(xs))(std::move(row));
});

// hiddenBy :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> Matrix Choices
inline constexpr auto hidden_by = []<Function F>(F f) {
  return named<"hiddenBy">(std::tuple{f}, f * map(hidden_row) * f);
};

// meet :: Matrix Choices -> Matrix Choices -> Matrix Choices           in each cell the choices of both
inline constexpr auto meet = named<"meet">([](Matrix<Choices> m, const Matrix<Choices>& n) {
  for (std::size_t i = 0; i < m.size(); ++i)
    for (std::size_t j = 0; j < m[i].size(); ++j) {
      const auto shared = named<"in">([&](Digit d) { return (n[i][j].mask() >> static_cast<unsigned>(d) & 1U) != 0; });
      m[i][j] = filter(shared)(m[i][j]);
    }
  return m;
});

// hiddenSingle :: Matrix Choices -> Matrix Choices     hiddenSingle m = hiddenBy rows m `meet` hiddenBy cols m `meet`
// .. Every unit is read in m itself, and all that they remove is removed.
inline constexpr auto hidden_single = family<"hiddenSingle">(default_shape, [](Shape s) {
  return [s](const auto& m) { return meet(hidden_by(rows)(m), meet(hidden_by(cols)(m), hidden_by(boxs[s])(m))); };
});

// singles :: (Matrix Choices -> Matrix Choices) -> (Matrix Choices -> Matrix Choices) -> Matrix Choices
//            -> (Matrix Choices, Int)
// Rounds of prunes until one changes nothing and then one pass of hidden singles, until a round changes nothing.
// What is counted is prunes and passes: a pass is a prune too.
inline constexpr auto singles = [](auto thin, auto pass) {
  return [thin, pass](auto m) {
    std::size_t passes = 0;
    for (bool changed = true; changed;) {
      auto [pruned, times] = repeatedly(thin)(m);
      auto next = pass(pruned);
      passes += times + 1;
      changed = next != m;
      m = std::move(next);
    }
    return std::pair{std::move(m), passes};
  };
};

// solveHidden :: Grid -> [Grid]
inline constexpr auto solve_hidden = family<"solveHidden">(default_shape, [](Shape s) {
  return [s](const auto& g) { return grids_of(nodes{step(singles(prune[s], hidden_single[s]), s), choices[s](g)}); };
});

}  // namespace wholemeal
