#pragma once
// What C++ lacks: lists that are values, Choices (an ordered list that lives in its cell) and the lazy product under
// cp.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <range/v3/iterator/default_sentinel.hpp>
#include <range/v3/range/access.hpp>
#include <range/v3/range/traits.hpp>
#include <range/v3/view/facade.hpp>
#include <tuple>
#include <utility>
#include <vector>

namespace wholemeal {

// Storage for lists, kept for the next one of its size: a matrix is ten lists, and a step of the search makes many.
// Blocks come one by one from operator new, so any thread may free them; under a sanitizer each goes back at once.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool keeps_blocks = false;
#elif defined(__has_feature)
inline constexpr bool keeps_blocks = !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer);
#else
inline constexpr bool keeps_blocks = true;
#endif
class blocks {
 public:
  static void* take(std::size_t bytes) {
    stack& s = free_[std::min(bytes / grain, sizes)];
    return bytes / grain < sizes && s.size > 0 ? s.blocks[--s.size] : ::operator new((bytes / grain + 1) * grain);
  }
  static void give(void* block, std::size_t bytes) {
    static thread_local const returner at_exit;
    stack& s = free_[std::min(bytes / grain, sizes)];
    if (keeps_blocks && bytes / grain < sizes && s.size < depth && !closed_)
      s.blocks[s.size++] = block;
    else
      ::operator delete(block);
  }

 private:
  static constexpr std::size_t grain = 64, sizes = 32, depth = 64;
  struct stack {
    void* blocks[depth];
    std::size_t size;
  };
  struct returner {
    ~returner() {
      closed_ = true;
      for (stack& s : free_)
        while (s.size > 0) ::operator delete(s.blocks[--s.size]);
    }
  };
  static inline thread_local constinit stack free_[sizes + 1] = {};
  static inline thread_local constinit bool closed_ = false;
};
template <class A> struct reusing {
  using value_type = A;
  reusing() = default;
  template <class B> constexpr reusing(const reusing<B>&) {}
  A* allocate(std::size_t n) { return static_cast<A*>(blocks::take(n * sizeof(A))); }
  void deallocate(A* p, std::size_t n) { blocks::give(p, n * sizeof(A)); }
  friend constexpr bool operator==(reusing, reusing) { return true; }
};

// List a: positions or results that are held, a value.
template <class A> using List = std::vector<A, reusing<A>>;

// Digit: 0 is the blank, 1 to 36 the digits (the chapter's Char; how a digit is written is grid.hpp's matter).
enum class Digit : std::uint8_t {};

// Choices = [Digit]: an ordered list of at most 36 digits, repetition allowed, that never asks the heap.
// `mask` has bit d set when d is in the list: what makes membership, nodups and difference cheap.
class Choices {
 public:
  using value_type = Digit;
  using iterator = const Digit*;
  using const_iterator = iterator;
  static constexpr std::size_t capacity = 36;

  constexpr Choices() = default;
  constexpr Choices(std::initializer_list<Digit> ds) {
    for (Digit d : ds) push_back(d);
  }

  constexpr iterator begin() const { return digits_.data(); }
  constexpr iterator end() const { return digits_.data() + size_; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Digit front() const { return digits_[0]; }
  constexpr Digit operator[](std::size_t i) const { return digits_[i]; }
  constexpr std::uint64_t mask() const { return mask_; }
  constexpr bool distinct() const { return static_cast<std::uint32_t>(std::popcount(mask_)) == size_; }

  // A list is full at 36: further digits are only in the mask.
  constexpr void push_back(Digit d) {
    mask_ |= std::uint64_t{1} << (static_cast<unsigned>(d) & 63U);
    if (size_ < capacity) digits_[size_++] = d;
  }
  friend constexpr bool operator==(const Choices& a, const Choices& b) {
    if (a.size_ != b.size_ || a.mask_ != b.mask_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (a.digits_[i] != b.digits_[i]) return false;
    return true;
  }

 private:
  std::uint64_t mask_ = 0;
  std::uint32_t size_ = 0;
  std::array<Digit, capacity> digits_{};
};

// (\\) :: [a] -> [a] -> [a]: takes the first occurrence of each element of xs away from ds.
constexpr Choices difference(const Choices& ds, const Choices& xs) {
  if ((ds.mask() & xs.mask()) == 0) return ds;
  Choices left, taken;
  const auto times = [](Digit d, const Choices& list) { return std::count(list.begin(), list.end(), d); };
  for (Digit d : ds) {
    const bool listed = (xs.mask() >> static_cast<unsigned>(d) & 1U) != 0;
    if (!listed)
      left.push_back(d);
    else if (!ds.distinct())
      (times(d, taken) < times(d, xs) ? taken : left).push_back(d);
  }
  return left;
}

// The cartesian product of a list of lists, one tuple at a time, the last list turning fastest. It owns its lists
// in shared storage and its cursors share it; the lists may themselves be lazy, so long as they can be read twice.
template <class Xs> class product : public ranges::view_facade<product<Xs>, ranges::unknown> {
  friend ranges::range_access;
  using lists = List<Xs>;

  struct cursor {
    using value_type = List<ranges::range_value_t<Xs>>;
    std::shared_ptr<lists> xss;
    List<ranges::iterator_t<Xs>> at;
    bool done = false;

    cursor() = default;
    explicit cursor(std::shared_ptr<lists> owned) : xss(std::move(owned)) {
      at.reserve(xss->size());
      for (Xs& xs : *xss) {
        at.push_back(ranges::begin(xs));
        done = done || at.back() == ranges::end(xs);
      }
    }
    value_type read() const {
      value_type tuple;
      tuple.reserve(at.size());
      for (const auto& x : at) tuple.push_back(*x);
      return tuple;
    }
    void next() {
      for (std::size_t i = at.size(); i-- > 0; at[i] = ranges::begin((*xss)[i]))
        if (++at[i] != ranges::end((*xss)[i])) return;
      done = true;
    }
    bool equal(const cursor& other) const { return done == other.done && (done || at == other.at); }
    bool equal(ranges::default_sentinel_t) const { return done; }
  };

  std::shared_ptr<lists> xss_ = std::make_shared<lists>();
  cursor begin_cursor() const { return cursor{xss_}; }
  ranges::default_sentinel_t end_cursor() const { return {}; }

 public:
  product() = default;
  explicit product(lists xss) : xss_(std::make_shared<lists>(std::move(xss))) {}
};

// A function on matrices that only moves elements, made fast: it is natural, f . map (map g) = map (map g) . f, so f of
// the matrix of places is a table of where each element of f m comes from, made once for all matrices of a shape.
template <class F, class Shape> struct rearrangement {
  F literal;  // the function as it is written
  Shape shape;

  template <class A> List<List<A>> operator()(const List<List<A>>& m) const {
    const std::size_t n = shape.size();
    bool square = n <= Choices::capacity && m.size() == n;
    for (const List<A>& row : m) square = square && row.size() == n;
    if (!square) return literal(m);
    List<List<A>> moved(n, List<A>(n));
    const places& from = table();
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < n; ++j) moved[i][j] = m[from[i][j].first][from[i][j].second];
    return moved;
  }

 private:
  using places = List<List<std::pair<std::uint8_t, std::uint8_t>>>;
  const places& table() const {
    struct entry {
      std::once_flag made;
      places table;
    };
    static std::array<std::array<entry, Choices::capacity + 1>, Choices::capacity + 1> tables;
    entry& e = tables[shape.rows][shape.cols];
    std::call_once(e.made, [&] { e.table = literal(here()); });
    return e.table;
  }
  places here() const {
    places m(shape.size());
    for (std::size_t k = 0; k < m.size() * m.size(); ++k) m[k / m.size()].emplace_back(k / m.size(), k % m.size());
    return m;
  }
};
template <class F, class Shape> constexpr auto by_table(F literal, Shape s) {
  return rearrangement<F, Shape>{literal, s};
}

}  // namespace wholemeal
