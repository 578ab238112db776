// SPDX-License-Identifier: Apache-2.0
#include <cstring>

#include "arctic_scavengers/scene.h"

// Sections 5.1, 5.3 and 6.1 to 6.6: drawing, values, dig, hunt, hire, trash, draw. AS-018 to AS-041 and the examples.
namespace skerry::arctic_scavengers {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// The value of an action put together of all these cards, or 0 if it cannot be declared.
int value(Scene scene, const std::string& action, const std::string& cards) {
    scene.hand(red, cards);
    if (!scene.offers("act " + action)) return 0;
    scene.play("act " + action);
    int value = 0;
    for (const std::string& name : words(cards)) {
        State then = scene.state;
        then.picked.add(pick_of(make(Verb::add, kind(name))));
        value = pending_sum(then).value;
        scene.play("add " + name);
    }
    return value;
}

int fight(const std::string& cards) {
    Force force;
    force.cards = bag(cards);
    static const Player nobody{};
    return strength(base(3).state, &nobody, Seat(0), force).score;
}

// ---- Cards of an action, in any order ----

TEST(Arctic, cards_of_an_action_are_named_in_any_order) {
    // the tool first, the person last, and all the same action
    const auto food = [](const std::string& order) {
        Scene scene = base(3).hand(red, "hunter scavenger net spear refugee");
        scene.play("act hunt, " + order + ", done");
        return int(scene.state.food);
    };
    EXPECT_EQ(food("add net, add hunter"), 4);
    EXPECT_EQ(food("add hunter, add net"), 4);
    EXPECT_EQ(food("add spear, add net, add scavenger, add hunter"), 6);
    EXPECT_EQ(food("add hunter, add scavenger, add net, add spear"), 6);
    EXPECT_EQ(food("add refugee, add hunter"), 2);
}

TEST(Arctic, what_is_named_can_be_put_back_and_shows_nothing) {
    Scene scene = base(3).hand(red, "scavenger brawler shovel refugee");
    scene.play("act dig");
    const State start = scene.state;
    scene.play("add shovel");
    EXPECT_EQ(scene.revealed, Revealed::no);
    EXPECT_FALSE(scene.offers("done")) << "a shovel does not dig by itself";
    EXPECT_EQ(scene.view(blue).picked.size(), 0u) << "nobody else sees it";
    EXPECT_EQ(scene.view(red).picked.size(), 1u);
    scene.play("add scavenger, add brawler");
    EXPECT_EQ(scene.hand(red), "refugee scavenger brawler shovel") << "nothing has left the hand";
    EXPECT_EQ(pending_sum(scene.state).value, 4);
    for (const char* text : {"back add scavenger", "back add shovel", "back add brawler"})
        EXPECT_EQ(Game::play(scene.state, Seat(0), Game::parse_move(text).value(), {}), Revealed::no);
    EXPECT_EQ(std::memcmp(&scene.state, &start, sizeof(State)), 0);
}

TEST(Arctic, a_card_that_does_not_go_with_the_others_says_why) {
    Scene scene = base(3).hand(red, "thugs shovel pickaxe refugee spear");
    scene.play("act dig, add shovel, add thugs");
    scene.play("add pickaxe");
    EXPECT_EQ(scene.decision(), "compose") << "the refugee digs too, and uses a tool";
    const Prompt prompt = Game::prompt(scene.state, Seat(0));
    ASSERT_TRUE(prompt.selection);
    EXPECT_FALSE(prompt.selection->complete);
    std::string why;
    for (const Refusal& refusal : prompt.refused)
        if (refusal.thing.id == "card:spear") why = refusal.reason;
    EXPECT_EQ(why, "A dig has no use for Spear.");
}

// ---- Drawing ----

TEST(Arctic, AS_018_force_and_hand_are_discarded_and_five_drawn) {
    Scene scene = base(3).cards(red, "deck refugee refugee refugee refugee refugee scavenger | discard junk");
    scene.fight("spear | | ");
    scene.of(red).hand = bag("pills");
    scene.state.junkyard.take(scene.state.junkyard.cards.find(Kind::pills));
    scene.play("pass, pass, pass");
    EXPECT_EQ(scene.of(red).hand.total(), 5);
    EXPECT_EQ(scene.deck(red), 1);
    EXPECT_EQ(scene.of(red).discard[Kind::spear], 1);
    EXPECT_EQ(scene.of(red).discard[Kind::pills], 1);
    EXPECT_EQ(scene.force(red), "");
}

TEST(Arctic, AS_019_the_discard_pile_is_shuffled_in_the_middle_of_a_draw) {
    Scene scene = base(3).cards(red, "hand scout | deck junk | discard pills medkit");
    scene.play("act draw, add scout, done");
    EXPECT_EQ(scene.of(red).hand[Kind::junk], 1) << "what was there comes first";
    EXPECT_EQ(scene.of(red).hand.total(), 2);
    EXPECT_EQ(scene.happened(EventKind::reshuffles), 1);
    EXPECT_EQ(scene.deck(red), 1);
    EXPECT_EQ(scene.discard(red), "scout") << "declared cards are not in the reshuffle";
}

TEST(Arctic, AS_020_with_fewer_than_five_cards_all_are_drawn) {
    Scene scene = base(3).round(1).cards(red, "hand junk | deck refugee | discard pills");
    scene.end_round();
    EXPECT_EQ(scene.hand(red), "refugee junk pills");
    EXPECT_EQ(scene.deck(red) + scene.of(red).discard.total(), 0);
    Scene none = base(3).cards(red, "hand scout | deck | discard");
    none.play("act draw, add scout, done");
    EXPECT_EQ(none.hand(red), "") << "a draw that finds nothing is legal";
    EXPECT_EQ(none.decision(), "gather");
}

TEST(Arctic, AS_021_the_initiator_peeks_from_round_three_on) {
    Scene two = base(3).round(1);
    two.end_round();
    EXPECT_EQ(two.happened(EventKind::peeks), 0);
    two.prize("grenade").end_round();
    EXPECT_EQ(two.state.round, 3);
    EXPECT_EQ(two.happened(EventKind::peeks), 1);
    EXPECT_EQ(two.seen(red), "grenade");
    EXPECT_EQ(two.view(red).contested.cards.back(), Kind::grenade);
    EXPECT_EQ(two.view(blue).contested.cards.back(), Kind::unknown);
    Scene pair = base(2).round(2);
    pair.end_round();
    EXPECT_EQ(pair.happened(EventKind::peeks), 0);
}

TEST(Arctic, AS_022_timer_cards_come_off_before_drawing) {
    Scene scene = with(3, 2).round(1);
    scene.site(red, Building::pharmacy, "junk pills").cards(red, "deck | discard | hand");
    scene.end_round();
    EXPECT_EQ(scene.state.sites[0].timers.size(), 1u);
    EXPECT_EQ(scene.hand(red), "pills") << "removed first, then shuffled and drawn";
    // a building of this round keeps its cards until the next one
    Scene fresh = with(3, 2).plans("pharmacy").hand(red, "engineer");
    fresh.play("act build, add engineer, done, pick pharmacy");
    EXPECT_EQ(fresh.state.sites[0].timers.size(), 2u);
}

TEST(Arctic, AS_023_flags_of_the_round_are_cleared) {
    Scene scene = with(3, 3).round(1).lead(red, Leader::butcher).hand(red, "refugee scavenger hunter");
    scene.play("act butcher, add refugee, act hunt, add hunter, done");
    EXPECT_FALSE(scene.offers("act butcher") || scene.offers("act hunt"));
    scene.end_round();
    EXPECT_TRUE(scene.of(red).done.empty() && scene.of(red).powers.empty());
    scene.hand(red, "refugee scavenger");
    EXPECT_TRUE(scene.offers("act butcher") && scene.offers("act hunt"));
}

// ---- Values ----

TEST(Arctic, AS_024_each_action_once_a_round) {
    Scene scene = base(3).food(9).hand(red, "scavenger scavenger scavenger scavenger scavenger scavenger junk junk");
    scene.only_yard("junk junk junk pills");
    scene.play("act hunt, add scavenger, done");
    EXPECT_FALSE(scene.offers("act hunt"));
    scene.play("act dig, add scavenger, done, done");
    EXPECT_FALSE(scene.offers("act dig"));
    scene.play("act draw, add scavenger, done");
    EXPECT_FALSE(scene.offers("act draw"));
    scene.play("hire brawler, done");
    EXPECT_FALSE(scene.offers("hire brawler"));
    scene.play("act trash, add junk, done");
    EXPECT_FALSE(scene.offers("act trash"));
    EXPECT_TRUE(scene.offers("end"));
}

TEST(Arctic, AS_025_actions_in_any_order) {
    Scene scene = base(3).cards(red, "hand scavenger scavenger scavenger junk | deck medkit pills");
    scene.play("act trash, add junk, done, act draw, add scavenger, done, act dig, add scavenger, done, done");
    scene.play("act hunt, add scavenger, done, hire scavenger, done");
    EXPECT_EQ(scene.of(red).discard[Kind::scavenger], 4);
    Scene other = base(3).hand(red, "scavenger scavenger pills");
    other.play("hire hunter, add pills, done, act hunt, add scavenger, done, act dig, add scavenger, done, done");
    EXPECT_EQ(other.state.food, 1);
}

TEST(Arctic, AS_026_AS_030_AS_E06_base_tool_and_modifier_add_up) {
    EXPECT_EQ(value(base(3), "dig", "scavenger"), 1);
    EXPECT_EQ(value(base(3), "dig", "scavenger shovel"), 3);
    EXPECT_EQ(value(base(3), "dig", "scavenger shovel group_leaders"), 5);
    EXPECT_EQ(value(base(3), "hunt", "hunter hunter net spear"), 7);
    Scene scene = base(3).hand(red, "scavenger shovel group_leaders");
    scene.play("act dig, add scavenger, add group_leaders, add shovel, done");
    EXPECT_EQ(words(scene.seen(red)).size(), 5u) << "five cards are looked at";
}

TEST(Arctic, AS_027_AS_E07_AS_E08_a_tool_needs_a_wielder_of_its_own) {
    Scene alone = base(3).hand(red, "shovel");
    EXPECT_FALSE(alone.offers("act dig"));
    EXPECT_EQ(fight("sniper_team spear"), 0);
    Scene scene = base(3).hand(red, "thugs shovel pickaxe");
    scene.play("act dig, add shovel");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("add thugs")) << "one tool a card, whatever its people";
    scene.play("add thugs");
    EXPECT_EQ(scene.decision(), "dig_keep") << "nobody has a hand free";
    EXPECT_EQ(pending_sum(scene.state).value, 3);
    EXPECT_EQ(value(base(3), "dig", "thugs brawler shovel pickaxe"), 5);
    EXPECT_EQ(fight("thugs spear pickaxe"), 5);
}

TEST(Arctic, AS_028_AS_E04_AS_E05_modifiers_need_a_base) {
    EXPECT_EQ(value(base(3), "dig", "refugee group_leaders"), 2);
    EXPECT_EQ(value(base(3), "hunt", "refugee group_leaders"), 2);
    EXPECT_EQ(fight("refugee group_leaders"), 0);
    EXPECT_EQ(value(base(3), "hunt", "tribe_family_4 group_leaders"), 2);
    EXPECT_EQ(fight("tribe_family_4 group_leaders"), 2);
    EXPECT_FALSE(base(3).hand(red, "tribe_family_4 group_leaders").offers("act dig"));
    Scene only = base(3).hand(red, "group_leaders shovel");
    for (const char* action : {"act dig", "act hunt", "act draw"}) EXPECT_FALSE(only.offers(action));
    EXPECT_EQ(fight("group_leaders spear"), 0);
}

TEST(Arctic, AS_029_a_value_of_nothing_cannot_be_declared) {
    Scene scene = base(3).hand(red, "refugee refugee tribe_family_3");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("act trash", "end"));
    scene.hand(red, "refugee shovel");
    scene.play("act dig, add refugee");
    EXPECT_FALSE(scene.offers("done"));
    scene.play("add shovel, done");
    EXPECT_EQ(words(scene.seen(red)).size(), 2u);
}

TEST(Arctic, AS_031_several_modifiers_on_one_base) {
    EXPECT_EQ(value(base(3), "hunt", "hunter group_leaders group_leaders"), 6);
    EXPECT_EQ(value(base(3), "draw", "scavenger group_leaders group_leaders"), 5);
    EXPECT_EQ(fight("scavenger group_leaders group_leaders spear pickaxe"), 7) << "modifiers wield nothing";
}

// ---- Dig ----

TEST(Arctic, AS_032_AS_E13_a_dig_is_private_and_keeps_at_most_one) {
    Scene scene = base(3).only_yard("junk junk pills net spear").cards(red, "hand brawler shovel scavenger | discard");
    scene.play("act dig, add brawler, add shovel, done");
    EXPECT_EQ(scene.seen(red), "junk junk pills");
    EXPECT_EQ(scene.seen(blue), "");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("take junk", "take pills", "done"));
    EXPECT_EQ(scene.view(blue).junkyard.cards.back(), Kind::unknown);
    Scene none = scene;
    scene.play("take pills");
    EXPECT_EQ(scene.discard(red), "brawler pills shovel");
    const auto& yard = scene.state.junkyard.cards;  // the bottom first
    EXPECT_EQ(yard, (List<Kind, max_junkyard>{Kind::junk, Kind::junk, Kind::spear, Kind::net}));
    EXPECT_FALSE(scene.offers("act dig"));
    for (const Event& event : scene.events)
        if (event.card == Maybe<Kind>(Kind::pills)) {
            EXPECT_EQ(event.audience, Seats(Seat(0)));
        }
    none.play("done");
    EXPECT_EQ(none.state.junkyard.cards,
              (List<Kind, max_junkyard>{Kind::pills, Kind::junk, Kind::junk, Kind::spear, Kind::net}))
        << "in the order drawn, no shuffle";
}

TEST(Arctic, AS_033_a_dig_larger_than_the_junkyard) {
    Scene scene = base(3).only_yard("net").hand(red, "thugs shovel");
    scene.play("act dig, add thugs, add shovel, done");
    EXPECT_EQ(scene.seen(red), "net");
    scene.play("take net");
    EXPECT_TRUE(scene.state.junkyard.empty());
    Scene empty = base(3).only_yard("").hand(red, "thugs shovel");
    EXPECT_FALSE(empty.offers("act dig"));
}

// ---- Hunt and hire ----

TEST(Arctic, AS_034_food_is_for_one_hire_and_gone_with_the_turn) {
    Scene scene = base(3).hand(red, "hunter net scavenger");
    scene.play("act hunt, add hunter, add net, done");
    EXPECT_EQ(scene.state.food, 4);
    scene.play("hire scavenger, done");
    EXPECT_EQ(scene.state.food, 3);
    EXPECT_FALSE(scene.offers("hire brawler"));
    scene.play("end");
    EXPECT_EQ(scene.state.food, 0);
    EXPECT_EQ(scene.asked(), Seat(1));
}

TEST(Arctic, AS_035_AS_E01_AS_E02_AS_E03_AS_E43_what_a_hire_costs) {
    Scene four = base(3).food(4).cards(red, "hand medkit | discard");
    four.play("hire thugs");
    EXPECT_THAT(four.moves(), UnorderedElementsAre("add medkit"));
    four.play("add medkit, done");
    EXPECT_EQ(four.discard(red), "thugs medkit");
    EXPECT_EQ(four.state.food, 0);
    EXPECT_FALSE(base(3).food(3).hand(red, "medkit").offers("hire thugs")) << "5 < 6";
    Scene meds = base(3).hand(red, "medkit medkit medkit");
    meds.play("hire thugs, add medkit, add medkit");
    EXPECT_FALSE(meds.offers("done"));
    meds.play("add medkit, done");
    EXPECT_EQ(meds.of(red).discard[Kind::thugs], 1);
    // AS-E43: four payments
    const auto left = [](const std::string& payment) {
        Scene scene = base(3).food(6).hand(red, "medkit pills");
        scene.play("hire thugs" + payment + ", done");
        return int(scene.state.food);
    };
    EXPECT_EQ(left(""), 0);
    EXPECT_EQ(left(", add pills"), 1);
    EXPECT_EQ(left(", add medkit"), 2);
    EXPECT_EQ(left(", add pills, add medkit"), 3);
    // fixed: food and med do not stand for each other; overpaid without change; nothing superfluous
    EXPECT_FALSE(base(3).food(2).hand(red, "").offers("hire hunter"));
    EXPECT_FALSE(base(3).hand(red, "medkit medkit").offers("hire brawler"));
    Scene over = base(3).hand(red, "medkit pills");
    over.play("hire hunter");
    EXPECT_THAT(over.moves(), UnorderedElementsAre("add medkit", "add pills"));
    over.play("add medkit");
    EXPECT_EQ(over.hand(red), "pills");
    Scene both = base(3).food(2).hand(red, "pills pills medkit");
    both.play("hire group_leaders, add pills");
    EXPECT_THAT(both.moves(), UnorderedElementsAre("add pills")) << "pills and a medkit: one would be too many";
}

TEST(Arctic, AS_036_meds_need_nobody_and_stay_owned) {
    Scene scene = base(3).cards(red, "hand pills | discard | deck");
    scene.play("hire hunter, add pills, done");
    EXPECT_EQ(scene.discard(red), "hunter pills");
    EXPECT_EQ(scene.state.market[Kind::hunter], 7);
}

TEST(Arctic, AS_037_nobody_comes_from_an_empty_stack) {
    Scene scene = base(3).food(2).hand(red, "");
    EXPECT_TRUE(scene.offers("hire brawler"));
    scene.state.removed.add(Kind::brawler, scene.state.market[Kind::brawler]);
    scene.state.market.set(Kind::brawler, 0);
    EXPECT_FALSE(scene.offers("hire brawler"));
}

TEST(Arctic, AS_038_trash_goes_into_the_junkyard) {
    Scene scene = base(3).only_yard("net net net net").cards(red, "hand refugee junk junk spear | deck pills");
    scene.play("act trash");
    EXPECT_FALSE(scene.offers("done")) << "at least one";
    scene.play("add refugee, add junk, add junk, done");
    EXPECT_EQ(scene.hand(red), "spear") << "nothing is drawn for it";
    EXPECT_EQ(scene.state.junkyard.size(), 7u);
    EXPECT_EQ(owned(scene.state, Seat(0))[Kind::refugee], 0);
    EXPECT_TRUE(scene.state.junkyard.known.empty());
    const Event* told = scene.event(EventKind::trashes);
    ASSERT_NE(told, nullptr);
    EXPECT_EQ(told->count, 3);
    std::set<std::string> orders;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Scene again = base(3).only_yard("net pills spear junk").hand(red, "refugee");
        again.state.random = Generator(Seed::number(seed));
        again.play("act trash, add refugee, done");
        std::string order;
        for (Kind k : again.state.junkyard.cards) order += word_of(k) + " ";
        orders.insert(order);
    }
    EXPECT_GT(orders.size(), 2u) << "shuffled";
}

TEST(Arctic, AS_039_a_draw_takes_cards_of_the_own_deck_to_hand) {
    Scene scene = base(3).cards(red, "hand scout | deck junk pills | discard");
    scene.play("act draw, add scout, done");
    EXPECT_EQ(scene.hand(red), "junk pills");
    EXPECT_EQ(scene.discard(red), "scout");
}

TEST(Arctic, AS_040_what_is_left_in_hand_is_committed) {
    Scene scene = base(3).round(3).hands("brawler spear junk | | ");
    scene.play("end");
    EXPECT_EQ(scene.force(red), "brawler junk spear");
    EXPECT_EQ(scene.hand(red), "");
    ASSERT_NE(scene.event(EventKind::commits), nullptr);
    EXPECT_EQ(scene.event(EventKind::commits)->count, 3);
    EXPECT_EQ(scene.event(EventKind::commits)->audience, Seats::everybody());
    EXPECT_EQ(text(scene.view(blue).players[0].force.cards), "unknown unknown unknown");
}

TEST(Arctic, AS_041_no_skirmish_in_rounds_one_and_two) {
    for (int number : {1, 2}) {
        Scene scene = base(3).round(number).hands("brawler | scout | thugs");
        scene.play("end");
        EXPECT_EQ(scene.hand(red), "brawler") << "they stay in hand";
        scene.play("end, end");
        EXPECT_EQ(scene.state.phase, Phase::gathering);
        EXPECT_EQ(scene.state.round, number + 1);
        EXPECT_EQ(scene.state.initiator, Seat(0));
        EXPECT_EQ(scene.state.contested.size(), 14u);
        EXPECT_EQ(scene.of(red).discard[Kind::brawler] + scene.of(red).deck[Kind::brawler] +
                      scene.of(red).hand[Kind::brawler],
                  owned(scene.state, Seat(0))[Kind::brawler]);
    }
}

// ---- Interrupts ----

TEST(Arctic, AS_042_windows_open_on_dig_hunt_draw) {
    const auto asks = [](const std::string& cards, const std::string& line) {
        Scene scene = base(3).about("saboteur sniper_team").food(3).hands(cards + " | refugee | refugee");
        scene.play(line);
        return scene.decision() == "respond";
    };
    EXPECT_TRUE(asks("scavenger", "act dig, add scavenger, done"));
    EXPECT_TRUE(asks("scavenger", "act hunt, add scavenger, done"));
    EXPECT_TRUE(asks("scavenger", "act draw, add scavenger, done"));
    EXPECT_FALSE(asks("scavenger", "act trash, add scavenger, done"));
    EXPECT_FALSE(asks("pills", "hire hunter, add pills, done"));
    Scene medic = with(3, 1).about("sniper_team").food(3).hands("medic | refugee | refugee");
    medic.play("hire hunter, add medic, done");
    EXPECT_EQ(medic.decision(), "respond") << "a person is in the payment";
}

TEST(Arctic, AS_043_one_lap_from_the_left_and_several_responses) {
    Scene scene = base(4).about("saboteur sniper_team");
    scene.hands("hunter hunter net | refugee | saboteur sniper_team refugee | refugee");
    scene.play("act hunt, add hunter, add hunter, add net, done");
    EXPECT_EQ(scene.asked(), Seat(1));
    scene.play("pass");
    EXPECT_EQ(scene.asked(), Seat(2));
    scene.play("use disarm saboteur hand, target red net");
    EXPECT_EQ(scene.asked(), Seat(2)) << "asked again until he passes";
    scene.play("use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(scene.asked(), Seat(2));
    scene.play("pass");
    EXPECT_EQ(scene.asked(), Seat(3));
    scene.play("pass");
    EXPECT_EQ(scene.decision(), "gather") << "no second lap";
    EXPECT_EQ(scene.state.food, 2);
}

TEST(Arctic, AS_044_a_saboteur_disarms_from_hand_or_force) {
    for (const char* zone : {"hand", "force"}) {
        Scene scene = base(3).about("saboteur").hands("hunter net | | ");
        scene.cards(blue, std::string(zone) + " saboteur refugee | discard");
        scene.play("act hunt, add hunter, add net, done, use disarm saboteur " + std::string(zone) +
                   ", target red net");
        EXPECT_EQ(scene.of(red).discard[Kind::net], 1);
        EXPECT_EQ(scene.discard(blue), "saboteur");
        scene.passes();
        EXPECT_EQ(scene.state.food, 2);
    }
}

TEST(Arctic, AS_045_a_sniper_team_snipes_from_hand_or_force) {
    for (const char* zone : {"hand", "force"}) {
        Scene scene = base(3).about("sniper_team").hands("hunter hunter | | ");
        scene.cards(blue, std::string(zone) + " sniper_team refugee | discard");
        scene.play("act hunt, add hunter, add hunter, done, use snipe sniper_team " + std::string(zone) +
                   ", target red hunter");
        EXPECT_EQ(scene.of(red).discard[Kind::hunter], 1);
        EXPECT_EQ(scene.discard(blue), "sniper_team");
        if (std::string(zone) == "force") {
            EXPECT_EQ(scene.view(green).players[1].force.cards.total(), 1) << "the announced number drops";
        }
        scene.passes();
        EXPECT_EQ(scene.state.food, 2);
    }
}

TEST(Arctic, AS_046_tools_are_dealt_anew_after_a_snipe) {
    Scene scene = base(3).about("sniper_team").hands("scavenger scavenger shovel pickaxe | sniper_team | ");
    scene.play("act dig, add scavenger, add scavenger, add pickaxe, add shovel, done");
    EXPECT_EQ(pending_sum(scene.state).value, 5);
    scene.play("use snipe sniper_team hand, target red scavenger");
    EXPECT_EQ(scene.decision(), "dig_keep");
    EXPECT_EQ(words(scene.seen(red)).size(), 3u) << "1 + 2: who is left takes the shovel";
}

TEST(Arctic, AS_047_without_a_base_the_action_fizzles_and_counts) {
    Scene scene = base(4).about("sniper_team").hands("hunter scavenger net | sniper_team refugee | refugee | refugee");
    scene.cards(red, "discard");
    scene.play("act hunt, add hunter, add net, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(scene.decision(), "gather") << "the window closes at once, nobody further is asked";
    EXPECT_EQ(scene.happened(EventKind::fizzles), 1);
    EXPECT_EQ(scene.discard(red), "hunter net");
    EXPECT_EQ(scene.state.food, 0);
    EXPECT_FALSE(scene.offers("act hunt"));
}

TEST(Arctic, AS_048_a_partly_interrupted_action_resolves_with_the_rest) {
    Scene scene = base(3).about("sniper_team").hands("hunter scavenger net | sniper_team | ");
    scene.play("act hunt, add scavenger, add hunter, add net, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(scene.state.food, 3) << "1 + 2";
}

TEST(Arctic, AS_049_hidden_cards_are_no_targets) {
    Scene scene = with(3, 2).about("sniper_team saboteur").site(red, Building::armory, "", "spear");
    scene.hands("hunter scout thugs spear | sniper_team saboteur | ").cards(green, "force brawler");
    scene.play("act hunt, add hunter, done, use snipe sniper_team hand");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("target red hunter"));
    Scene tools = with(3, 2).about("sniper_team saboteur").hands("hunter net spear | saboteur | ");
    tools.play("act hunt, add hunter, add net, done");
    tools.play("use disarm saboteur hand");
    EXPECT_THAT(tools.moves(), UnorderedElementsAre("target red net"));
}

TEST(Arctic, AS_050_nobody_responds_to_a_response) {
    Scene scene = base(3).about("sniper_team saboteur").hands("hunter hunter | sniper_team | sniper_team");
    scene.play("act hunt, add hunter, add hunter, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(scene.of(red).discard[Kind::hunter], 1) << "it took effect at once";
    EXPECT_EQ(scene.asked(), Seat(2));
    scene.play("use snipe sniper_team hand");
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("target red hunter")) << "not the sniper team of blue";
}

TEST(Arctic, AS_E41_AS_128_windows_ask_by_public_facts) {
    Scene scene = base(3).about("saboteur").hands("brawler shovel | refugee | saboteur");
    Scene plain = scene;
    scene.play("act dig, add brawler, add shovel, done");
    EXPECT_EQ(scene.asked(), Seat(1));
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pass")) << "holds nothing, is asked all the same";
    scene.play("pass");
    EXPECT_EQ(scene.asked(), Seat(2));
    EXPECT_THAT(scene.moves(), UnorderedElementsAre("pass", "use disarm saboteur hand"));
    plain.play("act dig, add brawler, done");
    EXPECT_EQ(plain.decision(), "dig_keep") << "no tool, no target";
    Scene unknown = base(3).hands("brawler shovel | saboteur | sniper_team");
    unknown.play("act dig, add brawler, add shovel, done");
    EXPECT_EQ(unknown.decision(), "dig_keep") << "no fitting kind is in circulation";
    Scene empty = base(3).about("saboteur").hands("brawler shovel | | refugee");
    empty.play("act dig, add brawler, add shovel, done");
    EXPECT_EQ(empty.asked(), Seat(2)) << "without a face-down card one is skipped";
    // a hire brings a kind into circulation
    Scene hire = base(3).food(1).hands("pills brawler shovel | refugee | refugee");
    hire.play("hire saboteur, add pills, done, act dig, add brawler, add shovel, done");
    EXPECT_EQ(hire.decision(), "respond");
}

TEST(Arctic, AS_129_the_same_questions_for_states_that_differ_in_hidden_cards) {
    const auto questions = [](const std::string& hidden) {
        Scene scene = with(3, 1).about("saboteur sniper_team medic");
        scene.hands("hunter net scavenger | " + hidden + " | " + hidden).cards(blue, "force refugee");
        std::string asked;
        scene.play("act hunt, add hunter, add net, done");
        for (int i = 0; i < 10 && scene.decision() != "gather"; ++i) {
            asked += std::to_string(scene.asked().index()) + scene.decision() + " ";
            scene.play("pass");
        }
        return asked;
    };
    EXPECT_EQ(questions("saboteur sniper_team"), "1respond 2respond ");
    EXPECT_EQ(questions("refugee refugee"), "1respond 2respond ");
    EXPECT_EQ(questions("medic junk"), "1respond 2respond ");
}

TEST(Arctic, cards_are_counted_in_english) {
    EXPECT_EQ(text_of(Kind::refugee, 1), "Refugee");
    EXPECT_EQ(text_of(Kind::refugee, 3), "3 Refugees");
    EXPECT_EQ(text_of(Kind::spy, 2), "2 Spies");
    EXPECT_EQ(text_of(Kind::pills, 2), "2 Pills");
    EXPECT_EQ(text_of(Kind::junk, 2), "2 Junk");
    EXPECT_EQ(text_of(Kind::tribe_family_4, 2), "2 Tribe Families of 4");
    EXPECT_EQ(text_of(Kind::tribal_hunters_3, 2), "2 Tribal Hunters of 3");
    EXPECT_EQ(text_of(row(Kind::saboteur).cost), "1 food and 1 med");
    EXPECT_EQ(Game::event_text({.kind = EventKind::places, .building = Building::armory, .count = 3}, {}),
              "The enemy puts up the Armory with 3 timer cards.");
    // Some buildings are named in the plural.
    const std::string ann = "Ann";
    const auto told = [&](EventKind kind) {
        return Game::event_text({.kind = kind, .seat = Seat(0), .building = Building::hydroponic_gardens, .count = 2},
                                {&ann, 1});
    };
    EXPECT_EQ(told(EventKind::completed), "Ann completes the Hydroponic Gardens.");
    EXPECT_EQ(told(EventKind::disabled), "Ann loses the use of the Hydroponic Gardens.");
    EXPECT_EQ(told(EventKind::refills), "Ann puts 2 timer cards back on the Hydroponic Gardens.");
}

// What a player does with hidden cards is told to him with the cards and to all others without; nobody reads both, and
// whoever sees everything reads what the player does.
TEST(Arctic, hidden_cards_are_told_once) {
    const auto pairs = std::array<std::pair<EventKind, EventKind>, 3>{{{EventKind::drawn, EventKind::draws},
                                                                       {EventKind::trashed, EventKind::trashes},
                                                                       {EventKind::digs_up, EventKind::keeps}}};
    State state = Game::begin({.players = 2}, Seed::number(1)).value();
    Generator generator(Seed::number(2));
    Random random(generator);
    int told = 0;
    for (Seats waiting = Game::waiting(state); !waiting.empty(); waiting = Game::waiting(state)) {
        MoveList moves;
        Game::moves(state, waiting.front(), moves);
        std::vector<Event> events;
        Game::play(state, waiting.front(), moves[random.below(static_cast<std::uint32_t>(moves.size()))],
                   Events<Event>(&events));
        for (const auto& [own, others] : pairs)
            for (const Event& event : events) {
                const Seat other(static_cast<std::uint8_t>(1 - event.seat.index()));
                const bool in_detail = event.kind == own, in_short = event.kind == others && event.count > 0;
                if (!in_detail && !in_short) continue;
                ++told;
                EXPECT_EQ(sees(event.seat, event.audience), in_detail);
                EXPECT_EQ(sees(Seats::first(2), event.audience), in_detail);
                EXPECT_EQ(sees(other, event.audience), in_short);
                EXPECT_EQ(sees(Seats::none(), event.audience), in_short);
            }
    }
    EXPECT_GT(told, 100);
}

}  // namespace
}  // namespace skerry::arctic_scavengers
