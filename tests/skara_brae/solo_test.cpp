// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

// Sections 5.5, 6.13 and the solo parts of 8.
namespace skerry::skara_brae {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

// ---- The draw ----

TEST(Solo, SB_086_draws_four_three_and_two_cards) {
    Scene scene = alone();
    for (int round = 1; round <= 4; ++round)
        for (int turn = 1; turn <= 3; ++turn) {
            ASSERT_EQ(scene.decision(), "solo_pick");
            EXPECT_EQ(scene.state.round, round);
            EXPECT_EQ(scene.state.turn, turn);
            EXPECT_EQ(scene.moves().size(), static_cast<std::size_t>(5 - turn));
            const auto deck = scene.state.deck.size();
            const int discards = scene.state.discards.size();
            scene.play(scene.moves().front());
            EXPECT_EQ(scene.state.discards.size(), discards + 4 - turn);  // at once
            EXPECT_EQ(scene.state.deck.size(), deck);
            while (scene.decision() != "solo_pick" && scene.decision() != "") scene.play(scene.moves().back());
        }
    EXPECT_EQ(scene.state.phase, Phase::over);
}

TEST(Solo, SB_086_keeps_one_and_never_passes) {
    Scene scene = alone().set(1, "S01 H01 VR1 SB1");
    EXPECT_THAT(scene.moves(), ElementsAre("take S01", "take H01", "take VR1", "take SB1"));
    scene.play("take VR1");
    EXPECT_EQ(names(scene.state.discards), "S01 H01 SB1");
    EXPECT_EQ(names(scene.me().cards), "VR1");
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Solo, SB_086_SB_009_the_worker_of_each_round_comes_in_solo_too) {
    for (int round = 1; round <= 4; ++round) {
        Scene scene = alone(Tile::build, "1 2 3 4").store("").at_workers(round);
        int placed = 0;
        for (; scene.decision() == "worker"; ++placed) scene.play(scene.moves().front()).play(scene.moves().front());
        EXPECT_EQ(placed, round);
    }
}

// ---- Focus cards ----

struct FocusRow {
    const char* id;
    void (*met)(Scene&);
    void (*unmet)(Scene&);
};
const std::vector<FocusRow> focus_rows{
    {"focus_env6", [](Scene& s) { s.give("T01 T02 T03 T04 T05 T06"); },
     [](Scene& s) { s.give("T01 T02 T03 T04 T05 S01 S02 S03 S04 S05").flip("gather_thickets"); }},
    {"focus_sets2", [](Scene& s) { s.give("S01 S02 H01 H02 T01 T02 F01 F02"); },
     [](Scene& s) { s.give("S01 S02 H01 H02 T01 T02 F01").flip("gather_fields"); }},
    {"focus_roof7",
     [](Scene& s) {
         s.give("VR1 VR2");
         s.me().supply_roofs = 5;
         s.state.supply_roofs = 35;
     },
     [](Scene& s) {
         s.give("VR1 VR2");
         s.me().supply_roofs = 4;
         s.state.supply_roofs = 36;
     }},
    {"focus_midden", [](Scene& s) { s.store("2 midden"); }, [](Scene& s) { s.store("3 midden"); }},
    {"focus_trade6", [](Scene& s) { s.me().trade = 6; }, [](Scene& s) { s.me().trade = 5; }},
    {"focus_furnish5", [](Scene& s) { s.me().furnish = 5; }, [](Scene& s) { s.me().furnish = 4; }},
    {"focus_food7", [](Scene& s) { s.store("7 food"); }, [](Scene& s) { s.store("6 food 3 skaill"); }},
    {"focus_tiles8", [](Scene& s) { s.flip("furnish cook craft clean trade gather_shore gather_hills build"); },
     [](Scene& s) { s.flip("furnish cook craft clean trade gather_shore gather_hills"); }},
};

TEST(Solo, SB_087_each_focus_costs_five_points_if_unmet) {
    for (const FocusRow& row : focus_rows) {
        Scene met = alone(Tile::build, "1 2 3 4", row.id), unmet = met;
        row.met(met);
        row.unmet(unmet);
        EXPECT_EQ(met.points("focus"), 0) << row.id;
        EXPECT_EQ(unmet.points("focus"), -5) << row.id;
        EXPECT_TRUE(Game::inspect(met.state) && Game::inspect(unmet.state));
    }
}

TEST(Solo, SB_087_counts_after_the_last_end_of_round) {
    Scene food = alone(Tile::build, "1 2 3 4", "focus_food7").give("S01 S02").store("8 food").at_workers(4, 3);
    EXPECT_EQ(food.points("focus"), 0);
    food.play("end, feed 2");
    EXPECT_EQ(food.state.phase, Phase::over);
    EXPECT_EQ(food.points("focus"), -5);  // 6 food left

    Scene midden = alone(Tile::build, "1 2 3 4", "focus_midden").store("2 midden", 2).at_workers(4, 3);
    EXPECT_EQ(midden.points("focus"), 0);
    midden.play("end");
    EXPECT_EQ(midden.points("focus"), -5);  // the last midden came
}

// ---- Tasks ----

struct TaskRow {
    int number;
    std::vector<const char*> ways;  // to pay
    std::vector<const char*> not_enough;
    const char* action;  // the tile
    const char* needs;   // what the action needs
    const char* decision;
};
const std::vector<TaskRow> task_rows{
    {1, {"cow"}, {"deer"}, "cook", "shell", "cook"},
    {2, {"deer"}, {"cow"}, "trade", "2 bone", "trade_pay"},
    {3, {"sheep", "2 hide"}, {"hide"}, "trade", "2 bone", "trade_pay"},
    {4, {"2 fish", "rabbit fish", "2 rabbit"}, {"fish", "rabbit"}, "craft", "stone wood", "craft"},
    {5, {"3 barley"}, {"2 barley"}, "craft", "stone wood", "craft"},
    {6, {"3 wood"}, {"2 wood"}, "furnish", "hide", "furnish_pay"},
    {7, {"3 stone"}, {"2 stone"}, "clean", "hide wood", "clean_pay"},
    {8, {"3 wool"}, {"2 wool"}, "clean", "hide wood", "clean_pay"},
    {9, {"3 seaweed"}, {"2 seaweed"}, "cook", "shell", "cook"},
    {10, {"3 shell"}, {"2 shell"}, "furnish", "hide", "furnish_pay"},
};

TEST(Solo, SB_088_cost_and_action_of_each_task) {
    for (const TaskRow& row : task_rows) {
        const std::string task = "task " + std::to_string(row.number);
        SCOPED_TRACE(task);
        const auto with = [&](const std::string& stored) {
            return alone(Tile::build, "1 2 3 4 5 6 7 8 9 10").store(stored).at_workers(2);
        };
        for (const char* poor : row.not_enough) EXPECT_FALSE(with(poor).offers(task)) << poor;
        for (const char* way : row.ways) {
            Scene scene = with(std::string(way) + " " + row.needs);
            ASSERT_TRUE(scene.offers(task)) << way;
            EXPECT_EQ(scene.points("tasks"), -20);
            scene.play(task);
            if (scene.decision() == "task_pay") scene.play("pay " + std::string(way));
            EXPECT_EQ(scene.me().storage, goods(row.needs)) << way;
            EXPECT_EQ(scene.points("tasks"), -18);
            EXPECT_EQ(names(scene.state.tasks_done), "task_" + std::to_string(row.number));
            EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
            scene.play("use");
            EXPECT_EQ(scene.decision(), row.decision);
            EXPECT_EQ(names(scene.me().small_workers), "");  // as if a worker were there
            EXPECT_EQ(names(scene.me().large_worker), "");
        }
    }
}

TEST(Solo, SB_088_a_choice_of_payment_is_asked_for) {
    Scene hides = alone(Tile::build, "1 2 3 4").store("sheep 2 hide").at_workers(2).play("task 3");
    EXPECT_THAT(hides.moves(), ElementsAre("pay sheep", "pay 2 hide"));
    Scene mix = alone(Tile::build, "1 2 3 4").store("2 fish 2 rabbit").at_workers(2).play("task 4");
    EXPECT_THAT(mix.moves(), ElementsAre("pay 2 rabbit", "pay rabbit fish", "pay 2 fish"));
    Scene some = alone(Tile::build, "1 2 3 4").store("fish 2 rabbit").at_workers(2).play("task 4");
    EXPECT_THAT(some.moves(), ElementsAre("pay 2 rabbit", "pay rabbit fish"));
}

TEST(Solo, SB_088_each_task_once) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("6 wood").at_workers(2).play("task 6");
    EXPECT_EQ(scene.me().storage, goods("3 wood"));
    EXPECT_FALSE(scene.offers("task 6"));
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Solo, SB_088_only_the_tasks_on_the_table) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("3 seaweed 3 wood").at_workers(2);
    EXPECT_TRUE(scene.offers("task 6"));
    EXPECT_FALSE(scene.offers("task 9"));
}

TEST(Solo, SB_089_before_picking) {
    Scene scene = alone(Tile::build, "1 2 5 6").set(1, "VR1 VR2 VR3 VR4").store("3 wood hide");
    EXPECT_THAT(scene.moves(), ElementsAre("take VR1", "take VR2", "take VR3", "take VR4", "task 6"));
    scene.play("task 6, use, pay hide");
    EXPECT_EQ(scene.me().furnish, 1);
    EXPECT_EQ(scene.decision(), "solo_pick");  // comes again
    EXPECT_THAT(scene.moves(), ElementsAre("take VR1", "take VR2", "take VR3", "take VR4"));
}

TEST(Solo, SB_089_before_the_lower_half_of_the_drafted_settler) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("2 wood").draft("T03");  // 3 wood
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip", "task 6"));
    scene.play("task 6");
    EXPECT_EQ(scene.decision(), "worker");  // the wood is gone, and nothing is left to decide
    EXPECT_EQ(scene.me().storage, goods(""));
}

TEST(Solo, SB_089_also_where_the_lower_half_cannot_be_paid_yet) {
    Scene scene = alone(Tile::build, "1 2 6 9").store("3 seaweed cow").draft("F03");  // 1 of 3 barley
    EXPECT_THAT(scene.moves(), ElementsAre("skip", "task 1", "task 9"));
    scene.play("skip");
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Solo, SB_089_the_goods_of_a_task_may_pay_for_the_lower_half) {
    Scene scene = alone(Tile::build, "1 2 6 9").store("3 wood barley 3 hide").flip("furnish").draft("F03");
    EXPECT_THAT(scene.moves(), ElementsAre("skip", "task 6"));
    scene.play("task 6, use, pay hide, gain barley");
    EXPECT_EQ(scene.decision(), "bottom");
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
    scene.play("use");
    EXPECT_EQ(scene.me().storage, goods("2 hide cow"));
}

TEST(Solo, SB_089_around_every_worker_and_after_the_last) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("3 wood deer 2 stone").at_workers(2);
    EXPECT_TRUE(scene.offers("task 2") && scene.offers("task 6"));
    scene.play("place gather_shore, gather shell");
    EXPECT_TRUE(scene.offers("task 2") && scene.offers("task 6"));
    scene.play("place gather_shore, gather shell");
    EXPECT_THAT(scene.moves(), ElementsAre("task 2", "task 6", "end"));
    scene.play("task 6");
    EXPECT_THAT(scene.moves(), ElementsAre("task 2", "end"));
    scene.play("task 2, skip");
    EXPECT_EQ(scene.decision(), "solo_pick");  // nothing is left to do, so the turn is over
}

// 6.13 and ruling 24: any point of the turn that does not stand in the middle of one selection.
TEST(Solo, SB_089_inside_muster_and_explore) {
    Scene muster = alone(Tile::muster, "1 2 5 6").give("S01").flip("muster").store("2 food 3 wood").at_workers(2);
    muster.play("place muster, pay 2 food, muster shore, harvest shell");
    EXPECT_EQ(muster.decision(), "bottom");
    EXPECT_THAT(muster.moves(), ElementsAre("use", "skip", "task 6"));

    Scene explore = alone(Tile::explore, "1 2 5 6").flip("explore").store("2 food 3 wood").at_workers(2);
    explore.top_of_deck("S01 S02 S03").play("place explore, pay 2 food");
    EXPECT_THAT(explore.moves(), ElementsAre("take S01", "take S02", "take S03"));
    explore.play("take S01");
    EXPECT_THAT(explore.moves(), ElementsAre("use", "skip", "task 6"));
    explore.play("use");
    EXPECT_TRUE(explore.offers("task 6"));  // after it
}

TEST(Solo, SB_089_between_a_trade_and_its_purchase) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("2 stone 3 wood skaill").at_workers(2);
    scene.play("place trade, pay 2 stone");
    EXPECT_EQ(scene.decision(), "trade_buy");
    EXPECT_TRUE(scene.offers("task 6"));
    scene.play("task 6");
    EXPECT_EQ(scene.decision(), "trade_buy");  // comes again
    EXPECT_TRUE(scene.offers("buy for skaill") && !scene.offers("task 6"));

    Scene only_a_task = alone(Tile::build, "1 2 5 6").store("2 stone 3 wood").at_workers(2);
    only_a_task.play("place trade, pay 2 stone");
    EXPECT_THAT(only_a_task.moves(), ElementsAre("skip", "task 6"));
}

TEST(Solo, SB_089_not_inside_another_task) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("3 wood deer 2 hide 2 skaill").at_workers(2).play("task 6");
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
    scene.play("use");
    EXPECT_THAT(scene.moves(), ElementsAre("pay hide"));

    Scene trade = alone(Tile::build, "1 2 5 6").store("deer 4 stone 3 wood skaill").at_workers(2);
    trade.play("task 2, use, pay 2 stone");
    EXPECT_EQ(trade.decision(), "trade_buy");
    EXPECT_THAT(trade.moves(), ElementsAre("buy for skaill", "skip"));
    trade.play("skip");
    EXPECT_TRUE(trade.offers("task 6"));
}

TEST(Solo, SB_089_not_at_rest) {
    Scene scene = alone(Tile::build, "1 2 5 6").give("S01 S02 S03").flip("craft").store("shell food 3 wood deer");
    scene.at_workers(2, 3).play("end");
    EXPECT_THAT(scene.moves(), ElementsAre("cook shell", "cook deer", "done"));
    scene.play("done");
    EXPECT_THAT(scene.moves(), ElementsAre("feed 1", "feed 0"));
    scene.play("feed 1");
    EXPECT_THAT(scene.moves(), ElementsAre("discard S01", "discard S02", "discard S03"));
}

TEST(Solo, SB_089_not_inside_the_harvest_or_a_tiles_action) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("3 wood skaill").draft("S01");
    EXPECT_THAT(scene.moves(), ElementsAre("knives 0", "knives 1"));
    scene.play("knives 0");
    EXPECT_THAT(scene.moves(), ElementsAre("harvest shell", "harvest seaweed"));
    Scene gather = alone(Tile::build, "1 2 5 6").store("3 wood").at_workers(2).play("place gather_shore");
    EXPECT_THAT(gather.moves(), Not(Contains("task 6")));
}

TEST(Solo, SB_090_ignores_occupancy_and_uses_the_side_showing) {
    Scene scene = alone(Tile::build, "1 2 5 9").store("3 seaweed 3 fish 2 shell").at_workers(3);
    scene.play("place cook, cook shell, done, place cook, cook shell, done");
    EXPECT_FALSE(scene.offers("place cook"));
    scene.flip("cook").play("task 9, use, cook fish, cook fish, cook fish");  // 6 of 6
    EXPECT_EQ(scene.me().storage, goods("5 food 3 bone"));
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Solo, SB_090_pays_its_own_costs) {
    Scene scene = alone(Tile::build, "1 2 5 6").store("deer 3 stone 2 skaill").at_workers(3);
    scene.play("task 2, use, pay 2 stone, buy for skaill");
    EXPECT_EQ(scene.me().trade, 1);
    EXPECT_EQ(scene.me().storage, goods("stone skaill cow"));
}

TEST(Solo, SB_090_may_be_declined_or_impossible) {
    Scene declined = alone(Tile::build, "1 2 5 6").store("deer 3 stone").at_workers(3).play("task 2, skip");
    EXPECT_EQ(declined.me().trade, 0);
    EXPECT_EQ(names(declined.state.tasks_done), "task_2");
    EXPECT_EQ(declined.me().storage, goods("3 stone"));

    Scene impossible = alone(Tile::build, "1 2 5 6").store("deer stone").at_workers(3).play("task 2");
    EXPECT_EQ(impossible.decision(), "worker");
    EXPECT_EQ(names(impossible.state.tasks_done), "task_2");
    EXPECT_EQ(impossible.points("tasks"), -6);
}

TEST(Solo, SB_090_a_cost_paid_cannot_be_used_again_by_the_action) {
    Scene wood =
        alone(Tile::build, "1 2 6 9").store("3 wood wool").at_workers(3).play("task 6");  // Furnish: no portion
    EXPECT_EQ(wood.decision(), "worker");
    Scene cow = alone(Tile::build, "1 2 8 9").store("cow").at_workers(3).play("task 1");  // Cook: nothing left
    EXPECT_EQ(cow.decision(), "worker");
}

// ---- Results ----

Scene with_total(const Game::Setup& setup, int wanted) {
    Scene scene{Game::begin(setup, Seed::number(1)).value(), Seat(0), {}};
    if (scene.decision() == "choose_special") scene.play(scene.moves().front());
    scene.state.tasks_done = scene.state.tasks;
    scene.store("").flip("furnish cook craft clean trade gather_shore gather_hills gather_thickets");
    scene.me().trade = 7;
    const int missing = wanted - scene.total();
    scene.me().supply_roofs = static_cast<std::uint8_t>(missing);
    scene.state.supply_roofs = static_cast<std::uint8_t>(40 - missing);
    return scene.at_workers(4, 3).play("end");
}

TEST(Solo, SB_091_thresholds) {
    const auto mode = [](Mode m) { return Game::Setup{.mode = m, .players = 1}; };
    const Game::Setup eight{.mode = Mode::solo_eight, .players = 1, .special = Tile::muster};
    const Game::Setup plus_45{.mode = Mode::solo_plus, .players = 1, .target = 45};
    const Game::Setup plus_55{.mode = Mode::solo_plus, .players = 1, .target = 55};
    struct Row {
        Game::Setup setup;
        int total;
        bool won;
        const char* verdict;
    };
    for (const Row& row : {Row{mode(Mode::solo), 44, false, "Lost: 44 points, the target was 45."},
                           Row{mode(Mode::solo), 45, true, "Won: 45 points, the target was 45."},
                           Row{mode(Mode::solo), 54, true, "Won: 54 points, the target was 45."},
                           Row{mode(Mode::solo), 55, true, "Won outstandingly: 55 points."},
                           Row{mode(Mode::solo_55), 54, false, "Lost: 54 points, the target was 55."},
                           Row{mode(Mode::solo_55), 55, true, "Won outstandingly: 55 points."},
                           Row{eight, 54, false, "Lost: 54 points, the target was 55."},
                           Row{eight, 55, true, "Won outstandingly: 55 points."},
                           Row{plus_45, 44, false, "Lost: 44 points, the target was 45."},
                           Row{plus_45, 45, true, "Won: 45 points, the target was 45."},
                           Row{plus_55, 54, false, "Lost: 54 points, the target was 55."},
                           Row{plus_55, 55, true, "Won outstandingly: 55 points."}}) {
        const Scene scene = with_total(row.setup, row.total);
        const Ranking ranking = Game::ranking(scene.state);
        ASSERT_EQ(scene.total(), row.total);
        ASSERT_TRUE(ranking.final);
        EXPECT_EQ(ranking.seats[0].won, row.won);
        EXPECT_EQ(ranking.seats[0].place, 1);
        EXPECT_EQ(ranking.verdict, row.verdict);
    }
}

TEST(Solo, SB_092_every_extra_focus_and_task_counts) {
    Scene scene = alone(Tile::build, "1 2 3 4 5 6 7",
                        "focus_env6 focus_sets2 focus_roof7 focus_midden focus_trade6 focus_furnish5 focus_food7 "
                        "focus_tiles8");
    EXPECT_EQ(scene.points("focus"), -35);  // all but the midden
    EXPECT_EQ(scene.points("tasks"), -14);
    scene.me().trade = 6;
    scene.me().furnish = 5;
    EXPECT_EQ(scene.points("focus"), -25);
    scene.store("3 wood 3 stone").at_workers(3).play("task 6, task 7");
    EXPECT_EQ(scene.points("tasks"), -10);
}

}  // namespace
}  // namespace skerry::skara_brae
