#pragma once
// The pearl: data, specification, pruning, searching.
#include "wholemeal/fn.hpp"
#include "wholemeal/grid.hpp"
#include "wholemeal/matrix.hpp"
#include "wholemeal/prune.hpp"
#include "wholemeal/search.hpp"
#include "wholemeal/spec.hpp"
