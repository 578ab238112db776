// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/game.h"

namespace skerry {

// What all games with agendas have in common behind the contract; a game derives from it and adds the rest. A
// game redeclares a function that differs. core/agenda.h defines them, and the game's steps.cpp instantiates
// them once: `template struct skerry::AgendaGame<State>`.
template <class State>
struct AgendaGame {
    static std::uint8_t players(const State& state) { return static_cast<std::uint8_t>(state.players.size()); }
    static Seats waiting(const State& state);
    static void moves(const State& state, Seat seat, MoveList& out);
    static void canonical_moves(const State& state, Seat seat, MoveList& out);
    static PickList picked(const State& state, Seat seat);

    static std::string move_text(Move move);
    static Result<Move> parse_move(std::string_view text);
    static Label label(const State& state, Seat seat, Move move, Names names = {});
    static std::vector<Thing> touches(const State& state, Seat seat, Move move);
    static Prompt prompt(const State& state, Seat seat, Names names = {});

    static std::string pattern_text(Move move);
    static Result<Move> parse_pattern(std::string_view text);
};

}  // namespace skerry
