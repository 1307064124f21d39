#include "command/verb.hpp"

#include <charconv>
#include <cmath>
#include <csignal>

namespace wholemeal::command {

std::atomic<bool> interrupted = false;

void catch_interrupt() {
  std::signal(SIGINT, [](int) {
    if (interrupted.exchange(true)) std::_Exit(130);
  });
}
void leave_interrupt() { std::signal(SIGINT, SIG_DFL); }

namespace {

// The whole of the text as a number, if it is one.
template <class N> std::optional<N> number(const std::string& text) {
  N n{};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, n);
  return read.ec == std::errc{} && read.ptr == end ? std::optional(n) : std::nullopt;
}

}  // namespace

std::function<std::string(const std::string&)> whole(std::uint64_t least, std::uint64_t most) {
  return [=](const std::string& text) -> std::string {
    const auto n = number<std::uint64_t>(text);
    return n && least <= *n && *n <= most
               ? ""
               : "'" + text + "' is no whole number from " + std::to_string(least) + " to " + std::to_string(most);
  };
}

std::string positive(const std::string& text) {
  const auto x = number<double>(text);
  return x && std::isfinite(*x) && *x > 0 ? "" : "'" + text + "' is no number above 0";
}

CLI::Option* add_box(CLI::App& verb, std::optional<Shape>& box) {
  const auto parse = [&box](const std::string& text) {
    std::size_t rows = 0, cols = 0;
    char x = 0, rest = 0;
    if (std::sscanf(text.c_str(), "%2zu%c%2zu%c", &rows, &x, &cols, &rest) != 3 || (x != 'x' && x != 'X') ||
        rows == 0 || rows > max_size || cols > max_size || cols == 0 || rows * cols > max_size)
      throw CLI::ValidationError("--box", "'" + text + "' is no box: rows x columns, at most 36 cells, such as 3x2");
    box = Shape{rows, cols};
  };
  return verb
      .add_option_function<std::string>("--box", parse,
                                        "The box: rows x columns, such as 2x3 (default: the squarest, lying)")
      ->type_name("RxC");
}

void Bounds::add(CLI::App& verb) {
  verb.add_option("--nodes", nodes, "Stop a puzzle after so many nodes, and say so")->type_name("N")->check(whole(1));
  verb.add_option("--time", seconds, "Stop a puzzle after so many seconds, and say so")
      ->type_name("S")
      ->check(positive);
}

Limits Bounds::from_now(std::uint64_t solutions) const {
  Limits limits;
  limits.solutions = solutions;
  limits.nodes = nodes;
  limits.stop = &interrupted;
  using namespace std::chrono;
  if (seconds > 0 && seconds < 1e9)
    limits.deadline = steady_clock::now() + duration_cast<nanoseconds>(duration<double>(seconds));
  return limits;
}

}  // namespace wholemeal::command
