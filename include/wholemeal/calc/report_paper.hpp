// Checked derivations for Markdown and for TeX.
#pragma once

#include <string>
#include <string_view>

#include "wholemeal/calc/cursor.hpp"
#include "wholemeal/calc/report_page.hpp"

namespace wholemeal::calc {

// A heading and a code block in the book's layout; then what it rests on, or why it is refused.
inline std::string markdown(const Outcome& o) {
  const auto& d = *o.derivation;
  std::string out =
      "### " + d.label + (d.title.empty() ? "" : ": " + escaped(d.title)) + "\n\n```\n" + report(o) + "```\n\n";
  for (const auto& m : o.messages) out += "- **" + std::string(show(m.kind)) + "** " + m.text + "\n";
  for (const auto& s : o.steps)
    for (const auto& m : s.messages)
      out += "- line " + std::to_string(m.at.line) + ": **" + std::string(show(m.kind)) + "** " + m.text + "\n";
  return out;
}

// Text for TeX: what TeX would take for itself is escaped.
inline std::string tex_escaped(std::string_view s) {
  std::string out;
  for (const char c : s) {
    if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) out += '\\';
    if (c == '~')
      out += "\\textasciitilde{}";
    else if (c == '<' || c == '>' || c == '|')
      out += c == '<' ? "\\textless{}" : c == '>' ? "\\textgreater{}" : "\\textbar{}";
    else if (c == '^')
      out += "\\textasciicircum{}";
    else if (c == '\\')
      out += "\\textbackslash{}";
    else
      out += c;
  }
  return out;
}

// A term in mathematics: names upright, factors joined by a dot.
inline std::string tex(const Expr& e) {
  std::string out, text = show(e);
  for (std::size_t i = 0; i < text.size();) {
    if (text.compare(i, 3, " . ") == 0)
      out += " \\cdot ", i += 3;
    else if (text[i] == ' ')
      out += "\\;", ++i;
    else if (Cursor::starts_word(text[i])) {
      std::string word;
      for (; i < text.size() && Cursor::in_word(text[i]); ++i) word += text[i];
      out += is_metavariable(word) ? word : "\\mathit{" + tex_escaped(word) + "}";
    } else {
      out += tex_escaped(text.substr(i++, 1));
    }
  }
  return out;
}

// An `align*` as in the book: the hint in braces between the lines.
inline std::string tex_lines(const Derivation& d) {
  std::string out = "\\begin{align*}\n  & " + tex(d.first);
  for (const auto& s : d.steps) {
    std::string hint = show_hints(s).substr(4);
    hint = hint.substr(0, hint.size() - 2);
    out += " \\\\\n" + std::string(s.relation == Relation::Equal ? "=" : "\\sim") + " & \\quad \\{ \\text{" +
           tex_escaped(hint) + "} \\} \\\\\n  & " + tex(s.line);
  }
  return out + "\n\\end{align*}\n";
}

inline std::string tex(const Outcome& o) {
  const auto& d = *o.derivation;
  std::string out = "\\paragraph{" + tex_escaped(d.label + (d.title.empty() ? "" : ": " + d.title)) + "}\n";
  for (const auto& c : conditions_of(d)) out += tex_escaped(c) + "\n";
  if (d.cases.empty()) out += tex_lines(d);
  for (const auto& c : d.cases) out += tex_escaped(show_case(d, c)) + "\n" + tex_lines(c);
  return out;
}

}  // namespace wholemeal::calc
