// Values of the calculator to those of the library, and back.
#pragma once

#include <type_traits>
#include <utility>

#include "wholemeal/calc/builtin.hpp"
#include "wholemeal/grid.hpp"

namespace wholemeal::calc {

namespace detail {

// Values to the library's types. Lists of positions become Lists, a cell's digits Choices.
template <class T> struct From {};
template <> struct From<Value> {
  static Value of(const Value& v) { return v; }
};
template <> struct From<Digit> {
  static Digit of(const Value& v) { return static_cast<Digit>(v.number()); }
};
template <> struct From<Choices> {
  static Choices of(const Value& v) {
    Choices ds;
    for (const auto& d : v.items()) ds.push_back(From<Digit>::of(d));
    return ds;
  }
};
template <class A> struct From<List<A>> {
  static List<A> of(const Value& v) {
    List<A> xs;
    xs.reserve(v.items().size());
    for (const auto& x : v.items()) xs.push_back(From<A>::of(x));
    return xs;
  }
};

// A value of the library as one of the calculator; any list, lazy or held.
template <class X> Value to_value(X&& x) {
  using T = std::remove_cvref_t<X>;
  if constexpr (std::is_same_v<T, Value>)
    return std::forward<X>(x);
  else if constexpr (std::is_same_v<T, bool>)
    return truth(x);
  else if constexpr (std::is_same_v<T, Digit>)
    return number(static_cast<long>(x));
  else {
    Items out;
    if constexpr (requires { x.capacity(); }) out.reserve(x.size());
    for (auto&& y : x) {
      if (out.size() >= max_items) return beyond("a list of more than 200,000");
      out.push_back(to_value(std::forward<decltype(y)>(y)));
    }
    return list(std::move(out));
  }
}

}  // namespace detail

}  // namespace wholemeal::calc
