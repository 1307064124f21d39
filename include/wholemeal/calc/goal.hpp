// Whether the lines of a calculation are those of its goal; and what is weak about a step that holds.
#pragma once

#include <string>
#include <vector>

#include "wholemeal/calc/outcome.hpp"

namespace wholemeal::calc {

// What a calculation proves: one `~` step makes it `~`.
inline Relation relation_of(const Derivation& d) {
  const auto order = [](const Step& s) { return s.relation == Relation::Order; };
  return std::any_of(d.steps.begin(), d.steps.end(), order) ? Relation::Order : Relation::Equal;
}

// The first and the last line against the sides of the goal, and the relation proved against the one claimed.
inline std::vector<Message> faults_of_goal(const Derivation& d) {
  std::vector<Message> out;
  const auto compare = [&](const Expr& got, const Expr& want, const std::string& what, const char* side, Place at) {
    if (got == want) return;
    const auto [a, b] = first_difference(got, want);
    out.push_back({Class::Goal,
                   {},
                   at,
                   what + " `" + show(got) + "`, but the goal's " + side + " side is `" + show(want) +
                       "`; they differ at `" + a + "` and `" + b + "`. Is a step missing?"});
  };
  const bool none = d.steps.empty();
  compare(d.first, d.goal.left, "the first line is", "left", d.first_at);
  compare(none ? d.first : d.steps.back().line, d.goal.right, "the calculation ends in", "right",
          none ? d.first_at : d.steps.back().line_at);
  if (relation_of(d) == Relation::Order && d.goal.relation == Relation::Equal)
    out.push_back({Class::Order, {}, d.at, "a calculation with a ~ step proves ~; the goal says ="});
  return out;
}

// Of a step that holds: laws cited but not needed, and weak evidence.
inline std::vector<Message> warnings(const StepOutcome& o, const std::vector<std::string>& cited,
                                     const Options& options) {
  std::vector<Message> out;
  const auto warn = [&](Class c, const std::string& text) { out.push_back({c, {}, o.step->at, text}); };
  for (const auto& l : cited)
    if (!o.reached.used.contains(l)) warn(Class::Unused, l + " is cited but not needed");
  const auto cases = std::to_string(o.tested.cases);
  if (options.evaluate && o.tested.cases < options.effort.cases)
    warn(Class::Weak, "weak evidence: only " + cases + " cases could be tried");
  else if (options.evaluate && o.tested.telling < enough_telling && !o.empty)
    warn(Class::Weak, "weak evidence: only " + std::to_string(o.tested.telling) + " of " + cases + " cases could tell");
  return out;
}

}  // namespace wholemeal::calc
