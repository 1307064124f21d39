#pragma once
// Techniques that place digits: cross-hatching (CRBE), naked singles and hidden singles.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence crbe{"{c} is the only open cell of {u} with no {d} in its row or column.",
                               "{u}で、同じ行にも列にも{d}がない空きマスは{c}だけ。"};
inline constexpr Sentence naked_single{
    "Only {d} is left for {c} when what stands in its row goes, then in its column, then in its block.",
    "同じ行、列、ブロックの順にそこにある数字を消すと、{c}に残るのは{d}だけ。"};
inline constexpr Sentence pruned{
    "Digits that stand in a cell's row leave it, then those in its column, then those in its block.",
    "同じ行、列、ブロックの順に、そこにある数字を消す。"};
inline constexpr Sentence hidden_single{"In {u}, {d} can only stand in {c}.", "{u}で{d}が入るのは{c}だけ。"};
}  // namespace says

namespace detail {
// A cell loses all choices but one, which it need not have; the same cell is told once a digit.
inline void place(Pass& p, std::size_t u, std::size_t c, std::size_t d, const Sentence& sentence) {
  const Set others = p.before.box.all() & ~bit(d);
  const bool known = (p.after.cells[c] & others) == 0;
  if (known) return;
  p.pattern([=](auto remove) { remove(c, others); },
            [&] {
              return Why{&sentence, {static_cast<std::uint16_t>(u)}, {static_cast<std::uint16_t>(c)}, bit(d)};
            });
}
}  // namespace detail

// The only open cell of a block where row and column leave room for the digit. Candidates are not consulted.
inline void find_crbe(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Fixed f = fixed(m);
  for (std::size_t u = 2 * us.n; u < us.count; ++u) {
    Set once = 0, twice = 0;  // the digits with room in at least one, and in at least two cells
    std::array<Set, 36> room{};
    for (std::size_t k = 0; k < us.n; ++k) {
      const std::size_t c = us.cell(u, k);
      if (many(m.cells[c])) room[k] = m.box.all() & ~(f[u] | f[us.of[c][0]] | f[us.of[c][1]]);
      twice |= once & room[k];
      once |= room[k];
    }
    for (std::size_t k = 0; k < us.n; ++k)
      each(room[k] & ~twice, [&](std::size_t d) { detail::place(p, u, us.cell(u, k), d, says::crbe); });
  }
}

// prune :: Position -> Position      Bird's: by rows, then columns, then blocks, each reading the matrix before it
inline Position prune(Position m) {
  const Units& us = units(m.box);
  std::vector<Set> held(us.count);
  for (std::size_t kind = 0; kind < 3; ++kind) {
    for (std::size_t c = 0; c < m.cells.size(); ++c) held[us.of[c][kind]] |= many(m.cells[c]) ? 0 : m.cells[c];
    for (std::size_t c = 0; c < m.cells.size(); ++c)
      if (many(m.cells[c])) m.cells[c] &= ~held[us.of[c][kind]];
  }
  return m;
}
inline void find_naked_single(const Position& m, Pass& p) {
  const Position pruned = prune(m);
  const auto places = [&](std::size_t c) { return many(m.cells[c]) && single(pruned.cells[c]); };
  const auto gone = [&](std::size_t c) { return m.cells[c] & ~pruned.cells[c]; };
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    if (places(c))
      p.pattern([&](auto remove) { remove(c, gone(c)); },
                [&] {
                  return Why{&says::naked_single, {}, {static_cast<std::uint16_t>(c)}, pruned.cells[c]};
                });
  p.pattern(
      [&](auto remove) {
        for (std::size_t c = 0; c < m.cells.size(); ++c)
          if (!places(c) && gone(c) != 0) remove(c, gone(c));
      },
      [] { return Why{&says::pruned}; });
}

// A digit with one place in a unit.
inline void find_hidden_single(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Fixed f = fixed(m);
  for (std::size_t u = 0; u < us.count; ++u) {
    Set once = 0, twice = 0;
    for (std::size_t k = 0; k < us.n; ++k) {
      const Set s = m.cells[us.cell(u, k)];
      twice |= once & s;
      once |= s;
    }
    const Set alone = once & ~twice & ~f[u];
    for (std::size_t k = 0; alone != 0 && k < us.n; ++k)
      each(m.cells[us.cell(u, k)] & alone,
           [&](std::size_t d) { detail::place(p, u, us.cell(u, k), d, says::hidden_single); });
  }
}

inline constexpr Technique crbe{"crbe",         "cross-hatching",   "CRBE法", Grade::beginner,
                                Use::placement, targets::in_blocks, find_crbe};
inline constexpr Technique naked_single{"naked-single", "naked single", "単一候補法",     Grade::beginner,
                                        Use::placement, open_cells,     find_naked_single};
inline constexpr Technique hidden_single{"hidden-single", "hidden single",   "単一マス法",      Grade::beginner,
                                         Use::placement,  targets::in_units, find_hidden_single};

}  // namespace wholemeal::technique
