// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

// Section 6.1: gaining, spending, the slider, clearing.
namespace skerry::skara_brae {
namespace {

using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::Not;
using testing::StartsWith;

// Gains n wood at once: the n-th thickets settler harvests n, and T15 has no effect without fields.
Scene gain_wood(int n, const std::string& stored, int columns) {
    Scene scene = players(2).store(stored, columns);
    const auto settlers = words("T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 T12 T13 T14");
    for (int i = 1; i < n; ++i) scene.give(settlers[static_cast<std::size_t>(i) - 1]);
    return scene.draft("T15");
}

TEST(Storage, SB_021_pushes_by_the_fewest_columns) {
    struct Row {
        int stored, columns, gained, after;
    };
    for (const Row& row : {Row{3, 1, 1, 2},
                           {2, 1, 2, 2},
                           {0, 1, 4, 2},
                           {0, 1, 6, 2},
                           {0, 1, 7, 3},
                           {1, 1, 14, 5},
                           {3, 1, 15, 6},
                           {0, 1, 15, 5},
                           {5, 2, 2, 3},
                           {12, 4, 1, 5},
                           {8, 4, 5, 5},
                           {8, 4, 4, 4},
                           {20, 7, 2, 8},
                           {20, 7, 5, 9},
                           {15, 10, 15, 10},
                           {26, 9, 2, 10}}) {
        const Scene scene = gain_wood(row.gained, std::to_string(row.stored) + " stone", row.columns);
        EXPECT_EQ(scene.me().storage[Resource::wood], row.gained);
        EXPECT_EQ(scene.me().open_columns, row.after)
            << row.stored << " stored with " << row.columns << " columns, " << row.gained << " gained";
    }
}

TEST(Storage, SB_022_exactly_full_does_not_push) {
    EXPECT_EQ(gain_wood(3, "", 1).me().open_columns, 1);
    EXPECT_EQ(gain_wood(1, "2 stone", 1).me().open_columns, 1);
    EXPECT_EQ(gain_wood(5, "4 stone", 3).me().open_columns, 3);
    EXPECT_EQ(gain_wood(6, "4 stone", 3).me().open_columns, 4);
    EXPECT_EQ(gain_wood(5, "25 stone", 10).me().open_columns, 10);
}

TEST(Storage, SB_023_nothing_is_pushed_beyond_ten_columns) {
    Scene scene = gain_wood(5, "24 stone 5 food", 10);
    EXPECT_EQ(scene.me().open_columns, 10);
    EXPECT_EQ(scene.me().storage, goods("24 stone 5 food 5 wood"));  // 34: all of it kept
    EXPECT_EQ(scene.points("slider"), -6);
}

TEST(Storage, SB_023_overflow_is_spent_and_scored_like_what_is_stored) {
    Scene scene = players(2).store("31 food 3 skaill 2 midden").at_workers(2);
    EXPECT_EQ(scene.points("food"), 31);
    EXPECT_EQ(scene.points("knives"), 3);
    EXPECT_EQ(scene.points("midden"), -2);
    scene.play("place trade, pay 2 food, skip");
    EXPECT_EQ(scene.me().storage, goods("29 food 3 skaill 2 midden"));
    EXPECT_EQ(scene.me().open_columns, 10);
}

TEST(Storage, SB_023_gains_of_overflow_add_up) {
    Scene scene = players(2).store("30 food", 10).at_workers(2);
    scene.play("place gather_thickets, gather wood, place gather_fields, gather barley");
    EXPECT_EQ(scene.me().storage, goods("30 food wood barley"));
    EXPECT_EQ(scene.me().open_columns, 10);
}

TEST(Storage, SB_024_spending_does_not_move_the_slider) {
    Scene scene = players(2).store("12 stone").at_workers(3);
    EXPECT_EQ(scene.me().open_columns, 4);
    scene.play("place trade, pay 2 stone, place trade, pay 3 stone");
    EXPECT_EQ(scene.me().storage, goods("7 stone"));
    EXPECT_EQ(scene.me().open_columns, 4);
}

// In each case the store is full and gaining first would push the slider.
TEST(Storage, SB_025_costs_leave_before_gains_arrive) {
    Scene shepherd = players(2).store("wool 2 stone 2 wood", 2);
    shepherd.draft("H03").play("harvest wool, use");
    EXPECT_EQ(shepherd.me().storage, goods("2 wool 2 wood sheep"));
    EXPECT_EQ(shepherd.me().open_columns, 2);

    Scene fisherman = players(2).store("2 seaweed", 1);
    fisherman.draft("S12").play("harvest seaweed, use");
    EXPECT_EQ(fisherman.me().storage, goods("2 seaweed 2 wool"));
    EXPECT_EQ(fisherman.me().open_columns, 2);  // 3 - 1 + 2

    Scene cook = players(2).store("3 shell", 1).at_workers(2);
    cook.play("place cook, cook shell, cook shell, cook shell");
    EXPECT_EQ(cook.me().storage, goods("3 food"));
    EXPECT_EQ(cook.me().open_columns, 1);

    Scene hunt = players(2).store("3 wood", 1).flip("gather_thickets").at_workers(2);
    hunt.play("place gather_thickets, gather deer");
    EXPECT_EQ(hunt.me().storage, goods("2 wood deer"));
    EXPECT_EQ(hunt.me().open_columns, 1);

    Scene herd = players(2).store("3 barley", 1).flip("gather_fields").at_workers(2);
    herd.play("place gather_fields, gather cow");
    EXPECT_EQ(herd.me().storage, goods("barley cow"));
    EXPECT_EQ(herd.me().open_columns, 1);

    Scene buyer = players(2).store("4 stone 2 skaill", 2).at_workers(2);
    buyer.play("place trade, pay 2 stone, buy for skaill");
    EXPECT_EQ(buyer.me().storage, goods("2 stone skaill cow"));
    EXPECT_EQ(buyer.me().open_columns, 2);
}

TEST(Storage, SB_025_a_meal_pushes_as_far_as_what_is_left_of_it_needs) {
    Scene scene = players(2).store("fish rabbit wool", 1).at_workers(2);
    scene.play("place cook, cook rabbit, cook fish");
    EXPECT_EQ(scene.me().storage, goods("wool 2 food hide bone"));
    EXPECT_EQ(scene.me().open_columns, 2);
}

TEST(Storage, SB_026_sliding_left_needs_three_empty_spaces_and_two_columns) {
    struct Row {
        int stored, columns;
        bool possible;
    };
    for (const Row& row : {Row{0, 1, false},
                           {0, 2, true},
                           {3, 2, true},
                           {4, 2, false},
                           {6, 2, false},
                           {6, 3, true},
                           {7, 3, false},
                           {27, 10, true},
                           {28, 10, false},
                           {33, 10, false}}) {
        Scene scene = players(2, Tile::tend_land);
        scene.store(std::to_string(row.stored + 2) + " bone", row.columns < 10 ? row.columns + 1 : 10).at_workers(2);
        scene.play("place tend_land, pay 2 bone");
        scene.me().open_columns = static_cast<std::uint8_t>(row.columns);
        EXPECT_EQ(scene.offers("clear slider"), row.possible) << row.stored << " in " << row.columns << " columns";
        if (!row.possible) continue;
        scene.play("clear slider");
        EXPECT_EQ(scene.me().open_columns, row.columns - 1);
        EXPECT_EQ(scene.me().storage[Resource::bone], row.stored);
    }
}

TEST(Storage, SB_027_midden_takes_space) {
    Scene scene = gain_wood(1, "3 midden", 1);
    EXPECT_EQ(scene.me().open_columns, 2);
    EXPECT_EQ(scene.me().storage, goods("3 midden wood"));
}

TEST(Storage, SB_027_midden_pays_for_nothing) {
    Scene trade = players(2).store("9 midden").at_workers(2);
    EXPECT_THAT(trade.moves(), ElementsAre("place gather_shore", "place gather_hills", "place gather_thickets",
                                           "place gather_fields", "end"));
    trade.store("7 midden 2 stone");
    trade.play("place trade");
    EXPECT_THAT(trade.moves(), ElementsAre("pay 2 stone"));

    Scene purchase = players(2).store("7 midden 3 stone").flip("trade").at_workers(2);
    purchase.play("place trade, pay 2 stone");
    EXPECT_THAT(purchase.moves(), ElementsAre("buy for stone", "skip"));
    Scene nothing_else = players(2).store("7 midden 2 stone").flip("trade").at_workers(2);
    nothing_else.play("place trade, pay 2 stone");
    EXPECT_EQ(nothing_else.decision(), "worker");  // no purchase
}

TEST(Storage, SB_028_midden_and_points_of_each_slider_column) {
    struct Row {
        int columns, capacity, midden, points;
    };
    for (const Row& row : {Row{1, 3, 0, 0},
                           {2, 6, 1, 0},
                           {3, 9, 2, 0},
                           {4, 12, 3, 0},
                           {5, 15, 3, -1},
                           {6, 18, 4, -2},
                           {7, 21, 4, -3},
                           {8, 24, 5, -4},
                           {9, 27, 6, -5},
                           {10, 30, 7, -6}}) {
        Scene scene = players(2).store("", row.columns).at_workers(1, 3);
        EXPECT_EQ(scene.points("slider"), row.points) << row.columns;
        scene.play("end");
        EXPECT_EQ(scene.me().storage[Resource::midden], row.midden) << row.columns;

        Scene full = players(2).store(std::to_string(row.capacity) + " stone", row.columns).at_workers(2);
        full.play("place gather_thickets, gather wood");
        EXPECT_EQ(full.me().open_columns, row.columns < 10 ? row.columns + 1 : 10) << row.columns;
    }
}

TEST(Storage, SB_029_nothing_is_discarded_at_will) {
    Scene scene = players(2, Tile::tend_land).store("9 stone 9 midden 3 food 3 skaill").at_workers(4);
    for (const std::string& move : scene.moves()) EXPECT_TRUE(move == "end" || move.starts_with("place ")) << move;

    Scene tending = players(2, Tile::tend_land).store("9 stone 2 food", 4).at_workers(4);
    tending.play("place tend_land, pay 2 food");
    EXPECT_FALSE(tending.offers("clear midden"));  // there is none, and stone is not waste
    EXPECT_THAT(tending.moves(), Not(Contains(StartsWith("discard"))));

    Scene resting = players(2).store("9 stone 9 midden shell").flip("craft").at_workers(1, 3);
    resting.play("end");
    EXPECT_THAT(resting.moves(), ElementsAre("cook shell", "done"));
    Scene harvesting = players(2).store("2 skaill").draft("S01");
    EXPECT_THAT(harvesting.moves(), Each(StartsWith("knives ")));
}

}  // namespace
}  // namespace skerry::skara_brae
