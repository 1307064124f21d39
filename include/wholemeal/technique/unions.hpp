#pragma once
// k sets whose union has k elements: what naked and hidden subsets and fish have in common.
#include "wholemeal/technique/position.hpp"

namespace wholemeal::technique {

// The sets from which to choose: those that aren't empty, each with its index.
struct Items {
  std::array<Set, 36> sets{};
  std::array<std::uint8_t, 36> index{};
  std::size_t count = 0;
  void add(std::size_t i, Set s) {
    sets[count] = s;
    index[count++] = static_cast<std::uint8_t>(i);
  }
};

namespace detail {
template <std::size_t K, class F>
void choose(const Items& items, std::size_t from, Set chosen, Set sum, std::size_t left, F& f) {
  if (left == 0) {
    if (!at_most(K - 1, sum)) f(chosen, sum);
    return;
  }
  for (std::size_t i = from; i + left <= items.count; ++i)
    if (const Set more = sum | items.sets[i]; at_most(K, more))
      choose<K>(items, i + 1, chosen | bit(items.index[i]), more, left - 1, f);
}
}  // namespace detail

// unions :: [Set] -> [(Set, Set)]    every choice of K items whose union has exactly K elements: f(indices, union)
template <std::size_t K, class F> void unions(const Items& items, F f) { detail::choose<K>(items, 0, 0, 0, K, f); }

}  // namespace wholemeal::technique
