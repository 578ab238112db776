// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/json.h"
#include "core/game.h"

namespace skerry {

class AnyGame;

// What happened, for those who may know it.
struct ToldEvent {
    Seats audience;
    Seat seat;
    std::string text;
    std::string json;
    Credit credit = {};  // no points: nothing was gained for a source
};

// A state of any game, as a value: copying it copies the game.
class Position {
public:
    Position(const AnyGame& game, std::span<const std::byte> bytes)
        : game_(&game), bytes_(bytes.begin(), bytes.end()) {}
    const AnyGame& game() const { return *game_; }
    std::span<const std::byte> bytes() const { return bytes_; }
    std::span<std::byte> bytes() { return bytes_; }
    // Events held back until everybody has finished. Not part of operator==.
    std::vector<ToldEvent>& held() { return held_; }
    bool operator==(const Position& other) const { return game_ == other.game_ && bytes_ == other.bytes_; }

private:
    const AnyGame* game_;
    std::vector<std::byte> bytes_;
    std::vector<ToldEvent> held_;
};

// A game for code that does not know its type. The functions are those of the contract (core/game.h), with positions
// for states and JSON for setups; a position is always one of this game.
class AnyGame {
public:
    virtual ~AnyGame() = default;
    virtual const GameInfo& info() const = 0;
    // Setups that together show every mode, player count and option, as JSON.
    virtual std::vector<std::string> setups() const = 0;

    // A setup as an object; what it leaves out has its default.
    virtual Result<Position> begin(const json::Value& setup, const Seed& seed) const = 0;
    virtual std::uint8_t players(const Position&) const = 0;
    virtual Seats waiting(const Position&) const = 0;
    virtual std::vector<Move> moves(const Position&, Seat) const = 0;
    // Whether a waiting seat may make this move: one of moves(), or one that puts a pick back.
    virtual bool legal(const Position&, Seat, Move) const = 0;
    // Names are those of the seats, for the text of events. Events for later are held by the position.
    virtual Revealed play(Position&, Seat, Move, std::span<const std::string> names = {},
                          std::vector<ToldEvent>* happened = nullptr) const = 0;
    virtual Ranking ranking(const Position&, std::span<const std::string> names = {}) const = 0;
    // What the points of some categories come from; what a seat has of them, and what else, when the game is over.
    virtual std::span<const Source> sources() const = 0;
    virtual std::vector<Credit> credits(const Position&, Seat) const = 0;
    virtual std::vector<Belonging> belongings(const Position& view, Seat) const = 0;
    // The round of a game that counts rounds, or turns of all players together; 0 before the first. And what the game
    // calls it.
    virtual std::optional<int> round(const Position&) const = 0;
    virtual std::string_view round_word() const = 0;
    // Campaigns: the setup of the game after this one, as JSON, or why there is none.
    virtual Result<std::string> next(const Position&) const = 0;
    // The result of a campaign, once its last game has completed it; nothing if it counts no points.
    virtual std::optional<int> campaign_points(const Position&) const = 0;
    virtual Position view(const Position&, Seats eyes) const = 0;
    virtual Position imagine(const Position& view, Random&) const = 0;

    virtual std::string move_text(Move) const = 0;
    virtual Result<Move> parse_move(std::string_view) const = 0;
    virtual Label label(const Position&, Seat, Move, std::span<const std::string> names = {}) const = 0;
    virtual std::vector<Thing> touches(const Position&, Seat, Move) const = 0;
    virtual Prompt prompt(const Position&, Seat, std::span<const std::string> names = {}) const = 0;
    virtual std::span<const Entry> glossary() const = 0;
    // As JSON: the components with their numbers, and the facts of a view, one per seat.
    virtual std::string box() const = 0;
    virtual std::string facts(const Position& view) const = 0;
    // The types of setups, states, events, box and facts for a client in TypeScript.
    virtual std::string typescript() const = 0;
    virtual Picture picture(const Position& view, Seats eyes, std::span<const std::string> names) const = 0;

    // The whole position as JSON, and back. The seed deals what is unknown; without a seed that is refused.
    virtual std::string json(const Position&) const = 0;
    virtual std::string setup_json(const Position&) const = 0;
    // The mode being played, one of info().modes.
    virtual const ModeInfo& mode(const Position&) const = 0;
    virtual Result<Position> read(const json::Value& position, const std::optional<Seed>& seed) const = 0;
    // A view as JSON: what is unknown stays unknown.
    virtual Result<Position> read_view(const json::Value& view) const = 0;

    // A number for the position that any language can compute from its JSON.
    std::string hash(const Position&) const;
    // The default names of the seats.
    std::vector<std::string> seat_names(std::size_t players) const;
};

// All games.
std::span<const AnyGame* const> all_games();
// By id; underscores work for dashes. The error lists the games.
Result<const AnyGame*> find_game(std::string_view id);

// What a person typed, as moves: the text of a move or a unique beginning of one; several separated by commas; in a
// selection a verb with several things, in any order, and "done" to end it ("cook fish shell shell done"). Nothing may
// follow a move that reveals something.
Result<std::vector<Move>> read_moves(const Position& position, Seat seat, std::string_view line);
// The message for a refused line, and why the things it names can't be used, each reason once.
std::string with_reasons(std::string said, const Prompt& prompt, std::string_view line);

}  // namespace skerry
