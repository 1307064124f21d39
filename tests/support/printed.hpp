#pragma once
// The program as the chapter prints it: `safe` is asked of m, not of prune m. It is unsound, and lives here only to be
// counted and refuted.
#include "wholemeal/fixpoint.hpp"

namespace wholemeal::printed {

inline constexpr auto step = [](auto thin, Shape s) {
  return [thin, s](auto m) {
    const bool ok = safe[s](m);
    auto [pruned, prunes] = ok ? thin(m) : std::pair{m, std::size_t{0}};
    const Fate fate = !ok ? Fate::unsafe : complete(pruned) ? Fate::complete : Fate::open;
    decltype(expand1(m)) children;
    if (fate == Fate::open) children = expand1(pruned);
    return Node<decltype(m), decltype(children)>{fate, std::move(pruned), std::move(children), prunes};
  };
};

inline constexpr auto search = family<"searchAsPrinted">(default_shape, [](Shape s) {
  return [s](auto m) { return grids_of(nodes{step(once(prune[s]), s), std::move(m)}); };
});

}  // namespace wholemeal::printed
