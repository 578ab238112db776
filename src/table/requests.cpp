// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "catalog/bot_names.h"
#include "protocol/describe.h"
#include "table/live.h"
#include "table/text.h"

// What people, bots and clocks want: each is refused with a sentence, or becomes deeds.
namespace skerry {

// ---- Who may ----

TableState LiveTable::state() const {
    if (!ended_.empty() || older_) return TableState::over;
    if (!table_) return TableState::open;
    return table_->over() ? TableState::over : TableState::playing;
}

Seats LiveTable::waiting() const { return table_ && ended_.empty() && !older_ ? table_->waiting() : Seats::none(); }

Seats LiveTable::seats_of(const std::string& user) const {
    Seats seats;
    if (user.empty()) return seats;
    for (std::uint8_t i = 0; i < chairs_.size(); ++i)
        if (chairs_[i].kind == ChairKind::person && chairs_[i].user == user) seats.add(Seat(i));
    return seats;
}

Seats LiveTable::eyes_of(const Viewer& viewer) const {
    const Seats mine = seats_of(viewer.user);
    return viewer.eyes && mine.has(*viewer.eyes) ? Seats(*viewer.eyes) : mine;
}

bool LiveTable::seat_of(const std::string& user, Seat seat) const {
    return seat.index() < chairs_.size() && seats_of(user).has(seat);
}

bool LiveTable::person_decides(Seat seat) const {
    const Chair& chair = chairs_[seat.index()];
    return chair.kind == ChairKind::person && !chair.lent && !chair.conceded;
}

Clocks::Owed LiveTable::owed() const {
    Clocks::Owed owed{.all = waiting(), .people = {}};
    for (Seat seat : owed.all)
        if (person_decides(seat) && started_) owed.people.add(seat);
    return owed;
}

Result<void> LiveTable::may_decide(const std::string& user, Seat seat, std::int64_t seq) const {
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (older_) return Error{older_.note};
    if (state() == TableState::open) return Error{"The game has not begun: a seat is still open."};
    if (chairs_[seat.index()].conceded) return Error{"This seat has conceded."};
    if (chairs_[seat.index()].lent) return Error{"A bot plays for this seat; take it back first."};
    if (seq < history_.decision(seat) || seq > history_.seq())
        return Error{"The table has moved on; please look again."};
    return {};
}

Result<std::int64_t> LiveTable::basis(const std::string& user, std::int64_t seq, const std::string& after) const {
    if (after.empty()) return seq;
    if (const auto led_to = history_.led_to(user, after)) return *led_to;
    return Error{"The move before this one was not made."};
}

Deed LiveTable::deed(DeedKind kind, Time at, Seat seat, const std::string& user, std::string text) const {
    Deed deed{.kind = kind, .at = at, .seat = seat, .user = user, .text = std::move(text)};
    if (table_) deed.clocks = clocks_.kept(owed().people, at);
    return deed;
}

Deed LiveTable::moved(Time at, Seat seat, const std::string& user, Move move) const {
    Deed one = deed(DeedKind::moved, at, seat, user);
    one.move = move;
    return one;
}

// ---- What people want ----

LiveTable::Deeds LiveTable::join(const std::string& user, const std::string& name, std::optional<Seat> seat,
                                 Time at) const {
    if (older_) return Error{older_.note};
    if (state() != TableState::open) return Error{"This game has already begun."};
    if (!seats_of(user).empty()) return Error{"You already have a seat at this table."};
    if (seat && (seat->index() >= chairs_.size() || chairs_[seat->index()].kind != ChairKind::open))
        return Error{"This seat is taken."};
    for (std::uint8_t i = 0; i < chairs_.size() && !seat; ++i)
        if (chairs_[i].kind == ChairKind::open) seat = Seat(i);
    if (!seat) return Error{"All seats are taken."};
    Deed sat = deed(DeedKind::sat, at, *seat, user);
    sat.name = unique_name(name, chairs_);
    return std::vector{sat};
}

LiveTable::Deeds LiveTable::leave(const std::string& user, Time at) const {
    const Seats mine = seats_of(user);
    if (mine.empty()) return Error{"You have no seat at this table."};
    std::vector<Deed> deeds;
    for (Seat seat : mine) {
        if (state() == TableState::open)
            deeds.push_back(deed(DeedKind::rose, at, seat, user));
        else if (state() == TableState::playing && person_decides(seat))
            deeds.push_back(deed(DeedKind::left, at, seat, user, std::string(default_bot())));
    }
    return deeds;
}

LiveTable::Deeds LiveTable::lend(const std::string& user, Seat seat, const std::string& bot, Time at) const {
    if (seat.index() >= chairs_.size()) return Error{"There is no such seat."};
    if (!bot.empty()) SKERRY_TRY(check_bot(bot));
    const Chair& chair = chairs_[seat.index()];
    if (older_) return Error{older_.note};
    if (state() == TableState::over) return Error{"The game is over."};
    if (chair.kind != ChairKind::person) {
        if (state() != TableState::open) return Error{"This is not your seat."};
        if (user != plan_.host) return Error{"Only the host can do that."};
        Deed filled = deed(DeedKind::filled, at, seat, user, bot);
        if (!bot.empty()) filled.name = bot_character(bot, names_at(chairs_));
        return std::vector{filled};
    }
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (state() == TableState::open) return Error{"The game has not begun: a seat is still open."};
    if (chair.conceded) return Error{"This seat has conceded."};
    if (bot.empty()) {
        if (!chair.lent) return Error{"This seat is already yours."};
        return std::vector{deed(DeedKind::returned, at, seat, user)};
    }
    return std::vector{deed(DeedKind::lent, at, seat, user, bot)};
}

LiveTable::Deeds LiveTable::play(const std::string& user, Seat seat, std::int64_t seq, std::string_view line,
                                 const std::string& key, Time at) const {
    SKERRY_TRY(may_decide(user, seat, seq));
    if (state() == TableState::over) return Error{"The game is over."};
    if (!waiting().has(seat)) return Error{"You have nothing to decide now."};
    SKERRY_LET(const auto moves, understood(seat, line));
    std::vector<Deed> deeds;
    for (const Move move : moves) deeds.push_back(moved(at, seat, user, move));
    deeds.back().key = key;
    deeds.back().expected = seq;
    return deeds;
}

Result<std::vector<Move>> LiveTable::understood(Seat seat, std::string_view line) const {
    // Clients send a move as it was offered to them.
    if (const auto move = game_->parse_move(line); move && table_->legal(seat, move.value()))
        return std::vector{move.value()};
    // Parsed against what the seat knows, so that a refusal leaks nothing.
    SKERRY_LET(const auto moves, read_moves(complete(table_->view(seat)), seat, line));
    Position now = table_->position();
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto refuse = [&](const char* why) { return Error{json::quoted(game_->move_text(moves[i])) + why}; };
        if (!game_->legal(now, seat, moves[i])) return refuse(" is a move, but not one you can make now.");
        if (i + 1 < moves.size() && game_->play(now, seat, moves[i]) == Revealed::yes)
            return refuse(" reveals something, so send the moves after it separately.");
    }
    return moves;
}

LiveTable::Deeds LiveTable::undo(const std::string& user, Seat seat, std::int64_t seq, bool turn,
                                 const std::string& key, Time at) const {
    SKERRY_TRY(may_decide(user, seat, seq));
    if (!ended_.empty() || !table_) return Error{"The game is over."};
    if (!plan_.undo) return Error{"Undo is off at this table."};
    if (table_->over()) return Error{"The game is over."};
    SKERRY_TRY(table_->may_take_back(seat));
    if (turn_has_passed(seat)) return Error{"Your turn has passed: ask the others to take it back."};
    Deed undid = deed(DeedKind::undid, at, seat, user);
    undid.count = turn ? static_cast<int>(table_->turn_length(seat)) : 1;
    undid.key = key;
    undid.expected = seq;
    return std::vector{undid};
}

LiveTable::Deeds LiveTable::hint(const std::string& user, Seat seat, std::int64_t seq, Time at) const {
    SKERRY_TRY(may_decide(user, seat, seq));
    if (!plan_.hints) return Error{"Hints are off at this table."};
    if (state() == TableState::over) return Error{"The game is over."};
    if (!waiting().has(seat)) return Error{"You have nothing to decide now."};
    if (table_->choices(seat).size() < 2) return Error{"There is only one move."};
    return std::vector{deed(DeedKind::hinted, at, seat, user)};
}

LiveTable::Deeds LiveTable::say(const std::string& user, const std::string& name, std::string_view text,
                                Time at) const {
    SKERRY_TRY(Chat::check(text));
    Deed said = deed(DeedKind::said, at, {}, user, std::string(text));
    // By the name at the seat; nobody else speaks by it, and those who look on have names of their own.
    const Seats mine = seats_of(user);
    said.name = mine.empty() ? unique_name(name, chairs_) : chairs_[mine.front().index()].name;
    for (int n = 2; mine.empty() && chat_.taken(said.name, user); ++n)
        said.name = unique_name(name + " " + std::to_string(n), chairs_);
    return std::vector{said};
}

LiveTable::Deeds LiveTable::rename(const std::string& user, const std::string& before, const std::string& name,
                                   Time at) const {
    const Seats mine = seats_of(user);
    if (mine.empty() || state() == TableState::over) return std::vector<Deed>{};
    // Others at the same screen keep their names.
    Seat seat = mine.front();
    for (const Seat one : mine)
        if (chairs_[one.index()].name == before) seat = one;
    std::vector<Chair> others = chairs_;
    others[seat.index()].name.clear();
    Deed renamed = deed(DeedKind::renamed, at, seat, user);
    renamed.name = unique_name(name, others);
    if (renamed.name == chairs_[seat.index()].name) return std::vector<Deed>{};
    return std::vector{renamed};
}

LiveTable::Deeds LiveTable::concede(const std::string& user, Seat seat, Time at, const std::string& bot) const {
    if (!bot.empty()) SKERRY_TRY(check_bot(bot));
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (older_) return Error{older_.note};
    if (state() != TableState::playing) return Error{"There is no game to concede."};
    if (chairs_[seat.index()].conceded) return Error{"This seat has conceded."};
    return std::vector{deed(DeedKind::conceded, at, seat, user, bot)};
}

LiveTable::Deeds LiveTable::agree(const std::string& user, bool agreed, Time at) const {
    if (seats_of(user).empty()) return Error{"You have no seat at this table."};
    if (older_) return Error{older_.note};
    if (state() == TableState::over) return Error{"The game is over."};
    return std::vector{deed(agreed ? DeedKind::agreed : DeedKind::disagreed, at, {}, user)};
}

LiveTable::Deeds LiveTable::rematched(const std::string& table, Time at) const {
    if (state() != TableState::over) return Error{"The game is not over."};
    if (!rematch_.empty()) return Error{"There is already a rematch."};
    return std::vector{deed(DeedKind::rematched, at, {}, {}, table)};
}

LiveTable::Deeds LiveTable::abandon(const std::string& user, Time at) const {
    if (campaign().empty()) return Error{"This game is not part of a campaign."};
    if (user != plan_.host) return Error{"Only the host can do that."};
    if (!rematch_.empty()) return Error{"The campaign has already gone on to its next game."};
    if (abandoned_) return Error{"The campaign was abandoned."};
    if (state() == TableState::over) SKERRY_TRY(next());
    return std::vector{deed(DeedKind::abandoned, at, {}, user)};
}

// ---- What bots and clocks want ----

std::optional<Seat> LiveTable::bot_to_move() const {
    for (Seat seat : waiting())
        if (!person_decides(seat)) return seat;
    return std::nullopt;
}

LiveTable::Deeds LiveTable::play_bot(Seat seat, Move move, Time at) const {
    if (!waiting().has(seat) || person_decides(seat)) return Error{"The bot has nothing to decide now."};
    if (!table_->legal(seat, move)) return Error{"This bot's move is not legal."};
    return std::vector{moved(at, seat, {}, move)};
}

LiveTable::Deeds LiveTable::tick(Time now) const {
    std::vector<Deed> deeds;
    for (Seat seat : clocks_.late(owed().people, now))
        deeds.push_back(
            deed(DeedKind::late, now, seat, {}, plan_.pace == Pace::slow ? std::string(default_bot()) : ""));
    // One answer at a time: it may change what the others are asked.
    for (Seat seat : owed().people)
        if (const auto answer = answer_due(seat); deeds.empty() && answer && answer->until <= now)
            deeds.push_back(moved(now, seat, {}, answer->move));
    return deeds;
}

std::optional<LiveTable::Answer> LiveTable::answer_due(Seat seat) const {
    const auto until = clocks_.answer_until(seat);
    if (!until) return std::nullopt;
    const std::string default_answer = game_->prompt(table_->view(seat), seat).default_answer;
    if (default_answer.empty()) return std::nullopt;
    return Answer{*until, game_->parse_move(default_answer).value()};
}

std::optional<Time> LiveTable::deadline() const {
    const Seats people = owed().people;
    std::optional<Time> first = clocks_.deadline(people);
    for (Seat seat : people)
        if (const auto answer = answer_due(seat)) first = std::min(first.value_or(answer->until), answer->until);
    return first;
}

}  // namespace skerry
