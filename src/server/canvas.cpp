// SPDX-License-Identifier: Apache-2.0
#include "server/canvas.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

#include <boost/beast/zlib/deflate_stream.hpp>

#include "core/check.h"
#include "server/letters.h"

namespace skerry {
namespace {

constexpr double units = 1000;  // of a letter's path, for its size

// The characters of a text in UTF-8; what is none is left out.
std::vector<char32_t> characters(std::string_view text) {
    std::vector<char32_t> all;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i++]);
        int more = first < 0x80 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
        char32_t code = more == 0 ? first : first & (0x3fu >> more);
        for (; more > 0 && i < text.size(); --more) code = code << 6 | (static_cast<unsigned char>(text[i++]) & 0x3fu);
        all.push_back(code);
    }
    return all;
}

const Letter* letter_of(char32_t code) {
    const auto all = letters();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Letter& letter) { return letter.code == code; });
    return code == 0 || found == all.end() ? nullptr : &*found;
}

// Reads a path: letters, and numbers that may follow each other without a space where they have a sign.
class PathReader {
public:
    explicit PathReader(std::string_view path) : left_(path) {}
    std::optional<char> letter() {
        skip();
        if (left_.empty()) return std::nullopt;
        const char c = left_[0];
        if (c == '-' || c == '.' || (c >= '0' && c <= '9')) return last_;
        left_.remove_prefix(1);
        return last_ = c;
    }
    double number() {
        skip();
        double value = 0;
        const auto [end, failed] = std::from_chars(left_.data(), left_.data() + left_.size(), value);
        SKERRY_CHECK(failed == std::errc());
        left_.remove_prefix(static_cast<std::size_t>(end - left_.data()));
        return value;
    }

private:
    void skip() {
        while (!left_.empty() && (left_[0] == ' ' || left_[0] == '\n')) left_.remove_prefix(1);
    }
    std::string_view left_;
    char last_ = 'M';
};

// How much of each pixel of a box is covered: the areas to the right of the lines, summed up along each row.
class Coverage {
public:
    Coverage(int x, int y, int width, int height)
        : x_(x),
          y_(y),
          width_(width),
          height_(height),
          sums_(static_cast<std::size_t>(width + 2) * static_cast<std::size_t>(height)) {}

    void line(double x0, double y0, double x1, double y1) {
        if (y0 == y1) return;
        const double sign = y0 < y1 ? 1 : -1;
        if (sign < 0) {
            std::swap(x0, x1);
            std::swap(y0, y1);
        }
        const double slope = (x1 - x0) / (y1 - y0);
        const int first = std::max(0, static_cast<int>(std::floor(y0)) - y_);
        const int last = std::min(height_ - 1, static_cast<int>(std::ceil(y1)) - 1 - y_);
        for (int row = first; row <= last; ++row) {
            const double top = std::max(y0, static_cast<double>(row + y_));
            const double bottom = std::min(y1, static_cast<double>(row + y_ + 1));
            if (top < bottom) span(row, x0 + (top - y0) * slope, x0 + (bottom - y0) * slope, sign * (bottom - top));
        }
    }
    double of(int row, int column, double& sum) const {
        sum += sums_[place(row, column)];
        return std::min(1.0, std::abs(sum));
    }

private:
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_ + 2) + static_cast<std::size_t>(column);
    }
    // A piece of a line inside one row of pixels, from x0 to x1, of this height.
    void span(int row, double x0, double x1, double height) {
        const double left = std::clamp(std::min(x0, x1) - x_, 0.0, static_cast<double>(width_));
        const double right = std::clamp(std::max(x0, x1) - x_, 0.0, static_cast<double>(width_));
        const int first = static_cast<int>(left), last = std::max(first + 1, static_cast<int>(std::ceil(right)));
        for (int column = first; column < last; ++column) {
            const double from = std::max(left, static_cast<double>(column));
            const double to = std::min(right, static_cast<double>(column + 1));
            const double share = right > left ? (to - from) / (right - left) : 1;
            const double inside = column + 1 - (from + to) / 2;  // right of the line, on average
            sums_[place(row, column)] += height * share * inside;
            sums_[place(row, column + 1)] += height * share * (1 - inside);
        }
    }

    int x_, y_, width_, height_;
    std::vector<double> sums_;
};

void put_u32(std::string& out, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xff);
}

std::uint32_t crc_of(std::string_view bytes) {
    static const auto table = [] {
        std::array<std::uint32_t, 256> all{};
        for (std::uint32_t i = 0; i < all.size(); ++i) {
            std::uint32_t c = i;
            for (int bit = 0; bit < 8; ++bit) c = (c & 1) != 0 ? 0xedb88320u ^ c >> 1 : c >> 1;
            all[i] = c;
        }
        return all;
    }();
    std::uint32_t crc = 0xffffffffu;
    for (const char c : bytes) crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xff] ^ crc >> 8;
    return ~crc;
}

std::uint32_t adler_of(const std::string& bytes) {
    std::uint32_t a = 1, b = 0;
    for (const char c : bytes) {
        a = (a + static_cast<unsigned char>(c)) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

// As zlib has it: two bytes of head, the deflated bytes, their sum.
std::string deflated(const std::string& bytes) {
    namespace zlib = boost::beast::zlib;
    zlib::deflate_stream stream;
    stream.reset(6, 15, 8, zlib::Strategy::normal);
    std::string out(zlib::deflate_upper_bound(bytes.size()), '\0');
    zlib::z_params params{};
    params.next_in = bytes.data();
    params.avail_in = bytes.size();
    params.next_out = out.data();
    params.avail_out = out.size();
    boost::beast::error_code ended;
    stream.write(params, zlib::Flush::finish, ended);
    SKERRY_CHECK(params.avail_in == 0);
    out.resize(params.total_out);
    out.insert(0, "\x78\x9c");
    put_u32(out, adler_of(bytes));
    return out;
}

void put_chunk(std::string& out, std::string_view name, std::string_view bytes) {
    put_u32(out, static_cast<std::uint32_t>(bytes.size()));
    const std::string chunk = std::string(name) + std::string(bytes);
    out += chunk;
    put_u32(out, crc_of(chunk));
}

}  // namespace

Colour between(Colour a, Colour b, double share) {
    const auto one = [&](std::uint8_t from, std::uint8_t to) {
        return static_cast<std::uint8_t>(std::lround(from + (to - from) * share));
    };
    return {one(a.red, b.red), one(a.green, b.green), one(a.blue, b.blue)};
}

void Canvas::mix(int x, int y, Colour colour, double share) {
    std::uint8_t* pixel = &pixels_[at(x, y)];
    const Colour mixed = between({pixel[0], pixel[1], pixel[2]}, colour, share);
    pixel[0] = mixed.red;
    pixel[1] = mixed.green;
    pixel[2] = mixed.blue;
}

void Canvas::shade(Colour top, Colour bottom) {
    for (int y = 0; y < height_; ++y) {
        const Colour colour = between(top, bottom, y / static_cast<double>(height_ - 1));
        for (int x = 0; x < width_; ++x) mix(x, y, colour, 1);
    }
}

// Curves as eight pieces.
void Canvas::follow(std::string_view path, Place place, std::vector<Line>& lines) {
    PathReader reader(path);
    Point here{0, 0};
    const auto go = [&](Point to) {
        here = to;
        lines.back().push_back({place.x + place.scale * to.x, place.y + place.scale * to.y});
    };
    while (const auto letter = reader.letter()) {
        const double x = reader.number(), y = reader.number();
        if (*letter == 'u') {
            const double down = reader.number();
            const auto shared = static_cast<std::size_t>(x);
            follow(letters()[shared].path, {place.x + place.scale * y, place.y + place.scale * down, place.scale},
                   lines);
            continue;
        }
        if (*letter == 'M') lines.emplace_back();
        if (*letter == 'M' || *letter == 'L') {
            go({x, y});
        } else if (*letter == 'l') {
            go({here.x + x, here.y + y});
        } else {
            const Point from = here, by{from.x + x, from.y + y};
            const double end_x = reader.number(), end_y = reader.number();
            const Point to{from.x + end_x, from.y + end_y};
            constexpr int pieces = 8;
            for (int i = 1; i <= pieces; ++i) {
                const double t = i / static_cast<double>(pieces), s = 1 - t;
                go({s * s * from.x + 2 * s * t * by.x + t * t * to.x,
                    s * s * from.y + 2 * s * t * by.y + t * t * to.y});
            }
        }
    }
}

void Canvas::cover(const std::vector<Line>& lines, Colour colour, double opacity) {
    double left = width_, right = 0, top = height_, bottom = 0;
    for (const Line& line : lines)
        for (const Point& point : line) {
            left = std::min(left, point.x);
            right = std::max(right, point.x);
            top = std::min(top, point.y);
            bottom = std::max(bottom, point.y);
        }
    const int x = std::max(0, static_cast<int>(std::floor(left))), y = std::max(0, static_cast<int>(std::floor(top)));
    const int width = std::min(width_, static_cast<int>(std::ceil(right))) - x;
    const int height = std::min(height_, static_cast<int>(std::ceil(bottom))) - y;
    if (width <= 0 || height <= 0) return;
    Coverage covered(x, y, width, height);
    for (const Line& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Point &from = line[i], &to = line[(i + 1) % line.size()];
            covered.line(from.x, from.y, to.x, to.y);
        }
    for (int row = 0; row < height; ++row) {
        double sum = 0;
        for (int column = 0; column < width; ++column)
            if (const double share = covered.of(row, column, sum); share > 0.002)
                mix(x + column, y + row, colour, share * opacity);
    }
}

void Canvas::fill(std::string_view path, Colour colour, Place place, double opacity) {
    std::vector<Line> lines;
    follow(path, place, lines);
    cover(lines, colour, opacity);
}

void Canvas::disc(double x, double y, double radius, Colour colour, double opacity) {
    Line line;
    for (int i = 0; i < 72; ++i) {
        const double angle = i * std::numbers::pi / 36;
        line.push_back({x + radius * std::cos(angle), y + radius * std::sin(angle)});
    }
    cover({line}, colour, opacity);
}

double Canvas::text(std::string_view text, double x, double y, double size, Colour colour) {
    for (const char32_t code : characters(text)) {
        const Letter* letter = letter_of(code);
        if (!letter) continue;
        fill(letter->path, colour, {x, y, size / units});
        x += letter->width * size / units;
    }
    return x;
}

double Canvas::width_of(std::string_view text, double size) {
    double width = 0;
    for (const char32_t code : characters(text))
        if (const Letter* letter = letter_of(code)) width += letter->width * size / units;
    return width;
}

bool Canvas::writable(std::string_view text) {
    const auto all = characters(text);
    return std::all_of(all.begin(), all.end(), letter_of);
}

// Each row says how it differs from the one above: calm pictures become small.
std::string Canvas::png() const {
    const std::size_t row_bytes = at(0, 1);
    std::string rows;
    rows.reserve(pixels_.size() + static_cast<std::size_t>(height_));
    constexpr char up = 2;
    for (std::size_t row = 0; row < static_cast<std::size_t>(height_); ++row) {
        rows += up;
        for (std::size_t i = row * row_bytes; i < (row + 1) * row_bytes; ++i)
            rows += static_cast<char>(pixels_[i] - (row > 0 ? pixels_[i - row_bytes] : 0));
    }
    std::string head;
    put_u32(head, static_cast<std::uint32_t>(width_));
    put_u32(head, static_cast<std::uint32_t>(height_));
    head += std::string("\x08\x02\0\0\0", 5);  // eight bits each of red, green and blue
    std::string out = "\x89PNG\r\n\x1a\n";
    put_chunk(out, "IHDR", head);
    put_chunk(out, "IDAT", deflated(rows));
    put_chunk(out, "IEND", "");
    return out;
}

}  // namespace skerry
