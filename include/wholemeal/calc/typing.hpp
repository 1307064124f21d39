// The types of terms, inferred; messages that name the factor, what it takes and what comes to it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "wholemeal/calc/constraints.hpp"
#include "wholemeal/calc/position.hpp"

namespace wholemeal::calc {

// The type of a segment: what comes to it and what it gives; and which of the factors typed are its.
struct Passage {
  Type argument{}, result{};
  std::size_t first = 0, last = 0;
};

class Typing : public Constraints {
 public:
  using Constraints::Constraints;

  // The one type of each metavariable.
  Type& metavariable(const std::string& s) {
    const auto [it, added] = metavariables_.try_emplace(s);
    if (added) it->second = unifier.variable(s);
    return it->second;
  }
  using Scope = std::map<std::string, Type>;
  const Scope& metavariables() const { return metavariables_; }
  // Other metavariables from here on; gives back the old ones.
  Scope enter(Scope s) { return std::exchange(metavariables_, std::move(s)); }

  // The type of a composition: a function, or a value when its last factor is one. With a position, `seen` tells
  // the passage through it afterwards.
  Type of(const Expr& e, const Position* look = nullptr, std::size_t level = 0) {
    const bool here = look != nullptr && level == look->down.size();
    Type argument = unifier.variable(), current = argument;
    if (here) see(*look, e.length(), current);
    bool value = false;
    for (std::size_t i = e.length(); i-- > 0;) {
      const bool below = look != nullptr && !here && look->down[level].first == i;
      const Type t = unifier.resolve(of(*e.atoms[i], below ? look : nullptr, level));
      if (i + 1 == e.length() && is_value(t, *e.atoms[i]))
        value = true, current = t;
      else
        current = passed(t, current, e, i);
      if (here) see(*look, i, current);
    }
    return value ? a_value(current, e.atoms.back()->from) : function(argument, current);
  }
  std::optional<Passage> seen{};

  // Makes both sides of an equation one type.
  Type of(const Equation& e, Place at) {
    Type left = of(e.left);
    agree(left, of(e.right), at, "the two sides have different types:");
    settle(at);
    if (e.relation == Relation::Order) require_alternatives(left, at);
    return left;
  }

 private:
  void see(const Position& look, std::size_t before, const Type& current) {
    if (before == look.to) seen = Passage{current, current, factors(), factors()};
    if (before == look.from && seen) seen->result = current, seen->last = factors();
  }

  static bool is_value(const Type& t, const Atom& a) {
    return calc::is_value(a) || (!is_function(t) && !is_variable(t.head));
  }

  // What factor i, of type t, makes of what comes to it.
  Type passed(const Type& t, const Type& argument, const Expr& e, std::size_t i) {
    const Atom& a = *e.atoms[i];
    Type result = unifier.variable();
    if (!is_function(t) && !is_variable(t.head)) {
      fail(Clash::Type, a.from, "`" + show(a) + "` is no function but a `" + text(t) + "`; it can only come last");
      return result;
    }
    const Type takes = is_function(t) ? t.args[0] : unifier.variable();
    if (!is_function(t)) unifier.unify(t, function(takes, result));
    const auto clash = unifier.unify(takes, argument);
    if (clash != Clash::None) mismatch(clash, e, i, takes, argument);
    return is_function(t) ? t.args[1] : result;
  }

  void mismatch(Clash clash, const Expr& e, std::size_t i, const Type& takes, const Type& argument) {
    const std::string giver = i + 1 < e.length() ? "`" + show(*e.atoms[i + 1]) + "` gives" : "what comes to it is";
    fail(clash, e.atoms[i]->from,
         "`" + show(*e.atoms[i]) + "` takes `" + text(takes) + "`, but " + giver + " `" + text(argument) + "`" +
             advice(clash));
  }

  Type of(const Atom& a, const Position* look, std::size_t level) {
    if (a.kind == Kind::Number) return con("Digit");
    if (a.kind == Kind::Char) return con("Char");
    if (a.kind == Kind::Hole) return unifier.variable("h");
    if (a.kind == Kind::List) return list(a, look, level);
    Type t = factor(is_metavariable(a) ? metavariable(a.head) : constant(a), a.head, a.from);
    for (std::size_t k = 0; k < a.args.size(); ++k) t = applied(t, inside(a, k, look, level), a, k);
    return t;
  }
  Type inside(const Atom& a, std::size_t k, const Position* look, std::size_t level) {
    const bool below = look != nullptr && look->down[level].second == k;
    return of(a.args[k], below ? look : nullptr, level + 1);
  }

  // `:` makes a list of positions one longer.
  Type cons() {
    const Type element = unifier.variable(), tag = unifier.variable("t"), longer = unifier.variable("t");
    unifier.one_longer(tag, longer);
    return function(element, function(con("[]", {tag, element}), con("[]", {longer, element})));
  }

  Type constant(const Atom& a) {
    if (a.head == ":") return cons();
    const auto it = constants_.find(a.head);
    if (it == constants_.end()) return fail(Clash::Type, a.from, "there is no function `" + a.head + "`"), con("?");
    return unifier.instance(it->second);
  }

  Type applied(const Type& f, const Type& argument, const Atom& a, std::size_t k) {
    const Type t = unifier.resolve(f);
    Type result = unifier.variable();
    if (!is_function(t) && !is_variable(t.head)) {
      fail(Clash::Type, a.from,
           "`" + a.head + "` takes " + std::to_string(k) + " argument(s), not " + std::to_string(a.args.size()));
      return result;
    }
    if (!is_function(t)) return unifier.unify(t, function(argument, result)), result;
    const auto clash = unifier.unify(t.args[0], argument);
    if (clash != Clash::None)
      fail(clash, a.from,
           "`" + a.head + "` wants an argument of type `" + text(t.args[0]) + "`, but `" + show(a.args[k]) + "` is `" +
               text(argument) + "`" + advice(clash));
    return t.args[1];
  }

  Type list(const Atom& a, const Position* look, std::size_t level) {
    const Type element = unifier.variable(), tag = unifier.variable("t");
    for (std::size_t k = 0; k < a.args.size(); ++k)
      agree(element, inside(a, k, look, level), a.from, "the elements of a list differ:");
    written_out(tag, a.args.size(), a.from);
    return factor(con("[]", {tag, element}), show(a), a.from);
  }

  Scope metavariables_{};
};

}  // namespace wholemeal::calc
