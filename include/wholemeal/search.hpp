#pragma once
// Searching: prune, and where that doesn't finish, branch on one cell with the fewest choices.
#include <range/v3/view/any_view.hpp>
#include <range/v3/view/iota.hpp>

#include "wholemeal/prune.hpp"
#include "wholemeal/tree.hpp"

namespace wholemeal {

using Board = Matrix<Choices>;

// length :: [a] -> Int,  head :: [a] -> a
inline constexpr auto length = named<"length">([](const auto& xs) { return xs.size(); });
inline constexpr auto head = named<"head">([](const auto& xs) { return xs.front(); });

// counts :: Matrix Choices -> [Int]            counts = filter (/= 1) . map length . concat
inline constexpr auto many = named<"/= 1">([](std::size_t n) { return n != 1; });
inline constexpr auto counts = named<"counts">(filter(many) * map(length) * concat);

// break :: (a -> Bool) -> [a] -> ([a], [a])    (takeWhile (not . p) xs, dropWhile (not . p) xs): where the two meet
inline constexpr auto break_ = [](Function auto p) {
  return named<"break">(
      std::tuple{p}, [p](const auto& xs) { return std::size_t(std::find_if(xs.begin(), xs.end(), p) - xs.begin()); });
};

// expand1 :: Matrix Choices -> [Matrix Choices]    [rows1 ++ [row1 ++ [c] : row2] ++ rows2 | c <- cs], [] if complete
inline constexpr auto expand1 = named<"expand1">([]<class M = Board>(M m) {
  const auto ns = counts(m);
  const auto n = ns.empty() ? 0 : *std::min_element(ns.begin(), ns.end());
  const auto smallest = named<"smallest">([n](const auto& cs) { return cs.size() == n; });
  const std::size_t i = ns.empty() ? 0 : break_(any(smallest))(m), j = ns.empty() ? 0 : break_(smallest)(m[i]);
  return ranges::views::iota(std::size_t{0}, n) |
         ranges::views::transform([m = std::make_shared<const M>(std::move(m)), i, j](std::size_t c) {
           M child = *m;
           child[i][j] = {child[i][j][c]};
           return child;
         });
});

// complete, incomplete :: Matrix Choices -> Bool
inline constexpr auto complete = named<"complete">(all(all(single)));
inline constexpr auto incomplete = named<"incomplete">([](const auto& m) { return !complete(m); });

// ok :: Row Choices -> Bool                    ok row = nodups [d | [d] <- row]
inline constexpr auto ok = named<"ok">(nodups * fixed);
// safe :: Matrix Choices -> Bool
inline constexpr auto safe = family<"safe">(
    default_shape, [](Shape s) { return both(all(ok) * rows, both(all(ok) * cols, all(ok) * boxs[s])); });

// step :: (Matrix Choices -> (Matrix Choices, Int)) -> Matrix Choices -> Node
// What becomes of a board. `safe` is asked of the thinned one: the printed program asks it of m, which is unsound.
inline constexpr auto step = [](auto thin, Shape s) {
  return [thin, s](auto m) {
    auto [pruned, prunes] = thin(std::move(m));
    const Fate fate = !safe[s](pruned) ? Fate::unsafe : complete(pruned) ? Fate::complete : Fate::open;
    decltype(expand1(m)) children;
    if (fate == Fate::open) children = expand1(pruned);
    return Node<decltype(m), decltype(children)>{fate, std::move(pruned), std::move(children), prunes};
  };
};
inline constexpr auto once = [](auto f) { return [f](auto m) { return std::pair{f(std::move(m)), std::size_t{1}}; }; };

// grids_of :: [Node] -> [Grid]                 the complete boards of a tree, read off
using Grids = ranges::any_view<Grid, ranges::category::input>;
inline constexpr auto grids_of = [](auto tree) -> Grids {
  const auto found = named<"">([](const auto& node) { return node.fate == Fate::complete; });
  return map(named<"">([](const auto& node) { return map(map(head))(node.board); }))(filter(found)(std::move(tree)));
};

// searchProgram :: Matrix Choices -> [Grid]    search ~ concat . map search . expand1 . prune, where incomplete
inline constexpr auto search = family<"searchProgram">(default_shape, [](Shape s) {
  return [s](auto m) { return grids_of(nodes{step(once(prune[s]), s), std::move(m)}); };
});

// solveProgram :: Grid -> [Grid]
inline constexpr auto solve = family<"solveProgram">(default_shape, [](Shape s) { return search[s] * choices[s]; });

}  // namespace wholemeal
