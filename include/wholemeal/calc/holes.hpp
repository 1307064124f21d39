// Terms with holes, and what fits them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/match.hpp"

namespace wholemeal::calc {

// Holes become variables, all other variables stand for themselves: they are given names no file can hold.
inline AtomPtr as_pattern(const Atom& a, int& n);

inline Expr as_pattern(const Expr& e) {
  Expr out;
  int n = 0;
  for (const auto& a : e.atoms) out.atoms.push_back(as_pattern(*a, n));
  return out;
}
inline AtomPtr as_pattern(const Atom& a, int& n) {
  if (a.kind == Kind::Hole) return atom(Kind::Name, "h" + std::to_string(a.head.empty() ? ++n : 100 + a.head[0]));
  std::vector<Expr> args;
  for (const auto& x : a.args) {
    Expr y;
    for (const auto& b : x.atoms) y.atoms.push_back(as_pattern(*b, n));
    args.push_back(std::move(y));
  }
  return atom(a.kind, a.head, std::move(args));
}
// Whether a term is what was written, with its holes filled.
inline bool fits(const Expr& written, const Expr& e) {
  if (written.length() == 1 && written.atoms[0]->kind == Kind::Hole) return true;
  for (const auto& s : Matcher().matches(as_pattern(written), e, 0, e.length())) {
    bool own = true;  // what isn't a hole must stand as written
    each_metavariable(written, [&](const std::string& v) {
      const Expr* b = bound(s, v);
      own = own && (b == nullptr || *b == name(v));
    });
    if (own) return true;
  }
  return false;
}

}  // namespace wholemeal::calc
