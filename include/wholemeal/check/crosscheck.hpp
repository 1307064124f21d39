#pragma once
// A run: cases put to a program, its answers judged, each new kind of fault examined and shrunk.
#include <set>

#include "wholemeal/check/queue.hpp"
#include "wholemeal/check/tally.hpp"

namespace wholemeal::check {

class Crosscheck {
 public:
  Crosscheck(const Settings& s, const Listener& l)
      : s_(s), hear_(l), ask_(s), examine_(s), talk_(s.program), queue_(s) {}
  ~Crosscheck() { root_out(common_mark()); }
  Crosscheck(const Crosscheck&) = delete;
  Crosscheck& operator=(const Crosscheck&) = delete;

  // The whole run. The program works on some cases while the next are made.
  const Tallies& run() {
    work();
    if (!ends_tried_ && (tried_ == 0 || mute_ < tried_)) ends();
    work();  // if the one kept for the end of the input wasn't asked
    return tallies_;
  }
  // How many were asked: puzzles, and lines that are none.
  std::size_t tried() const { return tried_; }
  // An answer was late, or there was none yet, and the time over before that was sure.
  bool unsure() const { return unsure_ || (spoken_ && tried_ == 0 && s_.program.over()); }
  Course course() const {
    Course c{asked_, wanted(), late_once_, Ended::whole, queue_.left_out()};
    if (asked_ < wanted() || cut_)
      c.ended = s_.interrupted()    ? Ended::interrupt
                : s_.program.over() ? Ended::time
                : silent()          ? Ended::silence
                                    : Ended::unmade;
    return c;
  }

 private:
  bool over() const { return s_.program.over() || s_.interrupted(); }
  std::size_t wanted() const { return s_.cases + s_.given.size(); }
  // How many are still to be asked; one is kept for where the input ends.
  std::size_t left() const { return wanted() - asked_ - (ends_tried_ || wanted() < 2 ? 0 : 1); }
  // A program that is silent eight times in a row will stay so, or three times if it never spoke.
  bool silent() const { return mute_ >= (mute_ == tried_ ? 3U : 8U); }
  bool going() const { return left() > 0 && !silent() && !over(); }
  void refill() {
    queue_.refill([this] { return !over(); });
  }
  void work() {
    for (refill(); going() && !queue_.empty(); refill()) {
      const std::vector<Case> batch = queue_.next(left());
      spoken_ = true;
      talk_.put(texts(batch));
      refill();
      judge_all(batch, talk_.take(), After::more);
      if (talk_.sent() > 500) start_anew();
      if (!ends_tried_ && tried_ > 30) ends();
    }
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
    if (plain_ && asked_ < wanted()) alone(*plain_, After::bare_end);
    const std::string cells = (plain_ ? plain_->puzzle : blanks(s_.box)).cells;
    for (const std::string& text :
         {cells.substr(1), std::string{"1"}, std::string{}, "!" + cells.substr(1), cells + "1"})
      if (s_.garbled && (!text.empty() || s_.program.protocol == Protocol::lines))
        alone({Kind::garbled, {s_.box, text}, {}}, After::end);
    start_anew();
  }
  void alone(const Case& c, After ending) {
    if (cut_ = cut_ || over(); cut_) return;
    start_anew();
    judge_all({c}, talk_.ask({c.puzzle.cells}, ending), ending);
  }

  void judge_all(const std::vector<Case>& batch, const std::vector<Reply>& replies, After ending) {
    std::map<std::string, std::string> said;
    const std::vector<std::string> earlier{history_.begin(), history_.end()};
    for (std::size_t i = 0; i < replies.size() && !s_.interrupted(); ++i) {
      Judgement j = ask_.judged(batch[i], replies[i]);
      const auto [before, is_new] = said.try_emplace(batch[i].puzzle.cells, replies[i].text);
      if (j.verdict == Verdict::agrees && !is_new && ask_.differ(before->second, replies[i].text))
        j = {Verdict::nondeterministic, "asked twice, it answered otherwise the second time", before->second};
      if (j.verdict != Verdict::agrees && seen_.insert({j.verdict, batch[i].kind}).second) {
        const auto verdict = report(batch, i, j, replies[i].text, {earlier, {}, ending});
        if (unsure_ = !verdict; unsure_) return;
        late_once_ += j.verdict == Verdict::timeout && *verdict == Verdict::agrees;
        j.verdict = *verdict;
      }
      count(batch[i], j.verdict);
      history_.push_back(batch[i].puzzle.cells);
    }
    hear_.done(asked_);
  }
  void count(const Case& c, Verdict v) {
    ++tried_;
    asked_ += c.kind != Kind::garbled;
    ++tallies_[c.kind].cases;
    ++tallies_[c.kind].verdicts[v];
    mute_ = v == Verdict::timeout ? mute_ + 1 : 0;
    if (v == Verdict::timeout) queue_.late(c.kind);
    if (v == Verdict::agrees && c.truth.count == 1 && !plain_) plain_ = c;
  }
  // A closer look may give it another name, which may be known already, or find nothing; or there is no time for it.
  std::optional<Verdict> report(const std::vector<Case>& batch, std::size_t i, const Judgement& j,
                                const std::string& got, Setting around) {
    for (auto& text : texts(batch, 0, i)) around.before.push_back(std::move(text));
    around.after = texts(batch, i + 1);
    const auto f = examine_(batch[i], j, got, around);
    if (!f) return std::nullopt;
    const Verdict v = f->judgement.verdict;
    if (v == j.verdict || (v != Verdict::agrees && seen_.insert({v, batch[i].kind}).second)) hear_.fault(*f);
    if (v == Verdict::agrees) seen_.erase({j.verdict, batch[i].kind});
    return v;
  }

  Settings s_;
  Listener hear_;
  Asking ask_;
  Examiner examine_;
  Conversation talk_;
  Queue queue_;
  Tallies tallies_;
  std::set<std::pair<Verdict, Kind>> seen_;
  std::vector<std::string> history_;  // what the running process was asked
  std::optional<Case> plain_;         // one that was answered well
  std::size_t tried_ = 0, asked_ = 0, mute_ = 0, late_once_ = 0;
  bool spoken_ = false, ends_tried_ = false, unsure_ = false, cut_ = false;
};

}  // namespace wholemeal::check
