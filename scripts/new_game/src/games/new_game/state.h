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
#include "games/new_game/components.h"

namespace skerry::new_game {

// What is agreed before a game.
struct Setup {
    Mode mode = Mode::together;
    std::uint8_t players = 2;

    SKERRY_FIELDS(mode, players)
};

// The decisions: what to do in a turn, and which shore to open after one was filled.
SKERRY_ENUM(StepKind, turn, open);

struct Step {
    static constexpr bool brief = true;
    StepKind kind = StepKind::turn;
    Maybe<Shore> shore;  // open: the one just filled

    constexpr bool operator==(const Step&) const = default;
    SKERRY_FIELDS(kind, shore)
};

// Moves as text (notation.cpp).
struct Notation;
using Picked = Picks<Notation, highest_number, 1>;

struct Player {
    Bag<Pebble> hand;
    std::uint8_t points = 0;
    List<Step, 2> agenda;  // what this seat still has to decide, the next step last
    Picked picked;         // pebbles chosen so far, before anything happens

    SKERRY_FIELDS(hand, points, agenda, picked)
};

// The whole table. The bag is whatever nobody holds.
struct State {
    Setup setup;
    std::uint8_t turns = 0;  // taken so far, by all seats together
    Set<Shore> open;
    List<Player, max_players> players;
    Generator random;

    SKERRY_FIELDS(setup, turns, open, players, random)
};
static_assert(described_completely<Setup>() && described_completely<Step>() && described_completely<Player>() &&
              described_completely<State>());

// What a move says first: draw | lay pebble | open shore.
SKERRY_ENUM(Verb, draw, lay, open);

struct Notation {
    static const Grammar<Verb> grammar;  // notation.cpp
};
constexpr Verb verb_of(Move move) { return static_cast<Verb>(move.verb); }

SKERRY_ENUM(EventKind, draws, draws_pebble, fills, opens, game_over);

// What happened. Fields that a kind does not use are left out.
struct Event {
    static constexpr bool brief = true;
    EventKind kind = EventKind::draws;
    Seat seat;
    Seats audience = Seats::everybody();
    Maybe<Pebble> pebble;
    Maybe<Shore> shore;
    std::uint8_t count = 0;

    SKERRY_FIELDS(kind, seat, audience, pebble, shore, count)
};

}  // namespace skerry::new_game
