// Runs every law, or those named, with rapidcheck; then every false twin, which must be refuted.
//   props [LABEL...]     RC_PARAMS="seed=N max_success=M" as rapidcheck has it
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <set>

#include "laws/laws.hpp"
#include "twins.hpp"
#include "wholemeal/gen.hpp"

namespace {

using namespace wholemeal;

struct Run {
  bool holds;
  std::size_t cases = 0, counted = 0, telling = 0;
};

// Shrinking runs the property too: only the cases up to the first failure count.
Run run(const Law& law) {
  Run r{};
  bool failed = false;
  r.holds = rc::check(law.label, [&] {
    const Case c = *gen::cases(law);
    if (!failed) {
      ++r.cases;
      r.counted += c.counted;
      r.telling += c.counted && c.telling;
    }
    failed = failed || !c.holds;
    RC_ASSERT(c.holds);
  });
  return r;
}

bool report_law(const Law& law) {
  std::cout << law.label << ": " << law.statement << "   (" << law.source << ")\n";
  const Run r = run(law);
  const bool vacuous = r.telling * 5 < r.counted;
  std::cout << "  " << r.cases << " cases, " << r.telling << " of " << r.counted << " telling"
            << (vacuous ? ": too few" : "") << '\n';
  return r.holds && !vacuous;
}

bool report_twin(const Law& twin) {
  const Report report = trial(twin, 1000, 19);
  std::cout << "false twin of " << twin.source << ", " << twin.label << ": " << twin.statement << '\n';
  if (!report.counterexample)
    std::cout << "  NOT REFUTED in " << report.cases << " cases\n";
  else
    std::cout << "  refuted by case " << report.cases << ": " << report.counterexample->text() << '\n';
  return report.counterexample.has_value();
}

}  // namespace

int main(int argc, char** argv) {
  const char* params = std::getenv("RC_PARAMS");
  if (params == nullptr || !std::strstr(params, "max_success"))
    setenv("RC_PARAMS", (std::string("max_success=1000 ") + (params ? params : "")).c_str(), 1);
  const std::set<std::string> wanted(argv + 1, argv + argc);
  std::size_t good = 0, bad = 0;
  const auto each = [&](const std::vector<Law>& laws, auto report) {
    for (const Law& law : laws)
      if (wanted.empty() || wanted.count(law.label) > 0) (report(law) ? good : bad) += 1;
  };
  each(all_laws(), report_law);
  each(rows_of<twins::all_twins>(), report_twin);
  std::cout << good << " passed, " << bad << " failed\n";
  return bad > 0 || good == 0 ? 1 : 0;
}
