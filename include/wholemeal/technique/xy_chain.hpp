#pragma once
// XY-chain: cells of two choices, each seeing the next and sharing a digit with it, so that if one end isn't z the
// other is: cells that see both ends lose z. A chain may come to a cell twice; then its first cell can't be but z.
#include "wholemeal/technique/wings.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence xy_chain{"Along {c}, the first or the last is {d}: cells that see both lose it.",
                                   "{c}の順にたどると、最初か最後のマスは{d}。両方から見えるマスから{d}を消す。"};
}  // namespace says

namespace detail {
// From a cell that isn't z, what follows: a step is a cell and the digit that it then holds. Breadth first, so that
// each step is reached by a shortest chain; `from` leads back.
class XyChains {
 public:
  XyChains(const Position& m, const std::vector<std::uint16_t>& twos) : m_(m), us_(units(m.box)), twos_(twos) {}

  // Calls f(chain) for each cell that then holds z.
  template <class F> void from(std::size_t start, std::size_t z, F f) {
    std::vector<Step> steps{{twos_[start], lowest(m_.cells[twos_[start]] & ~bit(z)), 0}};
    std::vector<bool> reached(m_.cells.size() * m_.box.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Step now = steps[i];
      if (now.digit == z) f(chain(steps, i));
      for (std::uint16_t c : twos_) {
        if ((m_.cells[c] & bit(now.digit)) == 0 || !us_.sees(c, now.cell)) continue;
        const std::size_t next = lowest(m_.cells[c] & ~bit(now.digit));
        if (reached[c * m_.box.size() + next]) continue;
        reached[c * m_.box.size() + next] = true;
        steps.push_back({c, next, i});
      }
    }
  }

 private:
  struct Step {
    std::uint16_t cell;
    std::size_t digit, from;
  };
  static std::vector<std::uint16_t> chain(const std::vector<Step>& steps, std::size_t i) {
    std::vector<std::uint16_t> cells{steps[i].cell};
    while (i != 0) cells.push_back(steps[i = steps[i].from].cell);
    std::reverse(cells.begin(), cells.end());
    return cells;
  }
  const Position& m_;
  const Units& us_;
  const std::vector<std::uint16_t>& twos_;
};
}  // namespace detail

inline void find_xy_chain(const Position& m, Pass& p) {
  const auto twos = detail::two_choices(m);
  detail::XyChains chains(m, twos);
  for (std::size_t i = 0; i < twos.size(); ++i)
    each(m.cells[twos[i]], [&](std::size_t z) {
      chains.from(i, z, [&](const std::vector<std::uint16_t>& chain) {
        if (chain.back() <= chain.front()) return;  // the other way round is the same
        p.pattern(detail::leaves_what_sees(m, std::array{chain.front(), chain.back()}, bit(z)), [&] {
          return Why{&says::xy_chain, {}, chain, bit(z)};
        });
      });
    });
}

inline constexpr Technique xy_chain{"xy-chain",   "XY-chain",           "XYチェーン", Grade::beyond,
                                    Use::pattern, targets::cells_of<2>, find_xy_chain};

}  // namespace wholemeal::technique
