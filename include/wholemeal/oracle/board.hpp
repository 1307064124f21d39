#pragma once
// Boards as the oracles see them: text, and candidates as bits. Shares nothing with the pearl.
// Cells are numbered by rows from 0; digit d, from 1, is bit d-1.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wholemeal::oracle {

// A box of so many rows and columns; the board has N = rows * cols digits and N * N cells.
struct Box {
  int rows = 3;
  int cols = 3;
  friend constexpr bool operator==(Box, Box) = default;
  constexpr int digits() const { return rows * cols; }
  constexpr int cells() const { return digits() * digits(); }
  constexpr std::uint64_t all() const { return (std::uint64_t{1} << digits()) - 1; }
  // supported :: Box -> Bool; the other functions ask for a supported box
  constexpr bool supported() const { return rows >= 1 && rows <= 36 && cols >= 1 && cols <= 36 && digits() <= 36; }
};

// 1-9, then A-Z; with 36 digits 0-9, then A-Z.
inline constexpr std::string_view symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

// symbol :: Box -> Digit -> Char; digits count from 1
constexpr char symbol(Box box, int digit) {
  return symbols[static_cast<std::size_t>(digit) - (box.digits() == 36 ? 1 : 0)];
}

// bits :: Box -> Char -> Choices; all of them for a blank, none for a character that is no symbol here
constexpr std::uint64_t bits(Box box, char c) {
  const auto at = symbols.find(c);
  const bool zero_is_digit = box.digits() == 36;
  if (c == '.' || (c == '0' && !zero_is_digit)) return box.all();
  if (at == std::string_view::npos) return 0;
  return (std::uint64_t{1} << (zero_is_digit ? at : at - 1)) & box.all();
}

constexpr bool single(std::uint64_t m) { return m != 0 && (m & (m - 1)) == 0; }

// What each cell may hold. A cell with one choice is a given.
struct Board {
  Box box;
  std::vector<std::uint64_t> choices;
};

// A board, or the place (from 0) where the text is wrong and what was expected there.
struct Reading {
  Board board;
  std::size_t place = 0;
  std::string expected = {};
  bool ok() const { return expected.empty(); }
};

namespace detail {
inline std::string alphabet(Box box) {
  const bool full = box.digits() == 36;
  return std::string{"a digit "} + symbol(box, 1) + "-" + symbol(box, box.digits()) +
         (full ? ", or . for a blank" : ", or 0 or . for a blank");
}
}  // namespace detail

// read :: Box -> String -> Reading; N * N symbols and nothing else
inline Reading read(Box box, std::string_view text) {
  const auto cells = static_cast<std::size_t>(box.cells());
  Reading out{{box, std::vector<std::uint64_t>(cells)}};
  for (; out.place < cells && out.place < text.size(); ++out.place) {
    out.board.choices[out.place] = bits(box, text[out.place]);
    if (out.board.choices[out.place] == 0) return out.expected = detail::alphabet(box), out;
  }
  if (text.size() < cells) out.expected = std::to_string(cells) + " symbols, and the text ends";
  if (text.size() > cells) out.expected = "the end after " + std::to_string(cells) + " symbols";
  return out;
}

}  // namespace wholemeal::oracle
