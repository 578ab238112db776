// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"

// Sections 5.5 and 6.13: deeds in the skirmish, scores, winners, the end. AS-051 to AS-062 and the examples.
namespace skerry::arctic_scavengers {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

std::string winner(Scene scene, std::string_view forces) {
    scene.fight(forces).passes();
    return scene.won();
}

TEST(Arctic, AS_051_all_forces_are_revealed_at_once) {
    Scene scene = base(3).hands("brawler spear | scout | thugs");
    scene.play("end, end");
    EXPECT_EQ(text(scene.view(green).players[0].force.cards), "unknown unknown");
    scene.play("end");
    EXPECT_EQ(scene.state.phase, Phase::skirmish);
    EXPECT_EQ(scene.happened(EventKind::reveals), 3);
    for (int eyes : {red, blue, green}) {
        EXPECT_EQ(text(scene.view(eyes).players[0].force.cards), "brawler spear");
        EXPECT_EQ(text(scene.view(eyes).players[1].force.cards), "scout");
        EXPECT_EQ(text(scene.view(eyes).players[2].force.cards), "thugs");
    }
}

TEST(Arctic, AS_052_AS_E11_who_acted_before_being_sniped_has_acted) {
    // red is first: the saboteur of blue never acts
    Scene first = base(3).fight("sniper_team | saboteur | scout spear");
    EXPECT_EQ(first.asked(), Seat(0));
    first.play("use snipe sniper_team force, target blue saboteur, pass");
    EXPECT_EQ(first.asked(), Seat(1));
    EXPECT_THAT(first.moves(), UnorderedElementsAre("pass"));
    EXPECT_EQ(first.discard(blue), "saboteur");
    // the saboteur of red has disarmed, then blue snipes it
    Scene second = base(3).fight("saboteur refugee | sniper_team | scout spear");
    EXPECT_EQ(second.score(green), 4);
    second.play("use disarm saboteur force, target green spear, pass");
    EXPECT_EQ(second.score(green), 2);
    EXPECT_EQ(second.people(red), 2);
    second.play("use snipe sniper_team force, target red used saboteur");
    EXPECT_EQ(second.score(green), 2) << "the disarm stands";
    EXPECT_EQ(second.score(red), 0);
    EXPECT_EQ(second.people(red), 1) << "only people drop";
    second.play("pass");
    EXPECT_EQ(second.asked(), Seat(2)) << "everybody has a turn";
}

// Why a card of whoever is asked does nothing now.
std::string why(const Scene& scene, Kind kind) {
    for (const Refusal& refusal : Game::prompt(scene.state, scene.asked()).refused)
        if (refusal.thing == thing(kind)) return refusal.reason;
    return {};
}

TEST(Arctic, AS_053_whoever_cannot_act_is_told_why) {
    Scene scene = base(3).fight("saboteur sniper_team scavenger | refugee | scout");
    EXPECT_EQ(why(scene, Kind::saboteur), "There is no tool that it could put aside.");
    EXPECT_EQ(why(scene, Kind::sniper_team), "") << "it can";
    EXPECT_EQ(why(scene, Kind::scavenger), "") << "it never does";
    scene.play("use snipe sniper_team force, target green scout");
    EXPECT_EQ(why(scene, Kind::sniper_team), "It has acted in this skirmish.");
}

TEST(Arctic, AS_042_whoever_cannot_answer_is_told_why) {
    Scene scene = base(3).about("saboteur sniper_team").hands("hunter | saboteur sniper_team refugee | ");
    scene.play("act hunt, add hunter, done");
    EXPECT_EQ(scene.asked(), Seat(1));
    EXPECT_EQ(why(scene, Kind::saboteur), "There is no tool that it could put aside.");
    EXPECT_EQ(why(scene, Kind::sniper_team), "");
    EXPECT_EQ(why(scene, Kind::refugee), "");
}

TEST(Arctic, AS_053_who_has_acted_counts_people_and_does_not_fight) {
    Scene scene = base(3).fight("saboteur pickaxe | scout spear | ");
    EXPECT_EQ(scene.score(red), 3);
    scene.play("use disarm saboteur force, target blue spear");
    EXPECT_EQ(scene.score(red), 0) << "no fight, and nobody wields the pickaxe";
    EXPECT_EQ(scene.people(red), 1);
    EXPECT_EQ(scene.force(red), "saboteur pickaxe") << "it stays";
    EXPECT_FALSE(scene.offers("use disarm saboteur force"));
    Scene snipers = base(3).fight("sniper_team | scout | ");
    snipers.play("use snipe sniper_team force, target blue scout");
    EXPECT_EQ(snipers.people(red), 2);
    EXPECT_EQ(snipers.score(red), 0);
}

TEST(Arctic, AS_054_a_disarmed_tool_is_discarded_and_the_next_is_used) {
    Scene scene = base(3).cards(blue, "discard").fight("saboteur | scout spear net | ");
    EXPECT_EQ(scene.score(blue), 4);
    scene.play("use disarm saboteur force");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("target blue net", "target blue spear"));
    scene.play("target blue spear");
    EXPECT_EQ(scene.score(blue), 3);
    EXPECT_EQ(scene.discard(blue), "spear");
}

TEST(Arctic, AS_055_the_highest_score_wins_the_card_in_private) {
    Scene scene = base(3).prize("field_crew");
    scene.cards(blue, "deck refugee refugee refugee refugee refugee refugee | discard")
        .fight("brawler | thugs | scout");
    scene.passes();
    EXPECT_EQ(scene.won(), "blue");
    EXPECT_EQ(scene.of(blue).discard[Kind::field_crew], 1);
    EXPECT_EQ(scene.of(blue).won, 1);
    const Event* told = scene.event(EventKind::won_card);
    ASSERT_NE(told, nullptr);
    EXPECT_EQ(told->audience, Seats(Seat(1)));
    EXPECT_EQ(*told->card, Kind::field_crew);
    EXPECT_EQ(text(scene.view(green).players[1].discard).find("field_crew"), std::string::npos);
    EXPECT_EQ(scene.state.contested.size(), 6u);
}

TEST(Arctic, AS_056_AS_E12_people_break_ties_among_the_tied) {
    // scores 5, 5, 3; people 3, 4, 9
    Scene scene = base(3).fight("thugs pickaxe | thugs spear refugee | tribe_family_5 tribe_family_3 brawler shovel");
    EXPECT_EQ(scene.score(red), 5);
    EXPECT_EQ(scene.score(blue), 5);
    EXPECT_EQ(scene.score(green), 3);
    EXPECT_EQ(scene.people(red), 3);
    EXPECT_EQ(scene.people(blue), 4);
    EXPECT_EQ(scene.people(green), 9);
    scene.passes();
    EXPECT_EQ(scene.won(), "blue");
    EXPECT_EQ(winner(base(3), "thugs pickaxe | thugs spear | tribe_family_5 tribe_family_3 brawler shovel"),
              "deadlock");
}

TEST(Arctic, AS_057_a_deadlock_sends_the_card_unseen_into_the_junkyard) {
    Scene scene = base(3).prize("wolf_pack").only_yard("junk junk junk").fight("brawler | brawler | refugee");
    scene.passes();
    EXPECT_EQ(scene.won(), "deadlock");
    EXPECT_EQ(scene.state.junkyard.size(), 4u);
    EXPECT_TRUE(scene.state.junkyard.cards.has(Kind::wolf_pack));
    EXPECT_TRUE(scene.state.junkyard.known.empty());
    EXPECT_EQ(scene.state.contested.size(), 6u);
    for (const Event& event : scene.events) EXPECT_NE(event.card, Maybe<Kind>(Kind::wolf_pack));
    std::set<std::size_t> places;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Scene again = base(3).prize("wolf_pack").only_yard("junk junk junk").fight("brawler | brawler | refugee");
        again.state.random = Generator(Seed::number(seed));
        again.passes();
        places.insert(again.state.junkyard.cards.find(Kind::wolf_pack));
    }
    EXPECT_GT(places.size(), 2u) << "shuffled";
}

TEST(Arctic, AS_058_all_forces_empty_is_a_deadlock) {
    EXPECT_EQ(winner(base(3), " | | "), "deadlock");
    EXPECT_EQ(winner(base(3), "junk | refugee | "), "blue") << "equal scores of 0: people decide";
}

TEST(Arctic, AS_059_AS_E09_two_players_need_a_margin_of_two) {
    Scene close = base(2).prize("grenade").fight("thugs pickaxe | thugs net");
    EXPECT_EQ(close.score(red), 5);
    EXPECT_EQ(close.score(blue), 4);
    close.passes();
    EXPECT_EQ(close.won(), "deadlock");
    EXPECT_TRUE(close.state.junkyard.cards.has(Kind::grenade));
    Scene clear = base(2).fight("thugs grenade | thugs net");
    EXPECT_EQ(clear.score(red), 6);
    EXPECT_EQ(clear.score(blue), 4);
    clear.passes();
    EXPECT_EQ(clear.won(), "red");
    EXPECT_EQ(winner(base(2), "brawler refugee refugee | brawler"), "deadlock") << "people do not break ties";
}

TEST(Arctic, AS_060_refugees_and_families_count_as_people) {
    Scene scene = base(3).fight("brawler refugee tribe_family_4 spear | brawler refugee refugee pickaxe | ");
    EXPECT_EQ(scene.score(red), 4);
    EXPECT_EQ(scene.score(blue), 4);
    EXPECT_EQ(scene.people(red), 6);
    EXPECT_EQ(scene.people(blue), 3);
    scene.passes();
    EXPECT_EQ(scene.won(), "red");
}

TEST(Arctic, AS_061_the_initiator_passes_to_the_left_from_round_three_on) {
    Scene scene = base(3).round(1);
    for (int next : {0, 0, 1, 2, 0}) {
        scene.end_round();
        EXPECT_EQ(scene.state.initiator, Seat(static_cast<std::uint8_t>(next)))
            << "after round " << scene.state.round - 1;
        EXPECT_EQ(scene.asked(), scene.state.initiator);
    }
}

TEST(Arctic, AS_062_fourteen_skirmishes_and_the_game_is_over) {
    Scene scene = base(3).round(1);
    int skirmishes = 0;
    for (int number = 1; number <= 16; ++number) {
        EXPECT_NE(scene.state.phase, Phase::over);
        EXPECT_EQ(scene.state.round, number);
        scene.end_round();
        skirmishes += scene.happened(EventKind::reveals) / 3;
    }
    EXPECT_EQ(skirmishes, 14);
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_TRUE(scene.state.contested.empty());
    EXPECT_TRUE(Game::ranking(scene.state).final);
}

TEST(Arctic, AS_E10_the_grenade_goes_to_who_is_left) {
    Scene scene = base(3).fight("sniper_team | brawler scavenger grenade spear | ");
    EXPECT_EQ(scene.score(blue), 8);
    scene.play("use snipe sniper_team force, target blue brawler");
    EXPECT_EQ(scene.score(blue), 4) << "1 + 3";
}

// ---- Scoring at the end (section 8) ----

TEST(Arctic, AS_126_all_zones_count_at_the_end) {
    Scene scene = with(3, 4).round(16).lead(red, Leader::butcher);
    scene.site(red, Building::bunker, "", "thugs").site(red, Building::pharmacy, "scout refugee");
    scene.state.sites[0].marks.add(Mark::disabled);
    scene.cards(red, "hand | deck hunter | discard group_leaders | force");
    scene.cards(blue, "hand | deck | discard").cards(green, "hand | deck | discard");
    scene.hands("brawler | | ");
    // thugs 3, scout and refugee under timers 1 + 1, hunter 1, group leaders 2, brawler 1
    EXPECT_EQ(total(scene.state, red), 9);
    scene.prize("sled_team").end_round();
    EXPECT_EQ(scene.state.phase, Phase::over);
    EXPECT_EQ(total(scene.state, red), 11) << "and the sled team that was won";
    EXPECT_EQ(Game::ranking(scene.state).seats[0].place, 1);
    // removed cards and the junkyard do not count
    Scene removed = base(3).cards(red, "hand thugs | deck | discard");
    EXPECT_EQ(total(removed.state, red), 3);
    removed.play("act trash, add thugs, done");
    EXPECT_EQ(total(removed.state, red), 0);
}

TEST(Arctic, AS_127_ties_by_contested_cards_then_cards_then_shared) {
    const auto places = [](const std::string& r, const std::string& b) {
        Scene scene = base(3).round(16).cards(red, "deck | discard " + r).cards(blue, "deck | discard " + b);
        scene.cards(green, "deck | discard refugee");
        scene.end_round();
        EXPECT_EQ(scene.won(), "deadlock");
        const Ranking ranking = Game::ranking(scene.state);
        return std::to_string(ranking.seats[0].place) + std::to_string(ranking.seats[1].place) +
               (ranking.seats[0].won ? "r" : "") + (ranking.seats[1].won ? "b" : "");
    };
    EXPECT_EQ(places("thugs", "tribe_family_3"), "21b");
    EXPECT_EQ(places("thugs junk", "thugs"), "12r");
    EXPECT_EQ(places("thugs grenade", "thugs junk junk"), "12r") << "contested tools count too";
    EXPECT_EQ(places("thugs junk", "thugs pills"), "11rb");
    EXPECT_EQ(places("thugs refugee", "thugs grenade grenade junk"), "12r") << "people come first";
}

TEST(Arctic, AS_078_AS_E37_AS_E38_gangs) {
    const Maybe<Tribe> nobody, a = Tribe::red, b = Tribe::blue;
    const auto arrange = [](const std::string& r, const std::string& bl) {
        return with(3, 2).cards(red, "deck " + r).cards(blue, "deck " + bl).cards(green, "deck refugee");
    };
    Scene gears = arrange("spear spear net net pickaxe grenade", "shovel shovel pickaxe pickaxe rifle rifle");
    EXPECT_EQ(gang_winner(gears.state, Gang::gearheads), a) << "6 : 6, a contested tool decides";
    EXPECT_EQ(gang_winner(arrange("spear", "net").state, Gang::gearheads), nobody) << "full tie";
    EXPECT_EQ(gang_winner(arrange("pills", "junk").state, Gang::gearheads), nobody) << "a maximum of 0";
    EXPECT_EQ(gang_winner(arrange("spear", "net toolkit").state, Gang::gearheads), b);

    EXPECT_EQ(gang_winner(arrange("medkit", "pills").state, Gang::pharmers), a) << "2 : 1";
    EXPECT_EQ(gang_winner(arrange("medkit", "pills pills").state, Gang::pharmers), nobody);
    EXPECT_EQ(gang_winner(arrange("medkit", "pills pills medic").state, Gang::pharmers), b) << "medics break the tie";
    EXPECT_EQ(gang_winner(arrange("medic", "refugee").state, Gang::pharmers), nobody) << "medics are no meds";

    Scene built = arrange("engineer", "engineer engineer");
    EXPECT_EQ(gang_winner(built.state, Gang::masons), nobody);
    built.site(red, Building::armory).site(red, Building::pharmacy).site(blue, Building::bunker);
    EXPECT_EQ(gang_winner(built.state, Gang::masons), a) << "2 : 1";
    built.state.sites[0].marks.add(Mark::disabled);
    EXPECT_EQ(gang_winner(built.state, Gang::masons), b) << "1 : 1, engineers 1 : 2";
    built.site(red, Building::armory, "junk");
    EXPECT_EQ(gang_winner(built.state, Gang::masons), b) << "not yet completed";
    // five people for a gang
    Scene scene = arrange("rifle", "refugee refugee");
    EXPECT_EQ(total(scene.state, red), 5);
    EXPECT_EQ(total(scene.state, blue), 2);
}

TEST(Arctic, AS_114_AS_E30_humanitarians_have_no_tie_break) {
    Scene scene = with(3, 0, {Module::recon5});
    scene.cards(red, "deck refugee refugee scouting_refugee scouting_refugee scouting_refugee");
    scene.cards(blue, "deck refugee refugee refugee refugee scouting_refugee").cards(green, "deck refugee refugee");
    EXPECT_FALSE(gang_winner(scene.state, Gang::humanitarians)) << "5, 5, 2";
    scene.cards(green, "deck refugee refugee scouting_refugee scouting_refugee scouting_refugee scouting_refugee");
    EXPECT_EQ(gang_winner(scene.state, Gang::humanitarians), Maybe<Tribe>(Tribe::green)) << "both kinds count";
    EXPECT_EQ(total(scene.state, green), 6 + 5);
}

}  // namespace
}  // namespace skerry::arctic_scavengers
