#pragma once
// The one list of techniques: adding one is its header and its row here. Laws, tests, command and page go through it.
#include "wholemeal/technique/fish.hpp"
#include "wholemeal/technique/locked.hpp"
#include "wholemeal/technique/singles.hpp"
#include "wholemeal/technique/subsets.hpp"

namespace wholemeal::technique {

// In the order of the score's table; those of the manual first.
inline constexpr std::array techniques{
    &crbe,   &naked_single, &hidden_single, &pointing,   &claiming,    &naked_pair, &hidden_pair,
    &x_wing, &naked_triple, &hidden_triple, &naked_quad, &hidden_quad, &swordfish,  &jellyfish,
};

// find :: String -> Maybe Technique
constexpr const Technique* find(std::string_view code) {
  for (const Technique* t : techniques)
    if (t->code == code) return t;
  return nullptr;
}

}  // namespace wholemeal::technique
