#include "wholemeal/laws/prune.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_pruning() { return rows_of<laws::of_pruning>(); }
