#pragma once
// A matrix is a list of rows, and is handled as a whole (Bird, Pearls of Functional Algorithm Design, ch. 19).
//   m, n matrices    xs a row    xss a list of rows    s a shape: boxes of R rows and C columns, N = R*C digits
#include "wholemeal/fn.hpp"

namespace wholemeal {

template <class A> using Row = List<A>;
template <class A> using Matrix = Row<Row<A>>;

// The shape of a box. A board has N rows, columns, boxes and digits, and N is at most 36.
struct Shape {
  std::size_t rows = 3, cols = 3;
  constexpr std::size_t size() const { return rows * cols; }
  friend constexpr bool operator==(Shape, Shape) = default;
};
inline constexpr std::size_t max_size = Choices::capacity;

// The squarest box of n cells, lying down (n = 6: 2 rows, 3 columns): the shape when nothing else is said.
constexpr Shape default_shape(std::size_t n) {
  Shape s{1, n};
  for (std::size_t r = 2; r * r <= n; ++r)
    if (n % r == 0) s = {r, n / r};
  return s;
}

// rows :: Matrix a -> Matrix a
inline constexpr auto rows = named<"rows">(id);

// cols :: Matrix a -> Matrix a       cols [xs] = [[x] | x <- xs];  cols (xs : xss) = zipWith (:) xs (cols xss)
inline constexpr auto cols = named<"cols">([]<class A>(const Matrix<A>& m) {
  std::size_t n = m.empty() ? 0 : m.front().size();
  for (const Row<A>& xs : m) n = std::min(n, xs.size());
  Matrix<A> columns(n, Row<A>(m.size()));
  for (std::size_t i = 0; i < m.size(); ++i)
    for (std::size_t j = 0; j < n; ++j) columns[j][i] = m[i][j];
  return columns;
});

// group :: [a] -> [[a]]              group [] = [];  group xs = take n xs : group (drop n xs)
inline constexpr auto group = family<"group">(
    [](std::size_t n) { return default_shape(n).cols; },
    [](std::size_t n) {
      return [n]<class A>(const Row<A>& xs) {
        Row<Row<A>> xss;
        for (auto x = xs.begin(); x != xs.end(); x += std::ssize(xss.back()))
          xss.emplace_back(x, x + std::clamp<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(n), 1, xs.end() - x));
        return xss;
      };
    });

// ungroup :: [[a]] -> [a]
inline constexpr auto ungroup = named<"ungroup">(concat);

// boxs :: Matrix a -> Matrix a       (boxs[s] for boxes of R rows and C columns: inner groups of C, outer of R)
inline constexpr auto boxs = family<"boxs">(default_shape, [](Shape s) {
  return by_table(map(ungroup) * ungroup * map(cols) * group[s.rows] * map(group[s.cols]), s);
});

}  // namespace wholemeal
