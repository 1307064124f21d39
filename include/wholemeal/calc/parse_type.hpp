// Reads types and sizes.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "wholemeal/calc/cursor.hpp"
#include "wholemeal/calc/type.hpp"

namespace wholemeal::calc {

// Words that end an expression.
inline bool is_reserved(std::string_view w) {
  static constexpr std::array<std::string_view, 19> words{
      "type", "fun",   "law", "def",   "derive", "exercise", "use",  "qed",        "assume", "at",
      "if",   "proof", "by",  "after", "side",   "with",     "case", "assumption", "native"};
  return std::find(words.begin(), words.end(), w) != words.end();
}

class TypeReader : public Cursor {
 public:
  using Cursor::Cursor;

  // texpr = tapp [ "->" texpr ]
  Type type() {
    if (++depth_ > max_depth) return fail("less deep brackets"), Type{};
    Type t = type_application();
    if (take("->")) t = function(std::move(t), type());
    --depth_;
    return t;
  }

  // A product of numerals, N, R, C and size variables, and a numeral added to it.
  Size size() {
    if (++depth_ > max_depth) return fail("less deep brackets"), Size{};
    Size s = size_factor();
    while (!failed() && take("*")) s = product(s, size_factor());
    if (s.factors.size() > max_in_size) fail("a product of at most 50 sizes");
    --depth_;
    if (failed() || !take("+")) return s;
    skip();
    if (!is_digit(peek())) return fail("a number"), s;
    s.plus += small_number().number;
    return s;
  }

 protected:
  static constexpr int max_depth = 200;  // of brackets, so that no text overflows the stack
  static constexpr std::size_t max_factors = 300, max_in_size = 50;
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  int depth_ = 0;

 private:
  Type type_application() {
    skip();
    if (word() == "P") {
      step(1);
      Size n = size();
      return positions(std::move(n), type_atom());
    }
    if (word() != "A") return type_atom();
    step(1);
    return alternatives(type_atom());
  }

  Type type_atom() {
    if (take("(")) {
      Type t = type();
      expect(")");
      return t;
    }
    if (!failed() && !word().empty() && !is_reserved(word())) return con(run(in_word));
    return fail("a type"), Type{};
  }

  Size product(const Size& a, const Size& b) {
    const bool sum = (a.plus != 0 && !b.factors.empty()) || (b.plus != 0 && !a.factors.empty());
    if (sum || (a.plus != 0 && b.number != 1) || (b.plus != 0 && a.number != 1)) fail("no product with a sum");
    if (is_endless(a * b)) fail("a size below 10^12");
    return a * b;
  }

  Size size_factor() {
    if (take("(")) {
      Size s = size();
      expect(")");
      return s;
    }
    if (failed()) return {};
    if (is_digit(peek())) return small_number();
    if (word().empty()) return fail("a size"), Size{};
    return {1, {run(in_word)}};
  }

  Size small_number() {
    const auto digits = run(is_digit);
    if (digits.size() > 12) fail("a size below 10^12");
    return {digits.size() > 12 ? 1 : std::stol(digits), {}};
  }
};

}  // namespace wholemeal::calc
