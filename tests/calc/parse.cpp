#include "wholemeal/calc/parse.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

std::string read_back(const std::string& text) {
  const auto e = parse_expr(text);
  return std::holds_alternative<Expr>(e) ? show(std::get<Expr>(e)) : std::get<Message>(e).text;
}

}  // namespace

TEST_CASE("An expression reads in either dot, and prints in the book's") {
  CHECK(read_back("map f . map g") == "map f . map g");
  CHECK(read_back("map f\xC2\xB7map g \xE2\x88\x98 h") == "map f . map g . h");
  CHECK(read_back("(f . g) . (h . id)") == "f . g . h");
  CHECK(read_back("map (filter (all p)) . cp") == "map (filter (all p)) . cp");
  CHECK(read_back("map id") == "map id");
  CHECK(read_back("[[1, 2], []]") == "[[1, 2], []]");
  CHECK(read_back("(map f) [1]") == "map f [1]");
  CHECK(read_back("f\n  . g") == "f . g");
}

TEST_CASE("An error says where, what was expected, and what stood there") {
  const auto wrong = [](const std::string& text) { return std::get<Message>(parse_expr(text)); };
  CHECK(wrong("map (f . ").at == Place{1, 10});
  CHECK(wrong("map (f . ").text == "expected a name, a numeral, `(` or `[`, found the end of the text");
  CHECK(wrong("map f)").text == "expected a composition dot or the end of the expression, found `)`");
  CHECK(wrong("f . qed").text == "expected an expression, found `qed`");
  CHECK(wrong("1.5").text.starts_with("expected blanks around the `.`"));
  CHECK(wrong("あ . f").at == Place{1, 1});
  CHECK(wrong(std::string(100000, '(')).text.starts_with("expected less deep brackets"));
}

TEST_CASE("A message shows the line and a caret under the column") {
  const Message m{Class::Gap, "f.calc", {2, 3}, "why"};
  CHECK(with_caret(m, "one\n  = { x }\nthree") == "f.calc:2:3: GAP: why\n  |   = { x }\n  |   ^\n");
}

TEST_CASE("Derivations print as they read") {
  const auto file = parse_file(text_of("notes/derivations/sudoku.calc"), "sudoku.calc");
  CHECK(file.errors.empty());
  for (const auto& s : file.statements) {
    const auto text = show(std::get<Derivation>(s));
    const auto again = parse_file(text, "again");
    REQUIRE(again.errors.empty());
    CHECK(show(std::get<Derivation>(again.statements[0])) == text);
  }
}

TEST_CASE("After an error reading goes on at the next statement") {
  const auto file = parse_file("law a : map id =\nlaw b : map id = id\nnonsense\nlaw c : rows = id\n", "f");
  CHECK(file.errors.size() == 2);
  CHECK(file.errors[0].at.line == 2);
  CHECK(file.errors[1].at == Place{3, 1});
  CHECK(file.statements.size() >= 1);
}

TEST_CASE("No text makes the reader crash or hang") {
  const std::string pieces[] = {"law",  " a",     ":",    "map", "(",    ")",      "[",   "]", "{",   "}",
                                "=",    "~",      "19.5", ".",   "\n",   "derive", "qed", "'", "\"",  "--",
                                ";",    "side",   "by",   "?",   ":=",   "->",     "P",   "A", "N*N", "\xC2\xB7",
                                "\xFF", "assume", "fun",  "::",  "type", "use",    "1",   ","};
  std::uint64_t state = 7;
  const auto next = [&] { return state = state * 6364136223846793005ull + 1442695040888963407ull, state >> 33; };
  for (int round = 0; round < 5000; ++round) {
    std::string text;
    for (auto n = next() % 40; n > 0; --n) text += pieces[next() % std::size(pieces)] + (next() % 2 ? " " : "");
    const auto file = parse_file(text, "fuzz");
    for (const auto& m : file.errors) CHECK(m.at.line >= 1);
  }
  const auto good = text_of("notes/derivations/sudoku.calc");
  for (int round = 0; round < 300; ++round) {
    auto text = good;
    for (int i = 0; i < 3; ++i) text[next() % text.size()] = static_cast<char>(next() % 256);
    parse_file(text, "fuzz");
  }
  SUCCEED("no crash");
}
