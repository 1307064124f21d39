#pragma once
// The program that is tried: how it is started and spoken to, and how long it may take.
#include "wholemeal/check/process.hpp"

namespace wholemeal::check {

// lines: one process, a line a puzzle. input: a process a puzzle, which it reads. arguments: likewise, for {}.
enum class Protocol { automatic, lines, input, arguments };
inline constexpr std::array<std::string_view, 4> protocols{"auto", "lines", "input", "arguments"};

struct Program {
  std::vector<std::string> command;
  Protocol protocol = Protocol::automatic;
  std::chrono::milliseconds patience{2000};  // for one answer
  Moment until = Moment::max();              // nothing is waited for any longer
  Moment due() const { return std::min(Clock::now() + patience, until); }
  bool over() const { return Clock::now() >= until; }
};

}  // namespace wholemeal::check
