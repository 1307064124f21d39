#pragma once
// Nested forcing nets, the last of the list: a net that refutes choices inside itself, one level deep.
#include "wholemeal/technique/nets.hpp"

namespace wholemeal::technique {

namespace targets {
// Nested nets cost the square of the choices: they look at no more than a blank board of 9x9 has.
inline std::size_t choices_few(const Position& m) {
  const std::size_t n = choices(m);
  return n <= 729 ? n : 0;
}
}  // namespace targets

inline void find_nested_net(const Position& m, Pass& p) {
  if (targets::choices_few(m) > 0) find_net<2>(m, p);
}

inline constexpr Technique nested_net{"nested-forcing-net", "nested forcing net", "多重強制網法", Grade::beyond,
                                      Use::pattern,         targets::choices_few, find_nested_net};

}  // namespace wholemeal::technique
