#include "laws/laws.hpp"

#include <set>

#include "catch.hpp"
#include "wholemeal/laws/laws.hpp"

using namespace wholemeal;

TEST_CASE("the laws that are tested, are the laws that are listed") {
  std::vector<std::string> listed;
  std::apply([&](const auto&... law) { (listed.push_back(law.label()), ...); }, laws::all_laws);
  std::vector<std::string> tested;
  for (const Law& law : all_laws()) tested.push_back(law.label);
  CHECK(tested == listed);
  CHECK(std::set<std::string>(listed.begin(), listed.end()).size() == listed.size());
}

TEST_CASE("the laws, cover the chapter label by label") {
  std::set<std::string> labels;
  for (const Law& law : all_laws()) labels.insert(law.label);
  for (const char* label : {"map-id",      "map-comp",       "filter-nat",
                            "filter-and",  "filter-comm",    "filter-concat",
                            "cp-nat",      "group-nat",      "ungroup-nat",
                            "cols-nat",    "cp-ungroup",     "cp-group",
                            "def-expand",  "def-rows",       "def-boxs",
                            "def-pruneBy", "def-prune",      "def-valid",
                            "def-search",  "def-solve",      "def-solveProgram",
                            "cols-inv",    "group-ungroup",  "ungroup-group",
                            "19.2",        "19.4",           "19.6",
                            "19.7",        "search-program", "19.5",
                            "19.5b",       "19.1",           "19.3",
                            "rows-inv",    "boxs-inv",       "prune-rows",
                            "prune-cols",  "prune-boxs",     "prune-law"})
    CHECK(labels.count(label) == 1);
}

TEST_CASE("a law, states itself in the paper's notation") {
  const auto statement = [](const std::string& label) {
    for (const Law& law : all_laws())
      if (law.label == label) return law.statement;
    return std::string();
  };
  CHECK(statement("19.2") == "map cols . expand ~ expand . cols");
  CHECK(statement("19.5") == "filter (p . f) = map f . filter p . map f if f . f = id");
  CHECK(statement("prune-law") == "filter valid . expand = filter valid . expand . prune");
  CHECK(statement("def-valid") == "valid = both (all nodups . boxs) (both (all nodups . cols) (all nodups . rows))");
  CHECK(statement("def-pruneBy") == "pruneBy f = f . map pruneRow . f");
}

TEST_CASE("check, gives the same cases for the same seed") {
  for (const Law& law : all_laws()) {
    const Report a = trial(law, 20, 7), b = trial(law, 20, 7);
    CHECK(a.telling == b.telling);
    CHECK(law.draw(5).text() == law.draw(5).text());
  }
}
