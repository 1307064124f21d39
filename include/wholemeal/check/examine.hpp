#pragma once
// A fault looked at more closely: whether it shows again, with what before and after it, and on how small a puzzle.
#include "wholemeal/check/ask.hpp"

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
  explicit Examiner(const Settings& s) : s_(s), ask_(s), spare_((s.program.until - Clock::now()) / 2) {}

  // The whole examination, of something found in a conversation: it is asked once more, then looked into for at most
  // three seconds, and in all of a run for half of its time. Nothing: there was no time to make sure of it.
  std::optional<Fault> operator()(const Case& c, const Judgement& j, const std::string& got, const Setting& around) {
    Fault f{c, c, j, got, {{}, {}, around.ending}};
    if (j.verdict == Verdict::timeout && c.kind != Kind::garbled) f.setting.ending = After::more;
    std::string words;
    Judgement again = j.verdict == Verdict::nondeterministic ? j : ask_.alone(c, f.setting, &words);
    if (again.verdict == Verdict::agrees && f.setting.ending == After::more)
      if (const auto closed = ask_.alone(c, {{}, {}, After::end}, &words); closed.verdict == Verdict::malformed)
        f.setting.ending = After::end, again = closed;  // a line too many, that stands where the next answer should
    const bool shows = again.verdict != Verdict::agrees;
    if (!shows && j.verdict == Verdict::timeout && s_.program.over()) return std::nullopt;
    if (shows && again.verdict != Verdict::nondeterministic) f.judgement = again, f.got = words;
    if (shows && c.kind == Kind::garbled) return f;
    const auto start = Clock::now();
    end_ = start + std::min<Clock::duration>(std::chrono::seconds{3}, spare_ / 2);
    f = shows ? shrunk(std::move(f)) : in_company(std::move(f), around);
    spare_ -= Clock::now() - start;
    return f;
  }

 private:
  bool more() const { return Clock::now() < end_ && !s_.program.over() && !s_.interrupted(); }

  // By a process that is kept alive where that shows it too, else each time by a new one. A quarter of the patience
  // will do to look for a smaller puzzle that takes too long, which is then tried with all of it.
  Shows shows(const Fault& f) const {
    const Verdict v = f.judgement.verdict;
    if (v == Verdict::nondeterministic) return [this](const Case& c) { return ask_.wavers(c, end_); };
    const auto talk = std::make_shared<Conversation>(ask_.patient(1, end_));
    const auto kept = [=, this](const Case& c) { return ask_.judged(c, talk->ask({c.puzzle.cells})).verdict == v; };
    if (f.setting.ending == After::end && kept(f.found)) return kept;
    const Program program = ask_.patient(1, end_, v == Verdict::timeout ? 4 : 1);
    return [=, this, with = f.setting](const Case& c) { return ask_.alone(program, c, with).verdict == v; };
  }
  Fault shrunk(Fault f) const {
    f.shown = shrink(shows(f), f.found, most(s_.expect), [this] { return more(); });
    const bool whole = more();
    if (f.judgement.verdict != Verdict::nondeterministic && f.shown.puzzle != f.found.puzzle) {
      std::string got;
      const Judgement last = ask_.alone(s_.program, f.shown, f.setting, &got);
      if (last.verdict == f.judgement.verdict)
        f.judgement = last, f.got = got;
      else
        f.shown = f.found;
    }
    if (!whole) f.judgement.why += "; there was no time to look for the smallest puzzle";
    return f;
  }
  // It shows in company only: with the fewest puzzles before it, else with some after it, else not for certain. An
  // answer that came in time when it was waited for longer is an answer.
  Fault in_company(Fault f, const Setting& around) const {
    const Verdict v = f.judgement.verdict;
    for (std::size_t n = 1; n < 2 * around.before.size() && more(); n *= 2) {
      const auto k = static_cast<std::ptrdiff_t>(std::min(n, around.before.size()));
      const Setting with{{around.before.end() - k, around.before.end()}, {}, f.setting.ending};
      if (shows_with(f.found, with, v)) return alongside(f, fewer(f.found, with, v));
    }
    for (std::size_t n = 1; n < 2 * around.after.size() && more(); n *= 2) {
      const auto k = static_cast<std::ptrdiff_t>(std::min(n, around.after.size()));
      const Setting with{{}, {around.after.begin(), around.after.begin() + k}, f.setting.ending};
      if (shows_with(f.found, with, v)) return alongside(f, with);
    }
    if (v == Verdict::timeout) return f.judgement = {}, f;
    if (!more()) return f.judgement.why += "; there was no time to see whether it does this again", f;
    f.judgement.why = "once it did this, and then no more: " + f.judgement.why;
    if (v != Verdict::crash) f.judgement.verdict = Verdict::nondeterministic;
    return f;
  }
  bool shows_with(const Case& c, const Setting& with, Verdict v) const {
    return ask_.alone(ask_.patient(v == Verdict::timeout ? 4 : 1, end_), c, with).verdict == v;
  }
  Setting fewer(const Case& c, Setting with, Verdict v) const {
    for (std::size_t i = 0; i < with.before.size() && more();) {
      Setting less = with;
      less.before.erase(less.before.begin() + static_cast<std::ptrdiff_t>(i));
      if (!less.before.empty() && shows_with(c, less, v))
        with = less;
      else
        ++i;
    }
    return with;
  }
  Fault alongside(Fault f, Setting with) const {
    f.setting = std::move(with);
    const Judgement last = ask_.alone(f.found, f.setting, &f.got);
    if (last.verdict == f.judgement.verdict) f.judgement = last;
    f.judgement.why += f.setting.after.empty()
                           ? "; alone it is right: something is left over from the puzzles before it"
                           : "; alone it is right: with others after it, answers come in another order";
    return f;
  }

  Settings s_;
  Asking ask_;
  Clock::duration spare_;  // for looking into what will still be found
  Moment end_{};
};

}  // namespace wholemeal::check
