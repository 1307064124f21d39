// What is to be believed, and why; and the types at which it is meant.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/frame.hpp"

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

namespace detail {

// Makes what comes to the claim be of its domain, and names the sizes of its demands as the types do.
inline std::vector<SizeDemand> at_domain(Typing& t, const Type& type, const Claim& c) {
  std::map<std::string, std::string> names;
  if (c.domain) {
    const Type domain = t.unifier.instance(*c.domain, names);
    t.agree(domain, is_function(t.shown(type)) ? t.shown(type).args[0] : t.unifier.variable(), {},
            "the domain and what the claim is about differ:");
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

// The type of a claim, with its assumptions' variables, made rigid; or what is wrong with it.
inline std::variant<Frame, Message> frame_of(const Book& book, const Claim& c) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  const Type type = t.of(c.says, {});
  for (const auto& a : c.assumptions)
    if (a.equation) t.of(*a.equation, a.at);
  auto demands = detail::at_domain(t, type, c);
  t.settle({});
  if (auto wrong = t.wrong()) return *wrong;
  Frame f = freeze(t, type);
  f.demands = std::move(demands);
  return f;
}

}  // namespace wholemeal::calc
