// Names that nobody knows, and what was probably meant.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/book.hpp"
#include "wholemeal/calc/proved.hpp"

namespace wholemeal::calc {

namespace detail {

inline std::size_t distance(const std::string& a, const std::string& b) {
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const auto best = std::min({row[j] + 1, row[j - 1] + 1, corner + (a[i - 1] == b[j - 1] ? 0 : 1)});
      corner = std::exchange(row[j], best);
    }
  }
  return row[b.size()];
}

}  // namespace detail

// "; did you mean `cols`?" when something near is known, else nothing.
inline std::string did_you_mean(const std::string& s, const std::vector<std::string>& known) {
  std::string best;
  std::size_t least = s.size() / 3 + 1;
  for (const auto& k : known)
    if (const auto d = detail::distance(s, k); d <= least && (best.empty() || d < least)) best = k, least = d;
  return best.empty() ? "" : "; did you mean `" + best + "`?";
}

// The labels of laws and derivations.
inline std::vector<std::string> labels(const Book& b) {
  std::vector<std::string> out;
  for (const auto& [l, law] : b.law_named) out.push_back(l);
  for (const auto& [l, d] : b.derived) out.push_back(l);
  return out;
}

inline std::vector<std::string> constants(const Book& b) {
  std::vector<std::string> out;
  for (const auto& [n, t] : b.constants) out.push_back(n);
  return out;
}

// Adds a message for each constant that isn't declared, and each metavariable that isn't one of `own`.
inline void unknown_names(const Book& book, const Expr& e, const std::set<std::string>& own, Place near,
                          std::vector<Message>& out, const std::string& why = "is not in the goal") {
  for (const auto& a : e.atoms) {
    const Place at = a->from.line > 0 ? a->from : near;
    if (is_metavariable(*a) && !own.contains(a->head))
      out.push_back({Class::Name, {}, at, "the variable `" + a->head + "` " + why});
    if (a->kind == Kind::Name && !is_metavariable(a->head) && !book.constants.contains(a->head))
      out.push_back(
          {Class::Name, {}, at, "there is no function `" + a->head + "`" + did_you_mean(a->head, constants(book))});
    for (const auto& x : a->args) unknown_names(book, x, own, near, out, why);
  }
}

// What the goal and the assumptions of a derivation are about.
inline std::set<std::string> own_variables(const Derivation& d) {
  std::set<std::string> own;
  const auto note = [&](const std::string& v) { own.insert(v); };
  const auto both = [&](const Equation& e) { each_metavariable(e.left, note), each_metavariable(e.right, note); };
  both(d.goal);
  for (const auto& a : d.assumptions)
    if (a.equation) both(*a.equation);
  return own;
}

// The unknown names of a whole derivation.
inline std::vector<Message> unknown_names(const Book& book, const Derivation& d) {
  std::vector<Message> out;
  const auto own = own_variables(d);
  unknown_names(book, d.goal.left, own, d.at, out);
  unknown_names(book, d.goal.right, own, d.at, out);
  if (d.induction.empty()) unknown_names(book, d.first, own, d.first_at, out);
  for (const auto& s : d.steps) unknown_names(book, s.line, own, s.line_at, out);
  for (const auto& a : d.assumptions) {
    if (a.equation)
      unknown_names(book, a.equation->left, own, a.at, out), unknown_names(book, a.equation->right, own, a.at, out);
    else if (find_function(book, a.predicate) == nullptr)
      out.push_back({Class::Name,
                     {},
                     a.at,
                     "there is no predicate `" + a.predicate + "`" + did_you_mean(a.predicate, constants(book))});
  }
  return out;
}

namespace detail {

// A law whose proof is a derivation of its own file that shows something else.
inline std::optional<Message> wrong_proof(const Book& book, const Law& l) {
  for (std::size_t i = 0; i < book.derivations.size(); ++i) {
    const Derivation& d = book.derivations[i];
    if (d.label == l.proof && book.files[i] == l.file && !shows(claim_of(d), l))
      return Message{
          Class::Goal,
          {},
          l.at,
          "law " + l.label + " says that " + d.label + " proves it, but " + d.label + " shows `" + show(d.goal) + "`"};
  }
  return {};
}

}  // namespace detail

// What is wrong with the names, types and proofs of the laws: a file may say any.
inline std::vector<Message> faults_of_laws(const Book& book) {
  std::vector<Message> out;
  for (const auto& l : book.laws) {
    Derivation d;
    d.goal = l.says;
    d.assumptions = l.conditions;
    d.first = l.says.left;
    d.at = d.first_at = l.at;
    std::vector<Message> found = unknown_names(book, d);
    if (found.empty())
      if (const auto frame = frame_of(book, claim_of(l)); const auto* m = std::get_if<Message>(&frame))
        found.push_back(*m);
    if (const auto wrong = detail::wrong_proof(book, l); wrong && found.empty()) found.push_back(*wrong);
    if (found.empty()) continue;
    if (found[0].at.line == 0) found[0].at = l.at;
    found[0].file = l.file;
    out.push_back(found[0]);
  }
  return out;
}

}  // namespace wholemeal::calc
