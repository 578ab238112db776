// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/reflect.h"

// Everything in the box of New Game. All numbers of the game are here and nowhere else.
namespace skerry::new_game {

SKERRY_ENUM(Mode, together, alone);
SKERRY_ENUM(Pebble, one, two, three, four, five, unknown);
SKERRY_ENUM(Shore, cove, creek, bay, spit, reef, sound, ness, firth);

inline constexpr std::uint8_t max_players = 4;
inline constexpr int rounds = 8, solo_target = 35;
inline constexpr int open_shores = 3;
inline constexpr int opening_hand = 3, pebbles_per_draw = 2;
inline constexpr int copies_of_a_pebble = 16;

struct PebbleRow {
    std::uint8_t value;
    SKERRY_FIELDS(value)
};
inline constexpr Each<Pebble, PebbleRow> pebble_rows{{{1}, {2}, {3}, {4}, {5}, {0}}};
struct ShoreRow {
    std::uint8_t number;
    SKERRY_FIELDS(number)
};
inline constexpr Each<Shore, ShoreRow> shore_rows{{{5}, {6}, {7}, {8}, {9}, {10}, {11}, {12}}};
inline constexpr Set<Pebble> all_pebbles = known<Pebble>;
constexpr int value_of(Pebble pebble) { return pebble_rows[pebble].value; }
constexpr int number_of(Shore shore) { return shore_rows[shore].number; }
inline constexpr int highest_number = number_of(Shore::firth);

}  // namespace skerry::new_game
