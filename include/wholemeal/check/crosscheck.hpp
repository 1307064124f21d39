#pragma once
// A run: cases put to a program, its answers judged, each new kind of fault examined and shrunk.
#include <set>

#include "wholemeal/check/tally.hpp"

namespace wholemeal::check {

class Crosscheck {
 public:
  Crosscheck(const Settings& s, const Listener& l)
      : s_(s),
        hear_(l),
        examine_(s),
        talk_(s.program),
        cases_(s.seed, s.box, s.kinds, most(s.expect)),
        random_(s.seed ^ 1U) {
    for (const Puzzle& p : s.given)
      if (Case c{Kind::given, p, truth(p, most(s.expect))}; usable(c)) waiting_.push_back(std::move(c));
  }
  ~Crosscheck() { root_out(common_mark()); }
  Crosscheck(const Crosscheck&) = delete;
  Crosscheck& operator=(const Crosscheck&) = delete;

  // The whole run. The program works on some cases while the next are made.
  const Tallies& run() {
    for (refill(); going() && !waiting_.empty(); refill()) {
      const std::vector<Case> batch = next();
      talk_.put(texts(batch));
      refill();
      judge_all(batch, talk_.take(), After::more);
      if (talk_.sent() > 500) start_anew();
      if (!ends_tried_ && tried_ > 30) ends();
    }
    if (!ends_tried_ && mute_ < tried_) ends();
    return tallies_;
  }
  std::size_t tried() const { return tried_; }

 private:
  // A program that has said nothing to eight puzzles in a row will say nothing to more.
  bool going() const {
    return tried_ < s_.cases + s_.given.size() && Clock::now() < start_ + s_.budget && !s_.interrupted() && mute_ < 8;
  }
  // A kind that was too late three times is left alone.
  bool usable(const Case& c) {
    return c.truth.known && !(s_.expect == Expect::count && c.truth.more) &&
           (c.kind == Kind::given || late_[c.kind] < 3);
  }
  // New cases; now and then one that is asked twice.
  void refill() {
    const std::size_t most_waiting = s_.program.protocol == Protocol::lines ? 32 : 4;
    for (std::size_t misses = 0; waiting_.size() < most_waiting && misses < 100; ++misses) {
      if (!waiting_.empty() && random_.below(16) == 0) waiting_.push_back(waiting_.back());
      if (auto c = cases_.next(); c && usable(*c)) waiting_.push_back(std::move(*c));
    }
  }
  // Few while answers don't come, so that one that is late doesn't keep many waiting; soon more.
  std::vector<Case> next() {
    std::vector<Case> batch;
    const std::size_t left = s_.cases + s_.given.size() - tried_, size = std::min(at_once_, left);
    for (; !waiting_.empty() && batch.size() < size; waiting_.pop_front())
      if (usable(waiting_.front())) batch.push_back(std::move(waiting_.front()));
    at_once_ = std::min<std::size_t>(2 * at_once_, 32);
    return batch;
  }
  static std::vector<std::string> texts(const std::vector<Case>& cases, std::size_t from = 0,
                                        std::size_t to = std::string::npos) {
    std::vector<std::string> texts;
    for (std::size_t i = from; i < std::min(to, cases.size()); ++i) texts.push_back(cases[i].puzzle.cells);
    return texts;
  }
  void start_anew() {
    talk_.end();
    history_.clear();
  }

  // Where the input ends, and lines that are no puzzles: whatever is said to those will do, but no crash, no hanging.
  void ends() {
    ends_tried_ = true;
    if (plain_) alone(*plain_, After::bare_end);
    const std::string cells = (plain_ ? plain_->puzzle : blanks(s_.box)).cells;
    for (const std::string& text :
         {cells.substr(1), std::string{"1"}, std::string{}, "!" + cells.substr(1), cells + "1"})
      if (!text.empty() || s_.program.protocol == Protocol::lines)
        alone({Kind::garbled, {s_.box, text}, {}}, After::end);
    start_anew();
  }
  void alone(const Case& c, After ending) {
    if (s_.interrupted()) return;
    start_anew();
    judge_all({c}, talk_.ask({c.puzzle.cells}, ending), ending);
  }

  void judge_all(const std::vector<Case>& batch, const std::vector<Reply>& replies, After ending) {
    std::map<std::string, std::string> said;
    const std::vector<std::string> earlier{history_.begin(), history_.end()};
    for (std::size_t i = 0; i < batch.size() && !s_.interrupted(); ++i) {
      Judgement j = examine_.judged(batch[i], replies[i]);
      const auto [before, is_new] = said.try_emplace(batch[i].puzzle.cells, replies[i].text);
      if (j.verdict == Verdict::agrees && !is_new && examine_.differ(before->second, replies[i].text))
        j = {Verdict::nondeterministic, "asked twice, it answered otherwise the second time", before->second};
      if (j.verdict != Verdict::agrees && seen_.insert({j.verdict, batch[i].kind}).second)
        j.verdict = report(batch, i, j, replies[i].text, {earlier, {}, ending});
      count(batch[i], j.verdict);
      history_.push_back(batch[i].puzzle.cells);
    }
    hear_.done(tried_);
  }
  void count(const Case& c, Verdict v) {
    ++tried_;
    ++tallies_[c.kind].cases;
    ++tallies_[c.kind].verdicts[v];
    mute_ = v == Verdict::timeout ? mute_ + 1 : 0;
    if (v == Verdict::timeout) ++late_[c.kind], at_once_ = 1;
    if (v == Verdict::agrees && c.truth.count == 1 && !plain_) plain_ = c;
  }
  // A closer look may give it another name, under which it may be known already, or find nothing.
  Verdict report(const std::vector<Case>& batch, std::size_t i, const Judgement& j, const std::string& got,
                 Setting around) {
    for (auto& text : texts(batch, 0, i)) around.before.push_back(std::move(text));
    around.after = texts(batch, i + 1);
    const Fault f = examine_(batch[i], j, got, around);
    const Verdict v = f.judgement.verdict;
    if (v == j.verdict || (v != Verdict::agrees && seen_.insert({v, batch[i].kind}).second)) hear_.fault(f);
    if (v == Verdict::agrees) seen_.erase({j.verdict, batch[i].kind});
    return v;
  }

  Settings s_;
  Listener hear_;
  Examiner examine_;
  Conversation talk_;
  Cases cases_;
  Random random_;
  Moment start_ = Clock::now();
  Tallies tallies_;
  std::deque<Case> waiting_;
  std::map<Kind, std::size_t> late_;
  std::set<std::pair<Verdict, Kind>> seen_;
  std::vector<std::string> history_;  // what the running process was asked
  std::optional<Case> plain_;         // one that was answered well
  std::size_t tried_ = 0, mute_ = 0, at_once_ = 1;
  bool ends_tried_ = false;
};

}  // namespace wholemeal::check
