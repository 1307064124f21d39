#pragma once
// What a program comes to when it is asked: its words, or why there are none.
#include "wholemeal/check/program.hpp"
#include "wholemeal/check/verdict.hpp"

namespace wholemeal::check {

// What a program said to one puzzle, or the verdict it has without a word being read. With a text, `why` is an exit
// status: a crash if the text means nothing.
struct Reply {
  std::string text = "";
  Verdict failure = Verdict::agrees;
  std::string why = "";
  bool by_signal = false;
};

// signal_name :: Status -> String        the signal that ended a program, itself or by way of a shell; empty: none did
inline std::string signal_name(int status) {
  int s = 0;
  if (WIFSIGNALED(status)) s = WTERMSIG(status);
  if (WIFEXITED(status) && WEXITSTATUS(status) > 128 && WEXITSTATUS(status) <= 128 + 31) s = WEXITSTATUS(status) - 128;
  if (s == 0) return "";
  const char* name = ::sigabbrev_np(s);
  return name != nullptr ? std::string{"SIG"} + name : "signal " + std::to_string(s);
}

namespace detail {

// The last line that it wrote on standard error.
inline std::string last_line(Process& p) {
  std::string s = p.complaint();
  while (!s.empty() && s.back() == '\n') s.pop_back();
  if (const auto line = s.rfind('\n'); line != s.npos) s.erase(0, line + 1);
  return s.substr(0, 200);
}
inline std::string last_words(Process& p) {
  const std::string s = last_line(p);
  return s.empty() ? "" : ": " + s;
}
inline Reply flooded() {
  return {"", Verdict::malformed, "more than " + std::to_string(Process::most) + " bytes for one answer"};
}

}  // namespace detail

// complaint :: Process -> String         what it said on standard error, unless that tells of an error of its own
inline std::string complaint(Process& p) {
  for (std::string_view trace : {"Traceback", "Error:", "Exception", "panic"})
    if (p.complaint().find(trace) != std::string::npos) return "";
  return detail::last_line(p);
}

// ending :: Process -> Time -> Reply     why a program that closed its output is at fault; nothing when it ended well
inline Reply ending(Process& p, Moment deadline) {
  const auto status = p.status(deadline);
  if (!status) return {"", Verdict::timeout, "it closed its output, but doesn't end"};
  if (const std::string s = signal_name(*status); !s.empty())
    return {"", Verdict::crash, "it was ended by " + s + detail::last_words(p), true};
  if (WEXITSTATUS(*status) != 0)
    return {"", Verdict::crash, "exit status " + std::to_string(WEXITSTATUS(*status)) + detail::last_words(p)};
  return {};
}
// silence :: Process -> Heard -> Program -> Reply    what is wrong when there are no words
inline Reply silence(Process& p, Heard heard, const Program& program) {
  if (heard == Heard::late)
    return {"", Verdict::timeout, "no answer in " + std::to_string(program.patience.count()) + " ms"};
  if (heard == Heard::flood) return detail::flooded();
  Reply r = ending(p, program.due());
  if (r.failure == Verdict::agrees) r = {"", Verdict::malformed, "it ended without an answer"};
  return r;
}

}  // namespace wholemeal::check
