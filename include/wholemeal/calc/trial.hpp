// Trials: lines of a calculation compared on generated cases, the telling ones counted, counterexamples shrunk.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/drawing.hpp"
#include "wholemeal/calc/lines.hpp"

namespace wholemeal::calc {

class Trial {
 public:
  Trial(const Book& book, const Registry& registry, const Box& box, Frame frame,
        const std::vector<Condition>& assumptions, Effort effort)
      : drawing_(std::move(frame), assumptions, box),
        effort_(effort),
        box_(box),
        evaluator_(book, registry, work_, drawing_.bindings()),
        lines_(evaluator_) {
    for (const auto& c : assumptions) {
      if (!c.equation)
        tests_.push_back({evaluator_.compile(as_term(c)), {}});
      else if (is_value(c.equation->left))
        tests_.push_back({evaluator_.compile(c.equation->left), evaluator_.compile(c.equation->right)});
      else if (!is_involution(*c.equation))
        find_witnesses(book, registry, *c.equation);
    }
  }

  std::vector<Tested> run(const std::vector<Expr>& lines, const std::vector<Comparison>& comparisons) {
    for (const auto& e : lines) lines_.add(e);
    std::vector<Tested> out(comparisons.size());
    const long n = static_cast<long>(comparisons.size()), size = box_.digits() * box_.digits();
    const long budget = effort_.work * n * std::max(1L, size / 16);
    effort_.work_a_case *= n;
    work_.done = 0;
    for (int i = 0, tries = 0; i < effort_.cases && tries < 40 * effort_.cases && work_.done < budget; ++tries)
      if (draw(static_cast<std::uint64_t>(tries))) i += one_case(comparisons, out) ? 1 : 0;
    return out;
  }

 private:
  // What holds of a case: a predicate, or two sides that are equal.
  struct Test {
    Fn left, right;
  };

  // For a variable of which an equation is assumed: the library's functions that satisfy it.
  void find_witnesses(const Book& book, const Registry& registry, const Equation& e) {
    std::vector<std::string> variables;
    const auto note = [&](const std::string& v) { variables.push_back(v); };
    each_metavariable(e.left, note), each_metavariable(e.right, note);
    for (const auto& v : variables) {
      auto& pool = drawing_.witnesses[v];
      for (const auto& candidate : calc::candidates(book, drawing_.type_of(v)))
        if (satisfies(book, registry, instantiate(e, {{v, candidate}}))) pool.push_back(evaluator_.compile(candidate));
    }
  }
  bool satisfies(const Book& book, const Registry& registry, const Equation& e) const {
    Typing typing(book.constants, book.synonyms, book.plain_lists);
    const Type type = typing.of(e, {});
    if (typing.error()) return false;
    Effort few = effort_;
    few.cases = 40;
    const std::vector<Condition> none;
    Trial trial(book, registry, box_, freeze(typing, type), none, few);
    const auto tested = trial.run({e.left, e.right}, {{0, 1, e.relation}})[0];
    return !tested.counterexample && tested.telling > 0;
  }

  void feed(const Sized& s) {
    drawing_.put(s);
    lines_.feed(s.values[0]);
    work_.limit = work_.done + effort_.work_a_case;
  }

  // Makes the next case; false if an assumption doesn't hold of it.
  bool draw(std::uint64_t number) {
    auto s = drawing_.draw(effort_.seed * 1000003 + number);
    if (!s) return false;
    case_ = *std::move(s);
    for (const auto& v : case_.values) work_.done += cells(v);
    feed(case_);
    return assumed();
  }
  bool assumed() const {
    const Value& x = case_.values[0];
    return std::all_of(tests_.begin(), tests_.end(), [&](const Test& t) {
      return t.right ? compare(t.left(x), t.right(x), Relation::Equal) == Verdict::Same : t.left(x).truth();
    });
  }

  // Compares the lines on the case; whether it was tried on all of them.
  bool one_case(const std::vector<Comparison>& comparisons, std::vector<Tested>& out) {
    const Sized drawn = case_;
    bool all = true;
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
      const auto& c = comparisons[i];
      const Value &a = lines_.value(c.left), &b = lines_.value(c.right);
      const Verdict v = compare(a, b, c.relation);
      all = all && v != Verdict::Untried;
      if (v == Verdict::Untried) continue;
      ++out[i].cases;
      out[i].telling += is_telling(a, b, c.relation) ? 1 : 0;
      if (!is_bad(v) || out[i].counterexample) continue;
      out[i].counterexample = shrunk(c, v);
      feed(case_ = drawn);
    }
    return all;
  }

  // The smallest case found on which the verdict stays.
  Counterexample shrunk(const Comparison& c, Verdict verdict) {
    const long end = work_.done + effort_.work;
    for (int tries = 0; tries < 3000 && work_.done < end;) {
      bool better = false;
      for (auto& s : smaller(case_, drawing_.types())) {
        if (++tries > 3000) break;
        std::swap(case_, s);
        better = stays(c, verdict);
        if (better) break;
        std::swap(case_, s);
      }
      if (!better) break;
    }
    feed(case_);
    Counterexample out{verdict, {}, {}, lines_.value(c.left), lines_.value(c.right)};
    drawing_.name_inputs(case_, out);
    return out;
  }
  bool stays(const Comparison& c, Verdict verdict) {
    if (!drawing_.demanded(case_.sizes)) return false;
    feed(case_);
    return assumed() && compare(lines_.value(c.left), lines_.value(c.right), c.relation) == verdict;
  }

  Drawing drawing_;
  Effort effort_;
  Box box_;
  Work work_{0, 1'000'000};
  Evaluator evaluator_;
  Lines lines_;
  std::vector<Test> tests_{};
  Sized case_{};
};

}  // namespace wholemeal::calc
