#pragma once
// Symbols to grids: the cells of a board, row after row.
#include "wholemeal/text/input.hpp"

namespace wholemeal::text {

// A grid, or the index of the symbol that is none of it; `doubtful`: the alphabet can't be told.
struct Cells {
  Grid grid = {};
  std::size_t wrong = 0;
  Alphabet symbols = Alphabet::one;
  enum { good, bad, doubtful } fate = good;
};

// How the symbols are to be read: as asked for, or as what occurs among them tells.
inline std::optional<Alphabet> alphabet_of(std::string_view cells, std::size_t n, Alphabet asked) {
  if (asked != Alphabet::automatic) return asked;
  if (n <= 9 || n == max_size) return Alphabet::one;
  Occurring in;
  for (char c : cells) in.add(c);
  return alphabet(n, in);
}

// cells :: Shape -> Alphabet -> String -> Cells
inline Cells cells(std::string_view text, std::size_t n, Alphabet asked) {
  const auto a = alphabet_of(text, n, asked);
  if (!a) return {{}, text.find('0'), Alphabet::one, Cells::doubtful};
  Cells read{{}, 0, *a, Cells::good};
  const Meaning& m = meaning_of(n, *a);
  read.grid.reserve(n);
  unsigned seen = 0;  // all bits of all meanings: those of `none` if some symbol has none
  for (auto c = text.begin(); c != text.end();) {
    Row<Digit>& row = read.grid.emplace_back(n);
    for (Digit& cell : row) {
      const std::uint8_t d = m[*c++];
      seen |= d;
      cell = static_cast<Digit>(d);
    }
  }
  if (seen == Meaning::none) {
    const auto wrong = std::find_if(text.begin(), text.end(), [&](char c) { return m[c] == Meaning::none; });
    return {{}, static_cast<std::size_t>(wrong - text.begin()), *a, Cells::bad};
  }
  return read;
}

// The error about symbol i of the line.
inline Error error_of(const Cells& c, const Line& l, std::size_t i, std::size_t n) {
  return c.fate == Cells::doubtful ? error_at(l, i, undecided()) : wrong_symbol(l, i, n, c.symbols);
}

}  // namespace wholemeal::text
