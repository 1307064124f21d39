#pragma once
// Unique rectangles, types 1 and 2: four cells in two rows, two columns and two blocks that could swap two digits. A
// puzzle that has one solution can't have both ways: this assumes that it has one.
#include "wholemeal/technique/wings.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence rectangle_1{"If the solution is unique: were {x} {d} too, {d} could change places with {c}.",
                                      "解が一つだけなら、{x}にも{d}が入ると{c}と入れ替えられる。{x}から{d}を消す。"};
inline constexpr Sentence rectangle_2{
    "If the solution is unique: one of {x} is {e}, or {d} could change places with {c}.",
    "解が一つだけなら、{x}の一方は{e}。でなければ{c}と{d}を入れ替えられる。"};
}  // namespace says

namespace detail {
// The corners: cells 0 and 3 lie opposite each other, as do 1 and 2.
using Corners = std::array<std::size_t, 4>;

// Calls f(corners) for each two rows and columns that meet in two blocks.
template <class F> void rectangles(const Position& m, F f) {
  const Units& us = units(m.box);
  for (std::size_t i = 0; i < us.n; ++i)
    for (std::size_t j = i + 1; j < us.n; ++j)
      for (std::size_t k = 0; k < us.n; ++k)
        for (std::size_t l = k + 1; l < us.n; ++l) {
          const Corners at{i * us.n + k, i * us.n + l, j * us.n + k, j * us.n + l};
          const bool beside = us.of[at[0]][2] == us.of[at[1]][2], below = us.of[at[0]][2] == us.of[at[2]][2];
          if (beside != below) f(at);
        }
}

// The corners other than those that are exactly xy; nothing where one lacks x or y.
inline std::vector<std::uint16_t> extra(const Position& m, const Corners& at, Set xy) {
  std::vector<std::uint16_t> cells;
  for (std::size_t c : at) {
    if ((m.cells[c] & xy) != xy) return {};
    if (m.cells[c] != xy) cells.push_back(static_cast<std::uint16_t>(c));
  }
  return cells;
}
inline std::vector<std::uint16_t> others(const Corners& at, const std::vector<std::uint16_t>& cells) {
  std::vector<std::uint16_t> rest;
  for (std::size_t c : at)
    if (std::find(cells.begin(), cells.end(), c) == cells.end()) rest.push_back(static_cast<std::uint16_t>(c));
  return rest;
}
}  // namespace detail

// Type 1: three corners are xy, the fourth loses both. Type 2: two corners in a line are xy, the other two xyz: one of
// these is z, and cells that see both lose it.
inline void find_unique_rectangle(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  detail::rectangles(m, [&](const detail::Corners& at) {
    Set xy = 0;
    for (std::size_t c : at)
      if (many(m.cells[c]) && at_most(2, m.cells[c])) xy = m.cells[c];
    const auto extra = xy == 0 ? std::vector<std::uint16_t>{} : detail::extra(m, at, xy);
    if (extra.size() == 1)
      p.pattern([&](auto remove) { remove(extra[0], xy); },
                [&] { return Why{&says::rectangle_1, {}, detail::others(at, extra), xy, {}, extra, {}}; });
    if (extra.size() != 2 || !us.sees(extra[0], extra[1]) || m.cells[extra[0]] != m.cells[extra[1]]) return;
    if (const Set z = m.cells[extra[0]] & ~xy; single(z))
      p.pattern(detail::leaves_what_sees(m, extra, z),
                [&] { return Why{&says::rectangle_2, {}, detail::others(at, extra), xy, {}, extra, z}; });
  });
}

inline constexpr Technique unique_rectangle{
    "unique-rectangle", "unique rectangle (if unique)", "唯一解長方形（唯一解が前提）", Grade::beyond,
    Use::pattern,       targets::cells_of<2>,           find_unique_rectangle,          true};

}  // namespace wholemeal::technique
