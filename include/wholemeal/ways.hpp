#pragma once
// How many grids a board of choices expands to, exactly, however many that is.
#include "wholemeal/search.hpp"

namespace wholemeal {

// ways :: Matrix Choices -> Integer      in decimal; product . map length . concat
inline constexpr auto ways = named<"ways">([](const auto& m) {
  std::string decimal = "1";  // the least significant first
  for (std::size_t n : map(length)(concat(m))) {
    std::size_t carry = 0;
    for (char& d : decimal) {
      carry += static_cast<std::size_t>(d - '0') * n;
      d = static_cast<char>('0' + carry % 10);
      carry /= 10;
    }
    for (; carry > 0; carry /= 10) decimal += static_cast<char>('0' + carry % 10);
  }
  decimal.erase(decimal.find_last_not_of('0') + 1);
  return decimal.empty() ? std::string("0") : std::string(decimal.rbegin(), decimal.rend());
});

}  // namespace wholemeal
