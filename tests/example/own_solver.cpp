// A solver of one's own, for 6x6, and the property that it is right.
#include <wholemeal/check/rules.hpp>
#include <wholemeal/gen.hpp>

// One's own: text in, text out, empty when there is no solution.
std::string solved(std::string cells) {
  if (!wholemeal::check::rules::clash({2, 3, cells}).empty()) return "";
  const auto blank = cells.find('.');
  if (blank == std::string::npos) return cells;
  for (char d = '1'; d <= '6'; ++d) {
    cells[blank] = d;
    if (auto grid = solved(cells); !grid.empty()) return grid;
  }
  return "";
}

// property {
bool right() {
  return rc::check("a puzzle with one solution gets it", [] {
    const auto puzzle = *wholemeal::gen::puzzles(wholemeal::check::Kind::unique, {2, 3});
    RC_ASSERT(solved(puzzle.puzzle.cells) == puzzle.truth.first);
  });
}
bool honest() {
  return rc::check("a puzzle without a solution gets none", [] {
    const auto puzzle = *wholemeal::gen::puzzles(wholemeal::check::Kind::none, {2, 3});
    RC_ASSERT(solved(puzzle.puzzle.cells).empty());
  });
}

int main() { return right() && honest() ? 0 : 1; }
// }
