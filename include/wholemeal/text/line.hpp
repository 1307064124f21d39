#pragma once
// A puzzle a line: N*N symbols, then perhaps a space, ; , or # and free text.
#include "wholemeal/text/cells.hpp"
#include "wholemeal/text/kept.hpp"

namespace wholemeal::text {

// run :: String -> Int               how many symbols the text starts with
constexpr std::size_t run(std::string_view s) {
  std::size_t i = 0;
  while (i < s.size() && is_symbol(s[i])) ++i;
  return i;
}

inline bool too_large(std::string_view s, std::size_t n) {
  const Meaning& m = meaning_of(n, Alphabet::one);
  return std::any_of(s.begin(), s.end(), [&](char c) { return m[c] == Meaning::none; });
}

// Whether n*n lines of n*n symbols are the rows of one board, rather than a small board each: symbols too large for a
// small one are in half of the lines; or in two, when there is nothing else in the paragraph.
constexpr bool mostly_large(std::size_t large, std::size_t lines, bool alone) {
  return 2 * large >= lines || (alone && large >= 2);
}
inline bool is_first_row(Input& in, std::size_t n) {
  const std::size_t size = n * n;
  if (size > max_size || !shape_of({}, size)) return false;
  std::size_t large = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const Line* l = in.lines.peek(i);
    if (l == nullptr || run(l->text()) != size || l->text().size() != size) return false;
    large += too_large(l->text(), n) ? 1 : 0;
  }
  const Line* after = in.lines.peek(size);
  return mostly_large(large, size, after == nullptr || is_empty(*after));
}

// A line between rows. A weak one may also be a row of blanks: it has but - * and |.
enum class Border { none, weak, strong };
inline Border border(std::string_view t) {
  const bool across = t.find("---") != t.npos || t.find("===") != t.npos || t.find('+') != t.npos;
  if (!across || t.find_first_not_of("-+*=|.:'_ \t") != t.npos) return Border::none;
  return t.find_first_not_of("-*| \t") == t.npos ? Border::weak : Border::strong;
}

// Whether this line of - and * is the border above a row with borders.
inline bool is_top(Input& in) {
  const Line* below = border(in.lines.peek()->text()) == Border::none ? nullptr : in.lines.peek(1);
  return below != nullptr && !below->cut && below->text().find('|') != std::string_view::npos;
}

// What a line of N*N symbols is: where they start, the board's size, where they end. Spaces are blanks when they
// alone make the length right.
struct Extent {
  std::size_t first, size, last;
};
inline std::optional<Extent> extent(const Line& l, const Options& o) {
  const std::string_view t = l.text();
  const std::size_t first = std::min(t.find_first_not_of(" \t"), t.size()), length = run(t.substr(first));
  const std::size_t n = root(length);
  const bool ends = first + length == t.size() || std::string_view{" \t;,#:"}.find(t[first + length]) != t.npos;
  if (ends && shape_of(o, n)) return Extent{first, n, first + length};
  const std::size_t whole = root(t.size());
  const bool spaced = whole >= 6 && shape_of(o, whole) && t.find_first_not_of("123456789 ") == t.npos &&
                      length < t.size() && t.find(' ') != t.npos;
  return spaced ? std::optional{Extent{0, whole, t.size()}} : std::nullopt;
}

// Whether the group can be one cell of a board of n rows: a symbol, different digits one after another, or a number.
inline bool is_cell(std::string_view s, std::size_t n) {
  const Meaning& m = meaning_of(n, Alphabet::one);
  if (n > 9 && s.size() <= 2) return true;
  if (s.size() == 2 && upper(s[0]) == 'U') s.remove_prefix(1);  // placed
  if (s.size() == 1) return m[s[0]] != Meaning::none;
  std::size_t last = 0;
  return std::all_of(s.begin(), s.end(),
                     [&](char c) { return m[c] != Meaning::none && std::exchange(last, m[c]) < m[c]; });
}

// Whether the line is n groups of candidates, one space between them, as F7 has them: it may be as long as n*n cells.
inline bool is_row_of_candidates(std::string_view t, std::size_t n) {
  std::size_t groups = 0;
  for (; !t.empty() && groups <= n; ++groups) {
    const std::size_t length = std::min(t.find(' '), t.size());
    if (length == 0 || length + 1 == t.size() || !is_cell(t.substr(0, length), n)) return false;
    t.remove_prefix(std::min(length + 1, t.size()));
  }
  return groups == n;
}
inline bool is_board_of_candidates(Input& in, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i)
    if (const Line* l = in.lines.peek(i); l == nullptr || !is_row_of_candidates(l->text(), n)) return false;
  return true;
}

// The puzzle in the symbols of a line.
inline Result board_in(Input& in, const Line& l, Extent e) {
  const std::string_view t = l.text().substr(e.first, e.last - e.first);
  std::string dotted;
  if (t.find(' ') != t.npos) {
    dotted = t;
    std::replace(dotted.begin(), dotted.end(), ' ', '.');
  }
  Cells c = cells(dotted.empty() ? t : std::string_view{dotted}, e.size, in.options.symbols);
  if (c.fate != Cells::good) return error_of(c, l, e.first + c.wrong, e.size);
  Puzzle p = puzzle_at(in, l, e.first, *shape_of(in.options, e.size));
  p.givens = std::move(c.grid);
  return p;
}

// read :: Input -> Maybe Result      F1, F2, F3
inline Attempt read_line(Input& in) {
  const Line& l = *in.lines.peek();
  const auto e = extent(l, in.options);
  if (!e || (e->last < l.text().size() && l.text()[e->last] == ':')) return std::nullopt;
  const bool row = !in.options.box && in.options.from.empty() && e->size <= 6 && is_first_row(in, e->size);
  if (row || (e->size <= 6 && is_top(in))) return std::nullopt;
  if (in.options.from.empty() && is_board_of_candidates(in, e->size)) return std::nullopt;
  Result r = board_in(in, *in.lines.peek(), *e);
  const Line& again = *in.lines.peek();
  if (Puzzle* p = std::get_if<Puzzle>(&r); p != nullptr && e->last < again.text().size())
    p->label = trimmed(again.from(e->last), ";,#");
  in.lines.drop();
  return r;
}

// write :: Puzzle -> String          the label behind it
inline std::string write_line(const Puzzle& p) {
  return line(p.givens) + (p.label.empty() ? "" : " # " + p.label) + "\n";
}
inline Puzzle kept_by_line(const Puzzle& p) {
  Puzzle k = only_givens(p);
  k.label = in_line(p.label);
  return k;
}

// write :: Puzzle -> String          F2: a blank is 0 where that is no digit
inline std::string write_sdm(const Puzzle& p) {
  std::string s = line(p.givens);
  if (p.givens.size() < 16) std::replace(s.begin(), s.end(), '.', '0');
  return s + "\n";
}

}  // namespace wholemeal::text
