#pragma once
// File descriptors that close themselves, pipes of them, and writing to a pipe that nobody reads (POSIX).
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <utility>

namespace wholemeal::check {

// A file descriptor, closed when it goes.
class Handle {
 public:
  explicit Handle(int fd = -1) : fd_(fd) {}
  Handle(Handle&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Handle& operator=(Handle&& other) noexcept { return std::swap(fd_, other.fd_), *this; }
  ~Handle() { close(); }
  void close() {
    if (fd_ >= 0) ::close(std::exchange(fd_, -1));
  }
  int get() const { return fd_; }
  bool open() const { return fd_ >= 0; }

 private:
  int fd_;
};

// Both ends of a new pipe, that programs started don't inherit. False when there can't be one.
inline bool pipe(Handle& read, Handle& write) {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
  read = Handle{ends[0]};
  write = Handle{ends[1]};
  return true;
}
// Reading and writing no longer wait.
inline void unblock(const Handle& h) { ::fcntl(h.get(), F_SETFL, O_NONBLOCK); }

// While it lives, writing to a program that has closed its input is an error, not the end of this one.
class NoPipeSignal {
 public:
  NoPipeSignal() {
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &old_);
  }
  ~NoPipeSignal() { sigaction(SIGPIPE, &old_, nullptr); }
  NoPipeSignal(const NoPipeSignal&) = delete;
  NoPipeSignal& operator=(const NoPipeSignal&) = delete;

 private:
  struct sigaction old_ {};
};

}  // namespace wholemeal::check
