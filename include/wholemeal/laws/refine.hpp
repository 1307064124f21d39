#pragma once
// Laws of the data refinements: every function on flat boards is its pearl's, seen through abs and rep.
// abs . f' = f . abs is stated as abs . f' . rep = f: rep comes to every flat board, and rep . abs = id.
#include <variant>

#include "wholemeal/hidden.hpp"
#include "wholemeal/law.hpp"
#include "wholemeal/refine/abs.hpp"
#include "wholemeal/refine/fast.hpp"
#include "wholemeal/refine/shapes.hpp"

namespace wholemeal::laws {

using namespace domain;

// What a refinement has: boards by shape, the pearl's functions on them, abs and rep.
struct bit_sets {
  template <std::size_t R, std::size_t C> using board = bits::Board<R, C>;
  template <std::size_t R, std::size_t C> static board<R, C> represent(const Board& m) { return bits::rep<R, C>(m); }
  static constexpr auto abs = bits::abs;
  static constexpr auto rows = bits::rows;
  static constexpr auto cols = bits::cols;
  static constexpr auto boxs = bits::boxs;
  static constexpr auto prune_rows = bits::prune_by(bits::rows);
  static constexpr auto prune_cols = bits::prune_by(bits::cols);
  static constexpr auto prune_boxs = bits::prune_by(bits::boxs);
  static constexpr auto prune = bits::prune;
  static constexpr auto hidden_single = bits::hidden_single;
  static constexpr auto counts = bits::counts;
  static constexpr auto expand1 = bits::expand1;
  static constexpr auto complete = bits::complete;
  static constexpr auto safe = bits::safe;
  static constexpr auto search = bits::search;
  static constexpr auto search_fixpoint = bits::search_fixpoint;
  static constexpr auto search_hidden = bits::search_hidden;
  static constexpr auto search_fast = bits::search_fast;
};

// The shapes of the domain `boards`, and a board of one of them.
inline constexpr std::array<Shape, 3> small_shapes{{{2, 2}, {2, 3}, {3, 2}}};
template <class T>
using Flat =
    std::variant<typename T::template board<2, 2>, typename T::template board<2, 3>, typename T::template board<3, 2>>;

// rep :: Matrix Choices -> Flat
template <class T>
constexpr auto rep = [](Shape s) {
  return named<"rep">([s](const Board& m) {
    Flat<T> flat;
    bits::at_shape<small_shapes>(s, [&]<std::size_t R, std::size_t C>() { flat = T::template represent<R, C>(m); });
    return flat;
  });
};

// abs . f' of a flat board, whatever f' gives: a board, boards, the grids of a walk, or what needs no abs.
template <class T>
constexpr auto absolute = []<class X>(X x) {
  if constexpr (requires { T::abs(x); })
    return T::abs(x);
  else if constexpr (requires { x.next_grid(); }) {
    List<Grid> grids;
    while (x.next_grid()) grids.push_back(T::abs(x.grid()));
    return grids;
  } else if constexpr (requires { T::abs(x.front()); })
    return map(T::abs)(x);
  else
    return x;
};
template <class T, spelling Name>
constexpr auto flat = [](auto f) {
  return named<Name>([f](const Flat<T>& m) { return std::visit([f](const auto& b) { return absolute<T>(f(b)); }, m); });
};

// refinement_laws T: what a refinement must keep. For each, abs . f' . rep = f
template <class T> struct refinement_laws {
  static constexpr auto source = "data refinement";
  static constexpr auto axiom = Standing::axiom;

  static constexpr auto abs_rep = law<"abs-rep", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "abs">([](const auto& m) { return m; }) * rep<T>(s), id); });
  static constexpr auto rows_kept = law<"refine-rows", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "abs . rows'">(T::rows) * rep<T>(s), rows); });
  static constexpr auto cols_kept = law<"refine-cols", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "abs . cols'">(T::cols) * rep<T>(s), cols); });
  static constexpr auto boxs_kept = law<"refine-boxs", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "abs . boxs'">(T::boxs) * rep<T>(s), boxs[s]); });
  static constexpr auto prune_rows_kept = law<"refine-pruneBy-rows", boards>(axiom, source, [](Shape s) {
    return equal(flat<T, "abs . pruneBy' rows'">(T::prune_rows) * rep<T>(s), prune_by(rows));
  });
  static constexpr auto prune_cols_kept = law<"refine-pruneBy-cols", boards>(axiom, source, [](Shape s) {
    return equal(flat<T, "abs . pruneBy' cols'">(T::prune_cols) * rep<T>(s), prune_by(cols));
  });
  static constexpr auto prune_boxs_kept = law<"refine-pruneBy-boxs", boards>(axiom, source, [](Shape s) {
    return equal(flat<T, "abs . pruneBy' boxs'">(T::prune_boxs) * rep<T>(s), prune_by(boxs[s]));
  });
  static constexpr auto prune_kept = law<"refine-prune", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "abs . prune'">(T::prune) * rep<T>(s), prune[s]); });
  static constexpr auto hidden_kept = law<"refine-hiddenSingle", boards>(axiom, source, [](Shape s) {
    return equal(flat<T, "abs . hiddenSingle'">(T::hidden_single) * rep<T>(s), hidden_single[s]);
  });
  static constexpr auto counts_kept = law<"refine-counts", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "counts'">(T::counts) * rep<T>(s), counts); });
  static constexpr auto expand1_kept = law<"refine-expand1", open_boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "map abs . expand1'">(T::expand1) * rep<T>(s), expand1); });
  static constexpr auto complete_kept = law<"refine-complete", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "complete'">(T::complete) * rep<T>(s), complete); });
  static constexpr auto safe_kept = law<"refine-safe", boards>(
      axiom, source, [](Shape s) { return equal(flat<T, "safe'">(T::safe) * rep<T>(s), safe[s]); });
  static constexpr auto search_kept = law<"refine-search", boards>(axiom, source, [](Shape s) {
    return equal(flat<T, "map abs . searchProgram'">(T::search) * rep<T>(s), search[s]);
  });
  static constexpr auto fixpoint_kept = law<"refine-searchFixpoint", boards>(axiom, source, [](Shape s) {
    return similar(flat<T, "map abs . searchFixpoint'">(T::search_fixpoint) * rep<T>(s), search[s]);
  });
  static constexpr auto search_hidden_kept = law<"refine-searchHidden", boards>(axiom, source, [](Shape s) {
    return similar(flat<T, "map abs . searchHidden'">(T::search_hidden) * rep<T>(s), search[s]);
  });
  static constexpr auto fast_kept = law<"refine-searchFast", boards>(axiom, source, [](Shape s) {
    return similar(flat<T, "map abs . searchFast'">(T::search_fast) * rep<T>(s), search[s]);
  });
  static constexpr auto all =
      std::tie(abs_rep, rows_kept, cols_kept, boxs_kept, prune_rows_kept, prune_cols_kept, prune_boxs_kept, prune_kept,
               hidden_kept, counts_kept, expand1_kept, complete_kept, safe_kept, search_kept, fixpoint_kept,
               search_hidden_kept, fast_kept);
};

inline constexpr auto of_bits = refinement_laws<bit_sets>::all;

}  // namespace wholemeal::laws
