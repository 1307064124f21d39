#pragma once
// The one list of techniques: adding one is its header and its row here. Laws, tests, command and page go through it.
#include "wholemeal/technique/als.hpp"
#include "wholemeal/technique/colouring.hpp"
#include "wholemeal/technique/fish.hpp"
#include "wholemeal/technique/locked.hpp"
#include "wholemeal/technique/nested.hpp"
#include "wholemeal/technique/rectangle.hpp"
#include "wholemeal/technique/singles.hpp"
#include "wholemeal/technique/subsets.hpp"
#include "wholemeal/technique/wings.hpp"
#include "wholemeal/technique/xy_chain.hpp"

namespace wholemeal::technique {

// In the order of the score's table: the manual's ten, then by how hard people find them.
inline constexpr std::array techniques{
    &crbe,        &naked_single, &hidden_single,    &pointing,         &claiming,    &naked_pair,
    &hidden_pair, &x_wing,       &naked_triple,     &hidden_triple,    &swordfish,   &xy_wing,
    &xyz_wing,    &w_wing,       &simple_colouring, &unique_rectangle, &naked_quad,  &jellyfish,
    &hidden_quad, &xy_chain,     &als_xz,           &forcing_chain,    &forcing_net, &nested_net,
};

// find :: String -> Maybe Technique
constexpr const Technique* find(std::string_view code) {
  for (const Technique* t : techniques)
    if (t->code == code) return t;
  return nullptr;
}

// place :: Maybe Technique -> Int      in the list, from 1; 0 for nothing
constexpr std::size_t place(const Technique* t) {
  std::size_t at = techniques.size();
  while (at > 0 && techniques[at - 1] != t) --at;
  return at;
}

}  // namespace wholemeal::technique
