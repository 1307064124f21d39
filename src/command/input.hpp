#pragma once
// Puzzles from where the user says: files, - for standard input, or puzzles as arguments.
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "command/verb.hpp"
#include "wholemeal/text/reader.hpp"

namespace wholemeal::command {

// One puzzle of the input, or what is wrong with it, and the source it comes from: a file's name, - or "argument".
struct Item {
  std::string source;
  std::variant<text::Puzzle, text::Error> what;
};

// Calls `each` for every puzzle and error of every source in turn, until it answers false. True when all were read.
bool each_puzzle(const std::vector<std::string>& sources, const text::Options& options,
                 const std::function<bool(const Item&)>& each);

// Tells that there was no puzzle in the input.
void no_puzzles(Exit& exit);

// source:line:column: message, as compilers write it.
std::string wording(const std::string& source, const text::Error& error);

}  // namespace wholemeal::command
