// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstring>
#include <functional>
#include <optional>

#include "fine_sand/scene.h"

// Whatever several things are named for, they are named in any order, and put back until it ends.
namespace skerry::fine_sand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

// Plays moves in every order; all lead to the same bytes.
State in_any_order(const Scene& start, std::vector<std::string> moves, std::string_view end = {}) {
    std::sort(moves.begin(), moves.end());
    std::optional<State> first;
    do {
        Scene scene = start;
        for (const std::string& move : moves) scene.play(move);
        if (!end.empty()) scene.play(end);
        if (!first) first = scene.state;
        EXPECT_EQ(std::memcmp(&scene.state, &*first, sizeof(State)), 0) << testing::PrintToString(moves);
    } while (std::next_permutation(moves.begin(), moves.end()));
    return *first;
}

std::string reason(const Scene& scene, std::string_view thing) {
    for (const Refusal& refusal : Game::prompt(scene.state, scene.seat).refused)
        if (refusal.thing.id == thing) return refusal.reason;
    return {};
}

// The price of a castle of 4 with a 3, a 2 and cards of 1.
Scene paying(std::string_view hand, int coins = 0) {
    return base().cards("hand blue_4 " + std::string(hand)).coins(coins).play("ring red, build blue_4");
}

TEST(FineSandSelection, FS_008_opening_cards_go_in_any_order) {
    Scene scene{.state = Game::begin({.mode = Mode::base}, Seed::number(1)).value(), .seat = Seat(0)};
    scene.cards("hand castle_1 castle_2 castle_2 coin_2 coin_2 coin_2 | stack red_4 red_5 red_6 castle_3");
    const State after = in_any_order(scene, {"mulligan coin_2", "mulligan castle_1", "mulligan castle_2"}, "done");
    EXPECT_TRUE(after.players[0].board.cards.has(Zone::hand, Card::red_6));
    scene.play("mulligan coin_2, mulligan castle_1, back mulligan coin_2, done");
    EXPECT_EQ(scene.in(Zone::discard_pile), "castle_1");
}

// The case of the browser: five to discard, one confirmed, then four glowing ones that did not fit.
TEST(FineSandSelection, FS_047_discards_go_in_any_order) {
    Scene scene = base().acting(2).cards("hand castle_1 castle_2 castle_2 castle_3 coin_2 coin_3 green_6 red_4");
    scene.play("ring red, end, end");
    Scene late = scene;
    late.play("discard red_4");
    EXPECT_THAT(late.moves(), ElementsAre("discard castle_1", "discard castle_2", "discard castle_3", "discard coin_2",
                                          "discard coin_3", "discard green_6"))
        << "the last card first, and all others are still there";
    late.play("discard castle_1, discard green_6, discard castle_2, discard castle_2");
    EXPECT_THAT(late.moves(), ElementsAre("done"));
    EXPECT_EQ(reason(late, "card:coin_2"), "You have chosen 5 already.");
    late.play("back discard castle_1");
    EXPECT_TRUE(late.offers("discard coin_2"));
    EXPECT_FALSE(late.offers("done")) << "exactly down to the limit";
    EXPECT_EQ(late.size(Zone::hand), 8) << "nothing happens before the end";
    EXPECT_TRUE(late.events.empty());
    EXPECT_EQ(late.revealed, Revealed::no);
    late.play("discard coin_3, done");
    EXPECT_EQ(late.in(Zone::discard_pile), "castle_2 castle_2 coin_3 green_6 red_4");
    in_any_order(scene, {"discard castle_1", "discard red_4", "discard castle_2", "discard castle_2", "discard coin_3"},
                 "done");
}

TEST(FineSandSelection, FS_032_a_payment_is_put_together_in_any_order) {
    const State paid =
        in_any_order(paying("coin_2 castle_1 castle_2 castle_3"), {"pay castle_1", "pay coin_2", "pay castle_3"});
    EXPECT_EQ(paid.players[0].agenda.back().kind, StepKind::red);
    EXPECT_EQ(paid.players[0].board.purse, 0);
    in_any_order(paying("coin_3 castle_1", 2), {"pay wooden_coin", "pay coin_3"});

    Scene scene = paying("coin_2 castle_1 castle_2 castle_3");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pay castle_1", "pay castle_2", "pay castle_3", "pay coin_2"));
    scene.play("pay castle_1");
    EXPECT_EQ(Game::prompt(scene.state, Seat(0)).line, "Pay 3 coins more.");
    scene.play("back pay castle_1, pay coin_2, pay castle_2");
    EXPECT_EQ(scene.size(Zone::hand), 4) << "nothing is paid before the price is covered";
    scene.play("pay castle_3");
    EXPECT_EQ(scene.in(Zone::hand), "castle_1");
}

TEST(FineSandSelection, FS_032_what_would_be_superfluous_is_refused_with_the_reason) {
    // 4 with 3, 2 and a single 1: 3 + 1 and 3 + 2 are payments, 2 + 1 is none.
    Scene scene = paying("coin_3 coin_2 castle_1").play("pay castle_1");
    EXPECT_THAT(scene.moves(), ElementsAre("pay coin_3"));
    EXPECT_THAT(reason(scene, "card:coin_2"), "Then something would be paid that is not needed.");
    scene.play("back pay castle_1, pay coin_2");
    EXPECT_THAT(scene.moves(), ElementsAre("pay coin_3"));
    EXPECT_THAT(reason(scene, "card:castle_1"), "Then something would be paid that is not needed.");
    scene.play("pay coin_3");
    EXPECT_EQ(scene.board().purse, 1);

    Scene pit = fable("f2_pit").cards("hand castle_1 castle_2 f2_pit").play("ring red, build castle_1");
    EXPECT_EQ(reason(pit, "card:f2_pit"), "It pays nothing.");
}

// One item decides whether the others come out: two of 2 and one of 3 for a price of 4, with no 1 at all.
TEST(FineSandSelection, FS_032_no_pick_leads_to_a_dead_end) {
    for (const char* hand : {"coin_3 coin_2 coin_2", "coin_3 coin_2 coin_2 castle_1", "coin_2 castle_1 castle_2"}) {
        const std::function<void(const Scene&)> walk = [&](const Scene& at) {
            if (at.decision() != "pay") return;
            ASSERT_FALSE(at.moves().empty()) << hand;
            for (const std::string& move : at.moves()) {
                Scene next = at;
                walk(next.play(move));
            }
        };
        walk(paying(hand));
    }
}

TEST(FineSandSelection, FS_101_a_payment_leaves_a_card_for_the_off_load) {
    Scene scene = solo().acting(14).cards("hand castle_2 castle_1 coin_2").play("ring red, build castle_2");
    EXPECT_THAT(scene.moves(), ElementsAre("pay coin_2")) << "1 + 2 would be too much";
    Scene exact = solo().acting(14).cards("hand blue_3 castle_1 castle_2 coin_2").coins(1);
    exact.play("ring red, build blue_3, pay castle_1, pay castle_2");
    EXPECT_THAT(exact.moves(), ElementsAre("pay wooden_coin"));
    Scene last = solo().acting(14).cards("hand castle_3 castle_1 castle_2").coins(2);
    last.play("ring red, build castle_3, pay castle_2");
    EXPECT_THAT(last.moves(), ElementsAre("pay wooden_coin"));
    EXPECT_EQ(reason(last, "card:castle_1"), "A card has to stay in your hand for the off-load.");
}

TEST(FineSandSelection, FS_078_FS_081_cards_are_dumped_in_any_order) {
    in_any_order(fable("f5_three_for_two")
                     .cards("hand castle_1 castle_2 castle_3 coin_2 | built f5_three_for_two | stack red_4 green_6")
                     .play("use f5_three_for_two"),
                 {"dump castle_3", "dump castle_1", "dump coin_2"});
    in_any_order(fable("f6_draw_extra")
                     .acting(3)
                     .cards("hand castle_1 castle_2 castle_3 | built f6_draw_extra | stack red_4 green_6 coin_2 coin_2")
                     .play("use f6_draw_extra"),
                 {"dump castle_3", "dump castle_1"}, "done");

    // What is left must pay for a build, whatever is named first.
    Scene tight = fable("f4_always_build")
                      .acting(2)
                      .cards("hand castle_2 castle_2 castle_3 coin_2 | built f4_always_build")
                      .play("use f4_always_build, dump castle_3");
    EXPECT_THAT(tight.moves(), ElementsAre("dump castle_2"));
    EXPECT_EQ(reason(tight, "card:coin_2"), "Without it you could not pay for any build.");
}

TEST(FineSandSelection, a_dump_of_the_whole_hand_ends_by_itself) {
    Scene scene = fable("f4_draw_half").acting(2);
    scene.cards("hand castle_1 castle_2 | built f4_draw_half | stack castle_3 castle_3 castle_3");
    EXPECT_EQ(scene.play("ring blue, use f4_draw_half, dump castle_2, dump castle_1").in(Zone::hand), "castle_3");
    Scene empty = fable("f4_draw_half").acting(2).cards("built f4_draw_half | stack castle_3 castle_3 castle_3");
    EXPECT_EQ(empty.play("ring blue, use f4_draw_half").decision(), "blue") << "there is nothing to dump";
}

// `bonus 2` before `bonus 1` once lost a whole campaign.
TEST(FineSandSelection, FS_105_coin_rows_are_used_in_any_order) {
    Scene scene = solo().cards("hand castle_1 coin_2 coin_2 | stack castle_2 castle_2 castle_2 castle_2").coins(15);
    scene.state.last_turn = true;
    scene.acting(5).play("ring red, end, end");
    ASSERT_EQ(scene.decision(), "solo_bonus");
    Scene all = scene;
    all.play("bonus 3, bonus 2");
    EXPECT_THAT(all.moves(), ElementsAre("bonus 1", "done"));
    all.play("bonus 1");
    EXPECT_THAT(all.moves(), ElementsAre("done")) << "a last moment to put back";
    EXPECT_EQ(Game::ranking(all.state), Game::ranking(Game::view(all.state, Seats::none())))
        << "picks are no part of the public score";
    all.play("back bonus 2, done");
    EXPECT_EQ(sheet_row(all.state).struck, 7 - 4);
    EXPECT_EQ(all.decision(), "solo_swap");
    in_any_order(scene, {"bonus 3", "bonus 1", "bonus 2"}, "done");
}

TEST(FineSandSelection, FS_106_three_of_six_leave_in_any_order) {
    Scene scene = solo().cards("hand castle_1");
    scene.state.last_turn = true;
    scene.acting(5).play("ring red, end, end");
    ASSERT_EQ(scene.decision(), "solo_swap");
    const auto offered = scene.moves();
    const State over = in_any_order(scene, {offered.back(), offered[0], offered[1]});
    EXPECT_EQ(over.phase, Phase::over);
    scene.play(offered.back());
    EXPECT_TRUE(scene.offers(offered[0]));
    EXPECT_TRUE(scene.state.leaving.empty()) << "nothing leaves before the third";
    scene.play("back " + offered.back());
    EXPECT_EQ(scene.moves(), offered);
}

TEST(FineSandSelection, FS_062_nobody_sees_what_others_have_picked) {
    for (const TurnStyle style : {TurnStyle::simultaneous, TurnStyle::sequential}) {
        Scene scene = base(2, style).acting(3).cards("hand castle_1 castle_2 castle_3 coin_2 coin_3 | stack castle_3");
        scene.play("ring red, end, end");
        const State before = Game::view(scene.state, Seat(1));
        scene.play("discard coin_3");
        const State now = Game::view(scene.state, Seat(1));
        EXPECT_EQ(std::memcmp(&now, &before, sizeof(State)), 0) << name_of(style);
        EXPECT_EQ(Game::view(scene.state, Seat(0)).players[0].picked.size(), 1u);
    }
}

}  // namespace
}  // namespace skerry::fine_sand
