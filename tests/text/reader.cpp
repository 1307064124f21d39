// Reading: the text layer, puzzles as lines and rows, errors with their places, and where reading goes on.
#include "wholemeal/text/reader.hpp"

#include <sstream>

#include "catch.hpp"
#include "reading.hpp"
#include "wholemeal/text/clash.hpp"

using namespace reading;
using Lines = std::vector<std::string>;

namespace {

// A stream that gives so many bytes at a time, and perhaps doesn't say how many are ready.
class Chunks : public std::streambuf {
 public:
  Chunks(std::string s, std::size_t size) : text_(std::move(s)), size_(size) {}

 protected:
  int_type underflow() override {
    if (at_ >= text_.size()) return traits_type::eof();
    const std::size_t n = std::min(size_, text_.size() - at_);
    setg(text_.data() + at_, text_.data() + at_, text_.data() + at_ + n);
    at_ += n;
    return traits_type::to_int_type(*gptr());
  }

 private:
  std::string text_;
  std::size_t size_, at_ = 0;
};

// Puzzles without end: what a reader that isn't lazy never gets through.
class Endless : public std::streambuf {
  std::string line_ = puzzle + "\n";

 protected:
  int_type underflow() override {
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(*gptr());
  }
};

std::string utf16(const std::string& ascii, bool big) {
  std::string out = big ? "\xFE\xFF" : "\xFF\xFE";
  for (char c : ascii) out += big ? std::string{'\0', c} : std::string{c, '\0'};
  return out;
}

}  // namespace

TEST_CASE("text reader, a puzzle a line") {
  CHECK(lines(all(puzzle)) == Lines{puzzle});
  CHECK(lines(all("")).empty());
  CHECK(all("\n \n\t\n").errors.empty());
  for (std::string mark : {"0", "*", "_", "-", "?", "x", "X"})
    CHECK(lines(all(replaced(puzzle, '.', mark))) == Lines{puzzle});
  SECTION("spaces are blanks when the length is right and nothing else is blank") {
    CHECK(lines(all(replaced(puzzle, '.', " "))) == Lines{puzzle});
    CHECK(all("5 ." + replaced(puzzle.substr(3), '.', " ")).errors.size() == 1);
  }
  SECTION("lines end in LF, CR LF or CR, the last one perhaps in nothing") {
    for (std::string end : {"\n", "\r\n", "\r", "\n\n", "\r\n\r\n"}) {
      const Read r = all(puzzle + end + solution + end + puzzle);
      CHECK(lines(r) == Lines{puzzle, solution, puzzle});
      CHECK(r.puzzles[2].line == (end.size() == 1 || end == "\r\n" ? 3 : 5));
    }
  }
  SECTION("what follows is a label, and its digits stay out of the next puzzle") {
    for (std::string tail : {" ; hard 2019", "\thard 2019", "# hard 2019", ",hard 2019", ";hard 2019"}) {
      const Read r = all(puzzle + tail + "\n" + solution);
      REQUIRE(lines(r) == Lines{puzzle, solution});
      CHECK(r.puzzles[0].label == "hard 2019");
      CHECK(r.puzzles[1].label.empty());
    }
  }
  SECTION("a text with an empty line and no end of the last one") {  // as Sudoku programs write it
    CHECK(lines(all(puzzle + "\n\n" + solution)) == Lines{puzzle, solution});
  }
}

TEST_CASE("text reader, characters") {
  SECTION("UTF-8 with a byte order mark, UTF-16 in both orders") {
    const std::string text = puzzle + "\r\n" + solution + " a\n%\n";
    for (const std::string& s : {"\xEF\xBB\xBF" + text, utf16(text, false), utf16(text, true)}) {
      const Read r = all(s);
      CHECK(lines(r) == Lines{puzzle, solution});
      REQUIRE(r.errors.size() == 1);
      CHECK(r.errors[0].line == 3);
    }
  }
  SECTION("the columns are characters, however many bytes they have") {
    const std::string wide = replaced(replaced(puzzle, '.', "．"), '5', "５");
    CHECK(lines(all(wide)) == Lines{puzzle});
    const Read r = all(wide.substr(0, wide.size() - 1) + "é");
    REQUIRE(r.errors.size() == 1);
    CHECK(r.errors[0].column == 81);
    CHECK(r.errors[0].message.find("'é' (U+00E9)") != std::string::npos);
  }
  for (std::string mark : {"。", "・", "□", "ー", "－"})
    CHECK(lines(all(replaced(puzzle, '.', mark))) == Lines{puzzle});
  CHECK(lines(all(replaced(puzzle, '.', "　"))) == Lines{puzzle});
  SECTION("kanji digits are read when asked for") {
    const std::string kanji = replaced(replaced(puzzle, '5', "五"), '9', "九");
    CHECK(all(kanji).errors.size() == 1);
    CHECK(lines(all(kanji, {.kanji = true})) == Lines{puzzle});
  }
  SECTION("borders of box-drawing characters") {
    std::string s = "┌───┬───┬───┐\n";
    for (std::size_t i = 0; i < 9; ++i) {
      for (std::size_t j = 0; j < 3; ++j) s += "│" + puzzle.substr(i * 9 + j * 3, 3);
      s += i % 3 == 2 && i < 8 ? "│\n├───┼───┼───┤\n" : "│\n";
    }
    const Read r = all(s + "└───┴───┴───┘\n");
    CHECK(lines(r) == Lines{puzzle});
    CHECK(r.errors.empty());
  }
  SECTION("the same however the stream is cut") {
    const std::string text = replaced(puzzle, '.', "．") + " é\r\n" + in_rows(solution) + "\r5%\n\n" + puzzle;
    for (std::size_t size : {1U, 2U, 3U, 7U, 81U, 4096U}) {
      Chunks chunks{text, size};
      std::istream in{&chunks};
      const Read r = all(text::Reader{in});
      CHECK(lines(r) == Lines{puzzle, solution, puzzle});
      CHECK(r.puzzles[0].label == "é");
      REQUIRE(r.errors.size() == 1);
      CHECK(r.errors[0].line == 12);
    }
  }
}

TEST_CASE("text reader, N lines of N") {
  CHECK(lines(all(in_rows(puzzle))) == Lines{puzzle});
  CHECK(lines(all(in_rows(puzzle, " "))) == Lines{puzzle});
  CHECK(lines(all(in_rows(puzzle, ","))) == Lines{puzzle});
  CHECK(lines(all(in_rows(puzzle, ", "))) == Lines{puzzle});
  CHECK(lines(all(in_rows(puzzle, "", "\n"))) == Lines{puzzle});
  CHECK(lines(all(in_rows(puzzle, "", "------\n"))) == Lines{puzzle});
  CHECK(lines(all(in_rows(replaced(puzzle, '.', " ")))) == Lines{puzzle});
  CHECK(lines(all(in_rows(replaced(puzzle, '.', "-")))) == Lines{puzzle});
  SECTION("rows of blanks that look like borders") {
    const std::string sparse = std::string(71, '-') + "123" + std::string(7, '-');
    CHECK(lines(all(in_rows(sparse))) == Lines{replaced(sparse, '-', ".")});
  }
  SECTION("rows of candidates that are as long as a line of cells") {
    for (const std::string& p :
         {"1............2............3...4............5...6............7...8............9..." + std::string{},
          ".......1.7...42..5.4.9.......4.9.....79...58..2....46.6....53..........1.1...374." + std::string{}}) {
      const auto sdx = wholemeal::text::written(*wholemeal::text::format("sdx"), all(p).puzzles.at(0));
      CHECK(lines(all(*sdx)) == Lines{p});
      CHECK(lines(all(*sdx + *sdx + p)) == Lines{p, p, p});
    }
    CHECK(lines(all(replaced(solution.substr(0, 80) + ".", '.', " "))) == Lines{solution.substr(0, 80) + "."});
  }
  SECTION("mixed with lines, and without empty lines between") {
    const Read r = all(in_rows(puzzle) + in_rows(solution) + puzzle + " x\n" + in_rows(puzzle, " ") + solution);
    CHECK(lines(r) == Lines{puzzle, solution, puzzle, puzzle, solution});
    CHECK(r.errors.empty());
    CHECK(r.puzzles[1].line == 10);
  }
}

TEST_CASE("text reader, shapes") {
  const auto shape = [](const std::string& s, std::optional<Shape> box = {}) {
    const Read r = all(s, {.box = box});
    return r.puzzles.size() == 1 && r.errors.empty() ? r.puzzles[0].shape : Shape{0, 0};
  };
  CHECK(shape(std::string(16, '.')) == Shape{2, 2});
  CHECK(shape(std::string(36, '.')) == Shape{2, 3});
  CHECK(shape(std::string(36, '.'), Shape{3, 2}) == Shape{3, 2});
  CHECK(shape(std::string(64, '.')) == Shape{2, 4});
  CHECK(shape(std::string(100, '.')) == Shape{2, 5});
  CHECK(shape(std::string(144, '.')) == Shape{3, 4});
  CHECK(shape(std::string(256, '.')) == Shape{4, 4});
  CHECK(shape(std::string(625, '.')) == Shape{5, 5});
  CHECK(shape(std::string(1296, '.')) == Shape{6, 6});
  CHECK(shape(std::string(25, '.'), Shape{1, 5}) == Shape{1, 5});
  CHECK(all(puzzle, {.box = Shape{2, 3}}).errors.size() == 1);
  SECTION("16 symbols are a small board, unless --box says otherwise or they are too large for it") {
    std::string rows16;
    for (char c : std::string{"123456789ABCDEFG"}) rows16 += std::string(15, '.') + c + "\n";
    CHECK(shape(rows16) == Shape{4, 4});
    std::string small;
    for (int i = 0; i < 16; ++i) small += "1..4............\n";
    CHECK(all(small).puzzles.size() == 16);
    CHECK(shape(small, Shape{4, 4}) == Shape{4, 4});
    const std::string no_digits(16, '.');
    std::string sparse;
    for (int i = 0; i < 16; ++i) sparse += (i % 8 == 0 ? std::string(15, '.') + 'A' : no_digits) + "\n";
    CHECK(shape(sparse) == Shape{4, 4});
    CHECK(all(sparse + no_digits + "\n").puzzles.size() == 15);  // a list of small ones, two of them wrong
  }
}

TEST_CASE("text reader, errors say where and what was expected") {
  const auto error = [](const std::string& s, text::Options o = {}) {
    const Read r = all(s, o);
    REQUIRE(r.errors.size() == 1);
    return std::to_string(r.errors[0].line) + ":" + std::to_string(r.errors[0].column) + ": " + r.errors[0].message;
  };
  const std::string nine = "; expected a digit 1 to 9 or a blank (0 . * _ - ? x)";
  CHECK(error(puzzle + "\n" + puzzle.substr(0, 40) + "%" + puzzle.substr(41)) == "2:41: found '%' (U+0025)" + nine);
  CHECK(error("O" + puzzle.substr(1)) == "1:1: found 'O' (U+004F) (the letter O: is the digit 0 meant?)" + nine);
  CHECK(error("l" + puzzle.substr(1)) == "1:1: found 'l' (U+006C) (the letter: is the digit 1 meant?)" + nine);
  CHECK(error(std::string(1, '\0') + puzzle.substr(1)) == "1:1: found U+0000" + nine);
  CHECK(error("\xFF" + puzzle.substr(1)) == "1:1: found byte 0xFF (no UTF-8)" + nine);
  CHECK(error("1.........5.....") ==
        "1:11: found '5' (U+0035); expected a digit 1 to 4 or a blank (0 . * _ - ? x); --box gives the board another "
        "shape");
  CHECK(
      error(puzzle.substr(1)).starts_with("1:81: found 80 symbols, then the end of the line; expected 16, 36, 64, 81"));
  const std::string among = puzzle + "\n" + puzzle.substr(0, 50) + "\n" + puzzle;
  CHECK(error(among) == "2:51: found 50 symbols, then the end of the line; expected 81 symbols or 9 rows");
  CHECK(error("1...............\n" + among)
            .starts_with("3:51: found 50 symbols, then the end of the line; expected 16, "));
  CHECK(error(in_rows(puzzle.substr(0, 63))) == "7:10: found the end of the board after 7 of its rows; expected 9");
  CHECK(error("53..7....") == "1:10: found the end of the board after 1 of its rows; expected 9");
  CHECK(error(std::string(text::Lines::longest + 1, '.')).starts_with("1:1: found a line of more than 1048576 bytes"));
}

TEST_CASE("text reader, one bad puzzle never keeps the others from being read") {
  const std::string good = in_rows(solution);
  const auto others = [&](const std::string& bad, std::size_t errors = 1) {
    for (std::string end : {"", "\n"}) {
      const Read r = all(good + bad + end + good + puzzle + "\n");
      CAPTURE(bad);
      CHECK(lines(r) == Lines{solution, solution, puzzle});
      CHECK(r.errors.size() == errors);
    }
  };
  std::string broken = in_rows(puzzle);
  SECTION("a wrong symbol in each row in turn") {
    for (std::size_t i = 0; i < 9; ++i) {
      std::string s = broken;
      s[i * 10 + 4] = '%';
      others(s);
    }
  }
  SECTION("a row too short, a row too long, in each row in turn") {
    for (std::size_t i = 0; i < 9; ++i) {
      others(std::string(broken).erase(i * 10, 1));
      others(std::string(broken).insert(i * 10, "1"));
    }
  }
  SECTION("a line that is no puzzle") {
    for (std::string s : {"hello world", "%", "12345", "{\"a\":1}", "<html>", ":::", "\"", "[State]"}) others(s + "\n");
  }
  SECTION("a board cut off before an empty line") {
    for (std::size_t k = 1; k < 9; ++k) {
      const Read r = all(good + broken.substr(0, k * 10) + "\n" + good + puzzle);
      CHECK(lines(r) == Lines{solution, solution, puzzle});
      CHECK(r.errors.size() == 1);
    }
  }
  SECTION("a line that is far too long") { others(std::string(3 << 20, '5') + "\n"); }
}

TEST_CASE("text reader, lazy and in little memory") {
  Endless endless;
  std::istream in{&endless};
  text::Reader reader{in};
  for (int i = 0; i < 3; ++i) CHECK(std::get<text::Puzzle>(*reader.next()).line == static_cast<std::size_t>(i + 1));
  CHECK(!text::Reader{*std::make_unique<std::istringstream>()}.next());
}

TEST_CASE("text clash, where the givens clash") {
  const auto words = [](const std::string& s) {
    std::vector<std::string> out;
    const Read r = all(s);
    for (const auto& c : text::clashes(r.puzzles.at(0).givens, r.puzzles[0].shape)) out.push_back(text::wording(c));
    return out;
  };
  CHECK(words(puzzle).empty());
  CHECK(words("11" + std::string(79, '.')) ==
        Lines{"1 stands twice in row 1 (columns 1 and 2)", "1 stands twice in box 1 (r1c1 and r1c2)"});
  CHECK(words(".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..") ==
        Lines{"9 stands twice in row 1 (columns 2 and 3)", "9 stands twice in column 2 (rows 1 and 5)",
              "9 stands twice in box 1 (r1c2 and r1c3)"});
  CHECK(words(std::string(15, '.') + "9" + std::string(62, '.') + "9..") ==
        Lines{"9 stands twice in column 7 (rows 2 and 9)"});
  SECTION("in a column, three times, and in boxes that are not square") {
    CHECK(words(".5......." + std::string(9, '.') + ".5......." + std::string(45, '.') + ".5.......")[0] ==
          "5 stands 3 times in column 2 (rows 1, 3 and 9)");
    CHECK(words("......"
                "......"
                "...1.."
                ".....1" +
                std::string(12, '.')) == Lines{"1 stands twice in box 4 (r3c4 and r4c6)"});
  }
}

TEST_CASE("text reader, a position that lost all candidates of a cell is no larger board") {
  std::string cube;
  for (std::size_t k = 0; k < 81; ++k)
    for (char d = '1'; d <= '9'; ++d) cube += k != 40 && d == solution[k] ? d : '.';
  const Read r = all(cube);
  REQUIRE(r.puzzles.size() == 1);
  CHECK(r.puzzles[0].shape == Shape{3, 3});
  CHECK((*r.puzzles[0].candidates)[4][4].empty());
  CHECK(all(std::string(729, '.')).puzzles.at(0).shape == Shape{3, 9});
}
