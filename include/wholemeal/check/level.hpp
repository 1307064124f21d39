#pragma once
// Puzzles of a level: dug out as far as they go, then clues come back one by one, as long as none makes them too easy.
#include "wholemeal/check/generate.hpp"
#include "wholemeal/check/site.hpp"
#include "wholemeal/score.hpp"

namespace wholemeal::check {

// What a rare technique needs: room, and a board of so many digits. A set of cells or digits has another beside it, of
// what is open in the unit; a fish one across it, of the other lines. Unless these are larger, they are found first.
struct Rare {
  const technique::Technique* technique;
  Room room;
  std::size_t digits;
};
inline constexpr std::array rare_techniques{
    Rare{&technique::hidden_pair, Room::anywhere, 5}, Rare{&technique::naked_triple, Room::unit, 6},
    Rare{&technique::hidden_triple, Room::unit, 7},   Rare{&technique::swordfish, Room::digit, 6},
    Rare{&technique::naked_quad, Room::unit, 8},      Rare{&technique::jellyfish, Room::digit, 8},
    Rare{&technique::hidden_quad, Room::unit, 9},     Rare{&technique::nested_net, Room::tridagon, 1},
};
// rare :: Technique -> Rare
constexpr Rare rare(const technique::Technique& t) {
  for (const Rare& one : rare_techniques)
    if (one.technique == &t) return one;
  return {&t, Room::anywhere, 1};
}

// What is wanted of a puzzle: a grade, or one technique that it needs and nothing harder. Puzzles are tried against
// the part of a profile that settles it, so that no chain is followed for a puzzle of pairs.
class Level {
 public:
  // graded :: Profile -> Grade -> Level        as `Score::grade` has it: beyond is what the manual's techniques leave
  static Level graded(const technique::Profile& p, technique::Grade g) {
    return {technique::part(p, [&](const auto& t) { return t.grade <= g && t.grade < technique::Grade::beyond; }), g};
  }
  // needing :: Profile -> Technique -> Level   of a technique that the profile has
  static Level needing(const technique::Profile& p, const technique::Technique& t) {
    technique::Profile known{p.name, {}};
    for (std::size_t i = 0; i < p.steps.size() && !(i > 0 && known.has(t)); ++i) known.steps.push_back(p.steps[i]);
    return {std::move(known), technique::Grade::beyond, &t};
  }

  // room :: Level -> Room
  Room room() const { return needed_ == nullptr ? Room::anywhere : rare(*needed_).room; }

  // distance :: Level -> Puzzle -> Int         0: as wanted; below: too easy; above: too hard, by so much
  int operator()(const Puzzle& p) const {
    const technique::Box box{static_cast<std::size_t>(p.box.rows), static_cast<std::size_t>(p.box.cols)};
    const auto start = *technique::choices(box, p.cells);
    // Nets are slow to look for: what the technique before them solves needs no more looking.
    if ((needed_ == &technique::forcing_net || needed_ == &technique::nested_net) &&
        solved_by(start, [&](std::size_t t) { return t + 1 == place(needed_); }))
      return -1;
    const technique::Score s = technique::score(profile_, start);
    if (needed_ == nullptr) return static_cast<int>(s.grade()) - static_cast<int>(grade_);
    const std::size_t wanted = technique::place(needed_), level = technique::place(s.level());
    if (s.verdict != technique::Verdict::solved) return s.uses[wanted - 1] > 0 ? 1 : 2;
    return level > wanted ? 1 : level == wanted && needs_it(start) ? 0 : -1;
  }

 private:
  Level(technique::Profile p, technique::Grade g, const technique::Technique* t = nullptr)
      : profile_(std::move(p)), grade_(g), needed_(t) {}
  // The techniques of a step are made together: one of them may have been used without need.
  bool needs_it(const technique::Position& start) const {
    if (needed_->use == technique::Use::placement) return true;
    return !solved_by(start, [&](std::size_t t) { return t < place(needed_); });
  }
  // Whether the techniques at these places of the list, and singles, solve it.
  template <class Holds> bool solved_by(const technique::Position& start, Holds holds) const {
    const auto some = technique::part(profile_, [&](const auto& t) { return holds(place(&t)); });
    return technique::score(some, start).verdict == technique::Verdict::solved;
  }

  technique::Profile profile_;
  technique::Grade grade_;
  const technique::Technique* needed_;
};

namespace detail {
inline Puzzle with_clue(Puzzle p, const Order& o, const Puzzle& grid, std::size_t k) {
  for (std::size_t cell : orbit(o.symmetry, static_cast<std::size_t>(o.box.digits()), k))
    p.cells[cell] = grid.cells[cell];
  return p;
}
struct Dug {
  Puzzle puzzle;
  int distance;
};
// Clues come back until the puzzle is as wanted and has as many as it is to have: none that makes it too easy, or less
// like what is wanted.
inline Dug give_back(Random& r, const Order& o, const Level& wanted, const Puzzle& grid, Dug p) {
  const std::size_t least = o.clues.value_or(0), most = o.clues.value_or(grid.cells.size());
  for (std::size_t k : r.permutation(grid.cells.size())) {
    if (p.distance < 0 || (p.distance == 0 && clues(p.puzzle) >= least)) break;
    const Puzzle more = with_clue(p.puzzle, o, grid, k);
    if (more.cells == p.puzzle.cells || clues(more) > most) continue;
    const int distance = wanted(more);
    if (0 <= distance && distance <= p.distance) p = {more, distance};
  }
  return p;
}
}  // namespace detail

// levelled :: Seed -> Order -> Level -> Maybe Puzzle      one attempt
inline std::optional<Puzzle> levelled(Random& r, const Order& o, const Level& wanted) {
  const auto from = site(r, o.box, wanted.room());
  if (!from) return std::nullopt;
  const Puzzle least = dig(from->order, {o.minimal ? o.clues.value_or(0) : 0, o.symmetry}, from->grid);
  if (clues(least) > o.clues.value_or(least.cells.size())) return std::nullopt;
  detail::Dug p{least, wanted(least)};
  if (!o.minimal) p = detail::give_back(r, o, wanted, from->grid, p);
  const bool fits = p.distance == 0 && detail::fits(o, p.puzzle) && (!o.minimal || is_minimal(p.puzzle));
  return fits ? std::optional{p.puzzle} : std::nullopt;
}

}  // namespace wholemeal::check
