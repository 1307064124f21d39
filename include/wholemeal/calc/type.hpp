// Types: positions `P n a` with their length, alternatives `A a`, functions, and sizes as monomials.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wholemeal/calc/size.hpp"

namespace wholemeal::calc {

// A type: a head and its arguments. Lists are "[]" with a tag and an element; a tag is "P" with a size, "A", or a
// variable (`t a`: either kind of list); functions are "->".
struct Type {
  std::string head{};
  std::vector<Type> args{};
  Size size{};
  friend bool operator==(const Type&, const Type&) = default;
};

inline Type con(std::string head, std::vector<Type> args = {}) { return {std::move(head), std::move(args), {}}; }
inline Type positions(Size n, Type a) { return con("[]", {{"P", {}, std::move(n)}, std::move(a)}); }
inline Type alternatives(Type a) { return con("[]", {con("A"), std::move(a)}); }
inline Type function(Type a, Type b) { return con("->", {std::move(a), std::move(b)}); }
inline bool is_function(const Type& t) { return t.head == "->"; }
inline bool is_list(const Type& t) { return t.head == "[]"; }
inline bool is_alternatives(const Type& t) { return is_list(t) && t.args[0].head == "A"; }
inline bool is_positions(const Type& t) { return is_list(t) && t.args[0].head == "P"; }

// A type, its names replaced, those of its sizes too.
template <class F> Type with_names(const Type& t, F&& replaced) {
  Type out{replaced(t.head), {}, with_names(t.size, replaced)};
  for (const auto& a : t.args) out.args.push_back(with_names(a, replaced));
  return out;
}

// What a function gives in the end.
inline Type final_result(Type t) {
  while (is_function(t)) t = Type(t.args[1]);
  return t;
}

// Whether anything in it is open; whether the kind or the length of a list in it is.
inline bool is_open(const Type& t) {
  const auto names = names_in(t.size);
  return is_variable(t.head) || std::any_of(names.begin(), names.end(), is_variable) ||
         std::any_of(t.args.begin(), t.args.end(), is_open);
}
inline bool has_open_list(const Type& t) {
  const auto names = names_in(t.size);
  return (is_list(t) && is_variable(t.args[0].head)) || std::any_of(names.begin(), names.end(), is_variable) ||
         std::any_of(t.args.begin(), t.args.end(), has_open_list);
}

// How many parts it has, and whether these are too many to go on with: each factor can double them.
inline std::size_t parts(const Type& t) {
  std::size_t n = 1;
  for (const auto& a : t.args) n += parts(a);
  return n;
}
inline bool is_large(const Type& t) { return parts(t) > 1000; }

inline bool is_endless(const Type& t) {
  return is_endless(t.size) || std::any_of(t.args.begin(), t.args.end(), [](const Type& a) { return is_endless(a); });
}

// Whether a length speaks of a size by its name.
inline bool mentions(const Type& t, std::string_view size) {
  const auto names = names_in(t.size);
  return std::find(names.begin(), names.end(), size) != names.end() ||
         std::any_of(t.args.begin(), t.args.end(), [&](const Type& a) { return mentions(a, size); });
}

// A type under a name of its own: `Board`.
struct Synonym {
  std::string name{};
  Type type{};
};
using Synonyms = std::vector<Synonym>;

// The text of a type, by its shortest name where it has one; `inner`: as an argument, in brackets if need be.
inline std::string show(const Type& t, const Synonyms& names = {}, bool inner = false) {
  if (parts(t) > 200) return "...";
  const auto synonym = std::find_if(names.begin(), names.end(), [&](const Synonym& s) { return s.type == t; });
  if (synonym != names.end()) return synonym->name;
  if (t.args.empty()) return t.head == "P" ? "P " + show(t.size) : plain(t.head);
  std::string out;
  if (is_function(t)) {
    const bool nested = is_function(t.args[0]);
    out = (nested ? "(" : "") + show(t.args[0], names) + (nested ? ")" : "") + " -> " + show(t.args[1], names);
  } else {
    const auto& tag = t.args[0];
    const bool product = tag.head == "P" && (tag.size.factors.size() > 1 || tag.size.plus != 0);
    out = product ? "P (" + show(tag.size) + ")" : show(tag, names);
    out += " " + show(t.args[1], names, true);
  }
  return inner ? "(" + out + ")" : out;
}

}  // namespace wholemeal::calc
