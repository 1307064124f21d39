#include "command/checking.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "wholemeal/draw/svg.hpp"

namespace wholemeal::command {
namespace {

using check::name;
using draw::escaped;
using Json = nlohmann::ordered_json;
constexpr std::array<std::string_view, 3> inputs{"open", "closed", "unterminated"};

// Bytes that are no text, or too many of them, are told so.
std::string shortened(std::string s, std::size_t most = 2000) {
  while (!s.empty() && s.back() == '\n') s.pop_back();
  for (char& c : s)
    if (static_cast<unsigned char>(c) > 126 || (static_cast<unsigned char>(c) < 32 && c != '\n')) c = '?';
  return s.size() <= most ? s : s.substr(0, most) + " ...";
}

std::string indented(std::string s) {
  for (auto at = s.find('\n'); at != s.npos; at = s.find('\n', at + 1)) s.insert(at + 1, 12, ' ');
  return s;
}

std::optional<check::Kind> any_kind(const std::string& s) {
  for (check::Kind k : {check::Kind::given, check::Kind::garbled})
    if (name(k) == s) return k;
  return check::kind(s);
}

std::optional<check::Verdict> verdict_named(const std::string& s) {
  for (int v = 0; v <= static_cast<int>(check::Verdict::nondeterministic); ++v)
    if (name(static_cast<check::Verdict>(v)) == s) return static_cast<check::Verdict>(v);
  return std::nullopt;
}

std::optional<check::Fault> fault_of(const Json& o, check::Settings& s) {
  const auto kind = any_kind(o.at("kind"));
  const auto what = verdict_named(o.at("verdict"));
  const auto expect = value_named<check::Expect>(check::expectations, o.at("expect"));
  const auto protocol = value_named<check::Protocol>(check::protocols, o.at("protocol"));
  const auto ending = value_named<check::After>(inputs, o.at("input"));
  const std::string box = o.at("box");
  int rows = 0, cols = 0;
  if (!kind || !what || !expect || !protocol || !ending || std::sscanf(box.c_str(), "%2dx%2d", &rows, &cols) != 2)
    return std::nullopt;
  s.box = {rows, cols};
  s.expect = *expect;
  s.program.protocol = *protocol;
  const check::Puzzle puzzle{s.box, o.at("puzzle")};
  if (!s.box.supported()) return std::nullopt;
  if (*kind != check::Kind::garbled && !oracle::read(s.box, puzzle.cells).ok()) return std::nullopt;
  const check::Case c{*kind, puzzle, *kind == check::Kind::garbled ? check::Truth{} : truth(puzzle, most(s.expect))};
  return check::Fault{
      c, c, {*what, o.at("why"), o.at("expected")}, o.at("got"), {o.at("before"), o.at("after"), *ending}};
}

}  // namespace

std::string fault_json(const check::Fault& f, const check::Settings& s) {
  const Json o{{"schema", "wholemeal.crosscheck/1"},
               {"verdict", name(f.judgement.verdict)},
               {"kind", name(f.found.kind)},
               {"puzzle", f.shown.puzzle.cells},
               {"expected", f.judgement.expected},
               {"got", shortened(f.got)},
               {"shrunk_from", f.found.puzzle.cells},
               {"why", shortened(f.judgement.why)},
               {"before", f.setting.before},
               {"after", f.setting.after},
               {"input", inputs[static_cast<std::size_t>(f.setting.ending)]},
               {"box", fmt::format("{}x{}", s.box.rows, s.box.cols)},
               {"expect", check::expectations[static_cast<std::size_t>(s.expect)]},
               {"protocol", check::protocols[static_cast<std::size_t>(s.program.protocol)]}};
  return o.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<check::Fault> fault_from_json(const std::string& line, check::Settings& settings) {
  try {
    return fault_of(Json::parse(line), settings);
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

std::string summary_json(const check::Tallies& tallies, const check::Course& course, std::size_t faults) {
  Json rows = Json::object();
  for (const auto& [kind, tally] : tallies) {
    Json row{{"cases", tally.cases}};
    for (const auto& [v, count] : tally.verdicts) row[std::string(name(v))] = count;
    rows[std::string(name(kind))] = row;
  }
  return Json{{"schema", "wholemeal.crosscheck.summary/1"},
              {"faults", faults},
              {"puzzles", course.asked},
              {"of", course.wanted},
              {"ended", check::endings[static_cast<std::size_t>(course.ended)]},
              {"late_once", course.late_once},
              {"kinds", rows}}
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string remarks(const check::Course& c) {
  std::string s;
  constexpr std::string_view reasons[] = {"", "when the time was over: a larger --budget runs more", "",
                                          "as it was silent again and again", "as no more could be made"};
  if (const auto reason = reasons[static_cast<std::size_t>(c.ended)]; !reason.empty())
    s += fmt::format("wholemeal: it ended after {} of {} puzzles, {}\n", c.asked, c.wanted, reason);
  for (const check::Kind k : c.left_out)
    s += fmt::format("wholemeal: {} was left out after three late answers: a larger --timeout waits longer\n", name(k));
  if (c.late_once > 0)
    s += fmt::format("wholemeal: {} late once, in time when asked again\n",
                     c.late_once == 1 ? "1 answer was" : fmt::format("{} answers were", c.late_once));
  return s;
}

std::string story(const check::Fault& f, const std::string& again) {
  std::string s = fmt::format("{}: {}\n  kind      {}\n  puzzle    {}\n", name(f.judgement.verdict),
                              indented(shortened(f.judgement.why, 400)), name(f.found.kind), f.shown.puzzle.cells);
  if (f.shown.puzzle != f.found.puzzle) s += fmt::format("  from      {}\n", f.found.puzzle.cells);
  for (const auto& p : f.setting.before) s += fmt::format("  before    {}\n", p);
  for (const auto& p : f.setting.after) s += fmt::format("  after     {}\n", p);
  if (f.setting.ending == check::After::bare_end) s += "  the input ends without a line's end\n";
  if (!f.judgement.expected.empty()) s += fmt::format("  expected  {}\n", f.judgement.expected);
  s += fmt::format("  got       {}\n", indented(shortened(f.got, 400)));
  return s + fmt::format("  again     {}\n\n", again);
}

std::string summary_table(const check::Tallies& tallies) {
  std::set<check::Verdict> columns{check::Verdict::agrees};
  for (const auto& row : tallies)
    for (const auto& count : row.second.verdicts) columns.insert(count.first);
  std::string s = fmt::format("{:<15}{:>7}", "kind", "cases");
  for (check::Verdict v : columns) s += fmt::format("  {}", name(v));
  for (const auto& [kind, tally] : tallies) {
    s += fmt::format("\n{:<15}{:>7}", name(kind), tally.cases);
    for (check::Verdict v : columns) {
      const auto at = tally.verdicts.find(v);
      s += fmt::format("  {:>{}}", at == tally.verdicts.end() ? 0 : at->second, name(v).size());
    }
  }
  return s + "\n";
}

std::string junit(const check::Tallies& tallies, const std::vector<check::Fault>& faults) {
  std::string s = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"wholemeal crosscheck\" tests=\"{}\" "
      "failures=\"{}\">\n",
      tallies.size(), faults.size());
  for (const auto& row : tallies) {
    s += fmt::format("  <testcase classname=\"crosscheck\" name=\"{}\">\n", name(row.first));
    for (const check::Fault& f : faults)
      if (f.found.kind == row.first)
        s += fmt::format("    <failure type=\"{}\" message=\"{}\">{}</failure>\n", name(f.judgement.verdict),
                         escaped(shortened(f.judgement.why)), escaped(f.shown.puzzle.cells));
    s += "  </testcase>\n";
  }
  return s + "</testsuite>\n";
}

std::string quoted(const std::vector<std::string>& words) {
  std::string s;
  for (const std::string& w : words) {
    const bool plain = !w.empty() && w.find_first_of(" \t\n'\"\\$`|&;<>()*?[]{}~#!") == w.npos;
    std::string inner = w;
    for (auto at = inner.find('\''); at != inner.npos; at = inner.find('\'', at + 4)) inner.replace(at, 1, "'\\''");
    s += (s.empty() ? "" : " ") + (plain ? w : "'" + inner + "'");
  }
  return s;
}

}  // namespace wholemeal::command
