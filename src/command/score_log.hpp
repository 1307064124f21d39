#pragma once
// What `score` says of one puzzle: its steps, as lines and as pictures, and the verdict.
#include <filesystem>

#include "command/scoring.hpp"

namespace wholemeal::command {

// The text with spaces up to so many columns; a character of Japanese takes two.
std::string wide(const std::string& text, std::size_t width);

// A line a step, or compact: a line a pass.
void print_log(const Judged& judged, const technique::Words& words, bool compact);
// The verdict, the score and the level in a line; what the search added in another.
void print_verdict(const Judged& judged, const technique::Words& words, const std::string& profile);

// 0001.svg and so on, a step each; false when that can't be written.
bool draw_steps(const Judged& judged, const technique::Words& words, const std::filesystem::path& folder);

}  // namespace wholemeal::command
