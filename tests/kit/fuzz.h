// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <string_view>

#include "catalog/catalog.h"

// What the fuzz targets share.
namespace skerry::kit {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// Plays on from a position as a fuzzer says: a byte chooses a move. Whatever was accepted must be playable.
inline void play_on(Position position, std::string_view choices) {
    const AnyGame& game = position.game();
    for (const char choice : choices) {
        const Seats waiting = game.waiting(position);
        if (waiting.empty()) return;
        const auto moves = game.moves(position, waiting.front());
        if (moves.empty()) {
            std::fprintf(stderr, "Nothing to do in %s\n", game.json(position).c_str());
            SKERRY_CHECK(!moves.empty());
        }
        game.play(position, waiting.front(), moves[static_cast<unsigned char>(choice) % moves.size()]);
    }
}

// A game, by number; one an input, so that there are many inputs.
inline const AnyGame& some_game(std::uint8_t number) { return *all_games()[number % all_games().size()]; }

// A position in the middle of a game, by number. There are some hundreds, each played to once.
inline const Position& some_position(const AnyGame& game, std::uint32_t number) {
    static std::map<std::pair<const AnyGame*, std::uint32_t>, Position> played;
    number %= 509;
    if (const auto found = played.find({&game, number}); found != played.end()) return found->second;
    const auto setups = game.setups();
    Position position = game.begin(json::parse(setups[number % setups.size()]).value(), Seed::number(number)).value();
    Generator generator(Seed::number(number));
    Random random(generator);
    for (std::uint32_t i = 0; i < number % 97; ++i) {
        const Seats waiting = game.waiting(position);
        if (waiting.empty()) break;
        const auto moves = game.moves(position, waiting.front());
        game.play(position, waiting.front(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return played.emplace(std::pair(&game, number), std::move(position)).first->second;
}

}  // namespace skerry::kit
