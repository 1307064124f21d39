#pragma once
// A board in rows: symbols or groups, with or without separators and borders; a grid of candidates among them.
#include "wholemeal/text/groups.hpp"

namespace wholemeal::text {

// Symbols, each one cell.
inline std::optional<Error> read_symbols(Puzzle& p, const std::vector<Cell>& all, const Options& o) {
  std::string text;
  std::vector<std::pair<std::size_t, std::size_t>> from;  // of each symbol: its group, its place there
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < all[i].second.symbols.size(); ++j) {
      text += all[i].second.symbols[j];
      from.emplace_back(i, j);
    }
  Cells c = cells(text, p.shape.size(), o.symbols);
  if (c.fate == Cells::good) {
    p.givens = std::move(c.grid);
    return std::nullopt;
  }
  const auto& [l, g] = all[from[c.wrong].first];
  return error_of(c, *l, g.at + from[c.wrong].second, p.shape.size());
}

inline std::vector<Cell> cells_of(Input& in, const Block& b, const Fit& f) {
  std::vector<Cell> all;
  for (std::size_t i = 0; i < f.wanted(); ++i) {
    const RowOfGroups& r = b.rows[i];
    const Line* l = in.lines.peek(r.ahead);
    if (f.reading == Reading::spaces)
      all.push_back({l, {r.spaced, r.groups[0].at}});
    else
      for (const Group& g : r.groups) all.push_back({l, g});
  }
  return all;
}

// The puzzle in the rows of a whole fit.
inline Result board_of(Input& in, const Block& b, const Fit& f) {
  const std::vector<Cell> all = cells_of(in, b, f);
  const Line& first = *all[0].first;
  const bool grouped = f.reading == Reading::groups || f.reading == Reading::line_of_groups;
  const Notation how = grouped ? notation(all, f.n, in.options.from) : Notation::symbols;
  Puzzle p = puzzle_at(in, first, all[0].second.at, *shape_of(in.options, f.n));
  p.givens = blanks(f.n);
  if (how == Notation::doubtful)
    return error_at(first, all[0].second.at,
                    "found groups of two figures, which may be numbers or candidates; expected --from decimal or "
                    "--from pencil to say which");
  const bool given = in.options.from == "sdx" || (!b.bordered && in.options.from != "pencil");
  const auto wrong = how == Notation::numbers      ? read_numbers(p, all, f.n)
                     : how == Notation::candidates ? read_candidates(p, all, in.options, given)
                                                   : read_symbols(p, all, in.options);
  const bool full = how == Notation::symbols && grouped &&
                    std::none_of(p.givens.begin(), p.givens.end(), [](const auto& r) { return any(blank)(r); });
  if (full) p.warning = "every group is one digit: taken as given";
  return wrong ? Result{*wrong} : Result{std::move(p)};
}

// Whether words below a board are its label: they start with one that is no symbols of it, and are no puzzle
// themselves.
inline bool is_foot(const Line& l, std::size_t n) {
  const std::string_view t = l.text();
  return !l.cut && !t.empty() && is_letter(t[0]) && too_large(t.substr(0, run(t)), n) && !extent(l, {}) &&
         t.find("://") == t.npos;
}

// The borders below a board, and the words below them.
inline std::string take_foot(Input& in, std::size_t n) {
  bool closed = false;
  const Line* l = in.lines.peek();
  for (; l != nullptr && border(l->text()) != Border::none; l = in.lines.peek()) {
    in.lines.drop();
    closed = true;
  }
  if (!closed || l == nullptr || !is_foot(*l, n)) return {};
  std::string words = trimmed(l->raw);
  in.lines.drop();
  return words;
}

// What F8 carries: a label that is known as one.
inline Puzzle kept_by_ss(const Puzzle& p) {
  Puzzle k = only_givens(p);
  Line l;
  l.raw = in_line(p.label, "");
  if (is_foot(l, p.shape.size())) k.label = l.raw;
  return k;
}

// A whole board among the lines to come.
inline Attempt whole_board(Input& in, const Block& b, bool across) {
  const Fit f = best_fit(fits(in.options, b, across));
  if (f.n == 0 || !f.whole()) return std::nullopt;
  Result r = board_of(in, b, f);
  in.lines.drop(b.rows[f.wanted() - 1].ahead + 1);
  std::string words = b.bordered ? take_foot(in, f.n) : "";
  if (Puzzle* p = std::get_if<Puzzle>(&r)) p->label = std::move(words);
  return r;
}

// Whether a board may start with this row.
inline bool may_start(const Options& o, const RowOfGroups& r) {
  for (std::size_t n : {r.groups.size(), r.symbols, r.spaced.size(), root(r.groups.size()), root(r.symbols)})
    if (shape_of(o, n)) return true;
  return false;
}

}  // namespace wholemeal::text
