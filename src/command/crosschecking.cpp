#include "command/crosschecking.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>

#include "command/progress.hpp"
#include "command/reading.hpp"
#include "wholemeal/check/detect.hpp"

namespace wholemeal::command {
namespace {

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

}  // namespace

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
  if (std::error_code unknown; faults.empty() && std::filesystem::exists(save, unknown))
    std::cerr << fmt::format("wholemeal: {} is of an earlier run\n", save);
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

}  // namespace wholemeal::command
