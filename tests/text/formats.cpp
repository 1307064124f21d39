// The formats: an example of each as people have it, what is ambiguous in them, and that what is written is read again.
#include "wholemeal/text/formats.hpp"

#include "catch.hpp"
#include "reading.hpp"

using namespace reading;

namespace {

text::Puzzle one(const std::string& s, text::Options o = {}) {
  const Read r = all(s, std::move(o));
  CAPTURE(s);
  for (const auto& e : r.errors) UNSCOPED_INFO(e.line << ":" << e.column << ": " << e.message);
  REQUIRE(r.errors.empty());
  REQUIRE(r.puzzles.size() == 1);
  return r.puzzles[0];
}
std::string error(const std::string& s, text::Options o = {}) {
  const Read r = all(s, std::move(o));
  return r.errors.size() == 1 ? r.errors[0].message : std::to_string(r.errors.size()) + " errors";
}
std::string placed(const text::Puzzle& p) { return p.placed.empty() ? "" : line(p.placed); }
std::string cell(const text::Puzzle& p, std::size_t row, std::size_t col) {
  return p.candidates ? text::spelt((*p.candidates)[row - 1][col - 1], p.shape.size()) : "";
}

const std::string simple_sudoku = R"(*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
)";

// Singles among the candidates, of which none is given.
const std::string pencil = R"(.----------------.----------------.------------------.
| 9    8   12345 | 7   346  1246  | 12   3456  12345 |
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
:----------------+----------------+------------------:
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
:----------------+----------------+------------------:
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
| 13   67  12345 | 89  346  1246  | 12   3456  78    |
| 13   67  12345 | 89  346  1246  | 12   3456  9     |
'----------------'----------------'------------------'
)";

}  // namespace

TEST_CASE("text formats, lines with more than the puzzle") {
  SECTION("a test line: the count, the solution") {
    CHECK(one(puzzle + ":2").count == 2U);
    const auto p = one(puzzle + ":1:" + solution + " # easy");
    CHECK(p.count == 1U);
    REQUIRE(p.solution);
    CHECK(line(*p.solution) == solution);
    CHECK(p.label == "easy");
    CHECK(error(puzzle + ":many") == "found 'm' (U+006D); expected the number of solutions");
    CHECK(error(puzzle + ":1:123") == "found 3 symbols; expected a solution of 81");
  }
  SECTION("a table: the columns by their names") {
    const Read r = all("Quizzes,rating,solutions\r\n" + puzzle + ",3.5," + solution + "\r\n\"" + puzzle +
                       "\",\"a, \"\"b\"\"\",\r\n");
    REQUIRE(r.puzzles.size() == 2);
    CHECK(line(r.puzzles[0].solution.value()) == solution);
    CHECK(r.puzzles[0].notes == text::Notes{{"rating", "3.5"}});
    CHECK(r.puzzles[1].notes == text::Notes{{"rating", "a, \"b\""}});
    CHECK(error("puzzle,label\n" + puzzle + "\n") == "found 1 fields; expected 2");
    CHECK(error("puzzle,label\n" + puzzle + ",\"a\n") ==
          "found a quote that is not closed; expected \" at the end of the field");
    const Read broken = all("puzzle,label\n" + puzzle + ",\"a\nb, c\"\n" + puzzle + ",d\n");
    REQUIRE(broken.puzzles.size() == 2);
    CHECK((broken.puzzles[0].label == "a b, c" && broken.puzzles[1].label == "d" && broken.puzzles[1].line == 4));
  }
  SECTION("a second line is another puzzle, not the solution of the first") {
    CHECK(all(puzzle + "\n" + solution).puzzles.size() == 2);
  }
  SECTION("addresses") {
    CHECK(line(one("https://www.sudokuwiki.org/sudoku.htm?bd=" + puzzle).givens) == puzzle);
    CHECK(line(one("sudokuexchange.com/play/?d=1&s=" + puzzle + "&t=2").givens) == puzzle);
    CHECK(error("https://x.org/?bd=123") == "found 3 symbols in the address; expected 81");
  }
  SECTION("HoDoKu's library: placed digits, deleted candidates") {
    const auto p = one(":0003-1:8:6...+53+4..6" + puzzle.substr(10) + ":171 172:811:829:\n");
    CHECK(line(p.givens).substr(0, 9) == "6....3...");
    CHECK(placed(p).substr(0, 9) == "....5.4..");
    CHECK(cell(p, 1, 1) == "6");
    CHECK(p.notes == text::Notes{{"code", "0003-1"}, {"digits", "8"}, {"eliminations", "811"}, {"placements", "829"}});
    CHECK(cell(p, 7, 1) == "359");
    CHECK(cell(p, 7, 3) == "134579");
    CHECK(error(":0003:8:" + puzzle + ":1a1:") == "found 'a' (U+0061); expected digit, row and column, 1 to 9");
    CHECK(error(":0003:8").starts_with("found 2 fields; expected :code:digits:givens"));
    CHECK(error(":0003:8:123:") == "found 3 cells; expected 81");
  }
  SECTION("a cell without candidates") {
    const auto p = one(":0000:x:" + std::string(81, '.') + ":111 211 311 411 511 611 711 811 911::");
    CHECK(cell(p, 1, 1) == ".");
    CHECK(cell(p, 1, 2) == "123456789");
  }
  SECTION("729 symbols") {
    std::string s;
    for (int i = 0; i < 81; ++i) s += "1.3......";
    CHECK(cell(one(s), 9, 9) == "13");
  }
}

TEST_CASE("text formats, boards") {
  SECTION("Simple Sudoku, the program's name below") {
    const auto p = one(simple_sudoku + "Simple Sudoku 4.2\n");
    CHECK(line(p.givens) == puzzle);
    CHECK(p.label == "Simple Sudoku 4.2");
    CHECK(all(simple_sudoku + simple_sudoku + puzzle).puzzles.size() == 3);
  }
  SECTION("SudoCue's head, SadMan's sections") {
    const auto p = one("#AA. Author\n#LEasy\n# a comment\n" + in_rows(puzzle));
    CHECK(p.notes == text::Notes{{"author", "A. Author"}, {"level", "Easy"}});
    const auto q = one("[Puzzle]\n" + in_rows(puzzle) + "[State]\n" + in_rows("534" + puzzle.substr(3)));
    CHECK(line(q.givens) == puzzle);
    CHECK(placed(q) == "..4" + std::string(78, '.'));
    CHECK(error("[Puzzle]\n") == "found no board after [Puzzle]; expected one");
  }
  SECTION("pencil marks: candidates, none of them given") {
    const auto p = one(pencil);
    CHECK(p.givens == text::blanks(9));
    CHECK(cell(p, 1, 1) == "9");
    CHECK(cell(p, 1, 3) == "12345");
    CHECK(cell(p, 9, 9) == "9");
    CHECK(one(*text::written(*text::format("pencil"), p)) == p);
  }
  SECTION("SudoCue's candidates: bare digits are given, u before what the solver placed") {
    std::string s;
    for (int i = 0; i < 9; ++i) s += "u5 3 128 4 6 7 9 12 12\n";
    const auto p = one(s);
    CHECK(line(p.givens).substr(0, 9) == ".3.4679..");
    CHECK(placed(p).substr(0, 9) == "5........");
    CHECK(cell(p, 1, 1) == "5");
    CHECK(cell(p, 2, 3) == "128");
  }
  SECTION("single digits apart are givens, with a warning when every cell has one") {
    const auto p = one(in_rows(solution, " "));
    CHECK(line(p.givens) == solution);
    CHECK_FALSE(p.candidates);
    CHECK_FALSE(p.warning.empty());
    CHECK(one(in_rows(puzzle, " ")).warning.empty());
  }
  SECTION("OpenSudoku: plain data, and the cells of its five versions") {
    const auto game = [](const std::string& data) {
      return "<opensudoku2><game time=\"1\" cells_data=\"" + data + "\"/></opensudoku2>";
    };
    const auto p = one("<?xml version=\"1.0\"?>\n<opensudoku><name>A\n&amp; B</name>\n<game\n data=\"" +
                       replaced(puzzle, '.', "0") + "\" user_note=\"&lt;1&gt;\"/></opensudoku>\n");
    CHECK(line(p.givens) == puzzle);
    CHECK(p.label == "<1>");
    const auto cells = [&](const std::string& version, const std::string& given, const std::string& placed_one,
                           const std::string& open) {
      std::string data = "version: " + version + "&#10;" + given + placed_one;
      for (int i = 2; i < 81; ++i) data += open;
      return one(game(data));
    };
    for (const auto& q : {cells("1", "5|-|0|", "3|-|1|", "0|1,9,|1|"), cells("2", "5|0|0|", "3|0||1|", "0|257|1|"),
                          cells("3", "5|0|0|", "3|0|1|", "0|257|1|"), cells("4", "5|0|0|0|", "3|0|0|1|", "0|257|0|1|"),
                          cells("5", "5|0|0|0|0|", "3|0|0|0|1|", "0|257|0|0|1|")}) {
      CHECK(line(q.givens) == "5" + std::string(80, '.'));
      CHECK(placed(q) == ".3" + std::string(79, '.'));
      CHECK(cell(q, 1, 1) == "5");
      CHECK(cell(q, 9, 9) == "19");
    }
    SECTION("marks in some cells only are no candidates") {
      std::string data = "version: 3&#10;0|3|1|";
      for (int i = 1; i < 81; ++i) data += "0|0|1|";
      const auto q = one(game(data));
      CHECK_FALSE(q.candidates);
      CHECK_FALSE(q.warning.empty());
    }
    CHECK(error(game("version: 3&#10;0|3|1|")).starts_with("found cells that can't be read"));
    CHECK(error(game(puzzle.substr(1))) == "found 80 symbols; expected 81");
    CHECK(error("<opensudoku><game data=\"" + puzzle) == "found no end of the tag <game; expected >");
    CHECK(error("<html>") == "found the element <html>; expected <opensudoku> and <game data=\"...\"/>");
  }
}

TEST_CASE("text formats, alphabets and shapes") {
  const std::string dots(240, '.');
  SECTION("a 0 among 16 digits is a digit beside dots, a blank beside a G; else --symbols decides") {
    CHECK(line(one("0123456789ABCDEF" + dots).givens).starts_with("123456789ABCDEFG"));
    CHECK(line(one("0" + std::string(239, '0') + "123456789ABCDEFG").givens).starts_with("..."));
    const std::string doubtful = std::string(240, '0') + "123456789ABCDEF0";
    CHECK(error(doubtful).find("expected --symbols to say which") != std::string::npos);
    CHECK(line(one(doubtful, {.symbols = text::Alphabet::one}).givens).ends_with("123456789ABCDEF."));
    CHECK(line(one(doubtful, {.symbols = text::Alphabet::zero}).givens).ends_with("23456789ABCDEFG1"));
  }
  SECTION("letters alone, beyond what a board's digits reach") {
    CHECK(line(one("ABCDEFGHIJKLMNOP" + dots).givens).starts_with("123456789ABCDEFG"));
    CHECK(line(one("abcdefghijklmnop" + dots).givens).starts_with("123456789ABCDEFG"));
    CHECK(
        line(one("ABCDEFGHIJKLMNOPQRSTUVWXY" + std::string(600, '.')).givens).starts_with("123456789ABCDEFGHIJKLMNOP"));
    CHECK(
        line(one("123456789ABCDEFGHIJKLMNOP" + std::string(600, '.')).givens).starts_with("123456789ABCDEFGHIJKLMNOP"));
  }
  SECTION("numbers apart; two figures that may be candidates need --from") {
    std::string numbers, doubtful;
    for (int i = 0; i < 16; ++i) {
      numbers += ". 10 2 3 4 5 6 7 8 9 1 11 12 13 14 15\n";
      doubtful += "12 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n";
    }
    CHECK(line(one(numbers).givens).starts_with(".A23456789"));
    CHECK(error(doubtful).find("--from decimal or --from pencil") != std::string::npos);
    CHECK(line(one(doubtful, {.from = "decimal"}).givens).starts_with("C5111"));
    CHECK(cell(one(doubtful, {.from = "pencil"}), 1, 1) == "12");
  }
  SECTION("6x6 lies down unless --box says otherwise") {
    CHECK(one(std::string(36, '.')).shape == Shape{2, 3});
    CHECK(one(std::string(36, '.'), {.box = Shape{3, 2}}).shape == Shape{3, 2});
  }
}

namespace {

// Numbers that are the same everywhere.
struct Random {
  std::uint64_t state;
  std::size_t below(std::size_t n) {
    std::uint64_t z = state += 0x9E3779B97F4A7C15U;
    z = (z ^ z >> 30U) * 0xBF58476D1CE4E5B9U;
    z = (z ^ z >> 27U) * 0x94D049BB133111EBU;
    return (z ^ z >> 31U) % n;
  }
};

Grid drawn(Random& random, std::size_t n, std::size_t share) {
  Grid g = text::blanks(n);
  for (auto& row : g)
    for (Digit& d : row)
      if (random.below(5) < share) d = static_cast<Digit>(1 + random.below(n));
  return g;
}

// Words of what the formats are made of.
std::string drawn_words(Random& random) {
  constexpr const char* pieces[] = {
      "a",       " ",       "b", ",",  "\"", "#", ";", ":", "<", ">",   "&amp;", "'", "\n",     "9", "\r",        "=",
      "data=\"", "[State]", "é", "\t", "０", ".", "-", "+", "|", "://", "?bd=",  "x", "Puzzle", "u", "version: 2"};
  std::string words;
  for (std::size_t k = random.below(9); k > 0; --k) words += pieces[random.below(std::size(pieces))];
  return words;
}

// Any puzzle, sensible or not: clashing, with candidates that are not those of its digits.
text::Puzzle drawn_puzzle(Random& random, Shape s) {
  constexpr const char* names[] = {"author", "level", "code", "digits", "extra", "eliminations", "odd"};
  const std::size_t n = s.size();
  text::Puzzle p;
  p.shape = s;
  p.givens = drawn(random, n, random.below(5));
  if (random.below(2) == 0) p.placed = text::beyond(p.givens, drawn(random, n, random.below(3)));
  if (random.below(2) == 0) {
    const std::size_t share = random.below(6);
    p.candidates.emplace(n, Row<Choices>(n));
    for (auto& row : *p.candidates)
      for (Choices& cs : row)
        for (Digit d : digits(n))
          if (random.below(5) < share) cs.push_back(d);
  }
  if (random.below(2) == 0) p.count = random.below(3);
  if (random.below(2) == 0) p.solution = drawn(random, n, 5);
  p.label = drawn_words(random);
  for (std::size_t k = random.below(3); k > 0; --k)
    p.notes.emplace_back(names[random.below(std::size(names))], drawn_words(random));
  return p;
}

}  // namespace

TEST_CASE("text formats, what is written is read again") {
  constexpr Shape shapes[] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {1, 5}, {3, 4}, {4, 4}, {5, 5}, {6, 6}};
  for (const text::Format& f : text::formats)
    for (const Shape s : shapes) {
      if (s.size() > f.most) continue;
      Random random{s.size() * 100 + s.rows};
      for (std::size_t i = 0; i < (s.size() > 9 ? 5U : 40U); ++i) {
        const std::vector<text::Puzzle> puzzles{drawn_puzzle(random, s), drawn_puzzle(random, s)};
        std::string text{f.head};
        for (const auto& p : puzzles) text += text::written(f, p).value();
        const Read r = all(text + std::string{f.foot}, {.box = s, .from = std::string{f.name}});
        CAPTURE(f.name, s.rows, s.cols, text);
        REQUIRE(r.errors.empty());
        REQUIRE(r.puzzles.size() == 2);
        REQUIRE(r.puzzles[0] == f.kept(puzzles[0]));
        REQUIRE(r.puzzles[1] == f.kept(puzzles[1]));
        REQUIRE(f.kept(r.puzzles[0]) == r.puzzles[0]);
      }
    }
}

TEST_CASE("text formats, what each carries") {
  const auto p = one(":0003:8:" + std::string("6...+53+4...") + std::string(71, '.') + ":829:::\n");
  const auto lost = [&](std::string_view name) { return text::lost(*text::format(name), p); };
  CHECK(lost("hodoku").empty());
  CHECK(lost("line") == std::vector<std::string>{"the placed digits", "the candidates", "the notes"});
  CHECK(lost("sadman") == std::vector<std::string>{"the candidates", "the notes"});
  CHECK(lost("pencil") == std::vector<std::string>{"which digits are given", "the placed digits", "the notes"});
  CHECK(text::format("none") == nullptr);
  CHECK_FALSE(text::written(*text::format("hodoku"), one(std::string(144, '.'))));
}

TEST_CASE("text formats, a format is known without being named") {
  for (const text::Format& f : text::formats) {
    const auto p = one(puzzle + ":1:" + solution + " # a label");
    CAPTURE(f.name);
    CHECK(one(std::string{f.head} + text::written(f, p).value() + std::string{f.foot}) == f.kept(p));
  }
}
