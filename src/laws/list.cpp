#include "wholemeal/laws/list.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_lists() { return rows_of<laws::of_lists>(); }
