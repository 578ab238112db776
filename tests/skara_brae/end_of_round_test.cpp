// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "skara_brae/scene.h"

// Section 5.6: rest, feed, midden.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;

// The last turn of a round is over, and I am the first to rest.
Scene end_round(Scene scene, int round = 1) { return scene.at_workers(round, 3).play("end"); }

TEST(EndOfRound, SB_072_rest_then_feed_then_midden) {
    Scene scene = players(2, Tile::recruit).store("rabbit 2 stone").flip("craft").give("S01 H01");
    scene.me().black_workers = 2;
    scene = end_round(scene);
    EXPECT_EQ(scene.decision(), "rest_cook");
    EXPECT_EQ(scene.me().storage[Resource::midden], 0);
    scene.play("cook rabbit");
    EXPECT_EQ(scene.me().black_workers, 0);
    EXPECT_EQ(scene.decision(), "feed");  // with the food just cooked
    EXPECT_THAT(scene.moves(), ElementsAre("feed 1", "feed 0"));
    EXPECT_EQ(scene.me().storage[Resource::midden], 0);
    scene.play("feed 1");
    EXPECT_EQ(scene.decision(), "discard_settler");
    EXPECT_EQ(scene.me().storage[Resource::midden], 0);
    scene.play("discard S01");
    EXPECT_EQ(scene.state.round, 2);
    EXPECT_EQ(scene.me().storage, goods("2 stone hide midden"));  // the rest cook opened the second column
}

TEST(EndOfRound, SB_072_players_rest_in_stack_order) {
    Scene hungry = players(3).give("S01 H01").store("food").set(3, "SB1 SB2 SB3 SB4").at_draft(1, 3);
    hungry.state.players[1].storage = goods("food");
    hungry.state.players[1].columns[Environment::hills] = {hungry.me().columns[Environment::hills].pop()};
    hungry.play("take SB1, end, blue: pass, yellow: take SB2, yellow: end, blue: take SB3, blue: end");
    EXPECT_EQ(names(hungry.state.left), "purple yellow blue");
    EXPECT_EQ(hungry.decision(Seat(1)), "feed");  // blue is on top
    EXPECT_EQ(hungry.decision(Seat(0)), "");
    hungry.play("blue: feed 1");
    EXPECT_EQ(hungry.decision(Seat(0)), "feed");
}

TEST(EndOfRound, SB_073_both_kinds_of_roof_shelter) {
    struct Row {
        const char* cards;
        int supply_roofs, need;
    };
    for (const Row& row : {Row{"", 0, 0},
                           {"S01", 0, 1},
                           {"S01 H01 T01", 0, 3},
                           {"S01 H01 T01 VR1", 0, 2},
                           {"S01 H01 T01", 2, 1},
                           {"S01 H01 T01 VR1", 1, 1},
                           {"S01 H01 T01 VR1 VR2", 1, 0},
                           {"S01 VR1 VR2 VR3", 9, 0},
                           {"S01 S02 SB1 UT1", 0, 2}}) {
        Scene scene = players(2).give(row.cards).store("9 food");
        scene.me().supply_roofs = static_cast<std::uint8_t>(row.supply_roofs);
        scene.state.supply_roofs = static_cast<std::uint8_t>(40 - row.supply_roofs);
        scene = end_round(scene);
        if (row.need == 0) {
            EXPECT_EQ(scene.state.round, 2) << row.cards;
            EXPECT_EQ(scene.me().storage[Resource::food], 9);
            continue;
        }
        EXPECT_EQ(scene.moves().size(), static_cast<std::size_t>(row.need + 1)) << row.cards;
        EXPECT_EQ(scene.moves().front(), "feed " + std::to_string(row.need)) << row.cards;
    }
}

TEST(EndOfRound, SB_073_flipped_gather_tiles_do_not_eat) {
    Scene scene = end_round(players(2).store("9 food").flip("gather_shore gather_hills"));
    EXPECT_EQ(scene.state.round, 2);
    EXPECT_EQ(scene.me().storage, goods("9 food 2 midden"));
}

TEST(EndOfRound, SB_074_feeding_is_optional_food_by_food) {
    Scene scene = end_round(players(2).give("S01 S02 H01 T01").store("3 food"));
    EXPECT_THAT(scene.moves(), ElementsAre("feed 3", "feed 2", "feed 1", "feed 0"));  // as far as the food goes
    for (int fed = 0; fed <= 3; ++fed) {
        Scene next = scene;
        next.play("feed " + std::to_string(fed));
        EXPECT_EQ(next.me().storage[Resource::food], 3 - fed);
        int discarded = 0;
        for (; next.decision() == "discard_settler"; ++discarded) next.play(next.moves().front());
        EXPECT_EQ(discarded, 4 - fed);
        EXPECT_EQ(next.state.round, 2);
    }
}

TEST(EndOfRound, SB_074_without_food_there_is_nothing_to_feed) {
    Scene scene = end_round(players(2).give("S01").store("3 shell"));
    EXPECT_EQ(scene.decision(), "discard_settler");
    EXPECT_THAT(scene.moves(), ElementsAre("discard S01"));
}

TEST(EndOfRound, SB_074_roofs_shelter_even_when_food_is_withheld) {
    Scene scene = end_round(players(2).give("S01 S02 S03 VR1").store("3 food")).play("feed 0");
    scene.play(scene.moves().front()).play(scene.moves().front());
    EXPECT_EQ(scene.me().columns[Environment::shore].size(), 1u);
    EXPECT_EQ(scene.state.round, 2);
}

TEST(EndOfRound, SB_074_the_player_chooses_who_leaves_covered_settlers_too) {
    std::set<std::string> left;
    const auto explore = [&](const auto& self, const Scene& now) -> void {
        if (now.decision() != "discard_settler") {
            left.insert(names(now.me().columns[Environment::shore]) + "/" +
                        names(now.me().columns[Environment::fields]));
            return;
        }
        for (const auto& move : now.moves()) self(self, Scene(now).play(move));
    };
    Scene two_unfed = end_round(players(2).give("S01 S02 S03 F06 F05 VR1 VR2 VR3").store("2 stone"));
    explore(explore, two_unfed);
    EXPECT_EQ(left, (std::set<std::string>{"S03/F06 F05", "S02/F06 F05", "S02 S03/F05", "S02 S03/F06", "S01/F06 F05",
                                           "S01 S03/F05", "S01 S03/F06", "S01 S02/F05", "S01 S02/F06",
                                           "S01 S02 S03/"}));  // ten pairs
}

TEST(EndOfRound, SB_075_discarded_settlers_lower_icons_sets_and_points) {
    Scene scene = players(2).give("S01 S02 H01 T01 F01 VR1 VR2 VR3").store("");
    scene.me().furnish = 3;  // 1 a settler, 6 a set
    EXPECT_EQ(scene.points("settlers"), 5);
    EXPECT_EQ(scene.points("sets"), 6);
    scene = end_round(scene).play("discard S01, discard F01");
    EXPECT_TRUE(scene.state.discards.has(Card::S01) && scene.state.discards.has(Card::F01));
    EXPECT_EQ(scene.points("settlers"), 3);
    EXPECT_EQ(scene.points("sets"), 0);
    EXPECT_EQ(names(scene.me().columns[Environment::shore]), "S02");
    scene.at_draft(2).draft("S03");
    EXPECT_THAT(scene.moves(), ElementsAre("harvest 2 shell", "harvest shell seaweed", "harvest 2 seaweed"));
}

TEST(EndOfRound, SB_076_midden_less_utensils_and_not_below_zero) {
    struct Row {
        int columns;
        const char* utensils;
        int midden;
    };
    for (const Row& row : {Row{4, "", 3},
                           {4, "UT1", 2},
                           {4, "UT1 UT2 UT3", 0},
                           {4, "UT1 UT2 UT3 UT4", 0},
                           {10, "UT1 UT2", 5},
                           {1, "UT1", 0},
                           {2, "UT4", 0},
                           {3, "UT4", 1}}) {
        Scene scene = end_round(players(2).give(row.utensils).store("", row.columns));
        EXPECT_EQ(scene.me().storage[Resource::midden], row.midden) << row.columns << " " << row.utensils;
        EXPECT_EQ(scene.state.round, 2);
    }
    Scene keeps = end_round(players(2).give("UT1 UT2").store("3 midden", 1));
    EXPECT_EQ(keeps.me().storage, goods("3 midden"));  // utensils remove none
}

TEST(EndOfRound, SB_076_midden_pushes_the_slider_after_it_was_counted) {
    Scene scene = end_round(players(2).store("8 stone", 3));  // 2 midden, and the second needs a column
    EXPECT_EQ(scene.me().storage, goods("8 stone 2 midden"));
    EXPECT_EQ(scene.me().open_columns, 4);
    scene = end_round(scene, 2);
    EXPECT_EQ(scene.me().storage, goods("8 stone 5 midden"));  // now 3
    EXPECT_EQ(scene.me().open_columns, 5);
    EXPECT_EQ(scene.points("slider"), -1);
}

TEST(EndOfRound, SB_077_also_after_the_last_round) {
    Scene scene = end_round(players(2).store("fish 2 food 3 stone", 4).flip("craft").give("S01 H01 T01"), 4);
    EXPECT_EQ(scene.decision(), "rest_cook");
    scene.play("cook fish");
    EXPECT_THAT(scene.moves(), ElementsAre("feed 3", "feed 2", "feed 1", "feed 0"));
    scene.play("feed 3");
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_TRUE(Game::waiting(scene.state).empty());
    EXPECT_EQ(scene.me().storage, goods("bone 3 stone 3 midden"));
    EXPECT_EQ(scene.points("midden"), -3);
    EXPECT_TRUE(Game::ranking(scene.state).final);
}

TEST(EndOfRound, SB_077_there_are_four_rounds) {
    Scene scene = end_round(players(2).store(""), 3);
    EXPECT_EQ(scene.state.round, 4);
    EXPECT_FALSE(Game::ranking(scene.state).final);
    scene = end_round(scene, 4);
    EXPECT_EQ(scene.state.phase, Phase::over);
}

}  // namespace
}  // namespace skerry::skara_brae
