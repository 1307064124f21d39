// What is to be believed, and why; and the types at which it is meant.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/cases_of.hpp"
#include "wholemeal/calc/frame.hpp"
#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

// One case of an induction.
struct CaseClaim {
  Lists lists = Lists::Empty;
  std::optional<Condition> when{};
  std::vector<Rewrite> calculation{};
};

// A calculation, or an induction on lists that has one in each case.
struct Claim {
  Equation says{};
  std::vector<Condition> assumptions{};
  std::vector<Rewrite> calculation{};
  std::optional<Type> domain{};
  std::vector<SizeDemand> sizes{};
  std::vector<std::string> induction{};
  std::vector<CaseClaim> cases{};
};

inline Claim claim_of(const Law& l) { return {l.says, l.conditions, {}, l.domain, l.sizes, {}, {}}; }

// What a derivation claims, its calculations still to come.
inline Claim claim_of(const Derivation& d) {
  Claim c{d.goal, d.assumptions, {}, d.domain, d.sizes, d.induction, {}};
  for (const auto& one : d.cases) c.cases.push_back({one.lists, one.when, {}});
  return c;
}

namespace detail {

// The claim's type once its lists are its arguments.
inline Type applied(Typing& t, const Type& type, const Claim& c) {
  const Equation pointed = pointwise(c.says, c.induction);
  if (pointed.left == c.says.left) return type;
  Type out = t.of(pointed, {});
  t.agree(type, function(t.metavariable(pointed.left.atoms.back()->head), out), {}, "the claim and its cases differ:");
  return out;
}

// Makes what comes to the claim be of its domain, and names the sizes of its demands as the types do.
inline std::vector<SizeDemand> at_domain(Typing& t, const Type& type, const Claim& c) {
  std::map<std::string, std::string> names;
  if (c.domain) {
    const Type domain = t.unifier.instance(*c.domain, names);
    t.agree(domain, t.shown(type).args[0], {}, "the domain and what the claim is about differ:");
  }
  const auto named = [&](Size s) {
    for (auto& f : s.factors)
      if (const auto it = names.find(f); it != names.end()) f = it->second;
    return rigid(t.unifier.resolve(s));
  };
  t.settle({});
  std::vector<SizeDemand> out;
  for (const auto& d : c.sizes) out.push_back({named(d.left), named(d.right), d.exactly});
  return out;
}

}  // namespace detail

// The type of a claim, applied to the lists of its induction, with its variables, made rigid; or what is wrong with it.
inline std::variant<Frame, Message> frame_of(const Book& book, const Claim& c) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  const Type type = t.of(c.says, {});
  if (auto wrong = wrong_argument(is_function(t.shown(type)), c.domain, c.sizes, c.assumptions)) return *wrong;
  for (const auto& a : c.assumptions) assume(t, a, type);
  const Type applied = detail::applied(t, type, c);
  auto demands = detail::at_domain(t, type, c);
  t.settle({});
  if (auto wrong = t.wrong()) return *wrong;
  Frame f = freeze(t, applied);
  f.demands = std::move(demands);
  for (const auto& a : c.assumptions)
    if (auto wrong = wrong_assumption(book, f, a, rigid(t.shown(type)))) return *wrong;
  return f;
}

}  // namespace wholemeal::calc
