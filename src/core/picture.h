// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

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
    // A label, then text that goes on below, word by word, where it does not fit.
    void text(std::string_view label, const std::vector<Piece>& pieces);
    const std::vector<std::vector<Piece>>& lines() const { return lines_; }

private:
    std::vector<std::vector<Piece>> lines_;
};

// How many columns a text takes: UTF-8 letters, not bytes.
std::size_t columns(std::string_view text);
// With spaces up to a width.
std::string padded(std::string text, std::size_t width);

// The titles of things of a game, without those that are unknown.
template <class Names>
std::vector<Piece> titles(const Names& names, Style style = Style::plain) {
    std::vector<Piece> pieces;
    for (const auto e : names)
        if (name_of(e) != "unknown") pieces.push_back({title(e), style});
    return pieces;
}

// Calls draw(seat, mine) for everybody: others first, so that what I decide about stands next to the prompt.
template <class State, class Draw>
void draw_players(const State& state, Seats eyes, Draw draw) {
    for (const bool mine : {false, true})
        for (const Seat seat : seats_of(state))
            if (eyes.has(seat) == mine) draw(seat, mine);
}

// Skara Brae, round 2 of 4
std::string round_title(std::string_view game, bool over, int round, int last_round);

}  // namespace skerry
