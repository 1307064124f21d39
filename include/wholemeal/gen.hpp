#pragma once
// The laws and their domains for rapidcheck: what other people's tests use too. The only header that includes it.
#include <rapidcheck.h>

#include "wholemeal/trial.hpp"

namespace wholemeal::gen {

// A generator of what `draw` makes of a seed, shrunk by `smaller`.
template <class Draw, class Smaller> auto seeded(Draw draw, Smaller smaller) {
  using A = std::invoke_result_t<Draw, std::uint64_t>;
  return rc::Gen<A>([=](const rc::Random& random, int) {
    return rc::shrinkable::shrinkRecur(draw(rc::Random(random).next()),
                                       [=](const A& x) { return rc::seq::fromContainer(smaller(x)); });
  });
}

// The cases of a law.
inline rc::Gen<Case> cases(const Law& law) {
  return seeded(law.draw, [](const Case& c) { return c.smaller(); });
}

}  // namespace wholemeal::gen

namespace wholemeal {
inline void showValue(const Case& c, std::ostream& out) { out << c.text(); }
}  // namespace wholemeal
