#pragma once
// Puzzles as text with their box, and the kinds of them that a solver is tried on.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "wholemeal/oracle/board.hpp"

namespace wholemeal::check {

using oracle::Box;

// N*N symbols, row after row; a blank is a dot.
struct Puzzle {
  Box box;
  std::string cells;
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// none: no two givens clash, and yet there is no solution. few: so few clues that there are very many solutions.
// hard: one solution, and the singles alone don't find it. given: by the user, or from a bug report. garbled: no
// puzzle.
enum class Kind { unique, several, none, clashing, empty, full, full_and_wrong, few, hard, given, garbled };
inline constexpr std::array<Kind, 9> kinds{Kind::unique, Kind::several,        Kind::none, Kind::clashing, Kind::empty,
                                           Kind::full,   Kind::full_and_wrong, Kind::few,  Kind::hard};

// name :: Kind -> String
constexpr std::string_view name(Kind k) {
  constexpr std::string_view names[] = {"unique",         "several", "none", "clashing", "empty",  "full",
                                        "full-and-wrong", "few",     "hard", "given",    "garbled"};
  return names[static_cast<std::size_t>(k)];
}
// kind :: String -> Maybe Kind
constexpr std::optional<Kind> kind(std::string_view s) {
  for (Kind k : kinds)
    if (name(k) == s) return k;
  return std::nullopt;
}

constexpr bool is_blank(char c) { return c == '.'; }

// clues :: Puzzle -> Int
constexpr std::size_t clues(const Puzzle& p) {
  std::size_t n = 0;
  for (char c : p.cells) n += !is_blank(c);
  return n;
}

}  // namespace wholemeal::check
