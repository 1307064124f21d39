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
#include "wholemeal/calc/verdict.hpp"
#include "wholemeal/calc/witness.hpp"

namespace wholemeal::calc {

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
      if (c.equation && !is_involution(*c.equation)) find_witnesses(book, registry, *c.equation);
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
    if (const auto known = witnesses_.find(v); known != witnesses_.end() && !known->second.empty())
      return known->second[static_cast<std::size_t>(cases.random().below(static_cast<long>(known->second.size())))];
    for (const auto& c : assumptions_)
      if (c.equation && is_involution(*c.equation) && c.equation->left.atoms[0]->head == v)
        return cases.involution(t.args[0]);
    return cases.table(t);
  }

  // For a variable of which an equation is assumed: the library's functions that satisfy it.
  void find_witnesses(const Book& book, const Registry& registry, const Equation& e) {
    std::vector<std::string> variables;
    const auto note = [&](const std::string& v) { variables.push_back(v); };
    each_metavariable(e.left, note), each_metavariable(e.right, note);
    for (const auto& v : variables) {
      auto& pool = witnesses_[v];
      for (const auto& candidate : calc::candidates(book, frame_.metavariables[v]))
        if (satisfies(book, registry, instantiate(e, {{v, candidate}}))) pool.push_back(evaluator_.compile(candidate));
    }
  }
  bool satisfies(const Book& book, const Registry& registry, const Equation& e) const {
    Typing typing(book.constants, book.synonyms, book.plain_lists);
    const Type type = typing.of(e, {});
    if (typing.error()) return false;
    Trial trial(book, registry, box_, freeze(typing, type), none_, {40, effort_.seed, effort_.seconds / 10});
    const auto tested = trial.run({e.left, e.right}, {{0, 1, e.relation}})[0];
    return !tested.counterexample && tested.telling > 0;
  }

  // The predicates hold of the case, and each variable under an assumption has something to stand for.
  bool assumed(const Value& x) const {
    if (std::any_of(witnesses_.begin(), witnesses_.end(), [](const auto& w) { return w.second.empty(); })) return false;
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
  std::map<std::string, std::vector<Fn>> witnesses_{};
  std::vector<Condition> none_{};
  Evaluator evaluator_;
  std::vector<Fn> predicates_{};
  std::vector<Node> nodes_ = std::vector<Node>(1);
  std::vector<std::size_t> leaves_{};
  std::vector<std::optional<Value>> values_{};
  Sized case_{};
};

}  // namespace wholemeal::calc
