// Names that nobody has used yet, and types with their variables named anew.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>

#include "wholemeal/calc/type.hpp"

namespace wholemeal::calc {

class Fresh {
 public:
  int used() const { return count_; }
  void after(int used) { count_ = used; }

  std::string fresh(std::string_view base) { return plain(base) + "_" + std::to_string(++count_); }
  Type variable(std::string_view base = "a") { return con(fresh(base)); }

  // The type with its variables named anew.
  Type instance(const Type& t) {
    std::map<std::string, std::string> names;
    return instance(t, names);
  }
  template <class T> T instance(const T& t, std::map<std::string, std::string>& names) {
    return with_names(t, [&](const std::string& s) { return renamed(s, names); });
  }

 private:
  std::string renamed(const std::string& s, std::map<std::string, std::string>& names) {
    const bool sum = s.starts_with('(');  // a factor equal to nothing but itself
    if (!is_variable(s) && !sum) return s;
    auto& to = names[s];
    if (to.empty()) to = sum ? "(" + fresh("n") + ")" : fresh(s);
    return to;
  }

  int count_ = 0;
};

}  // namespace wholemeal::calc
