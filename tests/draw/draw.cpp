// Pictures: what they show is what was counted, and marks don't speak by colour alone.
#include "catch.hpp"
#include "wholemeal/draw/derived.hpp"
#include "wholemeal/draw/imperative.hpp"
#include "wholemeal/draw/ladder.hpp"
#include "wholemeal/draw/tree_dot.hpp"
#include "wholemeal/draw/tree_svg.hpp"
#include "wholemeal/fixpoint.hpp"
#include "wholemeal/oracle/propagate.hpp"

using namespace wholemeal;

namespace {

const std::string seed000 = "500600902000105308000000500800001020000003000010920800060500004280000000305000070";
const std::string two_ways = ".....1..1.43.31.";  // 4x4, with two solutions

draw::Tree searched(const std::string& puzzle, Shape s, std::size_t room, const Limits& limits = {}) {
  const auto by = std::make_shared<draw::Recorder>(s, room);
  return draw::derived("search", once(draw::heard(prune[s], by)), by, choices[s](*grid(puzzle)), s, limits);
}
draw::Tree propagated(const std::string& puzzle, std::uint64_t limit) {
  const auto trace = oracle::trace(oracle::propagate, oracle::read({3, 3}, puzzle).board, {.solutions = limit}, 100);
  const auto& stats = trace.result.stats;
  return draw::imperative("propagate", "the rule", {3, 3}, trace, {End::solutions, limit, {{"nodes", stats.nodes}}});
}
std::size_t times(const std::string& text, std::string_view word) {
  std::size_t count = 0;
  for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++count;
  return count;
}
std::size_t endings(const draw::Tree& t, draw::Ending e) {
  return static_cast<std::size_t>(
      std::count_if(t.nodes.begin(), t.nodes.end(), [e](const draw::TreeNode& n) { return n.ending == e; }));
}
std::uint64_t counter(const draw::Tree& t, std::string_view name) {
  for (const Counter& c : t.outcome.stats)
    if (c.name == name) return c.value;
  return ~std::uint64_t{0};
}

}  // namespace

TEST_CASE("a board is drawn with its candidates, ruled and with one cell marked") {
  const Shape s{2, 2};
  Board m = choices[s](*grid(two_ways));
  m[3][3] = {};
  CHECK(draw::pencilled(s, m, {0, 1}) ==
        "1234 [1234] | 1234 1234\n"
        "1234 1      | 1234 1234\n"
        "------------+----------\n"
        "1    1234   | 4    3\n"
        "1234 3      | 1    {}\n");
}

TEST_CASE("the derived search written down is the search that is counted") {
  const auto t = searched(seed000, {3, 3}, 5000);
  std::vector<std::uint64_t> counted;
  for (const Counter& c : t.outcome.stats) counted.push_back(c.value);
  CHECK(counted ==
        std::vector<std::uint64_t>{1285, 569, 1285, 715, 73, 1});  // nodes, unsafe, prunes, expand1, dead, grids
  CHECK(t.nodes.size() == 1285);
  CHECK(endings(t, draw::Ending::unsafe) == 569);
  CHECK(endings(t, draw::Ending::dead) == 73);
  CHECK(endings(t, draw::Ending::open) == 715 - 73);
  CHECK(endings(t, draw::Ending::solution) == 1);
  for (const auto& n : t.nodes) {
    CHECK(n.stages.size() == 2);  // as it came, and after one prune
    if (n.parent < 0) continue;
    const auto& parent = t.nodes[static_cast<std::size_t>(n.parent)];
    CHECK((parent.depth + 1 == n.depth && parent.ending == draw::Ending::open && parent.marks.picked == n.cell));
    Board child = parent.board();
    child[n.cell.row][n.cell.col] = {n.digit};
    CHECK(child == n.stages.front().board);
  }
}

TEST_CASE("every leaf has its reason") {
  const auto t = searched(seed000, {3, 3}, 5000);
  for (const auto& n : t.nodes) {
    if (n.ending == draw::Ending::unsafe) {
      CHECK(n.why.find(" stands ") != n.why.npos);
      REQUIRE(n.marks.faults.size() >= 2);
      const auto [a, b] = std::pair{n.marks.faults[0], n.marks.faults[1]};
      CHECK(n.board()[a.row][a.col] == n.board()[b.row][b.col]);
    }
    if (n.ending == draw::Ending::dead) CHECK(n.board()[n.marks.faults[0].row][n.marks.faults[0].col].empty());
  }
  CHECK(t.nodes.front().why == "expand1 picks r1c8: 2 choices, the fewest, the first of 6 such cells");
}

TEST_CASE("few nodes are written down, all are counted") {
  const auto t = searched(seed000, {3, 3}, 10);
  CHECK(t.nodes.size() == 10);
  CHECK(t.left_out == 1275);
  CHECK(counter(t, "nodes") == 1285);
  CHECK(times(draw::story(t), "1275 more nodes not drawn") == 1);
  CHECK(searched(seed000, {3, 3}, 10, {.nodes = 7}).nodes.size() == 7);
}

TEST_CASE("a fixpoint shows each of its prunes") {
  const Shape s{2, 2};
  const auto by = std::make_shared<draw::Recorder>(s, 100);
  const auto t =
      draw::derived("fixpoint", repeatedly(draw::heard(prune[s], by)), by, choices[s](*grid(two_ways)), s, {});
  std::size_t prunes = 0;
  for (const auto& n : t.nodes) prunes += n.stages.size() - 1;
  CHECK(prunes == counter(t, "prunes"));
  CHECK(t.nodes.front().leads);
}

TEST_CASE("propagate's tree of the chapter's puzzle: six nodes, two contradictions") {
  const auto t = propagated(seed000, 1);
  CHECK(t.nodes.size() == 8);
  CHECK(endings(t, draw::Ending::contradiction) == 2);
  CHECK(t.nodes.back().number == 6);
  CHECK(std::count_if(t.nodes.begin(), t.nodes.end(), [](const auto& n) { return n.taken_back; }) == 2);
  CHECK(times(draw::outline(t), "\n") == 9);
  CHECK(times(draw::outline(t), "contradiction: r8c7 has no choice left; taken back") == 1);
}

TEST_CASE("DOT and SVG draw each node and each edge once") {
  const auto t = propagated(seed000, 1);
  const auto dot = draw::dot(t), svg = draw::tree_svg(t, true), plain = draw::tree_svg(t, false);
  CHECK(times(dot, " -> ") == 7);
  CHECK(times(dot, "peripheries=2") == 1);
  CHECK(times(svg, "class=\"leads\"") + times(svg, "class=\"edge\"") + times(svg, "class=\"back\"") == 7);
  CHECK(times(svg, "class=\"cross\"") == 4);   // the two empty cells
  CHECK(times(svg, "class=\"picked\"") == 5);  // the cell of each open node
  CHECK(times(svg, "</svg>") == 1);
  CHECK(times(plain, "class=\"end\"") == 2);
  CHECK(draw::escaped("<&\">") == "&lt;&amp;&quot;&gt;");
}

TEST_CASE("a search without any node is drawn too") {
  const draw::Tree none{"propagate", {3, 3}};
  CHECK(times(draw::tree_svg(none, true), "</svg>") == 1);
  CHECK(times(draw::dot(none), "->") == 0);
  CHECK(draw::outline(none).find("0 solutions") != std::string::npos);
}

TEST_CASE("the chart of the ladder names the laws, and says what it can't draw") {
  const auto svg = draw::ladder_svg("A & B", {{"spec", "", {}, {}, false, "1,000 grids to try"},
                                              {"search", "19.7: one cell", 573, 13532.4},
                                              {"slow", "", 10, 2.5, false}});
  CHECK(times(svg, "A &amp; B") == 2);
  CHECK(times(svg, "1,000 grids to try") == 1);
  CHECK(times(svg, "19.7: one cell") == 1);
  CHECK(times(svg, ">13,532<") == 1);
  CHECK(times(svg, ">at least 10<") == 1);
  CHECK(times(svg, "class=\"nodes\"") == 2);
  CHECK(times(svg, "class=\"time\"") == 2);
  CHECK(draw::figure(0.374) == "0.37");
  CHECK(draw::figure(9.999) == "10");
  CHECK(draw::figure(1285) == "1,285");
  CHECK(draw::number(-0.04) == "0");
  CHECK(draw::number(-1.26) == "-1.3");
}
