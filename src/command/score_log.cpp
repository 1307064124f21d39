#include "command/score_log.hpp"

#include <fmt/format.h>

#include <algorithm>
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
  std::vector<std::string> told;  // in this pass: two patterns may remove the same
  for (const technique::Entry& entry : j.score->log) {
    if (entry.pass != pass) told.clear();
    const std::string changes = w.changes(entry.step);
    if (compact && std::find(told.begin(), told.end(), changes) != told.end()) continue;
    told.push_back(changes);
    const std::string name = wide(w.name(*technique::techniques[entry.technique]), 19);
    if (!compact)
      fmt::print("{:3} {} {}  {}\n", entry.pass, name, changes, w.sentence(entry.step.why));
    else if (entry.pass != pass)
      fmt::print("{}{:3} {} {}", pass == 0 ? "" : "\n", entry.pass, name, changes);
    else
      fmt::print(" {}", changes);
    pass = entry.pass;
  }
  if (compact && pass > 0) fmt::print("\n");
}

namespace {

// A verdict in English, or Japanese.
std::string in_words(const Judged& j, bool en, std::size_t left) {
  switch (j.verdict) {
    case Judgement::solved: return en ? "solved" : "解けた";
    case Judgement::stuck:
      return fmt::format(fmt::runtime(en ? "stuck with {} cells left" : "行き詰まり、残り{}マス"), left);
    case Judgement::several: return en ? "several solutions" : "解が複数ある";
    case Judgement::none: return en ? "no solution" : "解がない";
    case Judgement::limit:
      return en ? "not known to have one solution: the search was given up" : "解が一つか分からない：探索を打ち切った";
    case Judgement::unreadable: return en ? "unreadable" : "読めない";
    default: return en ? std::string(name(j.verdict)) : "問題が成り立っていない";
  }
}

}  // namespace

void print_verdict(const Judged& j, const technique::Words& w, const std::string& profile) {
  const bool en = w.language == technique::Language::en;
  const std::size_t left = j.score ? technique::open_cells(j.score->final) : 0;
  std::string text = in_words(j, en, left);
  if (j.score) {
    text +=
        fmt::format(fmt::runtime(en ? ": score {}, {}" : "：スコア{}、{}"), j.score->score, w.grade(j.score->grade()));
    if (const technique::Technique* level = j.score->level())
      text += fmt::format(fmt::runtime(en ? " ({})" : "（{}）"), w.name(*level));
    if (j.verdict != Judgement::stuck && left > 0)
      text += fmt::format(fmt::runtime(en ? ", {} cells left" : "、残り{}マス"), left);
    text += (en ? ", profile " : "、プロファイル") + profile;
  } else if (j.verdict == Judgement::several || j.verdict == Judgement::limit) {
    text += en ? ": not scored (--anyway scores it)" : "：採点しない（--anyway なら採点する）";
  }
  fmt::print("{}\n", text);
  if (!j.nodes || *j.nodes == 0) return;
  fmt::print(fmt::runtime(en ? "the rest by search: {} nodes, {} added to the score for each{}{}\n"
                             : "残りは探索：{}ノード、一つごとにスコアに{}を加える{}{}\n"),
             *j.nodes, j.start.cells.size(),
             j.solution.empty() ? ""
             : en               ? ": "
                                : "：",
             j.solution);
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
  while (std::filesystem::remove(folder / fmt::format("{:04}.svg", ++number), failed)) {
  }  // what a longer log left there
  return std::filesystem::is_directory(folder, failed);
}

}  // namespace wholemeal::command
