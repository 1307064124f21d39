// Trials: lines of a calculation compared on generated cases, the telling ones counted, counterexamples shrunk.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/cases.hpp"
#include "wholemeal/calc/frame.hpp"
#include "wholemeal/calc/shrink.hpp"

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

class Trial {
 public:
  Trial(const Book& book, const Registry& registry, const Box& box, Frame frame,
        const std::vector<Condition>& assumptions, Effort effort)
      : frame_(settled(std::move(frame))),
        assumptions_(assumptions),
        effort_(effort),
        box_(box),
        evaluator_(book, registry, cells()) {
    for (const auto& c : assumptions_)
      if (!c.equation) predicates_.push_back(evaluator_.compile(compose(name(c.predicate), c.after)));
  }

  std::vector<Tested> run(const std::vector<Expr>& lines, const std::vector<Comparison>& comparisons) {
    for (const auto& e : lines) leaves_.push_back(plant(e));
    std::vector<Tested> out(comparisons.size());
    const auto start = std::chrono::steady_clock::now();
    const auto spent = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    for (int i = 0, tries = 0; i < effort_.cases && tries < 40 * effort_.cases && spent() < effort_.seconds; ++tries)
      if (draw(static_cast<std::uint64_t>(tries))) one_case(comparisons, out), ++i;
    return out;
  }

 private:
  static Frame settled(Frame f) {
    f.type = calc::settled(f.type);
    for (auto& [v, t] : f.metavariables) t = calc::settled(t);
    return f;
  }

  // Compositions that end alike share their values: a tree from the last factor to the first.
  struct Node {
    std::size_t parent = 0;
    Fn f{};
    std::map<std::string, std::size_t> children{};
  };

  Evaluator::Bindings cells() {
    Evaluator::Bindings b;
    for (const auto& [v, t] : frame_.metavariables) {
      auto cell = std::make_shared<Fn>();
      tables_[v] = cell;
      b[v] = [cell](const Value& x) { return (*cell)(x); };
    }
    return b;
  }

  std::size_t plant(const Expr& e) {
    std::size_t at = 0;
    for (std::size_t i = e.length(); i-- > 0;) {
      const auto [it, added] = nodes_[at].children.try_emplace(show(*e.atoms[i]), nodes_.size());
      const std::size_t child = it->second;
      if (added) nodes_.push_back({at, evaluator_.compile(*e.atoms[i]), {}});
      at = child;
    }
    return at;
  }

  const Value& value_at(std::size_t node) {
    auto& v = values_[node];
    if (!v) {
      Value x = nodes_[node].f(value_at(nodes_[node].parent));
      values_[node] = std::move(x);
    }
    return *values_[node];
  }

  void feed(const Value& input) {
    values_.assign(nodes_.size(), std::nullopt);
    values_[0] = input;
  }

  Type argument() const { return is_function(frame_.type) ? frame_.type.args[0] : con("Digit"); }

  // Makes the next case; false if an assumption doesn't hold of it.
  bool draw(std::uint64_t number) {
    Cases cases(box_, effort_.seed * 1000003 + number);
    case_ = Sized{{}, sizes_of(box_)};
    std::vector<std::string> variables;
    size_variables(frame_.type, variables);
    for (const auto& [v, t] : frame_.metavariables) size_variables(t, variables);
    for (const auto& v : variables) case_.sizes[v] = cases.random().below(4);
    for (const auto& [v, t] : frame_.metavariables) *tables_[v] = table(cases, v, ground(t, case_.sizes));
    case_.value = cases.value(ground(argument(), case_.sizes));
    return assumed(case_.value);
  }

  Fn table(Cases& cases, const std::string& v, const Type& t) const {
    if (!is_function(t)) return [x = cases.value(t)](const Value&) { return x; };
    for (const auto& c : assumptions_)
      if (c.equation && c.equation->left == compose(name(v), name(v)) && c.equation->right.atoms.empty())
        return cases.involution(t.args[0]);
    return cases.table(t);
  }

  bool assumed(const Value& x) const {
    return std::all_of(predicates_.begin(), predicates_.end(), [&](const Fn& p) { return p(x).truth(); });
  }

  void one_case(const std::vector<Comparison>& comparisons, std::vector<Tested>& out) {
    feed(case_.value);
    const Sized drawn = case_;
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
      const auto& c = comparisons[i];
      const Value &a = value_at(leaves_[c.left]), &b = value_at(leaves_[c.right]);
      ++out[i].cases;
      out[i].telling += is_telling(a, b, c.relation) ? 1 : 0;
      const Verdict v = compare(a, b, c.relation);
      if (!is_bad(v) || out[i].counterexample) continue;
      out[i].counterexample = shrunk(c, v);
      feed((case_ = drawn).value);
    }
  }

  // The smallest case found on which the verdict stays.
  Counterexample shrunk(const Comparison& c, Verdict verdict) {
    for (int tries = 0; tries < 3000;) {
      bool better = false;
      for (auto& s : smaller(case_, argument())) {
        if (++tries > 3000 || !keeps(s, c, verdict)) continue;
        case_ = std::move(s);
        better = true;
        break;
      }
      if (!better) break;
    }
    feed(case_.value);
    return {verdict, case_.value, value_at(leaves_[c.left]), value_at(leaves_[c.right])};
  }
  bool keeps(const Sized& s, const Comparison& c, Verdict verdict) {
    if (!assumed(s.value)) return false;
    feed(s.value);
    return compare(value_at(leaves_[c.left]), value_at(leaves_[c.right]), c.relation) == verdict;
  }

  Frame frame_;
  const std::vector<Condition>& assumptions_;
  Effort effort_;
  Box box_;
  std::map<std::string, std::shared_ptr<Fn>> tables_{};
  Evaluator evaluator_;
  std::vector<Fn> predicates_{};
  std::vector<Node> nodes_ = std::vector<Node>(1);
  std::vector<std::size_t> leaves_{};
  std::vector<std::optional<Value>> values_{};
  Sized case_{};
};

}  // namespace wholemeal::calc
