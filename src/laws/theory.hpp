#pragma once
// The calculator's bridge to the library, compiled once.
#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/parse_file.hpp"

namespace wholemeal::calc {

Natives library_of(const Box& box);
File chapter_theory();

}  // namespace wholemeal::calc
