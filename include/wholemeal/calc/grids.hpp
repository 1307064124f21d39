// Grids that boards are grown from: valid ones, their twins, half valid ones, and any.
#pragma once

#include <utility>
#include <vector>

#include "wholemeal/calc/ground.hpp"

namespace wholemeal::calc {

using Numbers = std::vector<std::vector<long>>;

class Grids {
 public:
  Grids(const Box& box, Random& random) : box_(box), random_(random) {}

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

  // The nearest of a few; the grid itself if none is near.
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
    return apart(best) > 6 ? g : best;  // of two choices in more cells there are too many grids
  }

 private:
  const Box& box_;
  Random& random_;
};

}  // namespace wholemeal::calc
