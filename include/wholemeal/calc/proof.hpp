// `certify`, which alone can make a Proof. What has to be believed is this, checker.hpp, instance.hpp, induction.hpp,
// cover.hpp and what they stand on: terms, `instantiate`, types. What finds calculations need not be.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <variant>

#include "wholemeal/calc/checker.hpp"

namespace wholemeal::calc {

namespace detail {

// Each case of an induction, its calculation followed at its own types.
inline std::variant<std::set<std::string>, Message> induction(const Book& book, const Proofs& proofs, const Claim& c,
                                                              const Frame& whole) {
  if (!covers(c)) return Message{Class::Gap, {}, {}, "the cases are not those of all lists: " + cases_wanted(c)};
  std::set<std::string> rests{extensional(c) ? "extensionality" : "induction"};
  const Hypothesis hypothesis(c);
  for (const auto& one : c.cases) {
    const auto frame = frame_of_case(book, c, one, whole);
    if (const auto* wrong = std::get_if<Message>(&frame)) return *wrong;
    const auto assumptions = assumptions_of(c, one);
    Checker checker(book, proofs, assumptions, one.lists == Lists::Longer ? &hypothesis : nullptr);
    const auto why =
        checker.calculation(case_of(c.says, c.induction, one.lists), one.calculation, std::get<Frame>(frame));
    if (!why.empty()) return Message{Class::Gap, {}, {}, why};
    rests.merge(checker.rests_on);
  }
  return rests;
}

}  // namespace detail

// The only maker of proofs.
inline std::variant<Proof, Message> certify(const Book& book, const Proofs& proofs, const Claim& claim) {
  const auto frame = frame_of(book, claim);
  if (const auto* wrong = std::get_if<Message>(&frame)) return *wrong;
  if (!claim.induction.empty()) {
    auto rests = detail::induction(book, proofs, claim, std::get<Frame>(frame));
    if (auto* wrong = std::get_if<Message>(&rests)) return *wrong;
    return Proof(claim, std::get<std::set<std::string>>(std::move(rests)));
  }
  detail::Checker checker(book, proofs, claim.assumptions);
  const auto why = checker.calculation(claim.says, claim.calculation, std::get<Frame>(frame));
  if (!why.empty()) return Message{Class::Gap, {}, {}, why};
  return Proof(claim, std::move(checker.rests_on));
}

}  // namespace wholemeal::calc
