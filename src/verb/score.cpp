// wholemeal score: how hard puzzles are, by human techniques, with the log of their steps.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "command/batches.hpp"
#include "command/progress.hpp"
#include "command/reading.hpp"
#include "command/score_log.hpp"
#include "command/score_table.hpp"
#include "wholemeal/draw/histogram_svg.hpp"

namespace wholemeal::command {
namespace {

struct Scoring {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  Speech speech;
  std::string log = "full", sort = "input", svg, histogram;
  std::size_t jobs = 1;
  bool log_wanted = false, quiet = false, json = false, brute_force = false, anyway = false;

  ScoreTable table;
  bool alone = false;  // the input is one puzzle: its log is shown

  void run(Exit& exit);
  bool batch(const std::vector<Item>& items, bool last, Exit& exit);
  void take(const Item& item, const Judged& judged, const Judging& how, Exit& exit);
  void tell(const Judged& j) const;
  void tell_many();
  std::size_t total(const Progress& progress) const;
  void draw(const Judged& j, Exit& exit);
  void draw_histogram(Exit& exit) const;
  technique::Words words(technique::Box box = {}) const { return speech.words(box); }
};

int status(Judgement v) {
  if (v == Judgement::solved) return 0;
  return v == Judgement::invalid || v == Judgement::unreadable ? 2 : 1;
}

// The puzzles of the input, counted before they are scored where that costs little: files can be read twice.
std::size_t Scoring::total(const Progress& progress) const {
  std::size_t n = 0;
  std::error_code unknown;
  for (const std::string& source : sources)
    if (!progress.shown() || !std::filesystem::is_regular_file(source, unknown)) return 0;
  each_puzzle(sources, reading, [&](const Item&) { return ++n, !interrupted; });
  return n;
}

void Scoring::run(Exit& exit) {
  {
    const bool lines = json || log_wanted || sort == "input";  // printed as they come: on a terminal they are progress
    Progress progress("puzzles", !lines || isatty(STDOUT_FILENO) == 0);
    const std::size_t all = total(progress);
    each_batch(sources, reading, 64 * jobs, [&](const std::vector<Item>& items, bool last) {
      if (batch(items, last, exit)) progress.show(table.count(), all);
    });
  }
  if (table.count() == 0) return no_puzzles(exit);
  if (!json && !alone) tell_many();
  if (!json && !quiet) table.print_uses(words());
  if (!histogram.empty()) draw_histogram(exit);
}

bool Scoring::batch(const std::vector<Item>& items, bool last, Exit& exit) {
  alone = alone || (table.count() == 0 && last && items.size() == 1);
  const bool telling = (json && !quiet) || !svg.empty() || (!quiet && (alone || log_wanted));
  const Judging how{&speech.chosen(), telling, anyway, brute_force};
  const auto judged = parallel_map<std::optional<Judged>>(
      items, jobs, [&](const Item& item) { return interrupted ? std::nullopt : std::optional(judge(item, how)); });
  for (std::size_t i = 0; i < items.size() && judged[i]; ++i) take(items[i], *judged[i], how, exit);
  std::fflush(stdout);
  return !interrupted;
}

void Scoring::take(const Item& item, const Judged& j, const Judging& how, Exit& exit) {
  exit.raise(status(j.verdict));
  if (const auto* p = std::get_if<text::Puzzle>(&item.what); p != nullptr && !p->warning.empty())
    std::cerr << item.source << ':' << p->line << ": " << p->warning << '\n';
  if (!j.fault.message.empty()) std::cerr << wording(item.source, j.fault) << '\n';
  const Row& row = table.add(item, j);
  if (!svg.empty() && j.score) draw(j, exit);
  if (json)
    fmt::print("{}\n", score_json(j, how, item.source, words(j.start.box)));
  else if (alone || log_wanted)
    tell(j);
  else if (sort == "input")
    ScoreTable::print(row, words(), row.number == 1);
}

void Scoring::tell(const Judged& j) const {
  if (!alone && !j.puzzle.empty()) fmt::print("{}{}\n", table.count() > 1 ? "\n" : "", j.puzzle);
  const technique::Words w = words(j.start.box);
  if (j.score && !quiet) print_log(j, w, log == "compact");
  print_verdict(j, w, speech.profile);
}

void Scoring::tell_many() {
  if (sort != "input") table.print_sorted(sort, words());
  if (quiet) return;
  table.print_sums();
  if (brute_force)
    fmt::print("stuck puzzles are searched on: each node adds the cells of the board to the score, which leaps\n");
}

// Of several puzzles in a folder each. A folder that can't be written is told once.
void Scoring::draw(const Judged& j, Exit& exit) {
  const std::filesystem::path folder(svg);
  if (draw_steps(j, words(j.start.box), alone ? folder : folder / fmt::format("{:05}", table.count()))) return;
  std::cerr << "wholemeal: " << svg << ": can't be written\n";
  exit.raise(2);
  svg.clear();
}

void Scoring::draw_histogram(Exit& exit) const {
  const auto all = table.scores();
  std::ofstream out(histogram);
  out << draw::histogram_svg(
      fmt::format("{} puzzle{} by score, profile {}", all.size(), all.size() == 1 ? "" : "s", speech.profile), "score",
      all);
  if (out.flush()) return;
  std::cerr << "wholemeal: " << histogram << ": can't be written\n";
  exit.raise(2);
}

constexpr auto score_examples = R"(Examples:
  wholemeal score puzzle.txt                      the log, the verdict, a summary of the techniques
  wholemeal score puzzle.txt --lang ja --cells ij
  wholemeal score puzzle.txt --svg steps          a picture of each step
  wholemeal score puzzles.txt --sort score        a table, easiest first
  wholemeal score puzzles.txt --quiet --json      one object a puzzle, without the steps

The score is the amount of search: the sum, over all passes made, fruitless ones too, of the targets open at the pass's
start (the cells, units, or pairs of unit and digit that the technique looks at). It is deterministic, does not depend on
any order inside a pass, and compares puzzles within one profile. It is not the number of the manual's app, nor of any
other program, and says nothing of several or no solutions: such puzzles are told apart first.

--json: puzzle, profile, verdict (solved, stuck, several, none, invalid, unreadable; or limit, of boards of 25 digits and
more whose solutions can't be counted in a million nodes: "limit" says nodes, or interrupted), and where it was scored
score, level (the code of the hardest technique used), grade (the same for people: beginner singles, medium locked
candidates, hard pairs and X-Wing, expert triples, beyond), cells_left, choices_left, final, uses, passes and scores by
technique, nodes with --brute-force, steps.

Profile full goes on to forcing chains and nets, nested one level deep, which solves every puzzle of the collections that
we know, the 8000 that Sudoku Explainer rates above 11 included.

--brute-force: a stuck puzzle is searched from where it is stuck; the score then leaps, by N*N for each node of the
search, the cells that a guess looks at.

Exit status: 0 every puzzle was solved by the profile; 1 some is stuck, or has several solutions or none; 2 bad usage, or
some input is unreadable or contradicts itself.)";

}  // namespace

void add_score(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("score", "Score puzzles by the techniques that people use");
  auto s = std::make_shared<Scoring>();
  verb->add_option("input", s->sources, "Files, - for standard input, or puzzles")->type_name("FILE|-|PUZZLE");
  s->speech.add(*verb);
  auto* log = verb->add_option("--log", s->log,
                               "One line a step with its reason, or one line a pass; given, for each of many puzzles")
                  ->check(CLI::IsMember({"full", "compact"}))
                  ->capture_default_str();
  verb->add_flag("--quiet", s->quiet, "Verdict and score only");
  auto* json = verb->add_flag("--json", s->json, "One object a puzzle and line")->excludes(log);
  verb->add_flag("--brute-force", s->brute_force, "Search on where the techniques are stuck");
  verb->add_flag("--anyway", s->anyway, "Score puzzles with several solutions too");
  verb->add_option("--svg", s->svg, "Draw each step into this folder")->type_name("DIR");
  verb->add_option("--sort", s->sort, "The order of the table of many puzzles")
      ->check(CLI::IsMember({"input", "score", "level", "verdict"}))
      ->excludes(json)
      ->capture_default_str();
  verb->add_option("--histogram", s->histogram, "Draw the scores of many puzzles into this file")
      ->type_name("FILE.svg");
  verb->add_option("--jobs", s->jobs, "So many puzzles at a time")->check(whole(1, 256))->capture_default_str();
  add_reading(*verb, s->reading);
  verb->footer(score_examples);
  verb->callback([s, log, &exit] {
    s->log_wanted = log->count() > 0;
    s->run(exit);
  });
}

}  // namespace wholemeal::command
