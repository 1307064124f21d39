// Smaller values of the same type: shorter lists, fewer alternatives, smaller digits.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/value.hpp"

namespace wholemeal::calc {

// The values of a case, with the sizes they were made for.
struct Sized {
  std::vector<Value> values{};
  Sizes sizes{};
};

namespace detail {

// The value without place `k` of everything that is `v` long, and without block `k` of what is a multiple of it.
inline Value without(const Value& x, const Type& t, const std::string& v, long k, const Sizes& sizes) {
  if (!is_list(t)) return x;
  const Type& tag = t.args[0];
  Items out;
  const auto& factors = tag.size.factors;
  const bool mine = tag.head == "P" && std::find(factors.begin(), factors.end(), v) != factors.end();
  const long own = value_of({tag.size.number, factors}, sizes), block = std::max(1L, own / std::max(1L, sizes.at(v)));
  for (std::size_t i = 0; i < x.items().size(); ++i)
    if (!mine || static_cast<long>(i) >= own || static_cast<long>(i) / block != k)
      out.push_back(without(x.items()[i], t.args[1], v, k, sizes));
  return list(std::move(out));
}

// Values with one alternative fewer somewhere, or one digit made smaller.
inline void thinner(const Value& x, const Type& t, std::vector<Value>& out) {
  if (!is_list(t)) {
    if (x.number() > 1) out.push_back(number(1)), out.push_back(number(x.number() - 1));
    return;
  }
  const auto& items = x.items();
  const auto changed = [&](auto change) {
    Items copy = items;
    change(copy);
    out.push_back(list(std::move(copy)));
  };
  if (is_alternatives(t))
    for (std::size_t i = 0; i < items.size(); ++i)
      changed([&](Items& xs) { xs.erase(xs.begin() + static_cast<std::ptrdiff_t>(i)); });
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::vector<Value> inside;
    thinner(items[i], t.args[1], inside);
    for (auto& y : inside) changed([&](Items& xs) { xs[i] = std::move(y); });
  }
}

}  // namespace detail

// All cases one step smaller, those with shorter lists first.
inline std::vector<Sized> smaller(const Sized& x, const std::vector<Type>& types) {
  std::vector<Sized> out;
  std::vector<std::string> variables;
  for (const auto& t : types) size_variables(t, variables);
  for (const auto& v : variables)
    for (long k = 0; k < x.sizes.at(v); ++k) {
      Sized y = x;
      for (std::size_t i = 0; i < types.size(); ++i)
        y.values[i] = detail::without(x.values[i], types[i], v, k, x.sizes);
      --y.sizes[v];
      out.push_back(std::move(y));
    }
  for (std::size_t i = 0; i < types.size(); ++i) {
    std::vector<Value> thin;
    detail::thinner(x.values[i], ground(types[i], x.sizes), thin);
    for (auto& v : thin) {
      out.push_back(x);
      out.back().values[i] = std::move(v);
    }
  }
  return out;
}

}  // namespace wholemeal::calc
