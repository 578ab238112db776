// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/containers.h"
#include "core/move.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/selection.h"
#include "games/snowcrest/components.h"

namespace skerry::snowcrest {

// What is agreed before a game.
struct Setup {
    Mode mode = Mode::full;
    std::uint8_t players = 2;
    std::uint8_t level = 1;  // solo: 1 to 10

    SKERRY_FIELDS(mode, players, level)
};

// The decision points of section 5.5, in its order; then what happens between them by itself.
SKERRY_ENUM(StepKind, setup_purchase, main_action, card_action, payment, build_type, build_discard, settle, give,
            meditate_announce, meditate_respond, cycle_discard, discard_pick, recover_pick, recruit_pick,  //
            end_turn, turn_down, place, effects, return_copied, gain_juniper, curses, reward, turn_up, answers,
            gain_scrolls);

// Something still to be resolved. Which fields a kind uses is said where it is pushed.
struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::setup_purchase;
    Maybe<Villager> villager;
    Maybe<Cell> cell;
    Maybe<Building> building;
    std::uint8_t number = 0;  // of an alternative
    std::uint8_t at = 0;      // the next effect of it
    std::uint8_t count = 0;
    std::uint8_t asked = 0;  // opponents who have been asked
    bool won = false;        // the active player has gained a scroll by meditating

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, villager, cell, building, number, at, count, asked, won)
};

// What one player has.
struct Player {
    Bag<Resource> tokens;
    std::uint8_t scrolls = 0;
    std::int8_t omen_pos = 0;
    std::uint8_t omen_tokens = 0;
    Bag<Building> tiles;       // face up
    Bag<Building> used_tiles;  // face down
    Each<Cell, Maybe<Villager>> village;
    Set<Cell> face_down;
    List<Villager, own_count> hand;  // in the order of the ids
    Set<Villager> shown;             // cards of the hand that everybody knows
    List<Villager, own_count> deck;  // the top is last
    Set<Villager> discards;
    List<Step, 12> agenda;  // what this seat still has to resolve, the next step last

    SKERRY_FIELDS(tokens, scrolls, omen_pos, omen_tokens, tiles, used_tiles, village, face_down, hand, shown, deck,
                  discards, agenda)
};

// Moves as text (notation.cpp).
struct Notation;
using Picked = Picks<Notation, max_announced + 1, 1>;  // a source for each bell of an answer

// What a payment or settlement is about. There is one at a time.
struct Payment {
    static constexpr bool brief = true;
    Bag<Item> owed;               // the price, or the items that are to be met
    Maybe<Villager> except_card;  // an Add: the card itself
    Maybe<Cell> except_cell;      // and the villager it replaces

    constexpr bool operator==(const Payment&) const = default;
    SKERRY_FIELDS(owed, except_card, except_cell)
};

SKERRY_ENUM(Phase, purchase, turns, over);

// The whole table.
struct State {
    Setup setup;
    Phase phase = Phase::purchase;
    std::uint8_t round = 0;  // counted from 1; stays at 255
    Seat start;
    Seat active;         // whose turn it is
    Maybe<Cell> busy;    // of the active player: where the villager stands whose action runs
    bool added = false;  // it was Added this turn
    Payment payment;
    Picked picked;  // of the selection that is asked for

    std::uint8_t scroll_pool = 0;
    bool end_triggered = false;    // the pool has been empty
    std::uint8_t rests_taken = 0;  // solo
    Bag<Building> supply;
    List<Achievement, max_players + 1> achievements;  // on the table, claimed or not
    Set<Achievement> claimed;
    List<Villager, row_slots> row;
    // Decks: the top is last. Of the cards at the bottom, as many as `known` were put there in sight of all.
    List<Villager, common_count> common_deck;
    std::uint8_t common_known = 0;
    List<Guardian, guardian_count> guardian_deck;
    std::uint8_t guardian_known = 0;
    Maybe<Guardian> guardian;  // face up, being resolved
    List<Forest, forest_count> forest_deck;
    std::uint8_t forest_known = 0;
    Maybe<Forest> forest;
    std::uint8_t forest_juniper = 0;
    List<Player, max_players> players;
    Generator random;

    SKERRY_FIELDS(setup, phase, round, start, active, busy, added, payment, picked, scroll_pool, end_triggered,
                  rests_taken, supply, achievements, claimed, row, common_deck, common_known, guardian_deck,
                  guardian_known, guardian, forest_deck, forest_known, forest, forest_juniper, players, random)
};
static_assert(described_completely<Setup>() && described_completely<Step>() && described_completely<Player>() &&
              described_completely<Payment>() && described_completely<State>());
static_assert(sizeof(State) <= 2048);

// What a move says first. The arguments:
//     buy villager | activate cell | add villager cell | rest | use alternative | copy villager alternative | skip |
//     pay source | refuse item... | build building | raze tile | announce n | beat | decline | discard villager |
//     recover villager | recruit villager
SKERRY_ENUM(Verb, buy, activate, add, rest, use, copy, skip, pay, refuse, build, raze, announce, beat, decline, discard,
            recover, recruit);
// A tile on a building track by its type and face.
SKERRY_ENUM(TileFace, farm, forge, shrine, used_farm, used_forge, used_shrine);
constexpr TileFace face_of(Building building, bool used) {
    return static_cast<TileFace>(static_cast<int>(building) + (used ? 3 : 0));
}
constexpr Building building_of(TileFace face) { return static_cast<Building>(static_cast<int>(face) % 3); }
constexpr bool is_used(TileFace face) { return face >= TileFace::used_farm; }

struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }
// What a move refuses: items one by one in the order of the enum, each as 1 + its index.
constexpr Move refusal_of(const List<Item, 4>& items) {
    Move move = make(Verb::refuse);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto written = static_cast<std::uint8_t>(1 + static_cast<int>(items[i]));
        std::size_t at = i;
        for (; at > 0 && written < move.args[at - 1]; --at) move.args[at] = move.args[at - 1];
        move.args[at] = written;
    }
    return move;
}
constexpr List<Item, 4> refused_by(Move move) {
    List<Item, 4> items;
    for (std::size_t i = 0; i < 4 && move.args[i] != 0; ++i) items.push(static_cast<Item>(move.args[i] - 1));
    return items;
}

SKERRY_ENUM(EventKind, buys, turn_begins, activates, adds, rests, turns_up, turned_down, leaves, skips, copies,
            recruits, gains, spends, uses_tile, uses_villager, discards, returns_tile, draws, draws_card, reshuffle,
            recovers, row_card, under_deck, blessed, omens, scrolls, returns_scroll, builds, restocks, guardian, forest,
            forest_refilled, settles, announces, beats, declines, achievement, last_scroll, rest_limit, game_over);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::gains;
    Seat seat;
    Seats audience = Seats::everybody();
    Maybe<Villager> villager;
    Maybe<Cell> cell;
    Maybe<Resource> resource;
    Maybe<Building> building;
    Maybe<Guardian> guardian;
    Maybe<Forest> forest;
    Maybe<Achievement> achievement;
    std::uint8_t count = 0;
    List<Item, Demands::capacity> refused;  // settles

    SKERRY_FIELDS(kind, seat, audience, villager, cell, resource, building, guardian, forest, achievement, count,
                  refused)
};

}  // namespace skerry::snowcrest
