// Any bytes as a file of the calculator: it is read, printed, read again, and checked by its laws.
//   clang++ -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -Iinclude tests/fuzz/calc.cpp -o fuzz && ./fuzz
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "wholemeal/calc/report.hpp"
#include "wholemeal/calc/script.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wholemeal::calc;
  if (size > 2000) return 0;
  const auto file = parse_file(std::string(reinterpret_cast<const char*>(data), size), "fuzz");
  for (const auto& m : file.errors)
    if (m.at.line < 1 || with_caret(m, file.text).empty()) std::abort();
  Book book;
  add(book, file);
  faults_of_laws(book);
  for (const auto& d : book.derivations) {
    const auto again = parse_file(show(d), "again");
    if (!again.errors.empty() || show(std::get<Derivation>(again.statements.at(0))) != show(d)) std::abort();
  }
  for (const auto& o : check(book, {}, {.evaluate = false, .suggest = false})) report(o);
  return 0;
}
