// The bridge from the library's functions and laws to the calculator; the only header of it that sees the pearl.
#pragma once

#include <string>
#include <utility>

#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/vocabulary.hpp"
#include "wholemeal/domain.hpp"
#include "wholemeal/hidden.hpp"
#include "wholemeal/laws/laws.hpp"
#include "wholemeal/search.hpp"

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
      if (out.size() >= max_items) return undefined("a list too long to try");
      out.push_back(to_value(std::forward<decltype(y)>(y)));
    }
    return list(std::move(out));
  }
}

// A function of the library on values; `undefined_at` says where the paper's function has no value.
template <class Argument, class F> Native native(F f, const char* (*undefined_at)(const Value&) = nullptr) {
  return {0, [f, undefined_at](const std::vector<Fn>&) -> Fn {
            return [f, undefined_at](const Value& v) {
              if (const char* why = undefined_at != nullptr ? undefined_at(v) : nullptr) return undefined(why);
              return to_value(f(From<Argument>::of(v)));
            };
          }};
}

inline bool digits_only(const Value& v) {
  if (!v.is_list()) return v.number() >= 0 && v.number() <= static_cast<long>(max_size);
  return std::all_of(v.items().begin(), v.items().end(), digits_only);
}
inline const char* no_digits(const Value& v) { return digits_only(v) ? nullptr : "a digit outside 0 to 36"; }

inline const char* no_columns(const Value& v) { return v.items().empty() ? "cols []" : nullptr; }
inline const char* nothing_to_expand(const Value& v) {
  return digits_only(v) && incomplete(From<Board>::of(v)) ? nullptr : "expand1 of a complete matrix";
}

// How many tuples a product has, stopping above the limit.
inline std::size_t tuples(const Value& xss) {
  std::size_t n = 1;
  for (const auto& xs : xss.items())
    if ((n *= xs.items().size()) > max_items) return n;
  return n;
}
inline const char* too_many(const Value& xss) {
  return tuples(xss) > max_items ? "a product too large to try" : nullptr;
}
inline const char* far_too_many(const Value& m) {
  std::size_t n = 1;
  for (const auto& row : m.items())
    if ((n *= tuples(row)) > max_items) return "a product too large to try";
  return nullptr;
}

// pruneBy f and its like, where f is a function on values.
template <class By> Native by_native(By by) {
  return {1, [by](const std::vector<Fn>& fs) -> Fn {
            const auto f = named<"f">([f = fs[0]](const Board& m) { return From<Board>::of(f(to_value(m))); });
            return [p = by(f)](const Value& v) { return to_value(p(From<Board>::of(v))); };
          }};
}

}  // namespace detail

// The library's functions under their names, for boards of one box.
inline Natives library(const Box& box) {
  using detail::native;
  using Anything = Value;
  const Shape s{static_cast<std::size_t>(box.rows), static_cast<std::size_t>(box.cols)};
  Natives n;
  n["wholemeal::choices"] = native<Grid>(choices[s], detail::no_digits);
  n["wholemeal::cp"] = native<List<List<Anything>>>(cp, detail::too_many);
  n["wholemeal::expand"] = native<Matrix<List<Anything>>>(expand, detail::far_too_many);
  n["wholemeal::rows"] = native<Matrix<Anything>>(rows);
  n["wholemeal::cols"] = native<Matrix<Anything>>(cols, detail::no_columns);
  n["wholemeal::group"] = native<Row<Anything>>(group[s.cols]);
  n["wholemeal::group::R"] = native<Row<Anything>>(group[s.rows]);
  n["wholemeal::group::C"] = native<Row<Anything>>(group[s.cols]);
  n["wholemeal::ungroup"] = native<Row<Row<Anything>>>(ungroup);
  n["wholemeal::boxs"] = native<Matrix<Anything>>(boxs[s]);
  n["wholemeal::nodups"] = native<Row<Anything>>(nodups);
  n["wholemeal::prune_row"] = native<Row<Choices>>(prune_row, detail::no_digits);
  n["wholemeal::prune_by"] = detail::by_native(prune_by);
  n["wholemeal::prune"] = native<Board>(prune[s], detail::no_digits);
  n["wholemeal::hidden_row"] = native<Row<Choices>>(hidden_row, detail::no_digits);
  n["wholemeal::hidden_by"] = detail::by_native(hidden_by);
  n["wholemeal::incomplete"] = native<Board>(incomplete, detail::no_digits);
  n["wholemeal::expand1"] = native<Board>(expand1, detail::nothing_to_expand);
  n["wholemeal::valid"] = native<Grid>(valid[s], detail::no_digits);
  n["wholemeal::search"] = native<Board>(search[s], detail::no_digits);
  n["wholemeal::solve_spec"] = native<Grid>(solve_spec[s], detail::no_digits);
  n["wholemeal::solve"] = native<Grid>(solve[s], detail::no_digits);
  return n;
}

// `law 19.4 : filter nodups . cp = …`: what the library's law of that label says, or nothing if it has none.
inline std::string law_line(const Entry& entry) {
  std::string out;
  const auto look = [&](const auto& law) {
    if (law.label() != entry.label) return;
    out = (law.standing == Standing::definition ? "def " : "law ") + std::string(entry.label) + " : " + law.statement();
    if (!entry.note.empty()) out += " " + std::string(entry.note);
  };
  std::apply([&](const auto&... laws) { (look(laws), ...); }, laws::all_laws);
  return out;
}

// The chapter's theory as text: its words, and its laws as the library states them.
inline std::string sudoku_theory() {
  std::string text(vocabulary);
  for (const auto& e : entries) text += law_line(e) + "\n";
  return text;
}

}  // namespace wholemeal::calc
