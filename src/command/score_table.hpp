#pragma once
// What `score` says of many puzzles: a row each, the sums, and how often each technique was used.
#include "command/scoring.hpp"

namespace wholemeal::command {

struct Row {
  std::size_t number = 0;
  std::string puzzle;  // where that can't be read, its file and line
  Judgement verdict = Judgement::unreadable;
  std::optional<std::uint64_t> score;
  const technique::Technique* level = nullptr;
  technique::Grade grade = technique::Grade::beginner;
  std::size_t cells_left = 0;
};

class ScoreTable {
 public:
  std::size_t count() const { return rows_.size(); }
  const Row& add(const Item& item, const Judged& judged);

  // A row, with the heading before the first of the input.
  static void print(const Row& row, const technique::Words& words, bool heading);
  // All rows, by score, level or verdict.
  void print_sorted(const std::string& key, const technique::Words& words);
  // How many of each verdict, and where the scores lie.
  void print_sums() const;
  // A row for each technique that was tried, if any was.
  void print_uses(const technique::Words& words) const;
  // Of the puzzles that have one, in the order of the rows.
  std::vector<std::uint64_t> scores() const;

 private:
  std::vector<Row> rows_;
  std::array<std::uint64_t, technique::count> uses_{}, passes_{}, scores_{};
};

}  // namespace wholemeal::command
