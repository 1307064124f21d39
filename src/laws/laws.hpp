#pragma once
// The laws as rows that can be tested, a translation unit a family: what they cost to compile is paid once.
#include "wholemeal/trial.hpp"

namespace wholemeal {

std::vector<Law> laws_of_lists();
std::vector<Law> laws_of_matrices();
std::vector<Law> laws_of_products();
std::vector<Law> laws_of_pruning();
std::vector<Law> laws_of_searching();
std::vector<Law> laws_of_hidden();
std::vector<Law> laws_of_bits();
std::vector<Law> laws_of_techniques();

// The same laws, in the same order, as laws/laws.hpp lists.
inline std::vector<Law> all_laws() {
  std::vector<Law> all;
  for (auto family : {laws_of_lists, laws_of_matrices, laws_of_products, laws_of_pruning, laws_of_searching,
                      laws_of_hidden, laws_of_bits, laws_of_techniques})
    for (Law& law : family()) all.push_back(std::move(law));
  return all;
}

}  // namespace wholemeal
