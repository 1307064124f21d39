#pragma once
// A board as techniques see it: choices as bits in one flat value, of any shape. There is no other state.
//   m a position    c a cell, by rows from 0    u a unit: row u, column u-N, block u-2N    k a place in a unit
//   d a digit from 0, bit d of a set; as a symbol the digit d+1
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wholemeal::technique {

using Set = std::uint64_t;

constexpr Set bit(std::size_t i) { return Set{1} << i; }
constexpr bool many(Set s) { return (s & (s - 1)) != 0; }
constexpr bool single(Set s) { return s != 0 && !many(s); }
constexpr std::size_t lowest(Set s) { return static_cast<std::size_t>(std::countr_zero(s)); }
constexpr Set but_lowest(Set s) { return s & (s - 1); }
// at_most :: Int -> Set -> Bool      for small k quicker than counting
constexpr bool at_most(std::size_t k, Set s) {
  for (; k > 0 && s != 0; --k) s = but_lowest(s);
  return s == 0;
}
constexpr std::size_t size(Set s) {
  std::size_t n = 0;
  for (; s != 0; s = but_lowest(s)) ++n;
  return n;
}
// each :: Set -> (Int -> ()) -> ()   ascending
template <class F> constexpr void each(Set s, F f) {
  for (; s != 0; s = but_lowest(s)) f(lowest(s));
}

// A block of so many rows and columns; N = rows * cols digits, 36 at most.
struct Box {
  std::size_t rows = 3, cols = 3;
  constexpr std::size_t size() const { return rows * cols; }
  constexpr std::size_t cells() const { return size() * size(); }
  constexpr Set all() const { return bit(size()) - 1; }
  friend constexpr bool operator==(Box, Box) = default;
};

// Where the units of a shape are.
struct Units {
  std::size_t n, count;
  std::vector<std::uint16_t> cells;             // of unit u: cells[u * n + k]
  std::vector<std::array<std::uint8_t, 3>> of;  // the row, column and block of a cell
  std::vector<std::array<std::uint8_t, 3>> at;  // its place in each of them

  explicit Units(Box box) : n(box.size()), count(3 * n), cells(count * n), of(n * n), at(n * n) {
    for (std::size_t c = 0; c < n * n; ++c) {
      const std::size_t i = c / n, j = c % n;
      put(c, 0, i, j);
      put(c, 1, n + j, i);
      put(c, 2, 2 * n + i / box.rows * box.rows + j / box.cols, i % box.rows * box.cols + j % box.cols);
    }
  }
  std::size_t cell(std::size_t u, std::size_t k) const { return cells[u * n + k]; }
  bool sees(std::size_t a, std::size_t b) const {
    return a != b && (of[a][0] == of[b][0] || of[a][1] == of[b][1] || of[a][2] == of[b][2]);
  }

 private:
  void put(std::size_t c, std::size_t kind, std::size_t u, std::size_t k) {
    cells[u * n + k] = static_cast<std::uint16_t>(c);
    of[c][kind] = static_cast<std::uint8_t>(u);
    at[c][kind] = static_cast<std::uint8_t>(k);
  }
};

// units :: Box -> Units              made once a shape
inline const Units& units(Box box) {
  struct entry {
    std::once_flag made;
    std::unique_ptr<const Units> kept;
  };
  static std::array<std::array<entry, 37>, 37> table;
  entry& e = table[box.rows][box.cols];
  std::call_once(e.made, [&] { e.kept = std::make_unique<const Units>(box); });
  return *e.kept;
}

// Matrix Choices, flat.
struct Position {
  Box box;
  std::vector<Set> cells;
  friend bool operator==(const Position&, const Position&) = default;
};

// Digits and how they are written: as the pearl's grids.
constexpr char symbol(Box box, std::size_t d) {
  return std::string_view{"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}[box.size() == 36 ? d : d + 1];
}
// How rows are named by letters: A to Z, then AA, AB ...
inline std::string row_letter(std::size_t i) {
  return (i < 26 ? "" : "A") + std::string(1, static_cast<char>('A' + i % 26));
}
// choices :: Box -> String -> Maybe Position     every digit for a blank (. or 0), a given only itself
inline std::optional<Position> choices(Box box, std::string_view text) {
  Position m{box, {}};
  for (char s : text) {
    Set choice = s == '.' || (s == '0' && box.size() < 36) ? box.all() : 0;
    for (std::size_t d = 0; d < box.size(); ++d)
      if (symbol(box, d) == s) choice = bit(d);
    if (choice == 0) return std::nullopt;
    m.cells.push_back(choice);
  }
  return m.cells.size() == box.cells() ? std::optional{m} : std::nullopt;
}
// line :: Position -> String         its fixed digits, `open` for the other cells
inline std::string line(const Position& m, char open = '0') {
  std::string text;
  for (Set s : m.cells) text += single(s) ? symbol(m.box, lowest(s)) : open;
  return text;
}

}  // namespace wholemeal::technique
