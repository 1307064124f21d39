#pragma once
// Groups to cells: a group is a cell's symbol, its number, or its candidates.
#include "wholemeal/text/fit.hpp"

namespace wholemeal::text {

using Cell = std::pair<const Line*, Group>;  // a group, and the line it stands in
enum class Notation { symbols, numbers, candidates, doubtful };

inline bool is_numeral(std::string_view s) { return std::all_of(s.begin(), s.end(), is_number); }

// What the groups are. Two figures are a number, or two candidates: on a board with more than 9 digits some group must
// tell, by a letter or three figures (candidates), by a 0 or figures that don't rise (numbers).
inline Notation notation(const std::vector<Cell>& all, std::size_t n, std::string_view from) {
  bool single = true, candidates = n <= 9, numbers = from == "decimal";
  for (const auto& [where, g] : all) {
    const std::string_view s = g.symbols;
    single = single && s.size() == 1;
    candidates = candidates || s.size() > 2 || (s.size() == 2 && !is_numeral(s));
    numbers = numbers || (s.size() == 2 && is_numeral(s) && s[0] >= s[1]);
  }
  if (from == "pencil" || from == "sdx") return Notation::candidates;
  if (numbers) return Notation::numbers;
  return single ? Notation::symbols : candidates ? Notation::candidates : Notation::doubtful;
}

// number :: Int -> String -> Maybe Digit     1 to n, or a blank
inline std::optional<Digit> number(std::string_view s, std::size_t n) {
  if (s.size() == 1 && is_sign(s[0])) return Digit{0};
  if (!is_numeral(s) || s.size() > 2) return std::nullopt;
  const int v = s.size() == 1 ? s[0] - '0' : (s[0] - '0') * 10 + (s[1] - '0');
  return static_cast<std::size_t>(v) <= n ? std::optional{static_cast<Digit>(v)} : std::nullopt;
}

inline std::optional<Error> read_numbers(Puzzle& p, const std::vector<Cell>& all, std::size_t n) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [l, g] = all[i];
    const auto d = number(g.symbols, n);
    if (!d)
      return error_at(
          *l, g.at,
          "found " + std::string{g.symbols} + "; expected a number 1 to " + std::to_string(n) + " or a blank");
    p.givens[i / n][i % n] = *d;
  }
  return std::nullopt;
}

// The candidates of a cell; a digit with a u before it is placed. The place of what is none of these, if something is.
struct Candidates {
  Choices choices = {};
  bool placed = false;
  std::size_t wrong = std::string_view::npos;
};
inline Candidates candidates(std::string_view s, std::size_t n, Alphabet a) {
  Candidates c;
  const Meaning& m = meaning_of(n, a == Alphabet::automatic ? Alphabet::one : a);
  c.placed = s.size() == 2 && upper(s[0]) == 'U' && m['u'] == Meaning::none;
  for (std::size_t i = c.placed ? 1 : 0; i < s.size(); ++i) {
    const std::uint8_t d = m[s[i]];
    const bool blank_cell = d == 0 && s.size() == 1;
    if (d == Meaning::none || (d == 0 && !blank_cell) || (c.choices.mask() >> d & 1U) != 0) {
      c.wrong = i;
      return c;
    }
    if (d > 0) c.choices.push_back(static_cast<Digit>(d));
  }
  return c;
}

// Candidates of all cells. Without borders a bare digit is given; within them nothing tells a given from a single.
inline std::optional<Error> read_candidates(Puzzle& p, const std::vector<Cell>& all, const Options& o,
                                            bool bare_is_given) {
  const std::size_t n = p.shape.size();
  Matrix<Choices> cs(n, Row<Choices>(n));
  Grid placed = blanks(n);
  bool any_placed = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto& [l, g] = all[i];
    const Candidates c = candidates(g.symbols, n, o.symbols);
    if (c.wrong != std::string_view::npos) return wrong_symbol(*l, g.at + c.wrong, n, o.symbols);
    cs[i / n][i % n] = c.choices;
    any_placed = any_placed || c.placed;
    if (c.placed)
      placed[i / n][i % n] = c.choices[0];
    else if (bare_is_given && c.choices.size() == 1)
      p.givens[i / n][i % n] = c.choices[0];
    if (c.choices.empty() && p.warning.empty())
      p.warning =
          "r" + std::to_string(i / n + 1) + "c" + std::to_string(i % n + 1) + " is taken to have no candidates left";
  }
  p.candidates = std::move(cs);
  if (any_placed) p.placed = std::move(placed);
  return std::nullopt;
}

}  // namespace wholemeal::text
