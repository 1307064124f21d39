#pragma once
// Forcing nets: if a choice were true, what follows by singles, from everything before it; nested, by refuting choices
// in the same way, one level deeper. A contradiction, and the choice goes.
#include "wholemeal/technique/forcing.hpp"

namespace wholemeal::technique {

namespace says {
inline constexpr Sentence net_cell{"If {c} were {d}, singles would leave no choice for {x}.",
                                   "{c}が{d}なら、単一候補・単一マスをたどると{x}の候補がなくなる。"};
inline constexpr Sentence net_unit{"If {c} were {d}, singles would leave no place for {e} in {u}.",
                                   "{c}が{d}なら、単一候補・単一マスをたどると{u}で{e}の入るマスがなくなる。"};
inline constexpr Sentence net_deep{"If {c} were {d}, every choice would be refuted for {x}.",
                                   "{c}が{d}なら、{x}のどの候補も矛盾する。"};
inline constexpr Sentence net_deep_unit{"If {c} were {d}, every place would be refuted for {e} in {u}.",
                                        "{c}が{d}なら、{u}で{e}の入るどのマスも矛盾する。"};
}  // namespace says

namespace detail {
// A board on which singles are followed to the end. Which order they come in makes no difference.
class Net {
 public:
  explicit Net(const Position& m) : box_(m.box), us_(units(m.box)), cells_(m.cells), done_(m.cells.size()) {}

  // Follows what is fixed. False: a cell has no choice, or a unit no place for a digit.
  bool settle() {
    for (std::size_t c = 0; c < cells_.size(); ++c)
      if (!many(cells_[c])) fixed_.push_back(c);
    return follow();
  }
  bool assume(std::size_t c, Set choice) {
    cells_[c] &= choice;
    if (!many(cells_[c])) fixed_.push_back(c);
    return follow();
  }
  // Refutes choices by nets one level less deep, until none can be refuted.
  bool thin(std::size_t depth) {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t c = 0; c < cells_.size(); ++c)
        for (Set left = many(cells_[c]) ? cells_[c] : 0; left != 0; left = but_lowest(left)) {
          const Set choice = bit(lowest(left));
          if ((cells_[c] & choice) == 0 || !many(cells_[c]) || !refuted(c, choice, depth)) continue;
          changed = true;
          if (!assume(c, ~choice)) return false;
        }
    }
    return true;
  }
  // Whether a choice leads to a contradiction, at most so deep.
  bool refuted(std::size_t c, Set choice, std::size_t depth) const {
    Net net = *this;
    return !net.assume(c, choice) || (depth > 1 && !net.thin(depth - 1));
  }
  static constexpr std::size_t no_cell = std::size_t{36} * 36;
  const std::vector<Set>& cells() const { return cells_; }
  std::size_t dead_cell() const { return dead_cell_; }
  std::size_t dead_unit() const { return dead_unit_; }
  Set dead_digits() const { return dead_digits_; }

 private:
  bool follow() {
    do {
      while (!fixed_.empty()) {
        const std::size_t c = fixed_.back();
        fixed_.pop_back();
        if (!done_[c] && !clear(c)) return false;
      }
      if (!hidden()) return false;
    } while (!fixed_.empty());
    return true;
  }
  // The cells that a fixed one sees lose its digit.
  bool clear(std::size_t c) {
    done_[c] = true;
    const Set digit = cells_[c];
    if (digit == 0) return dead_cell_ = c, false;
    for (std::size_t u : us_.of[c])
      for (std::size_t k = 0; k < us_.n; ++k) {
        const std::size_t b = us_.cell(u, k);
        if (b == c || (cells_[b] & digit) == 0) continue;
        cells_[b] &= ~digit;
        if (cells_[b] == 0) return dead_cell_ = b, false;
        if (single(cells_[b])) fixed_.push_back(b);
      }
    return true;
  }
  // One round of hidden singles.
  bool hidden() {
    for (std::size_t u = 0; u < us_.count; ++u) {
      Set once = 0, twice = 0, held = 0;
      for (std::size_t k = 0; k < us_.n; ++k) {
        const Set s = cells_[us_.cell(u, k)];
        twice |= once & s;
        once |= s;
        held |= many(s) ? 0 : s;
      }
      if (once != box_.all()) return dead_unit_ = u, dead_digits_ = box_.all() & ~once, false;
      for (Set alone = once & ~twice & ~held; alone != 0; alone = but_lowest(alone))
        for (std::size_t k = 0; k < us_.n; ++k)
          if (const std::size_t c = us_.cell(u, k); (cells_[c] & bit(lowest(alone))) != 0) {
            cells_[c] = bit(lowest(alone));
            fixed_.push_back(c);
          }
    }
    return true;
  }

  Box box_;
  const Units& us_;
  std::vector<Set> cells_;
  std::vector<bool> done_;
  std::vector<std::size_t> fixed_;  // cells whose digit is to be cleared from what they see
  std::size_t dead_cell_ = no_cell, dead_unit_ = 108;
  Set dead_digits_ = 0;
};

inline Why net_why(const Net& net, std::size_t c, Set choice, bool deep) {
  const bool cell = net.dead_cell() < Net::no_cell;
  const Sentence& s = cell ? (deep ? says::net_deep : says::net_cell) : deep ? says::net_deep_unit : says::net_unit;
  Why why{&s, {}, {static_cast<std::uint16_t>(c)}, choice};
  if (cell)
    why.others.push_back(static_cast<std::uint16_t>(net.dead_cell()));
  else
    why.units.push_back(static_cast<std::uint16_t>(net.dead_unit()));
  why.rest = net.dead_digits();
  return why;
}
}  // namespace detail

// Every choice from which singles lead to a contradiction, Depth levels deep.
template <std::size_t Depth> void find_net(const Position& m, Pass& p) {
  detail::Net base(m);
  const bool sound = base.settle();
  for (std::size_t c = 0; c < m.cells.size(); ++c)
    for (Set left = many(m.cells[c]) ? m.cells[c] : 0; left != 0; left = but_lowest(left)) {
      detail::Net net = sound ? base : detail::Net(m);
      const Set choice = bit(lowest(left));
      const bool shallow = !(sound ? net.assume(c, choice) : (net.assume(c, choice) && net.settle()));
      if (shallow || (Depth > 1 && !net.thin(Depth - 1)))
        p.pattern([&](auto remove) { remove(c, choice); }, [&] { return detail::net_why(net, c, choice, !shallow); });
    }
}

inline constexpr Technique forcing_net{"forcing-net", "forcing net",    "強制網法", Grade::beyond,
                                       Use::pattern,  targets::choices, find_net<1>};

}  // namespace wholemeal::technique
