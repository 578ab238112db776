// SPDX-License-Identifier: Apache-2.0
#include "table/live.h"

#include <algorithm>
#include <ctime>

#include "catalog/bot_names.h"

namespace skerry {
namespace {

// A unique name at the table, so that the log is unambiguous.
std::string unlike(const std::string& name, std::span<const Chair> chairs) {
    std::string unique = name;
    const auto taken = [&](const Chair& chair) { return chair.name == unique; };
    for (int n = 2; std::any_of(chairs.begin(), chairs.end(), taken); ++n) unique = name + " " + std::to_string(n);
    return unique;
}

bool plays(const Chair& chair) { return chair.kind == ChairKind::person && !chair.lent && !chair.conceded; }

}  // namespace

std::string time_text(Time time) {
    const std::time_t seconds = time / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc)};
}

bool sound_text(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x20 || c == 0x7f) return false;
        const int more = c < 0x80                ? 0
                         : c >= 0xc2 && c < 0xe0 ? 1
                         : c >= 0xe0 && c < 0xf0 ? 2
                         : c >= 0xf0 && c < 0xf5 ? 3
                                                 : -1;
        if (more < 0 || i + static_cast<std::size_t>(more) >= text.size()) return false;
        for (int k = 1; k <= more; ++k)
            if ((static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]) & 0xc0) != 0x80) return false;
        if (c == 0xc2 && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;  // more control characters
        i += static_cast<std::size_t>(more) + 1;
    }
    return true;
}

Result<std::string> proper_name(std::string_view text) {
    std::string name;
    for (const char c : text) {
        if (c == ' ' && (name.empty() || name.back() == ' ')) continue;
        name += c;
    }
    while (!name.empty() && name.back() == ' ') name.pop_back();
    if (name.empty()) return Error{"A name needs at least one character."};
    if (!sound_text(name)) return Error{"This name contains a character that can't be shown."};
    const auto letters = std::count_if(name.begin(), name.end(), [](char c) { return (c & 0xc0) != 0x80; });
    if (letters > 24) return Error{"A name has at most 24 characters."};
    return name;
}

// ---- Making and loading ----

Result<Deed> LiveTable::make(Plan plan, Time at) {
    SKERRY_LET(const auto game, find_game(plan.game));
    SKERRY_LET(const auto seed, Seed::parse(plan.seed));
    SKERRY_LET(const auto setup, json::parse(plan.setup, RecordLimits::line));
    SKERRY_LET(const auto position, game->begin(setup, seed));
    const std::size_t players = game->players(position);
    if (plan.chairs.size() != players)
        return Error{"This setup is for " + std::to_string(players) + (players == 1 ? " player" : " players") +
                     ", and " + std::to_string(plan.chairs.size()) +
                     (plan.chairs.size() == 1 ? " seat is" : " seats are") + " given."};
    if (std::none_of(plan.chairs.begin(), plan.chairs.end(),
                     [](const Chair& c) { return c.kind == ChairKind::person; }))
        return Error{"At least one person must sit at the table."};
    if (plan.answer < 0 || plan.answer > 86'400) return Error{"The time to answer is at most a day."};
    if (plan.clock.seconds < 0 || plan.clock.seconds > 30 * 86'400 || plan.clock.add < 0 || plan.clock.add > 86'400)
        return Error{"A clock has at most 30 days, and adds at most a day."};
    for (std::size_t i = 0; i < players; ++i) {
        Chair& chair = plan.chairs[i];
        if (chair.kind == ChairKind::open) continue;
        if (chair.kind == ChairKind::bot) {
            SKERRY_TRY(check_bot(chair.bot));
            chair.name = bot_title(chair.bot);
        }
        chair.name = unlike(chair.name, std::span(plan.chairs).first(i));
    }
    plan.rules = game->info().rules;
    plan.game = game->info().id;
    plan.setup = game->setup_json(position);
    return Deed{.kind = DeedKind::made, .at = at, .user = plan.host, .text = json::text(plan)};
}

Result<LiveTable> LiveTable::load(std::string id, std::span<const Deed> deeds) {
    if (deeds.empty() || deeds[0].kind != DeedKind::made) return Error{"This table has no beginning."};
    LiveTable table;
    table.id_ = std::move(id);
    for (const Deed& deed : deeds) SKERRY_TRY(table.apply(deed));
    if (!table.note_.empty()) table.note_ = other_rules_text(*table.game_, table.plan_.rules, table.seq_ > 0);
    return table;
}

void LiveTable::resume(Time now) {
    if (plan_.pace == Pace::live) std::fill(since_.begin(), since_.end(), now);
    std::fill(asked_.begin(), asked_.end(), now);
}

Result<void> LiveTable::begin(Time at) {
    if (table_ || !ended_.empty()) return {};
    for (const Chair& chair : chairs_)
        if (chair.kind == ChairKind::open) return {};
    std::vector<std::string> names;
    for (const Chair& chair : chairs_) names.push_back(chair.name);
    SKERRY_LET(const auto seed, Seed::parse(plan_.seed));
    auto table = Table::begin(*game_, plan_.setup, seed, std::move(names), time_text(at));
    if (!table && !note_.empty()) strayed_ = true;
    if (!table) return strayed_ ? Result<void>() : table.error();
    table_ = std::move(table).value();
    return {};
}

// ---- Tables of other rules ----

TableCard as_of_today(TableCard card) {
    const auto game = find_game(card.game);
    if (!game || card.rules == game.value()->info().rules) return card;
    // A verdict that only said this was about an earlier version.
    if (card.verdict == card.note) card.verdict.clear();
    card.note = other_rules_text(*game.value(), card.rules, card.seq > 0);
    if (card.verdict.empty()) card.verdict = card.note;
    card.state = TableState::over;
    card.waiting.clear();
    return card;
}

void LiveTable::remember(std::optional<Snapshot> kept, const TableCard& card) {
    if (kept && kept->pictures.size() == chairs_.size() + 2) kept_ = std::move(kept);
    if (card.state == TableState::over && card.verdict != card.note) verdict_ = card.verdict;
    campaign_ = card.campaign;
}

void LiveTable::retell(const Deed& deed) {
    const std::int64_t seq = seq_ + 1;
    if (deed.kind == DeedKind::moved)
        lines_.push_back({seq, {deed.seat, deed.text, time_text(deed.at), {}}, deed.told, false});
    else
        for (int i = 0; i < deed.count; ++i) {
            const auto last = std::find_if(lines_.rbegin(), lines_.rend(),
                                           [&](const Line& line) { return line.move.seat == deed.seat; });
            if (last != lines_.rend()) lines_.erase(last.base() - 1);
        }
    if (!strayed_) strayed_ = !(deed.kind == DeedKind::moved ? apply_move(deed) : apply_undo(deed));
    if (deed.kind == DeedKind::moved) lines_.back().replayed = !strayed_;
    seq_ = seq;
    if (strayed_) std::fill(seen_seq_.begin(), seen_seq_.end(), seq_);
}

bool LiveTable::replays() const {
    if (strayed_ || !table_) return false;
    return !kept_ || kept_->seq < seq_ || game_->hash(table_->position()) == position_hash(kept_->position);
}

void LiveTable::write_out(Deed& deed) const {
    if (deed.kind != DeedKind::moved || !deed.move) return;
    deed.text = game_->move_text(*deed.move);
    deed.move.reset();
    for (const Happening& happening : table_->happened(table_->moves_played() - 1))
        deed.told.push_back({happening.text, happening.audience.bits()});
}

std::optional<Snapshot> LiveTable::snapshot() const {
    if (!table_ || !note_.empty()) return std::nullopt;
    const Position& position = table_->position();
    Snapshot snapshot{.seq = seq_,
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

// ---- Permissions ----

TableState LiveTable::state() const {
    if (!ended_.empty() || !note_.empty()) return TableState::over;
    if (!table_) return TableState::open;
    return table_->over() ? TableState::over : TableState::playing;
}

Seats LiveTable::waiting() const {
    return table_ && ended_.empty() && note_.empty() ? table_->waiting() : Seats::none();
}

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

bool LiveTable::person_decides(Seat seat) const { return plays(chairs_[seat.index()]); }

Result<void> LiveTable::may_decide(const std::string& user, Seat seat, std::int64_t seq) const {
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (!note_.empty()) return Error{note_};
    if (state() == TableState::open) return Error{"The game has not begun: a seat is still open."};
    if (chairs_[seat.index()].conceded) return Error{"This seat has conceded."};
    if (chairs_[seat.index()].lent) return Error{"A bot plays for this seat; take it back first."};
    if (seq < decision_seq_[seat.index()] || seq > seq_) return Error{"The table has moved on; please look again."};
    return {};
}

Deed LiveTable::deed(DeedKind kind, Time at, Seat seat, const std::string& user, std::string text) const {
    Deed deed{.kind = kind, .at = at, .seat = seat, .user = user, .text = std::move(text)};
    if (plan_.clock.seconds > 0 && plan_.pace == Pace::live && table_)
        for (std::uint8_t i = 0; i < chairs_.size(); ++i) deed.clocks.push_back(left(Seat(i), at));
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
    if (!note_.empty()) return Error{note_};
    if (state() != TableState::open) return Error{"This game has already begun."};
    if (!seats_of(user).empty()) return Error{"You already have a seat at this table."};
    if (seat && (seat->index() >= chairs_.size() || chairs_[seat->index()].kind != ChairKind::open))
        return Error{"This seat is taken."};
    for (std::uint8_t i = 0; i < chairs_.size() && !seat; ++i)
        if (chairs_[i].kind == ChairKind::open) seat = Seat(i);
    if (!seat) return Error{"All seats are taken."};
    Deed sat = deed(DeedKind::sat, at, *seat, user);
    sat.name = unlike(name, chairs_);
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
            deeds.push_back(deed(DeedKind::lent, at, seat, user, std::string(usual_bot())));
    }
    return deeds;
}

LiveTable::Deeds LiveTable::lend(const std::string& user, Seat seat, const std::string& bot, Time at) const {
    if (seat.index() >= chairs_.size()) return Error{"There is no such seat."};
    if (!bot.empty()) SKERRY_TRY(check_bot(bot));
    const Chair& chair = chairs_[seat.index()];
    if (!note_.empty()) return Error{note_};
    if (state() == TableState::over) return Error{"The game is over."};
    if (chair.kind != ChairKind::person) {
        if (state() != TableState::open) return Error{"This is not your seat."};
        if (user != plan_.host) return Error{"Only the host can do that."};
        return std::vector{deed(DeedKind::filled, at, seat, user, bot)};
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
    Generator generator(Seed::number(1));
    Random random(generator);
    SKERRY_LET(const auto moves, read_moves(game_->imagine(table_->view(seat), random), seat, line));
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
    if (text.find_first_not_of(' ') == std::string_view::npos) return Error{"The message is empty."};
    if (text.size() > Limits::chat_text) return Error{"This is too long for the chat."};
    if (!sound_text(text)) return Error{"This text contains a character that can't be shown."};
    Deed said = deed(DeedKind::said, at, {}, user, std::string(text));
    said.name = name;
    return std::vector{said};
}

LiveTable::Deeds LiveTable::concede(const std::string& user, Seat seat, Time at, const std::string& bot) const {
    if (!bot.empty()) SKERRY_TRY(check_bot(bot));
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (!note_.empty()) return Error{note_};
    if (state() != TableState::playing) return Error{"There is no game to concede."};
    if (chairs_[seat.index()].conceded) return Error{"This seat has conceded."};
    return std::vector{deed(DeedKind::conceded, at, seat, user, bot)};
}

LiveTable::Deeds LiveTable::agree(const std::string& user, bool agreed, Time at) const {
    if (seats_of(user).empty()) return Error{"You have no seat at this table."};
    if (!note_.empty()) return Error{note_};
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

std::string LiveTable::campaign() const {
    if (!plan_.campaign.empty()) return plan_.campaign;
    if (!campaign_.empty()) return campaign_;
    return table_ && game_->mode(table_->position()).campaign ? id_ : "";
}

Result<std::string> LiveTable::next() const {
    if (campaign().empty()) return Error{"This game is not part of a campaign."};
    if (abandoned_) return Error{"The campaign was abandoned."};
    if (!ended_.empty()) return Error{"The campaign ended with a game that was not finished."};
    if (!note_.empty() && (!replays() || !table_->over())) return Error{note_ + " So it can't be continued."};
    return game_->next(table_->position());
}

std::optional<std::int64_t> LiveTable::repeated(const std::string& user, const std::string& key,
                                                std::int64_t seq) const {
    if (key.empty()) return std::nullopt;
    for (const Repeat& repeat : repeats_)
        if (repeat.user == user && repeat.key == key && repeat.expected == seq) return repeat.seq;
    return std::nullopt;
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
    for (std::uint8_t i = 0; i < chairs_.size(); ++i)
        if (running(Seat(i)) && left(Seat(i), now) <= 0)
            deeds.push_back(
                deed(DeedKind::late, now, Seat(i), {}, plan_.pace == Pace::slow ? std::string(usual_bot()) : ""));
    // One answer at a time: it may change what the others are asked.
    for (std::uint8_t i = 0; i < chairs_.size() && deeds.empty(); ++i)
        if (const auto answer = answer_due(Seat(i)); answer && answer->until <= now)
            deeds.push_back(moved(now, Seat(i), {}, answer->move));
    return deeds;
}

std::optional<LiveTable::Answer> LiveTable::answer_due(Seat seat) const {
    if (plan_.answer == 0 || !waiting().has(seat) || !person_decides(seat)) return std::nullopt;
    const std::string silence = game_->prompt(table_->view(seat), seat).silence;
    if (silence.empty()) return std::nullopt;
    return Answer{asked_[seat.index()] + plan_.answer * 1000, game_->parse_move(silence).value()};
}

std::optional<Time> LiveTable::deadline() const {
    std::optional<Time> first;
    for (std::uint8_t i = 0; i < chairs_.size(); ++i)
        if (running(Seat(i))) first = std::min(first.value_or(since_[i] + left_[i]), since_[i] + left_[i]);
    for (std::uint8_t i = 0; i < chairs_.size(); ++i)
        if (const auto answer = answer_due(Seat(i))) first = std::min(first.value_or(answer->until), answer->until);
    return first;
}

bool LiveTable::running(Seat seat) const {
    return plan_.clock.seconds > 0 && waiting().has(seat) && person_decides(seat);
}

Time LiveTable::left(Seat seat, Time now) const {
    const std::size_t i = seat.index();
    return running(seat) ? left_[i] - std::max<Time>(0, now - since_[i]) : left_[i];
}

// ---- Carrying out ----

// A move that was decided on is legal; one that was kept is checked again.
Result<Move> LiveTable::move_of(const Deed& deed) const {
    if (deed.move) return *deed.move;
    SKERRY_LET(const auto move, game_->parse_move(deed.text));
    if (!table_ || !ended_.empty() || !table_->waiting().has(deed.seat))
        return Error{"A move in this table's log belongs to nobody."};
    if (!table_->legal(deed.seat, move))
        return Error{json::quoted(deed.text) + " in this table's log is not a legal move."};
    return move;
}

Result<void> LiveTable::apply_move(const Deed& deed) {
    SKERRY_LET(const auto move, move_of(deed));
    const Outlook before = overlapping() ? outlook() : Outlook();
    table_->play(deed.seat, move, time_text(deed.at));
    move_seq_.push_back(++seq_);
    note_changes(before, deed.seat, deed.at);
    return {};
}

Result<void> LiveTable::apply_undo(const Deed& deed) {
    ++seq_;
    const Outlook before = overlapping() ? outlook() : Outlook();
    for (int i = 0; i < deed.count; ++i) {
        if (!table_) return Error{"There is nothing to take back."};
        Seats seen;
        const auto last = table_->last_move(deed.seat);
        if (last > 0)
            for (const Happening& happening : table_->happened(last - 1)) seen.add(happening.audience);
        SKERRY_LET(const auto at, table_->take_back(deed.seat));
        const auto move = move_seq_.begin() + static_cast<std::ptrdiff_t>(at);
        undone_.push_back({seq_, *move, seen});
        move_seq_.erase(move);
    }
    note_changes(before, deed.seat, deed.at);
    return {};
}

LiveTable::Outlook LiveTable::outlook() const {
    Outlook now;
    if (!table_) return now;
    for (std::uint8_t i = 0; i < chairs_.size(); ++i) {
        now.views.push_back(table_->view(Seat(i)));
        const auto moves = table_->choices(Seat(i));
        now.moves.emplace_back(moves.begin(), moves.end());
    }
    now.views.push_back(table_->view(Seats::none()));
    return now;
}

// If everybody was waiting for one seat, its move changes something for all.
void LiveTable::note_changes(const Outlook& before, Seat seat, Time at) {
    const bool all = before.views.empty();
    const Outlook now = all ? Outlook() : outlook();
    for (std::size_t i = 0; i < seen_seq_.size(); ++i)
        if (all || i == seat.index() || before.views[i] != now.views[i]) seen_seq_[i] = seq_;
    for (std::size_t i = 0; i < decision_seq_.size(); ++i)
        if (all || i == seat.index() || before.moves[i] != now.moves[i]) {
            decision_seq_[i] = seq_;
            asked_[i] = at;
        }
}

std::int64_t LiveTable::seq_of(const Viewer& viewer) const {
    const Seats eyes = eyes_of(viewer);
    if (eyes.empty()) return seen_seq_.back();
    std::int64_t seq = 0;
    for (Seat seat : eyes) seq = std::max(seq, seen_seq_[seat.index()]);
    return seq;
}

void LiveTable::give_up(Seat seat, const std::string& why) {
    Chair& chair = chairs_[seat.index()];
    chair.conceded = true;
    chair.lent = true;
    if (chair.bot.empty()) chair.bot = std::string(usual_bot());
    const bool anybody = std::any_of(chairs_.begin(), chairs_.end(),
                                     [](const Chair& c) { return c.kind == ChairKind::person && !c.conceded; });
    if (chairs_.size() == 2)
        ended_ = why + " " + chairs_[1u - seat.index()].name + " wins.";
    else if (!anybody)
        ended_ = why;
}

void LiveTable::end_if_agreed() {
    for (const Chair& chair : chairs_)
        if (chair.kind == ChairKind::person && !chair.conceded &&
            std::find(agreed_.begin(), agreed_.end(), chair.user) == agreed_.end())
            return;
    ended_ = "Ended by agreement.";
}

Result<void> LiveTable::apply(const Deed& deed) {
    ++deeds_;
    if (deed.kind == DeedKind::made) {
        SKERRY_LET(const auto json, json::parse(deed.text, RecordLimits::line));
        if (const auto fine = json::read(json, plan_, {"plan"}); !fine) return fine;
        SKERRY_LET(const auto game, find_game(plan_.game));
        game_ = game;
        if (plan_.rules != game_->info().rules) note_ = other_rules_text(*game_, plan_.rules);
        chairs_ = plan_.chairs;
        created_ = moved_ = deed.at;
        left_.assign(chairs_.size(), plan_.clock.seconds * 1000);
        since_.assign(chairs_.size(), deed.at);
        asked_.assign(chairs_.size(), deed.at);
        seen_seq_.assign(chairs_.size() + 1, 0);
        decision_seq_.assign(chairs_.size(), 0);
        return begin(deed.at);
    }
    const bool retold = !note_.empty() && (deed.kind == DeedKind::moved || deed.kind == DeedKind::undid);
    if (deed.seat.index() >= chairs_.size()) return Error{"This table's log names a seat that does not exist."};

    // Stop the clocks.
    Seats ran, waited = waiting();
    for (std::uint8_t i = 0; i < chairs_.size(); ++i) {
        if (running(Seat(i))) ran.add(Seat(i));
        left_[i] = i < deed.clocks.size() ? deed.clocks[i] : left(Seat(i), deed.at);
    }
    std::fill(since_.begin(), since_.end(), deed.at);

    Chair& chair = chairs_[deed.seat.index()];
    Result<void> done;
    switch (deed.kind) {
    case DeedKind::made: break;
    case DeedKind::sat:
        chair = {.kind = ChairKind::person, .user = deed.user, .name = deed.name};
        done = begin(deed.at);
        break;
    case DeedKind::rose:
        chair = {};
        if (std::none_of(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.kind == ChairKind::person; }))
            ended_ = "Everybody has left.";
        break;
    case DeedKind::filled:
        chair = {};
        if (!deed.text.empty())
            chair = {.kind = ChairKind::bot, .name = unlike(bot_title(deed.text), chairs_), .bot = deed.text};
        done = begin(deed.at);
        break;
    case DeedKind::lent:     chair.lent = true, chair.bot = deed.text; break;
    case DeedKind::returned: chair.lent = false, chair.bot.clear(); break;
    case DeedKind::moved:    retold ? retell(deed) : void(done = apply_move(deed)); break;
    case DeedKind::undid:    retold ? retell(deed) : void(done = apply_undo(deed)); break;
    case DeedKind::said:
        chat_.push_back({deed.at, deed.name, deed.text});
        if (chat_.size() > Limits::chat_lines) chat_.pop_front();
        break;
    case DeedKind::conceded:
        if (!deed.text.empty()) chair.bot = deed.text;
        give_up(deed.seat, chair.name + " concedes.");
        break;
    case DeedKind::late:
        if (deed.text.empty())
            give_up(deed.seat, chair.name + " has no time left.");
        else
            chair.lent = true, chair.bot = deed.text;
        break;
    case DeedKind::agreed:
        if (std::find(agreed_.begin(), agreed_.end(), deed.user) == agreed_.end()) agreed_.push_back(deed.user);
        end_if_agreed();
        break;
    case DeedKind::disagreed: std::erase(agreed_, deed.user); break;
    case DeedKind::rematched: rematch_ = deed.text; break;
    case DeedKind::hinted:    ++chair.hints; break;
    case DeedKind::abandoned:
        if (state() != TableState::over) ended_ = "The campaign was abandoned.";
        abandoned_ = true;
        break;
    }
    if (!done) return done;

    // And start them again.
    for (std::uint8_t i = 0; i < chairs_.size() && plan_.clock.seconds > 0; ++i) {
        const bool mine = deed.seat == Seat(i);
        if (plan_.pace == Pace::slow) {
            if (running(Seat(i)) && (!ran.has(Seat(i)) || (mine && deed.kind == DeedKind::moved)))
                left_[i] = plan_.clock.seconds * 1000;
        } else if (mine && deed.kind == DeedKind::moved && !waiting().has(Seat(i))) {
            left_[i] += plan_.clock.add * 1000;
        } else if (mine && deed.kind == DeedKind::undid && !waited.has(Seat(i))) {
            left_[i] -= plan_.clock.add * 1000;
        }
    }
    if (deed.kind == DeedKind::moved || deed.kind == DeedKind::undid) {
        moved_ = deed.at;
        if (!deed.key.empty()) {
            repeats_.push_back({deed.user, deed.key, deed.expected, seq_});
            if (repeats_.size() > Limits::repeats) repeats_.pop_front();
        }
    }
    return {};
}

// ---- What there is to see ----

TableCard LiveTable::card() const {
    TableCard card{.id = id_,
                   .game = plan_.game,
                   .setup = plan_.setup,
                   .chairs = chairs_,
                   .listed = plan_.listed,
                   .pace = plan_.pace,
                   .clock = plan_.clock,
                   .state = state(),
                   .seq = seq_,
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
                   .note = note_};
    for (Seat seat : waiting()) card.waiting.push_back(seat);
    for (std::uint8_t i = 0; i < chairs_.size(); ++i)
        if (chairs_[i].kind == ChairKind::person &&
            std::find(agreed_.begin(), agreed_.end(), chairs_[i].user) != agreed_.end())
            card.agreed.push_back(Seat(i));
    if (card.state == TableState::over && ended_.empty()) {
        if (!verdict_.empty())
            card.verdict = verdict_;
        else if (table_ && !strayed_ && table_->over())
            card.verdict = game_->ranking(table_->position(), table_->names()).verdict;
        else
            card.verdict = note_;
    }
    card.campaign = campaign();
    if (card.state == TableState::over && !card.campaign.empty()) {
        if (const auto more = next(); !more) card.closed = more.sentence();
        if (ended_.empty() && table_ && !strayed_) card.points = game_->campaign_points(table_->position());
    }
    return card;
}

namespace {

constexpr const char* never_begun = "This game never began.";

}  // namespace

// Its moves as they were made, whether or not they can be replayed.
Result<Record> LiveTable::old_record() const {
    if (!table_ && lines_.empty()) return Error{never_begun};
    SKERRY_LET(const auto seed, Seed::parse(plan_.seed));
    Record record{.game = game_, .rules = plan_.rules, .setup = plan_.setup, .seed = seed};
    for (const Chair& chair : chairs_) record.names.push_back(chair.name);
    record.began = table_ ? table_->record().began : time_text(created_);
    for (const Line& line : lines_) {
        record.moves.push_back(line.move);
        for (const Told& told : line.told)
            if (sees(Seats::none(), Seats::of(static_cast<std::uint8_t>(told.audience))))
                record.moves.back().log.push_back(told.text);
    }
    if (!kept_) return record;
    record.last = kept_->position;
    record.picture = kept_->pictures.back();
    record.after = std::min(static_cast<std::size_t>(std::max<std::int64_t>(0, kept_->moves)), record.moves.size());
    if (kept_->seq == seq_) record.hash = position_hash(record.last);
    return record;
}

Result<Record> LiveTable::record() const {
    if (state() != TableState::over) return Error{"The record is available once the game is over."};
    auto found = note_.empty() ? table_ ? Result<Record>(table_->lasting_record()) : Error{never_begun} : old_record();
    if (!found) return found;
    Record record = std::move(found).value();
    bool any = false;
    for (const Chair& chair : chairs_) {
        record.bots.push_back(chair.bot);
        any = any || !chair.bot.empty();
    }
    if (!any) record.bots.clear();
    return record;
}

}  // namespace skerry
