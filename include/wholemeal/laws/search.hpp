#pragma once
// Laws of searching: expanding one cell, and the programs that all give the grids of the specification.
#include "wholemeal/fixpoint.hpp"
#include "wholemeal/law.hpp"

namespace wholemeal::laws {

using namespace domain;

// search :: Matrix Choices -> [Grid]: what the program is to compute.
inline constexpr auto search_spec =
    family<"search">(default_shape, [](Shape s) { return filter(valid[s]) * expand * prune[s]; });

// minimum :: [Int] -> Int
inline constexpr auto minimum =
    named<"minimum">([](const auto& ns) { return *std::min_element(ns.begin(), ns.end()); });
inline constexpr auto count = named<"length">([](auto&& xs) { return static_cast<std::size_t>(ranges::distance(xs)); });

inline constexpr auto def_search = law<"def-search", boards>(Standing::definition, "ch. 19, search", [](Shape s) {
  return equal(search_spec[s], filter(valid[s]) * expand * prune[s]);
});

inline constexpr auto def_solve = law<"def-solve", puzzles>(Standing::definition, "ch. 19, solve", [](Shape s) {
  return equal(solve_spec[s], filter(valid[s]) * expand * choices[s]);
});

inline constexpr auto def_solve_program = law<"def-solveProgram", puzzles>(
    Standing::definition, "ch. 19, the final solve", [](Shape s) { return equal(solve[s], search[s] * choices[s]); });

inline constexpr auto expand_one = law<"19.7", open_boards>(
    Standing::axiom, "ch. 19, (19.7), corrected: the chapter says \"up to order\" and prints =", [](Shape) {
      return similar(expand, concat * map(expand) * expand1).when(incomplete);
    });

inline constexpr auto expand1_least =
    law<"expand1-least", open_boards>(Standing::axiom, "ch. 19: expand1 picks a cell with the fewest choices",
                                      [](Shape) { return equal(count * expand1, minimum * counts).when(incomplete); });

inline constexpr auto search_program = law<"search-program", boards>(
    Standing::axiom, "ch. 19, the final search, corrected: the program keeps the grids, not their order",
    [](Shape s) { return similar(search[s], search_spec[s]); });

inline constexpr auto search_valid =
    law<"search-valid", boards>(Standing::theorem, "search keeps exactly the valid expansions",
                                [](Shape s) { return similar(search[s], filter(valid[s]) * expand); });

inline constexpr auto search_equation =
    law<"search-equation", ambiguous_boards>(Standing::theorem, "the equation the program uses; D7b", [](Shape s) {
      return similar(search[s], concat * map(search[s]) * expand1 * prune[s]).when(incomplete * prune[s]);
    });

inline constexpr auto solve_prune_once = law<"solve-prune", puzzles>(
    Standing::theorem, "ch. 19, the second solve; D5", [](Shape s) { return equal(solve_spec[s], solve_prune[s]); });

inline constexpr auto solve_program =
    law<"solve-program", puzzles>(Standing::theorem, "ch. 19: the second and the final solve",
                                  [](Shape s) { return similar(solve_prune[s], solve[s]); });

inline constexpr auto solve_fixed =
    law<"solve-fixpoint", puzzles>(Standing::theorem, "prune many times: the final solve with prune repeated",
                                   [](Shape s) { return similar(solve[s], solve_fixpoint[s]); });

inline constexpr auto of_searching =
    std::tie(def_search, def_solve, def_solve_program, expand_one, expand1_least, search_program, search_valid,
             search_equation, solve_prune_once, solve_program, solve_fixed);

}  // namespace wholemeal::laws
