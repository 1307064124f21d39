#pragma once
// A pull reader: one puzzle or error at a time, however long the text.
//   Reader reader{std::cin};  while (auto r = reader.next()) ...       a puzzle that can't be read doesn't end the text
#include <memory>
#include <sstream>

#include "wholemeal/text/formats.hpp"

namespace wholemeal::text {

class Reader {
 public:
  // Reads the stream's buffer, which must outlive the reader; for speed, std::cin wants sync_with_stdio(false).
  explicit Reader(std::istream& bytes, const Options& o = {}) : in_{Lines{bytes.rdbuf(), o.kanji}, o} {}
  // Reads a text that it keeps.
  explicit Reader(std::string s, const Options& o = {})
      : own_(std::make_unique<std::stringbuf>(std::move(s), std::ios::in)), in_{Lines{own_.get(), o.kanji}, o} {}

  // next :: Reader -> Maybe (Either Error Puzzle)    nothing at the end
  Attempt next() {
    while (in_.lines.peek() != nullptr && pass(in_)) {
    }
    return in_.lines.peek() == nullptr ? std::nullopt : taken();
  }

 private:
  std::unique_ptr<std::stringbuf> own_;
  Input in_;

  Attempt taken() {
    Attempt r = read_any(in_);
    if (!r) r = give_up(in_);
    if (std::holds_alternative<Error>(*r)) in_.notes.clear();
    if (const auto* p = std::get_if<Puzzle>(&*r);
        p != nullptr && std::find(in_.shapes.begin(), in_.shapes.end(), p->shape) == in_.shapes.end())
      in_.shapes.push_back(p->shape);
    return r;
  }
};

}  // namespace wholemeal::text
