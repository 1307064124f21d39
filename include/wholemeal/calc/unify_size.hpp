// Unification of sizes: monomials, solved for a variable; what can't be yet waits.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/fresh.hpp"

namespace wholemeal::calc {

// Why two types don't unify: different types, different kinds of list, or different sizes.
enum class Clash { None, Type, Tag, Size, Large };

class SizeUnifier : public Fresh {
 public:
  explicit SizeUnifier(bool plain_lists = false) : plain_(plain_lists) {}

  Size resolve(const Size& s) const {
    std::size_t parts = 0;
    return resolve(s, parts);
  }
  // A type was met that is too large to go on with: each factor can double it.
  bool overflowed() const { return large_; }

  Clash unify(const Size& left, const Size& right) {
    auto [a, b] = cancelled(resolve(left), resolve(right));
    if (large_) return Clash::Large;
    if (!plain_ && (is_endless(a) || is_endless(b))) return Clash::Size;
    if (plain_ || a == b) return Clash::None;
    if (solve(a, b) || solve(b, a)) return Clash::None;
    const bool apart = a.number == b.number && a.factors == b.factors;  // n and n + 1
    if (apart || no_multiple(a, b) || no_multiple(b, a) || (!has_variable(a) && !has_variable(b))) return Clash::Size;
    waiting_.emplace_back(a, b);
    return Clash::None;
  }

  // A size equation that stayed open.
  std::optional<std::pair<Size, Size>> open() const {
    if (waiting_.empty()) return {};
    return waiting_.front();
  }

 protected:
  // Tries the waiting sizes until nothing changes.
  Clash settle_sizes() {
    for (std::size_t before = waiting_.size() + 1; waiting_.size() < before;) {
      before = waiting_.size();
      const auto todo = std::exchange(waiting_, {});
      for (const auto& [a, b] : todo)
        if (const auto c = unify(a, b); c != Clash::None) return c;
    }
    return Clash::None;
  }

  static constexpr std::size_t most_parts = 5000, most_factors = 200;
  Size resolve(const Size& s, std::size_t& parts) const {
    Size out{s.number, {}};
    for (const auto& f : s.factors) {
      if (large_ = large_ || ++parts > most_parts; large_) return {};
      const auto it = sizes_.find(f);
      out = out * (it == sizes_.end() ? Size{1, {f}} : resolve(it->second, parts));
    }
    out.plus += s.plus;
    large_ = large_ || out.factors.size() > most_factors;
    return normal(std::move(out));
  }

  bool plain_ = false;
  mutable bool large_ = false;

 private:
  // 2 * v * w = 3
  static bool no_multiple(const Size& a, const Size& b) {
    return b.factors.empty() && a.plus == 0 && b.plus == 0 && a.number > 1 && b.number % a.number != 0;
  }

  // number * v = b, where b is divisible and doesn't speak of v.
  bool solve(const Size& a, const Size& b) {
    if (a.factors.size() != 1 || !is_variable(a.factors[0]) || a.number == 0 || b.number % a.number != 0) return false;
    if (a.plus != 0 || b.plus % a.number != 0) return false;
    const auto names = names_in(b);
    if (std::find(names.begin(), names.end(), a.factors[0]) != names.end()) return false;
    sizes_[a.factors[0]] = {b.number / a.number, b.factors, b.plus / a.number};
    return true;
  }

  std::map<std::string, Size> sizes_{};
  std::vector<std::pair<Size, Size>> waiting_{};
};

}  // namespace wholemeal::calc
