#include "wholemeal/laws/matrix.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_matrices() { return rows_of<laws::of_matrices>(); }
