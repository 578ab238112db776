#include "catalog/catalog.h"

#include <algorithm>

#include "catalog/games.h"
#include "catalog/typescript.h"
#include "core/hash.h"

namespace skerry {
namespace {

template <Game G>
class Wrapped final : public AnyGame {
    using State = typename G::State;

    Position wrap(const State& state) const { return Position(*this, std::as_bytes(std::span(&state, 1))); }

public:
    const GameInfo& info() const override { return G::info; }

    std::vector<std::string> setups() const override {
        std::vector<std::string> all;
        for (const auto& setup : G::setups()) all.push_back(json::text(setup));
        return all;
    }

    Result<Position> begin(const json::Value& json, const Seed& seed) const override {
        typename G::Setup setup;
        if (const auto fine = json::read(json, setup, {"setup"}); !fine) return Error{fine.error()};
        const auto state = G::begin(setup, seed);
        if (!state) return Error{state.error()};
        return wrap(state.value());
    }

    std::uint8_t players(const Position& p) const override { return G::players(state_of<G>(p)); }
    Seats waiting(const Position& p) const override { return G::waiting(state_of<G>(p)); }

    std::vector<Move> moves(const Position& p, Seat seat) const override {
        if (!waiting(p).has(seat)) return {};
        MoveList list;
        G::moves(state_of<G>(p), seat, list);
        return {list.begin(), list.end()};
    }

    Revealed play(Position& p, Seat seat, Move move, std::span<const std::string> names,
                  std::vector<Happening>* happened) const override {
        if (!happened) return G::play(state_of<G>(p), seat, move, {});
        std::vector<typename G::Event> events;
        const Revealed revealed = G::play(state_of<G>(p), seat, move, Events<typename G::Event>(&events));
        for (const auto& event : events)
            happened->push_back({event.audience, event.seat, G::event_text(event, names), json::text(event)});
        return revealed;
    }

    Ranking ranking(const Position& p) const override { return G::ranking(state_of<G>(p)); }
    Position view(const Position& p, Seats eyes) const override { return wrap(G::view(state_of<G>(p), eyes)); }
    Position imagine(const Position& p, Random& random) const override {
        return wrap(G::imagine(state_of<G>(p), random));
    }

    std::string move_text(Move move) const override { return G::move_text(move); }
    Result<Move> parse_move(std::string_view text) const override { return G::parse_move(text); }
    std::string label(const Position& p, Seat seat, Move move) const override {
        return G::label(state_of<G>(p), seat, move);
    }
    std::vector<Thing> touches(const Position& p, Seat seat, Move move) const override {
        return G::touches(state_of<G>(p), seat, move);
    }
    Prompt prompt(const Position& p, Seat seat) const override { return G::prompt(state_of<G>(p), seat); }
    std::span<const Entry> glossary() const override {
        static const std::vector<Entry> entries = G::glossary();
        return entries;
    }
    std::string box() const override { return json::text(G::box()); }
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

    Result<Position> read(const json::Value& value, const std::optional<Seed>& seed) const override {
        State state;
        if (const auto fine = json::read(value, state, {}); !fine) return Error{fine.error()};
        if (const auto fine = G::inspect(state); !fine) return Error{fine.error()};
        Generator generator(seed.value_or(Seed::number(0)));
        Random random(generator);
        const Position complete = wrap(G::imagine(state, random));
        if (!seed && complete != wrap(state))
            return Error{
                "Something in the position is unknown: give a seed to deal it, or say all cards and \"random\"."};
        return complete;
    }
};

template <class... G>
const auto& wrapped(std::tuple<G...>*) {
    static const std::tuple<Wrapped<G>...> games;
    static const std::array<const AnyGame*, sizeof...(G)> list =
        std::apply([](const auto&... game) { return std::array<const AnyGame*, sizeof...(G)>{&game...}; }, games);
    return list;
}

}  // namespace

std::span<const AnyGame* const> all_games() { return wrapped(static_cast<Games*>(nullptr)); }

Result<const AnyGame*> find_game(std::string_view id) {
    std::string wanted(id);
    std::replace(wanted.begin(), wanted.end(), '_', '-');
    std::string names;
    for (const AnyGame* game : all_games()) {
        if (game->info().id == wanted) return game;
        (names += names.empty() ? "" : ", ") += game->info().id;
    }
    return Error{"There is no game called " + json::quoted(id.substr(0, 60)) + "; the games are: " + names + "."};
}

std::string AnyGame::hash(const Position& position) const {
    std::uint64_t n = skerry::hash(json(position));
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; n >>= 4) text[i] = "0123456789abcdef"[n & 15];
    return text;
}

std::vector<std::string> AnyGame::seat_names(std::size_t players) const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < players; ++i) {
        std::string name(info().seat_names[i]);
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        names.push_back(name);
    }
    return names;
}

}  // namespace skerry
