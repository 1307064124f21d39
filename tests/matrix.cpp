#include "wholemeal/matrix.hpp"

#include "catch.hpp"

using namespace wholemeal;

namespace {
using Letters = Matrix<char>;
const Letters four{{'a', 'b', 'c', 'd'}, {'e', 'f', 'g', 'h'}, {'i', 'j', 'k', 'l'}, {'m', 'n', 'o', 'p'}};

Matrix<std::size_t> numbered(std::size_t n) {
  Matrix<std::size_t> m(n, Row<std::size_t>(n));
  for (std::size_t k = 0; k < n * n; ++k) m[k / n][k % n] = k;
  return m;
}
}  // namespace

TEST_CASE("the chapter's 4x4 matrix, goes through group, cols and ungroup") {
  const auto grouped = (group[2] * map(group[2]))(four);
  CHECK(grouped == Row<Row<Row<Row<char>>>>{{{{'a', 'b'}, {'c', 'd'}}, {{'e', 'f'}, {'g', 'h'}}},
                                            {{{'i', 'j'}, {'k', 'l'}}, {{'m', 'n'}, {'o', 'p'}}}});
  const auto turned = map(cols)(grouped);
  CHECK(turned == Row<Row<Row<Row<char>>>>{{{{'a', 'b'}, {'e', 'f'}}, {{'c', 'd'}, {'g', 'h'}}},
                                           {{{'i', 'j'}, {'m', 'n'}}, {{'k', 'l'}, {'o', 'p'}}}});
  const Letters boxes{{'a', 'b', 'e', 'f'}, {'c', 'd', 'g', 'h'}, {'i', 'j', 'm', 'n'}, {'k', 'l', 'o', 'p'}};
  CHECK((map(ungroup) * ungroup)(turned) == boxes);
  CHECK(boxs(four) == boxes);
}

TEST_CASE("boxs, undoes itself for every shape") {
  for (std::size_t r = 1; r <= 6; ++r)
    for (std::size_t c = 1; r * c <= max_size; ++c) {
      const auto m = numbered(r * c);
      CHECK(boxs[Shape{r, c}](boxs[Shape{r, c}](m)) == m);
      CHECK(boxs[Shape{r, c}](m) == boxs[Shape{r, c}].definition.literal(m));
    }
}

TEST_CASE("boxs, of boxes of 2 rows and 3 columns") {
  CHECK(boxs[Shape{2, 3}](numbered(6))[1] == Row<std::size_t>{3, 4, 5, 9, 10, 11});
  CHECK(boxs[Shape{3, 2}](numbered(6))[1] == Row<std::size_t>{2, 3, 8, 9, 14, 15});
}

TEST_CASE("cols, of matrices that aren't square, and of none") {
  CHECK(cols(Matrix<int>{{1, 2, 3}, {4, 5, 6}}) == Matrix<int>{{1, 4}, {2, 5}, {3, 6}});
  CHECK(cols(Matrix<int>{}).empty());
  CHECK(cols(Matrix<int>{{1, 2}, {3}}) == Matrix<int>{{1, 3}});  // zipWith ends with the shorter
}

TEST_CASE("group, ends with what is left and never hangs") {
  CHECK(group[2](Row<int>{1, 2, 3}) == Row<Row<int>>{{1, 2}, {3}});
  CHECK(group[0](Row<int>{1, 2}) == Row<Row<int>>{{1}, {2}});
  CHECK(group[5](Row<int>{}).empty());
  CHECK(group(Row<int>{1, 2, 3, 4}) == Row<Row<int>>{{1, 2}, {3, 4}});
}

TEST_CASE("the default shape, is the squarest box, lying down") {
  CHECK(default_shape(4) == Shape{2, 2});
  CHECK(default_shape(6) == Shape{2, 3});
  CHECK(default_shape(8) == Shape{2, 4});
  CHECK(default_shape(10) == Shape{2, 5});
  CHECK(default_shape(12) == Shape{3, 4});
  CHECK(default_shape(25) == Shape{5, 5});
  CHECK(default_shape(36) == Shape{6, 6});
  CHECK(default_shape(7) == Shape{1, 7});
}
