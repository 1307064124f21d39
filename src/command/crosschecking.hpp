#pragma once
// A run of crosscheck: what is asked for, the run or a replay, and what is told of it.
#include "command/checking.hpp"
#include "command/input.hpp"

namespace wholemeal::command {

struct Crosschecking {
  std::string expect = "solve", protocol = "auto", save = "wholemeal-faults.jsonl", replay, junit_file;
  std::vector<std::string> command, kinds, files;
  std::optional<Shape> box;
  double timeout = 2;
  std::size_t cases = 0, budget = 60;
  bool json = false;
  check::Settings settings;
  std::vector<check::Fault> faults;

  void run(Exit& exit);
  void prepare();
  std::string said_twice() const;
  std::string complaint() const;
  std::optional<text::Error> take(const Item& item);
  bool read_files(Exit& exit);
  void start();
  std::string replaying() const;
  void tell(const check::Fault& f, Exit& exit);
  void again(const std::string& line, std::size_t number, Exit& exit);
  void replay_all(Exit& exit);
};

}  // namespace wholemeal::command
