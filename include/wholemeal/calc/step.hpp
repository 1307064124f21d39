// One step: the rules its hint allows, and whether they lead from one line to the next.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/instance.hpp"
#include "wholemeal/calc/rules.hpp"

namespace wholemeal::calc {

// Decides which rewrites a step admits; keeps what a side condition was missing.
class Gate {
 public:
  Gate(const Setting& s, const Step& step, Loose loose)
      : conditions(s.book, s.assumptions, step.hints, s.forbidden), step_(step), loose_(loose) {}

  bool operator()(const Law& law, const Expr& whole, Rewrite& r) {
    if (law.says.relation == Relation::Order) {
      if (step_.relation == Relation::Equal && !loose_.order) return false;
      if (!loose_.context && !order_allowed(whole, r.at)) return false;
    }
    return conditions.discharge(law, whole, r) || loose_.side;
  }

  Conditions conditions;

 private:
  const Step& step_;
  Loose loose_;
};

// What the laws alone say of a step.
struct Symbolic {
  Reached reached{};
  std::optional<Message> types{};  // a rewrite that doesn't fit the types
  std::optional<Conditions::OpenCondition> open{};
};

// The first rewrite of a calculation whose law doesn't fit the types of the claim.
inline std::optional<Message> types_of(const Setting& s, const Rules& rules, const Expr& from,
                                       const std::vector<Rewrite>& calculation) {
  Expr term = from;
  for (const auto& r : calculation) {
    for (const auto& rule : rules.rules)
      if (rule.law->label == r.label && rule.assumption == r.assumption)
        if (LawInstance i(s.book, s.frame, term, *rule.law, r); i.error()) return i.error();
    term = r.result;
  }
  return {};
}

// Whether a rule may make something of `id`.
inline bool knows_id(const Rules& rules) {
  return std::any_of(rules.rules.begin(), rules.rules.end(),
                     [](const Rule& r) { return r.law->says.left.atoms.empty() || r.law->says.right.atoms.empty(); });
}

// Searches a way from one line to the next by the rules: first without making something of `id`, then with.
inline Symbolic symbolic(const Setting& s, const Step& step, const Expr& from, const Rules& rules, Loose loose = {},
                         std::size_t states = 20000) {
  Symbolic out;
  for (const bool from_id : {false, true}) {
    Gate gate(s, step, loose);
    Limits limits;
    limits.from_id = from_id;
    limits.states = states;
    auto r = Reacher(rules.rules, std::ref(gate), limits).run(from, step.line);
    const auto spent = out.reached.states;
    out.reached = std::move(r);
    out.reached.states += spent;
    if (gate.conditions.open) out.open = gate.conditions.open;
    out.types = types_of(s, rules, from, out.reached.calculation);
    if ((out.reached.found && !out.types) || !knows_id(rules)) break;
  }
  return out;
}

}  // namespace wholemeal::calc
