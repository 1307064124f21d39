#pragma once
// What reading gives: a puzzle, or where the text is no puzzle and what was expected there.
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/grid.hpp"

namespace wholemeal::text {

// A puzzle as a file tells it. What the file doesn't say is empty.
struct Puzzle {
  Shape shape;
  Grid givens;                                             // blank where nothing is given
  Grid placed;                                             // digits the solver has placed; no rows: none
  std::optional<Matrix<Choices>> candidates;               // of every cell, a given one's its digit: where to start
  std::optional<std::size_t> count;                        // how many solutions the file says there are
  std::optional<Grid> solution;                            // the solution the file says it has
  std::string label;                                       // free text after the puzzle, or its name
  std::vector<std::pair<std::string, std::string>> notes;  // what else the file says of it: name and value
  std::string warning;                                     // how a doubtful text was taken; for standard error
  std::size_t line = 1;                                    // where it starts
  std::size_t column = 1;

  // Equal as puzzles: wherever and however they were read.
  friend bool operator==(const Puzzle& a, const Puzzle& b) {
    return a.shape == b.shape && a.givens == b.givens && a.placed == b.placed && a.candidates == b.candidates &&
           a.count == b.count && a.solution == b.solution && a.label == b.label && a.notes == b.notes;
  }
};

// What is wrong, where (both from 1; a column is a character, not a byte), and what was expected.
struct Error {
  std::size_t line = 1;
  std::size_t column = 1;
  std::string message;
  friend bool operator==(const Error&, const Error&) = default;
};

using Result = std::variant<Puzzle, Error>;
using Attempt = std::optional<Result>;  // nothing: the text is of another format, or there is no more

// blanks :: Int -> Grid              the empty board of n rows
inline Grid blanks(std::size_t n) { return Grid(n, Row<Digit>(n, Digit{0})); }

}  // namespace wholemeal::text
