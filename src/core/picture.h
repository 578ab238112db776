// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace skerry {

// The table as text for a terminal: lines of at most 80 columns, made of pieces with a style. How a style looks is
// up to whoever shows it.
enum class Style : unsigned char { plain, title, faint, good, bad, accent };

struct Piece {
    std::string text;
    Style style = Style::plain;
};

class Picture {
public:
    static constexpr std::size_t width = 80;

    void line(std::vector<Piece> pieces = {}) { lines_.push_back(std::move(pieces)); }
    // A heading that fills the line: "-- Storage ------".
    void heading(std::string_view left, std::string_view right = {});
    // A label, then items one after another; what does not fit continues below, indented.
    void list(std::string_view label, const std::vector<Piece>& items, std::string_view between = ", ");
    const std::vector<std::vector<Piece>>& lines() const { return lines_; }

private:
    std::vector<std::vector<Piece>> lines_;
};

// How many columns a text takes: UTF-8 letters, not bytes.
std::size_t columns(std::string_view text);

}  // namespace skerry
