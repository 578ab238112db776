// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "kit/amount.h"
#include "record/record.h"
#include "table/table.h"

// Campaigns of every game that has them: games played at random, one after the other, as long as one follows.
namespace skerry {
namespace {

const int max_games = kit::amount(14, 4);  // usually long enough to meet cards that come back

Table played_at_random(const AnyGame& game, const std::string& setup, const Seed& seed, Random& random) {
    Table table = Table::begin(game, setup, seed, {}).value();
    while (!table.over()) {
        EXPECT_FALSE(game.next(table.position())) << "nothing follows a game that is not over";
        const Seat seat = table.waiting().front();
        const auto moves = game.moves(table.position(), seat);
        table.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return table;
}

void play_campaign(const AnyGame& game, const std::string& first, std::uint64_t number) {
    Generator generator(Seed::number(number), 1);
    Random random(generator);
    Campaign games;
    std::string setup = first;
    for (int i = 0; i < max_games; ++i) {
        const Table table = played_at_random(game, setup, random.seed(), random);
        games.push_back(table.record());
        const auto next = game.next(table.position());
        if (!next) {
            EXPECT_FALSE(next.sentence().empty());
            break;
        }
        EXPECT_TRUE(may_follow(table.position(), next.value()));
        EXPECT_EQ(follow_on(next.value(), next.value()), next.value()) << "a setup says all of itself";
        setup = next.value();
    }
    const auto again = read_campaign(write(games));
    ASSERT_TRUE(again) << again.sentence();
    ASSERT_EQ(again.value().size(), games.size());
    const auto sound = verify(again.value());
    EXPECT_TRUE(sound) << sound.sentence();
    if (games.size() < 3) return;
    games.erase(games.begin() + 1);
    EXPECT_FALSE(verify(games)) << "a game of the campaign is missing, and nobody notices";
}

TEST(Campaigns, every_game_begins_where_the_one_before_ended) {
    int campaigns = 0;
    for (const AnyGame* game : all_games())
        for (const std::string& setup : game->setups()) {
            const auto first = game->begin(json::parse(setup).value(), Seed::number(1));
            ASSERT_TRUE(first) << first.sentence();
            if (!game->mode(first.value()).campaign) {
                EXPECT_FALSE(game->next(first.value()));
                continue;
            }
            play_campaign(*game, setup, static_cast<std::uint64_t>(++campaigns));
        }
    EXPECT_GT(campaigns, 0);
}

}  // namespace
}  // namespace skerry
