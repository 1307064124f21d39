// Single edits of good derivations: none may pass unless it is true and its hint suffices.
#include "calc/support.hpp"
#include "catch.hpp"
#include "wholemeal/calc/report.hpp"

using namespace wholemeal::calc;

namespace {

// One edit of a random kind at a random place of a derivation; false if there was nothing to edit there.
class Mutator {
 public:
  Mutator(const Book& book, std::uint64_t seed) : random_(seed) {
    for (const auto& f : book.functions) names_.push_back(f.name);
    for (const auto& l : book.laws) labels_.push_back(l.label);
  }

  bool edit(Derivation& d) {
    Step& s = d.steps[pick(d.steps.size())];
    switch (random_.below(6)) {
      case 0: return rename(s.line);
      case 1: return drop(s.line);
      case 2: return swap(s.line);
      case 3: return relabel(s);
      case 4: return forget(s);
      default: return strengthen(s, d);
    }
  }

 private:
  std::size_t pick(std::size_t n) { return static_cast<std::size_t>(random_.below(static_cast<long>(n))); }

  // A composition anywhere in the term, changed in place.
  template <class Change> Expr inside(const Expr& e, Change change) {
    Expr out = e;
    const bool deeper = e.length() > 0 && random_.chance(40);
    const std::size_t i = e.length() > 0 ? pick(e.length()) : 0;
    if (!deeper || e.atoms[i]->args.empty()) return change(out), out;
    auto args = e.atoms[i]->args;
    auto& a = args[pick(args.size())];
    a = inside(a, change);
    out.atoms[i] = atom(e.atoms[i]->kind, e.atoms[i]->head, std::move(args));
    return out;
  }
  bool replaced(Expr& line, Expr by) {
    const bool changed = !(by == line);
    line = std::move(by);
    return changed;
  }

  bool rename(Expr& line) {
    return replaced(line, inside(line, [&](Expr& e) {
                      if (e.length() == 0) return;
                      auto& a = e.atoms[pick(e.length())];
                      if (a->args.empty()) a = atom(Kind::Name, names_[pick(names_.size())]);
                    }));
  }
  bool drop(Expr& line) {
    return replaced(line, inside(line, [&](Expr& e) {
                      if (e.length() > 1) e.atoms.erase(e.atoms.begin() + random_.below(static_cast<long>(e.length())));
                    }));
  }
  bool swap(Expr& line) {
    return replaced(line, inside(line, [&](Expr& e) {
                      if (e.length() < 2) return;
                      const auto i = pick(e.length() - 1);
                      std::swap(e.atoms[i], e.atoms[i + 1]);
                    }));
  }
  bool relabel(Step& s) {
    Hint& h = s.hints[pick(s.hints.size())];
    if (h.kind != Hint::Kind::Law) return false;
    const auto old = std::exchange(h.label, labels_[pick(labels_.size())]);
    return old != h.label;
  }
  bool forget(Step& s) {
    if (s.hints.size() < 2) return false;
    s.hints.erase(s.hints.begin() + random_.below(static_cast<long>(s.hints.size())));
    return true;
  }
  static bool strengthen(Step& s, Derivation& d) {
    d.goal.relation = Relation::Equal;
    return std::exchange(s.relation, Relation::Equal) == Relation::Order;
  }

  Random random_;
  std::vector<std::string> names_{}, labels_{};
};

// How many of `wanted` mutants pass; each that does is certified, and no further case refutes it.
int survivors(int wanted) {
  const Book book = book_of(text_of("notes/derivations/sudoku.calc"));
  const auto benches = bench_of(book);
  const Graph graph = citations(book);
  Options quick;
  quick.effort = {40, quick.effort.seed, 3600};
  quick.suggest = false;
  int passed = 0;
  std::uint64_t seed = 0;
  for (int made = 0; made < wanted;) {
    const auto& good = book.derivations[seed % book.derivations.size()];
    Derivation d = good;
    if (!Mutator(book, ++seed).edit(d)) continue;
    ++made;
    TestedParts parts;
    std::vector<Outcome> out;
    out.push_back(DerivationCheck(book, benches, quick, d, forbidden_in(book, graph, d.label), parts).run());
    Proofs proofs;
    certify_all(book, out, proofs);
    if (!out[0].ok) continue;
    ++passed;
    INFO(show(d));
    CHECK(out[0].proof.has_value());
    Options thorough;
    thorough.effort = {300, 99, 3600};
    const auto again = DerivationCheck(book, benches, thorough, d, forbidden_in(book, graph, d.label), parts).run();
    for (const auto& s : again.steps) {
      CHECK(s.ok);
      CHECK_FALSE(s.reached.calculation.empty());
      CHECK_FALSE(s.tested.counterexample.has_value());
    }
  }
  return passed;
}

}  // namespace

TEST_CASE("Of 200 single edits only true equations with sufficient hints pass") {
  const int passed = survivors(200);
  CHECK(passed > 0);
  CHECK(passed < 60);
}

TEST_CASE("Of 2000 single edits only true equations with sufficient hints pass", "[.slow]") {
  const int passed = survivors(2000);
  WARN(passed << " of 2000 edits pass, each with the rewrites that show it");
  CHECK(passed > 0);
  CHECK(passed < 500);
}
