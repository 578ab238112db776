// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "catalog/json.h"

// What the referee can be asked for, in the order of docs/referee.md. Every request may have an `id`, which its answer
// repeats, and the table it is about.
namespace skerry::cli::request {

// A number or a text.
using SeedGiven = json::Value;
// A seat, "none" or "all".
using Eyes = json::Value;

struct Games {
    SKERRY_TAG(do, games)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Setups {
    SKERRY_TAG(do, setups)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    std::string game;

    SKERRY_FIELDS(id, table, game)
};
struct Glossary {
    SKERRY_TAG(do, glossary)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    std::string game;

    SKERRY_FIELDS(id, table, game)
};
struct New {
    SKERRY_TAG(do, new)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    std::string game;
    json::Optional<json::Value> setup;
    json::Optional<SeedGiven> seed;
    json::Optional<std::vector<std::string>> names;

    SKERRY_FIELDS(id, table, game, setup, seed, names)
};
struct Load {
    SKERRY_TAG(do, load)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<std::string> game;
    json::Optional<json::Value> position;
    json::Optional<SeedGiven> seed;
    json::Optional<std::vector<std::string>> names;
    json::Optional<std::string> record;

    SKERRY_FIELDS(id, table, game, position, seed, names, record)
};
struct Close {
    SKERRY_TAG(do, close)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Waiting {
    SKERRY_TAG(do, waiting)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Moves {
    SKERRY_TAG(do, moves)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<Seat> seat;

    SKERRY_FIELDS(id, table, seat)
};
struct Play {
    SKERRY_TAG(do, play)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<Seat> seat;
    std::string move;

    SKERRY_FIELDS(id, table, seat, move)
};
struct Undo {
    SKERRY_TAG(do, undo)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct WholePosition {
    SKERRY_TAG(do, position)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct View {
    SKERRY_TAG(do, view)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<Eyes> seat;

    SKERRY_FIELDS(id, table, seat)
};
struct DrawPicture {
    SKERRY_TAG(do, picture)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<Eyes> seat;

    SKERRY_FIELDS(id, table, seat)
};
struct TellEvents {
    SKERRY_TAG(do, events)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;
    json::Optional<std::int64_t> since;
    json::Optional<Eyes> seat;

    SKERRY_FIELDS(id, table, since, seat)
};
struct Rank {
    SKERRY_TAG(do, ranking)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Hash {
    SKERRY_TAG(do, hash)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct WriteRecord {
    SKERRY_TAG(do, record)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Tables {
    SKERRY_TAG(do, tables)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Help {
    SKERRY_TAG(do, help)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};
struct Quit {
    SKERRY_TAG(do, quit)
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};

struct Request : std::variant<Games, Setups, Glossary, New, Load, Close, Waiting, Moves, Play, Undo, WholePosition,
                              View, DrawPicture, TellEvents, Rank, Hash, WriteRecord, Tables, Help, Quit> {
    using variant::variant;
};

}  // namespace skerry::cli::request
