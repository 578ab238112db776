// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "catalog/catalog.h"
#include "protocol/protocol.h"

// A game's sentences as the protocol sends them: prompts, moves, events, rankings.
namespace skerry {

// The games and the bots.
protocol::Games describe_games();
// A move as the seat reads it.
protocol::Move describe(const Position& position, Seat seat, Move move, std::span<const std::string> names);
// The legal moves of a seat.
std::vector<protocol::Move> describe_moves(const Position& position, Seat seat, std::span<const std::string> names);
// The selection of a decision, if it has one.
json::Optional<protocol::Selection> describe_selection(const Position& position, Seat seat, const Prompt& prompt,
                                                       std::span<const std::string> names);
// A decision in full, from what the seat sees: its moves, each with what it would do immediately.
protocol::Decision describe_decision(const Position& view, Seat seat, std::span<const Move> moves,
                                     std::span<const std::string> names);
// A position consistent with a view, always the same one: playing on it reveals nothing beyond the view.
Position complete(const Position& view);
// Points by the names of their categories.
protocol::Ranking describe(const GameInfo& info, const Ranking& ranking);

// What a seat is asked, without its moves: for the referee.
struct Question {
    std::string decision;
    std::string line;
    std::vector<Thing> about;
    json::Optional<std::string> default_answer;
    std::vector<Refusal> refused;
    json::Optional<protocol::Selection> selection;

    SKERRY_FIELDS(decision, line, about, default_answer, refused, selection)
};
Question describe(const Position& position, Seat seat, std::span<const std::string> names);

// What happened, for the referee and replays.
struct DescribedEvent {
    Seat seat;
    Seats audience;
    std::string text;
    protocol::GameEvent event;

    SKERRY_FIELDS(seat, audience, text, event)
};
DescribedEvent describe(const ToldEvent& event);

}  // namespace skerry
