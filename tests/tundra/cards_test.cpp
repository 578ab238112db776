// SPDX-License-Identifier: Apache-2.0
#include <map>

#include "tundra/scene.h"

// Sections 3.7, 3.8, 6.9, 6.10 and 6.11: city cards, advisors, enhancements, dice effects. TU-077 to TU-087.
namespace skerry::tundra {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// ---- Every card, as the specification writes it ----

// "F2 b1 m2 A1 pay_step:2": gains, movement points and units of choice as letters, what is offered after them as a step.
void expect_effect(Scene& scene, const std::string& effect, const std::string& what) {
    std::map<char, int> gained;
    std::string step;
    for (const std::string& word : words(effect)) {
        if (word.find(':') == std::string::npos)
            gained[word[0]] = word[1] - '0';
        else
            step = word;
    }
    const auto asked = [&] {
        const Step& next = scene.me().agenda.back();
        return scene.asked() + ":" + std::to_string(next.count);
    };
    EXPECT_EQ(scene.store(), "F" + std::to_string(5 + gained['F']) + " S" + std::to_string(5 + gained['S']) + " P" +
                                 std::to_string(5 + gained['P']) + " b" + std::to_string(5 + gained['b']) + " V" +
                                 std::to_string(gained['V']))
        << what;
    if (gained['m'] > 0) {
        EXPECT_EQ(asked(), "move_step:" + std::to_string(gained['m'])) << what;
        scene.play("done");
    }
    if (gained['A'] > 0) {
        EXPECT_EQ(asked(), "choose_resource:" + std::to_string(gained['A'])) << what;
        scene.play("done");
    }
    if (!step.empty()) {
        EXPECT_EQ(asked(), step) << what;
        scene.play("done");
    }
    EXPECT_TRUE(scene.asked() == "activation" || scene.asked() == "turn_pre") << what << ": " << scene.asked();
}

Scene rich() { return base(4).store("F5 S5 P5 b5 V0").workers("A2 B1"); }

// Rows from 6 to 1.
const std::vector<std::pair<std::string, std::array<std::string, 6>>> enhancements{
    {"s01", {"F1", "F1", "F1", "b1", "b1", "b1"}},
    {"s02", {"S1", "S1", "S1", "b1", "b1", "b1"}},
    {"s03", {"b1", "b1", "b1", "P1", "P1", "P1"}},
    {"s04", {"b1", "b1", "A1", "A1", "b1", "b1"}},
    {"s05", {"m2", "m2", "b1", "b1", "b1", "b1"}},
    {"s06", {"b1", "b1", "b1", "b2", "b2", "b2"}},
    {"s07", {"F1", "F1", "S1", "S1", "P1", "P1"}},
    {"s08", {"b2", "b2", "b1", "b1", "m1", "m1"}},
    {"s09", {"b1", "b1", "b1", "F1", "F1", "F1"}},
    {"s10", {"P1", "P1", "P1", "b1", "b1", "b1"}},
    {"s11", {"P1", "P1", "F1", "F1", "S1", "S1"}},
    {"s12", {"A1", "A1", "b1", "b1", "b1", "b1"}},
    {"s13", {"b1", "b1", "b1", "S1", "S1", "S1"}},
    {"s14", {"S1", "S1", "P1", "P1", "F1", "F1"}},
    {"s15", {"b1", "b1", "b1", "b1", "A1", "A1"}},
    {"s16", {"V1", "b1", "b1", "b1", "b1", "b1"}},
    {"e01", {"m3", "m3", "m2", "m2", "m2", "m2"}},
    {"e02", {"b1 m2", "b1 m2", "b1 m2", "m1", "m1", "m1"}},
    {"e03", {"F2", "F2", "F2", "F1 b1", "F1 b1", "F1 b1"}},
    {"e04", {"S2", "S2", "S2", "S1 b1", "S1 b1", "S1 b1"}},
    {"e05", {"P2", "P2", "P2", "P1 b1", "P1 b1", "P1 b1"}},
    {"e06", {"A2", "A2", "A2", "A1", "A1", "A1"}},
    {"e07", {"b4", "b4", "b3", "b3", "b2", "b2"}},
    {"e08", {"b2", "b2", "b2", "b3", "b3", "b3"}},
    {"e09", {"gather:3", "gather:3", "gather:2", "gather:2", "gather:2", "gather:2"}},
    {"e10", {"hire_step:1", "hire_step:1", "hire_step:1", "hire_step:1", "hire_step:1", "hire_step:1"}},
    {"e11", {"build_step:1", "build_step:1", "build_step:1", "b2", "b2", "b2"}},
    {"e12", {"b2", "b2", "b2", "upgrade_step:1", "upgrade_step:1", "upgrade_step:1"}},
    {"e13", {"V1", "V1", "pay_step:1", "pay_step:1", "pay_step:1", "pay_step:1"}},
    {"e14", {"pay_step:1", "pay_step:1", "pay_step:1", "pay_step:1", "pay_step:1", "pay_step:1"}},
    {"e15", {"pay_step:2", "pay_step:2", "pay_step:2", "pay_step:2", "pay_step:2", "pay_step:2"}},
    {"e16", {"card_pick:1", "b2", "b2", "b2", "b2", "b2"}},
    {"e17", {"b2 reroll_any:1", "b2 reroll_any:1", "b2 reroll_any:1", "b1 nudge:1", "b1 nudge:1", "b1 nudge:1"}},
    {"e18", {"b1", "b1", "b1", "b1", "b1", "b1"}},
    {"e19", {"b1", "b1", "b1", "b1", "b1", "b1"}},
    {"e20", {"F1 S1 P1", "F1 S1 P1", "b2", "b2", "b2", "b2"}},
    {"e21", {"F1 P1", "F1 P1", "F1 P1", "F1 b1", "F1 b1", "F1 b1"}},
    {"e22", {"F1 S1", "F1 S1", "F1 S1", "S1 b1", "S1 b1", "S1 b1"}},
    {"e23", {"S1 P1", "S1 P1", "S1 P1", "P1 b1", "P1 b1", "P1 b1"}},
    {"e24", {"V2", "V1", "b1", "b1", "b1", "b1"}}};

TEST(Tundra, TU_087_every_enhancement_in_every_row) {
    EXPECT_EQ(enhancements.size(), 40u);
    for (const auto& [card, rows] : enhancements)
        for (int die = 1; die <= 6; ++die) {
            Scene scene = rich();
            if (card[0] == 's')
                scene.starter(Board::gathering, card);
            else
                scene.under(Board::gathering, card);
            const std::string value = std::to_string(die);
            scene.dice(value + " 3").play("place " + value + " gathering, start " + card);
            expect_effect(scene, rows[static_cast<std::size_t>(6 - die)], card + " row " + value);
        }
}

TEST(Tundra, TU_086_every_advisor) {
    const std::vector<std::string> effects{"m3",
                                           "b3",
                                           "F2",
                                           "S2",
                                           "P2",
                                           "b2 swap_step:2",
                                           "set_die:1",
                                           "b2 reroll_any:1",
                                           "hire_step:1",
                                           "build_step:1",
                                           "upgrade_step:1",
                                           "pay_step:1",
                                           "pay_step:2",
                                           "V1",
                                           "m1 A1",
                                           "gather:2"};
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const std::string card = (i < 9 ? "a0" : "a") + std::to_string(i + 1);
        Scene scene = rich().advisors(card).dice("3 4").play("use " + card);
        EXPECT_EQ(scene.advisors(), card + "*");
        expect_effect(scene, effects[i], card);
        EXPECT_EQ(scene.asked(), "turn_pre");
        EXPECT_FALSE(scene.offers("use " + card)) << "once a round";
    }
}

// ---- Those with more to them ----

TEST(Tundra, TU_086_what_advisors_ask_and_give) {
    Scene hire = rich().advisors("a09").dice("1").play("use a09, hire A1:berries");
    EXPECT_EQ(hire.store(), "F5 S5 P5 b2 V0");
    EXPECT_EQ(hire.workers(), "A1 A2 B1");
    Scene clerk = rich().advisors("a11").dice("1").play("use a11, upgrade travel");
    EXPECT_EQ(clerk.store(), "F2 S5 P3 b5 V1") << "the full price";
    EXPECT_EQ(clerk.asked(), "turn_pre") << "one board";
    Scene tax = rich().store("F2 S3 P4").advisors("a12").dice("1").play("use a12");
    EXPECT_THAT(tax.moves(), UnorderedElementsAre("pay stone", "pay peat", "done")) << "three of a kind";
    tax.play("pay peat");
    EXPECT_EQ(tax.store(), "F2 S3 P1 b5 V2");
    EXPECT_EQ(tax.asked(), "turn_pre") << "once";
    Scene herbs = rich().advisors("a13").dice("1").play("use a13, pay berries, pay berries");
    EXPECT_EQ(herbs.store(), "F5 S5 P5 b1 V2");
    Scene coach = rich().advisors("a15").dice("1").play("use a15, move A2 A3, gain peat");
    EXPECT_EQ(coach.store(), "F6 S5 P6 b5 V0");
    Scene otter = rich().advisors("a16").dice("1").play("use a16, gather firewood, gather stone");
    EXPECT_EQ(otter.store(), "F6 S6 P5 b5 V0");
}

TEST(Tundra, TU_086_dice_effects) {
    Scene owl = rich().advisors("a07").dice("1 4").play("use a07");
    EXPECT_EQ(owl.moves().size(), 11u) << "any face for either die, or nothing";
    owl.play("turn 1 6");
    EXPECT_EQ(owl.dice(), "4 6");
    Scene raven = rich().advisors("a08").placed(Board::trade, "2").dice("1 1 5").play("use a08");
    EXPECT_THAT(raven.moves(), UnorderedElementsAre("reroll 1", "reroll 5", "done")) << "unused dice only";
    raven.play("reroll 1");
    EXPECT_EQ(raven.revealed, Revealed::no) << "chosen first, rolled together";
    raven.play("reroll 5, done");
    EXPECT_EQ(raven.revealed, Revealed::yes);
    EXPECT_EQ(raven.me().dice.total(), 3);
    EXPECT_GE(raven.me().dice[Face::one], 1) << "one was left alone";
    EXPECT_EQ(raven.told(EventKind::rerolls), 1);
    EXPECT_EQ(raven.asked(), "turn_pre");
    Scene all = rich().advisors("a08").dice("1 5").play("use a08, reroll 5, reroll 1");
    EXPECT_THAT(all.moves(), ElementsAre("done")) << "a last moment to put one back";
    EXPECT_EQ(all.play("back reroll 5, done").me().dice.total(), 2);
    EXPECT_GE(all.me().dice[Face::five], 1);
    Scene nothing = rich().advisors("a07 a08").dice("1").play("place 1 trade, finish, use a08");
    EXPECT_EQ(nothing.me().berries, 7);
    EXPECT_EQ(nothing.asked(), "turn_post") << "without unused dice they do nothing else";
    nothing.play("use a07");
    EXPECT_EQ(nothing.asked(), "turn_post");
}

// Under gathering, with this die; its action is started.
Scene with_card(const std::string& card, const std::string& die, std::string_view store = "F5 S5 P5 b5") {
    Scene scene = rich().store(store).under(Board::gathering, card).dice(die + " 3");
    return scene.play("place " + die + " gathering, start " + card);
}

TEST(Tundra, TU_087_enhancements_that_trade) {
    EXPECT_EQ(with_card("e13", "4").play("pay berries").store(), "F5 S5 P5 b3 V1");
    EXPECT_EQ(with_card("e14", "5").play("pay stone").store(), "F5 S3 P5 b5 V2");
    EXPECT_EQ(with_card("e14", "4").play("pay stone").store(), "F5 S3 P5 b5 V1");
    EXPECT_EQ(with_card("e15", "4").play("pay firewood, pay peat").store(), "F4 S5 P4 b11 V0");
    EXPECT_EQ(with_card("e15", "3").play("gain firewood, gain stone").store(), "F6 S6 P5 b3 V0");
    EXPECT_EQ(with_card("e15", "3", "b1").play("gain peat").asked(), "activation") << "a second berry there is not";
    EXPECT_EQ(with_card("e10", "1").play("hire A1:peat").store(), "F5 S5 P3 b5 V0");
    EXPECT_EQ(with_card("e17", "2").play("nudge 3 up").dice(), "4");
    EXPECT_EQ(with_card("e17", "2").me().berries, 6);
    EXPECT_EQ(with_card("e09", "6").play("gather firewood, gather stone").store(), "F6 S6 P5 b5 V0");
}

TEST(Tundra, TU_087_berries_for_towers_and_upgrades) {
    Scene fires = rich().towers("A3 A4 A5").under(Board::gathering, "e18").dice("2 3");
    EXPECT_EQ(fires.play("place 2 gathering, start e18").me().berries, 9);
    Scene banner = rich().upgraded("travel trade").under(Board::gathering, "e19").dice("2 3");
    EXPECT_EQ(banner.play("place 2 gathering, start e19").me().berries, 8);
}

TEST(Tundra, TU_087_TU_082_the_market_stall_under_any_board) {
    Scene scene = base().market("e03 e04").under(Board::travel, "e16").bare(Board::travel).dice("6 1");
    scene.play("place 6 travel, start e16, take e03");
    Scene replaced = scene;
    scene.play("put trade");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start board", "finish"));
    replaced.play("replace e16");
    EXPECT_THAT(replaced.moves(), UnorderedElementsAre("start board", "start e03", "finish"))
        << "the new card acts at once, whatever took it";
    EXPECT_TRUE(replaced.state.discards.has(Card::e16));
}

// ---- The market ----

TEST(Tundra, TU_077_the_market_is_not_refilled) {
    Scene scene = base().dice("6 5").play("place 6 trade, start board, take a03");
    EXPECT_EQ(scene.market(), "e03 e04 e05");
    scene.play("end");
    EXPECT_EQ(scene.market(), "e03 e04 e05");
    scene.play("place 5 trade, start board, done");
    EXPECT_EQ(scene.market(), "e03 e04 e05") << "or none";
    Scene empty = base().market("").dice("6 5").play("place 6 trade, start board");
    EXPECT_EQ(empty.asked(), "turn_post") << "an empty market: only the berry";
    EXPECT_EQ(empty.me().berries, 6);
    EXPECT_EQ(empty.end_of_round().state.market.size(), 4u);
}

TEST(Tundra, TU_078_renew_before_or_after_the_card) {
    Scene scene = base().upgraded("trade").dice("6 1").deck("a01 a02 a06 e01 e02").play("place 6 trade, start board");
    Scene after = scene, without = scene;
    scene.play("renew");
    EXPECT_EQ(scene.revealed, Revealed::yes);
    EXPECT_EQ(scene.market(), "a01 a02 a06 e01") << "N + 2 new cards";
    EXPECT_TRUE(scene.state.discards.has(Card::e03));
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take a01", "take a02", "take a06", "take e01", "done"))
        << "renewed once";
    scene.play("take a02");
    EXPECT_EQ(scene.asked(), "turn_post") << "one card";
    after.play("take a03");
    EXPECT_THAT(after.moves(), UnorderedElementsAre("renew", "done"));
    after.play("renew");
    EXPECT_EQ(after.market(), "a01 a02 a06 e01");
    EXPECT_EQ(after.asked(), "turn_post") << "and no second card";
    EXPECT_EQ(after.advisors(), "a03");
    without.play("done");
    EXPECT_EQ(without.market(), "e03 e04 e05 a03");
}

TEST(Tundra, TU_079_the_discards_become_a_new_deck) {
    Scene scene = base().upgraded("trade").deck("e01").dice("6 1").play("place 6 trade, start board");
    const Set<Card> discards = scene.state.discards;
    EXPECT_EQ(discards.size(), 35);
    scene.play("renew");
    EXPECT_EQ(scene.told(EventKind::reshuffle), 1);
    EXPECT_EQ(scene.state.market.size(), 4u);
    EXPECT_EQ(scene.state.market[0], Card::e01) << "first what was left of the deck";
    EXPECT_TRUE(scene.state.discards.empty());
    EXPECT_EQ(scene.state.deck.size(), 36u) << "with the market just discarded";
    EXPECT_TRUE(Game::inspect(scene.state));
}

TEST(Tundra, TU_079_fewer_cards_when_both_are_empty) {
    // 40 cards cannot all be held; whoever draws with nothing left gets nothing.
    Scene scene = base().deck("");
    scene.state.discards = {Card::a01, Card::e01};
    scene.state.market.clear();
    fill_market(scene.state, {});
    EXPECT_EQ(scene.state.market.size(), 2u);
    EXPECT_TRUE(scene.state.deck.empty() && scene.state.discards.empty());
}

// ---- Under the boards ----

TEST(Tundra, TU_080_TU_081_one_market_enhancement_a_board) {
    Scene scene = base().starter(Board::travel, "s05").under(Board::travel, "e01").under(Board::trade, "e02");
    scene.dice("6 1").play("place 6 trade, start board, take e03");
    EXPECT_EQ(scene.asked(), "card_place");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("put architecture", "replace e01", "put gathering", "replace e02"))
        << "never a starter card, and it must be put somewhere";
    Scene beside = scene;
    scene.play("replace e01");
    EXPECT_EQ(scene.board(Board::travel).market.size(), 1u);
    EXPECT_TRUE(scene.board(Board::travel).market.has(Card::e03));
    EXPECT_EQ(scene.board(Board::travel).starter, Maybe<Card>(Card::s05));
    EXPECT_TRUE(scene.state.discards.has(Card::e01));
    beside.play("put architecture");
    EXPECT_TRUE(beside.board(Board::architecture).market.has(Card::e03)) << "beside a starter";
    EXPECT_TRUE(beside.board(Board::architecture).starter);
}

TEST(Tundra, TU_083_what_a_replaced_card_had_pending_is_lost) {
    Scene scene = base().bare(Board::trade).under(Board::trade, "e07").dice("6 1").play("place 6 trade");
    Scene done = scene;
    scene.play("start board, take e03, replace e07");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("start e03", "finish"));
    done.play("start e07");
    EXPECT_EQ(done.me().berries, 9);
    done.play("start board, take e03, replace e07");
    EXPECT_EQ(done.me().berries, 10) << "what was done stays done";
    EXPECT_THAT(done.moves(), UnorderedElementsAre("start e03", "finish"));
    Scene elsewhere = base().bare(Board::trade).under(Board::trade, "e07").under(Board::travel, "e01").dice("6 1");
    elsewhere.play("place 6 trade, start board, take e03, replace e01");
    EXPECT_THAT(elsewhere.moves(), UnorderedElementsAre("start e07", "finish")) << "other boards do not matter";
}

// ---- Advisors ----

TEST(Tundra, TU_084_advisors_are_ready_used_and_ready_again) {
    Scene scene = base().store("b0").market("a02 e01").dice("6 1").play("place 6 trade, start board, take a02");
    EXPECT_EQ(scene.advisors(), "a02") << "ready when taken";
    EXPECT_EQ(scene.asked(), "turn_post");
    scene.play("use a02");
    EXPECT_EQ(scene.advisors(), "a02*");
    EXPECT_EQ(scene.me().berries, 4);
    EXPECT_FALSE(scene.offers("use a02"));
    scene.play("end");
    EXPECT_FALSE(scene.offers("use a02")) << "not in a later turn of the round";
    scene.end_of_round();
    EXPECT_EQ(scene.advisors(), "a02");
}

}  // namespace
}  // namespace skerry::tundra
