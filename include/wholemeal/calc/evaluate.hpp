// An expression read, typed and evaluated: alone, or on a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/names.hpp"

namespace wholemeal::calc {

struct Evaluated {
  std::string type{};
  std::optional<Value> value{};  // none: the expression is a function
};

// What is wrong with an expression, or its value; texts are called `expression` and `value` in messages.
inline std::variant<Evaluated, Message> evaluate(const Book& book, const Registry& registry, std::string_view expr,
                                                 std::string_view value) {
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
  Typing typing(book.constants, book.synonyms, book.plain_lists);
  const Type type = typing.shown(typing.of(whole));
  typing.settle({1, 1});
  if (wrong.empty() && typing.error()) wrong.push_back(*typing.error());
  if (!wrong.empty()) {
    wrong[0].file = "expression";
    return wrong[0];
  }
  Evaluated out{show(type, book.synonyms), {}};
  if (!is_function(type)) out.value = Evaluator(book, registry).compile(whole)({});
  return out;
}

}  // namespace wholemeal::calc
