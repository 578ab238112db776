// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "embed/answers.h"

// What an engine can be asked for (docs/embed.md; the first part is docs/referee.md).
namespace skerry::embed {

// A number or a text.
struct SeedGiven : json::Raw {
    static constexpr std::string_view typescript = "string | number";
};
// Whose eyes: a seat, "none" (a spectator) or "all".
struct Eyes : json::Raw {
    static constexpr std::string_view typescript = "number | 'none' | 'all'";
};

// Before all else in a request: an `id`, which its answer repeats, and the table it is about.
struct Heading {
    json::Optional<json::Raw> id;
    json::Optional<std::string> table;

    SKERRY_FIELDS(id, table)
};

// ---- What there is ----

struct HelpRequest : Heading {
    SKERRY_TAG(do, help)
    using Answer = RequestList;
};
struct GamesRequest : Heading {
    SKERRY_TAG(do, games)
    using Answer = protocol::Games;
};
struct SetupsRequest : Heading {
    SKERRY_TAG(do, setups)
    using Answer = SetupList;
    std::string game;

    SKERRY_MORE_FIELDS(Heading, game)
};
struct GlossaryRequest : Heading {
    SKERRY_TAG(do, glossary)
    using Answer = GlossaryList;
    std::string game;

    SKERRY_MORE_FIELDS(Heading, game)
};
struct ComponentsRequest : Heading {
    SKERRY_TAG(do, components)
    using Answer = Components;
    std::string game;

    SKERRY_MORE_FIELDS(Heading, game)
};
// ---- Games ----

struct NewRequest : Heading {
    SKERRY_TAG(do, new)
    using Answer = Begun;
    std::string game;
    json::Optional<json::Value> setup;
    json::Optional<SeedGiven> seed;
    json::Optional<std::vector<std::string>> names;

    SKERRY_MORE_FIELDS(Heading, game, setup, seed, names)
};
struct LoadRequest : Heading {
    SKERRY_TAG(do, load)
    using Answer = Begun;
    json::Optional<std::string> game;
    json::Optional<json::Value> position;
    json::Optional<json::Value> view;
    json::Optional<Eyes> eyes;
    json::Optional<SeedGiven> seed;
    json::Optional<std::vector<std::string>> names;
    json::Optional<std::string> record;
    json::Optional<std::int32_t> place;

    SKERRY_MORE_FIELDS(Heading, game, position, view, eyes, seed, names, record, place)
    SKERRY_NOTES("view: a position as these eyes see it; the table then knows no more than they do",
                 "eyes: of the view", "place: of the C interface")
};
struct TablesRequest : Heading {
    SKERRY_TAG(do, tables)
    using Answer = TableList;
};
struct CloseRequest : Heading {
    SKERRY_TAG(do, close)
    using Answer = protocol::Nothing;
};
struct WaitingRequest : Heading {
    SKERRY_TAG(do, waiting)
    using Answer = StateOfPlay;
};
struct MovesRequest : Heading {
    SKERRY_TAG(do, moves)
    using Answer = Offered;
    json::Optional<Seat> seat;

    SKERRY_MORE_FIELDS(Heading, seat)
};
struct DecideRequest : Heading {
    SKERRY_TAG(do, decide)
    using Answer = Asked;
    json::Optional<Seat> seat;

    SKERRY_MORE_FIELDS(Heading, seat)
};
struct ReadRequest : Heading {
    SKERRY_TAG(do, read)
    using Answer = Understood;
    json::Optional<Seat> seat;
    std::string move;

    SKERRY_MORE_FIELDS(Heading, seat, move)
};
struct PlayRequest : Heading {
    SKERRY_TAG(do, play)
    using Answer = Played;
    json::Optional<Seat> seat;
    std::string move;

    SKERRY_MORE_FIELDS(Heading, seat, move)
};
struct UndoRequest : Heading {
    SKERRY_TAG(do, undo)
    using Answer = TakenBack;
};
struct WholePositionRequest : Heading {
    SKERRY_TAG(do, position)
    using Answer = GamePosition;
};
struct ViewRequest : Heading {
    SKERRY_TAG(do, view)
    using Answer = GameView;
    json::Optional<Eyes> seat;

    SKERRY_MORE_FIELDS(Heading, seat)
};
struct LookRequest : Heading {
    SKERRY_TAG(do, look)
    using Answer = Seen;
    json::Optional<Eyes> seat;

    SKERRY_MORE_FIELDS(Heading, seat)
};
struct ImagineRequest : Heading {
    SKERRY_TAG(do, imagine)
    using Answer = GamePosition;
    json::Optional<Eyes> seat;
    json::Optional<SeedGiven> seed;

    SKERRY_MORE_FIELDS(Heading, seat, seed)
};
struct DrawPictureRequest : Heading {
    SKERRY_TAG(do, picture)
    using Answer = PictureLines;
    json::Optional<Eyes> seat;

    SKERRY_MORE_FIELDS(Heading, seat)
};
struct TellEventsRequest : Heading {
    SKERRY_TAG(do, events)
    using Answer = EventList;
    json::Optional<std::int64_t> since;
    json::Optional<Eyes> seat;

    SKERRY_MORE_FIELDS(Heading, since, seat)
};
struct RankRequest : Heading {
    SKERRY_TAG(do, ranking)
    using Answer = Ranked;
};
struct HashRequest : Heading {
    SKERRY_TAG(do, hash)
    using Answer = PositionHash;
};
// ---- Records ----

struct WriteRecordRequest : Heading {
    SKERRY_TAG(do, record)
    using Answer = RecordText;
};
struct VerifyRequest : Heading {
    SKERRY_TAG(do, verify)
    using Answer = Verified;
    std::string record;

    SKERRY_MORE_FIELDS(Heading, record)
};
struct FramesRequest : Heading {
    SKERRY_TAG(do, frames)
    using Answer = protocol::Replay;
    std::string record;
    json::Optional<Eyes> seat;
    json::Optional<std::int64_t> from;

    SKERRY_MORE_FIELDS(Heading, record, seat, from)
    SKERRY_NOTES("from: the first frame of the page")
};
// ---- Bots: each begins a job ----

struct ThinkRequest : Heading {
    SKERRY_TAG(do, think)
    using Answer = JobBegun;
    json::Optional<Seat> seat;
    std::string bot;
    json::Optional<SeedGiven> seed;
    json::Optional<std::int64_t> time;

    SKERRY_MORE_FIELDS(Heading, seat, bot, seed, time)
    SKERRY_NOTES("time: at most this many milliseconds")
};
struct HintRequest : Heading {
    SKERRY_TAG(do, hint)
    using Answer = JobBegun;
    json::Optional<Seat> seat;
    json::Optional<SeedGiven> seed;
    json::Optional<std::uint32_t> iterations;
    json::Optional<std::int64_t> time;

    SKERRY_MORE_FIELDS(Heading, seat, seed, iterations, time)
};
struct AnalyseRequest : Heading {
    SKERRY_TAG(do, analyse)
    using Answer = AnalysisBegun;
    std::string record;
    json::Optional<std::uint32_t> iterations;
    json::Optional<std::uint32_t> part;
    json::Optional<std::uint32_t> of;
    json::Optional<std::vector<JudgedDecision>> judged;

    SKERRY_MORE_FIELDS(Heading, record, iterations, part, of, judged)
    SKERRY_NOTES("iterations: per decision", "part: only this part of what is left to judge, counted from 0",
                 "of: so many parts", "judged: what earlier jobs have judged; it is not judged again")
};
struct GoOnRequest : Heading {
    SKERRY_TAG(do, go_on)
    using Answer = JobState;
    std::int64_t job = 0;
    json::Optional<std::uint32_t> iterations;
    json::Optional<bool> now;
    json::Optional<bool> hold;
    json::Optional<std::int64_t> at;

    SKERRY_MORE_FIELDS(Heading, job, iterations, now, hold, at)
    SKERRY_NOTES("iterations: of this slice", "now: answer with what there is",
                 "hold: think to the end, but do not answer yet",
                 "at: when, for a bot at a live table: milliseconds since 1970")
};
struct StopRequest : Heading {
    SKERRY_TAG(do, stop)
    using Answer = protocol::Nothing;
    std::int64_t job = 0;

    SKERRY_MORE_FIELDS(Heading, job)
};
// ---- Live tables: what they were told, and what is to be kept of it ----

struct MakeTableRequest : Heading {
    SKERRY_TAG(do, make_table)
    using Answer = Done;
    protocol::NewTable plan;
    SeedGiven seed;
    std::string user;
    std::string name;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, plan, seed, user, name, at)
    SKERRY_NOTES("at: milliseconds since 1970")
};
struct LoadTableRequest : Heading {
    SKERRY_TAG(do, load_table)
    using Answer = Done;
    std::vector<Deed> deeds;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, deeds, at)
    SKERRY_NOTES("deeds: all that were to be kept, in their order")
};
struct TellTableRequest : Heading {
    SKERRY_TAG(do, tell_table)
    using Answer = Done;
    std::string user;
    std::string name;
    protocol::ClientMessage message;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, name, message, at)
    SKERRY_NOTES("message: play, undo, ask, answer or chat, as to a server")
};
struct SeatTableRequest : Heading {
    SKERRY_TAG(do, seat_table)
    using Answer = Done;
    std::string user;
    protocol::SeatCall call;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, call, at)
};
struct ConcedeTableRequest : Heading {
    SKERRY_TAG(do, concede_table)
    using Answer = Done;
    std::string user;
    protocol::ConcedeCall call;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, call, at)
};
struct EndTableRequest : Heading {
    SKERRY_TAG(do, end_table)
    using Answer = Done;
    std::string user;
    protocol::EndCall call;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, call, at)
};
struct AbandonTableRequest : Heading {
    SKERRY_TAG(do, abandon_table)
    using Answer = Done;
    std::string user;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, at)
};
struct RenameTableRequest : Heading {
    SKERRY_TAG(do, rename_table)
    using Answer = Done;
    std::string user;
    std::string before;
    std::string name;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, before, name, at)
};
struct TickTableRequest : Heading {
    SKERRY_TAG(do, tick_table)
    using Answer = Done;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, at)
};
struct RematchTableRequest : Heading {
    SKERRY_TAG(do, rematch_table)
    using Answer = Rematched;
    std::string next;
    SeedGiven seed;
    json::Optional<protocol::NewTable> plan;
    std::string user;
    std::string name;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, next, seed, plan, user, name, at)
    SKERRY_NOTES("next: the name of the new table; in a campaign its next game",
                 "plan: by default the same again; otherwise `user` and `name` say who makes it")
};
struct LookTableRequest : Heading {
    SKERRY_TAG(do, look_table)
    using Answer = LiveLook;
    std::string user;
    json::Optional<Seat> eyes;
    json::Optional<std::int64_t> since;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, eyes, since, at)
};
struct HintTableRequest : Heading {
    SKERRY_TAG(do, hint_table)
    using Answer = HintBegun;
    std::string user;
    Seat seat;
    std::int64_t seq = 0;
    json::Optional<SeedGiven> seed;
    json::Optional<std::uint32_t> iterations;
    std::int64_t at = 0;

    SKERRY_MORE_FIELDS(Heading, user, seat, seq, seed, iterations, at)
};
struct ThinkTableRequest : Heading {
    SKERRY_TAG(do, think_table)
    using Answer = BotBegun;
    SeedGiven seed;
    json::Optional<std::int64_t> time;

    SKERRY_MORE_FIELDS(Heading, seed, time)
    SKERRY_NOTES("time: at most this many milliseconds")
};
struct RecordTableRequest : Heading {
    SKERRY_TAG(do, record_table)
    using Answer = RecordText;
};
struct QuitRequest : Heading {
    SKERRY_TAG(do, quit)
    using Answer = protocol::Nothing;
};

struct Request
    : std::variant<HelpRequest, GamesRequest, SetupsRequest, GlossaryRequest, ComponentsRequest, NewRequest,
                   LoadRequest, TablesRequest, CloseRequest, WaitingRequest, MovesRequest, DecideRequest, ReadRequest,
                   PlayRequest, UndoRequest, WholePositionRequest, ViewRequest, LookRequest, ImagineRequest,
                   DrawPictureRequest, TellEventsRequest, RankRequest, HashRequest, WriteRecordRequest, VerifyRequest,
                   FramesRequest, ThinkRequest, HintRequest, AnalyseRequest, GoOnRequest, StopRequest, MakeTableRequest,
                   LoadTableRequest, TellTableRequest, SeatTableRequest, ConcedeTableRequest, EndTableRequest,
                   AbandonTableRequest, RenameTableRequest, TickTableRequest, RematchTableRequest, LookTableRequest,
                   HintTableRequest, ThinkTableRequest, RecordTableRequest, QuitRequest> {
    using variant::variant;
};

}  // namespace skerry::embed
