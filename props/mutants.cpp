// Single edits of good derivations: a changed name, a dropped factor, two swapped, another hint, one hint less, `=` for
// `~`. None may pass but a true equation whose hint suffices: of each that does, its rewrites are shown, and a proof
// must stand behind it and 300 further cases not refute it.
//   mutants [COUNT] [SEED]
#include <cstdlib>
#include <iostream>

#include "calc/support.hpp"
#include "wholemeal/calc/marked.hpp"
#include "wholemeal/calc/report.hpp"

namespace {

using namespace wholemeal::calc;

// One edit of a random kind at a random place of a calculation; false if there was nothing to edit there.
class Mutator {
 public:
  Mutator(const Book& book, std::uint64_t seed) : random_(seed) {
    for (const auto& f : book.functions) names_.push_back(f.name);
    for (const auto& l : book.laws) labels_.push_back(l.label);
    for (const auto& d : book.derivations) labels_.push_back(d.label);
  }

  bool edit(Derivation& whole) {
    Derivation& d = whole.cases.empty() ? whole : whole.cases[pick(whole.cases.size())];
    Step& s = d.steps[pick(d.steps.size())];
    switch (random_.below(7)) {
      case 0: return rename(s.line);
      case 1: return drop(s.line);
      case 2: return swap(s.line);
      case 3: return relabel(s);
      case 4: return forget(s);
      case 5: return suppose(s);
      default: return strengthen(s, whole);
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
  // The hypothesis instead of a law.
  bool suppose(Step& s) {
    Hint& h = s.hints[pick(s.hints.size())];
    return std::exchange(h.kind, Hint::Kind::Hypothesis) != Hint::Kind::Hypothesis;
  }
  static bool strengthen(Step& s, Derivation& whole) {
    whole.goal.relation = Relation::Equal;
    return std::exchange(s.relation, Relation::Equal) == Relation::Order;
  }

  Random random_;
  std::vector<std::string> names_{}, labels_{};
};

struct Workshop {
  Book book{};
  std::vector<Bench> benches{};
  Graph back{};
  Proofs proofs{};  // of the good derivations, which an edited one may cite

  Workshop() {
    add(book, theory_file());
    for (const char* file :
         {"sudoku", "prune_many", "hidden_single", "any_prune", "refinement", "lists", "induction", "pruning_a_row"})
      add(book, parse_file(text_of("notes/derivations/" + std::string(file) + ".calc"), file));
    benches = bench_of(book);
    back = turned_round(citations(book));
    for (const auto& o : check(book, {}, {.evaluate = false}))
      if (o.proof) proofs.emplace(o.derivation->label, *o.proof);
  }

  Outcome checked(const Derivation& d, const Options& options) const {
    TestedParts parts;
    std::vector<Outcome> out;
    out.push_back(DerivationCheck(book, benches, options, d, forbidden_in(book, back, d.label), parts).run());
    Proofs own = proofs;
    own.erase(d.label);
    certify_all(book, out, own);
    return std::move(out[0]);
  }
};

void show_rewrites(const Outcome& o) {
  for (const auto& s : o.steps) {
    Expr term = s.from;
    for (const auto& r : s.reached.calculation) {
      std::cout << "    " << show_marked(term, r.at, "[", "]") << "   by " << r.label << "\n";
      term = r.result;
    }
  }
}

// Whether a step follows from its hint and is true; one that repeats the line above does without a rewrite.
bool stands(const StepOutcome& s) {
  return !s.tested.counterexample && (!s.reached.calculation.empty() || s.from == s.step->line);
}

// Whether what passed may pass.
bool deserves(const Workshop& w, const Derivation& d, const Outcome& o) {
  Options thorough;
  thorough.effort.cases = 300;
  thorough.effort.seed = 99;
  const auto again = w.checked(d, thorough);
  return o.proof && again.ok && std::all_of(again.steps.begin(), again.steps.end(), stands);
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a check that can't go on may end like this
int main(int argc, char** argv) {
  const long wanted = argc > 1 ? std::atol(argv[1]) : 2000;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 0;
  std::uint64_t edit = seed * 1'000'000;  // edits are numbered, and each seed has its own
  const Workshop w;
  if (w.book.derivations.empty()) return std::puts("no derivations to edit"), 2;
  Options quick;
  quick.effort.cases = 40;
  quick.suggest = false;
  long passed = 0, wrong = 0;
  for (long made = 0; made < wanted;) {
    Derivation d = w.book.derivations[edit % w.book.derivations.size()];
    if (!Mutator(w.book, ++edit).edit(d)) continue;
    state_cases(d);
    ++made;
    const auto o = w.checked(d, quick);
    if (!o.ok) continue;
    ++passed;
    const bool fair = deserves(w, d, o);
    wrong += fair ? 0 : 1;
    std::cout << (fair ? "true, and its hint suffices" : "WRONGLY ACCEPTED") << ", edit " << edit << ":\n" << show(d);
    show_rewrites(o);
  }
  std::cout << "seed " << seed << ": " << wanted << " edits, " << passed << " pass, " << wrong << " of them wrongly\n";
  return wrong == 0 && passed > 0 && passed < wanted / 3 ? 0 : 1;
}
