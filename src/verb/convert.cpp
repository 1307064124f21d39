// wholemeal convert: puzzles in any format, written in another.
#include <fmt/format.h>

#include "command/input.hpp"
#include "command/reading.hpp"
#include "wholemeal/text/formats.hpp"

namespace wholemeal::command {

namespace {

struct Convert {
  std::vector<std::string> sources{"-"};
  text::Options reading;
  std::string to = "line";
  bool list = false;

  std::size_t read = 0, written = 0;
  std::map<std::string, std::size_t> lost;  // a part of the puzzles, and how many had it

  void run(Exit& exit);
  void item(const Item& item, const text::Format& format, Exit& exit);
  void puzzle(const Item& item, const text::Puzzle& p, const text::Format& format, Exit& exit);
};

void list_formats() {
  for (const text::Format& f : text::formats) fmt::print("{:<15} .{:<11} {}\n", f.name, f.extension, f.about);
}

void Convert::run(Exit& exit) {
  if (list) return list_formats();
  const text::Format& format = *text::format(to);
  each_puzzle(sources, reading, [&](const Item& i) {
    item(i, format, exit);
    return !interrupted && std::ferror(stdout) == 0;
  });
  if (written > 0) fmt::print("{}", format.foot);
  for (const auto& [part, puzzles] : lost)
    std::cerr << fmt::format("wholemeal: {} can't carry {}: left out of {} of {} puzzles\n", to, part, puzzles,
                             written);
  if (read == 0) no_puzzles(exit);
}

void Convert::item(const Item& i, const text::Format& format, Exit& exit) {
  ++read;
  if (const auto* p = std::get_if<text::Puzzle>(&i.what)) return puzzle(i, *p, format, exit);
  std::cerr << wording(i.source, std::get<text::Error>(i.what)) << '\n';
  exit.raise(2);
}

void Convert::puzzle(const Item& i, const text::Puzzle& p, const text::Format& format, Exit& exit) {
  if (!p.warning.empty()) std::cerr << wording(i.source, {p.line, p.column, p.warning}) << '\n';
  const auto words = text::written(format, p);
  if (!words) {
    std::cerr << wording(i.source,
                         {p.line, p.column, fmt::format("{} carries boards of at most {} rows", to, format.most)})
              << '\n';
    return exit.raise(1);
  }
  const bool apart =
      std::count(words->begin(), words->end(), '\n') > 1;  // boards of several lines: an empty one between
  fmt::print("{}{}", written++ == 0 ? format.head : apart ? "\n" : "", *words);
  for (const std::string& part : text::lost(format, p)) ++lost[part];
}

constexpr auto convert_examples = R"(Examples:
  wholemeal convert --list                          the formats, by name
  wholemeal convert puzzles.sdk --to line           one puzzle a line
  wholemeal convert --to hodoku marks.txt           a grid of candidates for HoDoKu
  wholemeal convert --to pencil --from decimal 16x16.txt

The input's format is known by its look; where that leaves a doubt, the error names the option that decides. What the
format can't carry is told on standard error.
Exit status: 0 every puzzle was written; 1 some board is too large for the format; 2 bad usage, or some input is
unreadable.)";

}  // namespace

void add_convert(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("convert", "Write puzzles in another format");
  auto c = std::make_shared<Convert>();
  std::vector<std::string> names;
  for (const text::Format& f : text::formats) names.emplace_back(f.name);
  verb->add_option("input", c->sources, "Files, - for standard input, or puzzles")->type_name("FILE|-|PUZZLE");
  verb->add_option("--to", c->to, "The format to write")
      ->type_name("FORMAT")
      ->check(CLI::IsMember(names))
      ->capture_default_str();
  verb->add_flag("--list", c->list, "List the formats");
  add_reading(*verb, c->reading);
  verb->footer(convert_examples);
  verb->callback([c, &exit] { c->run(exit); });
}

}  // namespace wholemeal::command
