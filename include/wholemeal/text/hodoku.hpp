#pragma once
// F11: a position of HoDoKu's library, :code:digits:givens:deleted:eliminations:placements:extra.
#include "wholemeal/text/left.hpp"
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// Takes away the candidates that a list of dRC names; the place of what is none, if something is.
inline std::optional<std::size_t> take_away(Matrix<Choices>& cs, std::string_view list, std::size_t n) {
  for (std::size_t i = 0; i < list.size();) {
    if (is_space(list[i])) {
      ++i;
      continue;
    }
    std::array<std::size_t, 3> drc{};
    for (std::size_t k = 0; k < 3; ++k, ++i) {
      if (i >= list.size() || !is_number(list[i])) return i;
      drc[k] = static_cast<std::size_t>(list[i] - '0');
      if (drc[k] < 1 || drc[k] > n) return i;
    }
    Choices& cell = cs[drc[1] - 1][drc[2] - 1];
    cell = difference(cell, {static_cast<Digit>(drc[0])});
  }
  return std::nullopt;
}

// The fields of the line: where each starts, and how long it is.
inline std::vector<std::pair<std::size_t, std::size_t>> fields_of(std::string_view t, std::size_t most) {
  std::vector<std::pair<std::size_t, std::size_t>> fields;
  for (std::size_t at = 1; at <= t.size() && fields.size() < most;) {
    const std::size_t end = fields.size() + 1 == most ? t.size() : std::min(t.find(':', at), t.size());
    fields.emplace_back(at, end - at);
    at = end + 1;
  }
  return fields;
}

// The board, its symbols given unless a + stands before them. Its size is in the number of symbols.
inline Result position(Input& in, const Line& l, std::size_t at, std::size_t length) {
  std::string symbols_only;
  std::vector<std::size_t> from;
  std::vector<bool> plus;
  for (std::size_t i = at; i < at + length; ++i) {
    const bool marked = l.text()[i] == '+';
    if (marked && ++i == at + length) break;
    symbols_only += l.text()[i];
    from.push_back(i);
    plus.push_back(marked);
  }
  const std::size_t n = root(symbols_only.size());
  const auto s = n <= 9 ? shape_of(in.options, n) : std::nullopt;
  if (!s) return error_at(l, at, "found " + std::to_string(symbols_only.size()) + " cells; expected 81");
  Cells c = cells(symbols_only, n, in.options.symbols);
  if (c.fate != Cells::good) return error_of(c, l, from[c.wrong], n);
  Puzzle p = puzzle_at(in, l, at, *s);
  p.givens = std::move(c.grid);
  if (std::find(plus.begin(), plus.end(), true) != plus.end()) p.placed = blanks(n);
  for (std::size_t i = 0; i < plus.size(); ++i)
    if (plus[i]) std::swap(p.placed[i / n][i % n], p.givens[i / n][i % n]);
  return p;
}

inline constexpr std::array<std::string_view, 7> hodoku_fields{"code",         "digits",     "",     "",
                                                               "eliminations", "placements", "extra"};

// read :: Input -> Maybe Result
inline Attempt read_hodoku(Input& in) {
  constexpr auto& names = hodoku_fields;
  const Line& l = *in.lines.peek();
  if (!l.text().starts_with(':')) return std::nullopt;
  const auto fields = fields_of(l.text(), names.size());
  Result r = error_at(l, l.text().size(),
                      "found " + std::to_string(fields.size()) +
                          " fields; expected :code:digits:givens:deleted:eliminations:placements:extra");
  if (fields.size() >= 3) r = position(in, l, fields[2].first, fields[2].second);
  if (Puzzle* p = std::get_if<Puzzle>(&r)) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
      std::string value = l.between(fields[i].first, fields[i].first + fields[i].second);
      const bool said = !value.empty() && !(i == 0 && value == "0000") && !(i == 1 && value == "x");
      if (!names[i].empty() && said) p->notes.emplace_back(names[i], std::move(value));
    }
    if (fields.size() > 3 && fields[3].second > 0) {
      p->candidates = left_by(filled(*p), p->shape);
      if (const auto wrong =
              take_away(*p->candidates, l.text().substr(fields[3].first, fields[3].second), p->shape.size()))
        r = error_at(l, fields[3].first + *wrong,
                     "found " + found(l, fields[3].first + *wrong) + "; expected digit, row and column, 1 to " +
                         std::to_string(p->shape.size()));
    }
  }
  in.lines.drop();
  return r;
}

// The candidates that are left by the digits and yet missing, as a list of dRC.
inline std::string deleted(const Puzzle& p) {
  if (!p.candidates) return {};
  std::string list;
  const auto all = left_by(filled(p), p.shape);
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < all.size(); ++j)
      for (Digit d : difference(all[i][j], (*p.candidates)[i][j]))
        list += (list.empty() ? "" : " ") + std::to_string(static_cast<int>(d)) + std::to_string(i + 1) +
                std::to_string(j + 1);
  return list;
}

inline std::string note(const Puzzle& p, std::string_view name, std::string_view otherwise = "") {
  const auto at = std::find_if(p.notes.begin(), p.notes.end(), [&](const auto& n) { return n.first == name; });
  return at == p.notes.end() ? std::string{otherwise} : at->second;
}

// write :: Puzzle -> String
inline std::string write_hodoku(const Puzzle& p) {
  std::string board;
  for (std::size_t i = 0; i < p.givens.size(); ++i)
    for (std::size_t j = 0; j < p.givens.size(); ++j) {
      const Digit placed = p.placed.empty() ? Digit{0} : p.placed[i][j];
      board += blank(placed) ? "" : "+";
      board += symbol(blank(placed) ? p.givens[i][j] : placed, p.givens.size());
    }
  return ":" + note(p, "code", "0000") + ":" + note(p, "digits", "x") + ":" + board + ":" + deleted(p) + ":" +
         note(p, "eliminations") + ":" + note(p, "placements") + ":" + note(p, "extra") + "\n";
}

// What the format carries: the candidates that are left by the digits, if some of those are missing; its own notes.
inline Puzzle kept_by_hodoku(const Puzzle& p) {
  Puzzle k = only_givens(p);
  if (!p.placed.empty()) k.placed = beyond(p.givens, p.placed);
  if (k.placed == blanks(k.givens.size())) k.placed.clear();
  auto all = left_by(filled(k), k.shape);
  Matrix<Choices> some = all;
  for (std::size_t i = 0; p.candidates && i < all.size(); ++i)
    for (std::size_t j = 0; j < all.size(); ++j) some[i][j] = in_order(all[i][j].mask() & (*p.candidates)[i][j].mask());
  if (some != all) k.candidates = std::move(some);
  for (std::string_view name : hodoku_fields) {
    const std::string value = note(p, name);
    const bool plain_value = value.find_first_of(name == "extra" ? "\n\r" : "\n\r:") == value.npos;
    const bool said = !value.empty() && !(name == "code" && value == "0000") && !(name == "digits" && value == "x");
    if (!name.empty() && plain_value && said) k.notes.emplace_back(name, value);
  }
  return k;
}

}  // namespace wholemeal::text
