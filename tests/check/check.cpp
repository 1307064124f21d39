// Minimal puzzles of small boards, and puzzles of every kind.
#include <map>

#include "catch.hpp"
#include "wholemeal/check/kinds.hpp"
#include "wholemeal/check/minimal.hpp"
#include "wholemeal/oracle/propagate.hpp"

using namespace wholemeal;

namespace {

std::vector<std::string> grids_of(oracle::Box box) {
  std::vector<std::string> grids;
  oracle::propagate(box, std::string(static_cast<std::size_t>(box.cells()), '.'), {},
                    [&](std::string_view g) { return grids.emplace_back(g), true; });
  return grids;
}

}  // namespace

TEST_CASE("85,632 minimal puzzles of 4x4, of four to six clues") {
  const auto counts = crosscheck::minimal(grids_of({2, 2}));
  CHECK(counts == std::vector<std::uint64_t>{0, 0, 0, 0, 25728, 58368, 1536, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0});
}

TEST_CASE("minimal puzzles of tiny boards, counted by hand") {
  CHECK(crosscheck::minimal(grids_of({1, 1}))[0] == 1);    // the empty board of one cell has one solution
  const auto two = crosscheck::minimal(grids_of({1, 2}));  // Latin squares of order 2: each of 4 cells, with 2 digits
  CHECK(two[1] == 8);
  CHECK(two[0] + two[2] + two[3] + two[4] == 0);
}

TEST_CASE("puzzles are of the kind they are called") {
  Random r{2026};
  std::map<crosscheck::Kind, int> as_called;
  for (const Shape s : {Shape{2, 2}, Shape{2, 3}, Shape{3, 3}})
    for (const crosscheck::Kind kind : crosscheck::kinds)
      for (int i = 0; i < 8; ++i) {
        const auto p = crosscheck::specimen(r, s, kind);
        const oracle::Box box{static_cast<int>(s.rows), static_cast<int>(s.cols)};
        const auto result = oracle::propagate(box, line(p.givens), {.solutions = 2});
        const bool clash = result.status == oracle::Status::clash,
                   whole = line(p.givens).find('.') == std::string::npos;
        INFO(crosscheck::name(kind) << ' ' << line(p.givens));
        switch (kind) {
          case crosscheck::Kind::unique: CHECK(result.count == 1); break;
          case crosscheck::Kind::several: CHECK(result.count == 2); break;
          case crosscheck::Kind::none: as_called[kind] += !clash && result.count == 0; break;
          case crosscheck::Kind::clashing: CHECK(clash); break;
          case crosscheck::Kind::empty: CHECK(line(p.givens).find_first_not_of('.') == std::string::npos); break;
          case crosscheck::Kind::full: CHECK((whole && result.count == 1)); break;
          case crosscheck::Kind::full_and_wrong: CHECK((whole && clash)); break;
        }
      }
  CHECK(as_called[crosscheck::Kind::none] >= 20);  // of 24: a 4x4 puzzle may have no digit to spoil it with
}
