#pragma once
// The puzzles among the tags of an OpenSudoku file.
#include "wholemeal/text/xml.hpp"

namespace wholemeal::text {

// Plain data: as many symbols as cells.
inline std::optional<Error> read_plain(Input& in, Puzzle& p, const Tag& g, std::size_t at, std::string_view data) {
  const std::size_t n = root(data.size());
  const auto s = shape_of(in.options, n);
  if (!s) return error_in(in, g, at, "found " + std::to_string(data.size()) + " symbols; expected 81");
  Cells c = cells(data, n, in.options.symbols);
  const std::size_t wrong = at + c.wrong;
  if (c.fate != Cells::good)
    return error_in(in, g, wrong,
                    c.fate == Cells::doubtful ? undecided()
                                              : "found " + spelt(decode(std::string_view{g.text}.substr(wrong))) +
                                                    "; expected " + expected(n, c.symbols));
  p.shape = *s;
  p.givens = std::move(c.grid);
  return std::nullopt;
}

inline std::optional<Error> read_data(Input& in, Puzzle& p, const Tag& g, std::size_t at, const std::string& data) {
  constexpr std::string_view head = "version: ";
  if (!data.starts_with(head)) return read_plain(in, p, g, at, data);
  const std::size_t end = std::min(data.find('\n'), data.size());
  const Error wrong = error_in(
      in, g, at, "found cells that can't be read; expected 'version: ' 1 to 5, then 81 cells value|marks|editable|");
  p.givens = blanks(9);
  const auto version = count_in(std::string_view{data}.substr(head.size(), end - head.size()));
  if (in.options.box && !(*in.options.box == Shape{})) return wrong;
  return read_versioned(p, trimmed(std::string_view{data}.substr(end)), version.value_or(0), wrong);
}

inline Result game(Input& in, const Tag& g) {
  auto value = attribute(g.text, "data");
  if (!value) value = attribute(g.text, "cells_data");
  if (!value) return error_in(in, g, 0, "found a <game> without data; expected <game data=\"...\"/>");
  const Line& l = *in.lines.peek();
  Puzzle p = puzzle_at(in, l, 0, Shape{});
  if (auto e = read_data(in, p, g, value->first, unescaped(g.text.substr(value->first, value->second)))) return *e;
  if (const auto note = attribute(g.text, "user_note")) p.label = unescaped(g.text.substr(note->first, note->second));
  return p;
}

// Elements whose text is passed over, and those that hold others.
inline bool is_told(std::string_view name) {
  constexpr std::array<std::string_view, 7> all{"<name",    "<author", "<description", "<comment",
                                                "<created", "<source", "<level"};
  return std::find(all.begin(), all.end(), name) != all.end() || name == "<sourceURL";
}
inline bool holds_games(std::string_view name) {
  return name == "<opensudoku" || name == "<opensudoku2" || name == "<folder" || name.starts_with("<?") ||
         name.starts_with("<!") || name.starts_with("</");
}

// Whether the next line starts a tag.
inline bool is_tag(const Line& l) {
  const std::string_view t = l.text();
  const std::size_t first = std::min(t.find_first_not_of(" \t"), t.size());
  const char next = first + 1 < t.size() && t[first] == '<' ? t[first + 1] : ' ';
  return is_letter(next) || next == '?' || next == '!' || next == '/';
}

// Takes a tag that is about a file or its games, or text within such an element; false: none is next.
inline bool pass_markup(Input& in) {
  const Line& l = *in.lines.peek();
  if (in.element.empty() && !is_tag(l)) return false;
  if (!in.element.empty()) {
    if (l.raw.find("</" + in.element.substr(1)) != std::string::npos) in.element.clear();
    in.lines.drop();
    return true;
  }
  const Tag g = tag(in);
  const std::string name = name_of(g.text);
  if (!g.closed || !(is_told(name) || holds_games(name))) return false;
  if (is_told(name) && g.text.find('/') == std::string::npos) in.element = name;
  in.lines.drop(g.starts.size());
  if (name.starts_with("</opensudoku")) in.lines.leave_markup();
  return true;
}

// read :: Input -> Maybe Result
inline Attempt read_game(Input& in) {
  if (!is_tag(*in.lines.peek())) return std::nullopt;
  const Tag g = tag(in);
  const std::string name = name_of(g.text);
  Result r = error_in(in, g, 0, "found the element " + name + ">; expected <opensudoku> and <game data=\"...\"/>");
  if (!g.closed)
    r = error_in(in, g, g.text.size(), "found no end of the tag " + name + "; expected >");
  else if (name == "<game")
    r = game(in, g);
  else
    in.lines.leave_markup();
  in.lines.drop(g.closed ? g.starts.size() : 1);
  return r;
}

// The data of the board: symbols, or versioned cells if some digits are placed or candidates kept.
inline std::string game_data(const Puzzle& p) {
  if (p.placed.empty() && !p.candidates) return line(p.givens);
  std::string data = "version: 3&#10;";
  for (std::size_t i = 0; i < 9; ++i)
    for (std::size_t j = 0; j < 9; ++j) {
      const Digit given = p.givens[i][j], there = filled(p)[i][j];
      const std::uint64_t bits = p.candidates && blank(there) ? (*p.candidates)[i][j].mask() >> 1U : 0;
      data += std::to_string(static_cast<int>(there)) + "|" + std::to_string(bits) + "|" + (blank(given) ? "1|" : "0|");
    }
  return data;
}

// write :: Puzzle -> String
inline std::string write_game(const Puzzle& p) {
  const std::string note = p.label.empty() ? "" : " user_note=\"" + escaped(p.label) + "\"";
  return "  <game data=\"" + game_data(p) + "\"" + note + "/>\n";
}

// What the format carries: placed digits and candidates of 9 rows, where each open cell has some; the label.
inline Puzzle kept_by_game(const Puzzle& p) {
  Puzzle k = only_givens(p);
  k.label = p.label;
  std::replace(k.label.begin(), k.label.end(), '\r', ' ');
  if (!(p.shape == Shape{})) return k;
  if (!p.placed.empty()) k.placed = beyond(p.givens, p.placed);
  if (k.placed == blanks(9)) k.placed.clear();
  if (p.candidates) k.candidates = with_set(*p.candidates, filled(k));
  const Grid all = filled(k);
  bool open = false, marked = true;
  for (std::size_t i = 0; i < 81 && k.candidates; ++i) {
    open = open || blank(all[i / 9][i % 9]);
    marked = marked && !(*k.candidates)[i / 9][i % 9].empty();
  }
  if (!open || !marked) k.candidates.reset();
  return k;
}

}  // namespace wholemeal::text
