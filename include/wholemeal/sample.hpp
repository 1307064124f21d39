#pragma once
// Domains to values: each domain draws its values by construction from a seed, never by filtering, and shrinks them.
#include <functional>

#include "wholemeal/law.hpp"
#include "wholemeal/search.hpp"

namespace wholemeal {

// A small generator that gives the same numbers everywhere (Steele, Lea, Flood: SplitMix, 2014).
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}
  constexpr std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }
  constexpr std::size_t below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(next() % n); }
  constexpr std::size_t between(std::size_t low, std::size_t high) { return low + below(high - low + 1); }
  constexpr bool chance(std::size_t percent) { return below(100) < percent; }
  template <class Xs> constexpr void shuffle(Xs& xs) {
    for (std::size_t i = xs.size(); i > 1; --i) std::swap(xs[i - 1], xs[below(i)]);
  }
  // The n numbers from `first` on, in a random order.
  Row<std::size_t> permutation(std::size_t n, std::size_t first = 0) {
    Row<std::size_t> xs;
    while (xs.size() < n) xs.push_back(first + xs.size());
    shuffle(xs);
    return xs;
  }

 private:
  std::uint64_t state_;
};

// show :: a -> String: values as the paper writes them, [[1,2],[3]].
inline std::string show_value(bool b) { return b ? "True" : "False"; }
inline std::string show_value(int x) { return std::to_string(x); }
inline std::string show_value(std::size_t x) { return std::to_string(x); }
inline std::string show_value(Digit d) { return std::string(1, symbol(d, max_size - 1)); }
template <class Xs>
requires requires(const Xs& xs) { xs.begin(); }
std::string show_value(const Xs& xs) {
  std::string s;
  for (const auto& x : xs) s += (s.empty() ? "" : ",") + show_value(x);
  return "[" + s + "]";
}

// The values just below a value: an element dropped, or shrunk in its place; and of a matrix a column dropped.
inline List<int> below(int x) { return x > 0 ? List<int>{0, x - 1} : List<int>{}; }
inline List<Digit> below(Digit d) { return d > Digit{1} ? List<Digit>{Digit{1}} : List<Digit>{}; }
inline List<Choices> below(const Choices& ds);
template <class A> List<List<A>> below(const List<A>& xs) {
  List<List<A>> smaller;
  for (std::size_t i = 0; i < xs.size(); ++i) {
    smaller.push_back(xs);
    smaller.back().erase(smaller.back().begin() + static_cast<std::ptrdiff_t>(i));
  }
  if constexpr (requires {
                  xs.front().front();
                  xs.front().erase(xs.front().begin());
                })
    if (!xs.empty() && all(named<"">([&](const A& row) { return row.size() == xs.front().size(); }))(xs))
      for (const auto& fewer : below(cols(xs).size() > 1 ? cols(xs) : List<A>{}))
        if (fewer.size() < xs.front().size()) smaller.push_back(cols(fewer));
  for (std::size_t i = 0; i < xs.size(); ++i)
    for (auto& x : below(xs[i])) {
      smaller.push_back(xs);
      smaller.back()[i] = x;
    }
  return smaller;
}
inline List<Choices> below(const Choices& ds) {
  List<Choices> smaller;
  for (const List<Digit>& fewer : below(List<Digit>(ds.begin(), ds.end()))) {
    Choices cell;
    for (Digit d : fewer) cell.push_back(d);
    if (cell.distinct() || !ds.distinct()) smaller.push_back(cell);
  }
  return smaller;
}

}  // namespace wholemeal
