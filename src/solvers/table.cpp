#include "solvers/table.hpp"

#include "wholemeal/solvers.hpp"

const std::vector<wholemeal::Solver>& wholemeal::solver_table() { return solvers(); }
const wholemeal::Solver* wholemeal::solver_named(std::string_view name) { return find_solver(name); }
const wholemeal::Solver& wholemeal::fastest(Shape s) { return fastest_solver(s); }
