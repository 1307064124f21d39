#pragma once
// A conversation with a program: lines sent and received under a deadline, in buffers that don't grow.
#include <poll.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

#include "wholemeal/check/spawn.hpp"

namespace wholemeal::check {

using Clock = std::chrono::steady_clock;
using Moment = Clock::time_point;

// How waiting for words ended: here they are; the output is closed; too late; more than the buffer holds.
enum class Heard { words, closed, late, flood };

class Process {
 public:
  static constexpr std::size_t most = 1U << 18U;  // bytes of an answer that are kept

  // Starts the command; the error, when it can't be run.
  explicit Process(const std::vector<std::string>& command) : it_(spawn(command)) {}
  Process& operator=(Process&&) = delete;  // nor is it copied
  ~Process() { end(); }
  const std::string& error() const { return it_.error; }

  // Sends these bytes, as soon as the program takes them. After `close` its input ends.
  void send(std::string_view bytes) {
    unsent_.erase(0, std::exchange(sent_, 0));
    unsent_ += bytes;
  }
  void close_input() { closing_ = true; }

  // The next line, without its end; at the end of the output, what stands there without one.
  Heard line(std::string& words, Moment deadline) {
    std::size_t seen = 0;
    for (;;) {
      if (const auto at = got_.find('\n', start_ + seen); at != std::string::npos) {
        words.assign(got_, start_, at - start_);
        start_ = at + 1;
        return Heard::words;
      }
      seen = got_.size() - start_;
      if (!it_.out.open()) return last(words);
      if (seen > most) return Heard::flood;
      if (!pump(deadline)) return Heard::late;
    }
  }
  // All that it still says, up to the end of its output.
  Heard rest(std::string& words, Moment deadline) {
    while (it_.out.open()) {
      if (got_.size() - start_ > most) return Heard::flood;
      if (!pump(deadline)) return Heard::late;
    }
    return last(words);
  }
  // Its wait status once it has ended; nothing if it hasn't by then.
  std::optional<int> status(Moment deadline) {
    using namespace std::chrono_literals;
    for (auto pause = 50us;; pause = std::min<std::chrono::microseconds>(pause * 2, 10ms)) {
      if (!running() || reap(WNOHANG)) return status_;
      if (Clock::now() >= deadline) return std::nullopt;
      ::usleep(static_cast<useconds_t>(pause.count()));
    }
  }
  // Whether its output has ended.
  bool ended() const { return !it_.out.open(); }
  // Its last words on standard error.
  const std::string& complaint() {
    if (it_.err.open()) take_error();
    return complaint_;
  }
  // Ends it, with its group.
  void end() {
    if (it_.pid <= 0) return;
    ::kill(-it_.pid, SIGKILL);
    if (running()) ::kill(it_.pid, SIGKILL), reap(0);
    it_.pid = -1;
  }
  // Ends it with all that it started, wherever that has gone. It takes a look at every process there is.
  void root_out() {
    end();
    check::root_out(it_.mark);
  }

 private:
  bool running() const { return it_.pid > 0 && !status_; }
  bool reap(int how) {
    int status = 0;
    if (::waitpid(it_.pid, &status, how) != it_.pid) return false;
    status_ = status;
    return true;
  }
  Heard last(std::string& words) {
    words.assign(got_, start_);
    start_ = got_.size();
    return words.empty() ? Heard::closed : Heard::words;
  }

  // Waits for one event and serves it; false at the deadline.
  bool pump(Moment deadline) {
    write_some();
    std::array<pollfd, 3> fds{{{it_.out.get(), POLLIN, 0}, {it_.err.get(), POLLIN, 0}, {it_.in.get(), POLLOUT, 0}}};
    if (!unsent()) fds[2].fd = -1;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    const int ready = ::poll(fds.data(), fds.size(), static_cast<int>(std::min<long>(left, 60000)));
    if (ready < 0) return errno == EINTR;
    if (fds[1].revents != 0) take_error();
    if (fds[0].revents != 0) take_output();
    return true;
  }
  bool unsent() const { return it_.in.open() && sent_ < unsent_.size(); }
  void write_some() {
    while (unsent()) {
      const auto n = ::write(it_.in.get(), unsent_.data() + sent_, unsent_.size() - sent_);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0 && errno != EAGAIN) it_.in.close();
      if (n <= 0) return;
      sent_ += static_cast<std::size_t>(n);
    }
    if (closing_) it_.in.close();
  }
  void take_output() {
    if (start_ > 0) got_.erase(0, std::exchange(start_, 0));
    std::array<char, 1U << 16U> bytes;
    const auto n = ::read(it_.out.get(), bytes.data(), bytes.size());
    if (n > 0) got_.append(bytes.data(), static_cast<std::size_t>(n));
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) it_.out.close();
  }
  void take_error() {
    std::array<char, 4096> bytes;
    const auto n = ::read(it_.err.get(), bytes.data(), bytes.size());
    if (n > 0) complaint_.append(bytes.data(), static_cast<std::size_t>(n));
    if (complaint_.size() > 2000) complaint_.erase(0, complaint_.size() - 1000);
    if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) it_.err.close();
  }

  Spawned it_;
  std::string unsent_, got_, complaint_;
  std::size_t sent_ = 0, start_ = 0;
  bool closing_ = false;
  std::optional<int> status_;
};

}  // namespace wholemeal::check
