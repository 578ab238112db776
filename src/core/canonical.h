// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/game.h"

namespace skerry {

// A game as search and simulation play it: things are picked in canonical order, and a selection ends by itself once
// nothing else is left in that order. Every legal set is reached exactly once. With Order::any, as people play it.
template <Game G>
struct Canonical {
    using State = typename G::State;

    static void moves(const State& state, Seat seat, MoveList& out, Order order = Order::canonical) {
        if constexpr (requires { G::canonical_moves(state, seat, out); })
            if (order == Order::canonical) return G::canonical_moves(state, seat, out);
        G::moves(state, seat, out);
    }

    static Revealed play(State& state, Seat seat, Move move, Events<typename G::Event> events = {},
                         Order order = Order::canonical) {
        if constexpr (requires { G::play(state, seat, move, events, order); })
            return G::play(state, seat, move, events, order);
        else
            return G::play(state, seat, move, events);
    }

    // Whether a seat is in the middle of a selection.
    static bool picking(const State& state, Seat seat) {
        if constexpr (requires { G::picked(state, seat); })
            return !G::picked(state, seat).empty();
        else
            return false;
    }
};

}  // namespace skerry
