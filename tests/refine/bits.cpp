#include "wholemeal/refine/bits.hpp"

#include "catch.hpp"
#include "support/book.hpp"
#include "support/table.hpp"
#include "wholemeal/grow.hpp"
#include "wholemeal/refine/abs.hpp"
#include "wholemeal/refine/hidden.hpp"

using namespace wholemeal;

namespace {
template <std::size_t R, std::size_t C> constexpr bits::Grid<R, C> first(std::string_view puzzle) {
  auto walk = bits::solve(*bits::grid<R, C>(puzzle));
  return walk.next_grid() ? walk.grid() : bits::Grid<R, C>{};
}
template <std::size_t R, std::size_t C> constexpr std::size_t count(std::string_view puzzle) {
  auto walk = bits::solve(*bits::grid<R, C>(puzzle));
  while (walk.next()) {
  }
  return walk.counts().grids;
}
// A board whose cells are all different, as far as a word has room.
template <std::size_t R, std::size_t C> constexpr bits::Board<R, C> numbered() {
  bits::Board<R, C> m;
  for (std::size_t i = 0; i < m.area; ++i) m.cells[i] = static_cast<typename bits::Board<R, C>::set>(i + 1);
  return m;
}

// What the compiler itself computes.
static_assert(bits::boxs(bits::boxs(numbered<3, 3>())) == numbered<3, 3>());
static_assert(bits::boxs(bits::boxs(numbered<2, 3>())) == numbered<2, 3>());
static_assert(bits::cols(bits::cols(numbered<4, 3>())) == numbered<4, 3>());
static_assert(bits::boxs(numbered<2, 3>()) != numbered<2, 3>() && bits::rows(numbered<2, 3>()) == numbered<2, 3>());
static_assert(first<2, 2>("12..........3..4") == *bits::grid<2, 2>("1243431224313124") &&
              count<2, 2>("12..........3..4") == 1);
static_assert(first<3, 3>(book) == *bits::grid<3, 3>(book_grid));
static_assert(count<3, 3>(book) == 1);

// Boards of all kinds: mostly grown from a grid, some cells fixed, some empty.
Board any_board(Random& r, Shape s) {
  Board m = choices[s](grow_grid(r, s));
  for (auto& row : m)
    for (Choices& cell : row)
      if (r.chance(70)) cell = grow_cell(r, s.size(), r.chance(90) ? cell : Choices{}, r.below(4));
  return m;
}

// abs . f' = f . abs for every f, on boards of one shape.
template <std::size_t R, std::size_t C> void check_refinement(std::size_t cases) {
  constexpr Shape s{R, C};
  Random r(R * 64 + C);
  for (std::size_t i = 0; i < cases; ++i) {
    const Board m = any_board(r, s);
    const auto b = bits::rep<R, C>(m);
    const auto keeps = [&](const char* f, bool kept) {
      INFO(f << ", boxes of " << R << " x " << C << ", case " << i);
      CHECK(kept);
    };
    keeps("rep", bits::abs(b) == m);
    keeps("rows", bits::abs(bits::rows(b)) == rows(m));
    keeps("cols", bits::abs(bits::cols(b)) == cols(m));
    keeps("boxs", bits::abs(bits::boxs(b)) == boxs[s](m));
    keeps("pruneBy rows", bits::abs(bits::prune_by(bits::rows)(b)) == prune_by(rows)(m));
    keeps("pruneBy cols", bits::abs(bits::prune_by(bits::cols)(b)) == prune_by(cols)(m));
    keeps("pruneBy boxs", bits::abs(bits::prune_by(bits::boxs)(b)) == prune_by(boxs[s])(m));
    keeps("prune", bits::abs(bits::prune(b)) == prune[s](m));
    keeps("hiddenSingle", bits::abs(bits::hidden_single(b)) == hidden_single[s](m));
    keeps("safe", bits::safe(b) == safe[s](m));
    keeps("complete", bits::complete(b) == complete(m));
    const auto ns = bits::counts(b);
    keeps("counts", List<std::size_t>(ns.begin(), ns.end()) == counts(m));
    List<Board> children;
    for (const Board& child : expand1(m)) children.push_back(child);
    keeps("expand1", map(bits::abs)(bits::expand1(b)) == children);
  }
  const auto full = bits::rep<R, C>(choices[s](grow_grid(r, s)));
  CHECK((bits::complete(full) && bits::safe(full) && bits::expand1(full).empty()));
}

Counts columns(const test::TableRow& row, const std::string& program, const std::string& suffix) {
  const auto n = [&](const char* column) { return std::stoul("0" + row.at(program + column + suffix)); };
  const bool all = suffix.empty();
  return {n("_nodes"), n("_unsafe"), n("_prune"), n("_expand1"), n("_dead"), all ? n("_grids") : 1};
}
void check_counts(const test::TableRow& row, const std::string& program, auto walk) {
  INFO(row.at("set") << ' ' << row.at("idx") << ' ' << program);
  Counts first_counts;
  while (walk.next())
    if (walk.here().fate == Fate::complete && first_counts.nodes == 0) first_counts = walk.counts();
  CHECK(walk.counts() == columns(row, program, ""));
  if (walk.counts().grids > 0) CHECK(first_counts == columns(row, program, "1"));
}
}  // namespace

TEST_CASE("bits, every function is its pearl's seen through abs") {
  check_refinement<2, 3>(40);
  check_refinement<3, 3>(20);
  check_refinement<5, 5>(2);
  check_refinement<6, 6>(1);
}

TEST_CASE("bits, the functions on rows are the pearl's") {
  Random r(5);
  for (std::size_t i = 0; i < 200; ++i) {
    const wholemeal::Row<Choices> row = any_board(r, {3, 3}).front();
    bits::Row<9> b;
    for (std::size_t j = 0; j < 9; ++j) b[j] = bits::rep_set<9>(row[j]);
    CHECK(bits::fixed(b) == bits::rep_set<9>(fixed(row)));
    CHECK(bits::ok(b) == ok(row));
    CHECK(bits::abs(bits::prune_row(b)) == prune_row(row));
    CHECK(bits::abs(bits::hidden_row(b)) == hidden_row(row));
  }
}

TEST_CASE("bits, rep forgets order and repetition only") {
  CHECK(bits::rep_set<9>(Choices{Digit{3}, Digit{1}, Digit{3}}) == 0b101);
  CHECK(bits::abs_set(bits::rep_set<36>(digits(36U))) == digits(36U));
  CHECK(bits::all_digits<36> == (std::uint64_t{1} << 36U) - 1);
  CHECK(bits::all_digits<16> == 0xFFFF);
  for (std::uint64_t s : {0x0ULL, 0x1ULL, 0xFFFFULL, 0x8421ULL, 0xFFFFFFFFFULL, 0x800000000ULL}) {
    CHECK(bits::length(s) == static_cast<std::uint64_t>(std::popcount(s)));
    CHECK(bits::length(static_cast<std::uint16_t>(s)) == std::popcount(static_cast<std::uint16_t>(s)));
    CHECK(bits::length(static_cast<std::uint32_t>(s)) ==
          static_cast<std::uint32_t>(std::popcount(static_cast<std::uint32_t>(s))));
  }
}

TEST_CASE("bits, the text of a grid is the pearl's, and other text is none") {
  CHECK(bits::line(*bits::grid<3, 3>(book_grid)) == book_grid);
  CHECK(bits::abs(*bits::grid<3, 3>(book)) == *grid(book));
  CHECK(bits::rep<3, 3>(*grid(book)) == *bits::grid<3, 3>(book));
  CHECK_FALSE(bits::grid<3, 3>("1234").has_value());
  CHECK_FALSE(bits::grid<2, 2>("123412341234123x").has_value());
  CHECK(bits::abs(bits::choices(*bits::grid<3, 3>(book))) == choices(*grid(book)));
}

TEST_CASE("bits, the walk counts what the reference counts say, to the first grid and to the end") {
  const auto table = test::table("bird_counts.tsv");
  REQUIRE(table.size() > 5);
  for (const auto& row : table) {
    const auto m = bits::choices(*bits::grid<3, 3>(row.at("puzzle")));
    check_counts(row, "v3s", bits::search(m));
    check_counts(row, "fixs", bits::search_fixpoint(m));
  }
}

TEST_CASE("bits, the walk gives the pearl's nodes in its order") {
  const auto m = bits::choices(*bits::grid<3, 3>(book));
  auto walk = bits::search(m);
  for (const auto& node : nodes{step(once(prune[Shape{3, 3}]), Shape{3, 3}), bits::abs(m)}) {
    REQUIRE(walk.next());
    CHECK(walk.here().fate == node.fate);
    CHECK(walk.here().depth == node.depth);
    CHECK(bits::abs(walk.here().board) == node.board);
  }
  CHECK_FALSE(walk.next());
  CHECK_FALSE(walk.next());
  CHECK(walk.counts().nodes == 23);
}

TEST_CASE("bits, a walk goes as deep as the largest board has cells") {
  auto m = bits::choices(bits::Grid<6, 6>{});
  for (auto& s : m.cells) s = 0b11;
  const auto unpruned = [](const auto& b) {
    auto branch = bits::smallest(b);
    return Node<bits::Board<6, 6>, decltype(branch)>{branch.digits == 0 ? Fate::complete : Fate::open, b, branch};
  };
  bits::Walk walk{unpruned, m};
  REQUIRE(walk.next_grid());
  CHECK(walk.here().depth == 1296);
  CHECK(walk.counts().nodes == 1297);
  REQUIRE(walk.next_grid());
  CHECK(walk.counts().nodes == 1298);
}
