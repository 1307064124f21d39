// Positions in a term: down through arguments, then a segment of the composition found there.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/term.hpp"

namespace wholemeal::calc {

struct Position {
  std::vector<std::pair<std::size_t, std::size_t>> down{};  // (atom, argument) at each level
  std::size_t from = 0, to = 0;                             // atoms [from, to)
};

// Whether a position exists in a term.
inline bool exists(const Expr& e, const Position& p, std::size_t level = 0) {
  if (level == p.down.size()) return p.from <= p.to && p.to <= e.length();
  const auto [i, k] = p.down[level];
  return i < e.length() && k < e.atoms[i]->args.size() && exists(e.atoms[i]->args[k], p, level + 1);
}

// The composition that holds the segment.
inline const Expr& host(const Expr& e, const Position& p, std::size_t level = 0) {
  if (level == p.down.size()) return e;
  const auto [i, k] = p.down[level];
  return host(e.atoms[i]->args[k], p, level + 1);
}

// The segment itself.
inline Expr part(const Expr& e, const Position& p) { return segment(host(e, p), p.from, p.to); }

// The term with the segment replaced; places in it stay.
inline Expr replace(const Expr& e, const Position& p, const Expr& by, std::size_t level = 0) {
  if (level == p.down.size()) return compose(compose(segment(e, 0, p.from), by), segment(e, p.to, e.length()));
  const auto [i, k] = p.down[level];
  const Atom& old = *e.atoms[i];
  auto args = old.args;
  args[k] = replace(args[k], p, by, level + 1);
  Expr out = e;
  out.atoms[i] = atom(old.kind, old.head, std::move(args), old.from, old.to);
  return out;
}

}  // namespace wholemeal::calc
