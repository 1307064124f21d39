#pragma once
// Starting a program with pipes to it, and ending it with all that it started (Linux).
#include <dirent.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "wholemeal/check/handle.hpp"

namespace wholemeal::check {

// A running program: the leader of a group of its own, and our ends of its three pipes.
struct Spawned {
  pid_t pid = -1;
  Handle in, out, err;
  std::string mark = "", error = "";  // of its environment; why it can't be run
};

// The mark of every program started from here: a variable of its environment, and of that of each process that it
// starts, wherever that goes.
inline std::string common_mark() { return "WHOLEMEAL_CHECK_" + std::to_string(::getpid()) + "_"; }

namespace detail {

inline std::string new_mark() {
  static std::atomic<unsigned> count = 0;
  return common_mark() + std::to_string(++count) + "=";
}
inline std::vector<std::string> marked_environment(const std::string& mark) {
  std::vector<std::string> env{mark};
  for (char** e = environ; e != nullptr && *e != nullptr; ++e) env.emplace_back(*e);
  return env;
}
inline std::vector<char*> pointers(std::vector<std::string>& strings) {
  std::vector<char*> ps;
  ps.reserve(strings.size() + 1);
  for (auto& s : strings) ps.push_back(s.data());
  ps.push_back(nullptr);
  return ps;
}

// In the child: only calls that are safe between fork and exec. Tells by `report` why exec failed.
[[noreturn]] inline void become(char* const* argv, char* const* env, std::array<int, 3> pipes, int report,
                                pid_t parent) {
  ::setsid();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(127);
  for (int fd = 0; fd < 3; ++fd) ::dup2(pipes[static_cast<std::size_t>(fd)], fd);
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  ::signal(SIGPIPE, SIG_DFL);
  ::signal(SIGINT, SIG_DFL);
  ::execvpe(argv[0], argv, env);
  const int why = errno;
  if (::write(report, &why, sizeof why) < 0) ::_exit(126);
  ::_exit(127);
}
// Whether a process carries a mark, somewhere in its environment: shells put that in an order of their own.
inline bool is_marked(const char* pid, const std::string& mark) {
  std::ifstream file(std::string{"/proc/"} + pid + "/environ", std::ios::binary);
  for (std::string variable; std::getline(file, variable, '\0');)
    if (variable.starts_with(mark)) return true;
  return false;
}

}  // namespace detail

// spawn :: [String] -> IO Spawned        with standard input, output and error on pipes
inline Spawned spawn(std::vector<std::string> command) {
  Spawned p;
  Handle in, out, err, told, report;
  const bool piped = pipe(in, p.in) && pipe(p.out, out) && pipe(p.err, err) && pipe(told, report);
  p.mark = detail::new_mark();
  auto env = detail::marked_environment(p.mark);
  const auto argv = detail::pointers(command), envp = detail::pointers(env);
  const pid_t parent = ::getpid();
  if (piped) p.pid = ::fork();
  if (p.pid == 0) detail::become(argv.data(), envp.data(), {in.get(), out.get(), err.get()}, report.get(), parent);
  if (p.pid < 0) return p.error = std::strerror(errno), std::move(p);
  report.close();
  int why = 0;
  if (::read(told.get(), &why, sizeof why) == sizeof why) {
    ::waitpid(p.pid, nullptr, 0);
    p.pid = -1;
    p.error = std::strerror(why);
  }
  unblock(p.in), unblock(p.out), unblock(p.err);
  return p;
}

// sweep :: String -> IO Bool             ends every process with such a mark once; true if there was one
inline bool sweep(const std::string& mark) {
  bool found = false;
  DIR* proc = ::opendir("/proc");
  if (proc == nullptr) return false;
  while (const dirent* entry = ::readdir(proc)) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9' || !detail::is_marked(entry->d_name, mark)) continue;
    const auto pid = static_cast<pid_t>(std::strtol(entry->d_name, nullptr, 10));
    if (::kill(pid, SIGKILL) == 0) found = true;
  }
  ::closedir(proc);
  return found;
}
// Ends all that carry the mark, also those that are started meanwhile.
inline void root_out(const std::string& mark) {
  for (int rounds = 0; rounds < 100 && sweep(mark); ++rounds) ::usleep(1000);
}

}  // namespace wholemeal::check
