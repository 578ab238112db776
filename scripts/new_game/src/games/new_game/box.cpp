// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/box.h"

#include <algorithm>

#include "games/new_game/game.h"
#include "games/new_game/names.h"
#include "games/new_game/rules.h"

namespace skerry::new_game {

Box Game::box() {
    Box box{.rounds = rounds,
            .solo_target = solo_target,
            .open_shores = open_shores,
            .opening_hand = opening_hand,
            .pebbles_per_draw = pebbles_per_draw,
            .copies_of_a_pebble = copies_of_a_pebble};
    for (Pebble pebble : all_pebbles)
        box.pebbles.push_back({pebble, thing(pebble).id, title(pebble), value_of(pebble)});
    for (Shore shore : each<Shore>()) box.shores.push_back({shore, thing(shore).id, title(shore), number_of(shore)});
    return box;
}

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts{.round = std::min(rounds, state.turns / state.setup.players + 1), .hand = player.hand.total()};
    for (Shore shore : within_reach(state, player)) facts.within_reach.push_back(shore);
    return facts;
}

}  // namespace skerry::new_game
