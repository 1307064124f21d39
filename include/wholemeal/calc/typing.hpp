// The types of terms, inferred; messages that name the factor, what it takes and what comes to it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "wholemeal/calc/position.hpp"
#include "wholemeal/calc/syntax.hpp"
#include "wholemeal/calc/unify.hpp"

namespace wholemeal::calc {

// The constants' declared types; their lower-case letters are general.
using Signatures = std::map<std::string, Type>;

// The type of a segment: what comes to it and what it gives.
struct Passage {
  Type argument{}, result{};
};

class Typing {
 public:
  Typing(const Signatures& constants, const Synonyms& synonyms, bool plain_lists = false)
      : unifier(plain_lists), constants_(constants), synonyms_(synonyms) {}

  Unifier unifier;

  const std::optional<Message>& error() const { return error_; }
  Type shown(const Type& t) const { return unifier.resolve(t); }
  std::string text(const Type& t) const { return show(unifier.resolve(t), synonyms_); }

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
    return value ? current : function(argument, current);
  }
  std::optional<Passage> seen{};

  // Makes both sides of an equation one type.
  Type of(const Equation& e, Place at) {
    const Type left = of(e.left);
    agree(left, of(e.right), at, "the two sides have different types:");
    settle(at);
    if (e.relation == Relation::Order) require_alternatives(left, at);
    return left;
  }

  void agree(const Type& a, const Type& b, Place at, const std::string& what) {
    const auto clash = unifier.unify(a, b);
    if (clash != Clash::None) fail(clash, at, what + " `" + text(a) + "` and `" + text(b) + "`" + advice(clash));
  }
  void settle(Place at) {
    if (const auto c = unifier.settle(); c != Clash::None) fail(c, at, "the sizes do not fit together");
  }

 private:
  void fail(Clash clash, Place at, const std::string& text) {
    if (!error_) error_ = Message{clash == Clash::Size ? Class::Size : Class::Type, {}, at, text};
  }

  static std::string advice(Clash clash) {
    if (clash == Clash::Tag) return " (P is a list of positions, A a list of alternatives: they don't mix)";
    return clash == Clash::Size ? " (the lengths differ)" : "";
  }

  void see(const Position& look, std::size_t before, const Type& current) {
    if (before == look.to) seen = Passage{current, current};
    if (before == look.from && seen) seen->result = current;
  }

  static bool is_value(const Type& t, const Atom& a) {
    if (a.kind == Kind::Number || a.kind == Kind::Char || a.kind == Kind::List) return true;
    return !is_function(t) && !is_variable(t.head);
  }

  // What factor i, of type t, makes of what comes to it.
  Type passed(const Type& t, const Type& argument, const Expr& e, std::size_t i) {
    const Atom& a = *e.atoms[i];
    const Type result = unifier.variable();
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
    if (a.kind == Kind::List) return list(a);
    Type t = is_metavariable(a) ? metavariable(a.head) : constant(a);
    for (std::size_t k = 0; k < a.args.size(); ++k) {
      const bool below = look != nullptr && look->down[level].second == k;
      t = applied(unifier.resolve(t), of(a.args[k], below ? look : nullptr, level + 1), a, k);
    }
    return t;
  }

  Type constant(const Atom& a) {
    const auto it = constants_.find(a.head);
    return it == constants_.end() ? unifier.variable() : unifier.instance(it->second);
  }

  Type applied(const Type& t, const Type& argument, const Atom& a, std::size_t k) {
    const Type result = unifier.variable();
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

  Type list(const Atom& a) {
    const Type element = unifier.variable(), tag = unifier.variable("t");
    for (const auto& e : a.args) agree(element, of(e), a.from, "the elements of a list differ:");
    return con("[]", {tag, element});
  }

  void require_alternatives(const Type& t, Place at) {
    Type end = unifier.resolve(t);
    while (is_function(end)) end = end.args[1];
    if (is_variable(end.head) || is_alternatives(end) || (is_list(end) && is_variable(end.args[0].head))) return;
    fail(Clash::Type, at, "`~` compares lists of alternatives, but the sides give `" + text(end) + "`; write `=`");
  }

  const Signatures& constants_;
  const Synonyms& synonyms_;
  Scope metavariables_{};
  std::optional<Message> error_{};
};

}  // namespace wholemeal::calc
