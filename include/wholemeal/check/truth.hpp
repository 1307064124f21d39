#pragma once
// What is true of a puzzle: how many solutions it has, and the first of them. Found by an oracle, under limits.
#include "wholemeal/check/kind.hpp"
#include "wholemeal/oracle/propagate.hpp"

namespace wholemeal::check {

inline constexpr std::uint64_t most_nodes = 20000;  // of one search: what needs more isn't known
// Whether a clue of a large board is needed is seen in a few nodes or not in any time: of 36x36, one node each leaves
// 646 clues in a second, fifty leave 643 in six.
constexpr std::uint64_t few_nodes(Box box) { return box.digits() <= 16 ? most_nodes : 4; }

// known: the count is right, or at least right as a lower bound when `more` is set.
struct Truth {
  bool known = true, clash = false, more = false;
  std::uint64_t count = 0;
  std::string first, second;
  std::uint64_t nodes = 0;
};

// truth :: Puzzle -> Int -> Truth        counted as far as `most`
inline Truth truth(const Puzzle& p, std::uint64_t most = 2, std::uint64_t nodes = most_nodes) {
  Truth t;
  const auto take = [&t](std::string_view grid) {
    if (t.count < 2) (t.count == 0 ? t.first : t.second) = grid;
    return ++t.count, true;
  };
  const auto result = oracle::propagate(p.box, p.cells, {.solutions = most, .nodes = nodes}, take);
  t.clash = result.status == oracle::Status::clash;
  t.more = result.status == oracle::Status::solutions;
  t.known = t.clash || t.more || result.status == oracle::Status::finished;
  t.nodes = result.stats.nodes;
  return t;
}

// Whether another grid than this solution fits when a given is taken away: one search, that starts from every other
// digit in its cell. What is too long to search counts as yes.
class Needed {
 public:
  explicit Needed(const Puzzle& p) : units_(oracle::units_of(p.box)), board_(oracle::read(p.box, p.cells).board) {}

  // The cell is a given that can't be taken away.
  bool operator()(std::size_t cell) {
    const std::uint64_t given = board_.choices[cell];
    std::uint64_t others = board_.box.all() & ~given;
    for (const auto peer : units_->peers(cell))
      if (oracle::single(board_.choices[peer])) others &= ~board_.choices[peer];
    board_.choices[cell] = others;
    const bool needed = others != 0 && another();
    board_.choices[cell] = given;
    return needed;
  }
  void take(std::size_t cell) { board_.choices[cell] = board_.box.all(); }
  void give(std::size_t cell, std::uint64_t digit) { board_.choices[cell] = digit; }
  const oracle::Board& board() const { return board_; }

 private:
  bool another() {
    const auto result = oracle::propagate(board_, {.solutions = 1, .nodes = few_nodes(board_.box)});
    return result.count > 0 || result.status == oracle::Status::nodes;
  }
  std::shared_ptr<const oracle::Units> units_;
  oracle::Board board_;
};

}  // namespace wholemeal::check
