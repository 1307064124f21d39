#include "command/score_log.hpp"

#include <fmt/format.h>

#include <fstream>

#include "wholemeal/draw/step_svg.hpp"

namespace wholemeal::command {

std::string wide(const std::string& text, std::size_t width) {
  std::size_t columns = 0;
  for (char c : text) columns += (c & 0x80) == 0 ? 1 : (c & 0xC0) == 0xC0 ? 2 : 0;
  return text + std::string(width > columns ? width - columns : 0, ' ');
}

void print_log(const Judged& j, const technique::Words& w, bool compact) {
  std::size_t pass = 0;
  for (const technique::Entry& entry : j.score->log) {
    const std::string name = wide(w.name(*technique::techniques[entry.technique]), 19);
    if (!compact)
      fmt::print("{:3} {} {}  {}\n", entry.pass, name, w.changes(entry.step), w.sentence(entry.step.why));
    else if (entry.pass != pass)
      fmt::print("{}{:3} {} {}", pass == 0 ? "" : "\n", entry.pass, name, w.changes(entry.step));
    else
      fmt::print(" {}", w.changes(entry.step));
    pass = entry.pass;
  }
  if (compact && pass > 0) fmt::print("\n");
}

namespace {

std::string in_words(const Judged& j, std::size_t left) {
  switch (j.verdict) {
    case Judgement::stuck: return fmt::format("stuck with {} cells left", left);
    case Judgement::several: return "several solutions";
    case Judgement::none: return "no solution";
    case Judgement::limit: return "not known to have one solution: the search was given up";
    default: return std::string(name(j.verdict));
  }
}

}  // namespace

void print_verdict(const Judged& j, const technique::Words& w, const std::string& profile) {
  const std::size_t left = j.score ? technique::open_cells(j.score->final) : 0;
  std::string text = in_words(j, left);
  if (j.score) {
    text += fmt::format(": score {}, {}", j.score->score, w.grade(j.score->grade()));
    if (const technique::Technique* level = j.score->level()) text += fmt::format(" ({})", w.name(*level));
    if (j.verdict != Judgement::stuck && left > 0) text += fmt::format(", {} cells left", left);
    text += ", profile " + profile;
  } else if (j.verdict == Judgement::several || j.verdict == Judgement::limit) {
    text += ": not scored (--anyway scores it)";
  }
  fmt::print("{}\n", text);
  if (!j.nodes || *j.nodes == 0) return;
  fmt::print("the rest by search: {} nodes, {} added to the score for each{}{}\n", *j.nodes, j.start.cells.size(),
             j.solution.empty() ? "" : ": ", j.solution);
}

bool draw_steps(const Judged& j, const technique::Words& w, const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  technique::Position m = j.start, before = m;  // a pass reads the position before it
  std::size_t pass = 0, number = 0;
  for (const technique::Entry& entry : j.score->log) {
    if (entry.pass != pass) before = m;
    pass = entry.pass;
    const std::string caption = fmt::format("{} {}: {}", entry.pass, w.name(*technique::techniques[entry.technique]),
                                            entry.step.changes.size() > 6 ? "" : w.changes(entry.step));
    std::ofstream out(folder / fmt::format("{:04}.svg", ++number));
    out << draw::step_svg(before, entry.step, caption, w.sentence(entry.step.why),
                          w.notation == technique::Notation::a1);
    if (!out.flush()) return false;
    for (const technique::Change& x : entry.step.changes) m.cells[x.cell] &= ~x.removed;
  }
  return std::filesystem::is_directory(folder, failed);
}

}  // namespace wholemeal::command
