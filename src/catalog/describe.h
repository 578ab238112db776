#pragma once

#include "catalog/catalog.h"

// The words of a game as JSON, for programs: what it is, what is asked, what can be done, what happened, how it stands.
// States, setups and events have their own description (catalog/json.h); this is the rest.
namespace skerry {

void describe(json::Writer& out, const GameInfo& info);
void describe(json::Writer& out, const Entry& entry);
// What a seat is asked, with the names of the seats.
void describe(json::Writer& out, const Position& position, Seat seat, std::span<const std::string> names);
// The field `selection` of a decision; nothing if there is none.
void describe_selection(json::Writer& out, const Position& position, Seat seat, const Prompt& prompt,
                        std::span<const std::string> names);
void describe(json::Writer& out, const Happening& happening);
// Points by the names of their categories.
void describe(json::Writer& out, const GameInfo& info, const Ranking& ranking);
void describe(json::Writer& out, Seats seats);

// The legal moves of a seat, each with its text, its label and the things it touches.
void describe_moves(json::Writer& out, const Position& position, Seat seat, std::span<const std::string> names);

}  // namespace skerry
