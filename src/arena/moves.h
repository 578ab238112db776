// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "catalog/catalog.h"

namespace skerry {

// How one kind of move fared; a kind is the first two words of its text, as in "hire sniper_team". Decisions with only
// one move are left out. A player's game counts if the move was on offer in it: taken at least once, or never.
struct MoveCount {
    std::string text;
    std::uint64_t offered = 0, chosen = 0;   // decisions
    std::uint64_t taken = 0, taken_won = 0;  // players' games
    std::uint64_t left = 0, left_won = 0;    //
    std::int64_t taken_points = 0, left_points = 0;

    bool operator==(const MoveCount&) const = default;
};

// Counts moves over many games, by their texts alone. Sums of integers, so the order of the games does not matter.
class MoveCounts {
public:
    explicit MoveCounts(const AnyGame& game) : game_(&game) {}

    void saw(Seat seat, std::span<const Move> moves, Move chosen);
    // The game is over; the next one begins.
    void finish(const Ranking& ranking);
    void add(const MoveCounts& other);
    // By text.
    std::vector<MoveCount> table() const;

private:
    std::size_t kind_of(Move move);

    const AnyGame* game_;
    std::vector<MoveCount> counts_;
    std::unordered_map<std::uint64_t, std::size_t> by_move_;
    std::unordered_map<std::string, std::size_t> by_text_;
    // In this game, per seat: how often a kind was on offer and taken.
    struct Seen {
        std::uint32_t offered = 0, chosen = 0;
    };
    std::array<std::vector<Seen>, max_seats> seen_;
    std::vector<std::size_t> offered_;  // at this decision
};

void describe(json::Writer& out, std::span<const MoveCount> moves);

}  // namespace skerry
