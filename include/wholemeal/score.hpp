#pragma once
// The schedule of techniques and the score: the sum, over all passes made, fruitless ones too, of the targets open at
// the pass's start. It is deterministic, and compares puzzles within one profile; it is not the manual's app's number.
#include "wholemeal/technique/list.hpp"

namespace wholemeal::technique {

inline constexpr std::size_t count = techniques.size();

// Which techniques are used, in which order. `steps`: the first that changes anything sends us back to the singles.
struct Profile {
  std::string_view name;
  std::vector<std::vector<const Technique*>> steps;

  bool has(const Technique& t) const {
    bool found = &t == &crbe || &t == &naked_single || &t == &hidden_single;
    for (const auto& step : steps) found = found || std::find(step.begin(), step.end(), &t) != step.end();
    return found;
  }
};

// The manual's own: locked candidates, pairs, X-Wing, triples.
inline const Profile& scorer() {
  static const Profile profile{
      "scorer", {{&pointing, &claiming}, {&naked_pair, &hidden_pair}, {&x_wing}, {&naked_triple, &hidden_triple}}};
  return profile;
}

// Everything in the list: what the manual has, then further techniques one by one, forcing nets last.
inline const Profile& full() {
  static const Profile profile = [] {
    Profile p{"full", scorer().steps};
    for (const Technique* t : techniques)
      if (!p.has(*t)) p.steps.push_back({t});
    return p;
  }();
  return profile;
}

// part :: Profile -> (Technique -> Bool) -> Profile      without the techniques that it doesn't hold for; singles stay
template <class Holds> Profile part(Profile p, Holds holds) {
  for (auto& step : p.steps) std::erase_if(step, [&](const Technique* t) { return !holds(*t); });
  std::erase_if(p.steps, [](const auto& step) { return step.empty(); });
  return p;
}

// profiles :: [Profile]
inline std::array<const Profile*, 2> profiles() { return {&scorer(), &full()}; }

enum class Verdict { solved, stuck, contradiction };

// A step of the log, and where it belongs: the technique (its place in the list) and the pass, from 1.
struct Entry {
  std::size_t technique, pass;
  Step step;
};

struct Score {
  Verdict verdict = Verdict::stuck;
  Position final;
  std::uint64_t score = 0, all_passes = 0;
  std::array<std::uint64_t, count> uses{}, passes{}, scores{};  // by technique
  std::vector<Entry> log{};

  // The last technique of the list that was used.
  const Technique* level() const {
    for (std::size_t i = count; i-- > 0;)
      if (uses[i] > 0) return techniques[i];
    return nullptr;
  }
  // Stuck is beyond the profile; otherwise the level's grade.
  Grade grade() const {
    if (verdict != Verdict::solved) return Grade::beyond;
    return level() == nullptr ? Grade::beginner : level()->grade;
  }
};

// telling: the log is kept. unique: the position has one solution; without it techniques that assume so are left out.
struct Settings {
  bool telling = false, unique = true;
};

// A run of the schedule on a position.
class Run {
 public:
  Run(const Profile& profile, Position m, Settings settings) : profile_(profile), settings_(settings) {
    score_.final = std::move(m);
  }

  // One CRBE pass after the other; then singles, and the first step that changes anything, over and over.
  Score operator()() {
    state_ = state(score_.final);
    while (make(crbe)) {
    }
    do singles();
    while (first_step());
    score_.verdict = state_ == State::solved          ? Verdict::solved
                     : state_ == State::contradiction ? Verdict::contradiction
                                                      : Verdict::stuck;
    return std::move(score_);
  }

 private:
  // Whether a pass of the technique was made and changed anything.
  bool make(const Technique& t) {
    if (state_ != State::open || (t.assumes_unique && !settings_.unique)) return false;
    const std::size_t i = place(&t) - 1;
    const std::size_t targets = t.targets(score_.final);
    Pass p = pass(t, score_.final, settings_.telling);
    score_.score += targets;
    score_.scores[i] += targets;
    score_.passes[i] += 1;
    score_.all_passes += 1;
    if (p.after == score_.final) return false;
    score_.uses[i] += uses(t, p);
    for (Step& step : p.steps) score_.log.push_back({i, score_.all_passes, std::move(step)});
    score_.final = std::move(p.after);
    state_ = state(score_.final);
    return true;
  }
  void singles() {
    bool changed = true;
    while (changed) {
      changed = false;
      while (make(naked_single)) changed = true;
      changed = make(hidden_single) || changed;
    }
  }
  bool first_step() {
    for (const auto& step : profile_.steps) {
      bool changed = false;
      for (const Technique* t : step) changed = make(*t) || changed;
      if (changed) return true;
    }
    return false;
  }

  const Profile& profile_;
  Settings settings_;
  State state_ = State::open;
  Score score_;
};

// score :: Profile -> Position -> Score
inline Score score(const Profile& profile, Position m, Settings settings = {}) {
  return Run(profile, std::move(m), settings)();
}

}  // namespace wholemeal::technique
