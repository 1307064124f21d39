// An expression read, typed and evaluated: alone, or on a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "wholemeal/calc/claim.hpp"
#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/names.hpp"

namespace wholemeal::calc {

struct Evaluated {
  std::string type{};
  std::optional<Value> value{};  // none: the expression is a function
};

inline constexpr long most_work = 20'000'000;  // values an evaluation may make

// The types for one box: N, R and C are numbers.
inline Signatures at_box(Signatures types, const Box& box) {
  for (auto& [name, t] : types) t = numbered(t, sizes_of(box));
  return types;
}

// What is wrong with an expression, or its value; texts are called `expression` and `value` in messages.
// The registry is for the box, whose sizes the types take.
inline std::variant<Evaluated, Message> evaluate(const Book& book, const Registry& registry, const Box& box,
                                                 std::string_view expr, std::string_view value) {
  auto e = parse_expr(expr, "expression");
  if (const auto* m = std::get_if<Message>(&e)) return *m;
  Expr whole = std::get<Expr>(e);
  if (!value.empty()) {
    auto v = parse_expr(value, "value");
    if (const auto* m = std::get_if<Message>(&v)) return *m;
    whole = compose(whole, std::get<Expr>(v));
  }
  std::vector<Message> wrong;
  unknown_names(book, whole, {}, {1, 1}, wrong);
  const Signatures constants = at_box(book.constants, box);
  Typing typing(constants, book.synonyms, book.plain_lists);
  typing.of(whole);
  typing.settle({1, 1});
  if (wrong.empty())
    if (const auto m = typing.wrong()) wrong.push_back(*m);
  if (!wrong.empty()) {
    wrong[0].file = "expression";
    return wrong[0];
  }
  Typing general(book.constants, book.synonyms, book.plain_lists);
  const Type type = general.of(whole);
  Evaluated out{general.text(type), {}};
  Work work{0, most_work};
  if (!is_function(general.shown(type))) out.value = Evaluator(book, registry, work).compile(whole)({});
  return out;
}

}  // namespace wholemeal::calc
