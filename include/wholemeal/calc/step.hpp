// One step: the rules its hint allows, and whether they lead from one line to the next.
#pragma once

#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/conditions.hpp"
#include "wholemeal/calc/frame.hpp"
#include "wholemeal/calc/names.hpp"

namespace wholemeal::calc {

// What a hint allows, with the labels it cites as they are written.
struct Rules {
  std::vector<Rule> rules{};
  std::vector<std::string> cited{};
  std::vector<Message> errors{};
  std::deque<Law> made{};  // laws made of assumptions and derivations; the rules point here
};

// How a symbolic check may be loosened, to find out what is wrong.
struct Loose {
  bool order = false, context = false, side = false;
};

// The surroundings of a step.
struct Setting {
  const Book& book;
  const std::vector<Condition>& assumptions;
  Frame frame{};
  Labels forbidden{};    // laws whose proofs lean on this derivation
  bool lenient = false;  // map-id and map-comp added to every hint
};

// The rules of a hint; what it names and nobody knows is an error.
inline Rules rules_of(const Setting& s, const Step& step) {
  Rules out;
  const auto refuse = [&](const Hint& h, Class c, const std::string& text) {
    out.errors.push_back({c, {}, h.at, text});
  };
  const auto use = [&](const Law* l, const Hint& h) {
    if (s.forbidden.contains(l->label)) refuse(h, Class::Circular, l->label + " rests on this derivation");
    out.rules.push_back({l, h.use, h.with, false, 0});
    out.cited.push_back(l->label);
  };
  for (const auto& h : step.hints) {
    if (h.kind == Hint::Kind::Law || (h.kind == Hint::Kind::Side && !h.label.empty())) {
      const Law* l = find_law(s.book, h.label);
      const Derivation* d = find_derivation(s.book, h.label);
      if (l == nullptr && d == nullptr)
        refuse(h, Class::Name, "there is no law `" + h.label + "`" + did_you_mean(h.label, labels(s.book)));
      else if (h.kind == Hint::Kind::Law)
        use(l != nullptr ? l : &out.made.emplace_back(as_law(*d)), h);
      else if (s.forbidden.contains(h.label))
        refuse(h, Class::Circular, h.label + " rests on this derivation");
    } else if (h.kind == Hint::Kind::Definition) {
      const Law* l = find_definition(s.book, h.label);
      if (l == nullptr)
        refuse(h, Class::Name, "`" + h.label + "` has no definition here");
      else
        use(l, h);
    } else if (h.kind == Hint::Kind::Assumption) {
      bool any = false;
      for (std::size_t i = 0; i < s.assumptions.size(); ++i) {
        if (!s.assumptions[i].equation) continue;
        Law& l = out.made.emplace_back();
        l.label = "assumption";
        l.says = *s.assumptions[i].equation;
        out.rules.push_back({&l, Use::Either, {}, true, i});
        any = true;
      }
      if (any)
        out.cited.push_back("assumption");
      else
        refuse(h, Class::Name, "this derivation assumes no equation");
    }
  }
  for (const char* l : {"map-comp", "map-id"})
    if (const Law* law = s.lenient ? find_law(s.book, l) : nullptr)
      out.rules.push_back({law, Use::Either, {}, false, 0});
  return out;
}

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
    if (out.reached.found && !out.types) break;
  }
  return out;
}

}  // namespace wholemeal::calc
