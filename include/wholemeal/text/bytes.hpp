#pragma once
// A stream's bytes a block at a time, as UTF-8: a byte order mark is taken off, UTF-16 with one is turned.
#include <algorithm>
#include <istream>
#include <utility>

#include "wholemeal/text/utf8.hpp"

namespace wholemeal::text {

// UTF-16 to UTF-8, some bytes at a time; a surrogate alone, or half a unit at the end, becomes a byte that is no UTF-8.
class Narrowing {
 public:
  explicit Narrowing(bool big_endian = false) : swapped_(big_endian) {}

  std::string operator()(const std::string& bytes) {
    const std::string s = odd_ + bytes;
    std::string out;
    std::size_t i = 0;
    for (std::size_t length = 2; i + 1 < s.size(); i += length) {
      const char32_t u = unit(s, i);
      const bool high = u >= 0xD800 && u < 0xDC00;
      if (high && i + 3 >= s.size()) break;
      const char32_t low = high ? unit(s, i + 2) : 0;
      const bool pair = low >= 0xDC00 && low < 0xE000;
      length = pair ? 4 : 2;
      if (pair)
        out += encode(0x10000 + ((u - 0xD800) << 10U) + (low - 0xDC00));
      else
        out += u >= 0xD800 && u < 0xE000 ? "\xFF" : encode(u);
    }
    odd_ = s.substr(i);
    return out;
  }
  // What is left when there are no more bytes.
  std::string rest() { return std::exchange(odd_, "").empty() ? "" : "\xFF"; }

 private:
  bool swapped_;
  std::string odd_ = {};

  char32_t unit(const std::string& s, std::size_t i) const {
    const auto byte = [&](std::size_t j) { return static_cast<char32_t>(static_cast<unsigned char>(s[j])); };
    return swapped_ ? byte(i) << 8U | byte(i + 1) : byte(i + 1) << 8U | byte(i);
  }
};

class Bytes {
 public:
  explicit Bytes(std::streambuf* stream) : stream_(stream) {
    for (std::string b; first_.size() < 3 && fill(b);) first_ += b;
    const bool big = first_.starts_with("\xFE\xFF"), little = first_.starts_with("\xFF\xFE");
    if (first_.starts_with("\xEF\xBB\xBF")) first_.erase(0, 3);
    if (!big && !little) return;
    wide_ = true;
    narrow_ = Narrowing{big};
    first_ = narrow_(first_.substr(2));
  }

  // The next block, never empty; false at the end.
  bool more(std::string& block) {
    block.clear();
    if (!first_.empty()) {
      block.swap(first_);
      return true;
    }
    if (!wide_) return fill(block);
    for (std::string units; block.empty() && fill(units);) block = narrow_(units);
    if (block.empty()) block = narrow_.rest();
    return !block.empty();
  }

 private:
  static constexpr std::size_t size = 1 << 16;
  std::streambuf* stream_;
  bool wide_ = false;
  Narrowing narrow_;
  std::string first_ = {};

  // Reads what is there, waiting for a first byte only: a program that talks to this one isn't kept waiting.
  bool fill(std::string& to) {
    using traits = std::streambuf::traits_type;
    to.clear();
    if (stream_ == nullptr || traits::eq_int_type(stream_->sgetc(), traits::eof())) return false;
    const auto ready = std::clamp<std::streamsize>(stream_->in_avail(), 0, size);
    to.resize(static_cast<std::size_t>(ready));
    to.resize(static_cast<std::size_t>(stream_->sgetn(to.data(), ready)));
    while (to.empty() || (ready == 0 && to.back() != '\n' && to.size() < size)) {
      const auto c = stream_->sbumpc();  // a stream that doesn't tell what is ready
      if (traits::eq_int_type(c, traits::eof())) break;
      to += traits::to_char_type(c);
    }
    return !to.empty();
  }
};

}  // namespace wholemeal::text
