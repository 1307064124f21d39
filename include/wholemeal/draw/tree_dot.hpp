#pragma once
// A search in the language of Graphviz: dot -Tsvg draws it.
#include "wholemeal/draw/tree_text.hpp"

namespace wholemeal::draw {
namespace detail {

inline std::string dot_escaped(std::string_view text) {
  std::string s;
  for (char c : text) s += c == '\n' ? std::string("\\n") : (c == '"' || c == '\\' ? std::string("\\") : "") + c;
  return s;
}
// Shapes say what became of a node: a solution has a double border, a dead end a dashed one.
constexpr std::string_view dot_look(Ending e) {
  constexpr std::string_view looks[] = {"shape=box", "shape=octagon,style=dashed", "shape=box,style=dashed",
                                        "shape=octagon,style=dashed", "shape=box,peripheries=2,penwidth=2"};
  return looks[static_cast<std::size_t>(e)];
}

}  // namespace detail

// dot :: Tree -> String                  without boards; the edges to a solution are thick, those taken back dashed
inline std::string dot(const Tree& t) {
  std::string text =
      "digraph search {\n  label=\"" + detail::dot_escaped(t.program + ": " + counted(t)) +
      "\";\n  fontname=\"sans-serif\";\n  node [fontname=\"sans-serif\"];\n  edge [fontname=\"sans-serif\"];\n";
  for (const TreeNode& n : t.nodes) {
    const std::string id = std::to_string(n.id);
    text += "  n" + id + " [" + std::string(detail::dot_look(n.ending)) + ",label=\"" +
            detail::dot_escaped(numbered(n) + (n.number == 0 || n.why.empty() ? "" : "\n") + n.why) + "\"];\n";
    if (n.parent >= 0)
      text += "  n" + std::to_string(n.parent) + " -> n" + id + " [label=\"  " + caption(t, n) + "\"" +
              (n.leads        ? ",penwidth=2.5"
               : n.taken_back ? ",style=dashed"
                              : "") +
              "];\n";
  }
  if (t.left_out > 0) text += "  more [shape=plaintext,label=\"" + omitted(t) + "\"];\n";
  return text + "}\n";
}

}  // namespace wholemeal::draw
