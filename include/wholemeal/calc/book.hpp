// The book: what a theory and the files read say together; names are looked up here.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/calc/cases_of.hpp"
#include "wholemeal/calc/parse_file.hpp"
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

// Rules speak of these by name, of `~` and of sublists: whoever declares them means the library's.
inline std::string_view library_name(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> known[] = {
      {"cp", "wholemeal::cp"},           {"expand", "wholemeal::expand"}, {"rows", "wholemeal::rows"},
      {"cols", "wholemeal::cols"},       {"boxs", "wholemeal::boxs"},     {"prune", "wholemeal::prune"},
      {"pruneBy", "wholemeal::prune_by"}};
  for (const auto& [own, native] : known)
    if (own == name) return native;
  return {};
}

namespace detail {

struct Adder {
  Book& book;
  std::string file;

  void refuse(Place at, const std::string& text) { book.errors.push_back({Class::Name, file, at, text}); }
  bool is_new(const std::string& label, Place at) {
    if (find_law(book, label) == nullptr && find_derivation(book, label) == nullptr) return true;
    return refuse(at, "there is a law or derivation `" + label + "` already"), false;
  }

  void operator()(const TypeName& t) {
    if (is_variable(t.name)) return refuse(t.at, "`" + t.name + "` would be any type: a type's name has a capital");
    if (t.type) book.synonyms.push_back({t.name, expanded(*t.type, book.synonyms)});
  }
  void operator()(Function f) {
    if (book.constants.contains(f.name)) return refuse(f.at, "`" + f.name + "` is declared already");
    if (is_metavariable(f.name))
      return refuse(f.at, "`" + f.name + "` is a metavariable: a constant has a longer name");
    if (const auto native = library_name(f.name); !native.empty() && f.native != native)
      return refuse(
          f.at, "`" + f.name + "` is the library's, `native " + std::string(native) + "`; another has another name");
    f.type = expanded(f.type, book.synonyms);
    book.constants[f.name] = f.type;
    book.functions.push_back(std::move(f));
  }
  void operator()(Law l) {
    if (!is_new(l.label, l.at)) return;
    if (l.domain) l.domain = expanded(*l.domain, book.synonyms);
    l.file = file;
    book.laws.push_back(std::move(l));
    book.law_named[book.laws.back().label] = &book.laws.back();
  }
  void operator()(Derivation d) {
    if (!is_new(d.label, d.at)) return;
    if (d.domain) d.domain = expanded(*d.domain, book.synonyms);
    state_cases(d);
    book.derivations.push_back(d);
    book.files.push_back(file);
    book.derived[d.label] = &book.derivations.back();
  }
  void operator()(const UseFile&) {}  // whoever reads files reads these first
};

}  // namespace detail

// Adds what a file says; what clashes is left out and said in `errors`.
inline void add(Book& book, const File& file) {
  book.errors.insert(book.errors.end(), file.errors.begin(), file.errors.end());
  for (const auto& s : file.statements) std::visit(detail::Adder{book, file.name}, s);
}

// A law under which a derivation may be cited: its claim, if its assumptions hold.
inline Law as_law(const Derivation& d) {
  return {d.label, d.title, d.goal, false, d.domain, d.sizes, d.assumptions, d.label, false, d.at, {}};
}

}  // namespace wholemeal::calc
