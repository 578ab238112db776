// SPDX-License-Identifier: Apache-2.0
#include "snowcrest/scene.h"

// Sections 6.5 and 6.8: what each villager does; buildings.
namespace skerry::snowcrest {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

// ---- Starters ----

TEST(SnowcrestVillagers, SC_096_starters) {
    EXPECT_EQ(players(2).play("activate c0, use a").tokens(), "2 juniper");
    EXPECT_EQ(players(2).tokens("2 juniper").play("activate c2, use a, pay 2 juniper, build shrine").tiles(),
              "farm, shrine");
    EXPECT_EQ(players(2).tiles("used_farm used_forge").play("activate c2, use b").tiles(), "farm, forge");
    EXPECT_EQ(players(2, Mode::basic).tokens("2 bowl").play("activate c6, use a, pay 2 bowl").scrolls(), 2);
    Scene meditation = players(2).tokens("2 barley bell").tiles("");
    meditation.play("activate c6, use b, pay 2 barley, announce 1, pay bell");
    EXPECT_EQ(meditation.scrolls(), 2);
    EXPECT_EQ(meditation.tokens(), "");
}

TEST(SnowcrestVillagers, SC_096_SC_146_SC_111_the_elder) {
    Scene scene = players(2).deck("nun").play("activate c8");
    EXPECT_THAT(scene.moves(), ElementsAre("use a", "use b", "skip"));
    Scene draw = scene, bless = scene;
    draw.play("use a");
    EXPECT_EQ(draw.hand(), "nun");
    EXPECT_EQ(draw.tokens(), "bowl");
    EXPECT_EQ(bless.play("use b").omens(), 1);
    Scene best = players(2).with_omens(5).play("activate c8");
    ASSERT_TRUE(best.offers("use b")) << "legal, without effect";
    EXPECT_EQ(best.play("use b").omens(), 5);
    EXPECT_EQ(best.count(EventKind::blessed), 0) << "nothing is told of what did not happen";
    EXPECT_EQ(best.at("c8"), "st_elder down");
}

// ---- Own cards ----

TEST(SnowcrestVillagers, SC_097_personal_villagers) {
    EXPECT_EQ(players(2).village("c4 farmer").play("activate c4, use a").tokens(), "4 barley");
    EXPECT_EQ(players(2).village("c4 nun").play("activate c4, use b").omens(), 1);
    EXPECT_EQ(players(2).village("c4 labourer").play("activate c4, use a").tokens(), "2 juniper");
    EXPECT_EQ(players(2).tiles("used_farm").village("c4 labourer").play("activate c4, use b").tiles(), "farm");
    EXPECT_EQ(players(2).village("c4 potter").play("activate c4, use a").tokens(), "2 bowl");
    Scene potter = players(2).village("c4 potter").tokens("juniper").play("activate c4, use b, pay juniper");
    EXPECT_EQ(potter.tiles(), "farm, shrine");
    Scene smith = players(2).village("c4 smith").tokens("juniper").play("activate c4, use a, pay juniper");
    EXPECT_EQ(smith.tiles(), "farm, forge");
    EXPECT_EQ(smith.tokens(), "bell");
    EXPECT_EQ(players(2).village("c4 priest").play("activate c4, use a").tokens(), "2 bell");
    Scene priest = players(2).village("c4 priest").tokens("bell").play("activate c4, use b, announce 1, pay bell");
    EXPECT_EQ(priest.scrolls(), 2);
    EXPECT_EQ(players(2).village("c4 woodcutter").play("activate c4, use a").tokens(), "3 juniper");
    Scene cutter = players(2).village("c4 woodcutter").tokens("2 juniper");
    EXPECT_EQ(cutter.play("activate c4, use b, pay 2 juniper, build farm").tiles(), "2 farm");
    Scene pilgrim = players(2, Mode::basic).village("c4 pilgrim").tokens("bowl").play("activate c4, use a, pay bowl");
    EXPECT_EQ(pilgrim.scrolls(), 2);
}

TEST(SnowcrestVillagers, SC_097_SC_102_SC_E14_SC_140_the_nun) {
    Scene empty = players(2).village("c4 nun").play("activate c4");
    EXPECT_THAT(empty.moves(), ElementsAre("use b", "skip")) << "nothing to recover";
    Scene scene = players(2).village("c4 nun").discards("farmer priest").play("activate c4, use a");
    EXPECT_THAT(scene.moves(), ElementsAre("recover farmer", "recover priest"));
    scene.play("recover priest");
    EXPECT_EQ(scene.hand(), "priest");
    EXPECT_EQ(scene.discards(), "farmer");
    EXPECT_TRUE(scene.player(0).shown.has(Villager::priest)) << "everybody saw it";
}

TEST(SnowcrestVillagers, SC_101_SC_E17_the_officer_redraws_what_he_discards) {
    Scene scene = players(2).village("c4 officer").hand("farmer nun priest").play("activate c4, use a");
    Scene none = scene, two = scene, all = scene;
    none.play("done");
    EXPECT_EQ(none.hand(), "farmer nun priest");
    const std::string top(name_of(two.player(0).deck.back()));
    two.play("discard priest, discard nun, back discard nun");
    EXPECT_EQ(two.hand(), "farmer nun priest") << "nothing is discarded before all is said";
    EXPECT_THAT(two.moves(), ElementsAre("discard farmer", "discard nun", "done")) << "in any order";
    EXPECT_EQ(two.refusal("villager:priest"), "You have chosen it already.");
    EXPECT_EQ(Game::label(two.state, Seat(0), done).text(), "Discard 1 card and draw as many");
    two.play("discard farmer, done");
    EXPECT_EQ(two.player(0).hand.size(), 3u);
    EXPECT_EQ(two.discards(), "farmer priest");
    EXPECT_THAT(words(two.hand()), Contains(top));
    all.play("discard farmer, discard nun, discard priest");
    EXPECT_EQ(all.decision(), "1: main_action") << "nothing is left to discard";
    EXPECT_EQ(all.player(0).hand.size(), 3u);
    EXPECT_EQ(all.discards(), "farmer nun priest");
    // The pile reshuffled includes the cards just discarded.
    Scene shuffled =
        players(2).village("c4 officer").hand("farmer nun labourer potter smith priest woodcutter pilgrim");
    shuffled.play("activate c4, use a, discard farmer, discard nun, done");
    EXPECT_EQ(shuffled.count(EventKind::reshuffle), 1);
    EXPECT_EQ(shuffled.hand(), "farmer nun labourer potter smith priest woodcutter pilgrim");
    EXPECT_EQ(shuffled.discards(), "");
}

// ---- Common villagers ----

TEST(SnowcrestVillagers, SC_098_common_villagers_that_gain) {
    EXPECT_EQ(players(2).village("c4 coppersmith").play("activate c4, use a").tokens(), "3 bowl");
    EXPECT_EQ(players(2).village("c4 miner").play("activate c4, use a").tokens(), "3 gold");
    EXPECT_EQ(players(2).village("c4 abbot").play("activate c4, use a").omens(), 1);
    Scene ringer = players(2).village("c4 bell_ringer").deck("nun").play("activate c4, use a");
    EXPECT_EQ(ringer.tokens(), "2 bell");
    EXPECT_EQ(ringer.hand(), "nun");
    Scene steward = players(2).village("c4 steward").tiles("used_farm farm").play("activate c4, use a");
    EXPECT_EQ(steward.tokens(), "3 barley");
    EXPECT_EQ(steward.tiles(), "2 farm");
    Scene astrologer = players(2).village("c4 astrologer").deck("nun").play("activate c4, use a");
    EXPECT_EQ(astrologer.hand(), "nun");
    EXPECT_EQ(astrologer.omens(), 1);
    EXPECT_EQ(players(2).village("c4 great_abbot").play("activate c4, use a").omens(), 2);
    Scene abbot = players(2, Mode::basic).village("c4 great_abbot").tokens("bowl").play("activate c4, use b, pay bowl");
    EXPECT_EQ(abbot.scrolls(), 2);
    EXPECT_EQ(players(2, Mode::basic).village("c4 oracle").play("activate c4, use a").scrolls(), 2);
    Scene terton = players(2).village("c4 terton").tokens("juniper bowl").play("activate c4, use a, pay juniper bowl");
    EXPECT_EQ(terton.scrolls(), 1);
    EXPECT_EQ(terton.tokens(), "");
    EXPECT_EQ(terton.state.scroll_pool, 19);
}

TEST(SnowcrestVillagers, SC_098_SC_E18_a_poet_that_is_added_is_turned_down_and_that_is_all) {
    Scene scene = players(2).tokens("barley").tiles("").play("add poet c4, pay barley");
    EXPECT_EQ(scene.at("c4"), "poet down");
    EXPECT_EQ(scene.tokens(), "");
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestVillagers, SC_099_SC_E15_gardener_and_yak_herder_count) {
    Scene gardener = players(2).village("c4 gardener").tiles("2 farm used_farm forge").play("activate c4, use a");
    EXPECT_EQ(gardener.tokens(), "4 barley");
    EXPECT_EQ(gardener.tiles(), "2 farm, forge, used_farm") << "unchanged";
    Scene yaks =
        players(2).village("c4 yak_herder, c0 down, c1 farmer down, c6 down, c3 nun").play("activate c4, use a");
    EXPECT_EQ(yaks.tokens(), "3 barley") << "starters and others, not itself";
    EXPECT_EQ(players(2).village("c4 yak_herder").play("activate c4, use a").tokens(), "");
}

TEST(SnowcrestVillagers, SC_100_SC_E16_RU_33_RU_48_six_trades_of_the_merchant) {
    const auto merchant = [](std::string_view tokens, int scrolls) {
        Scene scene = players(2).tiles("").tiles("", 1).village("c4 merchant").tokens(tokens).with_scrolls(scrolls);
        return scene.play("activate c4");
    };
    EXPECT_THAT(merchant("5 barley 3 juniper", 1).moves(),
                ElementsAre("use a", "use b", "use c", "use d", "use e", "use f", "skip"));
    EXPECT_THAT(merchant("5 barley", 0).moves(), ElementsAre("use a", "use b", "skip"));
    EXPECT_THAT(merchant("4 barley 3 juniper", 0).moves(), ElementsAre("use c", "use d", "skip"));
    EXPECT_THAT(merchant("4 barley 2 juniper", 1).moves(), ElementsAre("use e", "use f", "skip"));
    EXPECT_THAT(merchant("4 barley 2 juniper", 0).moves(), ElementsAre("skip"));
    EXPECT_THAT(merchant("4 barley gold", 0).moves(), ElementsAre("use a", "use b", "skip")) << "Gold for barley";

    Scene juniper = merchant("5 barley", 0).play("use a, pay 5 barley");
    EXPECT_EQ(juniper.tokens(), "3 juniper");
    EXPECT_EQ(juniper.state.forest_juniper, 3) << "out of the Forest";
    Scene scroll = merchant("5 barley", 0).play("use b, pay 5 barley");
    EXPECT_EQ(scroll.scrolls(), 1);
    EXPECT_EQ(scroll.state.forest_juniper, 6) << "without touching the Forest";
    EXPECT_EQ(merchant("3 juniper", 0).play("use c, pay 3 juniper").scrolls(), 1);
    Scene barley = merchant("3 juniper", 0).play("use d, pay 3 juniper");
    EXPECT_EQ(barley.tokens(), "5 barley");
    EXPECT_EQ(barley.state.forest_juniper, 6) << "to the general supply";
    Scene returned = merchant("", 2);
    EXPECT_EQ(returned.state.scroll_pool, 18);
    returned.play("use e");
    EXPECT_EQ(returned.tokens(), "3 juniper");
    EXPECT_EQ(returned.scrolls(), 1);
    EXPECT_EQ(returned.state.scroll_pool, 19) << "the scroll goes back to the pool";
    Scene last = merchant("", 1).play("use f");
    EXPECT_EQ(last.tokens(), "5 barley");
    EXPECT_EQ(last.scrolls(), 0);
    EXPECT_EQ(last.state.scroll_pool, 20);

    Scene woken = players(2).tiles("").tiles("", 1).village("c4 merchant").tokens("5 barley").forest_on_top("f03", 3);
    woken.play("activate c4, use a, pay 5 barley");
    EXPECT_EQ(woken.scrolls(), 1) << "the Forest is resolved";
    EXPECT_EQ(woken.omens(), -2);
}

TEST(SnowcrestVillagers, SC_103_the_storyteller_discards_after_drawing) {
    Scene scene = players(2).village("c4 storyteller").deck("nun priest smith farmer").play("activate c4, use a");
    EXPECT_THAT(scene.moves(), ElementsAre("discard nun", "discard smith", "discard priest"));
    scene.play("discard smith");
    EXPECT_EQ(scene.hand(), "nun priest");
    EXPECT_THAT(words(scene.discards()), Contains("smith"));
}

TEST(SnowcrestVillagers, SC_106_the_mystic_hits_all_opponents) {
    Scene scene = players(4).row("poet poet beggar beggar miner").village("c4 mystic").with_omens(-5, 0, 2);
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.tokens(), "bell");
    EXPECT_EQ(scene.omens(0), 0);
    EXPECT_EQ(scene.omens(1), -1);
    EXPECT_EQ(scene.omens(2), -5);
    EXPECT_EQ(scene.player(2).omen_tokens, 1);
    EXPECT_EQ(scene.omens(3), -1);
}

TEST(SnowcrestVillagers, SC_107_the_beggars_omen_and_gold_go_together) {
    Scene scene = players(2).row("poet beggar miner miner mystic").village("c4 beggar").play("activate c4");
    EXPECT_THAT(scene.moves(), ElementsAre("use a", "skip"));
    scene.play("use a");
    EXPECT_EQ(scene.omens(), -1);
    EXPECT_EQ(scene.tokens(), "3 gold");
    Scene worst = players(2).village("c4 beggar").row("poet beggar miner miner mystic").with_omens(-5);
    worst.play("activate c4, use a");
    EXPECT_EQ(worst.player(0).omen_tokens, 1);
    EXPECT_EQ(worst.tokens(), "3 gold");
}

TEST(SnowcrestVillagers, SC_108_the_hermit_may_decline_the_meditation) {
    Scene scene = players(2).village("c4 hermit").play("activate c4, use a");
    EXPECT_THAT(scene.moves(), ElementsAre("announce 0", "announce 1")) << "the bell just gained counts, its icon not";
    Scene declined = scene, meditates = scene;
    EXPECT_EQ(declined.play("announce 0").tokens(), "bell");
    meditates.play("announce 1, pay bell");
    EXPECT_EQ(meditates.scrolls(), 2);
    EXPECT_EQ(meditates.tokens(), "");
}

// ---- The Recruiter ----

TEST(SnowcrestRecruiter, SC_104_SC_E20_added_it_does_nothing_and_later_it_makes_room) {
    Scene scene = players(2).tokens("2 barley").tiles("").hand("farmer").row("recruiter poet beggar miner abbot");
    scene.play("add recruiter c4, pay 2 barley");
    EXPECT_EQ(scene.at("c4"), "recruiter down");
    EXPECT_EQ(scene.decision(), "1: main_action") << "no action in the turn it comes";

    Scene later = players(2).tiles("").hand("farmer").village("c4 recruiter").row("miner poet poet beggar abbot");
    later.commons_on_top("terton").play("activate c4, use a");
    EXPECT_EQ(later.at("c4"), "-");
    EXPECT_EQ(later.under_commons(), "recruiter");
    EXPECT_THAT(later.moves(), UnorderedElementsAre("recruit farmer", "recruit miner", "recruit poet", "recruit beggar",
                                                    "recruit abbot"));
    Scene row = later, hand = later;
    row.play("recruit miner");
    EXPECT_EQ(row.row(), "poet poet beggar abbot terton") << "refilled before the action";
    EXPECT_EQ(row.at("c4"), "miner");
    row.play("use a");
    EXPECT_EQ(row.tokens(), "3 gold") << "free, and it acts";
    EXPECT_EQ(row.at("c4"), "miner down");
    hand.play("recruit farmer, use a");
    EXPECT_EQ(hand.hand(), "");
    EXPECT_EQ(hand.tokens(), "4 barley");
    EXPECT_EQ(hand.at("c4"), "farmer down");
    EXPECT_EQ(hand.decision(), "1: main_action");
}

TEST(SnowcrestRecruiter, SC_104_RU_35_a_recruited_recruiter_does_nothing) {
    Scene scene = players(2).village("c4 recruiter").row("recruiter poet poet beggar abbot");
    scene.play("activate c4, use a, recruit recruiter");
    EXPECT_EQ(scene.at("c4"), "recruiter down");
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestRecruiter, SC_144_RU_12_with_an_empty_deck_it_cannot_recruit_itself) {
    // 35 commons: 3 in the row, the others in villages; the deck is empty.
    Scene scene = players(4).row("miner poet beggar").village("c4 recruiter").no_commons();
    scene.play("activate c4, use a");
    EXPECT_EQ(scene.row(), "miner poet beggar") << "nothing comes into the row before the choice";
    EXPECT_FALSE(scene.offers("recruit recruiter"));
    scene.play("recruit poet");
    EXPECT_EQ(scene.row(), "miner beggar recruiter") << "the next refill point";
    EXPECT_EQ(scene.state.common_deck.size(), 0u);
    EXPECT_EQ(scene.state.common_known, 0);
}

TEST(SnowcrestRecruiter, SC_144_a_slot_stays_empty_and_is_filled_after_a_settlement) {
    Scene scene = players(4).row("miner poet beggar oracle").tokens("6 barley").no_commons();
    scene.guardian_on_top("g04").tiles("");
    for (int seat : {1, 2, 3}) scene.tiles("", seat);
    const std::string leaving = scene.at("c4");
    scene.play("add oracle c0, pay 6 barley");
    EXPECT_EQ(scene.row(), "miner poet beggar") << "nothing to fill it with";
    scene.play("use a, refuse wild only, pay lost_c4");
    EXPECT_EQ(scene.at("c4"), "-");
    EXPECT_EQ(scene.row(), "miner poet beggar " + leaving);
}

// ---- The Scholar ----

TEST(SnowcrestScholar, SC_105_SC_E21_SC_143_what_a_scholar_may_copy) {
    Scene scene = players(3).village("c4 scholar").tokens("juniper");
    scene.village("c1 poet, c3 scholar, c4 smith, c5 recruiter, c7 coppersmith, c0 down", 1);
    scene.village("c4 smith, c1 coppersmith, c3 farmer down, c0 -", 2);
    scene.play("activate c4");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("copy st_mason b", "copy st_elder a", "copy st_elder b",
                                                    "copy smith a", "copy recruiter a", "copy coppersmith a", "skip"))
        << "face-up cards of opponents with an action, no Scholar; equal ones once; what cannot be paid not at all";
    scene.play("copy smith a, pay juniper");
    EXPECT_EQ(scene.tokens(), "bell");
    EXPECT_EQ(scene.tiles(), "farm, forge") << "own resources, own village";
    EXPECT_EQ(scene.at("c4"), "scholar down");
    EXPECT_EQ(scene.at("c4", 1), "smith") << "the copied card is not turned";
    EXPECT_EQ(scene.at("c4", 2), "smith");
    EXPECT_EQ(scene.tiles(1), "farm");
}

TEST(SnowcrestScholar, SC_105_it_counts_for_its_owner_and_is_busy_itself) {
    Scene yaks = players(2).village("c4 scholar, c0 down, c1 farmer down").village("c4 yak_herder", 1);
    EXPECT_EQ(yaks.play("activate c4, copy yak_herder a").tokens(), "2 barley");
    Scene priest = players(2).village("c4 scholar").village("c4 priest", 1).tokens("bell").play("activate c4");
    ASSERT_TRUE(priest.offers("copy priest b"));
    priest.play("copy priest b");
    EXPECT_THAT(priest.moves(), ElementsAre("announce 0", "announce 1")) << "its own Gold is busy";
}

TEST(SnowcrestScholar, SC_105_RU_34_copying_a_recruiter_the_scholar_leaves) {
    Scene scene = players(2).village("c4 scholar").village("c4 recruiter", 1).row("miner poet poet beggar abbot");
    scene.play("activate c4, copy recruiter a");
    EXPECT_EQ(scene.under_commons(), "scholar");
    EXPECT_EQ(scene.at("c4", 1), "recruiter");
    scene.play("recruit miner, use a");
    EXPECT_EQ(scene.at("c4"), "miner down");
    Scene added = players(2).tokens("4 barley").tiles("").row("scholar poet poet beggar abbot");
    added.village("c4 recruiter", 1).play("add scholar c4, pay 4 barley");
    EXPECT_THAT(added.moves(), Not(Contains("copy recruiter a"))) << "not in the turn it was Added";
    EXPECT_THAT(added.moves(), Contains("copy st_elder b"));
}

TEST(SnowcrestScholar, SC_148_RU_35_scholar_recruiter_scholar_and_a_third_card_but_no_recruiter) {
    Scene scene = players(2).village("c4 scholar").village("c4 recruiter, c1 farmer", 1);
    scene.row("scholar poet poet beggar abbot").play("activate c4, copy recruiter a, recruit scholar");
    EXPECT_EQ(scene.decision(), "0: card_action");
    EXPECT_THAT(scene.moves(), Not(Contains("copy recruiter a")));
    scene.play("copy farmer a");
    EXPECT_EQ(scene.tokens(), "4 barley");
    EXPECT_EQ(scene.at("c4"), "scholar down");
    EXPECT_EQ(scene.decision(), "1: main_action");
}

TEST(SnowcrestScholar, SC_133_SC_E21_alone_it_copies_the_row_and_the_card_goes_under_the_deck) {
    Scene scene = alone().village("c4 scholar").row("miner miner poet scholar abbot").commons_on_top("terton");
    scene.play("activate c4");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("copy miner a", "copy abbot a", "skip"));
    scene.play("copy miner a");
    EXPECT_EQ(scene.tokens(), "3 gold");
    EXPECT_EQ(scene.row(), "miner poet scholar abbot terton");
    EXPECT_EQ(scene.under_commons(), "miner");
    EXPECT_EQ(scene.at("c4"), "scholar down");
}

TEST(SnowcrestScholar, SC_133_SC_148_alone_a_copied_recruiter_is_not_itself_recruited) {
    Scene scene = alone().village("c4 scholar").row("recruiter miner poet scholar abbot").hand("farmer");
    scene.commons_on_top("terton carpenter oracle").play("activate c4, copy recruiter a");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("recruit farmer", "recruit miner", "recruit poet",
                                                    "recruit scholar", "recruit abbot"));
    scene.play("recruit scholar");
    EXPECT_EQ(scene.row(), "recruiter miner poet abbot terton");
    EXPECT_THAT(scene.moves(), Not(Contains("copy recruiter a")));
    scene.play("copy miner a");
    EXPECT_EQ(scene.tokens(), "3 gold");
    EXPECT_EQ(scene.at("c4"), "scholar down");
    EXPECT_EQ(scene.row(), "poet abbot terton carpenter oracle") << "Miner and Recruiter are gone";
    EXPECT_EQ(scene.under_commons(), "recruiter") << "the miner went under first";
    EXPECT_EQ(scene.state.common_known, 3) << "with the first Scholar";
}

// ---- Buildings ----

TEST(SnowcrestBuildings, SC_063_SC_064_tiles_are_built_face_up_of_any_or_a_fixed_type) {
    Scene scene = players(2).tokens("2 juniper").tiles("used_farm").play("activate c2, use a, pay 2 juniper");
    EXPECT_THAT(scene.moves(), ElementsAre("build farm", "build forge", "build shrine")) << "no declining";
    scene.play("build farm");
    EXPECT_EQ(scene.tiles(), "farm, used_farm");
    EXPECT_EQ(scene.state.supply[Building::farm], 18);
    Scene smith = players(2).tokens("juniper").village("c4 smith").play("activate c4, use a, pay juniper");
    EXPECT_EQ(smith.tiles(), "farm, forge") << "nothing to choose";
}

TEST(SnowcrestBuildings, SC_065_an_exhausted_type_is_not_available) {
    Scene smith = players(4).tiles("8 forge", 1).tiles("8 forge", 2).village("c4 smith").tokens("juniper");
    ASSERT_EQ(smith.state.supply[Building::forge], 0);
    smith.play("activate c4");
    EXPECT_THAT(smith.moves(), ElementsAre("skip"));
    Scene mason = players(4).tiles("8 forge", 1).tiles("8 forge", 2).tokens("2 juniper");
    mason.play("activate c2, use a, pay 2 juniper");
    EXPECT_THAT(mason.moves(), ElementsAre("build farm", "build shrine"));
}

TEST(SnowcrestBuildings, SC_066_SC_141_with_a_full_track_one_is_returned_or_the_step_declined) {
    Scene scene =
        players(2).tiles("5 farm 2 used_farm forge").tokens("2 juniper").play("activate c2, use a, pay 2 juniper");
    EXPECT_THAT(scene.moves(), ElementsAre("build farm", "build forge", "build shrine", "decline"));
    Scene declined = scene;
    declined.play("decline");
    EXPECT_EQ(declined.tiles(), "5 farm, forge, 2 used_farm");
    EXPECT_EQ(declined.tokens(), "") << "the price is not refunded";
    scene.play("build shrine");
    EXPECT_EQ(scene.decision(), "0: build_discard");
    EXPECT_THAT(scene.moves(), ElementsAre("raze farm", "raze forge", "raze used_farm")) << "no declining any more";
    scene.play("raze used_farm");
    EXPECT_EQ(scene.tiles(), "5 farm, forge, shrine, used_farm");
    EXPECT_EQ(scene.state.supply[Building::shrine], 15);
}

TEST(SnowcrestBuildings, SC_067_SC_141_RU_47_a_returned_tile_is_available_at_once) {
    // All 16 forges are built, one of them used on a full track: only a forge can make room for a forge.
    Scene scene = players(3).tiles("8 forge", 1).tiles("7 forge", 2).tiles("7 farm used_forge").tokens("2 juniper");
    ASSERT_EQ(scene.state.supply[Building::forge], 0);
    scene.play("activate c2, use a, pay 2 juniper");
    EXPECT_TRUE(scene.offers("build forge"));
    scene.play("build forge");
    EXPECT_EQ(scene.tiles(), "7 farm, forge") << "the only tile that may go back, now face up";
    Scene two = players(3).tiles("8 forge", 1).tiles("6 forge", 2).tiles("6 farm forge used_forge").tokens("2 juniper");
    two.play("activate c2, use a, pay 2 juniper, build forge");
    EXPECT_THAT(two.moves(), ElementsAre("raze forge", "raze used_forge")) << "no farm";
}

TEST(SnowcrestBuildings, SC_068_restocking_turns_all_tiles_up) {
    Scene scene = players(2).tiles("farm 2 used_farm used_forge used_shrine").play("activate c2, use b");
    EXPECT_EQ(scene.tiles(), "3 farm, forge, shrine");
}

TEST(SnowcrestBuildings, SC_109_SC_142_RU_51_the_architect_builds_two_one_after_the_other) {
    Scene scene = players(2).village("c4 architect").tokens("3 juniper").tiles("2 farm used_farm");
    scene.achievements("a_hamlet a_crossroads").play("activate c4, use a, pay 3 juniper, build forge");
    EXPECT_EQ(scene.scrolls(), 2) << "four tiles: checked between the two";
    EXPECT_EQ(scene.decision(), "0: build_type");
    scene.play("build shrine");
    EXPECT_EQ(scene.tiles(), "2 farm, forge, shrine, used_farm");
    EXPECT_EQ(scene.scrolls(), 4);
    // Seven tiles: the first fills the track, the second may be declined.
    Scene full = players(2).village("c4 architect").tokens("3 juniper").tiles("7 farm");
    full.play("activate c4, use a, pay 3 juniper, build forge");
    EXPECT_TRUE(full.offers("decline"));
    full.play("decline");
    EXPECT_EQ(full.tiles(), "7 farm, forge");
}

TEST(SnowcrestBuildings, SC_142_between_the_two_tiles_a_condition_may_hold_for_a_moment) {
    // With a full track: the face-up forge scores the Crossroads, though the next step gives it back.
    Scene scene = players(2).village("c4 architect").tokens("3 juniper").achievements("a_crossroads");
    scene.tiles("2 farm 2 used_forge 2 shrine 2 used_shrine");
    scene.play("activate c4, use a, pay 3 juniper, build forge, raze used_shrine");
    EXPECT_EQ(scene.scrolls(), 2) << "farm, forge and shrine face up";
    scene.play("build shrine, raze forge");
    EXPECT_EQ(scene.scrolls(), 2);
}

TEST(SnowcrestBuildings, SC_147_a_carpenter_without_juniper_does_not_restock_either) {
    Scene scene = players(2).village("c4 carpenter").tiles("used_farm").play("activate c4");
    EXPECT_THAT(scene.moves(), ElementsAre("skip"));
    Scene paid = players(2).village("c4 carpenter").tiles("used_farm").tokens("juniper");
    paid.play("activate c4, use a, pay juniper, build forge");
    EXPECT_EQ(paid.tiles(), "farm, forge");
}

}  // namespace
}  // namespace skerry::snowcrest
