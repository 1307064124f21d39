#pragma once
// Searching: prune, and where that doesn't finish, branch on one cell with the fewest choices.
#include <range/v3/view/any_view.hpp>
#include <range/v3/view/iota.hpp>

#include "wholemeal/prune.hpp"
#include "wholemeal/tree.hpp"

namespace wholemeal {

using Board = Matrix<Choices>;

// length :: [a] -> Int
inline constexpr auto length = named<"length">([](const auto& xs) { return xs.size(); });

// counts :: Matrix Choices -> [Int]            counts = filter (/= 1) . map length . concat
inline constexpr auto many = named<"/= 1">([](std::size_t n) { return n != 1; });
inline constexpr auto counts = named<"counts">(filter(many) * concat * map(map(length)));

// smallest :: Int -> Choices -> Bool           smallest cs = length cs == n
inline constexpr auto smallest = [](std::size_t n) { return named<"smallest">([n](const Choices& cs) { return cs.size() == n; }); };

// break :: (a -> Bool) -> [a] -> ([a], [a])    (takeWhile (not . p) xs, dropWhile (not . p) xs), both within xs
inline constexpr auto break_ = [](const auto& p, const auto& xs) {
  const auto middle = std::find_if(xs.begin(), xs.end(), p);
  return std::pair{ranges::subrange{xs.begin(), middle}, ranges::subrange{middle, xs.end()}};
};

// expand1 :: Matrix Choices -> [Matrix Choices]    [rows1 ++ [row1 ++ [c] : row2] ++ rows2 | c <- cs]
// A complete matrix has no cell to expand: outside its domain expand1 gives [].
inline constexpr auto expand1 = named<"expand1">([](Board m) {
  const auto ns = counts(m);
  const auto p = smallest(ns.empty() ? 1 : *std::min_element(ns.begin(), ns.end()));
  const auto [rows1, rows2] = break_(any(p), m);
  const auto [row1, row2] = break_(p, rows2.front());
  const std::size_t i = rows1.size(), j = row1.size(), n = ns.empty() ? 0 : row2.front().size();
  return ranges::views::iota(std::size_t{0}, n) |
         ranges::views::transform([m = std::make_shared<const Board>(std::move(m)), i, j](std::size_t k) {
           Board child = *m;
           child[i][j] = Choices{child[i][j][k]};
           return child;
         });
});

// complete :: Matrix Choices -> Bool
inline constexpr auto complete = named<"complete">(all(all(single)));
// incomplete :: Matrix Choices -> Bool
inline constexpr auto incomplete = named<"incomplete">([](const Board& m) { return !complete(m); });

// ok :: Row Choices -> Bool                    ok row = nodups [d | [d] <- row]
inline constexpr auto ok = named<"ok">(nodups * fixed);

// safe :: Matrix Choices -> Bool
inline constexpr auto safe = family<"safe">(default_shape, [](Shape s) {
  return both(all(ok) * rows, both(all(ok) * cols, all(ok) * boxs[s]));
});

// once, repeatedly :: (Matrix Choices -> Matrix Choices) -> Matrix Choices -> (Matrix Choices, Int)
// How often to prune at a node: once, or until nothing changes (the last, confirming one counts).
inline constexpr auto once = [](auto f) { return [f](Board m) { return std::pair{f(std::move(m)), std::size_t{1}}; }; };
inline constexpr auto repeatedly = [](auto f) {
  return [f](Board m) {
    std::size_t n = 1;
    for (Board next = f(m); next != m; ++n) m = std::exchange(next, f(next));
    return std::pair{std::move(m), n};
  };
};

// step :: (Matrix Choices -> (Matrix Choices, Int)) -> Matrix Choices -> Node
// What becomes of a board: `safe` is asked of the pruned one (the printed program asks it of m, which is unsound).
using Boards = decltype(expand1(Board{}));
inline constexpr auto step = [](auto thin, Shape s) {
  return [thin, s](Board m) {
    auto [pruned, n] = thin(std::move(m));
    if (!safe[s](pruned)) return Node<Board, Boards>{Fate::unsafe, std::move(pruned), {}, n};
    if (complete(pruned)) return Node<Board, Boards>{Fate::complete, std::move(pruned), {}, n};
    return Node<Board, Boards>{Fate::open, pruned, expand1(pruned), n};
  };
};

// head :: [a] -> a
inline constexpr auto head = named<"head">([](const auto& xs) { return xs.front(); });

// grids :: [Node] -> [Grid]: the complete ones of a tree, each read off its board.
using Grids = ranges::any_view<Grid, ranges::category::input>;
inline constexpr auto grids = [](auto tree) -> Grids {
  return std::move(tree) | ranges::views::filter([](const auto& n) { return n.fate == Fate::complete; }) |
         ranges::views::transform([](const auto& n) { return map(map(head))(n.board); });
};

// searchProgram :: Matrix Choices -> [Grid]    search ~ concat . map search . expand1 . prune, where incomplete
inline constexpr auto search = family<"searchProgram">(default_shape, [](Shape s) {
  return [s](Board m) { return grids(nodes{step(once(prune[s]), s), std::move(m)}); };
});

// solveProgram :: Grid -> [Grid]
inline constexpr auto solve = family<"solveProgram">(default_shape, [](Shape s) { return search[s] * choices[s]; });

// solveFixpoint :: Grid -> [Grid]              the same, pruning many times at every node
inline constexpr auto solve_fixpoint = family<"solveFixpoint">(default_shape, [](Shape s) {
  return named<"">([s](Board m) { return grids(nodes{step(repeatedly(prune[s]), s), std::move(m)}); }) * choices[s];
});

}  // namespace wholemeal
