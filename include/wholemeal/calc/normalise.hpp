// Normal forms by definitions and by the laws that make terms smaller.
#pragma once

#include <utility>
#include <vector>

#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

// Unfolds definitions once a name, then uses the laws that make terms smaller until none applies.
class Normaliser {
 public:
  explicit Normaliser(const std::vector<Rule>& rules) {
    for (const auto& r : rules) {
      const auto& e = r.law->says;
      if (!r.law->conditions.empty() || e.relation == Relation::Order || r.assumed) continue;
      if (r.law->definition)
        unfold_.push_back(with(r, Use::Forward));
      else if (size(e.right) < size(e.left))
        shrink_.push_back(with(r, Use::Forward));
      else if (size(e.left) < size(e.right))
        shrink_.push_back(with(r, Use::Backward));
    }
  }

  // The rewrites that lead to the normal form.
  std::vector<Rewrite> run(const Expr& from) const {
    std::vector<Rewrite> path;
    Expr term = from;
    reduce(term, path);
    while (path.size() < 60 && unfold(term, path)) reduce(term, path);
    return path;
  }

 private:
  static Rule with(Rule r, Use use) { return r.use = use, r; }

  static bool take_first(const Rule& rule, Expr& term, std::vector<Rewrite>& path, bool smaller) {
    std::vector<Rewrite> all;
    const Rewriter::Visit visit = [&](Rewrite r) {
      if (all.empty() && (!smaller || size(r.result) < size(term))) all.push_back(std::move(r));
    };
    Rewriter(term, {200, false}, visit).all(rule);
    if (all.empty()) return false;
    term = all[0].result;
    path.push_back(std::move(all[0]));
    return true;
  }
  void reduce(Expr& term, std::vector<Rewrite>& path) const {
    for (bool again = true; again && path.size() < 60;) {
      again = false;
      for (const auto& rule : shrink_)
        while (path.size() < 60 && take_first(rule, term, path, true)) again = true;
    }
  }
  bool unfold(Expr& term, std::vector<Rewrite>& path) const {
    bool any = false;
    for (const auto& rule : unfold_)
      while (path.size() < 60 && take_first(rule, term, path, false)) any = true;
    return any;
  }

  std::vector<Rule> unfold_{}, shrink_{};
};

}  // namespace wholemeal::calc
