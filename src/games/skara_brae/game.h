// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda_game.h"
#include "games/skara_brae/box.h"
#include "games/skara_brae/state.h"

namespace skerry::skara_brae {

// Skara Brae behind the contract of core/game.h, which says what each function does.
struct Game : AgendaGame<State> {
    using Setup = skara_brae::Setup;
    using State = skara_brae::State;
    using Event = skara_brae::Event;
    using Box = skara_brae::Box;
    using Facts = skara_brae::Facts;
    static const GameInfo info;

    static std::vector<Setup> setups();
    static Result<State> begin(const Setup& setup, const Seed& seed);
    static void canonical_moves(const State& state, Seat seat, MoveList& out);
    static Revealed play(State& state, Seat seat, Move move, Events<Event> events, Order order = Order::any);
    static Ranking ranking(const State& state, Names names = {});
    static const std::span<const skerry::Source> sources;
    static std::vector<Credit> credits(const State& over, Seat seat);
    static std::vector<Belonging> belongings(const State& view, Seat seat);
    static State view(const State& state, Seats eyes);
    static State imagine(const State& view, Random& random);
    static Result<void> inspect(const State& state);

    static std::string event_text(const Event& event, Names names);
    static std::vector<Entry> glossary();
    static Facts facts(const State& view, Seat seat);
    static Picture picture(const State& view, Seats eyes, Names names);

    static int evaluate(const State& state, Seat seat);
    static bool settled(const State& state, Seat seat);
    static void features(const State& state, Seat seat, Features& out);
    static const Weights weights;
    static const SearchParams search_params;
    static const BotLevels levels;
};
static_assert(skerry::Game<Game>);

}  // namespace skerry::skara_brae

extern template struct skerry::AgendaGame<skerry::skara_brae::State>;  // steps.cpp
