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

// A derivation as text that reads back.
inline std::string show(const Derivation& d) {
  std::string out = (d.exercise ? "exercise " : "derive ") + d.label + (d.title.empty() ? "" : " \"" + d.title + "\"");
  out += " : " + show(d.goal) + "\n";
  for (const auto& a : d.assumptions) out += "  assume " + show(a) + "\n";
  out += "    " + show(d.first) + "\n";
  for (const auto& s : d.steps) out += "  " + show_hints(s) + "\n    " + show(s.line) + "\n";
  return out + "qed\n";
}

// `200 cases, 121 telling; parts 153 to 200` of a step.
inline std::string statistics(const StepOutcome& s) {
  if (s.tested.cases == 0) return std::to_string(s.reached.calculation.size()) + " rewrites";
  std::string out = std::to_string(s.tested.cases) + " cases, " + std::to_string(s.tested.telling) + " telling";
  if (s.tested.telling < enough_telling) out += " (weak evidence)";
  return out;
}

inline std::string rests_on(const Outcome& o) {
  std::string out;
  for (const auto& l : o.rests_on) out += (out.empty() ? "" : " ") + l;
  return out.empty() ? "nothing" : out;
}

// A checked derivation with a mark and its statistics at each step.
inline std::string report(const Outcome& o) {
  const Derivation& d = *o.derivation;
  std::string out = d.label + (d.title.empty() ? "" : " \"" + d.title + "\"") + " : " + show(d.goal) + "\n";
  for (const auto& a : d.assumptions) out += "  assume " + show(a) + "\n";
  out += "    " + show(d.first) + "\n";
  for (const auto& s : o.steps)
    out += "  " + show_hints(*s.step) + "    " +
           (s.ok ? "✓ " + statistics(s) : "✗ " + std::string(show(s.messages[0].kind))) + "\n    " +
           show(s.step->line) + "\n";
  if (o.ok) return out + "qed    rests on: " + rests_on(o) + "\n";
  return out + "refused\n";
}

}  // namespace wholemeal::calc
