// Side conditions: found to hold by an assumption, by a law, or by a short search.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "wholemeal/calc/book.hpp"
#include "wholemeal/calc/reach.hpp"

namespace wholemeal::calc {

// Which laws may not be used in the proof of a derivation: those whose proofs lean on it.
using Labels = std::set<std::string>;

// The equations assumed, as rules; the laws they point to are made in `made`.
inline std::vector<Rule> assumed_rules(const std::vector<Condition>& assumptions, std::deque<Law>& made) {
  std::vector<Rule> out;
  for (std::size_t i = 0; i < assumptions.size(); ++i) {
    if (!assumptions[i].equation) continue;
    Law& l = made.emplace_back();
    l.label = "assumption";
    l.says = *assumptions[i].equation;
    out.push_back({&l, Use::Either, {}, true, i});
  }
  return out;
}

// Finds evidence for the conditions of laws within one step, in the order of 2.4; remembers what it tried.
class Conditions {
 public:
  Conditions(const Book& book, const std::vector<Condition>& assumptions, const std::vector<Hint>& hints,
             Labels forbidden)
      : book_(book),
        assumptions_(assumptions),
        hints_(hints),
        forbidden_(std::move(forbidden)),
        assumed_(assumed_rules(assumptions_, made_)) {}

  // Fills in the evidence of a rewrite; false if a condition stays open, which `open` then tells.
  bool discharge(const Law& law, const Expr& whole, Rewrite& r) {
    if (r.label == "assumption") return true;
    for (const auto& general : law.conditions) {
      const auto c = condition_at(general, r, whole);
      const auto e = c ? evidence(*c) : std::nullopt;
      if (!e && depth_ == 0) open = OpenCondition{law.label, c ? show(*c) : show(general), r};
      if (!e) return false;
      r.evidence.push_back(*e);
    }
    return true;
  }

  struct OpenCondition {
    std::string law{}, condition{};
    Rewrite rewrite{};
  };
  std::optional<OpenCondition> open{};
  std::vector<std::string> tried{};

 private:
  std::optional<Evidence> evidence(const Condition& c) {
    if (!c.equation && depth_ > 0) return {};  // a predicate speaks of the claim's argument, not of a condition's
    const auto [it, added] = known_.try_emplace(show(c));
    if (added) it->second = look_for(c);
    return it->second;
  }

  std::optional<Evidence> look_for(const Condition& c) {
    for (const auto& h : hints_)
      if (h.kind == Hint::Kind::Side && h.side && *h.side == c && !h.label.empty()) return by(h.label, c);
    if (std::find(assumptions_.begin(), assumptions_.end(), c) != assumptions_.end()) return Evidence{true, {}};
    if (!c.equation) return {};
    if (auto e = calculated(c, simple_laws(true), 1)) return e;
    return calculated(c, simple_laws(false), 6);
  }

  // By a law or derivation, and what is assumed.
  std::optional<Evidence> by(const std::string& label, const Condition& c) {
    const Law* l = find_law(book_, label);
    const Derivation* d = l == nullptr ? find_derivation(book_, label) : nullptr;
    if (d != nullptr) l = &made_.emplace_back(as_law(*d));
    if (l == nullptr || !c.equation || forbidden_.contains(label)) return {};
    auto rules = assumed_;
    rules.push_back({l, Use::Either, {}, false, 0});
    return calculated(c, rules, 3);
  }

  // Laws without conditions that hold with `=`; `of_id`: only those that have `id` on one side.
  std::vector<Rule> simple_laws(bool of_id) {
    std::vector<Rule> rules;
    for (const auto& l : book_.laws) {
      if (!l.conditions.empty() || l.says.relation == Relation::Order || forbidden_.contains(l.label)) continue;
      if (of_id && !l.says.right.atoms.empty()) continue;
      rules.push_back({&l, Use::Either, {}, false, 0});
    }
    return rules;
  }

  std::optional<Evidence> calculated(const Condition& c, const std::vector<Rule>& rules, int rewrites) {
    const Admit admit = [this](const Law& l, const Expr& whole, Rewrite& r) {
      return depth_ < 2 && discharge(l, whole, r);
    };
    if (++searches_ > most_searches) return {};
    Limits limits{rewrites, 200, 0, false};
    ++depth_;
    const auto found = Reacher(rules, admit, limits).run(c.equation->left, c.equation->right);
    --depth_;
    if (!found.found) return {};
    return Evidence{false, found.calculation};
  }

  const Book& book_;
  const std::vector<Condition>& assumptions_;
  const std::vector<Hint>& hints_;
  Labels forbidden_;
  std::map<std::string, std::optional<Evidence>> known_{};
  std::deque<Law> made_{};
  std::vector<Rule> assumed_;
  static constexpr int most_searches = 300;  // in one step
  int depth_ = 0, searches_ = 0;             // of conditions of conditions
};

}  // namespace wholemeal::calc
