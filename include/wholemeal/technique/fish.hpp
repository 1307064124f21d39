#pragma once
// X-Wing, swordfish, jellyfish: K lines in which a digit stands only on the same K lines across.
#include "wholemeal/technique.hpp"
#include "wholemeal/technique/unions.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence fish{"In {u}, {d} stands only in {v}: it leaves the rest of {v}.",
                               "{u}で{d}は{v}にしか入らない。{v}のほかのマスから{d}を消す。"};
}  // namespace says

// K lines in which the digit has at least two places, all on K lines across: it leaves the rest of those.
template <std::size_t K> void find_fish(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Places at(m);
  const auto lines = [&](std::size_t first, Set which) {
    std::vector<std::uint16_t> list;
    each(which, [&](std::size_t i) { list.push_back(static_cast<std::uint16_t>(first + i)); });
    return list;
  };
  each(targets::digits_open(m), [&](std::size_t d) {
    for (std::size_t base : {std::size_t{0}, us.n}) {
      const std::size_t cover = us.n - base;
      Items items;
      for (std::size_t i = 0; i < us.n; ++i)
        if (const Set s = at[base + i][d]; many(s) && at_most(K, s)) items.add(i, s);
      unions<K>(items, [&](Set bases, Set covers) {
        p.pattern(
            [&](auto remove) {
              each(covers, [&](std::size_t j) {
                for (std::size_t i = 0; i < us.n; ++i)
                  if ((bases & bit(i)) == 0) remove(us.cell(cover + j, i), bit(d));
              });
            },
            [&] {
              Why why{&says::fish, lines(base, bases), {}, bit(d), lines(cover, covers)};
              each(bases, [&](std::size_t i) {
                each(at[base + i][d],
                     [&](std::size_t j) { why.cells.push_back(static_cast<std::uint16_t>(us.cell(base + i, j))); });
              });
              return why;
            });
      });
    }
  });
}

inline constexpr Technique x_wing{"x-wing",    "X-Wing", "対角線法", Grade::hard, Use::pattern, targets::digits_twice,
                                  find_fish<2>};
inline constexpr Technique swordfish{"swordfish",  "swordfish",           "メカジキ法", Grade::beyond,
                                     Use::pattern, targets::digits_twice, find_fish<3>};
inline constexpr Technique jellyfish{"jellyfish",  "jellyfish",           "クラゲ法",  Grade::beyond,
                                     Use::pattern, targets::digits_twice, find_fish<4>};

}  // namespace wholemeal::technique
