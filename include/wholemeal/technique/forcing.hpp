#pragma once
// Forcing chains: if a choice were true, what follows link by link, each from one thing before it; a contradiction, and
// the choice goes.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence chain_clash{"If {c} were {d}, a chain would make {x} both {e} and not.",
                                      "{c}が{d}なら、連鎖により{x}は{e}であり{e}でないことになる。"};
inline constexpr Sentence chain_cell{"If {c} were {d}, chains would leave no choice for {x}.",
                                     "{c}が{d}なら、連鎖により{x}の候補がなくなる。"};
inline constexpr Sentence chain_unit{"If {c} were {d}, chains would leave no place for {e} in {u}.",
                                     "{c}が{d}なら、連鎖により{u}で{e}の入るマスがなくなる。"};
}  // namespace says

namespace targets {
// The choices of open cells.
inline std::size_t choices(const Position& m) {
  std::size_t n = 0;
  for (Set s : m.cells) n += many(s) ? size(s) : 0;
  return n;
}
}  // namespace targets

namespace detail {
// What follows from one choice: the choices that are then true, and those that are false.
class Chains {
 public:
  explicit Chains(const Position& m) : m_(m), us_(units(m.box)), at_(m) {}

  // The contradiction that a choice leads to, if it does.
  std::optional<Why> refute(std::size_t c, std::size_t d) {
    yes_.assign(m_.cells.size(), 0);
    no_.assign(m_.cells.size(), 0);
    queue_.clear();
    on(c, d);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [cell, digit, is] = queue_[i];
      if (is)
        follow_on(cell, digit);
      else
        follow_off(cell, digit);
    }
    return contradiction(c, d);
  }

 private:
  struct Fact {
    std::size_t cell, digit;
    bool is;
  };
  void on(std::size_t c, std::size_t d) {
    if ((yes_[c] & bit(d)) != 0) return;
    yes_[c] |= bit(d);
    queue_.push_back({c, d, true});
  }
  void off(std::size_t c, std::size_t d) {
    if ((no_[c] & bit(d)) != 0) return;
    no_[c] |= bit(d);
    queue_.push_back({c, d, false});
  }
  void follow_on(std::size_t c, std::size_t d) {
    each(m_.cells[c] & ~bit(d), [&](std::size_t e) { off(c, e); });
    for (std::size_t i = 0; i < 3; ++i)
      each(at_[us_.of[c][i]][d] & ~bit(us_.at[c][i]), [&](std::size_t k) { off(us_.cell(us_.of[c][i], k), d); });
  }
  void follow_off(std::size_t c, std::size_t d) {
    if (const Set rest = m_.cells[c] & ~bit(d); single(rest)) on(c, lowest(rest));
    for (std::size_t i = 0; i < 3; ++i)
      if (const Set rest = at_[us_.of[c][i]][d] & ~bit(us_.at[c][i]); single(rest))
        on(us_.cell(us_.of[c][i], lowest(rest)), d);
  }
  std::optional<Why> contradiction(std::size_t c, std::size_t d) const {
    const auto why = [&](const Sentence& s, std::vector<std::uint16_t> us, std::vector<std::uint16_t> others,
                         Set rest) {
      return Why{&s, std::move(us), {static_cast<std::uint16_t>(c)}, bit(d), {}, std::move(others), rest};
    };
    for (std::size_t b = 0; b < m_.cells.size(); ++b) {
      if (const Set both = yes_[b] & no_[b]; both != 0)
        return why(says::chain_clash, {}, {static_cast<std::uint16_t>(b)}, bit(lowest(both)));
      if ((m_.cells[b] & ~no_[b]) == 0) return why(says::chain_cell, {}, {static_cast<std::uint16_t>(b)}, 0);
    }
    for (std::size_t u = 0; u < us_.count; ++u) {
      Set left = 0;
      for (std::size_t k = 0; k < us_.n; ++k) left |= m_.cells[us_.cell(u, k)] & ~no_[us_.cell(u, k)];
      if (const Set gone = m_.box.all() & ~left; gone != 0)
        return why(says::chain_unit, {static_cast<std::uint16_t>(u)}, {}, bit(lowest(gone)));
    }
    return std::nullopt;
  }

  const Position& m_;
  const Units& us_;
  Places at_;
  std::vector<Set> yes_, no_;
  std::vector<Fact> queue_;
};
}  // namespace detail

inline void find_forcing_chain(const Position& m, Pass& p) {
  detail::Chains chains(m);
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    for (Set left = many(m.cells[c]) ? m.cells[c] : 0; left != 0; left = but_lowest(left))
      if (const auto why = chains.refute(c, lowest(left)))
        p.pattern([&](auto remove) { remove(c, bit(lowest(left))); }, [&] { return *why; });
}

inline constexpr Technique forcing_chain{"forcing-chain", "forcing chain",  "強制連鎖法",      Grade::beyond,
                                         Use::pattern,    targets::choices, find_forcing_chain};

}  // namespace wholemeal::technique
