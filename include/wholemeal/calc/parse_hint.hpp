// Reads names, labels, equations, conditions and hints.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/parse.hpp"

namespace wholemeal::calc {

class HintReader : public Reader {
 public:
  using Reader::Reader;

  // `expr rel expr`
  Equation equation() {
    Equation e;
    e.left = expr();
    e.relation = relation();
    e.right = expr();
    return e;
  }

  // An equation, or a predicate, perhaps `after` a function.
  Condition condition() {
    Condition c;
    skip();
    c.at = place();
    Expr e = expr();
    if (!failed() && (skip(), peek() == '=' || peek() == '~')) {
      const auto rel = relation();
      c.equation = Equation{std::move(e), expr(), rel};
    } else if (e.length() == 1 && e.atoms[0]->kind == Kind::Name && e.atoms[0]->args.empty()) {
      c.predicate = e.atoms[0]->head;
      if (take_word("after")) c.after = expr();
    } else {
      fail("an equation or the name of a predicate");
    }
    return c;
  }

  // A hint in braces.
  std::vector<Hint> hint() {
    std::vector<Hint> items;
    expect("{");
    do items.push_back(item());
    while (!failed() && take(";"));
    expect("}", " or `;` after a hint");
    return items;
  }

 protected:
  bool take_word(std::string_view w) {
    if (failed()) return false;
    skip();
    if (word() != w) return false;
    step(w.size());
    return true;
  }

  void expect_word(std::string_view w) {
    if (!take_word(w)) fail("`" + std::string(w) + "`");
  }

  std::string name() {
    skip();
    auto s = failed() ? std::string{} : run(in_word);
    if (s.empty() || !starts_word(s[0])) fail("a name");
    return s;
  }

  // Names with dots and inner dashes; brackets around it make no difference: (19.5) is 19.5.
  std::string label() {
    const bool bracket = take("(");
    skip();
    std::string s;
    while (!failed() && (in_label(peek()) || (peek() == '-' && in_label(peek(1))))) s += peek(), step();
    if (s.empty()) fail("a label");
    if (bracket) expect(")");
    return s;
  }

  std::string string() {
    expect("\"");
    std::string s = failed() ? "" : run([](char c) { return c != '"' && c != '\n'; });
    expect("\"");
    return s;
  }
  std::string title() {
    skip();
    return peek() == '"' ? string() : "";
  }

  Relation relation() {
    if (take("~")) return Relation::Order;
    expect("=", " or `~`");
    return Relation::Equal;
  }

  Hint item() {
    Hint h;
    skip();
    h.at = place();
    if (peek() == '"') return h.kind = Hint::Kind::Text, h.label = string(), h;
    if (take("?")) return h.kind = Hint::Kind::Hole, h;
    if (take_word("assumption")) return h.kind = Hint::Kind::Assumption, h;
    if (take_word("hypothesis")) return h.kind = Hint::Kind::Hypothesis, h;
    if (take_word("definition")) return h.kind = Hint::Kind::Definition, h.label = name(), h;
    if (take_word("side")) return side(std::move(h));
    h.label = label();
    h.use = take("->") ? Use::Forward : take("<-") ? Use::Backward : Use::Either;
    if (take_word("with")) do
        h.with.push_back(given());
      while (take(","));
    return h;
  }

  Hint side(Hint h) {
    h.kind = Hint::Kind::Side;
    if (take_word("assumption")) return h;
    h.side = condition();
    if (take_word("by")) h.label = label();
    return h;
  }

  std::pair<std::string, Expr> given() {
    auto variable = name();
    expect(":=");
    return {std::move(variable), expr()};
  }

 private:
  static bool in_label(char c) { return in_word(c) || c == '.'; }
};

inline std::variant<Equation, Message> parse_equation(std::string_view text, std::string file) {
  return parse_whole(text, std::move(file), &HintReader::equation, "the end of the equation");
}
inline std::variant<Condition, Message> parse_condition(std::string_view text, std::string file) {
  return parse_whole(text, std::move(file), &HintReader::condition, "the end of the condition");
}

}  // namespace wholemeal::calc
