#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"

// A game as a file: JSON lines. A header (game, rules version, setup, seed, names, when), one line a move, and a last
// line with the number of moves and the hash of the position they lead to. docs/records.md shows one.
namespace skerry {

struct RecordedMove {
    Seat seat;
    std::string text;
    std::string at;  // when, or nothing
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
    std::string hash;      // of the position after the last move
    std::size_t line = 1;  // of its file where it begins
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
// Whether the moves lead to the position that the record says, under the rules it was made with.
Result<void> verify(const Record& record);

// A file as text, and a text as a file: written beside it first, so that a full disk loses nothing.
Result<std::string> read_file(const std::string& path, std::size_t most = RecordLimits::file);
Result<void> write_file(const std::string& path, std::string_view text);

}  // namespace skerry
