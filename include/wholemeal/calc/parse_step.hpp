// Reads derivations: their steps, and the cases of inductions.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/parse_hint.hpp"

namespace wholemeal::calc {

class StepReader : public HintReader {
 public:
  using HintReader::HintReader;

 protected:
  // What laws and derivations begin with: a label, perhaps a title, what it says, and perhaps of which lists.
  template <class S> void head(S& s, Equation& says, Place at) {
    s.at = at;
    s.label = label();
    s.title = title();
    expect(":");
    says = equation();
    if (!take_word("at")) return;
    s.domain = type();
    while (take(",")) s.sizes.push_back(demand());
  }

  Derivation derivation(Place at, bool exercise) {
    Derivation d;
    d.exercise = exercise;
    head(d, d.goal, at);
    while (take_word("assume")) d.assumptions.push_back(condition());
    if (take_word("by")) {
      const bool any = take_word("extensionality");
      if (!any) expect_word("induction");
      expect_word("on");
      do d.induction.push_back(any ? value_name() : list_name());
      while (take(","));
      while (take_word("case")) d.cases.push_back(one_case(d));
      if (!failed() && !take_word("qed")) fail("`case` or `qed`");
    } else {
      body(d);
      if (!take_word("qed")) fail("`=`, `~` or `qed`");
    }
    return d;
  }

  std::string value_name() {
    const Place at = (skip(), place());
    auto s = name();
    if (!is_value_variable(s)) fail_at(at, "a value has a name like `x` or `ys`");
    return s;
  }
  // A variable for lists: xs, yss.
  std::string list_name() {
    const Place at = (skip(), place());
    auto s = name();
    if (s.size() < 2 || !is_value_variable(s) || s.back() != 's') fail_at(at, "a list has a name like `xs` or `yss`");
    return s;
  }

  // The lines of a calculation.
  void body(Derivation& d) {
    skip();
    d.first_at = place();
    d.first = expr();
    while (!failed() && (skip(), peek() == '=' || peek() == '~')) d.steps.push_back(one_step());
  }

  // `case x:xs, y:ys if p . x = True`, a shape for each list of the induction.
  Derivation one_case(const Derivation& whole) {
    Derivation c;
    c.label = whole.label;
    skip();
    c.at = place();
    for (std::size_t i = 0; i < whole.induction.size() && !failed(); ++i) {
      if (i > 0) expect(",");
      const Place at = (skip(), place());
      const Lists s = lists(whole.induction[i]);
      if (i > 0 && s != c.lists) fail_at(at, "the lists of a case have one shape");
      c.lists = s;
    }
    if (take_word("if")) c.when = condition();
    body(c);
    return c;
  }

  Lists lists(const std::string& list) {
    const std::string head = list.substr(0, list.size() - 1);
    if (take("[")) {
      if (take("]")) return Lists::Empty;
      if (!take_word(head)) fail("`" + head + "`, the only element of `" + list + "`");
      expect("]");
      return Lists::One;
    }
    if (take_word(list)) return Lists::Any;
    if (!take_word(head)) fail("`[]`, `[" + head + "]` or `" + head + ":" + list + "`");
    expect(":");
    if (!take_word(list)) fail("`" + list + "`");
    return Lists::Longer;
  }

  SizeDemand demand() {
    SizeDemand d;
    d.left = size();
    d.exactly = take("=");
    if (!d.exactly) expect(">=", " or `=`");
    d.right = size();
    return d;
  }

  Step one_step() {
    Step s;
    skip();
    s.at = place();
    s.relation = relation();
    s.hints = hint();
    skip();
    s.line_at = place();
    s.line = expr();
    return s;
  }
};

}  // namespace wholemeal::calc
