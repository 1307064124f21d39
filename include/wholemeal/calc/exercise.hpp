// Exercises: holes for hints, lines and parts of lines; finds what would fill them.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/calculate.hpp"
#include "wholemeal/calc/filled.hpp"
#include "wholemeal/calc/holes.hpp"

namespace wholemeal::calc {

class Filler {
 public:
  Filler(const Book& book, const Derivation& d, Labels forbidden)
      : book_(book), d_(d), setting_{book, d.assumptions, {}, std::move(forbidden), false} {
    const auto frame = frame_of(book, claim_of(d));
    if (const auto* f = std::get_if<Frame>(&frame)) setting_.frame = *f;
  }

  // Fills the holes one after the other; what can't be filled stays.
  std::vector<Filled> run() {
    std::vector<Filled> out;
    for (std::size_t i = 0; i < d_.steps.size(); ++i) {
      if (!has_hole(d_.steps[i]) && !has_hole(d_.steps[i].line)) continue;
      if (has_hole(d_.steps[i].line)) fill_line(i);
      out.push_back(fill_hint(i));
    }
    return out;
  }

  const Derivation& filled() const { return d_; }

 private:
  const Expr& before(std::size_t i) const { return i == 0 ? d_.first : d_.steps[i - 1].line; }

  // The rules of a step's hint; where the hint is a hole, all laws that may be used.
  Rules rules_for(const Step& s) const {
    if (!has_hole(s)) return rules_of(setting_, s);
    Rules out;
    for (const auto& l : book_.laws)
      if (!setting_.forbidden.contains(l.label)) out.rules.push_back({&l, Use::Either, {}, false, 0});
    const auto assumed = assumed_rules(d_.assumptions, out.made);
    out.rules.insert(out.rules.end(), assumed.begin(), assumed.end());
    return out;
  }

  // Terms within a few rewrites, nearest first.
  std::vector<Expr> around(const Expr& from, const Step& step, bool from_id) const {
    constexpr std::size_t most = 400;
    const Rules rules = rules_for(step);
    Gate gate(setting_, step, {});
    std::vector<Expr> terms{from};
    std::set<std::string> seen{show(from)};
    for (std::size_t i = 0; i < terms.size() && terms.size() < most; ++i) {
      const Expr term = terms[i];
      for (const auto& rule : rules.rules) {
        const Rewriter::Visit visit = [&](Rewrite r) {
          if (terms.size() < most && gate(*rule.law, term, r) && seen.insert(show(r.result)).second)
            terms.push_back(r.result);
        };
        Rewriter(term, {2 * size(from) + 8, from_id}, visit).all(rule);
      }
    }
    return terms;
  }

  // A line with holes: the nearest term that fits it, and from which the next line can be reached; the last line is
  // the goal's right side. First without, then with making something of `id`.
  void fill_line(std::size_t i) {
    const Expr written = d_.steps[i].line;
    const bool last = i + 1 == d_.steps.size();
    for (const bool from_id : {false, true}) {
      std::set<std::string> back;
      if (last)
        back.insert(show(d_.goal.right));
      else if (!has_hole(d_.steps[i + 1].line))
        for (const auto& e : around(d_.steps[i + 1].line, d_.steps[i + 1], from_id)) back.insert(show(e));
      for (const auto& e : around(before(i), d_.steps[i], from_id)) {
        if (e == before(i) || (!back.empty() && !back.contains(show(e))) || !fits(written, e)) continue;
        d_.steps[i].line = e;
        return;
      }
    }
  }

  Filled fill_hint(std::size_t i) {
    Step& s = d_.steps[i];
    Filled out{i, false, {}, s};
    if (has_hole(s.line)) return out;
    const auto calculation = has_hole(s) ? shortest(s, before(i)) : by(rules_for(s), s, before(i));
    out.found = !calculation.empty();
    if (!out.found) return out;
    const bool asked = has_hole(s);
    const auto laid = Layout(book_).derivation({before(i), s.line, s.relation}, d_.assumptions, calculation);
    if (asked) s.hints.clear();
    for (const auto& step : laid.steps)
      for (const auto& h : step.hints) note(h, s, asked, out);
    out.whole = s;
    return out;
  }

  std::vector<Rewrite> by(const Rules& rules, const Step& s, const Expr& from) const {
    const auto r = symbolic(setting_, s, from, rules, {}, 600);
    return r.reached.found && !r.types ? r.reached.calculation : std::vector<Rewrite>{};
  }

  // One law that leads there, then one with the functor laws of map, then whatever a search finds.
  std::vector<Rewrite> shortest(const Step& s, const Expr& from) const {
    const Rules all = rules_for(s);
    for (const std::size_t more : {0U, 1U, 2U})
      for (const auto& rule : all.rules) {
        Rules some;
        some.rules.push_back(rule);
        for (std::size_t k = 0; k < more; ++k)
          if (const Law* l = find_law(book_, k == 0 ? "map-comp" : "map-id"))
            some.rules.push_back({l, Use::Either, {}, false, 0});
        if (auto found = by(some, s, from); !found.empty()) return found;
      }
    Gate gate(setting_, s, {});
    const Admit admit = std::ref(gate);
    return Searcher(all.rules, admit, {20000, 0, 12}).run(from, s.line).calculation;
  }

  static void note(const Hint& h, Step& s, bool asked, Filled& out) {
    const auto text = show(h);
    const bool known = std::any_of(s.hints.begin(), s.hints.end(), [&](const Hint& o) { return show(o) == text; });
    if (asked && !known) s.hints.push_back(h);
    if (h.kind == Hint::Kind::Side || std::find(out.laws.begin(), out.laws.end(), text) != out.laws.end()) return;
    out.laws.push_back(text);
  }

  const Book& book_;
  Derivation d_;
  Setting setting_;
};

}  // namespace wholemeal::calc
