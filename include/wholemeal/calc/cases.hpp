// Cases from types: boards grown from grids, small lists, functions as tables.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/grids.hpp"
#include "wholemeal/calc/ground.hpp"

namespace wholemeal::calc {

// Makes values of ground types for one box. `budget`: the largest product of choices in one value; `bare`: most lists
// of alternatives are empty, so that what is undefined of none is found.
class Cases {
 public:
  Cases(Box box, std::uint64_t seed, long budget, bool bare = false)
      : box_(box), random_(seed), budget_(budget), bare_(bare) {}

  Random& random() { return random_; }

  Value value(const Type& t) {
    left_ = random_.chance(2) ? 4 * budget_ : std::min(budget_, 1L << random_.below(6));
    return any(t);
  }

  // A function as a table: what it gives is made from what it takes, always the same.
  Fn table(const Type& t) {
    const auto seed = random_.next();
    return [t = t.args[1], seed, box = box_, bare = bare_](const Value& x) {
      return Cases(box, seed ^ hash(x), 4, bare).value(t);
    };
  }
  // A function that is its own inverse: a reversal, of a list or of the order of the digits.
  Fn involution(const Type& t) {
    if (!is_list(t) && random_.chance(50)) return [](const Value& x) { return number(x.number() ^ 1); };
    if (!is_list(t)) return [](const Value& x) { return number(5 - x.number()); };
    return [](const Value& x) { return list({x.items().rbegin(), x.items().rend()}); };
  }

 private:
  Value any(const Type& t) {
    if (t.head == "Bool") return truth(random_.chance(50));
    if (t.head == "Char") return Value{Letter{{static_cast<char>('a' + random_.below(4))}}};
    if (!is_list(t)) return number(1 + random_.below(box_.digits()));
    if (is_square(t) && is_alternatives(t.args[1].args[1])) return board();
    if (is_square(t) && t.args[1].args[1].head == "Digit") return some_grid();
    return is_alternatives(t) ? some(t.args[1]) : positions_of(t);
  }

  bool is_square(const Type& t) const {
    const long k = box_.digits();
    return is_positions(t) && is_positions(t.args[1]) && size_of(t) == k && size_of(t.args[1]) == k;
  }
  static long size_of(const Type& t) { return t.args[0].size.number; }

  // Places one by one; of digits often without repetition, so that `nodups` has something to keep.
  Value positions_of(const Type& t) {
    Items xs;
    if (t.args[1].head == "Digit" && size_of(t) <= box_.digits() && random_.chance(50)) {
      for (long d = 1; d <= box_.digits(); ++d) xs.push_back(number(d));
      random_.shuffle(xs);
      xs.resize(static_cast<std::size_t>(size_of(t)));
      return list(std::move(xs));
    }
    for (long i = 0; i < size_of(t); ++i) xs.push_back(any(t.args[1]));
    return list(std::move(xs));
  }

  // None to three alternatives, as far as the budget goes; now and then one twice.
  Value some(const Type& t) {
    const long n = random_.chance(bare_ ? 75 : 5) ? 0 : std::min(1 + random_.below(3), std::max(1L, left_));
    left_ /= std::max(1L, n);
    Items xs;
    for (int tries = 0; static_cast<long>(xs.size()) < n && tries < 20; ++tries) {
      Value x = any(t);
      if (random_.chance(10) || std::find(xs.begin(), xs.end(), x) == xs.end()) xs.push_back(std::move(x));
    }
    return list(std::move(xs));
  }

  // Around a valid grid, around two, around one with one family of units valid, or free; some with an empty cell.
  Value board() {
    Grids grids(box_, random_);
    const long kind = random_.below(100);
    const Numbers g = kind < 45   ? grids.full()
                      : kind < 80 ? grids.half_valid()
                                  : grids.free(),
                  h = kind < 25 ? grids.near_twin(g) : g;
    const std::size_t k = g.size();
    std::vector<std::size_t> order(k * k);
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    random_.shuffle(order);
    std::vector<Items> cells(k * k);
    for (const auto i : order) cells[i] = cell(g[i / k][i % k], h[i / k][i % k]);
    if (kind >= 45 && random_.chance(15)) cells[order[0]].clear();
    return rows_of(cells, k);
  }

  // The choices wanted and, as long as the budget lasts, distractors; now and then one twice.
  Items cell(long digit, long other) {
    Items ds{number(digit)};
    if (other != digit) ds.push_back(number(other));
    const long extra = left_ < 2 || other != digit ? 0 : std::min(random_.below(4), left_ - 1);
    for (long i = 0; i < extra; ++i) {
      const Value d = number(1 + random_.below(box_.digits()));
      if (random_.chance(5) || std::find(ds.begin(), ds.end(), d) == ds.end()) ds.push_back(d);
    }
    left_ /= static_cast<long>(ds.size());
    random_.shuffle(ds);
    return ds;
  }

  static Value rows_of(const std::vector<Items>& cells, std::size_t k) {
    Items rows;
    for (std::size_t r = 0; r < k; ++r) {
      Items row;
      for (std::size_t c = 0; c < k; ++c) row.push_back(list(cells[r * k + c]));
      rows.push_back(list(std::move(row)));
    }
    return list(std::move(rows));
  }

  // A grid with up to as many blanks as the budget has room for.
  Value some_grid() {
    Grids grids(box_, random_);
    Numbers g = random_.chance(70) ? grids.full() : grids.half_valid();
    const long k = box_.digits();
    for (; left_ >= k && random_.chance(90); left_ /= k)
      g[static_cast<std::size_t>(random_.below(k))][static_cast<std::size_t>(random_.below(k))] = 0;
    Items rows;
    for (const auto& r : g) {
      Items row;
      for (const long d : r) row.push_back(number(d));
      rows.push_back(list(std::move(row)));
    }
    return list(std::move(rows));
  }

  Box box_;
  Random random_;
  long budget_, left_ = 1;
  bool bare_;
};

}  // namespace wholemeal::calc
