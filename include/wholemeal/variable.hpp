#pragma once
// The metavariables of laws, drawn: a function on small numbers is its table, one on boards a rearrangement.
#include <functional>

#include "wholemeal/domain.hpp"

namespace wholemeal {

// A drawn metavariable: a function that knows its letter, and how to say what it does.
template <spelling Name, class A, class B> struct drawn : function {
  std::function<B(A)> f;
  std::string text;
  drawn(std::function<B(A)> body, std::string s) : f(std::move(body)), text(std::move(s)) {}
  B operator()(const A& x) const { return f(x); }
  std::string show() const { return Name.chars; }
};
template <spelling Name, class B> drawn<Name, int, B> tabulated(const List<B>& ys) {
  return {[ys](int x) { return ys[static_cast<std::size_t>(x) % ys.size()]; }, show_value(ys) + " !! x"};
}
template <class Kind> struct variable_of;
template <> struct variable_of<maps> {
  template <spelling Name> static auto draw(Random& r, Shape) { return tabulated<Name>(domain::list(r, 8)); }
};
template <> struct variable_of<involutions> {
  template <spelling Name> static auto draw(Random& r, Shape) {
    List<int> ys{0, 1, 2, 3, 4, 5, 6, 7};
    const auto order = r.permutation(8);
    for (std::size_t i = 0, n = r.between(1, 4); i < n; ++i) std::swap(ys[order[2 * i]], ys[order[2 * i + 1]]);
    return tabulated<Name>(ys);
  }
};
template <> struct variable_of<predicates> {
  template <spelling Name> static auto draw(Random& r, Shape) {
    List<bool> ys;
    while (ys.size() < 8) ys.push_back(r.chance(60));
    return tabulated<Name>(ys);
  }
};
template <> struct variable_of<rearrangements> {
  template <spelling Name> static auto draw(Random& r, Shape s) {
    using f = drawn<Name, Board, Board>;
    const std::size_t which = r.below(3);
    return which == 0 ? f{rows, "rows x"} : which == 1 ? f{cols, "cols x"} : f{boxs[s], "boxs x"};
  }
};

}  // namespace wholemeal
