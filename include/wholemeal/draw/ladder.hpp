#pragma once
// The ladder as a chart in SVG: for each row its nodes and its time on log scales, and between rows the law of the
// step.
#include <algorithm>
#include <optional>
#include <vector>

#include "wholemeal/draw/svg.hpp"

namespace wholemeal::draw {

// A row of the chart. What isn't known is not drawn; `remark` stands in its place.
struct Rung {
  std::string name, law;
  std::optional<double> nodes = {}, micros = {};  // a puzzle
  bool finished = true;                           // else the marks say: at least
  std::string remark = {};
};

// figure :: Double -> String             at least three digits, thousands set apart: 1,285   21.0   0.37
inline std::string figure(double x) {
  const auto hundredths = std::llround(x * 100);
  if (hundredths < 1000)
    return std::to_string(hundredths / 100) + "." + std::to_string(100 + hundredths % 100).substr(1);
  if (x < 99.95) return number(x);
  std::string digits = std::to_string(std::llround(x));
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

namespace detail {

inline constexpr std::string_view ladder_style =
    ".paper{fill:#fff}\n.axis{stroke:#bbb;stroke-width:1}\n.stem{stroke:#111;stroke-width:2}\n.nodes{fill:#1f5fa8;"
    "stroke:#111}\n"
    ".time{fill:#e08a1e;stroke:#111}\n.left{text-anchor:start}\n.mid{text-anchor:middle;fill:#444}\n"
    ".name{text-anchor:start;font-weight:bold}\n.law{text-anchor:start;font-style:italic;fill:#444}\n";

// A log scale from one power of ten to another, on so many pixels.
struct Scale {
  double left, width;
  int low, high;
  double operator()(double x) const {
    const double at = (std::log10(std::max(x, 1e-9)) - low) / (high - low);
    return left + width * std::clamp(at, 0.0, 1.0);
  }
};
template <class Of> Scale scale(const std::vector<Rung>& rungs, Of of, double left, double width) {
  double low = 1e9, high = 1e-9;
  for (const Rung& r : rungs)
    if (const auto x = of(r); x && *x > 0) low = std::min(low, *x), high = std::max(high, *x);
  if (low > high) low = high = 1;
  const int from = static_cast<int>(std::floor(std::log10(low)));
  return {left, width, from, std::max(from + 1, static_cast<int>(std::ceil(std::log10(high))))};
}
inline std::string power(int p) {
  return p < -2 || p > 5 ? "1e" + std::to_string(p)
         : p < 0         ? std::string(p == -1 ? "0.1" : "0.01")
                         : figure(std::pow(10, p));
}
inline void draw_axis(Svg& svg, const Scale& s, double top, double bottom, std::string_view title) {
  svg.text({s.left, top - 26}, 13, title, "left");
  for (int p = s.low; p <= s.high; ++p) {
    svg.line({s(std::pow(10, p)), top}, {s(std::pow(10, p)), bottom}, "axis");
    svg.text({s(std::pow(10, p)), top - 6}, 11, power(p), "mid");
  }
}
// A stem from the left with a disc (nodes) or a square (time) at its end, and the figure beside it.
inline void draw_mark(Svg& svg, const Scale& s, double y, double x, bool at_least, bool square) {
  const double at = s(x);
  svg.line({s.left, y}, {at, y}, "stem");
  if (square)
    svg.rect({at - 5, y - 5}, 10, 10, "time");
  else
    svg.circle({at, y}, 5.5, "nodes");
  svg.text({at + 9, y + 4}, 12, (at_least ? "at least " : "") + figure(x), "left");
}

}  // namespace detail

// ladderSvg :: String -> [Rung] -> String
inline std::string ladder_svg(std::string_view title, const std::vector<Rung>& rungs) {
  const double top = 84, step = 44, width = 920, bottom = top + step * static_cast<double>(rungs.size());
  Svg svg{width, bottom + 34, title, detail::ladder_style};
  const auto nodes = detail::scale(
      rungs, [](const Rung& r) { return r.nodes; }, 110, 280);
  const auto time = detail::scale(
      rungs, [](const Rung& r) { return r.micros; }, 510, 280);
  svg.text({16, 28}, 16, title, "name");
  detail::draw_axis(svg, nodes, top, bottom, "nodes a puzzle (discs), log scale");
  detail::draw_axis(svg, time, top, bottom, "microseconds a puzzle (squares), log scale");
  double y = top + 26;
  for (const Rung& r : rungs) {
    svg.text({16, y + 4}, 14, r.name, "name");
    if (!r.law.empty()) svg.text({30, y - 15}, 11, "\u2193 " + r.law, "law");
    if (r.nodes) detail::draw_mark(svg, nodes, y, *r.nodes, !r.finished, false);
    if (r.micros) detail::draw_mark(svg, time, y, *r.micros, !r.finished, true);
    if (!r.nodes) svg.text({nodes.left + 4, y + 4}, 12, r.remark, "left");
    y += step;
  }
  svg.text({16, bottom + 20}, 11,
           "\u2193 is the law that leads from the row above; rows without one are oracles, which share no code with "
           "the others",
           "law");
  return std::move(svg).finish();
}

}  // namespace wholemeal::draw
