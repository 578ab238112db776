// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include <gtest/gtest.h>

#include "bots/any_policy.h"
#include "games/fine_sand/game.h"

// How well greedy plays Fine Sand: the specification's own simulation needs 17 to 28 turns, artless players about 31.
namespace skerry {
namespace {

using fine_sand::Game;

fine_sand::State played(Policy first, Policy second, std::uint64_t seed) {
    auto state = Game::begin({}, Seed::number(seed)).value();
    std::array<AnyPolicy<Game>, 2> bots{AnyPolicy<Game>(first, nth_seed(Seed::number(seed), 0)),
                                        AnyPolicy<Game>(second, nth_seed(Seed::number(seed), 1))};
    while (!Game::waiting(state).empty()) {
        const Seat seat = Game::waiting(state).front();
        Game::play(state, seat, bots[seat.index()].choose(Decision<Game>(state, seat)), {});
    }
    return state;
}

TEST(FineSandStrength, greedy_is_done_in_26_turns) {
    std::vector<int> turns;
    for (std::uint64_t seed = 0; seed < 31; ++seed) turns.push_back(played(Policy::greedy, Policy::greedy, seed).turn);
    std::nth_element(turns.begin(), turns.begin() + 15, turns.end());
    EXPECT_LE(turns[15], 26);
}

TEST(FineSandStrength, greedy_beats_random) {
    int wins = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        wins += Game::ranking(played(Policy::greedy, Policy::random, seed)).seats[0].won;
    EXPECT_GE(wins, 29);
}

}  // namespace
}  // namespace skerry
