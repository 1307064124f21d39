#pragma once
// How puzzles are read, as options of a verb: --box, --from, --symbols, --kanji.
#include "command/verb.hpp"
#include "wholemeal/text/input.hpp"

namespace wholemeal::command {

void add_reading(CLI::App& verb, text::Options& reading);

}  // namespace wholemeal::command
