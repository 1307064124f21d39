// wholemeal eval: an expression of the calculator on a value, for trying things.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command/calc.hpp"
#include "wholemeal/calc/evaluate.hpp"

namespace wholemeal::command {
namespace {

struct Eval {
  std::string expr, value;
  std::vector<std::string> files, boxes;
  bool type = false, plain = false;

  void run(Exit& exit) const;
};

// Whether a list of nine is written there: then the board meant is most likely one of 9x9.
bool has_nine(const std::string& text) {
  const auto e = calc::parse_expr(text);
  const auto* term = std::get_if<calc::Expr>(&e);
  return term != nullptr && !term->atoms.empty() && term->atoms.back()->kind == calc::Kind::List &&
         term->atoms.back()->args.size() == 9;
}

void Eval::run(Exit& exit) const {
  Library library;
  library.read(files);
  library.book.plain_lists = plain;
  library.texts["expression"] = expr;
  library.texts["value"] = value;
  if (library.unreadable) return exit.raise(2);
  const bool nine = boxes.empty() && (has_nine(value) || (value.empty() && has_nine(expr)));
  const auto bench = benches(library.book, nine ? std::vector<std::string>{"3x3"} : boxes, Boxes::any);
  const auto result = calc::evaluate(library.book, bench[0].registry, bench[0].box, expr, value);
  if (const auto* m = std::get_if<calc::Message>(&result)) {
    library.tell(*m);
    return exit.raise(2);
  }
  const auto& e = std::get<calc::Evaluated>(result);
  if (type) return fmt::print("{}\n", e.type);
  if (!e.value) {
    std::cerr << "wholemeal: this is a function, " << e.type << ": give it a value\n";
    return exit.raise(2);
  }
  fmt::print("{}\n", show(*e.value));
  if (!e.value->undefined()) return;
  if (const auto q = calc::quicker(library.book, e.term); q && e.value->beyond())
    std::cerr << "wholemeal: `" << q->first << "` is a specification, which tries everything; `" << q->second
              << "` does the same by searching\n";
  exit.raise(1);
}

constexpr auto eval_examples = R"(Examples:
  wholemeal eval boxs '[[1,2,3,4],[5,6,7,8],[9,10,11,12],[13,14,15,16]]'
  wholemeal eval 'filter nodups . cp' '[[1,2],[2,3]]'
  wholemeal eval 'cols [[1,2],[3,4]]'
  wholemeal eval 'searchProgram . choices' '[[1,0,0,0],[0,0,1,0],[0,0,0,0],[0,0,0,0]]'
  wholemeal eval --type 'filter valid . expand'

Nothing is begun that makes a list of more than 200,000 elements, searches more than 20,000 nodes, or makes more than
20,000,000 values in all: it is "not evaluated".
Exit status: 0 a value; 1 undefined, or not evaluated; 2 bad usage or input, or an expression that has no type.)";

}  // namespace

void add_eval(CLI::App& app, Exit& exit) {
  auto* verb = app.add_subcommand("eval", "Evaluate an expression on a value");
  auto e = std::make_shared<Eval>();
  verb->add_option("expression", e->expr, "An expression, such as 'boxs . cols'")->type_name("EXPR")->required();
  verb->add_option("value", e->value, "What it is applied to, such as [[1,2],[3,4]]")->type_name("VALUE");
  verb->add_option("--with", e->files, "Files of further laws and names")->type_name("FILE")->allow_extra_args(false);
  verb->add_flag("--type", e->type, "Its type only");
  verb->add_flag("--hs-types", e->plain, "Lists without kinds and lengths, as Haskell has them");
  add_boxes(*verb, e->boxes);
  verb->footer(eval_examples);
  verb->callback([e, &exit] { e->run(exit); });
}

}  // namespace wholemeal::command
