#pragma once
// Tables of expected values: tab-separated, comment lines with #, the first line names the columns.
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace wholemeal::test {

using TableRow = std::map<std::string, std::string>;

inline std::vector<std::string> fields(const std::string& line) {
  std::vector<std::string> words;
  std::stringstream in(line);
  for (std::string word; std::getline(in, word, '\t');) words.push_back(word);
  return words;
}

inline std::vector<TableRow> table(const std::string& file) {
  std::vector<TableRow> rows;
  std::vector<std::string> names;
  std::ifstream in(std::string(TEST_DATA) + "/" + file);
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto words = fields(line);
    if (names.empty()) {
      names = words;
      continue;
    }
    rows.emplace_back();
    for (std::size_t i = 0; i < words.size(); ++i) rows.back()[names[i]] = words[i];
  }
  return rows;
}

}  // namespace wholemeal::test
