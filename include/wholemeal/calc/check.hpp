// Checks derivations: names, types, the goal, each step by its laws and on cases; then certifies them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/depend.hpp"
#include "wholemeal/calc/diagnose.hpp"
#include "wholemeal/calc/goal.hpp"
#include "wholemeal/calc/tries.hpp"

namespace wholemeal::calc {

class DerivationCheck {
 public:
  DerivationCheck(const Book& book, const std::vector<Bench>& benches, const Options& options, const Derivation& d,
                  Labels forbidden, TestedParts& parts)
      : book_(book),
        options_(options),
        d_(d),
        setting_{book, d.assumptions, {}, std::move(forbidden), options.lenient},
        tries_(book, benches, options, d.assumptions, parts) {
    out_.derivation = &d;
    empty_ = d.goal.right == list_in(Lists::Empty, "xs");
  }

  Outcome run() {
    out_.open = has_holes(d_);  // then there is nothing to check yet: exercise.hpp fills them
    if (out_.open) return std::move(out_);
    if (!d_.induction.empty()) return cases();
    return calculation(frame_of(book_, claim_of(d_)));
  }

 private:
  Outcome calculation(const std::variant<Frame, Message>& frame) {
    out_.messages = unknown_names(book_, d_);
    if (out_.messages.empty()) types(frame);
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

  // Each case of an induction as a calculation of its own, under the hypothesis.
  Outcome cases() {
    const Claim claim = claim_of(d_);
    if (auto wrong = unknown_names(book_, d_); !wrong.empty()) return out_.messages = wrong, std::move(out_);
    const auto frame = frame_of(book_, claim);
    if (const auto* m = std::get_if<Message>(&frame)) refuse_type(*m, d_.at);
    if (!covers(claim)) refuse(Class::Goal, d_.at, "the cases are not those of all lists: " + cases_wanted(claim));
    const Hypothesis hypothesis(claim);
    for (std::size_t i = 0; i < d_.cases.size() && out_.messages.empty(); ++i) {
      const Derivation& c = d_.cases[i];
      DerivationCheck one(book_, tries_.benches(), options_, c, setting_.forbidden, tries_.parts());
      one.empty_ = one.empty_ || c.lists == Lists::Empty;
      if (c.lists == Lists::Longer) one.setting_.hypothesis = &hypothesis;
      Outcome o = one.calculation(frame_of_case(book_, claim, claim.cases[i], std::get<Frame>(frame)));
      out_.messages.insert(out_.messages.end(), o.messages.begin(), o.messages.end());
      for (auto& s : o.steps) out_.steps.push_back(std::move(s));
    }
    return std::move(out_);
  }

  void refuse(Class c, Place at, const std::string& text) { out_.messages.push_back({c, {}, at, text}); }

  void types(const std::variant<Frame, Message>& frame) {
    if (const auto* m = std::get_if<Message>(&frame)) return refuse_type(*m, d_.at);
    setting_.frame = std::get<Frame>(frame);
    line_type(d_.first, d_.first_at);
    for (const auto& s : d_.steps) line_type(s.line, s.line_at);
  }
  void line_type(const Expr& e, Place at) {
    if (const auto wrong = wrong_in(book_, setting_.frame, e, setting_.frame.type, at)) refuse_type(*wrong, at);
  }
  void refuse_type(const Message& m, Place near) { refuse(m.kind, m.at.line > 0 ? m.at : near, m.text); }

  void goal() {
    for (auto& m : faults_of_goal(d_)) out_.messages.push_back(std::move(m));
    out_.proves = relation_of(d_);
  }

  std::vector<Tested> try_lines() {
    if (!options_.evaluate) return std::vector<Tested>(d_.steps.size());
    std::vector<Expr> lines{d_.first};
    std::vector<Comparison> comparisons;
    for (const auto& s : d_.steps) {
      lines.push_back(s.line);
      comparisons.push_back({lines.size() - 2, lines.size() - 1, s.relation});
    }
    return tries_.on_all_benches(setting_.frame, d_.assumptions, lines, comparisons);
  }

  StepOutcome step(const Step& s, const Expr& from, const Tested& tested) {
    StepOutcome o{&s, from, {}, tested, {}, {}, false, empty_};
    const Rules rules = rules_of(setting_, s);
    o.messages = rules.errors;
    if (!o.messages.empty()) return o;
    const auto strict = symbolic(setting_, s, from, rules);
    o.reached = strict.reached;
    if (strict.reached.found && !strict.types && !tested.counterexample) {
      try_parts(o, rules);
      o.ok = o.messages.empty();
      for (auto& m : warnings(o, rules.cited, options_)) o.messages.push_back(std::move(m));
    } else {
      const auto general = [this](const Law& law) { return tries_.law(law); };
      o.messages.push_back(Diagnosis(setting_, s, from, rules, tested, general, options_.suggest).message(strict));
    }
    return o;
  }

  // Each rewritten part alone, at the types and under the conditions it has there.
  void try_parts(StepOutcome& o, const Rules& rules) {
    Expr term = o.from;
    for (const auto& r : o.reached.calculation) {
      const auto rule = std::find_if(rules.rules.begin(), rules.rules.end(), [&](const Rule& x) {
        return x.law->label == r.label && x.assumption == r.assumption;
      });
      if (options_.evaluate && rule != rules.rules.end())
        o.parts.push_back(tries_.part(setting_.frame, term, r, *rule->law));
      if (!o.parts.empty() && o.parts.back().counterexample)
        o.messages.push_back({Class::False,
                              {},
                              o.step->at,
                              r.label + " is false where it is used; " + show(*o.parts.back().counterexample)});
      term = r.result;
    }
  }
  const Book& book_;
  const Options& options_;
  const Derivation& d_;
  Setting setting_;
  Outcome out_{};
  Tries tries_;
  bool empty_ = false;
};

}  // namespace wholemeal::calc
