#pragma once
// Bytes to lines: one block of the stream at a time, so that memory does not grow with the file. UTF-8 with or without
// a byte order mark, UTF-16 with one; a line ends at LF, CR LF or CR, and in mark-up (<...>) after each '>' too.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <utility>

#include "wholemeal/text/bytes.hpp"

namespace wholemeal::text {

// A line of the text, without its end.
struct Line {
  std::string raw;         // in UTF-8
  std::string mapped;      // if raw is not ASCII: one plain character for each of its characters
  std::size_t number = 1;  // in the file, from 1
  std::size_t before = 0;  // characters of the file's line that stand before this piece of it
  bool cut = false;        // longer than `longest`: the rest is not kept
  bool ascii = true;

  // The plain form: character i stands in column before + i + 1.
  std::string_view text() const { return ascii ? raw : mapped; }
  // The text as it is from character i on.
  std::string_view from(std::size_t i) const {
    std::string_view s = raw;
    if (ascii) return s.substr(std::min(i, s.size()));
    for (; i > 0 && !s.empty(); --i) s.remove_prefix(decode(s).bytes);
    return s;
  }
  // Its characters from i to before j.
  std::string between(std::size_t i, std::size_t j) const {
    const std::string_view s = from(i);
    return std::string{s.substr(0, s.size() - from(std::max(i, j)).size())};
  }
};

// Whether no byte of the text has its high bit set; eight at a time.
inline bool is_ascii(std::string_view s) {
  std::uint64_t bits = 0;
  std::size_t i = 0;
  for (std::uint64_t eight = 0; i + 8 <= s.size(); i += 8, bits |= eight) std::memcpy(&eight, s.data() + i, 8);
  for (; i < s.size(); ++i) bits |= static_cast<unsigned char>(s[i]);
  return (bits & 0x8080808080808080U) == 0;
}

class Lines {
 public:
  static constexpr std::size_t longest = std::size_t{1} << 20U;  // bytes of a line that are kept

  explicit Lines(std::streambuf* stream, bool kanji = false) : bytes_(stream), kanji_(kanji) {}

  // The line i after the next, not taken; null behind the last one.
  const Line* peek(std::size_t i = 0) {
    while (ahead_ <= i) {
      if (ahead_ == lines_.size()) lines_.emplace_back();
      if (!read(lines_[ahead_])) return nullptr;
      ++ahead_;
    }
    return &lines_[i];
  }
  // Takes n lines that were peeked; the storage of a few is used again.
  void drop(std::size_t n = 1) {
    for (; n > 0 && ahead_ > 0; --n, --ahead_) {
      if (lines_.size() == 1) continue;
      if (lines_.size() < ahead_ + spare && lines_.front().raw.size() < longest / 16)
        lines_.push_back(std::move(lines_.front()));
      lines_.pop_front();
    }
  }
  // Mark-up has ended: from here on a line ends at its end only.
  void leave_markup() { markup_ = false; }

 private:
  static constexpr std::size_t spare = 64;
  Bytes bytes_;
  bool kanji_ = false, markup_ = false, after_return_ = false;
  std::deque<Line> lines_;  // those peeked, then spare ones
  std::size_t ahead_ = 0, number_ = 1, before_ = 0;
  std::string block_;  // what is read and not yet a line, from at_ on; newline_: the next one in it
  std::size_t at_ = 0, newline_ = 0;

  bool more() {
    at_ = newline_ = 0;
    return bytes_.more(block_);
  }
  // At the first byte of the next line, if there is one.
  bool at_line() {
    for (;;) {
      if (at_ == block_.size() && !more()) return false;
      if (!std::exchange(after_return_, false) || block_[at_] != '\n') return true;
      newline_ = ++at_;
    }
  }
  // Where the line ends in this block: at its end, behind '>' in mark-up, or at the end of the block.
  std::size_t line_end() {
    if (newline_ <= at_ && at_ < block_.size()) newline_ = std::min(block_.find('\n', at_), block_.size());
    std::string_view rest = std::string_view{block_}.substr(at_, newline_ - at_);
    if (markup_) rest = rest.substr(0, std::min(rest.find('>'), rest.size() - 1) + 1);
    return at_ + std::min(rest.size(), rest.find('\r'));
  }
  bool read(Line& l) {
    if (!at_line()) return false;
    l.raw.clear();
    l.cut = false;
    l.number = number_;
    l.before = before_;
    const std::size_t first = block_.find_first_not_of(" \t", at_);
    markup_ = markup_ || (first != block_.npos && block_[first] == '<');
    do {
      const std::size_t end = line_end(), kept = std::min(end - at_, longest - l.raw.size());
      l.raw.append(block_, at_, kept);
      l.cut = l.cut || kept < end - at_;
      at_ = end;
    } while (at_ == block_.size() && !(markup_ && l.raw.ends_with('>')) && more());
    map(l);
    pass_end(l.text().size());
    return true;
  }
  void pass_end(std::size_t characters) {
    const bool ends = at_ < block_.size() && (block_[at_] == '\n' || block_[at_] == '\r');
    number_ += ends ? 1 : 0;
    before_ = ends ? 0 : before_ + characters;
    if (ends) after_return_ = block_[at_++] == '\r';
  }
  void map(Line& l) const {
    l.ascii = is_ascii(l.raw);
    l.mapped.clear();
    for (std::string_view s = l.ascii ? std::string_view{} : l.raw; !s.empty();) {
      const Character c = decode(s);
      l.mapped += plain(c, kanji_);
      s.remove_prefix(c.bytes);
    }
  }
};

}  // namespace wholemeal::text
