// Whether types are the same, up to the names of what is open in them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "wholemeal/calc/type.hpp"

namespace wholemeal::calc {

class Alike {
 public:
  bool operator()(const std::vector<Type>& as, const std::vector<Type>& bs) {
    if (as.size() != bs.size()) return false;
    for (std::size_t i = 0; i < as.size(); ++i)
      if (!alike(as[i], bs[i])) return false;
    return true;
  }

 private:
  bool alike(const Type& a, const Type& b) {
    if (a.size.number != b.size.number || a.size.plus != b.size.plus) return false;
    return paired(a.head, b.head) && sizes(a.size.factors, b.size.factors) && (*this)(a.args, b.args);
  }
  bool sizes(const std::vector<std::string>& as, const std::vector<std::string>& bs) {
    if (as.size() != bs.size()) return false;
    for (std::size_t i = 0; i < as.size(); ++i)
      if (!paired(as[i], bs[i])) return false;
    return true;
  }
  // Each open name stands for one other.
  bool paired(const std::string& a, const std::string& b) {
    if (!is_variable(a) || !is_variable(b)) return a == b;
    return there_.try_emplace(a, b).first->second == b && back_.try_emplace(b, a).first->second == a;
  }

  std::map<std::string, std::string> there_{}, back_{};
};

}  // namespace wholemeal::calc
