// Work is counted, not timed: what is tried, and how often, is the same on every machine.
#pragma once

#include "wholemeal/calc/value.hpp"

namespace wholemeal::calc {

// Values made so far, those inside others too, and how many there may be.
struct Work {
  long done = 0, limit = 0;
  bool over() const { return done >= limit; }
};

// About how many values a value holds: as if all elements of a list were like its first.
inline long cells(const Value& v) {
  const auto& xs = v.items();
  return xs.empty() ? 1 : 1 + static_cast<long>(xs.size()) * cells(xs.front());
}

}  // namespace wholemeal::calc
