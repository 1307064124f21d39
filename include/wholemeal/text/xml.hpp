#pragma once
// F13: the files of OpenSudoku: <game data="..."/> within <opensudoku> or <opensudoku2>, and its five ways to write
// data.
#include "wholemeal/text/fault.hpp"
#include "wholemeal/text/hodoku.hpp"
#include "wholemeal/text/testline.hpp"

namespace wholemeal::text {

// A tag, perhaps of several lines, each of which is in the text once.
struct Tag {
  std::string text = {};
  std::vector<std::size_t> starts = {};  // of each line in it
  bool closed = false;
};

// The tag that starts with the next line; its lines are only peeked.
inline Tag tag(Input& in) {
  constexpr std::size_t most = 128;
  Tag g;
  const Line* l = in.lines.peek();
  for (std::size_t i = 0; l != nullptr && !l->cut && i < most && g.text.size() < Lines::longest;
       l = in.lines.peek(++i)) {
    if (i > 0 && l->raw.find('<') != std::string::npos) break;  // the next tag: this one has no end
    g.text += i == 0 ? "" : "\n";
    g.starts.push_back(g.text.size());
    g.text += l->raw;
    g.closed = l->raw.find('>') != std::string::npos;
    if (g.closed) break;
  }
  return g;
}

inline Error error_in(Input& in, const Tag& g, std::size_t at, std::string message) {
  const auto i = static_cast<std::size_t>(std::upper_bound(g.starts.begin(), g.starts.end(), at) - g.starts.begin());
  const Line& l = *in.lines.peek(i - 1);
  std::size_t characters = 0;
  for (std::string_view s = std::string_view{l.raw}.substr(0, at - g.starts[i - 1]); !s.empty(); ++characters)
    s.remove_prefix(decode(s).bytes);
  return error_at(l, characters, std::move(message));
}

// The element's name: letters, figures and signs up to a space, / or >.
inline std::string name_of(std::string_view s) {
  const std::size_t first = std::min(s.find('<'), s.size());
  const std::size_t end = std::min(s.find_first_of(" \t\n>", first), s.size());
  std::string name{s.substr(first, end - first)};
  return name.ends_with('/') && name.size() > 2 ? name.substr(0, name.size() - 1) : name;
}

// The value of an attribute: where it is in the tag, and how long; nothing if there is none.
inline std::optional<std::pair<std::size_t, std::size_t>> attribute(std::string_view s, std::string_view name) {
  for (std::size_t at = s.find(name); at != s.npos; at = s.find(name, at + 1)) {
    const std::size_t quote = at + name.size() + 1;
    if (at == 0 || std::string_view{" \t\n"}.find(s[at - 1]) == s.npos || quote >= s.size() || s[quote - 1] != '=')
      continue;
    if (s[quote] != '"' && s[quote] != '\'') continue;
    const std::size_t end = s.find(s[quote], quote + 1);
    if (end != s.npos) return std::pair{quote + 1, end - quote - 1};
  }
  return std::nullopt;
}

inline constexpr std::pair<std::string_view, std::string_view> entities[] = {
    {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&#10;", "\n"}, {"&amp;", "&"}};
inline std::string unescaped(std::string s) {
  for (const auto& [entity, character] : entities)
    for (std::size_t at = s.find(entity); at != s.npos; at = s.find(entity, at + 1))
      s.replace(at, entity.size(), character);
  return s;
}
inline std::string escaped(std::string_view s) {
  std::string out;
  for (char c : s) {
    const auto e =
        std::find_if(std::begin(entities), std::end(entities), [c](const auto& p) { return p.second[0] == c; });
    if (e == std::end(entities))
      out += c;
    else
      out += e->first;
  }
  return out;
}

// The fields of one cell in versions 1 to 5: value|marks|(more marks|(colour|))editable
inline std::size_t fields_a_cell(std::size_t version) { return version >= 5 ? 5 : version == 4 ? 4 : 3; }

// The digits of a cell's marks: a list of them (version 1), else a number with a bit for each.
inline Choices marks(std::string_view s, std::size_t version) {
  Choices cs;
  const std::size_t bits = version == 1 ? 0 : count_in(s).value_or(0);
  for (std::size_t d = 1; d <= 9; ++d)
    if (version == 1 ? s.find(static_cast<char>('0' + d)) != s.npos : (bits >> (d - 1) & 1U) != 0)
      cs.push_back(static_cast<Digit>(d));
  return cs;
}

// The board in versioned data. Marks are taken as candidates if every open cell has some.
inline std::optional<Error> read_versioned(Puzzle& p, std::string_view data, std::size_t version, const Error& wrong) {
  std::vector<std::string_view> fields;
  for (std::size_t at = 0; at < data.size();) {
    const std::size_t end = std::min(data.find('|', at), data.size());
    if (end > at) fields.push_back(data.substr(at, end - at));  // version 2 had empty ones by mistake
    at = end + 1;
  }
  const std::size_t each = fields_a_cell(version);
  if (fields.size() != 81 * each || version < 1 || version > 5) return wrong;
  Matrix<Choices> cs(9, Row<Choices>(9));
  std::size_t open = 0, marked = 0;
  p.placed = blanks(9);
  for (std::size_t i = 0; i < 81; ++i) {
    const std::string_view value = fields[i * each], editable = fields[i * each + each - 1];
    if (value.size() != 1 || !is_number(value[0]) || (editable != "0" && editable != "1")) return wrong;
    const Digit d = static_cast<Digit>(value[0] - '0');
    (editable == "0" ? p.givens : p.placed)[i / 9][i % 9] = d;
    cs[i / 9][i % 9] = blank(d) ? marks(fields[i * each + 1], version) : Choices{d};
    open += blank(d) ? 1 : 0;
    marked += blank(d) && !cs[i / 9][i % 9].empty() ? 1 : 0;
  }
  if (p.placed == blanks(9)) p.placed.clear();
  if (marked == open && open > 0)
    p.candidates = std::move(cs);
  else if (marked > 0)
    p.warning = "marks are left out: not every open cell has some";
  return std::nullopt;
}

}  // namespace wholemeal::text
