// What would mend a step: a further law, or another line.
#pragma once

#include <string>
#include <vector>

#include "wholemeal/calc/step.hpp"

namespace wholemeal::calc {

// One more law with which a step is sufficiently explained, the usual ones tried first.
inline std::string suggestion(const Setting& s, const Step& step, const Expr& from, const Rules& rules) {
  std::vector<const Law*> more;
  for (const char* l : {"map-comp", "map-id"})
    if (const Law* law = find_law(s.book, l)) more.push_back(law);
  for (const auto& l : s.book.laws)
    if (!s.forbidden.contains(l.label)) more.push_back(&l);
  for (const Law* l : more) {
    Rules with;
    with.rules = rules.rules;
    with.rules.push_back({l, Use::Either, {}, false, 0});
    const auto r = symbolic(s, step, from, with, {}, 800);
    if (r.reached.found && !r.types)
      return "; adding " + l->label + " does (" + std::to_string(r.reached.calculation.size()) + " rewrites)";
  }
  return "; no single law of the theory closes it";
}

// A variable of a cited law that nothing on its left side, or in the hint, stands for: a hint must say what it is.
inline std::string left_open(const Rules& rules) {
  for (const auto& rule : rules.rules) {
    std::string open;
    const auto look = [&](const std::string& v) {
      if (bound(rule.with, v) == nullptr && !names(rule.law->says.left, v)) open = v;
    };
    each_metavariable(rule.law->says.right, look);
    for (const auto& c : rule.law->conditions)
      if (c.equation) each_metavariable(c.equation->left, look), each_metavariable(c.equation->right, look);
    if (!open.empty() && !rule.assumed && rule.use != Use::Backward)
      return "; " + rule.law->label + " leaves `" + open + "` open: say `with " + open + " := ...`";
  }
  return "";
}

// What the cited laws would give in one rewrite, nearest to what was written.
inline std::string nearest(const Step& step, const Expr& from, const Rules& rules) {
  std::string best, law;
  std::size_t least = 1000000;
  for (const auto& rule : rules.rules) {
    const Rewriter::Visit visit = [&](const Rewrite& r) {
      const auto text = show(r.result);
      if (const auto d = detail::distance(text, show(step.line)); d < least) least = d, best = text, law = r.label;
    };
    Rewriter(from, {2 * size(from) + 8, false}, visit).all(rule);
  }
  return best.empty() ? "" : ". " + law + " gives `" + best + "`";
}

}  // namespace wholemeal::calc
