// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"

// The Headquarters expansion: medics, tools, buildings, leaders, dirty deeds. AS-063 to AS-090, AS-130, AS-132.
namespace skerry::arctic_scavengers {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// ---- Medics and tools ----

TEST(Arctic, AS_063_AS_E17_a_medic_draws_pays_and_saves) {
    Scene draw = with(3, 1).cards(red, "hand medic | deck junk pills");
    draw.play("act draw, add medic, done");
    EXPECT_EQ(draw.of(red).hand.total(), 1);
    Scene pay = with(3, 1).cards(red, "hand medic | discard");
    pay.play("hire hunter, add medic, done");
    EXPECT_EQ(pay.discard(red), "hunter medic");
    // AS-E17: the medic of a third player
    Scene other = with(3, 1).about("sniper_team medic").hands("hunter | sniper_team | medic");
    other.cards(blue, "discard").cards(green, "discard");
    other.play("act hunt, add hunter, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(other.decision(), "protect_save");
    EXPECT_EQ(other.asked(), Seat(2));
    other.play("save medic hand");
    EXPECT_EQ(other.discard(blue), "sniper_team");
    EXPECT_EQ(other.discard(green), "medic");
    EXPECT_EQ(other.state.food, 2) << "the hunter stayed";
    // the own one, asked first
    Scene own = with(3, 1).about("sniper_team medic").hands("hunter medic | sniper_team | medic");
    own.play("act hunt, add hunter, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(own.asked(), Seat(0));
    own.play("save medic hand").passes();
    EXPECT_EQ(own.state.food, 2);
    EXPECT_EQ(own.hand(green), "medic") << "the first save ends it";
}

TEST(Arctic, AS_064_a_medic_cannot_save_itself_and_stays_in_the_skirmish) {
    Scene self = with(3, 1).fight("sniper_team | medic | scout");
    self.play("use snipe sniper_team force, target blue medic");
    EXPECT_EQ(self.force(blue), "") << "nobody was asked";
    Scene saved = with(3, 1).fight("sniper_team sniper_team | medic scout | ");
    saved.play("use snipe sniper_team force, target blue scout");
    EXPECT_EQ(saved.decision(), "protect_save");
    EXPECT_EQ(saved.asked(), Seat(1));
    saved.play("save medic force");
    EXPECT_EQ(saved.force(blue), "scout medic");
    EXPECT_EQ(saved.score(blue), 2);
    saved.play("use snipe sniper_team force, target blue scout");
    EXPECT_EQ(saved.force(blue), "medic") << "it saves once";
    // any other player may
    Scene third = with(3, 1).fight("sniper_team | scout | medic");
    third.play("use snipe sniper_team force, target blue scout, save medic force");
    EXPECT_EQ(third.force(blue), "scout");
    // a medic who stands in gas saves all the same
    Scene gassed = with(3, 1, {Module::recon4}).fight("tear_gas sniper_team | medic scout | ");
    gassed.play("use gas tear_gas force, target blue medic, use snipe sniper_team force, target blue scout");
    gassed.play("save medic force");
    EXPECT_EQ(gassed.force(blue), "scout medic");
    EXPECT_THAT(gassed.moves(), UnorderedElementsAre("pass"));
}

TEST(Arctic, AS_065_a_sniped_payer_makes_the_hire_fizzle) {
    Scene scene = with(3, 1).about("sniper_team").food(1).hands("medic scavenger | sniper_team | ");
    scene.cards(red, "discard");
    scene.play("hire saboteur, add medic, done, use snipe sniper_team hand, target red medic");
    EXPECT_EQ(scene.discard(red), "medic") << "nobody was hired";
    EXPECT_EQ(scene.state.food, 1) << "no food is spent";
    EXPECT_EQ(scene.decision(), "gather");
    EXPECT_TRUE(scene.of(red).done.has(Action::hire)) << "counts as taken";
    // a variable cost takes more food if it is there
    Scene thugs = with(3, 1).about("sniper_team").food(6).hands("medic | sniper_team | ");
    thugs.play("hire thugs, add medic, done, use snipe sniper_team hand, target red medic");
    EXPECT_EQ(thugs.of(red).discard[Kind::thugs], 1);
    EXPECT_EQ(thugs.state.food, 0);
}

TEST(Arctic, AS_066_rifle_and_toolkit) {
    Scene hunt = with(3, 1).hand(red, "hunter rifle");
    hunt.play("act hunt, add hunter, add rifle, done");
    EXPECT_EQ(hunt.state.food, 4);
    EXPECT_EQ(with(3, 1).fight("brawler rifle | | ").score(red), 4);
    EXPECT_EQ(with(3, 1).fight("brawler toolkit | | ").score(red), 2);
    Scene dig = with(3, 1).hand(red, "brawler toolkit");
    dig.play("act dig, add brawler, add toolkit, done");
    EXPECT_EQ(words(dig.seen(red)).size(), 3u);
}

TEST(Arctic, AS_067_the_toolkits_special_needs_schematics) {
    Scene hq1 = with(3, 1).hand(red, "scavenger toolkit");
    EXPECT_FALSE(hq1.offers("act accelerate") || hq1.offers("act build"));
    Scene hq2 = with(3, 2).site(red, Building::bunker, "junk junk junk junk").hand(red, "scavenger toolkit");
    hq2.play("act accelerate, site 1, add scavenger, add toolkit, done");
    EXPECT_EQ(hq2.state.sites[0].timers.size(), 1u);
}

// ---- Building ----

TEST(Arctic, AS_068_AS_E14_building_needs_an_engineer) {
    EXPECT_FALSE(with(3, 2).hand(red, "scavenger toolkit").offers("act build"));
    Scene scene = with(3, 2).plans("armory bunker pharmacy pharmacy bunker").hand(red, "engineer toolkit");
    scene.play("act build, add engineer, add toolkit, done");
    EXPECT_EQ(scene.seen(red), "armory bunker pharmacy pharmacy") << "2 + 2";
    scene.play("pick bunker");
    EXPECT_EQ(scene.state.sites.size(), 1u);
    EXPECT_EQ(scene.state.sites[0].building, Building::bunker);
    const auto& deck = scene.state.schematics.cards;
    EXPECT_EQ(deck.size(), 11u);
    EXPECT_EQ(deck[2], Building::armory);
    EXPECT_EQ(deck[1], Building::pharmacy);
    EXPECT_EQ(deck[0], Building::pharmacy) << "the rest to the bottom in order";
    EXPECT_EQ(deck.back(), Building::bunker);
    Scene help = with(3, 2).hand(red, "engineer scavenger brawler shovel pickaxe group_leaders");
    help.play("act build, add scavenger, add brawler, add group_leaders, add engineer, add pickaxe, add shovel, done");
    EXPECT_EQ(words(help.seen(red)).size(), 9u) << "2 + 1 + 1 + 2 + 1 + 2";
    // without its engineer the action fizzles
    Scene sniped = with(3, 2).about("sniper_team").hands("engineer scavenger | sniper_team | ");
    sniped.play("act build, add scavenger, add engineer, done, use snipe sniper_team hand, target red engineer");
    EXPECT_EQ(sniped.decision(), "gather");
    EXPECT_TRUE(sniped.state.sites.empty());
    EXPECT_FALSE(sniped.offers("act build"));
    while (!scene.state.schematics.empty()) scene.state.sites.push({.building = scene.state.schematics.pop()});
    scene.hand(red, "engineer").of(red).done = {};
    EXPECT_FALSE(scene.offers("act build")) << "an empty schematics deck";
}

TEST(Arctic, AS_069_AS_125_timer_cards_are_unseen_even_by_their_owner) {
    Scene scene = with(3, 2).plans("armory").cards(red, "hand engineer | deck junk pills medkit net");
    scene.play("act build, add engineer, done, pick armory");
    EXPECT_EQ(scene.state.sites[0].timers.size(), 3u);
    EXPECT_EQ(scene.deck(red), 1) << "from the top of the own deck";
    const State view = scene.view(red);
    for (Kind k : view.sites[0].timers) EXPECT_EQ(k, Kind::unknown);
    EXPECT_EQ(text(view.players[0].deck), "junk pills medkit net") << "deck and timers together";
    for (const Event& event : scene.events)
        if (event.kind == EventKind::places) {
            EXPECT_FALSE(event.card);
        }
    // with too few cards the timer is shorter, with none the building stands at once
    Scene few = with(3, 2).plans("armory").cards(red, "hand engineer | deck junk | discard pills");
    few.play("act build, add engineer, done, pick armory");
    EXPECT_EQ(few.state.sites[0].timers.size(), 2u);
    Scene none = with(3, 2).plans("hydroponic_gardens").cards(red, "hand engineer | deck | discard");
    none.play("act build, add engineer, done, pick hydroponic_gardens");
    EXPECT_TRUE(enabled(none.state.sites[0]));
    EXPECT_EQ(none.state.food, 1);
}

TEST(Arctic, AS_070_build_and_dig_in_one_round) {
    Scene scene = with(3, 2).hand(red, "engineer brawler engineer");
    scene.play("act build, add engineer, done");
    scene.play(scene.moves()[0]).play("act dig, add brawler, done, done");
    EXPECT_TRUE(scene.of(red).done.has(Action::build) && scene.of(red).done.has(Action::dig));
    EXPECT_FALSE(scene.offers("act build")) << "but each once";
}

TEST(Arctic, AS_071_AS_E15_AS_E16_accelerating) {
    Scene fresh = with(3, 2).plans("pharmacy").round(4).hand(red, "engineer scavenger");
    fresh.play("act build, add engineer, done, pick pharmacy");
    EXPECT_FALSE(fresh.offers("act accelerate")) << "not in the same round";
    // AS-E15
    fresh.end_round();
    EXPECT_EQ(fresh.state.sites[0].timers.size(), 1u);
    fresh.end_round();
    EXPECT_EQ(fresh.state.round, 6);
    EXPECT_TRUE(enabled(fresh.state.sites[0]));
    // AS-E16
    Scene scene = with(3, 2).site(red, Building::bunker, "junk junk junk junk").hand(red, "scavenger toolkit refugee");
    scene.site(red, Building::armory, "pills pills").cards(red, "discard");
    scene.play("act accelerate");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("site 1", "site 2")) << "one building";
    scene.play("site 1, add refugee, add scavenger, add toolkit, done");
    EXPECT_TRUE(enabled(scene.state.sites[0])) << "3 + 1, completed at once";
    EXPECT_EQ(scene.state.sites[1].timers.size(), 2u);
    EXPECT_EQ(scene.discard(red), "refugee scavenger junk junk junk junk toolkit");
    EXPECT_FALSE(scene.offers("act accelerate"));
    // cards count, not people; surplus is lost; no second toolkit for one worker
    Scene thugs = with(3, 2).site(red, Building::armory, "pills pills").hand(red, "thugs toolkit toolkit");
    thugs.play("act accelerate, site 1, add thugs");
    Scene more = thugs;
    thugs.play("done");
    EXPECT_EQ(thugs.state.sites[0].timers.size(), 1u);
    more.play("add toolkit");
    EXPECT_TRUE(more.state.sites[0].timers.empty());
}

TEST(Arctic, AS_072_workers_are_discarded_and_may_be_sniped) {
    Scene scene = with(3, 2).about("sniper_team saboteur").site(red, Building::bunker, "junk junk junk junk");
    scene.hands("scavenger refugee toolkit | sniper_team | saboteur").cards(red, "discard");
    scene.play("act accelerate, site 1, add refugee, add scavenger, add toolkit, done");
    Scene disarmed = scene;
    scene.play("use snipe sniper_team hand, target red scavenger, pass");
    EXPECT_EQ(scene.state.sites[0].timers.size(), 1u) << "the refugee takes the toolkit";
    disarmed.play("pass, use disarm saboteur hand, target red toolkit");
    EXPECT_EQ(disarmed.state.sites[0].timers.size(), 2u);
    EXPECT_EQ(disarmed.discard(red), "refugee scavenger junk junk toolkit");
    Scene gone = with(3, 2).about("sniper_team").site(red, Building::bunker, "junk junk");
    gone.hands("scavenger toolkit | sniper_team | ");
    gone.play("act accelerate, site 1, add scavenger, add toolkit, done");
    gone.play("use snipe sniper_team hand, target red scavenger");
    EXPECT_EQ(gone.state.sites[0].timers.size(), 2u) << "no worker is left";
}

TEST(Arctic, AS_073_AS_132_AS_E44_completed_in_the_turn_works_at_once) {
    Scene scene = with(3, 2).site(red, Building::hydroponic_gardens, "junk").hand(red, "refugee scavenger");
    EXPECT_EQ(scene.state.food, 0);
    scene.play("act accelerate, site 1, add refugee, done");
    EXPECT_TRUE(enabled(scene.state.sites[0]));
    EXPECT_EQ(scene.state.food, 1);
    scene.play("hire scavenger, done");
    EXPECT_EQ(scene.state.food, 0) << "once a round";
    Scene armory = with(3, 2).site(red, Building::armory, "junk").hand(red, "refugee spear");
    armory.play("act accelerate, site 1, add refugee, done, act store, site 1, add spear, done");
    EXPECT_EQ(armory.state.sites[0].stored.size(), 1u);
    // the pick of a building is no choice to decline
    Scene pick = with(3, 2).plans("armory bunker").hand(red, "engineer");
    pick.play("act build, add engineer, done");
    EXPECT_THAT(pick.moves(), UnorderedElementsAre("pick armory", "pick bunker"));
}

TEST(Arctic, AS_074_what_buildings_hold) {
    Scene scene = with(3, 2, {Module::recon1}, "thugs scout").site(red, Building::pharmacy).site(red, Building::armory);
    scene.site(red, Building::bunker)
        .hand(red, "pills pills medkit medic spear net rifle binoculars refugee scout thugs");
    scene.play("act store, site 1");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("add pills", "add medkit")) << "no medic";
    scene.play("add pills, add medkit");
    EXPECT_EQ(scene.decision(), "gather") << "two";
    scene.play("act store, site 2");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("add spear", "add net", "add rifle")) << "no instants";
    scene.play("add spear, add net, act store, site 3");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("add medic", "add refugee", "add scout", "add thugs"));
    scene.play("add medic, add refugee, add scout");
    EXPECT_EQ(scene.decision(), "gather") << "three";
    EXPECT_EQ(scene.hand(red), "thugs pills rifle binoculars");
    EXPECT_FALSE(scene.offers("act store")) << "all are full";
    EXPECT_EQ(scene.view(blue).sites[2].stored[0], Kind::unknown);
    EXPECT_EQ(scene.view(red).sites[2].stored[0], Kind::refugee);
}

TEST(Arctic, AS_075_no_store_or_retrieve_after_the_turn) {
    Scene scene = with(3, 2).site(red, Building::bunker, "", "scout").hands("refugee | refugee | refugee");
    EXPECT_TRUE(scene.offers("act store") && scene.offers("act retrieve"));
    scene.play("end");
    EXPECT_FALSE(scene.offers("act store") || scene.offers("act retrieve")) << "not for others";
    scene.play("end, end");
    EXPECT_EQ(scene.state.phase, Phase::skirmish);
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pass"));
    EXPECT_EQ(scene.force(red), "refugee") << "stored cards do not fight";
    Scene building = with(3, 2).site(red, Building::bunker, "junk").hand(red, "refugee");
    EXPECT_FALSE(building.offers("act store")) << "under construction";
}

TEST(Arctic, AS_076_responses_out_of_a_bunker) {
    Scene scene = with(3, 2).about("sniper_team medic").site(blue, Building::bunker, "", "sniper_team medic");
    scene.hands("hunter hunter | | ").cards(blue, "force refugee | discard");
    scene.play("act hunt, add hunter, add hunter, done");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pass", "use snipe sniper_team bunker"));
    scene.play("use snipe sniper_team bunker, target red hunter");
    EXPECT_EQ(scene.discard(blue), "sniper_team");
    EXPECT_EQ(scene.state.sites[0].stored.size(), 1u);
    EXPECT_EQ(scene.of(red).discard[Kind::hunter], 1) << "the attacker himself is not asked to save";
    Scene saved = with(3, 2).about("sniper_team medic").site(blue, Building::bunker, "", "medic");
    saved.hands("hunter | | sniper_team").play("act hunt, add hunter, done, pass, use snipe sniper_team hand");
    saved.play("target red hunter, save medic bunker");
    EXPECT_EQ(saved.state.food, 2);
    EXPECT_EQ(saved.of(blue).discard[Kind::medic], 1);
    saved.state.sites[0].stored = {};
    // a disabled bunker gives nothing
    Scene off = with(3, 4).about("sniper_team").site(blue, Building::bunker, "", "sniper_team").hands("hunter | | ");
    off.state.sites[0].marks.add(Mark::disabled);
    off.play("act hunt, add hunter, done");
    EXPECT_EQ(off.decision(), "gather");
}

TEST(Arctic, AS_077_gardens_give_a_food_each) {
    Scene scene = with(3, 2).round(1).site(red, Building::hydroponic_gardens).site(red, Building::hydroponic_gardens);
    scene.site(blue, Building::hydroponic_gardens).end_round();
    EXPECT_EQ(scene.asked(), Seat(0));
    EXPECT_EQ(scene.state.food, 2);
    scene.play("end");
    EXPECT_EQ(scene.state.food, 1);
    // those completed by the automatic removal feed in the same round, whoever was active last
    for (int number : {1, 5})
        for (int owner : {red, blue, green}) {
            Scene late = with(3, 2).round(number).site(owner, Building::hydroponic_gardens, "junk");
            late.end_round();
            while (late.asked() != Seat(static_cast<std::uint8_t>(owner))) late.play("end");
            EXPECT_EQ(late.state.food, 1) << "round " << number << ", owner " << owner;
        }
    Scene solo = solo_scene("engineer").site(red, Building::hydroponic_gardens, "junk");
    solo.end_round();
    EXPECT_EQ(solo.state.food, 1);
}

TEST(Arctic, AS_130_AS_E42_no_retrieve_after_a_store) {
    Scene scene = with(3, 2).site(red, Building::armory, "", "net pickaxe").hand(red, "spear");
    Scene first = scene;
    scene.play("act retrieve, site 1, add net, done, act store, site 1, add spear, done");
    EXPECT_FALSE(scene.offers("act retrieve"));
    std::string why;
    for (const Refusal& refusal : Game::prompt(scene.state, Seat(0)).refused)
        if (refusal.thing == thing(Action::retrieve)) why = refusal.reason;
    EXPECT_EQ(why, "You have stored something there in this turn.");
    first.play("act retrieve, site 1, add net, add pickaxe, done, act store, site 1, add spear, done");
    EXPECT_EQ(first.hand(red), "net pickaxe");
    EXPECT_FALSE(first.offers("act retrieve"));
    scene.end_round();
    while (scene.asked() != Seat(0)) scene.play("end");
    EXPECT_TRUE(scene.offers("act retrieve")) << "in the next turn again";
}

// ---- Leaders ----

Scene led(Leader leader, Set<Module> recon = {}) { return with(3, 3, recon).lead(red, leader); }

TEST(Arctic, AS_079_peacemaker) {
    Scene hunt = led(Leader::peacemaker).hand(red, "refugee refugee scavenger engineer");
    hunt.play("act hunt, inspire refugee, add refugee, done");
    EXPECT_EQ(hunt.state.food, 2) << "+2 on a base of 0";
    hunt.play("act dig");
    EXPECT_FALSE(hunt.offers("inspire refugee")) << "once a round";
    Scene dig = led(Leader::peacemaker).hand(red, "refugee scavenger").cards(red, "discard");
    dig.play("act dig, inspire refugee, add scavenger, done");
    EXPECT_EQ(words(dig.seen(red)).size(), 3u);
    dig.play("done");
    EXPECT_EQ(dig.discard(red), "refugee scavenger");
    Scene build = led(Leader::peacemaker).hand(red, "refugee engineer");
    build.play("act build, inspire refugee, add engineer, done");
    EXPECT_EQ(words(build.seen(red)).size(), 4u);
    Scene draw = led(Leader::peacemaker).hand(red, "refugee scavenger").play("act draw");
    EXPECT_FALSE(draw.offers("inspire refugee"));
    EXPECT_FALSE(led(Leader::peacemaker).hand(red, "refugee").offers("act hunt")) << "a modifier needs a base";
}

TEST(Arctic, AS_080_mentor) {
    Scene draw = led(Leader::mentor).cards(red, "hand refugee scavenger scavenger | deck junk junk pills");
    draw.play("act draw, inspire refugee, add scavenger, done");
    EXPECT_EQ(draw.of(red).hand.total(), 3) << "1 + 1 drawn";
    Scene hunt = led(Leader::mentor).hand(red, "refugee scavenger");
    hunt.play("act hunt, inspire refugee, add scavenger, done");
    EXPECT_EQ(hunt.state.food, 2);
    Scene dig = led(Leader::mentor).hand(red, "refugee scavenger");
    dig.play("act dig, inspire refugee, add scavenger, done");
    EXPECT_EQ(words(dig.seen(red)).size(), 2u);
    Scene build = led(Leader::mentor).hand(red, "refugee engineer");
    build.play("act build, inspire refugee, add engineer, done");
    EXPECT_EQ(words(build.seen(red)).size(), 3u);
    // the skirmish, if unused this round
    EXPECT_EQ(led(Leader::mentor).fight("refugee refugee scout | | ").score(red), 3);
    EXPECT_EQ(led(Leader::mentor).fight("refugee group_leaders | | ").score(red), 0) << "no base fighter";
    EXPECT_EQ(led(Leader::mentor).fight("scout | | ").score(red), 2);
    Scene used = led(Leader::mentor).hands("refugee refugee scavenger scout | | ");
    used.play("act hunt, inspire refugee, add scavenger, done, end, end, end");
    EXPECT_EQ(used.force(red), "refugee scout");
    EXPECT_EQ(used.score(red), 2) << "used already";
    // the only refugee in gas adds nothing
    Scene gassed = led(Leader::mentor, {Module::recon4}).fight("refugee scout | tear_gas | ");
    gassed.play("pass, use gas tear_gas force, target red refugee");
    EXPECT_EQ(gassed.score(red), 2);
}

TEST(Arctic, AS_081_organizer) {
    Scene scene = led(Leader::organizer).cards(red, "hand refugee scavenger | deck junk pills | discard");
    scene.play("act organizer, add refugee");
    EXPECT_EQ(scene.decision(), "organizer_keep");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take junk", "take pills"));
    scene.play("take pills");
    EXPECT_EQ(scene.hand(red), "scavenger pills");
    EXPECT_EQ(scene.discard(red), "refugee junk");
    EXPECT_FALSE(scene.offers("act draw")) << "it was the draw of the round";
    Scene drawn = led(Leader::organizer).hand(red, "refugee scavenger").play("act draw, add scavenger, done");
    EXPECT_FALSE(drawn.offers("act organizer"));
    Scene one = led(Leader::organizer).cards(red, "hand refugee | deck junk | discard");
    one.play("act organizer, add refugee");
    EXPECT_EQ(one.hand(red), "junk") << "a single card is kept";
}

TEST(Arctic, AS_082_fanatic) {
    Scene scene = with(3, 3).lead(blue, Leader::fanatic).about("medic");
    scene.hands("hunter net scavenger | refugee refugee | medic").cards(blue, "discard");
    scene.play("act hunt, add hunter, add net, done");
    EXPECT_EQ(scene.asked(), Seat(1));
    scene.play("use bomb refugee hand");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("target red hunter", "target red net")) << "any card";
    scene.play("target red hunter");
    EXPECT_EQ(scene.of(red).discard[Kind::hunter], 1) << "to its owner's discard pile, and no save";
    EXPECT_EQ(scene.of(blue).discard[Kind::refugee], 0);
    EXPECT_GE(scene.state.removed[Kind::refugee], 1) << "the refugee is removed";
    EXPECT_EQ(scene.decision(), "gather");
    scene.play("act dig, add scavenger, done");
    EXPECT_EQ(scene.decision(), "dig_keep") << "once a round";
    // not out of the force in a window
    Scene sent = with(3, 3).lead(blue, Leader::fanatic).hands("hunter | | ").cards(blue, "force refugee");
    sent.play("act hunt, add hunter, done");
    EXPECT_EQ(sent.decision(), "gather");
    // the skirmish
    Scene fight = with(3, 3).lead(red, Leader::fanatic).fight("refugee refugee | scout medic spear | ");
    const int removed = fight.state.removed[Kind::refugee];
    fight.play("use bomb refugee force, target blue scout");
    EXPECT_EQ(fight.force(blue), "spear medic") << "no save";
    EXPECT_EQ(fight.state.removed[Kind::refugee], removed + 1);
    EXPECT_EQ(fight.force(red), "refugee");
    EXPECT_THAT(fight.moves(), UnorderedElementsAre("pass"));
}

TEST(Arctic, AS_083_excavator) {
    Scene scene = led(Leader::excavator).hand(red, "refugee refugee");
    scene.play("act dig, add refugee, add refugee, done");
    EXPECT_EQ(words(scene.seen(red)).size(), 2u);
    Scene tool = led(Leader::excavator).hand(red, "refugee shovel");
    tool.play("act dig, add refugee, add shovel, done");
    EXPECT_EQ(words(tool.seen(red)).size(), 2u) << "1 + 1 instead of 1 + 2";
    Scene both = led(Leader::excavator).hand(red, "refugee brawler shovel pickaxe");
    both.play("act dig, add refugee, add brawler, add pickaxe, add shovel, done");
    EXPECT_EQ(words(both.seen(red)).size(), 5u) << "1 + 1, the brawler takes the shovel: 2, the refugee 1";
}

TEST(Arctic, AS_084_ranger) {
    Scene scene = led(Leader::ranger).hand(red, "refugee tribe_family_3 tribe_family_5 net");
    scene.play("act hunt, add refugee, add tribe_family_3, add tribe_family_5, add net, done");
    EXPECT_EQ(scene.state.food, 5);
    EXPECT_EQ(led(Leader::ranger).fight("refugee spear | | ").score(red), 0);
}

TEST(Arctic, AS_085_gangster) {
    Scene scene = led(Leader::gangster).fight("refugee refugee spear | brawler | ");
    EXPECT_EQ(scene.score(red), 2) << "base 0, may wield";
    EXPECT_EQ(scene.people(red), 2);
    EXPECT_EQ(strength(scene.state, Seat(0)).tiebreak, 4);
    scene.passes();
    EXPECT_EQ(scene.won(), "red");
    // only in the tie-break: two refugees against three people
    Scene tie = led(Leader::gangster).fight("refugee refugee spear | scout refugee refugee | ");
    tie.passes();
    EXPECT_EQ(tie.won(), "red") << "4 : 3";
    Scene plain = led(Leader::butcher).fight("refugee refugee spear | | ");
    EXPECT_EQ(plain.score(red), 0);
    // a scouting refugee is a base or adds one, whichever is more
    EXPECT_EQ(led(Leader::gangster, {Module::recon1}).fight("scouting_refugee spear | | ").score(red), 2);
    EXPECT_EQ(led(Leader::gangster, {Module::recon1}).fight("scouting_refugee scavenger spear | | ").score(red), 4);
}

TEST(Arctic, AS_086_butcher_and_cannibal) {
    Scene butcher = led(Leader::butcher).cards(red, "hand refugee thugs | discard");
    const int people = total(butcher.state, red);
    butcher.play("act butcher, add refugee");
    EXPECT_EQ(total(butcher.state, red), people - 1) << "removed, not scored";
    EXPECT_EQ(butcher.discard(red), "");
    EXPECT_TRUE(butcher.offers("hire saboteur")) << "1 food, 1 med";
    EXPECT_FALSE(butcher.offers("act butcher"));
    butcher.play("hire saboteur, done");
    EXPECT_EQ(butcher.discard(red), "saboteur");
    Scene cannibal = led(Leader::cannibal).food(3).hand(red, "refugee scavenger pills pills");
    cannibal.play("act cannibal, add refugee");
    EXPECT_EQ(cannibal.state.cannibal_food, 3);
    EXPECT_FALSE(cannibal.offers("hire thugs")) << "3 and 3 do not mix, with 2 meds it is 5";
    cannibal.play("hire brawler, done");
    EXPECT_EQ(cannibal.state.cannibal_food + cannibal.state.food, 4);
    Scene food = led(Leader::cannibal).food(2).hand(red, "refugee").play("act cannibal, add refugee, hire medic, done");
    EXPECT_EQ(food.state.food, 2) << "three of one pool";
}

TEST(Arctic, AS_087_sergeant_at_arms) {
    Scene scene = with(3, 3).lead(red, Leader::sergeant_at_arms).about("saboteur").hands("hunter net | saboteur | ");
    scene.play("act hunt, add hunter, add net, done");
    EXPECT_EQ(scene.decision(), "gather") << "nobody is even asked";
    Scene fight = with(3, 3).lead(red, Leader::sergeant_at_arms).fight("scout spear | saboteur | scout net");
    fight.play("pass, use disarm saboteur force");
    EXPECT_THAT(fight.moves(), UnorderedElementsAre("target green net"));
    Scene hire = with(3, 3).lead(red, Leader::sergeant_at_arms).hand(red, "pills");
    hire.play("hire saboteur, add pills, done");
    EXPECT_EQ(hire.of(red).discard[Kind::saboteur], 1);
    EXPECT_FALSE(with(3, 3).hand(red, "pills").offers("hire saboteur"));
}

// ---- Dirty deeds ----

TEST(Arctic, AS_088_buildings_are_disabled_and_repaired) {
    Scene scene = with(3, 4).site(blue, Building::armory, "", "spear").site(blue, Building::bunker, "junk");
    scene.cards(blue, "deck engineer | discard").cards(red, "deck refugee").hands("saboteur refugee | refugee | ");
    scene.play("act attack_building");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("site 1")) << "completed ones";
    EXPECT_EQ(gang_winner(scene.state, Gang::masons), Maybe<Tribe>(Tribe::blue));
    scene.play("site 1");
    EXPECT_TRUE(scene.state.sites[0].marks.has(Mark::disabled));
    EXPECT_EQ(scene.of(red).discard[Kind::saboteur], 1);
    EXPECT_FALSE(gang_winner(scene.state, Gang::masons));
    EXPECT_EQ(owned(scene.state, Seat(1))[Kind::spear], 1) << "stored cards are still owned";
    scene.play("end").hand(blue, "refugee scout net");
    EXPECT_FALSE(scene.offers("act store") || scene.offers("act retrieve"));
    scene.play("act repair, site 1, add scout");
    EXPECT_TRUE(enabled(scene.state.sites[0]));
    EXPECT_EQ(scene.discard(blue), "scout");
    EXPECT_TRUE(scene.offers("act store") && scene.offers("act retrieve"));
    // in a window against the active player, and not without hq4
    Scene window =
        with(3, 4).about("saboteur").site(red, Building::hydroponic_gardens).hands("hunter refugee | saboteur | ");
    window.state.sites[0].marks.add(Mark::fed);
    window.play("act hunt, add hunter, done, use attack_building saboteur hand, strike 1");
    EXPECT_TRUE(window.state.sites[0].marks.has(Mark::disabled));
    window.play("act repair, site 1, add refugee");
    EXPECT_EQ(window.state.food, 2) << "repaired gardens have given their food this round";
    EXPECT_FALSE(with(3, 3).site(blue, Building::armory).hand(red, "saboteur").offers("act attack_building"));
    // in the skirmish, and decoys count no more
    Scene fight = with(3, 4).site(blue, Building::armory).fight("saboteur | refugee | ");
    fight.play("use attack_building saboteur force, strike 1");
    EXPECT_TRUE(fight.state.sites[0].marks.has(Mark::disabled));
    EXPECT_EQ(fight.score(red), 0) << "used";
    // gardens disabled at the start of the turn give their food when repaired
    Scene garden = with(3, 4).site(red, Building::hydroponic_gardens).hand(red, "refugee");
    garden.state.sites[0].marks.add(Mark::disabled);
    garden.play("act repair, site 1, add refugee");
    EXPECT_EQ(garden.state.food, 1);
}

TEST(Arctic, AS_089_leaders_are_wounded_healed_and_saved) {
    Scene scene =
        with(3, 4).lead(blue, Leader::ranger).about("medic sniper_team").hands("sniper_team | refugee | medic");
    scene.play("act attack_leader, tribe blue");
    EXPECT_EQ(scene.decision(), "respond") << "the attacker may be sniped first";
    scene.play("pass, pass");
    EXPECT_EQ(scene.decision(), "protect_save");
    EXPECT_EQ(scene.asked(), Seat(1)) << "the owner first";
    scene.play("pass");
    EXPECT_EQ(scene.asked(), Seat(2));
    Scene saved = scene;
    saved.play("save medic hand");
    EXPECT_FALSE(saved.of(blue).wounded);
    scene.play("pass");
    EXPECT_TRUE(scene.of(blue).wounded);
    EXPECT_EQ(scene.of(red).discard[Kind::sniper_team], 1);
    scene.play("end").hand(blue, "refugee refugee pills");
    EXPECT_FALSE(scene.offers("act hunt")) << "the power is off";
    scene.play("act heal, add pills");
    EXPECT_FALSE(scene.of(blue).wounded);
    EXPECT_TRUE(scene.offers("act hunt"));
    EXPECT_EQ(scene.of(blue).discard[Kind::pills], 1);
    // a healing medic can be sniped
    Scene sniped = with(3, 4).lead(red, Leader::ranger).about("sniper_team").hands("medic | sniper_team | ");
    sniped.of(red).wounded = true;
    sniped.play("act heal, add medic, use snipe sniper_team hand, target red medic");
    EXPECT_TRUE(sniped.of(red).wounded);
    // in the skirmish
    Scene fight = with(3, 4).lead(blue, Leader::gangster).fight("sniper_team | refugee spear | ");
    EXPECT_EQ(fight.score(blue), 2);
    fight.play("use attack_leader sniper_team force, wound blue");
    EXPECT_TRUE(fight.of(blue).wounded);
    EXPECT_EQ(fight.score(blue), 0);
    EXPECT_FALSE(with(3, 3).hand(red, "sniper_team").offers("act attack_leader"));
}

TEST(Arctic, AS_090_a_leader_wounded_in_a_window_changes_the_action) {
    Scene hunt = with(3, 4).lead(red, Leader::ranger).about("sniper_team").hands("refugee scavenger | sniper_team | ");
    hunt.play("act hunt, add refugee, add scavenger, done, use attack_leader sniper_team hand");
    EXPECT_EQ(hunt.state.food, 1) << "the refugee is a 0 again";
    Scene peace =
        with(3, 4).lead(red, Leader::peacemaker).about("sniper_team").hands("refugee scavenger | sniper_team | ");
    peace.play("act hunt, inspire refugee, add scavenger, done, use attack_leader sniper_team hand");
    EXPECT_EQ(peace.state.food, 1);
    Scene butcher =
        with(3, 4).lead(red, Leader::butcher).about("sniper_team").hands("refugee refugee | sniper_team | ");
    butcher.cards(red, "discard");
    butcher.play("act butcher, add refugee, use attack_leader sniper_team hand");
    EXPECT_EQ(butcher.discard(red), "refugee") << "not removed";
    EXPECT_EQ(butcher.state.food + butcher.state.butcher_med, 0);
    butcher.of(red).wounded = false;
    EXPECT_FALSE(butcher.offers("act butcher")) << "the use is spent";
}

}  // namespace
}  // namespace skerry::arctic_scavengers
