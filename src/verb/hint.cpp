// wholemeal hint: the next step of a puzzle, told as openly as one likes.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/answer.hpp"
#include "command/reading.hpp"
#include "command/scoring.hpp"
#include "command/verb.hpp"

namespace wholemeal::command {
namespace {

using namespace wholemeal::technique;

struct Hint {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  Speech speech;
  std::string tell = "technique";
  bool json = false;
  std::size_t count = 0;
  std::string first;  // what the first puzzle's line says: a number stands before it once there is a second

  void run(Exit& exit);
  void puzzle(const Item& item, Exit& exit);
  void say(const std::string& text);
  nlohmann::ordered_json object(const Item& item, const Judged& j) const;
  std::string text(const Item& item, const Judged& j, const Entry& entry, const Words& w) const;
};

// The first step that is more than clearing away what stands in plain sight.
const Entry* next_step(const Score& s) {
  for (const Entry& entry : s.log)
    if (entry.step.why.says != &says::pruned) return &entry;
  return nullptr;
}

// Of these, the unit that the reason names is where the links end, not where the step is.
bool tells_cells(const Technique& t) {
  return &t == &w_wing || &t == &forcing_chain || &t == &forcing_net || &t == &nested_net;
}

// Why there is no step.
std::string_view no_step(Judgement verdict, bool en) {
  switch (verdict) {
    case Judgement::solved: return en ? "nothing is left to do" : "もう解けている";
    case Judgement::stuck:
      return en ? "no step: the techniques of the profile are stuck" : "手がない：このプロファイルの解法では行き詰まり";
    case Judgement::none: return en ? "no step: there is no solution" : "手がない：解がない";
    case Judgement::limit:
      return en ? "no step: it isn't known to have one solution" : "手がない：解が一つか分からない";
    default: return en ? "no step: there is not exactly one solution" : "手がない：解が一つでない";
  }
}

void Hint::run(Exit& exit) {
  each_puzzle(sources, reading, [&](const Item& item) {
    ++count;
    if (count == 2 && !first.empty()) fmt::print("1: {}\n", std::exchange(first, ""));
    puzzle(item, exit);
    return !interrupted;
  });
  if (!first.empty()) fmt::print("{}\n", first);
  if (count == 0) no_puzzles(exit);
}

void Hint::say(const std::string& text) {
  if (json)
    fmt::print("{}\n", text);
  else if (count == 1)
    first = text;
  else
    fmt::print("{}: {}\n", count, text);
}

void Hint::puzzle(const Item& item, Exit& exit) {
  const Judged j = judge(item, {&speech.chosen(), true, false, false});
  const bool unreadable = j.verdict == Judgement::unreadable || j.verdict == Judgement::invalid;
  if (!j.fault.message.empty()) std::cerr << wording(item.source, j.fault) << '\n';
  const Entry* entry = j.score ? next_step(*j.score) : nullptr;
  exit.raise(unreadable ? 2 : entry == nullptr && j.verdict != Judgement::solved ? 1 : 0);
  if (entry != nullptr) return say(text(item, j, *entry, speech.words(j.start.box)));
  if (json)
    say(object(item, j).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  else if (!unreadable)
    say(std::string(no_step(j.verdict, speech.words(j.start.box).language == Language::en)));
}

// What is said of a puzzle whether or not there is a step.
nlohmann::ordered_json Hint::object(const Item& item, const Judged& j) const {
  nlohmann::ordered_json o{{"schema", "wholemeal.hint/1"},
                           {"puzzle", nullptr},
                           {"verdict", name(j.verdict)},
                           {"technique", nullptr},
                           {"error", nullptr}};
  if (!j.puzzle.empty()) o["puzzle"] = j.puzzle;
  if (!j.fault.message.empty()) o["error"] = nlohmann::ordered_json::parse(fault_json(item.source, j.fault));
  return o;
}

std::string Hint::text(const Item& item, const Judged& j, const Entry& entry, const Words& w) const {
  const Technique& t = *techniques[entry.technique];
  const Why& why = entry.step.why;
  const std::string where = why.units.empty() || tells_cells(t) ? w.cells(why.cells) : w.unit(why.units);
  if (json) {
    auto o = object(item, j);
    o["technique"] = t.code, o["name"] = w.name(t);
    if (tell != "technique") o["where"] = where;
    if (tell == "what") o["what"] = w.changes(entry.step), o["reason"] = w.sentence(why);
    return o.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }
  if (tell == "what")
    return fmt::format("{}{}{}  {}", w.name(t), w.language == Language::en ? ": " : "：", w.changes(entry.step),
                       w.sentence(why));
  return w.name(t) + (tell == "technique" ? "" : (w.language == Language::en ? ": look at " : "：") + where);
}

constexpr auto hint_examples = R"(Examples:
  wholemeal hint puzzle.txt                   which technique comes next
  wholemeal hint puzzle.txt --tell where      and where to look
  wholemeal hint puzzle.txt --tell what       the step itself, and why

Of several puzzles, each line starts with the puzzle's number.

Exit status: 0 a step was told, or nothing is left to do; 1 there is none, or not exactly one solution; 2 bad usage or
input.)";

}  // namespace

void add_hint(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("hint", "The next step of a puzzle, and no more of it than wanted");
  auto h = std::make_shared<Hint>();
  verb->add_option("input", h->sources, "Files, - for standard input, or puzzles")->type_name("FILE|-|PUZZLE");
  verb->add_option("--tell", h->tell, "The technique, where it applies too, or what it does")
      ->check(CLI::IsMember({"technique", "where", "what"}))
      ->capture_default_str();
  h->speech.add(*verb);
  verb->add_flag("--json", h->json, "One object a puzzle and line");
  add_reading(*verb, h->reading);
  verb->footer(hint_examples);
  verb->callback([h, &exit] { h->run(exit); });
}

}  // namespace wholemeal::command
