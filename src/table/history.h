// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "table/deed.h"
#include "table/table.h"

namespace skerry {

// The numbers of a table's moves and take-backs, whom each of them changed something for, and which message led to it.
// seen() is what a viewer knows of; decision() what a seat's decision depends on: what it decided since then is valid.
class History {
public:
    History() = default;
    explicit History(std::size_t seats) : seen_(seats + 1, 0), decision_(seats, 0) {}

    struct Undone {
        std::int64_t at;  // the sequence number of the take-back
        std::int64_t move;
        Seats seen;  // who was told something of the move
    };
    // What a deed may change: each seat's view and its moves; a spectator's view comes last.
    struct Outlook {
        std::vector<Position> views;
        std::vector<std::vector<Move>> moves;
    };
    static Outlook outlook(const Table& table);

    void move() { moves_.push_back(++seq_); }
    void begin_take_back() { ++seq_; }
    // The table's move at this place is gone.
    void take_back(std::size_t at, Seats seen);
    // Notes for whom the last number changed something: the seat that moved, and those whose outlook differs. Without
    // an earlier outlook (everybody was waiting for that seat) it is everybody. Returns whose decision has changed.
    Seats note(const Outlook* before, const Table& table, Seat seat);
    // A number that everybody sees, whatever it was.
    void tell_all(std::int64_t seq);
    void remember(const Deed& deed);

    std::int64_t seq() const { return seq_; }
    // The last number that changed something for these eyes; none: a spectator's.
    std::int64_t seen(Seats eyes) const;
    // The last one that changed a seat's decision.
    std::int64_t decision(Seat seat) const { return decision_[seat.index()]; }
    // If this message was already carried out: the number it led to.
    std::optional<std::int64_t> repeated(const std::string& user, const std::string& key, std::int64_t seq) const;
    // The number that this user's last message of that name led to.
    std::optional<std::int64_t> led_to(const std::string& user, const std::string& key) const;
    // The number of each move of the table.
    const std::vector<std::int64_t>& moves() const { return moves_; }
    const std::vector<Undone>& undone() const { return undone_; }

private:
    static constexpr std::size_t max_repeats = 64;
    struct Repeat {
        std::string user, key;
        std::int64_t expected, seq;
    };

    std::int64_t seq_ = 0;
    std::vector<std::int64_t> moves_;
    std::vector<Undone> undone_;
    std::vector<std::int64_t> seen_, decision_;
    std::deque<Repeat> repeats_;
};

}  // namespace skerry
