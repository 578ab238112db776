// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "protocol/describe.h"
#include "table/live.h"

// What a table tells: everything here is made from a view.
namespace skerry {
namespace {

// A position consistent with a view, always the same one: playing on it reveals nothing beyond the view.
Position complete(const Position& view) {
    Generator generator(Seed::number(1));
    Random random(generator);
    return view.game().imagine(view, random);
}

// What a move would do immediately, as the seat sees it; nothing if it reveals something.
std::vector<protocol::GameEvent> preview(Position position, Seat seat, Move move, std::span<const std::string> names) {
    std::vector<Happening> happened;
    const Revealed revealed = position.game().play(position, seat, move, names, &happened);
    std::vector<protocol::GameEvent> events;
    if (revealed == Revealed::no)
        for (Happening& happening : happened)
            if (sees(seat, happening.audience)) events.push_back({std::move(happening.json)});
    return events;
}

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
    table.commitment = card.commitment;
    table.created = time_text(card.created);
    table.moved = time_text(card.moved);
    table.verdict = unless_empty(card.verdict);
    table.rematch = unless_empty(card.rematch);
    table.campaign = unless_empty(card.campaign);
    table.closed = unless_empty(card.closed);
    if (card.points) table.points = *card.points;
    table.host = !user.empty() && card.host == user;
    return table;
}

protocol::Decision LiveTable::decision_of(const Position& view, Seat seat) const {
    Prompt prompt = game_->prompt(view, seat, table_->names());
    protocol::Decision decision;
    decision.seat = seat;
    decision.selection = describe_selection(view, seat, prompt, table_->names());
    decision.decision = std::move(prompt.decision);
    decision.line = std::move(prompt.line);
    decision.about = std::move(prompt.about);
    decision.silence = protocol::unless_empty(std::move(prompt.silence));
    decision.refused = std::move(prompt.refused);
    const Position known = complete(view);
    const auto moves = table_->choices(seat);
    decision.moves.reserve(moves.size());
    for (const Move move : moves) {
        decision.moves.push_back(describe(view, seat, move, table_->names()));
        decision.moves.back().events = preview(known, seat, move, table_->names());
    }
    decision.undo = plan_.undo && bool(table_->may_take_back(seat));
    return decision;
}

// After a take-back the last entry that still counts is repeated: a client discards everything after it.
void LiveTable::tell_happened(protocol::TableMessage& message, Seats eyes, std::int64_t since) const {
    std::int64_t from = since;
    for (const Undone& undone : undone_) {
        if (undone.at <= since || undone.move > since || !sees(eyes, undone.seen)) continue;
        message.undone.push_back(undone.move);
        from = std::min(from, undone.move - 1);
    }
    auto first =
        static_cast<std::size_t>(std::upper_bound(move_seq_.begin(), move_seq_.end(), from) - move_seq_.begin());
    const auto seen = [&](const Happening& happening) { return sees(eyes, happening.audience); };
    if (from < since)
        while (first > 0) {
            const auto happened = table_->happened(--first);
            if (std::any_of(happened.begin(), happened.end(), seen)) break;
        }
    for (std::size_t i = first; i < move_seq_.size(); ++i)
        for (const Happening& happening : table_->happened(i)) {
            if (!seen(happening)) continue;
            protocol::Said said{move_seq_[i], happening.seat, happening.text, {happening.json}, {}};
            // Several people at one screen: whom this is for.
            if (eyes.size() > 1 && happening.audience != Seats::everybody())
                said.audience = protocol::list_of(Seats::of(happening.audience.bits() & eyes.bits()));
            message.happened.push_back(std::move(said));
        }
}

// The log of a table of other rules: what the moves told these eyes when they were made. Moves stored without a log are
// told by today's rules as far as they can be replayed; after that, players read only what they typed themselves.
void LiveTable::tell_lines(protocol::TableMessage& message, Seats eyes, std::int64_t since) const {
    const auto tell = [&](const Line& line, const std::string& text) {
        message.happened.push_back({line.seq, line.move.seat, text, {"{}"}, {}});
    };
    // If any move has a log, a later move without one had nothing to tell.
    bool kept = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        kept = kept || !line.told.empty();
        if (line.seq <= since) continue;
        if (kept) {
            for (const Told& told : line.told)
                if (sees(eyes, Seats::of(static_cast<std::uint8_t>(told.audience)))) tell(line, told.text);
        } else if (line.replayed) {
            for (const Happening& happening : table_->happened(i))
                if (sees(eyes, happening.audience)) tell(line, happening.text);
        } else {
            const std::string& name = chairs_[line.move.seat.index()].name;
            tell(line, eyes.has(line.move.seat) ? name + ": " + line.move.text : name + " moves.");
        }
    }
}

// The last position of a table of other rules, as these eyes saw it when it was saved, or as far as it can be replayed.
protocol::Kept LiveTable::kept(Seats eyes) const {
    const auto moves = [&](std::size_t n) {
        return "move " + std::to_string(n) + " of " + std::to_string(lines_.size());
    };
    protocol::Kept shown;
    if (kept_ && kept_->seq == seq_)
        shown.text = "This is the table as it was left.";
    else if (kept_)
        shown.text = "This is the table after " + moves(static_cast<std::size_t>(kept_->moves)) + ".";
    else if (table_)
        shown.text = "This is the table after " + moves(table_->moves_played()) +
                     ": today's rules can replay the game up to here.";
    else
        shown.text = "Today's rules do not know its setup.";
    const auto show = [&](json::Optional<Seat> seat) {
        const std::size_t place = seat ? seat->index() : chairs_.size();
        const Seats looking = seat ? Seats(*seat) : Seats::none();
        shown.pictures.push_back(
            {seat, kept_ ? kept_->pictures[place] : picture_text(table_->position(), looking, table_->names())});
    };
    if (kept_ || table_) {
        for (Seat seat : eyes) show(seat);
        if (eyes.empty()) show({});
    }
    return shown;
}

// What today's rules can show of a table.
void LiveTable::tell_position(protocol::TableMessage& message, Seats eyes, std::int64_t since) const {
    // Several people at one screen must not see each other's secrets: each seat has its own view.
    const bool several = eyes.size() > 1;
    const Position view = table_->view(several ? Seats::none() : eyes);
    message.view = {game_->json(view)};
    message.facts = {game_->facts(view)};
    if (several) {
        auto& views = message.views.emplace();
        auto& facts = message.seat_facts.emplace();
        for (Seat seat : eyes) {
            const Position own = table_->view(seat);
            views.emplace_back(std::to_string(seat.index()), protocol::View{game_->json(own)});
            facts.emplace_back(std::to_string(seat.index()), protocol::Facts{game_->facts(own)});
        }
    }
    tell_happened(message, eyes, since);
    for (Seat seat : eyes) {
        if (!person_decides(seat)) continue;
        if (waiting().has(seat)) message.decisions.push_back(decision_of(several ? table_->view(seat) : view, seat));
        if (state() == TableState::playing && plan_.undo && table_->may_take_back(seat)) message.undo.push(seat);
    }
    message.ranking = describe(game_->info(), game_->ranking(view, table_->names()));
}

protocol::TableMessage LiveTable::look(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                                       const Present& present) const {
    protocol::TableMessage message;
    TableCard seen = card();
    seen.seq = seq_of(viewer);
    message.table = describe(seen, viewer.user, present);
    message.seq = seen.seq;
    const Seats eyes = eyes_of(viewer);
    if (note_.empty() ? table_.has_value() : replays()) {
        tell_position(message, eyes, since);
    } else {
        message.facts = {"[]"};
        tell_lines(message, eyes, since);
        if (!note_.empty()) message.kept = kept(eyes);
    }
    for (std::uint8_t i = 0; i < chairs_.size() && plan_.clock.seconds > 0; ++i) {
        const auto seconds = static_cast<double>(std::max<Time>(0, left(Seat(i), now))) / 1000;
        message.clocks.push_back({Seat(i), seconds, running(Seat(i))});
    }
    if (with_chat) message.chat = chat(true);
    return message;
}

std::string LiveTable::message(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                               const Present& present) const {
    return json::text(look(viewer, since, with_chat, now, present));
}

std::vector<protocol::ChatLine> LiveTable::chat(bool all) const {
    std::vector<protocol::ChatLine> lines;
    for (std::size_t i = all || chat_.empty() ? 0 : chat_.size() - 1; i < chat_.size(); ++i)
        lines.push_back({chat_[i].name, chat_[i].text, time_text(chat_[i].at)});
    return lines;
}

std::string LiveTable::chat_message(bool all) const { return json::text(protocol::ChatMessage{id_, chat(all)}); }

namespace {

// What today's rules can't replay, as it was recorded.
void add_rest(protocol::Replay& replay, const Record& record, Seats eyes, std::size_t from) {
    auto& rest = replay.rest.emplace();
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        protocol::RestMove line{static_cast<std::int64_t>(i + 1), move.seat, {}, move.log};
        if (eyes.has(move.seat)) line.move = move.text;
        rest.push_back(std::move(line));
    }
    // It was saved with everything revealed.
    const bool all = eyes == Seats::first(static_cast<std::uint8_t>(record.names.size()));
    if (!record.last.empty() && all)
        replay.kept = protocol::KeptText{static_cast<std::int64_t>(record.after), record.picture};
}

protocol::Frame frame_of(const Position& position, Seats eyes, std::span<const Happening> happened) {
    const AnyGame& game = position.game();
    const Position view = game.view(position, eyes);
    protocol::Frame frame;
    frame.view = {game.json(view)};
    frame.facts = {game.facts(view)};
    frame.waiting = protocol::list_of(game.waiting(view));
    for (const Happening& happening : happened)
        if (sees(eyes, happening.audience))
            frame.happened.push_back({happening.seat, happening.text, {happening.json}});
    const Ranking ranking = game.ranking(view);
    for (std::uint8_t seat = 0; seat < ranking.seats.size(); ++seat) {
        frame.totals.push_back(ranking.seats[seat].total);
        if (ranking.seats[seat].hidden != 0) frame.hidden.push(Seat(seat));
    }
    return frame;
}

}  // namespace

Result<protocol::Replay> frames_of(const Record& record, Seats eyes) {
    const bool other = record.by_other_rules();
    auto first = first_position(record);
    if (!first && !other) return first.error();
    protocol::Replay replay;
    std::vector<Happening> happened;
    for (std::size_t done = 0; first && done <= record.moves.size(); ++done) {
        Position& position = first.value();
        happened.clear();
        if (done > 0)
            if (const auto played = replay_move(record, done - 1, position, &happened); !played) {
                if (!other) return played.error();
                break;
            }
        protocol::Frame frame = frame_of(position, eyes, happened);
        frame.seq = static_cast<std::int64_t>(done);
        if (done > 0) {
            frame.seat = record.moves[done - 1].seat;
            frame.move = record.moves[done - 1].text;
        }
        replay.frames.push_back(std::move(frame));
    }
    if (!other) return replay;
    const Replayed all = replay_as_far(record);
    replay.note = other_rules_text(*record.game, record.rules) + " " + all.text;
    if (!all.same) add_rest(replay, record, eyes, all.moves);
    return replay;
}

}  // namespace skerry
