// SPDX-License-Identifier: Apache-2.0
#include "fine_sand/scene.h"

// Sections 4.1, 4.2, 6.9 and 8.2: the Fable and solo campaigns. FS-095 to FS-108, FS-E10 to FS-E12.
namespace skerry::fine_sand {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

State over(Scene scene) {
    scene.state.last_turn = true;
    scene.acting(scene.state.turn).finish();
    return scene.state;
}

// A Fable game as it stands when it is over: what follows is decided by the campaign alone.
State fable_over(const Game::Setup& setup, std::uint64_t seed) {
    State state = Game::begin(setup, Seed::number(seed)).value();
    for (std::uint8_t i = 0; i < state.players.size(); ++i) Game::play(state, Seat(i), done, {});
    return over({.state = state, .seat = Seat(0)});
}

TEST(FineSand, FS_095_FS_096_FS_E12_three_numbered_cards_leave_a_group_comes) {
    Game::Setup setup{.mode = Mode::fable, .players = 2};
    for (int round = 1; round <= 12; ++round) {
        const State state = fable_over(setup, static_cast<std::uint64_t>(round));
        ASSERT_EQ(state.phase, Phase::over);
        EXPECT_EQ(state.leaving.size(), 3u);
        for (Card c : state.leaving) EXPECT_TRUE(is_numbered(c)) << name_of(c) << " has a warning sign";
        const CardSet set = set_of(state);
        EXPECT_EQ(set.total(), 30);
        for (Card c : start_set.at_least(1))
            if (!is_numbered(c)) {
                EXPECT_EQ(set[c], start_set[c]) << name_of(c);
            }
        for (Card c : setup.campaign.queue[0]) EXPECT_GT(set[c], 0) << "round " << round << " brings " << name_of(c);
        if (round <= 9) {
            for (Card c : setup.campaign.queue[0]) EXPECT_EQ(row(c).mark, round);
        }
        const auto next = Game::next(state);
        ASSERT_TRUE(next) << next.sentence();
        EXPECT_EQ(next.value().campaign.set, set);
        EXPECT_EQ(next.value().campaign.queue.size(), 9u);
        EXPECT_EQ(next.value().campaign.played, round);
        setup = next.value();
    }
}

TEST(FineSand, FS_097_the_same_swap_for_all) {
    const State state = Game::begin({.mode = Mode::fable, .players = 4}, Seed::number(5)).value();
    for (const Player& player : state.players) EXPECT_EQ(player.owned, state.players[0].owned);
}

TEST(FineSand, FS_098_what_left_comes_back_nine_rounds_later) {
    Game::Setup setup{.mode = Mode::fable, .players = 2};
    std::vector<Group> left;
    for (int round = 1; round <= 20; ++round) {
        if (round > 9) {
            EXPECT_EQ(setup.campaign.queue[0], left[static_cast<std::size_t>(round - 10)]) << round;
        }
        const State state = fable_over(setup, static_cast<std::uint64_t>(round));
        left.push_back(state.leaving);
        setup = Game::next(state).value();
    }
}

TEST(FineSand, FS_099_all_cards_go_back_to_their_owners) {
    Scene scene = fable("f8_beach_chair f3_remove_junk f7_pallet", 3).acting(5);
    scene.cards("hand castle_1 | symbol coin_2 | built f7_pallet | pallet coin_2 | fresh f8_beach_chair");
    for (const Seat seat : {Seat(1), Seat(2)}) scene.cards(seat, "hand castle_1 | symbol coin_2");
    scene.coins(5);
    const CardSet set = set_of(scene.state);
    const State state = over(scene);
    ASSERT_EQ(state.players[1].owned.size(), 31u);
    const auto next = Game::next(state);
    ASSERT_TRUE(next) << next.sentence();
    EXPECT_EQ(next.value().campaign.set, set);
    const State again = Game::begin(next.value(), Seed::number(2)).value();
    for (const Player& player : again.players) {
        EXPECT_EQ(player.owned.size(), 30u);
        EXPECT_EQ(player.board.coins, 0);
    }
}

TEST(FineSand, a_fable_campaign_counts_its_wins_and_other_players_may_go_on) {
    const State state = fable_over({.mode = Mode::fable, .players = 2}, 3);
    Game::Setup next = Game::next(state).value();
    int wins = 0;
    for (std::size_t i = 0; i < 4; ++i) wins += next.campaign.wins[static_cast<Symbol>(i)];
    EXPECT_GE(wins, 1);
    next.players = 4;
    EXPECT_TRUE(Game::begin(next, Seed::number(1)));
    EXPECT_THAT(Game::next(Game::begin({.mode = Mode::fable}, Seed::number(1)).value()).sentence(),
                HasSubstr("not over"));
    EXPECT_THAT(Game::next(over(base())).sentence(), HasSubstr("not part of a campaign"));
}

// ---- Solo ----

TEST(FineSand, FS_100_thirteen_timer_coins_block_the_off_load) {
    Scene scene = solo();
    EXPECT_EQ(timer_coins(scene.state), 13);
    scene.cards("hand castle_1 castle_2 | stack castle_3 castle_3 castle_3 castle_2");
    EXPECT_THAT(scene.moves(), Not(Contains("offload castle_1")));
    scene.finish();
    ASSERT_EQ(scene.state.turn, 2);
    EXPECT_EQ(timer_coins(scene.state), 12) << "one went after the limit check";
    scene.turn(13);
    EXPECT_EQ(timer_coins(scene.state), 1);
    EXPECT_FALSE(scene.offers("offload castle_1"));
    scene.turn(14);
    EXPECT_EQ(timer_coins(scene.state), 0);
    EXPECT_TRUE(scene.offers("offload castle_1"));
}

TEST(FineSand, FS_101_from_turn_fourteen_one_off_load_is_a_duty) {
    Scene scene = solo().acting(14).cards("hand castle_1 castle_2");
    scene.play("ring red, end");
    EXPECT_FALSE(scene.offers("end")) << "a card must go first";
    scene.play("offload castle_1");
    EXPECT_TRUE(scene.offers("end"));
    EXPECT_FALSE(scene.offers("offload castle_2")) << "exactly one";

    // The last card of the hand is kept for it.
    Scene last = solo().acting(14).cards("hand castle_2").coins(5);
    last.play("ring red");
    EXPECT_FALSE(last.offers("build castle_2"));
    Scene pays = solo().acting(14).cards("hand castle_1 castle_2").coins(5);
    pays.play("ring red, build castle_1");
    EXPECT_THAT(pays.moves(), Not(Contains("pay castle_2")));
    EXPECT_THAT(pays.moves(), Contains("pay wooden_coin"));
    pays.play("pay wooden_coin, offload castle_2, end");
    EXPECT_TRUE(pays.offers("end"));

    // With an empty hand the duty lapses, and nobody is stuck.
    Scene empty = solo().acting(14).cards("stack castle_1 castle_2");
    empty.play("ring red, end");
    EXPECT_TRUE(empty.offers("end"));
    Scene draws = solo().turn(14).cards("stack castle_1 castle_2 castle_3");
    EXPECT_TRUE(draws.offers("draw"));
}

// Nothing has to stay in a hand that was empty: coins pay for a revealed card.
TEST(FineSand, FS_101_an_empty_hand_pays_with_coins_for_a_revealed_card) {
    Scene scene = solo_with("f9_build_desired").acting(15).cards("built f9_build_desired | stack blue_3").coins(4);
    scene.play("ring red, use f9_build_desired, build blue_3 with f9_build_desired");
    EXPECT_THAT(scene.moves(), ElementsAre("pay wooden_coin"));
    scene.play("pay wooden_coin, pay wooden_coin, pay wooden_coin");
    EXPECT_EQ(scene.in(Zone::fresh), "blue_3");
    EXPECT_EQ(scene.board().coins, 1);
}

TEST(FineSand, FS_101_junk_and_pallet_leave_a_card_too) {
    Scene junk =
        solo_with("f3_remove_junk f7_pallet").acting(15).cards("hand castle_1 castle_2 coin_2 | built f3_remove_junk");
    EXPECT_FALSE(junk.offers("use f3_remove_junk"));
    junk.play("offload castle_1");
    EXPECT_FALSE(junk.offers("use f3_remove_junk")) << "two cards are too few";
    Scene four =
        solo_with("f3_remove_junk").acting(15).cards("hand castle_1 castle_2 castle_2 coin_2 | built f3_remove_junk");
    EXPECT_TRUE(four.offers("use f3_remove_junk"));
    Scene pallet = solo_with("f7_pallet").acting(15).cards("hand coin_2 | built f7_pallet");
    EXPECT_FALSE(pallet.offers("use f7_pallet"));
    EXPECT_TRUE(
        solo_with("f7_pallet").acting(15).cards("hand coin_2 castle_1 | built f7_pallet").offers("use f7_pallet"));
}

TEST(FineSand, FS_102_no_exchange_and_what_else_is_different_alone) {
    Scene scene = solo_with("f5_limit_boost f8_beach_chair").acting(3);
    scene.cards("hand f8_beach_chair coin_2 coin_2 castle_1 | built f5_limit_boost");
    scene.play("ring red, build f8_beach_chair, pay coin_2, pay coin_2, end, use f5_limit_boost").finish();
    EXPECT_TRUE(scene.board().cards.has(Zone::removed, Card::f5_limit_boost));
    EXPECT_TRUE(scene.board().cards.has(Zone::built, Card::f8_beach_chair));
    EXPECT_EQ(scene.size(Zone::symbol_stack), 0);
    Scene stays = solo().acting(14).cards("hand castle_1 | symbol coin_2");
    stays.play("offload castle_1").finish();
    EXPECT_EQ(stays.in(Zone::symbol_stack), "coin_2 castle_1");
}

// A solo game that ends with this turn.
Scene ending(const Campaign& campaign, std::string_view cards, int coins = 0) {
    Scene scene = solo(campaign).cards(cards).coins(coins);
    scene.state.last_turn = true;
    scene.acting(5);
    scene.play("ring red, end, end");
    return scene;
}

// After games that struck these numbers without any coins.
Campaign after(std::initializer_list<int> struck, int coins = 0) {
    Campaign campaign;
    for (int number : struck) {
        Group leaving;
        for (Card c : campaign.set.at_least(1))
            for (int i = 0; i < campaign.set[c] && !leaving.full(); ++i)
                if (is_numbered(c)) leaving.push(c);
        campaign = after_swap(campaign, leaving, false);
        SheetRow line;
        line.stack = static_cast<std::uint8_t>(number);
        line.struck = static_cast<std::uint8_t>(number);
        line.coins = static_cast<std::uint8_t>(campaign.sheet.empty() ? coins : 0);
        campaign.sheet.push(line);
    }
    return campaign;
}

TEST(FineSand, FS_103_FS_E11_one_point_a_card_two_an_off_load) {
    Scene scene = ending(
        {}, "hand castle_1 coin_2 coin_2 | symbol castle_2 castle_2 castle_2 castle_2 castle_2 castle_3 castle_3");
    EXPECT_EQ(scene.state.phase, Phase::scoring) << "cards are swapped next";
    EXPECT_EQ(sheet_row(scene.state).struck, 17) << "3 + 14";
    EXPECT_EQ(Game::ranking(scene.state).seats[0].total, 17);
}

// Ruling 40: an off-loaded card counts 2, so it goes before one of the stack.
TEST(FineSand, FS_087_FS_103_alone_big_castles_remove_what_counts_most) {
    const auto ended = [](std::string_view cards) {
        Scene scene = solo_with("f7_castle_big f7_castle_giant").cards(cards);
        scene.state.last_turn = true;
        scene.acting(5).play("ring red, end, end");
        const Ranking ranking = Game::ranking(scene.state);
        EXPECT_EQ(ranking.seats[0].total, sheet_total(sheet_row(scene.state)));
        EXPECT_EQ(Game::facts(scene.state, Seat(0)).sheet.back().total, ranking.seats[0].total);
        return sheet_row(scene.state);
    };
    const SheetRow giant =
        ended("built f7_castle_giant | hand castle_1 coin_2 coin_2 | symbol castle_2 castle_2 castle_2");
    EXPECT_EQ(giant.stack, 3);
    EXPECT_EQ(giant.offloads, 1);
    const SheetRow both =
        ended("built f7_castle_big f7_castle_giant | hand castle_1 coin_2 coin_2 | symbol castle_2 castle_2");
    EXPECT_EQ(both.stack, 2) << "two off-loads, then a card of the stack";
    EXPECT_EQ(both.offloads, 0);
    const SheetRow few = ended("built f7_castle_big f7_castle_giant | hand castle_1 | symbol castle_2");
    EXPECT_EQ(sheet_total(few), 0) << "as many as there are";
}

TEST(FineSand, FS_104_the_next_higher_free_number_is_struck) {
    const std::string four = "hand castle_1 coin_2 coin_2 | stack castle_2";
    EXPECT_EQ(sheet_row(ending({}, four).state).struck, 4);
    EXPECT_EQ(sheet_row(ending(after({4, 5}), four).state).struck, 6);
    Scene zero = ending({}, "removed castle_1");
    EXPECT_EQ(sheet_row(zero.state).struck, 1) << "0 strikes the smallest free number";
}

TEST(FineSand, FS_104_FS_108_a_campaign_is_lost_above_twenty) {
    Campaign campaign = after({20});
    Scene scene = ending(campaign,
                         "hand castle_1 coin_2 coin_2 | symbol castle_2 castle_2 castle_2 castle_2 castle_2 green_6 "
                         "red_4 blue_3 purple_4");
    EXPECT_EQ(scene.state.phase, Phase::over) << "3 + 18 = 21";
    EXPECT_TRUE(scene.happened(EventKind::lost));
    const Ranking ranking = Game::ranking(scene.state);
    EXPECT_FALSE(ranking.seats[0].won);
    EXPECT_THAT(ranking.verdict, HasSubstr("The campaign is lost"));
    EXPECT_THAT(Game::next(scene.state).sentence(), HasSubstr("The campaign is lost"));
    EXPECT_EQ(Game::campaign_points(scene.state), std::nullopt);
}

TEST(FineSand, FS_105_FS_E10_coin_rows_give_a_bonus_once) {
    // One space is filled and 17 is struck; STACK 5, six off-loads, four wooden coins.
    Campaign campaign = after({17}, 1);
    Scene scene = ending(campaign,
                         "hand castle_1 coin_2 coin_2 | stack coin_2 red_4 | symbol castle_2 castle_2 castle_2 "
                         "castle_2 castle_2 green_6",
                         4);
    EXPECT_EQ(Game::ranking(scene.state).seats[0].total, 17);
    EXPECT_EQ(coin_spaces_filled(campaign) + sheet_row(scene.state).coins, 5);
    EXPECT_THAT(scene.moves(), testing::ElementsAre("bonus 1", "done"));
    Scene kept = scene;
    kept.play("done");
    EXPECT_EQ(sheet_row(kept.state).struck, 18) << "17 is struck already";
    scene.play("bonus 1, done");
    EXPECT_EQ(sheet_row(scene.state).struck, 16);
    EXPECT_EQ(scene.state.phase, Phase::scoring);
    while (scene.state.phase == Phase::scoring) scene.play(scene.moves()[0]);
    const Game::Setup next = Game::next(scene.state).value();
    EXPECT_EQ(next.campaign.sheet.back().struck, 16);
    EXPECT_TRUE(next.campaign.sheet.back().bonuses.has(Bonus::minus_1));
    // It is used up; one that was not used is kept.
    Scene later = ending(next.campaign, "hand castle_1", 0);
    EXPECT_NE(later.decision(), "solo_bonus");
    while (kept.state.phase == Phase::scoring) kept.play(kept.moves()[0]);
    Scene saved = ending(Game::next(kept.state).value().campaign, "hand castle_1", 0);
    EXPECT_EQ(saved.decision(), "solo_bonus");
}

TEST(FineSand, FS_105_several_bonuses_at_once_and_at_most_twenty_five_coins) {
    Scene scene = ending({},
                         "hand castle_1 coin_2 coin_2 | stack castle_2 castle_2 castle_2 castle_2 castle_2 green_6 "
                         "red_4 blue_3 purple_4",
                         40);
    EXPECT_EQ(sheet_row(scene.state).coins, 25) << "the rest is ignored";
    EXPECT_THAT(scene.moves(), testing::ElementsAre("bonus 1", "bonus 2", "bonus 3", "bonus 4", "bonus 5", "done"));
    scene.play("bonus 5, bonus 2, done");
    EXPECT_EQ(sheet_row(scene.state).struck, 12 - 7);
}

TEST(FineSand, FS_106_six_are_revealed_and_three_leave_for_good) {
    Scene scene = ending({}, "hand castle_1");
    ASSERT_EQ(scene.decision(), "solo_swap");
    EXPECT_EQ(scene.state.offer.size(), 6u);
    for (Card c : scene.state.offer) EXPECT_TRUE(is_numbered(c));
    const CardSet before = scene.state.setup.campaign.set;
    for (int i = 0; i < 3; ++i) scene.play(scene.moves()[0]);
    ASSERT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(scene.state.leaving.size(), 3u);
    const Game::Setup next = Game::next(scene.state).value();
    CardSet expected = before;
    for (Card c : scene.state.leaving) expected.remove(c);
    for (Card c : fable_groups[0]) expected.add(c);
    EXPECT_EQ(next.campaign.set, expected);
    EXPECT_EQ(next.campaign.queue.size(), 8u) << "what left does not come back";
    EXPECT_EQ(timer_coins(Game::begin(next, Seed::number(1)).value()), 13);
}

TEST(FineSand, FS_107_ten_games_and_victory_points) {
    EXPECT_EQ(victory_points(1), 10);
    EXPECT_EQ(victory_points(10), 1);
    EXPECT_EQ(victory_points(11), 0);
    Campaign campaign = after({20, 19, 18, 17, 16, 10, 3, 2, 1});
    Scene scene = ending(campaign, "hand castle_1 coin_2 coin_2 | stack castle_2");
    EXPECT_EQ(scene.state.phase, Phase::over) << "nothing is swapped after the tenth game";
    const Ranking ranking = Game::ranking(scene.state);
    EXPECT_TRUE(ranking.seats[0].won);
    EXPECT_THAT(ranking.verdict, HasSubstr("complete: 35 victory points")) << "1 + 8 + 9 + 10 + 7 for the 4";
    EXPECT_THAT(Game::next(scene.state).sentence(), HasSubstr("complete: 35 victory points"));
    EXPECT_EQ(Game::campaign_points(scene.state), 35);
    EXPECT_EQ(Game::campaign_points(ending({}, "hand castle_1").state), std::nullopt) << "nine games are to come";
}

}  // namespace
}  // namespace skerry::fine_sand
