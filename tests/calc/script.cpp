#include "wholemeal/calc/script.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

namespace {

// The value of `-- key: value` at the head of a file.
std::string head(const std::string& text, const std::string& key) {
  const auto at = text.find("-- " + key + ": ");
  if (at == std::string::npos) return "";
  const auto from = at + key.size() + 5;
  return text.substr(from, text.find('\n', from) - from);
}

const std::vector<Outcome>& chapter() {
  static const Book book = book_of(text_of("notes/derivations/sudoku.calc"));
  static const auto outcomes = check(book, bench_of(book), {});
  return outcomes;
}

}  // namespace

TEST_CASE("The chapter's derivations check, by their laws and on cases") {
  std::size_t steps = 0;
  for (const auto& o : chapter()) {
    INFO(report(o));
    CHECK(o.ok);
    CHECK(o.proof.has_value());
    for (const auto& s : o.steps) {
      ++steps;
      CHECK(s.ok);
      CHECK(s.reached.calculation.size() <= 6);
      CHECK(s.reached.states <= 700);
      CHECK(s.tested.cases == 200);
      CHECK(s.tested.telling >= enough_telling);
      for (const auto& p : s.parts) CHECK(p.telling > 0);
    }
  }
  CHECK(chapter().size() == 15);
  CHECK(steps == 89);
}

TEST_CASE("A theorem names the axioms it rests on, and no theorem among them") {
  const auto rests = [](const std::string& label) {
    for (const auto& o : chapter())
      if (o.derivation->label == label) return o.rests_on;
    return std::set<std::string>{};
  };
  CHECK(rests("D12") == std::set<std::string>{"def-rows"});
  CHECK(rests("D8") ==
        std::set<std::string>{"cols-inv", "def-boxs", "group-ungroup", "map-comp", "map-id", "ungroup-group"});
  for (const char* axiom : {"19.2", "19.4", "19.6", "cols-inv", "filter-comm", "sublist"})
    CHECK(rests("D4").contains(axiom));
  for (const char* theorem : {"19.3", "19.5", "boxs-inv", "prune-boxs"}) CHECK_FALSE(rests("D4").contains(theorem));
}

TEST_CASE("A list and a sublist as long as it are one only where nothing is put in another order") {
  const Book book = book_of(
      "fun tidy :: Board -> Board\n"
      "law tidied : filter valid . expand . tidy . map pruneRow . tidy ~ filter valid . expand\n"
      "law tidily : filter valid . expand = filter valid . expand . pruneBy tidy   proof T by sublist\n"
      "derive T : filter valid . expand ~ filter valid . expand . pruneBy tidy\n"
      "  filter valid . expand\n  ~ { tidied; def-pruneBy }\n  filter valid . expand . pruneBy tidy\nqed\n"
      "derive E : filter valid . expand = filter valid . expand . pruneBy tidy\n"
      "  filter valid . expand\n  = { tidily }\n  filter valid . expand . pruneBy tidy\nqed\n");
  const auto outcomes = check(book, {}, {.evaluate = false});
  CHECK(outcomes[0].ok);
  CHECK(outcomes[1].rests_on == std::set<std::string>{"tidily"});
}

TEST_CASE("The chapter as printed fails at exactly the steps and with the classes its comments name") {
  const auto text = text_of("notes/derivations/as_printed.calc");
  const auto expected_at = [&](int line) -> std::string {
    const std::string s(line_of(text, line));
    for (const char* c : {"ORDER", "GAP"})
      if (s.find("-- " + std::string(c)) != std::string::npos) return c;
    return "";
  };
  const Book book = book_of(text);
  for (const auto& o : check(book, bench_of(book), {}))
    for (const auto& s : o.steps) {
      INFO(o.derivation->label << " line " << s.step->at.line);
      CHECK((s.ok ? "" : std::string(show(s.messages[0].kind))) == expected_at(s.step->at.line));
    }
}

TEST_CASE("With map-id and map-comp left unsaid, only the order is wrong in the chapter as printed") {
  const Book book = book_of(text_of("notes/derivations/as_printed.calc"));
  Options lenient;
  lenient.lenient = true;
  for (const auto& o : check(book, bench_of(book), lenient))
    for (const auto& s : o.steps)
      if (!s.ok) CHECK(s.messages[0].kind == Class::Order);
}

TEST_CASE("Wrong derivations are refused, with the class and the words their files expect") {
  int files = 0;
  for (const auto& f : std::filesystem::directory_iterator(std::string(TEST_SOURCE) + "/tests/calc/refused")) {
    ++files;
    const auto name = f.path().filename().string();
    const auto text = text_of("tests/calc/refused/" + name);
    Book book = book_of(text, head(text, "options") == "--hs-types");
    const auto outcomes = check(book, bench_of(book), {});
    for (auto& m : faults_of_laws(book)) book.errors.push_back(std::move(m));
    const auto said = messages_of(book, outcomes);
    INFO(name << "\n" << said);
    CHECK(std::none_of(outcomes.begin(), outcomes.end(), [](const Outcome& o) { return o.ok; }));
    const auto at = said.find(head(text, "expect") + ": ");
    CHECK(at != std::string::npos);
    CHECK(said.find(head(text, "says")) != std::string::npos);
  }
  CHECK(files >= 60);
}

TEST_CASE("Rules speak of some functions by name: whoever declares them means the library's") {
  const auto errors = [](const std::string& text) {
    Book b;
    add(b, parse_file(text, "own.laws"));
    return b.errors.empty() ? "" : b.errors[0].text;
  };
  CHECK(errors("fun cp :: P n (A a) -> A a\n") ==
        "`cp` is the library's, `native wholemeal::cp`; another has another name");
  CHECK(errors("fun prune :: A a -> A a native list::onto\n").starts_with("`prune` is the library's"));
  CHECK(errors("fun cp :: P n (A a) -> A (P n a) native wholemeal::cp\n").empty());
  CHECK(errors("fun cp :: P k (A b) -> A (P k b) native wholemeal::cp\n").empty());
  const std::string other = "`cp` has another type in the library";
  CHECK(errors("fun cp :: P n (A Digit) -> A (P n Digit) native wholemeal::cp\n") == other);
  CHECK(errors("fun cp :: P n (A a) -> A (P m a) native wholemeal::cp\n") == other);
  CHECK(errors("fun cp :: A a -> A a native wholemeal::cp\n") == other);
}

TEST_CASE("Of a name that only laws speak of nothing is evaluated, and nothing refused") {
  const Book book = book_of(R"(
fun turn :: P n a -> P n a
law turn-inv : turn . turn = id
derive X : map turn . map turn = id
    map turn . map turn
  = { map-comp; turn-inv; map-id }
    id
qed)");
  const auto outcomes = check(book, bench_of(book), {});
  CHECK(outcomes[0].ok);
  CHECK(messages_of(book, outcomes) == "WEAK: weak evidence: only 0 of 200 cases could tell\n");
}

TEST_CASE("New derivations check") {
  for (const char* file : {"prune_many", "hidden_single", "any_prune", "refinement"}) {
    const Book b = book_of(text_of("notes/derivations/" + std::string(file) + ".calc"));
    CHECK(b.errors.empty());
    for (const auto& o : check(b, bench_of(b), {})) {
      INFO(report(o));
      CHECK(o.ok);
      for (const auto& s : o.steps) CHECK(s.messages.empty());
    }
  }
}

TEST_CASE("boxs of rectangular boxes undoes itself, with the shape kept; with the shape turned it doesn't") {
  Book b;
  add(b, parse_file(text_of("notes/derivations/rectangular.laws"), "rectangular.laws"));
  add(b, parse_file(text_of("notes/derivations/rectangular.calc"), "rectangular.calc"));
  add(b, parse_file("fun turned :: P (R*C) (P (R*C) a) -> P (R*C) (P (R*C) a)\n"
                    "def def-turned : turned = map ungroup . ungroup . map cols . groupC . map groupR\n"
                    "derive T : turned . boxs = id\n  turned . boxs\n  = { def-turned; def-boxs }\n  id\nqed",
                    "turned"));
  REQUIRE(b.errors.empty());
  std::vector<Bench> benches;
  for (const auto& [rows, cols] : {std::pair{2L, 3L}, std::pair{3L, 2L}}) {
    const Box box{rows, cols, true};
    benches.push_back({box, registry_of(b, library_of(box))});
  }
  const auto outcomes = check(b, benches, {.suggest = false});
  CHECK(outcomes[0].ok);
  CHECK(outcomes[1].ok);
  CHECK_FALSE(outcomes[2].ok);
  CHECK(outcomes[2].steps[0].messages[0].kind == Class::False);
}
