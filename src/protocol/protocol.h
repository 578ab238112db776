// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catalog/bot_names.h"
#include "catalog/json.h"
#include "core/game.h"

// The protocol of the server: every message of the socket, every call of the HTTP API and every answer, in the order of
// docs/protocol.md. JSON in and out (catalog/json.h), the client's TypeScript and the field tables of the manual are
// made from these structs. Json::Optional may be left out; std::optional is null if there is none.
namespace skerry {

SKERRY_ENUM(ChairKind, open, person, bot);
SKERRY_ENUM(Pace, live, slow);
SKERRY_ENUM(TableState, open, playing, over);

// None: zero.
struct ClockRule {
    static constexpr bool strict = true;
    std::int64_t seconds = 0;
    std::int64_t add = 0;

    bool operator==(const ClockRule&) const = default;
    SKERRY_FIELDS(seconds, add)
    SKERRY_NOTES("seconds: live: for the whole game; slow: for one decision",
                 "add: seconds added each time a seat has finished deciding")
};

namespace protocol {

using json::Optional;
using Text = std::string;
using Number = std::int64_t;
using SeatNumber = skerry::Seat;
using SeatNumbers = List<SeatNumber, max_seats>;

inline SeatNumbers list_of(Seats seats) {
    SeatNumbers list;
    for (const SeatNumber seat : seats) list.push(seat);
    return list;
}
// A text that is omitted if it is empty.
inline Optional<Text> unless_empty(Text text) {
    return text.empty() ? Optional<Text>() : Optional<Text>(std::move(text));
}

// ---- What the engine writes ----

struct Setup : json::Raw {
    static constexpr std::string_view typescript = "Record<string, unknown> & { mode?: string; players?: number }";
};
// A State of the game; its own types are made by `skerry types GAME`.
struct View : json::Raw {
    static constexpr std::string_view typescript = "unknown";
};
struct Facts : json::Raw {
    static constexpr std::string_view typescript = "unknown[]";
};
// The game's Event; empty in the log of a table of older rules.
struct GameEvent : json::Raw {
    static constexpr std::string_view typescript = "{ kind: string; seat: number }";
};

// ---- Who you are ----

struct User {
    Text id;
    Text name;
    bool named = false;
    bool password = false;

    SKERRY_FIELDS(id, name, named, password)
    SKERRY_NOTES("named: false for a guest who is called `Guest` and has given no name yet",
                 "password: whether there is one")
};
struct Me {
    std::optional<User> user;

    SKERRY_FIELDS(user)
};
struct NameCall {
    static constexpr bool strict = true;
    Text name;

    SKERRY_FIELDS(name)
    SKERRY_NOTES("name: 1 to 24 characters, no control characters")
};
struct GuestCall {
    static constexpr bool strict = true;
    Optional<Text> name;

    SKERRY_FIELDS(name)
    SKERRY_NOTES("name: 1 to 24 characters; it can be given later")
};
struct PasswordCall {
    static constexpr bool strict = true;
    Text password;

    SKERRY_FIELDS(password)
    SKERRY_NOTES("password: 8 to 200 characters")
};
struct LoginCall {
    static constexpr bool strict = true;
    Text name;
    Text password;

    SKERRY_FIELDS(name, password)
};
struct TokenCall {
    static constexpr bool strict = true;
    Optional<Text> name;

    SKERRY_FIELDS(name)
    SKERRY_NOTES("name: what it is for, 1 to 24 characters; `A program` by default")
};
struct Token {
    Text id;
    Text token;

    SKERRY_FIELDS(id, token)
    SKERRY_NOTES("id: to revoke it by", "token: shown this once")
};
struct TokenInfo {
    Text id;
    Text name;
    Text created;

    SKERRY_FIELDS(id, name, created)
    SKERRY_NOTES("created: like `2026-01-31T12:00:00Z`")
};
struct Tokens {
    std::vector<TokenInfo> tokens;

    SKERRY_FIELDS(tokens)
    SKERRY_NOTES("tokens: the valid ones, newest first")
};
// An empty body, and an empty answer.
struct Nothing {
    SKERRY_FIELDS()
};
// The answer to a refused request.
struct Wrong {
    Text error;

    SKERRY_FIELDS(error)
    SKERRY_NOTES("error: one sentence for a person")
};

// ---- Games ----

struct Games {
    std::vector<GameInfo> games;
    std::span<const BotInfo> bots;
    std::string_view default_bot;
    std::string_view first_bot;

    SKERRY_FIELDS(games, bots, default_bot, first_bot)
    SKERRY_NOTES("games: as `skerry games --json`", "bots: weakest first", "default_bot: the name of the bot to offer",
                 "first_bot: the one for a first game")
};
struct Glossary {
    std::span<const Entry> entries;

    SKERRY_FIELDS(entries)
};

// ---- Tables ----

struct Seat {
    ChairKind kind = ChairKind::open;
    Text name;
    Optional<Text> bot;
    bool you = false;
    bool here = false;
    bool lent = false;
    Optional<bool> conceded;
    Optional<int> hints;

    SKERRY_FIELDS(kind, name, bot, you, here, lent, conceded, hints)
    SKERRY_NOTES("name: people with the same name get a number", "bot: the bot, or the one that plays for the person",
                 "here: connected now", "lent: a bot plays for the person", "conceded: lent for good",
                 "hints: how many were taken")
};

struct Table {
    Text id;
    Text game;
    Setup setup;
    std::vector<Text> names;
    std::vector<Seat> seats;
    bool public_ = false;
    Pace pace = Pace::live;
    std::optional<ClockRule> clock;
    Optional<Number> answer;
    int rules = 0;
    Optional<Text> note;
    bool undo = true;
    bool hints = false;
    TableState state = TableState::open;
    Number seq = 0;
    SeatNumbers waiting;
    SeatNumbers mine;
    Optional<SeatNumbers> agreed;
    Optional<SeatNumbers> unready;
    Optional<SeatNumbers> again;
    Text commitment;
    Text created;
    Text moved;
    Optional<Text> verdict;
    Optional<Text> rematch;
    Optional<Text> campaign;
    Optional<Text> closed;
    Optional<int> points;
    bool host = false;
    Optional<SeatNumber> host_seat;

    SKERRY_FIELDS(id, game, setup, names, seats, public_, pace, clock, answer, rules, note, undo, hints, state, seq,
                  waiting, mine, agreed, unready, again, commitment, created, moved, verdict, rematch, campaign, closed,
                  points, host, host_seat)
    SKERRY_NOTES("names: of the seats", "public: listed for everybody",
                 "answer: seconds to answer in somebody else's turn", "rules: the version it is played by",
                 "note: that these are not today's rules: see \"Older rules\"", "undo: moves may be taken back",
                 "hints: people may ask for hints", "seq: counts moves and take-backs; never decreases",
                 "waiting: seats that owe a decision", "mine: the caller's seats",
                 "agreed: seats of people who want to end the game",
                 "unready: seats of people whom the clocks wait for: see \"Ready\"",
                 "again: once over: seats of people who want a rematch", "commitment: to the seed: see \"Fair play\"",
                 "created: like `2026-01-31T12:00:00Z`", "moved: when something happened last",
                 "verdict: once over, in a sentence", "rematch: the table that followed", "campaign: its first table",
                 "closed: once over: why no game follows in the campaign",
                 "points: of the campaign, if this game completed it", "host: the caller made the table",
                 "host_seat: the first seat of who made the table, if they have one")
};

struct Lobby {
    std::vector<Table> open;
    std::vector<Table> mine;

    SKERRY_FIELDS(open, mine)
    SKERRY_NOTES("mine: those waiting for me first")
};

// Public games that are being played.
struct Running {
    std::vector<Table> tables;

    SKERRY_FIELDS(tables)
    SKERRY_NOTES("tables: those where something happened last first")
};

// A seat of a new table.
struct MySeat {
    SKERRY_TAG(kind, me)
    SKERRY_FIELDS()
};
struct SeatHere {
    SKERRY_TAG(kind, here)
    Text name;

    SKERRY_FIELDS(name)
    SKERRY_NOTES("name: of somebody at my screen")
};
struct OpenSeat {
    SKERRY_TAG(kind, open)
    SKERRY_FIELDS()
};
struct BotSeat {
    SKERRY_TAG(kind, bot)
    Text bot;

    SKERRY_FIELDS(bot)
};
struct NewSeat : std::variant<MySeat, SeatHere, OpenSeat, BotSeat> {
    using variant::variant;
};

struct NewTable {
    static constexpr bool strict = true;
    Text game;
    Setup setup;
    std::vector<NewSeat> seats;
    Optional<bool> public_;
    Optional<Pace> pace;
    Optional<std::optional<ClockRule>> clock;
    Optional<Number> answer;
    Optional<bool> undo;
    Optional<bool> hints;
    Optional<Text> continues;

    SKERRY_FIELDS(game, setup, seats, public_, pace, clock, answer, undo, hints, continues)
    SKERRY_NOTES("public: false by default", "pace: live: clocks run while a seat is waiting; live by default",
                 "answer: seconds to answer in somebody else's turn; unlimited by default", "undo: true by default",
                 "hints: by default on if one person plays, and off between people",
                 "continues: the previous game of the campaign")
};
// The answer to tables that were brought along.
struct Brought {
    std::vector<Table> tables;

    SKERRY_FIELDS(tables)
    SKERRY_NOTES("tables: in the order they were given")
};
struct JoinCall {
    static constexpr bool strict = true;
    Optional<SeatNumber> seat;

    SKERRY_FIELDS(seat)
    SKERRY_NOTES("seat: the first open one by default")
};
struct SeatCall {
    static constexpr bool strict = true;
    SeatNumber seat;
    std::optional<Text> bot;

    SKERRY_FIELDS(seat, bot)
    SKERRY_NOTES("bot: null takes the seat back")
};
struct ConcedeCall {
    static constexpr bool strict = true;
    SeatNumber seat;
    Optional<Text> bot;

    SKERRY_FIELDS(seat, bot)
    SKERRY_NOTES("bot: the one that takes over")
};
struct EndCall {
    static constexpr bool strict = true;
    bool agree = true;

    SKERRY_FIELDS(agree)
};
struct RematchCall {
    static constexpr bool strict = true;
    Optional<bool> agree;

    SKERRY_FIELDS(agree)
    SKERRY_NOTES("agree: true by default; false declines, or withdraws an offer")
};

// ---- What is asked, and what can be done ----

struct Move {
    Text text;
    Label label;
    std::vector<Thing> touches;
    Optional<std::vector<GameEvent>> events;
    Optional<int> times;

    SKERRY_FIELDS(text, label, touches, events, times)
    SKERRY_NOTES("touches: things on the table: \"tile:cook\", \"card:S05\"",
                 "events: what it would do immediately, if that reveals nothing",
                 "times: of a selection: how often it can be picked now, if more than once")
};
struct Picked {
    Text text;
    Label label;
    Text back;
    std::vector<Thing> touches;

    SKERRY_FIELDS(text, label, back, touches)
    SKERRY_NOTES("back: the move that puts it back")
};
struct Selection {
    int least = 0;
    int most = 0;
    bool complete = false;
    std::vector<Picked> picked;
    Optional<Text> all;

    SKERRY_FIELDS(least, most, complete, picked, all)
    SKERRY_NOTES("complete: it can end now, with the move `done`",
                 "all: picks everything that is left, if it fits together and is of several kinds")
};
// What to do if there is no choice.
struct Forced {
    Text line;
    bool reveals = false;
    bool ends = false;
    bool tells = false;

    SKERRY_FIELDS(line, reveals, ends, tells)
    SKERRY_NOTES("line: the only move, or the only set of a selection",
                 "reveals: something, so that it can't be taken back",
                 "ends: afterwards the seat has nothing to decide",
                 "tells: if it comes at once, others learn what they can't see")
};
struct Decision {
    SeatNumber seat;
    Text decision;
    Text line;
    std::vector<Thing> about;
    Optional<Text> default_answer;
    std::vector<Refusal> refused;
    Optional<Selection> selection;
    std::vector<Move> moves;
    Optional<Forced> forced;
    bool undo = false;

    SKERRY_FIELDS(seat, decision, line, about, default_answer, refused, selection, moves, forced, undo)
    SKERRY_NOTES("decision: the name of the step", "line: what is asked, in a sentence",
                 "default_answer: for a question in somebody else's turn: the move that not answering means",
                 "refused: what looks possible but isn't, and why", "selection: if several things are named",
                 "forced: if there is no choice", "undo: this seat may take back")
};

struct SeatScore {
    int place = 0;
    bool won = false;
    int total = 0;
    json::Entries<int> points;
    std::vector<std::string_view> hidden;

    SKERRY_FIELDS(place, won, total, points, hidden)
    SKERRY_NOTES("place: by public points", "points: by category",
                 "hidden: categories that may have more points than others can know yet, as may the total: \"7+\"")
};
// The public score, the same for every viewer.
struct Ranking {
    bool final = false;
    Text verdict;
    std::vector<std::string_view> unused;
    std::vector<SeatScore> seats;
    Optional<Target> target;

    SKERRY_FIELDS(final, verdict, unused, seats, target)
    SKERRY_NOTES("final: the game ended by its rules", "unused: categories that this setup does not score",
                 "target: alone")
};

// ---- The table message ----

struct Said {
    Number seq = 0;
    SeatNumber seat;
    Text text;
    GameEvent event;
    Optional<SeatNumbers> audience;

    SKERRY_FIELDS(seq, seat, text, event, audience)
    SKERRY_NOTES("seq: the table's after that move", "audience: seats of mine that may know it, if not all of them may")
};
struct Clock {
    SeatNumber seat;
    double seconds = 0;
    bool running = false;

    SKERRY_FIELDS(seat, seconds, running)
};
struct ChatLine {
    Text name;
    Text text;
    Text at;
    Optional<bool> spectator;

    SKERRY_FIELDS(name, text, at, spectator)
    SKERRY_NOTES("spectator: said by somebody without a seat, during the game")
};
// What happened at a table that is no move: a line of the log.
struct Remark {
    Number number = 0;
    Number seq = 0;
    SeatNumber seat;
    Text text;
    Text at;

    SKERRY_FIELDS(number, seq, seat, text, at)
    SKERRY_NOTES("number: remarks are numbered; one that comes again is the same", "seq: it came after that move",
                 "seat: whom it is about")
};
// A question that waits for the others.
struct AskedBack {
    Number number = 0;
    SeatNumber seat;
    Number moves = 0;
    SeatNumbers of;
    SeatNumbers agreed;
    SeatNumbers asked;

    SKERRY_FIELDS(number, seat, moves, of, agreed, asked)
    SKERRY_NOTES("number: what an answer names", "seat: who asks", "moves: how many would be taken back",
                 "of: the seats that made them", "agreed: seats that have agreed",
                 "asked: seats that have not answered")
};
struct KeptPicture {
    Optional<SeatNumber> seat;
    Text text;

    SKERRY_FIELDS(seat, text)
    SKERRY_NOTES("seat: through whose eyes; a spectator's by default")
};
struct Kept {
    Text text;
    std::vector<KeptPicture> pictures;

    SKERRY_FIELDS(text, pictures)
    SKERRY_NOTES("text: what the pictures show, in a sentence")
};
struct TableMessage {
    SKERRY_TAG(type, table)
    Table table;
    Number seq = 0;
    View view;
    Optional<Facts> facts;
    Optional<json::Entries<View>> views;
    Optional<json::Entries<Facts>> seat_facts;
    std::vector<Number> undone;
    std::vector<Said> happened;
    Optional<std::vector<Decision>> decisions;
    SeatNumbers undo;
    Optional<std::optional<Ranking>> ranking;
    Optional<Kept> kept;
    std::vector<Clock> clocks;
    Optional<std::vector<ChatLine>> chat;
    Optional<std::vector<Remark>> remarks;
    Optional<SeatNumbers> may_ask;
    Optional<AskedBack> question;

    SKERRY_FIELDS(table, seq, view, facts, views, seat_facts, undone, happened, decisions, undo, ranking, kept, clocks,
                  chat, remarks, may_ask, question)
    SKERRY_NOTES("view: null if today's rules can't show the table",
                 "facts: by seat: what follows from the view by the rules and is worth showing",
                 "views: by seat of mine, if several people share this screen", "seat_facts: that belong to `views`",
                 "undone: moves taken back since", "happened: in order",
                 "decisions: one for each seat of mine that owes one", "undo: seats of mine that may take back now",
                 "kept: in place of the view of a table of older rules",
                 "chat: with the answer to `watch`, and when the game has ended: all of it",
                 "remarks: since then, what is no move: see \"Manners\"",
                 "may_ask: seats of mine that may ask the others to take back",
                 "question: a take-back that the others have not all agreed to")
};

// ---- Replays ----

struct FrameEvent {
    SeatNumber seat;
    Text text;
    GameEvent event;

    SKERRY_FIELDS(seat, text, event)
};
struct Frame {
    Number seq = 0;
    Optional<SeatNumber> seat;
    Optional<Text> move;
    Optional<Text> label;
    View view;
    Facts facts;
    SeatNumbers waiting;
    std::vector<FrameEvent> happened;
    std::vector<int> totals;
    SeatNumbers hidden;
    Optional<int> round;

    SKERRY_FIELDS(seq, seat, move, label, view, facts, waiting, happened, totals, hidden, round)
    SKERRY_NOTES("seq: moves so far; the first frame is the position before any move",
                 "label: the move as its seat reads it; none where something picked was put back",
                 "totals: public points, by seat", "hidden: seats that may have more",
                 "round: where the game counts rounds, or turns of all players together; 0 before the first")
};
struct RestMove {
    Number seq = 0;
    SeatNumber seat;
    Optional<Text> move;
    std::vector<Text> log;

    SKERRY_FIELDS(seq, seat, move, log)
    SKERRY_NOTES("move: told to the eyes of its seat", "log: what everybody was told")
};
struct KeptText {
    Number after = 0;
    Text text;

    SKERRY_FIELDS(after, text)
    SKERRY_NOTES("after: this many moves")
};
struct SourceLine {
    Text category;
    Text name;
    std::vector<int> points;

    SKERRY_FIELDS(category, name, points)
    SKERRY_NOTES("points: by seat")
};
struct Replay {
    Table table;
    Number of = 0;
    Optional<Text> rounds;
    std::vector<Frame> frames;
    Optional<Text> note;
    Optional<std::vector<RestMove>> rest;
    Optional<KeptText> kept;
    Optional<std::vector<SourceLine>> sources;
    Optional<std::vector<std::vector<Belonging>>> belongings;

    SKERRY_FIELDS(table, of, rounds, frames, note, rest, kept, sources, belongings)
    SKERRY_NOTES("of: how many frames there are in all", "rounds: what the game calls its rounds: `round`, `turn`",
                 "frames: those of this page",
                 "note: that it was played by other rules, and how much of it today's can replay",
                 "rest: with the last page: the moves that can't be replayed, as they were recorded",
                 "kept: with the last page: the last saved position, with everything revealed",
                 "sources: with the last page of a game that ended by its rules: what the points of some categories "
                 "came from",
                 "belongings: likewise: what each seat had, by groups")
};

// ---- Campaigns ----

struct Campaign {
    Text id;
    std::vector<Table> tables;
    std::optional<Setup> next;
    Optional<Text> closed;
    Optional<int> high_score;
    TableMessage last;

    SKERRY_FIELDS(id, tables, next, closed, high_score, last)
    SKERRY_NOTES("tables: the games in order", "next: the setup of the next game", "closed: why there is none",
                 "high_score: the caller's best result in a campaign of this game and mode",
                 "last: the newest game as the caller may see it")
};

// ---- What the bots think ----

struct Advice {
    Text text;
    Label label;
    std::vector<Thing> touches;
    double expected = 0;
    Optional<std::uint32_t> visits;
    Optional<bool> played;
    Optional<Text> why;
    Optional<std::vector<Text>> then;

    SKERRY_FIELDS(text, label, touches, expected, visits, played, why, then)
    SKERRY_NOTES("expected: the share of a win or, in solo games, points", "visits: of the search, in an analysis",
                 "played: true for the move that was played, in an analysis",
                 "why: what it aims at, and how it compares: \"Aims at wool. Wins 3 % more often than the next.\"",
                 "then: in a hint: how the seat would continue, as heads of labels, as far as that is known")
};
struct Hint {
    bool in_points = false;
    std::vector<Advice> moves;

    SKERRY_FIELDS(in_points, moves)
    SKERRY_NOTES("moves: best first")
};
struct Judged {
    Number at = 0;
    SeatNumber seat;
    double lost = 0;
    std::vector<Advice> moves;

    SKERRY_FIELDS(at, seat, lost, moves)
    SKERRY_NOTES("at: the frame before the move", "lost: how much better the best move was",
                 "moves: the best ones, judged by what that seat knew then, and the one that was played")
};
struct SeatAnalysis {
    double accuracy = 0;
    Number decisions = 0;
    Number best = 0;
    double lost = 0;
    std::vector<Number> worst;
    Text summary;

    SKERRY_FIELDS(accuracy, decisions, best, lost, worst, summary)
    SKERRY_NOTES("accuracy: from 0 to 100: docs/bots.md", "decisions: how many", "best: how many of them were best",
                 "lost: by all of them", "worst: those that cost most, the costliest first, by their place",
                 "summary: all that in a sentence")
};
struct Analysis {
    std::string_view game;
    bool in_points = false;
    std::uint32_t iterations = 0;
    std::vector<Text> names;
    std::vector<std::vector<double>> curve;
    std::vector<Judged> decisions;
    std::vector<Number> turning;
    std::vector<SeatAnalysis> seats;

    SKERRY_FIELDS(game, in_points, iterations, names, curve, decisions, turning, seats)
    SKERRY_NOTES("curve: a row per frame: the expected result of each seat", "decisions: those with a choice",
                 "turning: the decisions that cost most, by their place in `decisions`",
                 "seats: what each made of its decisions")
};
struct AnalysisWaiting {
    SKERRY_TAG(state, waiting)
    Number done = 0;
    Number of = 0;

    SKERRY_FIELDS(done, of)
};
struct AnalysisWorking {
    SKERRY_TAG(state, working)
    Number done = 0;
    Number of = 0;

    SKERRY_FIELDS(done, of)
    SKERRY_NOTES("done: decisions")
};
struct AnalysisDone {
    SKERRY_TAG(state, done)
    Analysis analysis;

    SKERRY_FIELDS(analysis)
};
struct AnalysisFailed {
    SKERRY_TAG(state, failed)
    Text error;

    SKERRY_FIELDS(error)
};
struct AnalysisAnswer : std::variant<AnalysisWaiting, AnalysisWorking, AnalysisDone, AnalysisFailed> {
    using variant::variant;
};
struct AnalysisBegun {
    Text id;

    SKERRY_FIELDS(id)
};

// ---- The socket: what a client says ----

// The client's id of its message; the answer repeats it.
struct MessageId : json::Raw {
    static constexpr std::string_view typescript = "string | number";
    static constexpr std::size_t longest = 100;
};
// As it is kept with a deed; empty if there is none.
inline std::string key_of(const Optional<MessageId>& id) { return id ? id->text : std::string(); }

// What a message is about.
struct Heading {
    Optional<MessageId> id;
    Text table;

    SKERRY_FIELDS(id, table)
};

struct Watch : Heading {
    SKERRY_TAG(do, watch)
    Optional<Number> since;
    Optional<SeatNumber> eyes;
    Optional<bool> engine;
    Optional<bool> spectators;

    SKERRY_MORE_FIELDS(Heading, since, eyes, engine, spectators)
    SKERRY_NOTES("since: the last `seq` seen: everything after it is sent; everything at all by default",
                 "eyes: look through this seat of mine only",
                 "engine: I have the engine of these rules: tell me what I see and what happened; `facts`, "
                 "`seat_facts`, `decisions` and `ranking` I make myself",
                 "spectators: I have a seat, and want to read during the game too what spectators say")
};
struct Unwatch : Heading {
    SKERRY_TAG(do, unwatch)
};
struct Play : Heading {
    SKERRY_TAG(do, play)
    SeatNumber seat;
    Number seq = 0;
    Optional<MessageId> after;
    Text move;

    SKERRY_MORE_FIELDS(Heading, seat, seq, after, move)
    SKERRY_NOTES("after: the id of my move or take-back just before it, in place of seq",
                 "move: as a person may type it")
};
struct Undo : Heading {
    SKERRY_TAG(do, undo)
    SeatNumber seat;
    Number seq = 0;
    Optional<MessageId> after;
    Optional<bool> turn;

    SKERRY_MORE_FIELDS(Heading, seat, seq, after, turn)
    SKERRY_NOTES("after: the id of my move or take-back just before it, in place of seq",
                 "turn: everything that the seat can take back, not only its last move")
};
struct Ask : Heading {
    SKERRY_TAG(do, ask)
    SeatNumber seat;
    Number seq = 0;
    Optional<MessageId> after;
    Optional<bool> turn;

    SKERRY_MORE_FIELDS(Heading, seat, seq, after, turn)
    SKERRY_NOTES("after: the id of my move or take-back just before it, in place of seq",
                 "turn: to take back all moves of the seat's last turn, not only its last one")
};
struct Reply : Heading {
    SKERRY_TAG(do, answer)
    Number question = 0;
    bool agree = false;

    SKERRY_MORE_FIELDS(Heading, question, agree)
    SKERRY_NOTES("question: its number", "agree: who asked withdraws it with false")
};
struct Chat : Heading {
    SKERRY_TAG(do, chat)
    Text text;

    SKERRY_MORE_FIELDS(Heading, text)
};
struct AskHint : Heading {
    SKERRY_TAG(do, hint)
    SeatNumber seat;
    Number seq = 0;
    Optional<bool> own;

    SKERRY_MORE_FIELDS(Heading, seat, seq, own)
    SKERRY_NOTES("own: the client thinks itself: the hint is counted, and answered with `done`")
};
struct Hurry : Heading {
    SKERRY_TAG(do, hurry)
};
struct WatchLobby {
    SKERRY_TAG(do, lobby)
    Optional<MessageId> id;

    SKERRY_FIELDS(id)
};
struct Ping {
    SKERRY_TAG(do, ping)
    Optional<MessageId> id;

    SKERRY_FIELDS(id)
};
struct ClientMessage : std::variant<Watch, Unwatch, Play, Undo, Ask, Reply, Chat, AskHint, Hurry, WatchLobby, Ping> {
    using variant::variant;
};

// ---- The socket: what the server says ----

struct Hello {
    SKERRY_TAG(type, hello)
    std::optional<User> user;
    int version = 1;

    SKERRY_FIELDS(user, version)
    SKERRY_NOTES("version: of the protocol")
};
struct Done {
    SKERRY_TAG(type, done)
    Optional<MessageId> id;
    Number seq = 0;

    SKERRY_FIELDS(id, seq)
};
struct Refused {
    SKERRY_TAG(type, refused)
    Optional<MessageId> id;
    Optional<Text> table;
    Text error;
    Optional<Number> seq;

    SKERRY_FIELDS(id, table, error, seq)
    SKERRY_NOTES("error: one sentence for a person; nothing has changed",
                 "seq: the client was behind; a `table` follows")
};
struct ChatMessage {
    SKERRY_TAG(type, chat)
    Text table;
    std::vector<ChatLine> lines;

    SKERRY_FIELDS(table, lines)
};
struct HintMessage {
    SKERRY_TAG(type, hint)
    Optional<MessageId> id;
    Text table;
    SeatNumber seat;
    Hint hint;

    SKERRY_FIELDS(id, table, seat, hint)
};
struct LobbyMessage {
    SKERRY_TAG(type, lobby)
    std::vector<Table> open;
    std::vector<Table> mine;

    SKERRY_FIELDS(open, mine)
};
struct Pong {
    SKERRY_TAG(type, pong)
    Optional<MessageId> id;

    SKERRY_FIELDS(id)
};
struct ServerMessage : std::variant<Hello, TableMessage, Done, Refused, ChatMessage, HintMessage, LobbyMessage, Pong> {
    using variant::variant;
};

}  // namespace protocol
}  // namespace skerry
