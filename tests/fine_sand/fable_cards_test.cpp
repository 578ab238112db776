// SPDX-License-Identifier: Apache-2.0
#include "fine_sand/scene.h"

// Section 6.3 to 6.8: the Fable cards. FS-066 to FS-094, FS-E08, FS-E09.
namespace skerry::fine_sand {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// Pays with whatever is offered last until the price is met.
void pay(Scene& scene) {
    while (scene.decision() == "pay") scene.play(scene.moves().back());
}

TEST(FineSand, FS_066_a_scaffold_goes_to_the_front_and_pays_one) {
    Scene scene = fable("f1_scaffold").turn(2);
    scene.cards("hand castle_1 | stack f1_scaffold castle_2 castle_3");
    scene.play("draw");
    EXPECT_EQ(scene.in(Zone::front), "f1_scaffold");
    EXPECT_EQ(scene.in(Zone::hand), "castle_1 castle_2");
    scene.others_idle();
    EXPECT_EQ(scene.total_score(), 4) << "it is unbuilt";
    scene.play("ring red, build castle_1");
    EXPECT_TRUE(scene.offers("pay f1_scaffold"));
    scene.play("pay f1_scaffold");
    EXPECT_EQ(scene.in(Zone::discard_pile), "f1_scaffold");
}

TEST(FineSand, FS_067_a_scaffold_is_neither_dumped_nor_off_loaded) {
    Scene scene = fable("f1_scaffold f5_three_for_two f3_remove_junk f7_pallet");
    scene.cards("hand castle_1 castle_2 | front f1_scaffold | built f5_three_for_two f3_remove_junk f7_pallet");
    EXPECT_FALSE(scene.offers("offload f1_scaffold"));
    EXPECT_FALSE(scene.offers("use f5_three_for_two")) << "only two hand cards";
    EXPECT_FALSE(scene.offers("use f3_remove_junk"));
    EXPECT_FALSE(scene.offers("use f7_pallet")) << "no coin card in the hand";
    Scene limit = fable("f1_scaffold").cards("hand castle_1 castle_2 castle_2 castle_2 | front f1_scaffold");
    limit.play("ring red, end, end");
    EXPECT_THAT(limit.moves(), Not(Contains("discard f1_scaffold")));
}

TEST(FineSand, FS_068_take_coin_is_never_a_trigger) {
    Scene scene = fable("f1_take_coin").turn(2);
    scene.cards("hand castle_1 | built f1_take_coin | stack castle_2 castle_3 castle_3");
    scene.play("use f1_take_coin");
    EXPECT_EQ(scene.board().coins, 1);
    EXPECT_EQ(scene.board().trigger, Trigger::none);
    Scene empty = fable("f1_take_coin").turn(2).cards("hand castle_1 | built f1_take_coin");
    empty.play("use f1_take_coin");
    EXPECT_EQ(empty.board().trigger, Trigger::none);
}

TEST(FineSand, FS_069_build_small_in_a_blue_turn_at_the_full_price) {
    Scene scene = fable("f1_build_small f6_draw_extra f5_castle_4").acting(2);
    scene.cards("hand castle_3 f5_castle_4 f6_draw_extra | built f1_build_small | stack castle_2 castle_2 castle_2")
        .coins(5);
    scene.play("ring blue, use f1_build_small");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("build castle_3 with f1_build_small", "build f6_draw_extra with f1_build_small"))
        << "not the castle of cost 4";
    scene.play("build castle_3 with f1_build_small");
    EXPECT_EQ(scene.me().agenda.back().count, 3);
    pay(scene);
    EXPECT_EQ(scene.decision(), "blue");
    EXPECT_FALSE(scene.offers("use f1_build_small"));
    EXPECT_EQ(price_of(scene.board(), Card::castle_3, Card::f1_build_small), 3);
}

TEST(FineSand, FS_070_a_pit_neither_pays_nor_is_built) {
    Scene scene = fable("f2_pit f5_three_for_two");
    scene.cards("hand f2_pit castle_1 castle_2 coin_2 | built f5_three_for_two | stack castle_3 castle_3 castle_3");
    EXPECT_TRUE(scene.offers("offload f2_pit"));
    Scene dumps = scene;
    dumps.play("use f5_three_for_two");
    EXPECT_TRUE(dumps.offers("dump f2_pit") || dumps.offers("dump castle_1"));
    dumps.play("dump castle_1, dump castle_2");
    EXPECT_TRUE(dumps.offers("dump f2_pit"));
    scene.play("ring red, build castle_1");
    EXPECT_THAT(scene.moves(), Not(Contains("pay f2_pit")));
    Scene poor = fable("f2_pit").cards("hand f2_pit castle_1");
    EXPECT_FALSE(poor.play("ring red").offers("build castle_1"));
}

TEST(FineSand, FS_071_FS_E08_draw_and_discard_one_of_the_two) {
    Scene scene = fable("f2_draw_discard").turn(3);
    scene.cards(
        "hand castle_1 | built f2_draw_discard green_6 | stack purple_4 castle_2 castle_3 castle_3 castle_3 coin_2");
    scene.play("use f2_draw_discard");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("discard purple_4", "discard castle_2")) << "no other hand card";
    scene.play("discard purple_4, draw, use green_6");
    EXPECT_EQ(scene.size(Zone::hand), 1 + 4);
    EXPECT_EQ(scene.in(Zone::discard_pile), "purple_4");
}

TEST(FineSand, FS_072_draw_and_discard_with_the_last_two_cards) {
    Scene scene = fable("f2_draw_discard").turn(3).cards("built f2_draw_discard | stack castle_2 castle_3");
    scene.play("use f2_draw_discard");
    EXPECT_EQ(scene.board().trigger, Trigger::now) << "judged before the discard";
    scene.play("discard castle_2");
    EXPECT_EQ(scene.board().trigger, Trigger::now);
    Scene one = fable("f2_draw_discard").turn(3).cards("built f2_draw_discard | stack castle_2");
    one.play("use f2_draw_discard");
    EXPECT_EQ(one.decision(), "step1") << "a single card is kept";
    EXPECT_EQ(one.in(Zone::hand), "castle_2");
    EXPECT_EQ(one.board().coins, 1);
    Scene scaffold = fable("f2_draw_discard f1_scaffold").turn(3);
    scaffold.cards("built f2_draw_discard | stack f1_scaffold castle_2 castle_3 castle_3");
    scaffold.play("use f2_draw_discard");
    EXPECT_TRUE(scaffold.offers("discard f1_scaffold"));
    scaffold.play("discard castle_2");
    EXPECT_EQ(scaffold.in(Zone::front), "f1_scaffold");
}

TEST(FineSand, FS_073_essentials_take_any_card_of_the_discard_pile) {
    Scene scene = fable("f2_essentials").acting(3);
    scene.cards(
        "hand castle_1 | built f2_essentials | stack castle_3 castle_3 castle_3 | discard coin_2 coin_2 green_6");
    scene.play("ring blue, use f2_essentials");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take coin_2", "take green_6"));
    scene.play("take coin_2");
    EXPECT_EQ(scene.in(Zone::hand), "castle_1 coin_2");
    Scene stack =
        fable("f2_essentials").acting(3).cards("hand castle_1 | built f2_essentials | stack castle_2 castle_3");
    stack.play("ring blue, use f2_essentials");
    EXPECT_EQ(stack.in(Zone::hand), "castle_1 castle_2");
    Scene none = fable("f2_essentials").acting(3).cards("hand castle_1 | built f2_essentials");
    none.play("ring blue, use f2_essentials");
    EXPECT_EQ(none.board().coins, 1);
}

TEST(FineSand, FS_074_essentials_that_empty_both_piles_trigger) {
    Scene blue = fable("f2_essentials").acting(3).cards("hand castle_1 | built f2_essentials | discard coin_2");
    blue.play("ring blue, use f2_essentials, take coin_2");
    EXPECT_EQ(blue.board().trigger, Trigger::next);
    Scene green =
        fable("f9_real_essentials").turn(3).cards("hand castle_1 | built f9_real_essentials | discard coin_2");
    green.play("use f9_real_essentials, take coin_2");
    EXPECT_EQ(green.board().trigger, Trigger::now);
    Scene left = fable("f9_real_essentials").turn(3);
    left.cards("hand castle_1 | built f9_real_essentials | stack castle_3 | discard coin_2");
    left.play("use f9_real_essentials, take coin_2");
    EXPECT_EQ(left.board().trigger, Trigger::none);
}

TEST(FineSand, FS_075_find_coin_reveals_until_a_coin_card) {
    Scene scene = fable("f3_find_coin f2_pit f1_scaffold").turn(3);
    scene.cards("hand castle_1 | built f3_find_coin | stack castle_2 castle_3 f2_pit coin_2 castle_3 castle_3");
    scene.play("use f3_find_coin");
    EXPECT_EQ(scene.in(Zone::hand), "castle_1 f2_pit") << "a pit is a coin card";
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_2 castle_3");
    Scene scaffold = fable("f3_find_coin f1_scaffold").turn(3);
    scaffold.cards("hand castle_1 | built f3_find_coin | stack castle_2 f1_scaffold castle_3");
    scaffold.play("use f3_find_coin");
    EXPECT_EQ(scaffold.in(Zone::front), "f1_scaffold");
    Scene empty = fable("f3_find_coin").turn(3).cards("hand castle_1 | built f3_find_coin");
    empty.play("use f3_find_coin");
    EXPECT_EQ(empty.board().coins, 1);
    EXPECT_EQ(empty.board().trigger, Trigger::now);
}

TEST(FineSand, FS_076_find_coin_without_a_coin) {
    Scene scene = fable("f3_find_coin").turn(3);
    scene.cards("hand castle_1 | built f3_find_coin | stack castle_2 castle_3 | discard castle_3");
    scene.play("use f3_find_coin");
    EXPECT_EQ(scene.in(Zone::hand), "castle_1");
    EXPECT_EQ(scene.board().coins, 0);
    EXPECT_EQ(scene.size(Zone::draw_stack), 3) << "everything is shuffled again";
    EXPECT_EQ(scene.board().trigger, Trigger::none);
    Scene last = fable("f3_find_coin").turn(3).cards("hand castle_1 | built f3_find_coin | stack coin_2");
    last.play("use f3_find_coin");
    EXPECT_EQ(last.board().trigger, Trigger::now) << "the coin was the last card of both piles";
}

TEST(FineSand, FS_077_FS_E09_cards_to_the_limit) {
    Scene scene = fable("f3_to_limit f9_final_delivery").acting(3);
    scene.cards(
        "hand castle_1 coin_2 | built f3_to_limit blue_3 purple_4 | stack castle_2 castle_2 castle_3 castle_3 castle_3 "
        "castle_2 castle_2");
    EXPECT_EQ(hand_limit(scene.board()), 4);
    scene.play("ring blue, use f3_to_limit");
    EXPECT_EQ(scene.size(Zone::hand), 4) << "drawn up to the limit";
    scene.play("draw, use blue_3, end, end");
    EXPECT_EQ(scene.decision(), "limit");
    EXPECT_EQ(scene.size(Zone::hand), 7) << "three too many";

    Scene scaffold = fable("f3_to_limit f1_scaffold").acting(3);
    scaffold.cards("hand castle_1 | built f3_to_limit | stack f1_scaffold castle_2 castle_2 castle_3");
    scaffold.play("ring blue, use f3_to_limit");
    EXPECT_EQ(scaffold.size(Zone::hand), 3) << "a scaffold fills no place";
    EXPECT_EQ(scaffold.in(Zone::front), "f1_scaffold");

    Scene poor = fable("f3_to_limit").acting(3).cards("hand castle_1 | built f3_to_limit | stack castle_2");
    poor.play("ring blue, use f3_to_limit");
    EXPECT_EQ(poor.size(Zone::hand), 2);
    EXPECT_EQ(poor.board().coins, 1);
    EXPECT_EQ(poor.board().trigger, Trigger::next);
}

TEST(FineSand, FS_078_remove_junk) {
    Scene scene = fable("f3_remove_junk");
    scene.cards("hand castle_1 castle_2 castle_3 coin_2 | built f3_remove_junk");
    const int before = scene.size(Zone::removed);
    scene.play("use f3_remove_junk, dump castle_1, dump castle_2, remove coin_2");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1 castle_2");
    EXPECT_EQ(scene.size(Zone::removed), before + 1);
    EXPECT_EQ(scene.in(Zone::hand), "castle_3");
    EXPECT_EQ(scene.total_score(), 3) << "what was removed does not count";
    EXPECT_FALSE(
        fable("f3_remove_junk").cards("hand castle_1 castle_2 | built f3_remove_junk").offers("use f3_remove_junk"));
}

TEST(FineSand, FS_079_build_cheap_is_an_extra_build_for_two_less) {
    Scene scene = fable("f4_build_cheap f5_castle_4").acting(2);
    scene.cards("hand castle_2 castle_3 f5_castle_4 coin_2 | built f4_build_cheap").coins(4);
    scene.play("ring red, use f4_build_cheap, build f5_castle_4 with f4_build_cheap");
    EXPECT_EQ(scene.me().agenda.back().count, 2) << "4 - 2";
    scene.play("pay wooden_coin, pay wooden_coin");
    EXPECT_TRUE(scene.offers("build castle_3")) << "the slot is still there";
    EXPECT_FALSE(scene.offers("use f4_build_cheap"));
    Scene castle = fable("f4_build_cheap").acting(2).cards("hand castle_1 | built f4_build_cheap");
    castle.play("ring red, use f4_build_cheap, build castle_1 with f4_build_cheap");
    EXPECT_EQ(castle.decision(), "red") << "not below 0";
}

TEST(FineSand, FS_080_draw_half_rounds_up) {
    for (int n : {0, 1, 2, 3}) {
        Scene scene = fable("f4_draw_half").acting(2);
        scene.cards(
            "hand castle_2 castle_2 castle_2 castle_2 | built f4_draw_half | stack castle_3 castle_3 castle_3 coin_2 "
            "coin_2");
        scene.play("ring blue, use f4_draw_half");
        for (int i = 0; i < n; ++i) scene.play("dump castle_2");
        scene.play("done");
        EXPECT_EQ(scene.size(Zone::hand), 4 - n + (n + 1) / 2) << n;
        EXPECT_EQ(scene.size(Zone::discard_pile), n);
    }
}

TEST(FineSand, FS_081_always_build_in_a_blue_turn_too) {
    Scene scene = fable("f4_always_build").acting(2);
    scene.cards("hand castle_1 castle_2 castle_3 coin_2 | built f4_always_build | stack castle_3 castle_3 castle_2");
    scene.play("ring blue, use f4_always_build");
    scene.play("dump castle_1, dump castle_3, build castle_2 with f4_always_build, pay coin_2");
    EXPECT_EQ(scene.in(Zone::fresh), "castle_2");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1 castle_3 coin_2");
    EXPECT_EQ(scene.decision(), "blue");
    EXPECT_EQ(price_of(scene.board(), Card::castle_2, Card::f4_always_build), 2) << "no rebate";

    // Offered only if what is left can pay: here the coin must stay, and so must a castle.
    Scene tight =
        fable("f4_always_build").acting(2).cards("hand castle_2 castle_2 castle_3 coin_2 | built f4_always_build");
    tight.play("use f4_always_build");
    EXPECT_THAT(tight.moves(), Not(Contains("dump coin_2")));
    Scene none = fable("f4_always_build").acting(2).cards("hand castle_3 castle_3 castle_3 | built f4_always_build");
    EXPECT_FALSE(none.offers("use f4_always_build"));
}

TEST(FineSand, FS_081_change_of_a_build_in_step_3_is_lost) {
    Scene scene = fable("f4_always_build f8_big_base").acting(2);
    scene.cards("hand castle_1 castle_2 castle_3 f8_big_base | built f4_always_build");
    scene.play(
        "ring red, end, use f4_always_build, dump castle_1, dump castle_3, build castle_2 with f4_always_build, pay "
        "f8_big_base");
    EXPECT_EQ(scene.board().purse, 0);
}

TEST(FineSand, FS_082_a_castle_of_cost_four) {
    Scene scene = fable("f5_castle_4").cards("hand f5_castle_4 coin_2 coin_2");
    scene.play("ring red, build f5_castle_4, pay coin_2, pay coin_2");
    EXPECT_EQ(scene.in(Zone::fresh), "f5_castle_4");
    EXPECT_EQ(hand_limit(scene.board()), 3);
}

TEST(FineSand, FS_083_limit_boost_once_then_onto_the_symbol_card) {
    Scene scene = fable("f5_limit_boost").acting(3);
    scene.cards("hand castle_1 castle_2 castle_2 castle_3 castle_3 coin_2 coin_2 | built f5_limit_boost");
    scene.play("offload castle_1, ring red, end, use f5_limit_boost");
    EXPECT_EQ(hand_limit(scene.board()), 6);
    scene.play("end");
    EXPECT_EQ(scene.decision(), "") << "six cards may stay";
    scene.others_idle();
    EXPECT_EQ(scene.in(Zone::symbol_stack), "castle_1 f5_limit_boost") << "on top: an additional off-load";
    EXPECT_EQ(hand_limit(scene.board()), 3);
    const State seen = Game::view(scene.state, Seat(1));
    EXPECT_EQ(seen.players[0].board.cards[Zone::symbol_stack][0], Card::unknown);
    EXPECT_EQ(seen.players[0].board.cards[Zone::symbol_stack][1], Card::f5_limit_boost) << "known to all";

    Scene waits = fable("f5_limit_boost").acting(3).cards("hand castle_1 | built f5_limit_boost");
    waits.finish();
    EXPECT_TRUE(waits.board().cards.has(Zone::built, Card::f5_limit_boost)) << "it may wait for a later turn";

    Scene fresh = fable("f5_limit_boost").acting(3);
    fresh.cards("hand f5_limit_boost castle_1").coins(3);
    fresh.play("ring red, build f5_limit_boost");
    pay(fresh);
    fresh.play("end");
    EXPECT_TRUE(fresh.offers("use f5_limit_boost")) << "in the turn it is built";
}

TEST(FineSand, FS_083_the_boost_is_the_card_that_is_exchanged) {
    Scene scene = fable("f5_limit_boost").acting(3).cards("hand castle_1 castle_2 | built f5_limit_boost");
    scene.cards(Seat(1), "hand castle_1 | symbol coin_2");
    scene.play("offload castle_2, ring red, end, use f5_limit_boost").finish();
    EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "f5_limit_boost");
    EXPECT_EQ(scene.in(Zone::symbol_stack), "castle_2");
}

TEST(FineSand, FS_084_three_for_two) {
    Scene scene = fable("f5_three_for_two");
    scene.cards("hand castle_1 castle_2 castle_2 coin_2 | built f5_three_for_two | stack castle_3 castle_3 castle_3");
    scene.play("use f5_three_for_two, dump castle_1, dump castle_2, dump castle_2");
    EXPECT_EQ(scene.in(Zone::hand), "castle_3 castle_3 coin_2");
}

TEST(FineSand, FS_085_one_shot_cards_go_to_the_discard_pile) {
    Scene two = fable("f6_draw_two")
                    .turn(3)
                    .cards("hand castle_1 | built f6_draw_two | stack castle_2 castle_2 castle_3 castle_3");
    two.play("use f6_draw_two");
    EXPECT_EQ(two.size(Zone::hand), 3);
    EXPECT_EQ(two.in(Zone::discard_pile), "f6_draw_two");
    Scene late =
        fable("f6_draw_two").turn(3).cards("hand castle_1 | fresh f6_draw_two | stack castle_2 castle_2 castle_3");
    EXPECT_FALSE(late.offers("use f6_draw_two")) << "only in a later turn";

    Scene free =
        fable("f6_build_free f7_castle_giant").acting(3).cards("hand f7_castle_giant coin_2 | built f6_build_free");
    free.play("ring red, use f6_build_free");
    EXPECT_THAT(free.moves(), ElementsAre("build f7_castle_giant with f6_build_free"));
    free.play("build f7_castle_giant with f6_build_free");
    EXPECT_EQ(free.decision(), "red") << "nothing is paid";
    EXPECT_EQ(free.in(Zone::discard_pile), "f6_build_free");
    Scene none = fable("f6_build_free").acting(3).cards("hand coin_2 | built f6_build_free");
    EXPECT_FALSE(none.play("ring red").offers("use f6_build_free")) << "nothing to build";
    Scene now = fable("f6_build_free").acting(3).cards("hand castle_1 | fresh f6_build_free");
    EXPECT_FALSE(now.play("ring red").offers("use f6_build_free"));

    Scene extra = fable("f6_draw_extra")
                      .acting(3)
                      .cards("hand castle_1 castle_2 | fresh f6_draw_extra | stack castle_3 castle_3 castle_3");
    extra.play("use f6_draw_extra, dump castle_1, done");
    EXPECT_EQ(extra.in(Zone::hand), "castle_2 castle_3 castle_3") << "at once, N + 1";
    EXPECT_EQ(extra.in(Zone::discard_pile), "castle_1 f6_draw_extra");
    // They are not part of a reshuffle inside their own effect.
    Scene shuffled =
        fable("f6_draw_two").turn(3).cards("built f6_draw_two | stack castle_2 | discard castle_3 castle_3");
    shuffled.play("use f6_draw_two");
    EXPECT_EQ(shuffled.in(Zone::discard_pile), "f6_draw_two");
    EXPECT_EQ(shuffled.size(Zone::draw_stack), 1);
}

TEST(FineSand, FS_086_draw_extra_without_a_dump_and_again_after_coming_back) {
    Scene scene =
        fable("f6_draw_extra").acting(3).cards("hand coin_2 coin_2 castle_1 | built f6_draw_extra | stack castle_2");
    scene.play("use f6_draw_extra, done");
    EXPECT_EQ(scene.in(Zone::discard_pile), "f6_draw_extra");
    EXPECT_EQ(scene.board().trigger, Trigger::none) << "a yellow effect triggers nothing";
    Scene again = fable("f6_draw_extra").acting(3);
    again.cards("hand coin_2 coin_2 castle_1 castle_2 | built f6_draw_extra | stack castle_3");
    again.play("use f6_draw_extra, done");  // the stack is empty now, the card in the discard pile
    again.board().coins = 9;
    show(again.me());
    // It comes back by another draw, is built and may be used once more.
    again.board().cards.take(Zone::discard_pile, again.board().cards.find(Zone::discard_pile, Card::f6_draw_extra));
    again.board().cards.put(Zone::hand, Card::f6_draw_extra);
    again.play("ring red, build f6_draw_extra, pay coin_2, pay castle_1");
    EXPECT_TRUE(again.offers("use f6_draw_extra"));
}

TEST(FineSand, FS_087_big_castles_take_unbuilt_cards_away) {
    Scene scene = fable("f7_castle_big f7_castle_giant")
                      .cards("hand castle_1 castle_2 castle_2 castle_3 | built f7_castle_big f7_castle_giant");
    EXPECT_EQ(scene.total_score(), 1);
    scene.cards("hand castle_1 | built f7_castle_big f7_castle_giant");
    EXPECT_EQ(scene.total_score(), 0) << "not below 0";
    scene.cards("hand castle_1 castle_2 | built f7_castle_big | symbol coin_2");
    EXPECT_EQ(scene.total_score(), 1);
}

TEST(FineSand, FS_088_a_coin_card_on_the_pallet) {
    Scene scene = fable("f7_pallet f2_pit").acting(3).cards("hand coin_2 f2_pit castle_2 castle_1 | built f7_pallet");
    scene.play("use f7_pallet");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("place coin_2", "place f2_pit"));
    scene.play("place coin_2");
    EXPECT_EQ(scene.total_score(), 3) << "it counts as built";
    EXPECT_FALSE(scene.offers("use f7_pallet")) << "once a turn";
    scene.play("ring red, build castle_2, pay pallet:coin_2");
    EXPECT_EQ(scene.in(Zone::discard_pile), "coin_2");
    EXPECT_FALSE(scene.offers("use f7_pallet")) << "refilling needs another use";
    scene.finish();
    EXPECT_TRUE(scene.offers("use f7_pallet"));

    // A pallet that was received has a slot of its own.
    Scene two = fable("f7_pallet").acting(3);
    two.state.players[1].owned.remove(Card::f7_pallet);
    two.state.players[1].owned.push(Card::castle_1);
    two.state.players[0].owned.remove(Card::castle_1);
    two.state.players[0].owned.push(Card::f7_pallet);
    two.cards(Seat(1), "hand castle_1").cards("hand coin_2 coin_2 coin_2 | built f7_pallet f7_pallet");
    two.play("use f7_pallet, place coin_2, use f7_pallet, place coin_2");
    EXPECT_FALSE(two.offers("use f7_pallet"));
    EXPECT_EQ(two.total_score(), 1);
    Scene full = fable("f7_pallet").acting(3).cards("hand coin_2 | built f7_pallet | pallet coin_2");
    EXPECT_FALSE(full.offers("use f7_pallet")) << "the slot is taken";
}

TEST(FineSand, FS_089_the_beach_chair_goes_to_the_left_neighbour) {
    Scene scene = fable("f8_beach_chair", 3).acting(3).cards("hand f8_beach_chair coin_2 coin_2");
    scene.play("ring red, build f8_beach_chair, pay coin_2, pay coin_2");
    EXPECT_EQ(scene.in(Zone::fresh), "f8_beach_chair") << "until the end of the turn";
    scene.finish();
    EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "f8_beach_chair");
    EXPECT_EQ(scene.in(Seat(0), Zone::built), "");
    EXPECT_EQ(scene.state.players[1].owned.size(), 31u);
    EXPECT_EQ(scene.state.players[0].owned.size(), 29u);

    Scene last = fable("f8_beach_chair").acting(3).cards("hand f8_beach_chair coin_2 coin_2");
    last.state.last_turn = true;
    last.play("ring red, build f8_beach_chair, pay coin_2, pay coin_2").finish();
    ASSERT_EQ(last.state.phase, Phase::over);
    EXPECT_EQ(last.total_score(1), 2) << "it counts for the neighbour in the last turn";
}

TEST(FineSand, FS_090_the_big_base_pays_four_and_is_removed) {
    Scene scene = fable("f8_big_base f5_castle_4").cards("hand f8_big_base f5_castle_4");
    const int before = scene.size(Zone::removed);
    scene.play("ring red, build f5_castle_4, pay f8_big_base");
    EXPECT_EQ(scene.size(Zone::removed), before + 1);
    EXPECT_EQ(scene.size(Zone::discard_pile), 0);
    Scene pallet = fable("f8_big_base f5_castle_4 f7_pallet").acting(3);
    pallet.cards("hand f5_castle_4 | built f7_pallet | pallet f8_big_base");
    pallet.play("ring red, build f5_castle_4, pay pallet:f8_big_base");
    EXPECT_TRUE(pallet.board().cards.has(Zone::removed, Card::f8_big_base));
}

TEST(FineSand, FS_091_recycling_as_often_as_one_likes) {
    Scene scene = fable("f8_recycling").acting(3);
    scene.cards("hand castle_1 castle_2 castle_2 castle_2 | built f8_recycling | stack castle_3 castle_3 castle_3");
    scene.play("ring red, end, use f8_recycling, dump castle_1, dump castle_2");
    EXPECT_EQ(scene.in(Zone::hand), "castle_2 castle_2 castle_3");
    scene.play("use f8_recycling, dump castle_2, dump castle_2");
    EXPECT_EQ(scene.in(Zone::hand), "castle_3 castle_3");
    scene.play("use f8_recycling, dump castle_3, dump castle_3");
    EXPECT_FALSE(scene.offers("use f8_recycling")) << "it needs two hand cards";
    EXPECT_EQ(scene.size(Zone::hand), 1);
}

TEST(FineSand, FS_092_build_desired_reveals_up_to_five) {
    Scene scene = fable("f9_build_desired f4_build_cheap").acting(3);
    scene.cards(
        "hand coin_2 castle_1 | built f9_build_desired | stack castle_2 castle_3 green_6 red_4 castle_2 castle_3 "
        "blue_3");
    scene.play("ring red, use f9_build_desired");
    EXPECT_EQ(scene.in(Zone::revealed), "castle_2") << "the start has revealed one";
    EXPECT_FALSE(scene.offers("offload castle_1")) << "no yellow action inside an effect";
    scene.play("reveal, reveal, reveal, reveal");
    EXPECT_FALSE(scene.offers("reveal")) << "at most five";
    EXPECT_FALSE(scene.offers("build green_6 with f9_build_desired")) << "cannot be paid";
    scene.play("build castle_3 with f9_build_desired");
    EXPECT_THAT(scene.moves(), ElementsAre("pay castle_1", "pay coin_2")) << "revealed cards do not pay";
    scene.play("pay coin_2, pay castle_1");
    EXPECT_EQ(scene.in(Zone::fresh), "castle_3");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1 castle_2 castle_2 coin_2 green_6 red_4");
    EXPECT_EQ(scene.board().builds, 0) << "an extra build";

    Scene rest = fable("f9_build_desired").acting(3);
    rest.cards("hand castle_1 | built f9_build_desired | stack castle_2 | discard coin_2 castle_3");
    rest.play("ring red, use f9_build_desired");
    EXPECT_EQ(rest.size(Zone::draw_stack), 2) << "shuffled the moment the last card is revealed";
    EXPECT_EQ(rest.board().trigger, Trigger::none);
    rest.play("reveal, reveal");
    EXPECT_FALSE(rest.offers("reveal")) << "nothing is left";
    rest.play("done");
    EXPECT_EQ(rest.size(Zone::discard_pile), 3);
    EXPECT_EQ(rest.board().coins, 0);
    Scene empty = fable("f9_build_desired").acting(3).cards("hand castle_1 | built f9_build_desired");
    EXPECT_FALSE(empty.play("ring red").offers("use f9_build_desired"));
}

TEST(FineSand, FS_092_with_the_rebate) {
    Scene scene = fable("f9_build_desired");
    EXPECT_EQ(price_of(scene.acting(3).cards("hand castle_1").board(), Card::castle_3, Card::f9_build_desired), 3);
    Board board = base().acting(3).cards("built red_discount").board();
    EXPECT_EQ(price_of(board, Card::castle_3, Card::f9_build_desired), 2);
    EXPECT_EQ(price_of(board, Card::castle_3, Card::f1_build_small), 3);
    EXPECT_EQ(price_of(board, Card::castle_3, Card::f4_build_cheap), 1);
    EXPECT_EQ(price_of(board, Card::castle_3, Card::f4_always_build), 3);
}

TEST(FineSand, FS_093_final_delivery_before_the_check) {
    Scene scene = fable("f9_final_delivery")
                      .acting(3)
                      .cards("hand castle_1 castle_2 castle_2 | built f9_final_delivery | stack castle_3");
    scene.play("ring red, end, use f9_final_delivery");
    EXPECT_EQ(scene.size(Zone::hand), 4);
    EXPECT_EQ(scene.board().trigger, Trigger::none) << "no trigger";
    scene.play("end");
    EXPECT_EQ(scene.decision(), "limit");
    Scene empty = fable("f9_final_delivery").acting(3).cards("hand castle_1 | built f9_final_delivery");
    empty.play("ring red, end, use f9_final_delivery");
    EXPECT_EQ(empty.board().coins, 1);
}

TEST(FineSand, FS_094_received_duplicates_work_and_add_up) {
    Scene scene = fable("f3_to_limit").acting(3);
    for (Card c : {Card::purple_4, Card::red_4, Card::green_6, Card::blue_3}) {
        scene.state.players[1].owned.remove(c);
        scene.state.players[0].owned.push(c);
    }
    for (int i = 0; i < 4; ++i) {
        scene.state.players[0].owned.remove(Card::castle_2);
        scene.state.players[1].owned.push(Card::castle_2);
    }
    scene.cards(Seat(1), "hand castle_1");
    scene.cards(
        "hand castle_1 | built purple_4 purple_4 red_4 red_4 blue_3 blue_3 | stack castle_3 castle_3 castle_3 coin_2 "
        "coin_2");
    EXPECT_EQ(hand_limit(scene.board()), 5);
    EXPECT_EQ(slots(scene.board()), 3);
    scene.play("ring blue, use blue_3, use blue_3");
    EXPECT_FALSE(scene.offers("use blue_3"));
    EXPECT_EQ(scene.size(Zone::hand), 3);
    Scene green = scene;
    green.turn(4).cards("hand castle_1 | built green_6 green_6 | stack castle_3 castle_3 castle_3 coin_2 coin_2");
    green.play("use green_6, use green_6, draw");
    EXPECT_EQ(green.size(Zone::hand), 5);
}

}  // namespace
}  // namespace skerry::fine_sand
