// Whether the cases of an induction are those of all lists. Trusted: see proof.hpp.
#pragma once

#include <string>
#include <vector>

#include "wholemeal/calc/cases_of.hpp"
#include "wholemeal/calc/claim.hpp"

namespace wholemeal::calc {

inline std::vector<Condition> assumptions_of(const Claim& c, const CaseClaim& one) {
  return assumptions_in(c.assumptions, c.induction, one.lists, one.when);
}

// By extensionality: of any value, without an induction.
inline bool extensional(const Claim& c) {
  return std::all_of(c.cases.begin(), c.cases.end(), [](const CaseClaim& one) { return one.lists == Lists::Any; });
}

namespace detail {

inline bool says_truth(const Condition& c, const char* truth) {
  return c.equation && c.equation->relation == Relation::Equal && c.equation->right == name(truth);
}

// One case without a condition, or two: `if b = True` and `if b = False`.
inline bool covers(const std::vector<const CaseClaim*>& cases) {
  if (cases.size() == 1) return !cases[0]->when;
  if (cases.size() != 2 || !cases[0]->when || !cases[1]->when) return false;
  const Condition &a = *cases[0]->when, &b = *cases[1]->when;
  if (!(says_truth(a, "True") && says_truth(b, "False")) && !(says_truth(a, "False") && says_truth(b, "True")))
    return false;
  return a.equation->left == b.equation->left;
}

// Whether something is assumed of the claim's argument, which the cases don't have: a predicate is; and a list that an
// assumption names and the claim doesn't would be taken for it.
inline bool assumes_of_the_argument(const Claim& c) {
  const auto taken = [&](const Condition& a) {
    return std::any_of(c.induction.begin(), c.induction.end(),
                       [&](const std::string& l) { return names(*a.equation, l) && !names(c.says, l); });
  };
  return std::any_of(c.assumptions.begin(), c.assumptions.end(),
                     [&](const Condition& a) { return !a.equation || taken(a); });
}

}  // namespace detail

inline Lists least(const Claim& c) { return c.sizes.empty() ? Lists::Empty : Lists::One; }

inline std::string cases_wanted(const Claim& c) {
  if (detail::assumes_of_the_argument(c))
    return "what is assumed of an argument is assumed of no list; name the list in the claim";
  return std::string(least(c) == Lists::Empty ? "`[]`" : "`[x]`") +
         " and `x:xs` are wanted, each once, or once `if b = True` and once `if b = False`";
}

// Whether the cases are those of all lists.
inline bool covers(const Claim& c) {
  if (detail::assumes_of_the_argument(c)) return false;
  std::vector<const CaseClaim*> base, longer;
  for (const auto& one : c.cases) (one.lists == Lists::Longer ? longer : base).push_back(&one);
  const auto shape = least(c);
  if (extensional(c)) return detail::covers(base);
  return std::all_of(base.begin(), base.end(), [&](const CaseClaim* b) { return b->lists == shape; }) &&
         detail::covers(base) && detail::covers(longer);
}

}  // namespace wholemeal::calc
