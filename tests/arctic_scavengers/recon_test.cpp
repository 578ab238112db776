// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"
#include "games/arctic_scavengers/names.h"

// The Recon expansion. AS-091 to AS-113, AS-115, AS-131 and the examples.
namespace skerry::arctic_scavengers {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::UnorderedElementsAre;
using enum Module;

// ---- Spies, binoculars ----

TEST(Arctic, AS_091_AS_E18_spies_look_at_four_cards) {
    Scene scene = with(3, 2, {recon1}, "thugs scout")
                      .site(blue, Building::bunker, "", "scout")
                      .site(green, Building::armory, "junk");
    scene.cards(red, "hand spy binoculars | deck net").cards(green, "hand | deck");
    scene.cards(blue, "hand refugee refugee refugee scavenger scavenger spear junk junk | force thugs");
    Scene eight = scene, force = scene, site = scene;
    scene.play("act recon, source spy");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("look hand blue", "look force blue", "look deck blue",
                                                    "look site 1", "look site 2"))
        << "no own and no empty zones";
    scene.play("look hand blue, done");
    EXPECT_EQ(words(scene.seen(red)).size(), 4u);
    EXPECT_EQ(scene.seen(blue), "");
    EXPECT_EQ(scene.hand(red), "net binoculars") << "the owner draws 1";
    EXPECT_EQ(scene.of(red).discard[Kind::spy], 1);
    eight.play("act recon, source spy, look hand blue, add binoculars, done");
    EXPECT_EQ(words(eight.seen(red)).size(), 6u);
    force.play("act recon, source spy, look force blue, done");
    EXPECT_EQ(force.seen(red), "thugs");
    site.play("act recon, source spy, look site 2, done");
    EXPECT_EQ(site.seen(red), "junk") << "timer cards too";
    std::set<std::string> picks;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Scene again = eight;
        again = with(3, 0, {recon1}).hands("spy | refugee scavenger brawler spear shovel junk | ");
        again.state.random = Generator(Seed::number(seed));
        again.play("act recon, source spy, look hand blue, done");
        picks.insert(again.seen(red));
    }
    EXPECT_GT(picks.size(), 3u) << "at random";
    // the deck from its top, and known until it moves
    Scene deck = with(3, 0, {recon1}).cards(red, "hand spy").cards(blue, "deck refugee refugee spear shovel brawler");
    deck.play("act recon, source spy, look deck blue, done");
    const auto seen = words(deck.seen(red));
    ASSERT_EQ(seen.size(), 4u);
    EXPECT_EQ(deck.view(red).players[1].top.size(), 4u);
    EXPECT_EQ(name_of(deck.view(red).players[1].top.cards.back()), seen[0]);
    EXPECT_EQ(deck.view(blue).players[1].top.cards.back(), Kind::unknown);
    deck.end_round();
    EXPECT_TRUE(deck.of(blue).top.empty());
}

// A declaration names its target (5.2), so that who may respond knows whose cards are meant.
const std::vector<std::string> people{"Ann", "Bob", "Cem"};

std::string line(const Scene& scene) { return Game::prompt(scene.state, scene.asked()).line; }
std::string told(const Scene& scene, EventKind kind) {
    const Event* event = scene.event(kind);
    return event ? Game::event_text(*event, people) : "";
}
bool pictured(const Scene& scene, int seat, const std::string& text) {
    const Seat who(static_cast<std::uint8_t>(seat));
    const Picture picture = Game::picture(scene.view(seat), who, people);
    for (const auto& pieces : picture.lines()) {
        std::string all;
        for (const Piece& piece : pieces) all += piece.text;
        if (all.find(text) != std::string::npos) return true;
    }
    return false;
}

TEST(Arctic, AS_091_AS_098_AS_128_responders_are_told_the_target) {
    Scene hand = with(3, 2, {recon1}).about("scouting_refugee").hands("spy binoculars | refugee | refugee junk");
    hand.site(green, Building::bunker, "", "scout");
    Scene site = hand, glasses = hand, tower = hand;
    hand.play("act recon, source spy, look hand green, done");
    EXPECT_EQ(line(hand), "Red: Recon on the hand of Green with Spy. Respond, or pass.");
    EXPECT_EQ(told(hand, EventKind::declares), "Ann declares: Recon on the hand of Cem.");
    EXPECT_TRUE(pictured(hand, blue, "Ann: Recon on the hand of Cem"));
    EXPECT_THAT(Game::prompt(hand.state, hand.asked()).about, Contains(thing(Tribe::green)));
    hand.play("pass");
    EXPECT_EQ(line(hand), "Red: Recon on your hand with Spy. Respond, or pass.");
    hand.play("pass");
    EXPECT_EQ(told(hand, EventKind::looks), "Ann looks at the hand of Cem.");
    EXPECT_THAT(told(hand, EventKind::sees), HasSubstr(" in the hand of Cem."));
    site.play("act recon, source spy, look site 1, done");
    EXPECT_EQ(line(site), "Red: Recon on the Bunker of Green (building 1) with Spy. Respond, or pass.");
    EXPECT_THAT(Game::prompt(site.state, site.asked()).about, Contains(site_thing(0)));
    glasses.play("act recon, source binoculars, done");
    EXPECT_EQ(told(glasses, EventKind::declares),
              "Ann declares: Recon on the top of the junkyard, the contested resources and the schematics.");
    tower = with(3, 2, {recon1, recon3}).about("scouting_refugee").site(red, Building::scout_tower);
    tower.hands("junk | refugee | ")
        .play("act recon, source scout_tower, discard junk, pile junkyard, pile schematics, done");
    EXPECT_EQ(line(tower), "Red: Recon on the top of the junkyard and the schematics. Respond, or pass.");
}

TEST(Arctic, AS_088_AS_089_AS_109_attacks_name_their_target) {
    Scene deeds = with(3, 4, {recon2}, "saboteur sniper_team").about("guard sniper_team").site(blue, Building::armory);
    deeds.lead(blue, Leader::mentor).hands("saboteur sniper_team | guard | refugee");
    Scene leader = deeds;
    deeds.play("act attack_building, site 1");
    EXPECT_EQ(line(deeds), "Red: Attack a building: your Armory (building 1) with Saboteur. Respond, or pass.");
    EXPECT_EQ(told(deeds, EventKind::declares), "Ann declares: Attack a building: the Armory of Bob (building 1).");
    deeds.play("pass, pass");
    EXPECT_EQ(line(deeds), "Red attacks your Armory (building 1). Play a guard?");
    EXPECT_TRUE(pictured(deeds, green, "Ann attacks the Armory of Bob (building 1)"));
    leader.play("act attack_leader, tribe blue, pass");
    EXPECT_EQ(line(leader), "Red: Attack a leader: the Mentor of Blue with Sniper Team. Respond, or pass.");
    Scene demolish = with(3, 2, {recon2, recon4}).about("guard").site(blue, Building::armory, "junk");
    demolish.hands("demolition_team | guard | ").play("act demolish, site 1");
    EXPECT_EQ(line(demolish), "Red: Demolish at your Armory (building 1) with Demolition Team. Respond, or pass.");
    Scene own = with(3, 2, {}).about("sniper_team").site(red, Building::bunker, "junk junk");
    own.hands("refugee | junk | ").play("act accelerate, site 1, add refugee, done");
    EXPECT_EQ(told(own, EventKind::declares), "Ann declares: Accelerate at their own Bunker (building 1).");
}

TEST(Arctic, AS_124_the_picture_shows_what_is_known_of_piles) {
    Scene scene = with(3, 2, {recon1}).hands("binoculars binoculars | | ").yard("pills junk net").plans("bunker");
    scene.play("act recon, source binoculars, add binoculars, done");
    EXPECT_TRUE(pictured(scene, red, "junkyard from the top: 1 Pills, 2 Junk, 3 Net"));
    EXPECT_TRUE(pictured(scene, red, "schematics from the top: 1 Bunker"));
    EXPECT_FALSE(pictured(scene, blue, "from the top"));
    Scene bottom = base(3).hands("scavenger | | ").yard("pills junk net");
    bottom.play("act dig, add scavenger, done, done");
    EXPECT_TRUE(pictured(bottom, red, "junkyard from the bottom: 1 Pills"));
    Scene fight = with(3, 0, {recon4}).fight("tear_gas | thugs brawler | ");
    fight.play("use gas tear_gas force, target blue thugs");
    EXPECT_TRUE(pictured(fight, green, "Thugs in the gas"));
}

TEST(Arctic, AS_092_AS_E20_a_lost_spy_draws_all_the_same) {
    Scene scene = with(3, 0, {recon1}, "sniper_team").about("scouting_refugee sniper_team");
    scene.cards(red, "hand spy | deck net | discard")
        .cards(blue, "force scouting_refugee refugee | deck pills | discard");
    scene.cards(green, "hand sniper_team");
    scene.play("act recon, source spy, look force blue, done");
    Scene sniped = scene;
    EXPECT_EQ(scene.asked(), Seat(1));
    scene.play("use cancel_recon scouting_refugee force");
    EXPECT_EQ(scene.seen(red), "");
    EXPECT_EQ(scene.hand(red), "net");
    EXPECT_EQ(scene.discard(red), "spy");
    EXPECT_EQ(scene.discard(blue), "scouting_refugee");
    EXPECT_EQ(scene.hand(blue), "pills") << "to hand, not to the force";
    EXPECT_EQ(scene.force(blue), "refugee");
    EXPECT_EQ(scene.decision(), "gather");
    sniped.play("pass, use snipe sniper_team hand, target red spy");
    EXPECT_EQ(sniped.seen(red), "");
    EXPECT_EQ(sniped.hand(red), "net");
    EXPECT_EQ(sniped.discard(red), "spy");
    // a spy sniped in the skirmish draws nothing
    Scene fight = with(3, 0, {recon1}, "sniper_team").cards(blue, "deck net").fight("sniper_team | spy | ");
    fight.play("use snipe sniper_team force, target blue spy");
    EXPECT_EQ(fight.hand(blue), "");
}

TEST(Arctic, AS_093_one_recon_a_round) {
    Scene scene = with(3, 0, {recon1}).hands("spy spy binoculars | refugee | refugee");
    scene.play("act recon, source spy, look hand blue, done");
    EXPECT_FALSE(scene.offers("act recon"));
}

TEST(Arctic, AS_094_scouting_refugees) {
    Scene hunt = with(3, 0, {recon1}).hand(red, "scavenger scouting_refugee");
    hunt.play("act hunt, add scavenger, add scouting_refugee, done");
    EXPECT_EQ(hunt.state.food, 2);
    EXPECT_FALSE(with(3, 0, {recon1}).hand(red, "scouting_refugee").offers("act hunt")) << "a modifier";
    EXPECT_EQ(with(3, 0, {recon1}).fight("scavenger scouting_refugee | | ").score(red), 2);
    // a refugee for leaders
    Scene ranger = with(3, 3, {recon1}).lead(red, Leader::ranger).hand(red, "scouting_refugee");
    ranger.play("act hunt, add scouting_refugee, done");
    EXPECT_EQ(ranger.state.food, 1) << "as a base, not both";
    Scene peace = with(3, 3, {recon1}).lead(red, Leader::peacemaker).hand(red, "scavenger scouting_refugee");
    peace.play("act hunt, inspire scouting_refugee, add scavenger, done");
    EXPECT_EQ(peace.state.food, 3) << "only that bonus";
}

TEST(Arctic, AS_095_recon_is_cancelled_from_force_hand_or_bunker) {
    for (const char* zone : {"hand", "force", "bunker"}) {
        Scene scene = with(3, 2, {recon1}).about("scouting_refugee").cards(red, "hand binoculars | discard");
        if (std::string(zone) == "bunker")
            scene.site(green, Building::bunker, "", "scouting_refugee");
        else
            scene.cards(green, std::string(zone) + " scouting_refugee");
        scene.cards(green, "deck net | discard");
        scene.play("act recon, source binoculars, done");
        EXPECT_EQ(scene.asked(), Seat(2)) << "any opponent, whoever is looked at";
        scene.play("use cancel_recon scouting_refugee " + std::string(zone));
        EXPECT_EQ(told(scene, EventKind::fizzles), "What Ann declared comes to nothing: Recon.");
        EXPECT_EQ(scene.seen(red), "");
        EXPECT_EQ(scene.discard(red), "binoculars");
        EXPECT_EQ(scene.hand(green), "net");
        EXPECT_EQ(scene.discard(green), "scouting_refugee");
    }
}

TEST(Arctic, AS_096_AS_E19_binoculars) {
    Scene scene = with(3, 2, {recon1}).yard("junk pills medkit net").plans("armory bunker pharmacy").prize("grenade");
    scene.hand(red, "binoculars binoculars");
    Scene two = scene;
    scene.play("act recon, source binoculars, done");
    EXPECT_EQ(scene.seen(red), "junk grenade armory") << "the top card of every shared pile";
    EXPECT_EQ(scene.view(red).junkyard.cards.back(), Kind::junk);
    EXPECT_EQ(scene.view(blue).junkyard.cards.back(), Kind::unknown);
    two.play("act recon, source binoculars, add binoculars, done");
    EXPECT_EQ(words(two.seen(red)).size(), 9u) << "three of each";
    EXPECT_EQ(two.seen(red).find("junk pills medkit "), 0u);
    Scene pair = with(2, 2, {recon1}).yard("junk").plans("armory").hand(red, "binoculars");
    pair.play("act recon, source binoculars, done");
    EXPECT_EQ(pair.seen(red), "junk armory") << "no contested cards with 2 players";
    // hunt +1 instead, needs no wielder, cannot be disarmed
    Scene hunt = with(3, 0, {recon1}).about("saboteur").hands("hunter binoculars | saboteur | ");
    hunt.play("act hunt, add hunter, add binoculars, done");
    EXPECT_EQ(hunt.decision(), "gather");
    EXPECT_EQ(hunt.state.food, 3);
    EXPECT_FALSE(with(3, 0, {recon1}).hand(red, "binoculars").offers("act hunt"));
}

// ---- Liars and thieves ----

TEST(Arctic, AS_097_AS_E39_an_assassin_aims_at_single_persons) {
    Scene scene = with(3, 0, {recon2}, "thugs scout").fight("assassin | thugs scout | ");
    scene.play("use snipe1 assassin force");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("target blue scout"));
    Scene window = with(3, 0, {recon2}, "thugs").about("assassin").hands("thugs | assassin | ");
    window.play("act dig, add thugs, done");
    EXPECT_EQ(window.decision(), "dig_keep") << "no legal target";
    Scene sent = with(3, 0, {recon2}).about("assassin").hands("scavenger | | ").cards(blue, "force assassin");
    sent.play("act hunt, add scavenger, done, use snipe1 assassin force, target red scavenger");
    EXPECT_EQ(sent.state.food, 0);
}

TEST(Arctic, AS_098_guards_cancel_attacks) {
    // a snipe: asked before anybody may save
    Scene snipe = with(3, 1, {recon2}, "sniper_team hunter").about("sniper_team guard medic");
    snipe.hands("hunter guard | sniper_team | medic").cards(red, "deck net | discard").cards(blue, "discard");
    snipe.play("act hunt, add hunter, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(snipe.decision(), "protect_guard");
    EXPECT_EQ(snipe.asked(), Seat(0));
    snipe.play("guard hand").passes();
    EXPECT_EQ(snipe.state.food, 2);
    EXPECT_EQ(snipe.hand(red), "net") << "draws 1";
    EXPECT_EQ(snipe.discard(red), "hunter guard");
    EXPECT_EQ(snipe.discard(blue), "sniper_team");
    EXPECT_EQ(snipe.hand(green), "medic");
    // a disarm
    Scene disarm =
        with(3, 0, {recon2}, "saboteur hunter").about("saboteur guard").hands("hunter net guard | saboteur | ");
    disarm.play("act hunt, add hunter, add net, done, use disarm saboteur hand, target red net, guard hand");
    EXPECT_EQ(disarm.state.food, 4);
    // a bomb: the refugee is discarded, not removed
    Scene bomb = with(3, 3, {recon2}, "hunter").lead(blue, Leader::fanatic).about("guard");
    bomb.hands("hunter guard | refugee | ").cards(blue, "discard");
    bomb.play("act hunt, add hunter, done, use bomb refugee hand, target red hunter, guard hand");
    EXPECT_EQ(bomb.state.food, 2);
    EXPECT_EQ(bomb.discard(blue), "refugee");
    // a spy, also out of the force
    Scene spy = with(3, 0, {recon1, recon2}).about("guard").hands("spy | | refugee").cards(red, "deck junk");
    spy.cards(blue, "force guard refugee | deck net | discard");
    spy.play("act recon, source spy, look force blue, done");
    EXPECT_EQ(spy.asked(), Seat(1));
    spy.play("use guard guard force");
    EXPECT_EQ(spy.seen(red), "");
    EXPECT_EQ(spy.hand(blue), "net");
    EXPECT_EQ(spy.hand(red), "junk");
    // demolition, not out of the force
    Scene demolish = with(3, 2, {recon2, recon4}).about("guard").site(blue, Building::armory, "junk");
    demolish.cards(red, "hand demolition_team | deck pills pills").cards(blue, "hand guard | deck net | discard");
    Scene sent = demolish;
    demolish.play("act demolish, site 1, use guard guard hand");
    EXPECT_EQ(demolish.state.sites[0].timers.size(), 1u);
    EXPECT_EQ(demolish.hand(red), "") << "cancelled: nothing is drawn";
    sent.cards(blue, "hand | force guard");
    sent.play("act demolish, site 1");
    EXPECT_EQ(sent.decision(), "gather") << "not asked";
    // dirty deeds
    Scene deeds = with(3, 4, {recon2}, "saboteur").about("guard").site(blue, Building::armory);
    deeds.hands("saboteur | guard | ").play("act attack_building, site 1");
    EXPECT_EQ(deeds.decision(), "protect_guard");
    deeds.play("guard hand");
    EXPECT_TRUE(enabled(deeds.state.sites[0]));
    EXPECT_EQ(deeds.of(red).discard[Kind::saboteur], 1);
    Scene leader = with(3, 4, {recon2}, "sniper_team").about("guard").hands("sniper_team | guard | ");
    leader.play("act attack_leader, tribe blue, guard hand");
    EXPECT_FALSE(leader.of(blue).wounded);
    // never in the skirmish
    Scene fight = with(3, 0, {recon2}, "sniper_team").fight("sniper_team | guard scavenger | ");
    fight.play("use snipe sniper_team force, target blue scavenger");
    EXPECT_EQ(fight.force(blue), "guard");
}

TEST(Arctic, AS_099_AS_E21_provocateurs_count_heads) {
    Scene scene = with(3, 3, {recon2}, "sniper_team").lead(red, Leader::gangster);
    scene.fight("provocateur tribe_family_5 refugee refugee | sniper_team | ");
    scene.play("use provoke provocateur force");
    EXPECT_EQ(scene.score(red), 8) << "1 + 5 + 2; the gangster doubles nothing";
    scene.play("pass, use snipe sniper_team force, target red used provocateur");
    EXPECT_EQ(scene.score(red), 0);
    Scene two = with(3, 0, {recon2}, "sniper_team").fight("provocateur provocateur refugee | sniper_team | ");
    two.play("use provoke provocateur force, use provoke provocateur force, pass");
    EXPECT_EQ(two.score(red), 3);
    two.play("use snipe sniper_team force, target red used provocateur");
    EXPECT_EQ(two.score(red), 2) << "the second insures";
    Scene decoys = with(3, 0, {recon2, recon3}).site(red, Building::portable_decoys);
    decoys.fight("provocateur refugee refugee refugee | | ").play("use provoke provocateur force");
    EXPECT_EQ(decoys.score(red), 6) << "4 people, 4 cards";
}

TEST(Arctic, AS_100_AS_E22_rogues_steal_ties) {
    const auto winner = [](const std::string& forces) {
        Scene scene = with(3, 0, {recon2}, "thugs scout sniper_team").fight(forces);
        scene.passes();
        return scene.won();
    };
    Scene six = with(3, 0, {recon2}, "thugs").fight("thugs thugs | thugs thugs refugee | rogue scavenger");
    EXPECT_EQ(six.score(red), 6);
    EXPECT_EQ(six.score(blue), 6);
    EXPECT_EQ(six.score(green), 2);
    six.passes();
    EXPECT_EQ(six.won(), "green") << "an outsider wins whatever the people";
    EXPECT_EQ(winner("scout rogue | thugs | thugs rogue"), "green") << "one highest score: no tie to steal";
    EXPECT_EQ(winner("thugs | rogue brawler | rogue"), "blue") << "3 : 3, the first rogue in turn order";
    EXPECT_EQ(winner("thugs | rogue | rogue"), "red") << "a tie below the top is none";
    Scene sniped = with(3, 0, {recon2}, "scout sniper_team").fight("sniper_team scout | scout refugee | rogue");
    sniped.play("use snipe sniper_team force, target green rogue").passes();
    EXPECT_EQ(sniped.won(), "red") << "2 : 2, people 3 : 2";
    Scene pair = with(2, 0, {recon2}, "scout").fight("scout | rogue scavenger");
    pair.passes();
    EXPECT_EQ(pair.won(), "blue") << "two players: equal scores";
    Scene close = with(2, 0, {recon2}, "scout").fight("scout | rogue");
    close.passes();
    EXPECT_EQ(close.won(), "deadlock") << "a difference of 1 is no tie";
}

// ---- More ranks ----

TEST(Arctic, AS_101_AS_E23_couriers_discard_two_each) {
    Scene scene = with(3, 0, {recon3}, "scout").cards(red, "hand courier medkit | deck junk junk pills net | discard");
    Scene with_scout = with(3, 0, {recon3}, "scout");
    scene.play("act draw, add courier, done");
    EXPECT_EQ(scene.decision(), "courier_discard");
    EXPECT_EQ(scene.of(red).hand.total(), 4);
    EXPECT_FALSE(scene.offers("discard medkit")) << "out of the cards drawn";
    scene.play(scene.moves()[0]).play(scene.moves()[0]);
    EXPECT_EQ(scene.decision(), "gather");
    EXPECT_EQ(scene.of(red).hand.total(), 2);
    EXPECT_EQ(scene.of(red).discard.total(), 3);
    // AS-E23 with a base of 1: an assassin in the place of the scavenger, 3 + 1
    Scene four = with(3, 0, {recon2, recon3}).cards(red, "hand courier assassin | deck junk junk pills net | discard");
    four.play("act draw, add assassin, add courier, done");
    EXPECT_EQ(four.of(red).hand.total(), 4);
    four.play("discard junk, discard junk");
    EXPECT_EQ(four.hand(red), "pills net");
    Scene couriers = with(3, 0, {recon3}).cards(red, "hand courier courier | deck junk junk pills net spear shovel");
    couriers.play("act draw, add courier, add courier, done");
    for (int i = 0; i < 4; ++i) couriers.play(couriers.moves()[0]);
    EXPECT_EQ(couriers.of(red).hand.total(), 2);
    Scene few = with(3, 0, {recon3}).cards(red, "hand courier | deck junk | discard");
    few.play("act draw, add courier, done, discard junk");
    EXPECT_EQ(few.hand(red), "") << "all if fewer";
    Scene sniped = with(3, 0, {recon3}, "sniper_team scout").about("sniper_team").cards(blue, "hand sniper_team");
    sniped.cards(red, "hand courier scout | deck junk junk pills net");
    sniped.play("act draw, add scout, add courier, done, use snipe sniper_team hand, target red courier");
    EXPECT_EQ(sniped.decision(), "gather") << "no surviving courier, no discard";
    EXPECT_EQ(sniped.of(red).hand.total(), 2);
}

TEST(Arctic, AS_101_discards_are_named_in_any_order_and_reveal_nothing) {
    const auto left = [](const std::string& order) {
        Scene scene = with(3, 0, {recon3}).cards(red, "hand courier | deck net pills junk | discard");
        scene.play("act draw, add courier, done").play(order);
        EXPECT_EQ(scene.revealed, Revealed::no);
        EXPECT_EQ(scene.decision(), "gather");
        return scene.hand(red);
    };
    EXPECT_EQ(left("discard net, discard junk"), "pills");
    EXPECT_EQ(left("discard junk, discard net"), "pills");
    EXPECT_EQ(left("discard pills, back discard pills, discard net, discard junk"), "pills");
}

TEST(Arctic, AS_102_drill_picks_are_named_in_any_order) {
    for (const char* order : {"take net, take pills", "take pills, take net"}) {
        Scene scene = with(3, 0, {recon3}).cards(red, "hand drill_sergeant | deck | discard junk pills medkit net");
        scene.play("act drill").play(order);
        EXPECT_EQ(scene.hand(red), "pills net") << order;
    }
}

TEST(Arctic, AS_102_AS_E24_drill_sergeants) {
    Scene scene = with(3, 0, {recon3}).cards(red, "hand drill_sergeant | deck | discard junk junk pills medkit net");
    scene.play("act drill, take pills, take net");
    EXPECT_EQ(scene.hand(red), "pills net") << "those two form the deck and are drawn";
    EXPECT_EQ(scene.discard(red), "junk junk medkit drill_sergeant");
    EXPECT_FALSE(scene.offers("act drill"));
    Scene none = with(3, 0, {recon3}).cards(red, "hand drill_sergeant | deck junk pills net | discard");
    none.play("act drill");
    EXPECT_EQ(none.decision(), "gather") << "nothing to pick";
    EXPECT_EQ(none.of(red).hand.total(), 2);
    Scene zero = with(3, 0, {recon3}).cards(red, "hand drill_sergeant | deck junk pills | discard net");
    zero.play("act drill, done");
    EXPECT_EQ(zero.hand(red), "junk pills");
    // in the skirmish the cards go to the hand
    Scene fight = with(3, 0, {recon3}).cards(red, "deck junk pills | discard");
    fight.fight("drill_sergeant | | ");
    EXPECT_EQ(fight.score(red), 1);
    fight.play("use drill drill_sergeant force");
    EXPECT_EQ(fight.hand(red), "junk pills");
    EXPECT_EQ(fight.force(red), "drill_sergeant");
    EXPECT_EQ(fight.score(red), 0);
    Scene used = with(3, 0, {recon3}).hands("drill_sergeant drill_sergeant | | ").cards(red, "discard");
    used.play("act drill, act trash");
    used = with(3, 0, {recon3}).hands("drill_sergeant drill_sergeant | | ").cards(red, "discard | deck");
    used.play("act drill, end, end, end");
    EXPECT_THAT(used.moves(), UnorderedElementsAre("pass")) << "once a round in all";
}

TEST(Arctic, AS_103_AS_E31_hardy_scavengers_come_back) {
    Scene scene = with(3, 0, {recon3}).fight("hardy_scavenger refugee | scrappers hardy_scavenger | ");
    scene.passes();
    EXPECT_EQ(scene.won(), "blue");
    EXPECT_EQ(scene.of(red).hand.total(), 6) << "1 + 5";
    EXPECT_GE(scene.of(red).hand[Kind::hardy_scavenger], 1);
    EXPECT_EQ(scene.of(blue).hand.total(), 5) << "not to the winner";
    Scene deadlock = with(3, 0, {recon3}).fight("hardy_scavenger | hardy_scavenger | ");
    deadlock.passes();
    EXPECT_EQ(deadlock.won(), "deadlock");
    EXPECT_EQ(deadlock.of(red).hand.total(), 6);
    EXPECT_EQ(deadlock.of(blue).hand.total(), 6);
    Scene early = with(3, 0, {recon3}).round(1).hand(red, "hardy_scavenger");
    early.end_round();
    EXPECT_EQ(early.of(red).hand.total(), 5) << "no skirmish, no return";
    EXPECT_EQ(with(3, 0, {recon3}).fight("hardy_scavenger spear | | ").score(red), 2) << "base 0";
    Scene draw = with(3, 0, {recon3}).hand(red, "hardy_scavenger");
    EXPECT_FALSE(draw.offers("act draw")) << "draw 0";
}

TEST(Arctic, AS_104_scrappers_dig_at_either_end) {
    Scene scene = with(3, 0, {recon3}).only_yard("junk pills medkit net spear").hand(red, "scrappers");
    scene.play("act dig, add scrappers, done");
    EXPECT_EQ(scene.decision(), "dig_side");
    Scene bottom = scene;
    scene.play("side top");
    EXPECT_EQ(scene.seen(red), "junk pills medkit");
    scene.play("take pills");
    EXPECT_EQ(scene.decision(), "dig_return");
    scene.play("sink 1, done");  // the junk
    EXPECT_EQ(scene.state.junkyard.cards, (List<Kind, max_junkyard>{Kind::junk, Kind::spear, Kind::net, Kind::medkit}));
    bottom.play("side bottom");
    EXPECT_EQ(bottom.seen(red), "spear net medkit") << "upwards from the lowest";
    bottom.play("done, sink 3, done");
    EXPECT_EQ(bottom.state.junkyard.cards,
              (List<Kind, max_junkyard>{Kind::medkit, Kind::pills, Kind::junk, Kind::net, Kind::spear}))
        << "the first drawn uppermost";
    Scene build = with(3, 2, {recon3}).plans("armory bunker pharmacy scout_tower").hand(red, "tinker scrappers");
    build.play("act build, add tinker, add scrappers, done, side top, pick bunker, sink 2, done");
    EXPECT_EQ(build.state.schematics.cards.back(), Building::armory);
    EXPECT_EQ(build.state.schematics.cards[build.state.schematics.size() - 2], Building::scout_tower);
    EXPECT_EQ(build.state.schematics.cards[0], Building::pharmacy);
}

TEST(Arctic, AS_105_AS_E25_AS_E26_tinkers_build_with_others) {
    Scene scene = with(3, 0, {recon3}).hand(red, "tinker refugee");
    scene.play("act build, add refugee, add tinker, done");
    EXPECT_EQ(words(scene.seen(red)).size(), 1u) << "1 + 0";
    Scene lone = with(3, 0, {recon3}).hand(red, "tinker toolkit");
    EXPECT_FALSE(lone.offers("act build"));
    EXPECT_FALSE(with(3, 0, {recon3}).hand(red, "refugee shovel").offers("act build"));
    Scene masons = with(3, 2, {recon3}).site(red, Building::armory).site(blue, Building::armory);
    masons.cards(red, "deck tinker tinker").cards(blue, "deck engineer").cards(green, "deck refugee");
    EXPECT_EQ(gang_winner(masons.state, Gang::masons), Maybe<Tribe>(Tribe::blue)) << "tinkers break no tie";
}

TEST(Arctic, AS_106_AS_E27_decoys_and_towers) {
    Scene five =
        with(3, 0, {recon3}).site(red, Building::portable_decoys).fight("refugee refugee junk spear refugee | | ");
    EXPECT_EQ(strength(five.state, Seat(0)).size, 3 + 2);
    Scene two = with(3, 0, {recon3}).site(red, Building::portable_decoys).site(red, Building::portable_decoys);
    two.fight("refugee refugee refugee | | ");
    EXPECT_EQ(strength(two.state, Seat(0)).size, 3 + 1 + 1) << "rounded down, each";
    Scene tower = with(3, 2, {recon3}).site(red, Building::scout_tower).yard("junk pills medkit net").prize("grenade");
    tower.plans("armory bunker").hand(red, "refugee binoculars").cards(red, "discard");
    Scene more = tower;
    tower.play("act recon, source scout_tower, discard refugee");
    EXPECT_THAT(tower.moves(),
                UnorderedElementsAre("pile junkyard", "pile contested", "pile schematics", "add binoculars"));
    tower.play("pile junkyard, pile schematics, done");
    EXPECT_EQ(tower.seen(red), "junk pills armory bunker");
    EXPECT_EQ(tower.discard(red), "refugee") << "paid openly";
    EXPECT_EQ(tower.state.sites.size(), 1u);
    more.play("act recon, source scout_tower, discard refugee, pile junkyard, pile schematics, add binoculars, done");
    EXPECT_EQ(words(more.seen(red)).size(), 8u) << "four each";
    Scene price = with(3, 2, {recon3}).site(red, Building::scout_tower).hand(red, "");
    EXPECT_FALSE(price.offers("act recon")) << "a card is to be discarded";
    Scene disabled = with(3, 4, {recon3}, "saboteur").about("saboteur").site(red, Building::scout_tower);
    disabled.hands("refugee refugee | saboteur | ");
    disabled.play("act recon, source scout_tower, discard refugee, pile junkyard, pile schematics, done");
    disabled.play("use attack_building saboteur hand, strike 1");
    EXPECT_EQ(disabled.seen(red), "") << "its recon fizzles";
    EXPECT_EQ(disabled.decision(), "gather");
}

// ---- New contested resources ----

TEST(Arctic, AS_107_AS_E28_cargo_sleds_bring_a_second_card) {
    Scene scene = with(3, 0, {recon4}, "saboteur").about("saboteur").only_yard("scavenger pills medkit junk net");
    scene.cards(red, "hand thugs cargo_sled group_leaders | discard");
    scene.hands("scavenger scavenger cargo_sled | saboteur | ");
    scene.play("act dig, add scavenger, add scavenger, add cargo_sled, done");
    Scene disarmed = scene;
    scene.play("pass");
    EXPECT_EQ(scene.seen(red), "scavenger pills medkit junk");
    const auto second = [&](const std::string& first) {
        Scene again = scene;
        again.play("take " + first);
        std::string all;
        for (const std::string& move : again.moves()) all += move + ", ";
        return all;
    };
    EXPECT_EQ(second("scavenger"), "take pills, take medkit, done, ") << "never with junk";
    EXPECT_EQ(second("junk"), "take pills, take medkit, done, ");
    EXPECT_EQ(second("pills"), "take scavenger, take junk, take medkit, done, ") << "in any order";
    scene.play("take scavenger, take medkit");
    EXPECT_EQ(scene.of(red).discard[Kind::medkit], 1);
    EXPECT_EQ(scene.decision(), "gather") << "one further card, no more";
    disarmed.play("use disarm saboteur hand, target red cargo_sled");
    EXPECT_EQ(disarmed.seen(red), "scavenger pills");
    disarmed.play("take scavenger");
    EXPECT_EQ(disarmed.decision(), "gather");
}

TEST(Arctic, AS_108_combat_medics_save_and_fight) {
    Scene scene = with(3, 0, {recon4}, "sniper_team").fight("sniper_team sniper_team | combat_medics scavenger | ");
    EXPECT_EQ(scene.score(blue), 2);
    scene.play("use snipe sniper_team force, target blue scavenger, save combat_medics force");
    EXPECT_EQ(scene.score(blue), 2) << "keeps fighting";
    scene.play("use snipe sniper_team force, target blue scavenger");
    EXPECT_EQ(scene.force(blue), "combat_medics") << "once a skirmish";
    Scene pay = with(3, 0, {recon4}, "hunter sniper_team").hand(red, "combat_medics");
    pay.play("hire hunter, add combat_medics, done");
    EXPECT_EQ(pay.of(red).discard[Kind::hunter], 1) << "two meds";
    Scene gather =
        with(3, 0, {recon4}, "sniper_team").about("sniper_team").hands("scavenger combat_medics | sniper_team | ");
    gather.play("act hunt, add scavenger, done, use snipe sniper_team hand, target red scavenger");
    EXPECT_EQ(gather.decision(), "gather") << "only in the skirmish";
}

TEST(Arctic, AS_109_demolition_teams) {
    Scene scene = with(3, 2, {recon4}).site(blue, Building::armory, "junk").site(blue, Building::pharmacy, "junk junk");
    scene.site(green, Building::bunker)
        .cards(red, "hand demolition_team | deck net net spear")
        .cards(blue, "deck pills | discard medkit medkit");
    scene.play("act demolish");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("site 1")) << "under construction, with a missing timer card";
    scene.play("site 1");
    EXPECT_EQ(scene.state.sites[0].timers.size(), 3u) << "refilled from the owner's deck";
    EXPECT_EQ(scene.deck(blue), 1);
    EXPECT_EQ(scene.of(red).hand.total(), 2);
    EXPECT_FALSE(scene.offers("act demolish"));
    Scene none = with(3, 2, {recon4}).site(blue, Building::pharmacy, "junk junk").hand(red, "demolition_team");
    EXPECT_FALSE(none.offers("act demolish"));
    EXPECT_THAT(explain(Kind::demolition_team), HasSubstr("who demolishes then draws 2"));
}

TEST(Arctic, AS_110_AS_E32_tear_gas) {
    Scene scene =
        with(3, 1, {recon4}, "group_leaders").cards(red, "discard").fight("tear_gas | brawler spear medic | ");
    EXPECT_EQ(scene.score(blue), 4);
    scene.play("use gas tear_gas force, target blue brawler");
    EXPECT_EQ(scene.score(blue), 2) << "0 + 2, and nobody may save";
    EXPECT_EQ(scene.discard(red), "tear_gas");
    EXPECT_EQ(scene.asked(), Seat(0));
    Scene modifier = with(3, 0, {recon4}, "group_leaders").fight("tear_gas | brawler group_leaders | ");
    modifier.play("use gas tear_gas force, target blue group_leaders");
    EXPECT_EQ(modifier.score(blue), 2);
    Scene provoked = with(3, 0, {recon2, recon4}).fight("provocateur refugee refugee | tear_gas | ");
    provoked.play("use provoke provocateur force, pass, use gas tear_gas force, target red refugee");
    EXPECT_EQ(provoked.score(red), 3);
    Scene rogue = with(3, 0, {recon2, recon4}).fight("tear_gas brawler | brawler | rogue");
    rogue.play("use gas tear_gas force, target green rogue").passes();
    EXPECT_EQ(rogue.won(), "green") << "a gassed rogue still steals";
    // combat medics who have saved fight on, until they stand in gas
    Scene medics = with(3, 0, {recon4}, "sniper_team").fight("sniper_team tear_gas | combat_medics scavenger | ");
    medics.play("use snipe sniper_team force, target blue scavenger, save combat_medics force");
    medics.play("use gas tear_gas force, target blue used combat_medics");
    EXPECT_EQ(medics.score(blue), 1);
    Scene gassed =
        with(3, 0, {recon4}, "sniper_team").fight("sniper_team tear_gas | combat_medics scavenger | sniper_team");
    gassed.play("use gas tear_gas force, target blue combat_medics");
    gassed.play("use snipe sniper_team force, target blue scavenger, save combat_medics force");
    EXPECT_EQ(gassed.score(blue), 1) << "saved, and still in gas";
    gassed.play("pass, pass, use snipe sniper_team force, target blue used combat_medics");
    EXPECT_EQ(gassed.force(blue), "scavenger");
    EXPECT_THAT(gassed.moves(), UnorderedElementsAre("pass"));
}

// ---- The kitchen sink ----

TEST(Arctic, AS_111_AS_131_AS_E29_maps) {
    Scene scene = with(3, 0, {recon5}, "hunter sniper_team").cards(red, "hand hunter map map scavenger | discard");
    EXPECT_FALSE(scene.offers("act map")) << "directly after an action";
    scene.play("act hunt, add scavenger, add hunter, done");
    EXPECT_EQ(scene.decision(), "gather") << "an entry, no question";
    Scene later = scene;
    scene.play("act map");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("fetch scavenger", "fetch hunter"));
    scene.play("fetch hunter");
    EXPECT_EQ(scene.hand(red), "hunter map");
    EXPECT_EQ(scene.discard(red), "scavenger map");
    EXPECT_FALSE(scene.offers("act hunt")) << "the limit holds";
    scene.play("act map, fetch scavenger");
    EXPECT_EQ(scene.hand(red), "scavenger hunter") << "several maps, one person each";
    scene.play("end");
    EXPECT_EQ(scene.force(red), "scavenger hunter") << "may fight this round";
    later.play("act trash, add map, done");
    EXPECT_FALSE(later.offers("act map")) << "something else was done";
    // not the sniped
    Scene sniped =
        with(3, 0, {recon5}, "hunter sniper_team").about("sniper_team").hands("hunter scavenger map | sniper_team | ");
    sniped.play("act hunt, add scavenger, add hunter, done, use snipe sniper_team hand, target red hunter, act map");
    EXPECT_THAT(sniped.moves(), UnorderedElementsAre("fetch scavenger"));
    // not after accelerate, trash, store
    Scene built = with(3, 2, {recon5}).site(red, Building::armory, "junk junk").hand(red, "scavenger map");
    built.play("act accelerate, site 1, add scavenger, done");
    EXPECT_FALSE(built.offers("act map"));
    Scene store = with(3, 2, {recon5}).site(red, Building::bunker).hand(red, "scavenger map refugee");
    store.play("act store, site 1, add refugee, done");
    EXPECT_FALSE(store.offers("act map"));
    // not after a fizzle
    Scene fizzled = with(3, 0, {recon5}, "hunter sniper_team group_leaders").about("sniper_team");
    fizzled.hands("hunter group_leaders map | sniper_team | ");
    fizzled.play("act hunt, add hunter, add group_leaders, done, use snipe sniper_team hand, target red hunter");
    EXPECT_FALSE(fizzled.offers("act map"));
}

TEST(Arctic, AS_112_AS_E34_swindler) {
    const auto swindler = [] { return with(3, 3, {recon5}, "scout thugs hunter").lead(red, Leader::swindler); };
    Scene med = swindler().food(2).cards(red, "hand refugee refugee | discard");
    EXPECT_TRUE(med.offers("hire scout"));
    med.play("hire scout, add refugee, add refugee, done");
    EXPECT_EQ(med.discard(red), "refugee refugee scout") << "2F 0M";
    EXPECT_EQ(med.state.food, 0);
    Scene food = swindler().food(1).cards(red, "hand refugee refugee pills | discard");
    food.play("hire scout, add refugee, add pills, done");
    EXPECT_EQ(food.discard(red), "refugee scout pills") << "1F 1M";
    EXPECT_EQ(food.state.food, 0);
    EXPECT_FALSE(swindler().hand(red, "refugee").offers("hire hunter")) << "no food in the cost";
    EXPECT_TRUE(swindler().hand(red, "refugee refugee").offers("hire hunter"));
    Scene thugs = swindler().food(5).hand(red, "refugee");
    thugs.play("hire thugs, add refugee, done");
    EXPECT_EQ(thugs.state.food, 0) << "variable: one unit";
    // a sniped refugee is no discount
    Scene sniped = with(3, 3, {recon5}, "scout thugs sniper_team").lead(red, Leader::swindler).about("sniper_team");
    sniped.food(5).hands("refugee | sniper_team | ");
    sniped.play("hire thugs, add refugee, done, use snipe sniper_team hand, target red refugee");
    EXPECT_EQ(sniped.of(red).discard[Kind::thugs], 0);
    EXPECT_EQ(sniped.state.food, 5);
}

TEST(Arctic, AS_113_yardmaster) {
    Scene scene = with(3, 3, {recon5}).lead(red, Leader::yardmaster).only_yard("junk pills net").hand(red, "scavenger");
    scene.play("act yardmaster");
    EXPECT_EQ(scene.seen(red), "junk pills");
    scene.play("place bottom");
    EXPECT_EQ(scene.state.junkyard.cards, (List<Kind, max_junkyard>{Kind::pills, Kind::junk, Kind::net}));
    EXPECT_FALSE(scene.offers("act yardmaster"));
    Scene window = with(3, 3, {recon5})
                       .lead(blue, Leader::yardmaster)
                       .only_yard("junk pills net")
                       .hands("scavenger scavenger | | ");
    Scene hunt = window;
    window.play("act dig, add scavenger, done");
    EXPECT_EQ(window.asked(), Seat(1));
    window.play("use yardmaster, place bottom");
    EXPECT_EQ(window.seen(blue), "junk pills");
    EXPECT_EQ(window.decision(), "dig_keep");
    EXPECT_EQ(window.seen(red), "net") << "the dig finds what is on top now";
    hunt.play("act hunt, add scavenger, done");
    EXPECT_EQ(hunt.decision(), "gather") << "only while a dig, or a look at the junkyard, is pending";
    Scene top = with(3, 3, {recon5}).lead(red, Leader::yardmaster).only_yard("junk pills net").hand(red, "");
    top.play("act yardmaster, place top");
    EXPECT_EQ(top.state.junkyard.cards, (List<Kind, max_junkyard>{Kind::net, Kind::pills, Kind::junk}));
}

TEST(Arctic, AS_115_AS_E33_leaders_are_drafted) {
    auto setup = multi(3, 0);
    setup.leader_draft = true;
    Scene scene = scene_of(setup).food(3).hand(red, "");
    const auto pile = scene.state.leaders_pile.cards;
    scene.play("act hire_leader");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("spend 1", "spend 2", "spend 3"));
    scene.play("spend 3");
    EXPECT_EQ(words(scene.seen(red)).size(), 3u);
    EXPECT_EQ(scene.moves().size(), 4u) << "one of three, or none";
    const Leader second = pile[pile.size() - 2];
    scene.play("recruit " + word_of(second));
    EXPECT_EQ(scene.of(red).leader, Maybe<Leader>(second));
    EXPECT_EQ(scene.state.food, 0);
    EXPECT_EQ(scene.state.leaders_pile.size(), 11u);
    EXPECT_EQ(scene.state.leaders_pile.cards[1], pile[pile.size() - 1]) << "the rest to the bottom in order";
    EXPECT_EQ(scene.state.leaders_pile.cards[0], pile[pile.size() - 3]);
    scene.food(3);
    EXPECT_FALSE(scene.offers("hire scavenger") || scene.offers("act hire_leader")) << "no mercenary this round";
    // a replaced leader goes below all
    scene.of(red).done = {};
    const Leader next = scene.state.leaders_pile.cards.back();
    scene.play("act hire_leader, spend 2, recruit " + word_of(next));
    EXPECT_EQ(scene.state.leaders_pile.cards[0], second);
    EXPECT_EQ(scene.state.food, 1);
    scene.of(red).done = {};
    scene.play("act hire_leader, spend 1, done");
    EXPECT_EQ(scene.of(red).leader, Maybe<Leader>(next));
    Scene hired = scene_of(setup).food(3).hand(red, "").play("hire scavenger, done");
    EXPECT_FALSE(hired.offers("act hire_leader"));
}

}  // namespace
}  // namespace skerry::arctic_scavengers
