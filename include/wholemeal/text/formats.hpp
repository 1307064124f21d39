#pragma once
// The formats: each a name, how it is read, what it carries and how that is written. A new one is its header and a row.
#include "wholemeal/text/csv.hpp"
#include "wholemeal/text/cube.hpp"
#include "wholemeal/text/game.hpp"
#include "wholemeal/text/hodoku.hpp"
#include "wholemeal/text/sdk.hpp"
#include "wholemeal/text/url.hpp"

namespace wholemeal::text {

struct Format {
  std::string_view name, extension, about;
  std::size_t most;  // rows of the largest board it carries
  Attempt (*read)(Input&);
  Puzzle (*kept)(const Puzzle&);          // what it carries of a puzzle: read(write(kept(p))) == kept(p)
  std::string (*write)(const Puzzle&);    // of a kept puzzle
  std::string_view head = "", foot = "";  // of a file
};

// In the order in which they are tried; those with one reader stand together.
inline const Format formats[] = {
    {"csv", "csv", "a table with the columns puzzle, solution, label", 36, read_csv, kept_by_csv, write_csv,
     "puzzle,solution,label\n"},
    {"729", "txt", "N symbols a cell, digit k at place k", 36, read_cube, only_candidates, write_cube},
    {"line", "txt", "one puzzle a line, a label behind it", 36, read_line, kept_by_line, write_line},
    {"sdm", "sdm", "one puzzle a line, 0 for a blank", 36, read_line, only_givens, write_sdm},
    {"test", "txt", "puzzle:count:solution", 36, read_test_or_line, kept_by_testline, write_testline},
    {"hodoku", "txt", "HoDoKu's library: placed digits and deleted candidates", 9, read_hodoku, kept_by_hodoku,
     write_hodoku},
    {"sudokuwiki", "txt", "an address with ?bd=", 9, read_url, only_givens, write_sudokuwiki},
    {"sudokuexchange", "txt", "an address with ?s=", 9, read_url, only_givens, write_sudokuexchange},
    {"opensudoku", "opensudoku", "OpenSudoku's XML: placed digits and marks", 9, read_game, kept_by_game, write_game,
     "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n", "</opensudoku>\n"},
    {"sadman", "sdk", "[Puzzle] and [State]", 36, read_sdk, kept_by_sadman, write_sadman},
    {"sdk", "sdk", "rows, with author, level and others before them", 36, read_rows, kept_by_sdk, write_sdk},
    {"grid", "txt", "rows of symbols", 36, read_rows, only_givens, write_grid},
    {"borders", "txt", "rows with borders between the boxes", 36, read_rows, only_givens, write_borders},
    {"ss", "ss", "Simple Sudoku's borders", 36, read_rows, kept_by_ss, write_ss},
    {"pencil", "txt", "the candidates of each cell within borders", 36, read_rows, only_candidates, write_pencil},
    {"sdx", "sdx", "the candidates of each cell; u before a placed digit", 9, read_rows, kept_by_sdx, write_sdx},
    {"decimal", "txt", "rows of numbers", 36, read_rows, only_givens, write_decimal},
};

// format :: String -> Maybe Format   by its name
inline const Format* format(std::string_view name) {
  const auto at = std::find_if(std::begin(formats), std::end(formats), [&](const Format& f) { return f.name == name; });
  return at == std::end(formats) ? nullptr : &*at;
}

// written :: Format -> Puzzle -> Maybe String      nothing: the board is too large for it
inline std::optional<std::string> written(const Format& f, const Puzzle& p) {
  return p.shape.size() > f.most ? std::nullopt : std::optional{f.write(f.kept(p))};
}

// lost :: Format -> Puzzle -> [String]             what of the puzzle the format doesn't carry
inline std::vector<std::string> lost(const Format& f, const Puzzle& p) {
  const Puzzle k = f.kept(p);
  std::vector<std::string> parts;
  const auto part = [&](bool same, const char* name) {
    if (!same) parts.emplace_back(name);
  };
  part(k.givens == p.givens, "which digits are given");
  part(k.placed == p.placed, "the placed digits");
  part(!p.candidates || k.candidates == p.candidates, "the candidates");
  part(k.count == p.count, "the count");
  part(k.solution == p.solution, "the solution");
  part(k.label == p.label, "the label");
  part(k.notes == p.notes, "the notes");
  return parts;
}

// read :: Input -> Maybe Result      by the format asked for, or the first that takes the text
inline Attempt read_any(Input& in) {
  if (const Format* only = format(in.options.from)) return only->read(in);
  Attempt (*tried)(Input&) = nullptr;
  for (const Format& f : formats)
    if (f.read != std::exchange(tried, f.read))
      if (auto r = f.read(in)) return r;
  return std::nullopt;
}

// Takes a line that holds no puzzle and is no fault: empty, a comment, the head of a table, mark-up.
inline bool pass(Input& in) {
  const Line& l = *in.lines.peek();
  if (!in.element.empty()) return pass_markup(in);
  if (is_empty(l)) return in.lines.drop(), true;
  if (l.text()[0] == '#') return take_comment(in), true;
  return take_head(in) || pass_markup(in);
}

}  // namespace wholemeal::text
