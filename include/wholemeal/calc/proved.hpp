// What has been proved: a Proof can only be made by `certify` in proof.hpp. What a proof shows of a law.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/claim.hpp"

namespace wholemeal::calc {

class Proof;
using Proofs = std::map<std::string, Proof>;
std::variant<Proof, Message> certify(const Book&, const Proofs&, const Claim&);

class Proof {
 public:
  const Claim& claim() const { return claim_; }
  const std::set<std::string>& rests_on() const { return rests_on_; }  // axioms and definitions

 private:
  Proof(Claim c, std::set<std::string> rests_on) : claim_(std::move(c)), rests_on_(std::move(rests_on)) {}
  friend std::variant<Proof, Message> certify(const Book&, const Proofs&, const Claim&);

  Claim claim_;
  std::set<std::string> rests_on_;
};

// `expand . g` lists a subsequence of `expand` when g only takes choices away: pruning does, by rows, cols or boxs. By
// another function it might also put the choices of a cell in another order.
inline bool only_removes(const Expr& g) {
  static const Expr prunes[] = {name("prune"), name("pruneBy", {name("rows")}), name("pruneBy", {name("cols")}),
                                name("pruneBy", {name("boxs")})};
  return g.length() > 0 && std::all_of(g.atoms.begin(), g.atoms.end(), [](const AtomPtr& a) {
           return std::any_of(std::begin(prunes), std::end(prunes), [&](const Expr& p) { return same(a, p.atoms[0]); });
         });
}

// Whether `filter p . expand ~ filter p . expand . g` may become `=`: a subsequence of equal length is the list.
inline bool upgrades_by_sublist(const Equation& e) {
  const auto n = e.left.length();
  if (n != 2 || e.left.atoms[0]->head != "filter" || e.left.atoms[1]->head != "expand") return false;
  return e.right.length() > n && segment(e.right, 0, n) == e.left &&
         only_removes(segment(e.right, n, e.right.length()));
}

// Whether a law says `=` of what its proof shows with `~`.
inline bool says_more(const Law& law, const Claim& proved) {
  return proved.says.relation == Relation::Order && law.says.relation == Relation::Equal;
}

// Whether a claim, proved, shows what a law says: the same equation, perhaps turned round, of the same lists, under no
// more conditions. Then the law's types are the claim's, or some of them: what narrows the claim's narrows the law's.
inline bool shows(const Claim& proved, const Law& law) {
  const auto& p = proved.says;
  if (says_more(law, proved) && !(law.by_sublist && upgrades_by_sublist(law.says))) return false;
  const auto assumed = [&](const Condition& c) {
    return std::find(law.conditions.begin(), law.conditions.end(), c) != law.conditions.end();
  };
  const auto& assumptions = proved.assumptions;
  if (!std::all_of(assumptions.begin(), assumptions.end(), assumed)) return false;
  if (proved.domain && (proved.domain != law.domain || proved.sizes != law.sizes)) return false;
  return (p.left == law.says.left && p.right == law.says.right) ||
         (p.left == law.says.right && p.right == law.says.left);
}

}  // namespace wholemeal::calc
