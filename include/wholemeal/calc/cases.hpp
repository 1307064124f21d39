// Cases from types: boards grown from grids, small lists, functions as tables.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "wholemeal/calc/eval.hpp"
#include "wholemeal/calc/ground.hpp"

namespace wholemeal::calc {

// Makes values of ground types for one box. `budget`: the largest product of choices in one value.
class Cases {
 public:
  Cases(Box box, std::uint64_t seed, long budget = 64) : box_(box), random_(seed), budget_(budget) {}

  Random& random() { return random_; }

  Value value(const Type& t) {
    left_ = random_.chance(2) ? 4 * budget_ : std::min(budget_, 1L << random_.below(6));
    return any(t);
  }

  // A function as a table: what it gives is made from what it takes, always the same.
  Fn table(const Type& t) {
    const auto seed = random_.next();
    return [t = t.args[1], seed, box = box_](const Value& x) { return Cases(box, seed ^ hash(x), 4).value(t); };
  }
  // A function that is its own inverse: a reversal, of a list or of the order of the digits.
  Fn involution(const Type& t) {
    if (!is_list(t) && random_.chance(50)) return [](const Value& x) { return number(x.number() ^ 1); };
    if (!is_list(t)) return [](const Value& x) { return number(5 - x.number()); };
    return [](const Value& x) { return list({x.items().rbegin(), x.items().rend()}); };
  }

 private:
  using Numbers = std::vector<std::vector<long>>;

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
    const long n = random_.chance(5) ? 0 : std::min(1 + random_.below(3), std::max(1L, left_));
    left_ /= std::max(1L, n);
    Items xs;
    for (int tries = 0; static_cast<long>(xs.size()) < n && tries < 20; ++tries) {
      Value x = any(t);
      if (random_.chance(10) || std::find(xs.begin(), xs.end(), x) == xs.end()) xs.push_back(std::move(x));
    }
    return list(std::move(xs));
  }

  // A valid grid: the canonical one with digits, rows of a band, and bands permuted.
  Numbers full() {
    const long k = box_.digits();
    std::vector<long> digit(static_cast<std::size_t>(k)), order;
    for (long d = 0; d < k; ++d) digit[static_cast<std::size_t>(d)] = d + 1;
    random_.shuffle(digit);
    const auto rows = lines(box_.cols, box_.rows), cols = lines(box_.rows, box_.cols);
    Numbers g;
    for (const long r : rows) {
      g.emplace_back();
      for (const long c : cols)
        g.back().push_back(digit[static_cast<std::size_t>((box_.cols * (r % box_.rows) + r / box_.rows + c) % k)]);
    }
    return g;
  }
  // The numbers of the lines: `bands` bands of `each`, both shuffled.
  std::vector<long> lines(long bands, long each) {
    std::vector<long> band(static_cast<std::size_t>(bands)), out;
    for (long b = 0; b < bands; ++b) band[static_cast<std::size_t>(b)] = b;
    random_.shuffle(band);
    for (const long b : band) {
      std::vector<long> inside;
      for (long i = 0; i < each; ++i) inside.push_back(b * each + i);
      random_.shuffle(inside);
      out.insert(out.end(), inside.begin(), inside.end());
    }
    return out;
  }

  // Rows, columns or boxes without duplicates, the other units as they come.
  Numbers half_valid() {
    const auto k = static_cast<std::size_t>(box_.digits());
    Numbers g(k);
    for (auto& row : g) {
      for (std::size_t d = 1; d <= k; ++d) row.push_back(static_cast<long>(d));
      random_.shuffle(row);
    }
    Numbers out = g;
    const long family = random_.below(3);
    for (std::size_t i = 0; i < k; ++i)
      for (std::size_t j = 0; j < k; ++j) {
        const auto [r, c] = family == 0 ? std::pair{i, j} : family == 1 ? std::pair{j, i} : in_box(i, j);
        out[r][c] = g[i][j];
      }
    return out;
  }
  std::pair<std::size_t, std::size_t> in_box(std::size_t i, std::size_t j) const {
    const auto rows = static_cast<std::size_t>(box_.rows), cols = static_cast<std::size_t>(box_.cols);
    return {i / rows * rows + j / cols, i % rows * cols + j % cols};
  }

  Numbers free() {
    const auto k = static_cast<std::size_t>(box_.digits());
    Numbers g(k, std::vector<long>(k));
    for (auto& row : g)
      for (auto& d : row) d = 1 + random_.below(box_.digits());
    return g;
  }

  template <class N> static auto& at(N& g, long r, long c) {
    return g[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
  }

  // Another valid grid that differs in few cells: two digits changed for each other wherever one asks for it.
  Numbers twin(const Numbers& g) {
    const long k = box_.digits(), a = 1 + random_.below(k), b = 1 + (a + random_.below(k - 1)) % k;
    Numbers out = g;
    std::vector<std::pair<long, long>> todo{{random_.below(k), 0}};
    for (auto& [r, c] = todo[0]; at(g, r, c) != a;) ++c;
    for (std::size_t i = 0; i < todo.size(); ++i) {
      const auto [r, c] = todo[i];
      if (at(out, r, c) != at(g, r, c)) continue;
      at(out, r, c) = at(g, r, c) == a ? b : a;
      for (long y = 0; y < k; ++y)
        for (long x = 0; x < k; ++x)
          if (at(g, y, x) == at(out, r, c) && meet(r, c, y, x)) todo.emplace_back(y, x);
    }
    return out;
  }
  bool meet(long r, long c, long y, long x) const {
    return r == y || c == x || (r / box_.rows == y / box_.rows && c / box_.cols == x / box_.cols);
  }

  // The nearest of a few.
  Numbers near_twin(const Numbers& g) {
    const auto apart = [&](const Numbers& h) {
      long n = 0;
      for (std::size_t r = 0; r < g.size(); ++r)
        for (std::size_t c = 0; c < g.size(); ++c) n += g[r][c] != h[r][c] ? 1 : 0;
      return n;
    };
    Numbers best = twin(g);
    for (int i = 0; i < 4 && apart(best) > 4; ++i)
      if (Numbers h = twin(g); apart(h) < apart(best)) best = std::move(h);
    return best;
  }

  // Around a valid grid, around two, around one with one family of units valid, or free; some with an empty cell.
  Value board() {
    const long kind = random_.below(100);
    const Numbers g = kind < 45 ? full() : kind < 80 ? half_valid() : free(), h = kind < 25 ? near_twin(g) : g;
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
    Numbers g = random_.chance(70) ? full() : half_valid();
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
};

}  // namespace wholemeal::calc
