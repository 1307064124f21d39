#pragma once
// False twins: statements that look like laws and are not. `source` names the law that each is the twin of; the run
// must refute them all within its cases.
#include "support/printed.hpp"
#include "wholemeal/laws/laws.hpp"

namespace wholemeal::twins {

using namespace domain;
inline constexpr auto twin = Standing::axiom;

// Functions with a fault.
inline constexpr auto unguarded = named<"pruneRow'">([](Row<Choices> row) {
  const Choices xs = fixed(row);
  return map(named<"">([&](const Choices& ds) { return difference(ds, xs); }))(std::move(row));
});
inline constexpr auto greedy = named<"pruneRow'">([](Row<Choices> row) {
  Choices seen;
  for (Choices& cell : row) {
    cell = difference(cell, seen);
    if (single(cell))
      seen.push_back(cell.front());
    else if (!cell.empty())
      cell = difference(cell, {cell.front()});
  }
  return row;
});
inline constexpr auto neighbours =
    named<"nodups'">([](const auto& xs) { return std::adjacent_find(xs.begin(), xs.end()) == xs.end(); });
inline constexpr auto boxs_without_cols =
    family<"boxs'">(default_shape, [](Shape s) { return map(ungroup) * ungroup * group[s.rows] * map(group[s.cols]); });
inline constexpr auto first_open = named<"expand1'">([](const Board& m) {
  for (const auto& row : m)
    for (const auto& cell : row)
      if (!single(cell)) return List<Board>(cell.size(), m);
  return List<Board>{};
});
inline constexpr auto valid_without_boxs = named<"valid'">(both(all(nodups) * cols, all(nodups) * rows));
inline constexpr auto prune_backwards =
    family<"prune'">(default_shape, [](Shape s) { return prune_by(rows) * prune_by(cols) * prune_by(boxs[s]); });

inline constexpr auto remove_unguarded = law<"remove without its guard", cells>(
    twin, "19.4", [](Shape) { return equal(filter(nodups) * cp, filter(nodups) * cp * unguarded); });
inline constexpr auto prune_row_greedy = law<"a pruneRow that takes too much", cells>(
    twin, "19.4", [](Shape) { return equal(filter(nodups) * cp, filter(nodups) * cp * greedy); });
inline constexpr auto nodups_neighbours = law<"nodups of neighbours only", cells>(
    twin, "19.4", [](Shape) { return equal(filter(neighbours) * cp, filter(neighbours) * cp * prune_row); });
inline constexpr auto filter_dropped =
    law<"(19.4) without its filter", cells>(twin, "19.4", [](Shape) { return equal(cp, cp * prune_row); });
inline constexpr auto cols_forgotten = law<"boxs with cols forgotten", squares>(
    twin, "boxs-index", [](Shape s) { return equal(boxs_without_cols[s], laws::boxs_by_index[s]); });
inline constexpr auto boxs_turned = law<"boxs of the turned shape", squares>(twin, "boxs-inv", [](Shape s) {
  return equal(boxs[Shape{s.cols, s.rows}] * boxs[s], id);
});
inline constexpr auto expand1_first = law<"expand1 of the first open cell", open_boards>(
    twin, "expand1-least", [](Shape) { return equal(laws::count * first_open, laws::minimum * counts); });
inline constexpr auto equal_cols =
    law<"(19.2) with =", cell_matrices>(twin, "19.2", [](Shape) { return equal(map(cols) * expand, expand * cols); });
inline constexpr auto equal_boxs =
    law<"(19.3) with =", boards>(twin, "19.3", [](Shape s) { return equal(map(boxs[s]) * expand, expand * boxs[s]); });
inline constexpr auto equal_expand1 = law<"(19.7) with =", open_boards>(
    twin, "19.7", [](Shape) { return equal(expand, concat * map(expand) * expand1); });
inline constexpr auto prune_idempotent = law<"prune is idempotent", boards>(
    twin, "prune-many", [](Shape s) { return equal(prune[s] * prune[s], prune[s]); });
inline constexpr auto prune_row_idempotent = law<"pruneRow is idempotent", cells>(
    twin, "prune-many", [](Shape) { return equal(prune_row * prune_row, prune_row); });
inline constexpr auto prune_reordered = law<"prune in another order", boards>(
    twin, "def-prune", [](Shape s) { return equal(prune[s], prune_backwards[s]); });
inline constexpr auto prune_safe = law<"prune preserves safe", boards>(
    twin, "search-program", [](Shape s) { return equal(both(safe[s], safe[s] * prune[s]), safe[s]); });
inline constexpr auto search_as_printed = law<"search as printed", boards>(
    twin, "search-program", [](Shape s) { return similar(printed::search[s], laws::search_spec[s]); });
inline constexpr auto valid_boxless =
    law<"valid without boxs", grids>(twin, "def-valid", [](Shape s) { return equal(valid_without_boxs, valid[s]); });
inline constexpr auto any_f = law<"(19.5) for any f", lists, variable<"p", predicates>, variable<"f", maps>>(
    twin, "19.5", [](Shape, auto p, auto f) { return equal(filter(p * f), map(f) * filter(p) * map(f)); });
inline constexpr auto filter_passes = law<"filter passes map", lists, variable<"p", predicates>, variable<"f", maps>>(
    twin, "filter-nat", [](Shape, auto p, auto f) { return equal(filter(p) * map(f), map(f) * filter(p)); });
inline constexpr auto any_groups = law<"group . ungroup on any lists", list_of_lists>(
    twin, "group-ungroup", [](Shape s) { return equal(group[s.cols] * ungroup, id); });
inline constexpr auto maps_swapped = law<"map-comp turned round", lists, variable<"f", maps>, variable<"g", maps>>(
    twin, "map-comp", [](Shape, auto f, auto g) { return equal(map(f) * map(g), map(g * f)); });

inline constexpr auto all_twins = std::tie(
    remove_unguarded, prune_row_greedy, nodups_neighbours, filter_dropped, cols_forgotten, boxs_turned, expand1_first,
    equal_cols, equal_boxs, equal_expand1, prune_idempotent, prune_row_idempotent, prune_reordered, prune_safe,
    search_as_printed, valid_boxless, any_f, filter_passes, any_groups, maps_swapped);

}  // namespace wholemeal::twins
