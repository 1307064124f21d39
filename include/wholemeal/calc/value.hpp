// Values of the calculator: numbers, truth values, characters, lists, and the undefined one with its reason.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "wholemeal/calc/term.hpp"

namespace wholemeal::calc {

struct Value;
using Items = std::vector<Value>;

// What `cols []` is; or, `beyond`, what would take too much work to know.
struct Undefined {
  const char* reason = "";
  bool beyond = false;
  friend bool operator==(Undefined, Undefined) { return true; }
};

// A character, by its UTF-8 bytes: four at most, so that a value stays small.
struct Letter {
  std::array<char, 4> bytes{};
  friend auto operator<=>(const Letter&, const Letter&) = default;
};

inline Letter letter(std::string_view utf8) {
  Letter c;
  std::copy_n(utf8.begin(), std::min(utf8.size(), c.bytes.size()), c.bytes.begin());
  return c;
}
inline std::string show(const Letter& c) { return {c.bytes.begin(), std::find(c.bytes.begin(), c.bytes.end(), '\0')}; }

struct Value {
  std::variant<long, bool, Letter, std::shared_ptr<const Items>, Undefined> is = 0L;

  bool undefined() const { return std::holds_alternative<Undefined>(is); }
  bool beyond() const {
    const auto* u = std::get_if<Undefined>(&is);
    return u != nullptr && u->beyond;
  }
  bool is_list() const { return std::holds_alternative<std::shared_ptr<const Items>>(is); }
  // The elements of a list; of anything else none.
  const Items& items() const {
    static const Items none;
    const auto* p = std::get_if<std::shared_ptr<const Items>>(&is);
    return p != nullptr ? **p : none;
  }
  long number() const {
    const auto* n = std::get_if<long>(&is);
    return n != nullptr ? *n : 0;
  }
  bool truth() const {
    const auto* b = std::get_if<bool>(&is);
    return b != nullptr && *b;
  }
};

inline Value number(long n) { return {n}; }
inline Value truth(bool b) { return {b}; }
inline Value undefined(const char* reason) { return {Undefined{reason}}; }
inline Value beyond(const char* reason) { return {Undefined{reason, true}}; }
inline Value list(Items items) { return {std::make_shared<const Items>(std::move(items))}; }

inline bool operator==(const Value& a, const Value& b) {
  if (a.is.index() != b.is.index()) return false;
  if (!a.is_list()) return a.is == b.is;
  return &a.items() == &b.items() || a.items() == b.items();
}

// A total order, for comparing lists up to the order of their elements.
inline bool operator<(const Value& a, const Value& b) {
  if (a.is.index() != b.is.index()) return a.is.index() < b.is.index();
  if (a.is_list()) return a.items() < b.items();
  if (a.undefined()) return false;
  if (const auto* c = std::get_if<Letter>(&a.is)) return *c < std::get<Letter>(b.is);
  return a.number() != b.number() ? a.number() < b.number() : a.truth() < b.truth();
}

inline Value sorted(const Value& v) {
  Items xs = v.items();
  std::sort(xs.begin(), xs.end());
  return list(std::move(xs));
}

inline std::size_t hash(const Value& v) {
  if (const auto* c = std::get_if<Letter>(&v.is)) return std::hash<std::string>{}(show(*c));
  std::size_t h = mix(v.is.index(), static_cast<std::size_t>(v.number()) + (v.truth() ? 7 : 0));
  for (const auto& x : v.items()) h = mix(h, hash(x));
  return h;
}

// The text of a value, which reads back as an expression: `[[1,2],[3]]`.
inline std::string show(const Value& v) {
  if (const auto* n = std::get_if<long>(&v.is)) return std::to_string(*n);
  if (const auto* b = std::get_if<bool>(&v.is)) return *b ? "True" : "False";
  if (const auto* c = std::get_if<Letter>(&v.is)) return "'" + show(*c) + "'";
  if (const auto* u = std::get_if<Undefined>(&v.is))
    return std::string(u->beyond ? "not evaluated (" : "undefined (") + u->reason + ")";
  std::string out = "[";
  for (const auto& x : v.items()) out += (out.size() > 1 ? "," : "") + show(x);
  return out + "]";
}

}  // namespace wholemeal::calc
