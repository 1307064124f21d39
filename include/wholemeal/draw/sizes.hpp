#pragma once
// Cost against the size of the board, as SVG: a line a row of the table, named at its end.
#include "wholemeal/draw/ladder.hpp"

namespace wholemeal::draw {

// What a row took on boards with so many cells a side; not finished: at least that.
struct Cost {
  std::size_t size;
  double micros;
  bool finished = true;
};
struct Costs {
  std::string name;
  std::vector<Cost> costs;
};

namespace detail {

inline constexpr std::string_view sizes_style =
    ".paper{fill:#fff}\n.axis{stroke:#ccc;stroke-width:1}\n.cost{stroke:#1f5fa8;stroke-width:2}\n"
    ".dot{fill:#1f5fa8;stroke:#fff}\n.open{fill:#fff;stroke:#1f5fa8;stroke-width:2}\n.lead{stroke:#999}\n"
    ".left{text-anchor:start}\n.mid{text-anchor:middle;fill:#444}\n.right{text-anchor:end;fill:#444}\n"
    ".name{text-anchor:start;font-weight:bold}\n";

// From a size and a time to a place on the paper.
struct Frame {
  double left, right, top, bottom;
  std::size_t least, most;
  int low, high;
  double x(std::size_t size) const {
    const auto span = static_cast<double>(std::max<std::size_t>(most - least, 1));
    return left + (right - left) * static_cast<double>(size - least) / span;
  }
  double y(double micros) const {
    return bottom - (bottom - top) * (std::log10(std::max(micros, 1e-9)) - low) / (high - low);
  }
  Point at(const Cost& c) const { return {x(c.size), y(c.micros)}; }
};
inline Frame frame(const std::vector<Costs>& all) {
  std::size_t least = 100, most = 1;
  double low = 1e9, high = 1e-3;
  for (const Costs& row : all)
    for (const Cost& c : row.costs) {
      least = std::min(least, c.size), most = std::max(most, c.size);
      low = std::min(low, c.micros), high = std::max(high, c.micros);
    }
  const int from = static_cast<int>(std::floor(std::log10(std::min(low, high))));
  const int to = std::max(from + 1, static_cast<int>(std::ceil(std::log10(high))));
  return {90, 700, 70, 70 + 80.0 * (to - from), std::min(least, most), most, from, to};
}
inline void draw_frame(Svg& svg, const Frame& f, const std::vector<Costs>& all) {
  for (int p = f.low; p <= f.high; ++p) {
    const double y = f.y(std::pow(10, p));
    svg.line({f.left, y}, {f.right, y}, "axis");
    svg.text({f.left - 8, y + 4}, 11, power(p), "right");
  }
  for (std::size_t size = f.least; size <= f.most; ++size)
    for (const Costs& row : all)
      if (std::any_of(row.costs.begin(), row.costs.end(), [&](const Cost& c) { return c.size == size; })) {
        svg.text({f.x(size), f.bottom + 18}, 11, std::to_string(size), "mid");
        break;
      }
}
inline void draw_costs(Svg& svg, const Frame& f, const Costs& row) {
  for (std::size_t i = 1; i < row.costs.size(); ++i) svg.line(f.at(row.costs[i - 1]), f.at(row.costs[i]), "cost");
  for (const Cost& c : row.costs) svg.circle(f.at(c), c.finished ? 4 : 5, c.finished ? "dot" : "open");
}
// The names stand beside the lines' ends, pushed apart where they would overlap.
inline void draw_names(Svg& svg, const Frame& f, std::vector<Costs> all) {
  std::sort(all.begin(), all.end(),
            [&](const Costs& a, const Costs& b) { return f.at(a.costs.back()).y < f.at(b.costs.back()).y; });
  double free = 0;
  for (const Costs& row : all) {
    const Point end = f.at(row.costs.back());
    const double y = std::max(end.y, free);
    svg.line({end.x + 6, end.y}, {f.right + 24, y}, "lead");
    svg.text({f.right + 28, y + 4}, 13, row.name, "name");
    free = y + 16;
  }
}

}  // namespace detail

// sizesSvg :: String -> [Costs] -> String       rows without figures are left out
inline std::string sizes_svg(std::string_view title, std::vector<Costs> all) {
  std::erase_if(all, [](const Costs& row) { return row.costs.empty(); });
  const auto f = detail::frame(all);
  Svg svg{820, f.bottom + 70, title, detail::sizes_style};
  svg.text({16, 28}, 16, title, "name");
  svg.text({16, 52}, 12, "microseconds a puzzle, log scale; open circles: at least, not every puzzle within the limits",
           "left");
  detail::draw_frame(svg, f, all);
  for (const Costs& row : all) detail::draw_costs(svg, f, row);
  detail::draw_names(svg, f, all);
  svg.text({(f.left + f.right) / 2, f.bottom + 44}, 12, "cells a side", "mid");
  return std::move(svg).finish();
}

}  // namespace wholemeal::draw
