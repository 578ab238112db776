// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "core/containers.h"
#include "core/move.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"
#include "games/skara_brae/components.h"

namespace skerry::skara_brae {

// What is agreed before a game. Fields that a mode does not use keep their default.
struct Setup {
    Mode mode = Mode::multi;
    std::uint8_t players = 2;
    bool deal3 = false;
    bool concurrent_turns = false;
    std::uint8_t target = solo_target;
    std::uint8_t focus_count = solo_focus;
    std::uint8_t task_count = solo_tasks;
    Maybe<Tile> special;  // solo_eight, and if wanted solo_plus: the special tile of this game

    SKERRY_FIELDS(mode, players, deal3, concurrent_turns, target, focus_count, task_count, special)
};

// The decision points of section 5.7, in its order, and the things that happen between them by themselves.
SKERRY_ENUM(StepKind, choose_special, draft, draft_forced, solo_pick, harvest_knives, harvest_split, bottom,
            bottom_knives, worker, pay_special, furnish_pay, furnish_bonus, cook, craft, clean_pay, clear, trade_pay,
            trade_buy, gather, build, explore_keep, innovate, innovate_bonus, muster, spin_roof, tend, task_pay,
            task_action, task_over, rest_cook, feed, discard_settler, take_midden);

// Something still to be resolved. Which fields a kind uses is said where it is pushed.
struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::choose_special;
    Maybe<Tile> tile;
    Maybe<Card> card;
    Maybe<Environment> environment;
    Maybe<Task> task;
    std::uint8_t count = 0;
    Set<Environment> picked;

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, tile, card, environment, task, count, picked)
};

// Moves as text (notation.cpp).
struct Notation;
using Picked = Picks<Notation, 12, 1>;

// A player's board, tiles and cards. The positions inside the storage grid carry no information (6.1): counts only.
struct Player {
    Bag<Resource> storage;
    std::uint8_t open_columns = 1;
    std::uint8_t furnish = 0;
    std::uint8_t trade = 0;
    Maybe<Tile> special;
    List<Tile, 3> dealt;  // special tiles to choose from; empty once all have chosen
    Set<Tile> flipped;
    Each<Environment, List<Card, settlers_per_environment>> columns;  // settlers, the front one last
    Set<Card> cards;                                                  // roofs, stone balls, utensils
    std::uint8_t supply_roofs = 0;
    std::uint8_t whorls = 0;
    std::uint8_t black_workers = 0;
    Set<Tile> small_workers;         // tiles with a small worker
    Set<Tile> second_small_workers;  // tiles with two of them (Recruit flipped)
    Set<Tile> large_worker;
    List<Card, 3> drawn;   // being looked at with Explore
    List<Step, 6> agenda;  // what this seat still has to resolve, the next step last
    Picked picked;         // of the selection that is asked for

    SKERRY_FIELDS(storage, open_columns, furnish, trade, special, dealt, flipped, columns, cards, supply_roofs, whorls,
                  black_workers, small_workers, second_small_workers, large_worker, drawn, agenda, picked)
};

SKERRY_ENUM(Phase, choosing, turns, resting, over);

using CardSet = List<Card, 5>;
using Stack = List<Marker, 5>;  // the top is last

// The whole table.
struct State {
    Setup setup;
    Phase phase = Phase::choosing;
    std::uint8_t round = 0;               // 1..4
    std::uint8_t turn = 0;                // 1..3: the current set
    List<CardSet, turns_per_round> sets;  // the sets of this round; solo: the cards of this turn
    Stack left, top, right;               // the Turn Order tile
    std::uint8_t rested = 0;              // seats that have begun their end of round
    List<Card, card_count> deck;
    Set<Card> discards;
    std::uint8_t supply_roofs = supply_roof_count;
    Set<Focus> focus;
    Set<Task> tasks;       // in the game
    Set<Task> tasks_done;  // turned face down
    List<Player, max_players> players;
    Generator random;

    SKERRY_FIELDS(setup, phase, round, turn, sets, left, top, right, rested, deck, discards, supply_roofs, focus, tasks,
                  tasks_done, players, random)
};
static_assert(described_completely<Setup>() && described_completely<Step>() && described_completely<Player>() &&
              described_completely<State>());
static_assert(sizeof(State) <= 2048);

// What a move says first. The arguments:
//     keep tile | pass | take card | task n | skip | use | knives n | harvest environment first second | place tile |
//     end | pay resource... | gain resource | cook resource | flip tile | clear what | buy resource |
//     gather option | build tile | muster environment how | tend tile | feed n | discard card
SKERRY_ENUM(Verb, keep, pass, take, task, skip, use, knives, harvest, place, end, pay, gain, cook, flip, clear, buy,
            gather, build, muster, tend, feed, discard);
SKERRY_ENUM(Clearing, midden, slider);
SKERRY_ENUM(Mustering, harvest, settler);  // not said: both

template <class T>
constexpr Pick pick(Verb verb, T what) {
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(what)};
}
struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }
// A payment lists its resources one by one in the order of the enum, each as 1 + its index.
inline Move payment(const Goods& goods) {
    SKERRY_CHECK(goods.total() <= static_cast<int>(sizeof(Move::args)));
    std::uint64_t bits = move_bits(Verb::pay);
    int shift = 0;
    for (Resource what : goods.at_least(1))
        for (int i = goods[what]; i > 0; --i) bits |= (1 + static_cast<std::uint64_t>(what)) << (shift += 8);
    return std::bit_cast<Move>(bits);
}
inline Move payment(Set<Resource> one_of_each) {
    std::uint64_t bits = move_bits(Verb::pay);
    int shift = 0;
    for (Resource what : one_of_each) bits |= (1 + static_cast<std::uint64_t>(what)) << (shift += 8);
    return std::bit_cast<Move>(bits);
}
constexpr Goods paid_by(Move move) {
    Goods goods;
    for (std::uint8_t resource : move.args) {
        if (resource == 0) break;
        goods.add(static_cast<Resource>(resource - 1));
    }
    return goods;
}

// How to muster, an optional argument.
constexpr int muster_byte(Mustering how) { return 1 + static_cast<int>(how); }
constexpr Maybe<Mustering> mustered_by(Move move) {
    return move.args[1] == 0 ? Maybe<Mustering>() : static_cast<Mustering>(move.args[1] - 1);
}

constexpr Goods harvested_by(Move move) {
    const HarvestTypes& types = harvest_types[arg<Environment>(move)];
    return bag_of({{types[0], move.args[1]}, {types[1], move.args[2]}});
}

SKERRY_ENUM(EventKind, tile_dealt, tile_chosen, tile_kept, round_begins, set_dealt, passes, takes, card_discarded,
            gains, spends, clears, slider, places, retrieves, flips, furnishes, trades, roof, whorl, black_worker,
            draws, looks_at, keeps, reshuffle, task, feeds, loses, midden, game_over);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::gains;
    Seat seat;
    Seats audience = Seats::everybody();
    Maybe<Card> card;
    Maybe<Tile> tile;
    Maybe<Resource> resource;
    std::uint8_t count = 0;
    Maybe<Task> task;

    SKERRY_FIELDS(kind, seat, audience, card, tile, resource, count, task)
};

}  // namespace skerry::skara_brae
