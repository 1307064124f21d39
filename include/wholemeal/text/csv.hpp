#pragma once
// F12: a table (RFC 4180) whose head names the columns: puzzle or quizzes, perhaps solution, label, and others.
#include "wholemeal/text/fault.hpp"
#include "wholemeal/text/testline.hpp"

namespace wholemeal::text {

// A field: where its text starts, how long it is, and the text.
struct Field {
  std::size_t at = 0, length = 0;
  std::string text = {};
};

// The fields of a line; nothing if a quote isn't closed, or is closed before the field's end.
inline std::optional<std::vector<Field>> fields_in(const Line& l) {
  const std::string_view t = l.text();
  std::vector<Field> fields;
  for (std::size_t i = 0;; ++i) {
    const bool quoted = i < t.size() && t[i] == '"';
    Field f{quoted ? i + 1 : i};
    std::size_t end = quoted ? t.find('"', f.at) : std::min(t.find(',', i), t.size());
    while (quoted && end != t.npos && end + 1 < t.size() && t[end + 1] == '"') end = t.find('"', end + 2);
    if (end == t.npos) return std::nullopt;
    f.length = end - f.at;
    f.text = l.between(f.at, end);
    for (auto q = quoted ? f.text.find("\"\"") : f.text.npos; q != f.text.npos; q = f.text.find("\"\"", q + 1))
      f.text.erase(q, 1);
    fields.push_back(std::move(f));
    i = quoted ? end + 1 : end;
    if (i >= t.size()) return fields;
    if (t[i] != ',') return std::nullopt;
  }
}

inline std::string lower(std::string s) {
  for (char& c : s) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return s;
}
inline bool names_puzzle(std::string_view s) {
  return s == "puzzle" || s == "puzzles" || s == "quiz" || s == "quizzes";
}
inline bool names_solution(std::string_view s) { return s == "solution" || s == "solutions"; }

// Takes the head of a table, if the line is one.
inline bool take_head(Input& in) {
  const Line& l = *in.lines.peek();
  if (l.text().empty() || l.cut || !(is_letter(l.text()[0]) || l.text()[0] == '"')) return false;
  const auto fields = fields_in(l);
  if (!fields) return false;
  std::vector<std::string> columns;
  for (const Field& f : *fields) columns.push_back(lower(trimmed(f.text)));
  if (std::none_of(columns.begin(), columns.end(), names_puzzle)) return false;
  in.columns = std::move(columns);
  in.lines.drop();
  return true;
}

// The puzzle of a row; the other columns are told as notes.
inline Result record(Input& in, const Line& l, const std::vector<Field>& fields) {
  const auto& names = in.columns;
  const auto column = static_cast<std::size_t>(std::find_if(names.begin(), names.end(), names_puzzle) - names.begin());
  const Field& f = fields[column];
  const std::size_t n = root(f.length);
  if (!shape_of(in.options, n))
    return error_at(l, f.at,
                    "found " + std::to_string(f.length) + " symbols in the column " + names[column] + "; expected " +
                        sizes(in.options));
  Result r = board_in(in, l, {f.at, n, f.at + f.length});
  Puzzle* p = std::get_if<Puzzle>(&r);
  for (std::size_t i = 0; p != nullptr && i < fields.size(); ++i) {
    if (i == column || fields[i].text.empty()) continue;
    if (names[i] == "label")
      p->label = fields[i].text;
    else if (!names_solution(names[i]))
      p->notes.emplace_back(names[i], fields[i].text);
    else if (auto e = read_solution(*p, l, fields[i].at, fields[i].at + fields[i].length, in.options))
      return *e;
  }
  return r;
}

// A line with the next one behind it, a space between.
inline Line joined(Line l, const Line& next) {
  l.mapped = std::string{l.text()} + ' ' + std::string{next.text()};
  l.raw += ' ' + next.raw;
  l.ascii = l.ascii && next.ascii;
  return l;
}
// How many lines the row is whose first one is to come: more when a quote is closed some lines below. They are joined
// in `row`. One, if that makes no row either.
inline std::size_t row_lines(Input& in, Line& row) {
  constexpr std::size_t most = 16;
  Line all = row;
  for (std::size_t i = 1; i < most && !fields_in(all); ++i) {
    const Line* next = in.lines.peek(i);
    if (next == nullptr || next->cut) return 1;
    all = joined(std::move(all), *next);
    if (const auto fields = fields_in(all); fields && fields->size() == in.columns.size())
      return row = std::move(all), i + 1;
  }
  return 1;
}

// read :: Input -> Maybe Result      once a head was read, every line is a row; a line's end in quotes is a space
inline Attempt read_csv(Input& in) {
  if (in.columns.empty()) return std::nullopt;
  const Line* l = in.lines.peek();
  auto fields = l->cut ? std::nullopt : fields_in(*l);
  Line whole = fields || l->cut ? Line{} : *l;
  const std::size_t lines = fields || l->cut ? 1 : row_lines(in, whole);
  if (lines > 1) l = &whole, fields = fields_in(whole);
  const std::size_t count = fields ? fields->size() : 0;
  Result r =
      error_at(*l, l->text().size(),
               !fields ? "found a quote that is not closed; expected \" at the end of the field"
                       : "found " + std::to_string(count) + " fields; expected " + std::to_string(in.columns.size()));
  if (count == in.columns.size()) r = record(in, *l, *fields);
  in.lines.drop(lines);
  return r;
}

inline std::string quoted(const std::string& s) {
  if (s.find_first_of(",\"") == s.npos) return s;
  std::string out = "\"";
  for (char c : s) out += c == '"' ? "\"\"" : std::string{c};
  return out + "\"";
}

// write :: Puzzle -> String          a row of the table puzzle,solution,label
inline std::string write_csv(const Puzzle& p) {
  return line(p.givens) + "," + (p.solution ? line(*p.solution) : "") + "," + quoted(p.label) + "\n";
}
inline Puzzle kept_by_csv(const Puzzle& p) {
  Puzzle k = only_givens(p);
  k.solution = p.solution;
  k.label = in_line(p.label, "");
  return k;
}

}  // namespace wholemeal::text
