// A law where it is used: whether its types, its domain and its sizes are those of the place. Trusted: see proof.hpp.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "wholemeal/calc/alike.hpp"
#include "wholemeal/calc/claim.hpp"
#include "wholemeal/calc/rewrite.hpp"

namespace wholemeal::calc {

// A law as it is used at one rewrite: its types there, and those of its conditions.
class LawInstance {
 public:
  LawInstance(const Book& book, const Frame& frame, const Expr& term, const Law& law, const Rewrite& r)
      : typing_(typing_in(book, frame)), law_(law), known_(frame.demands) {
    error_ = type_in(typing_, frame, term, frame.type, law.at, &r.at);
    const std::size_t factors = typing_.factors();
    const auto before = typing_.types_of(0, factors), redex = redex_types();
    const Type type = use_law(book, r);
    typing_.settle(law.at);
    if (!error()) error_ = typing_.wrong();
    if (!error() && law.says.relation == Relation::Order && !typing_.gives_alternatives(type))
      error_ =
          Message{Class::Type, {}, {}, law.label + " compares lists of alternatives, not `" + typing_.text(type) + "`"};
    if (!error()) check_sizes(book);
    if (!error() && !book.plain_lists &&
        !(Alike{}(before, typing_.types_of(0, factors)) && Alike{}(redex, law_types())))
      error_ = Message{Class::Type, {}, {}, law.label + " holds at some types only, and nothing determines those here"};
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
  struct Range {
    std::size_t first = 0, last = 0;
  };

  // Its type here.
  Type use_law(const Book& book, const Rewrite& r) {
    if (!typing_.seen && !error_)
      error_ = Message{Class::Type, {}, {}, law_.label + " is used where there are no types"};
    const bool assumed = r.label == "assumption";  // it speaks of the claim's own variables
    const Frame own = assumed ? Frame{} : own_frame(book);
    if (error_) return {};
    scope_ = own.metavariables;
    demands_ = own.demands;
    Type law = assumed ? text(r.forward) : own.type;
    const auto seen = *typing_.seen;
    if (law_.domain) agree(law.args[0], seen.argument);
    for (const auto& [v, e] : r.with)
      if (scope_.contains(v)) bind(v, e);
    agree(is_function(typing_.shown(law)) ? function(seen.argument, seen.result) : seen.result, law);
    if (!assumed && !error_) type_again(law, r.forward);
    return law;
  }

  // The law's own types, named anew.
  Frame own_frame(const Book& book) {
    const auto own = calc::frame_of(book, claim_of(law_));
    if (const auto* f = std::get_if<Frame>(&own)) return anew(typing_.unifier, *f);
    const auto& wrong = std::get<Message>(own);
    if (!error_) error_ = Message{wrong.kind, {}, wrong.at, law_.label + ": " + wrong.text};
    return {};
  }

  // What it says, typed here too: lengths of lists written out, of which kind was open, are no part of its own types.
  void type_again(const Type& law, bool forward) {
    const auto ours = typing_.enter(scope_);
    typing_.agree(text(forward), law, law_.at, law_.label + " does not fit the types here:");
    for (const auto& c : law_.conditions) assume(typing_, c, law);
    typing_.enter(ours);
  }

  // Types both sides; notes the factors of the one that stands in the term.
  Type text(bool forward) {
    const std::size_t start = typing_.factors();
    Type left = typing_.of(law_.says.left);
    const std::size_t middle = typing_.factors();
    typing_.agree(left, typing_.of(law_.says.right), law_.at, "the two sides have different types:");
    source_ = forward ? Range{start, middle} : Range{middle, typing_.factors()};
    return left;
  }

  std::vector<Type> redex_types() const {
    return typing_.seen ? typing_.types_of(typing_.seen->first, typing_.seen->last) : std::vector<Type>{};
  }
  // Those of its text where it stands in the term; in place of its variables those of what they stand for. They are as
  // open as the redex's own, if the law holds of all that is open there.
  std::vector<Type> law_types() const {
    std::vector<Type> out;
    for (std::size_t i = source_.first; i < source_.last; ++i) {
      const auto stands_for = bound_.find(typing_.factor_name(i));
      const Range of = stands_for == bound_.end() ? Range{i, i + 1} : stands_for->second;
      const auto types = typing_.types_of(of.first, of.last);
      out.insert(out.end(), types.begin(), types.end());
    }
    return out;
  }

  void bind(const std::string& v, const Expr& e) {
    const std::size_t start = typing_.factors();
    const Type given = typing_.of(e);
    bound_[v] = {start, typing_.factors()};
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
  Range source_{};                        // the factors of the side that stands in the term
  std::map<std::string, Range> bound_{};  // those of what variables stand for
  std::optional<Message> error_{};
};

}  // namespace wholemeal::calc
