// What a file of the calculator says: types, functions, laws and derivations.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/term.hpp"
#include "wholemeal/calc/type.hpp"

namespace wholemeal::calc {

// `=`: equal values; `~`: equal up to the order of a list of alternatives.
enum class Relation { Equal, Order };

inline const char* show(Relation r) { return r == Relation::Equal ? "=" : "~"; }

struct Equation {
  Expr left{}, right{};
  Relation relation = Relation::Equal;
};

inline std::string show(const Equation& e) { return show(e.left) + " " + show(e.relation) + " " + show(e.right); }

// An equation, or a predicate on the argument, perhaps of a function of it: `incomplete after prune`.
struct Condition {
  std::optional<Equation> equation{};
  std::string predicate{};
  Expr after{};
  Place at{};
};

inline bool operator==(const Condition& a, const Condition& b) {
  if (a.equation.has_value() != b.equation.has_value()) return false;
  if (!a.equation) return a.predicate == b.predicate && a.after == b.after;
  return a.equation->relation == b.equation->relation && a.equation->left == b.equation->left &&
         a.equation->right == b.equation->right;
}

// A predicate as a function of the argument.
inline Expr as_term(const Condition& c) { return compose(name(c.predicate), c.after); }

inline std::string show(const Condition& c) {
  if (c.equation) return show(*c.equation);
  return c.after.atoms.empty() ? c.predicate : c.predicate + " after " + show(c.after);
}

using Substitution = std::vector<std::pair<std::string, Expr>>;

enum class Use { Either, Forward, Backward };

// One item of a hint.
struct Hint {
  enum class Kind { Law, Side, Assumption, Hypothesis, Definition, Text, Hole } kind = Kind::Law;
  std::string label{};              // of a law, of a side condition's law, of a definition; a text
  Use use = Use::Either;            // Law: the direction asked for
  Substitution with{};              // Law: variables given by hand
  std::optional<Condition> side{};  // Side: absent for `side assumption`
  Place at{};
};

// `rel { hint } line`
struct Step {
  Relation relation = Relation::Equal;
  std::vector<Hint> hints{};
  Expr line{};
  Place at{}, line_at{};
};

struct TypeName {
  std::string name{};
  std::optional<Type> type{};
  Place at{};
};

struct Function {
  std::string name{};
  Type type{};
  std::vector<SizeDemand> needs{};
  std::string native{};   // empty: a specification, unfolded by its `def`
  bool compares = false;  // `Eq a =>`
  Place at{};
};

// An axiom, a definition, or a theorem that names its derivation.
struct Law {
  std::string label{}, title{};
  Equation says{};
  bool definition = false;
  std::optional<Type> domain{};
  std::vector<SizeDemand> sizes{};
  std::vector<Condition> conditions{};
  std::string proof{};
  bool by_sublist = false;
  Place at{};
  std::string file{};
};

// Which lists a case of an induction is about: `[]`, `[x]`, or `x:xs`; `xs` is any value, by extensionality.
enum class Lists { Empty, One, Longer, Any };

struct Derivation {
  std::string label{}, title{};
  Equation goal{};
  std::optional<Type> domain{};
  std::vector<SizeDemand> sizes{};
  std::vector<Condition> assumptions{};
  Expr first{};
  std::vector<Step> steps{};
  bool exercise = false;
  Place at{}, first_at{};
  std::vector<std::string> induction{};  // what it is by induction on; then it has cases and no steps of its own
  std::vector<Derivation> cases{};
  Lists lists = Lists::Empty;       // of a case
  std::optional<Condition> when{};  // of a case: `if p . x = True`
};

// Whether a term has a hole, `?` or `?x`.
inline bool has_hole(const Expr& e) {
  const auto open = [](const AtomPtr& a) {
    return a->kind == Kind::Hole ||
           std::any_of(a->args.begin(), a->args.end(), [](const Expr& x) { return has_hole(x); });
  };
  return std::any_of(e.atoms.begin(), e.atoms.end(), open);
}

inline bool has_hole(const Step& s) {
  return std::any_of(s.hints.begin(), s.hints.end(), [](const Hint& h) { return h.kind == Hint::Kind::Hole; });
}

// Whether anything of a derivation is left to be filled in.
inline bool has_holes(const Derivation& d) {
  const auto open = [](const Step& s) { return has_hole(s) || has_hole(s.line); };
  return has_hole(d.first) || std::any_of(d.steps.begin(), d.steps.end(), open) ||
         std::any_of(d.cases.begin(), d.cases.end(), has_holes);
}

struct UseFile {
  std::string path{};
  Place at{};
};

using Statement = std::variant<TypeName, Function, Law, Derivation, UseFile>;

}  // namespace wholemeal::calc
