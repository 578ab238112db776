// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/snowcrest/game.h"
#include "games/snowcrest/rules.h"
#include "kit/scene.h"

// A table as a test wants it. A scene begins with the turn of seat 0 (red, who also began the game): everybody has the
// four starters in the corners (c0 forager, c2 mason, c6 acolyte, c8 elder), no other villager, one face-up farm, no
// tokens, no hand, and the nine other cards in the deck; all Achievements are claimed. A test changes that, names moves
// by their text and looks at the table again.
//
//     Scene scene = players(2).village("c4 priest, c1 abbot down").tokens("3 barley").hand("farmer");
//     scene.play("add farmer c3, pay 2 barley, use a");
//     EXPECT_EQ(scene.tokens(), "5 barley");
//
// Every position that is asked for its moves must pass Game::inspect, so that no test is about an impossible one.
namespace skerry::snowcrest {

using kit::join;
using kit::names;
using kit::repeat;
using kit::split;
using kit::trimmed;
using kit::value;
using kit::words;

struct Scene {
    State state;
    std::vector<Event> events;  // of the last play()
    Revealed revealed = Revealed::no;

    Player& player(int seat) { return state.players[static_cast<std::size_t>(seat)]; }
    const Player& player(int seat) const { return state.players[static_cast<std::size_t>(seat)]; }

    // ---- Arranging; what is said is all there is of it ----
    Scene& tokens(std::string_view text, int seat = 0);   // "3 barley gold"
    Scene& tiles(std::string_view text, int seat = 0);    // "2 farm used_forge"
    Scene& village(std::string_view text, int seat = 0);  // adds to it: "c4 priest, c1 abbot down, c0 down, c2 -"
    Scene& hand(std::string_view cards, int seat = 0);
    Scene& discards(std::string_view cards, int seat = 0);
    Scene& deck(std::string_view cards, int seat = 0);  // from the top; all others are discarded
    Scene& with_scrolls(int count, int seat = 0);       // taken from the pool, or put back
    Scene& pool(int count);                             // red has the others
    Scene& with_omens(int position, int tokens = 0, int seat = 0);
    Scene& row(std::string_view cards);
    Scene& commons_on_top(std::string_view cards);  // the first is drawn first
    Scene& no_commons();                            // those of the deck are in the last player's village and row
    Scene& guardian_on_top(std::string_view card);
    Scene& forest_on_top(std::string_view card, int juniper);
    Scene& forest_juniper(int count);
    Scene& achievements(std::string_view open);
    Scene& turn_of(int seat);

    // ---- Playing ----
    // Moves by their text, separated by commas; "1: decline" is played by seat 1. "pay 2 barley c3" is three moves.
    // Only legal moves are played, and picks put back.
    Scene& play(std::string_view line);

    // ---- Looking ----
    std::vector<std::string> moves() const;  // of whoever is asked
    bool offers(std::string_view move) const;
    std::string refusal(std::string_view thing) const;  // why it cannot be chosen; empty if nothing is said
    std::string decision() const;                       // "1: settle"; "over"
    // All sets of sources that the payment or settlement here can be met with, each as "barley barley farm_tile".
    std::vector<std::string> ways() const;
    std::string tokens(int seat = 0) const;                     // "3 barley, gold"
    std::string tiles(int seat = 0) const;                      // "2 farm, used_forge"
    std::string at(std::string_view cell, int seat = 0) const;  // "abbot down", "-"
    std::string face_down(int seat = 0) const;                  // "c1 c4"
    std::string hand(int seat = 0) const;
    std::string discards(int seat = 0) const;
    std::string row() const;
    std::string under_commons() const;  // the lowest card
    int scrolls(int seat = 0) const { return player(seat).scrolls; }
    int omens(int seat = 0) const { return player(seat).omen_pos; }
    int juniper(int seat = 0) const { return player(seat).tokens[Resource::juniper]; }
    int count(EventKind kind) const;  // events of the last play()
};

Scene players(int count, Mode mode = Mode::full);
Scene alone(int level = 1);

}  // namespace skerry::snowcrest
