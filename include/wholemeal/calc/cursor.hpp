// A place in a text that is being read: blanks, comments, words, and the first error with what was expected.
#pragma once

#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "wholemeal/calc/place.hpp"

namespace wholemeal::calc {

class Cursor {
 public:
  explicit Cursor(std::string_view text, std::string file = {}) : text_(text), file_(std::move(file)) {}

  const std::optional<Message>& error() const { return error_; }
  bool failed() const { return error_.has_value(); }
  void forgive() { error_.reset(); }
  Place place() const { return place_; }
  bool at_end() const { return at_ >= text_.size(); }
  char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
  bool sees(std::string_view s) const { return text_.substr(at_).starts_with(s); }

  // One byte on; a new column begins at each character, not at each byte of UTF-8.
  void step() {
    const auto c = static_cast<unsigned char>(peek());
    ++at_;
    if (c == '\n')
      place_ = {place_.line + 1, 1};
    else if ((static_cast<unsigned char>(peek()) & 0xC0) != 0x80 || at_end())
      ++place_.column;
  }
  void step(std::size_t n) {
    while (n-- > 0 && !at_end()) step();
  }

  // Over blanks and comments; tells whether a line ended on the way.
  bool skip() {
    bool newline = false;
    while (!at_end()) {
      if (sees("--"))
        while (!at_end() && peek() != '\n') step();
      else if (sees("\xE3\x80\x80"))
        step(3);
      else if (std::isspace(static_cast<unsigned char>(peek())) == 0)
        break;
      if (!at_end() && std::isspace(static_cast<unsigned char>(peek())) != 0) {
        newline = newline || peek() == '\n';
        step();
      }
    }
    return newline;
  }

  // The first error stays; later ones follow from it.
  void fail(const std::string& expected) { fail_at(place_, "expected " + expected + ", found " + found()); }
  void fail_at(Place at, const std::string& text) {
    if (!error_) error_ = Message{Class::Syntax, file_, at, text};
  }

  // Takes `s` if it comes next, after blanks.
  bool take(std::string_view s) {
    if (failed()) return false;
    skip();
    if (!sees(s)) return false;
    step(s.size());
    return true;
  }
  void expect(std::string_view s, std::string_view why = {}) {
    if (!take(s)) fail("`" + std::string(s) + "`" + std::string(why));
  }

  static bool starts_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
  static bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '\''; }

  // The word that comes next, without taking it; empty if none does.
  std::string_view word() const {
    if (!starts_word(peek())) return {};
    std::size_t n = 1;
    while (in_word(peek(n))) ++n;
    return text_.substr(at_, n);
  }
  // The run of characters that `in` accepts, taken.
  template <class In> std::string run(In in) {
    std::string s;
    for (; !at_end() && in(peek()); step()) s += peek();
    return s;
  }

 private:
  std::string found() const {
    if (at_end()) return "the end of the text";
    if (peek() == '\n') return "the end of the line";
    if (!word().empty()) return "`" + std::string(word()) + "`";
    std::size_t n = 1;
    while ((static_cast<unsigned char>(peek(n)) & 0xC0) == 0x80) ++n;
    return "`" + std::string(text_.substr(at_, n)) + "`";
  }

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
  Place place_{1, 1};
  std::optional<Message> error_{};
};

// Reads a whole text as one thing; `end`: what could come next.
template <class R, class Thing>
std::variant<Thing, Message> parse_whole(std::string_view text, std::string file, Thing (R::*read)(), const char* end) {
  R r(text, std::move(file));
  r.skip();
  Thing thing = (r.*read)();
  r.skip();
  if (!r.failed() && !r.at_end()) r.fail(end);
  if (r.failed()) return *r.error();
  return thing;
}

}  // namespace wholemeal::calc
