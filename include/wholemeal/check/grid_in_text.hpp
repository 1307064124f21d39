#pragma once
// Grids in what a program writes: N*N symbols that stand together, or lines drawn with borders.
#include <algorithm>
#include <optional>
#include <vector>

#include "wholemeal/check/rules.hpp"

namespace wholemeal::check::detail {

// The words of a text apart, at spaces.
inline std::vector<std::string_view> split(std::string_view text, std::string_view at) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t start = text.find_first_not_of(at);
    if (start == text.npos) break;
    text.remove_prefix(start);
    parts.push_back(text.substr(0, text.find_first_of(at)));
    text.remove_prefix(parts.back().size());
  }
  return parts;
}

inline bool is_cell(char c, std::size_t n) { return rules::is_digit(c, n) || c == '.' || c == '_' || c == '0'; }

// A line of a drawn grid without its borders; nothing when it is something else than cells and borders.
inline std::optional<std::string> drawn_row(std::string_view line, std::size_t n) {
  std::string row;
  for (char c : line) {
    if (is_cell(c, n))
      row += c;
    else if (static_cast<unsigned char>(c) < 128 &&
             std::string_view{" \t\r|+-=*[](){},:;!\"'"}.find(c) == std::string_view::npos)
      return std::nullopt;  // bytes above are those of lines drawn in UTF-8
  }
  return row;
}

// N*N symbols that stand together: of several such words the first without a blank, and whether two of those differ.
inline std::string find_line(std::string_view text, std::size_t n, bool& differ) {
  std::string grid;
  bool full = false;
  for (std::string_view word : split(text, " \t\r\n,;:|\"'[]()")) {
    if (word.size() != n * n || !std::all_of(word.begin(), word.end(), [n](char c) { return is_cell(c, n); })) continue;
    const bool filled = std::all_of(word.begin(), word.end(), [n](char c) { return rules::is_digit(c, n); });
    differ = differ || (full && filled && word != grid);
    if (grid.empty() || (filled && !full)) grid = word, full = filled;
  }
  return grid;
}
// N lines of N symbols each between borders, one after another.
inline std::string find_drawing(std::string_view text, std::size_t n) {
  std::string grid;
  for (std::string_view line : split(text, "\n")) {
    const auto row = drawn_row(line, n);
    if (row && row->empty()) continue;
    if (row && row->size() == n * n) return *row;
    if (!row || row->size() != n)
      grid.clear();
    else
      grid += *row;
    if (grid.size() == n * n) return grid;
  }
  return "";
}

}  // namespace wholemeal::check::detail
