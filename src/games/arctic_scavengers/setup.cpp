// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// Section 4: setup; and the secret choice of leaders. A module is a line or two here: a stack, some cards, a deck.
namespace skerry::arctic_scavengers {
Kind refugee_stack_of(const Setup& setup) {
    return setup.alt_refugees ? Kind::refugee : Kind::scouting_refugee;  // Ruling 54
}

namespace {

bool hardy_scavengers(const Setup& setup) {
    return setup.alt_scavengers ? *setup.alt_scavengers : setup.recon.has(Module::recon3);
}

// The hardy scavengers of recon3 replace scavengers in the pool as well, so they are no alternate starting hand (4.2).
bool any_alternative(const Setup& setup) {
    return setup.alt_refugees || setup.alt_brawlers || (hardy_scavengers(setup) && !setup.recon.has(Module::recon3));
}

// recon4 by itself is about contested resources alone (4.2).
bool recon_market(const Setup& setup) {
    return setup.mode == Mode::solo || !(setup.recon - Set<Module>{Module::recon4}).empty();
}

// Section 4.6: what stands in the starter decks for a kind.
Kind starter_kind(const Setup& setup, Kind kind) {
    if (kind == Kind::refugee && setup.alt_refugees) return Kind::scouting_refugee;
    if (kind == Kind::scavenger && hardy_scavengers(setup)) return Kind::hardy_scavenger;
    if (kind == Kind::brawler && setup.alt_brawlers) return Kind::guard;
    return kind;
}

Bag<Kind> starter_of(const Setup& setup) {
    Bag<Kind> bag;
    for (const Lot& lot : starter_deck) bag.add(starter_kind(setup, lot.kind), lot.count);
    return bag;
}

JunkyardDeck junkyard_of(const Setup& setup) {
    if (setup.mode == Mode::solo) return JunkyardDeck::junkyard_lean;
    if (setup.junkyard) return *setup.junkyard;
    return !setup.recon.empty() && !setup.recon.has(Module::recon1) ? JunkyardDeck::junkyard_lean
                                                                    : JunkyardDeck::junkyard_standard;
}

// Section 4.4.
Bag<Kind> junkyard_cards(const Setup& setup) {
    Bag<Kind> bag;
    if (junkyard_of(setup) == JunkyardDeck::junkyard_lean) {
        bag += bag_of(lean_junkyard);
    } else {
        const Bag<Kind> starter = starter_of(setup);
        for (Kind kind : base_junkyard) bag.add(kind, row(kind).copies - setup.players * starter[kind]);
        const auto add = [&](bool wanted, Kind kind) { bag.add(kind, wanted ? row(kind).copies : 0); };
        add(setup.hq >= 1, Kind::rifle);
        add(setup.hq >= 1, Kind::toolkit);
        add(setup.recon.has(Module::recon1), Kind::binoculars);
        add(setup.recon.has(Module::recon5), Kind::map);
    }
    if (setup.players == 2)
        for (Kind kind : bag.at_least(two_players_least)) bag.remove(kind, two_players_less);
    return bag;
}

ContestedDeck contested_of(const Setup& setup) {
    if (setup.contested) return *setup.contested;
    return setup.recon.has(Module::recon4) ? ContestedDeck::cr_random14 : ContestedDeck::base14;
}

// Section 4.3: all that may be in the deck; of cr_random14 half is put away.
Bag<Kind> contested_cards(const Setup& setup) {
    Bag<Kind> bag;
    const ContestedDeck deck = contested_of(setup);
    for (Kind kind : deck == ContestedDeck::base14 ? base_contested : contested_kinds)
        bag.add(kind, deck == ContestedDeck::cr_one_each ? 1 : row(kind).copies);
    return bag;
}

Bag<Kind> enemy_cards(Level level) {
    Bag<Kind> bag;
    for (Kind kind : contested_kinds) bag.add(kind, row(kind).copies);
    const auto& changes = enemy_changes[static_cast<std::size_t>(level)];
    for (std::size_t i = 0; i < enemy_kinds.size(); ++i) bag.set(enemy_kinds[i], bag[enemy_kinds[i]] + changes[i]);
    return bag;
}

Result<void> check_solo(const Setup& setup) {
    if (setup.players != 1) return Error{"A solo game has exactly 1 player."};
    return {};
}

Result<void> check_multi(const Setup& setup) {
    if (setup.players < 2 || setup.players > max_players)
        return Error{"Arctic Scavengers is played by 2 to 5 players, or by 1 in the mode solo."};
    if (setup.hq > 4) return Error{"hq is a number from 0 to 4."};
    if (setup.level != Level::solo_normal || setup.solo_leader)
        return Error{"level and solo_leader belong to the mode solo."};
    const bool recon4 = setup.recon.has(Module::recon4);
    if (setup.contested && recon4 == (*setup.contested == ContestedDeck::base14))
        return Error{recon4 ? "With recon4 contested is cr_random14 or cr_one_each."
                            : "Other contested decks than base14 need recon4."};
    if (setup.refugee_stack) {
        if (!setup.recon.has(Module::recon5)) return Error{"refugee_stack belongs to recon5."};
        if (*setup.refugee_stack != refugee_stack_of(setup))
            return Error{"The refugee stack is of the kind that is not in the starter decks: " +
                         word_of(refugee_stack_of(setup)) + "."};
    }
    return {};
}

Result<void> check(const Setup& setup) {
    const bool alone = setup.mode == Mode::solo;
    if (const auto fine = alone ? check_solo(setup) : check_multi(setup); !fine) return fine;
    if (setup.market.empty()) return {};
    if (!recon_market(setup)) return Error{"Stacks can be chosen alone, or with a Recon module other than recon4."};
    if (setup.market.size() != recon_stacks) return Error{"market names exactly 10 kinds."};
    if (!pool_of(setup).has_all(setup.market)) return Error{"market names a kind that cannot be a stack here."};
    if (!setup.market.has_all(mandatory(setup)))
        return Error{"market must name all the stacks that the chosen modules bring."};
    return {};
}

// Section 4.2.
Set<Kind> choose_stacks(const Setup& setup, Random& random) {
    Set<Kind> stacks = mandatory(setup);
    if (!setup.market.empty()) {
        stacks = setup.market;
    } else if (!recon_market(setup)) {
        for (Kind kind : base_stacks) stacks.add(kind);
    } else {
        Set<Kind> open = pool_of(setup);
        if (any_alternative(setup)) open = open - starter_of(setup).at_least(1);
        List<Kind, count_of<Kind>> rest;
        for (Kind kind : open - stacks) rest.push(kind);
        random.shuffle(rest);
        while (stacks.size() < recon_stacks) stacks.add(rest.pop());
    }
    return stacks | extra_stacks(setup);
}

template <std::size_t N>
void spread(const Bag<Kind>& bag, List<Kind, N>& list, Random& random) {
    for (Kind kind : bag.at_least(1))
        for (int i = 0; i < bag[kind]; ++i) list.push(kind);
    random.shuffle(list);
}

void lay_out_contested(State& state, const Bag<Kind>& all, Random& random) {
    List<Kind, all_contested_count> cards;
    spread(all, cards, random);
    while (cards.size() > contested_count) state.unused.push(cards.pop());
    while (!cards.empty()) state.contested.push(cards.pop());
}

void lay_out_schematics(State& state, Set<Building> buildings, Random& random) {
    for (Building building : buildings)
        for (int n = 0; n < row(building).copies; ++n) state.schematics.push(building);
    random.shuffle(state.schematics.cards);
}

void lay_out_leaders(State& state, Random& random) {
    List<Leader, count_of<Leader> - 1> cards;
    for (Leader leader : leaders_in_use(state.setup)) cards.push(leader);
    random.shuffle(cards);
    if (state.setup.leader_draft) {
        state.leaders_pile.cards = cards;
    } else if (deals_leaders(state.setup)) {
        for (Player& player : state.players) {
            for (int i = 0; i < leaders_dealt; ++i) player.dealt.push(cards.pop());
            player.agenda.push({.kind = StepKind::choose_leader});
        }
    }
}

void lay_out_enemies(State& state, const Bag<Kind>& all, Random& random) {
    List<Kind, enemy_count> cards;
    spread(all, cards, random);
    state.unfought = all;
    for (std::uint8_t size : enemy_pile_sizes) {
        EnemyPile pile;
        for (int i = 0; i < size; ++i) pile.cards.push(cards.pop());
        state.enemy_piles.push(pile);
    }
}

void choose_moves(const Question& q, MoveList& out) {
    for (Leader leader : q.me.dealt) out.push(Verb::keep, leader);
}

void choose(Turn& turn, const Step&, Move move) {
    turn.me.leader = arg<Leader>(move);
    turn.tell(turn.seat, {.kind = EventKind::leader_kept, .audience = turn.seat, .leader = arg<Leader>(move)});
    turn.tell(turn.seat, {.kind = EventKind::leader_chosen, .audience = Seats::all_but(turn.seat)});
    for (const Player& player : turn.state.players)
        if (!player.agenda.empty()) turn.revealed = Revealed::no;  // nothing is shown before all have chosen
}

}  // namespace

constexpr StepRule choose_leader_rule{.moves = choose_moves,
                                      .play = choose,
                                      .line = "Choose your leader for this game.",
                                      .label = [](const Question&, Move move) { return explained(arg<Leader>(move)); }};

Set<Kind> mandatory(const Setup& setup) {
    Set<Kind> kinds;
    if (setup.hq >= 1) kinds.add(Kind::medic);
    if (setup.hq >= 2) kinds.add(Kind::engineer);
    for (Module module : setup.recon) kinds = kinds | mandatory_stacks[module];
    return kinds;
}

Set<Kind> extra_stacks(const Setup& setup) {
    Set<Kind> kinds;
    const Set<Module> recon = setup.recon;
    if (recon.has(Module::recon1)) kinds.add(Kind::scouting_refugee);
    if (recon.has(Module::recon5)) kinds.add(refugee_stack_of(setup));
    return kinds;
}

Set<Kind> pool_of(const Setup& setup) {
    Set<Kind> pool = market_pool;
    if (setup.recon.has(Module::recon3) && hardy_scavengers(setup)) {
        pool.remove(Kind::scavenger);
        pool.add(Kind::hardy_scavenger);
    }
    return pool;
}

bool stacks_fit(const Setup& setup, const Set<Kind>& stacks) {
    const Set<Kind> extra = extra_stacks(setup), core = stacks - extra, must = mandatory(setup);
    if (!stacks.has_all(extra) || !core.has_all(must)) return false;
    if (!setup.market.empty()) return core == setup.market;
    if (!recon_market(setup)) {
        Set<Kind> expected = must;
        for (Kind kind : base_stacks) expected.add(kind);
        return core == expected;
    }
    Set<Kind> pool = pool_of(setup);
    if (any_alternative(setup)) pool = (pool - starter_of(setup).at_least(1)) | must;
    return core.size() == std::max(recon_stacks, must.size()) && pool.has_all(core);
}

bool has_gang(const Setup& setup, Gang gang) {
    switch (gang) {
    case Gang::gearheads:
    case Gang::pharmers:      return setup.hq >= 1;
    case Gang::masons:        return setup.hq >= 2;
    case Gang::humanitarians: return setup.recon.has(Module::recon5);
    }
    return false;
}

Set<Leader> leaders_in_use(const Setup& setup) {
    Set<Leader> all;
    const bool recon = setup.mode == Mode::solo || setup.leader_draft || setup.recon.has(Module::recon5);
    for (Leader leader : all_leaders)
        if (recon || !row(leader).traits.has(LeaderTrait::recon)) all.add(leader);
    return all;
}

Composition composition(const Setup& setup, const Set<Kind>& stacks) {
    Composition all;
    all.starter = starter_of(setup);
    all.junkyard = junkyard_cards(setup);
    if (setup.mode == Mode::solo)
        all.enemy = enemy_cards(setup.level);
    else
        all.contested = contested_cards(setup);
    for (Kind kind : stacks)
        all.market.add(kind, row(kind).copies - setup.players * all.starter[kind] - all.enemy[kind]);
    const bool builder = !(stacks & builders).empty();
    const bool of_recon = setup.mode == Mode::solo ? builder : setup.recon.has(Module::recon3);
    for (Building building : all_buildings)
        if (of_recon || (setup.hq >= 2 && !row(building).recon)) all.buildings.add(building);
    return all;
}

Set<Building> buildings_of(const State& state) { return composition(state.setup, state.stacks).buildings; }

namespace {

// The solo game has its own cards: what it ignores is put back to its first value (4.8).
Setup without_multiplayer_options(const Setup& setup) {
    if (setup.mode == Mode::multi) return setup;
    Setup alone;
    alone.mode = Mode::solo;
    alone.players = setup.players;
    alone.market = setup.market;
    alone.alt_refugees = setup.alt_refugees;
    alone.alt_scavengers = setup.alt_scavengers;
    alone.alt_brawlers = setup.alt_brawlers;
    alone.level = setup.level;
    alone.solo_leader = setup.solo_leader;
    return alone;
}

}  // namespace

Result<State> Game::begin(const Setup& wanted, const Seed& seed) {
    const Setup setup = without_multiplayer_options(wanted);
    SKERRY_TRY(check(setup));
    State state;
    state.setup = setup;
    state.random = Generator(seed);
    Random random(state.random);
    state.stacks = choose_stacks(setup, random);
    const Composition all = composition(setup, state.stacks);
    for (int i = 0; i < setup.players; ++i) {
        Player player;
        player.deck = player.acquired = player.shown = all.starter;
        state.players.push(player);
    }
    state.market = all.market;
    state.circulation = all.starter.at_least(1);
    spread(all.junkyard, state.junkyard.cards, random);
    if (setup.mode == Mode::multi)
        lay_out_contested(state, all.contested, random);
    else
        lay_out_enemies(state, all.enemy, random);
    lay_out_schematics(state, all.buildings, random);
    lay_out_leaders(state, random);
    state.initiator = Seat(static_cast<std::uint8_t>(random.below(setup.players)));
    state.active = state.initiator;
    Turn turn(state, state.initiator, {}, random, Revealed::yes);
    carry_on(turn);
    return state;
}

}  // namespace skerry::arctic_scavengers
