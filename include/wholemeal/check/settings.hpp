#pragma once
// What a run is to do: the program, what is expected of it, the puzzles.
#include "wholemeal/check/conversation.hpp"
#include "wholemeal/check/shrink.hpp"

namespace wholemeal::check {

struct Settings {
  Program program;  // its time is that of the whole run
  Expect expect = Expect::solve;
  Box box;
  std::vector<Kind> kinds{check::kinds.begin(), check::kinds.end()};
  bool garbled = true;  // lines that are no puzzles too
  Words words;
  std::size_t cases = 2000;
  std::uint64_t seed = 1;
  std::vector<Puzzle> given;                                 // to be tried first
  std::function<bool()> interrupted = [] { return false; };  // whether to stop
};

// most :: Expect -> Int              how far solutions are counted
constexpr std::uint64_t most(Expect e) { return e == Expect::count ? 1000 : 2; }

// What else a fault needs: puzzles before and after it in the same process, and how the input ends.
struct Setting {
  std::vector<std::string> before, after;
  After ending = After::end;
};

}  // namespace wholemeal::check
