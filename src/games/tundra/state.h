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
#include "games/tundra/components.h"

namespace skerry::tundra {

// What is agreed before a game.
struct Setup {
    Mode mode = Mode::base;
    std::uint8_t players = 2;
    bool late_enhancements = false;
    Maybe<Layout> layout;  // nothing: the standard one for the number of players

    SKERRY_FIELDS(mode, players, late_enhancements, layout)
};
constexpr bool with_titles(const Setup& setup) { return setup.mode == Mode::titles || setup.mode == Mode::full; }
constexpr bool with_personal_goals(const Setup& setup) {
    return setup.mode == Mode::personal_goals || setup.mode == Mode::full;
}
constexpr Layout layout_of(const Setup& setup) { return setup.layout ? *setup.layout : standard_layout(setup.players); }

// The decision points of section 5.5, in its order; the last three happen by themselves.
SKERRY_ENUM(StepKind, choose_starters, place_starter, move_step, choose_resource, tower_order, tower_worker, turn_pre,
            turn_post, activation, build_step, hire_step, pay_step, gather, upgrade_step, card_pick, card_place,
            advisor_discard, reroll_any, nudge, set_die, swap_step, use_title, upgrade_income, sor_towers);

// Something still to be resolved. Which fields a kind uses is said where it is pushed.
struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::choose_starters;
    std::uint8_t count = 0;     // how often, how many
    Maybe<Cell> cell;           // tower_worker: where
    Maybe<Card> card;           // to be put under a board: a starter, or the card just taken
    Maybe<Deal> deal;           // hire_step, pay_step
    bool renew = false;         // card_pick: the market may be renewed
    bool whole = false;         // choose_resource: of a tower's bonus, none of it may be left (Q16)
    std::uint8_t discount = 0;  // upgrade_step

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, count, cell, card, deal, renew, whole, discount)
};

// Moves as text (notation.cpp).
struct Notation;
inline constexpr std::size_t max_picks = 8;  // all dice, or two units of choice from each tower
static_assert(max_picks >= max_dice && max_picks >= 2 * towers_per_player);
using Picked = Picks<Notation, max_picks, 2>;

// An order board of a player: its side, the dice on it, the cards under it.
struct BoardState {
    bool upgraded = false;
    Set<Face> dice;
    Maybe<Card> starter;
    List<Card, max_market_places> market;

    constexpr bool operator==(const BoardState&) const = default;
    SKERRY_FIELDS(upgraded, dice, starter, market)
};

// The cards under a board, in the order of the table.
constexpr List<Card, 1 + max_market_places> cards_under(const BoardState& board) {
    List<Card, 1 + max_market_places> cards;
    if (board.starter) cards.push(*board.starter);
    for (Card card : board.market) cards.push(card);
    return cards;
}

struct Advisor {
    Card card = Card::unknown;
    bool exhausted = false;

    constexpr bool operator==(const Advisor&) const = default;
    SKERRY_FIELDS(card, exhausted)
};

struct Player {
    Title title = Title::basic;
    Maybe<PersonalGoal> goal;
    Bag<Resource> resources;
    std::uint8_t berries = 0;
    std::uint8_t vp = 0;
    Bag<Face> dice;           // unused
    std::uint8_t wasted = 0;  // dice set aside in this round
    Each<Board, BoardState> boards;
    List<Advisor, max_advisors + 1> advisors;  // the newest last
    List<Card, starters_dealt> dealt;          // starters to choose from; empty once all have chosen
    List<Cell, workers_per_player> workers;    // on the map, in the order of the cells
    Set<Cell> towers;
    List<Step, 8> agenda;  // what this seat still has to resolve, the next step last

    SKERRY_FIELDS(title, goal, resources, berries, vp, dice, wasted, boards, advisors, dealt, workers, towers, agenda)
};

// A common goal: who has a die on it in this round, and which.
struct GoalSlot {
    Goal goal = Goal::cg_city;
    Maybe<Character> holder;
    Maybe<Face> die;

    SKERRY_FIELDS(goal, holder, die)
};

// A worker that has moved in the action in progress, and where it has been in it.
struct Walk {
    Cell at = Cell::A1;
    Set<Cell> visited;

    constexpr bool operator==(const Walk&) const = default;
    SKERRY_FIELDS(at, visited)
};

// What a die just placed still allows: the action of the board's row, and those of the cards under it.
struct Activation {
    Maybe<Board> board;  // nothing: no activation is running
    Face row = Face::one;
    bool upgraded = false;  // the side showing when the die was placed (Q18)
    bool own = false;       // the board's own action is pending
    List<Card, 1 + max_market_places> cards;

    SKERRY_FIELDS(board, row, upgraded, own, cards)
};

SKERRY_ENUM(Phase, choosing, start, placement, over);

// The whole table. Only one seat acts at a time (but for the choice of starters), so that what belongs to the action in
// progress stands here once.
struct State {
    Setup setup;
    Phase phase = Phase::choosing;
    std::uint8_t round = 0;  // 1..4
    Seat first;              // first player of this round
    Seat turn;               // whose start of round or turn it is
    Each<Cell, Maybe<Glade>> glades;
    Set<Cell> open;
    List<Card, city_card_count> deck;
    Set<Card> discards;
    List<Card, max_market> market;
    List<GoalSlot, max_players> goals;
    List<Player, max_players> players;
    Activation activation;
    List<Walk, max_moves> walks;
    Set<Cell> bonuses_due;  // towers whose bonus, or its movement, is still to come
    Picked picked;          // of the selection that is asked for
    Generator random;

    SKERRY_FIELDS(setup, phase, round, first, turn, glades, open, deck, discards, market, goals, players, activation,
                  walks, bonuses_due, picked, random)
};
static_assert(described_completely<Setup>() && described_completely<Step>() && described_completely<BoardState>() &&
              described_completely<Advisor>() && described_completely<Player>() && described_completely<GoalSlot>() &&
              described_completely<Walk>() && described_completely<Activation>() && described_completely<State>());
static_assert(sizeof(State) <= 2048);

// What a move says first. The arguments:
//     keep card card | put board | replace card | move from to | walk from to walker | gain resource | bonus cell |
//     reroll die | nudge die sign | buy | use card | place die board | claim die goal | waste die | end | start [card] |
//     finish | build cell resource | hire cell [resource] | pay [resource] | gather resource | upgrade board |
//     spare board resource | take card | renew | discard card | turn die value | swap given gained
// Dice are faces. What is in brackets is 1 + its index, or 0 for nothing.
SKERRY_ENUM(Verb, keep, put, replace, move, walk, gain, bonus, reroll, nudge, buy, use, place, claim, waste, end, start,
            finish, build, hire, pay, gather, upgrade, spare, take, renew, discard, turn, swap);
SKERRY_ENUM(Sign, up, down);

struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }
// An argument that may be left out.
template <NamedEnum E>
constexpr int maybe(E e) {
    return 1 + static_cast<int>(e);
}
template <NamedEnum E>
constexpr Maybe<E> maybe_arg(Move move, std::size_t i = 0) {
    return move.args[i] == 0 ? Maybe<E>() : Maybe<E>(static_cast<E>(move.args[i] - 1));
}

SKERRY_ENUM(EventKind, starters_chosen, starters_kept, starter_placed, market_card, goal_laid, goal_dealt, first_player,
            round_begins, dice_rolled, extra_die, gains, spends, moves, opens, builds, hires, worker_gained, upgrades,
            takes, puts, discarded, uses, rerolls, nudges, buys, places, claims, wastes, renews, reshuffle,
            market_discarded, personal_goal, game_over);

// What moves a player on the track.
SKERRY_ENUM(Source, goals, upgrades, towers, cards, trades);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::gains;
    Seat seat;
    Seats audience = Seats::everybody();
    Maybe<Good> good;
    std::uint8_t count = 0;
    Maybe<Cell> cell, to;
    Maybe<Glade> glade;
    Maybe<Card> card;
    Maybe<Board> board;
    Maybe<Goal> goal;
    Maybe<PersonalGoal> personal;
    List<Face, max_dice> dice;    // as they were, or as they are
    List<Face, max_dice> become;  // as they are now
    Maybe<Source> source;         // of points

    SKERRY_FIELDS(kind, seat, audience, good, count, cell, to, glade, card, board, goal, personal, dice, become, source)
};

}  // namespace skerry::tundra
