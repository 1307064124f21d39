#pragma once
// How a program wants to be spoken to, found out by trying.
#include "wholemeal/check/conversation.hpp"

namespace wholemeal::check {

namespace detail {
inline Protocol spoken(Process& p, const std::string& puzzle, std::chrono::milliseconds patience) {
  std::string words;
  const auto soon = [&](int ms) { return Clock::now() + std::min(patience, std::chrono::milliseconds{ms}); };
  p.send(puzzle + "\n");
  const Heard first = p.line(words, soon(2000));
  if (first == Heard::words) {
    if (p.line(words, soon(50)) != Heard::late) return Protocol::input;  // it says more, or nothing more
    p.send(puzzle + "\n");
    return p.line(words, soon(2000)) == Heard::words ? Protocol::lines : Protocol::input;
  }
  if (first != Heard::late) return Protocol::input;
  p.close_input();
  return p.rest(words, soon(2000)) == Heard::words ? Protocol::input : Protocol::lines;
}
}  // namespace detail

// detect :: Program -> String -> Protocol      of a puzzle that every program can solve. Line by line: it answers
// before its input ends, and then another.
inline Protocol detect(const Program& program, const std::string& puzzle) {
  for (const auto& word : program.command)
    if (word.find("{}") != word.npos) return Protocol::arguments;
  Process p{program.command};
  const Protocol found = detail::spoken(p, puzzle, program.patience);
  p.root_out();
  return found;
}

}  // namespace wholemeal::check
