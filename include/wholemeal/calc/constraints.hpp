// What types have to agree on, and the first place where they do not.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/syntax.hpp"
#include "wholemeal/calc/unify.hpp"

namespace wholemeal::calc {

// The constants' declared types; their lower-case letters are general. Those that look at elements whatever they are:
// `head`, of nothing, and what compares.
struct Signatures : std::map<std::string, Type> {
  using map::map;
  std::set<std::string> at_one_type{"head"};
};

class Constraints {
 public:
  Constraints(const Signatures& constants, const Synonyms& synonyms, bool plain_lists = false)
      : unifier(plain_lists), constants_(constants), synonyms_(synonyms), plain_(plain_lists) {}

  Unifier unifier;

  const std::optional<Message>& error() const { return error_; }
  // The error, or sizes that nothing determines.
  std::optional<Message> wrong() const {
    const auto open = unifier.open();
    if (error_ || !open) return error_;
    const std::string left = show(open->first), right = show(open->second);
    return Message{Class::Size,
                   {},
                   {},
                   "the sizes are not determined: `" + left + "` = `" + right + (left == right ? "'" : "") +
                       "` has no single answer; say it of a type that fixes them"};
  }
  // A factor with lists of several kinds or lengths, of terms whose variables have theirs. Such a term has no one
  // value. What the elements are may stay open: a function of any type treats them alike; unless it looks at them, or
  // the term is to be `closed`, that it can be assumed.
  std::optional<Message> undetermined(bool closed = false) const {
    for (const auto& [type, name, at] : factors_) {
      const Type t = unifier.resolve(type);
      const bool whole = closed || constants_.at_one_type.contains(name);
      if (!plain_ && (has_open_list(t) || has_open_size(type) || (whole && is_open(t))))
        return Message{
            Class::Type, {}, at, "nothing determines the type of `" + name + "` here, `" + show(t, synonyms_) + "`"};
    }
    return {};
  }
  // The factors typed so far: how many, the name of one, and the types of some as they are known now.
  std::size_t factors() const { return factors_.size(); }
  const std::string& factor_name(std::size_t i) const { return factors_[i].name; }
  std::vector<Type> types_of(std::size_t from, std::size_t to) const {
    std::vector<Type> out;
    for (; from < to; ++from) out.push_back(unifier.resolve(factors_[from].type));
    return out;
  }
  bool gives_alternatives(const Type& t) const { return plain_ || is_alternatives(final_result(shown(t))); }
  Type shown(const Type& t) const { return unifier.resolve(t); }
  std::string text(const Type& t) const { return show(unifier.resolve(t), synonyms_); }

  void agree(const Type& a, const Type& b, Place at, const std::string& what) {
    const auto clash = unifier.unify(a, b);
    if (clash != Clash::None) fail(clash, at, what + " `" + text(a) + "` and `" + text(b) + "`" + advice(clash));
  }
  void settle(Place at) {
    settle(unifier.settle(), at);
    for (const auto& l : literals_) set_length(l);
    settle(unifier.settle(), at);
    if (unifier.overflowed()) fail(Clash::Large, at, "a type of more than 5,000 parts");
    for (const auto& [type, where] : values_)
      if (is_function(unifier.resolve(type)))
        fail(Clash::Type, where,
             "what ends in a value is a function here, `" + text(type) + "`: it cannot be composed");
  }

 protected:
  // A list written out, with its length.
  void written_out(const Type& tag, std::size_t length, Place at) {
    literals_.push_back({tag, static_cast<long>(length), at});
  }

  const Type& factor(const Type& t, const std::string& name, Place at) {
    return factors_.emplace_back(Factor{t, name, at}).type;
  }

  // The type of a term that ends in a value. Were it a function, a composition with it would mean two things.
  const Type& a_value(const Type& t, Place at) { return values_.emplace_back(t, at).first; }

  void settle(Clash c, Place at) {
    if (c == Clash::Tag)
      return fail(c, at, "a list of either kind can't be made longer: say which, `at A a` or `at P n a`");
    if (c != Clash::None) fail(c, at, "the sizes do not fit together");
  }
  void fail(Clash clash, Place at, const std::string& text) {
    if (!error_) error_ = Message{clash == Clash::Size ? Class::Size : Class::Type, {}, at, text};
  }

  void require_alternatives(const Type& t, Place at) {
    const Type end = final_result(shown(t));
    if (is_variable(end.head) || is_alternatives(end) || (is_list(end) && is_variable(end.args[0].head))) return;
    fail(Clash::Type, at, "`~` compares lists of alternatives, but the sides give `" + text(end) + "`; write `=`");
  }

  static std::string advice(Clash clash) {
    if (clash == Clash::Large) return " (of more than 5,000 parts)";
    if (clash == Clash::Tag) return " (P is a list of positions, A a list of alternatives: they don't mix)";
    return clash == Clash::Size ? " (the lengths differ)" : "";
  }

  const Signatures& constants_;
  const Synonyms& synonyms_;

 private:
  struct Factor {
    Type type{};
    std::string name{};
    Place at{};
  };
  struct Literal {
    Type tag{};
    long length = 0;
    Place at{};
  };
  // Whether one of the sizes that a type was declared with is open, even where a 0 hides it: P (0*n) a is P 0 a.
  bool has_open_size(const Type& declared) const {
    const auto names = names_in(declared.size);
    const auto open = [&](std::string_view n) { return has_variable(unifier.resolve(Size{1, {std::string(n)}})); };
    return std::any_of(names.begin(), names.end(), open) ||
           std::any_of(declared.args.begin(), declared.args.end(), [&](const Type& a) { return has_open_size(a); });
  }
  void set_length(const Literal& l) {
    const Type tag = unifier.resolve(l.tag);
    if (tag.head.starts_with('\'') && !plain_)
      fail(Clash::Tag, l.at, "a list of either kind can't be written out: say which, `at A a` or `at P n a`");
    if (tag.head != "P") return;
    const auto clash = unifier.unify(tag, {"P", {}, {l.length, {}}});
    if (clash != Clash::None)
      fail(clash, l.at,
           "a list of " + std::to_string(l.length) + " stands where one of " + show(tag.size) + " is wanted" +
               odd(l.length, tag.size));
  }
  // 3 where 2*k is wanted
  static std::string odd(long n, const Size& wanted) {
    if (wanted.factors.empty() || wanted.plus != 0 || wanted.number < 2 || n % wanted.number == 0) return "";
    return ": " + std::to_string(n) + " is no multiple of " + std::to_string(wanted.number);
  }

  bool plain_;
  std::vector<Factor> factors_{};
  std::vector<Literal> literals_{};
  std::vector<std::pair<Type, Place>> values_{};
  std::optional<Message> error_{};
};

}  // namespace wholemeal::calc
