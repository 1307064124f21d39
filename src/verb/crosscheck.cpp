// wholemeal crosscheck: somebody's own solver, tried on puzzles of every kind.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "command/checking.hpp"
#include "command/input.hpp"
#include "command/progress.hpp"
#include "command/reading.hpp"
#include "wholemeal/check/detect.hpp"

namespace wholemeal::command {
namespace {

struct Crosschecking {
  std::string expect = "solve", protocol = "auto", save = "wholemeal-faults.jsonl", replay, junit_file;
  std::vector<std::string> command, kinds, files;
  std::optional<Shape> box;
  double timeout = 2;
  std::size_t cases = 0, budget = 60;
  bool json = false;
  check::Settings settings;
  std::vector<check::Fault> faults;

  void run(Exit& exit);
  void prepare();
  std::string said_twice() const;
  std::string complaint() const;
  std::optional<text::Error> take(const Item& item);
  bool read_files(Exit& exit);
  void start();
  std::string replaying() const;
  void tell(const check::Fault& f, Exit& exit);
  void again(const std::string& line, std::size_t number, Exit& exit);
  void replay_all(Exit& exit);
};

void write_file(const std::string& name, std::ios::openmode mode, const std::string& text, Exit& exit) {
  std::ofstream file(name, mode);
  if (file << text << std::flush) return;
  std::cerr << fmt::format("wholemeal: {} can't be written\n", name);
  exit.raise(2);
}

// Whether a file can be written; it is left as it was.
bool writable(const std::string& name) {
  std::error_code unknown;
  const bool there = std::filesystem::exists(name, unknown);
  if (there && !std::filesystem::is_directory(name, unknown) && !std::filesystem::is_regular_file(name, unknown))
    return true;  // a device or a pipe
  const bool opened = std::ofstream(name, std::ios::app).is_open();
  if (opened && !there) std::filesystem::remove(name, unknown);
  return opened;
}

void Crosschecking::run(Exit& exit) {
  const check::NoPipeSignal quiet;
  catch_interrupt();
  if (const std::string words = complaint(); !words.empty()) {
    std::cerr << "wholemeal: " << words << '\n';
    return exit.raise(2);
  }
  prepare();
  if (!replay.empty()) return replay_all(exit);
  if (!read_files(exit)) return;
  start();
  Progress progress{"puzzles", !json};
  const std::size_t total = settings.cases + settings.given.size();
  check::Crosscheck check{
      settings, {[&](const check::Fault& f) { tell(f, exit); }, [&](std::size_t n) { progress.show(n, total); }}};
  const auto& tallies = check.run();
  if (check.unsure() && !interrupted)
    std::cerr << "wholemeal: an answer was late when the time was over: a larger --budget tells whether it comes\n";
  if (check.unsure() || check.tried() == 0) exit.raise(2);
  const auto course = check.course();
  fmt::print("{}", json ? summary_json(tallies, course, faults.size()) + "\n" : summary_table(tallies));
  std::cerr << remarks(course);
  exit.raise(faults.empty() ? 0 : 1);
  if (!junit_file.empty()) write_file(junit_file, std::ios::trunc, junit(tallies, faults), exit);
}

// The settings from the options.
void Crosschecking::prepare() {
  const Shape s = box.value_or(Shape{3, 3});
  settings.box = {static_cast<int>(s.rows), static_cast<int>(s.cols)};
  settings.expect = *value_named<check::Expect>(check::expectations, expect);
  settings.interrupted = [] { return interrupted.load(); };
  settings.program = {command, *value_named<check::Protocol>(check::protocols, protocol),
                      std::chrono::milliseconds{static_cast<long>(timeout * 1000)},
                      replay.empty() ? check::Clock::now() + std::chrono::seconds{budget} : check::Moment::max()};
  if (!kinds.empty()) settings.kinds.clear(), settings.garbled = false;
  for (const auto& k : kinds)
    if (const auto kind = check::kind(k))
      settings.kinds.push_back(*kind);
    else
      settings.garbled = true;
  if (kinds.empty() && settings.expect == check::Expect::count)
    std::erase_if(settings.kinds, [](check::Kind k) { return k == check::Kind::empty || k == check::Kind::few; });
}

// A word that is to say both that there is no solution and that there are several.
std::string Crosschecking::said_twice() const {
  for (const std::string& w : settings.words.none)
    for (const std::string& v : settings.words.several)
      if (check::detail::lower(w) == check::detail::lower(v)) return w;
  return "";
}

// What is wrong with the options and the command, if anything is.
std::string Crosschecking::complaint() const {
  if (const auto word = said_twice(); !word.empty())
    return "'" + word + "' can't be a word for both --none and --several";
  for (const std::string& name : {replay.empty() ? save : "", junit_file})
    if (!name.empty() && !writable(name)) return name + " can't be written";
  if (protocol == "arguments" && quoted(command).find("{}") == std::string::npos)
    return "--protocol arguments wants a {} in the command, where the puzzle goes";
  const check::Process trial{command};
  return trial.error().empty() ? "" : fmt::format("{} can't be run: {}", command[0], trial.error());
}

// Why a puzzle of the user's can't be tried; nothing: it will be.
std::optional<text::Error> Crosschecking::take(const Item& item) {
  if (const auto* error = std::get_if<text::Error>(&item.what)) return *error;
  const auto& p = std::get<text::Puzzle>(item.what);
  if (p.givens.size() != static_cast<std::size_t>(settings.box.digits()))
    return text::Error{p.line, p.column, "another shape: --box says which is tried"};
  if (p.candidates)
    return text::Error{p.line, p.column, "candidates: a program is asked about givens, which convert --to line keeps"};
  settings.given.push_back({settings.box, line(p.givens)});
  return std::nullopt;
}

// False: a file can't be read at all.
bool Crosschecking::read_files(Exit& exit) {
  if (kinds.empty()) settings.given = check::reported_for(settings.box);
  text::Options options;
  options.box = box;
  return each_puzzle(files, options, [&](const Item& i) {
    const auto why = take(i);
    if (!why) return true;
    std::cerr << wording(i.source, *why) << '\n';
    exit.raise(2);
    return why->line > 0;
  });
}

// How the program is spoken to, found out by trying.
void Crosschecking::start() {
  auto& program = settings.program;
  if (program.protocol == check::Protocol::automatic) {
    Random r{settings.seed};
    const std::string grid = check::full_grid(r, settings.box).cells, wrong = grid[1] + grid.substr(1);
    program.protocol = check::detect(program, grid, wrong);
    if (!json)
      std::cerr << fmt::format("wholemeal: protocol {} (--protocol says otherwise)\n",
                               check::protocols[static_cast<std::size_t>(program.protocol)]);
  }
  settings.cases = cases > 0 ? cases : program.protocol == check::Protocol::lines ? 2000 : 200;
  if (settings.kinds.empty()) settings.cases = 0;  // garbled only
}

// The command that shows again what was found.
std::string Crosschecking::replaying() const {
  std::vector<std::string> words{"wholemeal", "crosscheck", "--replay", replay.empty() ? save : replay};
  if (timeout != Crosschecking{}.timeout) words.insert(words.end(), {"--timeout", fmt::format("{}", timeout)});
  for (const auto& w : settings.words.none) words.insert(words.end(), {"--none", w});
  for (const auto& w : settings.words.several) words.insert(words.end(), {"--several", w});
  words.emplace_back("--");
  words.insert(words.end(), command.begin(), command.end());
  return quoted(words);
}

void Crosschecking::tell(const check::Fault& f, Exit& exit) {
  const std::string line = fault_json(f, settings);
  if (replay.empty()) write_file(save, faults.empty() ? std::ios::trunc : std::ios::app, line + "\n", exit);
  faults.push_back(f);
  fmt::print("{}", json ? line + "\n" : story(f, replaying()));
  std::fflush(stdout);
}

// One saved fault once more.
void Crosschecking::again(const std::string& line, std::size_t number, Exit& exit) {
  const auto saved = fault_from_json(line, settings);
  if (!saved) {
    std::cerr << wording(replay, {number, 1, "no fault that crosscheck has saved"}) << '\n';
    return exit.raise(2);
  }
  check::Fault f = *saved;
  const check::Asking ask{settings};
  f.judgement = ask.alone(f.shown, f.setting, &f.got);
  if (f.judgement.verdict == check::Verdict::agrees && saved->judgement.verdict == check::Verdict::nondeterministic &&
      ask.wavers(f.shown))
    f.judgement = saved->judgement;
  if (f.judgement.verdict != check::Verdict::agrees) return tell(f, exit), exit.raise(1);
  fmt::print("{}", json ? fault_json(f, settings) + "\n" : "agrees: " + f.shown.puzzle.cells + "\n");
}

void Crosschecking::replay_all(Exit& exit) {
  std::ifstream file(replay);
  std::error_code unknown;
  std::size_t number = 0;
  const bool folder = std::filesystem::is_directory(replay, unknown);
  for (std::string line; file && !folder && !interrupted && std::getline(file, line);) again(line, ++number, exit);
  if (number > 0 || interrupted) return;
  const auto why = folder ? "is a directory" : file.is_open() ? "holds nothing to replay" : "can't be read";
  std::cerr << fmt::format("wholemeal: {} {}\n", replay, why);
  exit.raise(2);
}

constexpr auto crosscheck_examples = R"(Examples:
  wholemeal crosscheck -- ./my_solver                      it reads a puzzle a line and answers a line
  wholemeal crosscheck -- python3 solve.py {}              a process a puzzle
  wholemeal crosscheck --expect unique --several ambiguous -- ./my_solver
  wholemeal crosscheck --kinds unique,hard --cases 500 -- ./my_solver
  wholemeal crosscheck --replay wholemeal-faults.jsonl -- ./my_solver

A puzzle is N*N symbols, row after row, a blank a dot. The answer may be a grid, plain or drawn, or words such as "no
solution" or "multiple", or a count; --none and --several name words of your own.
Expected: solve - a right grid where there is exactly one solution, any right one where there are several, none where
there is none; unique - one, several and none told apart; count - the number of solutions.
Verdicts: wrong grid, missed solution, claims uniqueness wrongly, claims several wrongly, false no solution, timeout,
crash, malformed output, nondeterministic. The first of each verdict and kind is shrunk to a smallest puzzle and saved.

Exit status: 0 nothing was found; 1 something was; 2 the program can't be run, bad usage, nothing to replay, or too small
a --budget to ask anything or to wait for an answer. A run that ended before all puzzles were asked says so.)";

void add_asking(CLI::App& verb, Crosschecking& c) {
  auto kinds = names_of(check::kinds, [](check::Kind k) { return check::name(k); });
  kinds.emplace_back(check::name(check::Kind::garbled));
  verb.add_option("command", c.command, "The program and its arguments, after --")->type_name("COMMAND")->required();
  verb.add_option("--expect", c.expect, "What is expected of it")
      ->check(CLI::IsMember({"solve", "unique", "count"}))
      ->capture_default_str();
  verb.add_option("--protocol", c.protocol, "lines: it is kept alive; input, arguments: a process a puzzle")
      ->check(CLI::IsMember({"auto", "lines", "input", "arguments"}))
      ->capture_default_str();
  // Each of these takes one word, or it would take the -- too.
  verb.add_option("--kinds", c.kinds, "These kinds only; garbled: lines that are no puzzles, with a process each")
      ->check(CLI::IsMember(kinds))
      ->delimiter(',')
      ->allow_extra_args(false);
  verb.add_option("--none", c.settings.words.none, "Words that say there is no solution")
      ->type_name("WORDS")
      ->allow_extra_args(false);
  verb.add_option("--several", c.settings.words.several, "Words that say there are several")
      ->type_name("WORDS")
      ->allow_extra_args(false);
  verb.add_option("--puzzles", c.files, "Puzzles to try first")->type_name("FILE")->allow_extra_args(false);
}
void add_running(CLI::App& verb, Crosschecking& c) {
  verb.add_option("--cases", c.cases,
                  "So many puzzles, besides those given, known ones and garbled lines (default: 2000; 200 where each "
                  "has its process)")
      ->type_name("N")
      ->check(whole(1, 1000000000));
  verb.add_option("--seed", c.settings.seed, "The seed they follow from")
      ->type_name("N")
      ->check(whole(0))
      ->capture_default_str();
  verb.add_option("--timeout", c.timeout, "Seconds for an answer")
      ->type_name("S")
      ->check(CLI::Range(0.01, 3600.0))
      ->capture_default_str();
  verb.add_option("--budget", c.budget, "Seconds for the whole run, at most half of them for shrinking")
      ->type_name("S")
      ->check(whole(1, 1000000))
      ->capture_default_str();
  verb.add_option("--replay", c.replay, "Only what was saved there")->type_name("FILE");
  verb.add_option("--save", c.save, "Where what is found is saved")->type_name("FILE")->capture_default_str();
  verb.add_flag("--json", c.json, "An object a fault, and one of the whole run");
  verb.add_option("--junit", c.junit_file, "Write a JUnit report there")->type_name("FILE");
  add_box(verb, c.box);
}

}  // namespace

void add_crosscheck(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("crosscheck", "Find out whether a solver in any language is right");
  auto c = std::make_shared<Crosschecking>();
  add_asking(*verb, *c);
  add_running(*verb, *c);
  verb->footer(crosscheck_examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
