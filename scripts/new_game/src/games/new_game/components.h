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

inline constexpr Set<Pebble> all_pebbles = Set<Pebble>::range(Pebble::one, Pebble::five);
constexpr int value_of(Pebble pebble) { return static_cast<int>(pebble) + 1; }  // 1 to 5
constexpr int number_of(Shore shore) { return static_cast<int>(shore) + 5; }    // 5 to 12
inline constexpr int highest_number = number_of(Shore::firth);

}  // namespace skerry::new_game
