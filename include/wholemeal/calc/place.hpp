// Where something stands in a text, and what is said about it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace wholemeal::calc {

// Line and column, both from 1; columns count characters, not bytes. Line 0: nowhere.
struct Place {
  int line = 0, column = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

// The kinds of thing a message can say; the last two are warnings.
enum class Class { Syntax, Name, Type, Size, Circular, Goal, False, Order, Side, Context, Gap, Domain, Unused, Weak };

inline constexpr std::string_view class_names[] = {"SYNTAX", "NAME", "TYPE",    "SIZE", "CIRCULAR", "GOAL",   "FALSE",
                                                   "ORDER",  "SIDE", "CONTEXT", "GAP",  "DOMAIN",   "UNUSED", "WEAK"};

// The name of a class as files and reports spell it.
inline std::string_view show(Class c) { return class_names[static_cast<std::size_t>(c)]; }

// A warning doesn't refuse anything.
inline bool is_warning(Class c) { return c == Class::Unused || c == Class::Weak; }

// One message: class, file, place, and a text that says what is wrong and what would mend it.
struct Message {
  Class kind = Class::Syntax;
  std::string file{};
  Place at{};
  std::string text{};
};

// The n-th line of a text, from 1; empty beyond its end.
inline std::string_view line_of(std::string_view text, int n) {
  for (; n > 1; --n) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  auto line = text.substr(0, text.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// The text with control characters, ends of lines apart, shown as `?`.
inline std::string printable(std::string text) {
  for (char& c : text)
    if (c >= 0 && c < ' ' && c != '\n') c = c == '\t' ? ' ' : '?';
  return text;
}

// A stretch of a line that holds the column, short enough to be looked at.
struct Excerpt {
  std::string text;
  std::size_t caret;
};
inline Excerpt excerpt(std::string_view line, int column) {
  const std::size_t at = column < 1 ? 0 : static_cast<std::size_t>(column - 1);
  const std::size_t from = at > 100 ? at - 60 : 0;
  return {printable(std::string(line.substr(std::min(from, line.size()), 160))), at - from};
}

// `file:line:column: CLASS: text`, then the line itself and a caret under the column.
inline std::string with_caret(const Message& m, std::string_view source) {
  std::string out = m.file + ":" + std::to_string(m.at.line) + ":" + std::to_string(m.at.column) + ": ";
  out += std::string(show(m.kind)) + ": " + printable(m.text) + "\n";
  const auto line = line_of(source, m.at.line);
  if (m.at.line < 1 || line.empty()) return out;
  const Excerpt e = excerpt(line, m.at.column);
  return out + "  | " + e.text + "\n  | " + std::string(e.caret, ' ') + "^\n";
}

}  // namespace wholemeal::calc
