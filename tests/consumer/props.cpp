// Somebody's own law, tested with the library's domains; and its generators of grids and boards.
#include <wholemeal/gen.hpp>

namespace {
inline constexpr auto turned = wholemeal::law<"cols . rows = cols", wholemeal::domain::matrices>(
    wholemeal::Standing::axiom, "our own",
    [](wholemeal::Shape) { return equal(wholemeal::cols * wholemeal::rows, wholemeal::cols); });
inline constexpr auto ours = std::tie(turned);

bool grids_are_valid() {
  return rc::check("grids are valid", [] { RC_ASSERT(wholemeal::valid(*wholemeal::gen::grids({2, 3}))); });
}
bool boards_hold_a_grid() {
  return rc::check("a grid can be chosen from a board, and from those that it shrinks to", [] {
    const auto choosable = [](const wholemeal::Board& m) {
      auto grids = wholemeal::search(m);
      return ranges::begin(grids) != ranges::end(grids);
    };
    const auto board = wholemeal::gen::boards({2, 2})(rc::Random(*rc::gen::arbitrary<std::uint64_t>()), 100);
    RC_ASSERT(choosable(board.value()));
    for (auto fewer = board.shrinks(); auto one = fewer.next();) RC_ASSERT(choosable(one->value()));
  });
}
}  // namespace

int main() {
  for (const auto& law : wholemeal::rows_of<ours>())
    if (!rc::check(law.label, [&] { RC_ASSERT((*wholemeal::gen::cases(law)).holds); })) return 1;
  return grids_are_valid() && boards_hold_a_grid() ? 0 : 1;
}
