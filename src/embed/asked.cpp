// SPDX-License-Identifier: Apache-2.0
#include "embed/asked.h"

#include "embed/engine.h"

namespace skerry::embed {

Result<Seed> seed_in(const SeedGiven& given) {
    SKERRY_LET(const auto seed, json::parse(given.text));
    if (seed.is_int64() && seed.get_int64() >= 0) return Seed::number(static_cast<std::uint64_t>(seed.get_int64()));
    if (!seed.is_string()) return json::Place{"seed"}.error("must be a number or a text");
    return Seed::parse(std::string_view(seed.get_string()));
}

Result<std::vector<std::string>> names_in(const json::Optional<std::vector<std::string>>& given, const AnyGame& game,
                                          std::size_t players) {
    if (!given) return game.seat_names(players);
    const json::Place place{"names"};
    if (given->size() != players) return place.error("must be a list of " + std::to_string(players) + " texts");
    for (std::size_t i = 0; i < players; ++i)
        if ((*given)[i].size() > Engine::Limits::name) return place.item(i).error("has more than 100 letters");
    return std::vector<std::string>(*given);
}

namespace {

Result<Seat> seat_of(Seat seat, std::size_t players) {
    if (seat.index() < players) return seat;
    return json::Place{"seat"}.error("must be from 0 to " + std::to_string(players - 1));
}

}  // namespace

Result<Seat> seat_in(const json::Optional<Seat>& given, Seats waiting, std::size_t players) {
    if (waiting.empty()) return Error{"The game is over."};
    if (!given && waiting.size() == 1) return waiting.front();
    if (!given) return json::Place{"seat"}.error("is missing, and several seats are waiting");
    SKERRY_LET(const Seat seat, seat_of(*given, players));
    if (!waiting.has(seat)) return Error{"Seat " + std::to_string(seat.index()) + " has nothing to decide now."};
    return seat;
}

Result<Seats> eyes_in(const json::Optional<Eyes>& given, std::size_t players) {
    const Seats all = Seats::first(static_cast<std::uint8_t>(players));
    if (!given || given->text == R"("all")") return all;
    if (given->text == R"("none")") return Seats::none();
    SKERRY_LET(const auto value, json::parse(given->text));
    SKERRY_LET(const Seat read, json::read_as<Seat>(value, {"seat"}));
    SKERRY_LET(const Seat seat, seat_of(read, players));
    return Seats(seat);
}

Result<void> check_time(std::int64_t at) {
    if (at >= 0 && at <= Engine::Limits::time) return {};
    return json::Place{"at"}.error("must be milliseconds since 1970");
}

}  // namespace skerry::embed
