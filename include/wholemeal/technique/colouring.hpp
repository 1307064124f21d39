#pragma once
// Simple colouring: where a digit has two places in a unit, one is true and one false; along such links two colours
// alternate, and one of the colours is true throughout.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence colour_wrap{
    "If {c} held {d}, all of them would, and two of them see each other: {d} leaves them.",
    "{c}に{d}が入るなら全部に入るが、互いに見えるマスがある。これらから{d}を消す。"};
inline constexpr Sentence colour_trap{"{d} stands on all of {c}, or on all of {x}: cells that see both lose it.",
                                      "{d}は{c}の全部か、{x}の全部に入る。両方から見えるマスから{d}を消す。"};
}  // namespace says

namespace detail {
using Cells = std::vector<std::uint16_t>;
struct Colours {
  Cells of[2];  // ascending
};

// For each cell the ones that it shares a unit with as the digit's only two places.
inline std::vector<Cells> links(const Position& m, const Places& at, std::size_t d) {
  const Units& us = units(m.box);
  std::vector<Cells> linked(m.cells.size());
  for (std::size_t u = 0; u < us.count; ++u)
    if (const Set two = at[u][d]; many(two) && at_most(2, two)) {
      const std::size_t a = us.cell(u, lowest(two)), b = us.cell(u, lowest(but_lowest(two)));
      linked[a].push_back(static_cast<std::uint16_t>(b));
      linked[b].push_back(static_cast<std::uint16_t>(a));
    }
  return linked;
}

// The cells that hang together by links, in two colours.
inline std::vector<Colours> colours(const Position& m, const Places& at, std::size_t d) {
  const auto linked = links(m, at, d);
  std::vector<Colours> components;
  std::vector<bool> seen(m.cells.size());
  for (std::size_t first = 0; first < m.cells.size(); ++first) {
    if (seen[first] || linked[first].empty()) continue;
    Colours found;
    std::vector<std::pair<std::uint16_t, int>> queue{{static_cast<std::uint16_t>(first), 0}};
    seen[first] = true;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const auto [c, colour] = queue[i];
      found.of[colour].push_back(c);
      for (std::uint16_t b : linked[c])
        if (!seen[b]) seen[b] = true, queue.emplace_back(b, 1 - colour);
    }
    for (Cells& cells : found.of) std::sort(cells.begin(), cells.end());
    components.push_back(found);
  }
  return components;
}

inline bool any_seen(const Units& us, const Cells& cells, std::size_t c) {
  return std::any_of(cells.begin(), cells.end(), [&](std::size_t b) { return us.sees(b, c); });
}
}  // namespace detail

// A colour that sees itself goes; a cell outside that sees both colours loses the digit.
inline void find_simple_colouring(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Places at(m);
  const auto wrap = [&](const detail::Cells& cells, Set digit) {
    const auto sees = [&](std::size_t c) { return detail::any_seen(us, cells, c); };
    if (std::none_of(cells.begin(), cells.end(), sees)) return;
    p.pattern(
        [&](auto remove) {
          for (std::size_t c : cells) remove(c, digit);
        },
        [&] {
          return Why{&says::colour_wrap, {}, cells, digit};
        });
  };
  const auto trap = [&](const detail::Colours& two, Set digit) {
    p.pattern(
        [&](auto remove) {
          for (std::size_t c = 0; c < m.cells.size(); ++c) {
            const auto is = [&](const detail::Cells& cells) {
              return std::binary_search(cells.begin(), cells.end(), c);
            };
            const bool outside = (m.cells[c] & digit) != 0 && !is(two.of[0]) && !is(two.of[1]);
            if (outside && detail::any_seen(us, two.of[0], c) && detail::any_seen(us, two.of[1], c)) remove(c, digit);
          }
        },
        [&] { return Why{&says::colour_trap, {}, two.of[0], digit, {}, two.of[1], {}}; });
  };
  each(targets::digits_open(m), [&](std::size_t d) {
    for (const detail::Colours& two : detail::colours(m, at, d)) {
      wrap(two.of[0], bit(d));
      wrap(two.of[1], bit(d));
      trap(two, bit(d));
    }
  });
}

inline constexpr Technique simple_colouring{"simple-colouring", "simple colouring", "単純彩色法",         Grade::beyond,
                                            Use::pattern,       targets::digits,    find_simple_colouring};

}  // namespace wholemeal::technique
