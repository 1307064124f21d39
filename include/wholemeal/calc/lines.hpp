// Lines evaluated together: compositions that end alike share their values.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/eval.hpp"

namespace wholemeal::calc {

// A tree from the last factor of each line to the first.
class Lines {
 public:
  explicit Lines(const Evaluator& evaluator) : evaluator_(evaluator) {}

  // The number by which the line's value is asked for.
  std::size_t add(const Expr& e) {
    std::size_t at = 0;
    for (std::size_t i = e.length(); i-- > 0;) {
      const auto [it, added] = nodes_[at].children.try_emplace(show(*e.atoms[i]), nodes_.size());
      const std::size_t child = it->second;
      if (added) nodes_.push_back({at, evaluator_.compile(*e.atoms[i]), {}});
      at = child;
    }
    leaves_.push_back(at);
    return leaves_.size() - 1;
  }

  // Everything is to be evaluated anew, on this argument.
  void feed(const Value& argument) {
    values_.assign(nodes_.size(), std::nullopt);
    values_[0] = argument;
  }

  const Value& value(std::size_t line) { return value_at(leaves_[line]); }

 private:
  struct Node {
    std::size_t parent = 0;
    Fn f{};
    std::map<std::string, std::size_t> children{};
  };

  const Value& value_at(std::size_t node) {
    if (!values_[node]) {
      Value x = nodes_[node].f(value_at(nodes_[node].parent));
      values_[node] = std::move(x);
    }
    return *values_[node];
  }

  const Evaluator& evaluator_;
  std::vector<Node> nodes_ = std::vector<Node>(1);
  std::vector<std::size_t> leaves_{};
  std::vector<std::optional<Value>> values_{};
};

}  // namespace wholemeal::calc
