// Steps in words: cells and units in three notations and two languages, sentences from the data; and their pictures.
#include "wholemeal/technique/words.hpp"

#include "catch.hpp"
#include "support/positions.hpp"
#include "support/worked.hpp"
#include "wholemeal/draw/histogram_svg.hpp"
#include "wholemeal/draw/step_svg.hpp"
#include "wholemeal/technique/list.hpp"

using namespace wholemeal::technique;
using namespace wholemeal::technique::testing;

TEST_CASE("Cells and units are named in three notations") {
  const std::size_t r3c9 = 26;
  CHECK(Words{Language::en, Notation::rc}.cell(r3c9) == "r3c9");
  CHECK(Words{Language::en, Notation::a1}.cell(r3c9) == "C9");
  CHECK(Words{Language::en, Notation::ij}.cell(r3c9) == "(3,9)");
  CHECK(Words{}.unit({2}) == "row 3");
  CHECK(Words{}.unit({10, 13}) == "columns 2 and 5");
  CHECK(Words{Language::en, Notation::ij}.unit({20}) == "block [1,3]");
  CHECK(Words{Language::ja, Notation::ij}.unit({20}) == "ブロック[1,3]");
  CHECK(Words{Language::ja, Notation::rc}.unit({0, 4}) == "1行目、5行目");
  CHECK(Words{Language::ja, Notation::ij, {2, 3}}.unit({13}) == "ブロック[1,2]");
}

TEST_CASE("The reason of a step is a sentence made from its data") {
  Worked w;
  w.only(row(3), "47", {{3, 2}, {3, 9}});
  const Pass p = pass(hidden_pair, w.m, true);
  REQUIRE(p.steps.size() == 1);
  CHECK(Words{}.sentence(p.steps[0].why) ==
        "In row 3, 4 and 7 stand only in r3c2 and r3c9: the other choices leave them.");
  CHECK(Words{Language::ja, Notation::ij}.sentence(p.steps[0].why) ==
        "3行目で4、7は(3,2)、(3,9)にしか入らない。(3,2)、(3,9)からほかの候補を消す。");
  CHECK(Words{}.changes(p.steps[0]) == "r3c2<>1235689 r3c9<>1235689");
}

TEST_CASE("A placement is written with =, a removal with <>") {
  Worked w;
  const Pass p = pass(hidden_single, w.only(block(1), "2", {{2, 3}}).m, true);
  CHECK(Words{}.changes(p.steps.at(0)) == "r2c3=2");
}

TEST_CASE("Every technique has a code, two names and sentences without holes left") {
  Rng r{3};
  for (const Technique* t : techniques) {
    INFO(t->code);
    CHECK(!t->code.empty());
    CHECK(!t->en.empty());
    CHECK(!t->ja.empty());
    CHECK(wholemeal::technique::find(t->code) == t);
  }
  for (int i = 0; i < 30; ++i) {
    const Position m = grow(r, grid(r, {2, 3}));
    for (const Technique* t : techniques)
      for (const Step& step : pass(*t, m, true).steps)
        for (auto language : {Language::en, Language::ja})
          CHECK((Words{language, Notation::ij, {2, 3}}.sentence(step.why).find('{') == std::string::npos));
  }
}

TEST_CASE("A step's picture rings the pattern's digits and crosses out what goes") {
  Worked w;
  w.only(row(3), "47", {{3, 2}, {3, 9}});
  const Pass p = pass(hidden_pair, w.m, true);
  const std::string svg = wholemeal::draw::step_svg(w.m, p.steps.at(0), "hidden pair", "because");
  const auto times = [&](std::string_view what) {
    std::size_t n = 0;
    for (auto at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++n;
    return n;
  };
  CHECK(times("class=\"ring\"") == 4);        // 4 and 7 in two cells
  CHECK(times("class=\"cross\"") == 2 * 14);  // two strokes for each of the seven choices in both
  CHECK(times("class=\"unit\"") == 1);
  CHECK(times("<svg") == 1);
  CHECK(times("</svg>") == 1);
}

TEST_CASE("The words below a picture are broken where they may be") {
  using wholemeal::draw::wrapped;
  CHECK(wrapped(10, "In row 3, 4 and 7") == std::vector<std::string>{"In row 3, ", "4 and 7"});
  CHECK(wrapped(3, "longer word") == std::vector<std::string>{"longer ", "word"});
  CHECK(wrapped(7, "3行目で4、") == std::vector<std::string>{"3行目で", "4、"});
  CHECK(wrapped(7, "3行目で。") == std::vector<std::string>{"3行目で。"});
  CHECK(wrapped(7, "").empty());
}

TEST_CASE("A histogram counts every number once") {
  const std::string svg = wholemeal::draw::histogram_svg("scores", "score", {1, 2, 2, 40, 41});
  CHECK(svg.find("<title>scores</title>") != std::string::npos);
  // Bars of two: 1; 2 and 2; 40 and 41.
  CHECK(svg.find(">1</text>") != std::string::npos);
  const auto first = svg.find(">2</text>");
  CHECK(svg.find(">2</text>", first + 1) != std::string::npos);
  CHECK(wholemeal::draw::histogram_svg("none", "score", {}).find("</svg>") != std::string::npos);
}
