#pragma once
// A technique is a prune: a function of the position that only removes choices and keeps every solution. Its pass finds
// all patterns in the position and makes all their removals together; what it found is data, told on request.
#include "wholemeal/technique/facts.hpp"

namespace wholemeal::technique {

// Why a step may be taken, in the two languages. {u} {v} units, {c} {x} cells, {d} {e} digits of the step.
struct Sentence {
  std::string_view en, ja;
};

// A pattern as data: what its sentence speaks of.
struct Why {
  const Sentence* says = nullptr;
  std::vector<std::uint16_t> units{}, cells{};
  Set digits = 0;
  std::vector<std::uint16_t> covers{}, others{};  // {v} further units, {x} further cells
  Set rest = 0;                                   // {e} further digits
};

// What a step takes from a cell, and what it leaves there.
struct Change {
  std::uint16_t cell;
  Set removed, left;
  friend bool operator==(const Change&, const Change&) = default;
};

struct Step {
  Why why;
  std::vector<Change> changes;  // cells ascending
};

// One pass over a position: what was found in `before`, all at once.
class Pass {
 public:
  Pass(const Position& m, bool telling) : before(m), after(m), telling_(telling) {}

  // A pattern: `removals` calls what it is given with a cell and the digits that go; `why` makes the reason.
  template <class Removals, class Reason> void pattern(Removals removals, Reason why) {
    bool used = false;
    removals([&](std::size_t c, Set digits) {
      after.cells[c] &= ~digits;
      used = used || (before.cells[c] & digits) != 0;
    });
    patterns += used;
    if (used && telling_) tell(why(), removals);
  }

  const Position& before;
  Position after;
  std::size_t patterns = 0;  // of which a removal is a choice in `before`
  std::vector<Step> steps{};

 private:
  template <class Removals> void tell(Why why, Removals removals) {
    std::vector<Set> gone(before.cells.size());
    removals([&](std::size_t c, Set digits) { gone[c] |= before.cells[c] & digits; });
    Step step{std::move(why), {}};
    for (std::size_t c = 0; c < gone.size(); ++c)
      if (gone[c] != 0) step.changes.push_back({static_cast<std::uint16_t>(c), gone[c], before.cells[c] & ~gone[c]});
    steps.push_back(std::move(step));
  }
  bool telling_;
};

// What a use is: a cell that was open and is fixed, or a pattern with a removal.
enum class Use { placement, pattern };

// For people, how hard a puzzle is that needs it.
enum class Grade { beginner, medium, hard, expert, beyond };
inline constexpr std::array grades{Grade::beginner, Grade::medium, Grade::hard, Grade::expert, Grade::beyond};

struct Technique {
  std::string_view code, en, ja;
  Grade grade;
  Use use;
  std::size_t (*targets)(const Position&);  // how many are open
  void (*find)(const Position&, Pass&);
  bool assumes_unique = false;  // it keeps the solution of a position that has only one
};

// pass :: Technique -> Position -> Pass
inline Pass pass(const Technique& t, const Position& m, bool telling = false) {
  Pass p(m, telling);
  t.find(m, p);
  return p;
}
// apply :: Technique -> Position -> Position
inline Position apply(const Technique& t, const Position& m) { return pass(t, m).after; }

// uses :: Technique -> Pass -> Int
inline std::size_t uses(const Technique& t, const Pass& p) {
  if (t.use == Use::pattern) return p.patterns;
  std::size_t n = 0;
  for (std::size_t c = 0; c < p.after.cells.size(); ++c) n += many(p.before.cells[c]) && single(p.after.cells[c]);
  return n;
}

}  // namespace wholemeal::technique
