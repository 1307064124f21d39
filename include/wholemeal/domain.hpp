#pragma once
// What each domain of the laws holds: how a value is drawn, and whether a smaller one still belongs to it. Those of
// boards stand in boards.hpp.
#include "wholemeal/grow.hpp"

namespace wholemeal {

// How a value came about. The share of telling cases is asked of all but the loose ones.
enum class Origin { any, grown, loose };

template <class A> struct Sample {
  A value;
  Shape shape;
  Origin origin = Origin::any;
};

namespace domain {

inline constexpr std::size_t limit = 256;  // ways to expand a value, at most

template <class A> struct of {
  using value = A;
  using shape = Shape;
  static constexpr bool pruned = false;  // a domain of laws of pruning and searching
  static bool admits(const A&, Shape) { return true; }
};

// n rows of the same length, which is not 0; n of them where n is given.
template <class A> bool regular(const Matrix<A>& m) {
  return !m.empty() && !m[0].empty() &&
         std::all_of(m.begin(), m.end(), [&](const auto& row) { return row.size() == m[0].size(); });
}
template <class A> bool square(const Matrix<A>& m, std::size_t n) {
  return m.size() == n && regular(m) && m[0].size() == n;
}

inline Shape any_shape(Random& r) {
  constexpr std::array<Shape, 8> shapes{{{2, 2}, {2, 3}, {3, 2}, {1, 3}, {3, 3}, {2, 4}, {3, 4}, {4, 4}}};
  return shapes[r.below(r.chance(80) ? 4 : shapes.size())];
}
inline Row<int> list(Random& r, std::size_t n) {
  Row<int> xs;
  while (xs.size() < n) xs.push_back(static_cast<int>(r.below(8)));
  return xs;
}
// n lists of up to three alternatives, at most `limit` ways to choose; some with repetition, few empty.
inline Row<Row<int>> choose_from(Random& r, std::size_t n, std::size_t tuples) {
  Row<Row<int>> xss;
  for (; xss.size() < n; tuples = std::max<std::size_t>(tuples / std::max<std::size_t>(xss.back().size(), 1), 1)) {
    xss.push_back(list(r, r.chance(3) ? 0 : r.between(1, std::min<std::size_t>(3, tuples))));
    if (r.chance(10) && xss.back().size() > 1) xss.back()[0] = xss.back()[1];
  }
  return xss;
}
inline Matrix<int> different(Random& r, std::size_t n, std::size_t m) {
  Row<int> xs;
  for (std::size_t x : r.permutation(n * m)) xs.push_back(static_cast<int>(x));
  return group[m](xs);
}
// A row of cells with a choice of digits 1 to n: mostly one or two, some with repetition, few empty.
inline Row<Choices> row_of_cells(Random& r, std::size_t n, std::size_t digits) {
  Row<Choices> row;
  while (row.size() < n) {
    Choices cell = grow_cell(r, digits, {}, r.chance(3) ? 0 : r.between(1, 3));
    if (r.chance(10) && !cell.empty()) cell.push_back(cell.front());
    row.push_back(cell);
  }
  return row;
}

struct lists : of<Row<int>> {
  static Sample<value> draw(Random& r) { return {list(r, r.below(8)), {}}; }
};
struct chunks : of<Row<int>> {
  static Sample<value> draw(Random& r) {
    const Shape s = any_shape(r);
    return {list(r, s.cols * r.below(5)), s};
  }
  static bool admits(const value& xs, Shape s) { return xs.size() % s.cols == 0; }
};
struct list_of_lists : of<Row<Row<int>>> {
  static Sample<value> draw(Random& r) {
    value xss;
    for (std::size_t n = r.below(5); xss.size() < n;) xss.push_back(list(r, r.below(5)));
    return {xss, {}};
  }
};
struct chunked : of<Row<Row<int>>> {
  static Sample<value> draw(Random& r) {
    const Shape s = any_shape(r);
    return {group[s.cols](list(r, s.cols * r.below(5))), s};
  }
  static bool admits(const value& xss, Shape s) {
    return all(named<"">([s](const Row<int>& xs) { return xs.size() == s.cols; }))(xss);
  }
};
struct matrices : of<Matrix<int>> {
  static Sample<value> draw(Random& r) { return {different(r, r.between(1, 5), r.between(1, 5)), {}}; }
  static bool admits(const value& m, Shape) { return regular(m); }
};
struct squares : of<Matrix<int>> {
  static Sample<value> draw(Random& r) {
    const Shape s = any_shape(r);
    return {different(r, s.size(), s.size()), s};
  }
  static bool admits(const value& m, Shape s) { return square(m, s.size()); }
};
struct alternatives : of<Row<Row<int>>> {
  static Sample<value> draw(Random& r) { return {choose_from(r, r.below(6), limit), {}}; }
};
struct groups : of<Row<Row<Row<int>>>> {
  static Sample<value> draw(Random& r) {
    value xsss;
    for (std::size_t n = r.below(4); xsss.size() < n;) xsss.push_back(choose_from(r, r.below(4), 8));
    return {xsss, {}};
  }
};
struct alternatives_by_c : of<Row<Row<int>>> {
  static Sample<value> draw(Random& r) {
    const Shape s{1, r.between(1, 3)};
    return {choose_from(r, s.cols * r.below(4), limit), s};
  }
  static bool admits(const value& xss, Shape s) { return xss.size() % s.cols == 0; }
};
struct cells : of<Row<Choices>> {
  static Sample<value> draw(Random& r) { return {row_of_cells(r, r.below(6), 6), {}}; }
};
struct cell_matrices : of<Matrix<Choices>> {
  static Sample<value> draw(Random& r) {
    const std::size_t m = r.between(1, 3);
    value cells;
    for (std::size_t n = r.between(1, 2); cells.size() < n;) cells.push_back(row_of_cells(r, m, 3));
    return {cells, {}};
  }
  static bool admits(const value& m, Shape) { return regular(m); }
};

}  // namespace domain
}  // namespace wholemeal
