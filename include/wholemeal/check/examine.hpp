#pragma once
// A fault looked at more closely: whether it shows again, with what before and after it, and on how small a puzzle.
#include "wholemeal/check/settings.hpp"

namespace wholemeal::check {

// What was found: the smallest case with it, what it was shrunk from, and what the program said.
struct Fault {
  Case shown, found;
  Judgement judgement;
  std::string got;
  Setting setting;
};

class Examiner {
 public:
  explicit Examiner(const Settings& s) : s_(s), hasty_(hasty(s.program)), probe_(s.program) {}

  // judged :: Case -> Reply -> Judgement
  Judgement judged(const Case& c, const Reply& r) const {
    const std::string expected = c.truth.count == 1 ? c.truth.first : detail::in_words(c.truth);
    if (c.kind == Kind::garbled && !r.by_signal && r.failure != Verdict::timeout) return {};
    if (r.failure != Verdict::agrees) return {r.failure, r.why, expected};
    const Answer a = read(r.text);
    if (!r.why.empty() && !a.understood()) return {Verdict::crash, r.why, expected};
    return judge(s_.expect, c.puzzle, c.truth, a);
  }
  bool differ(const std::string& a, const std::string& b) const {
    const Answer x = read(a), y = read(b);
    return x.grid != y.grid || x.none != y.none || x.several != y.several || x.count != y.count;
  }
  // What a case comes to in a process of its own.
  Judgement alone(const Case& c, const Setting& with, std::string* got = nullptr) const {
    return alone(s_.program, c, with, got);
  }
  // Whether its answers to one puzzle, asked again and again, differ.
  bool wavers(const Case& c) const {
    for (int processes = 0; processes < 2; ++processes) {
      Conversation fresh{s_.program};
      const auto replies = fresh.ask(std::vector<std::string>(8, c.puzzle.cells));
      for (const Reply& r : replies)
        if (differ(r.text, replies[0].text)) return true;
    }
    return false;
  }

  // The whole examination, of something found in a conversation. It takes seconds: three, and a few timeouts.
  Fault operator()(const Case& c, const Judgement& j, const std::string& got, const Setting& around) {
    end_ = Clock::now() + std::chrono::seconds{3} + s_.program.patience;
    Fault f{c, c, j, got, {{}, {}, around.ending}};
    if (c.kind == Kind::garbled) return f;
    if (j.verdict == Verdict::nondeterministic) return shrunk(f, [this](const Case& x) { return wavers(x); });
    if (j.verdict == Verdict::timeout) f.setting.ending = After::more;
    const Judgement again = alone(c, f.setting, &f.got);
    if (again.verdict == Verdict::agrees) return f.got = got, in_company(f, around);
    f.judgement = again;
    return shrunk(f, shows(again.verdict, f));
  }

 private:
  // With less patience: enough to look for a smaller puzzle that takes too long, and is then tried with all of it.
  static Program hasty(Program p) {
    p.patience = std::max(p.patience / 4, std::min(p.patience, std::chrono::milliseconds{100}));
    return p;
  }
  Judgement alone(const Program& program, const Case& c, const Setting& with, std::string* got) const {
    auto puzzles = with.before;
    puzzles.push_back(c.puzzle.cells);
    puzzles.insert(puzzles.end(), with.after.begin(), with.after.end());
    Conversation fresh{program};
    const Reply r = fresh.ask(puzzles, with.ending)[with.before.size()];
    if (got != nullptr) *got = r.text;
    return judged(c, r);
  }
  Answer read(const std::string& text) const {
    return answer(s_.words, static_cast<std::size_t>(s_.box.digits()), text);
  }
  bool more() const { return Clock::now() < end_ && !s_.interrupted(); }

  // By a process that is kept alive where that shows it too, else each time by a new one.
  Shows shows(Verdict v, const Fault& f) {
    const auto kept = [this, v](const Case& c) { return judged(c, probe_.ask({c.puzzle.cells}).front()).verdict == v; };
    if (f.setting.ending == After::end && kept(f.found)) return kept;
    const Program& program = v == Verdict::timeout ? hasty_ : s_.program;
    return
        [this, v, &program, with = f.setting](const Case& c) { return alone(program, c, with, nullptr).verdict == v; };
  }
  Fault shrunk(Fault f, const Shows& shows) {
    f.shown = shrink(shows, f.found, most(s_.expect), [this] { return more(); });
    probe_.end();
    if (f.judgement.verdict == Verdict::nondeterministic || f.shown.puzzle == f.found.puzzle) return f;
    std::string got;
    const Judgement last = alone(f.shown, f.setting, &got);
    if (last.verdict == f.judgement.verdict)
      f.judgement = last, f.got = got;
    else
      f.shown = f.found;
    return f;
  }
  // It shows in company only: with the fewest puzzles before it, else with some after it, else not for certain. An
  // answer that comes in time when it is waited for once more is an answer.
  Fault in_company(Fault f, const Setting& around) {
    const Verdict v = f.judgement.verdict;
    for (std::size_t n = 1; n < 2 * around.before.size() && more(); n *= 2) {
      const auto k = static_cast<std::ptrdiff_t>(std::min(n, around.before.size()));
      const Setting with{{around.before.end() - k, around.before.end()}, {}, f.setting.ending};
      if (alone(f.found, with).verdict == v) return alongside(f, fewer(f.found, with, v));
    }
    for (std::size_t n = 1; n < 2 * around.after.size() && more(); n *= 2) {
      const auto k = static_cast<std::ptrdiff_t>(std::min(n, around.after.size()));
      const Setting with{{}, {around.after.begin(), around.after.begin() + k}, f.setting.ending};
      if (alone(f.found, with).verdict == v) return alongside(f, with);
    }
    if (v == Verdict::timeout) return f.judgement = {}, f;
    f.judgement.why = "once it did this, and then no more: " + f.judgement.why;
    if (v != Verdict::crash) f.judgement.verdict = Verdict::nondeterministic;
    return f;
  }
  Setting fewer(const Case& c, Setting with, Verdict v) const {
    for (std::size_t i = 0; i < with.before.size() && more();) {
      Setting less = with;
      less.before.erase(less.before.begin() + static_cast<std::ptrdiff_t>(i));
      if (!less.before.empty() && alone(c, less).verdict == v)
        with = less;
      else
        ++i;
    }
    return with;
  }
  Fault alongside(Fault f, Setting with) const {
    f.setting = std::move(with);
    f.judgement = alone(f.found, f.setting, &f.got);
    f.judgement.why += f.setting.after.empty()
                           ? "; alone it is right: something is left over from the puzzles before it"
                           : "; alone it is right: with others after it, answers come in another order";
    return f;
  }

  Settings s_;
  Program hasty_;
  Conversation probe_;
  Moment end_{};
};

}  // namespace wholemeal::check
