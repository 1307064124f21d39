#pragma once
// A law is a value: two expressions made of functions that know their names, the relation between them, a domain.
// From the one object come its statement, its property and the calculator's axiom.
#include "wholemeal/fn.hpp"

namespace wholemeal {

enum class Relation { equal, similar };  // = equal as lists    ~ equal up to the order of a list of alternatives

// The domains, by name: what they hold, and how it is drawn, is the matter of domain.hpp and boards.hpp.
namespace domain {
struct lists;              // [a]
struct chunks;             // [a] whose length is a multiple of C
struct list_of_lists;      // [[a]]
struct chunked;            // [[a]] of lists of length C
struct matrices;           // n x m matrices, n and m at least 1, of different elements
struct squares;            // N x N matrices of different elements
struct alternatives;       // lists of lists of alternatives, repetition and the empty one among them
struct groups;             // lists of such lists
struct alternatives_by_c;  // as many lists as a multiple of C
struct cells;              // rows of choices
struct cell_matrices;      // n x m matrices of choices, n and m at least 1
struct boards;             // N x N matrices of choices, grown from one grid, from two, or loose
struct open_boards;        // boards with a cell that is not single
struct ambiguous_boards;   // boards grown from two grids: still open however much they are pruned
struct grids;              // N x N matrices of digits, valid or nearly
struct puzzles;            // grids with few blanks
}  // namespace domain

// The kinds of functions a metavariable stands for.
struct maps;            // f :: a -> a
struct involutions;     // f with f . f = id
struct predicates;      // p :: a -> Bool
struct rearrangements;  // rows, cols or boxs of a board

// No condition: the law holds on the whole of its domain.
struct always {
  std::string show() const { return ""; }
};

// lhs = rhs or lhs ~ rhs, perhaps under a condition: a predicate of the argument, or one more equation.
template <Function L, Function R, class Condition = always> struct equation {
  L lhs;
  R rhs;
  Relation relation;
  Condition condition{};

  constexpr auto when(auto c) const { return equation<L, R, decltype(c)>{lhs, rhs, relation, c}; }
  std::string show() const {
    const std::string premise = condition.show();
    return lhs.show() + (relation == Relation::equal ? " = " : " ~ ") + rhs.show() +
           (premise.empty() ? "" : " if " + premise);
  }
};
template <Function L, Function R> constexpr auto equal(L lhs, R rhs) {
  return equation<L, R>{lhs, rhs, Relation::equal, {}};
}
template <Function L, Function R> constexpr auto similar(L lhs, R rhs) {
  return equation<L, R>{lhs, rhs, Relation::similar, {}};
}

// A metavariable: its letter, and the kind of functions it stands for. As a symbol it only knows its name.
template <spelling Name> struct letter : function {
  std::string show() const { return Name.chars; }
};
template <spelling Name, class Kind> struct variable {
  using kind = Kind;
  static constexpr auto name = Name;
};

// Definitions must agree with the function, axioms are tested, theorems have a proof in the derivations besides.
enum class Standing { definition, axiom, theorem };

// forall s, variables: body(s, variables...) is an equation between functions of a value of the domain.
template <spelling Label, class Domain, class Body, class... Variables> struct law_value {
  using domain = Domain;
  Standing standing;
  std::string_view source;  // chapter, equation or paper, or the derivation that proves it
  Body body;
  static constexpr const char* label() { return Label.chars; }
  constexpr auto symbols() const { return body(typename Domain::shape{}, letter<Variables::name>{}...); }
  std::string statement() const { return symbols().show(); }
};
template <spelling Label, class Domain, class... Variables, class Body>
constexpr auto law(Standing standing, std::string_view source, Body body) {
  return law_value<Label, Domain, Body, Variables...>{standing, source, body};
}

}  // namespace wholemeal
