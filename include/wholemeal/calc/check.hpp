// Checks derivations: names, types, the goal, each step by its laws and on cases; then certifies them.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/depend.hpp"
#include "wholemeal/calc/diagnose.hpp"

namespace wholemeal::calc {

// Parts tested already: the same part at the same type is tested once.
using TestedParts = std::map<std::string, Tested>;

class DerivationCheck {
 public:
  DerivationCheck(const Book& book, const std::vector<Bench>& benches, const Options& options, const Derivation& d,
                  Labels forbidden, TestedParts& parts)
      : book_(book),
        benches_(benches),
        options_(options),
        d_(d),
        setting_{book, d.assumptions, {}, std::move(forbidden), options.lenient},
        parts_(parts) {
    out_.derivation = &d;
  }

  Outcome run() {
    if (has_holes(d_)) return open();
    out_.messages = unknown_names(book_, d_);
    if (out_.messages.empty()) types();
    if (!out_.messages.empty()) return std::move(out_);
    goal();
    const auto tested = try_lines();
    Expr from = d_.first;
    for (std::size_t i = 0; i < d_.steps.size(); ++i) {
      out_.steps.push_back(step(d_.steps[i], from, tested[i]));
      from = d_.steps[i].line;
    }
    return std::move(out_);
  }

 private:
  // With holes there is nothing to check yet: exercise.hpp fills them.
  Outcome open() {
    out_.open = true;
    return std::move(out_);
  }
  void refuse(Class c, Place at, const std::string& text) { out_.messages.push_back({c, {}, at, text}); }

  void types() {
    const auto frame = frame_of(book_, {d_.goal, d_.assumptions, {}});
    if (const auto* m = std::get_if<Message>(&frame)) return refuse_type(*m, d_.at);
    setting_.frame = std::get<Frame>(frame);
    line_type(d_.first, d_.first_at);
    for (const auto& s : d_.steps) line_type(s.line, s.line_at);
  }
  void line_type(const Expr& e, Place at) {
    Typing t(book_.constants, book_.synonyms, book_.plain_lists);
    t.enter(setting_.frame.metavariables);
    const Type type = t.of(e);
    t.agree(type, setting_.frame.type, at, "this line and the goal have different types:");
    t.settle(at);
    if (t.error()) refuse_type(*t.error(), at);
  }
  void refuse_type(const Message& m, Place near) { refuse(m.kind, m.at.line > 0 ? m.at : near, m.text); }

  void goal() {
    if (!(d_.first == d_.goal.left)) refuse_goal(d_.first, d_.goal.left, "the first line is", "left", d_.first_at);
    const Expr& last = d_.steps.empty() ? d_.first : d_.steps.back().line;
    const Place at = d_.steps.empty() ? d_.first_at : d_.steps.back().line_at;
    if (!(last == d_.goal.right)) refuse_goal(last, d_.goal.right, "the calculation ends in", "right", at);
    for (const auto& s : d_.steps)
      if (s.relation == Relation::Order) out_.proves = Relation::Order;
    if (out_.proves == Relation::Order && d_.goal.relation == Relation::Equal)
      refuse(Class::Order, d_.at, "a calculation with a ~ step proves ~; the goal says =");
  }
  void refuse_goal(const Expr& got, const Expr& want, const std::string& what, const std::string& which, Place at) {
    const auto [a, b] = first_difference(got, want);
    refuse(Class::Goal, at,
           what + " `" + show(got) + "`, but the goal's " + which + " side is `" + show(want) + "`; they differ at `" +
               a + "` and `" + b + "`. Is a step missing?");
  }

  // On every bench; `seconds` for all of them, and what is over them is not tried.
  std::vector<Tested> on_all_benches(const Frame& frame, const std::vector<Condition>& conditions,
                                     const std::vector<Expr>& lines, const std::vector<Comparison>& comparisons,
                                     double seconds) const {
    std::vector<Tested> out(comparisons.size());
    Effort effort = options_.effort;
    effort.seconds = seconds / static_cast<double>(std::max<std::size_t>(1, benches_.size()));
    for (const auto& b : benches_) {
      Trial trial(book_, b.registry, b.box, frame, conditions, effort);
      const auto tested = trial.run(lines, comparisons);
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = std::move(out[i]) + tested[i];
    }
    return out;
  }

  std::vector<Tested> try_lines() {
    if (!options_.evaluate) return std::vector<Tested>(d_.steps.size());
    std::vector<Expr> lines{d_.first};
    std::vector<Comparison> comparisons;
    for (const auto& s : d_.steps) {
      lines.push_back(s.line);
      comparisons.push_back({lines.size() - 2, lines.size() - 1, s.relation});
    }
    return on_all_benches(setting_.frame, d_.assumptions, lines, comparisons, options_.effort.seconds);
  }

  StepOutcome step(const Step& s, const Expr& from, const Tested& tested) {
    StepOutcome o{&s, from, {}, tested, {}, {}, false};
    const Rules rules = rules_of(setting_, s);
    o.messages = rules.errors;
    if (!o.messages.empty()) return o;
    const auto strict = symbolic(setting_, s, from, rules);
    o.reached = strict.reached;
    if (strict.reached.found && !strict.types && !tested.counterexample) {
      try_parts(o, rules);
      o.ok = o.messages.empty();
      warn(o, rules);
    } else {
      const auto general = [this](const Law& law) { return try_law(law); };
      o.messages.push_back(Diagnosis(setting_, s, from, rules, tested, general, options_.suggest).message(strict));
    }
    return o;
  }

  Tested try_law(const Law& law) const {
    const auto frame = frame_of(book_, {law.says, law.conditions, {}});
    if (!options_.evaluate || !std::holds_alternative<Frame>(frame)) return {};
    return on_all_benches(std::get<Frame>(frame), law.conditions, {law.says.left, law.says.right},
                          {{0, 1, Relation::Equal}}, options_.effort.seconds / 8)[0];
  }

  // Each rewritten part alone, at the types and under the conditions it has there.
  void try_parts(StepOutcome& o, const Rules& rules) {
    Expr term = o.from;
    for (const auto& r : o.reached.calculation) {
      const auto rule = std::find_if(rules.rules.begin(), rules.rules.end(), [&](const Rule& x) {
        return x.law->label == r.label && x.assumption == r.assumption;
      });
      if (options_.evaluate && rule != rules.rules.end()) o.parts.push_back(try_part(term, r, *rule->law));
      if (!o.parts.empty() && o.parts.back().counterexample)
        o.messages.push_back({Class::False,
                              {},
                              o.step->at,
                              r.label + " is false where it is used; " + show(*o.parts.back().counterexample)});
      term = r.result;
    }
  }
  Tested try_part(const Expr& term, const Rewrite& r, const Law& law) {
    const Expr left = part(term, r.at), right = rewritten(term, r);
    LawInstance instance(book_, setting_.frame, term, law, r);
    const Frame frame{rigid(instance.at_redex()), setting_.frame.metavariables};
    std::vector<Condition> conditions;
    for (const auto& c : d_.assumptions)
      if (c.equation) conditions.push_back(c);
    for (const auto& c : law.conditions)
      if (!c.equation) conditions.push_back(c);
    std::string key = show(left) + "=" + show(right) + exact(frame.type);
    for (const auto& c : conditions) key += ", " + show(c);
    const auto [it, added] = parts_.try_emplace(key);
    if (added)
      it->second =
          on_all_benches(frame, conditions, {left, right}, {{0, 1, law.says.relation}}, options_.effort.seconds / 8)[0];
    return it->second;
  }
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
    return part(r.result, p);
  }

  void warn(StepOutcome& o, const Rules& rules) {
    for (const auto& l : rules.cited)
      if (!o.reached.used.contains(l))
        o.messages.push_back({Class::Unused, {}, o.step->at, l + " is cited but not needed"});
    if (options_.evaluate && o.tested.telling < enough_telling)
      o.messages.push_back({Class::Weak,
                            {},
                            o.step->at,
                            "weak evidence: only " + std::to_string(o.tested.telling) + " of " +
                                std::to_string(o.tested.cases) + " cases could tell"});
  }

  const Book& book_;
  const std::vector<Bench>& benches_;
  const Options& options_;
  const Derivation& d_;
  Setting setting_;
  Outcome out_{};
  TestedParts& parts_;
};

}  // namespace wholemeal::calc
