// SPDX-License-Identifier: Apache-2.0
#include "protocol/forced.h"

#include <algorithm>

namespace skerry {
namespace {

// So many positions are tried before a selection counts as a choice.
constexpr std::size_t max_tried = 48;
// So many positions that a spectator may believe in are asked whether there is a choice in them.
constexpr int imagined = 32;

struct Line {
    std::vector<Move> moves;
    Position after;
    Revealed revealed;
};

// Plays a move; whether the selection it belongs to goes on.
bool play(Position& position, Seat seat, Move move, Revealed& revealed) {
    const AnyGame& game = position.game();
    revealed = game.play(position, seat, move);
    return move != done && game.waiting(position).has(seat) && game.legal(position, seat, put_back(move));
}

// Goes through the sets that a selection can end with, until there are two.
class Ends {
public:
    explicit Ends(Seat seat) : seat_(seat) {}
    const std::optional<Line>& only() const { return line_; }

    // False once there is a choice.
    bool search(const Position& position, std::vector<Move>& picked) {
        if (std::find(tried_.begin(), tried_.end(), position) != tried_.end()) return true;
        if (tried_.size() == max_tried) return fail();
        tried_.push_back(position);
        for (const Move move : position.game().moves(position, seat_)) {
            Position next = position;
            Revealed revealed = Revealed::no;
            picked.push_back(move);
            const bool goes_on = play(next, seat_, move, revealed);
            const bool fine = goes_on ? search(next, picked) : ends(picked, std::move(next), revealed);
            picked.pop_back();
            if (!fine) return false;
        }
        return true;
    }

private:
    static std::vector<Move> as_set(std::vector<Move> moves) {
        std::erase(moves, done);
        std::sort(moves.begin(), moves.end());
        return moves;
    }
    bool ends(const std::vector<Move>& picked, Position after, Revealed revealed) {
        if (line_) return as_set(picked) == as_set(line_->moves) || fail();
        line_ = Line{picked, std::move(after), revealed};
        return true;
    }
    bool fail() { return line_.reset(), false; }

    Seat seat_;
    std::vector<Position> tried_;
    std::optional<Line> line_;
};

std::optional<Line> only_line(const Position& position, Seat seat) {
    Ends ends(seat);
    std::vector<Move> picked;
    if (!ends.search(position, picked)) return {};
    return ends.only();
}

// Whether somebody sees that the line was played.
bool shows(const Position& before, const Position& after, Seat seat) {
    const AnyGame& game = before.game();
    for (std::uint8_t i = 0; i < game.players(before); ++i)
        if (Seat(i) != seat && game.view(before, Seat(i)) != game.view(after, Seat(i))) return true;
    return false;
}

// Whether the seat might have had a choice, for all that a spectator knows: then an answer that comes at once tells
// something.
bool tells(const Position& known, Seat seat) {
    const AnyGame& game = known.game();
    const Position seen = game.view(known, Seats::none());
    Generator generator(Seed::number(1));
    Random random(generator);
    for (int i = 0; i < imagined; ++i) {
        const Position other = game.imagine(seen, random);
        if (!game.waiting(other).has(seat) || !only_line(other, seat)) return true;
    }
    return false;
}

}  // namespace

std::optional<protocol::Forced> forced(const Position& known, Seat seat) {
    const AnyGame& game = known.game();
    const std::optional<Line> line = only_line(known, seat);
    if (!line) return {};
    protocol::Forced forced;
    for (const Move move : line->moves) forced.line += (forced.line.empty() ? "" : ", ") + game.move_text(move);
    forced.reveals = line->revealed == Revealed::yes;
    forced.ends = !game.waiting(line->after).has(seat);
    forced.tells = shows(known, line->after, seat) && tells(known, seat);
    return forced;
}

int times(const Position& known, Seat seat, Move pick) {
    Position position = known;
    Revealed revealed = Revealed::no;
    int times = 1;
    while (play(position, seat, pick, revealed) && position.game().legal(position, seat, pick)) ++times;
    return times;
}

std::string picks(const Position& known, Seat seat, int count) {
    const AnyGame& game = known.game();
    Position position = known;
    Revealed revealed = Revealed::no;
    std::string line;
    for (int i = 0; i < count; ++i) {
        const Move pick = game.moves(position, seat).front();
        if (pick == done) return {};
        line += (line.empty() ? "" : ", ") + game.move_text(pick);
        if (!play(position, seat, pick, revealed) && i + 1 < count) return {};
    }
    return line;
}

}  // namespace skerry
