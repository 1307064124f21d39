// How two results compare, and what trying cases finds.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "wholemeal/calc/syntax.hpp"
#include "wholemeal/calc/value.hpp"

namespace wholemeal::calc {

enum class Verdict { Same, Reordered, Different, LeftUndefined, RightUndefined, BothUndefined };

inline Verdict compare(const Value& a, const Value& b, Relation relation) {
  if (a.undefined() || b.undefined())
    return !b.undefined() ? Verdict::LeftUndefined : a.undefined() ? Verdict::BothUndefined : Verdict::RightUndefined;
  if (a == b) return Verdict::Same;
  if (a.items().size() != b.items().size() || !(sorted(a) == sorted(b))) return Verdict::Different;
  return relation == Relation::Order ? Verdict::Same : Verdict::Reordered;
}

inline bool is_bad(Verdict v) { return v != Verdict::Same && v != Verdict::BothUndefined; }

// Whether the sides could have differed: a list that isn't empty; for `~`, one with two elements.
inline bool is_telling(const Value& a, const Value& b, Relation relation) {
  const auto tells = [&](const Value& v) {
    return !v.undefined() && (!v.is_list() || v.items().size() >= (relation == Relation::Order ? 2U : 1U));
  };
  return tells(a) || tells(b);
}

struct Counterexample {
  Verdict verdict = Verdict::Different;
  Value input{}, left{}, right{};
};

struct Tested {
  int cases = 0, telling = 0;
  std::optional<Counterexample> counterexample{};
};

struct Effort {
  int cases = 200;
  std::uint64_t seed = 1;
  double seconds = 2;  // for one derivation
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
