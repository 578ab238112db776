// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "games/new_game/state.h"

// The components with their numbers, for clients that draw them; and what follows from a view by the rules. No client
// repeats either.
namespace skerry::new_game {

struct PebbleBox {
    Pebble id;
    std::string thing, name;
    int value = 0;
    SKERRY_FIELDS(id, thing, name, value)
};

struct ShoreBox {
    Shore id;
    std::string thing, name;
    int number = 0;
    SKERRY_FIELDS(id, thing, name, number)
};

struct Box {
    std::vector<PebbleBox> pebbles;
    std::vector<ShoreBox> shores;
    int rounds = 0, solo_target = 0, open_shores = 0, opening_hand = 0, pebbles_per_draw = 0, copies_of_a_pebble = 0;
    SKERRY_FIELDS(pebbles, shores, rounds, solo_target, open_shores, opening_hand, pebbles_per_draw, copies_of_a_pebble)
};

// Of one player, as the table stands.
struct Facts {
    int round = 0;                    // 1 to 8
    int hand = 0;                     // pebbles, known or not
    std::vector<Shore> within_reach;  // open shores that the hand can fill, as far as it is known
    SKERRY_FIELDS(round, hand, within_reach)
};

}  // namespace skerry::new_game
