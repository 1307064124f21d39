#pragma once
// Functions are values: they know their names, compose with * and print themselves in the paper's spelling.
//   named<"f">(body)   family<"f">(index, i -> body)   f * g   map(f) filter(p) all(p) both(p, q) concat id   show(f)
#include <algorithm>
#include <concepts>
#include <range/v3/range/concepts.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/join.hpp>
#include <range/v3/view/transform.hpp>
#include <string>

#include "wholemeal/list.hpp"

namespace wholemeal {

struct function {};  // what every function value is
template <class F>
concept Function = std::derived_from<std::remove_cvref_t<F>, function>;
template <class Xs>
concept Lazy = static_cast<bool>(ranges::view_<std::remove_cvref_t<Xs>>);  // a list that is not held, and stays lazy

// show :: (a -> b) -> String
std::string show(const Function auto& f) { return f.show(); }
std::string show_argument(const Function auto& f) {
  const std::string s = f.show();
  return s.find(' ') == std::string::npos ? s : "(" + s + ")";
}

template <std::size_t N> struct spelling {  // a name as a template argument
  char chars[N];
  constexpr spelling(const char (&s)[N]) { std::copy_n(s, N, chars); }
};

// A function with a name, the functions it was given (map f), and what it stands for.
template <spelling Name, class Body, class... Fs> struct named_function : function {
  std::tuple<Fs...> given;
  Body definition;
  template <class... X> constexpr decltype(auto) operator()(X&&... x) const {
    return definition(std::forward<X>(x)...);
  }
  std::string show() const {
    const auto words = [](const Fs&... f) { return (std::string(Name.chars) + ... + (" " + show_argument(f))); };
    return std::apply(words, given);
  }
};
template <spelling Name, class Body> constexpr auto named(Body body) {
  return named_function<Name, Body>{{}, {}, body};
}
template <spelling Name, class Body, class... Fs> constexpr auto named(std::tuple<Fs...> given, Body body) {
  return named_function<Name, Body, Fs...>{{}, given, body};
}

// A function for each index (a shape, a length), printed without it: f[i]. Without one, f(x) takes index(length x).
template <spelling Name, class Index, class Make> struct family_function : function {
  Index index;
  Make make;
  constexpr auto operator[](std::invoke_result_t<Index, std::size_t> i) const { return named<Name>(make(i)); }
  constexpr auto operator()(auto&& x) const { return make(index(x.size()))(std::forward<decltype(x)>(x)); }
  std::string show() const { return Name.chars; }
};
template <spelling Name, class Index, class Make> constexpr auto family(Index index, Make make) {
  return family_function<Name, Index, Make>{{}, index, make};
}

// (.) :: (b -> c) -> (a -> b) -> a -> c
template <Function F, Function G> struct composition : function {
  F f;
  G g;
  constexpr decltype(auto) operator()(auto&& x) const { return f(g(std::forward<decltype(x)>(x))); }
  std::string show() const { return f.show() + " . " + g.show(); }
};
template <Function F, Function G> constexpr auto operator*(F f, G g) { return composition<F, G>{{}, f, g}; }

// id :: a -> a
inline constexpr auto id = named<"id">([]<class X>(X&& x) -> X { return std::forward<X>(x); });

// map :: (a -> b) -> [a] -> [b]          in place where the type stays and the list may be reused
constexpr auto map(Function auto f) {
  return named<"map">(std::tuple{f}, [f]<class Xs>(Xs&& xs) {
    using A = ranges::range_value_t<Xs>;
    using B = std::remove_cvref_t<std::invoke_result_t<decltype(f), A>>;
    if constexpr (Lazy<Xs>) {
      return std::forward<Xs>(xs) | ranges::views::transform(f);
    } else if constexpr (std::is_same_v<Xs, List<A>> && std::is_same_v<A, B>) {
      for (A& x : xs) x = f(std::move(x));
      return std::forward<Xs>(xs);
    } else {
      List<B> ys;
      ys.reserve(xs.size());
      for (const A& x : xs) ys.push_back(f(x));
      return ys;
    }
  });
}

// filter :: (a -> Bool) -> [a] -> [a]    a held list stays of its own type
constexpr auto filter(Function auto p) {
  return named<"filter">(std::tuple{p}, [p]<class Xs>(Xs&& xs) {
    if constexpr (Lazy<Xs>) {
      return std::forward<Xs>(xs) | ranges::views::filter(p);
    } else {
      std::remove_cvref_t<Xs> kept;
      std::copy_if(xs.begin(), xs.end(), std::back_inserter(kept), p);
      return kept;
    }
  });
}

// all, any :: (a -> Bool) -> [a] -> Bool
constexpr auto all(Function auto p) {
  return named<"all">(std::tuple{p}, [p](const auto& xs) { return std::all_of(xs.begin(), xs.end(), p); });
}
constexpr auto any(Function auto p) {
  return named<"any">(std::tuple{p}, [p](const auto& xs) { return std::any_of(xs.begin(), xs.end(), p); });
}

// both :: (a -> Bool) -> (a -> Bool) -> a -> Bool
constexpr auto both(Function auto p, Function auto q) {
  return named<"both">(std::tuple{p, q}, [p, q](const auto& x) { return p(x) && q(x); });
}

// concat :: [[a]] -> [a]
inline constexpr auto concat = named<"concat">([]<class Xss>(Xss&& xss) {
  if constexpr (Lazy<Xss>) {
    return std::forward<Xss>(xss) | ranges::views::join;
  } else {
    List<ranges::range_value_t<ranges::range_value_t<Xss>>> xs;
    for (const auto& ys : xss) xs.insert(xs.end(), ys.begin(), ys.end());
    return xs;
  }
});

}  // namespace wholemeal
