#pragma once
// Laws of lists: what map, filter and concat are to each other.
#include "wholemeal/law.hpp"

namespace wholemeal::laws {

using domain::list_of_lists;
using domain::lists;

inline constexpr auto map_id =
    law<"map-id", lists>(Standing::axiom, "map is a functor", [](auto) { return equal(map(id), id); });

inline constexpr auto map_comp = law<"map-comp", lists, variable<"f", maps>, variable<"g", maps>>(
    Standing::axiom, "map is a functor", [](auto, auto f, auto g) { return equal(map(f) * map(g), map(f * g)); });

inline constexpr auto filter_nat = law<"filter-nat", lists, variable<"p", predicates>, variable<"f", maps>>(
    Standing::axiom, "filter is natural",
    [](auto, auto p, auto f) { return equal(filter(p) * map(f), map(f) * filter(p * f)); });

inline constexpr auto filter_and = law<"filter-and", lists, variable<"p", predicates>, variable<"q", predicates>>(
    Standing::axiom, "two tests are two filters",
    [](auto, auto p, auto q) { return equal(filter(both(p, q)), filter(p) * filter(q)); });

inline constexpr auto filter_comm = law<"filter-comm", lists, variable<"p", predicates>, variable<"q", predicates>>(
    Standing::axiom, "filters commute",
    [](auto, auto p, auto q) { return equal(filter(p) * filter(q), filter(q) * filter(p)); });

inline constexpr auto filter_concat = law<"filter-concat", list_of_lists, variable<"p", predicates>>(
    Standing::axiom, "ch. 19, used for search",
    [](auto, auto p) { return equal(filter(p) * concat, concat * map(filter(p))); });

inline constexpr auto filter_involution = law<"19.5", lists, variable<"p", predicates>, variable<"f", involutions>>(
    Standing::theorem, "ch. 19, (19.5); D9",
    [](auto, auto p, auto f) { return equal(filter(p * f), map(f) * filter(p) * map(f)).when(equal(f * f, id)); });

inline constexpr auto involution_filter = law<"19.5b", lists, variable<"p", predicates>, variable<"f", involutions>>(
    Standing::theorem, "ch. 19, (19.5) turned round; D10",
    [](auto, auto p, auto f) { return equal(map(f) * filter(p), filter(p * f) * map(f)).when(equal(f * f, id)); });

inline constexpr auto of_lists = std::tie(map_id, map_comp, filter_nat, filter_and, filter_comm, filter_concat,
                                          filter_involution, involution_filter);

}  // namespace wholemeal::laws
