#pragma once
// What the command says of a puzzle's difficulty: puzzles without exactly one solution are told apart first.
#include <CLI/CLI.hpp>
#include <optional>
#include <string>

#include "command/input.hpp"
#include "wholemeal/score.hpp"
#include "wholemeal/technique/words.hpp"

namespace wholemeal::command {

// limit: the solver gave up before it knew how many solutions there are, and the techniques didn't solve it either.
enum class Judgement { solved, stuck, several, none, invalid, unreadable, limit };
std::string_view name(Judgement judgement);

struct Judging {
  const technique::Profile* profile = nullptr;
  bool telling = false;      // the log is kept
  bool anyway = false;       // several solutions are scored too
  bool brute_force = false;  // a stuck puzzle is searched
};

struct Judged {
  Judgement verdict = Judgement::unreadable;
  std::string puzzle{};                     // the givens, blanks as 0
  technique::Position start{};              // where the techniques start
  std::optional<technique::Score> score{};  // of solved and stuck, of the others on demand
  std::optional<std::uint64_t> nodes{};     // of the search after it, and what it found
  std::string solution{};
  bool stopped = false;  // a search was interrupted
  text::Error fault{};   // of invalid and unreadable
};

// The position that a puzzle starts from, digits already placed included.
technique::Position position_of(const text::Puzzle& puzzle);

Judged judge(const Item& item, const Judging& how);

// {"schema":"wholemeal.score/1", ...} in one line
std::string score_json(const Judged& judged, const Judging& how, const std::string& source,
                       const technique::Words& words);

// --profile, --lang and --cells as options of a verb.
struct Speech {
  std::string profile = "scorer", language = "en", cells = "r1c1";
  void add(CLI::App& verb);
  const technique::Profile& chosen() const;
  technique::Words words(technique::Box box) const;
};

}  // namespace wholemeal::command
