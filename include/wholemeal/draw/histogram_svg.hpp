#pragma once
// How often numbers fall where: bars of equal width, the count above each, as SVG.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "wholemeal/draw/svg.hpp"

namespace wholemeal::draw {

// A round number that is at least x: 1, 2 or 5 times a power of ten.
inline std::uint64_t round_up(std::uint64_t x) {
  for (std::uint64_t power = 1;; power *= 10)
    for (std::uint64_t k : {1U, 2U, 5U})
      if (k * power >= x) return k * power;
}

// histogramSvg :: String -> String -> [Int] -> String      at most some 20 bars; `axis` says what the numbers are
inline std::string histogram_svg(std::string_view title, std::string_view axis, const std::vector<std::uint64_t>& xs) {
  const std::uint64_t most = xs.empty() ? 1 : *std::max_element(xs.begin(), xs.end());
  const std::uint64_t width = round_up(std::max<std::uint64_t>(most / 20, 1));
  std::vector<std::size_t> bars(most / width + 1);
  for (std::uint64_t x : xs) ++bars[x / width];
  const double bar = 34, high = 240, left = 20, top = 50;
  const auto tallest = static_cast<double>(std::max<std::size_t>(*std::max_element(bars.begin(), bars.end()), 1));
  Svg svg{2 * left + bar * static_cast<double>(bars.size()), top + high + 60, title,
          ".paper{fill:#fff}\n.bar{fill:#bcd4f0;stroke:#111}\n.mid{text-anchor:middle}\n.axis{stroke:#111}\n"};
  svg.text({left, 24}, 16, title, "title");
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double x = left + bar * static_cast<double>(i), h = high * static_cast<double>(bars[i]) / tallest;
    svg.rect({x + 2, top + high - h}, bar - 4, h, "bar");
    if (bars[i] > 0) svg.text({x + bar / 2, top + high - h - 4}, 10, std::to_string(bars[i]), "mid");
    if (i % 2 == 0) svg.text({x + 2, top + high + 14}, 10, std::to_string(i * width), "tick");
  }
  svg.line({left, top + high}, {left + bar * static_cast<double>(bars.size()), top + high}, "axis");
  svg.text({left, top + high + 40}, 12, axis, "label");
  return std::move(svg).finish();
}

}  // namespace wholemeal::draw
