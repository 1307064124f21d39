// Why a step is refused: its class, where it fails, and what would mend it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "wholemeal/calc/outcome.hpp"
#include "wholemeal/calc/suggest.hpp"

namespace wholemeal::calc {

class Diagnosis {
 public:
  using TryLaw = std::function<Tested(const Law&)>;  // as if it held with =, at its most general type

  Diagnosis(const Setting& s, const Step& step, const Expr& from, const Rules& rules, const Tested& tested,
            TryLaw try_law, bool suggest = true)
      : s_(s),
        step_(step),
        from_(from),
        rules_(rules),
        bad_(tested.counterexample),
        tested_(tested),
        try_law_(std::move(try_law)),
        suggest_(suggest) {}

  // For a step whose strict check ended in `strict`, and perhaps has a counterexample.
  Message message(const Symbolic& strict) {
    if (strict.reached.found) return strict.types ? types(*strict.types) : refuted_law();
    if (step_.relation == Relation::Equal && cites_order())
      if (auto m = order()) return *m;
    if (cites_order())
      if (auto m = context()) return *m;
    if (auto m = side(strict)) return *m;
    return bad_ ? refuted() : gap(strict.reached.states);
  }

 private:
  Message say(Class c, std::string text) const { return {c, {}, step_.at, std::move(text)}; }
  std::string cited() const {
    std::string out;
    for (const auto& l : rules_.cited) out += (out.empty() ? "" : "; ") + l;
    return "{" + out + "}";
  }
  std::string counterexample() const { return bad_ ? "; " + show(*bad_) : ""; }

  Symbolic loosened(Loose loose) const { return symbolic(s_, step_, from_, rules_, loose, 5000); }

  Message types(const Message& m) const { return say(m.kind, m.text + counterexample()); }

  // The laws lead there, and still it is false: a law was used outside its domain.
  Message refuted_law() const {
    for (const auto& r : rules_.rules)
      if (r.law->domain && bad_->verdict == Verdict::Different)
        return say(Class::Size, r.law->label + " needs `" + show(*r.law->domain) + "`" + counterexample());
    return refuted();
  }

  bool cites_order() const {
    return std::any_of(rules_.rules.begin(), rules_.rules.end(),
                       [](const Rule& r) { return r.law->says.relation == Relation::Order; });
  }

  std::optional<Message> order() const {
    const auto r = loosened({true, false, false}).reached;
    if (!r.found) return {};
    for (const auto& rule : rules_.rules)
      if (rule.law->says.relation == Relation::Order && r.used.contains(rule.law->label))
        return say(Class::Order, order_text(*rule.law));
    return {};
  }
  std::string order_text(const Law& law) const {
    std::string out = law.label +
                      " holds with ~ (the same alternatives, perhaps in another order), not with =; write ~, " +
                      "and the result is then ~";
    const auto general = try_law_(law).counterexample;
    const auto& shown = general ? general : bad_;
    if (shown && shown->verdict == Verdict::Reordered)
      out += "; " + std::string(general ? "the law " : "") + show(*shown) + where_reordered(*shown);
    return out;
  }

  std::optional<Message> context() const {
    const auto r = loosened({false, true, false}).reached;
    if (!r.found) return {};
    Expr term = from_;
    for (const auto& w : r.calculation) {
      if (const Law* l = find_law(s_.book, w.label);
          l && l->says.relation == Relation::Order && !order_allowed(term, w.at))
        return say(Class::Context, w.label +
                                       " holds with ~, which may be used only where everything to its left is "
                                       "built of map, filter and concat; here `" +
                                       show(term) + "` puts it elsewhere" + counterexample());
      term = w.result;
    }
    return {};
  }

  std::optional<Message> side(const Symbolic& strict) const {
    if (!strict.open) return {};
    auto all = loosened({step_.relation == Relation::Equal, true, true});
    if (!all.reached.found) return {};
    return say(
        Class::Side,
        strict.open->law + " needs " + needed(*strict.open) + ", which nothing proves (tried: " +
            "`side`, the assumptions, and the laws that are simple equations); assume it, or say `side … by` a law" +
            counterexample());
  }
  static std::string needed(const Conditions::OpenCondition& o) { return "`" + o.condition + "`"; }

  Message refuted() const {
    if (bad_->verdict == Verdict::Reordered)
      return say(Class::Order,
                 "the lines hold the same alternatives in different orders; write ~ and cite a law that "
                 "says so" +
                     counterexample() + where_reordered(*bad_));
    if (bad_->verdict != Verdict::Different)
      return say(Class::Domain, "one line is undefined where the other is not" + counterexample());
    return say(Class::False, "the lines differ" + counterexample() + nearest(step_, from_, rules_));
  }

  Message gap(std::size_t states) const {
    std::string text =
        cited() + " alone does not lead there (" + std::to_string(states) + " terms tried, of up to 6 rewrites)";
    if (tested_.cases > 0)
      text = "the equation holds in " + std::to_string(tested_.cases) + " cases (" + std::to_string(tested_.telling) +
             " telling), but " + text;
    const std::string open = left_open(rules_);
    return say(Class::Gap, text + (!open.empty() || !suggest_ ? open : suggestion(s_, step_, from_, rules_)));
  }

  const Setting& s_;
  const Step& step_;
  const Expr& from_;
  const Rules& rules_;
  const std::optional<Counterexample>& bad_;
  const Tested& tested_;
  TryLaw try_law_;
  bool suggest_;
};

}  // namespace wholemeal::calc
