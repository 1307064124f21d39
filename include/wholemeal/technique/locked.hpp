#pragma once
// Locked candidates: a digit whose places in a block lie in one line, or whose places in a line lie in one block.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence locked{"In {u}, {d} stands only in {v}: it leaves the rest of {v}.",
                                 "{u}の{d}は{v}にしか入らない。{v}のほかのマスから{d}を消す。"};
}  // namespace says

namespace detail {
// Every digit not fixed in unit u whose places there all lie in another unit, of one of the kinds: it leaves the rest
// of that one.
inline void lock(const Position& m, Pass& p, const Fixed& f, std::size_t u, std::size_t kind) {
  const Units& us = units(m.box);
  std::array<Set, 108> seen{};  // the digits of u by the other unit that they stand in
  Set once = 0, twice = 0;
  for (std::size_t k = 0; k < us.n; ++k) {
    const std::size_t c = us.cell(u, k);
    seen[us.of[c][kind]] |= m.cells[c];
  }
  for (std::size_t v = kind * us.n; v < (kind + 1) * us.n; ++v) {
    twice |= once & seen[v];
    once |= seen[v];
  }
  const Set locked = once & ~twice & ~f[u];
  for (std::size_t v = kind * us.n; locked != 0 && v < (kind + 1) * us.n; ++v)
    each(seen[v] & locked, [&](std::size_t d) {
      p.pattern(
          [&](auto remove) {
            for (std::size_t k = 0; k < us.n; ++k)
              if (const std::size_t c = us.cell(v, k); us.of[c][u / us.n] != u) remove(c, bit(d));
          },
          [&] {
            Why why{&says::locked, {static_cast<std::uint16_t>(u)}, {}, bit(d), {static_cast<std::uint16_t>(v)}};
            for (std::size_t k = 0; k < us.n; ++k)
              if (const std::size_t c = us.cell(u, k); (m.cells[c] & bit(d)) != 0)
                why.cells.push_back(static_cast<std::uint16_t>(c));
            return why;
          });
    });
}
}  // namespace detail

inline void find_pointing(const Position& m, Pass& p) {
  const std::size_t n = m.box.size();
  const Fixed f = fixed(m);
  for (std::size_t kind : {0U, 1U})
    for (std::size_t u = 2 * n; u < 3 * n; ++u) detail::lock(m, p, f, u, kind);
}
inline void find_claiming(const Position& m, Pass& p) {
  const Fixed f = fixed(m);
  for (std::size_t u = 0; u < 2 * m.box.size(); ++u) detail::lock(m, p, f, u, 2);
}

inline constexpr Technique pointing{"pointing",   "locked candidates 1", "共有候補法①", Grade::medium,
                                    Use::pattern, targets::in_blocks,    find_pointing};
inline constexpr Technique claiming{"claiming",   "locked candidates 2", "共有候補法②", Grade::medium,
                                    Use::pattern, targets::in_lines,     find_claiming};

}  // namespace wholemeal::technique
