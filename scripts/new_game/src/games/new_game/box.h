// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "core/components.h"
#include "games/new_game/names.h"

// The components with their numbers, for clients that draw them; and what follows from a view by the rules. No client
// repeats either.
namespace skerry::new_game {

struct Box {
    Components<Pebble, PebbleRow> pebbles = components(all_pebbles, pebble_rows);
    Components<Shore, ShoreRow> shores = components(each<Shore>(), shore_rows);
    int rounds = new_game::rounds, solo_target = new_game::solo_target, open_shores = new_game::open_shores;
    int opening_hand = new_game::opening_hand, pebbles_per_draw = new_game::pebbles_per_draw;
    int copies_of_a_pebble = new_game::copies_of_a_pebble;
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
