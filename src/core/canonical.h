#pragma once

#include "core/game.h"

namespace skerry {

// A game as search and simulation play it: things are picked in canonical order only, and a selection ends by itself where
// nothing else is left in that order. Every legal set is reached, and none twice.
template <Game G>
struct Canonical {
    using State = typename G::State;

    static void moves(const State& state, Seat seat, MoveList& out) {
        if constexpr (requires { G::canonical_moves(state, seat, out); })
            G::canonical_moves(state, seat, out);
        else
            G::moves(state, seat, out);
    }

    static Revealed play(State& state, Seat seat, Move move, Events<typename G::Event> events = {}) {
        if constexpr (requires { G::play(state, seat, move, events, Order::canonical); })
            return G::play(state, seat, move, events, Order::canonical);
        else
            return G::play(state, seat, move, events);
    }
};

}  // namespace skerry
