#pragma once
// Naked and hidden pairs, triples and quads: K cells of a unit with K digits between them, or K digits with K cells.
#include "wholemeal/technique.hpp"
#include "wholemeal/technique/unions.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence naked{"In {u}, {c} hold only {d}: they leave the other cells of {u}.",
                                "{u}で{c}には{d}しか入らない。{u}のほかのマスから{d}を消す。"};
inline constexpr Sentence hidden{"In {u}, {d} stand only in {c}: the other choices leave them.",
                                 "{u}で{d}は{c}にしか入らない。{c}からほかの候補を消す。"};
}  // namespace says

namespace detail {
inline std::vector<std::uint16_t> cells_at(const Units& us, std::size_t u, Set places) {
  std::vector<std::uint16_t> cells;
  each(places, [&](std::size_t k) { cells.push_back(static_cast<std::uint16_t>(us.cell(u, k))); });
  return cells;
}
}  // namespace detail

// K open cells of a unit whose choices together are K digits: the unit's other open cells lose them.
template <std::size_t K> void find_naked(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  for (std::size_t u = 0; u < us.count; ++u) {
    Items items;
    Set open = 0;
    for (std::size_t k = 0; k < us.n; ++k) {
      const Set s = m.cells[us.cell(u, k)];
      if (!many(s)) continue;
      open |= bit(k);
      if (at_most(K, s)) items.add(k, s);
    }
    if (at_most(K, open)) continue;
    unions<K>(items, [&](Set places, Set digits) {
      p.pattern([&](auto remove) { each(open & ~places, [&](std::size_t k) { remove(us.cell(u, k), digits); }); },
                [&] {
                  return Why{&says::naked, {static_cast<std::uint16_t>(u)}, detail::cells_at(us, u, places), digits};
                });
    });
  }
}

// K digits not fixed in a unit whose places together are K cells: those cells lose all other choices.
template <std::size_t K> void find_hidden(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Fixed f = fixed(m);
  const Places at(m);
  const std::vector<Set> open = open_places(m);
  for (std::size_t u = 0; u < us.count; ++u) {
    if (at_most(K, open[u])) continue;
    Items items;
    for (std::size_t d = 0; d < us.n; ++d)
      if (const Set s = at[u][d]; s != 0 && (f[u] & bit(d)) == 0 && at_most(K, s)) items.add(d, s);
    unions<K>(items, [&](Set digits, Set places) {
      p.pattern(
          [&](auto remove) { each(places, [&](std::size_t k) { remove(us.cell(u, k), m.box.all() & ~digits); }); },
          [&] {
            return Why{&says::hidden, {static_cast<std::uint16_t>(u)}, detail::cells_at(us, u, places), digits};
          });
    });
  }
}

inline constexpr Technique naked_pair{"naked-pair", "naked pair",           "独立双子法", Grade::hard,
                                      Use::pattern, targets::units_open<2>, find_naked<2>};
inline constexpr Technique hidden_pair{"hidden-pair", "hidden pair",          "居候双子法",  Grade::hard,
                                       Use::pattern,  targets::units_open<2>, find_hidden<2>};
inline constexpr Technique naked_triple{"naked-triple", "naked triple",         "独立三つ子法", Grade::expert,
                                        Use::pattern,   targets::units_open<3>, find_naked<3>};
inline constexpr Technique hidden_triple{"hidden-triple", "hidden triple",        "居候三つ子法", Grade::expert,
                                         Use::pattern,    targets::units_open<3>, find_hidden<3>};
inline constexpr Technique naked_quad{"naked-quad", "naked quad",           "独立四つ子法", Grade::beyond,
                                      Use::pattern, targets::units_open<4>, find_naked<4>};
inline constexpr Technique hidden_quad{"hidden-quad", "hidden quad",          "居候四つ子法", Grade::beyond,
                                       Use::pattern,  targets::units_open<4>, find_hidden<4>};

}  // namespace wholemeal::technique
