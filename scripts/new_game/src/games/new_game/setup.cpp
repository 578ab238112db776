// SPDX-License-Identifier: Apache-2.0
#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// The first state, and why a setup cannot be played.
namespace skerry::new_game {

Result<State> Game::begin(const Setup& setup, const Seed& seed) {
    if (setup.mode == Mode::alone && setup.players != 1) return Error{"The mode alone is for exactly 1 player."};
    if (setup.mode == Mode::together && (setup.players < 2 || setup.players > max_players))
        return Error{"New Game is played by 2 to 4 players, or by 1 in the mode alone."};
    State state;
    state.setup = setup;
    state.random = Generator(seed);
    for (int i = 0; i < setup.players; ++i) state.players.push({});
    {
        Random random(state.random);
        Bag<Pebble> bag = unseen(state);
        for (Player& player : state.players)
            for (int i = 0; i < opening_hand; ++i) player.hand.add(take_one(bag, random));
        while (state.open.size() < open_shores) state.open.add(static_cast<Shore>(random.below(count_of<Shore>)));
    }
    begin_turn(state);
    return state;
}

std::vector<Setup> Game::setups() {
    std::vector<Setup> all{{.mode = Mode::alone, .players = 1}};
    for (std::uint8_t players = 2; players <= max_players; ++players)
        all.push_back({.mode = Mode::together, .players = players});
    return all;
}

}  // namespace skerry::new_game
