// The schedule and the score: reference rows, the order of the techniques, every verdict and every level.
#include "wholemeal/score.hpp"

#include "catch.hpp"
#include "support/table.hpp"

using namespace wholemeal::technique;

namespace {

Position position(std::string_view text) { return *choices({3, 3}, text); }

std::string words(Verdict verdict) {
  return verdict == Verdict::solved ? "solved" : verdict == Verdict::stuck ? "stuck" : "contradiction";
}

std::size_t choices_left(const Position& m) {
  std::size_t n = 0;
  for (Set s : m.cells) n += many(s) ? size(s) : 0;
  return n;
}

}  // namespace

TEST_CASE("Profile scorer gives the reference rows, every column") {
  const auto rows = wholemeal::test::table("techniques.tsv");
  REQUIRE(rows.size() == 18);
  for (const auto& row : rows) {
    INFO(row.at("set") << ' ' << row.at("idx"));
    const Score s = score(scorer(), position(row.at("puzzle")));
    CHECK(words(s.verdict) == row.at("result"));
    CHECK(std::to_string(open_cells(s.final)) == row.at("cells_left"));
    CHECK(std::to_string(choices_left(s.final)) == row.at("choices_left"));
    CHECK(std::to_string(s.score) == row.at("score"));
    CHECK((s.level() == nullptr ? "none" : s.level()->code) == row.at("level"));
    CHECK(line(s.final) == row.at("final"));
    for (std::size_t i = 0; i < 10; ++i) {
      const std::string code(techniques[i]->code);
      INFO(code);
      CHECK(std::to_string(s.uses[i]) == row.at("use_" + code));
      CHECK(std::to_string(s.passes[i]) == row.at("pass_" + code));
      CHECK(std::to_string(s.scores[i]) == row.at("score_" + code));
    }
  }
}

TEST_CASE("The score is the sum of its parts, and the same with and without the log") {
  for (const auto& row : wholemeal::test::table("techniques.tsv")) {
    const Score told = score(scorer(), position(row.at("puzzle")), {.telling = true}),
                s = score(scorer(), position(row.at("puzzle")));
    std::uint64_t sum = 0, passes = 0;
    for (std::size_t i = 0; i < count; ++i) sum += s.scores[i], passes += s.passes[i];
    CHECK(sum == s.score);
    CHECK(passes == s.all_passes);
    CHECK(told.score == s.score);
    CHECK(told.uses == s.uses);
    CHECK(told.final == s.final);
    CHECK(s.log.empty());
  }
}

TEST_CASE("The log replays: its changes lead from the first position to the last") {
  const Position start = position("500600902000105308000000500800001020000003000010920800060500004280000000305000070");
  const Score s = score(scorer(), start, {.telling = true});
  Position m = start;
  for (const Entry& entry : s.log)
    for (const Change& change : entry.step.changes) m.cells[change.cell] &= ~change.removed;
  CHECK(m == s.final);
  CHECK(s.verdict == Verdict::solved);
}

TEST_CASE("The order of the techniques is kept: nothing harder while singles do") {
  const Score s =
      score(scorer(), position(".......71..83......2.......41....6.....87....7........6.3.4.......5..82.........."),
            {.telling = true});
  std::size_t pass_before = 0;
  for (const Entry& entry : s.log) {
    CHECK(entry.pass >= pass_before);
    pass_before = entry.pass;
  }
  // Replayed pass by pass: before a pass of anything but singles, no single changes the position.
  Position m = position(".......71..83......2.......41....6.....87....7........6.3.4.......5..82..........");
  for (std::size_t i = 0; i < s.log.size(); ++i) {
    const bool first = i == 0 || s.log[i].technique != s.log[i - 1].technique || s.log[i].pass != s.log[i - 1].pass;
    const std::size_t t = s.log[i].technique;
    const bool second_half =
        techniques[t] == &claiming || techniques[t] == &hidden_pair || techniques[t] == &hidden_triple;
    if (first && t > 2 && !second_half) {
      CHECK(apply(naked_single, m) == m);
      CHECK(apply(hidden_single, m) == m);
    }
    for (const Change& change : s.log[i].step.changes) m.cells[change.cell] &= ~change.removed;
  }
}

TEST_CASE("A puzzle with several solutions stops as stuck") {
  const Score s =
      score(scorer(), position("6..27.49...9.8..3.73...6..2.473.8.653..4...799....7.....3...9.7.7256.3....47.2.5."));
  CHECK(s.verdict == Verdict::stuck);
  CHECK(open_cells(s.final) > 0);
}

TEST_CASE("A contradiction ends the run, before the first pass too") {
  const Score at_once = score(scorer(), position(std::string("11") + std::string(79, '.')));
  CHECK(at_once.verdict == Verdict::contradiction);
  CHECK(at_once.all_passes == 0);
  CHECK(at_once.score == 0);
  // 1 to 8 in the first row and 9 in the last column: nothing is left for the row's last cell.
  const Score later = score(scorer(), position("12345678.........9" + std::string(63, '.')));
  CHECK(later.verdict == Verdict::contradiction);
  CHECK(later.all_passes > 0);
}

TEST_CASE("A full grid is solved before the first pass, a blank one stuck after the last") {
  const Score full =
      score(scorer(), position("184625739572839461369741528728963145953412687641587293417298356295376814836154972"));
  CHECK(full.verdict == Verdict::solved);
  CHECK(full.all_passes == 0);
  CHECK(full.level() == nullptr);
  const Score blank = score(scorer(), position(std::string(81, '.')));
  CHECK(blank.verdict == Verdict::stuck);
  // One pass of each of the ten: 81 pairs of block and digit, 81 cells, 243 pairs of unit and digit, 81, 162 of lines,
  // 27 units four times, 18 pairs of digit and orientation.
  CHECK(blank.score == 81 + 81 + 243 + 81 + 162 + 27 + 27 + 18 + 27 + 27);
}

TEST_CASE("Boards of every shape are scored") {
  for (Box box : {Box{1, 1}, Box{1, 5}, Box{2, 2}, Box{2, 3}, Box{4, 4}, Box{6, 6}}) {
    const Score s = score(scorer(), *choices(box, std::string(box.cells(), '.')));
    CHECK(s.verdict == (box.size() == 1 ? Verdict::solved : Verdict::stuck));
  }
}
