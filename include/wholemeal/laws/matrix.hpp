#pragma once
// Laws of matrices: rows, cols and boxs only move elements, and each undoes itself.
#include "wholemeal/law.hpp"
#include "wholemeal/matrix.hpp"

namespace wholemeal::laws {

using namespace domain;

inline constexpr auto group_nat = law<"group-nat", chunks, variable<"f", maps>>(
    Standing::axiom, "group is natural",
    [](Shape s, auto f) { return equal(group[s.cols] * map(f), map(map(f)) * group[s.cols]); });

inline constexpr auto ungroup_nat = law<"ungroup-nat", chunked, variable<"f", maps>>(
    Standing::axiom, "ungroup is natural",
    [](Shape, auto f) { return equal(ungroup * map(map(f)), map(f) * ungroup); });

inline constexpr auto cols_nat = law<"cols-nat", matrices, variable<"f", maps>>(
    Standing::axiom, "cols is natural", [](Shape, auto f) { return equal(cols * map(map(f)), map(map(f)) * cols); });

inline constexpr auto boxs_nat = law<"boxs-nat", squares, variable<"f", maps>>(
    Standing::theorem, "boxs is natural: why its table may be made once",
    [](Shape s, auto f) { return equal(boxs[s] * map(map(f)), map(map(f)) * boxs[s]); });

inline constexpr auto def_rows =
    law<"def-rows", matrices>(Standing::definition, "ch. 19, rows", [](Shape) { return equal(rows, id); });

inline constexpr auto def_boxs = law<"def-boxs", squares>(
    Standing::definition, "ch. 19, boxs", [](Shape s) { return equal(boxs[s], boxs[s].definition.literal); });

inline constexpr auto cols_inv = law<"cols-inv", matrices>(Standing::axiom, "ch. 19, cols is an involution",
                                                           [](Shape) { return equal(cols * cols, id); });

inline constexpr auto group_ungroup = law<"group-ungroup", chunked>(
    Standing::axiom, "ch. 19, used for boxs", [](Shape s) { return equal(group[s.cols] * ungroup, id); });

inline constexpr auto ungroup_group = law<"ungroup-group", chunks>(
    Standing::axiom, "not in the chapter, needed for boxs", [](Shape s) { return equal(ungroup * group[s.cols], id); });

inline constexpr auto rows_inv = law<"rows-inv", matrices>(Standing::theorem, "ch. 19, rows is an involution; D12",
                                                           [](Shape) { return equal(rows * rows, id); });

inline constexpr auto boxs_inv =
    law<"boxs-inv", squares>(Standing::theorem, "ch. 19, boxs is an involution, for R x C boxes too; D8",
                             [](Shape s) { return equal(boxs[s] * boxs[s], id); });

// The same rearrangements by indices: element j of column i is element i of row j; element j of box i stands in row
// j / C of the box's R rows and column j mod C of its C columns.
inline constexpr auto cols_by_index = named<"colsByIndex">([](const auto& m) {
  auto columns = m;
  columns.assign(m[0].size(), {});
  for (auto& column : columns) column.resize(m.size());
  for (std::size_t i = 0; i < columns.size(); ++i)
    for (std::size_t j = 0; j < m.size(); ++j) columns[i][j] = m[j][i];
  return columns;
});
inline constexpr auto boxs_by_index = family<"boxsByIndex">(default_shape, [](Shape s) {
  return [s](const auto& m) {
    auto boxes = m;
    const auto [R, C] = s;
    for (std::size_t i = 0; i < m.size(); ++i)
      for (std::size_t j = 0; j < m.size(); ++j) boxes[i][j] = m[i / R * R + j / C][i % R * C + j % C];
    return boxes;
  };
});

inline constexpr auto cols_index = law<"cols-index", matrices>(Standing::axiom, "which element of cols goes where",
                                                               [](Shape) { return equal(cols, cols_by_index); });

inline constexpr auto boxs_index = law<"boxs-index", squares>(Standing::axiom, "which element of boxs goes where",
                                                              [](Shape s) { return equal(boxs[s], boxs_by_index[s]); });

inline constexpr auto of_matrices = std::tie(group_nat, ungroup_nat, cols_nat, boxs_nat, def_rows, def_boxs, cols_inv,
                                             group_ungroup, ungroup_group, rows_inv, boxs_inv, cols_index, boxs_index);

}  // namespace wholemeal::laws
