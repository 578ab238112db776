// SPDX-License-Identifier: Apache-2.0
#include "tundra/scene.h"

// Section 3.10: special titles. TU-098 to TU-104.
namespace skerry::tundra {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// I have this title, the other one `other`, which does nothing at the start of a round.
Scene titled(std::string_view title, std::string_view other = "hardworking") {
    return with(Mode::titles).as(1).title(other).as(0).title(title);
}

TEST(Tundra, TU_098_a_special_title_replaces_the_basic_one) {
    for (const char* title : {"wisdom", "inspiring", "determined"}) {
        Scene scene = titled(title).end_of_round();
        EXPECT_EQ(scene.state.phase, Phase::placement) << title << ": neither movement nor a resource";
        EXPECT_EQ(scene.store(), "F2 S2 P2 b5 V0");
    }
    Set<Title> seen;
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        const State state = Game::begin({.mode = Mode::titles, .players = 2}, Seed::number(seed)).value();
        EXPECT_NE(state.players[0].title, state.players[1].title);
        for (const Player& player : state.players) seen.add(player.title);
        EXPECT_EQ(Game::view(state, Seat(0)).players[1].title, state.players[1].title) << "titles are public";
    }
    EXPECT_EQ(seen, special_titles) << "all six are in the draw with two players";
}

TEST(Tundra, TU_099_provident_takes_a_card_at_the_start_of_the_round) {
    Scene scene = titled("provident").deck("a01 e01 a02 e02").advisors("a09 a10 a11").end_of_round();
    EXPECT_EQ(scene.market(), "a01 e01 a02 e02");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take a01", "take e01", "take a02", "take e02", "done"));
    Scene enhancement = scene, declined = scene;
    scene.play("take a02");
    EXPECT_EQ(scene.advisors(), "a09 a10 a11 a02") << "four";
    EXPECT_EQ(scene.market(), "a01 e01 e02") << "not refilled, for all";
    EXPECT_EQ(scene.state.phase, Phase::placement);
    enhancement.play("take e01, put travel");
    EXPECT_TRUE(enhancement.board(Board::travel).market.has(Card::e01));
    EXPECT_EQ(enhancement.state.phase, Phase::placement);
    declined.play("done");
    EXPECT_EQ(declined.market(), "a01 e01 a02 e02");
    Scene full = titled("provident").deck("a01 e01 a02 e02").advisors("a09 a10 a11 a12").end_of_round();
    full.play("take a01");
    EXPECT_EQ(full.asked(), "advisor_discard") << "the fifth";
    full.play("discard a10");
    EXPECT_EQ(full.advisors(), "a09 a11 a12 a01");
}

TEST(Tundra, TU_099_a_later_player_sees_the_smaller_market) {
    Scene scene = titled("wisdom", "provident").deck("a01 e01 a02 e02").end_of_round();
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(1))) << "in turn order";
    scene.play("1: take a01");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(0)));
    scene.unused("6 1 1 1 1").play("place 6 trade, start board");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take e01", "take a02", "take e02", "done"));
}

TEST(Tundra, TU_100_wisdom_has_an_eighth_die_for_five_berries) {
    Scene scene = titled("wisdom").store("b20").dice("1 1 1 1").play("buy, buy, buy, buy");
    EXPECT_EQ(scene.me().berries, 0);
    EXPECT_EQ(scene.me().dice.total(), 8);
    scene.store("b20");
    EXPECT_FALSE(scene.offers("buy"));
    Scene poor = titled("wisdom").store("b4").dice("1");
    EXPECT_FALSE(poor.offers("buy"));
    Scene start = titled("wisdom").round(1).end_of_round();
    EXPECT_EQ(start.me().dice.total(), 4) << "still 4 at the start";
    Scene late = titled("wisdom").round(2).end_of_round();
    EXPECT_EQ(late.me().dice.total(), 5) << "and 5";
}

TEST(Tundra, TU_101_inspiring_begins_with_two_more_workers) {
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State state = Game::begin({.mode = Mode::titles, .players = 4}, Seed::number(seed)).value();
        for (std::uint8_t i = 0; i < 4; ++i) {
            const Player& player = state.players[i];
            const bool inspiring = player.title == Title::inspiring;
            seen += inspiring;
            EXPECT_EQ(workers_at(player, map_of(state).settlement[i]), inspiring ? 2 : 0);
            EXPECT_EQ(workers_left(player), inspiring ? 2 : 4);
        }
    }
    EXPECT_GT(seen, 0);
}

TEST(Tundra, TU_102_determined_pays_nine_and_has_seven_dice_at_most) {
    Scene scene = titled("determined").store("b20").dice("1 1 1 1 1").play("buy, buy");
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_EQ(scene.me().dice.total(), 7) << "two in rounds I and II";
    scene.store("b20");
    EXPECT_FALSE(scene.offers("buy"));
    Scene late = titled("determined").round(3).store("b9").dice("1 1 1 1 1 1").play("buy");
    late.store("b20");
    EXPECT_FALSE(late.offers("buy")) << "one in rounds III and IV";
    Scene poor = titled("determined").store("b8").dice("1");
    EXPECT_FALSE(poor.offers("buy"));
}

TEST(Tundra, TU_103_hardworking_has_two_market_places_and_two_advisors) {
    Scene scene = titled("hardworking", "wisdom").under(Board::travel, "e01").under(Board::trade, "e02 e06");
    scene.advisors("a01 a02").market("e03 a04").dice("6 5").play("place 6 trade, start board, take e03");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("put architecture", "put travel", "put gathering", "replace e02", "replace e06"))
        << "travel holds a starter and one from the market";
    Scene choice = scene;
    scene.play("put travel");
    EXPECT_EQ(scene.board(Board::travel).market.size(), 2u);
    EXPECT_TRUE(scene.board(Board::travel).starter);
    choice.play("replace e06");
    EXPECT_THAT(choice.moves(), UnorderedElementsAre("start e02", "start e03", "finish"));
    scene.play("finish, end, place 5 trade, start board, take a04");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("discard a01", "discard a02")) << "the third forces a discard";
}

TEST(Tundra, TU_104_generous_takes_berries_and_nudges_for_one) {
    Scene scene = titled("generous").end_of_round();
    EXPECT_EQ(scene.state.phase, Phase::placement) << "nothing is asked";
    EXPECT_EQ(scene.store(), "F2 S2 P2 b8 V0");
    Scene nudge = titled("generous").store("b1").dice("3").play("nudge 3 up");
    EXPECT_EQ(nudge.me().berries, 0);
    EXPECT_EQ(nudge.dice(), "4");
    Scene others = titled("wisdom").store("b1").dice("3");
    EXPECT_THAT(others.offers_of("nudge"), ElementsAre());
    Scene full = titled("generous").store("b19").end_of_round();
    EXPECT_EQ(full.me().berries, 20);
}

}  // namespace
}  // namespace skerry::tundra
