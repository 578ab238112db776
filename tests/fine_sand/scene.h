// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/fine_sand/game.h"
#include "games/fine_sand/rules.h"
#include "kit/scene.h"

// A table as a test wants it. A scene begins as a real game; a test puts each player's cards where it needs them, names
// moves by their text and looks at the table again.
//
//     Scene scene = base().turn(2).cards("hand coin_2 blue_4 castle_2 castle_2 | stack castle_3 | built green_6");
//     scene.play("draw, done");
//     EXPECT_EQ(scene.in(Zone::hand), "...");
//
// Cards that are not named lie in `removed`, where they do nothing. A stack is named from its top. Every position that is
// asked for its moves must pass Game::inspect, so that no test is about an impossible one.
namespace skerry::fine_sand {

using kit::split;
using kit::trimmed;
using kit::words;

struct Scene {
    State state;
    Seat seat;                  // who "I" am
    std::vector<Event> events;  // of the last play()
    Revealed revealed = Revealed::no;

    Player& me() { return state.players[seat]; }
    const Player& me() const { return state.players[seat]; }
    Board& board() { return me().board; }
    const Board& board() const { return me().board; }

    // ---- Arranging ----
    Scene& cards(std::string_view zones) { return cards(seat, zones); }
    Scene& cards(Seat whose, std::string_view zones);
    Scene& coins(int count);
    Scene& turn(int number);    // everybody begins Step 1 of this turn
    Scene& acting(int number);  // everybody is about to choose red or blue in this turn

    // ---- Playing ----
    // Moves by their text, separated by commas; "1: ring red" is played by seat 1. Only legal moves are played.
    Scene& play(std::string_view line);
    // The others do as little as they can until this phase of theirs is over.
    Scene& others_idle();
    // I do as little as I can until my part of this phase is over, then the others.
    Scene& finish();

    // ---- Looking ----
    std::vector<std::string> moves() const { return moves(seat); }
    std::vector<std::string> moves(Seat whose) const;
    bool offers(std::string_view move) const;
    std::string decision() const;  // "red"; "" if I am not asked
    std::string in(Zone zone) const { return in(seat, zone); }
    std::string in(Seat whose, Zone zone) const;  // "castle_2 coin_2"
    int size(Zone zone) const { return static_cast<int>(board().cards.size(zone)); }
    int total_score(std::uint8_t whose = 0) const {
        const auto points = score(state, Seat(whose));
        int sum = 0;
        for (std::size_t c = 0; c < count_of<Category>; ++c) sum += points[static_cast<Category>(c)];
        return sum;
    }
    bool happened(EventKind kind) const;
};

// After the mulligan of a game, in turn 1: nobody has replaced anything.
Scene base(int players = 2, TurnStyle style = TurnStyle::simultaneous);
Scene learning(int players = 2);
// A late Fable game whose set has these cards (up to ten), all warning cards and three castles of cost 3.
Scene fable(std::string_view wanted, int players = 2);
Scene solo(const Campaign& campaign = {});
// A solo game whose set has these cards: the tenth of its campaign.
Scene solo_with(std::string_view wanted);

Card card(std::string_view name);
Campaign fable_campaign(std::string_view wanted);

}  // namespace skerry::fine_sand
