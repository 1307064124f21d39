#pragma once
// An oracle is a function object: a board or a text in, limits, a receiver of solutions, perhaps an observer.
#include <string_view>
#include <type_traits>

#include "wholemeal/oracle/walk.hpp"

namespace wholemeal::oracle {

// Problem<Mask> is the search; boards of up to 16 digits use narrow masks, larger ones wide ones.
template <template <class> class Problem> struct Oracle {
  // (Board, Limits, String -> Bool) -> Result; a cell with one choice is a given, clashing givens are refused
  template <class Observer = Silent>
  Result operator()(const Board& board, const Limits& limits = {}, const Receiver& receive = {},
                    Observer&& observer = Observer{}) const {
    if (!board.box.supported()) return {Status::unsupported};
    if (!well_formed(board)) return {Status::unreadable};
    const auto kept = units_of(board.box);
    const Units& units = *kept;
    if (!clashes(board, units).empty()) return {Status::clash};
    if (board.box.digits() <= 16) return run<std::uint16_t>(board, units, limits, receive, observer);
    return run<std::uint64_t>(board, units, limits, receive, observer);
  }

  // The same from N * N symbols; ask `read` where an unreadable text is wrong
  template <class Observer = Silent>
  Result operator()(Box box, std::string_view text, const Limits& limits = {}, const Receiver& receive = {},
                    Observer&& observer = Observer{}) const {
    if (!box.supported()) return {Status::unsupported};
    const auto reading = read(box, text);
    if (!reading.ok()) return {Status::unreadable};
    return (*this)(reading.board, limits, receive, observer);
  }

 private:
  static bool well_formed(const Board& board) {
    if (board.choices.size() != static_cast<std::size_t>(board.box.cells())) return false;
    std::uint64_t used = 0;
    for (const auto m : board.choices) used |= m;
    return (used & ~board.box.all()) == 0;
  }
  template <class Mask, class Observer>
  static Result run(const Board& board, const Units& units, const Limits& limits, const Receiver& receive,
                    Observer& observer) {
    Problem<Mask> problem{board, units};
    return Walk{problem, board, units, limits, receive, observer}.run();
  }
};

}  // namespace wholemeal::oracle
