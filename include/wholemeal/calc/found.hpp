// What a search may cost, and what it finds.
#pragma once

#include <vector>

#include "wholemeal/calc/reach.hpp"

namespace wholemeal::calc {

struct SearchLimits {
  std::size_t states = 200000;
  double seconds = 0;  // 0: as long as the states take, so that the same is found everywhere
  int growth = 12;     // how much larger than twice the larger side a term may grow
};

struct Found {
  bool found = false;
  std::vector<Rewrite> calculation{};
  std::size_t states = 0;
  int depth = 0;           // of the deepest term tried
  bool exhausted = false;  // everything within the size limit was tried
};

// The path from `from` made backwards: from its end to `from`.
inline std::vector<Rewrite> reversed_path(const Expr& from, const std::vector<Rewrite>& path) {
  std::vector<Rewrite> out;
  Expr before = from;
  for (const auto& r : path) {
    out.insert(out.begin(), reversed(r, before));
    before = r.result;
  }
  return out;
}

}  // namespace wholemeal::calc
