#include "wholemeal/laws/product.hpp"

#include "laws/laws.hpp"

std::vector<wholemeal::Law> wholemeal::laws_of_products() { return rows_of<laws::of_products>(); }
