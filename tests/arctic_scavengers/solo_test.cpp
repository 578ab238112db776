// SPDX-License-Identifier: Apache-2.0
#include "arctic_scavengers/scene.h"

// Sections 4.7 and 6.14: alone against seven piles. AS-116 to AS-122, AS-133, AS-E35, AS-E36.
namespace skerry::arctic_scavengers {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

Bag<Kind> enemies(Level level) {
    const State state = Game::begin(alone(level), Seed::number(1)).value();
    Bag<Kind> all;
    for (const EnemyPile& pile : state.enemy_piles)
        for (Kind kind : pile.cards) all.add(kind);
    EXPECT_EQ(all, state.unfought);
    return all;
}

// A fight against the first pile with these cards, to the player's skirmish turn.
Scene fight(Scene scene, const std::string& mine, const std::string& theirs, int pile = 1) {
    scene.enemy(pile, theirs).hand(red, mine);
    scene.play("end, fight " + std::to_string(pile));
    for (const std::string& name : words(text(bag(mine))))
        if (persons.has(kind(name))) scene.play("add " + name);
    for (const std::string& name : words(text(bag(mine))))
        if (!persons.has(kind(name))) scene.play("add " + name);
    scene.play("done");
    return scene;
}

TEST(Arctic, AS_116_AS_E35_the_enemys_piles) {
    const Bag<Kind> normal = enemies(Level::solo_normal), hard = enemies(Level::solo_hard),
                    brutal = enemies(Level::solo_brutal);
    EXPECT_EQ(normal.total(), 28 + 2 + 2);
    for (Kind kind : contested_kinds) EXPECT_EQ(normal[kind], 2);
    EXPECT_EQ(normal[Kind::rifle], 2);
    EXPECT_EQ(normal[Kind::thugs], 2);
    EXPECT_EQ(hard.total(), 32);
    for (Kind family : families) EXPECT_EQ(hard[family], 0);
    EXPECT_EQ(hard[Kind::thugs], 4);
    EXPECT_EQ(hard[Kind::brawler], 2);
    EXPECT_EQ(hard[Kind::scout], 2);
    EXPECT_EQ(hard[Kind::tribal_hunters_2], 2);
    EXPECT_EQ(brutal.total(), 32);
    EXPECT_EQ(brutal[Kind::tribal_hunters_2], 0);
    EXPECT_EQ(brutal[Kind::sniper_team], 2);
    const State state = Game::begin(alone(Level::solo_normal, "thugs engineer"), Seed::number(1)).value();
    std::string sizes;
    for (const EnemyPile& pile : state.enemy_piles) sizes += std::to_string(pile.cards.size());
    EXPECT_EQ(sizes, "3445556");
    EXPECT_EQ(state.market[Kind::thugs], 3) << "the enemy's come out of the supply";
    EXPECT_EQ(state.junkyard.size(), 44u);
    EXPECT_EQ(state.stacks.size(), 10);
    EXPECT_EQ(state.schematics.size(), 18u) << "with an engineer among the stacks";
    const State view = Game::view(state, Seat(0));
    for (const EnemyPile& pile : view.enemy_piles)
        for (Kind kind : pile.cards) EXPECT_EQ(kind, Kind::unknown);
    auto led = alone();
    led.solo_leader = true;
    EXPECT_EQ(Game::begin(led, Seed::number(1)).value().players[0].dealt.size(), 2u);
}

TEST(Arctic, AS_117_attrition_on_each_reshuffle) {
    const State first = Game::begin(alone(), Seed::number(1)).value();
    EXPECT_TRUE(first.removed.empty()) << "not at setup";
    EXPECT_EQ(owned(first, Seat(0)).total(), 10);
    Scene scene = solo_scene("scout").cards(red, "hand scout | deck | discard junk pills medkit net");
    const int removed = scene.state.removed.total();
    scene.play("act draw, add scout, done");
    EXPECT_EQ(scene.happened(EventKind::attrition), 1);
    EXPECT_EQ(scene.state.removed.total(), removed + 1);
    EXPECT_EQ(scene.of(red).hand.total(), 2);
    EXPECT_EQ(scene.deck(red), 1);
    Scene last = solo_scene("scout").cards(red, "hand scout | deck | discard junk");
    last.play("act draw, add scout, done");
    EXPECT_EQ(last.hand(red), "") << "the only card is the lost one";
    Scene drill = solo_scene("drill_sergeant").cards(red, "hand drill_sergeant | deck | discard junk pills");
    drill.play("act drill, take junk, take pills");
    EXPECT_EQ(drill.happened(EventKind::attrition), 0) << "a drill causes none";
    EXPECT_EQ(drill.hand(red), "junk pills");
}

TEST(Arctic, AS_118_a_fight_is_optional_with_a_part_of_the_hand) {
    Scene scene = solo_scene("scout").hand(red, "scout spear refugee");
    scene.play("end");
    EXPECT_EQ(scene.decision(), "solo_fight") << "from round 1 on";
    Scene stay = scene;
    stay.play("stay");
    EXPECT_EQ(stay.state.round, 2);
    EXPECT_EQ(piles_left(stay.state), 7);
    scene.play("fight 3");
    EXPECT_FALSE(scene.offers("done")) << "at least one card";
    scene.play("add scout, done");
    EXPECT_EQ(scene.force(red), "scout");
    EXPECT_EQ(scene.hand(red), "refugee spear") << "the rest stays in hand";
    EXPECT_EQ(scene.state.enemy.cards.total(), 4);
    Scene empty = solo_scene("scout").hand(red, "").play("end");
    EXPECT_TRUE(empty.offers("stay"));
    empty.play("fight 1");
    EXPECT_EQ(empty.decision(), "skirmish") << "an empty hand is an empty force";
    EXPECT_EQ(empty.score(red), 0);
    EXPECT_EQ(empty.people(red), 0);
}

TEST(Arctic, AS_119_the_enemy_chooses_the_best_action) {
    // gas on the strongest: thugs 3 against a scavenger 1
    Scene gas = fight(solo_scene("thugs"), "thugs scavenger", "tear_gas sled_team tribe_family_3");
    EXPECT_EQ(gas.score(red), 4);
    gas.play("pass");
    ASSERT_NE(gas.event(EventKind::attacks), nullptr);
    EXPECT_EQ(*gas.event(EventKind::attacks)->card, Kind::thugs);
    // what turns the result comes before the larger difference: 1 : 1 after the gas, people 5 : 4, the enemy wins
    EXPECT_EQ(gas.decision(), "solo_loss");
    EXPECT_GE(gas.state.removed[Kind::tear_gas], 1) << "used up";
    // snipers before gas
    auto brutal = alone(Level::solo_brutal, "thugs scout");
    Scene both = fight(scene_of(brutal), "thugs scout scavenger", "sniper_team tear_gas grenade");
    both.play("pass");
    std::string targets;
    for (const Event& event : both.events)
        if (event.kind == EventKind::attacks) targets += word_of(*event.card) + " ";
    EXPECT_EQ(targets, "thugs scout ");
    // without a target nothing is used
    Scene none = fight(solo_scene("thugs"), "spear", "tear_gas tear_gas grenade");
    none.play("pass");
    EXPECT_EQ(none.happened(EventKind::attacks), 0);
}

TEST(Arctic, AS_120_enemy_combat_medics_save) {
    Scene scene = fight(solo_scene("sniper_team"), "sniper_team sniper_team", "combat_medics field_crew sled_team");
    scene.play("use snipe sniper_team force, target blue field_crew");
    EXPECT_EQ(scene.state.enemy.cards[Kind::field_crew], 1) << "saved";
    scene.play("use snipe sniper_team force, target blue field_crew");
    EXPECT_EQ(scene.state.enemy.cards[Kind::field_crew], 0) << "once";
    EXPECT_GE(scene.state.removed[Kind::field_crew], 1) << "sniped enemies are removed";
    Scene self = fight(solo_scene("sniper_team"), "sniper_team", "combat_medics field_crew sled_team");
    self.play("use snipe sniper_team force, target blue combat_medics");
    EXPECT_EQ(self.state.enemy.cards[Kind::combat_medics], 0) << "not itself";
}

TEST(Arctic, AS_120_enemy_combat_medics_save_what_is_best_for_the_enemy) {
    // A second team can still shoot the field crew, who fights with 2: the family, who fights with 0, is let go.
    Scene later =
        fight(solo_scene("sniper_team"), "sniper_team sniper_team", "combat_medics field_crew tribe_family_3");
    later.play("use snipe sniper_team force, target blue tribe_family_3");
    EXPECT_EQ(later.state.enemy.cards[Kind::tribe_family_3], 0) << "not the first snipe";
    EXPECT_EQ(later.happened(EventKind::saved), 0);
    later.play("use snipe sniper_team force, target blue field_crew");
    EXPECT_EQ(later.state.enemy.cards[Kind::field_crew], 1) << "but the one that hurts most";
    EXPECT_EQ(later.happened(EventKind::saved), 1);
    // With nobody left who could shoot, whoever is shot at is saved.
    Scene last = fight(solo_scene("sniper_team"), "sniper_team", "combat_medics field_crew tribe_family_3");
    last.play("use snipe sniper_team force, target blue tribe_family_3");
    EXPECT_EQ(last.state.enemy.cards[Kind::tribe_family_3], 1);
    // An assassin shoots single persons only, and there are none: the save need not be kept for him.
    Scene assassin =
        fight(solo_scene("sniper_team assassin"), "sniper_team assassin", "combat_medics field_crew tribe_family_3");
    assassin.play("use snipe sniper_team force, target blue tribe_family_3");
    EXPECT_EQ(assassin.state.enemy.cards[Kind::tribe_family_3], 1);
}

TEST(Arctic, AS_121_prizes_and_losses) {
    Scene won =
        fight(solo_scene("thugs").cards(red, "discard"), "thugs scavenger spear", "sled_team grenade wolf_pack");
    EXPECT_EQ(strength(won.state, nullptr, enemy_seat, won.state.enemy).score, 4);
    EXPECT_EQ(won.score(red), 6);
    won.play("pass");
    EXPECT_THAT(won.moves(), UnorderedElementsAre("prize sled_team", "prize grenade", "prize wolf_pack"));
    won.play("prize grenade");
    EXPECT_EQ(owned(won.state, Seat(0))[Kind::grenade], 1);
    EXPECT_GE(won.state.removed[Kind::sled_team], 1) << "the rest of the pile is removed";
    EXPECT_TRUE(won.state.enemy.cards.empty());
    EXPECT_EQ(piles_left(won.state), 6);
    EXPECT_EQ(won.state.round, 2);
    Scene lost = fight(solo_scene("thugs"), "scavenger refugee", "sled_team grenade wolf_pack");
    const int cards = owned(lost.state, Seat(0)).total();
    lost.play("pass");
    EXPECT_THAT(lost.moves(), UnorderedElementsAre("lose refugee", "lose scavenger"));
    lost.play("lose refugee");
    EXPECT_LE(owned(lost.state, Seat(0)).total(), cards - 1);
    EXPECT_EQ(piles_left(lost.state), 6);
    // deadlock: neither
    Scene even = fight(solo_scene("thugs"), "scavenger refugee", "sled_team grenade tear_gas");
    even.state.enemy.cards.remove(Kind::grenade);
    even.state.enemy.cards.remove(Kind::tear_gas);
    even.state.removed.add(Kind::grenade);
    even.state.removed.add(Kind::tear_gas);
    even.play("pass");
    EXPECT_EQ(even.happened(EventKind::deadlock), 1);
    EXPECT_EQ(even.state.round, 2);
    EXPECT_EQ(piles_left(even.state), 6);
}

TEST(Arctic, AS_122_AS_E36_seven_fights_and_the_score) {
    Scene scene = solo_scene("thugs");
    scene.cards(red,
                "hand thugs spear | deck | discard junk junk junk junk pills pills pills pills net net net net refugee "
                "refugee | force");
    for (std::size_t i = 1; i < 7; ++i) {
        for (Kind kind : scene.state.enemy_piles[i].cards) {
            scene.state.unfought.remove(kind);
            scene.state.removed.add(kind);
        }
        scene.state.enemy_piles[i] = {};
    }
    // 16 others, and 4 contested cards
    scene.cards(red, "deck grenade grenade wolf_pack field_crew");
    EXPECT_EQ(owned(scene.state, Seat(0)).total(), 20);
    EXPECT_EQ(total(scene.state, red), 24) << "4 x 2 + 16";
    scene.play("end, fight 1, add thugs, done, pass");
    while (!scene.decision().empty()) scene.play(scene.moves()[0]);
    EXPECT_EQ(scene.state.phase, Phase::over) << "after the last fight";
    EXPECT_TRUE(Game::ranking(scene.state).final);
    EXPECT_TRUE(Game::ranking(scene.state).seats[0].won);
}

TEST(Arctic, AS_122_all_seven_piles_are_met_in_sixteen_rounds) {
    Scene scene = solo_scene("thugs");
    scene.state.round = 9;
    scene.hand(red, "thugs").play("end");
    EXPECT_TRUE(scene.offers("stay")) << "seven piles, seven rounds after this one";
    EXPECT_EQ(Game::prompt(scene.state, Seat(0)).line,
              "Fight a pile of the enemy, or stay at home. 7 piles are left, and 8 rounds to meet them.");
    Scene fought = scene;
    scene.play("stay, end");
    EXPECT_EQ(scene.state.round, 10);
    EXPECT_FALSE(scene.offers("stay")) << "seven piles, and only six rounds after this one";
    EXPECT_EQ(Game::prompt(scene.state, Seat(0)).line,
              "You must fight a pile of the enemy now. 7 piles are left, and 7 rounds to meet them.");
    // Waiting as long as the rules allow: a fight in each round from the tenth on, and the game ends after the 16th.
    int fights = 0;
    while (!scene.decision().empty()) {
        if (scene.decision() == "solo_fight") ++fights;
        scene.play(scene.offers("end") ? "end" : scene.offers("stay") ? "stay" : scene.moves().back());
    }
    EXPECT_EQ(fights, 7);
    EXPECT_EQ(scene.state.round, 16);
    EXPECT_EQ(piles_left(scene.state), 0);
    EXPECT_TRUE(Game::ranking(scene.state).final);
    // One pile fought gives a round more.
    fought.play("fight 1, add thugs, done, pass");
    while (fought.decision() != "gather") fought.play(fought.moves()[0]);
    fought.play("end");
    EXPECT_TRUE(fought.offers("stay"));
    // A position that cannot be ended in time cannot be.
    Scene late = solo_scene("thugs");
    late.state.round = 11;
    EXPECT_FALSE(Game::inspect(late.state));
    late.state.round = 10;
    EXPECT_TRUE(Game::inspect(late.state));
}

TEST(Arctic, AS_121_a_lost_fight_always_costs_a_card) {
    const auto lost = [](std::string_view zones) {
        Scene scene = solo_scene("thugs").enemy(1, "sled_team grenade wolf_pack").cards(red, zones);
        scene.play("end, fight 1, done, pass");
        return scene;
    };
    Scene discard = lost("hand | deck junk junk junk junk junk | discard pills refugee");
    EXPECT_EQ(discard.decision(), "solo_loss");
    EXPECT_THAT(discard.moves(), UnorderedElementsAre("lose pills", "lose refugee")) << "no force: the discard pile";
    EXPECT_EQ(Game::prompt(discard.state, Seat(0)).line,
              "You have lost: one card of your discard pile leaves the game.");
    discard.play("lose pills");
    EXPECT_EQ(text(owned(discard.state, Seat(0))), "refugee junk junk junk junk junk");
    Scene deck = lost("hand | deck junk pills net spear shovel multitool pickaxe | discard");
    EXPECT_EQ(deck.decision(), "gather") << "nobody chooses the top of the deck";
    EXPECT_EQ(deck.happened(EventKind::loses), 1);
    EXPECT_EQ(deck.happened(EventKind::removed), 0) << "told once";
    EXPECT_EQ(owned(deck.state, Seat(0)).total(), 6);
    Scene none = lost("hand | deck | discard");
    EXPECT_EQ(none.decision(), "gather") << "a tribe that has nothing loses nothing";
    EXPECT_EQ(none.happened(EventKind::loses), 0);
}

TEST(Arctic, AS_118_solo_forces_are_labelled_as_forces) {
    Scene scene = solo_scene("scout").hand(red, "scout spear refugee").play("end, fight 3");
    const auto label = [&](std::string_view move) {
        return Game::label(scene.state, Seat(0), Game::parse_move(move).value()).text();
    };
    EXPECT_EQ(Game::prompt(scene.state, Seat(0)).line, "Choose who fights pile 3, of 4 cards. Now score 0, 0 people.");
    EXPECT_EQ(label("add scout"), "Send Scout: then score 2, 1 person");
    scene.play("add scout, add spear");
    EXPECT_EQ(label("done"), "Go into the fight: score 4, 1 person");
    EXPECT_EQ(Game::facts(scene.state, Seat(0)).sum, 4);
}

TEST(Arctic, AS_133_rogues_hardy_scavengers_and_saves_alone) {
    Scene rogue = fight(solo_scene("rogue thugs"), "rogue", "sled_team tribe_family_3 tribe_family_4");
    EXPECT_EQ(rogue.score(red), 1);
    rogue.play("pass");
    EXPECT_EQ(rogue.decision(), "solo_prize") << "1 : 1, the rogue breaks the tie";
    auto setup = alone(Level::solo_normal, "thugs");
    setup.alt_scavengers = true;
    Scene hardy = fight(scene_of(setup), "hardy_scavenger hardy_scavenger refugee", "sled_team grenade wolf_pack");
    hardy.play("pass, lose hardy_scavenger");
    EXPECT_EQ(hardy.event(EventKind::hardy) ? hardy.event(EventKind::hardy)->count : 0, 1) << "after the loss";
    EXPECT_GE(hardy.of(red).hand[Kind::hardy_scavenger], 1);
    EXPECT_EQ(hardy.of(red).hand.total(), 6);
    // a save, then the enemy chooses anew
    auto brutal = alone(Level::solo_brutal, "medic thugs scout");
    Scene saved = fight(scene_of(brutal), "medic thugs scout", "sniper_team sniper_team grenade");
    saved.play("pass");
    EXPECT_EQ(saved.decision(), "protect_save");
    saved.play("save medic force");
    EXPECT_EQ(saved.force(red), "scout medic") << "the second team fires again at the thugs";
    EXPECT_EQ(saved.decision(), "solo_prize");
    // a spy looks into a pile
    Scene spy = solo_scene("spy").hand(red, "spy");
    spy.play("act recon, source spy, look enemy_pile 7, done");
    EXPECT_EQ(words(spy.seen(red)).size(), 4u);
    EXPECT_EQ(spy.view(red).enemy_piles[6].cards[5], Kind::unknown);
    EXPECT_NE(spy.view(red).enemy_piles[6].cards[3], Kind::unknown);
}

}  // namespace
}  // namespace skerry::arctic_scavengers
