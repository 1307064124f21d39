// Which names are variables.
#pragma once

#include <cctype>
#include <string_view>

namespace wholemeal::calc {

// x, y and z, with an s for each list around them (xs, yss), stand for values.
inline bool is_value_variable(std::string_view s) {
  if (s.empty() || s[0] < 'x' || s[0] > 'z') return false;
  const auto end = s.find_first_not_of('s', 1);
  return end == std::string_view::npos || s.find_first_not_of("0123456789'", end) == std::string_view::npos;
}

// Bird's rule: one letter, then digits or primes, is a metavariable; every longer name is a constant, but for xs.
inline bool is_metavariable(std::string_view s) {
  if (s.empty() || !std::isalpha(static_cast<unsigned char>(s[0]))) return false;
  return is_value_variable(s) || s.find_first_not_of("0123456789'", 1) == std::string_view::npos;
}

}  // namespace wholemeal::calc
