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

// What is reached from a derivation, itself among it.
inline std::set<std::string> reached(const Graph& g, const std::string& from) {
  std::set<std::string> seen{from};
  for (std::vector<std::string> todo{from}; !todo.empty();) {
    const auto it = g.find(todo.back());
    todo.pop_back();
    if (it == g.end()) continue;
    for (const auto& next : it->second)
      if (seen.insert(next).second) todo.push_back(next);
  }
  return seen;
}

inline Graph turned_round(const Graph& g) {
  Graph back;
  for (const auto& [from, to] : g)
    for (const auto& t : to) back[t].insert(from);
  return back;
}

// The labels that may not be used in a derivation: itself, and whatever leans on it, as the graph turned round tells.
inline std::set<std::string> forbidden_in(const Book& b, const Graph& back, const std::string& derivation) {
  std::set<std::string> out = reached(back, derivation);
  for (const auto& l : b.laws)
    if (out.contains(l.proof)) out.insert(l.label);
  return out;
}

}  // namespace wholemeal::calc
