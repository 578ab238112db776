// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agenda_game.h"
#include "games/fine_sand/box.h"
#include "games/fine_sand/state.h"

namespace skerry::fine_sand {

// Fine Sand behind the contract of core/game.h, which says what each function does.
struct Game : AgendaGame<State> {
    using Setup = fine_sand::Setup;
    using State = fine_sand::State;
    using Event = fine_sand::Event;
    using Box = fine_sand::Box;
    using Facts = fine_sand::Facts;
    static const GameInfo info;

    static std::vector<Setup> setups();
    static Result<State> begin(const Setup& setup, const Seed& seed);
    static Revealed play(State& state, Seat seat, Move move, Events<Event> events, Order order = Order::any);
    static Ranking ranking(const State& state, Names names = {});
    static std::vector<Belonging> belongings(const State& view, Seat seat);
    static State view(const State& state, Seats eyes);
    static State imagine(const State& view, Random& random);
    static Result<void> inspect(const State& state);

    // The setup of the game that follows this one in its campaign, or why none does.
    static Result<Setup> next(const State& state);
    // The victory points of a solo campaign that this game has completed.
    static std::optional<int> campaign_points(const State& state);

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

}  // namespace skerry::fine_sand

extern template struct skerry::AgendaGame<skerry::fine_sand::State>;  // steps.cpp
