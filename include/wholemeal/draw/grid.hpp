#pragma once
// A grid as people read it: its symbols apart, its boxes ruled off.
#include "wholemeal/grid.hpp"

namespace wholemeal::draw {

// ruled :: Shape -> Grid -> String       N lines and the rules between bands, each ended by a newline
inline std::string ruled(Shape s, const Grid& g) {
  std::string picture;
  for (std::size_t i = 0; i < g.size(); ++i) {
    if (i > 0 && i % s.rows == 0) {
      for (std::size_t box = 0; box < s.rows; ++box) picture += (box == 0 ? "" : "+-") + std::string(2 * s.cols, '-');
      picture.pop_back();
      picture += '\n';
    }
    for (std::size_t j = 0; j < g[i].size(); ++j) {
      if (j > 0) picture += j % s.cols == 0 ? " | " : " ";
      picture += symbol(g[i][j], g.size());
    }
    picture += '\n';
  }
  return picture;
}

}  // namespace wholemeal::draw
