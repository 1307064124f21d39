// What a claim about lists says of `[]`, `[x]` and `x:xs`.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "wholemeal/calc/match.hpp"

namespace wholemeal::calc {

// `x` of `xs`, `xs` of `xss`.
inline std::string head_of(const std::string& list) { return list.substr(0, list.size() - 1); }

// What a list is in a case.
inline Expr list_in(Lists lists, const std::string& list) {
  if (lists == Lists::Any) return name(list);
  const Expr cons = name(":", {name(head_of(list))});
  Expr empty{{atom(Kind::List, "")}};
  if (lists == Lists::Empty) return empty;
  return compose(cons, lists == Lists::One ? empty : name(list));
}

// Extensionality: `f = g` is `f xs = g xs` for all xs; a list that the claim doesn't name is its argument.
inline Equation pointwise(Equation e, const std::vector<std::string>& lists) {
  std::set<std::string> named;
  const auto note = [&](const std::string& v) { named.insert(v); };
  each_metavariable(e.left, note), each_metavariable(e.right, note);
  for (const auto& l : lists)
    if (!named.contains(l)) e.left = compose(e.left, name(l)), e.right = compose(e.right, name(l));
  return e;
}

inline Substitution lists_in(Lists shape, const std::vector<std::string>& lists) {
  Substitution s;
  for (const auto& l : lists) s.emplace_back(l, list_in(shape, l));
  return s;
}

// The claim in a case.
inline Equation case_of(const Equation& e, const std::vector<std::string>& lists, Lists shape) {
  return instantiate(pointwise(e, lists), lists_in(shape, lists));
}

// What a case may assume: what the claim does, of its lists, and its own condition.
inline std::vector<Condition> assumptions_in(std::vector<Condition> all, const std::vector<std::string>& lists,
                                             Lists shape, const std::optional<Condition>& when) {
  for (auto& c : all)
    if (c.equation) c.equation = instantiate(*c.equation, lists_in(shape, lists));
  if (when) all.push_back(*when);
  return all;
}

// Gives the cases of a derivation their goals and assumptions.
inline void state_cases(Derivation& d) {
  for (auto& c : d.cases) {
    c.goal = case_of(d.goal, d.induction, c.lists);
    c.assumptions = assumptions_in(d.assumptions, d.induction, c.lists, c.when);
  }
}

}  // namespace wholemeal::calc
