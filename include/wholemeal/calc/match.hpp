// Matching modulo associativity: a variable stands for a non-empty segment of a composition.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "wholemeal/calc/syntax.hpp"

namespace wholemeal::calc {

// What a variable stands for, or nothing yet.
inline const Expr* bound(const Substitution& s, const std::string& variable) {
  const auto it = std::find_if(s.begin(), s.end(), [&](const auto& b) { return b.first == variable; });
  return it == s.end() ? nullptr : &it->second;
}

// The pattern with its variables replaced; those not bound stay.
inline Expr instantiate(const Expr& pattern, const Substitution& s) {
  Expr out;
  for (const auto& a : pattern.atoms) {
    if (const Expr* e = is_metavariable(*a) ? bound(s, a->head) : nullptr) {
      out = compose(std::move(out), *e);
      continue;
    }
    if (a->args.empty()) {
      out.atoms.push_back(a);
      continue;
    }
    std::vector<Expr> args;
    for (const auto& e : a->args) args.push_back(instantiate(e, s));
    out.atoms.push_back(atom(a->kind, a->head, std::move(args), a->from, a->to));
  }
  return out;
}

inline Equation instantiate(const Equation& e, const Substitution& s) {
  return {instantiate(e.left, s), instantiate(e.right, s), e.relation};
}

// Calls `visit` with every metavariable of a term, outermost first.
template <class Visit> void each_metavariable(const Expr& e, Visit&& visit) {
  for (const auto& a : e.atoms) {
    if (is_metavariable(*a)) visit(a->head);
    for (const auto& x : a->args) each_metavariable(x, visit);
  }
}

// Whether a term, an equation, speaks of a variable.
inline bool names(const Expr& e, const std::string& variable) {
  bool found = false;
  each_metavariable(e, [&](const std::string& v) { found = found || v == variable; });
  return found;
}
inline bool names(const Equation& e, const std::string& v) { return names(e.left, v) || names(e.right, v); }
inline bool names(const Law& l, const std::string& v) {
  return names(l.says, v) || std::any_of(l.conditions.begin(), l.conditions.end(), [&](const Condition& c) {
           return c.equation ? names(*c.equation, v) : names(c.after, v);
         });
}

// Whether a substitution binds every variable of a pattern.
inline bool binds_all(const Substitution& s, const Expr& pattern) {
  bool all = true;
  each_metavariable(pattern, [&](const std::string& v) { all = all && bound(s, v) != nullptr; });
  return all;
}

// How much is tried, and how much may be: a law of many variables matches a long term in millions of ways.
struct Steps {
  std::size_t done = 0, most = 0;
  bool over() const { return done >= most; }
};

// All ways in which a pattern is a given segment. `fixed`: its variables stand for themselves.
class Matcher {
 public:
  explicit Matcher(bool fixed = false, Steps* steps = nullptr) : fixed_(fixed), steps_(steps) {}

  std::vector<Substitution> matches(const Expr& pattern, const Expr& subject, std::size_t from, std::size_t to,
                                    Substitution s = {}) const {
    std::vector<Substitution> out;
    match(pattern, 0, subject, from, to, std::move(s), out);
    return out;
  }

 private:
  using Out = std::vector<Substitution>;

  void match(const Expr& p, std::size_t i, const Expr& e, std::size_t from, std::size_t to, Substitution s,
             Out& out) const {
    if (steps_ != nullptr && steps_->done++ >= steps_->most) return;
    if (i == p.length()) {
      if (from == to) out.push_back(std::move(s));
      return;
    }
    if (to - from < p.length() - i && !has_short(p, i, s)) return;
    const Atom& a = *p.atoms[i];
    if (!fixed_ && is_metavariable(a)) return match_variable(p, i, e, from, to, std::move(s), out);
    if (from == to) return;
    for (auto& t : match_atom(a, *e.atoms[from], std::move(s))) match(p, i + 1, e, from + 1, to, std::move(t), out);
  }

  // A variable given by hand as `id` takes no room.
  static bool has_short(const Expr& p, std::size_t i, const Substitution& s) {
    for (; i < p.length(); ++i)
      if (const Expr* e = is_metavariable(*p.atoms[i]) ? bound(s, p.atoms[i]->head) : nullptr)
        if (e->atoms.empty()) return true;
    return false;
  }

  void match_variable(const Expr& p, std::size_t i, const Expr& e, std::size_t from, std::size_t to, Substitution s,
                      Out& out) const {
    const std::string& v = p.atoms[i]->head;
    if (const Expr* b = bound(s, v)) {
      const std::size_t end = from + b->length();
      if (end <= to && segment(e, from, end) == *b) match(p, i + 1, e, end, to, std::move(s), out);
      return;
    }
    if (is_value_variable(v) && to != e.length()) return;  // a value is the end of a composition
    for (std::size_t end = is_value_variable(v) ? to : from + 1; end <= to; ++end) {
      Substitution t = s;
      t.emplace_back(v, segment(e, from, end));
      match(p, i + 1, e, end, to, std::move(t), out);
    }
  }

  Out match_atom(const Atom& p, const Atom& a, Substitution s) const {
    if (p.kind != a.kind || p.head != a.head || p.args.size() != a.args.size()) return {};
    Out now;
    now.push_back(std::move(s));
    for (std::size_t k = 0; k < p.args.size() && !now.empty(); ++k) {
      Out next;
      for (auto& t : now) match(p.args[k], 0, a.args[k], 0, a.args[k].length(), std::move(t), next);
      now = std::move(next);
    }
    return now;
  }

  bool fixed_;
  Steps* steps_;
};

}  // namespace wholemeal::calc
