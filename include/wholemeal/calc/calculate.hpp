// From a goal to a derivation: which laws to use, the search, and the lines and hints in the book's layout.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "wholemeal/calc/outcome.hpp"
#include "wholemeal/calc/search.hpp"

namespace wholemeal::calc {

// The hint that says how a condition was met.
inline std::optional<Hint> side_hint(const Condition& c, const Evidence& e) {
  Hint h;
  h.kind = Hint::Kind::Side;
  h.side = c;
  if (e.assumed && c.equation) h.side.reset();
  if (!e.assumed && e.calculation.size() == 1) h.label = e.calculation[0].label;
  if (!e.assumed && e.calculation.size() != 1) return {};
  return h;
}

inline Hint law_hint(const std::string& label) {
  Hint h;
  h.kind = label == "assumption" ? Hint::Kind::Assumption : Hint::Kind::Law;
  h.label = label;
  return h;
}

// Groups rewrites into steps: bookkeeping (map-comp, map-id) goes with its neighbour, as in the book.
class Layout {
 public:
  explicit Layout(const Book& book) : book_(book) {}

  Derivation derivation(const Equation& goal, const std::vector<Condition>& assumptions,
                        const std::vector<Rewrite>& calculation) {
    Derivation d;
    d.label = "found";
    d.goal = goal;
    d.assumptions = assumptions;
    d.first = goal.left;
    Expr term = goal.left;
    std::string main;
    std::size_t length = 0;
    for (const auto& r : calculation) {
      const bool small = is_bookkeeping(r.label);
      const bool joins = length > 0 && length < 5 && (small || main.empty() || main == r.label);
      if (!joins) d.steps.emplace_back(), main.clear(), length = 0;
      if (!small) main = r.label;
      ++length;
      extend(d.steps.back(), r, term);
      term = r.result;
    }
    return d;
  }

 private:
  static bool is_bookkeeping(const std::string& l) { return l == "map-comp" || l == "map-id" || l == "assumption"; }

  void extend(Step& s, const Rewrite& r, const Expr& before) {
    const Law* law = find_law(book_, r.label);
    if (law != nullptr && law->says.relation == Relation::Order) s.relation = Relation::Order;
    add(s, law_hint(r.label));
    for (std::size_t i = 0; law != nullptr && i < r.evidence.size(); ++i)
      if (const auto c = condition_at(law->conditions[i], r, before))
        if (auto h = side_hint(*c, r.evidence[i])) add(s, *h);
    s.line = r.result;
  }
  static void add(Step& s, const Hint& h) {
    const auto same = [&](const Hint& o) {
      return o.kind == h.kind && o.label == h.label && (!h.side || (o.side && show(*o.side) == show(*h.side)));
    };
    if (std::none_of(s.hints.begin(), s.hints.end(), same)) s.hints.push_back(h);
  }

  const Book& book_;
};

// What is wrong with the names or types of a goal, before anything is searched; `file` is where it was read.
inline std::optional<Message> wrong_with(const Book& b, Derivation d, const std::string& file) {
  d.first = d.goal.left;
  d.at = {1, 1};
  auto wrong = unknown_names(b, d);
  if (wrong.empty())
    if (const auto frame = frame_of(b, claim_of(d)); const auto* m = std::get_if<Message>(&frame)) wrong.push_back(*m);
  if (wrong.empty()) return {};
  if (wrong[0].at.line == 0) wrong[0].at = d.at;
  wrong[0].file = file;
  return wrong[0];
}

// Whether a law is the goal itself, perhaps turned round.
inline bool says_goal(const Law& l, const Equation& goal) {
  return (l.says.left == goal.left && l.says.right == goal.right) ||
         (l.says.left == goal.right && l.says.right == goal.left);
}

// The rules a search may use: the laws named, or all; never one that says the goal itself.
inline std::variant<Rules, Message> search_rules(const Book& b, const Equation& goal,
                                                 const std::vector<std::string>& using_laws,
                                                 const std::vector<Condition>& assumptions) {
  Rules out;
  for (const auto& l : using_laws)
    if (find_law(b, l) == nullptr)
      return Message{Class::Name, {}, {}, "there is no law `" + l + "`" + did_you_mean(l, labels(b))};
  for (const auto& l : b.laws) {
    const bool wanted =
        using_laws.empty() || std::find(using_laws.begin(), using_laws.end(), l.label) != using_laws.end();
    if (wanted && !says_goal(l, goal)) out.rules.push_back({&l, Use::Either, {}, false, 0});
  }
  const auto assumed = assumed_rules(assumptions, out.made);
  out.rules.insert(out.rules.end(), assumed.begin(), assumed.end());
  return out;
}

struct Calculated {
  Found search{};
  Derivation derivation{};
};

// Searches a calculation of a goal; the derivation is to be checked like any other.
inline Calculated calculate(const Book& b, const Equation& goal, const std::vector<Condition>& assumptions,
                            const Rules& rules, SearchLimits limits = {}) {
  Labels forbidden;
  for (const auto& l : b.laws)
    if (l.says.left == goal.left && l.says.right == goal.right) forbidden.insert(l.label);
  Step step;
  step.relation = goal.relation;
  const Setting setting{b, assumptions, {}, std::move(forbidden), false};
  Gate gate(setting, step, {});
  const Admit admit = std::ref(gate);
  Calculated out;
  out.search = Searcher(rules.rules, admit, limits).run(goal.left, goal.right);
  out.derivation = Layout(b).derivation(goal, assumptions, out.search.calculation);
  return out;
}

}  // namespace wholemeal::calc
