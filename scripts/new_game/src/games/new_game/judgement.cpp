// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/new_game/game.h"
#include "games/new_game/rules.h"

// What bots need: how well a seat stands, in hundredths of a point. Estimates, not rules.
namespace skerry::new_game {
namespace {

constexpr int point = 100;

int turns_left(const State& state, Seat seat) {
    const int taken = state.turns / state.setup.players + (seat < whose_turn(state) ? 1 : 0);
    return std::max(0, rounds - taken);
}

}  // namespace

void Game::features(const State& state, Seat seat, Features& out) {
    const Player& player = state.players[seat];
    int hand = 0, best = 0;
    for (Pebble pebble : all_pebbles) hand += value_of(pebble) * player.hand[pebble];
    for (Shore shore : within_reach(state, player)) best = std::max(best, number_of(shore));
    const int turns = turns_left(state, seat);
    out.push(point * player.points);
    out.push(point * 6 / 10 * std::min(hand, highest_number * turns));
    out.push(turns > 0 ? point * 2 / 10 * best : 0);
}

int Game::evaluate(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    if (over(state)) return point * player.points + player.hand.total();  // which breaks ties
    return estimate<Game>(state, seat);
}

bool Game::settled(const State& state, Seat seat) {
    const Player& player = state.players[seat];
    return player.agenda.empty() || (player.agenda.back().kind == StepKind::turn && player.picked.empty());
}

namespace {
constexpr std::array<std::string_view, 3> feature_names{"points", "pebbles in hand", "the best shore within reach"};
}  // namespace

const SearchParams Game::search_params{.win75_lead = 1000,
                                       .rollout_length = 3,
                                       .solo_rollout_length = 3,
                                       .exploration = 150,
                                       .feature_names = feature_names};
const BotLevels Game::levels{{{20, 200}, {60, 100}, {200, 30}, {1000, 0}, {20000, 0}}};

}  // namespace skerry::new_game
