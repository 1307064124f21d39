#pragma once
// What an answer is worth, given what is true of the puzzle and what is expected of the program.
#include "wholemeal/check/answer.hpp"
#include "wholemeal/check/truth.hpp"

namespace wholemeal::check {

enum class Verdict {
  agrees,
  wrong_grid,       // it isn't valid, is unfinished or changes givens
  missed_solution,  // fewer solutions than there are
  claims_unique,    // one solution where there is another number
  claims_several,   // more solutions than there are
  false_none,
  timeout,
  crash,
  malformed,
  nondeterministic
};
// name :: Verdict -> String
constexpr std::string_view name(Verdict v) {
  constexpr std::string_view names[] = {"agrees",
                                        "wrong grid",
                                        "missed solution",
                                        "claims uniqueness wrongly",
                                        "claims several wrongly",
                                        "false no solution",
                                        "timeout",
                                        "crash",
                                        "malformed output",
                                        "nondeterministic"};
  return names[static_cast<std::size_t>(v)];
}

// What the program is for: a grid where there is one solution; telling one, several and none apart; counting.
enum class Expect { solve, unique, count };
inline constexpr std::array<std::string_view, 3> expectations{"solve", "unique", "count"};

// A verdict with the reason, and what was right, in words.
struct Judgement {
  Verdict verdict = Verdict::agrees;
  std::string why = "", expected = "";
};

namespace detail {

inline rules::Board board_of(const Puzzle& p) {
  return {static_cast<std::size_t>(p.box.rows), static_cast<std::size_t>(p.box.cols), p.cells};
}
inline std::string solutions(std::uint64_t count, bool more) {
  if (count == 0) return "no solution";
  return (more ? "at least " : "") + std::to_string(count) + (count == 1 ? " solution" : " solutions");
}
inline std::string in_words(const Truth& t) { return solutions(t.count, t.more); }

// A grid that is handed out must solve the puzzle, whatever else is said.
inline Judgement judge_grid(const Puzzle& p, const Answer& a) {
  if (a.grid.empty() || a.none) return {};
  const std::string fault = rules::fault(board_of(p), a.grid);
  if (fault.empty()) return {};
  return {Verdict::wrong_grid, "the grid is no solution: " + fault};
}
inline Judgement judge_none(const Truth& t, const Answer& a) {
  if (!a.none || t.count == 0) return {};
  return {Verdict::false_none, "it says there is no solution; there is: " + t.first};
}
// Where there is no solution anything will do but a grid, or that there is one.
inline Judgement judge_solve(const Truth& t, const Answer& a) {
  if (t.count == 0 && !a.none && (a.unique || a.count == 1U)) return {Verdict::claims_unique, "there is no solution"};
  if (a.several && t.count == 1 && a.grid.empty()) return {Verdict::claims_several, "the only solution is " + t.first};
  if (t.count == 1 && a.grid.empty()) return {Verdict::missed_solution, "no grid; the solution is " + t.first};
  return {};
}
inline Judgement judge_unique(const Truth& t, const Answer& a) {
  if (a.several && t.count < 2) return {Verdict::claims_several, "there is " + in_words(t)};
  if (!a.several && !a.none && t.count != 1)
    return {Verdict::claims_unique,
            t.count == 0 ? "there is no solution" : "two solutions are " + t.first + " and " + t.second};
  return {};
}
inline Judgement judge_count(const Truth& t, const Answer& a) {
  if (!a.count && !a.none) return {Verdict::malformed, "no count"};
  const std::uint64_t count = a.count.value_or(0);
  if (count > t.count && !t.more) return {Verdict::claims_several, "it counts " + std::to_string(count)};
  if (count < t.count && !a.at_least) return {Verdict::missed_solution, "it counts " + std::to_string(count)};
  return {};
}

}  // namespace detail

// judge :: Expect -> Puzzle -> Truth -> Answer -> Judgement
inline Judgement judge(Expect expect, const Puzzle& p, const Truth& t, const Answer& a) {
  Judgement j;
  if (!a.understood() && (expect != Expect::solve || t.count > 0))
    j = {Verdict::malformed, "neither a grid, nor words or a count that are known"};
  if (j.verdict == Verdict::agrees) j = detail::judge_grid(p, a);
  if (j.verdict == Verdict::agrees) j = detail::judge_none(t, a);
  if (j.verdict == Verdict::agrees)
    j = expect == Expect::solve    ? detail::judge_solve(t, a)
        : expect == Expect::unique ? detail::judge_unique(t, a)
                                   : detail::judge_count(t, a);
  j.expected = t.count == 1 ? t.first : detail::in_words(t);
  return j;
}

}  // namespace wholemeal::check
