#pragma once
// The cases of a run: puzzles that public bug reports are about, puzzles of every kind, and their images.
#include <deque>

#include "wholemeal/check/generate.hpp"

namespace wholemeal::check {

// A puzzle and what is true of it.
struct Case {
  Kind kind;
  Puzzle puzzle;
  Truth truth;
};

// Inputs on which solvers are known to have failed: several solutions taken for one, two equal digits in an empty row,
// 12 clues that freeze a page, the empty board, a board where pruning decides.
inline constexpr std::array<std::string_view, 7> reported{
    "31...9......18........3...5.....4....21.....4..6..79...4.3.8..2.......7..9...6...",
    ".....1..1.43.31.",
    ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6..",
    "11...............................................................................",
    "001000000200000000003000000400000005005000600600000040007103000800000000009020000",
    "5..6..9.2...1.53.8.....05..8....1.2.....3......1.92.8...6.5....428.....3.5.....7.",
    "0123201413424231"};

// The reported ones that are boards of this box.
inline std::vector<Puzzle> reported_for(Box box) {
  std::vector<Puzzle> puzzles;
  for (std::string_view cells : reported)
    if (cells.size() == static_cast<std::size_t>(box.cells())) {
      puzzles.push_back({box, std::string{cells}});
      std::replace(puzzles.back().cells.begin(), puzzles.back().cells.end(), '0', '.');
    }
  return puzzles;
}

// A stream of cases: those given, then of the kinds in turn. The first four of a kind and one in 32 are new puzzles (of
// hard ones, each the hardest of four, one in 128), the others images of earlier ones, at a hundredth of the cost.
class Cases {
 public:
  Cases(std::uint64_t seed, Box box, std::vector<Kind> in_turn, std::uint64_t most,
        const std::vector<Puzzle>& given = {})
      : random_(seed), box_(box), kinds_(std::move(in_turn)), most_(most), given_(given.begin(), given.end()) {
    std::erase_if(kinds_, [box](Kind k) { return !impossible({box, k}).empty(); });
    pools_.resize(kinds_.size());
  }

  // Nothing if the kind whose turn it is has none, or none whose truth is known.
  std::optional<Case> next() {
    if (!given_.empty()) return first_given();
    if (kinds_.empty()) return std::nullopt;
    const std::size_t turn = turn_++ % kinds_.size();
    auto& pool = pools_[turn];
    const std::size_t fresh = kinds_[turn] == Kind::hard ? 128 : 32;
    if (pool.size() >= 4 && random_.below(fresh) != 0) return turned(pool[random_.below(pool.size())]);
    auto made = make(kinds_[turn]);
    if (!made) return std::nullopt;
    if (pool.size() == 32) pool.pop_front();
    pool.push_back(*made);
    return made;
  }

 private:
  std::optional<Case> make(Kind kind) {
    const bool minimal = random_.chance(50) && box_.digits() <= 16;
    const auto p = generate(random_, {box_, kind, std::nullopt, Symmetry::none, minimal}, box_.digits() <= 16 ? 5 : 1);
    if (!p) return std::nullopt;
    Case c{kind, *p, truth(*p, most_)};
    return c.truth.known ? std::optional{c} : std::nullopt;
  }
  std::optional<Case> first_given() {
    const Puzzle p = std::move(given_.front());
    given_.pop_front();
    return Case{Kind::given, p, truth(p, most_)};
  }
  Case turned(Case c) {
    const Image m = image(random_, box_);
    for (std::string* cells : {&c.puzzle.cells, &c.truth.first, &c.truth.second})
      if (!cells->empty()) *cells = m(*cells);
    return c;
  }

  Random random_;
  Box box_;
  std::vector<Kind> kinds_;
  std::uint64_t most_;
  std::vector<std::deque<Case>> pools_;
  std::deque<Puzzle> given_;
  std::size_t turn_ = 0;
};

}  // namespace wholemeal::check
