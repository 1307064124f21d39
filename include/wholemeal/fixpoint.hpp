#pragma once
// Prune many times: the prune law holds as often as one likes, so every node may be pruned until nothing changes.
#include "wholemeal/search.hpp"

namespace wholemeal {

// repeatedly :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> (Matrix Choices, Int)
// Until f changes nothing; the last application, which confirms it, counts.
inline constexpr auto repeatedly = [](auto f) {
  return [f](auto m) {
    std::size_t times = 1;
    for (auto next = f(m); next != m; next = f(m), ++times) m = std::move(next);
    return std::pair{std::move(m), times};
  };
};

// solveFixpoint :: Grid -> [Grid]
inline constexpr auto solve_fixpoint = family<"solveFixpoint">(default_shape, [](Shape s) {
  return [s](const auto& g) { return grids_of(nodes{step(repeatedly(prune[s]), s), choices[s](g)}); };
});

}  // namespace wholemeal
