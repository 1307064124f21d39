// Finds calculations: normal forms first, then best-first from both ends, within limits that are said.
#pragma once

#include <chrono>
#include <queue>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "wholemeal/calc/found.hpp"
#include "wholemeal/calc/normalise.hpp"

namespace wholemeal::calc {

class Searcher {
 public:
  Searcher(const std::vector<Rule>& rules, const Admit& admit, SearchLimits limits)
      : rules_(rules), admit_(admit), limits_(limits) {}

  Found run(const Expr& from, const Expr& to) {
    if (auto found = by_normal_forms(from, to); found.found) return found;
    note_constants(from), note_constants(to);
    widest_ = std::max(size(from), size(to));
    bound_ = 2 * widest_ + limits_.growth;
    add(0, from, 0, 0, {});
    add(1, to, 0, 0, {});
    const auto start = std::chrono::steady_clock::now();
    const auto late = [&] {
      return limits_.seconds > 0 &&
             std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() >= limits_.seconds;
    };
    for (int turn = 0; !found_.found && states() < limits_.states && !late(); turn = 1 - turn) {
      if (open_[0].empty() && open_[1].empty()) break;
      const int side = open_[turn].empty() ? 1 - turn : turn;
      const std::size_t next = std::get<2>(open_[side].top());
      open_[side].pop();
      widen(side, next);
    }
    found_.states = states();
    found_.exhausted = open_[0].empty() && open_[1].empty();
    return found_;
  }

 private:
  struct State {
    Expr term{};
    std::size_t parent = 0;
    int depth = 0;
    Rewrite rewrite{};  // from the parent
  };
  using Entry = std::tuple<int, std::size_t, std::size_t>;  // cost, age, state
  using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;

  Found by_normal_forms(const Expr& from, const Expr& to) const {
    const Normaliser normaliser(rules_);
    auto path = normaliser.run(from);
    const auto back = normaliser.run(to);
    const Expr& left = path.empty() ? from : path.back().result;
    const Expr& right = back.empty() ? to : back.back().result;
    if (!(left == right)) return {};
    const auto home = reversed_path(to, back);
    path.insert(path.end(), home.begin(), home.end());
    return {true, path, path.size() + 1, static_cast<int>(path.size()), false};
  }

  std::size_t states() const { return states_[0].size() + states_[1].size(); }

  void note_constants(const Expr& e) {
    for (const auto& a : e.atoms) {
      goal_.insert(a->head);
      for (const auto& x : a->args) note_constants(x);
    }
  }
  int strangers(const Expr& e) const {
    int n = 0;
    for (const auto& a : e.atoms) {
      n += goal_.contains(a->head) ? 0 : 1;
      for (const auto& x : a->args) n += strangers(x);
    }
    return n;
  }
  // How promising a term is: few rewrites away, not much larger than the goal, few names the goal doesn't have.
  int cost(const Expr& e, int depth) const { return 2 * depth + std::max(0, size(e) - widest_) + strangers(e); }

  void add(int side, Expr e, std::size_t parent, int depth, Rewrite r) {
    const auto [it, added] = index_[side].try_emplace(e, states_[side].size());
    if (!added) return;
    open_[side].emplace(cost(e, depth), states_[side].size(), states_[side].size());
    states_[side].push_back({std::move(e), parent, depth, std::move(r)});
    found_.depth = std::max(found_.depth, depth);
    const auto& term = states_[side].back().term;
    if (index_[1 - side].contains(term) && !found_.found) finish(term);
  }

  void widen(int side, std::size_t i) {
    const Expr term = states_[side][i].term;
    const int depth = states_[side][i].depth + 1;
    for (const auto& rule : rules_) {
      const Rewriter::Visit visit = [&](Rewrite r) {
        if (found_.found || index_[side].contains(r.result) || !admit_(*rule.law, term, r)) return;
        Expr next = r.result;
        add(side, std::move(next), i, depth, std::move(r));
      };
      Rewriter(term, {bound_, false}, visit).all(rule);
    }
  }

  void finish(const Expr& meeting) {
    found_.found = true;
    const auto half = [&](int side) {
      std::vector<Rewrite> path;
      for (auto i = index_[side].at(meeting); states_[side][i].depth > 0; i = states_[side][i].parent)
        path.insert(path.begin(), states_[side][i].rewrite);
      return path;
    };
    found_.calculation = half(0);
    const auto home = reversed_path(states_[1][0].term, half(1));
    found_.calculation.insert(found_.calculation.end(), home.begin(), home.end());
  }

  const std::vector<Rule>& rules_;
  const Admit& admit_;
  SearchLimits limits_;
  std::set<std::string> goal_{};
  int widest_ = 0, bound_ = 0;
  std::vector<State> states_[2];
  std::unordered_map<Expr, std::size_t, HashExpr> index_[2];
  Queue open_[2];
  Found found_{};
};

}  // namespace wholemeal::calc
