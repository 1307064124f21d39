// The only trusted part of the calculator (with terms, matching's `instantiate`, and types): a Proof can only be
// made by `certify`, which checks every field of every rewrite. Whatever finds calculations need not be believed.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/frame.hpp"

namespace wholemeal::calc {

// What is to be believed, and why.
struct Claim {
  Equation says{};
  std::vector<Condition> assumptions{};
  std::vector<Rewrite> calculation{};
};

class Proof;
using Proofs = std::map<std::string, Proof>;
std::variant<Proof, Message> certify(const Book&, const Proofs&, const Claim&);

class Proof {
 public:
  const Equation& says() const { return says_; }
  const std::vector<Condition>& assumptions() const { return assumptions_; }
  const std::set<std::string>& rests_on() const { return rests_on_; }  // axioms and definitions

 private:
  Proof(const Claim& c, std::set<std::string> rests_on)
      : says_(c.says), assumptions_(c.assumptions), rests_on_(std::move(rests_on)) {}
  friend std::variant<Proof, Message> certify(const Book&, const Proofs&, const Claim&);

  Equation says_;
  std::vector<Condition> assumptions_;
  std::set<std::string> rests_on_;
};

// `expand . g` lists a subsequence of `expand` when g only takes choices away: the prunes do.
inline bool only_removes(const Expr& g) {
  return g.length() > 0 && std::all_of(g.atoms.begin(), g.atoms.end(), [](const AtomPtr& a) {
           return a->head == "prune" || (a->head == "pruneBy" && a->args.size() == 1);
         });
}

// Whether `filter p . expand ~ filter p . expand . g` may become `=`: a subsequence of equal length is the list.
inline bool upgrades_by_sublist(const Equation& e) {
  const auto n = e.left.length();
  if (n != 2 || e.left.atoms[0]->head != "filter" || e.left.atoms[1]->head != "expand") return false;
  return e.right.length() > n && segment(e.right, 0, n) == e.left &&
         only_removes(segment(e.right, n, e.right.length()));
}

// Whether a proof shows what a law says: the same equation, perhaps turned round, under no more conditions.
inline bool shows(const Proof& proof, const Law& law) {
  const auto& p = proof.says();
  if (p.relation == Relation::Order && law.says.relation == Relation::Equal &&
      !(law.by_sublist && upgrades_by_sublist(law.says)))
    return false;
  const auto assumed = [&](const Condition& c) {
    return std::find(law.conditions.begin(), law.conditions.end(), c) != law.conditions.end();
  };
  if (!std::all_of(proof.assumptions().begin(), proof.assumptions().end(), assumed)) return false;
  return (p.left == law.says.left && p.right == law.says.right) ||
         (p.left == law.says.right && p.right == law.says.left);
}

namespace detail {

class Checker {
 public:
  Checker(const Book& book, const Proofs& proofs, const std::vector<Condition>& assumptions)
      : book_(book), proofs_(proofs), assumptions_(assumptions) {}

  std::set<std::string> rests_on{};

  // Follows the rewrites from the left side to the right; at the end the relation they prove must suffice.
  std::string calculation(const Equation& says, const std::vector<Rewrite>& rewrites, const Frame& frame,
                          int depth = 0) {
    Expr term = says.left;
    bool order = false;
    for (const auto& r : rewrites) {
      if (const auto why = rewrite(term, r, frame, order, depth); !why.empty()) return why;
      term = r.result;
    }
    if (!(term == says.right)) return "the calculation ends in " + show(term) + ", not in " + show(says.right);
    if (order && says.relation == Relation::Equal) return "the calculation proves ~, not =";
    return {};
  }

 private:
  std::string rewrite(const Expr& term, const Rewrite& r, const Frame& frame, bool& order, int depth) {
    if (!exists(term, r.at)) return "there is no such position";
    Law law;
    if (!find(r, law)) return "there is no law " + r.label;
    const bool fixed = r.label == "assumption";
    const Expr from = fixed ? source_side(law.says, r.forward) : instantiate(source_side(law.says, r.forward), r.with);
    const Expr to = fixed ? target_side(law.says, r.forward) : instantiate(target_side(law.says, r.forward), r.with);
    if (!(part(term, r.at) == from)) return law.label + " does not stand there";
    if (!(replace(term, r.at, to) == r.result)) return law.label + " does not give that";
    if (!fixed && !(binds_all(r.with, from_pattern(law, r)) && binds_all(r.with, to_pattern(law, r))))
      return law.label + " leaves a variable open";
    if (law.says.relation == Relation::Order) {
      if (!order_allowed(term, r.at)) return "~ may not be used there";
      order = true;
    }
    LawInstance instance(book_, frame, term, law, r);
    if (instance.error()) return instance.error()->text;
    return fixed ? "" : conditions(law, term, r, instance, frame, depth);
  }

  static const Expr& from_pattern(const Law& l, const Rewrite& r) { return source_side(l.says, r.forward); }
  static const Expr& to_pattern(const Law& l, const Rewrite& r) { return target_side(l.says, r.forward); }

  // The law a rewrite names, and what it rests on.
  bool find(const Rewrite& r, Law& law) {
    if (r.label == "assumption") {
      if (r.assumption >= assumptions_.size() || !assumptions_[r.assumption].equation) return false;
      law.label = r.label;
      law.says = *assumptions_[r.assumption].equation;
      return true;
    }
    const auto proof = proofs_.find(r.label);
    if (const Law* l = find_law(book_, r.label)) {
      law = *l;
      rest_on(law);
    } else if (const Derivation* d = find_derivation(book_, r.label); d != nullptr && proof != proofs_.end()) {
      law = as_law(*d);
      rests_on.insert(proof->second.rests_on().begin(), proof->second.rests_on().end());
    } else {
      return false;
    }
    return true;
  }

  void rest_on(const Law& law) {
    const auto proof = proofs_.find(law.proof);
    if (proof == proofs_.end() || !shows(proof->second, law))
      rests_on.insert(law.label);
    else
      rests_on.insert(proof->second.rests_on().begin(), proof->second.rests_on().end());
  }

  std::string conditions(const Law& law, const Expr& term, const Rewrite& r, LawInstance& instance, const Frame& frame,
                         int depth) {
    if (r.evidence.size() != law.conditions.size() || depth > 3) return law.label + " leaves a condition open";
    for (std::size_t i = 0; i < law.conditions.size(); ++i) {
      const auto c = condition_at(law.conditions[i], r, term);
      if (!c) return "the condition of " + law.label + " cannot be said there";
      if (r.evidence[i].assumed ? !is_assumed(*c)
                                : !is_calculated(*c, r.evidence[i], instance, law.conditions[i], frame, depth))
        return "nothing shows " + show(*c);
    }
    return {};
  }

  bool is_assumed(const Condition& c) const {
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
};

}  // namespace detail

// The type of a claim, with its assumptions' variables, made rigid; or what is wrong with it.
inline std::variant<Frame, Message> frame_of(const Book& book, const Claim& c) {
  Typing t(book.constants, book.synonyms, book.plain_lists);
  const Type type = t.of(c.says, {});
  for (const auto& a : c.assumptions)
    if (a.equation) t.of(*a.equation, a.at);
  if (t.error()) return *t.error();
  if (const auto open = t.unifier.open())
    return Message{Class::Size,
                   {},
                   {},
                   "the sizes are not determined: `" + show(open->first) + "` = `" + show(open->second) +
                       "` has no single answer; say it of a type that fixes them"};
  return freeze(t, type);
}

// The only maker of proofs.
inline std::variant<Proof, Message> certify(const Book& book, const Proofs& proofs, const Claim& claim) {
  const auto frame = frame_of(book, claim);
  if (const auto* wrong = std::get_if<Message>(&frame)) return *wrong;
  detail::Checker checker(book, proofs, claim.assumptions);
  const auto why = checker.calculation(claim.says, claim.calculation, std::get<Frame>(frame));
  if (!why.empty()) return Message{Class::Gap, {}, {}, why};
  return Proof(claim, std::move(checker.rests_on));
}

}  // namespace wholemeal::calc
