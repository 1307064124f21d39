#include "wholemeal/laws/hidden.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_hidden() { return rows_of<laws::of_hidden>(); }
