#pragma once
// F10: N symbols a cell, digit k at place k or a blank there: 729 of them for 9 digits.
#include "wholemeal/text/left.hpp"
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// The n of the n*n*n symbols that the text starts with, 0 if they are not as many as that.
inline std::size_t cube_size(std::string_view t) {
  for (std::size_t n = 1; n <= max_size && n * n * n <= t.size(); ++n)
    if (const std::size_t cubed = n * n * n; (cubed == t.size() || !is_symbol(t[cubed])) && run(t) == cubed) return n;
  return 0;
}

// The candidates, if each symbol is its place's digit or a blank. Unless that is sure, one for every other cell.
inline std::optional<Matrix<Choices>> cube(std::string_view s, std::size_t n, bool sure) {
  const Meaning& m = meaning_of(n, Alphabet::one);
  Matrix<Choices> cs(n, Row<Choices>(n));
  std::size_t symbols_in_place = 0;
  for (std::size_t i = 0; i < s.size(); ++i) {
    const std::uint8_t d = m[s[i]];
    if (d != 0 && d != i % n + 1) return std::nullopt;
    if (d != 0) cs[i / n / n][i / n % n].push_back(static_cast<Digit>(d));
    symbols_in_place += d != 0 ? 1 : 0;
  }
  return sure || 2 * symbols_in_place >= n * n ? std::optional{std::move(cs)} : std::nullopt;
}

// read :: Input -> Maybe Result
inline Attempt read_cube(Input& in) {
  const Line& l = *in.lines.peek();
  const std::string_view t = l.text();
  const std::size_t n = cube_size(t);
  if (n == 0 || !shape_of(in.options, n)) return std::nullopt;
  auto cs = cube(t.substr(0, n * n * n), n, in.options.from == "729");
  if (!cs) return std::nullopt;
  Puzzle p = puzzle_at(in, l, 0, *shape_of(in.options, n));
  p.givens = blanks(n);
  p.candidates = std::move(*cs);
  p.label = trimmed(l.from(n * n * n), ";,#");
  in.lines.drop();
  return p;
}

// write :: Puzzle -> String
inline std::string write_cube(const Puzzle& p) {
  const std::size_t n = p.shape.size();
  std::string s;
  for (const auto& row : start(p))
    for (const Choices& cs : row)
      for (Digit d : digits(n)) s += (cs.mask() >> static_cast<unsigned>(d) & 1U) != 0 ? symbol(d, n) : '.';
  return s + "\n";
}
// What a format of candidates alone carries: the puzzle's, or those that its digits leave.
inline Puzzle only_candidates(const Puzzle& p) {
  Puzzle k;
  k.shape = p.shape;
  k.givens = blanks(p.shape.size());
  k.candidates = with_set(p.candidates ? *p.candidates : left_by(filled(p), p.shape), k.givens);
  return k;
}

}  // namespace wholemeal::text
