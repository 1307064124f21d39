#include "command/answer.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "wholemeal/text/clash.hpp"
#include "wholemeal/text/write_rows.hpp"
#include "wholemeal/ways.hpp"

namespace wholemeal::command {
namespace {

// Grids that a program which tries them all gets through in a few seconds.
const std::string most_ways = "10000000";

bool too_many(const std::string& n) {
  return n.size() > most_ways.size() || (n.size() == most_ways.size() && n > most_ways);
}

Verdict verdict_of(const Outcome& outcome) {
  if (outcome.count > 1) return Verdict::several;
  if (outcome.end != End::finished) return Verdict::limit;
  return outcome.count == 1 ? Verdict::unique : Verdict::none;
}

Answer refused(const text::Puzzle& puzzle, Verdict verdict, std::string why) {
  return {verdict, {End::nodes, 0, {}}, {puzzle.line, puzzle.column, std::move(why)}};
}

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::string_view names[] = {"unique", "several", "none", "invalid", "unreadable", "limit"};
  return names[static_cast<std::size_t>(verdict)];
}

Board starting_board(const text::Puzzle& puzzle) { return text::start(puzzle); }
std::string givens(const text::Puzzle& puzzle) {
  if (!puzzle.candidates) return line(puzzle.givens);
  return fmt::format("{}", fmt::join(concat(text::candidate_signs(*puzzle.candidates)), " "));
}

Answer answer(const text::Puzzle& puzzle, const Solver& solver, const Limits& limits, bool forced, const Take& take) {
  const auto clashing = text::clashes(puzzle.givens, puzzle.shape);
  if (!clashing.empty()) return refused(puzzle, Verdict::invalid, text::wording(clashing.front()));
  if (!solver.takes(puzzle.shape))
    return refused(puzzle, Verdict::limit, std::string(solver.name) + " can't do boards of this shape");
  Board m = starting_board(puzzle);
  const bool bounded = limits.nodes != Limits{}.nodes || limits.deadline != Limits{}.deadline;
  if (solver.tries_all && !forced && !bounded) {
    const std::string n = ways(solver.name == "spec" ? m : prune[puzzle.shape](m));
    if (too_many(n)) return refused(puzzle, Verdict::limit, n + " grids to try: give --nodes or --time, or --force it");
  }
  const Outcome outcome = solver.run(m, puzzle.shape, limits, take);
  return {verdict_of(outcome), outcome, {}};
}

std::string fault_json(const std::string& source, const text::Error& fault) {
  const nlohmann::ordered_json json{
      {"file", source}, {"line", fault.line}, {"column", fault.column}, {"message", fault.message}};
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string stats_json(const std::vector<Counter>& stats) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  for (const Counter& counter : stats) json[std::string(counter.name)] = counter.value;
  return json.dump();
}

}  // namespace wholemeal::command
