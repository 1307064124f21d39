#pragma once
// A text that is of no format: what is wrong with it, and where reading goes on.
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// sizes :: Options -> String         the lengths a line may have
inline std::string sizes(const Options& o) {
  if (o.box)
    return std::to_string(o.box->size() * o.box->size()) + " symbols or " + std::to_string(o.box->size()) + " rows";
  return "16, 36, 64, 81, 100, 144, ... or 1296 symbols or as many rows as each has symbols";
}

// The board that n characters were most likely meant for: one whose line or row is about as long.
inline std::size_t meant(const Options& o, std::size_t n) {
  if (o.box) return o.box->size();
  for (std::size_t k : std::initializer_list<std::size_t>{9, 4, 6, 8, 10, 12, 16, 25, 36})
    if (n == k * k || n == k) return k;
  return n < 15    ? 9
         : n < 30  ? 4
         : n < 50  ? 6
         : n < 70  ? 8
         : n < 92  ? 9
         : n < 122 ? 10
         : n < 200 ? 12
         : n < 440 ? 16
         : n < 960 ? 25
                   : 36;
}

// The first character of the line from `first` to `last` that is no symbol of a board of n rows, or `last`.
inline std::size_t first_wrong(std::string_view t, std::size_t first, std::size_t last, std::size_t n, Alphabet a) {
  const Meaning& m = meaning_of(n, a == Alphabet::automatic ? Alphabet::one : a);
  while (first < last &&
         (m[t[first]] != Meaning::none || std::string_view{" \t,|"}.find(t[first]) != std::string_view::npos))
    ++first;
  return first;
}

// unreadable :: Options -> Line -> Error     of a line that no format takes
inline Error unreadable(const Options& o, const Line& l) {
  const std::string_view t = l.text();
  if (l.cut)
    return error_at(l, 0,
                    "found a line of more than " + std::to_string(Lines::longest) + " bytes; expected " + sizes(o));
  const std::size_t first = std::min(t.find_first_not_of(" \t"), t.size()), length = run(t.substr(first));
  std::size_t last = std::min(t.find_first_of(" \t;,#:", first), t.size());
  if (last - first < 4) last = t.size();
  const std::size_t n = meant(o, last - first), wrong = first_wrong(t, first, last, n, o.symbols);
  const bool of_larger = length == last - first && wrong < last && t[wrong] <= '9';  // digits all, but not so many
  if (wrong < last && !of_larger) return wrong_symbol(l, wrong, n, o.symbols);
  if (!o.from.empty() && extent(l, o))
    return error_at(l, first, "found a puzzle in one line; expected what --from " + o.from + " says");
  return error_at(
      l, first + length,
      "found " + std::to_string(length) + " symbols, then " + found(l, first + length) + "; expected " + sizes(o));
}

}  // namespace wholemeal::text
