#pragma once
// Boards in rows, and what to say and where to go on when they break off.
#include "wholemeal/text/board.hpp"
#include "wholemeal/text/fault.hpp"

namespace wholemeal::text {

// How many of the lines from `next` on are rows of n cells, or borders: at most so many rows.
struct Rows {
  std::size_t lines = 0, rows = 0;
};
inline Rows count_rows(Input& in, std::size_t next, std::size_t most, std::size_t n) {
  Rows r;
  for (const Line* l = in.lines.peek(next); r.rows < most && l != nullptr; l = in.lines.peek(next + ++r.lines)) {
    if (border(l->text()) == Border::strong) continue;
    const auto row = row_of(*l);
    if (!row || (row->symbols != n && row->groups.size() != n)) break;
    ++r.rows;
  }
  return r;
}

// The lines that are left of a board after one that is wrong: of so many rows, or of one more if that line was none of
// them, which shows in the number of rows up to the next line that is none.
inline std::size_t rest(Input& in, std::size_t next, std::size_t left, std::size_t n) {
  constexpr std::size_t farthest = 5 * max_size;
  const bool more = count_rows(in, next, farthest, n).rows % n == (left + 1) % n;
  return count_rows(in, next, more ? (left + 1) % n : left, n).lines;
}

// The n of the board that a line may be a row of, 0 if it is none.
inline std::size_t size_of(const Options& o, const Line& l) {
  const auto row = row_of(l);
  if (!row) return 0;
  return shape_of(o, row->symbols) ? row->symbols : shape_of(o, row->groups.size()) ? row->groups.size() : 0;
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
inline Error broken(Input& in, const Block& b, const Fit& f) {
  const std::size_t next = b.rows[f.rows - 1].ahead + 1;
  const Line& last = *in.lines.peek(next - 1);
  const Line* after = in.lines.peek(next);
  if (!goes_on(in, after)) {
    Error e = error_at(
        last, last.text().size(),
        "found the end of the board after " + std::to_string(f.rows) + " of its rows; expected " + std::to_string(f.n));
    in.lines.drop(next);
    return e;
  }
  const std::size_t n = size_of(in.options, *after);
  const bool first_is_wrong = f.rows == 1 && n > 0 && count_rows(in, next + 1, 1, f.n).rows == 0;
  Error e = first_is_wrong ? wrong_count(last, f.n, n) : wrong_row(in, *after, f);
  in.lines.drop(first_is_wrong ? next + rest(in, next, n - 1, n)
                               : next + 1 + rest(in, next + 1, f.n - f.rows - 1, f.n));
  return e;
}

// Takes a line that no format reads, and the rows below it if it was to be the first of them.
inline Error give_up(Input& in) {
  const Line& l = *in.lines.peek();
  Options like_others = in.options;
  if (in.shapes.size() == 1) like_others.box = in.shapes.front();
  Error e = unreadable(like_others, l);
  const Line* after = l.cut ? nullptr : in.lines.peek(1);
  const std::size_t n = goes_on(in, after) ? size_of(in.options, *after) : 0;
  const bool as_wide = n > 0 && l.text().size() <= after->text().size() + n;
  const bool first = as_wide && count_rows(in, 1, 5 * max_size, n).rows % n == n - 1;
  in.lines.drop(first ? 1 + count_rows(in, 1, n - 1, n).lines : 1);
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
