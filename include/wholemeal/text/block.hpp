#pragma once
// The lines that may be one board: rows of symbols or groups of them, borders between, perhaps blank lines between
// bands.
#include "wholemeal/text/line.hpp"

namespace wholemeal::text {

// A run of symbols in a row: one cell, several cells side by side, or the candidates of one.
struct Group {
  std::string_view symbols;
  std::size_t at;  // its place in the line
};

struct RowOfGroups {
  std::size_t ahead = 0;      // of the line, among those to come
  std::size_t paragraph = 0;  // blank lines before it
  std::vector<Group> groups = {};
  std::size_t symbols = 0;  // in all groups
  std::string spaced = {};  // the text without borders, where spaces may be the blanks
  bool bordered = false, even = true, weak = false;
};

inline bool divides(char c) { return is_space(c) || c == ',' || c == '|'; }

// The groups of a line, if it has nothing else but what divides them.
inline std::optional<RowOfGroups> row_of(const Line& l) {
  constexpr std::size_t widest = 1 << 16;
  const std::string_view t = l.text();
  if (t.size() > widest) return std::nullopt;
  RowOfGroups row;
  for (std::size_t i = 0; i < t.size();) {
    const std::size_t length = run(t.substr(i));
    if (length == 0 && !divides(t[i])) return std::nullopt;
    if (length > 0) row.groups.push_back({t.substr(i, length), i});
    row.symbols += length;
    row.bordered = row.bordered || t[i] == '|';
    i += std::max<std::size_t>(length, 1);
  }
  for (const Group& g : row.groups) row.even = row.even && g.symbols.size() == row.groups[0].symbols.size();
  if (t.find_first_not_of("123456789 |") == t.npos)
    for (char c : t)
      if (c != '|') row.spaced += c == ' ' ? '.' : c;
  return row.groups.empty() ? std::nullopt : std::optional{row};
}

struct Block {
  std::vector<RowOfGroups> rows = {};
  bool bordered = false;  // a border or a | somewhere
};

// Whether two rows may be of one board: as many groups, symbols, or characters between the borders.
inline bool alike(const RowOfGroups& a, const RowOfGroups& b) {
  return a.groups.size() == b.groups.size() || a.symbols == b.symbols ||
         (!a.spaced.empty() && a.spaced.size() == b.spaced.size());
}

// block :: Input -> Bool -> Block    the rows to come, up to a line that is none; across blank lines if asked for
inline Block block(Input& in, bool across) {
  constexpr std::size_t farthest = 5 * max_size;
  Block b;
  std::size_t paragraph = 0;
  for (std::size_t i = 0; i < farthest && b.rows.size() <= 2 * max_size; ++i) {
    const Line* l = in.lines.peek(i);
    if (l == nullptr || (is_empty(*l) && !across)) break;
    if (is_empty(*l)) {
      ++paragraph;
      continue;
    }
    const Border kind = border(l->text());
    b.bordered = b.bordered || kind == Border::strong;
    if (kind == Border::strong) continue;
    auto row = row_of(*l);
    if (!row) {
      if (kind == Border::weak) continue;
      break;
    }
    const auto first = std::find_if(b.rows.begin(), b.rows.end(), [](const RowOfGroups& r) { return !r.weak; });
    if (kind == Border::none && first != b.rows.end() && !alike(*first, *row)) break;
    row->ahead = i;
    row->paragraph = paragraph;
    row->weak = kind == Border::weak;
    b.bordered = b.bordered || row->bordered;
    b.rows.push_back(std::move(*row));
  }
  return b;
}

inline Block without_weak(Block b) {
  std::erase_if(b.rows, [](const RowOfGroups& r) { return r.weak; });
  return b;
}

}  // namespace wholemeal::text
