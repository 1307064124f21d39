#pragma once
// A matrix of choices as people read it: the candidates of each cell in the cell, the boxes ruled off.
#include <vector>

#include "wholemeal/search.hpp"

namespace wholemeal::draw {

// A cell by row and column, from 0; by default no cell.
struct Cell {
  static constexpr std::size_t nowhere = ~std::size_t{0};
  std::size_t row = nowhere, col = nowhere;
  constexpr bool some() const { return row != nowhere; }
  friend constexpr bool operator==(Cell, Cell) = default;
};

// cellName :: Cell -> String           r3c4, from 1
inline std::string cell_name(Cell c) { return "r" + std::to_string(c.row + 1) + "c" + std::to_string(c.col + 1); }

// spelt :: Int -> Choices -> String      the symbols of the choices, {} for none
inline std::string spelt(const Choices& ds, std::size_t n) {
  std::string s;
  for (Digit d : ds) s += symbol(d, n);
  return s.empty() ? "{}" : s;
}

namespace detail {
inline std::string padded(std::string s, std::size_t width) { return s.append(width - std::min(width, s.size()), ' '); }
inline std::string rule(Shape s, const std::vector<std::size_t>& widths) {
  std::string line;
  for (std::size_t j = 0; j < widths.size(); ++j) {
    if (j > 0) line += j % s.cols == 0 ? "-+-" : "-";
    line += std::string(widths[j], '-');
  }
  return line + '\n';
}
}  // namespace detail

// pencilled :: Shape -> Matrix Choices -> Cell -> String      N lines and rules; the marked cell stands in [ ]
inline std::string pencilled(Shape s, const Board& m, Cell marked = {}) {
  Matrix<std::string> words;
  for (std::size_t i = 0; i < m.size(); ++i) {
    words.emplace_back();
    for (std::size_t j = 0; j < m[i].size(); ++j)
      words[i].push_back(Cell{i, j} == marked ? "[" + spelt(m[i][j], m.size()) + "]" : spelt(m[i][j], m.size()));
  }
  std::vector<std::size_t> widths(m.size());
  for (const auto& row : words)
    for (std::size_t j = 0; j < row.size(); ++j) widths[j] = std::max(widths[j], row[j].size());
  std::string picture;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && i % s.rows == 0) picture += detail::rule(s, widths);
    std::string line;
    for (std::size_t j = 0; j < words[i].size(); ++j)
      line += (j == 0 ? "" : j % s.cols == 0 ? " | " : " ") + detail::padded(words[i][j], widths[j]);
    picture += line.erase(line.find_last_not_of(' ') + 1) + '\n';
  }
  return picture;
}

}  // namespace wholemeal::draw
