// The book: what a theory and the files read say together; names are looked up here.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "wholemeal/calc/syntax.hpp"
#include "wholemeal/calc/typing.hpp"

namespace wholemeal::calc {

// The types of what is built in: both kinds of list are `t`.
inline Signatures built_in() {
  const Type a = con("a"), b = con("b"), truth = con("Bool"), test = function(a, truth);
  const auto list = [](Type element) { return con("[]", {con("t"), std::move(element)}); };
  return {{"map", function(function(a, b), function(list(a), list(b)))},
          {"filter", function(test, function(alternatives(a), alternatives(a)))},
          {"all", function(test, function(positions({1, {"n"}}, a), truth))},
          {"both", function(test, function(test, test))},
          {":", function(a, function(list(a), list(a)))},
          {"++", function(alternatives(a), function(alternatives(a), alternatives(a)))},
          {"True", truth},
          {"False", truth},
          {"concat", function(alternatives(alternatives(a)), alternatives(a))},
          {"head", function(list(a), a)},
          {"take", function(con("Digit"), function(alternatives(a), alternatives(a)))}};
}

struct Book {
  Signatures constants = built_in();
  std::set<std::string> types{"Digit", "Char", "Bool"};
  Synonyms synonyms{};
  std::deque<Function> functions{};
  std::deque<Law> laws{};
  std::deque<Derivation> derivations{};
  std::deque<std::string> files{};                     // of the derivations, in step with them
  std::map<std::string, const Law*> law_named{};       // by label
  std::map<std::string, const Derivation*> derived{};  // by label
  std::vector<Message> errors{};
  bool plain_lists = false;  // --hs-types
};

inline const Law* find_law(const Book& b, const std::string& label) {
  const auto it = b.law_named.find(label);
  return it == b.law_named.end() ? nullptr : it->second;
}
inline const Derivation* find_derivation(const Book& b, const std::string& label) {
  const auto it = b.derived.find(label);
  return it == b.derived.end() ? nullptr : it->second;
}
inline const Function* find_function(const Book& b, const std::string& name) {
  const auto it = std::find_if(b.functions.begin(), b.functions.end(), [&](auto& f) { return f.name == name; });
  return it == b.functions.end() ? nullptr : &*it;
}
// The `def` law of a name.
inline const Law* find_definition(const Book& b, const std::string& name) {
  const auto it = std::find_if(b.laws.begin(), b.laws.end(), [&](const Law& l) {
    return l.definition && l.says.left.length() == 1 && l.says.left.atoms[0]->head == name;
  });
  return it == b.laws.end() ? nullptr : &*it;
}

// Replaces the names of types by what they stand for.
inline Type expanded(const Type& t, const Synonyms& names) {
  for (const auto& s : names)
    if (s.name == t.head) return s.type;
  Type out = t;
  for (auto& a : out.args) a = expanded(a, names);
  return out;
}

// A law under which a derivation may be cited: its claim, if its assumptions hold.
inline Law as_law(const Derivation& d) {
  return {d.label, d.title, d.goal, false, d.domain, d.sizes, d.assumptions, d.label, false, d.at, {}};
}

}  // namespace wholemeal::calc
