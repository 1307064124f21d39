#pragma once
// One step of a technique in SVG: the pattern's cells outlined and its digits ringed, what goes crossed out, what is
// placed large and ringed twice, its units framed in dashes. Shapes say what colours say.
#include "wholemeal/draw/svg.hpp"
#include "wholemeal/draw/wrapped.hpp"
#include "wholemeal/technique.hpp"

namespace wholemeal::draw {

inline constexpr std::string_view step_style =
    ".paper{fill:#fff}\n.cell{fill:#fff;stroke:#999;stroke-width:.5}\n.box{fill:none;stroke:#111;stroke-width:1.5}\n"
    ".unit{fill:none;stroke:#06c;stroke-width:2.5;stroke-dasharray:7 4}\n"
    ".cover{fill:none;stroke:#06c;stroke-width:2.5;stroke-dasharray:2 4}\n"
    ".pattern{fill:#eaf3ff;stroke:#111;stroke-width:2.2}\n.ring{fill:none;stroke:#06c;stroke-width:1.2}\n"
    ".cross{stroke:#a00;stroke-width:1.4}\n.mid{text-anchor:middle}\n.small{text-anchor:middle;fill:#444}\n";

namespace detail {

class StepPicture {
 public:
  StepPicture(const technique::Position& m, const technique::Step& step, std::string_view caption,
              std::string_view sentence)
      : m_(m),
        step_(step),
        n_(m.box.size()),
        caption_(wrapped(static_cast<std::size_t>(side * real(n_) / 8.5), caption)),
        sentence_(wrapped(static_cast<std::size_t>(side * real(n_) / 6.5), sentence)),
        svg_(2 * edge + side * real(n_), 2 * edge + side * real(n_) + 19 * real(caption_.size() + sentence_.size()),
             caption, step_style) {}

  std::string draw(bool lettered) && {
    for (std::size_t c = 0; c < m_.cells.size(); ++c) draw_cell(c, "cell");
    for (std::size_t i = 0; i < n_; i += m_.box.rows)
      for (std::size_t j = 0; j < n_; j += m_.box.cols) frame(i, j, m_.box.rows, m_.box.cols, "box", 0);
    for (auto cells : {&step_.why.cells, &step_.why.others})
      for (std::size_t c : *cells) draw_cell(c, "pattern");
    for (std::size_t u : step_.why.units) draw_unit(u, "unit");
    for (std::size_t u : step_.why.covers) draw_unit(u, "cover");
    for (const technique::Change& x : step_.changes) draw_change(x);
    label_lines(lettered);
    double y = side * real(n_) + 2 * edge + 4;
    for (const std::string& line : caption_) svg_.text({edge, y}, 15, line, "caption"), y += 19;
    for (const std::string& line : sentence_) svg_.text({edge, y}, 12, line, "sentence"), y += 17;
    return std::move(svg_).finish();
  }

 private:
  static constexpr double edge = 24, side = 54;
  static double real(std::size_t x) { return static_cast<double>(x); }
  Point corner(std::size_t c) const { return {edge + side * real(c % n_), edge + side * real(c / n_)}; }
  Point middle(std::size_t c) const { return {corner(c).x + side / 2, corner(c).y + side / 2}; }
  double small() const { return std::min(side / real(m_.box.cols), side / real(m_.box.rows)) * 0.8; }
  Point spot(std::size_t c, std::size_t d) const {
    return {corner(c).x + (real(d % m_.box.cols) + 0.5) * side / real(m_.box.cols),
            corner(c).y + (real(d / m_.box.cols) + 0.5) * side / real(m_.box.rows)};
  }
  void digit(Point at, double size, std::size_t d, std::string_view look) {
    svg_.text({at.x, at.y + size * 0.36}, size, std::string(1, technique::symbol(m_.box, d)), look);
  }
  void draw_cell(std::size_t c, std::string_view look) {
    const technique::Set s = m_.cells[c];
    svg_.rect(corner(c), side, side, look);
    if (technique::single(s)) return digit(middle(c), side * 0.7, technique::lowest(s), "mid");
    technique::each(s, [&](std::size_t d) { digit(spot(c, d), small(), d, "small"); });
    if (look == "pattern")
      technique::each(s & (step_.why.digits | step_.why.rest),
                      [&](std::size_t d) { svg_.circle(spot(c, d), small() * 0.58, "ring"); });
  }
  void frame(std::size_t i, std::size_t j, std::size_t rows, std::size_t cols, std::string_view look, double out) {
    const Point at = corner(i * n_ + j);
    svg_.rect({at.x - out, at.y - out}, side * real(cols) + 2 * out, side * real(rows) + 2 * out, look);
  }
  void label_lines(bool lettered) {
    for (std::size_t i = 0; i < n_; ++i) {
      const double at = edge + side * (real(i) + 0.5);
      svg_.text({at, edge - 8}, 11, std::to_string(i + 1), "small");
      svg_.text({edge / 2 - 1, at + 4}, 11, lettered ? technique::row_letter(i) : std::to_string(i + 1), "small");
    }
  }
  void draw_unit(std::size_t u, std::string_view look) {
    const std::size_t kind = u / n_, i = u % n_, first = technique::units(m_.box).cell(u, 0);
    if (kind == 0)
      frame(i, 0, 1, n_, look, 3);
    else if (kind == 1)
      frame(0, i, n_, 1, look, 3);
    else
      frame(first / n_, first % n_, m_.box.rows, m_.box.cols, look, 3);
  }
  void cross(Point at, double half) {
    svg_.line({at.x - half, at.y - half}, {at.x + half, at.y + half}, "cross");
    svg_.line({at.x + half, at.y - half}, {at.x - half, at.y + half}, "cross");
  }
  void draw_change(const technique::Change& x) {
    technique::each(x.removed, [&](std::size_t d) { cross(spot(x.cell, d), small() * 0.45); });
    if (!technique::single(x.left)) return;
    digit(middle(x.cell), side * 0.6, technique::lowest(x.left), "mid");
    svg_.circle(middle(x.cell), side * 0.38, "ring");
    svg_.circle(middle(x.cell), side * 0.43, "ring");
  }

  const technique::Position& m_;
  const technique::Step& step_;
  std::size_t n_;
  std::vector<std::string> caption_, sentence_;
  Svg svg_;
};

}  // namespace detail

// stepSvg :: Position -> Step -> String      the board before the step; a caption and the reason stand below. lettered:
// rows are named A, B, C ...
inline std::string step_svg(const technique::Position& before, const technique::Step& step, std::string_view caption,
                            std::string_view sentence, bool lettered = false) {
  return detail::StepPicture(before, step, caption, sentence).draw(lettered);
}

}  // namespace wholemeal::draw
