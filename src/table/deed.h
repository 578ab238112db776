// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/protocol.h"

// What is stored of a table: the plan it was made from, and everything that people and bots did since, in order. The
// same deeds always make the same table.
namespace skerry {

// Milliseconds since 1970. Always passed in: nothing here reads a clock.
using Time = std::int64_t;
// As 2026-01-31T12:00:00Z.
std::string time_text(Time time);

// Who has a seat. A person may lend it to a bot and take it back; conceding lends it for good.
struct Chair {
    static constexpr bool brief = true;
    ChairKind kind = ChairKind::open;
    std::string user;  // of a person
    std::string name;
    std::string bot;  // the bot, or the one that plays for the person
    bool lent = false;
    bool conceded = false;
    int hints = 0;  // taken so far

    bool operator==(const Chair&) const = default;
    SKERRY_FIELDS(kind, user, name, bot, lent, conceded, hints)
};

struct Plan {
    static constexpr bool brief = true;
    std::string game;
    int rules = 0;
    std::string setup;  // JSON, complete
    std::string seed;   // 64 hexadecimal digits
    std::string commitment;
    std::string host;  // the user who made the table
    bool listed = false;
    Pace pace = Pace::live;
    ClockRule clock;
    bool undo = true;
    std::vector<Chair> chairs;
    std::string campaign;     // the first table of its campaign, if this is a later game
    std::int64_t answer = 0;  // seconds to answer in somebody else's turn; 0: no end
    bool hints = false;       // people may ask for hints
    bool ready = false;       // clocks wait until everybody is ready

    bool operator==(const Plan&) const = default;
    SKERRY_FIELDS(game, rules, setup, seed, commitment, host, listed, pace, clock, undo, chairs, campaign, answer,
                  hints, ready)
};

// What a move told, and to whom (the bits of a Seats): stored as text, so that the log is readable under any rules.
struct Told {
    static constexpr bool brief = true;
    std::string text;
    int audience = Seats::everybody().bits();

    bool operator==(const Told&) const = default;
    SKERRY_FIELDS(text, audience)
};

SKERRY_ENUM(DeedKind, made, sat, rose, filled, lent, returned, moved, undid, said, conceded, late, agreed, disagreed,
            rematched, abandoned, hinted, renamed, left, asked, granted, declined, offered, retracted, readied);

struct Deed {
    static constexpr bool brief = true;
    DeedKind kind = DeedKind::made;
    Time at = 0;
    Seat seat;
    std::string user;
    std::string text;                  // the plan, the move, the line, the bot, the other table
    std::string name;                  // of who sat down, said something or has a new name
    int count = 0;                     // of moves taken back, or that somebody asks to take back
    std::string key;                   // the client's id of its message
    std::int64_t expected = 0;         // the sequence number it was sent with
    std::vector<std::int64_t> clocks;  // milliseconds left per seat at that time
    std::vector<Told> told;            // by a move
    std::optional<Move> move;          // a legal one that was just decided on; once it is kept there is only its text

    bool operator==(const Deed&) const = default;
    SKERRY_FIELDS(kind, at, seat, user, text, name, count, key, expected, clocks, told)
};

// The position of a table in a form that outlives its rules. Stored beside the deeds; a table is complete without it.
struct Snapshot {
    std::int64_t seq = 0;               // of the table when it was taken
    std::int64_t moves = 0;             // made so far, without those taken back
    std::string position;               // JSON
    std::vector<std::string> pictures;  // as text: the view of each seat, a spectator's, and everything revealed

    bool operator==(const Snapshot&) const = default;
    SKERRY_FIELDS(seq, moves, position, pictures)
};

// A table as shown in lists: stored beside the deeds, so that no table has to be replayed for a list.
struct TableCard {
    static constexpr bool brief = true;
    std::string id;
    std::string game;
    std::string setup;
    std::vector<Chair> chairs;
    bool listed = false;
    Pace pace = Pace::live;
    ClockRule clock;
    TableState state = TableState::open;
    std::int64_t seq = 0;
    std::vector<Seat> waiting;
    std::vector<Seat> agreed;  // people who want to end the game
    std::string commitment;
    Time created = 0;
    Time moved = 0;
    std::string verdict;
    std::string rematch;
    std::string host;
    bool undo = true;
    std::string campaign;       // the first table of the campaign
    std::string closed;         // once over: why no game follows in the campaign
    std::optional<int> points;  // of the campaign, if this game completed it
    std::int64_t answer = 0;
    bool hints = false;
    int rules = 0;              // the version it is played by
    std::string note;           // that these are not today's rules
    std::vector<Seat> unready;  // people whom the clocks wait for
    std::vector<Seat> again;    // people who want a rematch

    bool operator==(const TableCard&) const = default;
    SKERRY_FIELDS(id, game, setup, chairs, listed, pace, clock, state, seq, waiting, agreed, commitment, created, moved,
                  verdict, rematch, host, undo, campaign, closed, points, answer, hints, rules, note, unready, again)
};

}  // namespace skerry
