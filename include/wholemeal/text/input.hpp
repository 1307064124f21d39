#pragma once
// What every format's reader is handed: the lines to come, the options, and what was said before the puzzle.
#include "wholemeal/text/lines.hpp"
#include "wholemeal/text/symbols.hpp"

namespace wholemeal::text {

struct Options {
  std::optional<Shape> box = {};           // --box: the shape, else it follows from the number of cells
  Alphabet symbols = Alphabet::automatic;  // --symbols: which alphabet the digits are written in
  std::string from = {};                   // --from: the name of a format, else any
  bool kanji = false;                      // read the kanji digits too
};

using Notes = std::vector<std::pair<std::string, std::string>>;

struct Input {
  Lines lines;
  Options options;
  Notes notes = {};                       // of the next puzzle; those of its comments
  std::vector<std::string> columns = {};  // of a table, from its head
  std::string element = {};               // of mark-up, whose text is passed over
  std::vector<Shape> shapes = {};         // of the puzzles so far, each once
};

// shapeOf :: Options -> Int -> Maybe Shape        of a board with n rows
inline std::optional<Shape> shape_of(const Options& o, std::size_t n) {
  if (n == 0 || n > max_size) return std::nullopt;
  if (o.box) return n == o.box->size() ? o.box : std::nullopt;
  const Shape s = default_shape(n);
  return s.rows > 1 ? std::optional{s} : std::nullopt;
}

// root :: Int -> Int                 the n that n*n is, 0 if there is none up to 36
constexpr std::size_t root(std::size_t cells) {
  for (std::size_t n = 1; n <= max_size; ++n)
    if (n * n == cells) return n;
  return 0;
}

// The text without spaces at its ends, and without what divides it from the puzzle before it.
inline std::string trimmed(std::string_view s, std::string_view dividers = "") {
  const auto divides = [&](char c) {
    return is_space(c) || c == '\r' || c == '\n' || dividers.find(c) != dividers.npos;
  };
  while (!s.empty() && divides(s.front())) s.remove_prefix(1);
  while (!s.empty() && (is_space(s.back()) || s.back() == '\r' || s.back() == '\n')) s.remove_suffix(1);
  return std::string{s};
}

inline bool is_empty(const Line& l) { return l.text().find_first_not_of(" \t") == std::string_view::npos; }

// found :: Line -> Int -> String     the character there, or the end of the line
inline std::string found(const Line& l, std::size_t i) {
  const std::string_view rest = l.from(i);
  return rest.empty() ? "the end of the line" : spelt(decode(rest));
}
inline Error error_at(const Line& l, std::size_t i, std::string message) {
  return {l.number, l.before + i + 1, std::move(message)};
}
inline Error wrong_symbol(const Line& l, std::size_t i, std::size_t n, Alphabet a) {
  const char c = i < l.text().size() ? l.text()[i] : '\0';
  const std::string other = n < 9 && is_symbol(c) ? "; --box gives the board another shape" : "";
  return error_at(l, i, "found " + found(l, i) + hint(c) + "; expected " + expected(n, a) + other);
}
inline std::string undecided() {
  return "found a 0 among the 16 digits, which may be a blank or the first of 0-9A-F; expected --symbols to say which";
}

// A puzzle that starts at a line, with what was said before it.
inline Puzzle puzzle_at(Input& in, const Line& l, std::size_t i, Shape s) {
  Puzzle p;
  p.shape = s;
  p.notes = std::exchange(in.notes, {});
  p.line = l.number;
  p.column = l.before + i + 1;
  return p;
}

}  // namespace wholemeal::text
