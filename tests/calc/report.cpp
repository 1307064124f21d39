#include "wholemeal/calc/report_page.hpp"
#include "wholemeal/calc/report_paper.hpp"

#include "calc/support.hpp"
#include "catch.hpp"

using namespace wholemeal::calc;

TEST_CASE("Pages hold each step, what was rewritten, and nothing unescaped") {
  const Book b = book_of(text_of("notes/derivations/as_printed.calc"));
  const auto outcomes = check(b, {}, {.evaluate = false});
  const auto html = page(outcomes);
  CHECK(html.find("<mark>filter (all nodups) . cp</mark>") != std::string::npos);
  CHECK(html.find("p := nodups") != std::string::npos);
  CHECK(html.find("ORDER") != std::string::npos);
  CHECK(html.find("<script") == std::string::npos);
  CHECK(escaped("a<b>&\"") == "a&lt;b&gt;&amp;&quot;");
  CHECK(tex(expr("map f . cp")) == "\\mathit{map}\\;f \\cdot \\mathit{cp}");
  CHECK(markdown(outcomes[0]).find("- line 17: **GAP**") != std::string::npos);
}
