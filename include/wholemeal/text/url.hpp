#pragma once
// F14: addresses that carry a puzzle, ?bd= (SudokuWiki) and ?s= (SudokuExchange).
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// Where the symbols of an address start; nothing if the text is no such address.
inline std::optional<std::size_t> address(std::string_view t) {
  const std::size_t first = std::min(t.find_first_not_of(" \t"), t.size());
  const std::size_t end = std::min(t.find_first_of(" \t", first), t.size());
  const std::string_view word = t.substr(0, end);
  for (std::string_view key : {"?bd=", "&bd=", "?s=", "&s="})
    if (const auto at = word.find(key, first); at != word.npos) return at + key.size();
  return std::nullopt;
}

// read :: Input -> Maybe Result
inline Attempt read_url(Input& in) {
  const Line& l = *in.lines.peek();
  const auto at = l.cut ? std::nullopt : address(l.text());
  if (!at) return std::nullopt;
  const std::size_t length = run(l.text().substr(*at)), n = root(length);
  Result r = error_at(l, *at, "found " + std::to_string(length) + " symbols in the address; expected 81");
  if (shape_of(in.options, n)) r = board_in(in, l, {*at, n, *at + length});
  const std::size_t after = std::min(l.text().find_first_of(" \t", *at), l.text().size());
  if (Puzzle* p = std::get_if<Puzzle>(&r)) p->label = trimmed(l.from(after), ";,#");
  in.lines.drop();
  return r;
}

// write :: Puzzle -> String
inline std::string write_sudokuwiki(const Puzzle& p) {
  return "https://www.sudokuwiki.org/sudoku.htm?bd=" + line(p.givens) + "\n";
}
inline std::string write_sudokuexchange(const Puzzle& p) {
  return "https://sudokuexchange.com/play/?s=" + line(p.givens) + "\n";
}

}  // namespace wholemeal::text
