#pragma once
// What checking a derivation's step costs, by the laws alone and with its cases, and what a state of a search costs.
#include <benchmark/benchmark.h>

#include "wholemeal/calc/calculate.hpp"
#include "wholemeal/calc/script.hpp"

namespace wholemeal::command {

inline void prove_steps(benchmark::State& state, const calc::Book& book, const std::vector<calc::Bench>& benches) {
  std::size_t steps = 0;
  while (state.KeepRunning())
    for (const auto& o : calc::check(book, benches, {.evaluate = !benches.empty()})) steps += o.steps.size();
  state.counters["steps"] = benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}

// The largest search there is a test of: the prune law from all other laws.
inline void calculate_states(benchmark::State& state, const calc::Book& book) {
  const calc::Law* law = calc::find_law(book, "prune-law");
  std::size_t states = 0;
  while (state.KeepRunning()) {
    if (law == nullptr) continue;
    const auto rules = calc::search_rules(book, law->says, {}, {});
    states += calc::calculate(book, law->says, {}, std::get<calc::Rules>(rules)).search.states;
  }
  state.counters["states"] = benchmark::Counter(static_cast<double>(states), benchmark::Counter::kIsRate);
}

}  // namespace wholemeal::command
