#pragma once
// Text broken into lines, as pictures need it: by columns, of which a letter takes one and a Japanese character two.
#include <string>
#include <string_view>
#include <vector>

namespace wholemeal::draw {

namespace detail {
constexpr bool ascii(char c) { return (static_cast<unsigned char>(c) & 0x80U) == 0; }

// What stays together: a word with the space after it, or one character that isn't ASCII.
inline std::size_t piece(std::string_view text) {
  std::size_t n = 1;
  if (!ascii(text[0])) {
    while (n < text.size() && (static_cast<unsigned char>(text[n]) & 0xC0U) == 0x80U) ++n;
    return n;
  }
  while (n < text.size() && ascii(text[n]) && text[n - 1] != ' ') ++n;
  return n;
}
// A comma or full stop hangs over the edge: no line begins with it.
inline std::size_t columns(std::string_view piece) {
  if (piece == "、" || piece == "。") return 0;
  return ascii(piece[0]) ? piece.size() - (piece.back() == ' ' ? 1 : 0) : 2;
}
}  // namespace detail

// wrapped :: Int -> String -> [String]       lines of at most so many columns, unless a word is longer
inline std::vector<std::string> wrapped(std::size_t most, std::string_view text) {
  std::vector<std::string> lines;
  std::size_t used = most + 1;
  while (!text.empty()) {
    const std::string_view piece = text.substr(0, detail::piece(text));
    if (lines.empty() || used + detail::columns(piece) > most) lines.emplace_back(), used = 0;
    lines.back() += piece;
    used += detail::columns(piece) + (piece.back() == ' ' ? 1 : 0);
    text.remove_prefix(piece.size());
  }
  return lines;
}

}  // namespace wholemeal::draw
