// SPDX-License-Identifier: Apache-2.0
#include "bots/bots.h"

#include <gmock/gmock.h>

#include "arena/arena.h"
#include "catalog/visit.h"
#include "kit/amount.h"

namespace skerry {
namespace {

// A bot that is given two states its view cannot tell apart plays the same move from the same seed.
template <Game G>
void plays_by_its_view_alone(const AnyGame& game, std::string_view name) {
    const auto setups = G::setups();
    for (std::size_t i = 0; i < setups.size(); i += static_cast<std::size_t>(kit::amount(3, 40))) {
        Generator generator(Seed::number(i), 4);
        Random random(generator);
        auto state = G::begin(setups[i], Seed::number(i)).value();
        for (int n = 0; !G::waiting(state).empty(); ++n) {
            const Seat seat = G::waiting(state).front();
            if (n % kit::amount(5, 25) != 0) {
                MoveList moves;
                G::moves(state, seat, moves);
                G::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
                continue;
            }
            const auto other = G::imagine(G::view(state, seat), random);
            const auto choose = [&](const typename G::State& s) {
                const auto view = G::view(s, seat);
                const Position position(game, std::as_bytes(std::span(&view, 1)));
                return make_bot(game, name, Seed::number(static_cast<std::uint64_t>(n)))
                    .value()
                    ->choose(position, seat);
            };
            const Move move = choose(state);
            ASSERT_EQ(G::move_text(move), G::move_text(choose(other)));
            G::play(state, seat, move, {});
        }
    }
}

TEST(Bots, see_only_their_view) {
    for (const AnyGame* game : all_games())
        for (const char* bot : {"random", "greedy", "level1", "search:40"})
            visit_game(*game, [&]<class G>(std::type_identity<G>) { plays_by_its_view_alone<G>(*game, bot); });
}

TEST(Bots, a_wrong_name_is_refused_with_the_names_there_are) {
    const auto bot = make_bot(*all_games()[0], "genius", Seed::number(1));
    ASSERT_FALSE(bot);
    EXPECT_THAT(bot.sentence(), testing::HasSubstr("random, greedy, level1"));
}

TEST(Bots, a_level_is_a_search_that_samples_some_moves) {
    for (const AnyGame* game : all_games())
        visit_game(*game, [&]<class G>(std::type_identity<G>) {
            const BotLevel level = G::levels[0];
            const std::string spelt = "search:" + std::to_string(level.iterations) +
                                      "/sampled_per_mille=" + std::to_string(level.sampled_per_mille);
            const auto a = make_bot(*game, "level1", Seed::number(3)), b = make_bot(*game, spelt, Seed::number(3));
            ASSERT_TRUE(a && b);
            auto state = G::begin(G::setups()[0], Seed::number(3)).value();
            for (int n = 0; n < kit::amount(60, 12) && !G::waiting(state).empty(); ++n) {
                const Seat seat = G::waiting(state).front();
                const auto view = G::view(state, seat);
                const Position position(*game, std::as_bytes(std::span(&view, 1)));
                const Move move = a.value()->choose(position, seat);
                ASSERT_EQ(G::move_text(move), G::move_text(b.value()->choose(position, seat)));
                G::play(state, seat, move, {});
            }
        });
    EXPECT_FALSE(make_bot(*all_games()[0], "search:40/sampled_per_mille=1001", Seed::number(1)));
}

TEST(Strength, greedy_beats_random) {
    for (const AnyGame* game : all_games()) {
        Simulation simulation{.game = game, .setup = R"({"players":2})", .bots = {"greedy", "random"}, .games = 60};
        const auto report = simulate(simulation);
        ASSERT_TRUE(report) << report.sentence();
        EXPECT_GE(report.value().seats[0].wins, 57u) << game->info().id;
    }
}

TEST(Strength, greedy_finds_all_scrolls_of_snowcrest_alone_now_and_then) {
    const AnyGame* game = find_game("snowcrest").value();
    Simulation simulation{.game = game, .setup = R"({"mode":"solo","players":1})", .bots = {"greedy"}, .games = 40};
    const auto report = simulate(simulation);
    ASSERT_TRUE(report) << report.sentence();
    EXPECT_GE(report.value().seats[0].wins, 10u);
}

}  // namespace
}  // namespace skerry
