// wholemeal score: how hard puzzles are, by human techniques, with the log of their steps.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "command/batches.hpp"
#include "command/progress.hpp"
#include "command/scoring.hpp"
#include "wholemeal/draw/histogram_svg.hpp"
#include "wholemeal/draw/step_svg.hpp"

namespace wholemeal::command {
namespace {

using namespace wholemeal::technique;

// A puzzle of the table.
struct Row {
  std::size_t number = 0;
  std::string source;
  text::Error fault;
  Judgement verdict = Judgement::unreadable;
  std::uint64_t score = 0;
  const Technique* level = nullptr;
  Grade grade = Grade::beginner;
  std::size_t cells_left = 0;
  std::string puzzle;
  bool scored = false;
};

struct Scoring {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  Speech speech;
  std::string log = "full", sort = "input", svg, histogram;
  std::size_t jobs = 1;
  bool log_wanted = false, quiet = false, json = false, brute_force = false, anyway = false;

  std::size_t count = 0;
  std::vector<Row> rows;
  std::array<std::uint64_t, technique::count> uses{}, passes{}, scores{};
  bool alone = false;  // the input is one puzzle: its log is shown

  void run(Exit& exit);
  bool batch(const std::vector<Item>& items, bool last, Exit& exit);
  void take(const Item& item, Judged&& judged, const Judging& how, Exit& exit);
  void tell(const Judged& j) const;
  void tell_log(const Judged& j) const;
  void tell_verdict(const Judged& j) const;
  void tell_table();
  void tell_row(const Row& row) const;
  void tell_sums() const;
  void tell_uses() const;
  std::size_t total(const Progress& progress) const;
  void draw(const Judged& j, Exit& exit);
  bool draw_steps(const Judged& j) const;
  void draw_histogram(Exit& exit) const;
  Words words(Box box = {}) const { return speech.words(box); }
};

int status(Judgement v) {
  if (v == Judgement::solved) return 0;
  return v == Judgement::invalid || v == Judgement::unreadable ? 2 : 1;
}

std::string wide(const std::string& s, std::size_t width) {
  std::size_t columns = 0;  // a character of Japanese takes two
  for (char c : s) columns += (c & 0x80) == 0 ? 1 : (c & 0xC0) == 0xC0 ? 2 : 0;
  return s + std::string(width > columns ? width - columns : 0, ' ');
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
      if (batch(items, last, exit)) progress.show(count, all);
    });
  }
  if (count == 0) return no_puzzles(exit);
  if (!json && !alone) tell_table();
  const auto scored = [](const Row& row) { return row.scored; };
  if (!json && !quiet && std::any_of(rows.begin(), rows.end(), scored)) tell_uses();
  if (!histogram.empty()) draw_histogram(exit);
}

bool Scoring::batch(const std::vector<Item>& items, bool last, Exit& exit) {
  alone = alone || (count == 0 && last && items.size() == 1);
  const bool telling = (json && !quiet) || !svg.empty() || (!quiet && (alone || log_wanted));
  const Judging how{&speech.chosen(), telling, anyway, brute_force};
  auto judged =
      parallel_map<Judged>(items, jobs, [&](const Item& item) { return interrupted ? Judged{} : judge(item, how); });
  for (std::size_t i = 0; i < items.size() && !interrupted; ++i) take(items[i], std::move(judged[i]), how, exit);
  std::fflush(stdout);
  return !interrupted;
}

void Scoring::take(const Item& item, Judged&& j, const Judging& how, Exit& exit) {
  ++count;
  exit.raise(status(j.verdict));
  if (const auto* p = std::get_if<text::Puzzle>(&item.what); p != nullptr && !p->warning.empty())
    std::cerr << item.source << ':' << p->line << ": " << p->warning << '\n';
  if (!j.fault.message.empty()) std::cerr << wording(item.source, j.fault) << '\n';
  Row row{count, item.source, j.fault, j.verdict, 0, nullptr, Grade::beginner, 0, j.puzzle, j.score.has_value()};
  if (j.score) {
    row.score = j.score->score;
    row.level = j.score->level();
    row.grade = j.score->grade();
    row.cells_left = open_cells(j.score->final);
    for (std::size_t i = 0; i < technique::count; ++i) {
      uses[i] += j.score->uses[i];
      passes[i] += j.score->passes[i];
      scores[i] += j.score->scores[i];
    }
  }
  if (!svg.empty() && j.score) draw(j, exit);
  if (json)
    fmt::print("{}\n", score_json(j, how, item.source, words(j.start.box)));
  else if (alone || log_wanted)
    tell(j);
  else if (sort == "input")
    tell_row(row);
  rows.push_back(std::move(row));
}

void Scoring::tell(const Judged& j) const {
  if (!alone && !j.puzzle.empty()) fmt::print("{}{}\n", count > 1 ? "\n" : "", j.puzzle);
  if (j.score && !quiet) tell_log(j);
  tell_verdict(j);
}

// One line a step, or one a pass.
void Scoring::tell_log(const Judged& j) const {
  const Words w = words(j.start.box);
  std::size_t pass = 0;
  for (const Entry& entry : j.score->log) {
    const std::string name = wide(w.name(*techniques[entry.technique]), 19);
    if (log == "full")
      fmt::print("{:3} {} {}  {}\n", entry.pass, name, w.changes(entry.step), w.sentence(entry.step.why));
    else if (entry.pass != pass)
      fmt::print("{}{:3} {} {}", pass == 0 ? "" : "\n", entry.pass, name, w.changes(entry.step));
    else
      fmt::print(" {}", w.changes(entry.step));
    pass = entry.pass;
  }
  if (log == "compact" && pass > 0) fmt::print("\n");
}

void Scoring::tell_verdict(const Judged& j) const {
  const Words w = words(j.start.box);
  const std::size_t left = j.score ? open_cells(j.score->final) : 0;
  std::string text(name(j.verdict));
  if (j.verdict == Judgement::stuck) text += fmt::format(" with {} cells left", left);
  if (j.verdict == Judgement::several) text = "several solutions";
  if (j.verdict == Judgement::none) text = "no solution";
  if (j.verdict == Judgement::limit) text = "not known to have one solution: the search was given up";
  if (j.score) {
    text += fmt::format(": score {}, {}", j.score->score, w.grade(j.score->grade()));
    if (const Technique* level = j.score->level()) text += fmt::format(" ({})", w.name(*level));
    if (j.verdict != Judgement::stuck && left > 0) text += fmt::format(", {} cells left", left);
    text += fmt::format(", profile {}", speech.profile);
  } else if (j.verdict == Judgement::several || j.verdict == Judgement::limit) {
    text += ": not scored (--anyway scores it)";
  }
  fmt::print("{}\n", text);
  if (!j.nodes || *j.nodes == 0) return;
  fmt::print("the rest by search: {} nodes, {} added to the score for each{}{}\n", *j.nodes, j.start.cells.size(),
             j.solution.empty() ? "" : ": ", j.solution);
}

void Scoring::tell_row(const Row& row) const {
  if (sort == "input" ? row.number == 1 : &row == &rows.front())
    fmt::print("{:>6}  {:<10}  {:>7}  {:<8}  {:<16}  {:>4}  puzzle\n", "number", "verdict", "score", "grade", "level",
               "left");
  const Words w = words();
  fmt::print("{:>6}  {:<10}  {:>7}  {}  {}  {:>4}  {}\n", row.number, name(row.verdict),
             row.scored ? std::to_string(row.score) : "-", wide(row.scored ? std::string(w.grade(row.grade)) : "-", 8),
             wide(row.level != nullptr ? w.name(*row.level) : "-", 16),
             row.scored ? std::to_string(row.cells_left) : "-",
             row.puzzle.empty() ? row.source + ":" + std::to_string(row.fault.line) : row.puzzle);
}

void Scoring::tell_table() {
  const auto key = [&](const Row& row) -> std::pair<std::int64_t, std::uint64_t> {
    if (!row.scored) return {100 + static_cast<std::int64_t>(row.verdict), 0};
    const auto hard =
        static_cast<std::int64_t>(sort == "level" ? place(row.level) : static_cast<std::size_t>(row.verdict));
    return {sort == "score" ? 0 : hard, row.score};
  };
  if (sort != "input") {
    std::stable_sort(rows.begin(), rows.end(), [&](const Row& a, const Row& b) { return key(a) < key(b); });
    for (const Row& row : rows) tell_row(row);
  }
  if (!quiet) tell_sums();
}

// How many of each verdict, and where the scores lie.
void Scoring::tell_sums() const {
  std::string text = fmt::format("\n{} puzzles", count);
  for (auto v : {Judgement::solved, Judgement::stuck, Judgement::several, Judgement::none, Judgement::invalid,
                 Judgement::unreadable, Judgement::limit})
    if (const auto n = std::count_if(rows.begin(), rows.end(), [&](const Row& r) { return r.verdict == v; }); n > 0)
      text += fmt::format(", {} {}", n, name(v));
  std::vector<std::uint64_t> all;
  for (const Row& r : rows)
    if (r.scored) all.push_back(r.score);
  std::sort(all.begin(), all.end());
  if (!all.empty()) text += fmt::format("; score {} to {}, median {}", all.front(), all.back(), all[all.size() / 2]);
  fmt::print("{}\n", text);
}

void Scoring::tell_uses() const {
  const Words w = words();
  fmt::print("\n{} {:>10} {:>10} {:>12}\n", wide("technique", 30), "uses", "passes", "score");
  for (std::size_t i = 0; i < technique::count; ++i)
    if (passes[i] > 0)
      fmt::print("{} {:>10} {:>10} {:>12}\n", wide(w.name(*techniques[i]), 30), uses[i], passes[i], scores[i]);
}

// A folder that can't be written is told once.
void Scoring::draw(const Judged& j, Exit& exit) {
  if (draw_steps(j)) return;
  std::cerr << "wholemeal: " << svg << ": can't be written\n";
  exit.raise(2);
  svg.clear();
}

// DIR/0001.svg and so on; of several puzzles in a folder each.
bool Scoring::draw_steps(const Judged& j) const {
  namespace fs = std::filesystem;
  const fs::path folder = alone ? fs::path(svg) : fs::path(svg) / fmt::format("{:05}", count);
  std::error_code failed;
  fs::create_directories(folder, failed);
  const Words w = words(j.start.box);
  Position m = j.start, before = m;  // a pass reads the position before it
  std::size_t pass = 0, number = 0;
  for (const Entry& entry : j.score->log) {
    if (entry.pass != pass) before = m;
    pass = entry.pass;
    const std::string caption = fmt::format("{} {}: {}", entry.pass, w.name(*techniques[entry.technique]),
                                            entry.step.changes.size() > 6 ? "" : w.changes(entry.step));
    std::ofstream out(folder / fmt::format("{:04}.svg", ++number));
    out << draw::step_svg(before, entry.step, caption, w.sentence(entry.step.why), w.notation == Notation::a1);
    if (!out.flush()) return false;
    for (const Change& x : entry.step.changes) m.cells[x.cell] &= ~x.removed;
  }
  return fs::is_directory(folder, failed);
}

void Scoring::draw_histogram(Exit& exit) const {
  std::vector<std::uint64_t> all;
  for (const Row& r : rows)
    if (r.scored) all.push_back(r.score);
  std::ofstream out(histogram);
  out << draw::histogram_svg(fmt::format("{} puzzles by score, profile {}", all.size(), speech.profile), "score", all);
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
more whose solutions can't be counted in a million nodes), and where it was scored score, level (the code of the hardest
technique used), grade (the same for people: beginner singles, medium locked candidates, hard pairs and X-Wing, expert
triples, beyond), cells_left, choices_left, final, uses, passes and scores by technique, nodes with --brute-force, steps.

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
  verb->add_flag("--json", s->json, "One object a puzzle and line");
  verb->add_flag("--brute-force", s->brute_force, "Search on where the techniques are stuck");
  verb->add_flag("--anyway", s->anyway, "Score puzzles with several solutions too");
  verb->add_option("--svg", s->svg, "Draw each step into this folder")->type_name("DIR");
  verb->add_option("--sort", s->sort, "The order of the table of many puzzles")
      ->check(CLI::IsMember({"input", "score", "level", "verdict"}))
      ->capture_default_str();
  verb->add_option("--histogram", s->histogram, "Draw the scores of many puzzles into this file")
      ->type_name("FILE.svg");
  verb->add_option("--jobs", s->jobs, "So many puzzles at a time")->check(whole(1, 256))->capture_default_str();
  add_box(*verb, s->reading.box);
  verb->footer(score_examples);
  verb->callback([s, log, &exit] {
    s->log_wanted = log->count() > 0;
    s->run(exit);
  });
}

}  // namespace wholemeal::command
