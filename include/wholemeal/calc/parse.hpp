// Reads expressions; errors are values with a place and what was expected.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "wholemeal/calc/parse_type.hpp"
#include "wholemeal/calc/syntax.hpp"

namespace wholemeal::calc {

// A recursive descent over a cursor. An expression goes on over a line's end inside brackets, after a dot, or
// when the next line begins with one.
class Reader : public TypeReader {
 public:
  using TypeReader::TypeReader;

  // expr = app { "." app }
  Expr expr() {
    if (++depth_ > max_depth) return fail("less deep brackets"), Expr{};
    Expr e = application();
    while (takes_dot() && !failed()) {
      skip();
      e = compose(std::move(e), application());
      if (e.length() > max_factors) fail("at most " + std::to_string(max_factors) + " factors");
    }
    --depth_;
    return e;
  }

 protected:
  void reset() { depth_ = brackets_ = 0; }

 private:
  bool takes_dot() { return take(".") || take("\xC2\xB7") || take("\xE2\x88\x98"); }

  bool starts_atom() const {
    const char c = peek();
    if (starts_word(c)) return !is_reserved(word());
    return is_digit(c) || c == '\'' || c == '?' || c == '(' || c == '[';
  }

  // app = atom { atom }: the first is applied to the others.
  Expr application() {
    skip();
    Expr head = atomic();
    std::vector<Expr> args;
    while (!failed()) {
      const bool newline = skip();
      if ((newline && brackets_ == 0) || !starts_atom()) break;
      args.push_back(atomic());
    }
    return args.empty() || failed() ? head : apply(std::move(head), std::move(args));
  }

  static bool is_section(const Atom& a) { return a.head == ":" || a.head == "++"; }

  // A name takes its arguments; a composition is applied to a value by composing with it.
  Expr apply(Expr head, std::vector<Expr> args) {
    const bool composed = head.length() != 1 || is_section(*head.atoms[0]);
    if (composed && args.size() == 1) return compose(std::move(head), args[0]);
    if (composed) return fail("one argument of a composition"), Expr{};
    const Atom& a = *head.atoms[0];
    if (a.kind != Kind::Name) return fail("a function before its arguments"), Expr{};
    if (is_metavariable(a)) return fail("a dot: a variable takes no arguments, `" + a.head + "` is composed"), Expr{};
    auto all = a.args;
    all.insert(all.end(), args.begin(), args.end());
    return {{atom(Kind::Name, a.head, std::move(all), a.from, place())}};
  }

  Expr atomic() {
    const Place from = place();
    const char c = peek();
    if (starts_word(c)) return named(from);
    if (is_digit(c)) return numeral(from);
    if (c == '\'') return character(from);
    if (take("?")) return one(Kind::Hole, run(in_word), from);
    if (take("(")) return bracketed();
    if (take("[")) return list(from);
    return fail("a name, a numeral, `(` or `[`"), Expr{};
  }

  Expr one(Kind kind, std::string head, Place from, std::vector<Expr> args = {}) {
    return {{atom(kind, std::move(head), std::move(args), from, place())}};
  }

  Expr named(Place from) {
    if (is_reserved(word())) return fail("an expression"), Expr{};
    auto s = run(in_word);
    return s == "id" ? Expr{} : one(Kind::Name, std::move(s), from);
  }

  Expr numeral(Place from) {
    auto digits = run(is_digit);
    if (digits.size() > 9) fail("a number below 1000000000");
    if (peek() == '.' && is_digit(peek(1))) fail("blanks around the `.` of a composition");
    return one(Kind::Number, std::move(digits), from);
  }

  Expr character(Place from) {
    step();
    std::string s = run([first = true](char c) mutable { return std::exchange(first, false) || (c & 0x80) != 0; });
    if (peek() != '\'' || s.empty()) return fail("`'` after a character"), Expr{};
    step();
    return one(Kind::Char, std::move(s), from);
  }

  Expr bracketed() {
    ++brackets_;
    Expr e = infix();
    return expect(")"), --brackets_, e;
  }

  // `x : xs` and `xs ++ ys` inside brackets, and their sections `(x:)` and `(xs ++)`.
  Expr infix() {
    if (++depth_ > max_depth) return fail("a shorter list"), Expr{};
    const Place from = (skip(), place());
    Expr e = expr();
    if (const char* op = take(":") ? ":" : take("++") ? "++" : nullptr) {
      e = one(Kind::Name, op, from, {std::move(e)});
      skip();
      if (peek() != ')') e = compose(std::move(e), infix());
    }
    return --depth_, e;
  }

  Expr list(Place from) {
    ++brackets_;
    std::vector<Expr> items;
    if (!take("]")) {
      do {
        skip();
        items.push_back(infix());
      } while (take(","));
      expect("]", " or `,`");
    }
    --brackets_;
    return one(Kind::List, "", from, std::move(items));
  }

  int brackets_ = 0;
};

inline std::variant<Expr, Message> parse_expr(std::string_view text, std::string file = "expression") {
  return parse_whole(text, std::move(file), &Reader::expr, "a composition dot or the end of the expression");
}

}  // namespace wholemeal::calc
