#pragma once
// The cases that wait to be asked: made a few at a time, so that the first is soon there, whatever the others cost.
#include <deque>
#include <map>

#include "wholemeal/check/settings.hpp"

namespace wholemeal::check {

class Queue {
 public:
  explicit Queue(const Settings& s)
      : s_(s), cases_(s.seed, s.box, s.kinds, most(s.expect), s.given), random_(s.seed ^ 1U) {}

  bool empty() const { return waiting_.empty(); }
  // New cases while `more` says so; now and then one that is asked twice.
  template <class More> void refill(More more) {
    const std::size_t enough = std::min<std::size_t>(at_once_, s_.program.protocol == Protocol::lines ? 32 : 4);
    for (std::size_t misses = 0; waiting_.size() < enough && misses < 100 && more(); ++misses) {
      if (!waiting_.empty() && random_.below(16) == 0) waiting_.push_back(waiting_.back());
      if (auto c = cases_.next(); c && usable(*c)) waiting_.push_back(std::move(*c));
    }
  }
  // At most so many. Few while answers don't come, so that one that is late doesn't keep many waiting; soon more.
  std::vector<Case> next(std::size_t most) {
    std::vector<Case> batch;
    for (; !waiting_.empty() && batch.size() < std::min(at_once_, most); waiting_.pop_front())
      if (usable(waiting_.front())) batch.push_back(std::move(waiting_.front()));
    at_once_ = std::min<std::size_t>(2 * at_once_, 32);
    return batch;
  }
  // The answer to one of this kind was late.
  void late(Kind k) { ++late_[k], at_once_ = 1; }
  std::vector<Kind> left_out() const {
    std::vector<Kind> out;
    for (const auto& [kind, times] : late_)
      if (kind != Kind::given && times >= 3) out.push_back(kind);
    return out;
  }

 private:
  // A kind that was too late three times is left alone.
  bool usable(const Case& c) {
    return c.truth.known && !(s_.expect == Expect::count && c.truth.more) &&
           (c.kind == Kind::given || late_[c.kind] < 3);
  }

  Settings s_;
  Cases cases_;
  Random random_;
  std::deque<Case> waiting_;
  std::map<Kind, std::size_t> late_;
  std::size_t at_once_ = 1;
};

}  // namespace wholemeal::check
