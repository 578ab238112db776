// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "table/chat.h"
#include "table/clocks.h"
#include "table/consent.h"
#include "table/history.h"
#include "table/older_rules.h"
#include "table/remarks.h"

namespace skerry {

// Who is watching a table. A spectator has no user, or one without a seat.
struct Viewer {
    std::string user;
    std::optional<Seat> eyes;  // only this seat of theirs; otherwise all their seats
    bool engine = false;       // makes facts, decisions and the ranking from the view, so they are not told
    bool spectators = false;   // plays, and reads what spectators say during the game

    bool operator==(const Viewer&) const = default;
};

// Whether a user is connected now.
using Present = std::function<bool(const std::string& user)>;

// A table with people at it: the game (Table), and around it seats, Clocks, Chat, the History of moves and take-backs,
// the end. No sockets, no disk, no clock of its own.
//
// The two that matter: apply() carries a deed out, look() is what one viewer sees. Every request takes two steps: a
// const function of its name decides, that is, refuses with a sentence or returns the resulting deeds; then they are
// applied. A table is also loaded by applying its deeds; if its newest deeds could not be saved it is loaded again, as
// if nothing had happened.
//
// A table made by another version of the rules is over, whatever its deeds say: people can watch it, chat and save it,
// and note() says why. Its moves are replayed as far as today's rules allow (OlderRules).
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
    void resume(Time now) { clocks_.resume(now); }

    // ---- What people want ----
    Deeds join(const std::string& user, const std::string& name, std::optional<Seat> seat, Time at) const;
    Deeds leave(const std::string& user, Time at) const;
    // A bot's name, or nothing to take the seat back. The host may give an open seat to a bot.
    Deeds lend(const std::string& user, Seat seat, const std::string& bot, Time at) const;
    Deeds play(const std::string& user, Seat seat, std::int64_t seq, std::string_view line, const std::string& key,
               Time at) const;
    Deeds undo(const std::string& user, Seat seat, std::int64_t seq, bool turn, const std::string& key, Time at) const;
    // Where the turn has passed, or others have moved since, a take-back is asked for: the others answer.
    Deeds ask(const std::string& user, Seat seat, std::int64_t seq, bool turn, const std::string& key, Time at) const;
    Deeds answer(const std::string& user, std::int64_t question, bool agree, const std::string& key, Time at) const;
    // A hint for a decision of this seat; everybody sees that it was taken.
    Deeds hint(const std::string& user, Seat seat, std::int64_t seq, Time at) const;
    Deeds say(const std::string& user, const std::string& name, std::string_view text, Time at) const;
    // The user has a new name: at an unfinished table the seat has it too. No deeds if nothing changes.
    Deeds rename(const std::string& user, const std::string& before, const std::string& name, Time at) const;
    // With the name of the bot that takes over, or nothing for the default one.
    Deeds concede(const std::string& user, Seat seat, Time at, const std::string& bot = {}) const;
    Deeds agree(const std::string& user, bool agreed, Time at) const;
    // The clocks wait until everybody is ready.
    Deeds ready(const std::string& user, Time at) const;
    // Whoever wants a rematch says so; the last one makes it (rematched).
    Deeds offer(const std::string& user, bool agree, Time at) const;
    bool completes_offer(const std::string& user) const;
    bool plays_again(const Chair& chair) const { return again_.has(chair.user); }
    Deeds rematched(const std::string& table, Time at) const;
    // Ends the campaign whose newest game this is.
    Deeds abandon(const std::string& user, Time at) const;
    // If this message was already carried out: the resulting sequence number.
    std::optional<std::int64_t> repeated(const std::string& user, const std::string& key, std::int64_t seq) const {
        return history_.repeated(user, key, seq);
    }
    // The number that a decision builds on: the one it was sent with or, if it was sent right after another message of
    // this user, the one that that message led to.
    Result<std::int64_t> basis(const std::string& user, std::int64_t seq, const std::string& after) const;

    // ---- What bots and clocks want ----
    // The seat a bot should decide for next, if any.
    std::optional<Seat> bot_to_move() const;
    const std::string& bot_of(Seat seat) const { return chairs_[seat.index()].bot; }
    bool bot_decides(Seat seat) const { return waiting().has(seat) && !person_decides(seat); }
    // A number that changes with what this seat has to decide.
    std::int64_t decision(Seat seat) const { return history_.decision(seat); }
    Deeds play_bot(Seat seat, Move move, Time at) const;
    Deeds tick(Time now) const;
    std::optional<Time> deadline() const;

    // ---- What there is to see ----
    const std::string& id() const { return id_; }
    // That the table was made by other rules than today's; empty if it wasn't.
    const std::string& note() const { return older_.note; }
    // What is to be kept beside the deeds: the position once the game has begun.
    std::optional<Snapshot> snapshot() const;
    Time moved() const { return moved_; }
    const Plan& plan() const { return plan_; }
    TableState state() const;
    // Counts moves and take-backs. A viewer's number does not change with what the viewer can't see.
    std::int64_t seq() const { return history_.seq(); }
    std::int64_t seq_of(const Viewer& viewer) const { return history_.seen(eyes_of(viewer)); }
    std::int64_t deeds() const { return deeds_; }
    // Changes with what everybody may read besides moves: remarks, and the question that is open.
    std::int64_t talk() const { return remarks_.count() + questions_; }
    Seats waiting() const;
    Seats seats_of(const std::string& user) const;
    std::span<const Chair> chairs() const { return chairs_; }
    const std::string& rematch() const { return rematch_; }
    // The first table of the campaign; empty if there is none.
    std::string campaign() const;
    // The setup of the next game of the campaign, or why there is none.
    Result<std::string> next() const;
    const Table* table() const { return table_ ? &*table_ : nullptr; }
    const TableCard& card() const;
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
    // Whether a viewer reads what spectators say; during the game players do not, unless they want to.
    bool reads_spectators(const Viewer& viewer) const;
    bool reads_last_line(const Viewer& viewer) const {
        return reads_spectators(viewer) || !chat_.lines(false, false).empty();
    }

    // See Table::suppose.
    void suppose(Position position) {
        table_->suppose(std::move(position));
        card_.reset();
    }

private:
    LiveTable() = default;
    // Parts of apply().
    Result<void> open(const Deed& made);
    Result<void> carry_out(const Deed& deed);
    void change_chair(const Deed& deed);
    Result<void> begin(Time at);
    Result<Move> move_of(const Deed& deed) const;
    Result<void> apply_move(const Deed& deed);
    Result<void> apply_undo(const Deed& deed);
    void retell(const Deed& deed);
    void give_up(Seat seat, const std::string& why);
    void end_if_agreed();
    void offer_again(const Deed& deed);
    void remark(const Deed& deed);
    void start_clocks_if_ready(Time at);

    // A take-back that waits for the others: the last moves of the table, as many as that.
    struct Question {
        std::int64_t number;
        Seat seat;
        int moves;
        Consent agreed;
    };
    bool turn_has_passed(Seat seat) const;
    bool may_undo(Seat seat) const;
    Result<std::size_t> may_ask(Seat seat, bool turn) const;
    Result<void> open_question(const Deed& deed);
    Result<void> grant(const Deed& deed);
    Result<void> take_back_together(const Deed& deed);
    Result<void> take_back_last(const Question& asked, Time at);
    void decline(const Deed& deed);
    void lapse(const Deed& deed);
    void close_question();
    std::vector<Seat> not_answered() const { return question_->agreed.missing(chairs_, plays); }
    std::vector<Seat> unready() const;
    bool in_company(const std::string& user) const;
    protocol::AskedBack shown_question() const;

    // Parts of what people want.
    bool person_decides(Seat seat) const;
    bool seat_of(const std::string& user, Seat seat) const;
    Result<void> may_decide(const std::string& user, Seat seat, std::int64_t seq) const;
    // The moves that a line means, if the seat may make them.
    Result<std::vector<Move>> understood(Seat seat, std::string_view line) const;
    Deed deed(DeedKind kind, Time at, Seat seat = {}, const std::string& user = {}, std::string text = {}) const;
    Deed moved(Time at, Seat seat, const std::string& user, Move move) const;
    // When a person's time to answer in somebody else's turn runs out, and the move that is then made.
    struct Answer {
        Time until;
        Move move;
    };
    std::optional<Answer> answer_due(Seat seat) const;
    // Who owes a decision.
    Clocks::Owed owed() const;
    OlderRules::Today today() const { return {chairs_, table(), history_.seq()}; }
    Result<Record> game_record() const;
    TableCard new_card() const;

    // Parts of the message.
    Position shared_view(Seats eyes) const;
    void tell_position(protocol::TableMessage& message, Seats eyes) const;
    void explain_position(protocol::TableMessage& message, Seats eyes) const;
    void tell_happened(protocol::TableMessage& message, Seats eyes, std::int64_t since) const;
    protocol::Decision decision_of(const Position& view, Seat seat) const;

    std::string id_;
    Plan plan_;
    const AnyGame* game_ = nullptr;
    std::vector<Chair> chairs_;
    std::optional<Table> table_;  // once all seats are taken
    Time created_ = 0;
    Time moved_ = 0;
    std::int64_t deeds_ = 0;
    History history_;
    Clocks clocks_;
    Chat chat_;
    OlderRules older_;
    Remarks remarks_;
    std::optional<Question> question_;
    std::int64_t questions_ = 0;  // opened and closed so far
    Consent agreed_;              // who wants to end
    Consent ready_;
    Consent again_;         // who wants a rematch
    bool started_ = false;  // everybody was ready once
    std::string ended_;     // the verdict, if people or clocks ended the game
    std::string rematch_;
    bool abandoned_ = false;
    mutable std::optional<TableCard> card_;  // made when somebody asks, and until something changes
};

// A table as one viewer sees it in lists.
protocol::Table describe(const TableCard& card, const std::string& user, const Present& present);

}  // namespace skerry
