// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "arctic_scavengers/scene.h"

// Section 4: what lies on the table before the first turn. AS-001 to AS-017.
namespace skerry::arctic_scavengers {
namespace {

State begun(const Setup& setup, std::uint64_t seed = 1) {
    auto state = Game::begin(setup, Seed::number(seed));
    EXPECT_TRUE(state) << (state ? "" : state.sentence());
    return state.value();
}

Bag<Kind> in_yard(const State& state) {
    Bag<Kind> all;
    for (Kind kind : state.junkyard.cards) all.add(kind);
    return all;
}

Bag<Kind> in_contested(const State& state) {
    Bag<Kind> all;
    for (Kind kind : state.contested.cards) all.add(kind);
    return all;
}

std::string yard_text(int players, JunkyardDeck deck = JunkyardDeck::junkyard_standard) {
    auto setup = multi(players);
    setup.junkyard = deck;
    const Bag<Kind> all = in_yard(begun(setup));
    std::string line;
    for (Kind kind : all.at_least(1))
        line += std::string(line.empty() ? "" : ", ") + word_of(kind) + " " + std::to_string(all[kind]);
    return line;
}

int building_count(const State& state, Building building) {
    int count = 0;
    for (Building other : state.schematics.cards) count += other == building;
    return count;
}

TEST(Arctic, AS_001_the_starter_deck_has_ten_cards_shuffled) {
    std::set<std::string> first_hands;
    for (int players = 2; players <= 5; ++players) {
        const State state = begun(multi(players), static_cast<std::uint64_t>(players));
        for (std::uint8_t i = 0; i < players; ++i) {
            EXPECT_EQ(text(owned(state, Seat(i))),
                      "refugee refugee refugee refugee scavenger scavenger scavenger brawler shovel spear");
            EXPECT_EQ(state.players[i].hand.total(), 5);
            first_hands.insert(text(state.players[i].hand));
        }
    }
    EXPECT_GT(first_hands.size(), 3u) << "decks are shuffled";
}

TEST(Arctic, AS_002_leftover_refugees_are_out_of_the_game) {
    for (int players = 2; players <= 5; ++players)
        EXPECT_EQ(all_cards(begun(multi(players)))[Kind::refugee], 4 * players);
}

TEST(Arctic, AS_003_stacks_are_what_the_starter_decks_leave) {
    for (int players = 2; players <= 5; ++players) {
        const State state = begun(multi(players));
        EXPECT_EQ(state.market[Kind::scavenger], 20 - 3 * players);
        EXPECT_EQ(state.market[Kind::brawler], 10 - players);
        for (Kind kind : {Kind::hunter, Kind::saboteur, Kind::scout}) EXPECT_EQ(state.market[kind], 8);
        for (Kind kind : {Kind::group_leaders, Kind::sniper_team, Kind::thugs}) EXPECT_EQ(state.market[kind], 5);
        EXPECT_EQ(state.stacks.size(), 8);
    }
}

TEST(Arctic, AS_004_AS_E40_junkyards_by_players) {
    EXPECT_EQ(yard_text(2), "junk 5, pills 7, medkit 4, net 2, pickaxe 2, multitool 2, shovel 2, spear 2");
    EXPECT_EQ(yard_text(3), "junk 7, pills 9, medkit 6, net 4, pickaxe 4, multitool 4, shovel 3, spear 3");
    EXPECT_EQ(yard_text(4), "junk 7, pills 9, medkit 6, net 4, pickaxe 4, multitool 4, shovel 2, spear 2");
    EXPECT_EQ(yard_text(5), "junk 7, pills 9, medkit 6, net 4, pickaxe 4, multitool 4, shovel 1, spear 1");
    for (const auto& [players, size] : {std::pair{2, 26u}, {3, 40u}, {4, 38u}, {5, 36u}})
        EXPECT_EQ(begun(multi(players)).junkyard.size(), size);
    // AS-E40: two players never peek
    Scene scene = base(2).round(3);
    scene.end_round();
    EXPECT_EQ(scene.state.round, 4);
    EXPECT_EQ(scene.happened(EventKind::peeks), 0);
    EXPECT_TRUE(scene.state.contested.known.empty());
}

TEST(Arctic, AS_005_two_of_each_contested_kind) {
    EXPECT_EQ(text(in_contested(begun(multi(3)))),
              "sled_team sled_team field_crew field_crew tribe_family_3 tribe_family_3 tribe_family_4 tribe_family_4 "
              "tribe_family_5 tribe_family_5 grenade grenade wolf_pack wolf_pack");
    EXPECT_NE(begun(multi(3), 1).contested.cards, begun(multi(3), 2).contested.cards) << "shuffled";
}

TEST(Arctic, AS_006_the_first_initiator_is_random) {
    std::set<int> first;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const State state = begun(multi(4), seed);
        EXPECT_EQ(state.active, state.initiator);
        EXPECT_EQ(state.round, 1);
        first.insert(state.initiator.index());
    }
    EXPECT_EQ(first.size(), 4u);
}

TEST(Arctic, AS_007_hq1_brings_medics_tools_and_two_gangs) {
    const State state = begun(multi(3, 1));
    EXPECT_EQ(state.market[Kind::medic], 8);
    EXPECT_FALSE(state.stacks.has(Kind::engineer));
    EXPECT_EQ(state.junkyard.size(), 48u);
    EXPECT_EQ(in_yard(state)[Kind::rifle], 4);
    EXPECT_EQ(in_yard(state)[Kind::toolkit], 4);
    EXPECT_TRUE(state.schematics.empty());
    EXPECT_TRUE(has_gang(state.setup, Gang::gearheads) && has_gang(state.setup, Gang::pharmers));
    EXPECT_FALSE(has_gang(state.setup, Gang::masons) || has_gang(state.setup, Gang::humanitarians));
    EXPECT_FALSE(has_gang(multi(3), Gang::gearheads) || has_gang(multi(3), Gang::pharmers));
}

TEST(Arctic, AS_008_hq2_brings_engineers_buildings_and_masons) {
    const State state = begun(multi(3, 2));
    EXPECT_EQ(state.market[Kind::engineer], 8);
    EXPECT_EQ(state.market[Kind::medic], 8);
    EXPECT_EQ(state.schematics.size(), 12u);
    for (Building building : {Building::pharmacy, Building::armory, Building::hydroponic_gardens, Building::bunker})
        EXPECT_EQ(building_count(state, building), 3);
    EXPECT_TRUE(has_gang(state.setup, Gang::masons));
    EXPECT_EQ(row(Building::pharmacy).time, 2);
    EXPECT_EQ(row(Building::armory).time, 3);
    EXPECT_EQ(row(Building::hydroponic_gardens).time, 4);
    EXPECT_EQ(row(Building::bunker).time, 5);
}

TEST(Arctic, AS_009_hq3_deals_two_leaders_and_one_is_kept) {
    Scene scene(begun(multi(3, 3)));
    EXPECT_EQ(scene.state.phase, Phase::choosing);
    EXPECT_EQ(Game::waiting(scene.state).size(), 3) << "all at once";
    Set<Leader> dealt;
    for (const Player& player : scene.state.players) {
        ASSERT_EQ(player.dealt.size(), 2u);
        for (Leader leader : player.dealt) dealt.add(leader);
    }
    EXPECT_EQ(dealt.size(), 6);
    EXPECT_FALSE(dealt.has(Leader::swindler) || dealt.has(Leader::yardmaster));
    EXPECT_EQ(scene.view(1).players[0].dealt[0], Leader::unknown);
    const Leader kept = scene.of(red).dealt[1];
    scene.play("keep " + word_of(kept));
    EXPECT_EQ(*scene.view(1).players[0].leader, Leader::unknown) << "secret until all have chosen";
    scene.play(scene.moves()[0]).play(scene.moves()[0]);
    EXPECT_EQ(*scene.view(1).players[0].leader, kept);
    EXPECT_TRUE(scene.of(red).dealt.empty()) << "the other is removed, and nobody sees it";
    EXPECT_TRUE(scene.state.leaders_pile.empty());
    EXPECT_EQ(scene.state.round, 1);
}

TEST(Arctic, AS_010_recon_markets_have_ten_stacks) {
    std::set<std::string> markets;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        auto setup = multi(3, 2, {Module::recon2});
        setup.market = {};
        const State state = begun(setup, seed);
        EXPECT_EQ(state.stacks.size(), 10);
        EXPECT_TRUE(state.stacks.has_all(
            {Kind::medic, Kind::engineer, Kind::assassin, Kind::provocateur, Kind::rogue, Kind::guard}));
        EXPECT_FALSE(state.stacks.has(Kind::scouting_refugee)) << "never part of the pool";
        markets.insert(text(state.market));
    }
    EXPECT_GT(markets.size(), 2u) << "the rest is random";
    auto spies = multi(3, 0, {Module::recon1});
    spies.market = {};
    const State state = begun(spies);
    EXPECT_EQ(state.stacks.size(), 11);
    EXPECT_EQ(state.market[Kind::spy], 8);
    EXPECT_EQ(state.market[Kind::scouting_refugee], 20);
    // an explicit list
    auto listed = multi(3, 1, {Module::recon2});
    EXPECT_EQ(begun(listed).stacks, listed.market);
    listed.market.remove(Kind::rogue);
    EXPECT_FALSE(Game::begin(listed, Seed::number(1))) << "nine";
    listed.market.add(Kind::tinker);
    listed.market.add(Kind::courier);
    listed.market.remove(Kind::medic);
    EXPECT_FALSE(Game::begin(listed, Seed::number(1))) << "a mandatory one is missing";
    auto plain = multi(3);
    plain.market = multi(3, 0, {Module::recon5}).market;
    EXPECT_FALSE(Game::begin(plain, Seed::number(1))) << "without Recon there is nothing to choose";
}

TEST(Arctic, AS_010_recon4_alone_leaves_the_market_as_it_is) {
    for (int hq = 0; hq <= 4; ++hq) EXPECT_EQ(begun(multi(3, hq, {Module::recon4})).stacks, begun(multi(3, hq)).stacks);
    auto listed = multi(3, 0, {Module::recon4});
    listed.market = multi(3, 0, {Module::recon5}).market;
    EXPECT_FALSE(Game::begin(listed, Seed::number(1))) << "so there is nothing to choose either";
    EXPECT_EQ(begun(multi(3, 0, {Module::recon4, Module::recon5})).stacks.size(), 11) << "ten with another module";
}

TEST(Arctic, AS_011_mandatory_kinds_beyond_ten_are_all_there) {
    const Game::Setup setup = multi(3, 2, Set<Module>::range(Module::recon1, Module::recon5));
    const State state = begun(setup);
    const Set<Kind> must{Kind::medic,          Kind::engineer,  Kind::spy,   Kind::assassin,
                         Kind::provocateur,    Kind::rogue,     Kind::guard, Kind::courier,
                         Kind::drill_sergeant, Kind::scrappers, Kind::tinker};
    EXPECT_EQ(state.stacks, must | Set<Kind>{Kind::scouting_refugee});
    EXPECT_EQ(must.size(), 11);
}

TEST(Arctic, AS_012_recon3_has_hardy_scavengers_and_eighteen_schematics) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto setup = multi(3, 0, {Module::recon3});
        setup.market = {};
        const State state = begun(setup, seed);
        EXPECT_EQ(owned(state, Seat(0))[Kind::hardy_scavenger], 3);
        EXPECT_EQ(owned(state, Seat(0))[Kind::scavenger], 0);
        EXPECT_FALSE(state.stacks.has(Kind::scavenger)) << "not in the pool either";
        if (state.stacks.has(Kind::hardy_scavenger)) {
            EXPECT_EQ(state.market[Kind::hardy_scavenger], 11);
        }
        EXPECT_EQ(state.schematics.size(), 18u);
        EXPECT_EQ(building_count(state, Building::portable_decoys), 3);
        EXPECT_EQ(building_count(state, Building::scout_tower), 3);
        EXPECT_FALSE(has_gang(state.setup, Gang::masons));
    }
    EXPECT_EQ(begun(multi(3, 2, {Module::recon2})).schematics.size(), 12u);
}

TEST(Arctic, AS_012_hardy_scavengers_of_recon3_can_be_switched_off) {
    bool hired = false;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto setup = multi(3, 0, {Module::recon3});
        setup.market = {};
        setup.alt_scavengers = false;
        const State state = begun(setup, seed);
        EXPECT_EQ(owned(state, Seat(0))[Kind::scavenger], 3);
        EXPECT_EQ(owned(state, Seat(0))[Kind::hardy_scavenger], 0);
        EXPECT_FALSE(state.stacks.has(Kind::hardy_scavenger)) << "nothing is replaced";
        hired = hired || state.stacks.has(Kind::scavenger);
        EXPECT_EQ(state.schematics.size(), 18u);
        auto left_open = setup, on = setup;
        left_open.alt_scavengers = {};
        on.alt_scavengers = true;
        EXPECT_EQ(begun(left_open, seed).stacks, begun(on, seed).stacks) << "on is the default";
        EXPECT_EQ(begun(left_open, seed).players[0].deck, begun(on, seed).players[0].deck);
    }
    EXPECT_TRUE(hired) << "scavengers are in the pool again";
}

TEST(Arctic, AS_013_contested_decks_of_recon4) {
    const State random = begun(multi(3, 0, {Module::recon4}));
    EXPECT_EQ(random.contested.size(), 14u);
    EXPECT_EQ(random.unused.size(), 14u);
    Bag<Kind> both = in_contested(random);
    for (Kind kind : random.unused) both.add(kind);
    for (Kind kind : contested_kinds) EXPECT_EQ(both[kind], 2);
    EXPECT_EQ(both.total(), 28);
    EXPECT_EQ(Game::view(random, Seat(0)).unused[0], Kind::unknown) << "removed unseen";
    auto one = multi(3, 0, {Module::recon4});
    one.contested = ContestedDeck::cr_one_each;
    const State each = begun(one);
    EXPECT_TRUE(each.unused.empty());
    for (Kind kind : contested_kinds) EXPECT_EQ(in_contested(each)[kind], 1);
    one.contested = ContestedDeck::base14;
    EXPECT_FALSE(Game::begin(one, Seed::number(1)));
    auto without = multi(3);
    without.contested = ContestedDeck::cr_one_each;
    EXPECT_FALSE(Game::begin(without, Seed::number(1)));
}

TEST(Arctic, AS_014_the_lean_junkyard) {
    EXPECT_EQ(yard_text(3, JunkyardDeck::junkyard_lean),
              "junk 7, pills 9, medkit 6, net 4, pickaxe 4, multitool 4, shovel 1, spear 1, rifle 2, toolkit 2, map 2, "
              "binoculars 2");
    EXPECT_EQ(yard_text(2, JunkyardDeck::junkyard_lean),
              "junk 5, pills 7, medkit 4, net 2, pickaxe 2, multitool 2, shovel 1, spear 1, rifle 2, toolkit 2, map 2, "
              "binoculars 2");
    EXPECT_EQ(begun(multi(3, 0, {Module::recon2})).junkyard.size(), 44u) << "the rule without recon1";
    const State spies = begun(multi(3, 1, {Module::recon1, Module::recon5}));
    EXPECT_EQ(spies.junkyard.size(), 40u + 8u + 4u + 4u) << "standard with recon1";
    EXPECT_EQ(in_yard(spies)[Kind::binoculars], 4);
    EXPECT_EQ(in_yard(spies)[Kind::map], 4);
}

TEST(Arctic, AS_015_alternate_starting_hands) {
    auto setup = multi(3);
    setup.alt_scavengers = true;
    setup.alt_refugees = setup.alt_brawlers = true;
    const State state = begun(setup);
    EXPECT_EQ(text(owned(state, Seat(2))),
              "shovel spear scouting_refugee scouting_refugee scouting_refugee scouting_refugee hardy_scavenger "
              "hardy_scavenger hardy_scavenger guard");
    EXPECT_EQ(state.market[Kind::scavenger], 20);
    EXPECT_EQ(state.market[Kind::brawler], 10);
    EXPECT_TRUE(state.circulation.has(Kind::guard)) << "it began in a starter deck";
    auto one = multi(4);
    one.alt_brawlers = true;
    EXPECT_EQ(begun(one).market[Kind::scavenger], 8);
    EXPECT_EQ(begun(one).market[Kind::brawler], 10);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto recon = multi(3, 0, {Module::recon5});
        recon.market = {};
        recon.alt_brawlers = true;
        EXPECT_FALSE(begun(recon, seed).stacks.has(Kind::guard)) << "out of the random stacks";
        recon.recon.add(Module::recon2);
        EXPECT_EQ(begun(recon, seed).market[Kind::guard], 8 - 3) << "mandatory, so it stays";
    }
}

TEST(Arctic, AS_016_leaders_for_drafting) {
    auto setup = multi(3, 3);
    setup.leader_draft = true;
    const State state = begun(setup);
    EXPECT_EQ(state.leaders_pile.size(), 12u) << "all the leaders, without recon5 too (4.6)";
    EXPECT_EQ(state.phase, Phase::gathering) << "none is dealt";
    for (const Player& player : state.players) EXPECT_FALSE(player.leader);
    EXPECT_EQ(Game::view(state, Seat(0)).leaders_pile.cards[0], Leader::unknown);
    setup = multi(3, 0, {Module::recon5});
    setup.leader_draft = true;
    EXPECT_EQ(begun(setup).leaders_pile.size(), 12u);
}

TEST(Arctic, AS_017_the_stack_of_the_humanitarians) {
    const State plain = begun(multi(3, 0, {Module::recon5}));
    EXPECT_EQ(plain.market[Kind::scouting_refugee], 20);
    EXPECT_FALSE(plain.stacks.has(Kind::refugee));
    EXPECT_TRUE(has_gang(plain.setup, Gang::humanitarians));
    auto alt = multi(3, 0, {Module::recon5});
    alt.alt_refugees = true;
    EXPECT_EQ(begun(alt).market[Kind::refugee], 20);
    EXPECT_FALSE(begun(alt).stacks.has(Kind::scouting_refugee));
    alt.refugee_stack = Kind::scouting_refugee;
    EXPECT_FALSE(Game::begin(alt, Seed::number(1)));
    alt.refugee_stack = Kind::refugee;
    alt.recon.add(Module::recon1);
    alt.market = {};
    EXPECT_EQ(begun(alt).market[Kind::scouting_refugee], 20 - 12);
    auto wrong = multi(3, 0, {Module::recon5});
    wrong.refugee_stack = Kind::refugee;
    EXPECT_FALSE(Game::begin(wrong, Seed::number(1)));
    // refugees cost nothing
    auto free = multi(3, 0, {Module::recon5});
    free.alt_refugees = true;
    Scene scene = scene_of(free).hand(red, "");
    scene.play("hire refugee, done");
    EXPECT_EQ(scene.discard(red), "refugee");
}

// ---- What the kit plays ----

// What is chosen in a setup, one number for each thing that can be chosen.
using Chosen = std::vector<int>;

Chosen chosen_in(const Setup& setup) {
    const bool alone = setup.mode == Mode::solo;
    Chosen chosen{alone ? 100 + static_cast<int>(setup.level) : setup.players, setup.hq};
    for (std::size_t i = 0; i < count_of<Module>; ++i) chosen.push_back(setup.recon.has(static_cast<Module>(i)));
    chosen.push_back(setup.contested == Maybe<ContestedDeck>(ContestedDeck::cr_one_each));
    chosen.push_back(setup.junkyard ? 1 + static_cast<int>(*setup.junkyard) : 0);
    const bool hardy = setup.alt_scavengers ? *setup.alt_scavengers : setup.recon.has(Module::recon3);
    for (const bool one : {!setup.market.empty(), setup.alt_refugees, hardy, setup.alt_brawlers, setup.leader_draft,
                           bool(setup.refugee_stack), setup.solo_leader})
        chosen.push_back(one);
    return chosen;
}

// The simplest setup with two things chosen, or none if they cannot be chosen together.
Setup choose(Setup setup, std::size_t what, int value) {
    const auto module = [&](Module one) {
        if (value)
            setup.recon.add(one);
        else
            setup.recon.remove(one);
    };
    switch (what) {
    case 0: setup.players = static_cast<std::uint8_t>(value); break;
    case 1: setup.hq = static_cast<std::uint8_t>(value); break;
    case 7:
        if (value) setup.contested = ContestedDeck::cr_one_each;
        break;
    case 8:
        if (value) setup.junkyard = static_cast<JunkyardDeck>(value - 1);
        break;
    case 9:
        setup.market = {};
        if (value) {
            setup.market = mandatory(setup);
            for (Kind kind : pool_of(setup))
                if (setup.market.size() < recon_stacks) setup.market.add(kind);
        }
        break;
    case 10: setup.alt_refugees = value; break;
    case 11: setup.alt_scavengers = value != 0; break;
    case 12: setup.alt_brawlers = value; break;
    case 13: setup.leader_draft = value; break;
    case 14:
        if (value) setup.refugee_stack = setup.alt_refugees ? Kind::refugee : Kind::scouting_refugee;
        break;
    default: module(static_cast<Module>(what - 2));
    }
    return setup;
}

// What a choice needs is chosen too, unless it is one of the two.
bool go_together(std::size_t a, int x, std::size_t b, int y) {
    for (unsigned more = 0; more < 8; ++more) {
        Setup setup = with(3, 0, {}).state.setup;
        for (std::size_t i = 0; i < 3; ++i)
            if (more >> i & 1) setup.recon.add(std::array{Module::recon1, Module::recon4, Module::recon5}[i]);
        for (int twice = 0; twice < 2; ++twice) setup = choose(choose(setup, a, x), b, y);
        const Chosen chosen = chosen_in(setup);
        if (chosen[a] == x && chosen[b] == y && Game::begin(setup, Seed::number(1))) return true;
    }
    return false;
}

TEST(Arctic, all_that_can_be_chosen_meets_pairwise_in_the_setups_of_the_kit) {
    std::set<std::array<int, 4>> met;
    for (const auto& setup : Game::setups()) {
        const Chosen chosen = chosen_in(setup);
        for (std::size_t a = 0; a < chosen.size(); ++a)
            for (std::size_t b = a + 1; b < chosen.size(); ++b)
                met.insert({static_cast<int>(a), chosen[a], static_cast<int>(b), chosen[b]});
    }
    const auto values = [](std::size_t what) -> std::vector<int> {
        if (what == 0) return {2, 3, 4, 5};
        if (what == 1) return {0, 1, 2, 3, 4};
        if (what == 8) return {0, 1, 2};
        return {0, 1};
    };
    int pairs = 0;
    for (std::size_t a = 0; a < 15; ++a)
        for (std::size_t b = a + 1; b < 15; ++b)
            for (int x : values(a))
                for (int y : values(b)) {
                    if (!go_together(a, x, b, y)) continue;
                    ++pairs;
                    EXPECT_TRUE(met.contains({static_cast<int>(a), x, static_cast<int>(b), y}))
                        << a << "=" << x << " with " << b << "=" << y;
                }
    EXPECT_GT(pairs, 500);
    // Alone: levels, leader, other starter decks, chosen stacks.
    for (std::size_t b : {9u, 10u, 11u, 12u, 15u})
        for (int y : {0, 1}) {
            for (int level : {100, 101, 102}) EXPECT_TRUE(met.contains({0, level, static_cast<int>(b), y}));
            for (std::size_t c : {10u, 11u, 12u, 15u})
                for (int z : {0, 1}) {
                    if (c <= b) continue;
                    bool alone = false;
                    for (const auto& setup : Game::setups()) {
                        const Chosen chosen = chosen_in(setup);
                        alone = alone || (chosen[0] >= 100 && chosen[b] == y && chosen[c] == z);
                    }
                    EXPECT_TRUE(alone) << b << "=" << y << " with " << c << "=" << z;
                }
        }
}

}  // namespace
}  // namespace skerry::arctic_scavengers
