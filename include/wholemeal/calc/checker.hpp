// Follows a calculation again and checks every field of every rewrite. Trusted: see proof.hpp.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "wholemeal/calc/induction.hpp"
#include "wholemeal/calc/instance.hpp"
#include "wholemeal/calc/proved.hpp"

namespace wholemeal::calc {

namespace detail {

// Follows calculations rewrite by rewrite.
class Checker {
 public:
  Checker(const Book& book, const Proofs& proofs, const std::vector<Condition>& assumptions,
          const Hypothesis* hypothesis = nullptr)
      : book_(book), proofs_(proofs), assumptions_(assumptions), hypothesis_(hypothesis) {}

  std::set<std::string> rests_on{};

  // Follows the rewrites from the left side to the right; at the end the relation they prove must suffice.
  std::string calculation(const Equation& says, const std::vector<Rewrite>& rewrites, const Frame& frame,
                          int depth = 0) {
    Expr term = says.left;
    bool order = false;
    for (const auto& r : rewrites) {
      if (auto why = rewrite(term, r, frame, order, depth); !why.empty()) return why;
      term = r.result;
    }
    if (!(term == says.right)) return "the calculation ends in " + show(term) + ", not in " + show(says.right);
    if (order && says.relation == Relation::Equal) return "the calculation proves ~, not =";
    if (const auto wrong = wrong_in(book_, frame, term, frame.type, {})) return wrong->text;
    return {};
  }

 private:
  std::string rewrite(const Expr& term, const Rewrite& r, const Frame& frame, bool& order, int depth) {
    if (!exists(term, r.at)) return "there is no such position";
    Law law;
    if (!find(r, law)) return "nothing shows " + r.label;
    const bool fixed = r.label == "assumption";
    const Expr from = fixed ? source_side(law.says, r.forward) : instantiate(source_side(law.says, r.forward), r.with);
    const Expr to = fixed ? target_side(law.says, r.forward) : instantiate(target_side(law.says, r.forward), r.with);
    if (!(part(term, r.at) == from)) return law.label + " does not stand there";
    if (!(replace(term, r.at, to) == r.result)) return law.label + " does not give that";
    if (!fixed &&
        !(binds_all(r.with, law.says.left) && binds_all(r.with, law.says.right) && binds_conditions(r.with, law)))
      return law.label + " leaves a variable open";
    if (law.says.relation == Relation::Order) {
      if (!order_allowed(term, r.at)) return "~ may not be used there";
      order = true;
    }
    LawInstance instance(book_, frame, term, law, r);
    if (instance.error()) return instance.error()->text;
    return fixed ? "" : conditions(law, term, r, instance, frame, depth);
  }

  // The law a rewrite names, and what it rests on.
  bool find(const Rewrite& r, Law& law) {
    if (r.label == "assumption") {
      if (r.assumption >= assumptions_.size() || !assumptions_[r.assumption].equation) return false;
      law.label = r.label;
      law.says = *assumptions_[r.assumption].equation;
      return true;
    }
    if (r.label == "hypothesis") {
      if (hypothesis_ == nullptr || !hypothesis_->allows(r.with)) return false;
      law = hypothesis_->law;
      return true;
    }
    const auto proof = proofs_.find(r.label);
    if (const Law* l = find_law(book_, r.label)) {
      law = *l;
      rest_on(law);
    } else if (const Derivation* d = find_derivation(book_, r.label); d != nullptr && proof != proofs_.end()) {
      law = as_law(*d);
      if (!shows(proof->second.claim(), law)) return false;
      rests_on.insert(proof->second.rests_on().begin(), proof->second.rests_on().end());
    } else {
      return false;
    }
    return true;
  }

  void rest_on(const Law& law) {
    const auto proof = proofs_.find(law.proof);
    if (proof == proofs_.end() || !shows(proof->second.claim(), law)) {
      rests_on.insert(law.label);
      return;
    }
    rests_on.insert(proof->second.rests_on().begin(), proof->second.rests_on().end());
    if (says_more(law, proof->second.claim())) rests_on.insert("sublist");
  }

  std::string conditions(const Law& law, const Expr& term, const Rewrite& r, LawInstance& instance, const Frame& frame,
                         int depth) {
    if (r.evidence.size() != law.conditions.size() || depth > 3) return law.label + " leaves a condition open";
    for (std::size_t i = 0; i < law.conditions.size(); ++i) {
      const auto c = condition_at(law.conditions[i], r, term);
      if (!c) return "the condition of " + law.label + " cannot be said there";
      if (r.evidence[i].assumed ? !is_assumed(*c, depth)
                                : !is_calculated(*c, r.evidence[i], instance, law.conditions[i], frame, depth))
        return "nothing shows " + show(*c);
    }
    return {};
  }

  // A predicate is assumed of the claim's argument, which the calculation of a condition does not have.
  bool is_assumed(const Condition& c, int depth) const {
    if (!c.equation && depth > 0) return false;
    return std::find(assumptions_.begin(), assumptions_.end(), c) != assumptions_.end();
  }
  bool is_calculated(const Condition& c, const Evidence& e, LawInstance& instance, const Condition& general,
                     const Frame& frame, int depth) {
    if (!c.equation) return false;
    return calculation(*c.equation, e.calculation, instance.frame_of(general, frame), depth + 1).empty();
  }

  const Book& book_;
  const Proofs& proofs_;
  const std::vector<Condition>& assumptions_;
  const Hypothesis* hypothesis_;
};

}  // namespace detail

}  // namespace wholemeal::calc
