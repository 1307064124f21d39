#pragma once
// A smaller puzzle of the same kind with the same property: as few cells to think about as will do.
#include <functional>

#include "wholemeal/check/cases.hpp"
#include "wholemeal/check/rules.hpp"

namespace wholemeal::check {

// Whether a puzzle is of a kind, its truth known.
inline bool is_kind(Kind k, const Puzzle& p, const Truth& t) {
  const std::size_t given = clues(p), n = static_cast<std::size_t>(p.box.digits());
  const bool full = given == p.cells.size();
  if (!t.known || (t.clash != (k == Kind::clashing || k == Kind::full_and_wrong))) return false;
  switch (k) {
    case Kind::unique: return t.count == 1 && !full;
    case Kind::several: return t.count > 1;
    case Kind::none: return t.count == 0;
    case Kind::clashing: return !full;
    case Kind::empty: return given == 0;
    case Kind::full: return full && t.count == 1;
    case Kind::full_and_wrong: return full;
    case Kind::few: return t.count > 1 && given > 0 && given <= n;
    case Kind::hard: return t.count == 1 && t.nodes > 1;
    case Kind::given:
    case Kind::garbled: break;
  }
  return true;
}
// The widest kind of those that a puzzle is of: what it is shrunk in where it doesn't matter what it was made for.
inline Kind kind_of(const Puzzle& p, const Truth& t) {
  if (t.clash) return clues(p) == p.cells.size() ? Kind::full_and_wrong : Kind::clashing;
  if (clues(p) == p.cells.size()) return Kind::full;
  return t.count == 0 ? Kind::none : t.count == 1 ? Kind::unique : clues(p) == 0 ? Kind::empty : Kind::several;
}

// Whether a case still shows what is wanted. The first that does ends a round.
using Shows = std::function<bool(const Case&)>;

namespace detail {

// Some cells of a puzzle set: to the solution's digit where that helps, to a blank in kinds of few clues.
inline Puzzle set_cells(const Case& c, const std::vector<std::size_t>& cells) {
  Puzzle p = c.puzzle;
  for (std::size_t k : cells) {
    if (c.kind == Kind::clashing || c.kind == Kind::few)
      p.cells[k] = '.';
    else if (!c.truth.first.empty())
      p.cells[k] = c.truth.first[k];
    else if (const std::string digits = others(p, k); !digits.empty())
      p.cells[k] = digits.front();
  }
  return p;
}
// The cells that may be set. Where two solutions are known, those that they agree in first.
inline std::vector<std::size_t> settable(const Case& c) {
  std::vector<std::size_t> agreed, differing;
  const bool thinning = c.kind == Kind::clashing || c.kind == Kind::few;
  for (std::size_t k = 0; k < c.puzzle.cells.size(); ++k) {
    if (is_blank(c.puzzle.cells[k]) == thinning) continue;
    const bool differ = !c.truth.second.empty() && c.truth.first[k] != c.truth.second[k];
    (differ ? differing : agreed).push_back(k);
  }
  agreed.insert(agreed.end(), differing.begin(), differing.end());
  return agreed;
}

inline Case with_cells(const Case& c, const std::vector<std::size_t>& cells, std::uint64_t most) {
  Case smaller{c.kind, set_cells(c, cells), {}};
  smaller.truth = truth(smaller.puzzle, most);
  return smaller;
}
// The parts of a list from some place on, so many elements long.
inline std::vector<std::size_t> part(const std::vector<std::size_t>& xs, std::size_t at, std::size_t size) {
  const auto first = xs.begin() + static_cast<std::ptrdiff_t>(at);
  return {first, first + static_cast<std::ptrdiff_t>(std::min(size, xs.size() - at))};
}

}  // namespace detail

// smaller :: Case -> Int -> [Case]       those of the same kind with half of the cells set, a quarter ... one
inline std::vector<Case> smaller(const Case& c, std::uint64_t most) {
  std::vector<Case> cases;
  const auto cells = detail::settable(c);
  for (std::size_t size = cells.size(); size > 0; size /= 2)
    for (std::size_t at = 0; at < cells.size(); at += size)
      if (Case s = detail::with_cells(c, detail::part(cells, at, size), most);
          s.puzzle != c.puzzle && is_kind(c.kind, s.puzzle, s.truth))
        cases.push_back(std::move(s));
  return cases;
}

// shrink :: (Case -> Bool) -> Case -> Case         by halves, quarters ... of the cells, for as long as `more` says
inline Case shrink(const Shows& shows, Case c, std::uint64_t most, const std::function<bool()>& more) {
  if (c.kind == Kind::given || c.kind == Kind::hard) c.kind = kind_of(c.puzzle, c.truth);
  auto cells = detail::settable(c);
  for (std::size_t size = cells.size(); size > 0; size /= 2)
    for (std::size_t at = 0; at < cells.size() && more();) {
      const Case s = detail::with_cells(c, detail::part(cells, at, size), most);
      if (s.puzzle == c.puzzle || !is_kind(c.kind, s.puzzle, s.truth) || !shows(s)) {
        at += size;
        continue;
      }
      c = s;
      for (std::size_t k = 0; k < size && at < cells.size(); ++k)
        cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(at));
    }
  return c;
}

}  // namespace wholemeal::check
