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

// A type, a size, whose variables stand for themselves from now on.
inline std::string rigid(const std::string& s) { return is_variable(s) ? "'" + s : s; }
inline Size rigid(Size s) {
  for (auto& f : s.factors) f = rigid(f);
  std::sort(s.factors.begin(), s.factors.end());
  return s;
}
inline Type rigid(const Type& t) {
  Type out{rigid(t.head), {}, rigid(t.size)};
  for (const auto& a : t.args) out.args.push_back(rigid(a));
  return out;
}

inline Frame freeze(const Typing& typing, const Type& type) {
  Frame f{rigid(typing.shown(type)), {}, {}, typing.unifier.used()};
  for (const auto& [v, t] : typing.metavariables()) f.metavariables[v] = rigid(typing.shown(t));
  return f;
}

// The variables have a frame's types from here on; what is named anew has none of its names.
inline void enter(Typing& typing, const Frame& f) {
  typing.enter(f.metavariables);
  typing.unifier.after(f.names);
}

// A variable that the claim has not: what is shown of it need be shown of nothing.
inline std::optional<Message> strange_variable(const Frame& f, const Typing& t, Place at) {
  for (const auto& [v, type] : t.metavariables())
    if (!f.metavariables.contains(v)) return Message{Class::Name, {}, at, "the claim has no variable `" + v + "`"};
  return {};
}

// What is wrong with a term as one of a calculation, or of what it assumes: it has another type, or not one alone.
inline std::optional<Message> wrong_in(const Book& book, const Frame& f, const Expr& e, const Type& type, Place at) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  enter(t, f);
  t.agree(t.of(e), type, at, "this line and the goal have different types:");
  t.settle(at);
  if (auto wrong = strange_variable(f, t, at)) return wrong;
  return t.error() ? t.error() : t.undetermined();
}

// An equation assumed has one meaning: its sides are of one type, which determines those of their factors.
inline std::optional<Message> wrong_assumption(const Book& book, const Frame& f, const Equation& e, Place at) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  enter(t, f);
  const Type own = t.of(e, at);
  if (t.error()) return t.error();
  Frame rigidly = f;
  rigidly.names = t.unifier.used();
  const Type type = rigid(t.shown(own));
  auto wrong = wrong_in(book, rigidly, e.left, type, at);
  return wrong ? wrong : wrong_in(book, rigidly, e.right, type, at);
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
  const bool all = std::all_of(d.left.factors.begin(), d.left.factors.end(), positive);
  return !d.exactly && d.right.factors.empty() &&
         (all ? d.left.number : 0) + d.left.plus >= d.right.number + d.right.plus;
}

// A size of which something is demanded, and which the domain doesn't name: of no list.
inline std::optional<Message> strange_demand(const Type& domain, const std::vector<SizeDemand>& demands) {
  for (const auto& d : demands)
    for (const auto& side : {d.left, d.right})
      for (const auto& f : side.factors)
        if (is_variable(f) && !mentions(domain, f))
          return Message{Class::Size, {}, {}, "`" + f + "` is no length in `" + show(domain) + "`"};
  return {};
}

inline constexpr const char* no_argument =
    "`at`, or a predicate, speaks of what the sides are applied to, but they are values";

}  // namespace wholemeal::calc
