#include "wholemeal/laws/technique.hpp"

#include "laws/laws.hpp"

namespace wholemeal {

template <> struct variable_of<laws::techniques> {
  template <spelling Name> static auto draw(Random& r, Shape s) {
    const std::size_t i = r.below(technique::techniques.size());
    return drawn<Name, Board, Board>{laws::technique_at(i, s), std::string(technique::techniques[i]->code) + " x"};
  }
};

std::vector<Law> laws_of_techniques() { return rows_of<laws::of_techniques>(); }

}  // namespace wholemeal
