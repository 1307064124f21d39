// Lengths of lists: products of numbers and names, and what is added to them.
#pragma once

#include <algorithm>
#include <cctype>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wholemeal::calc {

// Lower case: a variable. Capitals and 'rigid names stand for themselves.
inline bool is_variable(std::string_view s) { return !s.empty() && std::islower(static_cast<unsigned char>(s[0])); }

// A product of a number and named sizes, sorted, and what is added to it: `2*N*k`, `n+1`.
struct Size {
  long number = 1;
  std::vector<std::string> factors{};
  long plus = 0;
  friend bool operator==(const Size&, const Size&) = default;
};

namespace detail {

// A sum as a factor: a name of its own, equal to nothing but itself.
inline std::vector<std::string> as_factors(const Size& s) {
  if (s.plus == 0) return s.factors;
  std::string name = "(" + std::to_string(s.number);
  for (const auto& f : s.factors) name += "*" + f;
  return {name + "+" + std::to_string(s.plus) + ")"};
}

}  // namespace detail

// A product that stops growing where no list is so long, and then is equal to nothing.
inline constexpr long endless = 1'000'000'000'000;
inline long times(long a, long b) { return a != 0 && b > endless / a ? endless : a * b; }
inline bool is_endless(const Size& s) { return s.number >= endless || s.plus >= endless; }

// A number is written in one way: 3+1 is 4, 0*n is 0.
inline Size normal(Size s) {
  if (s.number == 0) s.factors.clear();
  return s.factors.empty() ? Size{s.number + s.plus, {}} : s;
}

inline Size operator*(const Size& a, const Size& b) {
  const Size one;
  if (a == one || b == one) return a == one ? b : a;
  if (b.factors.empty() && b.plus == 0 && a.plus != 0)
    return normal({times(a.number, b.number), a.factors, times(a.plus, b.number)});
  if (a.factors.empty() && a.plus == 0 && b.plus != 0) return b * a;
  Size out{times(a.plus == 0 ? a.number : 1, b.plus == 0 ? b.number : 1), detail::as_factors(a)};
  const auto more = detail::as_factors(b);
  out.factors.insert(out.factors.end(), more.begin(), more.end());
  std::sort(out.factors.begin(), out.factors.end());
  if (out.number == 0) out.factors.clear();
  return out;
}

// A size, its names replaced.
template <class F> Size with_names(Size s, F&& replaced) {
  for (auto& f : s.factors) f = replaced(f);
  std::sort(s.factors.begin(), s.factors.end());
  return s;
}

// A law's or a function's demand on a size: `n >= 1`.
struct SizeDemand {
  Size left{}, right{};
  bool exactly = false;
  friend bool operator==(const SizeDemand&, const SizeDemand&) = default;
};

// A variable's own letters, without the number that makes it fresh, or the quote that makes it rigid.
inline std::string plain(std::string_view s) {
  if (s.starts_with("(1*")) return "(" + plain(s.substr(3));
  std::string out;
  for (bool number = false; const char c : s) {
    number = c == '_' || (number && std::isdigit(static_cast<unsigned char>(c)) != 0);
    if (!number && c != '\'') out += c;
  }
  return out;
}

inline std::string show(const Size& s) {
  std::string out = s.number != 1 || s.factors.empty() ? std::to_string(s.number) : "";
  for (const auto& f : s.factors) out += (out.empty() ? "" : "*") + plain(f);
  return s.plus == 0 ? out : out + "+" + std::to_string(s.plus);
}

inline bool has_variable(const Size& s) { return std::any_of(s.factors.begin(), s.factors.end(), is_variable); }
// The names in a size, those in its sums too.
inline std::vector<std::string_view> names_in(const Size& s) {
  std::vector<std::string_view> out;
  for (std::string_view f : s.factors)
    while (!f.empty()) {
      out.push_back(f.substr(0, f.find_first_of("(*+)")));
      f.remove_prefix(std::min(out.back().size() + 1, f.size()));
    }
  return out;
}

// What is added on both sides taken away; then what they are multiplied by, but for variables: they may be found to be
// 0.
inline std::pair<Size, Size> cancelled(Size a, Size b) {
  const auto constant = [](Size& s) {
    if (s.factors.empty()) s = {0, {}, s.number + s.plus};
  };
  constant(a), constant(b);
  const long shared = std::min(a.plus, b.plus);
  a.plus -= shared, b.plus -= shared;
  if (a.number == 0 && a.plus != 0 && b.plus == 0) a = {a.plus, {}};
  if (b.number == 0 && b.plus != 0 && a.plus == 0) b = {b.plus, {}};
  if (a.plus != 0 || b.plus != 0) return {a, b};
  const long g = std::gcd(a.number, b.number);
  Size left{g ? a.number / g : a.number, {}}, right{g ? b.number / g : b.number, {}};
  std::vector<std::string> shared_factors;
  std::set_intersection(a.factors.begin(), a.factors.end(), b.factors.begin(), b.factors.end(),
                        std::back_inserter(shared_factors));
  std::erase_if(shared_factors, is_variable);
  const auto without = [&](const Size& s, Size& out) {
    std::set_difference(s.factors.begin(), s.factors.end(), shared_factors.begin(), shared_factors.end(),
                        std::back_inserter(out.factors));
  };
  without(a, left), without(b, right);
  return {left, right};
}

}  // namespace wholemeal::calc
