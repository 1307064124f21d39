#pragma once
// A search in SVG: its boards with their candidates where they are few, captions alone where they are many.
#include "wholemeal/draw/tree_text.hpp"
#include "wholemeal/draw/wrapped.hpp"

namespace wholemeal::draw {
namespace detail {

inline constexpr std::string_view tree_style =
    ".edge{stroke:#555;stroke-width:1.5}\n.leads{stroke:#111;stroke-width:4}\n.back{stroke:#555;stroke-width:1.5;"
    "stroke-dasharray:5 4}\n.note{fill:#fff;stroke:#111}\n.end{fill:#fff;stroke:#a00;stroke-dasharray:5 3}\n"
    ".good{fill:#fff;stroke:#111;stroke-width:4}\n.to{text-anchor:end;font-weight:bold}\n"
    ".fro{text-anchor:start;font-weight:bold}\n";

// Sizes in pixels: of a cell, 0 where no boards are drawn; of a node with its caption; of the gaps between nodes.
struct Measures {
  double cell, width, height, across = 28, down = 54;
  static constexpr double line = 16, margin = 16, label = 13;
};
inline Measures measures(const Tree& t, bool boards) {
  const double n = static_cast<double>(t.shape.size());
  if (!boards) return {0, 190, 5 * Measures::line};
  const double cell = static_cast<double>(t.shape.size() > 16 ? 40 : 27);
  const double width = std::max(cell * n, 216.0);
  return {cell, width, cell * n + 4 * Measures::line + 4};
}

// Where nodes stand: a leaf beside the leaf before it, a parent in the middle above its children. In places, from 0.
inline std::vector<double> columns(const Tree& t) {
  std::vector<double> at(t.nodes.size()), low(t.nodes.size(), -1), high(t.nodes.size());
  std::vector<bool> parent(t.nodes.size());
  for (const TreeNode& n : t.nodes)
    if (n.parent >= 0) parent[static_cast<std::size_t>(n.parent)] = true;
  double leaf = 0;
  for (std::size_t i = 0; i < at.size(); ++i)
    if (!parent[i]) at[i] = leaf++;
  for (std::size_t i = at.size(); i-- > 0;) {
    if (parent[i]) at[i] = (low[i] + high[i]) / 2;
    if (t.nodes[i].parent < 0) continue;
    const auto p = static_cast<std::size_t>(t.nodes[i].parent);
    if (low[p] < 0) high[p] = at[i];
    low[p] = at[i];
  }
  return at;
}

// What is too much for `most` lines is cut.
inline std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t most) {
  if (lines.size() <= most) return lines;
  lines.resize(most);
  lines.back() += "...";
  return lines;
}

inline void draw_node(Svg& svg, Point at, const Measures& size, const Tree& t, const TreeNode& n) {
  double y = at.y;
  if (size.cell > 0) {
    const double side = size.cell * static_cast<double>(t.shape.size()), left = at.x + (size.width - side) / 2;
    draw_board(svg, {left, y}, size.cell, t.shape, n.board(), n.marks);
    if (n.ending == Ending::solution) svg.rect({left - 4, y - 4}, side + 8, side + 8, "box");
    y += side + 4;
  } else {
    svg.rect(at, size.width, size.height,
             n.ending == Ending::open       ? "note"
             : n.ending == Ending::solution ? "good"
                                            : "end");
  }
  const double middle = at.x + size.width / 2;
  const auto lines =
      wrapped(static_cast<std::size_t>((size.width - 8) / 7), numbered(n) + (n.number == 0 ? "" : ": ") + verdict(n));
  for (const auto& line : shortened(lines, 4)) svg.text({middle, y += Measures::line}, Measures::label, line, "mid");
}
inline void draw_edge(Svg& svg, Point from, Point to, const Tree& t, const TreeNode& n) {
  svg.line(from, to, n.leads ? "leads" : n.taken_back ? "back" : "edge");
  const bool left = to.x < from.x;
  svg.text({to.x + (left ? -10 : 10), to.y - 7}, Measures::label, caption(t, n), left ? "to" : "fro");
}

}  // namespace detail

// treeSvg :: Tree -> Bool -> String      with boards or without; the way to a solution is thick, what is taken back
// dashed
inline std::string tree_svg(const Tree& t, bool boards) {
  const auto size = detail::measures(t, boards);
  const auto columns = detail::columns(t);
  double right = 0, depth = 0;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    right = std::max(right, columns[i]);
    depth = std::max(depth, static_cast<double>(t.nodes[i].depth));
  }
  const double title = 30, step = size.height + size.down;
  const double width = std::max((right + 1) * (size.width + size.across) - size.across + 2 * size.margin, 560.0);
  const std::string words = t.program + ": " + counted(t) + (t.left_out > 0 ? "; " + omitted(t) : "");
  Svg svg{width, title + (depth + 1) * step - size.down + 2 * size.margin, words,
          std::string(board_style) + std::string(detail::tree_style)};
  svg.text({size.margin, size.margin + 12}, 15, words, "left");
  const auto corner = [&](std::size_t i) {
    return Point{size.margin + columns[i] * (size.width + size.across),
                 size.margin + title + static_cast<double>(t.nodes[i].depth) * step};
  };
  for (std::size_t i = 0; i < t.nodes.size(); ++i) {
    const TreeNode& n = t.nodes[i];
    if (n.parent < 0) continue;
    const Point to = corner(i), from = corner(static_cast<std::size_t>(n.parent));
    detail::draw_edge(svg, {from.x + size.width / 2, from.y + size.height + 4}, {to.x + size.width / 2, to.y - 4}, t,
                      n);
  }
  for (std::size_t i = 0; i < t.nodes.size(); ++i) detail::draw_node(svg, corner(i), size, t, t.nodes[i]);
  return std::move(svg).finish();
}

}  // namespace wholemeal::draw
