// Every puzzle that has a grid of 4x4 cells: each of the 288 grids with each of the 65,536 sets of its cells as givens.
// Every row of the table must give the set of solutions that filtering the 288 grids by the givens gives. A puzzle that
// several grids have is asked once, of the first of them.
//   exhaustive [--sample K] [--jobs J] [--expand G]     one puzzle in K; J threads; spec and prune where G grids are to
//   try
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <mutex>
#include <thread>

#include "command/progress.hpp"
#include "solvers/table.hpp"
#include "wholemeal/check/minimal.hpp"
#include "wholemeal/ways.hpp"

namespace {

using namespace wholemeal;
constexpr Shape shape{2, 2};

// allGrids :: [Grid]     filter valid of all matrices whose rows are permutations: 24^4 of them
std::vector<std::string> all_grids() {
  Matrix<Digit> permutations;
  Row<Digit> row{Digit{1}, Digit{2}, Digit{3}, Digit{4}};
  do permutations.push_back(row);
  while (std::next_permutation(row.begin(), row.end()));
  std::vector<std::string> grids;
  for (const Grid& g : cp(Row<Matrix<Digit>>(4, permutations)))
    if (valid[shape](g)) grids.push_back(line(g));
  return grids;
}

struct Settings {
  std::size_t sample = 1, jobs = std::max(1U, std::thread::hardware_concurrency()), expand = 64;
};

class Run {
 public:
  Run(const Settings& settings, std::vector<std::string> grids) : settings_(settings), grids_(std::move(grids)) {}

  bool all() {
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < settings_.jobs; ++i) threads.emplace_back([this, i] { work(i == 0); });
    for (auto& thread : threads) thread.join();
    report();
    return faults_ == 0 && puzzles_ > 0;
  }

 private:
  void work(bool shows) {
    command::Progress progress{"of 288 grids done, puzzles", shows};
    for (std::size_t g; (g = next_++) < grids_.size() && faults_ < 10;) {
      one_grid(g);
      progress.show(puzzles_, static_cast<double>(g) / static_cast<double>(grids_.size()));
    }
  }
  // Every set of cells of which this is the first grid
  void one_grid(std::size_t g) {
    std::vector<check::Cells> same;
    for (const std::string& h : grids_) same.push_back(check::agreement(grids_[g], h));
    std::vector<std::string> expected;
    for (check::Cells cells = 0; cells < 65536 && faults_ < 10; ++cells) {
      if ((cells * std::size_t{2654435761} + g * 40503) / 64 % settings_.sample != 0) continue;
      const auto fits = [&](std::size_t h) { return (cells & ~same[h]) == 0; };
      std::size_t first = 0;
      while (!fits(first)) ++first;
      if (first < g) continue;
      expected.clear();
      for (std::size_t h = g; h < grids_.size(); ++h)
        if (fits(h)) expected.push_back(grids_[h]);
      one_puzzle(grids_[g], cells, expected);
    }
  }
  void one_puzzle(std::string givens, check::Cells cells, const std::vector<std::string>& expected) {
    for (std::size_t k = 0; k < givens.size(); ++k)
      if ((cells >> k & 1U) == 0) givens[k] = '.';
    ++puzzles_;
    const Board m = choices[shape](*grid(givens));
    for (std::size_t i = 0; i < solver_table().size(); ++i) {
      const Solver& solver = solver_table()[i];
      if (solver.tries_all && !few(solver, m)) continue;
      std::vector<std::string> found;
      solver.run(m, shape, {}, [&](std::string_view s) { return found.emplace_back(s), true; });
      std::sort(found.begin(), found.end());
      ++asked_[i];
      if (found != expected) fault(solver, givens, found.size(), expected.size());
    }
  }
  bool few(const Solver& solver, const Board& m) const {
    const std::string n = ways(solver.name == "spec" ? m : prune[shape](m));
    return n.size() < 8 && std::stoul(n) <= settings_.expand;
  }
  void fault(const Solver& solver, const std::string& givens, std::size_t found, std::size_t expected) {
    const std::lock_guard lock{telling_};
    ++faults_;
    std::cout << "FAULT: " << givens << ": " << solver.name << " finds " << found << " grids, " << expected
              << " have these givens, or not the same\n";
  }
  void report() const {
    std::cout << grids_.size() << " grids, " << puzzles_ << " puzzles" << (settings_.sample == 1 ? "" : " (a sample)")
              << ", faults: " << faults_ << '\n';
    for (std::size_t i = 0; i < solver_table().size(); ++i)
      std::cout << "  " << solver_table()[i].name << ": " << asked_[i] << '\n';
  }

  Settings settings_;
  std::vector<std::string> grids_;  // in order
  std::array<std::atomic<std::size_t>, 64> asked_{};
  std::atomic<std::size_t> next_ = 0, puzzles_ = 0, faults_ = 0;
  std::mutex telling_;
};

// The number after an option, or the usage and the end.
std::size_t number_after(int argc, char** argv, int i) {
  const long n = i + 1 < argc ? std::strtol(argv[i + 1], nullptr, 10) : 0;
  if (n > 0) return static_cast<std::size_t>(n);
  std::cerr << "usage: exhaustive [--sample K] [--jobs J] [--expand G]\n";
  std::exit(2);
}

}  // namespace

int main(int argc, char** argv) {
  Settings settings;
  for (int i = 1; i < argc; i += 2) {
    const std::size_t n = number_after(argc, argv, i);
    if (std::strcmp(argv[i], "--sample") == 0)
      settings.sample = n;
    else if (std::strcmp(argv[i], "--jobs") == 0)
      settings.jobs = n;
    else if (std::strcmp(argv[i], "--expand") == 0)
      settings.expand = n;
    else
      number_after(0, argv, 0);
  }
  return Run{settings, all_grids()}.all() ? 0 : 1;
}
