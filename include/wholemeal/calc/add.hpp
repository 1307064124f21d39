// Adds to a book what a file says: every name new, every type declared.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "wholemeal/calc/book.hpp"
#include "wholemeal/calc/cases_of.hpp"
#include "wholemeal/calc/frame.hpp"
#include "wholemeal/calc/parse_file.hpp"

namespace wholemeal::calc {

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

// And at the library's types, up to the names of variables, those that rules speak of: `~` goes under a map after cp,
// and prunes before expand make a sublist.
inline bool is_library_type(std::string_view name, const Type& t) {
  const Type a = con("a");
  const Size n{1, {"n"}}, m{1, {"m"}}, all{1, {"N", "N"}};
  const Type board = positions(all, positions(all, alternatives(con("Digit")))), prune = function(board, board);
  const std::pair<std::string_view, Type> known[] = {
      {"cp", function(positions(n, alternatives(a)), alternatives(positions(n, a)))},
      {"expand", function(positions(n, positions(m, alternatives(a))), alternatives(positions(n, positions(m, a))))},
      {"prune", prune},
      {"pruneBy", function(prune, prune)}};
  const auto is_instance = [](const Type& special, const Type& general) {
    Unifier u;
    return u.unify(u.instance(general), rigid(special)) == Clash::None;
  };
  return std::none_of(std::begin(known), std::end(known), [&](const auto& k) {
    return k.first == name && !(is_instance(t, k.second) && is_instance(k.second, t));
  });
}

namespace detail {

struct Adder {
  Book& book;
  std::string file;

  void refuse(Place at, const std::string& text) { book.errors.push_back({Class::Name, file, at, text}); }
  bool is_new(const std::string& label, Place at) {
    for (const char* other : {"assumption", "hypothesis", "induction", "extensionality", "sublist"})
      if (label == other) return refuse(at, "`" + label + "` is no label: it has a meaning"), false;
    if (find_law(book, label) == nullptr && find_derivation(book, label) == nullptr) return true;
    return refuse(at, "there is a law or derivation `" + label + "` already"), false;
  }

  // Whether every type in it is declared, and so stands for one thing from here on.
  bool knows(const Type& t, Place at) {
    const bool built_in = t.head == "->" || t.head == "[]" || t.head == "P" || t.head == "A" || is_variable(t.head);
    if (!built_in && !book.types.contains(t.head)) return refuse(at, "there is no type `" + t.head + "`"), false;
    return std::all_of(t.args.begin(), t.args.end(), [&](const Type& a) { return knows(a, at); });
  }
  bool knows(const std::optional<Type>& t, Place at) { return !t || knows(*t, at); }
  // A type without a meaning of its own may be named in several files.
  bool is_type_already(const TypeName& t) const {
    const auto named = [&](const Synonym& s) { return s.name == t.name; };
    const bool has_meaning = std::any_of(book.synonyms.begin(), book.synonyms.end(), named);
    return t.name == "P" || t.name == "A" || has_meaning || (t.type && book.types.contains(t.name));
  }

  void operator()(const TypeName& t) {
    if (is_variable(t.name)) return refuse(t.at, "`" + t.name + "` would be any type: a type's name has a capital");
    if (is_type_already(t)) return refuse(t.at, "there is a type `" + t.name + "` already");
    if (!knows(t.type, t.at)) return;
    book.types.insert(t.name);
    if (!t.type) return;
    book.synonyms.push_back({t.name, expanded(*t.type, book.synonyms)});
    if (!is_large(book.synonyms.back().type)) return;
    book.synonyms.pop_back();
    refuse(t.at, "`" + t.name + "` has more than 1,000 parts");
  }
  void operator()(Function f) {
    if (f.name == "id" || is_reserved(f.name)) return refuse(f.at, "`" + f.name + "` is no name: it has a meaning");
    if (book.constants.contains(f.name)) return refuse(f.at, "`" + f.name + "` is declared already");
    if (is_metavariable(f.name))
      return refuse(f.at, "`" + f.name + "` is a metavariable: a constant has a longer name");
    if (const auto native = library_name(f.name); !native.empty() && f.native != native)
      return refuse(
          f.at, "`" + f.name + "` is the library's, `native " + std::string(native) + "`; another has another name");
    if (!knows(f.type, f.at)) return;
    f.type = expanded(f.type, book.synonyms);
    if (!is_library_type(f.name, f.type)) return refuse(f.at, "`" + f.name + "` has another type in the library");
    if (is_large(f.type)) return refuse(f.at, "the type of `" + f.name + "` has more than 1,000 parts");
    book.constants[f.name] = f.type;
    if (f.compares) book.constants.at_one_type.insert(f.name);
    book.functions.push_back(std::move(f));
  }
  void operator()(Law l) {
    if (!is_new(l.label, l.at) || !knows(l.domain, l.at)) return;
    if (l.domain) l.domain = expanded(*l.domain, book.synonyms);
    l.file = file;
    book.laws.push_back(std::move(l));
    book.law_named[book.laws.back().label] = &book.laws.back();
  }
  void operator()(Derivation d) {
    if (!is_new(d.label, d.at) || !knows(d.domain, d.at)) return;
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

}  // namespace wholemeal::calc
