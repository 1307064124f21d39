// A term's text with one segment marked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/calc/position.hpp"

namespace wholemeal::calc {

namespace detail {

inline std::string composed(const std::vector<std::string>& parts, std::size_t from, std::size_t to) {
  std::string out;
  for (std::size_t i = from; i < to; ++i) out += (i > from ? " . " : "") + parts[i];
  return out;
}

}  // namespace detail

// The text of `e` with the segment at `p` between `open` and `close`.
inline std::string show_marked(const Expr& e, const Position& p, std::string_view open, std::string_view close,
                               std::size_t level = 0) {
  std::vector<std::string> parts;
  for (const auto& a : e.atoms) parts.push_back(show(*a));
  if (level < p.down.size()) {
    const auto [i, k] = p.down[level];
    parts[i] = e.atoms[i]->head;
    for (std::size_t j = 0; j < e.atoms[i]->args.size(); ++j)
      parts[i] += j == k ? " (" + show_marked(e.atoms[i]->args[j], p, open, close, level + 1) + ")"
                         : " " + show_argument(e.atoms[i]->args[j]);
    return detail::composed(parts, 0, parts.size());
  }
  const std::string middle = p.from == p.to ? "id" : detail::composed(parts, p.from, p.to);
  std::vector<std::string> three;
  if (p.from > 0) three.push_back(detail::composed(parts, 0, p.from));
  three.push_back(std::string(open) + middle + std::string(close));
  if (p.to < parts.size()) three.push_back(detail::composed(parts, p.to, parts.size()));
  return detail::composed(three, 0, three.size());
}

}  // namespace wholemeal::calc
