#pragma once
// A progress line on standard error, on a terminal only: how many are done, and how many a second.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <string_view>

namespace wholemeal::command {

class Progress {
 public:
  explicit Progress(std::string_view what, bool wanted = true)
      : what_(what), shown_(wanted && isatty(STDERR_FILENO) != 0) {}
  ~Progress() {
    if (shown_ && drawn_) std::fputs("\r\033[K", stderr);
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  bool shown() const { return shown_; }

  // So many are done; of `total`, when that is known.
  void show(std::size_t done, std::size_t total = 0) {
    show(done, total > 0 ? static_cast<double>(done) / static_cast<double>(total) : -1.0);
  }
  // So many are done, and this share of the work; below 0 it isn't known. Drawn at most ten times a second.
  void show(std::size_t done, double share) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || (drawn_ && now - last_ < std::chrono::milliseconds(100))) return;
    last_ = now;
    drawn_ = true;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
    if (share >= 0) bar(share);
    std::fprintf(stderr, "%s%zu %.*s, %.0f a second\033[K", share >= 0 ? " " : "\r", done,
                 static_cast<int>(what_.size()), what_.data(), rate);
  }

 private:
  static void bar(double share) {
    const int filled = static_cast<int>(20 * (share < 1 ? share : 1));
    std::fprintf(stderr, "\r[%.*s%*s]", filled, "####################", 20 - filled, "");
  }
  std::string_view what_;
  bool shown_, drawn_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now(), last_{};
};

}  // namespace wholemeal::command
