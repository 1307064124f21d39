// A law where it is used: whether its types, its domain and its sizes are those of the place. Trusted: see proof.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "wholemeal/calc/claim.hpp"
#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

// A law as it is used at one rewrite: its types there, and those of its conditions.
class LawInstance {
 public:
  LawInstance(const Book& book, const Frame& frame, const Expr& term, const Law& law, const Rewrite& r)
      : typing_(typing_in(book, frame)), law_(law), known_(frame.demands) {
    error_ = type_in(typing_, frame, term, frame.type, law.at, &r.at);
    const Type type = use_law(book, r);
    typing_.settle(law.at);
    if (!error()) error_ = typing_.wrong();
    if (!error() && law.says.relation == Relation::Order && !typing_.gives_alternatives(type))
      error_ =
          Message{Class::Type, {}, {}, law.label + " compares lists of alternatives, not `" + typing_.text(type) + "`"};
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
  // Its type here.
  Type use_law(const Book& book, const Rewrite& r) {
    if (!typing_.seen && !error_)
      error_ = Message{Class::Type, {}, {}, law_.label + " is used where there are no types"};
    const auto own = calc::frame_of(book, claim_of(law_));
    if (const auto* wrong = std::get_if<Message>(&own); wrong && !error_)
      error_ = Message{wrong->kind, {}, wrong->at, law_.label + ": " + wrong->text};
    if (error_) return {};
    const Type law = r.label == "assumption" ? typing_.of(law_.says, law_.at) : instance(std::get<Frame>(own));
    const auto seen = *typing_.seen;
    if (law_.domain) agree(law.args[0], seen.argument);
    for (const auto& [v, e] : r.with)
      if (scope_.contains(v)) bind(v, typing_.of(e));
    agree(is_function(typing_.shown(law)) ? function(seen.argument, seen.result) : seen.result, law);
    if (r.label != "assumption" && !error_) type_again(law);
    return law;
  }

  // What it says, typed here too: lengths of lists written out, of which kind was open, are no part of its own types.
  void type_again(const Type& law) {
    const auto ours = typing_.enter(scope_);
    typing_.agree(typing_.of(law_.says, law_.at), law, law_.at, law_.label + " does not fit the types here:");
    for (const auto& c : law_.conditions) assume(typing_, c, law);
    typing_.enter(ours);
  }

  // The law's own types, what was rigid in them named anew. An assumption speaks of the claim's own variables.
  Type instance(const Frame& own) {
    for (const auto& [v, t] : own.metavariables) scope_[v] = typing_.unifier.instance(loose(t), names_);
    for (const auto& d : own.demands)
      demands_.push_back({typing_.unifier.instance(loose(d.left), names_),
                          typing_.unifier.instance(loose(d.right), names_), d.exactly});
    return typing_.unifier.instance(loose(own.type), names_);
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
    for (std::size_t i = 0; i < demands_.size(); ++i) {
      const auto& [l, r, exactly] = demands_[i];
      const Size left = typing_.unifier.resolve(l), right = typing_.unifier.resolve(r);
      if (surely({left, right, exactly}, known_)) continue;
      const SizeDemand& said = law_.sizes[i];
      error_ = Message{Class::Size,
                       {},
                       {},
                       law_.label + " needs " + show(said.left) + (exactly ? " = " : " >= ") + show(said.right) +
                           "; here it is " + show(left) + ", which nothing bounds"};
      return;
    }
  }

  Typing typing_;
  const Law& law_;
  std::vector<SizeDemand> known_;
  Typing::Scope scope_{};
  std::vector<SizeDemand> demands_{};
  std::map<std::string, std::string> names_{};
  std::optional<Message> error_{};
};

}  // namespace wholemeal::calc
