// The words of the chapter's theory: types, functions with what they are bound to, and where each law holds.
// What the laws say is not written here: it is read off the library's laws.
#pragma once

#include <string_view>

namespace wholemeal::calc {

inline constexpr std::string_view vocabulary = R"(type Digit
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
fun pruneBy  :: (Board -> Board) -> Board -> Board              native wholemeal::prune_by
fun prune    :: Board -> Board                                  native wholemeal::prune
fun incomplete :: P n (P m (A a)) -> Bool                       native wholemeal::incomplete
fun expand1  :: P n (P m (A a)) -> A (P n (P m (A a)))          native wholemeal::expand1
fun valid    :: P (N*N) (P (N*N) Digit) -> Bool                 native wholemeal::valid
fun search   :: Board -> A Grid
fun searchProgram :: Board -> A Grid                            native wholemeal::search
fun solveSpec :: Grid -> A Grid                                 native wholemeal::solve_spec
fun solveProgram :: Grid -> A Grid                              native wholemeal::solve
)";

// A law of the theory: its label, and what stands behind what it says.
struct Entry {
  std::string_view label{}, note{};
};

inline constexpr Entry entries[] = {
    {"map-id"},
    {"map-comp"},
    {"filter-nat"},
    {"filter-and"},
    {"filter-comm"},
    {"filter-concat"},
    {"cp-nat"},
    {"group-nat"},
    {"ungroup-nat"},
    {"cols-nat"},
    {"cp-ungroup"},
    {"cp-group"},
    {"def-expand"},
    {"def-rows"},
    {"def-boxs"},
    {"def-pruneBy"},
    {"def-prune"},
    {"def-valid"},
    {"def-search"},
    {"def-solve"},
    {"def-solveProgram"},
    {"cols-inv", "at P n (P m a), n>=1, m>=1"},
    {"group-ungroup", "at P k (P N a)"},
    {"ungroup-group", "at P (k*N) a"},
    {"19.2"},
    {"19.4"},
    {"19.6"},
    {"19.7"},
    {"search-program"},
    {"19.5", "proof D9"},
    {"19.5b", "proof D10"},
    {"19.1", "proof D11"},
    {"19.3", "proof D13"},
    {"rows-inv", "proof D12"},
    {"boxs-inv", "proof D8"},
    {"prune-rows", "proof D3"},
    {"prune-cols", "proof D2 by sublist"},
    {"prune-boxs", "proof D1 by sublist"},
    {"prune-law", "proof D4"},
};

}  // namespace wholemeal::calc
