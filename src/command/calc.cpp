#include "command/calc.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace wholemeal::command {
namespace {

bool is_theory(const std::string& name) { return name.ends_with(".laws"); }

// A box as --box takes it.
std::optional<calc::Box> box_of(const std::string& text) {
  long rows = 0, cols = 0;
  char x = 0, rest = 0;
  if (std::sscanf(text.c_str(), "%2ld%c%2ld%c", &rows, &x, &cols, &rest) != 3 || x != 'x' || rows < 1 || cols < 1)
    return {};
  if (rows * cols > 9) return {};
  return calc::Box{rows, cols, false};
}

bool speaks_of(const calc::Type& t, const std::string& size) {
  const auto& f = t.size.factors;
  return std::find(f.begin(), f.end(), size) != f.end() ||
         std::any_of(t.args.begin(), t.args.end(), [&](const auto& a) { return speaks_of(a, size); });
}

std::string file_at(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(name, ignored).string();
}

constexpr std::size_t most_bytes = 1U << 24U;  // of a file of laws or derivations

// The text without a byte order mark, as far as a byte beyond what is allowed.
std::string read_text(std::istream& in) {
  std::string text(most_bytes + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text;
}

}  // namespace

void Library::tell(const calc::Message& m) const {
  const auto it = texts.find(m.file);
  std::cerr << calc::with_caret(m, it == texts.end() ? "" : it->second);
}

void Library::use(const calc::File& by, const calc::UseFile& what, std::vector<calc::File>& files) {
  const auto name = (std::filesystem::path(by.name).parent_path() / what.path).string();
  if (const auto it = seen.find(file_at(name)); it != seen.end() && it->second)
    return book.errors.push_back({calc::Class::Circular, by.name, what.at, "`" + what.path + "` uses this file"});
  read_one(name, files);
}

void Library::read_one(const std::string& name, std::vector<calc::File>& files) {
  std::error_code ignored;
  const auto [open, added] = seen.try_emplace(file_at(name), false);
  if (!added) return;
  std::string text;
  if (name == "-") {
    text = read_text(std::cin);
  } else {
    std::ifstream in(name, std::ios::binary);
    if (!in || std::filesystem::is_directory(name, ignored)) {
      std::cerr << name << ": cannot be read\n";
      unreadable = true;
      return;
    }
    text = read_text(in);
  }
  if (text.size() > most_bytes) {
    std::cerr << name << ": is larger than 16 MB\n";
    unreadable = true;
    return;
  }
  texts[name] = text;
  own_theory = own_theory || is_theory(name);
  auto file = calc::parse_file(std::move(text), name);
  open->second = true;
  for (const auto& s : file.statements)
    if (const auto* used = std::get_if<calc::UseFile>(&s)) use(file, *used, files);
  open->second = false;
  files.push_back(std::move(file));
}

void Library::read(const std::vector<std::string>& names) {
  std::vector<calc::File> files;
  for (const auto& n : names) read_one(n, files);
  if (!own_theory) {
    auto theory = calc::chapter_theory();
    texts[theory.name] = theory.text;
    calc::add(book, theory);
  }
  for (const auto& f : files) calc::add(book, f);
  for (auto& m : calc::faults_of_laws(book)) book.errors.push_back(std::move(m));
  constexpr std::size_t most = 20;
  for (std::size_t i = 0; i < book.errors.size() && i < most; ++i) tell(book.errors[i]);
  if (book.errors.size() > most) std::cerr << "wholemeal: " << book.errors.size() - most << " more errors\n";
  unreadable = unreadable || std::any_of(book.errors.begin(), book.errors.end(),
                                         [](const auto& m) { return m.kind == calc::Class::Syntax; });
}

std::vector<calc::Bench> benches(const calc::Book& book, const std::vector<std::string>& boxes, Boxes which) {
  const bool rectangular = std::any_of(book.functions.begin(), book.functions.end(),
                                       [](const auto& f) { return speaks_of(f.type, "R") || speaks_of(f.type, "C"); });
  std::vector<std::string> names = boxes;
  if (names.empty()) names = rectangular ? std::vector<std::string>{"2x3", "3x2"} : std::vector<std::string>{"2x2"};
  std::vector<calc::Bench> out;
  for (const auto& n : names)
    if (auto box = box_of(n)) {
      if (which == Boxes::of_the_theory && !rectangular && box->rows != box->cols)
        throw CLI::ValidationError("--box", "'" + n + "' is not square, and these laws speak of boxes N x N only");
      box->rectangular = rectangular;
      out.push_back({*box, calc::registry_of(book, calc::library_of(*box))});
    }
  return out;
}

void add_boxes(CLI::App& verb, std::vector<std::string>& boxes) {
  const auto check = [](const std::string& text) {
    return box_of(text) ? std::string{} : "'" + text + "' is no box of at most 9 cells, such as 2x2, 3x3 or 2x3";
  };
  verb.add_option("--box", boxes,
                  "The boxes to try cases on (default: 2x2; 2x3 and 3x2 where a theory speaks of R and C)")
      ->type_name("RxC")
      ->allow_extra_args(false)
      ->check(check);
}

}  // namespace wholemeal::command
