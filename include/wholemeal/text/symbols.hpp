#pragma once
// Which digit a symbol stands for. Three alphabets are in use: 1-9A-Z, 0-9A-Z and A-Z; and a dozen signs for a blank.
#include <cstdint>

#include "wholemeal/text/puzzle.hpp"
#include "wholemeal/text/utf8.hpp"

namespace wholemeal::text {

// The first digit: 1 (then 2 to 9, A to Z), 0 (then 1 to 9, A to Z) or A (then B to Z).
enum class Alphabet : std::uint8_t { automatic, one, zero, letters };

inline constexpr std::string_view blank_signs = ".*_-?";  // and 0 and x, where they are no digits

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
constexpr bool is_number(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return upper(c) >= 'A' && upper(c) <= 'Z'; }
constexpr bool is_sign(char c) { return blank_signs.find(c) != blank_signs.npos; }
inline constexpr auto symbol_table = [] {
  std::array<bool, 256> is{};
  for (char c = 0; c < 127; ++c) is[static_cast<unsigned char>(c)] = is_number(c) || is_letter(c) || is_sign(c);
  return is;
}();
constexpr bool is_symbol(char c) { return symbol_table[static_cast<unsigned char>(c)]; }
constexpr bool is_space(char c) { return c == ' ' || c == '\t'; }

// What each character is on a board of n rows: 0 a blank, 1 to n a digit, `none` neither.
struct Meaning {
  static constexpr std::uint8_t none = 255;
  std::array<std::uint8_t, 256> of;
  constexpr std::uint8_t operator[](char c) const { return of[static_cast<unsigned char>(c)]; }
};

// meaning :: Int -> Alphabet -> Meaning
constexpr Meaning meaning(std::size_t n, Alphabet a) {
  constexpr std::string_view all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const std::string_view ordered = all.substr(a == Alphabet::letters                 ? 10
                                              : a == Alphabet::zero || n == max_size ? 0
                                                                                     : 1);
  Meaning m{};
  m.of.fill(Meaning::none);
  for (char c : blank_signs) m.of[static_cast<unsigned char>(c)] = 0;
  if (ordered[0] != '0') m.of['0'] = 0;
  if (n <= 9) m.of['x'] = m.of['X'] = 0;
  for (std::size_t i = 0; i < n && i < ordered.size(); ++i) {
    m.of[static_cast<unsigned char>(ordered[i])] = static_cast<std::uint8_t>(i + 1);
    if (is_letter(ordered[i]))
      m.of[static_cast<unsigned char>(ordered[i] - 'A' + 'a')] = static_cast<std::uint8_t>(i + 1);
  }
  return m;
}

// The same, made once for each board and alphabet.
inline const Meaning& meaning_of(std::size_t n, Alphabet a) {
  static const auto made = [] {
    std::array<std::array<Meaning, 4>, max_size + 1> all{};
    for (std::size_t k = 0; k <= max_size; ++k)
      for (std::size_t i = 0; i < 4; ++i) all[k][i] = meaning(k, static_cast<Alphabet>(i));
    return all;
  }();
  return made[std::min(n, max_size)][static_cast<std::size_t>(a)];
}

// What occurs among the symbols of a board.
struct Occurring {
  bool zero = false, number = false, sign = false;
  char last = 0;  // the last letter, 0 if none
  void add(char c) {
    zero = zero || c == '0';
    number = number || (is_number(c) && c != '0');
    sign = sign || is_sign(c);
    if (is_letter(c)) last = std::max(last, upper(c));
  }
};

// alphabet :: Int -> Occurring -> Maybe Alphabet   nothing: 16 digits, and 0 may be the blank or the first of them
constexpr std::optional<Alphabet> alphabet(std::size_t n, const Occurring& in) {
  const char last = n > 9 && n < max_size ? static_cast<char>('A' + n - 10) : n == max_size ? 'Z' : '9';
  if (n <= 9 || n == max_size) return Alphabet::one;
  if (in.last > last && !in.number && !in.zero) return Alphabet::letters;
  if (n != 16 || !in.zero || in.last > 'F') return Alphabet::one;
  return in.sign ? std::optional{Alphabet::zero} : std::nullopt;
}

// expected :: Int -> Alphabet -> String  what a symbol of such a board may be
inline std::string expected(std::size_t n, Alphabet a) {
  if (a == Alphabet::automatic) a = Alphabet::one;
  const Meaning& m = meaning_of(n, a);
  std::string first, last, out;
  for (char c : std::string_view{"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}) {
    if (m[c] == 1) first = c;
    if (m[c] == n) last = c;
  }
  return "a digit " + first + " to " + last + " or a blank (" + (m['0'] == 0 ? "0 " : "") + ". * _ - ?" +
         (n <= 9 ? " x" : "") + ")";
}

// hint :: Char -> String             a letter that is often typed for a digit
inline std::string hint(char c) {
  if (c == 'O' || c == 'o') return " (the letter O: is the digit 0 meant?)";
  return c == 'I' || c == 'l' || c == 'i' || c == 'L' ? " (the letter: is the digit 1 meant?)" : "";
}

}  // namespace wholemeal::text
