// SPDX-License-Identifier: Apache-2.0
#include "snowcrest/scene.h"

// Sections 6.2, 6.4, 6.6: settlements, the Forest, Veneration, shields.
namespace skerry::snowcrest {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

// ---- Juniper and the Forest ----

TEST(SnowcrestForest, SC_054_SC_055_juniper_comes_from_the_forest_and_all_of_it_is_taken) {
    Scene scene = players(2).village("c4 woodcutter").play("activate c4, use a");
    EXPECT_EQ(scene.juniper(), 3);
    EXPECT_EQ(scene.state.forest_juniper, 3);
    EXPECT_EQ(scene.decision(), "1: main_action") << "no choice to take fewer";
    Scene paid = players(2).tokens("2 juniper").play("activate c2, use a, pay 2 juniper, build forge");
    EXPECT_EQ(paid.state.forest_juniper, 6) << "what is spent does not go back to the Forest (RU-27)";
}

TEST(SnowcrestForest, SC_056_taking_exactly_the_last_token_wakes_the_forest) {
    Scene scene = players(2).tiles("", 1).forest_on_top("f03", 2).play("activate c0, use a");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.omens(), -2) << "two hand cards that nobody has";
    EXPECT_EQ(scene.omens(1), -1);
    EXPECT_EQ(scene.state.forest_juniper, 6);
    Scene one_left = players(2).forest_on_top("f03", 3).play("activate c0, use a");
    EXPECT_EQ(one_left.scrolls(), 0);
    EXPECT_EQ(one_left.state.forest_juniper, 1);
}

TEST(SnowcrestForest, SC_057_SC_E07_the_remainder_is_taken_after_the_refill) {
    Scene scene = players(2).tiles("", 1).village("c4 woodcutter").forest_on_top("f03", 2).play("activate c4, use a");
    EXPECT_EQ(scene.juniper(), 3);
    EXPECT_EQ(scene.state.forest_juniper, 5);
    EXPECT_EQ(scene.scrolls(), 1);
    std::vector<EventKind> order;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::forest_refilled ||
            (event.kind == EventKind::gains && event.resource == Maybe<Resource>(Resource::juniper)))
            order.push_back(event.kind);
    EXPECT_THAT(order, ElementsAre(EventKind::gains, EventKind::forest_refilled, EventKind::gains));
}

TEST(SnowcrestForest, SC_058_several_resolutions_in_one_gain_and_tokens_just_taken_pay) {
    // Rest with five juniper icons, alone (3 to a fill): 1, then 3, then 1.
    Scene scene = alone().tiles("").forest_on_top("f02", 1).forest_on_top("f03", 1).forest_on_top("f02", 1);
    scene.village("c0 down, c1 officer down, c2 down, c3 labourer, c4 woodcutter, c5 architect, c7 carpenter");
    scene.play("rest");
    EXPECT_EQ(scene.tokens(), "2 barley, juniper");
    scene.play("refuse wild only, pay juniper");
    EXPECT_EQ(scene.scrolls(), 2) << "f02, then f03, which nobody could meet";
    EXPECT_EQ(scene.omens(), -1 - 2);
    EXPECT_EQ(scene.juniper(), 4);
    EXPECT_EQ(scene.state.forest_juniper, 2);
    EXPECT_EQ(scene.face_down(), "");
}

TEST(SnowcrestForest, SC_059_SC_E06_order_of_a_resolution_on_the_sample_card) {
    Scene scene = players(3).forest_on_top("f01", 2).tokens("barley").tiles("").hand("nun priest");
    scene.tokens("bell", 1).tokens("gold", 2);
    scene.play("activate c0, use a");
    EXPECT_EQ(scene.decision(), "0: settle");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("refuse nothing", "refuse barley only", "refuse card only",
                                                    "refuse barley card only"));
    scene.play("refuse nothing, pay barley nun");
    EXPECT_EQ(scene.tokens(), "2 juniper");
    EXPECT_EQ(scene.discards(), "nun");
    EXPECT_EQ(scene.scrolls(), 0) << "not before the others have settled";
    EXPECT_EQ(scene.decision(), "1: settle");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("refuse nothing", "refuse wild only"));
    scene.play("1: refuse nothing, 1: pay bell");
    EXPECT_EQ(scene.decision(), "2: settle");
    EXPECT_EQ(scene.scrolls(), 0);
    EXPECT_EQ(scene.state.forest_juniper, 0);
    scene.play("2: refuse wild only");
    EXPECT_EQ(scene.omens(2), -1);
    EXPECT_EQ(scene.tokens(2), "gold");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.state.forest_deck[0], Forest::f01);
    EXPECT_EQ(scene.state.forest_known, 1);
    EXPECT_EQ(scene.state.forest_juniper, 9);
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestForest, SC_060_SC_E06_each_item_refused_is_one_omen) {
    Scene scene = players(2).forest_on_top("f01", 2).tokens("barley").tiles("").hand("nun priest").tiles("", 1);
    scene.play("activate c0, use a");
    Scene both = scene, card = scene, barley = scene;
    EXPECT_EQ(both.play("refuse barley card only").omens(), -2);
    EXPECT_EQ(both.tokens(), "barley, 2 juniper");
    EXPECT_EQ(both.scrolls(), 1);
    EXPECT_EQ(card.play("refuse card only, pay barley").omens(), -1);
    EXPECT_EQ(card.hand(), "nun priest");
    EXPECT_EQ(barley.play("refuse barley only, pay priest").omens(), -1);
    EXPECT_EQ(barley.discards(), "priest");
}

TEST(SnowcrestForest, SC_061_opponents_pay_with_tiles_and_cards) {
    Scene scene =
        players(2).forest_on_top("f06", 2).tiles("").tiles("farm", 1).village("c4 farmer", 1).hand("officer", 1);
    scene.play("activate c0, use a, refuse wild tile only, 1: refuse nothing");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("farm_tile c4", "farm_tile officer", "c4 officer"));
    scene.play("1: pay farm_tile officer");
    EXPECT_EQ(scene.tiles(1), "used_farm");
    EXPECT_EQ(scene.discards(1), "officer");
    EXPECT_EQ(scene.omens(1), 0);
}

// ---- Guardians ----

TEST(SnowcrestGuardians, SC_070_the_price_is_paid_before_the_reveal) {
    Scene scene = players(2).tokens("3 bowl").guardian_on_top("g05").play("activate c6, use a");
    EXPECT_EQ(scene.decision(), "0: payment");
    EXPECT_FALSE(bool(scene.state.guardian));
    scene.play("pay 2 bowl");
    EXPECT_EQ(scene.state.guardian, Maybe<Guardian>(Guardian::g05));
    EXPECT_EQ(scene.tokens(), "bowl");
    EXPECT_EQ(scene.revealed, Revealed::yes);
}

TEST(SnowcrestGuardians, SC_E08_SC_071_RU_19_the_snow_lion_item_by_item) {
    Scene scene = players(2).village("c4 oracle").guardian_on_top("g01").tokens("barley bell").tiles("farm used_forge");
    scene.hand("farmer nun", 1).tiles("", 1);
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.moves().size(), 9u) << "0 to 2 resources and 0 to 2 tiles refused";
    Scene all = scene, some = scene;
    all.play("refuse nothing, pay barley bell lost_farm lost_used_forge");
    EXPECT_EQ(all.omens(), 0);
    EXPECT_EQ(all.tokens(), "");
    EXPECT_EQ(all.tiles(), "");
    some.play("refuse wild tile tile only, pay bell");
    EXPECT_EQ(some.omens(), -3);
    EXPECT_EQ(some.tiles(), "farm, used_forge");
    EXPECT_EQ(all.decision(), "1: settle");
    EXPECT_THAT(all.moves(), UnorderedElementsAre("refuse nothing", "refuse card only", "refuse villager only",
                                                  "refuse card villager only"));
    all.play("1: refuse nothing, 1: pay nun lost_c0");
    EXPECT_EQ(all.discards(1), "st_forager nun");
    EXPECT_EQ(all.at("c0", 1), "-");
    EXPECT_EQ(all.omens(1), 0);
    EXPECT_EQ(all.scrolls(), 2);
    EXPECT_EQ(all.player(0).hand.size(), 3u);
    some.play("1: refuse card villager only");
    EXPECT_EQ(some.omens(1), -2);
}

TEST(SnowcrestGuardians, SC_072_an_omen_item_is_taken_even_if_all_else_is_paid) {
    Scene scene = players(2).village("c4 oracle").guardian_on_top("g09").tokens("barley").tiles("", 1);
    scene.play("activate c4, use a");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("refuse omen only", "refuse wild omen only"));
    scene.play("refuse omen only, pay barley");
    EXPECT_EQ(scene.omens(), -1);
    EXPECT_EQ(scene.scrolls(), 2);
}

TEST(SnowcrestGuardians, SC_073_the_gold_of_the_frost_serpent_costs_two_omens) {
    Scene scene = players(2).village("c4 oracle").guardian_on_top("g11").tokens("2 gold").tiles("farm");
    scene.play("activate c4, use a");
    Scene gold = scene, tile = scene;
    EXPECT_EQ(gold.play("refuse gold only, pay gold lost_farm").omens(), -2);
    EXPECT_EQ(tile.play("refuse tile only, pay 2 gold").omens(), -1);
}

TEST(SnowcrestGuardians, SC_074_RU_25_who_can_be_sent_away_and_where_to) {
    Scene scene = players(2).village("c4 oracle, c1 farmer, c3 miner, c0 down, c6 down").guardian_on_top("g04");
    scene.tiles("").tiles("", 1).play("activate c4, use a, refuse wild only");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("lost_c1", "lost_c2", "lost_c3", "lost_c8"))
        << "no face-down villager and not the busy Oracle";
    Scene own = scene, starter = scene, common = scene;
    EXPECT_EQ(own.play("pay lost_c1").discards(), "farmer");
    EXPECT_EQ(own.at("c1"), "-");
    EXPECT_EQ(starter.play("pay lost_c2").discards(), "st_mason");
    common.play("pay lost_c3");
    EXPECT_EQ(common.under_commons(), "miner");
    EXPECT_EQ(common.state.common_known, 1);
    EXPECT_EQ(common.discards(), "");
}

TEST(SnowcrestGuardians, SC_075_RU_24_a_tile_is_given_back_face_up_or_face_down) {
    Scene scene = players(2).village("c4 oracle").guardian_on_top("g10").tiles("farm used_farm used_shrine");
    scene.play("activate c4, use a, refuse card only");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("lost_farm", "lost_used_farm", "lost_used_shrine"));
    const int farms = scene.state.supply[Building::farm];
    scene.play("pay lost_used_farm");
    EXPECT_EQ(scene.tiles(), "farm, used_shrine");
    EXPECT_EQ(scene.state.supply[Building::farm], farms + 1);
}

TEST(SnowcrestGuardians, SC_076_SC_E13_a_card_discarded_for_a_card_gives_no_icons) {
    // f01: barley and a hand card. One Farmer cannot be both.
    Scene scene = players(2).forest_on_top("f01", 2).tiles("").hand("farmer").play("activate c0, use a");
    EXPECT_THAT(scene.moves(),
                UnorderedElementsAre("refuse barley only", "refuse card only", "refuse barley card only"));
    scene.play("refuse barley only, pay farmer");
    EXPECT_EQ(scene.omens(), -1);
    Scene two =
        players(2).forest_on_top("f01", 2).tiles("").hand("farmer nun").play("activate c0, use a, refuse nothing");
    EXPECT_THAT(two.ways(), ElementsAre("farmer nun"));
}

TEST(SnowcrestGuardians, SC_077_one_object_serves_one_purpose) {
    // f06: a tile and a resource. One farm is not both given back and turned down.
    Scene scene = players(2).forest_on_top("f06", 1).tiles("farm");
    scene.village("c0 down, c2 down, c1 officer down, c5 labourer, c8 -, c6 -").tokens("");
    scene.play("rest");
    EXPECT_EQ(scene.tokens(), "2 barley, juniper");
    scene.play("refuse nothing");
    EXPECT_THAT(scene.ways(), UnorderedElementsAre("barley lost_farm", "juniper lost_farm", "c5 lost_farm"));
    // What is given is named in any order, and what is still to give counts down.
    Scene given = scene;
    given.play("pay lost_farm");
    EXPECT_THAT(given.moves(), ElementsAre("pay barley", "pay juniper", "pay c5"));
    EXPECT_EQ(Game::prompt(given.state, Seat(0)).line, "Give 1 resource of any kind more to Root Giant.");
    EXPECT_EQ(Game::facts(given.state, Seat(0)).owed.total(), 1);
    EXPECT_EQ(given.refusal("tile:farm"), "It is chosen already.");
    given.play("back pay lost_farm, pay juniper");
    EXPECT_THAT(given.moves(), ElementsAre("pay lost_farm"));
    EXPECT_EQ(given.refusal("cell:c5"), "With it you would give more than is demanded.");
    given.play("pay lost_farm");
    EXPECT_EQ(given.tokens(), "2 barley");
    EXPECT_EQ(given.tiles(), "");
    // f04: a villager and a resource. The only villager is not both sent away and turned down.
    Scene villager = players(2).forest_on_top("f04", 1).tiles("").village("c0 -, c2 -, c6 -, c8 -");
    villager.village("c0 farmer down, c1 officer down, c2 priest down, c5 labourer").play("rest, refuse nothing");
    EXPECT_THAT(villager.ways(), ElementsAre("juniper lost_c5"));
    Scene nothing = players(2).village("c4 oracle, c0 -, c2 -, c6 -, c8 nun").guardian_on_top("g04").tiles("");
    nothing.play("activate c4, use a");
    EXPECT_THAT(nothing.moves(),
                UnorderedElementsAre("refuse wild only", "refuse villager only", "refuse wild villager only"));
}

TEST(SnowcrestGuardians, SC_078_SC_079_SC_081_opponents_clockwise_then_the_reward_of_the_active_player) {
    Scene scene = players(4).village("c4 oracle", 2).turn_of(2).guardian_on_top("g08");
    for (int seat : {0, 1, 3}) scene.tokens("2 barley", seat);
    scene.play("2: activate c4, 2: use a, 2: refuse barley card only");
    EXPECT_EQ(scene.decision(), "3: settle");
    scene.play("3: refuse nothing, 3: pay 2 barley");
    EXPECT_EQ(scene.decision(), "0: settle");
    scene.play("0: refuse barley only, 0: pay barley");
    EXPECT_EQ(scene.decision(), "1: settle");
    EXPECT_EQ(scene.scrolls(2), 0);
    scene.play("1: refuse barley barley only");
    EXPECT_EQ(scene.omens(3), 0);
    EXPECT_EQ(scene.omens(0), -1);
    EXPECT_EQ(scene.omens(1), -2);
    EXPECT_EQ(scene.omens(2), -2);
    EXPECT_EQ(scene.scrolls(2), 1);
    EXPECT_EQ(scene.tokens(2), "gold");
    EXPECT_EQ(scene.player(2).hand.size(), 2u);
    for (int seat : {0, 1, 3}) EXPECT_EQ(scene.scrolls(seat), 0);
    EXPECT_EQ(scene.state.guardian_deck[0], Guardian::g08);
    EXPECT_EQ(scene.state.guardian_known, 1);
    EXPECT_EQ(scene.state.guardian_deck.size(), 12u);
    std::vector<EventKind> order;
    for (const Event& event : scene.events)
        if (event.kind == EventKind::draws || event.kind == EventKind::gains || event.kind == EventKind::scrolls)
            order.push_back(event.kind);
    EXPECT_THAT(order, ElementsAre(EventKind::draws, EventKind::gains, EventKind::scrolls)) << "RU-23";
}

TEST(SnowcrestGuardians, SC_080_the_reward_comes_even_if_all_was_refused) {
    Scene scene = players(2).village("c4 oracle").guardian_on_top("g02").tokens("3 barley").tiles("", 1);
    scene.play("activate c4, use a, refuse barley barley wild only");
    EXPECT_EQ(scene.omens(), -3);
    EXPECT_EQ(scene.tokens(), "3 barley, gold");
    EXPECT_EQ(scene.scrolls(), 2);
}

// ---- Shields ----

TEST(SnowcrestShields, SC_083_SC_E18_a_poet_meets_one_item_of_any_type) {
    struct Case {
        std::string_view guardian, left;
    };
    // With a Poet alone any one item of the offering can be met: all others are refused.
    for (const auto& [guardian, left] :
         {Case{"g01", "wild"}, Case{"g01", "tile"}, Case{"g03", "omen"}, Case{"g03", "bell"}, Case{"g04", "villager"},
          Case{"g05", "bowl"}, Case{"g06", "card"}, Case{"g07", "juniper"}, Case{"g08", "barley"},
          Case{"g11", "gold"}}) {
        Scene scene = players(2).village("c4 oracle, c3 poet, c0 -, c2 -, c6 -, c8 -").tiles("").tiles("", 1);
        scene.guardian_on_top(guardian).play("activate c4, use a");
        std::string refusal = "refuse ";
        bool kept = false;
        for (std::size_t i = 0; i < count_of<Item>; ++i)
            for (const Demand& demand : card_of(value<Guardian>(guardian)).offering) {
                if (demand.item != static_cast<Item>(i)) continue;
                if (!kept && name_of(demand.item) == left)
                    kept = true;
                else
                    refusal += word_of(demand.item) + " ";
            }
        scene.play(refusal + "only");
        ASSERT_THAT(scene.ways(), Contains("c3")) << guardian << " " << left;
        const int before = scene.omens();
        scene.play("pay c3");
        EXPECT_EQ(scene.at("c3"), "poet down");
        int expected = 0;
        for (const Demand& demand : card_of(value<Guardian>(guardian)).offering) expected += demand.omens;
        expected -= left == "gold" ? 2 : 1;
        EXPECT_EQ(scene.omens(), before - expected) << guardian << " " << left;
    }
    // A curse of one item: the Poet is turned down, no Omen.
    Scene curse = players(2).village("c4 oracle").guardian_on_top("g05").village("c3 poet", 1).tiles("", 1);
    curse.play("activate c4, use a, refuse bowl wild only, 1: refuse nothing, 1: pay c3");
    EXPECT_EQ(curse.omens(1), 0);
    EXPECT_EQ(curse.at("c3", 1), "poet down");
}

TEST(SnowcrestShields, SC_084_SC_E19_RU_20_abbots_give_bell_and_shield_with_one_flip) {
    for (std::string abbot : {"abbot", "great_abbot"}) {
        Scene scene = players(2).village("c4 oracle").guardian_on_top("g12").tiles("").tiles("", 1);
        scene.village("c3 " + abbot).play("activate c4, use a, refuse nothing");
        EXPECT_THAT(scene.ways(), ElementsAre("c3")) << "bell and bowl";
        scene.play("pay c3");
        EXPECT_EQ(scene.at("c3"), abbot + " down");
        EXPECT_EQ(scene.omens(), 0);
        EXPECT_EQ(scene.scrolls(), 2);
    }
}

TEST(SnowcrestShields, SC_085_RU_09_RU_21_no_shield_face_down_or_busy) {
    Scene down = players(2).village("c4 oracle").guardian_on_top("g05").village("c3 poet down", 1).tiles("", 1);
    down.play("activate c4, use a");
    if (down.decision() == "0: settle") down.play("refuse bowl wild only");
    EXPECT_EQ(down.omens(1), -1) << "nothing could meet the barley";
    // The Great Abbot itself venerates: its shield and bell are busy.
    Scene busy = players(2).village("c4 great_abbot").guardian_on_top("g12").tiles("").tokens("bowl");
    busy.tiles("", 1).play("activate c4, use b, pay bowl");
    EXPECT_EQ(busy.omens(), -2);
    EXPECT_EQ(busy.scrolls(), 2);
    // In a payment a shield is nothing.
    Scene payment = players(2).village("c4 terton, c3 poet").tiles("").tokens("barley").play("activate c4");
    EXPECT_THAT(payment.moves(), ElementsAre("skip"));
    // Shields never are in a hand: only commons have one (SC-053).
    for (Villager own : own_cards) EXPECT_FALSE(card_of(own).shield);
}

TEST(SnowcrestShields, SC_086_RU_22_a_shield_meets_an_omen_and_a_bracketed_item) {
    Scene omen = players(2).village("c4 oracle, c3 poet").guardian_on_top("g09").tokens("barley").tiles("", 1);
    omen.tiles("").play("activate c4, use a, refuse nothing, pay barley c3");
    EXPECT_EQ(omen.omens(), 0);
    Scene gold = players(2).village("c4 oracle, c3 poet").guardian_on_top("g11").tokens("barley").tiles("farm");
    gold.play("activate c4, use a, refuse nothing, pay barley c3 lost_farm");
    EXPECT_EQ(gold.omens(), 0) << "no two Omens for the Gold";
}

TEST(SnowcrestShields, SC_087_RU_26_shields_do_not_help_against_a_mystic_or_in_the_basic_game) {
    Scene mystic = players(2).row("poet beggar beggar miner miner").village("c4 mystic").village("c3 poet", 1);
    mystic.play("activate c4, use a");
    EXPECT_EQ(mystic.omens(1), -1);
    EXPECT_EQ(mystic.at("c3", 1), "poet");
    Scene basic = players(2, Mode::basic).village("c4 oracle").village("c3 poet", 1).play("activate c4, use a");
    EXPECT_EQ(basic.omens(1), -1);
    EXPECT_EQ(basic.at("c3", 1), "poet");
    EXPECT_EQ(basic.decision(), "1: main_action");
}

TEST(SnowcrestShields, RU_49_refusing_what_a_shield_could_have_met_is_allowed) {
    Scene scene = players(2).village("c4 oracle, c3 abbot").guardian_on_top("g12").tiles("").tiles("", 1);
    scene.play("activate c4, use a, refuse bowl only, pay c3");
    EXPECT_EQ(scene.omens(), -1);
    EXPECT_EQ(scene.at("c3"), "abbot down");
}

// ---- The basic game ----

TEST(SnowcrestBasic, SC_125_SC_E26_a_veneration_is_two_scrolls_and_an_omen_for_the_others) {
    Scene scene = players(3, Mode::basic).tokens("2 bowl").play("activate c6, use a, pay 2 bowl");
    EXPECT_EQ(scene.scrolls(), 2);
    EXPECT_EQ(scene.omens(), 0);
    EXPECT_EQ(scene.omens(1), -1);
    EXPECT_EQ(scene.omens(2), -1);
    EXPECT_EQ(scene.state.scroll_pool, 15);
}

TEST(SnowcrestBasic, SC_126_SC_E26_an_emptied_forest_is_a_scroll_and_an_omen_for_the_others) {
    Scene scene = players(3, Mode::basic).village("c4 woodcutter").forest_juniper(2).play("activate c4, use a");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.omens(), 0);
    EXPECT_EQ(scene.omens(1), -1);
    EXPECT_EQ(scene.omens(2), -1);
    EXPECT_EQ(scene.juniper(), 3);
    EXPECT_EQ(scene.state.forest_juniper, 8) << "9 again, and the remainder taken";
}

TEST(SnowcrestBasic, SC_127_others_at_minus_five_take_tokens) {
    Scene scene = players(2, Mode::basic).with_omens(-5, 0, 1).village("c4 oracle").play("activate c4, use a");
    EXPECT_EQ(scene.omens(1), -5);
    EXPECT_EQ(scene.player(1).omen_tokens, 1);
}

// ---- Meditation ----

TEST(SnowcrestMeditation, SC_088_RU_29_announcing_from_0_to_all_bells) {
    Scene scene = players(2).village("c4 priest").tokens("2 bell gold").play("activate c4, use b");
    EXPECT_THAT(scene.moves(), ElementsAre("announce 0", "announce 1", "announce 2", "announce 3"));
    scene.play("announce 0");
    EXPECT_EQ(scene.scrolls(), 0);
    EXPECT_EQ(scene.tokens(), "2 bell, gold");
    EXPECT_EQ(scene.at("c4"), "priest down");
    EXPECT_EQ(scene.decision(), "1: main_action") << "nobody is asked";
}

TEST(SnowcrestPrompt, silence_in_another_players_turn_refuses_and_declines) {
    const auto default_answer = [](const Scene& scene, std::uint8_t seat) {
        return Game::prompt(scene.state, Seat(seat)).default_answer;
    };
    Scene curse = players(2).village("c4 oracle").guardian_on_top("g05").village("c3 poet", 1).tiles("", 1);
    curse.play("activate c4, use a");
    EXPECT_EQ(default_answer(curse, 0), "") << "his own turn";
    curse.play("refuse bowl wild only");
    EXPECT_EQ(default_answer(curse, 1), curse.moves().back());
    curse.play("1: " + default_answer(curse, 1));
    EXPECT_EQ(curse.omens(1), -1);
    EXPECT_EQ(curse.at("c3", 1), "poet") << "nothing is paid";

    Scene meditation = players(2).village("c4 priest").tokens("bell").tokens("5 bell", 1);
    meditation.play("activate c4, use b, announce 1");
    EXPECT_EQ(default_answer(meditation, 1), "decline");
    meditation.play("1: beat");
    EXPECT_EQ(default_answer(meditation, 1), meditation.moves().front()) << "who has begun to pay goes on";
}

TEST(SnowcrestMeditation, SC_089_SC_092_SC_093_RU_30_opponents_answer_clockwise_with_one_more) {
    Scene scene = players(4).village("c4 priest", 1).turn_of(1).tokens("2 bell", 1);
    scene.tokens("2 bell", 2).hand("nun", 2).tokens("5 bell", 3).tokens("2 bell gold", 0);
    scene.play("1: activate c4, 1: use b, 1: announce 2");
    EXPECT_EQ(scene.decision(), "2: meditate_respond");
    EXPECT_THAT(scene.moves(), ElementsAre("decline")) << "two bells do not beat two";
    EXPECT_EQ(scene.tokens(1), "2 bell") << "nothing is paid yet";
    scene.play("2: decline");
    EXPECT_EQ(scene.scrolls(1), 1) << "at once";
    EXPECT_EQ(scene.decision(), "3: meditate_respond");
    EXPECT_THAT(scene.moves(), ElementsAre("beat", "decline"));
    scene.play("3: beat");
    EXPECT_THAT(scene.ways(), ElementsAre("bell bell bell")) << "exactly three";
    scene.play("3: pay 3 bell");
    EXPECT_EQ(scene.scrolls(3), 1);
    EXPECT_EQ(scene.tokens(3), "2 bell");
    EXPECT_EQ(scene.decision(), "0: meditate_respond");
    scene.play("0: decline");
    EXPECT_EQ(scene.tokens(), "2 bell, gold") << "who declines pays nothing";
    EXPECT_EQ(scene.tokens(2), "2 bell");
    EXPECT_EQ(scene.scrolls(1), 2);
    EXPECT_EQ(scene.decision(), "1: payment");
    scene.play("1: pay 2 bell");
    EXPECT_EQ(scene.tokens(1), "");
    EXPECT_EQ(scene.scrolls(2), 0);
}

TEST(SnowcrestMeditation, SC_090_SC_092_beaten_by_all_the_active_player_pays_nothing) {
    Scene scene = players(3).tokens("2 barley 2 bell").tokens("3 bell", 1).tokens("3 gold", 2);
    scene.play("activate c6, use b, pay 2 barley, announce 2, 1: beat, 1: pay 3 bell, 2: beat, 2: pay 3 gold");
    EXPECT_EQ(scene.tokens(), "2 bell") << "but the Acolyte's barley is gone";
    EXPECT_EQ(scene.scrolls(), 0);
    EXPECT_EQ(scene.scrolls(1), 1);
    EXPECT_EQ(scene.scrolls(2), 1);
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestMeditation, SC_091_one_scroll_and_the_active_player_pays_what_he_announced) {
    Scene scene = players(3).village("c4 priest").tokens("3 bell").tokens("3 bell", 1).tiles("", 2);
    scene.play("activate c4, use b, announce 2, 1: beat, 1: pay 3 bell, pay 2 bell");
    EXPECT_EQ(scene.scrolls(), 1);
    EXPECT_EQ(scene.tokens(), "bell");
}

TEST(SnowcrestMeditation, SC_093_SC_E02_RU_31_two_scrolls_with_two_players) {
    Scene scene = players(2).village("c4 priest").tokens("2 bell").tiles("forge", 1).hand("priest", 1);
    scene.play("activate c4, use b, announce 2, 1: beat");
    EXPECT_THAT(scene.ways(), ElementsAre("forge_tile priest"));
    scene.play("1: pay forge_tile priest");
    EXPECT_EQ(scene.tiles(1), "used_forge");
    EXPECT_EQ(scene.discards(1), "priest");
    EXPECT_EQ(scene.scrolls(1), 2);
    EXPECT_EQ(scene.scrolls(0), 0);
    EXPECT_EQ(scene.tokens(), "2 bell");
    Scene declined = players(2).village("c4 priest").tokens("bell").play("activate c4, use b, announce 1, pay bell");
    EXPECT_EQ(declined.scrolls(), 2) << "an opponent without any bell is not even asked";
}

TEST(SnowcrestMeditation, SC_094_RU_32_what_counts_as_a_bell) {
    Scene scene = players(2).village("c4 priest, c1 mystic, c3 miner, c5 abbot down").tokens("bell gold 3 bowl");
    scene.row("poet poet beggar beggar recruiter").tiles("forge used_forge farm").hand("smith officer nun");
    scene.play("activate c4, use b");
    // token, Gold, forge, Mystic, Miner's Gold, Smith, Officer's Gold: 7; not the busy Priest, nothing face down.
    EXPECT_EQ(scene.moves().back(), "announce 7");
    scene.play("announce 7");
    if (scene.decision() == "1: meditate_respond") scene.play("1: decline");
    EXPECT_THAT(scene.ways(), ElementsAre("bell gold forge_tile c1 c3 officer smith"));
}

TEST(SnowcrestMeditation, SC_095_RU_28_the_number_is_final_after_the_announcement) {
    Scene scene = players(3).village("c4 priest").tokens("3 bell").hand("nun", 1).hand("nun", 2);
    scene.play("activate c4, use b, announce 1, 1: decline, 2: decline");
    EXPECT_EQ(scene.decision(), "0: payment");
    EXPECT_THAT(scene.ways(), ElementsAre("bell")) << "neither more nor less; no way out";
    scene.play("pay bell");
    EXPECT_EQ(scene.scrolls(), 2);
}

}  // namespace
}  // namespace skerry::snowcrest
