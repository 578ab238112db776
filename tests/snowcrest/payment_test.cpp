// SPDX-License-Identifier: Apache-2.0
#include "snowcrest/scene.h"

// Sections 6.1 and 6.3: payments; drawing and discarding.
namespace skerry::snowcrest {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

// ---- Payments ----

TEST(SnowcrestPayment, SC_E01_SC_044_three_tokens_a_farm_and_a_farmer_for_a_cost_of_four) {
    Scene scene =
        players(2).tokens("3 barley").tiles("farm").village("c4 farmer").row("miner poet beggar abbot mystic");
    scene.play("add miner c3");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("barley barley barley farm_tile", "barley barley barley c4",
                                                   "barley barley farm_tile c4"))
        << "three tokens, farm and Farmer together are more than is needed";
    Scene farm = scene, farmer = scene, both = scene;
    farm.play("pay 3 barley farm_tile");
    EXPECT_EQ(farm.tokens(), "");
    EXPECT_EQ(farm.tiles(), "used_farm");
    EXPECT_EQ(farm.at("c4"), "farmer");
    farmer.play("pay 3 barley c4");
    EXPECT_EQ(farmer.tiles(), "farm");
    EXPECT_EQ(farmer.at("c4"), "farmer down");
    both.play("pay 2 barley farm_tile c4");
    EXPECT_EQ(both.tokens(), "barley");
    EXPECT_EQ(both.decision(), "0: card_action");
}

TEST(SnowcrestPayment, SC_039_SC_040_tokens_tiles_villagers_and_hand_cards_mixed) {
    Scene scene = players(2).tokens("barley gold").tiles("farm").village("c4 farmer").hand("officer nun");
    scene.row("coppersmith great_abbot poet beggar abbot");
    scene.play("add coppersmith c1, pay gold farm_tile c4 officer");
    EXPECT_EQ(scene.tokens(), "barley");
    EXPECT_EQ(scene.tiles(), "used_farm");
    EXPECT_EQ(scene.at("c4"), "farmer down");
    EXPECT_EQ(scene.hand(), "nun");
    EXPECT_EQ(scene.discards(), "officer");
    scene.play("skip, 1: activate c8, 1: skip");
    EXPECT_FALSE(scene.offers("activate c4")) << "its action is lost until it is turned up";
}

TEST(SnowcrestPayment, SC_041_gold_stands_for_any_unit_and_nothing_for_gold) {
    Scene barley = players(2).tokens("2 gold").tiles("").hand("nun").play("add nun c4, pay 2 gold");
    EXPECT_EQ(barley.tokens(), "");
    Scene juniper = players(2).tokens("2 gold").play("activate c2, use a, pay 2 gold, build forge");
    EXPECT_EQ(juniper.tiles(), "farm, forge");
    Scene bowl = players(2, Mode::basic).tokens("2 gold").play("activate c6, use a, pay 2 gold");
    EXPECT_EQ(bowl.scrolls(), 2);
    Scene bell = players(2).tokens("gold").village("c4 priest").play("activate c4, use b, announce 1, pay gold");
    EXPECT_EQ(bell.scrolls(), 2);
    // g11 demands Gold: five of everything else do not help, an Officer in the hand does.
    Scene gold = players(2).village("c4 oracle").guardian_on_top("g11").tokens("5 barley 5 juniper 5 bowl 5 bell");
    gold.play("activate c4, use a");
    EXPECT_FALSE(gold.offers("refuse nothing"));
    EXPECT_FALSE(gold.offers("refuse wild only"));
    EXPECT_TRUE(gold.offers("refuse gold only"));
    Scene officer = players(2).village("c4 oracle").guardian_on_top("g11").tokens("barley").hand("officer");
    officer.play("activate c4, use a, refuse nothing, pay barley officer lost_farm");
    EXPECT_EQ(officer.omens(), 0);
}

TEST(SnowcrestPayment, SC_042_wild_takes_any_resource) {
    Scene scene = players(2).tokens("barley juniper bowl bell gold").tiles("").village("c4 terton");
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.ways().size(), 10u) << "any two of five";
    scene.play("pay bell gold");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.tokens(), "barley, juniper, bowl");
}

TEST(SnowcrestPayment, SC_043_SC_048_two_icons_may_be_one_too_many_and_the_surplus_is_lost) {
    Scene scene = players(2).tiles("").village("c4 yak_herder").play("add poet c1");
    EXPECT_THAT(scene.ways(), ElementsAre("c4"));
    scene.play("pay c4");
    EXPECT_EQ(scene.at("c4"), "yak_herder down");
    EXPECT_EQ(scene.tokens(), "") << "the second barley is no token";
    Scene three = players(2).tiles("").row("storyteller poet beggar abbot miner");
    three.village("c4 yak_herder, c3 steward").tokens("barley").play("add storyteller c1");
    EXPECT_THAT(three.ways(), UnorderedElementsAre("barley c3", "barley c4", "c3 c4"))
        << "3: two two-icon cards, one icon lost, or one of them and a token";
}

TEST(SnowcrestPayment, SC_044_RU_07_a_redundant_source_is_refused) {
    Scene scene = players(2).tiles("farm").tokens("barley").row("recruiter poet beggar abbot miner");
    scene.village("c4 yak_herder").play("add recruiter c1");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("barley farm_tile", "c4"))
        << "no token beside the Yak Herder who pays 2 alone";
    scene.play("pay barley");
    EXPECT_THAT(scene.moves(), ElementsAre("pay farm_tile"));
    EXPECT_EQ(scene.refusal("cell:c4"), "With it, something you have chosen would not be needed.");
    Scene even = players(2).tiles("farm").row("miner poet beggar abbot mystic");
    even.village("c4 yak_herder, c3 steward").play("add miner c1");
    EXPECT_THAT(even.ways(), ElementsAre("c3 c4"));
    EXPECT_EQ(even.refusal("tile:farm"), "It would not be needed: all that is left gives two at a time.");
}

TEST(SnowcrestPayment, S3_sources_are_named_in_any_order_and_put_back) {
    Scene scene = players(2).tokens("barley gold").tiles("farm").village("c4 farmer").hand("officer nun");
    scene.row("coppersmith great_abbot poet beggar abbot").play("add coppersmith c1");
    const State begun = scene.state;
    scene.play("pay officer c4, pay barley");
    EXPECT_EQ(scene.tokens(), "barley, gold") << "nothing is spent before all is paid";
    EXPECT_EQ(scene.player(0).shown.size(), 0) << "nor is a card shown";
    EXPECT_TRUE(scene.events.empty());
    EXPECT_EQ(scene.revealed, Revealed::no);
    EXPECT_THAT(scene.moves(), ElementsAre("pay gold", "pay farm_tile"));
    EXPECT_EQ(Game::prompt(scene.state, Seat(0)).line, "Pay 1 barley more.");
    EXPECT_EQ(scene.refusal("resource:barley"), "You have chosen it already.");
    EXPECT_EQ(scene.refusal("villager:nun"), "It gives no barley.");
    EXPECT_TRUE(Game::view(scene.state, Seat(1)).picked.empty()) << "others see it when it is paid";
    EXPECT_EQ(Game::view(scene.state, Seat(0)).picked.size(), 3u);
    Scene back = scene;
    back.play("back pay c4, back pay barley, back pay officer");
    EXPECT_TRUE(back.state.picked == begun.picked);
    scene.play("pay farm_tile");
    EXPECT_EQ(scene.tokens(), "gold");
    EXPECT_EQ(scene.at("c4"), "farmer down");
    EXPECT_EQ(scene.discards(), "officer");
    EXPECT_EQ(scene.decision(), "0: card_action");
}

TEST(SnowcrestPayment, S12_a_payment_holds_as_many_sources_as_bells_can_be_announced) {
    Scene scene = players(2).village("c4 priest").tokens("90 bell 90 gold").hand("", 1).tokens("90 bell", 1);
    scene.play("activate c4, use b");
    EXPECT_TRUE(scene.offers("announce 42"));
    EXPECT_FALSE(scene.offers("announce 43"));
    scene.play("announce 42, 1: beat, 1: pay 43 bell");
    EXPECT_EQ(scene.tokens(1), "47 bell");
    EXPECT_EQ(scene.scrolls(1), 2);
}

TEST(SnowcrestPayment, SC_045_face_down_tiles_and_villagers_cannot_pay) {
    Scene scene = players(2).tiles("used_farm").village("c4 farmer down");
    EXPECT_FALSE(scene.offers("add poet c1"));
    scene.tokens("barley").play("add poet c1");
    EXPECT_THAT(scene.ways(), ElementsAre("barley"));
}

TEST(SnowcrestPayment, SC_046_RU_18_starters_cannot_pay) {
    Scene scene = players(2).tiles("").village("c0 -, c2 -").hand("st_forager st_mason");
    EXPECT_FALSE(scene.offers("add poet c1"));
    scene.tokens("barley").play("add poet c1");
    EXPECT_THAT(scene.ways(), ElementsAre("barley"));
    Scene wild =
        players(2).tiles("").village("c0 -, c4 terton").hand("st_forager").tokens("barley").play("activate c4");
    EXPECT_THAT(wild.moves(), ElementsAre("skip")) << "not as any resource either";
}

TEST(SnowcrestPayment, SC_047_RU_09_a_busy_card_cannot_pay) {
    Scene pilgrim = players(2).village("c4 pilgrim").tiles("").play("activate c4");
    EXPECT_THAT(pilgrim.moves(), ElementsAre("skip")) << "its own bowls do not pay";
    Scene other = players(2).village("c4 pilgrim, c1 nun").tiles("").play("activate c4, use a");
    EXPECT_THAT(other.ways(), ElementsAre("c1"));
    Scene added = players(2).hand("smith").tokens("2 barley").tiles("").play("add smith c4, pay 2 barley");
    EXPECT_THAT(added.moves(), ElementsAre("skip"));
    // A curse: neither the busy Oracle's bowls nor its person.
    Scene curse = players(2).village("c4 oracle, c0 -, c2 -, c6 -, c8 down").tiles("").guardian_on_top("g04");
    curse.tiles("", 1).hand("farmer").play("activate c4, use a");
    EXPECT_THAT(curse.moves(), ElementsAre("refuse villager only", "refuse wild villager only"))
        << "the hand card may pay; no villager can go";
    curse.play("refuse villager only");
    EXPECT_THAT(curse.ways(), ElementsAre("farmer"));
}

TEST(SnowcrestPayment, SC_048_cards_and_tiles_never_become_tokens) {
    Scene scene = players(2).tiles("2 farm").village("c4 yak_herder").hand("farmer").tokens("");
    scene.row("merchant poet beggar abbot miner").play("add merchant c1");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("farm_tile farm_tile c4", "farm_tile c4 farmer"));
    scene.play("pay farm_tile c4 farmer");
    EXPECT_EQ(scene.tokens(), "");
}

TEST(SnowcrestPayment, SC_049_tokens_never_run_out) {
    Scene scene = players(4).village("c4 farmer").tokens("20 barley", 1).tokens("20 barley", 2).tokens("20 barley", 3);
    scene.tokens("20 barley").play("activate c4, use a");
    EXPECT_EQ(scene.tokens(), "24 barley") << "the box has 50";
    scene = players(2).village("c4 miner").tokens("30 gold", 1).tokens("30 gold").play("activate c4, use a");
    EXPECT_EQ(scene.tokens(), "33 gold");
}

// ---- Drawing ----

TEST(SnowcrestDrawing, SC_050_the_discards_are_shuffled_in_mid_draw) {
    Scene scene = players(2).deck("priest").village("c4 storyteller");
    scene.hand("farmer").play("activate c4, use a");
    EXPECT_EQ(scene.count(EventKind::reshuffle), 1);
    EXPECT_EQ(scene.player(0).hand.size(), 4u);
    EXPECT_THAT(words(scene.hand()), Contains("priest")) << "the old deck first";
    EXPECT_EQ(scene.discards(), "");
    EXPECT_EQ(scene.player(0).deck.size(), 5u);
    EXPECT_EQ(scene.revealed, Revealed::yes);
}

TEST(SnowcrestDrawing, SC_050_an_empty_deck_is_not_renewed_before_it_is_needed) {
    Scene scene = players(2).deck("priest").play("activate c8, use a");
    EXPECT_EQ(scene.hand(), "priest");
    EXPECT_EQ(scene.count(EventKind::reshuffle), 0);
    EXPECT_EQ(scene.player(0).deck.size(), 0u);
    EXPECT_EQ(scene.player(0).discards.size(), 8);
}

TEST(SnowcrestDrawing, SC_051_fewer_are_drawn_if_none_are_left) {
    Scene scene = players(2).hand("farmer nun officer labourer potter smith priest");
    scene.deck("pilgrim").village("c4 storyteller").discards("woodcutter").play("activate c4, use a");
    EXPECT_EQ(scene.player(0).hand.size(), 9u) << "two instead of three";
    scene.play("discard farmer, 1: activate c8, 1: skip");
    EXPECT_EQ(scene.player(0).deck.size(), 0u);
    scene.discards("").hand("farmer nun officer labourer potter smith priest woodcutter pilgrim");
    scene.play("activate c8, use a");
    EXPECT_EQ(scene.tokens(), "bowl") << "no card, the bowl all the same";
    EXPECT_EQ(scene.player(0).hand.size(), 9u);
}

TEST(SnowcrestDrawing, SC_052_there_is_no_hand_limit) {
    Scene scene =
        players(2).hand("farmer nun officer labourer potter smith priest woodcutter").play("activate c8, use a");
    EXPECT_EQ(scene.hand(), "farmer nun officer labourer potter smith priest woodcutter pilgrim");
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestDrawing, SC_053_commons_never_come_into_a_hand_or_own_pile) {
    for (const auto& setup : Game::setups()) {
        Generator generator(Seed::number(setup.players), 4);
        Random random(generator);
        State state = Game::begin(setup, Seed::number(7)).value();
        for (int n = 0; n < 1500 && !Game::waiting(state).empty(); ++n) {
            const Seat seat = Game::waiting(state).front();
            MoveList moves;
            Game::moves(state, seat, moves);
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
            for (const Player& player : state.players) {
                for (Villager card : player.hand) ASSERT_TRUE(is_own(card));
                for (Villager card : player.deck) ASSERT_TRUE(is_own(card));
                for (Villager card : player.discards) ASSERT_TRUE(is_own(card));
            }
            for (Villager card : state.row) ASSERT_TRUE(is_common(card));
            for (Villager card : state.common_deck) ASSERT_TRUE(is_common(card));
        }
    }
}

}  // namespace
}  // namespace skerry::snowcrest
