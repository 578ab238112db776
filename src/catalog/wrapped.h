// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/typed.h"
#include "catalog/typescript.h"

// A game behind the run-time interface. catalog/games/<game>.cpp instantiates one each, so that they compile in
// parallel.
namespace skerry {

template <Game G>
class Wrapped final : public AnyGame {
    using State = typename G::State;

    static constexpr bool counts_rounds = requires(const State& state) { int{state.round}; };
    static constexpr bool counts_turns = requires(const State& state) { int{state.turn}; };

    Position wrap(const State& state) const { return Position(*this, std::as_bytes(std::span(&state, 1))); }

    // Seat by seat: the order in which they acted must not show.
    static void tell_held(Position& p, std::vector<ToldEvent>& out) {
        for (std::uint8_t i = 0; i < max_seats; ++i)
            for (ToldEvent& event : p.held())
                if (event.seat == Seat(i)) out.push_back(std::move(event));
        p.held().clear();
    }

public:
    const GameInfo& info() const override { return G::info; }

    std::vector<std::string> setups() const override {
        std::vector<std::string> all;
        for (const auto& setup : G::setups()) all.push_back(json::text(setup));
        return all;
    }

    Result<Position> begin(const json::Value& json, const Seed& seed) const override {
        typename G::Setup setup;
        SKERRY_TRY(json::read(json, setup, {"setup"}));
        SKERRY_LET(const auto state, G::begin(setup, seed));
        return wrap(state);
    }

    std::uint8_t players(const Position& p) const override { return G::players(state_of<G>(p)); }
    Seats waiting(const Position& p) const override { return G::waiting(state_of<G>(p)); }

    std::vector<Move> moves(const Position& p, Seat seat) const override {
        if (!waiting(p).has(seat)) return {};
        MoveList list;
        G::moves(state_of<G>(p), seat, list);
        return {list.begin(), list.end()};
    }

    bool legal(const Position& p, Seat seat, Move move) const override {
        if (!waiting(p).has(seat)) return false;
        if constexpr (requires { G::picked(state_of<G>(p), seat); })
            if (is_put_back(move)) {
                const auto picked = G::picked(state_of<G>(p), seat);
                return std::find(picked.begin(), picked.end(), pick_of(put_back(move))) != picked.end();
            }
        MoveList list;
        G::moves(state_of<G>(p), seat, list);
        return list.has(move);
    }

    Revealed play(Position& p, Seat seat, Move move, std::span<const std::string> names,
                  std::vector<ToldEvent>* happened) const override {
        if (!happened) return G::play(state_of<G>(p), seat, move, {});
        std::vector<typename G::Event> events;
        const Revealed revealed = G::play(state_of<G>(p), seat, move, Events<typename G::Event>(&events));
        for (const auto& event : events) {
            ToldEvent now{event.audience, event.seat, G::event_text(event, names), json::text(event), {}};
            if constexpr (requires { G::credit(event); }) now.credit = G::credit(event);
            if constexpr (requires { event.barrier, event.later; }) {
                if (event.barrier) tell_held(p, *happened);
                ToldEvent later = now;
                later.audience = event.later;
                later.audience.remove(event.audience);
                later.credit = {};
                if (!later.audience.empty()) p.held().push_back(std::move(later));
            }
            happened->push_back(std::move(now));
        }
        return revealed;
    }

    Ranking ranking(const Position& p, std::span<const std::string> names) const override {
        return G::ranking(state_of<G>(p), names);
    }
    std::span<const Source> sources() const override {
        if constexpr (requires { G::sources; })
            return G::sources;
        else
            return {};
    }
    std::vector<Credit> credits(const Position& p, Seat seat) const override {
        if constexpr (requires { G::credits(state_of<G>(p), seat); })
            return G::credits(state_of<G>(p), seat);
        else
            return {};
    }
    std::vector<Belonging> belongings(const Position& p, Seat seat) const override {
        if constexpr (requires { G::belongings(state_of<G>(p), seat); })
            return G::belongings(state_of<G>(p), seat);
        else
            return {};
    }
    std::optional<int> round(const Position& p) const override {
        const State& state = state_of<G>(p);
        if constexpr (counts_rounds)
            return state.round;
        else if constexpr (counts_turns)
            return state.turn;
        else
            return std::nullopt;
    }
    std::string_view round_word() const override { return counts_rounds ? "round" : counts_turns ? "turn" : ""; }
    Result<std::string> next(const Position& p) const override {
        if constexpr (requires { G::next(state_of<G>(p)); }) {
            SKERRY_LET(const auto setup, G::next(state_of<G>(p)));
            return json::text(setup);
        } else {
            return Error{std::string(G::info.name) + " has no campaigns."};
        }
    }
    std::optional<int> campaign_points(const Position& p) const override {
        if constexpr (requires { G::campaign_points(state_of<G>(p)); })
            return G::campaign_points(state_of<G>(p));
        else
            return std::nullopt;
    }
    Position view(const Position& p, Seats eyes) const override { return wrap(G::view(state_of<G>(p), eyes)); }
    Position imagine(const Position& p, Random& random) const override {
        return wrap(G::imagine(state_of<G>(p), random));
    }

    std::string move_text(Move move) const override { return G::move_text(move); }
    Result<Move> parse_move(std::string_view text) const override { return G::parse_move(text); }
    Label label(const Position& p, Seat seat, Move move, std::span<const std::string> names) const override {
        return G::label(state_of<G>(p), seat, move, names);
    }
    std::vector<Thing> touches(const Position& p, Seat seat, Move move) const override {
        return G::touches(state_of<G>(p), seat, move);
    }
    Prompt prompt(const Position& p, Seat seat, std::span<const std::string> names) const override {
        return G::prompt(state_of<G>(p), seat, names);
    }
    std::span<const Entry> glossary() const override {
        static const std::vector<Entry> entries = G::glossary();
        return entries;
    }
    std::string box() const override { return json::text(typename G::Box()); }
    std::string facts(const Position& p) const override {
        std::string all = "[";
        for (std::uint8_t i = 0; i < players(p); ++i)
            (all += i > 0 ? "," : "") += json::text(G::facts(state_of<G>(p), Seat(i)));
        return all + "]";
    }
    std::string typescript() const override {
        TypeScript types;
        types.add<typename G::Setup>();
        types.add<State>();
        types.add<typename G::Event>();
        types.add<typename G::Box>();
        types.add<typename G::Facts>();
        return types.text();
    }
    Picture picture(const Position& p, Seats eyes, std::span<const std::string> names) const override {
        return G::picture(state_of<G>(p), eyes, names);
    }

    std::string json(const Position& p) const override { return json::text(state_of<G>(p)); }
    std::string setup_json(const Position& p) const override { return json::text(state_of<G>(p).setup); }
    const ModeInfo& mode(const Position& p) const override {
        for (const ModeInfo& mode : G::info.modes)
            if (mode.id == name_of(state_of<G>(p).setup.mode)) return mode;
        SKERRY_UNREACHABLE("every mode is described");
    }

    Result<Position> read(const json::Value& value, const std::optional<Seed>& seed) const override {
        SKERRY_LET(const Position given, read_view(value));
        Generator generator(seed.value_or(Seed::number(0)));
        Random random(generator);
        const Position complete = imagine(given, random);
        if (!seed && complete != given)
            return Error{
                "Something in the position is unknown: give a seed to deal it, or say all cards and \"random\"."};
        return complete;
    }

    Result<Position> read_view(const json::Value& value) const override {
        State state;
        SKERRY_TRY(json::read(value, state, {}));
        SKERRY_TRY(G::inspect(state));
        return wrap(state);
    }
};

template <Game G>
const AnyGame& wrapped() {
    static const Wrapped<G> game;
    return game;
}

}  // namespace skerry
