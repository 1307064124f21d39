#pragma once
// How puzzles get to a program and its answers back: one process kept alive, a line each way, or a process a puzzle.
#include <memory>

#include "wholemeal/check/reply.hpp"

namespace wholemeal::check {

// Whether the input goes on after some puzzles, ends, or ends without the last line's end.
enum class After { more, end, bare_end };

namespace detail {
inline std::vector<std::string> filled_in(std::vector<std::string> command, const std::string& puzzle) {
  for (std::string& word : command)
    for (auto at = word.find("{}"); at != std::string::npos; at = word.find("{}", at + puzzle.size()))
      word.replace(at, 2, puzzle);
  return command;
}
}  // namespace detail

// Whatever a puzzle does to the program, the next finds one that runs.
class Conversation {
 public:
  explicit Conversation(const Program& program) : program_(program) {}
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;
  ~Conversation() { end(); }

  // ask :: [String] -> [Reply]             fewer replies than puzzles: the program's time is over
  std::vector<Reply> ask(const std::vector<std::string>& puzzles, After after = After::more) {
    put(puzzles, after);
    return take();
  }
  // The same in two steps, so that something can be done while the program works.
  void put(const std::vector<std::string>& puzzles, After after = After::more) {
    pending_ = puzzles;
    after_ = after;
    if (program_.protocol == Protocol::lines) send_from(0);
  }
  std::vector<Reply> take() {
    std::vector<Reply> replies;
    for (std::size_t i = 0; i < pending_.size(); ++i) {
      Reply r = program_.protocol == Protocol::lines ? next_line(i) : alone(pending_[i]);
      if (program_.over()) return replies;  // what is late now wasn't waited for as it should be
      replies.push_back(std::move(r));
    }
    if (after_ != After::more && process_ && !replies.empty()) finish(replies.back());
    return replies;
  }
  // The number of puzzles that the running process has been sent.
  std::size_t sent() const { return process_ ? sent_ : 0; }
  // Ends the program, and what it started.
  void end() {
    if (process_) process_->root_out();
    process_.reset();
    sent_ = 0;
  }

 private:
  void send_from(std::size_t first) {
    if (!process_) process_ = std::make_unique<Process>(program_.command), sent_ = 0;
    for (std::size_t i = first; i < pending_.size(); ++i) {
      process_->send(pending_[i]);
      if (after_ != After::bare_end || i + 1 < pending_.size()) process_->send("\n");
    }
    sent_ += pending_.size() - first;
    if (after_ != After::more) process_->close_input();
  }
  Reply next_line(std::size_t i) {
    Reply r;
    const Heard heard = process_->line(r.text, program_.due());
    if (heard == Heard::words) return r;
    r = silence(*process_, heard, program_);
    end();
    if (i + 1 < pending_.size()) send_from(i + 1);
    return r;
  }
  // At the end of the input there must be no more words, and no crash.
  void finish(Reply& reply) {
    std::string more;
    const Heard heard = process_->rest(more, program_.due());
    if (heard == Heard::flood || more.find_first_not_of(" \t\r\n") != more.npos)
      reply.failure = Verdict::malformed, reply.why = "more lines than puzzles: " + more.substr(0, 80);
    else if (heard == Heard::late && !program_.over())
      reply.failure = Verdict::timeout, reply.why = "it doesn't end when its input has ended";
    else if (auto ended = ending(*process_, program_.due()); ended.by_signal)
      reply.failure = ended.failure, reply.why = ended.why, reply.by_signal = true;
    end();
  }
  // One puzzle, one process. It may answer by its words and an exit status, by words on standard error only, or, where
  // there is no solution, without a word: that is for who reads the reply.
  Reply alone(const std::string& puzzle) {
    Process p{detail::filled_in(program_.command, puzzle)};
    if (program_.protocol == Protocol::input) p.send(puzzle + (after_ == After::bare_end ? "" : "\n"));
    p.close_input();
    std::string words;
    const auto deadline = program_.due();
    const Heard heard = p.rest(words, deadline);
    if (heard == Heard::late || heard == Heard::flood) return p.root_out(), silence(p, heard, program_);
    Reply r = ending(p, deadline);
    if (r.failure == Verdict::timeout) p.root_out();
    if (r.failure == Verdict::crash && !r.by_signal) {
      r.failure = Verdict::agrees;
      if (words.empty()) words = complaint(p);
    }
    r.text = std::move(words);
    return r;
  }

  Program program_;
  std::unique_ptr<Process> process_;
  std::vector<std::string> pending_;
  std::size_t sent_ = 0;
  After after_ = After::more;
};

}  // namespace wholemeal::check
