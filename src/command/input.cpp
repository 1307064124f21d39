#include "command/input.hpp"

#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "command/verb.hpp"

namespace wholemeal::command {
namespace {

// Whether an argument that names no file is meant as a puzzle: an address that holds one, or long enough and without
// what only file names have.
bool looks_like_puzzle(const std::string& s) {
  if (s.find("://") != std::string::npos) return true;
  return s.size() >= 16 && s.find('/') == std::string::npos && s.find(".txt") == std::string::npos &&
         s.find(".sd") == std::string::npos;
}

bool read_all(text::Reader reader, const std::string& source, const std::function<bool(const Item&)>& each) {
  while (auto result = reader.next())
    if (!each({source, std::move(*result)})) return false;
  return true;
}
// While it waits for standard input, Ctrl-C ends the program.
bool read_standard_input(text::Reader reader, const std::function<bool(const Item&)>& each) {
  for (;;) {
    leave_interrupt();
    auto result = reader.next();
    catch_interrupt();
    if (!result) return true;
    if (!each({"-", std::move(*result)})) return false;
  }
}

bool read_source(const std::string& source, const text::Options& options,
                 const std::function<bool(const Item&)>& each) {
  namespace fs = std::filesystem;
  std::error_code unknown;
  if (source == "-") leave_interrupt();
  if (source == "-") return read_standard_input(text::Reader{std::cin, options}, each);
  if (fs::is_directory(source, unknown))
    return each({source, text::Error{0, 0, "is a directory, not a file of puzzles"}});
  if (!fs::exists(source, unknown) && looks_like_puzzle(source))
    return read_all(text::Reader{source, options}, "argument", each);
  std::ifstream file(source, std::ios::binary);
  if (!file) return each({source, text::Error{0, 0, std::string("can't be read: ") + std::strerror(errno)}});
  return read_all(text::Reader{file, options}, source, each);
}

}  // namespace

bool each_puzzle(const std::vector<std::string>& sources, const text::Options& options,
                 const std::function<bool(const Item&)>& each) {
  catch_interrupt();
  for (const std::string& source : sources)
    if (!read_source(source, options, each)) return false;
  return true;
}

void no_puzzles(Exit& exit) {
  if (interrupted) return;
  std::cerr << "wholemeal: 0 puzzles: the input is empty\n";
  exit.raise(2);
}

std::string wording(const std::string& source, const text::Error& error) {
  const std::string name = source.empty() ? "''" : source;
  if (error.line == 0) return name + ": " + error.message;
  return name + ":" + std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

}  // namespace wholemeal::command
