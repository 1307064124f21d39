#pragma once
// Laws of hidden singles: they are a prune, so the program that repeats both gives the same grids.
#include "wholemeal/hidden.hpp"
#include "wholemeal/law.hpp"

namespace wholemeal::laws {

using namespace domain;

inline constexpr auto hidden_prune = law<"hidden-prune", boards>(
    Standing::axiom, "hidden single is a prune",
    [](Shape s) { return equal(filter(valid[s]) * expand, filter(valid[s]) * expand * hidden_single[s]); });
inline constexpr auto def_hidden_by = law<"def-hiddenBy", boards, variable<"f", rearrangements>>(
    Standing::definition, "hidden single", [](Shape, auto f) { return equal(hidden_by(f), f * map(hidden_row) * f); });
inline constexpr auto solve_hidden_singles =
    law<"solve-hidden", puzzles>(Standing::theorem, "hidden single is a prune: the final solve with both repeated",
                                 [](Shape s) { return similar(solve[s], solve_hidden[s]); });

inline constexpr auto of_hidden = std::tie(hidden_prune, def_hidden_by, solve_hidden_singles);

}  // namespace wholemeal::laws
