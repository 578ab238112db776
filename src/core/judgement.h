#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/containers.h"
#include "core/move.h"

// What a game tells the search about itself, as data. Whole numbers only, like everything in the rules.
namespace skerry {

// How a level plays.
struct Level {
    std::uint32_t iterations;  // imagined games a decision
    std::uint16_t whims;       // of a thousand decisions, how many are taken by habit instead
};
inline constexpr int most_level = 5;
inline constexpr int whole_game = 1'000'000;  // as a length of imagined games
using Levels = std::array<Level, most_level>;

// How imagined games are played and judged.
struct Thinking {
    int even;           // a lead that wins three games of four, in the unit of evaluate()
    int playout;        // decisions played by habit beyond the tree before the position is judged
    int playout_alone;  // the same where nobody else plays
    int care;           // of so many moves that come to mind in such a decision, the one that leaves its mover best off
    int exploration;    // hundredths: how much a move that was tried little is preferred
    int liking;         // hundredths: how much habits count in the tree
    int positions;      // 1: a node is what its mover sees, however it came about; 0: what it has seen happen
    std::span<const std::string_view>
        parts;  // what each part of the estimate is about, for a sentence: "store", "dice"
};

// The parts that an estimate is made of, in the unit of evaluate(), as judged by hand.
inline constexpr std::size_t most_parts = 48;
using Parts = List<int, most_parts>;
constexpr int sum_of(const Parts& parts) {
    int sum = 0;
    for (const int part : parts) sum += part;
    return sum;
}

// A game's verbs are fewer than 63; "done", which all games share, is the last.
inline constexpr std::size_t habit_count = 64 * 256;
constexpr std::size_t habit_index(Move move) {
    SKERRY_CHECK(move.verb < 63 || move == done);
    return (move.verb & 63u) * 256u + move.args[0];
}

// How much a move is liked at first sight: by its verb and its first argument, in hundredths of a doubling.
struct Habit {
    std::uint8_t verb, arg;
    std::int16_t urge;

    template <class Verb>
    constexpr Habit(Verb move, int argument, int strength)
        : verb(static_cast<std::uint8_t>(move)),
          arg(static_cast<std::uint8_t>(argument)),
          urge(static_cast<std::int16_t>(strength)) {}
};

// What self-play has taught: how much each part counts, in hundredths, and habits.
struct Taught {
    std::span<const std::int16_t> parts;
    std::span<const Habit> habits;
    int base = 0;  // alone: the estimate where all parts are nothing
};
// Against others the parts tell of the lead, alone of the result. `skerry tune` makes both.
struct Weights {
    Taught together, alone;
};

}  // namespace skerry
