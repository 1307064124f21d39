// Somebody's own law, tested with the library's domains.
#include <wholemeal/gen.hpp>

namespace {
inline constexpr auto turned = wholemeal::law<"cols . rows = cols", wholemeal::domain::matrices>(
    wholemeal::Standing::axiom, "our own",
    [](wholemeal::Shape) { return equal(wholemeal::cols * wholemeal::rows, wholemeal::cols); });
inline constexpr auto ours = std::tie(turned);
}  // namespace

int main() {
  for (const auto& law : wholemeal::rows_of<ours>())
    if (!rc::check(law.label, [&] { RC_ASSERT((*wholemeal::gen::cases(law)).holds); })) return 1;
}
