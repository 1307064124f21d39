// Functions of the library as functions on values.
#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "wholemeal/calc/convert.hpp"
#include "wholemeal/search.hpp"

namespace wholemeal::calc {

namespace detail {

using Refusal = std::optional<Undefined>;  // where the paper's function has no value, or too large a one

// A function of the library on values.
template <class Argument, class F> Native native(F f, Refusal (*refuses)(const Value&) = nullptr) {
  return {0, [f, refuses](const std::vector<Fn>&) -> Fn {
            return [f, refuses](const Value& v) {
              if (const Refusal why = refuses != nullptr ? refuses(v) : std::nullopt) return Value{*why};
              return to_value(f(From<Argument>::of(v)));
            };
          }};
}

inline Refusal refused(bool refuse, const char* why, bool beyond = false) {
  return refuse ? Refusal(Undefined{why, beyond}) : std::nullopt;
}

// Of what is no digit, or of more digits than a list of the library's holds.
inline Refusal no_digits(const Value& v) {
  if (!v.is_list())
    return refused(v.number() < 0 || v.number() > static_cast<long>(max_size), "a digit outside 0 to 36");
  for (const auto& x : v.items())
    if (auto no = no_digits(x)) return no;
  const bool digits = !v.items().empty() && !v.items()[0].is_list();
  return refused(digits && v.items().size() > max_size, "a list of more than 36 digits", true);
}
inline Refusal no_columns(const Value& v) { return refused(v.items().empty(), "cols []"); }
inline Refusal nothing_to_expand(const Value& v) {
  if (auto no = no_digits(v)) return no;
  return refused(!incomplete(From<Board>::of(v)), "expand1 of a complete matrix");
}

// How many tuples a product has, stopping above the limit.
inline std::size_t tuples(const Value& xss) {
  std::size_t n = 1;
  for (const auto& xs : xss.items())
    if ((n *= xs.items().size()) > max_items) return n;
  return n;
}
inline Refusal too_many(const Value& xss) {
  return refused(tuples(xss) > max_items, "a product of more than 200,000", true);
}
inline Refusal far_too_many(const Value& m) {
  std::size_t n = 1;
  for (const auto& row : m.items())
    if ((n *= tuples(row)) > max_items) return Undefined{"a product of more than 200,000", true};
  return {};
}

// Of searching: a tree with more nodes than an evaluation may walk.
inline constexpr std::ptrdiff_t max_nodes = 20000;
template <class M> Refusal too_deep(const M& m, Shape s) {
  auto tree = nodes{step(once(prune[s]), s), m};
  std::ptrdiff_t n = 0;
  for (auto it = ranges::begin(tree); it != ranges::end(tree) && n <= max_nodes; ++it) ++n;
  return refused(n > max_nodes, "a search of more than 20,000 nodes", true);
}

// pruneBy f and its like, where f is a function on values.
template <class By> Native by_native(By by) {
  return {1, [by](const std::vector<Fn>& fs) -> Fn {
            const auto f = named<"f">([f = fs[0]](const Board& m) { return From<Board>::of(f(to_value(m))); });
            return [p = by(f)](const Value& v) {
              if (const auto no = no_digits(v)) return Value{*no};
              return to_value(p(From<Board>::of(v)));
            };
          }};
}

// A function that searches the tree of `to_board` of its argument; the tree is walked once more, to see that it ends.
template <class Argument, class F, class G> Native searching(F f, Shape s, G to_board) {
  return {0, [=](const std::vector<Fn>&) -> Fn {
            return [=](const Value& v) {
              if (const auto no = no_digits(v)) return Value{*no};
              const auto x = From<Argument>::of(v);
              if (const auto no = too_deep(to_board(x), s)) return Value{*no};
              return to_value(f(x));
            };
          }};
}

// The specification, where all grids can be tried.
inline Native enumerating(Shape s) {
  return {0, [s](const std::vector<Fn>&) -> Fn {
            return [s](const Value& v) {
              if (const auto no = no_digits(v)) return Value{*no};
              const Grid g = From<Grid>::of(v);
              if (const auto no = far_too_many(to_value(choices[s](g)))) return Value{*no};
              return to_value(solve_spec[s](g));
            };
          }};
}

// A function of two lists of digits.
template <class F> Native by_digits(F f) {
  return {1, [f](const std::vector<Fn>& first) -> Fn {
            return [f, xs = first[0]](const Value& ds) {
              Value own = xs({});
              if (own.undefined()) return own;
              for (const auto* v : std::array<const Value*, 2>{&own, &ds})
                if (const auto no = no_digits(*v)) return Value{*no};
              return to_value(f(From<Choices>::of(own))(From<Choices>::of(ds)));
            };
          }};
}

}  // namespace detail

}  // namespace wholemeal::calc
