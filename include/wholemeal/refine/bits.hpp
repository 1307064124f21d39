#pragma once
// Bird's program on sets of bits: expand1 and search, on the pearl's tree.
#include "wholemeal/fixpoint.hpp"
#include "wholemeal/refine/prune.hpp"
#include "wholemeal/refine/walk.hpp"

namespace wholemeal::bits {

// length :: Choices -> Int           by halves: the same few operations on a whole register of sets at a time
template <class S> constexpr S length(S s) {
  constexpr S ones = static_cast<S>(~S{0});
  s = static_cast<S>(s - (s >> 1U & ones / 3));
  s = static_cast<S>((s & ones / 5) + (s >> 2U & ones / 5));
  s = static_cast<S>((s + (s >> 4U)) & ones / 17);
  for (unsigned half = 8; half < 8 * sizeof(S); half *= 2) s = static_cast<S>(s + (s >> half));
  return static_cast<S>(s & 127U);
}

// counts :: Matrix Choices -> [Int]            counts = filter (/= 1) . map length . concat
inline constexpr auto counts = named<"counts">([](const auto& m) {
  std::vector<std::size_t> ns;
  for (auto s : m.cells)
    if (length(s) != 1) ns.push_back(length(s));
  return ns;
});

// smallest: the first cell with the fewest choices, fixed cells aside, and its choices; none of a complete board
template <std::size_t R, std::size_t C> constexpr auto smallest(const Board<R, C>& m) {
  using S = typename Board<R, C>::set;
  constexpr std::size_t area = Board<R, C>::area;
  constexpr S fixed_cell = 127, last = area;  // longer than any choices
  std::array<S, area> ns{};
  for (std::size_t i = 0; i < area; ++i) ns[i] = length(m.cells[i]) == 1 ? fixed_cell : length(m.cells[i]);
  S n = fixed_cell, at = last;
  for (S k : ns) n = std::min(n, k);
  for (std::size_t i = 0; i < area; ++i) at = std::min(at, ns[i] == n ? static_cast<S>(i) : last);
  return n == fixed_cell ? Branch<S>{} : Branch<S>{at, m.cells[at]};
}

// expand1 :: Matrix Choices -> [Matrix Choices]    of the board's children, all at once; the walk makes one at a time
inline constexpr auto expand1 = named<"expand1">([]<std::size_t R, std::size_t C>(const Board<R, C>& m) {
  std::vector<Board<R, C>> children;
  const auto branch = smallest(m);
  for (Digit d : branch) children.push_back(m.with(branch.cell, d));
  return children;
});

// step :: (Matrix Choices -> (Matrix Choices, Int)) -> Matrix Choices -> Node
inline constexpr auto step = [](auto thin) {
  return [thin]<std::size_t R, std::size_t C>(const Board<R, C>& m) {
    const auto [pruned, prunes] = thin(m);
    const Fate fate = !safe(pruned) ? Fate::unsafe : complete(pruned) ? Fate::complete : Fate::open;
    using children = decltype(smallest(m));
    return Node<Board<R, C>, children>{fate, pruned, fate == Fate::open ? smallest(pruned) : children{}, prunes};
  };
};

// searchProgram, searchFixpoint :: Matrix Choices -> [Grid]      as walks: their complete boards are the grids
inline constexpr auto search = named<"searchProgram">([](const auto& m) { return Walk{step(once(prune)), m}; });
inline constexpr auto search_fixpoint = named<"searchFixpoint">([](const auto& m) {
  return Walk{step(repeatedly(prune)), m};
});

// solveProgram :: Grid -> [Grid]
inline constexpr auto solve = search * choices;

}  // namespace wholemeal::bits
