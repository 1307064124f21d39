#pragma once
// The specification: try every way to fill the blanks, keep the valid ones.
#include "wholemeal/grid.hpp"

namespace wholemeal {

// choice :: Digit -> Choices
inline constexpr auto choice =
    family<"choice">(id, [](std::size_t n) { return [n](Digit d) { return blank(d) ? digits(n) : Choices{d}; }; });

// choices :: Grid -> Matrix Choices
inline constexpr auto choices = family<"choices">(default_shape, [](Shape s) { return map(map(choice[s.size()])); });

// cp :: [[a]] -> [[a]]               cp [] = [[]];  cp (xs : xss) = [x : ys | x <- xs, ys <- cp xss]
inline constexpr auto cp = named<"cp">([]<class Xs>(List<Xs> xss) { return product<Xs>{std::move(xss)}; });

// expand :: Matrix Choices -> [Grid]
inline constexpr auto expand = named<"expand">(cp * map(cp));

// nodups :: Eq a => [a] -> Bool      nodups [] = True;  nodups (x : xs) = all (/= x) xs && nodups xs
inline constexpr auto nodups = named<"nodups">([](const auto& xs) {
  if constexpr (requires { xs.distinct(); }) return xs.distinct();
  for (auto x = xs.begin(); x != xs.end(); ++x)
    if (std::find(std::next(x), xs.end(), *x) != xs.end()) return false;
  return true;
});

// valid :: Grid -> Bool
inline constexpr auto valid = family<"valid">(
    default_shape, [](Shape s) { return both(all(nodups) * boxs[s], both(all(nodups) * cols, all(nodups) * rows)); });

// solveSpec :: Grid -> [Grid]
inline constexpr auto solve_spec =
    family<"solveSpec">(default_shape, [](Shape s) { return filter(valid[s]) * expand * choices[s]; });

}  // namespace wholemeal
