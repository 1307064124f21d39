// Any bytes are read without a crash or a hang, and what is read can be written in every format and read again.
//   clang++ -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -Iinclude tests/fuzz/text.cpp -o fuzz && ./fuzz
#include "wholemeal/text/clash.hpp"
#include "wholemeal/text/reader.hpp"

namespace {

using namespace wholemeal;

void require(bool holds) {
  if (!holds) __builtin_trap();
}

// The first byte chooses the options, so that every format is reached by its name too.
text::Options options(std::uint8_t byte) {
  text::Options o;
  constexpr Shape shapes[] = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 4}, {6, 6}};
  o.symbols = static_cast<text::Alphabet>(byte % 4);
  if (byte % 8 >= 5) o.box = shapes[byte / 8 % std::size(shapes)];
  if (byte % 5 == 1) o.from = text::formats[byte / 5 % std::size(text::formats)].name;
  o.kanji = byte % 16 == 3;
  return o;
}

// The first puzzle of a text in one format, for speed.
void check(const text::Puzzle& p, const text::Format& f) {
  require(p.givens.size() == p.shape.size() && p.shape.size() <= max_size);
  for (const auto& clash : text::clashes(p.givens, p.shape)) require(text::wording(clash).size() > 10);
  const auto written = text::written(f, p);
  if (!written) return;
  text::Options o;
  o.box = p.shape;
  o.from = f.name;
  text::Reader again{std::string{f.head} + *written + std::string{f.foot}, o};
  const auto result = again.next();
  require(result && std::holds_alternative<text::Puzzle>(*result) && std::get<text::Puzzle>(*result) == f.kept(p));
  require(!again.next());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  text::Reader reader{std::string(reinterpret_cast<const char*>(data) + 1, size - 1), options(data[0])};
  bool first = true;
  while (const auto result = reader.next()) {
    const auto* p = std::get_if<text::Puzzle>(&*result);
    const std::size_t at = p != nullptr ? p->line : std::get<text::Error>(*result).line;
    require(at >= 1 && at <= size + 1);
    if (p != nullptr && std::exchange(first, false)) check(*p, text::formats[size % std::size(text::formats)]);
  }
  return 0;
}
