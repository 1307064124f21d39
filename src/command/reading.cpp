#include "command/reading.hpp"

#include "wholemeal/text/formats.hpp"

namespace wholemeal::command {

void add_reading(CLI::App& verb, text::Options& reading) {
  std::vector<std::string> names;
  for (const text::Format& f : text::formats) names.emplace_back(f.name);
  const std::vector<std::string> alphabets{"auto", "1", "0", "A"};  // in the order of text::Alphabet
  const auto choose = [alphabets, &reading](const std::string& first) {
    reading.symbols =
        static_cast<text::Alphabet>(std::find(alphabets.begin(), alphabets.end(), first) - alphabets.begin());
  };
  add_box(verb, reading.box);
  verb.add_option("--from", reading.from, "The format of the input (default: known by its look)")
      ->type_name("FORMAT")
      ->check(CLI::IsMember(names));
  verb.add_option_function<std::string>("--symbols", choose, "The digits start with 1 (1-9A-Z), 0 (0-9A-Z) or A (A-Z)")
      ->type_name("1|0|A|auto")
      ->check(CLI::IsMember(alphabets));
  verb.add_flag("--kanji", reading.kanji, "Read the kanji digits too");
}

}  // namespace wholemeal::command
