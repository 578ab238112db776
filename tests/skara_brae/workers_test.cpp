// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

// Sections 6.5 and 6.14: placing workers.
namespace skerry::skara_brae {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(Workers, SB_042_a_tile_holds_a_small_and_the_large_worker) {
    Scene scene = players(2).store("").at_workers(4);  // three small ones and the large one
    scene.play("place gather_thickets, gather wood");
    EXPECT_EQ(names(scene.me().small_workers), "gather_thickets");
    scene.play("place gather_thickets, gather wood");
    EXPECT_EQ(names(scene.me().small_workers), "gather_thickets");
    EXPECT_EQ(names(scene.me().large_worker), "gather_thickets");
    EXPECT_THAT(scene.moves(), Not(Contains("place gather_thickets")));
    EXPECT_THAT(scene.moves(), Contains("place gather_fields"));
    scene.play("place gather_fields, gather barley");
    EXPECT_THAT(scene.moves(), Not(Contains("place gather_fields")));  // the large worker stands elsewhere
    EXPECT_THAT(scene.moves(), Contains("place gather_shore"));
    scene.play("place gather_shore, gather shell");
    EXPECT_EQ(scene.decision(), "draft");  // all four are placed
}

TEST(Workers, SB_042_with_the_large_worker_alone_every_tile_has_room_once) {
    Scene scene = players(2).store("").at_workers(1);
    EXPECT_THAT(scene.moves(), ElementsAre("place gather_shore", "place gather_hills", "place gather_thickets",
                                           "place gather_fields", "end"));
    scene.play("place gather_shore, gather shell");
    EXPECT_EQ(scene.decision(), "draft");
}

TEST(Workers, SB_042_the_large_worker_joins_a_small_one_on_any_tile) {
    Scene scene = players(2).store("").at_workers(3);
    scene.play("place gather_thickets, gather wood, place gather_fields, gather barley");
    EXPECT_TRUE(scene.offers("place gather_thickets"));
    EXPECT_TRUE(scene.offers("place gather_fields"));
    EXPECT_TRUE(scene.offers("place gather_shore"));
    scene.play("place gather_fields, gather barley");
    EXPECT_EQ(scene.me().storage, goods("wood 2 barley"));
}

TEST(Workers, SB_043_all_workers_come_back_at_the_end_of_the_turn) {
    for (const char* rest : {"end", "place gather_fields, gather barley"}) {
        Scene scene = players(2).store("").at_workers(3);
        scene.play("place gather_thickets, gather wood, place gather_thickets, gather wood");
        scene.play(rest);
        EXPECT_EQ(scene.decision(), "draft");
        EXPECT_EQ(names(scene.me().small_workers), "");
        EXPECT_EQ(names(scene.me().large_worker), "");
        scene.draft("VR1");
        EXPECT_TRUE(scene.offers("place gather_thickets"));
    }
}

TEST(Workers, SB_043_black_workers_come_back_too) {
    Scene scene = players(2, Tile::recruit).store("2 food").at_workers(1);
    scene.play("place recruit, pay 2 food, place gather_shore, gather shell");
    EXPECT_EQ(scene.decision(), "draft");
    EXPECT_EQ(names(scene.me().small_workers), "");
    EXPECT_EQ(scene.me().black_workers, 1);
}

TEST(Workers, SB_044_stopping_early_is_legal) {
    Scene scene = players(2).store("2 hide").at_workers(4);
    EXPECT_TRUE(scene.offers("end"));
    scene.play("place furnish, pay hide");
    EXPECT_TRUE(scene.offers("end"));
    scene.play("place gather_shore, gather shell");
    EXPECT_TRUE(scene.offers("end"));
    scene.play("end");
    EXPECT_EQ(scene.decision(), "draft");
}

TEST(Workers, SB_045_impossible_actions_are_not_offered) {
    struct Row {
        const char *tile, *not_enough, *enough;
    };
    for (const Row& row : {Row{"furnish", "wool", "2 wool"},
                           {"furnish", "8 shell", "hide"},
                           {"cook", "9 stone 4 hide 9 food", "barley"},
                           {"craft", "stone bone", "stone hide"},
                           {"clean", "3 hide 5 stone", "hide wood"},
                           {"clean", "hide food", "hide seaweed"},  // food only once flipped
                           {"trade", "stone wood shell wool", "2 wool"},
                           {"build", "food 9 skaill", "food bone"}}) {
        EXPECT_FALSE(players(2).store(row.not_enough).at_workers(2).offers(std::string("place ") + row.tile))
            << row.tile << " with " << row.not_enough;
        EXPECT_TRUE(players(2).store(row.enough).at_workers(2).offers(std::string("place ") + row.tile))
            << row.tile << " with " << row.enough;
    }
}

TEST(Workers, SB_045_gather_tiles_are_always_possible) {
    for (const char* flipped : {"", "gather_shore gather_hills gather_thickets gather_fields"}) {
        Scene scene = players(2).store("").flip(flipped).at_workers(2);
        EXPECT_THAT(scene.moves(), ElementsAre("place gather_shore", "place gather_hills", "place gather_thickets",
                                               "place gather_fields", "end"));
    }
}

// What would do nothing at all (ruling 9).
TEST(Workers, SB_045_actions_without_effect_are_not_offered) {
    const std::string rich = "4 food 3 stone 2 wood seaweed wool shell 4 hide 2 bone 6 barley";
    Scene furnish = players(2).store(rich).at_workers(2);
    furnish.me().furnish = 5;
    EXPECT_TRUE(furnish.offers("place furnish"));
    furnish.me().furnish = 6;
    EXPECT_FALSE(furnish.offers("place furnish"));

    Scene trade = players(2).store(rich).at_workers(2);
    trade.me().trade = 6;
    EXPECT_TRUE(trade.offers("place trade"));
    trade.me().trade = 7;
    EXPECT_FALSE(trade.offers("place trade"));

    const std::string all_standard =
        "furnish cook craft clean trade gather_shore gather_hills gather_thickets gather_fields";
    Scene craft = players(2, Tile::muster).store(rich).flip(all_standard).at_workers(2);
    EXPECT_TRUE(craft.offers("place craft"));  // the special tile is left
    craft.flip("muster");
    EXPECT_FALSE(craft.offers("place craft"));

    Scene innovate = players(2, Tile::innovate).store(rich).flip(all_standard).at_workers(2);
    EXPECT_TRUE(innovate.offers("place innovate"));
    innovate.flip("innovate");
    EXPECT_FALSE(innovate.offers("place innovate"));

    Scene boar = players(2, Tile::hunt_boar).store(rich + " 2 boar").at_workers(2);
    EXPECT_TRUE(boar.offers("place hunt_boar"));
    boar.store(rich + " 3 boar");
    EXPECT_FALSE(boar.offers("place hunt_boar"));
    boar.flip("hunt_boar");
    EXPECT_TRUE(boar.offers("place hunt_boar"));

    Scene muster = players(2, Tile::muster).store(rich).flip("gather_shore").at_workers(2);
    EXPECT_FALSE(muster.offers("place muster"));
    EXPECT_TRUE(muster.give("S01").offers("place muster"));

    Scene recruit = players(2, Tile::recruit).store(rich).at_workers(2);
    recruit.me().black_workers = 2;
    EXPECT_TRUE(recruit.offers("place recruit"));
    recruit.me().black_workers = 3;
    EXPECT_FALSE(recruit.offers("place recruit"));

    Scene spin = players(2, Tile::spin_wool).store(rich).at_workers(2);
    spin.me().whorls = 9;
    EXPECT_TRUE(spin.offers("place spin_wool"));
    spin.me().whorls = 10;
    EXPECT_FALSE(spin.offers("place spin_wool"));
}

TEST(Workers, SB_045_clean_needs_a_roof_or_something_to_clear) {
    const auto offered = [](int roofs_left, const std::string& stored, int columns) {
        Scene scene = players(2).store(stored, columns).at_workers(2);
        scene.state.players[1].supply_roofs = static_cast<std::uint8_t>(40 - roofs_left);
        scene.state.supply_roofs = static_cast<std::uint8_t>(roofs_left);
        return scene.offers("place clean");
    };
    EXPECT_TRUE(offered(1, "hide wood", 1));
    EXPECT_FALSE(offered(0, "hide wood", 1));
    EXPECT_TRUE(offered(0, "hide wood midden", 1));
    EXPECT_TRUE(offered(0, "hide wood 3 stone", 2));          // 3 of 6 after paying: a slide
    EXPECT_FALSE(offered(0, "hide wood 4 stone", 2));         // 4 of 6
    EXPECT_TRUE(offered(0, "hide wood seaweed 3 stone", 2));  // 3 of 6 after paying three
}

TEST(Workers, SB_046_a_tile_flipped_under_a_worker_does_nothing_more) {
    Scene scene = players(2).store("shell stone wool seaweed 2 cow").at_workers(4);
    scene.play("place cook, cook shell");
    scene.play("place craft, flip craft");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(names(scene.me().flipped), "craft");
    EXPECT_EQ(names(scene.me().small_workers), "cook craft");  // occupancy stays
    EXPECT_EQ(scene.me().storage, goods("food seaweed 2 cow"));
}

TEST(Workers, SB_046_the_new_side_counts_from_the_next_use) {
    Scene scene = players(2).store("2 rabbit 2 fish stone seaweed").at_workers(4);
    scene.play("place cook, cook rabbit, cook rabbit");
    EXPECT_EQ(scene.decision(), "worker");  // 4 of 4
    scene.play("place craft, flip cook");
    EXPECT_EQ(names(scene.me().small_workers), "cook craft");
    scene.store("3 fish", 4);
    scene.play("place cook, cook fish, cook fish, cook fish");  // 6 of 6
    EXPECT_EQ(names(scene.me().large_worker), "cook");
    EXPECT_EQ(scene.me().storage, goods("3 food 3 bone"));
    EXPECT_FALSE(scene.offers("place cook"));  // one small and the large one, flipped or not
}

}  // namespace
}  // namespace skerry::skara_brae
