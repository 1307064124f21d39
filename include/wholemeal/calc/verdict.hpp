// How two results compare, and what trying cases finds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/syntax.hpp"
#include "wholemeal/calc/value.hpp"

namespace wholemeal::calc {

// Untried: it would have taken too much work to evaluate a side.
enum class Verdict { Same, Reordered, Different, LeftUndefined, RightUndefined, BothUndefined, Untried };

inline Verdict compare(const Value& a, const Value& b, Relation relation) {
  if (a.beyond() || b.beyond()) return Verdict::Untried;
  if (a.undefined() || b.undefined())
    return !b.undefined() ? Verdict::LeftUndefined : a.undefined() ? Verdict::BothUndefined : Verdict::RightUndefined;
  if (a == b) return Verdict::Same;
  const bool lists = a.is_list() && b.is_list();
  if (!lists || a.items().size() != b.items().size() || !(sorted(a) == sorted(b))) return Verdict::Different;
  return relation == Relation::Order ? Verdict::Same : Verdict::Reordered;
}

inline bool is_bad(Verdict v) { return v != Verdict::Same && v != Verdict::BothUndefined && v != Verdict::Untried; }

// Whether the sides could have differed: a list that isn't empty; for `~`, one with two elements.
inline bool is_telling(const Value& a, const Value& b, Relation relation) {
  const auto tells = [&](const Value& v) {
    return !v.undefined() && (!v.is_list() || v.items().size() >= (relation == Relation::Order ? 2U : 1U));
  };
  return tells(a) || tells(b);
}

// What two lines differ on: their argument, if they take one, and what their variables for values stand for.
struct Counterexample {
  Verdict verdict = Verdict::Different;
  std::optional<Value> argument{};
  std::vector<std::pair<std::string, Value>> given{};
  Value left{}, right{};
};

// `[[1],[1,2]]`, or `x = 1, xs = [2]`.
inline std::string show_input(const Counterexample& c) {
  std::string out = c.argument ? show(*c.argument) : "";
  for (const auto& [variable, value] : c.given)
    out += (out.empty() ? "" : &variable == &c.given[0].first ? " with " : ", ") + variable + " = " + show(value);
  return out;
}

struct Tested {
  int cases = 0, telling = 0;
  std::optional<Counterexample> counterexample{};
};

// How much is tried of one equation. Work is counted, so the same cases are tried on every machine.
struct Effort {
  int cases = 200;
  std::uint64_t seed = 1;
  long work = 4'000'000;       // values made for a step, all cases together; more where boards are larger than 4x4
  long work_a_case = 400'000;  // a case that needs more doesn't count
};

// Both together; the first counterexample stays.
inline Tested operator+(Tested a, Tested b) {
  a.cases += b.cases;
  a.telling += b.telling;
  if (!a.counterexample) a.counterexample = std::move(b.counterexample);
  return a;
}

// Two lines to be compared.
struct Comparison {
  std::size_t left = 0, right = 0;
  Relation relation = Relation::Equal;
};

}  // namespace wholemeal::calc
