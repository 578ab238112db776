// SPDX-License-Identifier: Apache-2.0
#include "skara_brae/scene.h"

// Section 6.12: the eight special tiles.
namespace skerry::skara_brae {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

Scene with(Tile special, std::string_view stored, int round = 3) {
    return players(2, special).store(stored).at_workers(round);
}

// ---- The cost ----

TEST(Special, SB_060_two_of_food_and_bone_in_three_mixes) {
    for (const char* name : {"explore", "hunt_boar", "innovate", "muster", "recruit", "spin_wool", "tend_land"}) {
        const std::string place = std::string("place ") + name;
        const auto ready = [&](const char* stored) { return with(value<Tile>(name), stored).give("S01"); };
        EXPECT_FALSE(ready("food 9 skaill").offers(place)) << name;
        EXPECT_FALSE(ready("bone 3 hide").offers(place)) << name;
        EXPECT_THAT(ready("2 food").play(place).moves(), ElementsAre("pay 2 food"));
        EXPECT_THAT(ready("food bone").play(place).moves(), ElementsAre("pay bone food"));
        EXPECT_THAT(ready("2 bone").play(place).moves(), ElementsAre("pay 2 bone"));
        EXPECT_THAT(ready("2 bone 2 food").play(place).moves(),
                    ElementsAre("pay 2 food", "pay bone food", "pay 2 bone"));
    }
    EXPECT_EQ(with(Tile::recruit, "2 bone 2 food").play("place recruit, pay bone food").me().storage,
              goods("bone food"));
}

// ---- Build ----

TEST(Build, SB_061_discount_of_two_or_three_portions) {
    constexpr int portions[] = {1, 2, 2, 2, 3, 3};
    for (const bool flipped : {false, true})
        for (int at = 0; at < 6; ++at) {
            const int cost = std::max(0, portions[at] - (flipped ? 3 : 2));
            Scene scene = with(Tile::build, "2 food hide");
            if (flipped) scene.flip("build");
            scene.me().furnish = static_cast<std::uint8_t>(at);
            scene.play("place build, pay 2 food, build furnish");
            if (cost > 0) scene.play("pay hide");
            EXPECT_EQ(scene.decision(), "worker");
            EXPECT_EQ(scene.me().furnish, at + 1);
            EXPECT_EQ(scene.me().storage, goods(cost > 0 ? "" : "hide"));
        }
}

TEST(Build, SB_061_discount_of_two_or_three_of_the_trade_cost) {
    constexpr int costs[] = {2, 3, 4, 4, 5, 5, 6};
    for (const bool flipped : {false, true})
        for (int at = 0; at < 7; ++at) {
            const int cost = std::max(0, costs[at] - (flipped ? 3 : 2));
            Scene scene = with(Tile::build, "2 food 4 stone");
            if (flipped) scene.flip("build");
            scene.me().trade = static_cast<std::uint8_t>(at);
            scene.play("place build, pay 2 food, build trade");
            if (cost > 0) {
                EXPECT_THAT(scene.moves(),
                            ElementsAre(cost == 1 ? "pay stone" : "pay " + std::to_string(cost) + " stone"));
                scene.play(scene.moves()[0]);
            }
            EXPECT_EQ(scene.decision(), "worker");
            EXPECT_EQ(scene.me().trade, at + 1);
            EXPECT_EQ(scene.me().storage[Resource::stone], 4 - cost);
        }
}

TEST(Build, SB_061_only_what_is_possible_with_the_discount_is_offered) {
    Scene scene = with(Tile::build, "2 food 3 wool");
    scene.me().furnish = 4;  // 3 portions: 1 is left to pay
    scene.me().trade = 4;    // 5 of a type: 3 are left to pay
    EXPECT_THAT(scene.play("place build, pay 2 food").moves(), ElementsAre("build furnish", "build trade"));
    Scene poor = with(Tile::build, "2 food 2 wool");
    poor.me().furnish = 4;
    poor.me().trade = 4;
    EXPECT_THAT(poor.play("place build, pay 2 food").moves(), ElementsAre("build furnish"));
    Scene trade_only = with(Tile::build, "2 food 3 stone");
    trade_only.me().furnish = 6;
    trade_only.me().trade = 4;
    EXPECT_THAT(trade_only.play("place build, pay 2 food").moves(), ElementsAre("build trade"));
    Scene neither = with(Tile::build, "2 food 2 stone wool");
    neither.me().furnish = 4;
    neither.me().trade = 4;
    EXPECT_FALSE(neither.offers("place build"));
    Scene done = with(Tile::build, "2 food 9 stone 9 hide");
    done.me().furnish = 6;
    done.me().trade = 7;
    EXPECT_FALSE(done.offers("place build"));
}

TEST(Build, SB_061_the_furnish_bonus_and_the_purchase_still_apply) {
    Scene furnish = with(Tile::build, "2 food").flip("furnish");
    furnish.play("place build, pay 2 food, build furnish");
    EXPECT_THAT(furnish.moves(), ElementsAre("gain barley", "gain skaill"));
    furnish.play("gain skaill");
    EXPECT_EQ(furnish.me().furnish, 1);
    EXPECT_EQ(furnish.me().storage, goods("skaill"));

    Scene trade = with(Tile::build, "2 food skaill");
    trade.play("place build, pay 2 food, build trade");  // 2 - 2: nothing to pay
    EXPECT_THAT(trade.moves(), ElementsAre("buy for skaill", "skip"));
    trade.play("buy for skaill");
    EXPECT_EQ(trade.me().storage, goods("cow"));

    Scene surplus = with(Tile::build, "2 food").flip("build");  // a surplus buys nothing
    surplus.play("place build, pay 2 food, build trade");
    EXPECT_EQ(surplus.decision(), "worker");
    EXPECT_EQ(surplus.me().storage.total(), 0);
}

TEST(Build, SB_062_food_that_pays_for_build_is_gone) {
    Scene scene = with(Tile::build, "4 food bone");
    scene.me().furnish = 6;
    scene.me().trade = 3;  // 4, with the discount 2
    EXPECT_THAT(scene.play("place build").moves(), ElementsAre("pay 2 food", "pay bone food"));
    Scene three = with(Tile::build, "3 food bone");
    three.me().furnish = 6;
    three.me().trade = 3;
    EXPECT_THAT(three.play("place build").moves(), ElementsAre("pay bone food"));  // with 2 food 1 would be left
    three.play("pay bone food, build trade, pay 2 food");
    EXPECT_EQ(three.me().trade, 4);
    Scene two = with(Tile::build, "3 food");
    two.me().furnish = 6;
    two.me().trade = 3;
    EXPECT_FALSE(two.offers("place build"));
}

// ---- Explore ----

TEST(Explore, SB_063_unflipped_two_cards_one_is_kept) {
    Scene scene = with(Tile::explore, "2 food").top_of_deck("S13 H01 T01").give("H02");
    const auto before = scene.state.deck.size();
    scene.play("place explore, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("take S13", "take H01"));
    EXPECT_EQ(scene.state.deck.size(), before - 2);
    scene.play("take S13");
    EXPECT_EQ(names(scene.me().columns[Environment::shore]), "S13");
    EXPECT_EQ(scene.me().storage.total(), 0);  // neither half
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_TRUE(scene.state.discards.has(Card::H01));
    EXPECT_FALSE(scene.state.discards.has(Card::S13));
    EXPECT_EQ(scene.state.deck.back(), Card::T01);
}

TEST(Explore, SB_063_flipped_three_cards_and_the_lower_half) {
    Scene scene = with(Tile::explore, "2 food skaill").flip("explore").top_of_deck("S13 S02 VR1").give("H01 S01");
    scene.play("place explore, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("take S13", "take S02", "take VR1"));
    Scene angler = scene;
    angler.play("take S02");
    EXPECT_EQ(names(angler.me().columns[Environment::shore]), "S01 S02");  // in front
    EXPECT_THAT(angler.moves(), ElementsAre("use", "skip"));
    EXPECT_EQ(angler.me().storage, goods("skaill"));  // no harvest
    EXPECT_EQ(Scene(angler).play("use").me().storage, goods("skaill fish"));
    EXPECT_EQ(Scene(angler).play("skip").me().storage, goods("skaill"));
    EXPECT_TRUE(angler.state.discards.has(Card::S13) && angler.state.discards.has(Card::VR1));

    scene.play("take S13, use, knives 1");  // one hills icon and a knife
    EXPECT_EQ(scene.me().storage, goods("2 stone"));
}

TEST(Explore, SB_063_flipped_an_effect_that_cannot_be_paid_is_not_offered) {
    Scene scene = with(Tile::explore, "2 food stone").flip("explore").top_of_deck("H03 H04 H05");
    scene.play("place explore, pay 2 food, take H03");
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Explore, SB_064_stone_balls_utensils_and_roofs_give_what_they_give) {
    Scene scene = with(Tile::explore, "2 food").flip("explore").top_of_deck("SB4 UT1 VR2").give("SB1");
    scene.play("place explore, pay 2 food");
    EXPECT_EQ(Scene(scene).play("take SB4").me().storage, goods("2 skaill"));
    EXPECT_EQ(Scene(scene).play("take UT1").me().storage, goods("hide"));
    EXPECT_EQ(Scene(scene).play("take VR2").me().storage, goods(""));
    scene.play("take VR2");
    EXPECT_EQ(names(scene.me().cards), "VR2 SB1");
    EXPECT_EQ(scene.points("cards"), 4);
}

TEST(Explore, SB_063_SB_019_draws_through_a_reshuffle) {
    Scene scene = with(Tile::explore, "2 food").leave_in_deck(1);
    const Card last = scene.state.deck.back();
    scene.play("place explore, pay 2 food");
    ASSERT_EQ(scene.me().drawn.size(), 2u);
    EXPECT_EQ(scene.me().drawn[0], last);
    EXPECT_FALSE(scene.state.deck.has(last));
    EXPECT_EQ(scene.state.discards.size(), 0);
}

// ---- Hunt Boar ----

TEST(HuntBoar, SB_065_a_boar_and_flipped_a_knife) {
    Scene scene = with(Tile::hunt_boar, "2 food").play("place hunt_boar, pay 2 food");
    EXPECT_EQ(scene.me().storage, goods("boar"));
    Scene flipped = with(Tile::hunt_boar, "2 food").flip("hunt_boar").play("place hunt_boar, pay 2 food");
    EXPECT_EQ(flipped.me().storage, goods("boar skaill"));
}

TEST(HuntBoar, SB_065_at_most_three) {
    EXPECT_EQ(with(Tile::hunt_boar, "2 food 2 boar").play("place hunt_boar, pay 2 food").me().storage, goods("3 boar"));
    EXPECT_FALSE(with(Tile::hunt_boar, "2 food 3 boar").offers("place hunt_boar"));
    Scene flipped = with(Tile::hunt_boar, "2 food 3 boar").flip("hunt_boar").play("place hunt_boar, pay 2 food");
    EXPECT_EQ(flipped.me().storage, goods("3 boar skaill"));
}

TEST(HuntBoar, SB_065_boar_weigh_three) {
    Scene scene = with(Tile::hunt_boar, "2 boar shell").play("place cook, cook shell, cook boar");
    EXPECT_EQ(scene.me().storage, goods("boar 3 food hide bone"));
    Scene flipped = with(Tile::hunt_boar, "2 boar").flip("hunt_boar cook").play("place cook, cook boar, cook boar");
    EXPECT_EQ(flipped.me().storage, goods("4 food 4 hide 2 bone"));
}

// ---- Innovate ----

TEST(Innovate, SB_066_flips_any_tile_for_free) {
    Scene scene = with(Tile::innovate, "2 food").flip("cook").play("place innovate, pay 2 food");
    EXPECT_THAT(scene.moves(),
                ElementsAre("flip furnish", "flip craft", "flip clean", "flip trade", "flip gather_shore",
                            "flip gather_hills", "flip gather_thickets", "flip gather_fields", "flip innovate"));
    scene.play("flip trade");
    EXPECT_EQ(names(scene.me().flipped), "cook trade");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(scene.me().storage.total(), 0);
}

TEST(Innovate, SB_066_flipping_itself_gives_no_bonus) {
    Scene scene = with(Tile::innovate, "9 food").play("place innovate, pay 2 food, flip innovate");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(scene.me().storage, goods("7 food"));
}

TEST(Innovate, SB_066_flipped_a_food_takes_the_action_just_flipped) {
    Scene scene = with(Tile::innovate, "3 food").flip("innovate");
    scene.play("place innovate, pay 2 food, flip gather_shore");
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
    Scene skipped = scene;
    EXPECT_EQ(skipped.play("skip").me().storage, goods("food"));
    scene.play("use");
    EXPECT_THAT(scene.moves(), ElementsAre("gather shell seaweed", "gather fish"));  // its new side
    scene.play("gather fish");
    EXPECT_EQ(scene.me().storage, goods("fish"));
    EXPECT_EQ(names(scene.me().small_workers), "innovate");  // no worker was placed there
}

TEST(Innovate, SB_066_the_bonus_ignores_occupancy_and_pays_the_actions_own_costs) {
    Scene scene = with(Tile::innovate, "4 food 4 hide", 4).flip("innovate");
    scene.play("place furnish, pay hide, place furnish, pay 2 hide");
    EXPECT_FALSE(scene.offers("place furnish"));
    scene.me().storage.add(Resource::hide, 1);
    scene.play("place innovate, pay 2 food, flip furnish, use, pay 2 hide, gain barley");
    EXPECT_EQ(scene.me().furnish, 3);
    EXPECT_EQ(scene.me().storage, goods("food barley"));
}

TEST(Innovate, SB_066_the_bonus_needs_a_food_and_a_possible_action) {
    Scene no_food =
        with(Tile::innovate, "2 food").flip("innovate").play("place innovate, pay 2 food, flip gather_shore");
    EXPECT_EQ(no_food.decision(), "worker");
    Scene nothing_to_cook =
        with(Tile::innovate, "4 food").flip("innovate").play("place innovate, pay 2 food, flip cook");
    EXPECT_EQ(nothing_to_cook.decision(), "worker");
    // Clean with food and hide: the last food pays for the bonus, so that one type is left.
    Scene last_food =
        with(Tile::innovate, "3 food hide").flip("innovate").play("place innovate, pay 2 food, flip clean");
    EXPECT_EQ(last_food.decision(), "worker");
    Scene spare = with(Tile::innovate, "4 food hide").flip("innovate").play("place innovate, pay 2 food, flip clean");
    EXPECT_THAT(spare.moves(), ElementsAre("use", "skip"));
}

// ---- Muster ----

TEST(Muster, SB_067_harvest_or_the_front_settler) {
    Scene scene = with(Tile::muster, "2 food seaweed").give("S01 S09 H01");
    scene.play("place muster, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("muster shore harvest", "muster shore settler", "muster hills harvest",
                                           "muster hills settler"));
    Scene harvest = scene;
    harvest.play("muster shore harvest, harvest 2 shell");
    EXPECT_EQ(harvest.me().storage, goods("2 shell seaweed"));
    EXPECT_EQ(harvest.decision(), "worker");  // one or the other
    scene.play("muster shore settler");       // S09 stands in front of S01
    EXPECT_EQ(scene.me().storage, goods("2 wood"));
    EXPECT_EQ(scene.decision(), "worker");
}

TEST(Muster, SB_067_the_front_settlers_effect_only_if_it_is_possible) {
    Scene scene = with(Tile::muster, "2 food").give("S01 S09").play("place muster, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("muster shore harvest"));
}

TEST(Muster, SB_067_flipped_both_in_this_order) {
    Scene scene = with(Tile::muster, "2 food").give("S01 S09").flip("muster").play("place muster, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("muster shore"));
    scene.play("muster shore, harvest shell seaweed");
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));  // the seaweed just harvested pays for it
    EXPECT_EQ(Scene(scene).play("skip").me().storage, goods("shell seaweed"));
    EXPECT_EQ(Scene(scene).play("use").me().storage, goods("shell 2 wood"));
}

TEST(Muster, SB_067_knives_count_as_with_a_drafted_settler) {
    Scene scene = with(Tile::muster, "2 food 3 skaill").give("S13").flip("muster gather_shore");
    scene.play("place muster, pay 2 food, muster shore");
    EXPECT_THAT(scene.moves(), ElementsAre("knives 0", "knives 1", "knives 2", "knives 3"));
    scene.play("knives 1, harvest 3 shell, use");  // a settler, the flipped tile, a knife
    EXPECT_THAT(scene.moves(), ElementsAre("knives 1", "knives 2"));
    scene.play("knives 2");
    EXPECT_EQ(scene.me().storage, goods("3 shell 2 stone"));

    Scene unflipped = with(Tile::muster, "2 food 2 skaill").give("S13").play("place muster, pay 2 food");
    unflipped.play("muster shore settler, knives 2");
    EXPECT_EQ(unflipped.me().storage, goods("2 stone"));
}

TEST(Muster, SB_067_needs_a_settler_there) {
    Scene scene = with(Tile::muster, "2 food").give("F01").flip("gather_shore gather_hills");
    scene.play("place muster, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("muster fields harvest", "muster fields settler"));
    EXPECT_FALSE(with(Tile::muster, "2 food").flip("gather_shore").offers("place muster"));
}

TEST(Muster, SB_067_hearth_limit_on_both_sides) {
    for (const char* flipped : {"", "muster"}) {
        Scene scene = with(Tile::muster, "3 fish shell").flip(flipped).play("place cook, cook shell, cook fish");
        EXPECT_TRUE(scene.offers("cook fish"));
        scene.play("cook fish");
        EXPECT_EQ(scene.decision(), "worker");
    }
}

// ---- Recruit ----

TEST(Recruit, SB_068_a_black_worker_is_usable_at_once) {
    Scene scene = with(Tile::recruit, "4 food", 1);
    scene.play("place recruit, pay 2 food");
    EXPECT_EQ(scene.me().black_workers, 1);
    EXPECT_EQ(names(scene.me().large_worker), "recruit");
    scene.play("place recruit, pay 2 food");  // it counts as a small one
    EXPECT_EQ(names(scene.me().small_workers), "recruit");
    EXPECT_EQ(scene.me().black_workers, 2);
    EXPECT_FALSE(scene.offers("place recruit"));
    scene.play("place gather_shore, gather shell");
    EXPECT_EQ(scene.decision(), "draft");  // large, black, black
}

TEST(Recruit, SB_068_it_stays_for_the_round_and_goes_at_rest) {
    Scene scene = with(Tile::recruit, "2 food", 1).play("place recruit, pay 2 food, end");
    EXPECT_EQ(scene.me().black_workers, 1);
    scene.draft("VR1").play("place gather_shore, gather shell");
    EXPECT_EQ(scene.decision(), "worker");  // the second worker of the second turn
    scene.at_workers(1, 3).play("end");
    EXPECT_EQ(scene.state.round, 2);
    EXPECT_EQ(scene.me().black_workers, 0);
}

TEST(Recruit, SB_068_at_most_three) {
    Scene scene = with(Tile::recruit, "8 food");
    scene.me().black_workers = 2;
    scene.play("place recruit, pay 2 food");
    EXPECT_EQ(scene.me().black_workers, 3);
    EXPECT_FALSE(scene.offers("place recruit"));
}

TEST(Recruit, SB_069_flipped_tiles_hold_two_small_workers) {
    Scene scene = with(Tile::recruit, "", 4).flip("recruit gather_thickets");
    scene.play("place gather_thickets, gather 2 wood, place gather_thickets, gather 2 wood");
    EXPECT_EQ(names(scene.me().small_workers), "gather_thickets");
    EXPECT_EQ(names(scene.me().second_small_workers), "gather_thickets");
    EXPECT_EQ(names(scene.me().large_worker), "");
    scene.play("place gather_thickets, gather 2 wood");
    EXPECT_EQ(names(scene.me().large_worker), "gather_thickets");
    EXPECT_FALSE(scene.offers("place gather_thickets"));
    scene.play("place gather_fields, gather barley");
    EXPECT_EQ(scene.me().storage, goods("6 wood barley"));
}

TEST(Recruit, SB_069_unflipped_tiles_do_not) {
    Scene scene = with(Tile::recruit, "", 4).flip("recruit");
    scene.play("place gather_thickets, gather wood, place gather_thickets, gather wood");
    EXPECT_EQ(names(scene.me().second_small_workers), "");
    EXPECT_EQ(names(scene.me().large_worker), "gather_thickets");
    EXPECT_FALSE(scene.offers("place gather_thickets"));
}

TEST(Recruit, SB_069_without_recruit_flipped_no_tile_does) {
    Scene scene = with(Tile::recruit, "", 4).flip("gather_thickets");
    scene.play("place gather_thickets, gather 2 wood, place gather_thickets, gather 2 wood");
    EXPECT_EQ(names(scene.me().second_small_workers), "");
    EXPECT_FALSE(scene.offers("place gather_thickets"));
}

TEST(Recruit, SB_069_the_recruit_tile_itself_holds_three_workers) {
    Scene scene = with(Tile::recruit, "6 food", 3).flip("recruit");
    scene.play("place recruit, pay 2 food, place recruit, pay 2 food, place recruit, pay 2 food");
    EXPECT_EQ(scene.me().black_workers, 3);
    EXPECT_EQ(names(scene.me().large_worker), "recruit");
}

// ---- Spin Wool ----

TEST(SpinWool, SB_070_a_whorl_and_wool_for_each) {
    Scene scene = with(Tile::spin_wool, "4 food").play("place spin_wool, pay 2 food");
    EXPECT_EQ(scene.me().whorls, 1);
    EXPECT_EQ(scene.me().storage, goods("2 food wool"));
    scene.play("place spin_wool, pay 2 food");
    EXPECT_EQ(scene.me().whorls, 2);
    EXPECT_EQ(scene.me().storage, goods("3 wool"));
    EXPECT_EQ(scene.decision(), "worker");  // unflipped: no roof
    EXPECT_EQ(scene.points("cards"), 2);
}

TEST(SpinWool, SB_070_ten_in_all) {
    Scene scene = with(Tile::spin_wool, "4 food");
    scene.me().whorls = 9;
    scene.play("place spin_wool, pay 2 food");
    EXPECT_EQ(scene.me().whorls, 10);
    EXPECT_EQ(scene.me().storage, goods("2 food 10 wool"));
    EXPECT_FALSE(scene.offers("place spin_wool"));
}

TEST(SpinWool, SB_070_flipped_three_wool_for_a_roof) {
    Scene scene = with(Tile::spin_wool, "2 food 4 wool").flip("spin_wool");
    scene.me().whorls = 1;
    scene.play("place spin_wool, pay 2 food");  // 6 wool
    EXPECT_THAT(scene.moves(), ElementsAre("use", "skip"));
    EXPECT_EQ(Scene(scene).play("skip").me().storage, goods("6 wool"));
    scene.play("use");
    EXPECT_EQ(scene.me().storage, goods("3 wool"));
    EXPECT_EQ(scene.me().supply_roofs, 1);
    EXPECT_EQ(scene.state.supply_roofs, 39);
    EXPECT_EQ(scene.decision(), "worker");  // once
}

TEST(SpinWool, SB_070_no_roof_without_the_wool_or_the_roof) {
    Scene poor = with(Tile::spin_wool, "2 food wool").flip("spin_wool").play("place spin_wool, pay 2 food");
    EXPECT_EQ(poor.decision(), "worker");  // 2 wool
    Scene none_left = with(Tile::spin_wool, "2 food 5 wool").flip("spin_wool");
    none_left.state.supply_roofs = 0;
    none_left.state.players[1].supply_roofs = 40;
    none_left.play("place spin_wool, pay 2 food");
    EXPECT_EQ(none_left.decision(), "worker");
}

// ---- Tend Land ----

TEST(TendLand, SB_071_up_to_three_picks_of_different_gather_tiles) {
    Scene scene = with(Tile::tend_land, "2 food").play("place tend_land, pay 2 food");
    EXPECT_THAT(scene.moves(), ElementsAre("tend gather_shore", "tend gather_hills", "tend gather_thickets",
                                           "tend gather_fields"));  // at least one: no done yet
    scene.play("tend gather_thickets, gather wood");
    EXPECT_THAT(scene.moves(), ElementsAre("tend gather_shore", "tend gather_hills", "tend gather_fields", "done"));
    scene.play("tend gather_fields, gather barley, tend gather_hills, gather wool");
    EXPECT_EQ(scene.decision(), "worker");  // three
    EXPECT_EQ(scene.me().storage, goods("wood barley wool"));
    EXPECT_EQ(names(scene.me().small_workers), "tend_land");
}

TEST(TendLand, SB_071_flipped_up_to_four) {
    Scene scene = with(Tile::tend_land, "2 food").flip("tend_land").play("place tend_land, pay 2 food");
    scene.play("tend gather_thickets, gather wood, tend gather_fields, gather barley, tend gather_hills, gather wool");
    EXPECT_THAT(scene.moves(), ElementsAre("tend gather_shore", "done"));
    scene.play("tend gather_shore, gather seaweed");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(scene.me().storage, goods("wood barley wool seaweed"));
}

TEST(TendLand, SB_071_may_stop_after_a_pick) {
    Scene scene = with(Tile::tend_land, "2 food").play("place tend_land, pay 2 food, tend gather_shore, gather shell");
    scene.play("done");
    EXPECT_EQ(scene.decision(), "worker");
    EXPECT_EQ(scene.me().storage, goods("shell"));
}

TEST(TendLand, SB_071_clears_repeat_and_mix_with_gathering_in_any_order) {
    Scene scene = players(2, Tile::tend_land).store("2 food 4 midden", 3).flip("tend_land").at_workers(2);
    scene.play("place tend_land, pay 2 food, clear midden, clear midden, tend gather_thickets, gather wood");
    EXPECT_EQ(scene.me().storage, goods("2 midden wood"));
    EXPECT_TRUE(scene.offers("clear slider"));
    scene.play("clear slider");
    EXPECT_EQ(scene.me().open_columns, 2);
    EXPECT_EQ(scene.decision(), "worker");

    Scene only_clears = with(Tile::tend_land, "2 food 7 midden").play("place tend_land, pay 2 food");
    only_clears.play(repeat("clear midden", 3));
    EXPECT_EQ(only_clears.decision(), "worker");
    EXPECT_EQ(only_clears.me().storage, goods("4 midden"));
}

TEST(TendLand, SB_071_the_side_showing_and_its_exchanges) {
    Scene scene = with(Tile::tend_land, "2 food wood").flip("gather_thickets gather_shore");
    scene.play("place tend_land, pay 2 food, tend gather_thickets, gather deer, tend gather_shore, gather fish");
    EXPECT_EQ(scene.me().storage, goods("deer fish"));
}

TEST(TendLand, SB_071_gather_tiles_with_workers_on_them_may_be_picked) {
    Scene scene = with(Tile::tend_land, "2 food", 3);
    scene.play("place gather_thickets, gather wood, place gather_thickets, gather wood");
    scene.play("place tend_land, pay 2 food, tend gather_thickets, gather wood");
    EXPECT_EQ(scene.me().storage, goods("3 wood"));
}

TEST(TendLand, SB_071_ends_by_itself_when_nothing_is_left_to_pick) {
    Scene scene = with(Tile::tend_land, "2 food").flip("tend_land").play("place tend_land, pay 2 food");
    scene.me().open_columns = 2;  // one slide, then the four tiles would be a fifth pick
    scene.play("clear slider, tend gather_shore, gather shell, tend gather_hills, gather wool");
    EXPECT_THAT(scene.moves(), Not(Contains("clear slider")));
    scene.play("tend gather_fields, gather barley");
    EXPECT_EQ(scene.decision(), "worker");
}

}  // namespace
}  // namespace skerry::skara_brae
