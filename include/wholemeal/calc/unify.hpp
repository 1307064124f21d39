// Unification of types.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/unify_size.hpp"

namespace wholemeal::calc {

class Unifier : public SizeUnifier {
 public:
  // plain: lists without tags and sizes, as Haskell has them; what differs only there is noted, not refused.
  explicit Unifier(bool plain_lists = false) : SizeUnifier(plain_lists) {}

  using SizeUnifier::resolve;
  using SizeUnifier::unify;

  bool tags_differed() const { return tags_differed_; }

  Type resolve(const Type& t) const {
    std::size_t parts = 0;
    return resolve(t, parts);
  }

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

  // `longer` is the tag of lists one longer than those of `tag`: of alternatives the same.
  void one_longer(const Type& tag, const Type& longer) { longer_.emplace_back(tag, longer); }

  // Tries what waits: lists one longer than others, then sizes.
  Clash settle() {
    for (std::size_t i = 0; i < longer_.size(); ++i)
      for (const auto& [tag, longer] : longer_)
        if (const auto c = settle(tag, longer); c != Clash::None) return c;
    return settle_sizes();
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

  Type resolve(const Type& t, std::size_t& parts) const {
    if (large_ = large_ || ++parts > most_parts; large_) return con("...");
    if (const auto it = types_.find(t.head); it != types_.end()) return resolve(it->second, parts);
    Type out{t.head, {}, resolve(t.size, parts)};
    for (const auto& a : t.args) out.args.push_back(resolve(a, parts));
    return out;
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

  bool tags_differed_ = false;
  std::map<std::string, Type> types_{};
  std::vector<std::pair<Type, Type>> longer_{};
};

}  // namespace wholemeal::calc
