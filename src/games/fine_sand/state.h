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
#include "games/fine_sand/components.h"

namespace skerry::fine_sand {

// A line of the solo scoring sheet. What it struck and what it added follows from these (scoring.cpp).
struct SheetRow {
    static constexpr bool brief = true;
    std::uint8_t stack = 0;     // unbuilt cards
    std::uint8_t offloads = 0;  // cards on the Symbol card, both without what big castles took away
    std::uint8_t coins = 0;     // spaces of the coin rows that this game filled
    Set<Bonus> bonuses;         // used in this game
    std::uint8_t struck = 0;    // 1 to 20

    constexpr bool operator==(const SheetRow&) const = default;
    SKERRY_FIELDS(stack, offloads, coins, bonuses, struck)
};

// What lasts between the games of a campaign, as it is before this game and, for Fable, before its swap. A new
// campaign is the default.
struct Campaign {
    static constexpr bool brief = true;
    std::uint8_t played = 0;           // Fable rounds or solo games before this one
    CardSet set = start_set;           // the 30 cards of every player
    FableQueue queue = fable_groups;   // the Fable stack, the next group first
    List<SheetRow, solo_games> sheet;  // solo: a line per game played
    Each<Symbol, std::uint8_t> wins;   // Fable: games won by each seat, shared ones too

    constexpr bool operator==(const Campaign&) const = default;
    SKERRY_FIELDS(played, set, queue, sheet, wins)
};

// What is agreed before a game. The campaign belongs to fable and solo.
struct Setup {
    Mode mode = Mode::base;
    std::uint8_t players = 2;  // solo: 1, whatever is said here
    TurnStyle turn_style = TurnStyle::simultaneous;
    Campaign campaign;

    SKERRY_FIELDS(mode, players, turn_style, campaign)
};

// The decision points of section 5.1, and the parts of actions.
//     card     whose effect it is; build, pay: what lets build (nothing: a slot)
//     count    pay: coins owed
SKERRY_ENUM(StepKind, mulligan, step1, keep, pick, ring, red, reveal, blue, step3, limit, dump, junk, place, build, pay,
            solo_bonus, solo_swap);
// Where a payment comes from; wooden coins are no cards, and their moves name one that does not matter.
SKERRY_ENUM(Source, hand, pallet, front, coin);
inline constexpr auto wooden_coin = static_cast<Card>(0);

struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::mulligan;
    Maybe<Card> card;
    std::uint8_t count = 0;

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, card, count)
};

// Moves as text (notation.cpp).
struct Notation;
using Picked = Picks<Notation, max_cards, 2>;

// The places of a player's cards (section 2). A stack's top is last; the other lists are sorted.
//     built    in earlier turns and not used in this one        fresh    built in this turn and not used yet
//     used     used in this turn: ready again in the next       revealed by an effect that is going on
//     pallet   coin cards lying on pallets from earlier turns   placed   put there in this turn
SKERRY_ENUM(Zone, hand, front, discard_pile, built, fresh, used, pallet, placed, removed, revealed, symbol_stack,
            draw_stack);
SKERRY_ENUM(Ring, red, blue);
SKERRY_ENUM(Trigger, none, next, now);  // of the end: the next turn is the last, this one is

using Cards = List<Card, max_cards>;
using CardPool = SortedList<Card, max_cards>;

// What lies in front of a player, and how far the turn has come. There are two of each: as it is, and as the others saw
// it at the last barrier.
struct Board {
    Zones<Zone, Card, max_cards> cards;
    CardPool stack_pool;                     // what was shuffled into the draw stack last
    List<Card, 8> seen;                      // cards of the hand that everybody knows to be there
    List<std::uint8_t, max_players> boosts;  // places in the symbol stack of limit boosts that went there openly
    std::uint8_t coins = 0;                  // wooden ones
    std::uint8_t purse = 0;                  // overpaid in this turn
    Maybe<Ring> ring;
    bool drew = false;                // the board's draw of this step is done
    std::uint8_t builds = 0;          // standard slots used in this turn
    bool offloaded = false;           // in this turn
    Trigger trigger = Trigger::none;  // set off in this turn

    constexpr bool operator==(const Board&) const = default;
    SKERRY_FIELDS(cards, stack_pool, seen, boosts, coins, purse, ring, drew, builds, offloaded, trigger)
};

struct Player {
    Board board;
    Board shown;            // as the others saw it at the last barrier, what is hidden from them unknown
    CardPool owned;         // all cards of this player, wherever they lie: known to everybody
    bool finished = false;  // with this phase; the others may know that
    List<Step, 2> agenda;   // what this seat still has to resolve, the next step last
    Picked picked;          // of the selection that is asked for
    Generator random;       // a stream of its own

    SKERRY_FIELDS(board, shown, owned, finished, agenda, picked, random)
};

// drawing: A, Step 1. acting: B to E. scoring: the solo sheet, after the game.
SKERRY_ENUM(Phase, mulligan, drawing, acting, scoring, over);

// The whole table.
struct State {
    Setup setup;
    Phase phase = Phase::mulligan;
    std::uint8_t turn = 1;
    bool last_turn = false;        // everybody knows that this turn is the last
    Group leaving;                 // Fable: swapped out before this game; solo: after it
    List<Card, swap_offer> offer;  // solo: revealed for the swap
    Set<Bonus> bonuses;            // solo: used in this scoring
    List<Player, max_players> players;

    SKERRY_FIELDS(setup, phase, turn, last_turn, leaving, offer, bonuses, players)
};
static_assert(described_completely<SheetRow>() && described_completely<Campaign>() && described_completely<Setup>() &&
              described_completely<Step>() && described_completely<Board>() && described_completely<Player>() &&
              described_completely<State>());
static_assert(sizeof(State) <= 1466);

// What a move says first; end: this step of the turn. The arguments:
//     mulligan card | draw | use card | ring colour | build card [with card] | pay card source | offload card | dump card |
//     remove card | place card | discard card | take card | reveal | bonus n | swap card | end
SKERRY_ENUM(Verb, mulligan, draw, use, ring, build, pay, offload, dump, remove, place, discard, take, reveal, bonus,
            swap, end);

struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }

SKERRY_ENUM(EventKind, keeps_hand, draws, draws_card, reshuffle, coins, depleted, uses, discards, keeps, takes, reveals,
            rings, builds, pays, pays_coin, offloads, offloads_card, removes, places, limit, finished, all_chosen,
            all_drawn, turn_ends, boost_offloaded, chair, receives, no_exchange, timer, last_turn, turn_begins,
            game_over, scored, struck, bonus, offered, leaves, lost);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::draws;
    Seat seat;
    Seats audience = Seats::everybody();  // who learns of it now
    Seats later;                          // who learns of it at the next barrier
    bool barrier = false;                 // everybody has finished; what was held back is told before it
    Maybe<Card> card;
    Maybe<Card> from;  // whose effect it is
    Maybe<Ring> ring;
    std::uint8_t count = 0;

    SKERRY_FIELDS(kind, seat, audience, later, barrier, card, from, ring, count)
};

}  // namespace skerry::fine_sand
