#pragma once
// From a shape that is known when the program runs to the one in the type: the shapes there is a flat board for.
#include "wholemeal/refine/board.hpp"

namespace wholemeal::bits {

inline constexpr std::array<Shape, 21> shapes{{{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5},
                                               {5, 2}, {2, 6}, {6, 2}, {3, 4}, {4, 3}, {3, 5}, {5, 3},
                                               {4, 4}, {4, 5}, {5, 4}, {5, 5}, {5, 6}, {6, 5}, {6, 6}}};

// at_shape :: Shape -> (forall R C. IO) -> IO Bool     f.operator()<R, C>() for the shape; false if it is none of
// `Shapes`
template <const auto& Shapes = shapes> constexpr bool at_shape(Shape s, auto f) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return ((s == Shapes[I] && (f.template operator()<Shapes[I].rows, Shapes[I].cols>(), true)) || ...);
  }
  (std::make_index_sequence<Shapes.size()>{});
}

// takes :: Shape -> Bool
constexpr bool takes(Shape s) { return std::find(shapes.begin(), shapes.end(), s) != shapes.end(); }

}  // namespace wholemeal::bits
