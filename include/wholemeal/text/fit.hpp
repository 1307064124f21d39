#pragma once
// Which board the rows of a block are: every reading is tried, the first that all its rows agree with is it.
#include "wholemeal/text/block.hpp"

namespace wholemeal::text {

// How a row is n cells: n groups; n symbols; n characters of which spaces are blanks; or n*n cells in one line.
enum class Reading { groups, symbols, spaces, line_of_groups, line_of_symbols };

struct Fit {
  Reading reading = Reading::symbols;
  std::size_t n = 0;
  std::size_t rows = 0;  // of the block that agree
  std::size_t wanted() const {
    return reading == Reading::line_of_groups || reading == Reading::line_of_symbols ? 1 : n;
  }
  bool whole() const { return rows >= wanted(); }
};

inline bool are_cells(const RowOfGroups& r, std::size_t n) {
  return std::all_of(r.groups.begin(), r.groups.end(), [n](const Group& g) { return is_cell(g.symbols, n); });
}

inline bool agrees(const RowOfGroups& r, Reading reading, std::size_t n) {
  switch (reading) {
    case Reading::groups: return r.groups.size() == n && are_cells(r, n);
    case Reading::symbols: return r.symbols == n;
    case Reading::spaces: return r.spaced.size() == n;
    case Reading::line_of_groups: return r.groups.size() == n * n && !r.bordered && are_cells(r, n);
    default: {
      const std::size_t each = r.groups[0].symbols.size();
      const bool cells = r.groups.size() == n && are_cells(r, n);
      return r.symbols == n * n && !r.bordered && r.even && !cells && (each == 1 || each == n || each == n * n);
    }
  }
}

// How many rows from the first on agree; across blank lines, only if they divide the board into its bands.
inline Fit fit(const Options& o, const Block& b, Reading reading, std::size_t n, bool across) {
  Fit f{reading, n, 0};
  const auto s = shape_of(o, n);
  if (!s) return f;
  const auto in_band = [&](std::size_t i) { return !across || b.rows[i].paragraph == i / s->rows; };
  while (f.rows < std::min(b.rows.size(), f.wanted()) && in_band(f.rows) && agrees(b.rows[f.rows], reading, n))
    ++f.rows;
  const bool runs_on = across && f.rows < b.rows.size() && b.rows[f.rows].paragraph + 1 == s->cols;
  return runs_on ? Fit{reading, n, 0} : f;
}

// Whether rows that could be small boards in one line each are rows of one.
inline bool are_rows(const Block& b, std::size_t n) {
  const std::size_t size = n * n;
  const auto large = [n](const RowOfGroups& r) {
    return std::any_of(r.groups.begin(), r.groups.end(), [n](const Group& g) { return too_large(g.symbols, n); });
  };
  const auto of_size = [size](const RowOfGroups& r) { return r.groups.size() == size || r.symbols == size; };
  if (size == 0 || size > max_size || b.rows.size() < size) return false;
  const auto first = b.rows.begin(), last = first + static_cast<std::ptrdiff_t>(size);
  const auto count = static_cast<std::size_t>(std::count_if(first, last, large));
  return std::all_of(first, last, of_size) && mostly_large(count, size, b.rows.size() == size);
}

// fits :: Options -> Block -> [Fit]  of the readings in order of preference
inline std::vector<Fit> fits(const Options& o, const Block& b, bool across) {
  if (b.rows.empty()) return {};
  const RowOfGroups& r = b.rows[0];
  const std::size_t line_of_symbols = root(r.symbols), line_of_groups = root(r.groups.size());
  std::vector<Fit> all;
  const bool lines = !across && o.from.empty();  // a format of rows is no line
  if (lines && !are_rows(b, line_of_symbols))
    all.push_back(fit(o, b, Reading::line_of_symbols, line_of_symbols, false));
  if (lines && !are_rows(b, line_of_groups)) all.push_back(fit(o, b, Reading::line_of_groups, line_of_groups, false));
  all.push_back(fit(o, b, Reading::groups, r.groups.size(), across));
  all.push_back(fit(o, b, Reading::symbols, r.symbols, across));
  all.push_back(fit(o, b, Reading::spaces, r.spaced.size(), across));
  return all;
}

// bestFit :: [Fit] -> Fit            the first whole one, else the one that goes farthest
inline Fit best_fit(const std::vector<Fit>& all) {
  const auto whole = std::find_if(all.begin(), all.end(), [](const Fit& f) { return f.n > 0 && f.whole(); });
  if (whole != all.end()) return *whole;
  const auto longest =
      std::max_element(all.begin(), all.end(), [](const Fit& a, const Fit& b) { return a.rows < b.rows; });
  return longest == all.end() ? Fit{} : *longest;
}

}  // namespace wholemeal::text
