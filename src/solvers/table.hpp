#pragma once
// The table of solvers, compiled once.
#include "wholemeal/solver.hpp"

namespace wholemeal {

const std::vector<Solver>& solver_table();
const Solver* solver_named(std::string_view name);
const Solver& fastest(Shape s);

}  // namespace wholemeal
