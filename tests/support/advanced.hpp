#pragma once
// Slow finders of the techniques beyond the manual, from their definitions: tuples of cells, closures of relations.
#include <array>
#include <map>

#include "support/finders.hpp"
#include "wholemeal/technique/singles.hpp"

namespace wholemeal::technique::slow {

inline bool sees_all(const Finder& f, std::size_t c, const std::vector<std::size_t>& cells) {
  return std::all_of(cells.begin(), cells.end(), [&](std::size_t b) { return f.us.sees(b, c); });
}
inline void leaves(Finder& f, const std::vector<std::size_t>& cells, Set digit) {
  f.pattern([&](std::size_t c) { return sees_all(f, c, cells) ? digit : Set{0}; });
}

// All a < b and pivots c, each against the sizes of the definition.
template <std::size_t K> void pivot_wing(Finder& f) {
  const auto& cells = f.m.cells;
  for (std::size_t c = 0; c < cells.size(); ++c)
    for (std::size_t a = 0; a < cells.size(); ++a)
      for (std::size_t b = a + 1; b < cells.size(); ++b) {
        if (size(cells[c]) != K || size(cells[a]) != 2) break;
        if (size(cells[b]) != 2 || !f.us.sees(c, a) || !f.us.sees(c, b) || size(cells[a] & cells[b]) != 1) continue;
        const Set z = cells[a] & cells[b], xs = cells[a] & ~z, ys = cells[b] & ~z;
        if (K == 2 && cells[c] == (xs | ys)) leaves(f, {a, b}, z);
        if (K == 3 && cells[c] == (xs | ys | z)) leaves(f, {a, b, c}, z);
      }
}

inline void w_wing(Finder& f) {
  const auto& cells = f.m.cells;
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = a + 1; b < cells.size(); ++b) {
      if (size(cells[a]) != 2 || cells[a] != cells[b] || f.us.sees(a, b)) continue;
      for (std::size_t u = 0; u < f.us.count; ++u)
        for (std::size_t x = 0; x < f.n; ++x) {
          if ((cells[a] & bit(x)) == 0 || size(f.where(u, x)) != 2) continue;
          bool joined = false, apart = true;
          for (std::size_t s = 0; s < f.n; ++s)
            for (std::size_t t = 0; t < f.n; ++t) {
              const std::size_t p = f.us.cell(u, s), q = f.us.cell(u, t);
              if (s == t || f.where(u, x) != (bit(s) | bit(t))) continue;
              apart = p != a && p != b && q != a && q != b;
              joined = joined || (f.us.sees(p, a) && f.us.sees(q, b));
            }
          if (joined && apart) leaves(f, {a, b}, cells[a] & ~bit(x));
        }
    }
}

// Cells joined by an even, or an odd number of links, by closure.
inline void simple_colouring(Finder& f) {
  const std::size_t all = f.m.cells.size();
  for (std::size_t d = 0; d < f.n; ++d) {
    if (std::count(f.m.cells.begin(), f.m.cells.end(), bit(d)) == static_cast<std::ptrdiff_t>(f.n)) continue;
    std::vector<std::vector<char>> even(all, std::vector<char>(all)), odd = even;
    for (std::size_t u = 0; u < f.us.count; ++u)
      for (std::size_t s = 0; s < f.n; ++s)
        for (std::size_t t = 0; t < f.n; ++t)
          if (s != t && f.where(u, d) == (bit(s) | bit(t)))
            odd[f.us.cell(u, s)][f.us.cell(u, t)] = even[f.us.cell(u, s)][f.us.cell(u, s)] = 1;
    for (std::size_t k = 0; k < all; ++k)
      for (std::size_t i = 0; i < all; ++i) {
        if (even[i][k] == 0 && odd[i][k] == 0) continue;
        for (std::size_t j = 0; j < all; ++j) {
          if ((even[i][k] && even[k][j]) || (odd[i][k] && odd[k][j])) even[i][j] = 1;
          if ((even[i][k] && odd[k][j]) || (odd[i][k] && even[k][j])) odd[i][j] = 1;
        }
      }
    const auto joined = [&](std::size_t a, std::size_t b) { return even[a][b] || odd[a][b]; };
    for (std::size_t a = 0; a < all; ++a)
      for (std::size_t b = 0; b < all; ++b) {
        if (even[a][b] && f.us.sees(a, b)) f.pattern([&](std::size_t c) { return even[a][c] ? bit(d) : Set{0}; });
        if (odd[a][b])
          f.pattern([&](std::size_t c) {
            return c != a && c != b && !joined(a, c) && f.us.sees(a, c) && f.us.sees(b, c) ? bit(d) : Set{0};
          });
      }
  }
}

// (a, x) leads to (b, y): a and b see each other, b holds x and y only. Closed, then read off.
inline void xy_chain(Finder& f) {
  const auto& cells = f.m.cells;
  std::vector<std::pair<std::size_t, std::size_t>> held;  // a cell of two choices, and the one that it turns out to be
  for (std::size_t c = 0; c < cells.size(); ++c)
    if (size(cells[c]) == 2) each(cells[c], [&](std::size_t d) { held.emplace_back(c, d); });
  std::vector<std::vector<char>> leads(held.size(), std::vector<char>(held.size()));
  for (std::size_t i = 0; i < held.size(); ++i)
    for (std::size_t j = 0; j < held.size(); ++j)
      leads[i][j] = f.us.sees(held[i].first, held[j].first) && held[i].second != held[j].second &&
                    (cells[held[j].first] & bit(held[i].second)) != 0;
  for (std::size_t k = 0; k < held.size(); ++k)
    for (std::size_t i = 0; i < held.size(); ++i)
      for (std::size_t j = 0; leads[i][k] && j < held.size(); ++j) leads[i][j] |= leads[k][j];
  for (std::size_t i = 0; i < held.size(); ++i)
    for (std::size_t j = 0; j < held.size(); ++j)
      if (const Set z = cells[held[i].first] & ~bit(held[i].second);
          leads[i][j] && bit(held[j].second) == z && held[i].first != held[j].first)
        leaves(f, {held[i].first, held[j].first}, z);
}

inline void unique_rectangle(Finder& f) {
  const auto& cells = f.m.cells;
  for (std::size_t i = 0; i < f.n; ++i)
    for (std::size_t j = 0; j < f.n; ++j)
      for (std::size_t k = 0; k < f.n; ++k)
        for (std::size_t l = 0; l < f.n; ++l) {
          const std::array at{i * f.n + k, i * f.n + l, j * f.n + k, j * f.n + l};
          std::array<std::size_t, 4> blocks{};
          std::transform(at.begin(), at.end(), blocks.begin(), [&](std::size_t c) { return f.us.of[c][2]; });
          std::sort(blocks.begin(), blocks.end());
          if (i == j || k == l || std::unique(blocks.begin(), blocks.end()) - blocks.begin() != 2) continue;
          if (size(cells[at[0]] & cells[at[1]] & cells[at[2]] & cells[at[3]]) < 2) continue;
          choose(f.n, 2, [&](Set xy) {
            if (std::any_of(at.begin(), at.end(), [&](std::size_t c) { return (cells[c] & xy) != xy; })) return;
            if (cells[at[0]] == xy && cells[at[1]] == xy && cells[at[2]] == xy && cells[at[3]] != xy)
              f.pattern([&](std::size_t c) { return c == at[3] ? xy : Set{0}; });
            const auto floor = [&](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
              const Set z = cells[at[c]] & ~xy;
              if (cells[at[a]] == xy && cells[at[b]] == xy && cells[at[c]] == cells[at[d]] && size(z) == 1)
                leaves(f, {at[c], at[d]}, z);
            };
            floor(0, 1, 2, 3);
            floor(0, 2, 1, 3);
          });
        }
}

// Every two sets of up to four cells of a unit with one digit more than cells.
inline void als_xz(Finder& f) {
  std::map<std::vector<std::size_t>, Set> sets;  // the cells, and their digits
  const auto digits = [&](const std::vector<std::size_t>& cells) {
    Set s = 0;
    for (std::size_t c : cells) s |= f.m.cells[c];
    return s;
  };
  for (std::size_t u = 0; u < f.us.count; ++u)
    for (std::size_t k = 1; k <= 4; ++k)
      choose(f.n, k, [&](Set places) {
        std::vector<std::size_t> cells;
        each(places, [&](std::size_t at) { cells.push_back(f.us.cell(u, at)); });
        std::sort(cells.begin(), cells.end());
        const bool open = std::all_of(cells.begin(), cells.end(), [&](std::size_t c) { return many(f.m.cells[c]); });
        if (open && size(digits(cells)) == k + 1) sets.emplace(cells, digits(cells));
      });
  const auto with = [&](const std::vector<std::size_t>& cells, std::size_t d) {
    std::vector<std::size_t> some;
    for (std::size_t c : cells)
      if ((f.m.cells[c] & bit(d)) != 0) some.push_back(c);
    return some;
  };
  for (auto first = sets.begin(); first != sets.end(); ++first)
    for (auto second = std::next(first); second != sets.end(); ++second) {
      const auto &a = first->first, &b = second->first;
      const Set common = first->second & second->second;
      if (size(common) < 2 ||
          std::any_of(a.begin(), a.end(), [&](std::size_t c) { return std::find(b.begin(), b.end(), c) != b.end(); }))
        continue;
      each(common, [&](std::size_t x) {
        const auto in_b = with(b, x);
        if (!std::all_of(in_b.begin(), in_b.end(), [&](std::size_t c) { return sees_all(f, c, with(a, x)); })) return;
        each(common & ~bit(x), [&](std::size_t z) {
          auto both = with(a, z);
          for (std::size_t c : with(b, z)) both.push_back(c);
          leaves(f, both, bit(z));
        });
      });
    }
}

// What follows from one choice, link by link: round after round, until nothing does.
class Links {
 public:
  explicit Links(Finder& f) : f_(f) {
    for (std::size_t u = 0; u < f.us.count; ++u)
      for (std::size_t d = 0; d < f.n; ++d)
        for (std::size_t s = 0; s < f.n; ++s)
          for (std::size_t t = 0; t < f.n; ++t)
            if (s != t && f.where(u, d) == (bit(s) | bit(t))) pairs_.push_back({f.us.cell(u, s), f.us.cell(u, t), d});
  }
  bool refute(std::size_t c, std::size_t d) {
    yes_.assign(f_.m.cells.size(), 0);
    no_ = yes_;
    yes_[c] = bit(d);
    for (auto before = no_; follow(), no_ != before;) before = no_;
    return contradiction();
  }

 private:
  struct Pair {
    std::size_t a, b, d;
  };
  void follow() {
    for (std::size_t b = 0; b < yes_.size(); ++b)
      for (std::size_t c = 0; c < yes_.size() && yes_[b] != 0; ++c) {
        if (b == c)
          each(yes_[c], [&](std::size_t d) { no_[c] |= f_.m.cells[c] & ~bit(d); });
        else if (f_.us.sees(b, c))
          no_[c] |= yes_[b] & f_.m.cells[c];
      }
    for (std::size_t c = 0; c < yes_.size(); ++c)
      if (size(f_.m.cells[c]) == 2) each(no_[c], [&](std::size_t d) { yes_[c] |= f_.m.cells[c] & ~bit(d); });
    for (const Pair& p : pairs_)
      if ((no_[p.a] & bit(p.d)) != 0) yes_[p.b] |= bit(p.d);
  }
  bool contradiction() const {
    bool found = false;
    for (std::size_t c = 0; c < yes_.size(); ++c)
      found = found || (yes_[c] & no_[c]) != 0 || (f_.m.cells[c] & ~no_[c]) == 0;
    for (std::size_t u = 0; u < f_.us.count; ++u)
      for (std::size_t d = 0; d < f_.n; ++d) {
        bool none = true;
        for (std::size_t k = 0; k < f_.n; ++k) none = none && (f_.at(u, k) & ~no_[f_.us.cell(u, k)] & bit(d)) == 0;
        found = found || none;
      }
    return found;
  }
  Finder& f_;
  std::vector<Pair> pairs_;
  std::vector<Set> yes_, no_;
};

// Every choice for which `refuted(c, d)` holds goes.
template <class F> void each_refuted(Finder& f, F refuted) {
  for (std::size_t c = 0; c < f.m.cells.size(); ++c)
    if (many(f.m.cells[c]))
      each(f.m.cells[c], [&](std::size_t d) {
        if (refuted(c, d)) f.pattern([&](std::size_t b) { return b == c ? bit(d) : Set{0}; });
      });
}
inline void forcing_chain(Finder& f) {
  Links links(f);
  each_refuted(f, [&](std::size_t c, std::size_t d) { return links.refute(c, d); });
}

// What singles by their own passes make of a position; whether that is a contradiction.
inline bool singles_refute(Position& m) {
  for (;;) {
    const Position before = m;
    m = apply(technique::naked_single, m);
    m = apply(technique::hidden_single, m);
    if (state(m) == State::contradiction) return true;
    for (std::size_t u = 0; u < units(m.box).count; ++u) {
      Set held = 0;
      for (std::size_t k = 0; k < m.box.size(); ++k) held |= m.cells[units(m.box).cell(u, k)];
      if (held != m.box.all()) return true;
    }
    if (m == before) return false;
  }
}
inline Position assumed(const Position& m, std::size_t c, std::size_t d) {
  Position other = m;
  other.cells[c] = bit(d);
  return other;
}
// Singles, and choices that are refuted one level less deep, until nothing changes.
inline bool net_refutes(Position m, std::size_t depth) {
  for (;;) {
    if (singles_refute(m)) return true;
    const Position before = m;
    for (std::size_t c = 0; depth > 1 && c < m.cells.size(); ++c)
      if (many(m.cells[c]))
        each(m.cells[c], [&](std::size_t d) {
          if (net_refutes(assumed(m, c, d), depth - 1)) m.cells[c] &= ~bit(d);
        });
    if (m == before) return false;
  }
}
template <std::size_t Depth> void net(Finder& f) {
  each_refuted(f, [&](std::size_t c, std::size_t d) { return net_refutes(assumed(f.m, c, d), Depth); });
}

}  // namespace wholemeal::technique::slow
