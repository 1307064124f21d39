#pragma once
// Slow finders, written from the definitions: all subsets of cells, of digits, of lines. What a technique must find.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique::slow {

// What a pass comes to: the position after it, and the patterns with a removal.
struct Found {
  Position after;
  std::size_t patterns = 0;
};

class Finder {
 public:
  explicit Finder(const Position& position)
      : m(position), us(units(m.box)), n(us.n), found_{m, 0}, where_(us.count * n) {
    for (std::size_t u = 0; u < us.count; ++u)
      for (std::size_t k = 0; k < n; ++k) each(at(u, k), [&](std::size_t d) { where_[u * n + d] |= bit(k); });
  }

  const Position& m;
  const Units& us;
  const std::size_t n;

  Set at(std::size_t u, std::size_t k) const { return m.cells[us.cell(u, k)]; }
  Set where(std::size_t u, std::size_t d) const { return where_[u * n + d]; }  // the places of d in u
  bool fixed_in(std::size_t u, std::size_t d) const {
    for (std::size_t k = 0; k < n; ++k)
      if (at(u, k) == bit(d)) return true;
    return false;
  }
  std::size_t open_in(std::size_t u) const {
    std::size_t count = 0;
    for (std::size_t k = 0; k < n; ++k) count += many(at(u, k));
    return count;
  }
  bool in(std::size_t c, std::size_t u) const { return us.of[c][u / n] == u; }

  // A pattern: `gone(c)` is what cell c loses.
  template <class Gone> void pattern(Gone gone) {
    bool used = false;
    for (std::size_t c = 0; c < m.cells.size(); ++c) {
      found_.after.cells[c] &= ~gone(c);
      used = used || (m.cells[c] & gone(c)) != 0;
    }
    found_.patterns += used;
  }
  Found found() const { return found_; }

 private:
  Found found_;
  std::vector<Set> where_;
};

// All subsets of k of the first n numbers.
template <class F> void choose(std::size_t n, std::size_t k, F f, Set chosen = 0) {
  if (k == 0) return f(chosen);
  for (std::size_t i = k - 1; i < n; ++i) choose(i, k - 1, f, chosen | bit(i));
}

inline void crbe(Finder& f) {
  for (std::size_t u = 2 * f.n; u < 3 * f.n; ++u)
    for (std::size_t d = 0; d < f.n; ++d) {
      std::vector<std::size_t> room;
      for (std::size_t k = 0; k < f.n; ++k)
        if (const std::size_t c = f.us.cell(u, k);
            many(f.m.cells[c]) && !f.fixed_in(f.us.of[c][0], d) && !f.fixed_in(f.us.of[c][1], d))
          room.push_back(c);
      if (!f.fixed_in(u, d) && room.size() == 1)
        f.pattern([&](std::size_t c) { return c == room[0] ? ~bit(d) : Set{0}; });
    }
}

inline void naked_single(Finder& f) {
  Position m = f.m;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    const Position before = m;
    for (std::size_t c = 0; c < m.cells.size(); ++c)
      for (std::size_t b = 0; b < m.cells.size(); ++b)
        if (f.us.of[c][kind] == f.us.of[b][kind] && many(before.cells[c]) && single(before.cells[b]))
          m.cells[c] &= ~before.cells[b];
  }
  f.pattern([&](std::size_t c) { return f.m.cells[c] & ~m.cells[c]; });
}

inline void hidden_single(Finder& f) {
  for (std::size_t u = 0; u < 3 * f.n; ++u)
    for (std::size_t d = 0; d < f.n; ++d)
      if (!f.fixed_in(u, d) && size(f.where(u, d)) == 1)
        f.pattern([&](std::size_t c) { return f.in(c, u) && (f.m.cells[c] & bit(d)) != 0 ? ~bit(d) : Set{0}; });
}

// All places of d in u lie in v: the rest of v loses it.
inline void locked(Finder& f, std::size_t u, std::size_t v) {
  for (std::size_t d = 0; d < f.n; ++d) {
    bool inside = !f.fixed_in(u, d) && f.where(u, d) != 0;
    for (std::size_t k = 0; k < f.n; ++k) inside = inside && ((f.at(u, k) & bit(d)) == 0 || f.in(f.us.cell(u, k), v));
    if (inside) f.pattern([&](std::size_t c) { return f.in(c, v) && !f.in(c, u) ? bit(d) : Set{0}; });
  }
}
inline void pointing(Finder& f) {
  for (std::size_t u = 2 * f.n; u < 3 * f.n; ++u)
    for (std::size_t v = 0; v < 2 * f.n; ++v) locked(f, u, v);
}
inline void claiming(Finder& f) {
  for (std::size_t u = 0; u < 2 * f.n; ++u)
    for (std::size_t v = 2 * f.n; v < 3 * f.n; ++v) locked(f, u, v);
}

template <std::size_t K> void naked(Finder& f) {
  for (std::size_t u = 0; u < 3 * f.n; ++u)
    if (f.open_in(u) > K)
      choose(f.n, K, [&](Set places) {
        Set digits = 0;
        bool open = true;
        each(places, [&](std::size_t k) { open = open && many(f.at(u, k)), digits |= f.at(u, k); });
        if (!open || size(digits) != K) return;
        f.pattern([&](std::size_t c) {
          bool other = f.in(c, u) && many(f.m.cells[c]);
          each(places, [&](std::size_t k) { other = other && f.us.cell(u, k) != c; });
          return other ? digits : Set{0};
        });
      });
}

template <std::size_t K> void hidden(Finder& f) {
  for (std::size_t u = 0; u < 3 * f.n; ++u)
    if (f.open_in(u) > K)
      choose(f.n, K, [&](Set digits) {
        Set places = 0;
        bool placed = true;
        each(digits, [&](std::size_t d) {
          placed = placed && !f.fixed_in(u, d) && f.where(u, d) != 0;
          places |= f.where(u, d);
        });
        if (!placed || size(places) != K) return;
        f.pattern([&](std::size_t c) {
          bool there = false;
          each(places, [&](std::size_t k) { there = there || f.us.cell(u, k) == c; });
          return there ? ~digits : Set{0};
        });
      });
}

template <std::size_t K> void fish(Finder& f) {
  for (std::size_t d = 0; d < f.n; ++d)
    for (std::size_t base : {std::size_t{0}, f.n}) {
      if (std::count(f.m.cells.begin(), f.m.cells.end(), bit(d)) == static_cast<std::ptrdiff_t>(f.n)) continue;
      choose(f.n, K, [&](Set bases) {
        Set covers = 0;
        bool two = true;
        each(bases, [&](std::size_t i) {
          two = two && size(f.where(base + i, d)) >= 2;
          covers |= f.where(base + i, d);
        });
        if (!two || size(covers) != K) return;
        f.pattern([&](std::size_t c) {
          const std::size_t i = f.us.of[c][base / f.n] - base, j = f.us.of[c][1 - base / f.n] - (f.n - base);
          return (bases & bit(i)) == 0 && (covers & bit(j)) != 0 ? bit(d) : Set{0};
        });
      });
    }
}

inline Found run(void (*definition)(Finder&), const Position& m) {
  Finder f(m);
  definition(f);
  return f.found();
}

}  // namespace wholemeal::technique::slow
