// wholemeal crosscheck: somebody's own solver, tried on puzzles of every kind.
#include "command/crosschecking.hpp"
#include "command/verb.hpp"

namespace wholemeal::command {
namespace {

constexpr auto crosscheck_examples = R"(Examples:
  wholemeal crosscheck -- ./my_solver                      it reads a puzzle a line and answers a line
  wholemeal crosscheck -- python3 solve.py {}              a process a puzzle
  wholemeal crosscheck --expect unique --several ambiguous -- ./my_solver
  wholemeal crosscheck --kinds unique,hard --cases 500 -- ./my_solver
  wholemeal crosscheck --replay wholemeal-faults.jsonl -- ./my_solver

A puzzle is N*N symbols, row after row, a blank a dot. The answer may be a grid, plain or drawn, or words such as "no
solution" or "multiple", or a count; --none and --several name words of your own.
Expected: solve - a right grid where there is exactly one solution, any right one where there are several, none where
there is none; unique - one, several and none told apart; count - the number of solutions.
Verdicts: wrong grid, missed solution, claims uniqueness wrongly, claims several wrongly, false no solution, timeout,
crash, malformed output, nondeterministic. The first of each verdict and kind is shrunk to a smallest puzzle and saved.

Exit status: 0 nothing was found; 1 something was; 2 the program can't be run, bad usage, nothing to replay, or too small
a --budget to ask anything or to wait for an answer. A run that ended before all puzzles were asked says so.)";

void add_asking(CLI::App& verb, Crosschecking& c) {
  auto kinds = names_of(check::kinds, [](check::Kind k) { return check::name(k); });
  kinds.emplace_back(check::name(check::Kind::garbled));
  verb.add_option("command", c.command, "The program and its arguments, after --")->type_name("COMMAND")->required();
  verb.add_option("--expect", c.expect, "What is expected of it")
      ->check(CLI::IsMember({"solve", "unique", "count"}))
      ->capture_default_str();
  verb.add_option("--protocol", c.protocol, "lines: it is kept alive; input, arguments: a process a puzzle")
      ->check(CLI::IsMember({"auto", "lines", "input", "arguments"}))
      ->capture_default_str();
  // Each of these takes one word, or it would take the -- too.
  verb.add_option("--kinds", c.kinds, "These kinds only; garbled: lines that are no puzzles, with a process each")
      ->check(CLI::IsMember(kinds))
      ->delimiter(',')
      ->allow_extra_args(false);
  verb.add_option("--none", c.settings.words.none, "Words that say there is no solution")
      ->type_name("WORDS")
      ->allow_extra_args(false);
  verb.add_option("--several", c.settings.words.several, "Words that say there are several")
      ->type_name("WORDS")
      ->allow_extra_args(false);
  verb.add_option("--puzzles", c.files, "Puzzles to try first")->type_name("FILE")->allow_extra_args(false);
}
void add_running(CLI::App& verb, Crosschecking& c) {
  verb.add_option("--cases", c.cases,
                  "So many puzzles, besides those given, known ones and garbled lines (default: 2000; 200 where each "
                  "has its process)")
      ->type_name("N")
      ->check(whole(1, 1000000000));
  verb.add_option("--seed", c.settings.seed, "The seed they follow from")
      ->type_name("N")
      ->check(whole(0))
      ->capture_default_str();
  verb.add_option("--timeout", c.timeout, "Seconds for an answer")
      ->type_name("S")
      ->check(CLI::Range(0.01, 3600.0))
      ->capture_default_str();
  verb.add_option("--budget", c.budget, "Seconds for the whole run, at most half of them for shrinking")
      ->type_name("S")
      ->check(whole(1, 1000000))
      ->capture_default_str();
  auto* replay = verb.add_option("--replay", c.replay, "Only what was saved there")->type_name("FILE");
  verb.add_option("--save", c.save, "Where what is found is saved")->type_name("FILE")->capture_default_str();
  verb.add_flag("--json", c.json, "An object a fault, and one of the whole run");
  verb.add_option("--junit", c.junit_file, "Write a JUnit report there")->type_name("FILE");
  for (const char* of_a_run : {"--kinds", "--puzzles", "--cases", "--seed", "--save", "--budget", "--junit"})
    replay->excludes(verb.get_option(of_a_run));
  add_box(verb, c.box);
}

}  // namespace

void add_crosscheck(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("crosscheck", "Find out whether a solver in any language is right");
  auto c = std::make_shared<Crosschecking>();
  add_asking(*verb, *c);
  add_running(*verb, *c);
  verb->footer(crosscheck_examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
