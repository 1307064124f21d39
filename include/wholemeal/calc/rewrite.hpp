// One rewrite: a law used at a position, in a direction, with a substitution; and all rewrites of a term.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/match.hpp"
#include "wholemeal/calc/position.hpp"

namespace wholemeal::calc {

struct Rewrite;

// Why a side condition holds: it is an assumption of the derivation, or a calculation shows it.
struct Evidence {
  bool assumed = false;
  std::vector<Rewrite> calculation;  // no initialiser: Rewrite is not complete here
};

// A claim only: `certify` in proof.hpp checks every field of it.
struct Rewrite {
  std::string label{};  // of a law, or `assumption`
  std::size_t assumption = 0;
  bool forward = true;
  Position at{};
  Substitution with{};
  std::vector<Evidence> evidence{};
  Expr result{};
};

// A law as a step may use it.
struct Rule {
  const Law* law = nullptr;
  Use use = Use::Either;
  Substitution with{};
  bool assumed = false;        // an assumption: its variables stand for themselves
  std::size_t assumption = 0;  // which
};

inline const Expr& source_side(const Equation& e, bool forward) { return forward ? e.left : e.right; }
inline const Expr& target_side(const Equation& e, bool forward) { return forward ? e.right : e.left; }

// What a search allows: the largest term, and whether `id` may become something.
struct Bounds {
  int size = 0;
  bool from_id = true;
  Steps* steps = nullptr;  // none: without end
};

// Where `~` may be used (2.6): everything to the left keeps bags, at each level; below the top only inside a `map`
// right after `concat` or `cp`.
inline bool is_of(const Atom& a, std::string_view head, std::size_t args) {
  return a.kind == Kind::Name && a.head == head && a.args.size() == args;
}
inline bool keeps_bags(const Expr& e, std::size_t end) {
  return std::all_of(e.atoms.begin(), e.atoms.begin() + static_cast<std::ptrdiff_t>(end), [](const AtomPtr& a) {
    return is_of(*a, "map", 1) || is_of(*a, "filter", 1) || is_of(*a, "concat", 0);
  });
}

inline bool order_allowed(const Expr& e, const Position& p, std::size_t level = 0) {
  if (level == p.down.size()) return keeps_bags(e, p.from);
  const auto [i, k] = p.down[level];
  if (i == 0 || !is_of(*e.atoms[i], "map", 1)) return false;
  const Atom& before = *e.atoms[i - 1];
  return (is_of(before, "concat", 0) || is_of(before, "cp", 0)) && keeps_bags(e, i - 1) &&
         order_allowed(e.atoms[i]->args[k], p, level + 1);
}

// Whether every variable of a law's conditions is bound: one left open would be taken for the claim's own.
inline bool binds_conditions(const Substitution& s, const Law& law) {
  return std::all_of(law.conditions.begin(), law.conditions.end(), [&](const Condition& c) {
    return c.equation ? binds_all(s, c.equation->left) && binds_all(s, c.equation->right) : binds_all(s, c.after);
  });
}

// Calls `visit` with each rewrite of `e` by `rule`, evidence still to be found.
class Rewriter {
 public:
  using Visit = std::function<void(Rewrite)>;
  Rewriter(const Expr& whole, Bounds bounds, const Visit& visit) : whole_(whole), bounds_(bounds), visit_(visit) {}

  void all(const Rule& rule) {
    Position p;
    if (rule.use != Use::Backward) below(whole_, rule, true, p);
    if (rule.use != Use::Forward) below(whole_, rule, false, p);
  }

 private:
  void below(const Expr& e, const Rule& rule, bool forward, Position& p) {
    here(e, rule, forward, p);
    for (std::size_t i = 0; i < e.length(); ++i)
      for (std::size_t k = 0; k < e.atoms[i]->args.size(); ++k) {
        p.down.emplace_back(i, k);
        below(e.atoms[i]->args[k], rule, forward, p);
        p.down.pop_back();
      }
  }

  void here(const Expr& e, const Rule& rule, bool forward, Position& p) {
    const Expr& pattern = source_side(rule.law->says, forward);
    if (pattern.atoms.empty() && !bounds_.from_id) return;
    const Matcher matcher(rule.assumed, bounds_.steps);
    const bool constant = !has_variable_factor(pattern, rule.assumed);
    for (std::size_t i = 0; i + pattern.length() <= e.length(); ++i)
      for (std::size_t j = i + pattern.length(); j <= (constant ? i + pattern.length() : e.length()); ++j)
        for (auto& s : matcher.matches(pattern, e, i, j, rule.with)) {
          if (bounds_.steps != nullptr && bounds_.steps->over()) return;
          p.from = i;
          p.to = j;
          finish(rule, forward, p, std::move(s));
        }
  }

  static bool has_variable_factor(const Expr& e, bool fixed) {
    return !fixed && std::any_of(e.atoms.begin(), e.atoms.end(), [](const AtomPtr& a) { return is_metavariable(*a); });
  }

  void finish(const Rule& rule, bool forward, const Position& p, Substitution s) {
    if (bounds_.steps != nullptr) bounds_.steps->done += 10;  // a term is made
    const Expr& target = target_side(rule.law->says, forward);
    if (!rule.assumed && !(binds_all(s, target) && binds_conditions(s, *rule.law))) return;
    Expr result = replace(whole_, p, rule.assumed ? target : instantiate(target, s));
    if (size(result) > bounds_.size) return;
    visit_({rule.assumed ? "assumption" : rule.law->label,
            rule.assumption,
            forward,
            p,
            std::move(s),
            {},
            std::move(result)});
  }

  const Expr& whole_;
  Bounds bounds_;
  const Visit& visit_;
};

// The condition of a law as it stands at a rewrite. A predicate speaks of the law's argument: what stands to the
// right of the redex comes `after`. Below the top that can't be said: then nothing is returned.
inline std::optional<Condition> condition_at(const Condition& c, const Rewrite& r, const Expr& whole) {
  Condition out = c;
  if (c.equation) return out.equation = instantiate(*c.equation, r.with), out;
  if (!r.at.down.empty()) return {};
  out.after = compose(instantiate(c.after, r.with), segment(whole, r.at.to, whole.length()));
  return out;
}

}  // namespace wholemeal::calc
