#pragma once
// What the tests of text share: a whole text read at once.
#include <string>
#include <vector>

#include "wholemeal/text/reader.hpp"

namespace reading {

using namespace wholemeal;

inline const std::string puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Read {
  std::vector<text::Puzzle> puzzles = {};
  std::vector<text::Error> errors = {};
};
inline Read all(text::Reader reader) {
  Read r;
  while (auto next = reader.next()) {
    if (auto* p = std::get_if<text::Puzzle>(&*next))
      r.puzzles.push_back(std::move(*p));
    else
      r.errors.push_back(std::get<text::Error>(*next));
  }
  return r;
}
inline Read all(const std::string& s, const text::Options& o = {}) { return all(text::Reader{s, o}); }

inline std::vector<std::string> lines(const Read& r) {
  std::vector<std::string> out;
  for (const auto& p : r.puzzles) out.push_back(line(p.givens));
  return out;
}

// The puzzle as rows, with something between the cells, the bands, and at the ends of rows.
inline std::string in_rows(const std::string& cells, const std::string& between = "", const std::string& band = "",
                           const std::string& end = "\n") {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    out += cells[i];
    out += (i + 1) % 9 == 0 ? end : between;
    if ((i + 1) % 27 == 0 && i + 1 < cells.size()) out += band;
  }
  return out;
}

inline std::string replaced(std::string s, char from, const std::string& to) {
  for (std::size_t i = 0; i < s.size(); ++i)
    if (s[i] == from) {
      s.replace(i, 1, to);
      i += to.size() - 1;
    }
  return s;
}

}  // namespace reading
