// Checks all derivations of a book and certifies them in the order in which they lean on each other.
#pragma once

#include <string>
#include <vector>

#include "wholemeal/calc/add.hpp"
#include "wholemeal/calc/check.hpp"

namespace wholemeal::calc {

namespace detail {

inline void note_labels(const std::vector<Rewrite>& calculation, std::set<std::string>& out) {
  for (const auto& r : calculation) {
    out.insert(r.label);
    for (const auto& e : r.evidence) note_labels(e.calculation, out);
  }
}

inline bool steps_hold(const Outcome& o) {
  return !o.open && o.messages.empty() &&
         std::all_of(o.steps.begin(), o.steps.end(), [](const StepOutcome& s) { return s.ok; });
}

inline std::vector<Rewrite> calculation(const Outcome& o, const Derivation& d) {
  std::vector<Rewrite> all;
  for (const auto* s : steps_of(o, d))
    all.insert(all.end(), s->reached.calculation.begin(), s->reached.calculation.end());
  return all;
}

// The claim of a derivation with the calculations found.
inline Claim whole_claim(const Outcome& o) {
  Claim c = claim_of(*o.derivation);
  c.calculation = calculation(o, *o.derivation);
  for (std::size_t i = 0; i < c.cases.size(); ++i) c.cases[i].calculation = calculation(o, o.derivation->cases[i]);
  return c;
}

// The derivations, of those checked, that the calculations found lean on, side conditions included.
inline Graph found_dependencies(const Book& b, const std::vector<Outcome>& outcomes) {
  Graph g;
  std::set<std::string> present;
  for (const auto& o : outcomes) present.insert(o.derivation->label);
  for (const auto& o : outcomes) {
    std::set<std::string> used;
    for (const auto& s : o.steps) note_labels(s.reached.calculation, used);
    for (const auto& l : used)
      if (const auto d = derivation_behind(b, l); present.contains(d)) g[o.derivation->label].insert(d);
  }
  return g;
}

inline void certify(const Book& b, Outcome& o, Proofs& proofs) {
  auto proof = calc::certify(b, proofs, whole_claim(o));
  if (auto* m = std::get_if<Message>(&proof)) {
    o.messages.push_back({m->kind, {}, o.derivation->at, m->text});
    return;
  }
  o.proof = std::get<Proof>(std::move(proof));
  o.ok = true;
  o.rests_on = o.proof->rests_on();
  proofs.emplace(o.derivation->label, *o.proof);
}

}  // namespace detail

// Certifies what holds, each derivation after those it leans on; a circle that only side conditions make is refused.
inline void certify_all(const Book& b, std::vector<Outcome>& outcomes, Proofs& proofs) {
  const Graph g = detail::found_dependencies(b, outcomes);
  std::set<std::string> done;
  for (std::size_t before = outcomes.size() + 1, left = outcomes.size(); left < before;) {
    before = left;
    for (auto& o : outcomes) {
      const auto& label = o.derivation->label;
      const auto it = g.find(label);
      const bool ready = it == g.end() || std::includes(done.begin(), done.end(), it->second.begin(), it->second.end());
      if (done.contains(label) || !ready) continue;
      if (detail::steps_hold(o)) detail::certify(b, o, proofs);
      done.insert(label);
      --left;
    }
  }
  for (auto& o : outcomes)
    if (!done.contains(o.derivation->label))
      o.messages.push_back({Class::Circular, {}, o.derivation->at, "its side conditions lean on itself"});
}

// Every derivation of a book, checked.
inline std::vector<Outcome> check(const Book& book, const std::vector<Bench>& benches, const Options& options) {
  const Graph back = turned_round(citations(book));
  std::vector<Outcome> out;
  TestedParts parts;
  for (const auto& d : book.derivations)
    out.push_back(DerivationCheck(book, benches, options, d, forbidden_in(book, back, d.label), parts).run());
  Proofs proofs;
  certify_all(book, out, proofs);
  for (std::size_t i = 0; i < out.size(); ++i) {
    for (auto& m : out[i].messages) m.file = book.files[i];
    for (auto& s : out[i].steps)
      for (auto& m : s.messages) m.file = book.files[i];
  }
  return out;
}

}  // namespace wholemeal::calc
