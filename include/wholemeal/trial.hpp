#pragma once
// Laws as rows of one list, their types forgotten: a case is drawn from a seed, tells what happened, and shrinks.
#include <functional>

#include "wholemeal/boards.hpp"
#include "wholemeal/variable.hpp"

namespace wholemeal {

// One law on one value.
struct Case {
  bool holds;                                  // the two sides are related as the law says
  bool telling;                                // the two sides could have differed
  bool counted;                                // the share of telling cases is asked of this one
  std::function<std::string()> text;           // the value, and both sides
  std::function<std::vector<Case>()> smaller;  // the same law on smaller values
};

struct Law {
  std::string label, statement, source;
  Relation relation;
  Standing standing;
  Case (*draw)(std::uint64_t seed);
};

// A side of a law as a value that is held: lazy lists become lists, Choices lists of digits.
template <class X> auto held(X&& x) {
  if constexpr (requires { x.begin(); } || Lazy<X>) {
    List<decltype(held(*ranges::begin(x)))> xs;
    for (auto&& y : x) xs.push_back(held(y));
    return xs;
  } else {
    return std::remove_cvref_t<X>(x);
  }
}
template <class A> bool related(Relation relation, const A& lhs, const A& rhs) {
  if constexpr (requires { lhs.begin(); })
    if (relation == Relation::similar && lhs.size() == rhs.size()) {
      A xs = lhs, ys = rhs;
      std::sort(xs.begin(), xs.end());
      std::sort(ys.begin(), ys.end());
      return xs == ys;
    }
  return lhs == rhs;
}
template <class A> bool could_differ(Relation relation, const A& lhs, const A& rhs) {
  if constexpr (requires { lhs.begin(); })
    return std::max(lhs.size(), rhs.size()) >= (relation == Relation::similar ? 2 : 1);
  return true;
}
// For a law of pruning or searching a board that is still open after pruning tells, whatever the sides are.
inline bool open_after_prune(const Board& m, Shape s) { return incomplete(prune[s](m)); }
inline bool open_after_prune(const Grid& g, Shape s) { return open_after_prune(choices[s](g), s); }

// Whether the law's condition is true of a value: none, a predicate, or an equation.
template <class A> bool premise(const always&, const A&) { return true; }
template <class A> bool premise(const auto& condition, const A& x) {
  if constexpr (requires { condition.relation; }) {
    for (const auto& y : x)
      if (condition.lhs(y) != condition.rhs(y)) return false;
    return true;
  } else {
    return condition(x);
  }
}

template <class L, class... Vs>
Case case_of(const L& law, const Sample<typename L::domain::value>& sample, const Vs&... variables) {
  const auto& value = sample.value;
  const Shape shape = sample.shape;
  const Origin origin = sample.origin;
  const auto equation = law.body(shape, variables...);
  const auto lhs = held(equation.lhs(value)), rhs = held(equation.rhs(value));
  bool telling = could_differ(equation.relation, lhs, rhs);
  if constexpr (L::domain::pruned) {
    if constexpr (requires { lhs.begin(); }) telling = !lhs.empty() || !rhs.empty();
    telling = telling || open_after_prune(value, shape);
  }
  return {premise(equation.condition, value) && related(equation.relation, lhs, rhs), telling, origin != Origin::loose,
          [=] {
            std::string s = show_value(value);
            ((s += "\n  where " + variables.show() + " x = " + variables.text), ...);
            return s + "\n  left:  " + show_value(lhs) + "\n  right: " + show_value(rhs);
          },
          [=, &law] {
            std::vector<Case> cases;
            for (auto& smaller : below(value))
              if (L::domain::admits(smaller, shape))
                cases.push_back(case_of(law, {smaller, shape, origin}, variables...));
            return cases;
          }};
}

template <class Domain, class Body, spelling Label, class... Variables>
Case draw_case(const law_value<Label, Domain, Body, Variables...>& law, std::uint64_t seed) {
  Random r(seed);
  const auto sample = Domain::draw(r);
  return case_of(law, sample,
                 variable_of<typename Variables::kind>::template draw<Variables::name>(r, sample.shape)...);
}

// The rows of laws: a tuple of references to them.
template <const auto& Laws> std::vector<Law> rows_of() {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return std::vector<Law>{{std::get<I>(Laws).label(), std::get<I>(Laws).statement(),
                             std::string(std::get<I>(Laws).source), std::get<I>(Laws).symbols().relation,
                             std::get<I>(Laws).standing,
                             [](std::uint64_t seed) { return draw_case(std::get<I>(Laws), seed); }}...};
  }
  (std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(Laws)>>>{});
}

// What came of testing a law.
struct Report {
  std::size_t cases = 0, counted = 0, telling = 0;
  std::optional<Case> counterexample;
  bool vacuous() const { return counted > 0 && telling * 5 < counted; }  // under 20 %
};

// The smallest failing case that greedy shrinking comes to.
inline Case shrunk(Case c) {
  for (bool again = true; again;) {
    again = false;
    for (Case& smaller : c.smaller())
      if (!smaller.holds) {
        c = std::move(smaller);
        again = true;
        break;
      }
  }
  return c;
}

// trial :: Law -> Int -> Seed -> Report: stops at the first case on which the law fails.
inline Report trial(const Law& law, std::size_t cases, std::uint64_t seed) {
  Report report;
  for (Random r(seed); report.cases < cases && !report.counterexample;) {
    const Case c = law.draw(r.next());
    report.cases += 1;
    report.counted += c.counted;
    report.telling += c.counted && c.telling;
    if (!c.holds) report.counterexample = shrunk(c);
  }
  return report;
}

}  // namespace wholemeal
