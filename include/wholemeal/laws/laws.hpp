#pragma once
// The one list of laws: tests, props, command, calculator and page go through it.
#include "wholemeal/laws/hidden.hpp"
#include "wholemeal/laws/list.hpp"
#include "wholemeal/laws/matrix.hpp"
#include "wholemeal/laws/product.hpp"
#include "wholemeal/laws/prune.hpp"
#include "wholemeal/laws/refine.hpp"
#include "wholemeal/laws/search.hpp"
#include "wholemeal/laws/technique.hpp"

namespace wholemeal::laws {

inline constexpr auto all_laws =
    std::tuple_cat(of_lists, of_matrices, of_products, of_pruning, of_searching, of_hidden, of_bits, of_techniques);

}  // namespace wholemeal::laws
