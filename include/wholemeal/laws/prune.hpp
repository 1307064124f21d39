#pragma once
// Laws of pruning: it loses no valid grid, in a row, by rows, columns and boxes, and as often as one likes.
#include "wholemeal/law.hpp"
#include "wholemeal/prune.hpp"

namespace wholemeal::laws {

using namespace domain;

inline constexpr auto def_prune_by = law<"def-pruneBy", boards, variable<"f", rearrangements>>(
    Standing::definition, "ch. 19, pruneBy", [](Shape, auto f) { return equal(prune_by(f), f * map(prune_row) * f); });

inline constexpr auto def_prune = law<"def-prune", boards>(Standing::definition, "ch. 19, prune", [](Shape s) {
  return equal(prune[s], prune_by(boxs[s]) * prune_by(cols) * prune_by(rows));
});

inline constexpr auto def_valid = law<"def-valid", grids>(Standing::definition, "ch. 19, valid", [](Shape s) {
  return equal(valid[s], both(all(nodups) * boxs[s], both(all(nodups) * cols, all(nodups) * rows)));
});

inline constexpr auto prune_row_law = law<"19.4", cells>(Standing::axiom, "ch. 19, (19.4)", [](Shape) {
  return equal(filter(nodups) * cp, filter(nodups) * cp * prune_row);
});

inline constexpr auto prune_rows = law<"prune-rows", boards>(Standing::theorem, "ch. 19; D3", [](Shape) {
  return equal(filter(all(nodups) * rows) * expand, filter(all(nodups) * rows) * expand * prune_by(rows));
});

inline constexpr auto prune_cols = law<"prune-cols", boards>(Standing::theorem, "ch. 19; D2, by sublist", [](Shape) {
  return equal(filter(all(nodups) * cols) * expand, filter(all(nodups) * cols) * expand * prune_by(cols));
});

inline constexpr auto prune_boxs = law<"prune-boxs", boards>(Standing::theorem, "ch. 19; D1, by sublist", [](Shape s) {
  return equal(filter(all(nodups) * boxs[s]) * expand, filter(all(nodups) * boxs[s]) * expand * prune_by(boxs[s]));
});

inline constexpr auto prune_law = law<"prune-law", boards>(
    Standing::theorem, "ch. 19, the law of prune; D4",
    [](Shape s) { return equal(filter(valid[s]) * expand, filter(valid[s]) * expand * prune[s]); });

inline constexpr auto prune_many =
    law<"prune-many", boards>(Standing::theorem, "ch. 19: as many prunes as one likes", [](Shape s) {
      return equal(filter(valid[s]) * expand, filter(valid[s]) * expand * prune[s] * prune[s] * prune[s]);
    });

inline constexpr auto of_pruning = std::tie(def_prune_by, def_prune, def_valid, prune_row_law, prune_rows, prune_cols,
                                            prune_boxs, prune_law, prune_many);

}  // namespace wholemeal::laws
