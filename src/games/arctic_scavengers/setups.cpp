// SPDX-License-Identifier: Apache-2.0
#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"

// The setups that the conformance kit plays.
namespace skerry::arctic_scavengers {

Setup with_modules(std::uint8_t players, std::uint8_t hq, Set<Module> recon) {
    Setup setup;
    setup.players = players;
    setup.hq = hq;
    setup.recon = recon;
    return setup;
}

Setup solo_setup(Level level, bool leader) {
    Setup setup;
    setup.mode = Mode::solo;
    setup.players = 1;
    setup.level = level;
    setup.solo_leader = leader;
    return setup;
}

namespace {

// What the kit may choose besides modules, so that all that can be chosen meets pairwise.
SKERRY_ENUM(Choice, one_each, standard, lean, market, refugees, scavengers, no_scavengers, brawlers, draft,
            refugee_stack);

// The stacks that must be there, and then the first of the pool.
Set<Kind> first_stacks(const Setup& setup) {
    Set<Kind> stacks = mandatory(setup);
    for (Kind kind : pool_of(setup))
        if (stacks.size() < recon_stacks) stacks.add(kind);
    return stacks;
}

Setup choosing(Setup setup, Set<Choice> choices) {
    const auto has = [&](Choice choice) { return choices.has(choice); };
    if (has(Choice::one_each)) setup.contested = ContestedDeck::cr_one_each;
    if (has(Choice::standard)) setup.junkyard = JunkyardDeck::junkyard_standard;
    if (has(Choice::lean)) setup.junkyard = JunkyardDeck::junkyard_lean;
    setup.alt_refugees = has(Choice::refugees);
    if (has(Choice::scavengers) || has(Choice::no_scavengers)) setup.alt_scavengers = has(Choice::scavengers);
    setup.alt_brawlers = has(Choice::brawlers);
    setup.leader_draft = has(Choice::draft);
    if (has(Choice::refugee_stack)) setup.refugee_stack = refugee_stack_of(setup);
    if (has(Choice::market)) setup.market = first_stacks(setup);
    return setup;
}

}  // namespace

// The base game, Headquarters and everything; then rows in which each two things that can be chosen together are
// (a test proves it). The kit plays them all.
std::vector<Setup> Game::setups() {
    using enum Module;
    using enum Choice;
    std::vector<Setup> all;
    for (std::uint8_t players = 2; players <= max_players; ++players) all.push_back(with_modules(players, 0, {}));
    for (std::uint8_t hq = 1; hq <= 4; ++hq) all.push_back(with_modules(static_cast<std::uint8_t>(hq + 1), hq, {}));
    const Set<Module> every = Set<Module>::range(recon1, recon5);
    for (std::uint8_t players : {std::uint8_t{2}, max_players}) all.push_back(with_modules(players, 4, every));
    all.push_back(with_modules(3, 0, {recon4}));

    struct Row {
        std::uint8_t players, hq;
        Set<Module> recon;
        Set<Choice> choices;
    };
    const Row rows[]{
        {3,
         1,
         {recon2, recon4, recon5},
         {one_each, lean, market, refugees, scavengers, brawlers, draft, refugee_stack}},
        {4, 2, {recon1, recon3}, {standard, market, refugees, scavengers, brawlers, draft}},
        {2, 3, {recon1, recon4, recon5}, {one_each, standard, market, brawlers, refugee_stack}},
        {5, 3, {recon2, recon3, recon5}, {lean, refugees, scavengers, draft, refugee_stack}},
        {4, 1, {recon1, recon2, recon3, recon4}, {one_each, lean}},
        {2,
         0,
         {recon1, recon2, recon3, recon4, recon5},
         {one_each, market, refugees, scavengers, brawlers, draft, refugee_stack}},
        {5, 2, {recon2, recon4, recon5}, {one_each, standard, draft, refugee_stack}},
        {4, 4, {recon5}, {lean, refugees, scavengers, brawlers, refugee_stack}},
        {3, 4, {recon1, recon3, recon4}, {one_each, standard, market, refugees, draft}},
        {5, 1, {recon3, recon5}, {market, scavengers, brawlers}},
        {3, 3, {recon1, recon3, recon4}, {one_each, market, scavengers, brawlers}},
        {2, 2, {recon2, recon4, recon5}, {lean, refugee_stack}},
        {2, 1, {recon1, recon3, recon4}, {one_each, standard, brawlers}},
        {3, 2, {recon2, recon3, recon5}, {market, refugees, brawlers, refugee_stack}},
        {4, 3, {recon1, recon2, recon4}, {one_each, lean, market, refugees, brawlers, draft}},
        {4, 0, {recon2, recon4, recon5}, {one_each, lean, refugees, brawlers, refugee_stack}},
        {3, 0, {recon2, recon3, recon4, recon5}, {standard, refugees, no_scavengers, brawlers, draft, refugee_stack}},
    };
    for (const Row& row : rows) all.push_back(choosing(with_modules(row.players, row.hq, row.recon), row.choices));

    struct Alone {
        Level level;
        bool leader;
        Set<Choice> choices;
    };
    using enum Level;
    for (const Alone& one : std::initializer_list<Alone>{{solo_normal, false, {}},
                                                         {solo_normal, false, {refugees, scavengers}},
                                                         {solo_normal, true, {market, refugees, brawlers}},
                                                         {solo_hard, false, {market, refugees, brawlers}},
                                                         {solo_hard, true, {market, scavengers}},
                                                         {solo_hard, true, {scavengers, brawlers}},
                                                         {solo_brutal, false, {market}},
                                                         {solo_brutal, true, {refugees, scavengers, brawlers}}})
        all.push_back(choosing(solo_setup(one.level, one.leader), one.choices));
    return all;
}

}  // namespace skerry::arctic_scavengers
