// Which derivations lean on which: laws form a graph without cycles.
#pragma once

#include <map>
#include <set>
#include <string>

#include "wholemeal/calc/book.hpp"

namespace wholemeal::calc {

using Graph = std::map<std::string, std::set<std::string>>;  // derivation to the derivations it leans on

// The derivation behind a label: the label itself, or the proof of the law.
inline std::string derivation_behind(const Book& b, const std::string& label) {
  if (find_derivation(b, label) != nullptr) return label;
  const Law* l = find_law(b, label);
  return l != nullptr && find_derivation(b, l->proof) != nullptr ? l->proof : "";
}

// What each derivation cites.
inline Graph citations(const Book& b) {
  Graph g;
  for (const auto& d : b.derivations) {
    auto& to = g[d.label];
    const auto note = [&](const Derivation& body) {
      for (const auto& s : body.steps)
        for (const auto& h : s.hints)
          if (const auto other = derivation_behind(b, h.label); h.kind != Hint::Kind::Text && !other.empty())
            to.insert(other);
    };
    note(d);
    for (const auto& c : d.cases) note(c);
  }
  return g;
}

// Whether `from` leans on `to`, directly or through others.
inline bool leans_on(const Graph& g, const std::string& from, const std::string& to) {
  std::set<std::string> seen{from};
  for (std::vector<std::string> todo{from}; !todo.empty();) {
    const auto now = todo.back();
    todo.pop_back();
    if (now == to) return true;
    if (const auto it = g.find(now); it != g.end())
      for (const auto& next : it->second)
        if (seen.insert(next).second) todo.push_back(next);
  }
  return false;
}

// The labels that may not be used in a derivation: itself, and whatever leans on it.
inline std::set<std::string> forbidden_in(const Book& b, const Graph& g, const std::string& derivation) {
  std::set<std::string> out;
  for (const auto& d : b.derivations)
    if (leans_on(g, d.label, derivation)) out.insert(d.label);
  for (const auto& l : b.laws)
    if (out.contains(l.proof)) out.insert(l.label);
  return out;
}

}  // namespace wholemeal::calc
