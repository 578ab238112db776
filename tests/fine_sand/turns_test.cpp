// SPDX-License-Identifier: Apache-2.0
#include <functional>
#include <map>
#include <set>

#include "fine_sand/scene.h"

// Sections 5 and 6.1, 6.2: Step 1, building and paying, Step 2B, Step 3, yellow actions, the end of the turn. FS-013 to
// FS-059 and the worked examples.
namespace skerry::fine_sand {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

const std::string pile = "castle_2 castle_2 castle_2 castle_3 castle_3 castle_3";

// ---- Step 1 and drawing ----

TEST(FineSand, FS_013_the_board_draws_two_from_turn_two_on) {
    Scene scene = base().turn(2).cards("hand coin_2 | stack " + pile);
    EXPECT_FALSE(scene.offers("end")) << "the base draw is mandatory";
    scene.play("draw");
    EXPECT_EQ(scene.size(Zone::hand), 3);
}

TEST(FineSand, FS_014_FS_E01_green_cards_of_earlier_turns_add_their_draws) {
    Scene scene = base().turn(2).cards("hand coin_2 | built green_6 | stack " + pile);
    scene.play("draw, use green_6");
    EXPECT_EQ(scene.size(Zone::hand), 4) << "2 + 1";
    EXPECT_EQ(scene.decision(), "") << "nothing is pending any more";
    Scene fresh = base().turn(2).cards("hand coin_2 | fresh green_6 | stack " + pile);
    EXPECT_FALSE(fresh.offers("use green_6"));
    Scene ten = base().turn(2).cards("built green_10 | stack " + pile);
    ten.play("use green_10");
    EXPECT_EQ(ten.size(Zone::hand), 2);
}

TEST(FineSand, FS_015_green_cards_are_declined_one_by_one) {
    Scene scene = base().turn(2).cards("built green_6 green_10 | stack " + pile);
    scene.play("draw, use green_6, end");
    EXPECT_EQ(scene.size(Zone::hand), 3);
    EXPECT_EQ(scene.decision(), "");
}

TEST(FineSand, FS_016_the_order_is_free) {
    Scene scene = base().turn(2).cards("built green_6 green_7 | stack " + pile);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("draw", "use green_6", "use green_7"));
    scene.play("use green_7, draw, use green_6");
    EXPECT_EQ(scene.size(Zone::hand), 4);
}

TEST(FineSand, FS_017_the_discard_pile_is_shuffled_when_the_last_card_is_drawn) {
    Scene scene = base().turn(2).cards("stack castle_1 | discard coin_2 coin_3 castle_3");
    scene.play("draw");
    EXPECT_EQ(scene.size(Zone::hand), 2);
    EXPECT_EQ(scene.size(Zone::draw_stack), 2);
    EXPECT_EQ(scene.size(Zone::discard_pile), 0);
    EXPECT_TRUE(scene.happened(EventKind::reshuffle));
    EXPECT_EQ(scene.board().trigger, Trigger::none);
    EXPECT_EQ(scene.board().stack_pool.size(), 3u);
}

TEST(FineSand, FS_018_what_is_discarded_later_is_not_in_it) {
    Scene scene = base().turn(2).cards(
        "hand castle_2 castle_2 castle_2 castle_2 | stack castle_1 coin_3 | discard coin_2 coin_2");
    scene.play("draw");
    EXPECT_EQ(scene.size(Zone::draw_stack), 2);
    scene.others_idle();
    scene.play("ring red, end, end, discard castle_1, discard castle_2, discard castle_2, done");
    EXPECT_EQ(scene.in(Zone::draw_stack), "coin_2 coin_2");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1 castle_2 castle_2");
}

TEST(FineSand, FS_019_an_empty_stack_is_filled_when_a_card_is_needed) {
    Scene scene = base().turn(3).cards("discard coin_2 coin_2 coin_3");
    scene.play("draw");
    EXPECT_EQ(scene.size(Zone::hand), 2);
    EXPECT_EQ(scene.size(Zone::draw_stack), 1);
    EXPECT_EQ(scene.board().trigger, Trigger::none);
}

TEST(FineSand, FS_020_a_missing_card_is_a_wooden_coin) {
    Scene scene = base().turn(3).cards("built green_10 green_6 | stack castle_1");
    scene.coins(40).play("draw, use green_10, use green_6");
    EXPECT_EQ(scene.board().coins, 44) << "1 + 2 + 1; the supply is unlimited";
    EXPECT_EQ(scene.size(Zone::hand), 1);
}

TEST(FineSand, FS_021_drawing_exactly_the_last_card_ends_the_game) {
    Scene scene = base().turn(3).cards("stack castle_1 castle_2");
    scene.play("draw");
    EXPECT_EQ(scene.board().trigger, Trigger::now);
    EXPECT_EQ(scene.board().coins, 0);
}

TEST(FineSand, FS_022_FS_E06_missing_cards_end_the_game) {
    Scene scene = base().turn(9).cards("built green_6 green_7 green_10 | stack castle_1 castle_2 castle_2 castle_3");
    scene.play("draw, use green_6, use green_7, use green_10");
    EXPECT_EQ(scene.size(Zone::hand), 4);
    EXPECT_EQ(scene.board().coins, 2);
    EXPECT_EQ(scene.board().trigger, Trigger::now);
    scene.others_idle();
    EXPECT_TRUE(scene.state.last_turn);
    scene.finish();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.turn, 9);
}

TEST(FineSand, FS_023_declining_a_green_card_can_avoid_the_end) {
    Scene scene = base().turn(9).cards("built green_6 | stack castle_1 castle_2 castle_2");
    scene.play("draw, end");
    EXPECT_EQ(scene.board().trigger, Trigger::none);
    Scene used = base().turn(9).cards("built green_6 | stack castle_1 castle_2 castle_2");
    used.play("draw, use green_6");
    EXPECT_EQ(used.board().trigger, Trigger::now);
}

TEST(FineSand, FS_024_a_forced_end_is_known_before_the_ring) {
    Scene scene = base(3).turn(5).cards("stack castle_1 castle_2");
    scene.play("draw");
    EXPECT_EQ(scene.state.phase, Phase::drawing) << "nobody chooses before all have drawn";
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.trigger, Trigger::none)
        << "not known before the barrier";
    scene.others_idle();
    EXPECT_EQ(scene.state.phase, Phase::acting);
    EXPECT_TRUE(scene.state.last_turn);
    EXPECT_TRUE(scene.happened(EventKind::last_turn));
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.trigger, Trigger::now);
}

// ---- Step 2A ----

TEST(FineSand, FS_025_red_or_blue_never_both) {
    Scene scene = base().cards("hand castle_1 coin_2 | stack " + pile);
    EXPECT_THAT(scene.moves(), Contains("ring red"));
    EXPECT_THAT(scene.moves(), Contains("ring blue"));
    scene.play("ring red");
    EXPECT_THAT(scene.moves(), Not(Contains("ring blue")));
    EXPECT_FALSE(scene.offers("draw"));
    scene.play("end");
    EXPECT_EQ(scene.decision(), "step3");
}

TEST(FineSand, FS_026_one_build_and_one_more_for_each_slot_card) {
    Scene scene = base().acting(2).cards("hand castle_1 castle_2 castle_2 coin_2 coin_2 coin_2 | built red_4");
    scene.play("ring red, build castle_1, pay coin_2, build castle_2, pay coin_2");
    EXPECT_FALSE(scene.offers("build castle_2")) << "two slots are used";
    EXPECT_THAT(scene.moves(), Contains("end"));
    EXPECT_EQ(scene.in(Zone::fresh), "castle_1 castle_2");
}

TEST(FineSand, FS_027_building_nothing_is_legal) {
    Scene scene = base().cards("hand castle_1 coin_2");
    scene.play("ring red, end, end");
    EXPECT_EQ(scene.size(Zone::fresh), 0);
}

TEST(FineSand, FS_028_coin_cards_cannot_be_built) {
    Scene scene = fable("f2_pit f8_big_base f1_scaffold");
    scene.cards("hand coin_2 f2_pit f8_big_base castle_1 | front f1_scaffold").coins(9).play("ring red");
    for (const char* name : {"coin_2", "f2_pit", "f8_big_base", "f1_scaffold"})
        EXPECT_FALSE(scene.offers("build " + std::string(name))) << name;
    EXPECT_TRUE(scene.offers("build castle_1"));
}

TEST(FineSand, FS_029_FS_E02_a_hand_card_pays_one_a_coin_card_its_value) {
    Scene scene = base().cards("hand blue_4 coin_2 castle_2 castle_2 castle_3 castle_3");
    scene.play("ring red, build blue_4, pay coin_2, pay castle_2, pay castle_2");
    EXPECT_EQ(scene.decision(), "red") << "2 + 1 + 1";
    EXPECT_EQ(scene.in(Zone::fresh), "blue_4");
    EXPECT_EQ(scene.size(Zone::discard_pile), 3);
    EXPECT_EQ(scene.size(Zone::hand), 2);
    Scene three = base().cards("hand castle_3 coin_3");
    three.play("ring red, build castle_3, pay coin_3");
    EXPECT_EQ(three.in(Zone::fresh), "castle_3");
}

TEST(FineSand, FS_030_wooden_coins_pay_one_and_go_back) {
    Scene scene = base().cards("hand castle_2").coins(3);
    scene.play("ring red, build castle_2, pay wooden_coin, pay wooden_coin");
    EXPECT_EQ(scene.board().coins, 1);
    EXPECT_EQ(scene.size(Zone::discard_pile), 0);
}

TEST(FineSand, FS_031_the_card_being_built_cannot_pay) {
    EXPECT_FALSE(base().cards("hand castle_2 castle_3").play("ring red").offers("build castle_2"));
    EXPECT_TRUE(base().cards("hand castle_2 castle_3 castle_3").play("ring red").offers("build castle_2"));
    Scene twins = base().cards("hand castle_1 castle_2 castle_2");
    twins.play("ring red, build castle_2");
    EXPECT_THAT(twins.moves(), ElementsAre("pay castle_1", "pay castle_2")) << "the other one pays with it";
}

TEST(FineSand, FS_032_nothing_superfluous_is_paid) {
    Scene scene = base().cards("hand castle_2 coin_3 coin_2 castle_3");
    scene.play("ring red, build castle_2");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay coin_3", "pay coin_2"))
        << "a card of 1 would be superfluous beside either";
    scene.play("pay coin_2");
    EXPECT_EQ(scene.decision(), "red") << "paid: nothing more can be added";
    // 3 + 1 for a price of 4 is fine, 2 + 3 + 1 is not.
    Scene four = base().cards("hand blue_4 coin_3 coin_2 castle_3");
    four.play("ring red, build blue_4, pay coin_3");
    EXPECT_THAT(four.moves(), UnorderedElementsAre("pay coin_2", "pay castle_3"));
}

TEST(FineSand, FS_033_change_stays_in_the_purse_for_this_turn) {
    Scene scene = base().acting(2).cards("hand castle_1 castle_2 coin_3 coin_2 castle_3 | built red_4");
    scene.play("ring red, build castle_1, pay coin_3");
    EXPECT_EQ(scene.board().purse, 2);
    scene.play("build castle_2");
    EXPECT_EQ(scene.board().purse, 0) << "the purse alone suffices";
    EXPECT_EQ(scene.decision(), "red");
    Scene lost = base().acting(2).cards("hand castle_1 coin_3");
    lost.play("ring red, build castle_1, pay coin_3, end");
    EXPECT_EQ(lost.board().purse, 0);
    EXPECT_EQ(lost.board().coins, 0);
}

TEST(FineSand, FS_034_FS_E07_a_rebate_for_every_build) {
    Scene scene = base().acting(2).cards("hand castle_3 castle_3 coin_2 coin_2 | built red_discount red_4");
    scene.play("ring red, build castle_3, pay coin_2, build castle_3, pay coin_2");
    EXPECT_EQ(scene.size(Zone::fresh), 2) << "6 - 1 - 1 = 4";
    EXPECT_EQ(scene.board().purse, 0);
    // Two discounts, one of them received: not below 0 a card, and nothing spills over.
    Scene two = base().acting(2);
    two.me().owned = {};
    two.state = base().acting(2).state;
    two.state.players[1].owned.remove(Card::red_discount);
    two.state.players[1].owned.push(Card::castle_1);
    two.state.players[0].owned.remove(Card::castle_1);
    two.state.players[0].owned.push(Card::red_discount);
    two.cards(Seat(1), "hand castle_1").cards("hand castle_2 castle_3 coin_2 | built red_discount red_discount red_4");
    two.play("ring red, build castle_2");
    EXPECT_EQ(two.decision(), "red") << "2 - 2: free";
    two.play("build castle_3, pay coin_2");
    EXPECT_EQ(two.board().purse, 1);
}

TEST(FineSand, FS_035_slots_discounts_green_and_blue_wait_for_the_next_turn) {
    Scene scene = base().acting(2).cards("hand red_discount red_4 castle_1 castle_2 | built red_5 red_6").coins(20);
    scene.play("ring red, build red_discount");
    while (scene.decision() == "pay") scene.play("pay wooden_coin");
    EXPECT_EQ(price_of(scene.board(), Card::castle_2, {}), 2) << "no rebate yet";
    EXPECT_EQ(slots(scene.board()), 3);
    scene.play("build red_4");
    while (scene.decision() == "pay") scene.play("pay wooden_coin");
    EXPECT_EQ(slots(scene.board()), 3);
    Scene blue = base().acting(2).cards("hand castle_1 | fresh blue_3 | stack " + pile);
    EXPECT_FALSE(blue.play("ring blue").offers("use blue_3"));
}

TEST(FineSand, FS_036_purple_raises_the_limit_in_the_turn_it_is_built) {
    Scene scene = base().cards("hand purple_8 castle_2 castle_2 castle_2 castle_3 castle_3").coins(8);
    EXPECT_EQ(hand_limit(scene.board()), 3);
    scene.play("ring red, build purple_8");
    while (scene.decision() == "pay") scene.play("pay wooden_coin");
    EXPECT_EQ(hand_limit(scene.board()), 5);
    scene.play("end, end");
    EXPECT_EQ(scene.decision(), "") << "five cards may stay";
}

TEST(FineSand, FS_037_yellow_works_in_the_turn_it_is_built) {
    Scene scene = base().cards("hand yellow_swap castle_2 | stack " + pile).coins(4);
    scene.play("ring red, build yellow_swap");
    while (scene.decision() == "pay") scene.play("pay wooden_coin");
    EXPECT_TRUE(scene.offers("use yellow_swap"));
}

TEST(FineSand, FS_038_castles_do_nothing) {
    Scene scene = base().acting(2).cards("hand coin_2 | built castle_1 castle_2 castle_3");
    EXPECT_EQ(hand_limit(scene.board()), 3);
    EXPECT_EQ(slots(scene.board()), 1);
    EXPECT_EQ(scene.total_score(), 1);
}

// Every payment without a superfluous item, in any order of its items; the search reaches each once.
TEST(FineSand, FS_039_stepwise_payment_reaches_each_payment) {
    Scene start = base().cards("hand green_8 coin_3 coin_2 coin_2 castle_1 castle_2 castle_2 red_4 blue_3").coins(2);
    start.play("ring red, build green_8");
    const auto walk = [](const auto& self, const State& at, std::multiset<std::string> paid, auto moves_of,
                         std::map<std::multiset<std::string>, int>& reached) -> void {
        if (at.players[0].agenda.back().kind != StepKind::pay) return void(++reached[paid]);
        MoveList moves;
        moves_of(at, Seat(0), moves);
        ASSERT_FALSE(moves.empty()) << "a dead end";
        for (Move move : moves) {
            State next = at;
            Game::play(next, Seat(0), move, {});
            auto more = paid;
            more.insert(Game::move_text(move));
            self(self, next, more, moves_of, reached);
        }
    };
    std::map<std::multiset<std::string>, int> reached, any;
    walk(walk, start.state, {}, Game::canonical_moves, reached);
    for (const auto& [items, times] : reached) EXPECT_EQ(times, 1) << testing::PrintToString(items);
    walk(walk, start.state, {}, Game::moves, any);
    EXPECT_EQ(any.size(), reached.size());

    // The same by trying all multisets.
    struct Item {
        const char* text;
        int worth, count;
    };
    const std::vector<Item> items{{"pay coin_3", 3, 1},     {"pay coin_2", 2, 2}, {"pay castle_1", 1, 1},
                                  {"pay castle_2", 1, 2},   {"pay red_4", 1, 1},  {"pay blue_3", 1, 1},
                                  {"pay wooden_coin", 1, 2}};
    std::size_t expected = 0;
    const std::function<void(std::size_t, int, int)> choose = [&](std::size_t i, int value, int least) {
        if (i == items.size()) {
            expected += value >= 8 && value - least < 8;
            return;
        }
        for (int n = 0; n <= items[i].count; ++n)
            choose(i + 1, value + n * items[i].worth, n > 0 ? std::min(least, items[i].worth) : least);
    };
    choose(0, 0, 99);
    EXPECT_EQ(reached.size(), expected);
    // Copies count once.
    EXPECT_EQ(base().cards("hand castle_2 castle_2 castle_2 coin_2").play("ring red").moves().size(), 1u + 2u + 1u)
        << "build castle_2, two cards to off-load, end";
}

// ---- Step 2B ----

TEST(FineSand, FS_040_FS_E03_blue_draws_two_and_blue_cards_in_any_order) {
    Scene scene = base().acting(2).cards("hand castle_1 | built blue_3 blue_7 | stack " + pile);
    scene.play("ring blue");
    EXPECT_FALSE(scene.offers("end"));
    EXPECT_FALSE(scene.offers("build castle_1")) << "no build in a blue turn";
    scene.play("use blue_7, draw");
    EXPECT_EQ(scene.size(Zone::hand), 5);
    EXPECT_TRUE(scene.offers("use blue_3"));
    EXPECT_TRUE(scene.offers("end")) << "blue cards are optional";
}

TEST(FineSand, FS_041_depletion_in_step_2b_announces_the_last_turn) {
    Scene scene = base().acting(4).cards("hand castle_1 | stack castle_2 castle_3");
    scene.play("ring blue, draw");
    EXPECT_EQ(scene.board().trigger, Trigger::next);
    scene.finish();
    EXPECT_EQ(scene.state.turn, 5);
    EXPECT_TRUE(scene.state.last_turn);
}

TEST(FineSand, FS_042_exactly_one_more_turn_follows) {
    Scene scene = base().acting(4).cards("hand castle_1 | stack castle_2 castle_3");
    scene.play("ring blue, draw").finish();
    ASSERT_EQ(scene.state.phase, Phase::drawing);
    scene.finish();
    scene.finish();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.turn, 5);
}

TEST(FineSand, FS_043_discards_of_the_limit_do_not_undo_it) {
    Scene scene = base().acting(4).cards("hand castle_1 castle_2 castle_2 | stack castle_2 castle_3");
    scene.play("ring blue, draw, end, end, discard castle_1, discard castle_2, done").others_idle();
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1 castle_2");
    EXPECT_TRUE(scene.state.last_turn);
}

TEST(FineSand, FS_044_somebody_elses_forced_end_beats_it) {
    Scene scene =
        base().turn(6).cards("stack castle_1 castle_2 castle_3 castle_3").cards(Seat(1), "stack castle_1 castle_2");
    scene.play("draw, 1: draw");
    ASSERT_TRUE(scene.state.last_turn);
    scene.play("ring blue, draw");
    EXPECT_EQ(scene.board().trigger, Trigger::next);
    scene.finish();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.turn, 6);
}

TEST(FineSand, FS_045_triggers_in_the_last_turn_change_nothing) {
    Scene scene = base().turn(6).cards("stack castle_1 castle_2 castle_3 castle_3");
    scene.state.last_turn = true;
    scene.play("draw").others_idle();
    scene.play("ring blue, draw").finish();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.turn, 6);
}

TEST(FineSand, FS_046_turn_one_hundred_is_the_last) {
    Scene scene = base().turn(99).cards("stack " + pile);
    scene.finish().finish();
    ASSERT_EQ(scene.state.turn, 100);
    EXPECT_FALSE(scene.state.last_turn);
    scene.finish();
    EXPECT_TRUE(scene.state.last_turn) << "known before the ring";
    scene.finish();
    EXPECT_EQ(scene.state.phase, Phase::over);
}

// ---- Step 3, yellow, end of turn ----

TEST(FineSand, FS_047_FS_E04_exactly_down_to_the_limit) {
    Scene scene = base().acting(2).cards("hand purple_5 castle_1 castle_2 castle_2 coin_2 | built purple_4");
    scene.play("ring red, end, end");
    EXPECT_EQ(scene.decision(), "limit");
    scene.play("discard purple_5");
    EXPECT_THAT(scene.moves(), ElementsAre("done")) << "nobody discards more";
    scene.play("done");
    EXPECT_EQ(scene.size(Zone::hand), 4);
    EXPECT_EQ(scene.in(Zone::discard_pile), "purple_5");
}

TEST(FineSand, FS_048_one_off_load_a_turn_of_any_hand_card) {
    Scene scene = base().cards("hand castle_1 coin_2 green_6");
    EXPECT_THAT(scene.moves(), Contains("offload coin_2"));
    EXPECT_THAT(scene.moves(), Contains("offload green_6"));
    scene.play("offload coin_2");
    EXPECT_EQ(scene.in(Zone::symbol_stack), "coin_2");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("ring red", "ring blue")) << "once a turn";
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.cards.size(Zone::symbol_stack), 0u);
    scene.finish();
    EXPECT_EQ(Game::view(scene.state, Seat(1)).players[0].board.cards[Zone::symbol_stack][0], Card::unknown);
}

TEST(FineSand, FS_049_yellow_actions_before_between_and_after) {
    const std::string cards = "hand castle_1 castle_2 coin_2 coin_2 | built yellow_swap red_4 | stack " + pile;
    EXPECT_TRUE(base().turn(2).cards(cards).offers("use yellow_swap")) << "before Step 1's draws";
    EXPECT_TRUE(base().turn(2).cards(cards).offers("offload coin_2"));
    Scene scene = base().acting(2).cards(cards);
    EXPECT_TRUE(scene.offers("use yellow_swap"));
    scene.play("ring red, build castle_1");
    EXPECT_FALSE(scene.offers("use yellow_swap")) << "not inside a payment";
    scene.play("pay coin_2");
    EXPECT_TRUE(scene.offers("use yellow_swap")) << "between two builds";
    scene.play("end");
    EXPECT_TRUE(scene.offers("use yellow_swap"));
    Scene many = base().acting(2).cards("hand castle_1 castle_2 castle_2 coin_2 | built yellow_swap | stack " + pile);
    many.play("ring red, end, end");
    EXPECT_EQ(many.decision(), "limit");
    EXPECT_FALSE(many.offers("use yellow_swap")) << "not in the hand-limit check";
    Scene blue = base().acting(2).cards(cards);
    EXPECT_TRUE(blue.play("ring blue, draw").offers("use yellow_swap"));
}

TEST(FineSand, FS_050_each_yellow_card_once_a_turn) {
    Scene scene = base().acting(2).cards("hand castle_1 castle_2 | built yellow_swap | stack " + pile);
    scene.play("use yellow_swap, dump castle_1");
    EXPECT_FALSE(scene.offers("use yellow_swap"));
    scene.finish();
    ASSERT_EQ(scene.state.turn, 3);
    EXPECT_TRUE(scene.offers("use yellow_swap"));
}

TEST(FineSand, FS_051_swap_dumps_then_draws) {
    Scene scene = base().acting(2).cards("hand castle_1 castle_2 | built yellow_swap | stack coin_3 castle_3");
    scene.play("use yellow_swap, dump castle_1");
    EXPECT_EQ(scene.in(Zone::hand), "castle_2 coin_3");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1");
    Scene empty = base().acting(2).cards("hand castle_1 | built yellow_swap");
    empty.play("use yellow_swap, dump castle_1");
    EXPECT_EQ(empty.in(Zone::hand), "castle_1") << "both piles were empty: the same card comes back";
    EXPECT_EQ(empty.board().trigger, Trigger::none);
    EXPECT_EQ(empty.board().coins, 0);
}

TEST(FineSand, FS_052_FS_053_FS_E05_the_exchange_takes_the_top_cards) {
    Scene scene =
        base().acting(3).cards("hand castle_1 | symbol green_6 coin_2").cards(Seat(1), "hand castle_1 | symbol red_4");
    scene.finish();
    EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "coin_2") << "the top one only";
    EXPECT_EQ(scene.in(Seat(0), Zone::discard_pile), "red_4");
    EXPECT_EQ(scene.in(Seat(0), Zone::symbol_stack), "green_6");
    EXPECT_EQ(scene.in(Seat(1), Zone::symbol_stack), "");
}

TEST(FineSand, FS_053_from_the_right_neighbour) {
    Scene scene = base(3).acting(3);
    for (std::uint8_t i = 0; i < 3; ++i)
        scene.cards(Seat(i), "hand castle_1 | symbol " + std::string(i == 0 ? "coin_2" : i == 1 ? "red_4" : "blue_3"));
    scene.finish();
    EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "coin_2");
    EXPECT_EQ(scene.in(Seat(2), Zone::discard_pile), "red_4");
    EXPECT_EQ(scene.in(Seat(0), Zone::discard_pile), "blue_3");
}

TEST(FineSand, FS_054_FS_055_one_empty_symbol_card_blocks_everybody) {
    for (int players : {3, 4}) {
        Scene scene = base(players).acting(3);
        for (std::uint8_t i = 0; i < players; ++i)
            scene.cards(Seat(i),
                        i == 1 ? "hand castle_1 | stack " + pile : "hand castle_1 | symbol coin_2 | stack " + pile);
        scene.finish();
        EXPECT_EQ(scene.in(Seat(0), Zone::symbol_stack), "coin_2") << "it waits for a later turn";
        EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "");
        ASSERT_EQ(scene.state.phase, Phase::drawing);
        scene.state.players[1].board.cards.take(Zone::removed, scene.board().cards.find(Zone::removed, Card::coin_2));
        scene.state.players[1].board.cards.push(Zone::symbol_stack, Card::coin_2);
        for (Player& player : scene.state.players) show(player);
        scene.finish().finish();
        EXPECT_EQ(scene.state.turn, 5);
        EXPECT_EQ(scene.in(Seat(0), Zone::symbol_stack), "");
    }
}

TEST(FineSand, FS_056_also_in_the_last_turn) {
    Scene scene =
        base().acting(3).cards("hand castle_1 | symbol coin_2").cards(Seat(1), "hand castle_1 | symbol red_4");
    scene.state.last_turn = true;
    scene.finish();
    ASSERT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.total_score(0), 2);
    EXPECT_EQ(scene.total_score(1), 2);
}

TEST(FineSand, FS_057_sequential_turns) {
    Scene scene = base(3, TurnStyle::sequential).turn(2);
    for (std::uint8_t i = 0; i < 3; ++i)
        scene.cards(Seat(i),
                    "hand castle_1 coin_2 | symbol castle_2 | stack " + std::string("castle_2 castle_3 castle_3"));
    EXPECT_EQ(Game::waiting(scene.state), Seats::first(3)) << "Step 1 is common";
    scene.play("draw, 1: draw, 2: draw");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(0)));
    scene.play("ring red, build castle_1, pay coin_2");
    EXPECT_TRUE(Game::view(scene.state, Seat(2)).players[0].board.cards.has(Zone::fresh, Card::castle_1)) << "openly";
    scene.play("end, end");
    EXPECT_EQ(Game::waiting(scene.state), Seats(Seat(1)));
    EXPECT_EQ(scene.in(Seat(1), Zone::discard_pile), "") << "the exchange comes after all";
    scene.play(
        "1: ring red, 1: end, 1: end, 1: discard castle_1, 1: done, "
        "2: ring red, 2: end, 2: end, 2: discard castle_1, 2: done");
    EXPECT_EQ(scene.state.turn, 3);
    EXPECT_THAT(scene.in(Seat(1), Zone::discard_pile), testing::HasSubstr("castle_2"));
}

// ---- Scoring ----

TEST(FineSand, FS_058_hand_front_and_piles_count_symbol_cards_do_not) {
    Scene scene = fable("f1_scaffold f7_pallet");
    scene.cards(
        "hand castle_1 coin_2 | front f1_scaffold | stack castle_2 castle_2 | discard castle_3 | symbol green_6 "
        "| built castle_2 f7_pallet | pallet coin_2");
    EXPECT_EQ(scene.total_score(), 6);
}

TEST(FineSand, FS_059_fewest_wins_then_wooden_coins_then_shared) {
    const auto over = [](const std::string& mine, const std::string& other, int coins) {
        Scene scene = base().acting(5).cards("hand " + mine).cards(Seat(1), "hand " + other).coins(coins);
        scene.state.last_turn = true;
        scene.finish();
        return Game::ranking(scene.state, std::vector<std::string>{"Ada", "Bo"});
    };
    const Ranking fewest = over("castle_1", "castle_1 castle_2", 0);
    EXPECT_TRUE(fewest.seats[0].won);
    EXPECT_EQ(fewest.verdict, "Ada wins with 1 unbuilt card.");
    EXPECT_EQ(fewest.seats[1].place, 2);
    const Ranking coins = over("castle_1", "castle_2", 1);
    EXPECT_TRUE(coins.seats[0].won);
    EXPECT_EQ(coins.verdict, "Ada wins with 1 unbuilt card, ahead of the tied players by wooden coins.");
    const Ranking shared = over("castle_1", "castle_2", 0);
    EXPECT_TRUE(shared.seats[0].won && shared.seats[1].won);
    EXPECT_EQ(shared.seats[1].place, 1);
}

}  // namespace
}  // namespace skerry::fine_sand
