#pragma once
// Puzzles in batches, so that several threads can work on them while the answers keep the order of the input.
#include <atomic>
#include <thread>

#include "command/input.hpp"
#include "command/verb.hpp"

namespace wholemeal::command {

// ys = map f xs, on so many threads; a thread's exception is not expected.
template <class Y, class X, class F> std::vector<Y> parallel_map(const std::vector<X>& xs, std::size_t jobs, F f) {
  std::vector<Y> ys(xs.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i; (i = next++) < xs.size();) ys[i] = f(xs[i]);
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < std::min(jobs, xs.size()); ++i) threads.emplace_back(work);
  work();
  for (auto& thread : threads) thread.join();
  return ys;
}

// Calls `each` with the items of the input, `size` at a time, and whether these are the last.
template <class Each>
void each_batch(const std::vector<std::string>& sources, const text::Options& options, std::size_t size, Each each) {
  std::vector<Item> batch;
  each_puzzle(sources, options, [&](const Item& item) {
    if (batch.size() == size) {
      each(batch, false);
      batch.clear();
    }
    batch.push_back(item);
    return !interrupted;
  });
  each(batch, true);
}

}  // namespace wholemeal::command
