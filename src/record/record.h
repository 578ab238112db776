// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

// A game as a file: JSON lines. A header (game, rules version, setup, seed, names, when), one line a move, and a last
// line with the number of moves and the hash of the position they lead to. docs/records.md shows one.
//
// A record outlives the rules it was played by. So it may also keep what everybody was told by each move and the last
// position, as JSON and as a picture: those can be read when its moves can no longer be replayed.
namespace skerry {

struct RecordedMove {
    Seat seat;
    std::string text;
    std::string at;                // when, or nothing
    std::vector<std::string> log;  // what everybody was told, or nothing
};

struct Record {
    const AnyGame* game = nullptr;
    int rules = 0;
    std::string setup;  // JSON
    Seed seed;
    std::vector<std::string> names;
    std::vector<std::string> bots;  // who plays each seat: a bot's name, or nothing for a person; left out if all are
    std::string began;              // when, or nothing
    std::vector<RecordedMove> moves;
    std::string hash;       // of the position after the last move; empty if nobody knows it
    std::string last;       // the last position that was kept, as JSON, or nothing
    std::string picture;    // the same as text, seen by all eyes
    std::size_t after = 0;  // so many moves
    std::size_t line = 1;   // of its file where it begins

    bool by_other_rules() const { return rules != game->info().rules; }
    // The name of a seat; the seats of a record by other rules may be too many.
    std::string name(Seat seat) const;
};

struct RecordLimits {
    static constexpr std::size_t file = 16 << 20;
    static constexpr std::size_t line = 64 << 10;
    static constexpr std::size_t moves = 100'000;
};

std::string write(const Record& record);
// Every error names the line.
Result<Record> read_record(std::string_view text);

// A campaign: games that follow each other, each begun from what the one before left. As a file: one record after the
// other; a record alone is one of a single game.
using Campaign = std::vector<Record>;
std::string write(const Campaign& games);
Result<Campaign> read_campaign(std::string_view text);
// A setup with everything a campaign hands on taken from the next one; players may come and go.
std::string follow_on(const std::string& setup, const std::string& next);
// Whether a game with this setup can be the next one of the campaign after a finished game.
Result<void> may_follow(const Position& before, const std::string& setup);
// Whether all of its games are sound, and each begins where the one before ended.
Result<void> verify(const Campaign& games);

// The first position of a record.
Result<Position> first_position(const Record& record);
// Plays one more move of it; every move is checked again. `index` counts from 0.
Result<Revealed> replay_move(const Record& record, std::size_t index, Position& position,
                             std::vector<Happening>* happened = nullptr);
// The position after all moves.
Result<Position> replay(const Record& record);
// Whether the moves lead to the position that the record says, and the position it kept is that one.
Result<void> verify(const Record& record);

// ---- Records by other rules ----

// "This game was played by version 1 of the rules of Tundra; this is version 2."
std::string other_rules_text(const AnyGame& game, int rules, bool played = true);

// As much of a record as the rules of today can replay.
struct Replayed {
    std::optional<Position> position;  // none: not even the setup is understood
    std::size_t moves = 0;
    std::string stopped;  // why not all of them
    bool same = false;    // all of them, to the position that the record says
    // What has become of the game, in a sentence: "The rules of today follow it to move 12 of 40."
    std::string text;
};
Replayed replay_as_far(const Record& record);

// Keeps a position as the record's last one.
void keep_last(Record& record, const Position& position);
// What these eyes see of a position, as plain text; with the points once the game is over.
std::string picture_text(const Position& position, Seats eyes, std::span<const std::string> names);
// The hash of a position that is given as JSON; no engine is needed.
std::string position_hash(std::string_view json);

// A file as text, and a text as a file: written beside it first, so that a full disk loses nothing.
Result<std::string> read_file(const std::string& path, std::size_t most = RecordLimits::file);
Result<void> write_file(const std::string& path, std::string_view text);

}  // namespace skerry
