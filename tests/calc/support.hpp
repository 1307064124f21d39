#pragma once
// What the calculator's tests share: books of the chapter's theory and a file, and the library on one box.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "laws/theory.hpp"
#include "wholemeal/calc/report.hpp"
#include "wholemeal/calc/script.hpp"

namespace wholemeal::calc {

inline std::string text_of(const std::string& path) {
  std::ifstream in(std::string(TEST_SOURCE) + "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The chapter's theory, read once.
inline const File& theory_file() {
  static const File file = chapter_theory();
  return file;
}

inline Book book_of(const std::string& text, bool plain_lists = false) {
  Book b;
  b.plain_lists = plain_lists;
  add(b, theory_file());
  add(b, parse_file(text, "test"));
  return b;
}

inline std::vector<Bench> bench_of(const Book& b, Box box = {}) { return {{box, registry_of(b, library_of(box))}}; }

inline Expr expr(const std::string& s) { return std::get<Expr>(parse_expr(s)); }
inline Equation equation(const std::string& s) { return std::get<Equation>(parse_equation(s, "test")); }

// The chapter's theory alone.
inline const Book& theory() {
  static const Book book = book_of("");
  return book;
}

// Every message of a check, as `CLASS: text`.
inline std::string messages_of(const Book& b, const std::vector<Outcome>& outcomes) {
  std::string out;
  const auto put = [&](const Message& m) { out += std::string(show(m.kind)) + ": " + m.text + "\n"; };
  for (const auto& m : b.errors) put(m);
  for (const auto& o : outcomes) {
    for (const auto& m : o.messages) put(m);
    for (const auto& s : o.steps)
      for (const auto& m : s.messages) put(m);
  }
  return out;
}

}  // namespace wholemeal::calc
