// A law where it is used: whether its types, its domain and its sizes are those of the place. Trusted: see proof.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "wholemeal/calc/frame.hpp"
#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

// A law as it is used at one rewrite: its types there, and those of its conditions.
class LawInstance {
 public:
  LawInstance(const Book& book, const Frame& frame, const Expr& term, const Law& law, const Rewrite& r)
      : typing_(typing_in(book, frame)), law_(law), known_(frame.demands) {
    error_ = type_in(typing_, frame, term, frame.type, law.at, &r.at);
    use_law(r);
    typing_.settle(law.at);
    if (!error()) error_ = typing_.wrong();
    if (!error()) check_sizes(book);
  }

  const std::optional<Message>& error() const { return typing_.error() ? typing_.error() : error_; }

  // The type at which a condition has to hold, and those of the derivation's own variables.
  Frame frame_of(const Condition& c, const Frame& outer) {
    const auto own = typing_.enter(scope_);
    const Type t = c.equation ? typing_.of(*c.equation, c.at) : Type{};
    typing_.enter(own);
    return {rigid(typing_.shown(t)), outer.metavariables, outer.demands, typing_.unifier.used()};
  }

  // The type of the redex, for testing it alone.
  Type at_redex() const { return typing_.shown(function(typing_.seen->argument, typing_.seen->result)); }

 private:
  void use_law(const Rewrite& r) {
    if (!typing_.seen) {
      error_ = Message{Class::Type, {}, {}, law_.label + " is used where there are no types"};
      return;
    }
    const Typing::Scope ours = typing_.metavariables();
    if (r.label != "assumption") typing_.enter({});  // an assumption speaks of the claim's own variables
    const Type law = typing_.of(law_.says, law_.at);
    for (const auto& c : law_.conditions)
      if (c.equation) typing_.of(*c.equation, law_.at);
    scope_ = typing_.enter(ours);
    for (const auto& [v, e] : r.with)
      if (scope_.contains(v)) bind(v, typing_.of(e));
    const auto seen = *typing_.seen;
    const bool applied = is_function(typing_.shown(law));
    agree(applied ? function(seen.argument, seen.result) : seen.result, law);
    if (auto wrong = wrong_argument(applied, law_.domain, law_.sizes, law_.conditions); wrong && !error_)
      wrong->text = law_.label + ": " + wrong->text, error_ = std::move(wrong);
    if (!law_.domain) return;
    domain_ = typing_.unifier.instance(*law_.domain, names_);
    agree(domain_, seen.argument);
  }

  void bind(const std::string& v, const Type& given) {
    if (is_value_variable(v) && is_function(typing_.shown(given)) && !error_)
      error_ = Message{Class::Type, {}, {}, law_.label + ": `" + v + "` stands for a value, not for a function"};
    agree(scope_[v], given);
  }

  void agree(const Type& wanted, const Type& given) {
    const auto clash = typing_.unifier.unify(wanted, given);
    if (clash == Clash::None || error_) return;
    error_ = Message{clash == Clash::Size ? Class::Size : Class::Type, {}, {}, needs(given)};
  }
  std::string needs(const Type& given) const {
    const std::string own =
        law_.domain ? " needs `" + show(*law_.domain) + "`, but here" : " does not fit the types here:";
    return law_.label + own + " it would be used at `" + typing_.text(given) + "`";
  }

  void check_sizes(const Book& book) {
    if (book.plain_lists) return;
    for (const auto& d : law_.sizes) {
      const Size l = named(d.left), r = named(d.right);
      if (surely({l, r, d.exactly}, known_)) continue;
      error_ = Message{Class::Size,
                       {},
                       {},
                       law_.label + " needs " + show(d.left) + (d.exactly ? " = " : " >= ") + show(d.right) +
                           "; here it is " + show(l) + ", which nothing bounds"};
      return;
    }
  }
  Size named(Size s) {
    for (auto& f : s.factors)
      if (const auto it = names_.find(f); it != names_.end()) f = it->second;
    std::sort(s.factors.begin(), s.factors.end());
    return typing_.unifier.resolve(s);
  }

  Typing typing_;
  const Law& law_;
  std::vector<SizeDemand> known_;
  Typing::Scope scope_{};
  Type domain_{};
  std::map<std::string, std::string> names_{};
  std::optional<Message> error_{};
};

}  // namespace wholemeal::calc
