#pragma once
// XY-wing, XYZ-wing, W-wing: three or four cells, one of two of which holds a digit, whichever way it turns out.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence xy_wing{
    "Whichever of its two digits {c} holds, one of {x} is {d}: cells that see both lose it.",
    "{c}がどちらの数字でも、{x}の一方は{d}。両方から見えるマスから{d}を消す。"};
inline constexpr Sentence xyz_wing{
    "Whichever of its digits {c} holds, it or one of {x} is {d}: cells that see all three lose it.",
    "{c}がどの数字でも、{c}、{x}のどれかは{d}。すべてから見えるマスから{d}を消す。"};
inline constexpr Sentence w_wing{
    "{e} stands in {u} on one of {x}, so that one of {c} is {d}: cells that see both lose it.",
    "{u}で{e}は{x}のどちらかなので、{c}の一方は{d}。両方から見えるマスから{d}を消す。"};
}  // namespace says

namespace targets {
// The cells with exactly K choices.
template <std::size_t K> std::size_t cells_of(const Position& m) {
  const auto of_k = [](Set s) { return at_most(K, s) && !at_most(K - 1, s); };
  return static_cast<std::size_t>(std::count_if(m.cells.begin(), m.cells.end(), of_k));
}
}  // namespace targets

namespace detail {
// The open cells with two choices, ascending.
inline std::vector<std::uint16_t> two_choices(const Position& m) {
  std::vector<std::uint16_t> cells;
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    if (many(m.cells[c]) && at_most(2, m.cells[c])) cells.push_back(static_cast<std::uint16_t>(c));
  return cells;
}
// A digit leaves the cells that see all of these.
template <class Cells> auto leaves_what_sees(const Position& m, const Cells& all, Set digit) {
  return [&m, all, digit](auto remove) {
    const Units& us = units(m.box);
    for (std::size_t c = 0; c < m.cells.size(); ++c) {
      bool sees = (m.cells[c] & digit) != 0;
      for (std::size_t b : all) sees = sees && us.sees(b, c);
      if (sees) remove(c, digit);
    }
  };
}
}  // namespace detail

// A pivot of two choices x y, or with K = 3 of x y z, and two cells that it sees, of choices x z and y z: z goes.
template <std::size_t K> void find_pivot_wing(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const auto twos = detail::two_choices(m);
  for (std::size_t c = 0; c < m.cells.size(); ++c) {
    const Set pivot = m.cells[c];
    if (!at_most(K, pivot) || at_most(K - 1, pivot)) continue;
    for (std::size_t i = 0; i < twos.size(); ++i)
      for (std::size_t j = i + 1; us.sees(c, twos[i]) && j < twos.size(); ++j) {
        const Set a = m.cells[twos[i]], b = m.cells[twos[j]], z = a & b;
        const bool wing = us.sees(c, twos[j]) && single(z) && (K == 2 ? (a ^ b) == pivot : (a | b) == pivot);
        if (!wing) continue;
        std::vector<std::uint16_t> ends{twos[i], twos[j]};
        if (K == 3) ends.push_back(static_cast<std::uint16_t>(c));
        p.pattern(detail::leaves_what_sees(m, ends, z), [&] {
          return Why{K == 2 ? &says::xy_wing : &says::xyz_wing,
                     {},
                     {static_cast<std::uint16_t>(c)},
                     z,
                     {},
                     {twos[i], twos[j]},
                     pivot};
        });
      }
  }
}

// Two cells of choices x y that don't see each other, and a unit with two places for x, one seen by each: y goes.
inline void find_w_wing(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Places at(m);
  const auto twos = detail::two_choices(m);
  const auto link = [&](std::size_t a, std::size_t b, std::size_t u, std::size_t x) {
    const Set two = at[u][x];
    if (!many(two) || !at_most(2, two)) return;
    const std::size_t s = us.cell(u, lowest(two)), t = us.cell(u, lowest(but_lowest(two)));
    if (s == a || s == b || t == a || t == b) return;
    if (!(us.sees(s, a) && us.sees(t, b)) && !(us.sees(s, b) && us.sees(t, a))) return;
    const Set y = m.cells[a] & ~bit(x);
    p.pattern(detail::leaves_what_sees(m, std::array{a, b}, y), [&] {
      return Why{&says::w_wing,
                 {static_cast<std::uint16_t>(u)},
                 {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)},
                 y,
                 {},
                 {static_cast<std::uint16_t>(s), static_cast<std::uint16_t>(t)},
                 bit(x)};
    });
  };
  for (std::size_t i = 0; i < twos.size(); ++i)
    for (std::size_t j = i + 1; j < twos.size(); ++j)
      if (m.cells[twos[i]] == m.cells[twos[j]] && !us.sees(twos[i], twos[j]))
        for (std::size_t u = 0; u < us.count; ++u)
          each(m.cells[twos[i]], [&](std::size_t x) { link(twos[i], twos[j], u, x); });
}

inline constexpr Technique xy_wing{
    "xy-wing", "XY-wing", "XYウィング", Grade::beyond, Use::pattern, targets::cells_of<2>, find_pivot_wing<2>};
inline constexpr Technique xyz_wing{"xyz-wing",   "XYZ-wing",           "XYZウィング",     Grade::beyond,
                                    Use::pattern, targets::cells_of<3>, find_pivot_wing<3>};
inline constexpr Technique w_wing{"w-wing",   "W-wing", "Wウィング", Grade::beyond, Use::pattern, targets::cells_of<2>,
                                  find_w_wing};

}  // namespace wholemeal::technique
