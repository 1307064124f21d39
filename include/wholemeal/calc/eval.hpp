// Evaluates terms: names are bound to native functions on values by a registry, or unfolded by their definition.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "wholemeal/calc/book.hpp"
#include "wholemeal/calc/builtin.hpp"
#include "wholemeal/calc/match.hpp"
#include "wholemeal/calc/work.hpp"

namespace wholemeal::calc {

// What the names of a book are bound to: what is built in, and the natives its functions name.
inline Registry registry_of(const Book& book, const Natives& natives) {
  Registry r = built_in_functions();
  for (const auto& f : book.functions)
    if (const auto n = natives.find(f.native); n != natives.end()) r[f.name] = n->second;
  return r;
}

// Turns terms into functions that count their work. Metavariables are bound by the caller; an unknown name is
// undefined.
class Evaluator {
 public:
  using Bindings = std::map<std::string, Fn>;
  Evaluator(const Book& book, const Registry& registry, Work& work, Bindings bindings = {})
      : book_(book), registry_(registry), work_(work), bindings_(std::move(bindings)) {}

  Fn compile(const Expr& e) const {
    std::vector<Fn> fs;
    for (const auto& a : e.atoms) fs.push_back(compile(*a));
    if (fs.size() == 1) return fs[0];
    return [fs = std::move(fs)](Value x) {
      for (auto f = fs.rbegin(); f != fs.rend(); ++f) x = (*f)(x);
      return x;
    };
  }

  // One factor; undefined stays undefined.
  Fn compile(const Atom& a) const {
    ++work_.done;
    return [f = strict_in_name(a), &work = work_](const Value& x) {
      if (x.undefined()) return x;
      if (work.over()) return beyond("more work than is allowed");
      Value y = f(x);
      work.done += cells(y);
      return y;
    };
  }

 private:
  Fn strict_in_name(const Atom& a) const {
    if (a.kind == Kind::Number) return constant(number(std::stol(a.head)));
    if (a.kind == Kind::Char) return constant(Value{letter(a.head)});
    if (a.kind == Kind::List) return literal(a);
    if (const auto b = bindings_.find(a.head); b != bindings_.end() && a.args.empty()) return b->second;
    const auto native = registry_.find(a.head);
    if (native == registry_.end() || a.args.size() < native->second.arity) return unfolded(a);
    std::vector<Fn> args;
    for (std::size_t k = 0; k < native->second.arity; ++k) args.push_back(compile(a.args[k]));
    return applied(native->second.make(args), a, native->second.arity);
  }

  static Fn constant(Value v) {
    return [v = std::move(v)](const Value&) { return v; };
  }

  // Arguments beyond the arity are values: `boxs [[1]]`.
  Fn applied(Fn f, const Atom& a, std::size_t arity) const {
    if (a.args.size() <= arity) return f;
    return [f = std::move(f), x = compile(a.args[arity])](const Value& v) {
      const Value argument = x(v);
      return argument.undefined() ? argument : f(argument);
    };
  }

  Fn literal(const Atom& a) const {
    std::vector<Fn> items;
    for (const auto& e : a.args) items.push_back(compile(e));
    return [items = std::move(items)](const Value& x) {
      Items out;
      for (const auto& f : items) out.push_back(f(x));
      return list(std::move(out));
    };
  }

  Fn unfolded(const Atom& a) const {
    const Law* def = depth_ < 20 && !work_.over() ? find_definition(book_, a.head) : nullptr;
    if (def == nullptr) return [](const Value&) { return beyond("a name bound to nothing"); };
    const auto s = Matcher().matches(def->says.left, {{std::make_shared<const Atom>(a)}}, 0, 1);
    if (s.empty()) return [](const Value&) { return undefined("a name with the wrong arguments"); };
    Evaluator deeper = *this;
    ++deeper.depth_;
    return deeper.compile(instantiate(def->says.right, s[0]));
  }

  const Book& book_;
  const Registry& registry_;
  Work& work_;
  Bindings bindings_;
  int depth_ = 0;
};

}  // namespace wholemeal::calc
