// Reaches one term from another by the rules given: breadth first from both ends, within limits that are said.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

struct Limits {
  int rewrites = 6;
  std::size_t states = 20000;
  int size = 0;         // of the largest term; 0: twice the larger end and 8
  bool from_id = true;  // whether `id` may become something
};

// Decides on a rewrite: finds the evidence of its conditions, or refuses it.
using Admit = std::function<bool(const Law&, const Expr& whole, Rewrite&)>;

struct Reached {
  bool found = false;
  std::vector<Rewrite> calculation{};  // from the first term to the second, if found
  std::set<std::string> used{};        // labels on any of the shortest calculations
  std::size_t states = 0;
};

// The rewrite that undoes `r`, which was made on `before`.
inline Rewrite reversed(const Rewrite& r, const Expr& before) {
  Rewrite back = r;
  back.forward = !r.forward;
  const auto old_length = host(before, r.at).length(), new_length = host(r.result, r.at).length();
  back.at.to = r.at.to + new_length - old_length;
  back.result = before;
  return back;
}

class Reacher {
 public:
  Reacher(const std::vector<Rule>& rules, const Admit& admit, Limits limits)
      : rules_(rules), admit_(admit), limits_(limits) {}

  Reached run(const Expr& from, const Expr& to) {
    if (limits_.size == 0) limits_.size = 2 * std::max(size(from), size(to)) + 8;
    sides_[0].add(from);
    sides_[1].add(to);
    if (from == to) meetings_.push_back(from);
    for (int depth = 0; depth < limits_.rewrites && meetings_.empty() && !full(); ++depth) {
      const auto here = sides_[0].frontier(), there = sides_[1].frontier();
      if (here + there == 0) break;
      const int s = here == 0 || (there > 0 && there < here) ? 1 : 0;  // the narrower side that is not done
      widen(sides_[s], sides_[1 - s]);
    }
    return result();
  }

 private:
  struct Edge {
    std::size_t parent;
    Rewrite rewrite;
  };
  struct Side {
    std::vector<Expr> terms{};
    std::vector<int> depth{};
    std::vector<std::vector<Edge>> edges{};  // from parents one level up
    std::unordered_map<Expr, std::size_t, HashExpr> index{};
    std::size_t open = 0;  // the first term not yet widened

    std::size_t add(const Expr& e, int at_depth = 0) {
      const auto [it, added] = index.try_emplace(e, terms.size());
      if (!added) return it->second;
      terms.push_back(e);
      depth.push_back(at_depth);
      edges.emplace_back();
      return it->second;
    }
    std::size_t frontier() const { return terms.size() - open; }
  };

  std::size_t states() const { return sides_[0].terms.size() + sides_[1].terms.size(); }
  bool full() const { return states() >= limits_.states || steps_.over(); }

  // One whole level of one side, so that all shortest calculations are seen.
  void widen(Side& side, const Side& other) {
    const std::size_t end = side.terms.size();
    for (; side.open < end && !full(); ++side.open) widen(side, side.open);
    for (std::size_t i = end; i < side.terms.size(); ++i)
      if (other.index.contains(side.terms[i])) meetings_.push_back(side.terms[i]);
  }

  void widen(Side& side, std::size_t parent) {
    const Expr term = side.terms[parent];
    const int depth = side.depth[parent] + 1;
    for (const auto& rule : rules_) {
      const Rewriter::Visit visit = [&](Rewrite r) {
        if (full()) return;
        const auto known = side.index.find(r.result);
        if (known != side.index.end() && side.depth[known->second] != depth) return;
        if (!admit_(*rule.law, term, r)) return;
        const auto child = side.add(r.result, depth);
        side.edges[child].push_back({parent, std::move(r)});
      };
      Rewriter(term, {limits_.size, limits_.from_id, &steps_}, visit).all(rule);
    }
  }

  Reached result() {
    Reached out;
    out.states = states();
    out.found = !meetings_.empty();
    for (const auto& m : meetings_)
      for (const auto& side : sides_) gather(side, side.index.at(m), out.used);
    if (out.found) out.calculation = calculation(meetings_.front());
    return out;
  }

  static void gather(const Side& side, std::size_t i, std::set<std::string>& used) {
    std::set<std::size_t> seen{i};
    for (std::vector<std::size_t> todo{i}; !todo.empty();) {
      const auto now = todo.back();
      todo.pop_back();
      for (const auto& e : side.edges[now]) {
        used.insert(e.rewrite.label);
        if (seen.insert(e.parent).second) todo.push_back(e.parent);
      }
    }
  }

  std::vector<Rewrite> calculation(const Expr& meeting) const {
    std::vector<Rewrite> out;
    for (auto i = sides_[0].index.at(meeting); !sides_[0].edges[i].empty(); i = sides_[0].edges[i][0].parent)
      out.insert(out.begin(), sides_[0].edges[i][0].rewrite);
    const Side& back = sides_[1];
    for (auto i = back.index.at(meeting); !back.edges[i].empty(); i = back.edges[i][0].parent)
      out.push_back(reversed(back.edges[i][0].rewrite, back.terms[back.edges[i][0].parent]));
    return out;
  }

  const std::vector<Rule>& rules_;
  const Admit& admit_;
  Limits limits_;
  Steps steps_{0, 200 * limits_.states};
  Side sides_[2];
  std::vector<Expr> meetings_{};
};

}  // namespace wholemeal::calc
