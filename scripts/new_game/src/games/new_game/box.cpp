// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/box.h"

#include <algorithm>

#include "games/new_game/game.h"
#include "games/new_game/rules.h"

namespace skerry::new_game {

Facts Game::facts(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    Facts facts{.round = std::min(rounds, state.turns / state.setup.players + 1), .hand = player.hand.total()};
    for (Shore shore : within_reach(state, player)) facts.within_reach.push_back(shore);
    return facts;
}

}  // namespace skerry::new_game
