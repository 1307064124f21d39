// Functions on values, and those that are built in.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/value.hpp"

namespace wholemeal::calc {

using Fn = std::function<Value(const Value&)>;

// A native function, given its function arguments: `map` makes of f the function `map f`.
struct Native {
  std::size_t arity = 0;
  std::function<Fn(const std::vector<Fn>&)> make{};
};
using Registry = std::map<std::string, Native>;  // by the name a term uses
using Natives = std::map<std::string, Native>;   // by the library's name, which `native` gives

inline constexpr std::size_t max_items = 200000;  // of any list an evaluation makes: no input may hang it

// The elements through f; undefined as soon as one is.
inline Value mapped(const Fn& f, const Value& xs) {
  Items out;
  out.reserve(xs.items().size());
  for (const auto& x : xs.items()) {
    out.push_back(f(x));
    if (out.back().undefined()) return out.back();
  }
  return list(std::move(out));
}

inline Value filtered(const Fn& p, const Value& xs) {
  Items out;
  for (const auto& x : xs.items()) {
    Value keep = p(x);
    if (keep.undefined()) return keep;
    if (keep.truth()) out.push_back(x);
  }
  return list(std::move(out));
}

inline Value all_hold(const Fn& p, const Value& xs) {
  bool all = true;
  for (const auto& x : xs.items()) {
    Value holds = p(x);
    if (holds.undefined()) return holds;
    all = all && holds.truth();
  }
  return truth(all);
}

inline Value concatenated(const Value& xss) {
  Items out;
  for (const auto& xs : xss.items()) {
    if (out.size() + xs.items().size() > max_items) return beyond("a list of more than 200,000");
    out.insert(out.end(), xs.items().begin(), xs.items().end());
  }
  return list(std::move(out));
}

// Undefined as soon as a part is.
inline Value joined(const Value& xs, const Value& ys) {
  if (xs.undefined()) return xs;
  for (const auto& x : xs.items())
    if (x.undefined()) return x;
  return concatenated(list({xs, ys}));
}

inline Value both_hold(const Fn& p, const Fn& q, const Value& x) {
  const Value a = p(x), b = q(x);
  return a.undefined() ? a : b.undefined() ? b : truth(a.truth() && b.truth());
}

inline Value taken(const Value& n, const Value& xs) {
  const auto k = std::min(xs.items().size(), static_cast<std::size_t>(std::max(0L, n.number())));
  return list({xs.items().begin(), xs.items().begin() + static_cast<std::ptrdiff_t>(k)});
}

// What is built in, bound.
inline Registry built_in_functions() {
  using Fs = std::vector<Fn>;
  Registry r;
  r["map"] = {1, [](const Fs& f) -> Fn { return [f = f[0]](const Value& x) { return mapped(f, x); }; }};
  r["filter"] = {1, [](const Fs& f) -> Fn { return [p = f[0]](const Value& x) { return filtered(p, x); }; }};
  r["all"] = {1, [](const Fs& f) -> Fn { return [p = f[0]](const Value& x) { return all_hold(p, x); }; }};
  r["both"] = {2,
               [](const Fs& f) -> Fn { return [p = f[0], q = f[1]](const Value& x) { return both_hold(p, q, x); }; }};
  r["concat"] = {0, [](const Fs&) -> Fn { return concatenated; }};
  r[":"] = {1, [](const Fs& f) -> Fn { return [x = f[0]](const Value& xs) { return joined(list({x({})}), xs); }; }};
  r["++"] = {1, [](const Fs& f) -> Fn { return [xs = f[0]](const Value& ys) { return joined(xs({}), ys); }; }};
  for (const bool b : {false, true})
    r[b ? "True" : "False"] = {0, [b](const Fs&) -> Fn { return [b](const Value&) { return truth(b); }; }};
  r["head"] = {0, [](const Fs&) -> Fn {
                 return [](const Value& x) { return x.items().empty() ? undefined("head of []") : x.items()[0]; };
               }};
  r["take"] = {1, [](const Fs& n) -> Fn { return [n = n[0]](const Value& x) { return taken(n({}), x); }; }};
  return r;
}

}  // namespace wholemeal::calc
