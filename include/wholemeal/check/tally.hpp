#pragma once
// What is heard of a run: the faults as they are found, and what all cases came to.
#include <map>

#include "wholemeal/check/examine.hpp"

namespace wholemeal::check {

// Of one kind: how many cases there were, and how many of each verdict.
struct Tally {
  std::size_t cases = 0;
  std::map<Verdict, std::size_t> verdicts;
};
using Tallies = std::map<Kind, Tally>;

// How a run went: of so many puzzles these were asked, and why no more; how many answers came too late and, when asked
// again, in time; which kinds were left out because theirs came too late.
enum class Ended { whole, time, interrupt, silence, unmade };
inline constexpr std::array<std::string_view, 5> endings{"whole", "time", "interrupt", "silence", "unmade"};
struct Course {
  std::size_t asked = 0, wanted = 0, late_once = 0;
  Ended ended = Ended::whole;
  std::vector<Kind> left_out = {};
};

// What is heard of a run as it goes.
struct Listener {
  std::function<void(const Fault&)> fault = [](const Fault&) {};
  std::function<void(std::size_t)> done = [](std::size_t) {};
};

}  // namespace wholemeal::check
