#include "command/score_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "command/score_log.hpp"

namespace wholemeal::command {

const Row& ScoreTable::add(const Item& item, const Judged& j) {
  Row row{count() + 1, j.puzzle, j.verdict, {}, nullptr, technique::Grade::beginner, 0};
  if (row.puzzle.empty()) row.puzzle = item.source + (j.fault.line > 0 ? ":" + std::to_string(j.fault.line) : "");
  if (j.score) {
    row.score = j.score->score;
    row.level = j.score->level();
    row.grade = j.score->grade();
    row.cells_left = technique::open_cells(j.score->final);
    for (std::size_t i = 0; i < technique::count; ++i) {
      uses_[i] += j.score->uses[i];
      passes_[i] += j.score->passes[i];
      scores_[i] += j.score->scores[i];
    }
  }
  return rows_.emplace_back(std::move(row));
}

void ScoreTable::print(const Row& row, const technique::Words& w, bool heading) {
  if (heading)
    fmt::print("{:>6}  {:<10}  {:>7}  {:<8}  {:<28}  {:>4}  puzzle\n", "number", "verdict", "score", "grade", "level",
               "left");
  fmt::print("{:>6}  {:<10}  {:>7}  {}  {}  {:>4}  {}\n", row.number, name(row.verdict),
             row.score ? std::to_string(*row.score) : "-", wide(row.score ? std::string(w.grade(row.grade)) : "-", 8),
             wide(row.level != nullptr ? w.name(*row.level) : "-", 28),
             row.score ? std::to_string(row.cells_left) : "-", row.puzzle);
}

void ScoreTable::print_sorted(const std::string& by, const technique::Words& w) {
  const auto key = [&](const Row& row) -> std::pair<std::size_t, std::uint64_t> {
    if (!row.score) return {100 + static_cast<std::size_t>(row.verdict), 0};
    const std::size_t hard = by == "level" ? technique::place(row.level) : static_cast<std::size_t>(row.verdict);
    return {by == "score" ? 0 : hard, *row.score};
  };
  std::stable_sort(rows_.begin(), rows_.end(), [&](const Row& a, const Row& b) { return key(a) < key(b); });
  for (const Row& row : rows_) print(row, w, &row == &rows_.front());
}

std::vector<std::uint64_t> ScoreTable::scores() const {
  std::vector<std::uint64_t> all;
  for (const Row& r : rows_)
    if (r.score) all.push_back(*r.score);
  return all;
}

// Of an even number, halfway between the two in the middle.
static double median(const std::vector<std::uint64_t>& sorted) {
  const std::uint64_t below = sorted[(sorted.size() - 1) / 2], above = sorted[sorted.size() / 2];
  return static_cast<double>(below + above) / 2;
}

void ScoreTable::print_sums() const {
  std::string text = fmt::format("\n{} puzzles", count());
  for (auto v : {Judgement::solved, Judgement::stuck, Judgement::several, Judgement::none, Judgement::invalid,
                 Judgement::unreadable, Judgement::limit})
    if (const auto n = std::count_if(rows_.begin(), rows_.end(), [&](const Row& r) { return r.verdict == v; }); n > 0)
      text += fmt::format(", {} {}", n, name(v));
  auto all = scores();
  std::sort(all.begin(), all.end());
  if (!all.empty()) text += fmt::format("; score {} to {}, median {}", all.front(), all.back(), median(all));
  fmt::print("{}\n", text);
}

void ScoreTable::print_uses(const technique::Words& w) const {
  if (std::all_of(passes_.begin(), passes_.end(), [](std::uint64_t n) { return n == 0; })) return;
  const bool en = w.language == technique::Language::en;
  fmt::print("\n{} {:>10} {:>10} {:>12}\n", wide(en ? "technique" : "解法", 30), en ? "uses" : "使用",
             en ? "passes" : "回数", en ? "score" : "スコア");
  for (std::size_t i = 0; i < technique::count; ++i)
    if (passes_[i] > 0)
      fmt::print("{} {:>10} {:>10} {:>12}\n", wide(w.name(*technique::techniques[i]), 30), uses_[i], passes_[i],
                 scores_[i]);
}

}  // namespace wholemeal::command
