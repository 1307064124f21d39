#pragma once
// The yardstick: the same functions in plain C++, a board a vector of vectors of strings. It takes about what the
// chapter's program takes when GHC compiles it, so speeds are told as multiples of it, measured in the same run.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace wholemeal::yardstick {

template <class A> using List = std::vector<A>;
using Choices = std::string;
using Row = List<Choices>;
using Board = List<Row>;

template <class A> List<List<A>> cols(const List<List<A>>& m) {
  List<List<A>> columns(m.front().size());
  for (const auto& row : m)
    for (std::size_t j = 0; j < row.size(); ++j) columns[j].push_back(row[j]);
  return columns;
}

template <class A> List<List<A>> group(const List<A>& xs) {
  List<List<A>> groups;
  for (std::size_t i = 0; i < xs.size(); i += 3)
    groups.emplace_back(xs.begin() + static_cast<std::ptrdiff_t>(i), xs.begin() + static_cast<std::ptrdiff_t>(i) + 3);
  return groups;
}

template <class A> List<A> ungroup(const List<List<A>>& xss) {
  List<A> xs;
  for (const auto& ys : xss) xs.insert(xs.end(), ys.begin(), ys.end());
  return xs;
}

template <class F, class A> auto map(F f, const List<A>& xs) {
  List<decltype(f(xs.front()))> ys;
  for (const A& x : xs) ys.push_back(f(x));
  return ys;
}

inline Board boxs(const Board& m) {
  const auto grouped = group(map(group<Choices>, m));
  return map(ungroup<Choices>, ungroup(map(cols<Row>, grouped)));
}

inline std::string fixed(const Row& row) {
  std::string ds;
  for (const Choices& cell : row)
    if (cell.size() == 1) ds += cell;
  return ds;
}

inline Row prune_row(const Row& row) {
  const auto remove = [xs = fixed(row)](Choices ds) {
    if (ds.size() > 1)
      for (char x : xs)
        if (const auto at = ds.find(x); at != std::string::npos) ds.erase(at, 1);
    return ds;
  };
  return map(remove, row);
}

template <class F> Board prune_by(F f, const Board& m) { return f(map(prune_row, f(m))); }
inline Board prune(const Board& m) { return prune_by(boxs, prune_by(cols<Choices>, map(prune_row, m))); }

inline bool ok(const Row& row) {
  const std::string ds = fixed(row);
  for (std::size_t i = 0; i < ds.size(); ++i)
    if (ds.find(ds[i], i + 1) != std::string::npos) return false;
  return true;
}
inline bool safe(const Board& m) {
  const auto all = [](const Board& units) { return std::all_of(units.begin(), units.end(), ok); };
  return all(m) && all(cols(m)) && all(boxs(m));
}

// The cell with the fewest choices but one: its place in row-major order, 81 when there is none.
inline std::size_t smallest(const Board& m) {
  std::size_t place = 81, fewest = 10;
  for (std::size_t k = 0; k < 81; ++k) {
    const std::size_t n = m[k / 9][k % 9].size();
    if (n == 1 || n >= fewest) continue;
    place = k;
    fewest = n;
  }
  return place;
}

// Nodes of the whole search of a board.
inline std::size_t search(const Board& board) {
  const Board m = prune(board);
  const std::size_t k = smallest(m);
  std::size_t nodes = 1;
  if (!safe(m) || k == 81) return nodes;
  for (char c : m[k / 9][k % 9]) {
    Board child = m;
    child[k / 9][k % 9] = std::string(1, c);
    nodes += search(child);
  }
  return nodes;
}

inline Board choices(std::string_view puzzle) {
  Board m(9, Row(9));
  for (std::size_t k = 0; k < 81; ++k)
    m[k / 9][k % 9] = puzzle[k] == '.' || puzzle[k] == '0' ? "123456789" : std::string(1, puzzle[k]);
  return m;
}

}  // namespace wholemeal::yardstick
