#include "wholemeal/laws/refine.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_bits() { return rows_of<laws::of_bits>(); }
