// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace skerry {

struct Colour {
    std::uint8_t red = 0, green = 0, blue = 0;
};
// Somewhere between two: 0 is the first, 1 the second.
Colour between(Colour a, Colour b, double share);

// Where a path lies, and how large.
struct Place {
    double x = 0, y = 0, scale = 1;
};

// A picture of pixels with smooth edges: fill() fills a path, text() writes with the page's serif, png() is the file.
//
// A path has the letters of SVG: M and L go to a place, l goes on from there, q likewise along a curve, u is a shared
// outline of letters.h. What it encloses is filled, and holes go round the other way.
class Canvas {
public:
    Canvas(int width, int height) : width_(width), height_(height), pixels_(at(0, height)) {}
    int width() const { return width_; }
    int height() const { return height_; }

    // From one colour at the top to another at the bottom.
    void shade(Colour top, Colour bottom);
    void fill(std::string_view path, Colour colour, Place place = {}, double opacity = 1);
    void disc(double x, double y, double radius, Colour colour, double opacity = 1);
    // From x on along the line at y; returns where it ends. What has no letter is left out.
    double text(std::string_view text, double x, double y, double size, Colour colour);
    static double width_of(std::string_view text, double size);
    // Whether there is a letter for everything in it.
    static bool writable(std::string_view text);

    std::string png() const;

private:
    struct Point {
        double x, y;
    };
    using Line = std::vector<Point>;

    std::size_t at(int x, int y) const {
        return 3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x));
    }
    static void follow(std::string_view path, Place place, std::vector<Line>& lines);
    void cover(const std::vector<Line>& lines, Colour colour, double opacity);
    void mix(int x, int y, Colour colour, double share);

    int width_, height_;
    std::vector<std::uint8_t> pixels_;
};

}  // namespace skerry
