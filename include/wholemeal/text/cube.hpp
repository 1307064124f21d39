#pragma once
// F10: N symbols a cell, digit k at place k or a blank there: 729 of them for 9 digits.
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// cubeRoot :: Int -> Int             the n that n*n*n is, 0 if there is none up to 36
constexpr std::size_t cube_root(std::size_t cells) {
  for (std::size_t n = 2; n <= max_size && n * n * n <= cells; ++n)
    if (n * n * n == cells) return n;
  return 0;
}

// The candidates, if each symbol is its place's digit or a blank, and there is one for each cell on average at least.
inline std::optional<Matrix<Choices>> cube(std::string_view s, std::size_t n) {
  const Meaning& m = meaning_of(n, Alphabet::one);
  Matrix<Choices> cs(n, Row<Choices>(n));
  std::size_t symbols_in_place = 0;
  for (std::size_t i = 0; i < s.size(); ++i) {
    const std::uint8_t d = m[s[i]];
    if (d != 0 && d != i % n + 1) return std::nullopt;
    if (d != 0) cs[i / n / n][i / n % n].push_back(static_cast<Digit>(d));
    symbols_in_place += d != 0 ? 1 : 0;
  }
  return symbols_in_place >= n * n ? std::optional{std::move(cs)} : std::nullopt;
}

// read :: Input -> Maybe Result
inline Attempt read_cube(Input& in) {
  const Line& l = *in.lines.peek();
  const std::string_view t = l.text();
  const std::size_t n = cube_root(t.size()) != 0 ? cube_root(t.size()) : cube_root(run(t));
  if (n == 0 || run(t) != n * n * n || !shape_of(in.options, n)) return std::nullopt;
  auto cs = cube(t.substr(0, n * n * n), n);
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
// What a format of candidates alone carries: those to start from.
inline Puzzle only_candidates(const Puzzle& p) {
  Puzzle k;
  k.shape = p.shape;
  k.givens = blanks(p.shape.size());
  k.candidates = with_set(start(p), k.givens);
  return k;
}

}  // namespace wholemeal::text
