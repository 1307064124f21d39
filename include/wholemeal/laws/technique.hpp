#pragma once
// Laws of techniques: t stands for any of the list. Each is a prune, and only removes. A technique that assumes one
// solution stands for itself where there is one, and for id elsewhere.
#include <functional>

#include "wholemeal/law.hpp"
#include "wholemeal/spec.hpp"
#include "wholemeal/technique/abs.hpp"
#include "wholemeal/technique/list.hpp"

namespace wholemeal::laws {

using namespace domain;

struct techniques;  // what such a t stands for

// meet t m: the choices that m and t m share
inline constexpr auto meet = [](Function auto t) {
  return named<"meet">(std::tuple{t}, [t](const auto& m) {
    auto shared = m;
    const auto n = t(m);
    for (std::size_t i = 0; i < m.size(); ++i)
      for (std::size_t j = 0; j < m[i].size(); ++j) {
        const auto in = named<"">([&](Digit d) { return (n[i][j].mask() >> static_cast<unsigned>(d) & 1U) != 0; });
        shared[i][j] = filter(in)(m[i][j]);
      }
    return shared;
  });
};

// The technique of the list as a function of boards of a shape.
inline std::function<Board(Board)> technique_at(std::size_t i, Shape s) {
  const technique::Technique& t = *technique::techniques[i];
  return [&t, s](const Board& m) {
    std::size_t solutions = 0;
    if (t.assumes_unique)
      for (const Grid& g : expand(m)) solutions += valid[s](g);
    if (t.assumes_unique && solutions != 1) return m;
    return technique::prune_with(t, s)(m);
  };
}

inline constexpr auto technique_prune = law<"technique-prune", boards, variable<"t", techniques>>(
    Standing::axiom, "a technique is a prune",
    [](Shape s, auto t) { return equal(filter(valid[s]) * expand, filter(valid[s]) * expand * t); });
inline constexpr auto technique_removes = law<"technique-removes", boards, variable<"t", techniques>>(
    Standing::axiom, "a technique only removes", [](Shape, auto t) { return equal(meet(t), t); });

inline constexpr auto of_techniques = std::tie(technique_prune, technique_removes);

}  // namespace wholemeal::laws
