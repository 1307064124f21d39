// Draws cases: what a claim is applied to, and what its variables stand for.
#pragma once

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

class Drawing {
 public:
  Drawing(Frame frame, const std::vector<Condition>& assumptions, const Box& box)
      : frame_(settled(std::move(frame))), assumptions_(assumptions), box_(box) {
    inputs_ = {""};
    types_ = {is_function(frame_.type) ? frame_.type.args[0] : con("Digit")};
    for (const auto& [v, t] : frame_.metavariables) {
      tables_[v] = std::make_shared<Fn>();
      if (is_function(t)) continue;
      inputs_.push_back(v);
      types_.push_back(t);
    }
  }

  // Cells for the variables, filled anew for each case.
  Evaluator::Bindings bindings() const {
    Evaluator::Bindings b;
    for (const auto& [v, cell] : tables_) b[v] = [c = cell](const Value& x) { return (*c)(x); };
    return b;
  }
  const Type& type_of(const std::string& variable) { return frame_.metavariables[variable]; }
  const std::vector<Type>& types() const { return types_; }  // of the argument and the variables for values
  std::map<std::string, std::vector<Fn>> witnesses{};  // what a variable may stand for, where something is assumed

  // A case; nothing if its sizes are not what is demanded or too large, or a variable has nothing to stand for.
  std::optional<Sized> draw(std::uint64_t seed) {
    Cases cases(box_, seed, 1024 / (box_.digits() * box_.digits()), seed % 40 == 0);
    Sized s{{}, sizes_of(box_)};
    std::vector<std::string> variables;
    size_variables(frame_.type, variables);
    for (const auto& [v, t] : frame_.metavariables) size_variables(t, variables);
    for (const auto& v : variables) s.sizes[v] = cases.random().below(4);
    const auto none = [](const auto& w) { return w.second.empty(); };
    if (!demanded(s.sizes) || std::any_of(witnesses.begin(), witnesses.end(), none)) return {};
    if (!small(s.sizes)) return {};
    for (const auto& [v, t] : frame_.metavariables)
      if (is_function(t)) *tables_[v] = table(cases, v, ground(t, s.sizes));
    for (const auto& t : types_) s.values.push_back(cases.value(ground(t, s.sizes)));
    return s;
  }

  bool small(const Sizes& sizes) const {
    constexpr long most = 20000;  // values in one
    const auto fits = [&](const Type& t) { return weight(ground(t, sizes)) <= most; };
    return std::all_of(types_.begin(), types_.end(), fits) &&
           std::all_of(frame_.metavariables.begin(), frame_.metavariables.end(),
                       [&](auto& v) { return fits(v.second); });
  }

  // The variables for values take those of a case.
  void put(const Sized& s) {
    for (std::size_t i = 1; i < inputs_.size(); ++i)
      *tables_[inputs_[i]] = [x = s.values[i]](const Value&) { return x; };
  }

  bool demanded(const Sizes& sizes) const {
    return std::all_of(frame_.demands.begin(), frame_.demands.end(), [&](const SizeDemand& d) {
      const long l = value_of(d.left, sizes), r = value_of(d.right, sizes);
      return d.exactly ? l == r : l >= r;
    });
  }

  // How a case is told.
  void name_inputs(const Sized& s, Counterexample& c) const {
    if (is_function(frame_.type)) c.argument = s.values[0];
    for (std::size_t i = 1; i < inputs_.size(); ++i) c.given.emplace_back(inputs_[i], s.values[i]);
  }

 private:
  static Frame settled(Frame f) {
    f.type = calc::settled(f.type);
    for (auto& [v, t] : f.metavariables) t = calc::settled(t);
    return f;
  }

  Fn table(Cases& cases, const std::string& v, const Type& t) const {
    if (const auto known = witnesses.find(v); known != witnesses.end())
      return known->second[static_cast<std::size_t>(cases.random().below(static_cast<long>(known->second.size())))];
    for (const auto& c : assumptions_)
      if (c.equation && is_involution(*c.equation) && c.equation->left.atoms[0]->head == v)
        return cases.involution(t.args[0]);
    return cases.table(t);
  }

  Frame frame_;
  const std::vector<Condition>& assumptions_;
  Box box_;
  std::map<std::string, std::shared_ptr<Fn>> tables_{};
  std::vector<std::string> inputs_{};
  std::vector<Type> types_{};
};

}  // namespace wholemeal::calc
