// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// Hidden information: the pebbles in other hands, and the random numbers to come.
namespace skerry::new_game {

State Game::view(const State& state, Seats eyes) {
    State view = state;
    view.random = {};
    agenda::hide_picks(view, eyes);
    for (const Seat seat : seats_of(view)) {
        if (eyes.has(seat)) continue;
        Player& player = view.players[seat];
        const int count = player.hand.total();
        player.hand = {};
        player.hand.set(Pebble::unknown, count);
    }
    return view;
}

State Game::imagine(const State& view, Random& random) {
    State state = view;
    Bag<Pebble> pebbles = unseen(view);
    for (Player& player : state.players)
        for (; player.hand[Pebble::unknown] > 0; player.hand.remove(Pebble::unknown))
            player.hand.add(take_one(pebbles, random));
    if (!state.random.known()) state.random = Generator(random.seed());
    return state;
}

}  // namespace skerry::new_game
