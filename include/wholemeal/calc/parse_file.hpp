// Reads files of types, functions, laws and derivations.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/parse_step.hpp"

namespace wholemeal::calc {

// The statements of one file, in order, and the errors: one at most for each statement.
struct File {
  std::string name{}, text{};
  std::vector<Statement> statements{};
  std::vector<Message> errors{};
};

class FileReader : public StepReader {
 public:
  using StepReader::StepReader;

  // Everything up to the end; after an error it goes on at the next statement.
  void read(File& file) {
    for (skip(); !at_end(); skip()) {
      const Place before = place();
      statement(file);
      if (!failed()) continue;
      file.errors.push_back(*error());
      forgive();
      reset();
      to_next_statement(before);
    }
  }

 private:
  bool sees_keyword() const {
    const auto w = word();
    return w == "type" || w == "fun" || w == "law" || w == "def" || w == "derive" || w == "exercise" || w == "use";
  }

  void to_next_statement(Place before) {
    while (!at_end() && (!sees_keyword() || place().column != 1 || place() == before)) step();
  }

  void statement(File& file) {
    const Place at = place();
    if (take_word("type")) return add(file, type_name(at));
    if (take_word("fun")) return add(file, function_(at));
    if (take_word("law")) return add(file, law(at, false));
    if (take_word("def")) return add(file, law(at, true));
    if (take_word("derive")) return add(file, derivation(at, false));
    if (take_word("exercise")) return add(file, derivation(at, true));
    if (take_word("use")) return add(file, UseFile{string(), at});
    fail("`type`, `fun`, `law`, `def`, `derive`, `exercise` or `use`");
  }

  template <class S> void add(File& file, S s) {
    if (!failed()) file.statements.emplace_back(std::move(s));
  }

  TypeName type_name(Place at) {
    TypeName t{name(), {}, at};
    if (take("=")) t.type = type();
    return t;
  }

  Function function_(Place at) {
    Function f;
    f.at = at;
    f.name = name();
    expect("::");
    f.compares = take_word("Eq");
    if (f.compares) name(), expect("=>");
    f.type = type();
    if (take_word("needs")) f.needs.push_back(demand());
    if (take_word("native")) f.native = run_native();
    return f;
  }
  std::string run_native() {
    skip();
    auto s = run([](char c) { return in_word(c) || c == ':'; });
    if (s.empty()) fail("a library name");
    return s;
  }

  Law law(Place at, bool definition) {
    Law l;
    l.definition = definition;
    head(l, l.says, at);
    if (take_word("if")) do
        l.conditions.push_back(condition());
      while (take(","));
    if (take_word("proof")) {
      l.proof = label();
      if (take_word("by")) l.by_sublist = take_word("sublist") || (fail("`sublist`"), false);
    }
    return l;
  }
};

// Reads a text as a file.
inline File parse_file(std::string text, std::string name) {
  File f{std::move(name), std::move(text), {}, {}};
  FileReader(f.text, f.name).read(f);
  return f;
}

}  // namespace wholemeal::calc
