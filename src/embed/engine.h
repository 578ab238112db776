// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "embed/job.h"
#include "embed/places.h"
#include "embed/requests.h"
#include "record/record.h"
#include "table/live.h"

namespace skerry::embed {

// Everything that Skerry can do without a network or a disk, asked for in JSON: answer() is the way in. docs/referee.md
// and docs/embed.md are the manual. Every request gets an answer, and a refused request changes nothing.
class Engine {
public:
    struct Limits {
        static constexpr std::size_t request = 32 << 20;  // bytes
        static constexpr std::size_t tables = 100, live_tables = 16, jobs = 16;
        static constexpr std::size_t name = 100;              // letters, of a table or a player
        static constexpr std::uint32_t iterations = 200'000;  // per decision
        static constexpr std::int64_t time = std::int64_t{1} << 52;
    };

    // Where a game's seed comes from if a request gives none; without a source it has to.
    explicit Engine(Seed (*fresh)() = nullptr, std::size_t max_request = Limits::request)
        : fresh_(fresh), max_request_(max_request) {}

    // One line of JSON.
    std::string answer(std::string_view line);
    // Whether {"do":"quit"} was asked for.
    bool finished() const { return finished_; }
    // Positions for the C interface (embed/skerry.h).
    Places& places() { return places_; }
    const Places& places() const { return places_; }
    // The position at a table.
    Result<Position> position(std::string_view table) const;

private:
    struct PlayedMove {
        Position before;
        Seat seat;
        std::string text;
        Revealed revealed;
        std::vector<ToldEvent> happened;
    };
    // A game on a table, with its history. Anything can be undone.
    struct Game {
        Position position;
        std::vector<std::string> names;
        std::vector<PlayedMove> played = {};
        std::optional<Seed> seed = {};    // of a game played from the beginning: only that has a record
        std::optional<Seats> known = {};  // loaded from a view: whose. What they don't know is made up

        const AnyGame& rules() const { return position.game(); }
        Seats waiting() const { return rules().waiting(position); }
        Seats everybody() const { return Seats::first(static_cast<std::uint8_t>(names.size())); }
        Position seen_by(Seats eyes) const { return rules().view(position, eyes); }
        void play(Seat seat, Move move);
    };
    using Name = json::Optional<std::string>;

    Result<Game*> table(const Name& name);
    Result<LiveTable*> live(const Name& name);
    Result<Seed> seed_or_fresh(const json::Optional<SeedGiven>& given) const;
    Result<Begun> put(const Name& name, Game game, json::Optional<std::string> note = {});
    Result<Begun> load_record(const LoadRequest& asked);
    Result<Begun> load_view(const LoadRequest& asked);
    Result<Begun> load_place(const LoadRequest& asked);
    Result<JobBegun> start(std::unique_ptr<Job> job);
    Result<Done> put_live(const Name& name, std::vector<Deed> deeds, std::int64_t at);
    Result<Done> carry_out(const Name& name, LiveTable::Deeds deeds);

    // One per request, in the order of embed/requests.h.
    Result<RequestList> carry_out(const HelpRequest& asked);
    Result<protocol::Games> carry_out(const GamesRequest& asked);
    Result<SetupList> carry_out(const SetupsRequest& asked);
    Result<GlossaryList> carry_out(const GlossaryRequest& asked);
    Result<Components> carry_out(const ComponentsRequest& asked);
    Result<Begun> carry_out(const NewRequest& asked);
    Result<Begun> carry_out(const LoadRequest& asked);
    Result<TableList> carry_out(const TablesRequest& asked);
    Result<protocol::Nothing> carry_out(const CloseRequest& asked);
    Result<StateOfPlay> carry_out(const WaitingRequest& asked);
    Result<Offered> carry_out(const MovesRequest& asked);
    Result<Asked> carry_out(const DecideRequest& asked);
    Result<Understood> carry_out(const ReadRequest& asked);
    Result<Played> carry_out(const PlayRequest& asked);
    Result<TakenBack> carry_out(const UndoRequest& asked);
    Result<GamePosition> carry_out(const WholePositionRequest& asked);
    Result<GameView> carry_out(const ViewRequest& asked);
    Result<Seen> carry_out(const LookRequest& asked);
    Result<GamePosition> carry_out(const ImagineRequest& asked);
    Result<PictureLines> carry_out(const DrawPictureRequest& asked);
    Result<EventList> carry_out(const TellEventsRequest& asked);
    Result<Ranked> carry_out(const RankRequest& asked);
    Result<PositionHash> carry_out(const HashRequest& asked);
    Result<RecordText> carry_out(const WriteRecordRequest& asked);
    Result<Verified> carry_out(const VerifyRequest& asked);
    Result<protocol::Replay> carry_out(const FramesRequest& asked);
    Result<JobBegun> carry_out(const ThinkRequest& asked);
    Result<JobBegun> carry_out(const HintRequest& asked);
    Result<AnalysisBegun> carry_out(const AnalyseRequest& asked);
    Result<JobState> carry_out(const GoOnRequest& asked);
    Result<protocol::Nothing> carry_out(const StopRequest& asked);
    Result<Done> carry_out(const MakeTableRequest& asked);
    Result<Done> carry_out(const LoadTableRequest& asked);
    Result<Done> carry_out(const TellTableRequest& asked);
    Result<Done> carry_out(const SeatTableRequest& asked);
    Result<Done> carry_out(const ConcedeTableRequest& asked);
    Result<Done> carry_out(const EndTableRequest& asked);
    Result<Done> carry_out(const AbandonTableRequest& asked);
    Result<Done> carry_out(const RenameTableRequest& asked);
    Result<Done> carry_out(const TickTableRequest& asked);
    Result<Rematched> carry_out(const RematchTableRequest& asked);
    Result<LiveLook> carry_out(const LookTableRequest& asked);
    Result<HintBegun> carry_out(const HintTableRequest& asked);
    Result<BotBegun> carry_out(const ThinkTableRequest& asked);
    Result<RecordText> carry_out(const RecordTableRequest& asked);
    Result<protocol::Nothing> carry_out(const QuitRequest& asked);

    Seed (*fresh_)();
    std::size_t max_request_;
    std::map<std::string, Game, std::less<>> tables_;
    std::map<std::string, LiveTable, std::less<>> live_;
    std::map<std::int64_t, std::unique_ptr<Job>> jobs_;
    std::int64_t last_job_ = 0;
    Places places_;
    bool finished_ = false;
};

}  // namespace skerry::embed
