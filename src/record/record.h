// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

// A game as a file: JSON lines. A header (game, rules version, setup, seed, names, when), one line per move, and a last
// line with the number of moves and the hash of the position they lead to. docs/records.md shows one.
//
// A record outlives the rules it was played by. So it may also keep what each move told everybody, and the last
// position as JSON and as a picture: these can be read even if its moves can no longer be replayed.
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
    std::vector<std::string> bots;  // per seat: a bot's name, or nothing for a person; empty if all are people
    std::string began;              // when, or nothing
    std::vector<RecordedMove> moves;
    std::string hash;       // of the position after the last move; empty if unknown
    std::string last;       // the last saved position as JSON, or nothing
    std::string picture;    // the same as text, with everything revealed
    std::size_t after = 0;  // this many moves
    std::size_t line = 1;   // of the file, where it begins

    bool by_other_rules() const { return rules != game->info().rules; }
    // The name of a seat, which may be out of range in a record of other rules.
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

// A campaign: a series of games, each of which starts from what the previous one left. As a file: one record after
// another; a single record is a campaign of one game.
using Campaign = std::vector<Record>;
std::string write(const Campaign& games);
Result<Campaign> read_campaign(std::string_view text);
// A setup with everything that a campaign carries over taken from the next one; players may come and go.
std::string follow_on(const std::string& setup, const std::string& next);
// Whether a game with this setup can be the next one of the campaign after a finished game.
Result<void> may_follow(const Position& before, const std::string& setup);
// Whether all of its games are sound, and each begins where the previous one ended.
Result<void> verify(const Campaign& games);

// The first position of a record.
Result<Position> first_position(const Record& record);
// One of its moves, counted from 0, if it is legal in the position before it.
Result<Move> move_at(const Record& record, std::size_t index, const Position& before);
// Plays that move.
Result<Revealed> replay_move(const Record& record, std::size_t index, Position& position,
                             std::vector<ToldEvent>* happened = nullptr);
// The position after all moves.
Result<Position> replay(const Record& record);
// Whether the moves lead to the position with the record's hash, and the saved position is that one.
Result<void> verify(const Record& record);

// ---- Records of other rules ----

// "This game was played by version 1 of the rules of Tundra; this is version 2."
std::string other_rules_text(const AnyGame& game, int rules, bool played = true);

// As much of a record as today's rules can replay.
struct Replayed {
    std::optional<Position> position;  // none: even the setup is not understood
    std::size_t moves = 0;
    std::string stopped;  // why not all of them
    bool same = false;    // all of them, to the position with the record's hash
    // How far the replay got, in a sentence: "Today's rules can replay it up to move 12 of 40."
    std::string text;
};
Replayed replay_as_far(const Record& record);

// Saves a position as the record's last one.
void keep_last(Record& record, const Position& position);
// A position through these eyes as plain text; with the points once the game is over.
std::string picture_text(const Position& position, Seats eyes, std::span<const std::string> names);
// The hash of a position given as JSON; needs no engine.
std::string position_hash(std::string_view json);

// Reads and writes a whole file; writing goes to a temporary file first, so a full disk loses nothing.
Result<std::string> read_file(const std::string& path, std::size_t most = RecordLimits::file);
Result<void> write_file(const std::string& path, std::string_view text);

}  // namespace skerry
