#include "wholemeal/laws/search.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_searching() { return rows_of<laws::of_searching>(); }
