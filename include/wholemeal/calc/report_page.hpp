// Checked derivations as one static page: a click on a step opens what was rewritten, and the cases tried.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "wholemeal/calc/marked.hpp"
#include "wholemeal/calc/report.hpp"

namespace wholemeal::calc {

inline std::string escaped(std::string_view s) {
  std::string out;
  for (const char c : s) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\1')
      out += "<mark>";
    else if (c == '\2')
      out += "</mark>";
    else
      out += c;
  }
  return out;
}

// `f := boxs, p := all nodups`
inline std::string show(const Substitution& s) {
  std::string out;
  for (const auto& [v, e] : s) out += (out.empty() ? "" : ", ") + v + " := " + show(e);
  return out;
}

namespace detail {

inline std::string page_rewrites(const StepOutcome& s) {
  std::string out;
  Expr term = s.from;
  for (std::size_t i = 0; i < s.reached.calculation.size(); ++i) {
    const auto& r = s.reached.calculation[i];
    out += "<p><code>" + escaped(show_marked(term, r.at, "\1", "\2")) + "</code><br>" + escaped(r.label) +
           (r.forward ? ", left to right" : ", right to left");
    if (!r.with.empty()) out += ", with <code>" + escaped(show(r.with)) + "</code>";
    if (i < s.parts.size())
      out += "; the part alone: " + std::to_string(s.parts[i].cases) + " cases, " + std::to_string(s.parts[i].telling) +
             " telling";
    out += "</p>\n";
    term = r.result;
  }
  return out;
}

inline std::string page_step(const StepOutcome& s) {
  std::string out = "<details class=\"" + std::string(s.ok ? "ok" : "refused") + "\"><summary><code>" +
                    escaped(show_hints(*s.step)) + "</code> <span>" +
                    (s.ok ? "✓ " + statistics(s) : "✗ " + std::string(show(s.messages.front().kind))) +
                    "</span></summary>\n";
  for (const auto& m : s.messages)
    out += "<p class=\"message\">" + escaped(std::string(show(m.kind)) + ": " + m.text) + "</p>\n";
  out += page_rewrites(s);
  if (s.tested.counterexample) out += "<p>counterexample " + escaped(show(*s.tested.counterexample)) + "</p>\n";
  return out + "</details>\n<code class=\"line\">" + escaped(show(s.step->line)) + "</code>\n";
}

inline std::string page_lines(const Outcome& o, const Derivation& d) {
  std::string out = "<code class=\"line\">" + escaped(show(d.first)) + "</code>\n";
  for (const auto* s : steps_of(o, d)) out += page_step(*s);
  return out;
}

inline std::string page_derivation(const Outcome& o) {
  const auto& d = *o.derivation;
  std::string out = "<section id=\"" + escaped(d.label) + "\">\n<h2>" + escaped(d.label) +
                    (d.title.empty() ? "" : " — " + escaped(d.title)) + "</h2>\n<p><code>" + escaped(show(d.goal)) +
                    "</code></p>\n";
  for (const auto& c : conditions_of(d)) out += "<p>" + escaped(c) + "</p>\n";
  for (const auto& m : o.messages)
    out += "<p class=\"message\">" + escaped(std::string(show(m.kind)) + ": " + m.text) + "</p>\n";
  if (d.cases.empty()) out += page_lines(o, d);
  for (const auto& c : d.cases) out += "<h3>" + escaped(show_case(d, c)) + "</h3>\n" + page_lines(o, c);
  return out + "<p>" + (o.ok ? "✓ This rests on: " + escaped(rests_on(o)) : std::string("✗ refused")) +
         "</p>\n</section>\n";
}

}  // namespace detail

// The whole page, without scripts or anything from elsewhere.
inline std::string page(const std::vector<Outcome>& outcomes) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width\">\n"
      "<title>Derivations</title>\n<style>\n"
      "body{font:16px/1.5 serif;max-width:60em;margin:2em auto;padding:0 1em}code{font:15px monospace}\n"
      ".line{display:block;margin:.2em 0 .2em 2em}details{margin:.1em 0 .1em 1em}summary{cursor:pointer}\n"
      "details p{margin:.3em 0 .3em 2em}summary "
      "span{color:#555}.refused>summary,.message{color:#a00}mark{background:#fe6}\n"
      "</style>\n<h1>Derivations</h1>\n";
  for (const auto& o : outcomes) out += detail::page_derivation(o);
  return out + "</html>\n";
}

}  // namespace wholemeal::calc
