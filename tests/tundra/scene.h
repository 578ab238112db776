// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tundra/game.h"
#include "games/tundra/rules.h"
#include "kit/scene.h"

// A table as a test wants it. A scene begins as a real game in the dice placement of round 2; a test arranges it, names
// moves by their text and looks at the table again.
//
//     Scene scene = base().store("F2 S2 P0 b0 V0").workers("A3 A4").dice("5 1").bare(Board::architecture);
//     scene.play("place 5 architecture, start board, build A3:firewood");
//     EXPECT_EQ(scene.store(), "F0 S2 P0 b0 V0");
//
// Glades lie in the order of their ids over the map (with two players A2 g01, A3 g02, A4 g03, A5 g04, B1 g05, B2 g06, B3
// g07, B4 g08, C1 g09, C2 g10, C3 g11, C4 g12); only the starting ones are open. Dice that a round has and a test does
// not name count as set aside. Every position that is asked for its moves must pass Game::inspect.
namespace skerry::tundra {

using kit::join;
using kit::split;
using kit::trimmed;
using kit::value;
using kit::words;

inline constexpr Resource resource_at(std::size_t i) { return static_cast<Resource>(i); }
inline constexpr Board board_at(std::size_t i) { return static_cast<Board>(i); }
inline constexpr Face face_at(std::size_t i) { return static_cast<Face>(i); }

struct Scene {
    State state;
    Seat seat;                  // who "I" am
    std::vector<Event> events;  // of the last play()
    Revealed revealed = Revealed::no;
    bool arranged = false;

    Player& me() { return state.players[seat]; }
    const Player& me() const { return state.players[seat]; }
    Player& player(std::uint8_t i) { return state.players[i]; }
    BoardState& board(Board which) { return me().boards[which]; }

    // ---- Arranging ----
    Scene& as(std::uint8_t who) { return seat = Seat(who), *this; }  // what follows is about this seat
    Scene& round(int number) { return state.round = static_cast<std::uint8_t>(number), *this; }
    Scene& store(std::string_view text);     // "F2 S2 P2 b5 V0"; what is not named stays
    Scene& lay(std::string_view text);       // "A3 g07": open; the tile that was there goes where it came from
    Scene& close(std::string_view cells);    // face down
    Scene& workers(std::string_view cells);  // glades under them are opened
    Scene& towers(std::string_view cells);
    Scene& dice(std::string_view values);    // unused; it is my turn
    Scene& unused(std::string_view values);  // of somebody who waits
    Scene& placed(Board board, std::string_view values);
    Scene& wasted(int count);
    Scene& starter(Board board, std::string_view card);
    Scene& bare(Board board);                           // no starter here: mine lie under two others
    Scene& under(Board board, std::string_view cards);  // market enhancements
    Scene& advisors(std::string_view cards);
    Scene& exhausted(std::string_view card);
    Scene& market(std::string_view cards);
    Scene& deck(std::string_view cards);  // from the top; all others are discarded
    Scene& upgraded(std::string_view boards);
    Scene& goals(std::string_view names);
    Scene& title(std::string_view name);
    Scene& personal(std::string_view name);
    // Nobody has a die left: the round ends, and the next begins with me as first player; after round 4 the game ends.
    Scene& end_of_round();

    // ---- Playing ----
    // Moves by their text, separated by commas; "1: end" is played by seat 1. Only legal moves are played.
    Scene& play(std::string_view line);

    // ---- Looking ----
    std::vector<std::string> moves();
    bool offers(std::string_view move);
    std::vector<std::string> offers_of(std::string_view verb);  // those that begin with this word
    std::string asked() const;                                  // "turn_pre"; "" if I am not
    std::string store() const;
    std::string workers() const;
    std::string towers() const;
    std::string dice() const;
    std::string market() const;
    std::string advisors() const;  // "a01 a02*", a star for the exhausted
    int told(EventKind kind) const;

private:
    void arrange();
    void release(Card card);
};

Scene base(const Setup& setup = {});
inline Scene base(int players) { return base(Setup{.players = static_cast<std::uint8_t>(players)}); }
inline Scene with(Mode mode, int players = 2) {
    return base(Setup{.mode = mode, .players = static_cast<std::uint8_t>(players)});
}

template <NamedEnum E>
std::string text(const Set<E>& set) {
    std::string all;
    for (E e : set) (all += all.empty() ? "" : " ") += name_of(e);
    return all;
}

}  // namespace skerry::tundra
