// Induction on lists: its cases, the types at which they are claimed, and its hypothesis. Trusted: see proof.hpp.
// What is claimed of lists of every length n, types and variables free of n, holds if it holds of [] (of [x], if n >= 1
// is demanded), and of x:xs whenever it holds of xs.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/cover.hpp"

namespace wholemeal::calc {

// The claim itself, of the tails: they stand for themselves, other variables for anything, but in a claim made only at
// some types: there they stand for themselves too, and so keep these types.
struct Hypothesis {
  Law law{};
  Substitution fixed{};

  explicit Hypothesis(const Claim& c) {
    law.label = "hypothesis";
    law.says = pointwise(c.says, c.induction);
    law.conditions = c.assumptions;
    if (law.says.left == c.says.left) law.domain = c.domain, law.sizes = c.sizes;  // of an argument besides the lists
    const auto fix = [&](const std::string& v) {
      if (bound(fixed, v) == nullptr) fixed.emplace_back(v, name(v));
    };
    for (const auto& l : c.induction) fix(l);
    if (c.domain || !c.sizes.empty()) each_metavariable(law.says.left, fix), each_metavariable(law.says.right, fix);
  }
  bool allows(const Substitution& s) const {
    return std::all_of(fixed.begin(), fixed.end(), [&](const auto& f) {
      const Expr* e = bound(s, f.first);
      return e != nullptr && *e == f.second;
    });
  }
};

namespace detail {

// The length that the lists have in common, `'n`; "" for a list of alternatives; nothing if there is none.
inline std::optional<std::string> length_of(const std::vector<std::string>& lists, const Typing::Scope& types) {
  std::optional<std::string> n;
  for (const auto& l : lists) {
    const auto t = types.find(l);
    if (t == types.end() || !is_list(t->second)) return {};
    const Type& tag = t->second.args[0];
    const bool variable = tag.head == "P" && tag.size.factors.size() == 1 && tag.size.factors[0][0] == '\'' &&
                          tag.size.number == 1 && tag.size.plus == 0;
    if (!variable && (tag.head != "A" || lists.size() > 1)) return {};
    const auto own = variable ? tag.size.factors[0] : "";
    if (n && *n != own) return {};
    n = own;
  }
  return n;
}

// Whether nothing but the lists themselves depends on their length, and nothing is demanded of it but n >= 1.
inline bool general(const std::string& n, const std::vector<std::string>& lists, const Frame& f) {
  if (n.empty()) return f.demands.empty();
  for (const auto& [v, t] : f.metavariables) {
    const bool list = std::find(lists.begin(), lists.end(), v) != lists.end();
    if (mentions(list ? t.args[1] : t, n)) return false;
  }
  const auto of_n = [&](const SizeDemand& d) { return d.left == Size{1, {n}} && d.right == Size{1, {}} && !d.exactly; };
  const auto free = [&](const SizeDemand& d) {
    return !mentions({"P", {}, d.left}, n) && !mentions({"P", {}, d.right}, n);
  };
  const auto& ds = f.demands;
  return std::all_of(ds.begin(), ds.end(), [&](const SizeDemand& d) { return of_n(d) || free(d); }) &&
         std::any_of(ds.begin(), ds.end(), of_n) == !ds.empty();
}

// A condition of a case is about the claim: it is one thing there, true or false.
inline std::optional<Message> wrong_condition(const Book& book, const Frame& f, const Equation& e, Place at) {
  std::optional<Message> wrong;
  each_metavariable(e.left, [&](const std::string& v) {
    if (!f.metavariables.contains(v))
      wrong = {Class::Type, {}, at, "the condition speaks of `" + v + "`, which the claim has not in this case"};
  });
  return wrong ? wrong : wrong_in(book, f, e.left, con("Bool"), at);
}

// A type of the claim where the lists are those of a case: of length 0, 1, or one longer.
inline Size at_length(const Size& s, const std::string& n, const Size& length) {
  Size out{s.number, {}};
  for (const auto& f : s.factors) out = out * (f == n ? length : Size{1, {f}});
  out.plus += s.plus;
  return normal(std::move(out));
}
inline Type at_length(const Type& t, const std::string& n, const Size& length) {
  Type out{t.head, {}, at_length(t.size, n, length)};
  for (const auto& a : t.args) out.args.push_back(at_length(a, n, length));
  return out;
}
inline Size length_in(Lists lists, const std::string& n) {
  return lists == Lists::Longer ? Size{1, {n}, 1} : Size{lists == Lists::One ? 1 : 0, {}};
}

// What a case assumes is what the claim does, at its types: with [] for a list these may be lost.
inline std::optional<Message> wrong_assumption_of_case(const Book& book, const Frame& f, const Condition& c) {
  Typing t = typing_in(book, f);
  if (const Type own = t.shown(t.of(*c.equation, c.at)); is_open(own))
    return Message{Class::Type, {}, c.at, "nothing determines the type of `" + show(c) + "` in this case"};
  return wrong_assumption(book, f, c, f.type);
}

inline Message no_induction(const std::string& why) { return {Class::Type, {}, {}, "no induction: " + why}; }

}  // namespace detail

// The types of a case: those of the claim, `f`, which no case may make narrower, its lists one longer.
inline std::variant<Frame, Message> frame_of_case(const Book& book, const Claim& c, const CaseClaim& one, Frame f) {
  if (book.plain_lists) return detail::no_induction("lists without lengths (--hs-types) have none");
  const bool any = extensional(c);
  const auto n = any ? "" : detail::length_of(c.induction, f.metavariables);
  if (!n) return detail::no_induction("it is on lists of one length n, or on a list of alternatives");
  if (!any && !detail::general(*n, c.induction, f))
    return detail::no_induction("something else depends on the length of the list");
  for (const auto& l : any ? std::vector<std::string>{} : c.induction) {
    const auto [it, added] = f.metavariables.try_emplace(head_of(l), f.metavariables.at(l).args[1]);
    if (!added) return detail::no_induction("`" + head_of(l) + "`, the head of `" + l + "`, is in the claim");
    if (one.lists != Lists::Longer) f.metavariables.erase(l);
    if (one.lists == Lists::Empty) f.metavariables.erase(head_of(l));
  }
  if (one.when && one.when->equation)
    if (auto wrong = detail::wrong_condition(book, f, *one.when->equation, one.when->at)) return *wrong;
  Typing t = typing_in(book, f);
  const Type type = t.of(case_of(c.says, c.induction, one.lists), {});
  t.agree(type, any ? f.type : detail::at_length(f.type, *n, detail::length_in(one.lists, *n)), {},
          "the case and the claim have different types:");
  for (const auto& a : assumptions_of(c, one))
    if (a.equation) t.of(*a.equation, a.at);
  if (auto wrong = t.wrong()) return *wrong;
  f.type = rigid(t.shown(type));
  f.names = t.unifier.used();
  for (const auto& a : assumptions_of(c, one))
    if (auto wrong = a.equation ? detail::wrong_assumption_of_case(book, f, a) : std::nullopt) return *wrong;
  return f;
}

}  // namespace wholemeal::calc
