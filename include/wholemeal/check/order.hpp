#pragma once
// What is wanted of a puzzle, and which wishes no puzzle can meet.
#include <algorithm>
#include <array>
#include <optional>

#include "wholemeal/check/symmetry.hpp"

namespace wholemeal::check {

// No number of clues: as they come.
struct Order {
  Box box;
  Kind kind = Kind::unique;
  std::optional<std::size_t> clues = std::nullopt;
  Symmetry symmetry = Symmetry::none;
  bool minimal = false;
};

// The most clues of a puzzle that singles, or cross-hatching alone, leave open. Where either stops, a box with a blank
// has two for each digit that it lacks; of up to six such blanks two digits, or two lines, can be exchanged.
constexpr std::size_t most_clues_hard(Box box) { return static_cast<std::size_t>(std::max(box.cells() - 7, 0)); }
// That there are none of up to four digits is known by listing all.
constexpr bool solved_by_singles(Box box) { return box.digits() <= 4; }

constexpr bool has_one_solution(Kind k) { return k == Kind::unique || k == Kind::hard; }

namespace detail {

inline std::string counted(std::size_t n, std::string_view what) {
  return std::to_string(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}
// The fewest clues of a puzzle with one solution: proved for two boards (4x4 by listing all, 9x9 by McGuire, Tugemann
// and Civario, 2012); else all digits but one stand among them, or two could be exchanged.
constexpr std::size_t fewest_clues(Box box) {
  if (box == Box{2, 2}) return 4;
  return box == Box{3, 3} ? 17 : static_cast<std::size_t>(box.digits()) - 1;
}
// No minimal puzzle with more is known of these two boards; else each row has a blank, or it had a clue too many.
constexpr std::size_t most_clues(Box box) {
  if (box == Box{2, 2}) return 6;
  return box == Box{3, 3} ? 40 : static_cast<std::size_t>(box.cells() - box.digits());
}
// The fewest cells in which two grids differ: two digits exchanged in the corners of a rectangle; three digits have no
// such, but two lines.
constexpr std::size_t fewest_differing(Box box) { return box.digits() == 3 ? 6 : 4; }
// How many clues puzzles of a kind have.
struct Bounds {
  std::size_t least, most;
};
constexpr Bounds bounds(const Order& o) {
  const auto cells = static_cast<std::size_t>(o.box.cells()), n = static_cast<std::size_t>(o.box.digits());
  switch (o.kind) {
    case Kind::unique: return {fewest_clues(o.box), o.minimal ? most_clues(o.box) : cells};
    case Kind::hard: return {fewest_clues(o.box), o.minimal ? most_clues(o.box) : most_clues_hard(o.box)};
    case Kind::several: return {0, cells - fewest_differing(o.box)};
    // Fewer leave a solution, as listing all of boards up to 9x9 shows (scripts/exhaustive); with one blank, a row, a
    // column and a box all lack the same digit.
    case Kind::none: return {static_cast<std::size_t>(o.box.rows + o.box.cols - 1), cells - 2};
    case Kind::clashing: return {2, cells - 1};
    case Kind::empty: return {0, 0};
    case Kind::full:
    case Kind::full_and_wrong: return {cells, cells};
    case Kind::few: return {1, n};
    case Kind::given:
    case Kind::garbled: break;
  }
  return {0, cells};
}
// The orbits of a board: some have one cell, all others have the same number.
struct Orbits {
  std::size_t single = 0, size = 1;
};
inline Orbits orbits(const Order& o) {
  Orbits all;
  for (std::size_t k = 0; k < static_cast<std::size_t>(o.box.cells()); ++k) {
    const std::size_t size = orbit(o.symmetry, static_cast<std::size_t>(o.box.digits()), k).size();
    all.single += size == 1;
    all.size = std::max(all.size, size);
  }
  return all;
}

// Why no puzzle of this board is of the kind, if it is so small.
inline std::string none_so_small(Box box, Kind kind) {
  if (kind == Kind::hard && solved_by_singles(box))
    return "every puzzle of " + std::to_string(box.digits()) + " digits with one solution is solved by singles";
  for (Kind k : {Kind::several, Kind::none, Kind::clashing, Kind::full_and_wrong})
    if (k == kind && box.digits() == 1) return "a board of one cell has none of kind " + std::string(name(k));
  return "";
}

}  // namespace detail

// impossible :: Order -> Maybe String        why there is no such puzzle; empty: nothing is known against it
inline std::string impossible(const Order& o) {
  const std::string board = std::to_string(o.box.digits()) + "x" + std::to_string(o.box.digits());
  if (o.minimal && !has_one_solution(o.kind)) return "only puzzles with one solution (unique, hard) can be minimal";
  if (o.minimal && o.box.digits() > 16) return "it can't be found out of a board of " + board + " that it is minimal";
  if (auto reason = detail::none_so_small(o.box, o.kind); !reason.empty()) return reason;
  if (!o.clues) return "";
  const auto [least, most] = detail::bounds(o);
  const std::string those = (o.minimal ? "minimal puzzles" : "puzzles of kind " + std::string(name(o.kind))) +
                            " of a board of " + board + " have ";
  if (least == most && *o.clues != least) return those + detail::counted(least, "clue");
  const auto known = [](bool only) { return only ? ", as far as is known" : ""; };
  if (*o.clues < least)
    return those + "at least " + detail::counted(least, "clue") + known(o.kind == Kind::none && o.box.digits() > 9);
  if (*o.clues > most)
    return those + "at most " + detail::counted(most, "clue") + known(o.minimal && o.box == Box{3, 3});
  if (const auto [single, size] = detail::orbits(o); *o.clues % size <= single) return "";
  return "no pattern of " + detail::counted(*o.clues, "clue") + " on a board of " + board + " has the symmetry " +
         std::string(symmetries[static_cast<std::size_t>(o.symmetry)]);
}

}  // namespace wholemeal::check
