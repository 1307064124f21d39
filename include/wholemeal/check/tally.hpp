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

// What is heard of a run as it goes.
struct Listener {
  std::function<void(const Fault&)> fault = [](const Fault&) {};
  std::function<void(std::size_t)> done = [](std::size_t) {};
};

}  // namespace wholemeal::check
