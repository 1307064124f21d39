#pragma once
// Bytes to characters: UTF-8 read one code point at a time, and the characters that stand for plain ones.
#include <array>
#include <string>
#include <string_view>

namespace wholemeal::text {

struct Character {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool valid = true;  // false: a byte that is no UTF-8, in `code`
};

// decode :: String -> Character      the first character of a text that is not empty
constexpr Character decode(std::string_view s) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
  const unsigned first = byte(0);
  const std::size_t bytes = first < 0x80   ? 1
                            : first < 0xC2 ? 0
                            : first < 0xE0 ? 2
                            : first < 0xF0 ? 3
                            : first < 0xF5 ? 4
                                           : 0;
  if (bytes == 0 || bytes > s.size()) return {first, 1, false};
  char32_t code = bytes == 1 ? first : first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {first, 1, false};
    code = code << 6U | (byte(i) & 0x3FU);
  }
  const bool wrong = (bytes == 3 && code < 0x800) || (bytes == 4 && (code < 0x10000 || code > 0x10FFFF)) ||
                     (code >= 0xD800 && code < 0xE000);
  return wrong ? Character{first, 1, false} : Character{code, bytes, true};
}

// encode :: Char -> String
inline std::string encode(char32_t c) {
  const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | (c >> shift & 0x3FU)); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xC0U | c >> 6U), tail(0)};
  if (c < 0x10000) return {static_cast<char>(0xE0U | c >> 12U), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | c >> 18U), tail(12), tail(6), tail(0)};
}

// spelt :: Character -> String       '%' (U+0025), U+0007, byte 0xFF (no UTF-8)
inline std::string spelt(Character c) {
  std::string hex;
  for (char32_t rest = c.code; rest > 0; rest >>= 4U) hex.insert(0, 1, "0123456789ABCDEF"[rest & 15U]);
  if (!c.valid) return "byte 0x" + hex + " (no UTF-8)";
  hex.insert(0, hex.size() < 4 ? 4 - hex.size() : 0, '0');
  const bool shown = c.code > 0x20 && c.code != 0x7F && !(c.code >= 0x80 && c.code < 0xA0) && c.code != 0xFEFF;
  return c.code == ' ' ? "a space (U+0020)" : shown ? "'" + encode(c.code) + "' (U+" + hex + ")" : "U+" + hex;
}

inline constexpr char unknown = '\x7F';  // what a character becomes that stands for nothing

// plain :: Bool -> Character -> Char     the plain character that c stands for; kanji digits only when asked for
constexpr char plain(Character c, bool kanji) {
  constexpr std::u32string_view from = U"．。・□｜ー－，；：＃＊？＿＋＝", to = U"....|--,;:#*?_+=";
  if (!c.valid) return unknown;
  if (c.code < 0x7F) return static_cast<char>(c.code);
  if ((c.code >= 0xFF10 && c.code <= 0xFF19) || (c.code >= 0xFF21 && c.code <= 0xFF3A) ||
      (c.code >= 0xFF41 && c.code <= 0xFF5A))
    return static_cast<char>(c.code - 0xFEE0);
  if (c.code == 0x3000 || c.code == 0xA0) return ' ';
  if (c.code >= 0x2500 && c.code <= 0x257F) {
    constexpr std::u32string_view across = U"─━┄┅┈┉═╌╍╴╶╸╺╼╾", down = U"│┃┆┇┊┋║╎╏╵╷╹╻╽╿";
    return across.find(c.code) != across.npos ? '-' : down.find(c.code) != down.npos ? '|' : '+';
  }
  if (const auto i = from.find(c.code); i != from.npos) return static_cast<char>(to[i]);
  const auto k = kanji ? std::u32string_view{U"〇一二三四五六七八九"}.find(c.code) : std::u32string_view::npos;
  return k == std::u32string_view::npos ? unknown : static_cast<char>('0' + k);
}

}  // namespace wholemeal::text
