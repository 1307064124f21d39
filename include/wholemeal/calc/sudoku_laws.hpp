// The chapter's theory as the calculator reads it: types, functions and laws, under the labels used everywhere.
#pragma once

#include <string_view>

namespace wholemeal::calc {

inline constexpr std::string_view sudoku_laws = R"laws(type Digit
type Board = P (N*N) (P (N*N) (A Digit))
type Grid = P (N*N) (P (N*N) Digit)
fun choices  :: P n (P n Digit) -> P n (P n (A Digit))          native wholemeal::choices
fun cp       :: P n (A a) -> A (P n a)                          native wholemeal::cp
fun expand   :: P n (P m (A a)) -> A (P n (P m a))              native wholemeal::expand
fun rows     :: P n (P m a) -> P n (P m a)                      native wholemeal::rows
fun cols     :: P n (P m a) -> P m (P n a)       needs n>=1     native wholemeal::cols
fun group    :: P (k*N) a -> P k (P N a)                        native wholemeal::group
fun ungroup  :: P k (P n a) -> P (k*n) a                        native wholemeal::ungroup
fun boxs     :: P (N*N) (P (N*N) a) -> P (N*N) (P (N*N) a)      native wholemeal::boxs
fun nodups   :: Eq a => P n a -> Bool                           native wholemeal::nodups
fun pruneRow :: Eq a => P n (A a) -> P n (A a)                  native wholemeal::prune_row
fun pruneBy  :: (Board -> Board) -> Board -> Board               native wholemeal::prune_by
fun prune    :: Board -> Board                                  native wholemeal::prune
fun incomplete :: P n (P m (A a)) -> Bool                       native wholemeal::incomplete
fun expand1  :: P n (P m (A a)) -> A (P n (P m (A a)))          native wholemeal::expand1
fun valid    :: P (N*N) (P (N*N) Digit) -> Bool                 native wholemeal::valid
fun search   :: Board -> A Grid
fun searchProgram :: Board -> A Grid                            native wholemeal::search
fun solveSpec :: Grid -> A Grid                                 native wholemeal::solve_spec
fun solveProgram :: Grid -> A Grid                              native wholemeal::solve

-- A. functors and naturality; either kind of list
law map-id        : map id = id
law map-comp      : map f . map g = map (f . g)
law filter-nat    : filter p . map f = map f . filter (p . f)
law filter-and    : filter (both p q) = filter p . filter q
law filter-comm   : filter p . filter q = filter q . filter p
law filter-concat : filter p . concat = concat . map (filter p)
law cp-nat        : cp . map (map f) = map (map f) . cp
law group-nat     : group . map f = map (map f) . group
law ungroup-nat   : ungroup . map (map f) = map f . ungroup
law cols-nat      : cols . map (map f) = map (map f) . cols
law cp-ungroup    : cp . ungroup = map ungroup . cp . map cp
law cp-group      : map group . cp = cp . map cp . group

-- B. definitions
def def-expand  : expand = cp . map cp
def def-rows    : rows = id
def def-boxs    : boxs = map ungroup . ungroup . map cols . group . map group
def def-pruneBy : pruneBy f = f . map pruneRow . f
def def-prune   : prune = pruneBy boxs . pruneBy cols . pruneBy rows
def def-valid   : valid = both (all nodups . boxs) (both (all nodups . cols) (all nodups . rows))
def def-search  : search = filter valid . expand . prune
def def-solve   : solveSpec = filter valid . expand . choices
def def-solveProgram : solveProgram = searchProgram . choices

-- C. axioms, tested
law cols-inv      : cols . cols = id            at P n (P m a), n>=1, m>=1
law group-ungroup : group . ungroup = id        at P k (P N a)
law ungroup-group : ungroup . group = id        at P (k*N) a
law 19.2          : map cols . expand ~ expand . cols
law 19.4          : filter nodups . cp = filter nodups . cp . pruneRow
law 19.6          : filter (all p) . cp = cp . map (filter p)
law 19.7          : expand ~ concat . map expand . expand1     if incomplete
law search-program : searchProgram ~ search

-- D. theorems of the derivations named
law 19.5  : filter (p . f) = map f . filter p . map f          if f . f = id     proof D9
law 19.5b : map f . filter p = filter (p . f) . map f          if f . f = id     proof D10
law 19.1  : map rows . expand = expand . rows                  proof D11
law 19.3  : map boxs . expand ~ expand . boxs                  proof D13
law rows-inv : rows . rows = id                                proof D12
law boxs-inv : boxs . boxs = id                                proof D8
law prune-rows : filter (all nodups . rows) . expand = filter (all nodups . rows) . expand . pruneBy rows   proof D3
law prune-cols : filter (all nodups . cols) . expand = filter (all nodups . cols) . expand . pruneBy cols   proof D2 by sublist
law prune-boxs : filter (all nodups . boxs) . expand = filter (all nodups . boxs) . expand . pruneBy boxs   proof D1 by sublist
law prune-law  : filter valid . expand = filter valid . expand . prune                                      proof D4
)laws";

}  // namespace wholemeal::calc
