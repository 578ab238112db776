// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "table/live.h"

// A table in lists and as a record.
namespace skerry {
namespace {

protocol::SeatNumbers list_of(const std::vector<Seat>& seats) {
    protocol::SeatNumbers list;
    for (const Seat seat : seats) list.push(seat);
    return list;
}

protocol::Seat describe(const Chair& chair, const std::string& user, const Present& present) {
    const bool person = chair.kind == ChairKind::person;
    protocol::Seat seat{.kind = chair.kind,
                        .name = chair.name,
                        .bot = protocol::unless_empty(chair.bot),
                        .you = person && !user.empty() && chair.user == user,
                        .here = person && present(chair.user),
                        .lent = chair.lent,
                        .conceded = {},
                        .hints = {}};
    if (chair.conceded) seat.conceded = true;
    if (chair.hints > 0) seat.hints = chair.hints;
    return seat;
}

}  // namespace

protocol::Table describe(const TableCard& card, const std::string& user, const Present& present) {
    using protocol::unless_empty;
    protocol::Table table;
    table.id = card.id;
    table.game = card.game;
    table.setup = {card.setup};
    for (const Chair& chair : card.chairs) {
        table.names.push_back(chair.name);
        table.seats.push_back(describe(chair, user, present));
        if (table.seats.back().you) table.mine.push(Seat(static_cast<std::uint8_t>(table.seats.size() - 1)));
    }
    table.public_ = card.listed;
    table.pace = card.pace;
    if (card.clock.seconds != 0) table.clock = card.clock;
    if (card.answer > 0) table.answer = card.answer;
    table.rules = card.rules;
    table.note = unless_empty(card.note);
    table.undo = card.undo;
    table.hints = card.hints;
    table.state = card.state;
    table.seq = card.seq;
    table.waiting = list_of(card.waiting);
    if (!card.agreed.empty()) table.agreed = list_of(card.agreed);
    if (!card.unready.empty()) table.unready = list_of(card.unready);
    if (!card.again.empty()) table.again = list_of(card.again);
    table.commitment = card.commitment;
    table.created = time_text(card.created);
    table.moved = time_text(card.moved);
    table.verdict = unless_empty(card.verdict);
    table.rematch = unless_empty(card.rematch);
    table.campaign = unless_empty(card.campaign);
    table.closed = unless_empty(card.closed);
    if (card.points) table.points = *card.points;
    table.host = !user.empty() && card.host == user;
    for (std::uint8_t i = 0; i < card.chairs.size() && !table.host_seat; ++i)
        if (card.chairs[i].kind == ChairKind::person && card.chairs[i].user == card.host) table.host_seat = Seat(i);
    return table;
}

// ---- Its card ----

const TableCard& LiveTable::card() const {
    if (!card_) card_ = new_card();
    return *card_;
}

TableCard LiveTable::new_card() const {
    TableCard card{.id = id_,
                   .game = plan_.game,
                   .setup = plan_.setup,
                   .chairs = chairs_,
                   .listed = plan_.listed,
                   .pace = plan_.pace,
                   .clock = plan_.clock,
                   .state = state(),
                   .seq = history_.seq(),
                   .commitment = plan_.commitment,
                   .created = created_,
                   .moved = moved_,
                   .verdict = ended_,
                   .rematch = rematch_,
                   .host = plan_.host,
                   .undo = plan_.undo,
                   .answer = plan_.answer,
                   .hints = plan_.hints,
                   .rules = plan_.rules,
                   .note = older_.note};
    for (Seat seat : waiting()) card.waiting.push_back(seat);
    card.agreed = agreed_.given(chairs_);
    card.unready = unready();
    if (card.state == TableState::over) card.again = again_.given(chairs_);
    if (card.state == TableState::over && ended_.empty()) {
        if (!older_.verdict.empty())
            card.verdict = older_.verdict;
        else if (table_ && !older_.strayed && table_->over())
            card.verdict = game_->ranking(table_->position(), table_->names()).verdict;
        else
            card.verdict = older_.note;
    }
    card.campaign = campaign();
    if (card.state == TableState::over && !card.campaign.empty()) {
        if (const auto more = next(); !more) card.closed = more.sentence();
        if (ended_.empty() && table_ && !older_.strayed) card.points = game_->campaign_points(table_->position());
    }
    return card;
}

std::string LiveTable::campaign() const {
    if (!plan_.campaign.empty()) return plan_.campaign;
    if (!older_.campaign.empty()) return older_.campaign;
    return table_ && game_->mode(table_->position()).campaign ? id_ : "";
}

Result<std::string> LiveTable::next() const {
    if (campaign().empty()) return Error{"This game is not part of a campaign."};
    if (abandoned_) return Error{"The campaign was abandoned."};
    if (!ended_.empty()) return Error{"The campaign ended with a game that was not finished."};
    if (older_ && (!older_.replays(today()) || !table_->over()))
        return Error{older_.note + " So it can't be continued."};
    return game_->next(table_->position());
}

// ---- Its record ----

// Of the game alone, without who sat there.
Result<Record> LiveTable::game_record() const {
    if (!table_ && older_.lines.empty()) return Error{"This game never began."};
    if (!older_) return table_->lasting_record();
    SKERRY_LET(const auto seed, Seed::parse(plan_.seed));
    Record record{.game = game_, .rules = plan_.rules, .setup = plan_.setup, .seed = seed};
    for (const Chair& chair : chairs_) record.names.push_back(chair.name);
    record.began = table_ ? table_->record().began : time_text(created_);
    return older_.record(std::move(record), history_.seq());
}

Result<Record> LiveTable::record() const {
    if (state() != TableState::over) return Error{"The record is available once the game is over."};
    SKERRY_LET(Record record, game_record());
    for (const Chair& chair : chairs_) record.bots.push_back(chair.bot);
    const auto person = [](const std::string& bot) { return bot.empty(); };
    if (std::all_of(record.bots.begin(), record.bots.end(), person)) record.bots.clear();
    return record;
}

std::optional<Snapshot> LiveTable::snapshot() const {
    if (!table_ || older_) return std::nullopt;
    const Position& position = table_->position();
    Snapshot snapshot{.seq = history_.seq(),
                      .moves = static_cast<std::int64_t>(table_->moves_played()),
                      .position = game_->json(position),
                      .pictures = {}};
    const auto players = static_cast<std::uint8_t>(chairs_.size());
    for (std::uint8_t i = 0; i < players; ++i)
        snapshot.pictures.push_back(picture_text(position, Seat(i), table_->names()));
    snapshot.pictures.push_back(picture_text(position, Seats::none(), table_->names()));
    snapshot.pictures.push_back(picture_text(position, Seats::first(players), table_->names()));
    return snapshot;
}

}  // namespace skerry
