// The rules that the hint of a step allows.
#pragma once

#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/conditions.hpp"
#include "wholemeal/calc/induction.hpp"
#include "wholemeal/calc/names.hpp"

namespace wholemeal::calc {

// What a hint allows, with the labels it cites as they are written.
struct Rules {
  std::vector<Rule> rules{};
  std::vector<std::string> cited{};
  std::vector<Message> errors{};
  std::deque<Law> made{};  // laws made of assumptions and derivations; the rules point here
};

// How a symbolic check may be loosened, to find out what is wrong.
struct Loose {
  bool order = false, context = false, side = false;
};

// The surroundings of a step.
struct Setting {
  const Book& book;
  const std::vector<Condition>& assumptions;
  Frame frame{};
  Labels forbidden{};                      // laws whose proofs lean on this derivation
  bool lenient = false;                    // map-id and map-comp added to every hint
  const Hypothesis* hypothesis = nullptr;  // of an induction
};

// The rules of a hint; what it names and nobody knows is an error.
inline Rules rules_of(const Setting& s, const Step& step) {
  Rules out;
  const auto refuse = [&](const Hint& h, Class c, const std::string& text) {
    out.errors.push_back({c, {}, h.at, text});
  };
  const auto use = [&](const Law* l, const Hint& h) {
    for (const auto& [v, e] : h.with)
      if (!names(*l, v)) refuse(h, Class::Name, l->label + " has no variable `" + v + "`");
    if (s.forbidden.contains(l->label)) refuse(h, Class::Circular, l->label + " rests on this derivation");
    out.rules.push_back({l, h.use, h.with, false, 0});
    out.cited.push_back(l->label);
  };
  for (const auto& h : step.hints) {
    if (h.kind == Hint::Kind::Law || (h.kind == Hint::Kind::Side && !h.label.empty())) {
      const Law* l = find_law(s.book, h.label);
      const Derivation* d = find_derivation(s.book, h.label);
      if (l == nullptr && d == nullptr)
        refuse(h, Class::Name, "there is no law `" + h.label + "`" + did_you_mean(h.label, labels(s.book)));
      else if (h.kind == Hint::Kind::Law)
        use(l != nullptr ? l : &out.made.emplace_back(as_law(*d)), h);
      else if (s.forbidden.contains(h.label))
        refuse(h, Class::Circular, h.label + " rests on this derivation");
    } else if (h.kind == Hint::Kind::Definition) {
      const Law* l = find_definition(s.book, h.label);
      if (l == nullptr)
        refuse(h, Class::Name, "`" + h.label + "` has no definition here");
      else
        use(l, h);
    } else if (h.kind == Hint::Kind::Hypothesis) {
      if (s.hypothesis == nullptr) {
        refuse(h, Class::Name, "there is no hypothesis here: it is of the tail, in the case `x:xs` of an induction");
        continue;
      }
      out.rules.push_back({&s.hypothesis->law, Use::Either, s.hypothesis->fixed, false, 0});
      out.cited.push_back("hypothesis");
    } else if (h.kind == Hint::Kind::Assumption) {
      const auto assumed = assumed_rules(s.assumptions, out.made);
      out.rules.insert(out.rules.end(), assumed.begin(), assumed.end());
      if (assumed.empty())
        refuse(h, Class::Name, "this derivation assumes no equation");
      else
        out.cited.push_back("assumption");
    }
  }
  for (const char* l : {"map-comp", "map-id"})
    if (const Law* law = s.lenient ? find_law(s.book, l) : nullptr)
      out.rules.push_back({law, Use::Either, {}, false, 0});
  return out;
}

}  // namespace wholemeal::calc
