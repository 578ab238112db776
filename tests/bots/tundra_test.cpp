// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "arena/arena.h"

namespace skerry {
namespace {

Report simulated(std::vector<std::string> bots, std::uint64_t games) {
    const Simulation simulation{
        .game = find_game("tundra").value(), .setup = R"({"players":2})", .bots = std::move(bots), .games = games};
    return simulate(simulation).value();
}

TEST(TundraStrength, greedy_beats_random) {
    const Report report = simulated({"greedy", "random"}, 200);
    EXPECT_GE(report.seats[0].wins, 190u);
    EXPECT_GE(report.seats[0].total.mean, 30);
}

TEST(TundraStrength, greedy_plays_sensibly_against_itself) {
    const Report report = simulated({"greedy", "greedy"}, 100);
    for (const auto& seat : report.seats) EXPECT_GE(seat.total.mean, 30);
}

}  // namespace
}  // namespace skerry
