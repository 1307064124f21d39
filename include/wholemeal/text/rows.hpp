#pragma once
// A board as N lines of N symbols.
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// read :: Input -> Maybe Result
inline Attempt read_rows(Input& in) {
  const Line* first = in.lines.peek();
  const std::size_t n = run(first->text());
  const auto shape = shape_of(in.options, n);
  if (!shape || n != first->text().size()) return std::nullopt;
  std::string all;
  std::size_t have = 0;
  for (const Line* l = first; have < n && l != nullptr && l->text().size() == n; l = in.lines.peek(++have))
    all += l->text();
  Result r = puzzle_at(in, *in.lines.peek(), 0, *shape);
  if (have < n) {
    const Line& last = *in.lines.peek(have - 1);
    r = error_at(last, n, "found " + std::to_string(have) + " rows; expected " + std::to_string(n));
  } else if (Cells c = cells(all, n, in.options.symbols); c.fate == Cells::good) {
    std::get<Puzzle>(r).givens = std::move(c.grid);
  } else {
    r = error_of(c, *in.lines.peek(c.wrong / n), c.wrong % n, n);
  }
  in.lines.drop(have);
  return r;
}

}  // namespace wholemeal::text
