#pragma once
// F15: a puzzle with how many solutions it has, and perhaps the one: puzzle:count[:solution].
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// count :: String -> Maybe Int       of at most 18 figures
inline std::optional<std::size_t> count_in(std::string_view s) {
  if (s.empty() || s.size() > 18 || s.find_first_not_of("0123456789") != s.npos) return std::nullopt;
  std::size_t n = 0;
  for (char c : s) n = 10 * n + static_cast<std::size_t>(c - '0');
  return n;
}

// The solution that stands in the line from `first` to `last`; true if it is one of the puzzle's size.
inline std::optional<Error> read_solution(Puzzle& p, const Line& l, std::size_t first, std::size_t last,
                                          const Options& o) {
  const std::size_t n = p.shape.size();
  if (last - first != n * n)
    return error_at(
        l, first,
        "found " + std::to_string(last - first) + " symbols; expected a solution of " + std::to_string(n * n));
  Cells c = cells(l.text().substr(first, last - first), n, o.symbols);
  if (c.fate != Cells::good) return error_of(c, l, first + c.wrong, n);
  p.solution = std::move(c.grid);
  return std::nullopt;
}

inline std::optional<Error> read_test(Puzzle& p, const Line& l, std::size_t at, const Options& o) {
  const std::string_view t = l.text();
  std::size_t last = std::min(t.find_first_of(": \t;,#", at), t.size());
  p.count = count_in(t.substr(at, last - at));
  if (!p.count) return error_at(l, at, "found " + found(l, at) + "; expected the number of solutions");
  if (last < t.size() && t[last] == ':' && last + 1 < t.size()) {
    const std::size_t first = last + 1;
    last = first + run(t.substr(first));
    if (auto e = read_solution(p, l, first, last, o)) return e;
  }
  p.label = trimmed(l.from(last), ";,#:");
  return std::nullopt;
}

// read :: Input -> Maybe Result
inline Attempt read_testline(Input& in) {
  const Line& l = *in.lines.peek();
  const auto e = extent(l, in.options);
  if (!e || e->last >= l.text().size() || l.text()[e->last] != ':') return std::nullopt;
  Result r = board_in(in, l, *e);
  if (Puzzle* p = std::get_if<Puzzle>(&r))
    if (auto wrong = read_test(*p, l, e->last + 1, in.options)) r = *wrong;
  in.lines.drop();
  return r;
}

// read :: Input -> Maybe Result      a line without a count too
inline Attempt read_test_or_line(Input& in) {
  auto r = read_testline(in);
  return r ? r : read_line(in);
}

// write :: Puzzle -> String          without a count, the puzzle alone
inline std::string write_testline(const Puzzle& p) {
  const std::string count = p.count ? ":" + std::to_string(*p.count) : "";
  const std::string solution = p.count && p.solution ? ":" + line(*p.solution) : "";
  return line(p.givens) + count + solution + (p.label.empty() ? "" : " # " + p.label) + "\n";
}
inline Puzzle kept_by_testline(const Puzzle& p) {
  Puzzle k = only_givens(p);
  k.label = in_line(p.label, ";,#:");
  k.count = p.count;
  if (p.count) k.solution = p.solution;
  return k;
}

}  // namespace wholemeal::text
