// What a variable under an assumption may stand for: functions of the book that have its type.
#pragma once

#include <vector>

#include "wholemeal/calc/frame.hpp"

namespace wholemeal::calc {

// `f . f = id`
inline bool is_involution(const Equation& e) {
  return e.left.length() == 2 && is_metavariable(*e.left.atoms[0]) && same(e.left.atoms[0], e.left.atoms[1]) &&
         e.right.atoms.empty();
}

namespace detail {

inline bool has_type(const Book& book, const Expr& e, const Type& wanted) {
  Typing typing(book.constants, book.synonyms, book.plain_lists);
  typing.agree(typing.of(e), wanted, {}, "");
  typing.settle({});
  return !typing.error() && !typing.unifier.open();
}

}  // namespace detail

// `id`, the names, and the names applied to names (pruneBy cols), that fit a type made rigid.
inline std::vector<Expr> candidates(const Book& book, const Type& wanted) {
  std::vector<Expr> all{Expr{}}, out;
  for (const auto& f : book.functions) all.push_back(name(f.name));
  for (const auto& f : book.functions)
    if (is_function(f.type) && is_function(f.type.args[0]))
      for (const auto& g : book.functions) all.push_back(name(f.name, {name(g.name)}));
  for (const auto& e : all)
    if (detail::has_type(book, e, wanted)) out.push_back(e);
  return out;
}

}  // namespace wholemeal::calc
