// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/skara_brae/game.h"
#include "kit/scene.h"

// A table as a test wants it. A scene begins as a real game in which everybody has kept a special tile; a test puts
// goods, cards and tiles where it needs them, names moves by their text and looks at the table again.
//
//     Scene scene = players(2).at_workers(2).store("2 shell fish");
//     scene.play("place cook, cook shell, cook shell, cook fish");
//     EXPECT_EQ(scene.me().storage, goods("3 food bone"));
//
// Every position that is asked for its moves must pass Game::inspect, so that no test is about an impossible one.
namespace skerry::skara_brae {

using kit::join;
using kit::names;
using kit::repeat;
using kit::split;
using kit::trimmed;
using kit::value;
using kit::words;

inline const Seat purple(0), blue(1), yellow(2);

struct Scene {
    State state;
    Seat seat;                  // who "I" am: purple
    std::vector<Event> events;  // of the last play()
    Revealed revealed = Revealed::no;

    Player& me() { return state.players[seat]; }
    const Player& me() const { return state.players[seat]; }

    // ---- Arranging ----
    Scene& store(std::string_view goods);               // all I have, with as few columns open as hold it
    Scene& store(std::string_view goods, int columns);  // all I have, with so many columns open
    Scene& flip(std::string_view tiles);                // "cook craft"
    Scene& give(std::string_view cards);                // "S13 VR1", to me, without any effect
    Scene& set(int number, std::string_view cards);     // the whole set of this round, from the left
    Scene& top_of_deck(std::string_view cards);         // the first is drawn first
    Scene& leave_in_deck(int count);                    // the others are discarded
    Scene& order(std::string_view markers);             // the left stack, from the bottom
    // I have the next draft decision. Rounds before are over as if nothing had been done.
    Scene& at_draft(int round, int turn = 1);
    // I am the last to place workers in this turn.
    Scene& at_workers(int round, int turn = 1);

    // ---- Playing ----
    // Moves by their text, separated by commas; "blue: pass" is played by blue. Only legal moves are played.
    Scene& play(std::string_view line);
    // Takes this card in my next draft decision.
    Scene& draft(std::string_view card);
    // Everybody takes the first card and then does as little as possible, until this round begins (5: to the end).
    Scene& play_out_to(int round);

    // ---- Looking ----
    std::vector<std::string> moves() const { return moves(seat); }
    std::vector<std::string> moves(Seat whose) const;
    bool offers(std::string_view move) const;
    std::string decision() const;  // "draft"; "" if I am not asked
    std::string decision(Seat whose) const;
    int points(std::string_view category) const;
    int total() const { return Game::ranking(state).seats[seat.index()].total; }
};

// Games in round 1, purple to draft first and the neutral marker last.
Scene players(int count, Tile mine = Tile::build, bool concurrent = false);
Scene alone(Tile mine = Tile::build, std::string_view tasks = "1 2 3 4", std::string_view focus = "focus_midden");

Bag<Resource> goods(std::string_view text);  // "2 shell fish"

inline Seat seat_of(std::string_view marker) { return Seat(static_cast<std::uint8_t>(value<Marker>(marker))); }

}  // namespace skerry::skara_brae

namespace skerry {
void PrintTo(const Bag<skara_brae::Resource>& bag, std::ostream* out);
}
