#pragma once
// How a program wants to be spoken to, found out by trying.
#include "wholemeal/check/conversation.hpp"

namespace wholemeal::check {

namespace detail {
// Whether it answers the puzzle with one line, while its input stays open. One that has ended counts: that is a fault,
// but not one of the protocol.
inline bool answers(Process& p, const std::string& puzzle, const Program& program) {
  std::string words;
  p.send(puzzle + "\n");
  const Heard heard = p.line(words, program.due());
  return heard == Heard::closed ||
         (heard == Heard::words && p.line(words, Clock::now() + std::chrono::milliseconds{50}) == Heard::late);
}
inline bool answers_at_end(Process& p, const Program& program) {
  std::string words;
  p.close_input();
  return p.rest(words, program.due()) == Heard::words;
}
inline Protocol spoken(Program program, const std::string& grid, const std::string& wrong) {
  Process p{program.command};
  program.patience = std::min(program.patience, std::chrono::milliseconds{2000});
  const bool line = answers(p, grid, program) && !p.ended();
  const bool lines = line && answers(p, wrong, program) && (p.ended() || answers(p, grid, program));
  const bool never = !line && !p.ended() && !answers_at_end(p, program);
  p.root_out();
  return lines || never ? Protocol::lines : Protocol::input;
}
}  // namespace detail

// detect :: Program -> Grid -> Grid -> Protocol      tried on a right full grid and a wrong one, which take no time.
// Line by line: before its input ends it answers each with one line, or nothing even after it has ended.
inline Protocol detect(const Program& program, const std::string& grid, const std::string& wrong) {
  for (const auto& word : program.command)
    if (word.find("{}") != word.npos) return Protocol::arguments;
  return detail::spoken(program, grid, wrong);
}

}  // namespace wholemeal::check
