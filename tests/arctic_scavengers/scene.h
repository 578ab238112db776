// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/arctic_scavengers/game.h"
#include "games/arctic_scavengers/rules.h"
#include "kit/scene.h"

// A table as a test wants it. A scene begins as a real game, in round 10 with red to begin; a test puts cards where it
// needs them, names moves by their text and looks at the table again.
//
//     Scene scene = base(3).cards(red, "hand scavenger shovel | deck junk").food(2);
//     scene.play("act dig, add scavenger, add shovel, done");
//     EXPECT_EQ(scene.decision(), "dig_keep");
//
// A zone that is named is exactly what is named; what was there is out of the game, where it does nothing. Every position
// that is asked for its moves must pass Game::inspect, so that no test is about an impossible one.
namespace skerry::arctic_scavengers {

using kit::split;
using kit::words;

inline constexpr int red = 0, blue = 1, green = 2, yellow = 3, white = 4;

struct Scene {
    State state;
    std::vector<Event> events;  // of the last play()
    Revealed revealed = Revealed::no;
    bool closed = false;  // the last move ended a selection by itself

    explicit Scene(const State& begun) : state(begun) {}
    Player& of(int seat) { return state.players[static_cast<std::size_t>(seat)]; }
    const Player& of(int seat) const { return state.players[static_cast<std::size_t>(seat)]; }

    // ---- Arranging ----
    Scene& cards(int seat, std::string_view zones);  // "hand refugee spear | deck junk | discard pills | force scout"
    Scene& hand(int seat, std::string_view kinds) { return cards(seat, "hand " + std::string(kinds)); }
    Scene& hands(std::string_view all);   // of every seat: "scout spear | refugee | "
    Scene& round(int number);             // contested cards of earlier rounds are out of the game
    Scene& yard(std::string_view kinds);  // on top of the junkyard, from the top
    Scene& only_yard(std::string_view kinds);
    Scene& prize(std::string_view kind);   // on top of the contested deck
    Scene& plans(std::string_view kinds);  // buildings on top of the schematics, from the top
    Scene& about(std::string_view kinds);  // in circulation
    Scene& food(int count);
    Scene& lead(int seat, Leader leader);
    // A building of an earlier round with these timer cards, or completed with these stored cards.
    Scene& site(int seat, Building building, std::string_view timers = "", std::string_view stored = "");
    // Solo: the cards of a pile, as many as it has.
    Scene& enemy(int pile, std::string_view kinds);

    // ---- Playing ----
    // Moves by their text, separated by commas, by whoever is asked. Only legal moves are played; "done" may also be said of
    // a selection that has just ended by itself.
    Scene& play(std::string_view line);
    // Everybody has these cards in hand, does nothing and sends them: the skirmish begins.
    Scene& fight(std::string_view forces);
    Scene& passes();  // while anybody is asked who may pass
    Scene& end_round();

    // ---- Looking ----
    std::vector<std::string> moves() const;
    bool offers(std::string_view move) const;
    Seat asked() const;
    std::string decision() const;  // "gather"; "" when the game is over
    std::string hand(int seat) const;
    std::string discard(int seat) const;
    std::string force(int seat) const;
    std::string pending() const;
    int deck(int seat) const { return of(seat).deck.total(); }
    int score(int seat) const { return strength(state, Seat(static_cast<std::uint8_t>(seat))).score; }
    int people(int seat) const { return strength(state, Seat(static_cast<std::uint8_t>(seat))).people; }
    std::string won() const;  // who won the last skirmish: "blue", "deadlock"
    int happened(EventKind kind) const;
    const Event* event(EventKind kind) const;
    // What a seat has seen of this kind of event, as cards: "junk pills".
    std::string seen(int seat) const;
    State view(int seat) const { return Game::view(state, Seat(static_cast<std::uint8_t>(seat))); }

    Kind fetch(std::string_view kind);  // out of wherever it is

private:
    bool find(Kind kind);
    void put_away(Bag<Kind>& bag);
};

// Whether a selection ended with a move that does not say so: nothing more could be picked.
bool ends_by_itself(const State& before, const State& after, Seat seat, Move move);

Setup multi(int players, int hq = 0, Set<Module> recon = {}, std::string_view market = "");
Scene scene_of(const Setup& setup);
Scene base(int players = 3);
Scene with(int players, int hq, Set<Module> recon = {}, std::string_view market = "");
// Alone, with these among the stacks, in round 1.
Setup alone(Level level = Level::solo_normal, std::string_view market = "");
Scene solo_scene(std::string_view market = "", Maybe<Leader> leader = {});

Kind kind(std::string_view name);
Bag<Kind> bag(std::string_view kinds);
std::string text(const Bag<Kind>& bag);  // "refugee refugee spear"
int total(const State& state, int seat);

}  // namespace skerry::arctic_scavengers
