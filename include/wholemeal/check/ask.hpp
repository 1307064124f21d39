#pragma once
// Asking a program about a case: in a process of its own, with what before and after it, and what the answer is worth.
#include "wholemeal/check/settings.hpp"

namespace wholemeal::check {

class Asking {
 public:
  explicit Asking(const Settings& s) : s_(s) {}

  // judged :: Case -> Reply -> Judgement
  Judgement judged(const Case& c, const Reply& r) const {
    const std::string expected = c.truth.count == 1 ? c.truth.first : detail::in_words(c.truth);
    if (c.kind == Kind::garbled && !r.by_signal && r.failure != Verdict::timeout) return {};
    if (r.failure != Verdict::agrees) return {r.failure, r.why, expected};
    const Answer a = read(r.text);
    if (!r.why.empty() && !a.understood()) return {Verdict::crash, r.why, expected};
    return judge(s_.expect, c.puzzle, c.truth, a);
  }
  // The same of one of the replies; where time was over before it, nothing is known.
  Judgement judged(const Case& c, const std::vector<Reply>& replies, std::size_t i = 0,
                   std::string* got = nullptr) const {
    if (i >= replies.size()) return {};
    if (got != nullptr) *got = replies[i].text;
    return judged(c, replies[i]);
  }
  bool differ(const std::string& a, const std::string& b) const {
    const Answer x = read(a), y = read(b);
    return x.grid != y.grid || x.none != y.none || x.several != y.several || x.count != y.count;
  }

  // The program with its patience, so many times or a part of it, up to some time.
  Program patient(int times, Moment until = Moment::max(), int part = 1) const {
    Program p = s_.program;
    p.patience = std::max(p.patience * times / part, std::min(p.patience, std::chrono::milliseconds{100}));
    p.until = std::min(p.until, until);
    return p;
  }
  // What a case comes to in a process of its own.
  Judgement alone(const Program& program, const Case& c, const Setting& with, std::string* got = nullptr) const {
    auto puzzles = with.before;
    puzzles.push_back(c.puzzle.cells);
    puzzles.insert(puzzles.end(), with.after.begin(), with.after.end());
    return judged(c, Conversation{program}.ask(puzzles, with.ending), with.before.size(), got);
  }
  // With four times the patience: what is late then is late indeed.
  Judgement alone(const Case& c, const Setting& with, std::string* got = nullptr) const {
    return alone(patient(4), c, with, got);
  }
  // Whether its answers to one puzzle, asked again and again, differ.
  bool wavers(const Case& c, Moment until = Moment::max()) const {
    for (int processes = 0; processes < 2; ++processes) {
      const auto replies = Conversation{patient(1, until)}.ask(std::vector<std::string>(8, c.puzzle.cells));
      for (const Reply& r : replies)
        if (differ(r.text, replies[0].text)) return true;
    }
    return false;
  }

 private:
  Answer read(const std::string& text) const {
    return answer(s_.words, static_cast<std::size_t>(s_.box.digits()), text);
  }
  Settings s_;
};

}  // namespace wholemeal::check
