// The bridge from the library's functions and laws to the calculator.
#pragma once

#include <string>
#include <utility>

#include "wholemeal/boards.hpp"
#include "wholemeal/calc/ground.hpp"
#include "wholemeal/calc/natives.hpp"
#include "wholemeal/calc/pieces.hpp"
#include "wholemeal/calc/vocabulary.hpp"
#include "wholemeal/hidden.hpp"
#include "wholemeal/laws/laws.hpp"

namespace wholemeal::calc {

// The library's functions under their names, for boards of one box.
inline Natives library(const Box& box) {
  using detail::native;
  using Anything = Value;
  const Shape s{static_cast<std::size_t>(box.rows), static_cast<std::size_t>(box.cols)};
  Natives n;
  n["wholemeal::choices"] = native<Grid>(choices[s], detail::no_digits);
  n["wholemeal::cp"] = native<List<List<Anything>>>(cp, detail::too_many);
  n["wholemeal::expand"] = native<Matrix<List<Anything>>>(expand, detail::far_too_many);
  n["wholemeal::rows"] = native<Matrix<Anything>>(rows);
  n["wholemeal::cols"] = native<Matrix<Anything>>(cols, detail::no_columns);
  n["wholemeal::group"] = native<Row<Anything>>(group[s.cols]);
  n["wholemeal::group::R"] = native<Row<Anything>>(group[s.rows]);
  n["wholemeal::group::C"] = native<Row<Anything>>(group[s.cols]);
  n["wholemeal::ungroup"] = native<Row<Row<Anything>>>(ungroup);
  n["wholemeal::boxs"] = native<Matrix<Anything>>(boxs[s]);
  n["wholemeal::nodups"] = native<Row<Anything>>(nodups);
  n["wholemeal::prune_row"] = native<Row<Choices>>(prune_row, detail::no_digits);
  n["wholemeal::prune_by"] = detail::by_native(prune_by);
  n["wholemeal::prune"] = native<Board>(prune[s], detail::no_digits);
  n["wholemeal::hidden_row"] = native<Row<Choices>>(hidden_row, detail::no_digits);
  n["wholemeal::hidden_by"] = detail::by_native(hidden_by);
  n["wholemeal::incomplete"] = native<Board>(incomplete, detail::no_digits);
  n["wholemeal::expand1"] = native<Board>(expand1, detail::nothing_to_expand);
  n["wholemeal::valid"] = native<Grid>(valid[s], detail::no_digits);
  n["wholemeal::search"] = detail::searching<Board>(search[s], s, id);
  n["wholemeal::solve"] = detail::searching<Grid>(solve[s], s, choices[s]);
  n["wholemeal::solve_spec"] = detail::enumerating(s);
  n["wholemeal::single"] = native<Choices>(single, detail::no_digits);
  n["wholemeal::fixed"] = native<Row<Choices>>(fixed, detail::no_digits);
  n["wholemeal::remove"] = detail::by_digits(remove);
  n["wholemeal::difference"] =
      detail::by_digits([](const Choices& xs) { return [xs](const Choices& ds) { return difference(ds, xs); }; });
  add_pieces(n);
  return n;
}

// `law 19.4 : filter nodups . cp = …`: what the library's law of that label says, or nothing if it has none.
inline std::string law_line(const Entry& entry) {
  std::string out;
  const auto look = [&](const auto& law) {
    if (law.label() != entry.label) return;
    out = (law.standing == Standing::definition ? "def " : "law ") + std::string(entry.label) + " : " + law.statement();
    if (!entry.note.empty()) out += " " + std::string(entry.note);
  };
  std::apply([&](const auto&... laws) { (look(laws), ...); }, laws::all_laws);
  return out;
}

// The chapter's theory as text: its words, and its laws as the library states them.
inline std::string sudoku_theory() {
  std::string text(vocabulary);
  for (const auto& e : entries) text += law_line(e) + "\n";
  return text;
}

}  // namespace wholemeal::calc
