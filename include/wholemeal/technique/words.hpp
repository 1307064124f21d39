#pragma once
// Steps in words: how cells, units and digits are written, and sentences in English and Japanese, made from the data.
#include "wholemeal/technique.hpp"

namespace wholemeal::technique {

enum class Language { en, ja };
enum class Notation { rc, a1, ij };  // r1c2   A2   (1,2), as the manual, whose blocks are [i,j]

struct Words {
  Language language = Language::en;
  Notation notation = Notation::rc;
  Box box{};

  std::string cell(std::size_t c) const {
    const std::string i = std::to_string(c / box.size() + 1), j = std::to_string(c % box.size() + 1);
    if (notation == Notation::a1) return row_letter(c / box.size()) + j;
    return notation == Notation::rc ? "r" + i + "c" + j : "(" + i + "," + j + ")";
  }
  // The place of a unit among those of its kind: 3, or C of rows in A1, or [1,3] of blocks in ij.
  std::string index(std::size_t u) const {
    const std::size_t i = u % box.size(), across = box.rows;
    if (u / box.size() == 0 && notation == Notation::a1) return row_letter(i);
    if (u / box.size() < 2 || notation != Notation::ij) return std::to_string(i + 1);
    return "[" + std::to_string(i / across + 1) + "," + std::to_string(i % across + 1) + "]";
  }
  // Units of one kind: row 3, rows 2 and 6;  3行目、ブロック[1,3]
  std::string unit(const std::vector<std::uint16_t>& us) const {
    if (us.empty()) return "";
    const std::size_t kind = us[0] / box.size();
    constexpr std::string_view en[] = {"row", "column", "block"}, ja[] = {"行目", "列目", "ブロック"};
    std::vector<std::string> words;
    for (std::size_t u : us)
      words.push_back(language == Language::en ? index(u)
                      : kind == 2              ? std::string(ja[2]) + index(u)
                                               : index(u) + std::string(ja[kind]));
    if (language == Language::ja) return listed(words);
    return std::string(en[kind]) + (us.size() > 1 ? "s " : " ") + listed(words);
  }
  std::string cells(const std::vector<std::uint16_t>& cs) const {
    std::vector<std::string> words;
    for (std::size_t c : cs) words.push_back(cell(c));
    return listed(words);
  }
  std::string digits(Set s) const {
    std::vector<std::string> words;
    each(s, [&](std::size_t d) { words.emplace_back(1, symbol(box, d)); });
    return listed(words);
  }
  std::string compact(Set s) const {
    std::string text;
    each(s, [&](std::size_t d) { text += symbol(box, d); });
    return text;
  }

  std::string name(const Technique& t) const { return std::string(language == Language::en ? t.en : t.ja); }

  std::string_view grade(Grade g) const {
    constexpr std::string_view en[] = {"beginner", "medium", "hard", "expert", "beyond"};
    constexpr std::string_view ja[] = {"初級", "中級", "上級", "最上級", "範囲外"};
    return (language == Language::en ? en : ja)[static_cast<std::size_t>(g)];
  }

  // The reason of a step.
  std::string sentence(const Why& why) const {
    std::string text;
    const std::string_view form = language == Language::en ? why.says->en : why.says->ja;
    for (std::size_t i = 0; i < form.size(); ++i) {
      const bool hole = form[i] == '{' && i + 2 < form.size() && form[i + 2] == '}';
      text += hole ? filled(form[i + 1], why) : std::string(1, form[i]);
      i += hole ? 2 : 0;
    }
    return text;
  }

  // What a step does: r3c2=4 where one choice is left, r1c1<>23 where choices go.
  std::string change(const Change& x) const {
    return cell(x.cell) + (single(x.left) ? "=" + compact(x.left) : "<>" + compact(x.removed));
  }
  std::string changes(const Step& step) const {
    std::string text;
    for (const Change& x : step.changes) text += (text.empty() ? "" : " ") + change(x);
    return text;
  }

 private:
  std::string filled(char hole, const Why& why) const {
    if (hole == 'u') return unit(why.units);
    if (hole == 'v') return unit(why.covers);
    if (hole == 'c') return cells(why.cells);
    if (hole == 'x') return cells(why.others);
    return digits(hole == 'd' ? why.digits : why.rest);
  }
  // 2, 4 and 6;  2、4、6
  std::string listed(const std::vector<std::string>& words) const {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const bool last = i + 1 == words.size();
      if (i > 0) text += language == Language::ja ? "、" : last ? " and " : ", ";
      text += words[i];
    }
    return text;
  }
};

}  // namespace wholemeal::technique
