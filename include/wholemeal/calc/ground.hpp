// Ground types: every size a number, every type a thing one can make values of.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "wholemeal/calc/type.hpp"

namespace wholemeal::calc {

// A deterministic generator (splitmix64): the same seed gives the same cases everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  // A number from 0 to n - 1.
  long below(long n) { return n < 1 ? 0 : static_cast<long>(next() % static_cast<std::uint64_t>(n)); }
  bool chance(long percent) { return below(100) < percent; }
  template <class T> void shuffle(std::vector<T>& xs) {
    for (std::size_t i = xs.size(); i > 1; --i)
      std::swap(xs[i - 1], xs[static_cast<std::size_t>(below(static_cast<long>(i)))]);
  }

 private:
  std::uint64_t state_;
};

// The box of a run: N = R = C unless boxes are rectangular, where N is not a side but the number of digits.
struct Box {
  long rows = 2, cols = 2;
  bool rectangular = false;
  long digits() const { return rows * cols; }
};

// What each size name is in one case.
using Sizes = std::map<std::string, long>;

inline Sizes sizes_of(const Box& b) {
  return {{"N", b.rectangular ? b.digits() : b.cols}, {"R", b.rows}, {"C", b.cols}};
}

inline long value_of(const Size& s, const Sizes& sizes) {
  long n = s.number;
  for (const auto& f : s.factors) {
    const auto it = sizes.find(f);
    n = times(n, it == sizes.end() ? 1 : it->second);
  }
  return n + s.plus;
}

// The type with numbers for the sizes that have one.
inline Type numbered(const Type& t, const Sizes& sizes) {
  Type out{t.head, {}, {t.size.number, {}, t.size.plus}};
  for (const auto& f : t.size.factors) {
    if (const auto it = sizes.find(f); it != sizes.end())
      out.size.number = times(out.size.number, it->second);
    else
      out.size.factors.push_back(f);
  }
  for (const auto& a : t.args) out.args.push_back(numbered(a, sizes));
  return out;
}

// The size variables of a type, in order of appearance; a list of either kind has one, its kind's name.
inline void size_variables(const Type& t, std::vector<std::string>& out) {
  const auto add = [&](const std::string& f) {
    if (f.starts_with('\'') && std::find(out.begin(), out.end(), f) == out.end()) out.push_back(f);
  };
  for (const auto& f : t.size.factors) add(f);
  if (is_list(t)) add(t.args[0].head);
  for (const auto& a : t.args) size_variables(a, out);
}

// The type with lists of either kind taken for lists of positions.
inline Type settled(const Type& t) {
  Type out = t;
  for (auto& a : out.args) a = settled(a);
  if (is_list(t) && t.args[0].head.starts_with('\'')) out.args[0] = {"P", {}, {1, {t.args[0].head}}};
  return out;
}

// A rigid type with numbers for its sizes; type variables become digits.
inline Type ground(const Type& t, const Sizes& sizes) {
  if (t.head.starts_with('\'')) return con("Digit");
  Type out{t.head, {}, {}};
  if (t.head == "P") out.size = {value_of(t.size, sizes), {}};
  for (const auto& a : t.args) out.args.push_back(ground(a, sizes));
  return out;
}

// About how many values one of a ground type holds, its alternatives taken for three; of a function, its result.
inline long weight(const Type& t) {
  if (is_function(t)) return weight(t.args[1]);
  if (!is_list(t)) return 1;
  return 1 + times(t.args[0].head == "P" ? t.args[0].size.number : 3, weight(t.args[1]));
}

}  // namespace wholemeal::calc
