#pragma once
// Boards in rows, and what to say and where to go on when they break off.
#include "wholemeal/text/board.hpp"
#include "wholemeal/text/fault.hpp"

namespace wholemeal::text {

// How many of the lines from `next` on are rows of n cells, or borders: at most so many rows.
inline std::size_t rows_of(Input& in, std::size_t next, std::size_t most, std::size_t n) {
  std::size_t i = next;
  for (const Line* l = in.lines.peek(i); most > 0 && l != nullptr; l = in.lines.peek(++i)) {
    if (border(l->text()) == Border::strong) continue;
    const auto row = row_of(*l);
    if (!row || (row->symbols != n && row->groups.size() != n)) break;
    --most;
  }
  return i - next;
}

// Whether the line belongs to the board that has begun: it is not empty and starts nothing else.
inline bool goes_on(const Input& in, const Line* l) {
  if (l == nullptr || l->cut || is_empty(*l)) return false;
  return !extent(*l, in.options) && std::string_view{"#<:["}.find(l->text()[0]) == std::string_view::npos;
}

inline Error wrong_count(const Line& l, std::size_t count, std::size_t n) {
  return error_at(l, l.text().size(),
                  "found " + std::to_string(count) + " cells in the row; expected " + std::to_string(n));
}

// What is wrong with the row that does not agree with those before it.
inline Error wrong_row(const Input& in, const Line& l, const Fit& f) {
  const auto row = row_of(l);
  const Alphabet a = in.options.symbols;
  if (!row) return wrong_symbol(l, first_wrong(l.text(), 0, l.text().size(), f.n, a), f.n, a);
  const std::size_t count = f.reading == Reading::groups ? row->groups.size() : row->symbols;
  if (count != f.n) return wrong_count(l, count, f.n);
  return wrong_symbol(l, first_wrong(l.text(), 0, l.text().size(), f.n, a), f.n, a);
}

// A board that breaks off after some rows; the rest of it is taken too, so that the next one is read from its start.
inline Error broken(Input& in, const Block& b, Fit f) {
  const std::size_t next = b.rows[f.rows - 1].ahead + 1;
  const Line& last = *in.lines.peek(next - 1);
  const Line* after = in.lines.peek(next);
  const auto row = after == nullptr ? std::nullopt : row_of(*after);
  const bool first_is_wrong =
      f.rows == 1 && row && !row->weak && row->symbols != f.n && shape_of(in.options, row->symbols);
  in.notes.clear();
  Error e = error_at(
      last, last.text().size(),
      "found the end of the board after " + std::to_string(f.rows) + " of its rows; expected " + std::to_string(f.n));
  std::size_t taken = next;
  if (first_is_wrong && goes_on(in, after)) {
    e = wrong_count(last, f.n, row->symbols);
    taken += rows_of(in, next, row->symbols - 1, row->symbols);
  } else if (goes_on(in, after)) {
    e = wrong_row(in, *after, f);
    taken += 1 + rows_of(in, next + 1, f.n - f.rows - 1, f.n);
  }
  in.lines.drop(taken);
  return e;
}

// read :: Input -> Maybe Result      F4, F5, F7, F8, F9, F16
inline Attempt read_rows(Input& in) {
  const Block near = block(in, false), strict = without_weak(near);
  for (const Block* b : {&strict, &near})
    if (!b->rows.empty())
      if (auto r = whole_board(in, *b, false)) return r;
  if (strict.rows.empty() || !may_start(in.options, strict.rows[0])) return std::nullopt;
  if (strict.rows.size() < max_size)
    if (auto r = whole_board(in, without_weak(block(in, true)), true)) return r;
  const Fit f = best_fit(fits(in.options, strict, false));
  return f.rows > 0 ? Attempt{broken(in, strict, f)} : std::nullopt;
}

}  // namespace wholemeal::text
