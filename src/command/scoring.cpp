#include "command/scoring.hpp"

#include <nlohmann/json.hpp>

#include "command/answer.hpp"
#include "wholemeal/oracle/propagate.hpp"
#include "wholemeal/text/clash.hpp"

namespace wholemeal::command {
namespace {

using technique::Position;

// Far more than any puzzle of people's needs: what is met by boards of 25 and 36 digits only.
constexpr std::uint64_t most_nodes = 1000000;

struct Searched {
  oracle::Result result;
  std::string first;
};
Searched search(const Position& m) {
  const oracle::Board board{{static_cast<int>(m.box.rows), static_cast<int>(m.box.cols)}, m.cells};
  Searched s;
  oracle::Limits limits;
  limits.solutions = 2;
  limits.nodes = most_nodes;
  limits.stop = &interrupted;
  s.result = oracle::propagate(board, limits, [&](std::string_view grid) {
    if (s.first.empty()) s.first = grid;
    return true;
  });
  return s;
}

Judgement solvable(const oracle::Result& result) {
  if (result.count > 1) return Judgement::several;
  if (result.status == oracle::Status::nodes || result.status == oracle::Status::interrupted) return Judgement::limit;
  return result.count == 1 ? Judgement::solved : Judgement::none;
}

// The search starts where the techniques are stuck; each node is as much as looking at every cell.
void search_on(Judged& j) {
  const Searched s = search(j.score->final);
  j.nodes = s.result.stats.nodes;
  j.stopped = s.result.status == oracle::Status::interrupted;
  j.solution = s.first;
  j.score->score += s.result.stats.nodes * j.start.cells.size();
}

void score_it(Judged& j, const Judging& how) {
  const bool unique = j.verdict == Judgement::solved;
  j.score = technique::score(*how.profile, j.start, {.telling = how.telling, .unique = unique});
  const bool solved = j.score->verdict == technique::Verdict::solved;
  if (unique && !solved) j.verdict = Judgement::stuck;
  if (j.verdict == Judgement::limit && solved) j.verdict = Judgement::solved;  // by techniques that assume nothing
  if (how.brute_force) {
    j.nodes = 0;
    if (!solved) search_on(j);
  }
}

std::string in_zeros(const text::Puzzle& p) {
  std::string text = givens(p);
  if (p.shape.size() < max_size) std::replace(text.begin(), text.end(), '.', '0');
  return text;
}

using json = nlohmann::ordered_json;

json by_code(const std::array<std::uint64_t, technique::count>& numbers, const technique::Profile& profile) {
  json object = json::object();
  for (std::size_t i = 0; i < technique::count; ++i)
    if (profile.has(*technique::techniques[i])) object[std::string(technique::techniques[i]->code)] = numbers[i];
  return object;
}

json step_json(const technique::Entry& entry, const technique::Words& words) {
  json removed = json::array(), placed = json::array(), cells = json::array(), units = json::array();
  const auto& why = entry.step.why;
  for (const technique::Change& x : entry.step.changes) {
    if (technique::single(x.left)) placed.push_back({{"cell", words.cell(x.cell)}, {"digit", words.compact(x.left)}});
    removed.push_back({{"cell", words.cell(x.cell)}, {"digits", words.compact(x.removed)}});
  }
  for (const auto* list : {&why.cells, &why.others})
    for (std::size_t c : *list) cells.push_back(words.cell(c));
  for (const auto* list : {&why.units, &why.covers})
    for (std::uint16_t u : *list) units.push_back(words.unit({u}));
  return {{"technique", technique::techniques[entry.technique]->code},
          {"pass", entry.pass},
          {"units", units},
          {"cells", cells},
          {"digits", words.compact(why.digits)},
          {"placements", placed},
          {"removals", removed},
          {"reason", words.sentence(why)}};
}

void add_score(json& object, const Judged& j, const Judging& how, const technique::Words& words) {
  const technique::Score& s = *j.score;
  std::uint64_t left = 0;
  for (technique::Set cell : s.final.cells) left += technique::many(cell) ? technique::size(cell) : 0;
  object["score"] = s.score;
  object["level"] = s.level() == nullptr ? "none" : s.level()->code;
  object["grade"] = technique::Words{}.grade(s.grade());
  object["cells_left"] = technique::open_cells(s.final);
  object["choices_left"] = left;
  object["final"] = technique::line(s.final, s.final.box.size() < max_size ? '0' : '.');
  object["uses"] = by_code(s.uses, *how.profile);
  object["passes"] = by_code(s.passes, *how.profile);
  object["scores"] = by_code(s.scores, *how.profile);
  if (j.nodes) object["nodes"] = *j.nodes;
  if (!j.solution.empty()) object["solution"] = j.solution;
  if (!how.telling) return;
  object["steps"] = json::array();
  for (const auto& entry : s.log) object["steps"].push_back(step_json(entry, words));
}

}  // namespace

std::string_view name(Judgement judgement) {
  constexpr std::string_view names[] = {"solved", "stuck", "several", "none", "invalid", "unreadable", "limit"};
  return names[static_cast<std::size_t>(judgement)];
}

Position position_of(const text::Puzzle& p) {
  Position m{{p.shape.rows, p.shape.cols}, {}};
  for (const auto& row : starting_board(p))
    for (const Choices& ds : row) m.cells.push_back(ds.mask() >> 1U);
  for (std::size_t c = 0; !p.placed.empty() && c < m.cells.size(); ++c)
    if (const Digit d = p.placed[c / p.shape.size()][c % p.shape.size()]; !blank(d))
      m.cells[c] = technique::bit(static_cast<std::size_t>(d) - 1);
  return m;
}

Judged judge(const Item& item, const Judging& how) {
  Judged j;
  if (const auto* error = std::get_if<text::Error>(&item.what)) {
    j.fault = *error;
    return j;
  }
  const auto& p = std::get<text::Puzzle>(item.what);
  j.puzzle = in_zeros(p);
  j.start = position_of(p);
  if (const auto clashing = text::clashes(p.givens, p.shape); !clashing.empty()) {
    j.verdict = Judgement::invalid;
    j.fault = {p.line, p.column, text::wording(clashing.front())};
    return j;
  }
  const auto result = search(j.start).result;
  j.verdict = solvable(result);
  j.stopped = result.status == oracle::Status::interrupted;
  if (j.stopped) return j;
  if (j.verdict == Judgement::solved || j.verdict == Judgement::limit ||
      (j.verdict == Judgement::several && how.anyway))
    score_it(j, how);
  if (j.verdict == Judgement::limit && !how.anyway) j.score.reset(), j.nodes.reset(), j.solution.clear();
  return j;
}

std::string score_json(const Judged& j, const Judging& how, const std::string& source, const technique::Words& words) {
  json object{{"schema", "wholemeal.score/1"}};
  object["puzzle"] = j.verdict == Judgement::unreadable ? json(nullptr) : json(j.puzzle);
  object["profile"] = how.profile->name;
  object["verdict"] = name(j.verdict);
  if (j.verdict == Judgement::limit || j.stopped)
    object["limit"] = oracle::name(j.stopped ? oracle::Status::interrupted : oracle::Status::nodes);
  if (j.score) add_score(object, j, how, words);
  object["error"] = j.fault.message.empty() ? json(nullptr) : json::parse(fault_json(source, j.fault));
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

void Speech::add(CLI::App& verb) {
  const auto names = names_of(technique::profiles(), [](const auto* p) { return p->name; });
  verb.add_option("--profile", profile, "The techniques and their order")
      ->check(CLI::IsMember(names))
      ->capture_default_str();
  verb.add_option("--lang", language, "The language of names and sentences")
      ->check(CLI::IsMember({"en", "ja"}))
      ->capture_default_str();
  verb.add_option("--cells", cells, "How a cell is named: r1c2, A2, or (1,2) with blocks [i,j] as the manual has them")
      ->check(CLI::IsMember({"r1c1", "A1", "ij"}))
      ->capture_default_str();
}

const technique::Profile& Speech::chosen() const {
  for (const auto* p : technique::profiles())
    if (p->name == profile) return *p;
  return technique::scorer();
}

technique::Words Speech::words(technique::Box box) const {
  using technique::Notation;
  return {language == "ja" ? technique::Language::ja : technique::Language::en,
          cells == "A1"   ? Notation::a1
          : cells == "ij" ? Notation::ij
                          : Notation::rc,
          box};
}

}  // namespace wholemeal::command
