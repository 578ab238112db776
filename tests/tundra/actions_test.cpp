// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <set>

#include "catalog/catalog.h"
#include "tundra/scene.h"

// Sections 6.1 to 6.8 and 6.13: movement, architecture, travel, gathering, upgrades. TU-048 to TU-076, TU-111, TU-112.
namespace skerry::tundra {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// The board is activated with this die, and its own action started; the card under it, if any, waits.
Scene& act(Scene& scene, Board board, int die) {
    const std::string value = std::to_string(die);
    scene.bare(board).dice(value + " 1");
    if (die == 1) scene.dice("1 6");
    return scene.play("place " + value + " " + word_of(board) + ", start board");
}

// ---- Movement ----

TEST(Tundra, TU_048_steps_go_over_a_common_side) {
    Scene scene = base().workers("B2");
    act(scene, Board::travel, 1);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("move B2 A2", "move B2 A3", "move B2 B1", "move B2 B3",
                                                    "move B2 C2", "move B2 C3", "done"));
    Scene lake = base({.players = 3, .layout = Layout::alt3a}).workers("D2");
    act(lake, Board::travel, 1);
    EXPECT_THAT(lake.moves(),
                UnorderedElementsAre("move D2 C1", "move D2 C2", "move D2 D1", "move D2 E1", "move D2 E2", "done"))
        << "the lake is not crossed";
}

TEST(Tundra, TU_049_a_closed_glade_opens_and_gives_its_resource) {
    Scene scene = base();
    act(scene, Board::travel, 5).play("move B1 C1");
    EXPECT_TRUE(scene.state.open.has(Cell::C1));
    EXPECT_EQ(scene.store(), "F2 S2 P3 b5 V0");
    EXPECT_EQ(scene.revealed, Revealed::yes);
    EXPECT_EQ(Game::view(scene.state, Seat(1)).glades[Cell::C1], Maybe<Glade>(Glade::g09));
    scene.play("move A2 B1");
    EXPECT_EQ(scene.revealed, Revealed::no) << "open already";
    EXPECT_EQ(scene.store(), "F2 S3 P3 b5 V0");
}

TEST(Tundra, TU_050_barren_glades_and_settlements_give_nothing) {
    Scene scene = base();
    act(scene, Board::travel, 5).play("move B1 C2, move A2 A1");
    EXPECT_TRUE(scene.state.open.has(Cell::C2));
    EXPECT_EQ(scene.store(), "F2 S2 P2 b5 V0");
    EXPECT_EQ(scene.workers(), "A1 C2");
}

TEST(Tundra, TU_051_no_tile_twice_in_one_action) {
    Scene scene = base().upgraded("travel").workers("A2 B1");
    act(scene, Board::travel, 6).play("move A2 A1");
    EXPECT_THAT(scene.moves(), Not(Contains("walk A1 A2 1"))) << "not back to the start";
    EXPECT_TRUE(scene.offers("walk A1 B1 1"));
    scene.play("walk A1 B1 1");
    EXPECT_THAT(scene.offers_of("walk"), UnorderedElementsAre("walk B1 B2 1", "walk B1 C1 1", "walk B1 C2 1"))
        << "nor to the settlement";
    EXPECT_THAT(scene.offers_of("move"),
                UnorderedElementsAre("move B1 A1", "move B1 A2", "move B1 B2", "move B1 C1", "move B1 C2"))
        << "the other worker on that tile is free to";
}

TEST(Tundra, TU_051_workers_with_equal_records_are_one_option) {
    Scene scene = base().upgraded("travel").workers("A2 A2 A2");
    act(scene, Board::travel, 6);
    EXPECT_EQ(scene.offers_of("move").size(), 4u);
    scene.play("move A2 A3, move A2 A3");
    EXPECT_EQ(scene.offers_of("walk").size(), 3u) << "two walkers, one record: A4, B2, B3";
    scene.play("walk A3 B2 1, move A2 B2");
    EXPECT_EQ(scene.workers(), "A3 B2 B2");
    EXPECT_THAT(scene.offers_of("walk"),
                UnorderedElementsAre("walk B2 B1 1", "walk B2 B3 1", "walk B2 C2 1", "walk B2 C3 1", "walk A3 A4 2",
                                     "walk A3 B2 2", "walk A3 B3 2", "walk B2 A3 3", "walk B2 B1 3", "walk B2 B3 3",
                                     "walk B2 C2 3", "walk B2 C3 3"));
}

TEST(Tundra, TU_052_the_next_action_starts_afresh) {
    Scene scene = base().workers("A2").under(Board::travel, "e01");
    act(scene, Board::travel, 5).play("move A2 A3, done, start e01, move A3 A2");
    EXPECT_EQ(scene.store(), "F4 S2 P2 b5 V0");
    EXPECT_EQ(scene.workers(), "A2");
    EXPECT_THAT(scene.moves(), Not(Contains("walk A2 A3 1"))) << "its start tile is A3 now";
    Scene advisor = base().workers("A2").advisors("a01");
    act(advisor, Board::travel, 1).play("move A2 A3, use a01, move A3 A2");
    EXPECT_EQ(advisor.workers(), "A2");
}

TEST(Tundra, TU_054_settlements_of_others_may_be_entered) {
    Scene scene = base().workers("C4");
    act(scene, Board::travel, 1).play("move C4 C5");
    EXPECT_EQ(scene.workers(), "C5");
}

TEST(Tundra, TU_055_nobody_blocks) {
    Scene scene = base().as(1).workers("B2 B2").towers("B2").as(0).workers("B1 B1");
    act(scene, Board::travel, 6).play("move B1 B2, move B1 B2");
    EXPECT_EQ(scene.workers(), "B2 B2");
    EXPECT_EQ(scene.store(), "F2 S4 P2 b5 V0") << "and everybody collects";
}

TEST(Tundra, TU_056_unspent_points_are_lost) {
    Scene scene = base();
    act(scene, Board::travel, 6).play("move A2 A3, done");
    EXPECT_EQ(scene.asked(), "turn_post");
    EXPECT_TRUE(scene.state.walks.empty());
    scene.play("end, place 1 travel, start board");
    EXPECT_EQ(scene.me().agenda.back().count, 1) << "nothing is carried over";
    Scene none = base().workers("");
    EXPECT_EQ(act(none, Board::travel, 6).asked(), "turn_post") << "without a worker movement does nothing";
}

// ---- Architecture ----

TEST(Tundra, TU_057_a_tower_costs_two_of_a_kind_and_the_worker) {
    Scene scene = base().store("F2 S1 P3").workers("A2 B2");
    act(scene, Board::architecture, 6);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("build A2:firewood", "build A2:peat", "build B2:firewood",
                                                    "build B2:peat", "done"));
    Scene one = scene;
    one.play("build A2:peat, done");
    EXPECT_EQ(one.store(), "F2 S1 P1 b6 V1");
    EXPECT_EQ(one.workers(), "B2");
    EXPECT_EQ(one.towers(), "A2");
    scene.play("build A2:peat");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("build B2:firewood", "done")) << "what is left pays for the next";
    scene.play("build B2:firewood");
    EXPECT_EQ(scene.towers(), "A2 B2");
    EXPECT_EQ(scene.asked(), "turn_post");
    Scene two = base().store("F8").workers("A2 A3 A4 A5");
    act(two, Board::architecture, 5).play("build A2:firewood, build A5:firewood");
    EXPECT_EQ(two.towers(), "A2 A5") << "two, no more";
    EXPECT_EQ(two.asked(), "turn_post");
    Scene four = base().store("F8 b0").workers("A2 A4 A5 B2").upgraded("architecture");
    act(four, Board::architecture, 5)
        .play("build A2:firewood, build A4:firewood, build A5:firewood, build B2:firewood");
    EXPECT_EQ(four.towers(), "A2 A4 A5 B2") << "four on the upgraded side";
    EXPECT_EQ(four.store(), "F0 S3 P3 b8 V2");
}

TEST(Tundra, TU_058_not_on_settlements_nor_beside_another_tower) {
    Scene scene = base().as(1).towers("B2").as(0).towers("A3").workers("A1 A3 B2 C2");
    act(scene, Board::architecture, 6);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("build C2:firewood", "build C2:stone", "build C2:peat", "done"));
    scene.play("build C2:peat");
    EXPECT_EQ(scene.asked(), "turn_post") << "no other site";
    Scene same = base().workers("C2 C2");
    act(same, Board::architecture, 6).play("build C2:peat");
    EXPECT_EQ(same.asked(), "turn_post") << "one tower a glade";
}

TEST(Tundra, TU_059_four_towers) {
    Scene scene = base().store("F10").towers("A3 A4 A5").workers("A2 B1");
    act(scene, Board::architecture, 6).play("build B1:firewood");
    EXPECT_EQ(towers_left(scene.me()), 0);
    EXPECT_EQ(scene.asked(), "choose_resource") << "the bonus of g05; a fifth tower is not offered";
    Scene none = base().store("F10").towers("A3 A4 A5 B2").workers("A2 B1");
    EXPECT_EQ(act(none, Board::architecture, 6).asked(), "turn_post");
}

TEST(Tundra, TU_060_bonuses_come_after_the_action_and_cannot_pay_for_it) {
    // g05 on B1 brings two resources and a berry, g03 on A4 a stone, a peat and a berry.
    Scene scene = base().store("F2 S1 P1 b0").workers("A4 B1");
    act(scene, Board::architecture, 6).play("build A4:firewood");
    EXPECT_EQ(scene.store(), "F0 S2 P2 b1 V0") << "S2 P2 would pay for another, but the action is over";
    EXPECT_EQ(scene.towers(), "A4");
    EXPECT_EQ(scene.asked(), "turn_post");
    Scene before = base().store("F2 S0 P0").workers("B1").under(Board::architecture, "e03");
    act(before, Board::architecture, 6).play("build B1:firewood");
    EXPECT_EQ(before.asked(), "choose_resource") << "before any other pending action";
    EXPECT_THAT(before.moves(), Not(Contains("start e03")));
    before.play("gain peat, gain peat");
    EXPECT_EQ(before.store(), "F0 S0 P2 b6 V0");
    EXPECT_THAT(before.moves(), UnorderedElementsAre("start e03", "finish"));
}

TEST(Tundra, TU_060_the_owner_orders_the_bonuses_of_what_he_built) {
    Scene scene = base(3).store("F4").workers("A1 C1 C3").lay("C1 g02, C3 g16");
    act(scene, Board::architecture, 6).play("build C1:firewood, build C3:firewood");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("bonus C1", "bonus C3"));
    EXPECT_EQ(scene.me().berries, 7);
    scene.play("bonus C3");
    EXPECT_EQ(scene.me().agenda.back().count, 1);
    scene.play("move A1 B1");
    EXPECT_EQ(scene.me().agenda.back().count, 2) << "then the other";
    scene.play("done, gain stone, gain peat");
    EXPECT_EQ(scene.asked(), "turn_post");
}

TEST(Tundra, TU_060_TU_086_building_by_an_advisor_or_a_card) {
    Scene scene = base().store("F4 b0").workers("A2 B2").advisors("a10").dice("1");
    scene.play("use a10, build A2:firewood");
    EXPECT_EQ(scene.store(), "F2 S2 P2 b1 V1") << "the bonus before the turn goes on";
    EXPECT_EQ(scene.asked(), "turn_pre");
    EXPECT_EQ(scene.towers(), "A2") << "one only";
    Scene card = base().store("F4 b0").workers("A2 B2").under(Board::gathering, "e11").dice("4 1");
    card.play("place 4 gathering, start e11, build B2:firewood");
    EXPECT_EQ(card.store(), "F2 S2 P2 b5 V0");
    EXPECT_THAT(card.moves(), UnorderedElementsAre("start board", "finish"));
}

TEST(Tundra, TU_062_workers_cost_two_of_a_kind_and_a_berry) {
    Scene scene = base().store("F2 S3 P1 b2");
    act(scene, Board::architecture, 4);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("hire A1:firewood", "hire A1:stone", "done"));
    scene.play("hire A1:firewood, hire A1:stone");
    EXPECT_EQ(scene.store(), "F0 S1 P1 b0 V0");
    EXPECT_EQ(scene.workers(), "A1 A1 A2 B1");
    Scene two = base().store("F8 b5");
    act(two, Board::architecture, 1).play("hire A1:firewood, hire A1:firewood");
    EXPECT_EQ(two.asked(), "turn_post") << "two on the base side";
    Scene three = base().store("F8 b5").upgraded("architecture");
    act(three, Board::architecture, 3).play("hire A1:firewood, hire A1:firewood, hire A1:firewood");
    EXPECT_EQ(three.store(), "F2 S2 P2 b2 V0");
    EXPECT_EQ(three.asked(), "turn_post") << "three on the upgraded side";
    Scene poor = base().store("F8 b0");
    EXPECT_NE(act(poor, Board::architecture, 4).asked(), "hire_step") << "not without a berry";
}

TEST(Tundra, TU_063_one_worker_on_each_tower_glade) {
    Scene scene = base().store("F6 S0 P0 b5").upgraded("architecture").towers("A3 C2").workers("A3");
    act(scene, Board::architecture, 4);
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("hire A1:firewood", "hire A3:firewood", "hire C2:firewood", "done"));
    scene.play("hire A3:firewood");
    EXPECT_THAT(scene.moves(), Not(Contains("hire A3:firewood"))) << "workers already there do not count";
    scene.play("hire C2:firewood");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("hire A1:firewood", "done"));
    scene.play("done");
    EXPECT_EQ(scene.workers(), "A3 A3 C2");
    EXPECT_EQ(scene.store(), "F2 S0 P0 b3 V0") << "no resource for placing";
    // The second HIRE action of an activation has a limit of its own.
    Scene card = base().store("F8 b5").towers("C2").workers("").under(Board::architecture, "e10");
    act(card, Board::architecture, 4).play("hire C2:firewood, done, start e10, hire C2:firewood");
    EXPECT_EQ(card.workers(), "C2 C2");
    EXPECT_EQ(card.store(), "F4 S2 P2 b4 V0") << "e10 asks for no berry";
}

TEST(Tundra, TU_063_only_the_own_settlement_and_own_towers) {
    Scene scene = base().as(0).towers("A3").as(1).store("F4 S0 P0 b5").towers("C2");
    act(scene, Board::architecture, 4);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("hire C2:firewood", "hire C5:firewood", "done"));
}

TEST(Tundra, TU_064_six_workers) {
    Scene scene = base().store("F8 b5").workers("A1 A1 A1 A2 B1");
    act(scene, Board::architecture, 4).play("hire A1:firewood");
    EXPECT_EQ(scene.me().workers.size(), 6u);
    EXPECT_EQ(scene.asked(), "turn_post");
}

TEST(Tundra, TU_065_as_often_as_there_are_towers) {
    Scene scene = base().store("F10").upgraded("architecture").towers("A3 A4");
    act(scene, Board::architecture, 1).play("pay firewood, pay firewood");
    EXPECT_EQ(scene.store(), "F6 S2 P2 b5 V2");
    EXPECT_EQ(scene.asked(), "turn_post");
    Scene none = base().store("F10").upgraded("architecture");
    EXPECT_EQ(act(none, Board::architecture, 1).asked(), "turn_post");
    EXPECT_EQ(none.me().vp, 0);
}

TEST(Tundra, TU_066_rows_of_the_architecture_board) {
    const auto step = [](int die, bool upgraded) {
        Scene scene = base().store("F8 b5").towers("C2");
        if (upgraded) scene.upgraded("architecture");
        return act(scene, Board::architecture, die).asked();
    };
    for (int die : {6, 5}) EXPECT_EQ(step(die, false), "build_step");
    for (int die : {4, 3, 2, 1}) EXPECT_EQ(step(die, false), "hire_step");
    for (int die : {6, 5}) EXPECT_EQ(step(die, true), "build_step");
    for (int die : {4, 3}) EXPECT_EQ(step(die, true), "hire_step");
    for (int die : {2, 1}) EXPECT_EQ(step(die, true), "pay_step") << "no longer hires";
}

// ---- What is named together knows no order ----

TEST(Tundra, TU_057_towers_are_named_in_any_order) {
    const Scene start = [] {
        Scene scene = base().store("F2 S2 P0 b0").workers("A2 B2");
        return act(scene, Board::architecture, 6);
    }();
    for (const char* order : {"build A2:firewood, build B2:stone", "build B2:stone, build A2:firewood"}) {
        Scene scene = start;
        scene.play(order);
        EXPECT_EQ(scene.towers(), "A2 B2") << order;
        EXPECT_EQ(scene.store(), "F0 S0 P0 b6 V1") << order;
        EXPECT_EQ(scene.asked(), "turn_post");
    }
    Scene back = start;
    back.play("build B2:stone");
    EXPECT_THAT(back.moves(), UnorderedElementsAre("build A2:firewood", "done")) << "A2 is not lost";
    EXPECT_EQ(back.store(), "F2 S2 P0 b0 V0") << "nothing happens before the end";
    back.play("back build B2:stone, build B2:firewood, build A2:stone");
    EXPECT_EQ(back.towers(), "A2 B2");
}

// What is typed and cannot be chosen gets the reason of the tile that it names.
TEST(Tundra, TU_063_a_second_worker_at_a_tower_is_refused_with_the_reason) {
    Scene scene = base().towers("A3 C2").store("F6 S6 P0 b5 V0");
    act(scene, Board::architecture, 4);
    const AnyGame& game = *find_game("tundra").value();
    const auto position = game.read(json::parse(json::text(scene.state)).value(), std::nullopt).value();
    const auto moves = read_moves(position, scene.seat, "hire A3:firewood, hire a3:stone");
    EXPECT_EQ(moves.sentence(), "\"hire A3:stone\" is not possible: One worker per action goes there.");
}

TEST(Tundra, TU_063_places_to_hire_at_are_named_in_any_order) {
    const Scene start = [] {
        Scene scene = base().store("F6 S0 P0 b5").upgraded("architecture").towers("A3 C2").workers("");
        return act(scene, Board::architecture, 4);
    }();
    for (const char* order : {"hire C2:firewood, hire A3:firewood, hire A1:firewood",
                              "hire A1:firewood, hire C2:firewood, hire A3:firewood"}) {
        Scene scene = start;
        scene.play(order);
        EXPECT_EQ(scene.workers(), "A1 A3 C2") << order;
        EXPECT_EQ(scene.store(), "F0 S0 P0 b2 V0") << order;
    }
    Scene twice = start;
    twice.play("hire C2:firewood, hire A1:firewood, hire A1:firewood");
    EXPECT_EQ(twice.workers(), "A1 A1 C2") << "the settlement after a tower, and again";
}

TEST(Tundra, TU_068_gathering_peat_first_ends_nothing) {
    Scene scene = base().store("F0 S0 P0").workers("A2 B1 B3").lay("B3 g07");
    act(scene, Board::gathering, 4).play("gather peat");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("gather firewood", "gather stone", "done"));
    scene.play("gather stone, gather firewood");
    EXPECT_EQ(scene.store(), "F1 S1 P1 b5 V0");
    EXPECT_EQ(scene.told(EventKind::gains), 3);
}

TEST(Tundra, TU_069_after_peat_the_others_are_still_offered) {
    Scene scene = base().store("F0 S0 P9").workers("").upgraded("gathering");
    act(scene, Board::gathering, 5).play("gain peat");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("gain firewood", "gain stone", "done")) << "peat is at its cap";
    const Prompt prompt = Game::prompt(scene.state, scene.seat);
    ASSERT_EQ(prompt.refused.size(), 1u);
    EXPECT_EQ(prompt.refused[0].thing.id, "resource:peat");
    EXPECT_EQ(prompt.refused[0].reason, "With what you have chosen, you hold 10, which is all you can.");
    scene.play("gain stone, gain firewood, gain stone");
    EXPECT_EQ(scene.store(), "F1 S2 P10 b5 V0");
}

TEST(Tundra, TU_070_boards_to_upgrade_are_named_in_any_order) {
    const Scene start = [] {
        Scene scene = base().store("F3 S2 P6 b0");
        return act(scene, Board::trade, 3);
    }();
    for (const char* order : {"upgrade architecture, upgrade travel", "upgrade travel, upgrade architecture"}) {
        Scene scene = start;
        scene.play(order);
        EXPECT_EQ(scene.store(), "F0 S0 P1 b2 V2") << order;
        EXPECT_EQ(scene.asked(), "turn_post");
    }
    Scene one = start;
    one.play("upgrade travel");
    std::map<std::string, std::string> refused;
    for (const Refusal& refusal : Game::prompt(one.state, one.seat).refused) refused[refusal.thing.id] = refusal.reason;
    EXPECT_EQ(refused["board:travel"], "You have chosen it already.");
    EXPECT_EQ(refused["board:gathering"], "It costs 2 firewood and 3 stone, more than you have left.");
}

TEST(Tundra, TU_020_units_of_a_bonus_are_chosen_whole_in_any_order) {
    Scene scene = base().store("F9 S10 P8").towers("B1").workers("").end_of_round().play("done");
    EXPECT_EQ(scene.asked(), "choose_resource");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("gain firewood", "gain peat")) << "none may be left (Q16)";
    scene.play("gain peat");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("gain firewood", "gain peat"));
    scene.play("back gain peat, gain firewood, gain peat");
    EXPECT_EQ(scene.store(), "F10 S10 P9 b6 V0");
    Scene capped = base().store("F10 S10 P9").towers("B1").workers("").end_of_round().play("done, gain peat");
    EXPECT_EQ(capped.asked(), "") << "as much of it as there is room for";
}

// ---- Travel and gathering ----

TEST(Tundra, TU_067_points_of_the_travel_board) {
    const std::array<int, 6> base_side{1, 1, 1, 2, 2, 2}, upgraded{3, 3, 4, 4, 5, 5};
    for (int die = 1; die <= 6; ++die) {
        Scene plain = base(), better = base().upgraded("travel");
        EXPECT_EQ(act(plain, Board::travel, die).me().agenda.back().count,
                  base_side[static_cast<std::size_t>(die - 1)]);
        EXPECT_EQ(act(better, Board::travel, die).me().agenda.back().count,
                  upgraded[static_cast<std::size_t>(die - 1)]);
        EXPECT_EQ(plain.asked(), "move_step");
    }
}

TEST(Tundra, TU_068_numbers_of_the_gathering_board) {
    const auto most = [](int die, bool upgraded) {
        Scene scene = base().store("F0 S0 P0").workers("A2 A2 A2 B1 B1").towers("B2");
        if (upgraded) scene.upgraded("gathering");
        act(scene, Board::gathering, die);
        EXPECT_EQ(scene.asked(), "gather");
        while (scene.asked() == "gather") scene.play(scene.moves()[0]);
        return scene.store();
    };
    EXPECT_EQ(most(6, false), "F3 S1 P0 b5 V0");
    EXPECT_EQ(most(5, false), "F3 S1 P0 b5 V0");
    for (int die : {4, 3}) EXPECT_EQ(most(die, false), "F3 S0 P0 b5 V0");
    for (int die : {2, 1}) EXPECT_EQ(most(die, false), "F2 S0 P0 b5 V0");
    for (int die : {4, 3}) EXPECT_EQ(most(die, true), "F3 S1 P0 b5 V0");
    for (int die : {2, 1}) EXPECT_EQ(most(die, true), "F3 S0 P0 b5 V0");
    Scene towers = base().store("F0 S0 P0").workers("A1 C2").towers("A3 B2 C3");
    act(towers, Board::gathering, 6).play("gather firewood, gather stone");
    EXPECT_EQ(towers.store(), "F1 S1 P0 b5 V0");
    EXPECT_EQ(towers.asked(), "turn_post") << "towers count; settlements and barren glades give nothing";
}

TEST(Tundra, TU_069_four_of_any_resource_without_pieces) {
    Scene scene = base().store("F0 S0 P0").workers("").upgraded("gathering");
    act(scene, Board::gathering, 5);
    Scene mixed = scene;
    scene.play("gain peat, gain peat, gain peat, gain peat");
    EXPECT_EQ(scene.store(), "F0 S0 P4 b5 V0");
    EXPECT_EQ(scene.asked(), "turn_post");
    mixed.play("gain firewood, gain stone, gain peat, done");
    EXPECT_EQ(mixed.store(), "F1 S1 P1 b5 V0") << "each unit freely, or declined";
    Scene full = base().store("F10 S9 P10").upgraded("gathering");
    EXPECT_THAT(act(full, Board::gathering, 6).moves(), ElementsAre("gain stone", "done"));
    EXPECT_EQ(Game::prompt(full.state, full.seat).line, "Choose a resource.") << "there is room for one";
    full.play("gain stone");
    EXPECT_EQ(full.asked(), "turn_post") << "with all at the cap nothing is asked";
}

// ---- Trade ----

TEST(Tundra, TU_070_the_trade_board) {
    for (int die : {6, 5}) {
        Scene scene = base().store("F10 S10 P10 b0");
        EXPECT_EQ(act(scene, Board::trade, die).asked(), "card_pick");
        EXPECT_EQ(scene.me().berries, 1);
        EXPECT_FALSE(scene.offers("renew"));
        scene.play("take a03");
        EXPECT_EQ(scene.advisors(), "a03");
        EXPECT_EQ(scene.asked(), "turn_post") << "one card";
    }
    for (int die : {4, 3, 2, 1}) {
        Scene scene = base().store("F10 S10 P10 b0");
        EXPECT_EQ(act(scene, Board::trade, die).asked(), "upgrade_step");
        EXPECT_EQ(scene.me().berries, 2);
        Scene some = scene;
        some.play("upgrade architecture, done");
        EXPECT_EQ(some.store(), "F10 S8 P7 b2 V1");
        scene.play("upgrade architecture, upgrade travel, upgrade gathering, upgrade trade");
        EXPECT_EQ(scene.store(), "F2 S2 P2 b2 V4") << "all four in one action";
        EXPECT_EQ(scene.asked(), "turn_post");
    }
}

TEST(Tundra, TU_070_only_what_can_be_paid_in_full) {
    Scene scene = base().store("F3 S2 P2 b0");
    EXPECT_THAT(act(scene, Board::trade, 3).moves(), UnorderedElementsAre("upgrade travel", "done"));
    Scene upgraded = base().store("F3 S2 P2 b0").upgraded("travel");
    EXPECT_EQ(act(upgraded, Board::trade, 3).asked(), "turn_post") << "a flipped board does not flip back";
}

TEST(Tundra, TU_071_the_upgraded_trade_board) {
    for (int die : {6, 5}) {
        Scene scene = base().store("b0").upgraded("trade");
        EXPECT_EQ(act(scene, Board::trade, die).asked(), "card_pick");
        EXPECT_EQ(scene.me().berries, 2);
        EXPECT_THAT(scene.moves(),
                    UnorderedElementsAre("take e03", "take e04", "take e05", "take a03", "renew", "done"));
    }
    for (int die : {4, 3, 2, 1}) {
        Scene scene = base().store("F3 S3 P3 b0").upgraded("trade");
        EXPECT_EQ(act(scene, Board::trade, die).asked(), "upgrade_step");
        EXPECT_EQ(scene.me().berries, 6);
    }
}

TEST(Tundra, TU_072_the_discount_of_the_town_hall) {
    Scene scene = base().store("F3 S3 P3").under(Board::gathering, "e12").dice("2 1");
    scene.play("place 2 gathering, start e12");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("spare architecture:stone", "spare architecture:peat", "spare travel:firewood",
                                     "spare travel:peat", "spare gathering:firewood", "spare gathering:stone",
                                     "spare trade:firewood", "spare trade:stone", "spare trade:peat", "done"));
    Scene other = scene;
    scene.play("spare trade:stone");
    EXPECT_EQ(scene.store(), "F0 S1 P0 b5 V1");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "finish")) << "one upgrade";
    other.play("spare gathering:stone");
    EXPECT_EQ(other.store(), "F1 S1 P3 b5 V1");
    Scene short_of = base().store("F2 S0 P2").under(Board::gathering, "e12").dice("2 1");
    short_of.play("place 2 gathering, start e12");
    EXPECT_THAT(short_of.moves(), UnorderedElementsAre("spare travel:firewood", "done")) << "the rest in full";
}

TEST(Tundra, TU_073_TU_086_swaps) {
    Scene scene = base().store("F2 S10 P0 b0").advisors("a06").dice("1").play("use a06");
    EXPECT_EQ(scene.me().berries, 2);
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("swap firewood peat", "swap stone firewood", "swap stone peat", "done"))
        << "stone is at its cap, peat there is none";
    scene.play("swap stone firewood, swap stone peat");
    EXPECT_EQ(scene.store(), "F3 S8 P1 b2 V0");
    EXPECT_EQ(scene.asked(), "turn_pre") << "two, no more";
}

// What two swaps can reach one after the other is what the moves reach.
TEST(Tundra, TU_073_nothing_is_lost_by_swapping_together) {
    for (const auto& start : {std::array{2, 2, 2}, std::array{10, 1, 0}, std::array{10, 9, 1}, std::array{0, 0, 1},
                              std::array{9, 10, 10}, std::array{1, 10, 9}}) {
        std::set<std::array<int, 3>> expected, found;
        const auto rule = [&](auto& self, std::array<int, 3> held, int left) -> void {
            expected.insert(held);
            for (std::size_t give = 0; give < 3 && left > 0; ++give)
                for (std::size_t take = 0; take < 3; ++take) {
                    if (give == take || held[give] == 0 || held[take] == 10) continue;
                    auto next = held;
                    --next[give], ++next[take];
                    self(self, next, left - 1);
                }
        };
        rule(rule, start, 2);
        const auto walk = [&](auto& self, Scene scene) -> void {
            const auto& held = scene.me().resources;
            if (scene.asked() != "swap_step") {
                found.insert({held[Resource::firewood], held[Resource::stone], held[Resource::peat]});
                return;
            }
            for (const std::string& move : scene.moves()) {
                Scene next = scene;
                self(self, next.play(move));
            }
        };
        Scene scene = base().store("F" + std::to_string(start[0]) + " S" + std::to_string(start[1]) + " P" +
                                   std::to_string(start[2]));
        scene.advisors("a06").dice("1").play("use a06");
        walk(walk, scene);
        EXPECT_EQ(found, expected);
    }
}

// ---- Limits ----

TEST(Tundra, TU_111_what_is_above_a_cap_is_lost) {
    Scene scene = base().store("F9 S10 P10 b19").lay("A3 g04").advisors("a03 a02").dice("1").workers("A2");
    scene.play("use a03");
    EXPECT_EQ(scene.store(), "F10 S10 P10 b19 V0") << "10 of each";
    scene.play("use a02");
    EXPECT_EQ(scene.store(), "F10 S10 P10 b20 V0") << "20 berries";
    Scene move = base().store("S10").lay("A3 g04");
    act(move, Board::travel, 1).play("move A2 A3");
    EXPECT_EQ(move.store(), "F2 S10 P2 b5 V0") << "the step itself is legal";
    EXPECT_EQ(move.workers(), "A3 B1");
}

TEST(Tundra, TU_112_costs_are_paid_in_full) {
    Scene build = base().store("F1 S1 P1").workers("A2");
    EXPECT_NE(act(build, Board::architecture, 6).asked(), "build_step") << "three resources, but no two of a kind";
    Scene advisor = base().store("F2 S2 P2 b1").advisors("a12 a13 a09").dice("1");
    for (const char* use : {"use a12", "use a13", "use a09"}) {
        advisor.play(use);
        EXPECT_EQ(advisor.asked(), "turn_pre") << use;
    }
    EXPECT_EQ(advisor.store(), "F2 S2 P2 b1 V0");
    EXPECT_EQ(advisor.advisors(), "a12* a13* a09*");
}

}  // namespace
}  // namespace skerry::tundra
