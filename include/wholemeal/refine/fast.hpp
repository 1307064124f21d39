#pragma once
// The fastest row: prunes and hidden singles until nothing changes, taken cell by cell from where something changed.
// Only what a fixed cell takes from its units, and what a unit allows in one place only, is ever removed: every step
// is part of a prune or of a hidden single, so no grid is lost, and where it ends is where those end.
#include "wholemeal/refine/hidden.hpp"

namespace wholemeal::bits {

// A board on its way: the cell that is news, and how many fixed cells have told their units.
template <std::size_t R, std::size_t C> struct Growing {
  Board<R, C> board;
  std::size_t told = 0, news = Board<R, C>::area;  // area: a root, of which nothing is known yet

  constexpr Growing with(std::size_t cell, Digit d) const { return {board.with(cell, d), told, cell}; }
  constexpr const Board<R, C>& flat() const { return board; }
};

// The units that lost a choice since they were last searched for hidden singles, as a set for each kind of unit.
struct Dirty {
  std::uint64_t rows = 0, cols = 0, boxs = 0;
  constexpr bool any() const { return (rows | cols | boxs) != 0; }
};

// A board in work: its choices, the fixed cells whose units do not know of them yet, and the dirty units.
template <std::size_t R, std::size_t C> class Propagation {
  static constexpr std::size_t n = R * C, area = n * n;
  using S = Set<n>;

 public:
  constexpr explicit Propagation(const Growing<R, C>& g) : m_(g.board), told_(g.told) {
    if (g.news < area)
      push(g.news);
    else
      start();
  }

  // Until nothing changes; false when a cell has no choice or a digit of a unit no place.
  constexpr bool run() {
    while (alive_ && (size_ > 0 || dirty_.any())) alive_ = size_ > 0 ? tell(news_[--size_]) : search();
    return alive_;
  }
  constexpr Growing<R, C> grown() const { return {m_, told_, area}; }

 private:
  struct Rows {
    static constexpr Shape tile{1, n};
  };
  struct Cols {
    static constexpr Shape tile{n, 1};
  };
  struct Boxs {
    static constexpr Shape tile{R, C};
  };

  // The root, whole: prunes until one changes nothing, so that all fixed cells have told.
  constexpr void start() {
    m_ = repeatedly(prune)(m_).first;
    alive_ = safe(m_);
    for (S s : m_.cells) told_ += single(s);
    dirty_.rows = dirty_.cols = dirty_.boxs = all_digits<n>;
  }
  constexpr void push(std::size_t cell) { news_[size_++] = static_cast<std::uint16_t>(cell); }

  // remove: the cell's digit from the other cells of its units
  constexpr bool tell(std::size_t cell) {
    const S x = m_.cells[cell];
    const std::size_t i = cell / n, j = cell % n;
    m_.cells[cell] = 0;
    bool alive = true;
    for (std::size_t k = 0; k < n; ++k) alive &= take(x, i * n + k, i, k);
    for (std::size_t k = 0; k < n; ++k) alive &= take(x, k * n + j, k, j);
    for (std::size_t r = i / R * R; r < i / R * R + R; ++r)
      for (std::size_t c = j / C * C; c < j / C * C + C; ++c) alive &= take(x, r * n + c, r, c);
    m_.cells[cell] = x;
    ++told_;
    return alive && x != 0;
  }
  constexpr bool take(S x, std::size_t cell, std::size_t i, std::size_t j) {
    S& s = m_.cells[cell];
    if ((s & x) == 0) return true;
    return thin(s, static_cast<S>(s & ~x), cell, i, j);
  }
  constexpr bool thin(S& s, S left, std::size_t cell, std::size_t i, std::size_t j) {
    s = left;
    dirty_.rows |= std::uint64_t{1} << i;
    dirty_.cols |= std::uint64_t{1} << j;
    dirty_.boxs |= std::uint64_t{1} << (i / R * R + j / C);
    if (single(left)) push(cell);
    return left != 0;
  }

  constexpr bool search() {
    return dirty_.boxs != 0   ? search<Boxs>(dirty_.boxs)
           : dirty_.rows != 0 ? search<Rows>(dirty_.rows)
                              : search<Cols>(dirty_.cols);
  }
  // One dirty unit is searched for digits with one place.
  template <class Kind> constexpr bool search(std::uint64_t& units) {
    const auto u = static_cast<std::size_t>(std::countr_zero(units));
    units &= units - 1;
    S once = 0, twice = 0, held = 0;
    for (std::size_t k = 0; k < n; ++k) {
      const S s = m_.cells[place(Kind::tile, n, u, k)];
      add(once, twice, s);
      held = static_cast<S>(held | if_single(s));
    }
    const S xs = sole(once, twice, held);
    for (std::size_t k = 0; xs != 0 && k < n; ++k) {
      const std::size_t cell = place(Kind::tile, n, u, k);
      S& s = m_.cells[cell];
      if ((s & xs) != 0 && !thin(s, retain(xs, s), cell, cell / n, cell % n)) return false;
    }
    return once == all_digits<n>;
  }

  Board<R, C> m_;
  std::size_t told_, size_ = 0;
  bool alive_ = true;
  Dirty dirty_;
  std::array<std::uint16_t, area> news_{};
};

// The step of the fastest row. Two fixed cells of a unit with one digit leave a cell empty.
inline constexpr auto fast_step = []<std::size_t R, std::size_t C>(const Growing<R, C>& g) {
  Propagation<R, C> p{g};
  const bool alive = p.run();
  const auto grown = p.grown();
  const Fate fate = !alive ? Fate::unsafe : grown.told == Board<R, C>::area ? Fate::complete : Fate::open;
  using children = decltype(smallest(g.board));
  return Node<Growing<R, C>, children>{fate, grown, fate == Fate::open ? smallest(grown.board) : children{}};
};

// searchFast :: Matrix Choices -> [Grid]       as a walk
inline constexpr auto search_fast = named<"searchFast">([]<std::size_t R, std::size_t C>(const Board<R, C>& m) {
  return Walk{fast_step, Growing<R, C>{m}};
});

}  // namespace wholemeal::bits
