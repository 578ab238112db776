// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "table/live.h"

// Time to answer in somebody else's turn, in the games that ask.
namespace skerry {
namespace {

Chair person(const std::string& user) { return {.kind = ChairKind::person, .user = user, .name = user}; }

struct Asking {
    std::string game;
    std::string setup;
};

const Asking arctic_scavengers{"arctic-scavengers",
                               R"({"mode":"multi","players":3,"hq":4,"recon":["recon1","recon2","recon3"]})"};
const Asking snowcrest{"snowcrest", R"({"mode":"full","players":3})"};

LiveTable made(const Asking& game, std::int64_t answer, std::uint64_t seed) {
    const auto deed = LiveTable::make({.game = game.game,
                                       .setup = game.setup,
                                       .seed = Seed::number(seed).text(),
                                       .host = "ann",
                                       .chairs = {person("ann"), person("bob"), person("eve")},
                                       .answer = answer},
                                      0);
    EXPECT_TRUE(deed) << deed.sentence();
    return LiveTable::load("t", std::vector{deed.value()}).value();
}

// Plays at random until somebody is asked in another one's turn; who it is, and the time then.
std::optional<Seat> ask(LiveTable& table, Time& now) {
    const AnyGame& game = table.table()->game();
    Generator generator(Seed::number(5));
    Random random(generator);
    while (table.state() == TableState::playing) {
        for (Seat seat : table.waiting())
            if (!game.prompt(table.table()->view(seat), seat).default_answer.empty()) return seat;
        const Seat seat = table.waiting().front();
        const auto moves = game.moves(table.table()->position(), seat);
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        now += 1000;
        EXPECT_TRUE(table.apply({.kind = DeedKind::moved, .at = now, .seat = seat, .text = game.move_text(move)}));
    }
    return std::nullopt;
}

// A table at which somebody has just been asked.
struct Asked {
    LiveTable table;
    Seat seat;
    Time now;
};

Asked asked(const Asking& game, std::int64_t answer) {
    for (std::uint64_t seed = 1;; ++seed) {
        LiveTable table = made(game, answer, seed);
        Time now = 0;
        if (const auto seat = ask(table, now)) return {std::move(table), *seat, now};
        if (seed == 200) ADD_FAILURE() << "nobody was ever asked";
    }
}

void silence_answers(const Asking& game) {
    auto [table, seat, now] = asked(game, 15);
    EXPECT_EQ(table.deadline(), now + 15'000);
    EXPECT_TRUE(table.tick(now + 14'999).value().empty());
    const auto deeds = table.tick(now + 15'000);
    ASSERT_TRUE(deeds) << deeds.sentence();
    ASSERT_EQ(deeds.value().size(), 1u);
    EXPECT_EQ(table.table()->game().move_text(deeds.value()[0].move.value()),
              table.table()->game().prompt(table.table()->view(seat), seat).default_answer);
    const std::int64_t before = table.seq();
    ASSERT_TRUE(table.apply(deeds.value()[0]));
    EXPECT_EQ(table.seq(), before + 1);
    EXPECT_TRUE(table.tick(now + 15'001).value().empty()) << "whoever is asked next has a time of his own";
}

TEST(Answer, silence_is_an_answer_after_the_time_the_table_sets) { silence_answers(arctic_scavengers); }
TEST(Answer, snowcrest_silence_refuses_a_curse_and_declines_a_meditation) { silence_answers(snowcrest); }

TEST(Answer, without_a_time_nobody_is_hurried) {
    const auto [table, seat, now] = asked(arctic_scavengers, 0);
    EXPECT_EQ(table.deadline(), std::nullopt);
    EXPECT_TRUE(table.tick(now + 1'000'000).value().empty());
}

TEST(Answer, a_time_that_cannot_be_is_refused) {
    EXPECT_FALSE(
        LiveTable::make({.game = "skara-brae", .setup = "{}", .seed = Seed::number(1).text(), .answer = -1}, 0));
}

}  // namespace
}  // namespace skerry
