// The types a calculation keeps: those of its claim, made rigid, so that no step can make them narrower.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "wholemeal/calc/book.hpp"

namespace wholemeal::calc {

struct Frame {
  Type type{};
  Typing::Scope metavariables{};
  std::vector<SizeDemand> demands{};  // what is known of the sizes
  int names = 0;                      // how many its types were made of
};

// A type, a size, whose variables stand for themselves from now on; and one of what may be anything again.
template <class T> T rigid(const T& t) {
  return with_names(t, [](const std::string& s) { return is_variable(s) ? "'" + s : s; });
}
template <class T> T loose(const T& t) {
  return with_names(t, [](const std::string& s) { return s.starts_with('\'') ? s.substr(1) : s; });
}

inline Frame freeze(const Typing& typing, const Type& type) {
  Frame f{rigid(typing.shown(type)), {}, {}, typing.unifier.used()};
  for (const auto& [v, t] : typing.metavariables()) f.metavariables[v] = rigid(typing.shown(t));
  return f;
}

// The frame at any types: what was rigid in it has names that nobody has used.
inline Frame anew(Fresh& fresh, const Frame& f) {
  std::map<std::string, std::string> names;
  const auto named = [&](const auto& x) { return fresh.instance(loose(x), names); };
  Frame out{named(f.type)};
  for (const auto& [v, t] : f.metavariables) out.metavariables[v] = named(t);
  for (const auto& d : f.demands) out.demands.push_back({named(d.left), named(d.right), d.exactly});
  return out;
}

// Terms are typed with a frame's types for its variables; what is named anew has none of its names.
inline Typing typing_in(const Book& book, const Frame& f) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  t.enter(f.metavariables);
  t.unifier.after(f.names);
  return t;
}

// Types a term as one of a calculation, or of what it assumes, and tells what is wrong with it: it has a hole; it
// speaks of variables that the claim has not, of which nothing is known; or it has another type, or not one alone.
inline std::optional<Message> type_in(Typing& t, const Frame& f, const Expr& e, const Type& type, Place at,
                                      const Position* look = nullptr, bool closed = false) {
  if (has_hole(e)) return Message{Class::Syntax, {}, at, "`" + show(e) + "` has a hole"};
  t.agree(t.of(e, look), type, at, "this line and the goal have different types:");
  t.settle(at);
  for (const auto& [v, unknown] : t.metavariables())
    if (!f.metavariables.contains(v)) return Message{Class::Name, {}, at, "the claim has no variable `" + v + "`"};
  return t.error() ? t.error() : t.undetermined(closed);
}
inline std::optional<Message> wrong_in(const Book& book, const Frame& f, const Expr& e, const Type& type, Place at,
                                       bool closed = false) {
  Typing t = typing_in(book, f);
  return type_in(t, f, e, type, at, nullptr, closed);
}

// Types what is assumed: an equation's sides are of one type; a predicate is one of the claim's argument.
inline Type assume(Typing& t, const Condition& c, const Type& claim) {
  if (c.equation) return t.of(*c.equation, c.at);
  Type predicate = function(t.shown(claim).args[0], con("Bool"));
  t.agree(t.of(as_term(c)), predicate, c.at, "`" + show(c) + "` is no predicate of the claim's argument:");
  return predicate;
}

// An assumption has one meaning: its type determines those of its factors.
inline std::optional<Message> wrong_assumption(const Book& book, Frame f, const Condition& c, const Type& claim) {
  Typing t = typing_in(book, f);
  const Type own = rigid(t.shown(assume(t, c, claim)));
  if (t.error()) return t.error();
  f.names = t.unifier.used();
  if (!c.equation) return wrong_in(book, f, as_term(c), own, c.at, true);
  auto wrong = wrong_in(book, f, c.equation->left, own, c.at, true);
  return wrong ? wrong : wrong_in(book, f, c.equation->right, own, c.at, true);
}

// Whether a size is surely what a demand asks, `exactly` or at least: N, R and C are at least 1, and so is what `known`
// says; any other name may be 0.
inline bool surely(const SizeDemand& d, const std::vector<SizeDemand>& known) {
  const auto positive = [&](const std::string& s) {
    const auto says = [&](const SizeDemand& k) {
      return k.left == Size{1, {s}} && k.right.factors.empty() && k.right.number + k.right.plus >= 1;
    };
    return s == "N" || s == "R" || s == "C" || std::any_of(known.begin(), known.end(), says);
  };
  if (d.left == d.right) return true;
  const auto says_so = [&](const SizeDemand& k) {
    return k == d || (k.left == d.left && !d.exactly && k.right.factors.empty() && d.right.factors.empty() &&
                      k.right.number + k.right.plus >= d.right.number + d.right.plus);
  };
  if (std::any_of(known.begin(), known.end(), says_so)) return true;
  const bool all = std::all_of(d.left.factors.begin(), d.left.factors.end(), positive);
  return !d.exactly && d.right.factors.empty() &&
         (all ? d.left.number : 0) + d.left.plus >= d.right.number + d.right.plus;
}

// What is wrong with saying of which arguments something holds, `at` a domain, its sizes, or by a predicate: there is
// no argument, or it has no such length.
inline std::optional<Message> wrong_argument(bool applied, const std::optional<Type>& domain,
                                             const std::vector<SizeDemand>& sizes,
                                             const std::vector<Condition>& conditions) {
  const auto predicate = [](const Condition& c) { return !c.equation; };
  if (!applied && (domain || std::any_of(conditions.begin(), conditions.end(), predicate)))
    return Message{
        Class::Type, {}, {}, "`at`, or a predicate, speaks of what the sides are applied to, but they are values"};
  const Type named = domain.value_or(Type{});
  for (const auto& d : sizes)
    for (const auto& side : {d.left, d.right})
      for (const auto f : names_in(side))
        if (is_variable(f) && !mentions(named, f))
          return Message{Class::Size, {}, {}, "`" + std::string(f) + "` is no length in `" + show(named) + "`"};
  return {};
}

}  // namespace wholemeal::calc
