#pragma once
// The data refinement: choices as a set in a word, a matrix as one flat value. Its names are the pearl's, and
//   abs . f' = f . abs      for every function f of the pearl and its likeness f' here.
//   m, n boards    u a unit, 0 to N-1    k a cell's place in its unit    bit d-1 of a set is digit d
// A row is a box of 1 row and N columns, a column a box of N rows and 1 column: all three are `boxs` of some tile.
#include <type_traits>

#include "wholemeal/search.hpp"

namespace wholemeal::bits {

// Set N: the sets of digits 1 to N, in the smallest word that the machine is quick with.
template <std::size_t N>
using Set = std::conditional_t<(N <= 16), std::uint16_t, std::conditional_t<(N <= 32), std::uint32_t, std::uint64_t>>;

template <std::size_t N> inline constexpr Set<N> all_digits = static_cast<Set<N>>(~std::uint64_t{0} >> (64 - N));
template <std::size_t N> constexpr Set<N> just(Digit d) {
  return static_cast<Set<N>>(std::uint64_t{1} << (static_cast<unsigned>(d) - 1));
}

// Row Choices, and Matrix Choices for boxes of R rows and C columns
template <std::size_t N> using Row = std::array<Set<N>, N>;
template <std::size_t R, std::size_t C> struct Board {
  static constexpr Shape shape{R, C};
  static constexpr std::size_t size = R * C, area = size * size;
  static_assert(size >= 1 && size <= max_size);
  using set = Set<size>;

  std::array<set, area> cells{};
  // What a walk asks of a board: with one choice in a cell; and the choices themselves.
  constexpr Board with(std::size_t cell, Digit d) const {
    Board m = *this;
    m.cells[cell] = just<size>(d);
    return m;
  }
  constexpr const Board& flat() const { return *this; }
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

// Grid: a digit in each cell
template <std::size_t R, std::size_t C> struct Grid {
  std::array<Digit, R * C * R * C> cells{};
  friend constexpr bool operator==(const Grid&, const Grid&) = default;
};

// The place in the matrix of cell k of unit u, for units of the shape of `tile`. It is an involution in (u, k).
constexpr std::size_t place(Shape tile, std::size_t n, std::size_t u, std::size_t k) {
  const std::size_t across = n / tile.cols;
  return (u / across * tile.rows + k / tile.cols) * n + u % across * tile.cols + k % tile.cols;
}

// A function that moves each cell to its unit's row, and knows its units' shape.
template <spelling Name, class Tile> struct rearrangement : function {
  Tile tile;  // Shape -> Shape
  constexpr explicit rearrangement(Tile t) : tile(t) {}
  template <std::size_t R, std::size_t C> constexpr Board<R, C> operator()(const Board<R, C>& m) const {
    constexpr std::size_t n = R * C;
    Board<R, C> moved;
    for (std::size_t i = 0; i < n * n; ++i) moved.cells[i] = m.cells[place(tile(m.shape), n, i / n, i % n)];
    return moved;
  }
  std::string show() const { return Name.chars; }
};
template <spelling Name, class Tile> constexpr auto rearranged(Tile tile) { return rearrangement<Name, Tile>{tile}; }

// rows, cols, boxs :: Matrix a -> Matrix a
inline constexpr auto rows = rearranged<"rows">([](Shape s) { return Shape{1, s.size()}; });
inline constexpr auto cols = rearranged<"cols">([](Shape s) { return Shape{s.size(), 1}; });
inline constexpr auto boxs = rearranged<"boxs">([](Shape s) { return s; });

// choice :: Digit -> Choices;  choices :: Grid -> Matrix Choices
template <std::size_t N> constexpr Set<N> choice(Digit d) { return blank(d) ? all_digits<N> : just<N>(d); }
inline constexpr auto choices = named<"choices">([]<std::size_t R, std::size_t C>(const Grid<R, C>& g) {
  Board<R, C> m;
  for (std::size_t i = 0; i < m.area; ++i) m.cells[i] = choice<m.size>(g.cells[i]);
  return m;
});

// grid :: String -> Maybe Grid       a line of N*N symbols, as the pearl's
template <std::size_t R, std::size_t C> constexpr std::optional<Grid<R, C>> grid(std::string_view text) {
  Grid<R, C> g;
  if (text.size() != g.cells.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto d = digit(text[i], R * C);
    if (!d) return std::nullopt;
    g.cells[i] = *d;
  }
  return g;
}

// line :: Grid -> String
inline constexpr auto line = named<"line">([]<std::size_t R, std::size_t C>(const Grid<R, C>& g) {
  std::string s;
  for (Digit d : g.cells) s += symbol(d, R * C);
  return s;
});

// heads :: Matrix Choices -> Grid    the lowest choice of each cell: of a complete board, its grid
inline constexpr auto heads = named<"heads">([]<std::size_t R, std::size_t C>(const Board<R, C>& m) {
  Grid<R, C> g;
  for (std::size_t i = 0; i < m.area; ++i)
    g.cells[i] = static_cast<Digit>(m.cells[i] == 0 ? 0 : std::countr_zero(m.cells[i]) + 1);
  return g;
});

}  // namespace wholemeal::bits
