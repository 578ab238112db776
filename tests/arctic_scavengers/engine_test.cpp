// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// What the engine's own writer wanted to see: some worked examples of the specification and the ways cards travel.
namespace skerry::arctic_scavengers {

bool ends_by_itself(const State& before, const State& after, Seat seat, Move move);  // scene.cpp

namespace {

using testing::Contains;
using testing::Not;
using testing::UnorderedElementsAre;

struct Table {
    State state;
    bool closed = false;  // the last move ended a selection by itself

    explicit Table(const Setup& setup, std::uint64_t seed = 1)
        : state(Game::begin(setup, Seed::number(seed)).value()) {}

    Player& of(int seat) { return state.players[static_cast<std::size_t>(seat)]; }
    Seat asked() const { return Game::waiting(state).front(); }

    // Brings a card from wherever it is to hand: the market first, then piles and decks.
    bool fetch(Kind kind) {
        if (state.market[kind] > 0) return state.market.remove(kind), true;
        for (std::size_t i = 0; i < state.junkyard.size(); ++i)
            if (state.junkyard.cards[i] == kind) return state.junkyard.take(i), true;
        for (Player& player : state.players)
            for (Bag<Kind>* bag : {&player.deck, &player.discard, &player.hand})
                if ((*bag)[kind] > 0) return bag->remove(kind), true;
        for (std::size_t i = 0; i < state.unused.size(); ++i)
            if (state.unused[i] == kind) return state.unused.take(i), true;
        for (std::size_t i = 0; i < state.contested.size(); ++i)
            if (state.contested.cards[i] == kind) {
                // the deck keeps its size: a card of the unused, or of a player, takes the place
                for (Kind& other : state.unused) {
                    std::swap(other, state.contested.cards[i]);
                    return fetch(kind);
                }
                return false;
            }
        return false;
    }
    // The hand is exactly this; what was in it is discarded.
    Table& hand(int seat, std::initializer_list<Kind> kinds) {
        of(seat).discard += of(seat).hand;
        of(seat).hand = {};
        Bag<Kind> cards;
        for (Kind kind : kinds) {
            EXPECT_TRUE(fetch(kind)) << name_of(kind);
            cards.add(kind);
        }
        of(seat).hand = cards;
        return *this;
    }
    // Cards for a force; contested ones are exchanged for others so that nothing gets lost.
    Table& force(int seat, std::initializer_list<Kind> kinds) {
        Bag<Kind> cards;
        for (Kind kind : kinds) {
            EXPECT_TRUE(fetch(kind)) << name_of(kind);
            cards.add(kind);
        }
        of(seat).force.cards = cards;
        return *this;
    }
    Table& turn_of(int seat) {
        for (Player& player : state.players) player.agenda.clear();
        state.active = Seat(static_cast<std::uint8_t>(seat));
        of(seat).agenda.push({.kind = StepKind::gather});
        return *this;
    }
    Table& circulate(std::initializer_list<Kind> kinds) {
        for (Kind kind : kinds) state.circulation.add(kind);
        return *this;
    }
    Table& lead(int seat, Leader leader) {
        of(seat).leader = leader;
        return *this;
    }

    std::vector<std::string> moves() const {
        std::vector<std::string> all;
        MoveList list;
        const auto fine = Game::inspect(state);
        EXPECT_TRUE(fine) << (fine ? "" : fine.sentence());
        Game::moves(state, asked(), list);
        for (Move move : list) all.push_back(Game::move_text(move));
        return all;
    }
    std::string decision() const { return word_of(state.players[asked().index()].agenda.back().kind); }
    Table& play(std::string_view line) {
        while (!line.empty()) {
            const std::size_t end = std::min(line.find(", "), line.size());
            const std::string text(line.substr(0, end));
            line.remove_prefix(std::min(end + 2, line.size()));
            if (std::exchange(closed, false) && text == "done") continue;
            EXPECT_THAT(moves(), Contains(text)) << decision();
            const State before = state;
            const Seat seat = asked();
            const Move move = Game::parse_move(text).value();
            Game::play(state, seat, move, {});
            closed = ends_by_itself(before, state, seat, move);
        }
        return *this;
    }
};

Setup base_setup(int players) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    return setup;
}

Setup setup_with(int players, int hq, Set<Module> recon = {}) {
    auto setup = base_setup(players);
    setup.hq = static_cast<std::uint8_t>(hq);
    setup.recon = recon;
    return setup;
}

TEST(ArcticEngine, the_components_add_up) {
    int base_cards = 0, hq = 0, recon = 0;
    for (Kind kind : all_kinds)
        (kind <= Kind::wolf_pack ? base_cards : kind <= Kind::toolkit ? hq : recon) += row(kind).copies;
    EXPECT_EQ(base_cards, 149);
    EXPECT_EQ(hq, 24);
    EXPECT_EQ(recon, 131);
    for (Level level : {Level::solo_normal, Level::solo_hard, Level::solo_brutal}) {
        auto setup = base_setup(1);
        setup.mode = Mode::solo;
        setup.level = level;
        EXPECT_EQ(composition(setup, {}).enemy.total(), enemy_count);
    }
}

TEST(ArcticEngine, junkyards_have_their_size) {
    EXPECT_EQ(composition(base_setup(2), {}).junkyard.total(), 26);
    EXPECT_EQ(composition(base_setup(3), {}).junkyard.total(), 40);
    EXPECT_EQ(composition(base_setup(4), {}).junkyard.total(), 38);
    EXPECT_EQ(composition(base_setup(5), {}).junkyard.total(), 36);
    EXPECT_EQ(composition(setup_with(3, 0, {Module::recon2}), {}).junkyard.total(), 44);
    EXPECT_EQ(composition(setup_with(2, 0, {Module::recon2}), {}).junkyard.total(), 32);
}

TEST(ArcticEngine, E06_a_dig_adds_up) {
    Table table(base_setup(3));
    table.turn_of(0).hand(0, {Kind::scavenger, Kind::shovel, Kind::group_leaders});
    table.play("act dig, add scavenger, add group_leaders, add shovel");
    EXPECT_EQ(pending_sum(table.state).value, 5);
    table.play("done");
    EXPECT_EQ(table.decision(), "dig_keep");
    EXPECT_EQ(table.state.pending.looked, 5);
}

TEST(ArcticEngine, E08_one_tool_a_card) {
    Table table(base_setup(3));
    table.turn_of(0).hand(0, {Kind::thugs, Kind::shovel, Kind::pickaxe}).play("act dig, add thugs, add shovel");
    EXPECT_EQ(table.decision(), "dig_keep");
    EXPECT_EQ(pending_sum(table.state).value, 3);
}

TEST(ArcticEngine, E04_E05_modifiers_need_a_base) {
    Table table(base_setup(3));
    table.turn_of(0).hand(0, {Kind::refugee, Kind::group_leaders});
    EXPECT_THAT(table.moves(), Contains("act hunt"));
    EXPECT_THAT(table.moves(), Contains("act dig"));
    EXPECT_THAT(table.moves(), Not(Contains("act draw")));
    Force force;
    force.cards = table.of(0).hand;
    EXPECT_EQ(strength(table.state, &table.of(0), Seat(0), force).score, 0);
    force.cards = {};
    force.cards.add(Kind::tribe_family_4);
    force.cards.add(Kind::group_leaders);
    EXPECT_EQ(strength(table.state, &table.of(0), Seat(0), force).score, 2);
}

TEST(ArcticEngine, E13_the_rest_of_a_dig_goes_to_the_bottom) {
    Table table(base_setup(3));
    table.turn_of(0).hand(0, {Kind::thugs, Kind::shovel});
    auto& yard = table.state.junkyard;
    const List<Kind, max_junkyard> before = yard.cards;
    const Kind kept = before[before.size() - 1];
    table.play("act dig, add thugs, add shovel, done");
    table.play("take " + word_of(kept));
    ASSERT_EQ(yard.size(), before.size() - 1);
    EXPECT_EQ(yard.cards[1], before[before.size() - 2]);
    EXPECT_EQ(yard.cards[0], before[before.size() - 3]);
    EXPECT_TRUE(yard.who(0).has(Tribe::red));
    EXPECT_EQ(Game::view(table.state, Seat(0)).junkyard.cards[0], yard.cards[0]);
    EXPECT_EQ(Game::view(table.state, Seat(1)).junkyard.cards[0], Kind::unknown);
    EXPECT_THAT(table.moves(), Not(Contains("act dig")));
}

TEST(ArcticEngine, E43_four_ways_to_pay_for_thugs) {
    Table table(base_setup(3));
    table.turn_of(0).hand(0, {Kind::medkit, Kind::pills});
    table.state.food = 6;
    table.play("hire thugs");
    EXPECT_THAT(table.moves(), UnorderedElementsAre("add pills", "add medkit", "done"));
    table.play("add pills");
    EXPECT_THAT(table.moves(), UnorderedElementsAre("add medkit", "done"));
    table.play("add medkit, done");
    EXPECT_EQ(table.state.food, 3);
    EXPECT_EQ(table.of(0).discard[Kind::thugs], 1);
}

TEST(ArcticEngine, E34_the_swindler_saves_food_or_med) {
    auto setup = setup_with(3, 3, {Module::recon5});
    setup.market = {Kind::medic, Kind::engineer,    Kind::scout,         Kind::brawler, Kind::hunter,
                    Kind::thugs, Kind::sniper_team, Kind::group_leaders, Kind::spy,     Kind::saboteur};
    Table table(setup);
    while (table.state.phase == Phase::choosing)
        Game::play(table.state, table.asked(), Game::parse_move(table.moves()[0]).value(), {});
    for (int i = 0; i < 3; ++i) table.lead(i, static_cast<Leader>(i));
    table.turn_of(0).lead(0, Leader::swindler).hand(0, {Kind::refugee, Kind::refugee});
    table.state.food = 2;
    table.play("hire scout, add refugee, add refugee");
    EXPECT_EQ(table.of(0).discard[Kind::scout], 1);
}

TEST(ArcticEngine, E41_who_is_asked_follows_from_public_facts) {
    Table table(base_setup(3));
    table.turn_of(0).circulate({Kind::saboteur}).hand(0, {Kind::brawler, Kind::shovel, Kind::scavenger});
    Table plain = table;
    plain.play("act dig, add brawler, done");
    EXPECT_EQ(plain.decision(), "dig_keep");
    table.play("act dig, add brawler, add shovel, done");
    EXPECT_EQ(table.decision(), "respond");
    EXPECT_EQ(table.asked(), Seat(1));
    EXPECT_THAT(table.moves(), UnorderedElementsAre("pass"));
    table.play("pass");
    EXPECT_EQ(table.asked(), Seat(2));
}

TEST(ArcticEngine, E17_a_medic_of_a_third_player_saves) {
    Table table(setup_with(3, 1));
    table.turn_of(0).circulate({Kind::sniper_team, Kind::medic}).hand(0, {Kind::hunter});
    table.hand(1, {Kind::sniper_team}).hand(2, {Kind::medic});
    table.play("act hunt, add hunter, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(table.decision(), "protect_save");
    EXPECT_EQ(table.asked(), Seat(2));
    table.play("save medic hand");
    EXPECT_EQ(table.of(1).discard[Kind::sniper_team], 1);
    EXPECT_EQ(table.of(2).discard[Kind::medic], 1);
    EXPECT_EQ(table.state.food, 2);
}

TEST(ArcticEngine, a_sniped_base_makes_the_action_fizzle) {
    Table table(base_setup(3));
    table.turn_of(0).circulate({Kind::sniper_team}).hand(0, {Kind::hunter, Kind::net}).hand(1, {Kind::sniper_team});
    table.play("act hunt, add hunter, add net, done, use snipe sniper_team hand, target red hunter");
    EXPECT_EQ(table.decision(), "gather");
    EXPECT_EQ(table.state.food, 0);
    EXPECT_EQ(table.of(0).discard[Kind::net], 1);
    EXPECT_THAT(table.moves(), Not(Contains("act hunt")));
}

Table skirmish(const Setup& setup, std::initializer_list<std::initializer_list<Kind>> forces) {
    Table table(setup);
    State& state = table.state;
    while (state.phase == Phase::choosing)
        Game::play(state, table.asked(), Game::parse_move(table.moves()[0]).value(), {});
    state.round = first_skirmish_round;
    state.initiator = Seat(0);
    for (Player& player : state.players) {
        player.agenda.clear();
        player.discard += player.hand;
        player.hand = {};
    }
    int seat = 0;
    for (const auto& force : forces) table.force(seat++, force);
    state.phase = Phase::skirmish;
    state.active = Seat(0);
    table.of(0).agenda.push({.kind = StepKind::skirmish});
    return table;
}

TEST(ArcticEngine, E10_tools_are_dealt_anew_after_a_snipe) {
    Table table = skirmish(base_setup(3),
                           {{Kind::sniper_team}, {Kind::brawler, Kind::scavenger, Kind::spear, Kind::pickaxe}, {}});
    EXPECT_EQ(strength(table.state, Seat(1)).score, 7);
    table.play("use snipe sniper_team force, target blue brawler");
    EXPECT_EQ(strength(table.state, Seat(1)).score, 3);
    EXPECT_EQ(strength(table.state, Seat(0)).people, 2);
}

TEST(ArcticEngine, E12_people_break_a_tie_of_the_highest) {
    Table table =
        skirmish(base_setup(3),
                 {{Kind::brawler, Kind::refugee}, {Kind::scout, Kind::refugee, Kind::refugee}, {Kind::scavenger}});
    const int before = table.of(1).discard.total() + table.of(1).force.cards.total() + table.of(1).hand.total() +
                       table.of(1).deck.total();
    table.play("pass, pass, pass");
    EXPECT_EQ(owned(table.state, Seat(1)).total(), before + 1);
    EXPECT_EQ(table.of(1).won, 1);
    EXPECT_EQ(table.state.initiator, Seat(1));
    EXPECT_EQ(table.state.round, 4);
}

TEST(ArcticEngine, E09_two_players_need_a_margin_of_two) {
    Table table = skirmish(base_setup(2), {{Kind::scout}, {Kind::scavenger}});
    const std::size_t yard = table.state.junkyard.size();
    table.play("pass, pass");
    EXPECT_EQ(table.state.junkyard.size(), yard + 1);
    Table wide = skirmish(base_setup(2), {{Kind::thugs}, {Kind::scavenger}});
    wide.play("pass, pass");
    EXPECT_EQ(wide.of(0).won, 1);
}

TEST(ArcticEngine, E21_E22_provocateurs_and_rogues) {
    Table table = skirmish(setup_with(3, 0, {Module::recon2}),
                           {{Kind::provocateur, Kind::refugee, Kind::refugee}, {Kind::assassin}, {}});
    table.play("use provoke provocateur force");
    EXPECT_EQ(strength(table.state, Seat(0)).score, 3);
    table.play("pass, use snipe1 assassin force, target red used provocateur");
    EXPECT_EQ(strength(table.state, Seat(0)).score, 0);

    Table tied =
        skirmish(setup_with(3, 0, {Module::recon2}), {{Kind::guard}, {Kind::guard, Kind::refugee}, {Kind::rogue}});
    tied.play("pass, pass, pass");
    EXPECT_EQ(tied.of(2).won, 1);
}

TEST(ArcticEngine, E23_couriers_discard_out_of_the_draw) {
    Table table(setup_with(3, 0, {Module::recon3}));
    table.turn_of(0).hand(0, {Kind::courier, Kind::hardy_scavenger});
    table.play("act draw, add courier, done");
    EXPECT_EQ(table.decision(), "courier_discard");
    EXPECT_EQ(table.of(0).hand.total(), 4);
    table.play(table.moves()[0]);
    table.play(table.moves()[0]);
    EXPECT_EQ(table.decision(), "gather");
    EXPECT_EQ(table.of(0).hand.total(), 2);
}

TEST(ArcticEngine, E24_a_drill_with_an_empty_deck) {
    Table table(setup_with(3, 0, {Module::recon3}));
    table.turn_of(0).hand(0, {Kind::drill_sergeant});
    table.of(0).discard += table.of(0).deck;
    table.of(0).deck = {};
    table.play("act drill, take refugee, take spear");
    EXPECT_EQ(table.of(0).hand[Kind::refugee], 1);
    EXPECT_EQ(table.of(0).hand[Kind::spear], 1);
    EXPECT_EQ(table.decision(), "gather");
}

TEST(ArcticEngine, E14_E15_E16_buildings_take_their_time) {
    Table table(setup_with(3, 2));
    table.turn_of(0).hand(0, {Kind::engineer, Kind::toolkit}).play("act build, add engineer, add toolkit, done");
    EXPECT_EQ(table.decision(), "build_pick");
    EXPECT_EQ(table.state.pending.looked, 4);
    table.play(table.moves()[0]);
    ASSERT_EQ(table.state.sites.size(), 1u);
    const Site& site = table.state.sites[0];
    const std::size_t time = row(site.building).time;
    EXPECT_EQ(site.timers.size(), time);
    EXPECT_THAT(table.moves(), Not(Contains("act accelerate")));
    const State view = Game::view(table.state, Seat(0));
    EXPECT_EQ(view.sites[0].timers[0], Kind::unknown);
    EXPECT_EQ(view.players[0].deck.total(), table.of(0).deck.total() + static_cast<int>(time));
    while (table.state.round == 1) table.play(table.decision() == "gather" ? "end" : "pass");
    EXPECT_EQ(site.timers.size(), time - 1);
    table.turn_of(0).hand(0, {Kind::scavenger, Kind::toolkit, Kind::refugee});
    table.play("act accelerate, site 1, add refugee, add scavenger, add toolkit, done");
    EXPECT_EQ(site.timers.size(), time - 1 - std::min<std::size_t>(4, time - 1));
}

// A finished building in front of red, whatever the schematics say.
void put_up(Table& table, Building building) {
    auto& deck = table.state.schematics;
    for (std::size_t i = 0; i < deck.size(); ++i)
        if (deck.cards[i] == building) {
            deck.take(i);
            break;
        }
    Site site;
    site.building = building;
    table.state.sites.push(site);
}

TEST(ArcticEngine, E42_no_retrieve_after_a_store) {
    Table table(setup_with(3, 2));
    put_up(table, Building::armory);
    table.turn_of(0).hand(0, {Kind::net, Kind::pickaxe}).play("act store, site 1, add net, add pickaxe, done");
    EXPECT_EQ(table.state.sites[0].stored.size(), 2u);
    EXPECT_THAT(table.moves(), Not(Contains("act retrieve")));
    table.turn_of(0);
    table.state.sites[0].marks.remove(Mark::stocked);
    table.hand(0, {Kind::spear});
    table.play("act retrieve, site 1, add net, done, act store, site 1, add spear, done");
    EXPECT_THAT(table.moves(), Not(Contains("act retrieve")));
    EXPECT_EQ(table.of(0).hand[Kind::net], 1);
}

TEST(ArcticEngine, E18_E20_spies_look_and_are_cancelled) {
    Table table(setup_with(3, 0, {Module::recon1}));
    table.turn_of(0).hand(0, {Kind::spy, Kind::binoculars}).hand(1, {Kind::scouting_refugee});
    table.of(1).deck += table.of(1).discard;
    table.of(1).discard = {};
    Table cancelled = table;
    cancelled.circulate({Kind::scouting_refugee});
    table.play("act recon, source spy, look deck blue, add binoculars, done");
    EXPECT_EQ(table.of(1).top.size(), 6u);
    EXPECT_NE(Game::view(table.state, Seat(0)).players[1].top.cards[0], Kind::unknown);
    EXPECT_EQ(Game::view(table.state, Seat(1)).players[1].top.cards[0], Kind::unknown);
    EXPECT_EQ(table.of(0).hand.total(), 1);
    EXPECT_EQ(table.of(0).discard[Kind::spy], 1);
    cancelled.play("act recon, source spy, look hand blue, done, use cancel_recon scouting_refugee hand");
    EXPECT_EQ(cancelled.decision(), "gather");
    EXPECT_EQ(cancelled.of(1).hand.total(), 1);
    EXPECT_EQ(cancelled.of(0).hand.total(), 2);
}

TEST(ArcticEngine, E29_a_map_brings_a_person_back) {
    Table table(setup_with(3, 0, {Module::recon5}));
    table.turn_of(0).hand(0, {Kind::scavenger, Kind::map});
    table.play("act hunt, add scavenger, done, act map, fetch scavenger");
    EXPECT_EQ(table.of(0).hand[Kind::scavenger], 1);
    EXPECT_THAT(table.moves(), Not(Contains("act hunt")));
}

TEST(ArcticEngine, E31_hardy_scavengers_come_back) {
    Table table = skirmish(setup_with(3, 0, {Module::recon3}), {{Kind::hardy_scavenger}, {Kind::scrappers}, {}});
    table.play("pass, pass, pass");
    EXPECT_EQ(table.of(0).hand.total(), 6);
}

TEST(ArcticEngine, E33_leaders_are_drafted_with_food) {
    auto setup = base_setup(3);
    setup.leader_draft = true;
    Table table(setup);
    table.turn_of(0).state.food = 3;
    table.play("act hire_leader, spend 3");
    EXPECT_EQ(table.moves().size(), 4u);
    table.play(table.moves()[0]);
    EXPECT_TRUE(table.of(0).leader);
    EXPECT_EQ(table.state.food, 0);
    EXPECT_EQ(table.state.leaders_pile.size(), 11u);
    EXPECT_TRUE(table.of(0).done.has(Action::hire));
}

TEST(ArcticEngine, E28_a_cargo_sled_brings_more) {
    Table table(setup_with(3, 0, {Module::recon4}));
    if (!table.state.unused.has(Kind::cargo_sled)) table.state.unused[0] = Kind::cargo_sled;
    State& state = table.state;
    auto& yard = state.junkyard;
    const auto on_top = [&](Kind kind) { yard.move(yard.cards.find(kind), yard.size() - 1); };
    table.turn_of(0).hand(0, {Kind::refugee});
    for (Kind kind : {Kind::junk, Kind::medkit, Kind::pills}) on_top(kind);
    state.pending.stage = Stage::resolving;
    state.pending.action = Action::dig;
    state.pending.cards.add(Kind::cargo_sled);
    state.pending.looked = 3;
    state.unused.take(state.unused.find(Kind::cargo_sled));
    for (std::size_t i = 1; i <= 3; ++i) yard.see(yard.size() - i, Tribe::red);
    table.of(0).agenda.clear();
    table.of(0).agenda.push({.kind = StepKind::dig_keep});
    Game::play(state, Seat(0), Game::parse_move("take junk").value(), {});
    EXPECT_EQ(table.decision(), "dig_keep");
    MoveList moves;
    Game::moves(state, Seat(0), moves);
    EXPECT_EQ(moves.size(), 3u);  // pills, medkit, nothing
}

TEST(ArcticEngine, solo_counts_cards_and_fights) {
    auto setup = base_setup(1);
    setup.mode = Mode::solo;
    Table table(setup);
    EXPECT_EQ(table.state.enemy_piles.size(), 7u);
    EXPECT_EQ(Game::ranking(table.state).seats[0].total, 10);
    table.play("end");
    EXPECT_EQ(table.decision(), "solo_fight");
    table.play("fight 1");
    table.play(table.moves()[0]);
    table.play("done");
    EXPECT_EQ(table.decision(), "skirmish");
    EXPECT_EQ(table.state.enemy.cards.total(), 3);
    table.play("pass");
    EXPECT_EQ(piles_left(table.state), 6);
}

TEST(ArcticEngine, gangs_go_to_who_has_most) {
    Table table(setup_with(3, 2));
    EXPECT_FALSE(gang_winner(table.state, Gang::masons));
    EXPECT_FALSE(gang_winner(table.state, Gang::gearheads));  // all have two
    table.turn_of(0).hand(0, {Kind::rifle, Kind::medkit});
    EXPECT_EQ(gang_winner(table.state, Gang::gearheads), Maybe<Tribe>(Tribe::red));
    EXPECT_EQ(gang_winner(table.state, Gang::pharmers), Maybe<Tribe>(Tribe::red));
}

Table led(int players, Set<Module> recon = {}) {
    Table table(setup_with(players, 4, recon));
    while (table.state.phase == Phase::choosing)
        Game::play(table.state, table.asked(), Game::parse_move(table.moves()[0]).value(), {});
    for (int i = 0; i < players; ++i) table.lead(i, static_cast<Leader>(static_cast<int>(Leader::excavator) + i));
    return table;
}

TEST(ArcticEngine, leaders_are_wounded_and_healed) {
    Table table = led(3);
    table.turn_of(0).hand(0, {Kind::sniper_team}).play("act attack_leader, tribe blue");
    while (table.decision() != "gather") table.play("pass");
    EXPECT_TRUE(table.of(1).wounded);
    table.turn_of(1).hand(1, {Kind::pills}).play("act heal, add pills");
    EXPECT_FALSE(table.of(1).wounded);

    Table window = led(3);
    window.turn_of(0).circulate({Kind::sniper_team}).hand(0, {Kind::hunter}).hand(1, {Kind::sniper_team});
    window.play("act hunt, add hunter, done, use attack_leader sniper_team hand");
    EXPECT_TRUE(window.of(0).wounded);
}

TEST(ArcticEngine, buildings_are_disabled_in_the_skirmish) {
    Table table = skirmish(setup_with(3, 4), {{Kind::hunter}, {Kind::saboteur, Kind::sniper_team}, {}});
    put_up(table, Building::hydroponic_gardens);
    table.play("pass, use attack_building saboteur force, strike 1");
    EXPECT_TRUE(table.state.sites[0].marks.has(Mark::disabled));
    table.play("use attack_leader sniper_team force, wound red");
    EXPECT_TRUE(table.of(0).wounded);
    table.play("pass, pass");
    table.turn_of(0).hand(0, {Kind::refugee}).play("act repair, site 1, add refugee");
    while (table.decision() != "gather") table.play("pass");
    EXPECT_FALSE(table.state.sites[0].marks.has(Mark::disabled));
    EXPECT_EQ(table.state.food, 1);
}

TEST(ArcticEngine, medics_save_in_the_skirmish) {
    Table table = skirmish(setup_with(3, 1), {{Kind::sniper_team}, {Kind::brawler}, {Kind::medic}});
    table.play("use snipe sniper_team force, target blue brawler, save medic force");
    EXPECT_EQ(table.of(1).force.cards[Kind::brawler], 1);
    EXPECT_EQ(unused(table.of(2).force, Kind::medic), 0);
}

TEST(ArcticEngine, a_bunker_answers_in_the_turn_of_others) {
    Table table(setup_with(3, 2));
    put_up(table, Building::bunker);
    table.turn_of(0).hand(0, {Kind::saboteur}).play("act store, site 1, add saboteur, done");
    table.turn_of(1).circulate({Kind::saboteur}).hand(1, {Kind::brawler, Kind::shovel});
    table.play("act dig, add brawler, add shovel, done");
    while (table.asked() != Seat(0)) table.play("pass");
    table.play("use disarm saboteur bunker, target blue shovel");
    EXPECT_TRUE(table.state.sites[0].stored.empty());
    EXPECT_EQ(table.of(0).discard[Kind::saboteur], 1);
    EXPECT_EQ(table.state.pending.looked, 1);
}

TEST(ArcticEngine, a_tower_looks_at_two_piles) {
    Table table(setup_with(3, 0, {Module::recon3}));
    put_up(table, Building::scout_tower);
    table.turn_of(0).hand(0, {Kind::refugee});
    table.play("act recon, source scout_tower, discard refugee, pile junkyard");
    EXPECT_THAT(table.moves(), UnorderedElementsAre("pile contested", "pile schematics"));
    table.play("pile contested, done");
    EXPECT_TRUE(table.state.contested.who(table.state.contested.size() - 2).has(Tribe::red));
    EXPECT_TRUE(table.state.junkyard.who(table.state.junkyard.size() - 1).has(Tribe::red));
    EXPECT_EQ(table.of(0).discard[Kind::refugee] + table.of(0).deck[Kind::refugee], 4);
}

TEST(ArcticEngine, a_drill_in_the_skirmish_draws_to_the_hand) {
    Table table = skirmish(setup_with(3, 0, {Module::recon3}), {{Kind::drill_sergeant}, {}, {}});
    table.play("use drill drill_sergeant force, done");
    EXPECT_EQ(table.of(0).hand.total(), 2);
    EXPECT_EQ(table.decision(), "skirmish");
}

Table solo_table(std::initializer_list<Kind> force, std::initializer_list<Kind> enemy) {
    auto setup = base_setup(1);
    setup.mode = Mode::solo;
    setup.market = {Kind::engineer, Kind::tinker,         Kind::spy,   Kind::rogue,      Kind::medic, Kind::saboteur,
                    Kind::scout,    Kind::drill_sergeant, Kind::thugs, Kind::sniper_team};
    Table table(setup);
    State& state = table.state;
    table.turn_of(0).hand(0, force);
    // The first pile is what the test wants; what was in it goes where those cards were.
    std::size_t place = 0;
    for (Kind kind : enemy)
        for (EnemyPile& pile : state.enemy_piles)
            if (const std::size_t at = pile.cards.find(kind);
                at < pile.cards.size() && (&pile != &state.enemy_piles[0] || at >= place)) {
                std::swap(pile.cards[at], state.enemy_piles[0].cards[place++]);
                break;
            }
    return table;
}

TEST(ArcticEngine, solo_fights_are_won_and_snipes_saved) {
    Table table = solo_table({Kind::thugs, Kind::scout, Kind::sniper_team, Kind::rogue},
                             {Kind::combat_medics, Kind::tribe_family_3, Kind::tribe_family_4});
    table.play("end, fight 1, add scout, add sniper_team, add thugs, add rogue, done");
    table.play("use snipe sniper_team force, target blue tribe_family_4");
    EXPECT_EQ(table.state.enemy.cards[Kind::tribe_family_4], 1);
    EXPECT_TRUE(table.state.enemy.used.has(Kind::combat_medics));
    table.play("pass, prize combat_medics");
    EXPECT_EQ(owned(table.state, Seat(0))[Kind::combat_medics], 1);
    EXPECT_EQ(table.state.round, 2);
}

TEST(ArcticEngine, a_spy_sees_a_pile_of_the_enemy) {
    Table table = solo_table({Kind::spy}, {});
    table.play("act recon, source spy, look enemy_pile 7, done");
    EXPECT_EQ(table.state.enemy_piles[6].seen, 4);
    EXPECT_NE(Game::view(table.state, Seat(0)).enemy_piles[6].cards[3], Kind::unknown);
    EXPECT_EQ(Game::view(table.state, Seat(0)).enemy_piles[6].cards[4], Kind::unknown);
    // A second look adds to the first.
    const List<Kind, max_enemy> first = table.state.enemy_piles[6].cards;
    table.turn_of(0).hand(0, {Kind::spy});
    table.of(0).done = {};
    table.play("act recon, source spy, look enemy_pile 7, done");
    EXPECT_GE(table.state.enemy_piles[6].seen, 4);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(table.state.enemy_piles[6].cards[i], first[i]);
}

TEST(ArcticEngine, a_demolition_team_fills_a_site_up) {
    Table table(setup_with(3, 2, {Module::recon4}));
    if (!table.state.unused.has(Kind::demolition_team)) {
        const std::size_t at = table.state.contested.cards.find(Kind::demolition_team);
        std::swap(table.state.contested.cards[at], table.state.unused[0]);
    }
    put_up(table, Building::bunker);
    table.state.sites[0].owner = Seat(1);
    for (int i = 0; i < 3; ++i) {
        const Kind kind = *table.of(1).deck.at_least(1).begin();
        table.of(1).deck.remove(kind);
        table.state.sites[0].timers.push(kind);
    }
    table.turn_of(0).hand(0, {Kind::demolition_team}).play("act demolish, site 1");
    while (table.decision() != "gather") table.play("pass");
    EXPECT_EQ(table.state.sites[0].timers.size(), 5u);
    EXPECT_EQ(table.of(0).hand.total(), 2);
}

// Whether a sentence has a word: letters before or after it make it another.
bool has_word(const std::string& text, std::string_view word) {
    const auto letter = [&](std::size_t at) {
        return at < text.size() && std::isalpha(static_cast<unsigned char>(text[at]));
    };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        if (!letter(at - 1) && !letter(at + word.size())) return true;
    return false;
}

TEST(ArcticEngine, where_people_have_names_no_tribe_is_called_by_its_colour) {
    const std::vector<std::string> names{"Ada", "Bo", "Cy"};
    const auto check = [](const std::string& text) {
        for (std::string_view tribe : names_of<Tribe>) EXPECT_FALSE(has_word(text, tribe)) << text;
    };
    Game::Setup setup;
    setup.players = 3;
    setup.hq = 4;
    setup.recon = Set<Module>::range(Module::recon1, Module::recon5);
    int named = 0;
    for (std::uint64_t game = 1; game <= 20; ++game) {
        Generator generator(Seed::number(game));
        Random random(generator);
        State state = Game::begin(setup, Seed::number(game)).value();
        for (Seats waiting = Game::waiting(state); !waiting.empty(); waiting = Game::waiting(state)) {
            const Seat seat = waiting.front();
            const Prompt prompt = Game::prompt(state, seat, names);
            check(prompt.line);
            for (const auto& refused : prompt.refused) check(refused.reason);
            MoveList moves;
            Game::moves(state, seat, moves);
            for (const Move move : moves) {
                const std::string label = Game::label(state, seat, move, names).text();
                check(label);
                for (const std::string& name : names) named += has_word(label, name) || has_word(prompt.line, name);
            }
            Game::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
        }
    }
    EXPECT_GT(named, 100) << "people are spoken of at all";
}

}  // namespace
}  // namespace skerry::arctic_scavengers
