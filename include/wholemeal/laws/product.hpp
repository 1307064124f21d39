#pragma once
// Laws of the cartesian product: expanding, and the rearrangements it commutes with.
#include "wholemeal/law.hpp"
#include "wholemeal/spec.hpp"

namespace wholemeal::laws {

using namespace domain;

inline constexpr auto cp_nat = law<"cp-nat", alternatives, variable<"f", maps>>(
    Standing::axiom, "cp is natural", [](Shape, auto f) { return equal(cp * map(map(f)), map(map(f)) * cp); });

inline constexpr auto cp_ungroup = law<"cp-ungroup", groups>(Standing::axiom, "cp of lists put together", [](Shape) {
  return equal(cp * ungroup, map(ungroup) * cp * map(cp));
});

inline constexpr auto cp_group = law<"cp-group", alternatives_by_c>(
    Standing::axiom, "cp of lists in groups",
    [](Shape s) { return equal(map(group[s.cols]) * cp, cp * map(cp) * group[s.cols]); });

inline constexpr auto def_expand = law<"def-expand", cell_matrices>(
    Standing::definition, "ch. 19, expand", [](Shape) { return equal(expand, expand.definition); });

inline constexpr auto expand_rows = law<"19.1", cell_matrices>(
    Standing::theorem, "ch. 19, (19.1); D11", [](Shape) { return equal(map(rows) * expand, expand * rows); });

inline constexpr auto expand_cols =
    law<"19.2", cell_matrices>(Standing::axiom, "ch. 19, (19.2), corrected: the chapter prints =", [](Shape) {
      return similar(map(cols) * expand, expand * cols);
    });

inline constexpr auto expand_boxs =
    law<"19.3", boards>(Standing::theorem, "ch. 19, (19.3), corrected: the chapter prints =; D13",
                        [](Shape s) { return similar(map(boxs[s]) * expand, expand * boxs[s]); });

inline constexpr auto filter_all_cp = law<"19.6", alternatives, variable<"p", predicates>>(
    Standing::axiom, "ch. 19, (19.6)", [](Shape, auto p) { return equal(filter(all(p)) * cp, cp * map(filter(p))); });

inline constexpr auto of_products =
    std::tie(cp_nat, cp_ungroup, cp_group, def_expand, expand_rows, expand_cols, expand_boxs, filter_all_cp);

}  // namespace wholemeal::laws
