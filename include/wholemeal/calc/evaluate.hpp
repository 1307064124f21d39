// An expression read, typed and evaluated: alone, or on a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "wholemeal/calc/claim.hpp"
#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/names.hpp"
#include "wholemeal/calc/parse.hpp"

namespace wholemeal::calc {

struct Evaluated {
  std::string type{};
  Expr term{};                   // with the value, if one was given
  std::optional<Value> value{};  // none: the expression is a function
};

inline constexpr long most_work = 20'000'000;  // values an evaluation may make

namespace detail {

// N*N is how many digits there are, in a box that isn't square too; N alone is the width of a box.
inline Type with_digits(Type t, long digits) {
  auto& f = t.size.factors;
  for (auto n = std::find(f.begin(), f.end(), "N"); f.end() - n > 1 && n[1] == "N"; n = f.erase(n, n + 2))
    t.size.number = times(t.size.number, digits);
  for (auto& a : t.args) a = with_digits(a, digits);
  return t;
}

// What is wrong with names or types, once the term has been typed.
inline std::optional<Message> fault(const Book& book, const Expr& e, Typing& typing, const std::string& file) {
  std::vector<Message> wrong;
  unknown_names(book, e, {}, {1, 1}, wrong, "stands for nothing here");
  typing.settle({1, 1});
  if (const auto m = typing.wrong(); m && wrong.empty()) wrong.push_back(*m);
  if (wrong.empty()) return {};
  wrong[0].file = file;
  if (wrong[0].at.line == 0) wrong[0].at = {1, 1};
  return wrong[0];
}

}  // namespace detail

// The types for one box: N, R and C are numbers.
inline Signatures at_box(Signatures types, const Box& box) {
  for (auto& [name, t] : types) t = numbered(detail::with_digits(t, box.digits()), sizes_of(box));
  return types;
}

// An expression applied to a value, if there is one; or what is wrong with either. Where both are right and don't go
// together, the message is about the value.
inline std::variant<Expr, Message> applied(const Book& book, const Box& box, std::string_view expr,
                                           std::string_view value) {
  auto e = parse_expr(expr, "expression");
  if (std::holds_alternative<Message>(e)) return e;
  const Expr& f = std::get<Expr>(e);
  const Signatures constants = at_box(book.constants, box);
  Typing typing(constants, book.synonyms, book.plain_lists);
  const Type type = typing.of(f);
  if (auto m = detail::fault(book, f, typing, "expression")) return *m;
  if (value.empty()) return e;
  auto v = parse_expr(value, "value");
  if (std::holds_alternative<Message>(v)) return v;
  const Expr& x = std::get<Expr>(v);
  if (!is_function(typing.shown(type)))
    return Message{Class::Type, "expression", {1, 1}, "it is a `" + typing.text(type) + "` already and takes no value"};
  const Type given = typing.of(x);
  typing.agree(typing.shown(type).args[0], given, {1, 1},
               "what the expression takes and the value have different types:");
  if (auto m = detail::fault(book, x, typing, "value")) return *m;
  return compose(f, x);
}

// Of a function that is only a specification, one of the library's that a law calls the same: `searchProgram` of
// `search`. Nothing if the term has none.
inline std::optional<std::pair<std::string, std::string>> quicker(const Book& book, const Expr& e) {
  const auto native = [&](const Expr& f) {
    const Function* known =
        f.length() == 1 && f.atoms[0]->args.empty() ? find_function(book, f.atoms[0]->head) : nullptr;
    return known != nullptr && !known->native.empty();
  };
  for (const auto& a : e.atoms)
    for (const auto& l : book.laws)
      for (const bool forward : {true, false})
        if (!native({{a}}) && source_side(l.says, forward) == Expr{{a}} && native(target_side(l.says, forward)))
          return std::pair{a->head, target_side(l.says, forward).atoms[0]->head};
  return {};
}

// What is wrong with an expression, or its value; texts are called `expression` and `value` in messages.
// The registry is for the box, whose sizes the types take.
inline std::variant<Evaluated, Message> evaluate(const Book& book, const Registry& registry, const Box& box,
                                                 std::string_view expr, std::string_view value) {
  const auto whole = applied(book, box, expr, value);
  if (const auto* m = std::get_if<Message>(&whole)) return *m;
  const Expr& e = std::get<Expr>(whole);
  Typing general(book.constants, book.synonyms, book.plain_lists);
  const Type type = general.of(e);
  Evaluated out{general.text(type), e, {}};
  Work work{0, most_work};
  if (!is_function(general.shown(type))) out.value = Evaluator(book, registry, work).compile(e)({});
  return out;
}

}  // namespace wholemeal::calc
