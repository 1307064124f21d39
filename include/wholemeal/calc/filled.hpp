// What fills a hole of an exercise, and how it is told.
#pragma once

#include <string>
#include <vector>

#include "wholemeal/calc/report.hpp"

namespace wholemeal::calc {

// What fills one step of an exercise.
struct Filled {
  std::size_t step = 0;
  bool found = false;
  std::vector<std::string> laws{};  // that close it
  Step whole{};                     // the step without holes
};

// What a reader is told of a hole: at level 1 how many laws close it, at 2 which, at 3 the whole step.
inline std::string told(const Filled& f, int level) {
  if (!f.found) return "nothing found within 20000 states";
  const auto n = std::to_string(f.laws.size()) + (f.laws.size() == 1 ? " law" : " laws");
  if (level <= 1) return n + " would do";
  std::string out;
  for (const auto& l : f.laws) out += (out.empty() ? "" : "; ") + l;
  return level == 2 ? out : show_hints(f.whole) + "\n    " + show(f.whole.line);
}

}  // namespace wholemeal::calc
