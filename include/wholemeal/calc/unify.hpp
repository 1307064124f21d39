// Unification of types; sizes are unified as monomials, and those that can't be yet wait.
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

class Unifier : public Fresh {
 public:
  // plain: lists without tags and sizes, as Haskell has them; what differs only there is noted, not refused.
  explicit Unifier(bool plain_lists = false) : plain_(plain_lists) {}

  bool tags_differed() const { return tags_differed_; }

  Type resolve(const Type& t) const {
    std::size_t parts = 0;
    return resolve(t, parts);
  }
  Size resolve(const Size& s) const {
    std::size_t parts = 0;
    return resolve(s, parts);
  }
  // A type was met that is too large to go on with: each factor can double it.
  bool overflowed() const { return large_; }

  Clash unify(const Type& left, const Type& right) {
    const Type a = resolve(left), b = resolve(right);
    if (large_) return Clash::Large;
    if (!plain_ && (is_endless(a) || is_endless(b))) return Clash::Size;
    if (a == b) return Clash::None;
    if (is_variable(a.head)) return bind(a.head, b);
    if (is_variable(b.head)) return bind(b.head, a);
    if (a.head != b.head) return heads_differ(a, b);
    if (a.args.size() != b.args.size()) return Clash::Type;
    if (a.head == "P") return unify(a.size, b.size);
    Clash worst = Clash::None;
    for (std::size_t i = 0; i < a.args.size(); ++i)
      if (const auto c = unify(a.args[i], b.args[i]); worst == Clash::None || c == Clash::Type) worst = c;
    return worst;
  }

  Clash unify(const Size& left, const Size& right) {
    auto [a, b] = cancelled(resolve(left), resolve(right));
    if (large_) return Clash::Large;
    if (!plain_ && (is_endless(a) || is_endless(b))) return Clash::Size;
    if (plain_ || a == b) return Clash::None;
    if (solve(a, b) || solve(b, a)) return Clash::None;
    const bool apart = a.number == b.number && a.factors == b.factors;  // n and n + 1
    if (apart || no_multiple(a, b) || no_multiple(b, a) || (!has_variable(a) && !has_variable(b)))
      return tags_differed_ = plain_, Clash::Size;
    waiting_.emplace_back(a, b);
    return Clash::None;
  }

  // `longer` is the tag of lists one longer than those of `tag`: of alternatives the same.
  void one_longer(const Type& tag, const Type& longer) { longer_.emplace_back(tag, longer); }

  // Tries the waiting sizes until nothing changes.
  Clash settle() {
    for (std::size_t i = 0; i < longer_.size(); ++i)
      for (const auto& [tag, longer] : longer_)
        if (const auto c = settle(tag, longer); c != Clash::None) return c;
    for (std::size_t before = waiting_.size() + 1; waiting_.size() < before;) {
      before = waiting_.size();
      const auto todo = std::exchange(waiting_, {});
      for (const auto& [a, b] : todo)
        if (const auto c = unify(a, b); c != Clash::None) return c;
    }
    return Clash::None;
  }
  // A size equation that stayed open.
  std::optional<std::pair<Size, Size>> open() const {
    if (waiting_.empty()) return {};
    return waiting_.front();
  }

 private:
  Clash settle(const Type& tag, const Type& longer) {
    const Type t = resolve(tag), u = resolve(longer);
    const auto both = [&](const Type& a, const Type& b) {
      const auto c = unify(t, a);
      return c != Clash::None ? c : unify(u, b);
    };
    if (plain_) return unify(t, u);
    if (t.head == "A" || u.head == "A") return both(con("A"), con("A"));
    if (t.head == "P") return both(t, {"P", {}, {t.size.number, t.size.factors, t.size.plus + 1}});
    const Size n{1, {fresh("n")}};
    if (u.head == "P") return both({"P", {}, n}, {"P", {}, {1, n.factors, 1}});
    return is_variable(t.head) || is_variable(u.head) ? Clash::None : Clash::Tag;
  }

  static constexpr std::size_t most_parts = 5000, most_factors = 200;
  Type resolve(const Type& t, std::size_t& parts) const {
    if (large_ = large_ || ++parts > most_parts; large_) return con("...");
    if (const auto it = types_.find(t.head); it != types_.end()) return resolve(it->second, parts);
    Type out{t.head, {}, resolve(t.size, parts)};
    for (const auto& a : t.args) out.args.push_back(resolve(a, parts));
    return out;
  }
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

  static bool occurs(const std::string& v, const Type& t) {
    if (t.head == v) return true;
    return std::any_of(t.args.begin(), t.args.end(), [&](const Type& a) { return occurs(v, a); });
  }
  Clash bind(const std::string& v, const Type& t) {
    if (occurs(v, t)) return Clash::Type;
    types_[v] = t;
    return Clash::None;
  }

  Clash heads_differ(const Type& a, const Type& b) {
    const auto tag = [](const Type& t) { return t.head == "P" || t.head == "A"; };
    if (!tag(a) || !tag(b)) return Clash::Type;
    tags_differed_ = true;
    return plain_ ? Clash::None : Clash::Tag;
  }

  // 2 * v * w = 3
  static bool no_multiple(const Size& a, const Size& b) {
    return b.factors.empty() && a.plus == 0 && b.plus == 0 && a.number > 1 && b.number % a.number != 0;
  }

  // number * v = b, where b is divisible and doesn't speak of v.
  bool solve(const Size& a, const Size& b) {
    if (a.factors.size() != 1 || !is_variable(a.factors[0]) || a.number == 0 || b.number % a.number != 0) return false;
    if (a.plus != 0 || b.plus % a.number != 0) return false;
    if (std::find(b.factors.begin(), b.factors.end(), a.factors[0]) != b.factors.end()) return false;
    sizes_[a.factors[0]] = {b.number / a.number, b.factors, b.plus / a.number};
    return true;
  }

  bool plain_ = false, tags_differed_ = false;
  mutable bool large_ = false;
  std::map<std::string, Type> types_{};
  std::map<std::string, Size> sizes_{};
  std::vector<std::pair<Size, Size>> waiting_{};
  std::vector<std::pair<Type, Type>> longer_{};
};

}  // namespace wholemeal::calc
