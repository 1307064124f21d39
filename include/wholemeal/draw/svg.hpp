#pragma once
// A picture in SVG, written element by element. Fonts are generic; what colour says, shape or words say too.
#include <cmath>
#include <string>
#include <string_view>

namespace wholemeal::draw {

// escaped :: String -> String            for the text and the attributes of mark-up
inline std::string escaped(std::string_view text) {
  std::string s;
  for (char c : text) {
    if (c == '&')
      s += "&amp;";
    else if (c == '<')
      s += "&lt;";
    else if (c == '>')
      s += "&gt;";
    else if (c == '"')
      s += "&quot;";
    else
      s += c;
  }
  return s;
}

// A length with at most one decimal place.
inline std::string number(double x) {
  const auto tenths = static_cast<long long>(std::llround(x * 10));
  const std::string sign = tenths < 0 ? "-" : "", whole = std::to_string(std::abs(tenths / 10));
  return sign + whole + (tenths % 10 == 0 ? "" : "." + std::to_string(std::abs(tenths % 10)));
}

struct Point {
  double x, y;
};

// Lengths are pixels, from the upper left. A look is the name of a class of the style sheet, or several.
class Svg {
 public:
  Svg(double width, double height, std::string_view title, std::string_view style) {
    body_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" + number(height) +
            "\" viewBox=\"0 0 " + number(width) + " " + number(height) + "\" role=\"img\">\n<title>" + escaped(title) +
            "</title>\n<style>\ntext{font-family:sans-serif;fill:#111}\n" + std::string(style) + "</style>\n";
    rect({0, 0}, width, height, "paper");
  }
  void rect(Point at, double width, double height, std::string_view look) {
    element("rect",
            "x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" width=\"" + number(width) + "\" height=\"" +
                number(height) + "\"",
            look);
  }
  void line(Point a, Point b, std::string_view look) {
    element(
        "line",
        "x1=\"" + number(a.x) + "\" y1=\"" + number(a.y) + "\" x2=\"" + number(b.x) + "\" y2=\"" + number(b.y) + "\"",
        look);
  }
  void circle(Point at, double radius, std::string_view look) {
    element("circle", "cx=\"" + number(at.x) + "\" cy=\"" + number(at.y) + "\" r=\"" + number(radius) + "\"", look);
  }
  // The words' baseline is at `at`; the look says how they are anchored.
  void text(Point at, double size, std::string_view words, std::string_view look) {
    body_ += "<text x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" font-size=\"" + number(size) + "\" class=\"" +
             std::string(look) + "\">" + escaped(words) + "</text>\n";
  }
  std::string finish() && { return std::move(body_) + "</svg>\n"; }

 private:
  void element(std::string_view name, const std::string& attributes, std::string_view look) {
    body_ += "<" + std::string(name) + " " + attributes + " class=\"" + std::string(look) + "\"/>\n";
  }
  std::string body_;
};

}  // namespace wholemeal::draw
