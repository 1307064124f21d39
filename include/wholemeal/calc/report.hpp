// Derivations in the book's layout: term, relation and hint, term, down the page.
#pragma once

#include <string>

#include "wholemeal/calc/outcome.hpp"

namespace wholemeal::calc {

inline std::string show(const Hint& h) {
  switch (h.kind) {
    case Hint::Kind::Law: break;
    case Hint::Kind::Side:
      return "side " + (h.side ? show(*h.side) : "assumption") + (h.label.empty() ? "" : " by " + h.label);
    case Hint::Kind::Assumption: return "assumption";
    case Hint::Kind::Hypothesis: return "hypothesis";
    case Hint::Kind::Definition: return "definition " + h.label;
    case Hint::Kind::Text: return "\"" + h.label + "\"";
    case Hint::Kind::Hole: return "?";
  }
  std::string s = h.label + (h.use == Use::Forward ? " ->" : h.use == Use::Backward ? " <-" : "");
  for (std::size_t i = 0; i < h.with.size(); ++i)
    s += (i ? ", " : " with ") + h.with[i].first + " := " + show(h.with[i].second);
  return s;
}

inline std::string show_hints(const Step& s) {
  std::string out;
  for (const auto& h : s.hints) out += (out.empty() ? "" : "; ") + show(h);
  return std::string(show(s.relation)) + " { " + out + " }";
}

inline std::string show(const SizeDemand& d) { return show(d.left) + (d.exactly ? "=" : ">=") + show(d.right); }

// `case [x], [ys]`, `case x:xs if p . x = True`
inline std::string show_case(const Derivation& d, const Derivation& c) {
  std::string out;
  for (const auto& l : d.induction) {
    const std::string x = head_of(l);
    const std::string is[] = {"[]", "[" + x + "]", x + ":" + l, l};
    out += (out.empty() ? "case " : ", ") + is[static_cast<std::size_t>(c.lists)];
  }
  return out + (c.when ? " if " + show(*c.when) : "");
}

// Between the goal and the lines: the domain, the assumptions, and what it is by induction on.
inline std::vector<std::string> conditions_of(const Derivation& d) {
  std::vector<std::string> out;
  if (d.domain) out.push_back("at " + show(*d.domain));
  for (const auto& s : d.sizes) out.back() += ", " + show(s);
  for (const auto& a : d.assumptions) out.push_back("assume " + show(a));
  std::string lists;
  for (const auto& l : d.induction) lists += (lists.empty() ? "" : ", ") + l;
  const bool any = !d.cases.empty() && d.cases[0].lists == Lists::Any;
  if (!lists.empty()) out.push_back("by " + std::string(any ? "extensionality" : "induction") + " on " + lists);
  return out;
}

inline std::string heading(const Derivation& d) {
  std::string out = d.label + (d.title.empty() ? "" : " \"" + d.title + "\"") + " : " + show(d.goal) + "\n";
  for (const auto& c : conditions_of(d)) out += "  " + c + "\n";
  return out;
}

namespace detail {

inline std::string lines(const Derivation& d) {
  std::string out = "    " + show(d.first) + "\n";
  for (const auto& s : d.steps) out += "  " + show_hints(s) + "\n    " + show(s.line) + "\n";
  return out;
}

}  // namespace detail

// A derivation as text that reads back.
inline std::string show(const Derivation& d) {
  std::string out = (d.exercise ? "exercise " : "derive ") + heading(d);
  if (d.cases.empty()) out += detail::lines(d);
  for (const auto& c : d.cases) out += "  " + show_case(d, c) + "\n" + detail::lines(c);
  return out + "qed\n";
}

// `200 cases, 121 telling; parts 153 to 200` of a step.
inline std::string statistics(const StepOutcome& s) {
  if (s.tested.cases == 0) return std::to_string(s.reached.calculation.size()) + " rewrites";
  std::string out = std::to_string(s.tested.cases) + " cases, " + std::to_string(s.tested.telling) + " telling";
  if (s.tested.telling < enough_telling && !s.empty) out += " (weak evidence)";
  return out;
}

inline std::string rests_on(const Outcome& o) {
  std::string out;
  for (const auto& l : o.rests_on) out += (out.empty() ? "" : " ") + l;
  return out.empty() ? "nothing" : out;
}

namespace detail {

inline std::string lines(const Outcome& o, const Derivation& d) {
  std::string out = "    " + show(d.first) + "\n";
  for (const auto* s : steps_of(o, d))
    out += "  " + show_hints(*s->step) + "    " +
           (s->ok ? "✓ " + statistics(*s) : "✗ " + std::string(show(s->messages[0].kind))) + "\n    " +
           show(s->step->line) + "\n";
  return out;
}

}  // namespace detail

// A checked derivation with a mark and its statistics at each step.
inline std::string report(const Outcome& o) {
  const Derivation& d = *o.derivation;
  std::string out = heading(d);
  if (d.cases.empty()) out += detail::lines(o, d);
  for (const auto& c : d.cases) out += "  " + show_case(d, c) + "\n" + detail::lines(o, c);
  if (o.ok) return out + "qed    rests on: " + rests_on(o) + "\n";
  return out + (o.open ? "open: it has holes to fill\n" : "refused\n");
}

}  // namespace wholemeal::calc
