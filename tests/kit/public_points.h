// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include "core/game.h"

namespace skerry::kit {

// Plays a random game and holds the public points of every decision against the rules' own score(): never more than
// there is, and exactly that where nothing is hidden. How often something was hidden.
template <Game G>
int hidden_points(const typename G::Setup& setup, std::uint64_t seed) {
    auto state = G::begin(setup, Seed::number(seed)).value();
    Generator generator(Seed::number(seed), 1);
    Random random(generator);
    int times = 0;
    while (!G::waiting(state).empty()) {
        const Ranking ranking = G::ranking(state);
        for (std::uint8_t i = 0; i < ranking.seats.size(); ++i) {
            const auto truth = score(state, Seat(i));
            std::size_t c = 0;
            for (const int points : ranking.seats[i].points) {
                const int real = truth[static_cast<typename decltype(truth)::key_type>(c)];
                const bool hidden = ranking.seats[i].hides(c);
                EXPECT_TRUE(hidden ? points <= real : points == real)
                    << G::info.categories[c] << " of seat " << i << ": " << points_text(points, hidden) << ", not "
                    << real << "; seed " << seed;
                times += hidden;
                ++c;
            }
        }
        const Seat seat = G::waiting(state).front();
        MoveList moves;
        G::moves(state, seat, moves);
        G::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
    }
    return times;
}

}  // namespace skerry::kit
