#include "laws/theory.hpp"

#include "wholemeal/calc/theory.hpp"

wholemeal::calc::Natives wholemeal::calc::library_of(const Box& box) { return library(box); }

wholemeal::calc::File wholemeal::calc::chapter_theory() { return parse_file(sudoku_theory(), "theory"); }
