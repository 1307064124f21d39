#pragma once
// Boards in rows, written: bare, with borders, with candidates, as numbers.
#include "wholemeal/text/kept.hpp"

namespace wholemeal::text {

// F4
inline std::string write_grid(const Puzzle& p) {
  std::string out;
  for (const auto& row : p.givens) {
    for (Digit d : row) out += symbol(d, p.givens.size());
    out += '\n';
  }
  return out;
}

// The rows of a board whose boxes have borders; `first`, `inner` and `last` are the lines between them.
inline std::string framed(const Matrix<std::string>& m, Shape s, const std::string& outer, const std::string& inner,
                          const std::string& last) {
  std::string out = outer + "\n";
  for (std::size_t i = 0; i < m.size(); ++i) {
    for (std::size_t j = 0; j < m.size(); ++j) out += (j % s.cols == 0 ? "|" : "") + m[i][j];
    out += "|\n" + (i + 1 == m.size() ? last + "\n" : (i + 1) % s.rows == 0 ? inner + "\n" : "");
  }
  return out;
}

// A border: a sign before each box of so many characters, and one at the end.
inline std::string ruled(char left, char middle, char right, std::size_t boxes, std::size_t wide) {
  std::string out(1, left);
  for (std::size_t i = 0; i < boxes; ++i) out += std::string(wide, '-') + (i + 1 < boxes ? middle : right);
  return out;
}

inline Matrix<std::string> signs(const Grid& g) {
  Matrix<std::string> m(g.size());
  for (std::size_t i = 0; i < g.size(); ++i)
    for (Digit d : g[i]) m[i].push_back(std::string{symbol(d, g.size())});
  return m;
}

// F5
inline std::string write_borders(const Puzzle& p) {
  const std::string rule = ruled('+', '+', '+', p.shape.rows, p.shape.cols);
  return framed(signs(p.givens), p.shape, rule, rule, rule);
}

// F8
inline std::string write_ss(const Puzzle& p) {
  const std::string rule = ruled('|', '+', '|', p.shape.rows, p.shape.cols),
                    outer = ruled('*', '-', '*', p.shape.rows, p.shape.cols);
  return framed(signs(p.givens), p.shape, outer, rule, outer) + (p.label.empty() ? "" : p.label + "\n");
}

// Every cell as wide as the widest, so that the columns stand below one another.
inline Matrix<std::string> padded(Matrix<std::string> m) {
  std::size_t widest = 0;
  for (const auto& row : m)
    for (const auto& s : row) widest = std::max(widest, s.size());
  for (auto& row : m)
    for (auto& s : row) s.insert(s.begin(), ' '), s.resize(widest + 2, ' ');
  return m;
}

inline Matrix<std::string> candidate_signs(const Matrix<Choices>& cs) {
  Matrix<std::string> m(cs.size());
  for (std::size_t i = 0; i < cs.size(); ++i)
    for (const Choices& c : cs[i]) m[i].push_back(spelt(c, cs.size()));
  return m;
}

// F9
inline std::string write_pencil(const Puzzle& p) {
  const auto m = padded(candidate_signs(start(p)));
  const std::string rule = ruled('+', '+', '+', p.shape.rows, p.shape.cols * m[0][0].size());
  return framed(m, p.shape, rule, rule, rule);
}

inline std::string spaced_out(const Matrix<std::string>& m) {
  std::string out;
  for (const auto& row : m)
    for (std::size_t j = 0; j < row.size(); ++j) out += row[j] + (j + 1 < row.size() ? " " : "\n");
  return out;
}

// F7: a digit that the solver placed has a u before it
inline std::string write_sdx(const Puzzle& p) {
  auto m = candidate_signs(start(p));
  for (std::size_t i = 0; i < m.size(); ++i)
    for (std::size_t j = 0; j < m.size(); ++j)
      if (!p.placed.empty() && !blank(p.placed[i][j])) m[i][j] = std::string{'u', symbol(p.placed[i][j], m.size())};
  return spaced_out(m);
}

// What F7 carries: a bare digit is given, so a single candidate counts as placed.
inline Puzzle kept_by_sdx(const Puzzle& p) {
  Puzzle k = only_givens(p);
  k.candidates = with_set(start(p), filled(p));
  k.placed = beyond(p.givens, p.placed.empty() ? blanks(p.givens.size()) : p.placed);
  for (std::size_t i = 0; i < k.placed.size(); ++i)
    for (std::size_t j = 0; j < k.placed.size(); ++j)
      if (blank(k.givens[i][j]) && (*k.candidates)[i][j].size() == 1) k.placed[i][j] = (*k.candidates)[i][j][0];
  if (k.placed == blanks(k.givens.size())) k.placed.clear();
  return k;
}

// F16: numbers
inline std::string write_decimal(const Puzzle& p) {
  Matrix<std::string> m(p.givens.size());
  for (std::size_t i = 0; i < m.size(); ++i)
    for (Digit d : p.givens[i]) m[i].push_back(blank(d) ? "." : std::to_string(static_cast<int>(d)));
  return spaced_out(m);
}

}  // namespace wholemeal::text
