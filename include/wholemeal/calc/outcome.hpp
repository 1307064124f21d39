// What checking a derivation finds, step by step.
#pragma once

#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "wholemeal/calc/proof.hpp"
#include "wholemeal/calc/step.hpp"
#include "wholemeal/calc/trial.hpp"

namespace wholemeal::calc {

struct StepOutcome {
  const Step* step = nullptr;
  Expr from{};
  Reached reached{};
  Tested tested{};              // the whole lines
  std::vector<Tested> parts{};  // each rewritten part alone
  std::vector<Message> messages{};
  bool ok = false;
  bool empty = false;  // that the lines are `[]` is what is claimed, or the case: few cases that tell are no weakness
};

struct Outcome {
  const Derivation* derivation = nullptr;
  std::vector<Message> messages{};  // of names, types and the goal
  std::vector<StepOutcome> steps{};
  bool open = false;  // it has holes
  bool ok = false;    // certified, and refuted by no case
  Relation proves = Relation::Equal;
  std::set<std::string> rests_on{};
  std::optional<Proof> proof{};
};

// A box to try cases on, with the functions for it.
struct Bench {
  Box box{};
  Registry registry{};
};

struct Options {
  Effort effort{};
  bool lenient = false;  // map-id and map-comp in every hint
  bool evaluate = true;
  bool suggest = true;  // what would close a gap
};

// The steps found that are of a derivation, or of a case.
inline std::vector<const StepOutcome*> steps_of(const Outcome& o, const Derivation& d) {
  std::vector<const StepOutcome*> out;
  for (const auto& s : o.steps)
    if (std::any_of(d.steps.begin(), d.steps.end(), [&](const Step& mine) { return &mine == s.step; }))
      out.push_back(&s);
  return out;
}

inline constexpr int enough_telling = 20;  // fewer are weak evidence

inline std::string ordinal(std::size_t n) {
  const char* ends[] = {"th", "st", "nd", "rd"};
  return std::to_string(n) + (n % 100 / 10 == 1 || n % 10 > 3 ? "th" : ends[n % 10]);
}

// Two results side by side; of long lists only the first elements that differ.
inline std::string show_both(const Value& a, const Value& b) {
  const auto left = show(a), right = show(b);
  if (left.size() + right.size() <= 120 || !a.is_list() || !b.is_list()) return left + " vs " + right;
  const auto &xs = a.items(), &ys = b.items();
  if (xs.size() != ys.size())
    return "lists of " + std::to_string(xs.size()) + " and " + std::to_string(ys.size()) + " elements";
  std::size_t i = 0;
  while (i + 1 < xs.size() && xs[i] == ys[i]) ++i;
  return "at the " + ordinal(i + 1) + " of " + std::to_string(xs.size()) + " elements " + show_both(xs[i], ys[i]);
}

// How two lines differ, for a message.
inline std::string show(const Counterexample& c) {
  const auto input = show_input(c);
  return (input.empty() ? "" : "on " + input + ": ") + show_both(c.left, c.right);
}

// Where two lists with the same elements differ: " (2nd and 3rd swapped)", or the first place.
inline std::string where_reordered(const Counterexample& c) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < c.left.items().size(); ++i)
    if (!(c.left.items()[i] == c.right.items()[i])) places.push_back(i + 1);
  if (places.empty()) return "";
  if (places.size() == 2) return " (" + ordinal(places[0]) + " and " + ordinal(places[1]) + " swapped)";
  return " (first at the " + ordinal(places[0]) + ")";
}

// The first factors at which two terms differ, as text.
inline std::pair<std::string, std::string> first_difference(const Expr& a, const Expr& b) {
  std::size_t i = 0;
  while (i < a.length() && i < b.length() && same(a.atoms[i], b.atoms[i])) ++i;
  if (i == a.length() || i == b.length()) return {show(segment(a, i, a.length())), show(segment(b, i, b.length()))};
  const Atom &x = *a.atoms[i], &y = *b.atoms[i];
  if (x.head == y.head && x.args.size() == y.args.size() && x.kind == y.kind)
    for (std::size_t k = 0; k < x.args.size(); ++k)
      if (!(x.args[k] == y.args[k])) return first_difference(x.args[k], y.args[k]);
  return {show(x), show(y)};
}

}  // namespace wholemeal::calc
