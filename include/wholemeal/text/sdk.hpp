#pragma once
// F6: boards with a head: lines of # and a letter (SudoCue), or [Puzzle] and perhaps [State] (SadMan).
#include "wholemeal/text/rows.hpp"
#include "wholemeal/text/write_rows.hpp"

namespace wholemeal::text {

inline constexpr std::pair<char, std::string_view> sdk_heads[] = {
    {'A', "author"}, {'D', "description"}, {'C', "comment"}, {'B', "date"},
    {'S', "source"}, {'L', "level"},       {'U', "url"}};

// Takes a line that starts with #: a note on the next puzzle if a head's letter follows, else a comment.
inline void take_comment(Input& in) {
  constexpr std::size_t most = 64;  // a file of comments must not fill the memory
  const Line& l = *in.lines.peek();
  const char letter = l.text().size() > 1 ? l.text()[1] : ' ';
  for (const auto& [head, name] : sdk_heads)
    if (head == letter && in.notes.size() < most) in.notes.emplace_back(name, trimmed(l.from(2)));
  in.lines.drop();
}

// Whether the line is [name].
inline bool is_section(const Line* l, std::string_view name) {
  const std::string s = l == nullptr || l->cut ? "" : trimmed(l->text());
  return s.size() == name.size() + 2 && s.front() == '[' && s.back() == ']' &&
         std::equal(name.begin(), name.end(), s.begin() + 1, [](char a, char b) { return upper(a) == upper(b); });
}
inline void take_empty(Input& in) {
  while (in.lines.peek() != nullptr && is_empty(*in.lines.peek())) in.lines.drop();
}

// The board that must follow a section's head.
inline Result section(Input& in, std::string_view name) {
  const Line head = *in.lines.peek();
  in.lines.drop();
  take_empty(in);
  if (in.lines.peek() != nullptr)
    if (auto r = read_rows(in)) return *r;
  return error_at(head, head.text().size(), "found no board after [" + std::string{name} + "]; expected one");
}

// read :: Input -> Maybe Result
inline Attempt read_sdk(Input& in) {
  if (!is_section(in.lines.peek(), "Puzzle")) return std::nullopt;
  Result r = section(in, "Puzzle");
  take_empty(in);
  if (!is_section(in.lines.peek(), "State")) return r;
  Result state = section(in, "State");
  Puzzle* p = std::get_if<Puzzle>(&r);
  if (p == nullptr) return r;
  const Puzzle* s = std::get_if<Puzzle>(&state);
  if (s == nullptr) return state;
  if (!(s->shape == p->shape))
    return Error{s->line, s->column, "found a state of another size; expected that of the puzzle"};
  p->placed = beyond(p->givens, s->givens);
  return r;
}

// write :: Puzzle -> String          SudoCue's form
inline std::string write_sdk(const Puzzle& p) {
  std::string out;
  for (const auto& [name, value] : p.notes)
    for (const auto& [head, title] : sdk_heads)
      if (name == title) out += std::string{'#', head} + value + "\n";
  return out + write_grid(p);
}

// write :: Puzzle -> String          SadMan's form
inline std::string write_sadman(const Puzzle& p) {
  Puzzle state = only_givens(p);
  state.givens = filled(p);
  return "[Puzzle]\n" + write_grid(p) + (p.placed.empty() ? "" : "[State]\n" + write_grid(state));
}

inline Puzzle kept_by_sdk(const Puzzle& p) {
  Puzzle k = only_givens(p);
  for (const auto& [name, value] : p.notes)
    for (const auto& [head, title] : sdk_heads)
      if (name == title) k.notes.emplace_back(name, in_line(value, ""));
  return k;
}
inline Puzzle kept_by_sadman(const Puzzle& p) {
  Puzzle k = only_givens(p);
  if (!p.placed.empty()) k.placed = beyond(p.givens, p.placed);
  return k;
}

}  // namespace wholemeal::text
