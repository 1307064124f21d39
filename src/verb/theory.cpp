// wholemeal theory: the names, types and laws that derivations may use.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/calc.hpp"

namespace wholemeal::command {
namespace {

using Json = nlohmann::ordered_json;

Json names_of(const calc::Book& book) {
  Json names = Json::array();
  for (const auto& [name, type] : book.constants) {
    const auto* f = calc::find_function(book, name);
    names.push_back({{"name", name}, {"type", show(type, book.synonyms)}, {"native", nullptr}});
    if (f != nullptr && !f->native.empty()) names.back()["native"] = f->native;
  }
  return names;
}

Json laws_of(const calc::Book& book) {
  Json laws = Json::array();
  for (const auto& l : book.laws) {
    Json conditions = Json::array();
    for (const auto& c : l.conditions) conditions.push_back(show(c));
    laws.push_back({{"label", l.label},
                    {"says", show(l.says)},
                    {"definition", l.definition},
                    {"if", conditions},
                    {"proof", nullptr}});
    if (!l.proof.empty()) laws.back()["proof"] = l.proof;
  }
  return laws;
}

void run(const std::vector<std::string>& files, bool json, Exit& exit) {
  Library library;
  library.read(files);
  if (library.unreadable) return exit.raise(2);
  if (json) {
    fmt::print(
        "{}\n",
        Json{{"schema", "wholemeal.theory/1"}, {"names", names_of(library.book)}, {"laws", laws_of(library.book)}}.dump(
            -1, ' ', false, nlohmann::json::error_handler_t::replace));
    return;
  }
  for (const auto& [name, text] : library.texts) fmt::print("{}", text);
}

constexpr auto theory_examples = R"(Examples:
  wholemeal theory                    the chapter's theory, as a .laws file
  wholemeal theory > my.laws          a start for a theory of one's own
  wholemeal theory --json | jq '.laws[].label'

Exit status: 0, or 2 when a file cannot be read.)";

}  // namespace

void add_theory(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("theory", "The names, types and laws that derivations may use");
  struct Theory {
    std::vector<std::string> files;
    bool json = false;
  };
  auto t = std::make_shared<Theory>();
  verb->add_option("files", t->files, "Files of laws instead of the chapter's")->type_name("FILE");
  verb->add_flag("--json", t->json, "One object");
  verb->footer(theory_examples);
  verb->callback([t, &exit] { run(t->files, t->json, exit); });
}

}  // namespace wholemeal::command
