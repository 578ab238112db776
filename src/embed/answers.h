// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "protocol/describe.h"
#include "table/deed.h"

// What an engine answers, beside "ok" and the id of the request.
namespace skerry::embed {

using protocol::Number;
using protocol::SeatNumbers;
using protocol::Text;

// ---- What there is ----

struct RequestList {
    json::Entries<Text> requests;

    SKERRY_FIELDS(requests)
    SKERRY_NOTES("requests: what can be asked for, with its fields")
};
struct SetupList {
    std::vector<protocol::Setup> setups;

    SKERRY_FIELDS(setups)
};
struct GlossaryList {
    std::span<const Entry> glossary;

    SKERRY_FIELDS(glossary)
};
struct Components {
    json::Raw components;

    SKERRY_FIELDS(components)
};

// ---- Games ----

struct Begun {
    json::Optional<Text> note;
    std::string_view game;
    protocol::Setup setup;
    std::vector<Text> names;
    SeatNumbers waiting;
    bool over = false;
    Number moves_played = 0;

    SKERRY_FIELDS(note, game, setup, names, waiting, over, moves_played)
    SKERRY_NOTES("note: that a record was played by other rules")
};
struct TableList {
    std::vector<Text> tables;
    std::vector<Text> live;

    SKERRY_FIELDS(tables, live)
};
struct StateOfPlay {
    SeatNumbers waiting;
    bool over = false;
    Number moves_played = 0;

    SKERRY_FIELDS(waiting, over, moves_played)
};
struct Offered {
    Seat seat;
    Question prompt;
    std::vector<protocol::Move> moves;

    SKERRY_FIELDS(seat, prompt, moves)
};
struct Asked {
    protocol::Decision decision;

    SKERRY_FIELDS(decision)
};
struct Understood {
    std::vector<Text> moves;

    SKERRY_FIELDS(moves)
};
struct Played {
    Seat seat;
    std::vector<Text> played;
    std::vector<DescribedEvent> happened;
    bool revealed = false;
    SeatNumbers waiting;
    bool over = false;
    Number moves_played = 0;

    SKERRY_FIELDS(seat, played, happened, revealed, waiting, over, moves_played)
};
struct TakenBack {
    Seat seat;
    Text taken_back;
    SeatNumbers waiting;
    bool over = false;
    Number moves_played = 0;

    SKERRY_FIELDS(seat, taken_back, waiting, over, moves_played)
};
struct GamePosition {
    std::string_view game;
    protocol::View position;

    SKERRY_FIELDS(game, position)
};
struct GameView {
    std::string_view game;
    protocol::View view;

    SKERRY_FIELDS(game, view)
};
struct Seen {
    protocol::View view;
    protocol::Facts facts;
    std::vector<protocol::Decision> decisions;
    protocol::Ranking ranking;
    SeatNumbers waiting;
    bool over = false;
    Number moves_played = 0;

    SKERRY_FIELDS(view, facts, decisions, ranking, waiting, over, moves_played)
    SKERRY_NOTES("decisions: of the one seat whose eyes these are")
};
struct PictureLines {
    std::vector<Text> picture;

    SKERRY_FIELDS(picture)
};
struct EventList {
    std::vector<DescribedEvent> events;
    Number moves_played = 0;

    SKERRY_FIELDS(events, moves_played)
};
struct Ranked {
    protocol::Ranking ranking;

    SKERRY_FIELDS(ranking)
};
struct PositionHash {
    Text hash;

    SKERRY_FIELDS(hash)
};

// ---- Records ----

struct RecordText {
    Text record;

    SKERRY_FIELDS(record)
};
struct VerifiedGame {
    std::string_view game;
    std::vector<Text> names;
    Number moves = 0;
    bool over = false;
    Text hash;
    json::Optional<Text> note;

    SKERRY_FIELDS(game, names, moves, over, hash, note)
    SKERRY_NOTES("moves: as far as today's rules can replay it", "hash: of the position they lead to",
                 "note: that it was played by other rules")
};
struct Verified {
    std::vector<VerifiedGame> games;

    SKERRY_FIELDS(games)
    SKERRY_NOTES("games: several in a campaign")
};

// ---- Bots ----

struct JobBegun {
    Number job = 0;

    SKERRY_FIELDS(job)
};
struct AnalysisBegun {
    Number job = 0;
    Number decisions = 0;
    Number left = 0;

    SKERRY_FIELDS(job, decisions, left)
    SKERRY_NOTES("decisions: of the whole game", "left: so many this job has to judge")
};
struct BotBegun {
    Number job = 0;
    Seat seat;

    SKERRY_FIELDS(job, seat)
};
struct HintBegun {
    Number job = 0;
    std::vector<Deed> deeds;
    Number seq = 0;

    SKERRY_FIELDS(job, deeds, seq)
};
struct JudgedMove {
    Text move;
    Number visits = 0;
    std::vector<Number> expected;
    Text why;

    SKERRY_FIELDS(move, visits, expected, why)
};
struct JudgedDecision {
    Number decision = 0;
    Number pick = 0;
    Number best = 0;
    Number played = 0;
    std::vector<JudgedMove> moves;

    SKERRY_FIELDS(decision, pick, best, played, moves)
    SKERRY_NOTES("pick: of a selection: which of its moves the advice is about",
                 "best: results are expected in thousandths")
};
struct JobState {
    bool done = false;
    double spent = 0;
    json::Optional<protocol::Move> move;
    json::Optional<protocol::Hint> hint;
    json::Optional<protocol::Analysis> analysis;
    json::Optional<std::vector<JudgedDecision>> judged;
    json::Optional<std::vector<Deed>> deeds;
    json::Optional<Number> seq;

    SKERRY_FIELDS(done, spent, move, hint, analysis, judged, deeds, seq)
    SKERRY_NOTES("spent: the part of the work that is done, from 0 to 1", "move: once done: what the bot plays",
                 "analysis: once every decision is judged", "judged: in place of it, what this job has judged",
                 "deeds: once a bot at a live table has played: what is to be kept")
};

// ---- Live tables ----

struct Done {
    std::vector<Deed> deeds;
    Number seq = 0;

    SKERRY_FIELDS(deeds, seq)
    SKERRY_NOTES("deeds: to be kept after those before them", "seq: of the table")
};
struct Rematched {
    std::vector<Deed> deeds;
    std::vector<Deed> next;

    SKERRY_FIELDS(deeds, next)
    SKERRY_NOTES("deeds: of this table", "next: of the new one")
};
struct LiveLook {
    protocol::TableMessage message;
    json::Optional<Seat> bot;
    json::Optional<Number> deadline;
    json::Optional<protocol::Setup> next;

    SKERRY_FIELDS(message, bot, deadline, next)
    SKERRY_NOTES("message: as a server sends it", "bot: the seat that a bot has to decide for now",
                 "deadline: when somebody's time runs out: ask for `tick_table` then",
                 "next: in a campaign, once over: the setup of its next game")
};

}  // namespace skerry::embed
