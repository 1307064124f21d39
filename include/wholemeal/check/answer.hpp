#pragma once
// What a program's words mean: a grid, plain or drawn, "no solution", "multiple", a count.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/check/grid_in_text.hpp"

namespace wholemeal::check {

// What the user says of the program's words, besides those that are known: looked for in any case.
struct Words {
  std::vector<std::string> none, several;
};

// What was understood. A grid may have blanks in it; `at_least`: the count is a lower bound.
struct Answer {
  std::string grid = "";
  bool none = false, several = false, unique = false, at_least = false;
  std::optional<std::uint64_t> count = std::nullopt;
  bool understood() const { return !grid.empty() || none || several || unique || count; }
};

namespace detail {

inline std::string lower(std::string_view s) {
  std::string t{s};
  for (char& c : t) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return t;
}
inline bool says(const std::string& text, std::string_view words) {
  return !words.empty() && text.find(words) != std::string::npos;
}
template <class Words> bool says_any(const std::string& text, const Words& words) {
  return std::any_of(words.begin(), words.end(), [&](const auto& w) { return says(text, w); });
}
inline bool says_own(const std::string& text, const std::vector<std::string>& words) {
  return std::any_of(words.begin(), words.end(), [&](const auto& w) { return says(text, lower(w)); });
}
// What programs are known to say, in small letters.
inline constexpr std::array<std::string_view, 11> several_words{
    "multiple",  "several",       "not unique",     "non-unique",   "nonunique",    "no unique",
    "ambiguous", "more than one", "many solutions", "not a unique", "two solutions"};
inline constexpr std::array<std::string_view, 22> none_words{
    "no solution",     "unsolvable",   "unsolveable", "impossible",   "invalid",    "not possible",
    "unsat",           "not solvable", "contradict",  "inconsistent", "no valid",   "cannot be solved",
    "can't be solved", "none",         "no answer",   "not valid",    "infeasible", "duplicate",
    "conflict",        "illegal",      "no grid",     "twice"};
inline constexpr std::array<std::string_view, 5> none_alone{"null", "false", "-1", "n/a", "nil"};

// A number alone, or before "solution": 2, 2+, >=2, count: 2.
inline void find_count(const std::string& text, Answer& a) {
  const auto words = split(text, " \t\r\n,;:=");
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view w = words[i];
    const bool counted = words.size() == 1 || (i + 1 < words.size() && words[i + 1].substr(0, 8) == "solution") ||
                         (i > 0 && (words[i - 1].substr(0, 8) == "solution" || words[i - 1] == "count"));
    if (!counted) continue;
    bool more = false;
    for (; !w.empty() && w.front() == '>'; w.remove_prefix(1)) more = true;
    for (; !w.empty() && w.back() == '+'; w.remove_suffix(1)) more = true;
    if (w.empty() || w.size() > 18 || w.find_first_not_of("0123456789") != w.npos) continue;
    a.count = std::stoull(std::string{w});
    a.at_least = more || text.find(">=") != std::string::npos || text.find("at least") != std::string::npos;
    return;
  }
}

// Which of the words that are known are said. "Not unique" is several, and "no solution" isn't "one solution".
inline void find_words(const std::string& said, Answer& a) {
  const auto alone = split(said, " \t\r\n");
  a.several = a.several || (!a.none && says_any(said, several_words));
  a.none =
      a.none || (!a.several && (says_any(said, none_words) ||
                                (alone.size() == 1 && std::count(none_alone.begin(), none_alone.end(), alone[0]))));
  a.unique = !a.several && !a.none && (says(said, "unique") || says(said, "one solution"));
}

}  // namespace detail

// answer :: Words -> Int -> String -> Answer       of a board of n rows; one line, or all that a process wrote
inline Answer answer(const Words& words, std::size_t n, const std::string& text) {
  Answer a;
  std::string said = detail::lower(text);
  a.several = detail::says_own(said, words.several);
  a.none = detail::says_own(said, words.none);
  bool two = false;
  a.grid = detail::find_line(text, n, two);
  if (const auto at = text.find(a.grid); !a.grid.empty()) said.erase(at, a.grid.size());
  if (a.grid.empty()) a.grid = detail::find_drawing(text, n);
  detail::find_words(said, a);
  if (a.grid.empty() || detail::says(said, "solution")) detail::find_count(said, a);
  a.none = a.none || (a.count == 0U && !a.at_least);
  a.several = a.several || two || (a.count && *a.count > 1);
  for (char& c : a.grid) c = rules::is_digit(c, n) ? c : '.';
  return a;
}

}  // namespace wholemeal::check
