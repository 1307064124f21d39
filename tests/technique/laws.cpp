// The laws of all techniques, in one loop over their list: a pass keeps every solution, only removes, and finds every
// instance of the definition. And the false twins, which the same checks must refute.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "catch.hpp"
#include "support/advanced.hpp"
#include "support/positions.hpp"
#include "wholemeal/check/generate.hpp"
#include "wholemeal/score.hpp"

using namespace wholemeal::technique;
using namespace wholemeal::technique::testing;
using wholemeal::Random;

namespace {

const std::map<std::string_view, void (*)(slow::Finder&)> definitions{
    {"crbe", slow::crbe},
    {"naked-single", slow::naked_single},
    {"hidden-single", slow::hidden_single},
    {"pointing", slow::pointing},
    {"claiming", slow::claiming},
    {"naked-pair", slow::naked<2>},
    {"hidden-pair", slow::hidden<2>},
    {"x-wing", slow::fish<2>},
    {"naked-triple", slow::naked<3>},
    {"hidden-triple", slow::hidden<3>},
    {"naked-quad", slow::naked<4>},
    {"hidden-quad", slow::hidden<4>},
    {"swordfish", slow::fish<3>},
    {"jellyfish", slow::fish<4>},
    {"xy-wing", slow::pivot_wing<2>},
    {"xyz-wing", slow::pivot_wing<3>},
    {"w-wing", slow::w_wing},
    {"simple-colouring", slow::simple_colouring},
    {"xy-chain", slow::xy_chain},
    {"unique-rectangle", slow::unique_rectangle},
    {"als-xz", slow::als_xz},
    {"forcing-chain", slow::forcing_chain},
    {"forcing-net", slow::net<1>},
    {"nested-forcing-net", slow::net<2>},
};

// Their slow finders come upon the same pattern in several ways.
const std::set<std::string_view> counts_otherwise{"simple-colouring", "xy-chain", "unique-rectangle"};

// What a technique did on many positions: how often it changed something, and what it did wrong.
struct Trial {
  std::size_t acted = 0, lost = 0, added = 0, incomplete = 0;
};

void keeps(const Technique& t, const Position& m, const std::vector<Position>& solutions, Trial& trial) {
  const Position after = apply(t, m);
  trial.acted += after != m;
  trial.added += !within(after, m);
  if (t.assumes_unique && solutions.size() != 1) return;
  for (const Position& g : solutions) trial.lost += !holds(after, g);
}

void finds_all(const Technique& t, void (*definition)(slow::Finder&), const Position& m, Trial& trial) {
  const Pass p = pass(t, m, true);
  const slow::Found expected = slow::run(definition, m);
  trial.acted += p.after != m;
  const bool counted = t.use == Use::placement || counts_otherwise.count(t.code) > 0 || p.patterns == expected.patterns;
  trial.incomplete += p.after != expected.after || !counted;
}

// Every solution of a small position; of a large one the first that the complete solver finds, and the one that it was
// grown from: this twice if it isn't known to be the only one.
std::vector<Position> solutions_of(const Position& m, const Position& grown) {
  std::vector<Position> solutions;
  if (m.box.size() <= 4) {
    each_solution(m, [&](const Position& g) { solutions.push_back(g); });
    return solutions;
  }
  namespace oracle = wholemeal::oracle;
  const oracle::Board board{{static_cast<int>(m.box.rows), static_cast<int>(m.box.cols)},
                            {m.cells.begin(), m.cells.end()}};
  const auto take = [&](std::string_view g) { return solutions.push_back(*choices(m.box, std::string(g))), true; };
  const auto result = oracle::propagate(board, {.solutions = 20, .nodes = 1000}, take);
  if (result.status != oracle::Status::finished) solutions.insert(solutions.end(), 2, grown);
  return solutions;
}

// Nested nets take their time on large boards: there a few positions must do.
bool affordable(const Technique& t, Box box, std::size_t i) {
  return &t != &nested_net || box.size() <= 6 || i % 100 == 0;
}
// So do the finders of whatever follows each choice.
bool findable(const Technique& t, Box box, std::size_t i) {
  if (&t == &nested_net) return box.size() <= 4 ? i % 20 == 0 : box.size() <= 6 && i % 350 == 0;
  return (&t != &forcing_chain && &t != &forcing_net) || box.size() <= 4 || i % 10 == 0;
}

// The law on positions grown from a solution, for each of the techniques.
std::vector<Trial> soundness(const std::vector<const Technique*>& list, Box box, std::size_t positions) {
  std::vector<Trial> trials(list.size());
  Rng r{9};
  for (std::size_t i = 0; i < positions; ++i) {
    const Position solution = grid(r, box), m = grow(r, solution);
    const auto solutions = solutions_of(m, solution);
    for (std::size_t t = 0; t < list.size(); ++t)
      if (affordable(*list[t], box, i)) keeps(*list[t], m, solutions, trials[t]);
  }
  return trials;
}
Trial completeness(const Technique& t, void (*definition)(slow::Finder&), Box box, std::size_t positions) {
  Trial trial;
  Rng r{14};
  for (std::size_t i = 0; i < positions; ++i) {
    const Position m = grow(r, grid(r, box));
    if (findable(t, box, i)) finds_all(t, definition, m, trial);
  }
  return trial;
}

// The positions before each pass of a score that changes anything, and the last.
std::vector<Position> met(const Profile& profile, const Position& start) {
  const Score s = score(profile, start, {.telling = true});
  std::vector<Position> positions{start};
  Position m = start;
  for (std::size_t i = 0; i < s.log.size(); ++i) {
    for (const Change& x : s.log[i].step.changes) m.cells[x.cell] &= ~x.removed;
    if (i + 1 == s.log.size() || s.log[i + 1].pass != s.log[i].pass) positions.push_back(m);
  }
  return positions;
}
// Every technique that has a finder, on these.
void finds_all_met(const std::vector<Position>& positions) {
  for (const auto& [code, definition] : definitions) {
    INFO(code);
    Trial trial;
    for (std::size_t i = 0; i < positions.size(); ++i)
      if (findable(*find(code), positions[i].box, i)) finds_all(*find(code), definition, positions[i], trial);
    CHECK(trial.incomplete == 0);
  }
}

}  // namespace

TEST_CASE("A technique keeps every solution and only removes") {
  const std::vector<const Technique*> all(techniques.begin(), techniques.end());
  std::vector<std::size_t> acted(all.size());
  for (Box box : {Box{2, 2}, Box{3, 3}, Box{2, 3}, Box{3, 2}, Box{2, 4}, Box{1, 5}, Box{3, 4}}) {
    const auto trials = soundness(all, box, box.size() == 4 ? 2000 : 150);
    for (std::size_t t = 0; t < all.size(); ++t) {
      INFO(all[t]->code << ' ' << box.rows << " x " << box.cols);
      CHECK(trials[t].lost == 0);
      CHECK(trials[t].added == 0);
      acted[t] += trials[t].acted;
    }
  }
  for (std::size_t t = 0; t < all.size(); ++t) {
    INFO(all[t]->code);
    CHECK(acted[t] >= 20);
  }
}

TEST_CASE("A technique finds every instance of its definition") {
  for (const auto& [code, definition] : definitions) {
    INFO(code);
    std::size_t acted = 0;
    for (Box box : {Box{3, 3}, Box{2, 2}, Box{2, 3}, Box{3, 2}}) {
      INFO(box.rows << " x " << box.cols);
      const Trial trial = completeness(*find(code), definition, box, box.size() == 9 ? 150 : 700);
      CHECK(trial.incomplete == 0);
      acted += trial.acted;
    }
    CHECK(acted >= 20);
  }
}

TEST_CASE("And on positions that are met while scoring") {
  const auto puzzle =
      choices({3, 3}, "....6..28.2.1...6.19....5...3.8.6..1....7....8.9.4..7...5638...3....2.........2.6");
  const auto positions = met(full(), *puzzle);
  CHECK(positions.size() > 10);
  finds_all_met({positions.end() - 8, positions.end()});
}

// Thousands of positions, minutes: scripts/exhaustive runs it.
TEST_CASE("And on those of 300 puzzles, in both profiles", "[.met]") {
  std::size_t total = 0;
  Random r{2026};
  for (int i = 0; i < 300; ++i) {
    const auto puzzle = wholemeal::check::generate(r, {.box = {3, 3}, .minimal = true});
    REQUIRE(puzzle);
    for (const Profile* profile : profiles()) {
      const auto positions = met(*profile, *choices({3, 3}, puzzle->cells));
      total += positions.size();
      finds_all_met(positions);
    }
  }
  WARN(total << " positions");
}

TEST_CASE("A pass is a function of the position alone, and its steps make up its removals") {
  Rng r{20};
  for (std::size_t i = 0; i < 200; ++i) {
    const Box box = i % 2 == 0 ? Box{3, 3} : Box{2, 3};
    const Position m = grow(r, grid(r, box));
    for (const Technique* t : techniques) {
      if (!affordable(*t, box, i)) continue;
      INFO(t->code);
      const Pass told = pass(*t, m, true), silent = pass(*t, m);
      Position after = m;
      for (const Step& step : told.steps) {
        REQUIRE(step.why.says != nullptr);
        CHECK(!step.changes.empty());
        for (const Change& change : step.changes) {
          CHECK((m.cells[change.cell] & ~change.removed) == change.left);
          after.cells[change.cell] &= ~change.removed;
        }
      }
      CHECK(after == told.after);
      CHECK(silent.after == told.after);
      CHECK(silent.patterns == told.patterns);
      CHECK(silent.steps.empty());
    }
  }
}

// Techniques with a fault.
namespace twins {

// Clears every unit that holds one of the two cells.
void naked_pair(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  for (std::size_t a = 0; a < m.cells.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (us.sees(a, b) && m.cells[a] == m.cells[b] && size(m.cells[a]) == 2)
        p.pattern(
            [&](auto remove) {
              for (std::size_t c = 0; c < m.cells.size(); ++c)
                if (c != a && c != b && (us.sees(a, c) || us.sees(b, c)) && many(m.cells[c])) remove(c, m.cells[a]);
            },
            [] { return Why{}; });
}

// Two rows whose places make three columns.
void x_wing(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Places at(m);
  for (std::size_t d = 0; d < us.n; ++d)
    for (std::size_t i = 0; i < us.n; ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (const Set columns = at[i][d] | at[j][d]; many(at[i][d]) && many(at[j][d]) && size(columns) <= 3)
          p.pattern(
              [&](auto remove) {
                each(columns, [&](std::size_t k) {
                  for (std::size_t row = 0; row < us.n; ++row)
                    if (row != i && row != j) remove(row * us.n + k, bit(d));
                });
              },
              [] { return Why{}; });
}

// Two cells of a block in one row are enough for it, whatever else the block holds.
void pointing(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Fixed f = fixed(m);
  for (std::size_t a = 0; a < m.cells.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (us.of[a][2] == us.of[b][2] && us.of[a][0] == us.of[b][0])
        each(m.cells[a] & m.cells[b] & ~f[us.of[a][2]], [&](std::size_t d) {
          p.pattern(
              [&](auto remove) {
                for (std::size_t k = 0; k < us.n; ++k)
                  if (const std::size_t c = us.cell(us.of[a][0], k); us.of[c][2] != us.of[a][2]) remove(c, bit(d));
              },
              [] { return Why{}; });
        });
}

// Asks that each of the three digits stand in each of the three cells: loses nothing, and finds less.
void hidden_triple(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  const Places at(m);
  const std::vector<Set> open = open_places(m);
  for (std::size_t u = 0; u < us.count; ++u)
    if (size(open[u]) > 3)
      slow::choose(us.n, 3, [&](Set digits) {
        Set some = 0, every = m.box.all();
        each(digits, [&](std::size_t d) { some |= at[u][d], every &= at[u][d]; });
        if (some != every || size(some) != 3) return;
        p.pattern([&](auto remove) { each(some, [&](std::size_t k) { remove(us.cell(u, k), ~digits); }); },
                  [] { return Why{}; });
      });
}

// Three cells with four digits between them.
void naked_triple(const Position& m, Pass& p) {
  const Units& us = units(m.box);
  for (std::size_t u = 0; u < us.count; ++u)
    slow::choose(us.n, 3, [&](Set places) {
      Set digits = 0;
      each(places, [&](std::size_t k) { digits |= m.cells[us.cell(u, k)]; });
      if (size(digits) != 4) return;
      p.pattern(
          [&](auto remove) { each(m.box.all() & ~places, [&](std::size_t k) { remove(us.cell(u, k), digits); }); },
          [] { return Why{}; });
    });
}

constexpr Technique of(const Technique& t, void (*find)(const Position&, Pass&)) {
  Technique twin = t;
  twin.find = find;
  return twin;
}

}  // namespace twins

TEST_CASE("The false twins are refuted") {
  for (const Technique& twin : {twins::of(naked_pair, twins::naked_pair), twins::of(x_wing, twins::x_wing),
                                twins::of(pointing, twins::pointing), twins::of(naked_triple, twins::naked_triple)}) {
    INFO(twin.code);
    CHECK(soundness({&twin}, {3, 3}, 300)[0].lost > 0);
  }
  const Technique fewer = twins::of(hidden_triple, twins::hidden_triple);
  CHECK(soundness({&fewer}, {3, 3}, 300)[0].lost == 0);
  CHECK(completeness(fewer, slow::hidden<3>, {3, 3}, 300).incomplete > 0);
}
