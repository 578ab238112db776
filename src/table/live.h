// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "protocol/protocol.h"
#include "table/deed.h"
#include "table/table.h"

namespace skerry {

// Who is watching a table. A spectator has no user, or one without a seat.
struct Viewer {
    std::string user;
    std::optional<Seat> eyes;  // only this seat of theirs; otherwise all their seats

    bool operator==(const Viewer&) const = default;
};

// Whether a user is connected now.
using Present = std::function<bool(const std::string& user)>;

// A table with people at it: seats, clocks, chat, take-backs, the end. No sockets, no disk, no clock of its own.
//
// Every request takes two steps. A const function of that name decides: it refuses with a sentence, or returns the
// resulting deeds. apply() carries a deed out. A table is also loaded by applying its deeds; if its newest deeds could
// not be saved it is loaded again, as if nothing had happened.
//
// A table made by another version of the rules is over, whatever its deeds say: people can watch it, chat and save it,
// and note() says why. Its moves are replayed as far as today's rules allow.
class LiveTable {
public:
    using Deeds = Result<std::vector<Deed>>;

    // The first deed of a table. Names of bots, rules and commitment are filled in.
    static Result<Deed> make(Plan plan, Time at);
    // Loads a table from its deeds, of which make() made the first.
    static Result<LiveTable> load(std::string id, std::span<const Deed> deeds);
    Result<void> apply(const Deed& deed);
    // The deed that was just applied as it is kept: a move as text, with what it told.
    void write_out(Deed& deed) const;
    // What else is known of a table of other rules: its last position, and its card in lists.
    void remember(std::optional<Snapshot> kept, const TableCard& card);
    // Live clocks stood still while the table was unloaded.
    void resume(Time now);

    // ---- What people want ----
    Deeds join(const std::string& user, const std::string& name, std::optional<Seat> seat, Time at) const;
    Deeds leave(const std::string& user, Time at) const;
    // A bot's name, or nothing to take the seat back. The host may give an open seat to a bot.
    Deeds lend(const std::string& user, Seat seat, const std::string& bot, Time at) const;
    Deeds play(const std::string& user, Seat seat, std::int64_t seq, std::string_view line, const std::string& key,
               Time at) const;
    Deeds undo(const std::string& user, Seat seat, std::int64_t seq, bool turn, const std::string& key, Time at) const;
    // A hint for a decision of this seat; everybody sees that it was taken.
    Deeds hint(const std::string& user, Seat seat, std::int64_t seq, Time at) const;
    Deeds say(const std::string& user, const std::string& name, std::string_view text, Time at) const;
    // With the name of the bot that takes over, or nothing for the default one.
    Deeds concede(const std::string& user, Seat seat, Time at, const std::string& bot = {}) const;
    Deeds agree(const std::string& user, bool agreed, Time at) const;
    Deeds rematched(const std::string& table, Time at) const;
    // Ends the campaign whose newest game this is.
    Deeds abandon(const std::string& user, Time at) const;
    // If this message was already carried out: the resulting sequence number.
    std::optional<std::int64_t> repeated(const std::string& user, const std::string& key, std::int64_t seq) const;

    // ---- What bots and clocks want ----
    // The seat a bot should decide for next, if any.
    std::optional<Seat> bot_to_move() const;
    const std::string& bot_of(Seat seat) const { return chairs_[seat.index()].bot; }
    bool bot_decides(Seat seat) const { return waiting().has(seat) && !person_decides(seat); }
    // A number that changes with what this seat has to decide.
    std::int64_t decision(Seat seat) const { return decision_seq_[seat.index()]; }
    Deeds play_bot(Seat seat, Move move, Time at) const;
    Deeds tick(Time now) const;
    std::optional<Time> deadline() const;

    // ---- What there is to see ----
    const std::string& id() const { return id_; }
    // That the table was made by other rules than today's; empty if it wasn't.
    const std::string& note() const { return note_; }
    // What is to be kept beside the deeds: the position once the game has begun.
    std::optional<Snapshot> snapshot() const;
    Time moved() const { return moved_; }
    const Plan& plan() const { return plan_; }
    TableState state() const;
    // Counts moves and take-backs. A viewer's number does not change with what the viewer can't see.
    std::int64_t seq() const { return seq_; }
    std::int64_t seq_of(const Viewer& viewer) const;
    std::int64_t deeds() const { return deeds_; }
    Seats waiting() const;
    Seats seats_of(const std::string& user) const;
    std::span<const Chair> chairs() const { return chairs_; }
    const std::string& rematch() const { return rematch_; }
    // The first table of the campaign; empty if there is none.
    std::string campaign() const;
    // The setup of the next game of the campaign, or why there is none.
    Result<std::string> next() const;
    const Table* table() const { return table_ ? &*table_ : nullptr; }
    TableCard card() const;
    // Once the game is over.
    Result<Record> record() const;
    // The eyes of a viewer.
    Seats eyes_of(const Viewer& viewer) const;
    // The message for one viewer: what happened after `since`, and the chat if wanted.
    protocol::TableMessage look(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                                const Present& present) const;
    std::string message(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                        const Present& present) const;
    // The last line only, or all.
    std::string chat_message(bool all) const;

    // See Table::suppose.
    void suppose(Position position) { table_->suppose(std::move(position)); }

    struct Limits {
        static constexpr std::size_t chat_lines = 200;  // kept in memory
        static constexpr std::size_t chat_text = 500;
        static constexpr std::size_t repeats = 64;
    };

private:
    struct Said {
        Time at;
        std::string name;
        std::string text;
    };
    struct Repeat {
        std::string user, key;
        std::int64_t expected, seq;
    };
    struct Undone {
        std::int64_t at;  // the sequence number of the take-back
        std::int64_t move;
        Seats seen;  // who was told something of the move
    };
    // What a deed may change: each seat's view and its decision.
    struct Outlook {
        std::vector<Position> views;
        std::vector<std::vector<Move>> moves;
    };

    // A move of a table of other rules.
    struct Line {
        std::int64_t seq;
        RecordedMove move;
        std::vector<Told> told;
        bool replayed;  // by the rules of today
    };

    LiveTable() = default;
    void retell(const Deed& deed);
    // Whether the position that today's rules replay is the last one.
    bool replays() const;
    Result<Record> old_record() const;
    bool person_decides(Seat seat) const;
    bool seat_of(const std::string& user, Seat seat) const;
    Result<void> may_decide(const std::string& user, Seat seat, std::int64_t seq) const;
    Result<void> begin(Time at);
    // The moves that a line means, if the seat may make them.
    Result<std::vector<Move>> understood(Seat seat, std::string_view line) const;
    Result<Move> move_of(const Deed& deed) const;
    Result<void> apply_move(const Deed& deed);
    Result<void> apply_undo(const Deed& deed);
    bool overlapping() const { return table_ && table_->waiting().size() > 1; }
    Outlook outlook() const;
    void note_changes(const Outlook& before, Seat seat, Time at);
    void give_up(Seat seat, const std::string& why);
    void end_if_agreed();
    Deed deed(DeedKind kind, Time at, Seat seat = {}, const std::string& user = {}, std::string text = {}) const;
    Deed moved(Time at, Seat seat, const std::string& user, Move move) const;

    // Clocks.
    // When a person's time to answer in somebody else's turn runs out, and the move that is then made.
    struct Answer {
        Time until;
        Move move;
    };
    std::optional<Answer> answer_due(Seat seat) const;
    bool running(Seat seat) const;
    Time left(Seat seat, Time now) const;

    // Parts of the message.
    void tell_position(protocol::TableMessage& message, Seats eyes, std::int64_t since) const;
    void tell_happened(protocol::TableMessage& message, Seats eyes, std::int64_t since) const;
    void tell_lines(protocol::TableMessage& message, Seats eyes, std::int64_t since) const;
    protocol::Decision decision_of(const Position& view, Seat seat) const;
    protocol::Kept kept(Seats eyes) const;
    std::vector<protocol::ChatLine> chat(bool all) const;

    std::string id_;
    Plan plan_;
    const AnyGame* game_ = nullptr;
    std::vector<Chair> chairs_;
    std::optional<Table> table_;  // once all seats are taken
    Time created_ = 0;
    Time moved_ = 0;
    std::int64_t seq_ = 0;
    std::int64_t deeds_ = 0;
    std::vector<std::int64_t> move_seq_;  // the sequence number of each move of the table
    std::vector<Undone> undone_;
    // The last sequence number that changed something for a seat (spectators come last), and the last that changed its
    // decision: what was decided since then is still valid.
    std::vector<std::int64_t> seen_seq_, decision_seq_;
    std::deque<Repeat> repeats_;
    std::deque<Said> chat_;
    std::vector<Time> left_, since_;   // clocks: time left, and since when it runs
    std::vector<Time> asked_;          // when each seat's decision came up
    std::vector<std::string> agreed_;  // users who want to end
    std::string ended_;                // the verdict, if people or clocks ended the game
    std::string rematch_;
    bool abandoned_ = false;

    // Of a table of other rules.
    std::string note_;
    bool strayed_ = false;  // today's rules could not apply a deed: the position is the one before it
    std::vector<Line> lines_;
    std::optional<Snapshot> kept_;
    std::string verdict_, campaign_;  // from its card
};

// A table of other rules is over, in lists too.
TableCard as_of_today(TableCard card);

// A table as one viewer sees it in lists.
protocol::Table describe(const TableCard& card, const std::string& user, const Present& present);

// The positions of a finished game in order, through some eyes. For a record of other rules as many as can be
// replayed, then `note`, `rest` and `kept`. The caller fills in the table.
Result<protocol::Replay> frames_of(const Record& record, Seats eyes);

// A person's name at a table: 1 to 24 characters, no control characters, single spaces.
Result<std::string> proper_name(std::string_view text);
// Whether a text is valid UTF-8 without control characters.
bool sound_text(std::string_view text);

}  // namespace skerry
