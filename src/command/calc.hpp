#pragma once
// What the calculator's verbs share: reading files of laws and derivations into a book, messages with their lines.
#include <CLI/CLI.hpp>
#include <map>
#include <string>
#include <vector>

#include "command/verb.hpp"
#include "laws/theory.hpp"
#include "wholemeal/calc/add.hpp"
#include "wholemeal/calc/names.hpp"
#include "wholemeal/calc/outcome.hpp"

namespace wholemeal::command {

// The theory and the files read, with their texts for the messages.
struct Library {
  calc::Book book;
  std::map<std::string, std::string> texts;
  std::map<std::string, bool> seen;  // files, however they are spelt; whether one is still being read
  bool unreadable = false;
  bool own_theory = false;  // a .laws file takes the place of the chapter's theory

  // Reads the files and what they use, `-` being standard input; tells on standard error what it can't read.
  void read(const std::vector<std::string>& files);
  // The message with its line and a caret, on standard error.
  void tell(const calc::Message& m) const;

 private:
  void use(const calc::File& by, const calc::UseFile& what, std::vector<calc::File>& files);
  void read_one(const std::string& name, std::vector<calc::File>& files);
};

// Whether boxes that aren't square are refused where the theory speaks of square ones.
enum class Boxes { any, of_the_theory };

// The boxes to try cases on: those asked for, else 2x2, or 2x3 and 3x2 where a theory speaks of R and C.
std::vector<calc::Bench> benches(const calc::Book& book, const std::vector<std::string>& boxes,
                                 Boxes which = Boxes::of_the_theory);

// --box RxC, repeatable, for the calculator's verbs.
void add_boxes(CLI::App& verb, std::vector<std::string>& boxes);

void add_prove(CLI::App& app, Exit& exit);
void add_calculate(CLI::App& app, Exit& exit);
void add_theory(CLI::App& app, Exit& exit);
void add_eval(CLI::App& app, Exit& exit);

}  // namespace wholemeal::command
