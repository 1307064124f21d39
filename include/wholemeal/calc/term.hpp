// Terms of the calculator: compositions of atoms, compared modulo associativity and the unit of composition.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wholemeal/calc/place.hpp"
#include "wholemeal/calc/variable.hpp"

namespace wholemeal::calc {

struct Atom;
using AtomPtr = std::shared_ptr<const Atom>;

// A composition, outermost factor first; nested ones are flattened, and no factor at all is `id`.
struct Expr {
  std::vector<AtomPtr> atoms{};
  std::size_t length() const { return atoms.size(); }
};

enum class Kind { Name, Number, Char, Hole, List };

// One factor: a head and its arguments (`map (f . g)`, `both p q`), a numeral, a character, a hole, a list.
struct Atom {
  Kind kind = Kind::Name;
  std::string head{};
  std::vector<Expr> args{};
  Place from{}, to{};    // where it was read; no part of equality
  std::size_t hash = 0;  // of kind, head and arguments
  int size = 1;          // how many heads it holds
};

inline std::size_t mix(std::size_t h, std::size_t x) { return (h ^ x) * 0x9E3779B97F4A7C15ull + (h >> 7); }

// The hash of a composition.
inline std::size_t hash(const Expr& e) {
  std::size_t h = 17;
  for (const auto& a : e.atoms) h = mix(h, a->hash);
  return h;
}

// How many heads a term holds.
inline int size(const Expr& e) {
  int n = 0;
  for (const auto& a : e.atoms) n += a->size;
  return n;
}

// Makes an atom; hash and size are computed here and nowhere else.
inline AtomPtr atom(Kind kind, std::string head, std::vector<Expr> args = {}, Place from = {}, Place to = {}) {
  std::size_t h = mix(std::hash<std::string>{}(head), static_cast<std::size_t>(kind));
  int n = 1;
  for (const auto& a : args) {
    h = mix(h, hash(a) + 1);
    n += size(a);
  }
  return std::make_shared<const Atom>(Atom{kind, std::move(head), std::move(args), from, to, h, n});
}

bool operator==(const Expr& a, const Expr& b);

inline bool same(const AtomPtr& a, const AtomPtr& b) {
  if (a == b) return true;
  return a->hash == b->hash && a->kind == b->kind && a->head == b->head && a->args == b->args;
}

// Equal as terms; `(f . g) . h` and `f . (g . h)` are the same term already.
inline bool operator==(const Expr& a, const Expr& b) {
  if (a.length() != b.length()) return false;
  for (std::size_t i = 0; i < a.length(); ++i)
    if (!same(a.atoms[i], b.atoms[i])) return false;
  return true;
}

struct HashExpr {
  std::size_t operator()(const Expr& e) const { return hash(e); }
};

// A term of one name.
inline Expr name(std::string head, std::vector<Expr> args = {}) {
  return {{atom(Kind::Name, std::move(head), std::move(args))}};
}

inline bool is_metavariable(const Atom& a) { return a.kind == Kind::Name && a.args.empty() && is_metavariable(a.head); }

// Whether a term is a value by its looks: its last factor is a literal or a variable for values.
inline bool is_value(const Atom& a) {
  return a.kind == Kind::Number || a.kind == Kind::Char || a.kind == Kind::List ||
         (a.kind == Kind::Name && a.args.empty() && is_value_variable(a.head));
}
inline bool is_value(const Expr& e) { return !e.atoms.empty() && is_value(*e.atoms.back()); }

// Atoms [from, to) of a composition.
inline Expr segment(const Expr& e, std::size_t from, std::size_t to) {
  const auto at = [&](std::size_t i) { return e.atoms.begin() + static_cast<std::ptrdiff_t>(i); };
  return {{at(from), at(to)}};
}

// a . b
inline Expr compose(Expr a, const Expr& b) {
  a.atoms.insert(a.atoms.end(), b.atoms.begin(), b.atoms.end());
  return a;
}

std::string show(const Expr& e);

// The sections `(x:)` and `(xs ++)` are names with an argument.
inline bool is_section(const Atom& a) { return a.head == ":" || a.head == "++"; }

// An argument stands in brackets unless it is one bare word, or has brackets already.
inline std::string show_argument(const Expr& e) {
  const auto bare = [](const Atom& a) { return a.kind == Kind::List || a.args.empty() || is_section(a); };
  return e.length() == 0 || (e.length() == 1 && bare(*e.atoms[0])) ? show(e) : "(" + show(e) + ")";
}

inline std::string show(const Atom& a) {
  if (is_section(a) && a.args.size() == 1) return "(" + show_argument(a.args[0]) + (a.head == ":" ? ":)" : " ++)");
  if (a.kind != Kind::List) {
    std::string s = a.kind == Kind::Hole ? "?" + a.head : a.kind == Kind::Char ? "'" + a.head + "'" : a.head;
    for (const auto& e : a.args) s += " " + show_argument(e);
    return s;
  }
  std::string s = "[";
  for (std::size_t i = 0; i < a.args.size(); ++i) s += (i ? ", " : "") + show(a.args[i]);
  return s + "]";
}

// The text of a term; reading it back gives the term.
inline std::string show(const Expr& e) {
  if (e.atoms.empty()) return "id";
  std::string s;
  for (const auto& a : e.atoms) s += (s.empty() ? "" : " . ") + show(*a);
  return s;
}

}  // namespace wholemeal::calc
