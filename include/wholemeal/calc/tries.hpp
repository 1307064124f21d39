// Tries equations on every bench: lines, rewritten parts, laws.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "wholemeal/calc/outcome.hpp"

namespace wholemeal::calc {

// Parts tested already: the same part at the same type is tested once.
using TestedParts = std::map<std::string, Tested>;

class Tries {
 public:
  Tries(const Book& book, const std::vector<Bench>& benches, const Options& options,
        const std::vector<Condition>& assumptions, TestedParts& parts)
      : book_(book), benches_(benches), options_(options), assumptions_(assumptions), parts_(parts) {}

  const std::vector<Bench>& benches() const { return benches_; }
  TestedParts& parts() const { return parts_; }

  // On every bench.
  std::vector<Tested> on_all_benches(const Frame& frame, const std::vector<Condition>& conditions,
                                     const std::vector<Expr>& lines, const std::vector<Comparison>& comparisons) const {
    std::vector<Tested> out(comparisons.size());
    for (const auto& b : benches_) {
      Trial trial(book_, b.registry, b.box, frame, conditions, options_.effort);
      const auto tested = trial.run(lines, comparisons);
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = std::move(out[i]) + tested[i];
    }
    return out;
  }

  // A law as if it held with `=`, wherever it may be used.
  Tested law(const Law& law) const {
    const auto frame = frame_of(book_, claim_of(law));
    if (!options_.evaluate || !std::holds_alternative<Frame>(frame)) return {};
    return on_all_benches(std::get<Frame>(frame), law.conditions, {law.says.left, law.says.right},
                          {{0, 1, Relation::Equal}})[0];
  }

  // The part that a rewrite changes, alone: at the types and under the conditions it has there.
  Tested part(const Frame& outer, const Expr& term, const Rewrite& r, const Law& law) {
    const Expr left = calc::part(term, r.at), right = rewritten(term, r);
    LawInstance instance(book_, outer, term, law, r);
    const Frame frame{rigid(instance.at_redex()), outer.metavariables, outer.demands, outer.names};
    std::vector<Condition> conditions;
    for (const auto& c : assumptions_)
      if (c.equation) conditions.push_back(c);
    for (const auto& c : law.conditions)
      if (!c.equation) conditions.push_back(c);
    std::string key = show(left) + "=" + show(right) + exact(frame.type);
    for (const auto& c : conditions) key += ", " + show(c);
    const auto [it, added] = parts_.try_emplace(key);
    if (added) it->second = on_all_benches(frame, conditions, {left, right}, {{0, 1, law.says.relation}})[0];
    return it->second;
  }

 private:
  // A type's text that tells all variables apart.
  static std::string exact(const Type& t) {
    std::string s = t.head + show(t.size);
    for (const auto& f : t.size.factors) s += " " + f;
    for (const auto& a : t.args) s += "(" + exact(a) + ")";
    return s;
  }
  static Expr rewritten(const Expr& term, const Rewrite& r) {
    Position p = r.at;
    p.to = p.to + host(r.result, r.at).length() - host(term, r.at).length();
    return calc::part(r.result, p);
  }

  const Book& book_;
  const std::vector<Bench>& benches_;
  const Options& options_;
  const std::vector<Condition>& assumptions_;
  TestedParts& parts_;
};

}  // namespace wholemeal::calc
