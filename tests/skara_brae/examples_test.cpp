// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

// Section 10: the worked examples of the rulebook.
namespace skerry::skara_brae {
namespace {

using testing::ElementsAre;
using testing::UnorderedElementsAre;

TEST(Examples, SB_E01_five_more_with_four_spaces_empty) {
    Scene scene = players(2).give("T03 T04 T05 T06").store("8 stone", 4).draft("T15");  // harvests 5 wood
    EXPECT_EQ(scene.me().storage, goods("8 stone 5 wood"));
    EXPECT_EQ(scene.me().open_columns, 5);

    for (const int columns : {4, 5}) {  // before and after, 3 midden a round
        Scene rest = players(2).store("8 stone", columns).at_workers(1, 3).play("end");
        EXPECT_EQ(rest.me().storage[Resource::midden], 3);
    }
}

TEST(Examples, SB_E02_two_shells_and_a_fish) {
    Scene scene = players(2).store("2 shell fish").at_workers(2);
    scene.play("place cook, cook shell, cook shell, cook fish");
    EXPECT_EQ(scene.me().storage, goods("3 food bone"));
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Examples, SB_E03_a_deer_and_a_rabbit_are_too_much) {
    Scene scene = players(2).store("deer rabbit").at_workers(2).play("place cook");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("cook deer", "cook rabbit"));
    EXPECT_EQ(Scene(scene).play("cook rabbit").decision(), "worker");  // 2 are left, the deer weighs 3
    EXPECT_EQ(Scene(scene).play("cook deer").decision(), "worker");
}

TEST(Examples, SB_E04_a_third_shore_settler) {
    Scene scene = players(2).give("S01 S02").store("").draft("S03");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("harvest 3 shell", "harvest 2 shell seaweed",
                                                    "harvest shell 2 seaweed", "harvest 3 seaweed"));
}

TEST(Examples, SB_E05_stone_for_each_icon_of_the_hills) {
    for (int icons = 0; icons <= 3; ++icons)
        for (int knives = 0; knives <= 2; ++knives) {
            if (icons + knives == 0) continue;
            Scene scene = players(2).give("S01 S02").store(std::to_string(knives) + " skaill");
            for (int i = 1; i <= icons; ++i) scene.give("H0" + std::to_string(i));
            scene.draft("S13");
            if (knives > 0) scene.play("knives 0");
            scene.play("harvest 3 shell, use");
            if (knives > 0) scene.play("knives " + std::to_string(knives));
            EXPECT_EQ(scene.me().storage, goods("3 shell " + std::to_string(icons + knives) + " stone"));
        }
}

TEST(Examples, SB_E06_two_portions) {
    Scene scene = players(2).store("5 wool 3 hide").at_workers(2);
    scene.me().furnish = 1;
    EXPECT_THAT(scene.play("place furnish").moves(),
                UnorderedElementsAre("pay 4 wool", "pay 2 wool hide", "pay 2 hide"));
}

TEST(Examples, SB_E07_trade_to_space_three) {
    Scene scene = players(2).store("4 wood 3 stone skaill").at_workers(2);
    scene.me().trade = 2;
    EXPECT_THAT(scene.play("place trade").moves(), ElementsAre("pay 4 wood"));
    scene.play("pay 4 wood");
    EXPECT_EQ(scene.me().trade, 3);
    EXPECT_THAT(scene.moves(), ElementsAre("buy for skaill", "skip"));
    scene.play("buy for skaill");
    EXPECT_EQ(scene.me().storage, goods("3 stone sheep"));
}

TEST(Examples, SB_E08_craft_on_craft) {
    Scene scene = players(2).store("stone wool").at_workers(2);
    EXPECT_THAT(scene.play("place craft").moves(), ElementsAre("flip craft"));
    scene.play("flip craft");
    EXPECT_EQ(names(scene.me().flipped), "craft");
    EXPECT_EQ(scene.me().storage, goods(""));
}

TEST(Examples, SB_E09_gather_shore) {
    EXPECT_THAT(players(2).at_workers(2).play("place gather_shore").moves(),
                UnorderedElementsAre("gather shell", "gather seaweed"));
    EXPECT_THAT(players(2).flip("gather_shore").at_workers(2).play("place gather_shore").moves(),
                UnorderedElementsAre("gather shell seaweed", "gather fish"));
}

TEST(Examples, SB_E10_the_end_of_a_round) {
    Scene scene = players(2).give("S01 S02 H01 T01 F01 F02 VR1 UT1").flip("craft").store("2 food shell", 3);
    scene.me().supply_roofs = 1;
    scene.state.supply_roofs = 39;
    scene.at_workers(2, 3).play("end, done");
    EXPECT_THAT(scene.moves(), ElementsAre("feed 2", "feed 1", "feed 0"));  // 4 are hungry
    scene.play("feed 2, discard S02, discard F01");
    EXPECT_EQ(scene.state.round, 3);
    EXPECT_EQ(scene.me().storage, goods("shell midden"));
}

TEST(Examples, SB_E11_the_turn_order) {
    Scene scene = players(3).set(1, "VR1 VR2 VR3 VR4");
    // Purple plays yellow's part of the rulebook, yellow plays red's.
    scene.order("yellow purple blue");
    scene.play("blue: take VR1, blue: end, pass, yellow: take VR2, yellow: end");
    EXPECT_THAT(scene.moves(), ElementsAre("take VR3", "take VR4"));  // must take now
    scene.play("take VR3");
    EXPECT_EQ(names(scene.state.right), "blue yellow purple");
    scene.play("end");
    EXPECT_EQ(names(scene.state.left), "blue yellow purple");  // purple, yellow, blue draft next
    EXPECT_EQ(scene.decision(), "draft");
}

TEST(Examples, SB_E12_points_of_the_tracks) {
    Scene scene = players(2).give("S01 H01 T01 F01");
    scene.me().furnish = 5;
    scene.me().trade = 3;
    EXPECT_EQ(scene.points("settlers"), 4 * 2);
    EXPECT_EQ(scene.points("sets"), 4);
    EXPECT_EQ(scene.points("trade"), 5);
}

TEST(Examples, SB_E13_a_whole_score) {
    Scene scene = players(2).give("S01 S02 S03 S04 H01 H02 T01 T02 F01");  // 9 settlers with 1 set
    scene.give("VR1 SB1 UT1 UT2").store("2 food skaill 3 midden 9 stone", 6);
    scene.me().supply_roofs = 1;  // cards: 2 + 2 + 2 + 2 + 1
    scene.state.supply_roofs = 39;
    scene.flip("cook craft trade furnish");
    scene.me().furnish = 5;
    scene.me().trade = 4;
    EXPECT_THAT(Game::ranking(scene.state).seats[0].points, ElementsAre(18, 4, 8, 8, 9, 2, 1, -3, -2, 0, 0));
    EXPECT_EQ(scene.total(), 45);
}

TEST(Examples, SB_E14_the_cost_of_a_special_tile) {
    Scene scene = players(2, Tile::recruit).store("2 food 2 bone").at_workers(2).play("place recruit");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay 2 food", "pay bone food", "pay 2 bone"));
}

TEST(Examples, SB_E15_the_fish_and_rabbit_task) {
    Scene scene = alone(Tile::build, "1 2 3 4").store("2 fish 2 rabbit").at_workers(2).play("task 4");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay 2 fish", "pay 2 rabbit", "pay rabbit fish"));
}

TEST(Examples, SB_E16_the_sheep_or_hides_task) {
    Scene scene = alone(Tile::build, "1 2 3 4").store("sheep 2 hide").at_workers(2).play("task 3");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay sheep", "pay 2 hide"));
}

TEST(Examples, SB_E17_tend_land) {
    Scene scene = players(2, Tile::tend_land).store("2 food 3 midden").at_workers(2);
    Scene mixed = scene;
    mixed.play(
        "place tend_land, pay 2 food, tend gather_hills, gather stone, tend gather_fields, gather barley, "
        "clear midden");
    EXPECT_EQ(mixed.me().storage, goods("stone barley 2 midden"));
    EXPECT_EQ(mixed.decision(), "worker");
    scene.play("place tend_land, pay 2 food, clear midden, clear midden, clear midden");
    EXPECT_EQ(scene.me().storage, goods(""));
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Examples, SB_E18_the_storage_at_the_start) {
    Scene scene = players(2);
    EXPECT_EQ(scene.me().storage, goods("2 skaill"));
    EXPECT_EQ(scene.me().open_columns, 1);  // 3 spaces, 1 of them empty:
    scene.at_workers(2).play("place gather_thickets, gather wood");
    EXPECT_EQ(scene.me().open_columns, 1);
    scene.play("place gather_thickets, gather wood");
    EXPECT_EQ(scene.me().open_columns, 2);
}

TEST(Examples, SB_E19_clean_twice_in_round_four) {
    Scene scene = players(2).store("fish 2 hide 2 wood", 3).at_workers(4);
    scene.play("place cook, cook fish");
    scene.play("place clean, pay wood hide, done");
    scene.play("place clean, pay wood hide, done");
    EXPECT_EQ(names(scene.me().small_workers), "cook clean");
    EXPECT_EQ(names(scene.me().large_worker), "clean");
    EXPECT_FALSE(scene.offers("place clean"));
    scene.play("place gather_shore, gather shell");
    EXPECT_EQ(scene.me().supply_roofs, 2);
    EXPECT_EQ(scene.me().storage, goods("food bone shell"));
    EXPECT_EQ(scene.decision(), "draft");
}

}  // namespace
}  // namespace skerry::skara_brae
