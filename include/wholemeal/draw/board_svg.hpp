#pragma once
// A matrix of choices in SVG: a fixed digit large, candidates small, each in its place; an empty cell is crossed out.
#include "wholemeal/draw/board.hpp"
#include "wholemeal/draw/svg.hpp"

namespace wholemeal::draw {

// How boards look: part of the style sheet of any picture that has some.
inline constexpr std::string_view board_style =
    ".paper{fill:#fff}\n.cell{fill:#fff;stroke:#999;stroke-width:.5}\n.box{fill:none;stroke:#111;stroke-width:1.5}\n"
    ".mid{text-anchor:middle}\n.small{text-anchor:middle;fill:#444}\n.strong{text-anchor:middle;font-weight:bold}\n"
    ".picked{fill:#fff3c4;stroke:#111;stroke-width:2;stroke-dasharray:3 2}\n"
    ".fault{fill:#f6d5d5;stroke:#a00;stroke-width:1.5}\n.cross{stroke:#a00;stroke-width:1.5}\n";

// Which cells a picture sets apart: the one a search goes on from, and those at fault.
struct Marks {
  Cell picked = {};
  std::vector<Cell> faults = {};
  Cell placed = {};  // the value that led here: bold
};

namespace detail {
inline void draw_candidates(Svg& svg, Point at, double side, Shape s, const Choices& ds) {
  const double across = side / static_cast<double>(s.cols), down = side / static_cast<double>(s.rows);
  const double size = std::min(across * 1.3, down * 0.95);
  for (Digit d : ds) {
    const std::size_t k = static_cast<std::size_t>(d) - 1;
    const std::size_t row = k / s.cols, col = k % s.cols;
    const double x = (static_cast<double>(col) + 0.5) * across, y = (static_cast<double>(row) + 0.5) * down;
    svg.text({at.x + x, at.y + y + size * 0.36}, size, std::string(1, symbol(d, s.size())), "small");
  }
}
inline void draw_cell(Svg& svg, Point at, double side, Shape s, const Choices& ds, std::string_view look, bool bold) {
  svg.rect(at, side, side, look);
  if (ds.empty()) {
    svg.line({at.x + side * 0.2, at.y + side * 0.2}, {at.x + side * 0.8, at.y + side * 0.8}, "cross");
    svg.line({at.x + side * 0.8, at.y + side * 0.2}, {at.x + side * 0.2, at.y + side * 0.8}, "cross");
  } else if (single(ds)) {
    const Point middle{at.x + side / 2, at.y + side * 0.75};
    svg.text(middle, side * 0.7, std::string(1, symbol(ds.front(), s.size())), bold ? "strong" : "mid");
  } else {
    draw_candidates(svg, {at.x + side * 0.05, at.y + side * 0.05}, side * 0.9, s, ds);
  }
}
}  // namespace detail

// Draws the board at a place, its cells so many pixels wide; marked cells come last, over their neighbours' edges.
inline void draw_board(Svg& svg, Point at, double side, Shape s, const Board& m, const Marks& marks) {
  const auto corner = [&](std::size_t i, std::size_t j) {
    return Point{at.x + static_cast<double>(j) * side, at.y + static_cast<double>(i) * side};
  };
  const auto cell = [&](std::size_t i, std::size_t j, std::string_view look) {
    detail::draw_cell(svg, corner(i, j), side, s, m[i][j], look, Cell{i, j} == marks.placed);
  };
  const auto set_apart = [&](Cell c) {
    return c == marks.picked || std::find(marks.faults.begin(), marks.faults.end(), c) != marks.faults.end();
  };
  for (std::size_t i = 0; i < m.size(); ++i)
    for (std::size_t j = 0; j < m[i].size(); ++j)
      if (!set_apart({i, j})) cell(i, j, "cell");
  for (std::size_t i = 0; i < m.size(); i += s.rows)
    for (std::size_t j = 0; j < m.size(); j += s.cols)
      svg.rect(corner(i, j), side * static_cast<double>(s.cols), side * static_cast<double>(s.rows), "box");
  for (Cell c : marks.faults) cell(c.row, c.col, "fault");
  if (marks.picked.some()) cell(marks.picked.row, marks.picked.col, "picked");
}

// boardSvg :: Shape -> Matrix Choices -> Marks -> String      a picture of its own, 36 pixels a cell
inline std::string board_svg(Shape s, const Board& m, const Marks& marks = {}) {
  const double side = 36, width = side * static_cast<double>(s.size()) + 16;
  Svg svg{width, width, "A board and its candidates", board_style};
  draw_board(svg, {8, 8}, side, s, m, marks);
  return std::move(svg).finish();
}

}  // namespace wholemeal::draw
