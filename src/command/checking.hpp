#pragma once
// What crosscheck writes: faults as text, JSON and JUnit, the table of a run; and faults read back for a replay.
#include <optional>
#include <string>

#include "wholemeal/check/crosscheck.hpp"

namespace wholemeal::command {

// {"schema":"wholemeal.crosscheck/1", ...}; everything that a replay needs is in it
std::string fault_json(const check::Fault& fault, const check::Settings& settings);
// The settings and the fault of such a line; nothing if it is none. The program is left alone.
std::optional<check::Fault> fault_from_json(const std::string& line, check::Settings& settings);
std::string summary_json(const check::Tallies& tallies, const check::Course& course, std::size_t faults);
// What else is to be known of a run, a line each: that it ended early, that answers were late; empty: nothing.
std::string remarks(const check::Course& course);

// The fault for people, and how to see it again.
std::string story(const check::Fault& fault, const std::string& again);
// A row a kind, a column a verdict that occurred.
std::string summary_table(const check::Tallies& tallies);
std::string junit(const check::Tallies& tallies, const std::vector<check::Fault>& faults);

// The value that a table has this name for; nothing when it has none.
template <class A, std::size_t N>
std::optional<A> value_named(const std::array<std::string_view, N>& names, const std::string& s) {
  const auto at = std::find(names.begin(), names.end(), s);
  return at == names.end() ? std::nullopt : std::optional{static_cast<A>(at - names.begin())};
}

// How a command is typed in a shell.
std::string quoted(const std::vector<std::string>& words);

}  // namespace wholemeal::command
