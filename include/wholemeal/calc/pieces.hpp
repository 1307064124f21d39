// What comprehensions and zips are made of: the words of proofs by induction, as functions on values.
#pragma once

#include "wholemeal/calc/builtin.hpp"

namespace wholemeal::calc {

namespace detail {

// y : ys for each ys
inline Value put_before(const Value& y, const Value& yss) {
  return mapped([&](const Value& ys) { return joined(list({y}), ys); }, yss);
}

// zipWith (:) xs yss
inline Value zipped(const Value& xs, const Value& yss) {
  Items out;
  for (std::size_t i = 0; i < xs.items().size() && i < yss.items().size(); ++i)
    out.push_back(joined(list({xs.items()[i]}), yss.items()[i]));
  return list(std::move(out));
}

inline bool has_twice(const Items& xs) {
  for (std::size_t i = 0; i < xs.size(); ++i)
    if (std::find(xs.begin(), xs.begin() + static_cast<std::ptrdiff_t>(i), xs[i]) !=
        xs.begin() + static_cast<std::ptrdiff_t>(i))
      return true;
  return false;
}

// A function of two values, the first of them its argument in a term.
inline Native section(Value (*f)(const Value&, const Value&)) {
  return {1, [f](const std::vector<Fn>& first) -> Fn {
            return [f, x = first[0]](const Value& y) {
              const Value own = x({});
              return own.undefined() ? own : f(own, y);
            };
          }};
}
inline Native plain(Value (*f)(const Value&)) {
  return {0, [f](const std::vector<Fn>&) -> Fn { return f; }};
}

}  // namespace detail

// Under the names that `native` gives: onto, zipCons, one, never, distinct, fresh, fits.
inline void add_pieces(Natives& n) {
  using detail::plain, detail::section;
  n["list::onto"] = section([](const Value& yss, const Value& y) { return detail::put_before(y, yss); });
  n["list::zipCons"] = section(detail::zipped);
  n["list::one"] = plain([](const Value& x) { return list({x}); });
  n["list::never"] = plain([](const Value&) { return truth(false); });
  n["list::fresh"] =
      section([](const Value& zs, const Value& xs) { return truth(!detail::has_twice(joined(zs, xs).items())); });
  n["list::distinct"] = plain([](const Value& xs) { return truth(!detail::has_twice(xs.items())); });
  n["list::fits"] = {2, [](const std::vector<Fn>& lists) -> Fn {
                       return [zs = lists[0], ws = lists[1]](const Value& y) {
                         return truth(!detail::has_twice(joined(zs({}), joined(list({y}), ws({}))).items()));
                       };
                     }};
}

}  // namespace wholemeal::calc
