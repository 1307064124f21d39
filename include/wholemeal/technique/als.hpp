#pragma once
// ALS-XZ. An almost locked set: cells of a unit with one digit more than there are cells (here four cells at most). Two
// of them that can't both have x have z in one of them: cells that see every z of both lose z.
#include <bitset>

#include "wholemeal/technique/wings.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence als_xz{
    "{e} stands in one of the sets {c} / {x} only, so the other is locked and holds {d}: cells that see every {d} of "
    "both lose it.",
    "{e}は{c}か{x}の一方にしか入らず、他方には{d}が入る。両方の{d}すべてから見えるマスから{d}を消す。"};
}  // namespace says

namespace detail {
using Field = std::bitset<std::size_t{36} * 36>;  // cells

struct Als {
  std::vector<std::uint16_t> cells;
  Set digits = 0;
  std::array<Field, 36> seen{};  // by digit: the cells that see every place of it
};

inline Field peers(const Position& m, std::size_t c) {
  Field seen;
  for (std::size_t b = 0; b < m.cells.size(); ++b)
    if (units(m.box).sees(b, c)) seen.set(b);
  return seen;
}

// Every almost locked set once: open cells of a unit, ascending.
class AlsList {
 public:
  explicit AlsList(const Position& m) : m_(m) {
    for (std::size_t c = 0; c < m.cells.size(); ++c) peers_.push_back(peers(m, c));
    for (std::size_t u = 0; u < units(m.box).count; ++u) grow(u, 0, {}, 0);
    std::sort(sets.begin(), sets.end(), [](const Als& a, const Als& b) { return a.cells < b.cells; });
    sets.erase(std::unique(sets.begin(), sets.end(), [](const Als& a, const Als& b) { return a.cells == b.cells; }),
               sets.end());
    for (Als& a : sets) each(a.digits, [&](std::size_t d) { a.seen[d] = seen_by(a, d); });
  }
  std::vector<Als> sets;

 private:
  void grow(std::size_t u, std::size_t k, const std::vector<std::uint16_t>& cells, Set digits) {
    if (!cells.empty() && size(digits) == cells.size() + 1) {
      sets.push_back({cells, digits, {}});
      std::sort(sets.back().cells.begin(), sets.back().cells.end());
    }
    if (cells.size() == 4) return;
    for (; k < units(m_.box).n; ++k)
      if (const std::size_t c = units(m_.box).cell(u, k); many(m_.cells[c]) && at_most(5, digits | m_.cells[c])) {
        auto more = cells;
        more.push_back(static_cast<std::uint16_t>(c));
        grow(u, k + 1, more, digits | m_.cells[c]);
      }
  }
  Field seen_by(const Als& a, std::size_t d) const {
    Field seen;
    seen.set();
    for (std::size_t c : a.cells)
      if ((m_.cells[c] & bit(d)) != 0) seen &= peers_[c];
    return seen;
  }
  const Position& m_;
  std::vector<Field> peers_;
};

inline bool apart(const Als& a, const Als& b) {
  return std::none_of(a.cells.begin(), a.cells.end(),
                      [&](std::uint16_t c) { return std::binary_search(b.cells.begin(), b.cells.end(), c); });
}
// Whether every place of d in a sees every one in b.
inline bool restricted(const Position& m, const Als& a, const Als& b, std::size_t d) {
  return std::all_of(b.cells.begin(), b.cells.end(),
                     [&](std::size_t c) { return (m.cells[c] & bit(d)) == 0 || a.seen[d].test(c); });
}
}  // namespace detail

inline void find_als_xz(const Position& m, Pass& p) {
  const detail::AlsList list(m);
  std::array<detail::Field, 36> with{};
  for (std::size_t c = 0; c < m.cells.size(); ++c) each(m.cells[c], [&](std::size_t d) { with[d].set(c); });
  const auto eliminate = [&](const detail::Als& a, const detail::Als& b, std::size_t x, std::size_t z) {
    const detail::Field gone = a.seen[z] & b.seen[z] & with[z];
    if (gone.none()) return;
    p.pattern(
        [&](auto remove) {
          for (std::size_t c = 0; c < m.cells.size(); ++c)
            if (gone.test(c)) remove(c, bit(z));
        },
        [&] { return Why{&says::als_xz, {}, a.cells, bit(z), {}, b.cells, bit(x)}; });
  };
  for (std::size_t i = 0; i < list.sets.size(); ++i)
    for (std::size_t j = i + 1; j < list.sets.size(); ++j) {
      const detail::Als &a = list.sets[i], &b = list.sets[j];
      const Set common = a.digits & b.digits;
      if (!many(common) || !detail::apart(a, b)) continue;
      each(common, [&](std::size_t x) {
        if (detail::restricted(m, a, b, x)) each(common & ~bit(x), [&](std::size_t z) { eliminate(a, b, x, z); });
      });
    }
}

inline constexpr Technique als_xz{
    "als-xz", "ALS-XZ", "準固定集合法", Grade::beyond, Use::pattern, targets::units_open<1>, find_als_xz};

}  // namespace wholemeal::technique
