// SPDX-License-Identifier: Apache-2.0
#include <numeric>

#include "skara_brae/scene.h"

// Section 8: points, ties, the winner.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;

void give_roofs(Scene& scene, int count) {
    scene.me().supply_roofs = static_cast<std::uint8_t>(count);
    scene.state.supply_roofs = static_cast<std::uint8_t>(40 - count);
}

TEST(Scoring, SB_078_the_furnish_table) {
    constexpr int per_settler[] = {1, 1, 1, 1, 2, 2, 2};
    constexpr int per_set[] = {0, 2, 4, 6, 2, 4, 6};
    for (int at = 0; at <= 6; ++at) {
        Scene scene = players(2).give("S01 S02 H01 H02 T01 T02 F01 F02 F03");
        scene.me().furnish = static_cast<std::uint8_t>(at);
        EXPECT_EQ(scene.points("settlers"), 9 * per_settler[at]) << at;
        EXPECT_EQ(scene.points("sets"), 2 * per_set[at]) << at;
    }
}

TEST(Scoring, SB_079_sets_are_the_fewest_of_any_environment_settlers_only) {
    const auto sets = [](const char* cards, const char* flipped) {
        Scene scene = players(2).give(cards).flip(flipped);
        scene.me().furnish = 1;  // 2 a set
        return scene.points("sets") / 2;
    };
    EXPECT_EQ(sets("", ""), 0);
    EXPECT_EQ(sets("S01 H01 T01", ""), 0);
    EXPECT_EQ(sets("S01 H01 T01", "gather_fields"), 0);  // an icon is not a settler
    EXPECT_EQ(sets("S01 H01 T01 F01", ""), 1);
    EXPECT_EQ(sets("S01 S02 S03 H01 H02 H03 T01 T02 T03 F01 F02", ""), 2);
}

TEST(Scoring, SB_080_the_trade_table) {
    constexpr int points[] = {0, 1, 3, 5, 8, 11, 15, 20};
    for (int at = 0; at <= 7; ++at) {
        Scene scene = players(2);
        scene.me().trade = static_cast<std::uint8_t>(at);
        EXPECT_EQ(scene.points("trade"), points[at]);
    }
}

TEST(Scoring, SB_081_two_points_a_flipped_tile) {
    Scene scene = players(2, Tile::muster);
    int flipped = 0;
    for (const auto& tile : words("furnish cook craft clean trade gather_shore gather_hills gather_thickets "
                                  "gather_fields muster")) {
        EXPECT_EQ(scene.points("tiles"), 2 * flipped);
        scene.flip(tile);
        ++flipped;
    }
    EXPECT_EQ(scene.points("tiles"), 20);
}

TEST(Scoring, SB_082_cards) {
    EXPECT_EQ(players(2).give("VR1 VR2 VR3").points("cards"), 6);
    EXPECT_EQ(players(2).give("SB1 SB2").points("cards"), 4);
    EXPECT_EQ(players(2).give("UT1 UT2").points("cards"), 4);
    EXPECT_EQ(players(2).give("S01 H01").points("cards"), 0);
    Scene scene = players(2, Tile::spin_wool).give("VR1 SB1 UT1");
    give_roofs(scene, 5);
    scene.me().whorls = 3;
    EXPECT_EQ(scene.points("cards"), 2 + 2 + 2 + 5 + 3);
}

TEST(Scoring, SB_083_food_knives_midden_and_the_slider) {
    Scene scene = players(2).store("4 food 3 skaill 5 midden 2 cow 9 stone wool", 8);
    EXPECT_EQ(scene.points("food"), 4);
    EXPECT_EQ(scene.points("knives"), 3);
    EXPECT_EQ(scene.points("midden"), -5);
    EXPECT_EQ(scene.points("slider"), -4);
    EXPECT_EQ(scene.total(), 4 + 3 - 5 - 4);  // other resources are worth nothing
}

// Blue and purple with two knives each, and a roof; whoever moved last is on top.
TEST(Scoring, SB_084_a_tie_goes_to_the_highest_marker) {
    Scene scene = players(2).set(3, "VR1 VR2 VR3 VR4").at_draft(4, 3);
    Scene purple_last = scene;
    scene.play("take VR1, end, blue: take VR2, blue: end");
    Ranking ranking = Game::ranking(scene.state);
    EXPECT_EQ(names(scene.state.left), "purple blue neutral");  // the neutral marker is no player
    EXPECT_EQ(ranking.seats[0].total, ranking.seats[1].total);
    EXPECT_TRUE(ranking.seats[1].won);
    EXPECT_FALSE(ranking.seats[0].won);
    EXPECT_EQ(ranking.seats[1].place, 1);
    EXPECT_EQ(ranking.seats[0].place, 2);
    EXPECT_EQ(ranking.verdict, "Blue wins with 4 points, ahead of the tied players by the turn order.");

    purple_last.play("pass, blue: take VR2, blue: end, take VR3, end");
    ranking = Game::ranking(purple_last.state);
    EXPECT_TRUE(ranking.seats[0].won);
    EXPECT_EQ(ranking.seats[0].place, 1);
    EXPECT_EQ(ranking.verdict, "Purple wins with 4 points, ahead of the tied players by the turn order.");
}

TEST(Scoring, SB_084_the_highest_total_wins_whatever_the_order) {
    Scene scene = players(3).give("VR5").set(3, "VR1 VR2 VR3 VR4").at_draft(4, 3);
    scene.play("take VR1, end, blue: take VR2, blue: end, yellow: take VR3, yellow: end");
    const Ranking ranking = Game::ranking(scene.state);
    EXPECT_EQ(ranking.verdict, "Purple wins with 6 points.");
    EXPECT_EQ(ranking.seats[0].place, 1);
    EXPECT_EQ(ranking.seats[2].place, 2);  // tied with blue, and above it on the stack
    EXPECT_EQ(ranking.seats[1].place, 3);
    EXPECT_TRUE(ranking.seats[0].won);
    EXPECT_FALSE(ranking.seats[1].won || ranking.seats[2].won);
}

// Points as section 8 says them, worked out a second time.
int points_by_the_book(const State& state, const Player& player) {
    constexpr int settler[] = {1, 1, 1, 1, 2, 2, 2}, set[] = {0, 2, 4, 6, 2, 4, 6},
                  trade[] = {0, 1, 3, 5, 8, 11, 15, 20}, slider[] = {0, 0, 0, 0, 0, -1, -2, -3, -4, -5, -6};
    int settlers = 0, sets = 99;
    for (Environment e : {Environment::shore, Environment::hills, Environment::thickets, Environment::fields}) {
        settlers += static_cast<int>(player.columns[e].size());
        sets = std::min(sets, static_cast<int>(player.columns[e].size()));
    }
    int total = settlers * settler[player.furnish] + sets * set[player.furnish] + trade[player.trade];
    total += 2 * player.flipped.size() + 2 * player.cards.size() + player.supply_roofs + player.whorls;
    total += player.storage[Resource::food] + player.storage[Resource::skaill] - player.storage[Resource::midden];
    total += slider[player.open_columns] - 2 * (state.tasks - state.tasks_done).size();
    return total;
}

TEST(Scoring, SB_085_the_breakdown_adds_up) {
    EXPECT_THAT(Game::info.categories, ElementsAre("settlers", "sets", "trade", "tiles", "cards", "food", "knives",
                                                   "midden", "slider", "focus", "tasks"));
    Generator generator(Seed::number(85));
    Random random(generator);
    int positions = 0;
    for (const Game::Setup& setup : Game::setups()) {
        State state = Game::begin(setup, Seed::number(7)).value();
        while (state.phase != Phase::over) {
            const Seat seat = Game::waiting(state).front();
            MoveList moves;
            Game::moves(state, seat, moves);
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
            const Ranking ranking = Game::ranking(state);
            for (std::size_t i = 0; i < state.players.size(); ++i, ++positions) {
                const auto& points = ranking.seats[i].points;
                ASSERT_EQ(points.size(), 11u);
                ASSERT_EQ(ranking.seats[i].total, std::accumulate(points.begin(), points.end(), 0));
                ASSERT_EQ(ranking.seats[i].total, points_by_the_book(state, state.players[i]) + points[9]);
            }
        }
    }
    EXPECT_GT(positions, 1000);
}

TEST(Scoring, places_are_given_while_the_game_goes_on_and_nobody_has_won) {
    Scene scene = players(3).give("VR1");
    const Ranking ranking = Game::ranking(scene.state);
    EXPECT_FALSE(ranking.final);
    EXPECT_EQ(ranking.verdict, "");
    EXPECT_EQ(ranking.seats[0].place, 1);
    for (const Standing& standing : ranking.seats) EXPECT_FALSE(standing.won);
}

}  // namespace
}  // namespace skerry::skara_brae
