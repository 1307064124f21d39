// The command: one verb a file, all listed here.
#include <cstring>
#include <system_error>

#include "command/verb.hpp"

namespace {

// Whether all that was said has arrived; tells when it hasn't.
bool written() {
  if (std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  std::cerr << "wholemeal: the output can't be written: " << std::strerror(errno) << '\n';
  return false;
}

}  // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): only where there is no memory to begin with, or to say so
int main(int argc, char** argv) {
  using namespace wholemeal::command;
  std::ios::sync_with_stdio(false);
  Exit exit;
  CLI::App app{"Richard Bird's Sudoku solver as a derivation that runs (Pearls of Functional Algorithm Design, ch. 19)",
               "wholemeal"};
  app.set_version_flag("--version", "wholemeal " WHOLEMEAL_VERSION);
  app.require_subcommand(1);
  for (auto add : {add_solve, add_count, add_laws, add_ladder, add_sizes, add_trace, add_crosscheck, add_generate,
                   add_convert, add_score, add_hint, add_prove, add_calculate, add_theory, add_eval, add_bench})
    add(app, exit);
  app.footer("wholemeal VERB --help explains a verb, with examples.");
  if (argc > 1 && argv[1][0] != '-' &&
      app.get_subcommands([&](CLI::App* verb) { return verb->get_name() == argv[1]; }).empty()) {
    std::cerr << "wholemeal: there is no verb '" << argv[1] << "': wholemeal --help lists them\n";
    return 2;
  }
  errno = 0;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    exit.raise(app.exit(e) == 0 ? 0 : 2);
  } catch (const std::ios_base::failure& e) {  // of a read: of standard input that is closed, or a directory
    std::cerr << "wholemeal: the input can't be read: " << e.code().message() << '\n';
    exit.raise(2);
  } catch (const std::system_error&) {  // of a write; told below
  } catch (const std::exception& e) {   // out of memory
    std::cerr << "wholemeal: " << e.what() << '\n';
    exit.raise(2);
  }
  if (interrupted) std::cerr << "wholemeal: interrupted\n";
  exit.raise(interrupted ? 1 : 0);
  if (!written()) exit.raise(2);
  return exit.status;
}
