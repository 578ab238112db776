#include <algorithm>

#include "catalog/describe.h"
#include "table/live.h"

// What a table tells: everything here is made from a view.
namespace skerry {
namespace {

void write_event(json::Writer& out, const Happening& happening) {
    out.field("seat", happening.seat.index()).field("text", happening.text).key("event").raw(happening.json);
}

void write_things(json::Writer& out, std::string_view name, std::span<const Thing> things) {
    out.key(name).list();
    for (const Thing& thing : things) out.value(thing.id);
    out.end();
}

void write_seats(json::Writer& out, std::string_view name, Seats seats) {
    out.key(name).list();
    for (Seat seat : seats) out.value(seat.index());
    out.end();
}

// A position that agrees with a view, always the same one: what is played on it tells nothing that the view does not.
Position complete(const Position& view) {
    Generator generator(Seed::number(1));
    Random random(generator);
    return view.game().imagine(view, random);
}

// What a move would do at once, as far as the seat sees it; nothing where it reveals something.
void write_preview(json::Writer& out, Position position, Seat seat, Move move, std::span<const std::string> names) {
    std::vector<Happening> happened;
    const Revealed revealed = position.game().play(position, seat, move, names, &happened);
    out.key("events").list();
    if (revealed == Revealed::no)
        for (const Happening& happening : happened)
            if (sees(seat, happening.audience)) out.raw(happening.json);
    out.end();
}

void write_clock(json::Writer& out, const ClockRule& clock) {
    if (clock.seconds == 0) {
        out.key("clock").raw("null");
        return;
    }
    out.key("clock").object().field("seconds", clock.seconds).field("add", clock.add).end();
}

}  // namespace

void write_card(json::Writer& out, const TableCard& card, const std::string& user, const Present& present) {
    out.object().field("id", card.id).field("game", card.game).key("setup").raw(card.setup);
    out.key("names").list();
    for (const Chair& chair : card.chairs) out.value(chair.name);
    out.end().key("seats").list();
    Seats mine;
    for (std::size_t i = 0; i < card.chairs.size(); ++i) {
        const Chair& chair = card.chairs[i];
        const bool person = chair.kind == ChairKind::person;
        const bool you = person && !user.empty() && chair.user == user;
        if (you) mine.add(Seat(static_cast<std::uint8_t>(i)));
        out.object().field("kind", name_of(chair.kind)).field("name", chair.name);
        if (!chair.bot.empty()) out.field("bot", chair.bot);
        out.field("you", you).field("here", person && present(chair.user)).field("lent", chair.lent);
        if (chair.conceded) out.field("conceded", true);
        if (chair.hints > 0) out.field("hints", chair.hints);
        out.end();
    }
    out.end().field("public", card.listed).field("pace", name_of(card.pace));
    write_clock(out, card.clock);
    if (card.answer > 0) out.field("answer", card.answer);
    out.field("rules", card.rules);
    if (!card.note.empty()) out.field("note", card.note);
    out.field("undo", card.undo)
        .field("hints", card.hints)
        .field("state", name_of(card.state))
        .field("seq", card.seq)
        .key("waiting")
        .list();
    for (Seat seat : card.waiting) out.value(seat.index());
    out.end();
    write_seats(out, "mine", mine);
    if (!card.agreed.empty()) {
        out.key("agreed").list();
        for (Seat seat : card.agreed) out.value(seat.index());
        out.end();
    }
    out.field("commitment", card.commitment).field("created", time_text(card.created));
    out.field("moved", time_text(card.moved));
    if (!card.verdict.empty()) out.field("verdict", card.verdict);
    if (!card.rematch.empty()) out.field("rematch", card.rematch);
    if (!card.campaign.empty()) out.field("campaign", card.campaign);
    if (!card.closed.empty()) out.field("closed", card.closed);
    if (card.points) out.field("points", *card.points);
    out.field("host", !user.empty() && card.host == user).end();
}

void LiveTable::write_decision(json::Writer& out, const Position& view, Seat seat) const {
    const Prompt prompt = game_->prompt(view, seat, table_->names());
    out.object().field("seat", seat.index()).field("decision", prompt.decision).field("line", prompt.line);
    write_things(out, "about", prompt.about);
    if (!prompt.silence.empty()) out.field("silence", prompt.silence);
    out.key("refused").list();
    for (const Refusal& refusal : prompt.refused)
        out.object().field("thing", refusal.thing.id).field("reason", refusal.reason).end();
    out.end();
    describe_selection(out, view, seat, prompt, table_->names());
    out.key("moves").list();
    const Position known = complete(view);
    for (const Move move : game_->moves(view, seat)) {
        out.object()
            .field("text", game_->move_text(move))
            .field("label", game_->label(view, seat, move, table_->names()));
        write_things(out, "touches", game_->touches(view, seat, move));
        write_preview(out, known, seat, move, table_->names());
        out.end();
    }
    out.end();
    out.field("undo", plan_.undo && bool(table_->may_take_back(seat))).end();
}

// After a take-back the last thing that still holds is told again: a client forgets what it has heard from there on.
void LiveTable::write_happened(json::Writer& out, Seats eyes, std::int64_t since) const {
    std::int64_t from = since;
    out.key("undone").list();
    for (const Undone& undone : undone_) {
        if (undone.at <= since || undone.move > since || !sees(eyes, undone.seen)) continue;
        out.value(undone.move);
        from = std::min(from, undone.move - 1);
    }
    out.end().key("happened").list();
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
            out.object().field("seq", move_seq_[i]);
            write_event(out, happening);
            // Several persons at one screen: whose eyes this is for.
            if (eyes.size() > 1 && happening.audience != Seats::everybody())
                write_seats(out, "audience", Seats::of(happening.audience.bits() & eyes.bits()));
            out.end();
        }
    out.end();
}

// The log of a table of other rules: what the moves told these eyes when they were made. Moves that were kept without it
// are told by the rules of today as far as those replay them; beyond that only their player reads what he typed.
void LiveTable::write_lines(json::Writer& out, Seats eyes, std::int64_t since) const {
    const auto write = [&](const Line& line, const std::string& text) {
        out.object().field("seq", line.seq).field("seat", line.move.seat.index()).field("text", text);
        out.key("event").raw("{}").end();
    };
    // Once told, always told: a later move without a word had nothing to say.
    bool kept = false, follows = table_.has_value();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        follows = follows && i < table_->moves_played() && table_->moves()[i].text == line.move.text;
        kept = kept || !line.told.empty();
        if (line.seq <= since) continue;
        if (kept) {
            for (const Told& told : line.told)
                if (sees(eyes, Seats::of(static_cast<std::uint8_t>(told.audience)))) write(line, told.text);
        } else if (follows) {
            for (const Happening& happening : table_->happened(i))
                if (sees(eyes, happening.audience)) write(line, happening.text);
        } else {
            const std::string& name = chairs_[line.move.seat.index()].name;
            write(line, eyes.has(line.move.seat) ? name + ": " + line.move.text : name + " moves.");
        }
    }
}

// The last position of a table of other rules, as these eyes saw it when it was kept, or as far as it can be replayed.
void LiveTable::write_kept(json::Writer& out, Seats eyes) const {
    const auto moves = [&](std::size_t n) {
        return "move " + std::to_string(n) + " of " + std::to_string(lines_.size());
    };
    out.key("kept").object();
    if (kept_ && kept_->seq == seq_)
        out.field("text", "This is the table as it was left.");
    else if (kept_)
        out.field("text", "This is the table after " + moves(static_cast<std::size_t>(kept_->moves)) + ".");
    else if (table_)
        out.field("text", "This is the table after " + moves(table_->moves_played()) +
                              ": the rules of today follow the game so far.");
    else
        out.field("text", "The rules of today do not know its setup.");
    out.key("pictures").list();
    const auto show = [&](std::optional<Seat> seat) {
        const std::size_t place = seat ? seat->index() : chairs_.size();
        out.object();
        if (seat) out.field("seat", seat->index());
        out.field("text", kept_
                              ? kept_->pictures[place]
                              : picture_text(table_->position(), seat ? Seats(*seat) : Seats::none(), table_->names()))
            .end();
    };
    if (kept_ || table_) {
        for (Seat seat : eyes) show(seat);
        if (eyes.empty()) show(std::nullopt);
    }
    out.end().end();
}

std::string LiveTable::message(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                               const Present& present) const {
    json::Writer out;
    out.object().field("type", "table").key("table");
    TableCard seen = card();
    seen.seq = seq_of(viewer);
    write_card(out, seen, viewer.user, present);
    out.field("seq", seen.seq);
    const Seats eyes = eyes_of(viewer);
    if (note_.empty() ? table_.has_value() : replays()) {
        // Several persons at one screen do not see each other's secrets: each seat has a view of its own.
        const bool several = eyes.size() > 1;
        const Position view = table_->view(several ? Seats::none() : eyes);
        out.key("view").raw(game_->json(view)).key("facts").raw(game_->facts(view));
        if (several) {
            out.key("views").object();
            for (Seat seat : eyes) out.key(std::to_string(seat.index())).raw(game_->json(table_->view(seat)));
            out.end().key("seat_facts").object();
            for (Seat seat : eyes) out.key(std::to_string(seat.index())).raw(game_->facts(table_->view(seat)));
            out.end();
        }
        write_happened(out, eyes, since);
        out.key("decisions").list();
        Seats undo;
        for (Seat seat : eyes) {
            if (!person_decides(seat)) continue;
            if (waiting().has(seat)) write_decision(out, several ? table_->view(seat) : view, seat);
            if (state() == TableState::playing && plan_.undo && table_->may_take_back(seat)) undo.add(seat);
        }
        out.end();
        write_seats(out, "undo", undo);
        out.key("ranking");
        describe(out, game_->info(), game_->ranking(view, table_->names()));
    } else {
        out.key("view").raw("null").key("facts").raw("[]").key("undone").raw("[]").key("happened").list();
        write_lines(out, eyes, since);
        out.end().key("decisions").raw("[]").key("undo").raw("[]").key("ranking").raw("null");
        if (!note_.empty()) write_kept(out, eyes);
    }
    out.key("clocks").list();
    for (std::uint8_t i = 0; i < chairs_.size() && plan_.clock.seconds > 0; ++i) {
        const auto seconds = static_cast<double>(std::max<Time>(0, left(Seat(i), now))) / 1000;
        out.object().field("seat", i).field("seconds", seconds).field("running", running(Seat(i))).end();
    }
    out.end();
    if (with_chat) {
        out.key("chat").list();
        for (const Said& said : chat_)
            out.object().field("name", said.name).field("text", said.text).field("at", time_text(said.at)).end();
        out.end();
    }
    return out.end().text();
}

std::string LiveTable::chat_message(bool all) const {
    json::Writer out;
    out.object().field("type", "chat").field("table", id_).key("lines").list();
    for (std::size_t i = all || chat_.empty() ? 0 : chat_.size() - 1; i < chat_.size(); ++i) {
        const Said& said = chat_[i];
        out.object().field("name", said.name).field("text", said.text).field("at", time_text(said.at)).end();
    }
    return out.end().end().text();
}

// What the rules of today cannot replay, as it was written down.
static void write_rest(json::Writer& out, const Record& record, Seats eyes, std::size_t from) {
    out.key("rest").list();
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        out.object().field("seq", i + 1).field("seat", move.seat.index());
        if (eyes.has(move.seat)) out.field("move", move.text);
        out.key("log").list();
        for (const std::string& text : move.log) out.value(text);
        out.end().end();
    }
    out.end();
    // It was kept as all eyes see it.
    const bool all = eyes == Seats::first(static_cast<std::uint8_t>(record.names.size()));
    if (record.last.empty() || !all) return;
    out.key("kept").object().field("after", record.after).field("text", record.picture).end();
}

Result<void> write_frames(json::Writer& out, const Record& record, Seats eyes) {
    const bool other = record.by_other_rules();
    auto first = first_position(record);
    if (!first && !other) return first.error();
    const AnyGame& game = *record.game;
    std::vector<Happening> happened;
    std::size_t done = 0;  // moves
    out.key("frames").list();
    for (; first && done <= record.moves.size(); ++done) {
        Position& position = first.value();
        happened.clear();
        if (done > 0)
            if (const auto played = replay_move(record, done - 1, position, &happened); !played) {
                if (!other) return played.error();
                break;
            }
        out.object().field("seq", done);
        if (done > 0) out.field("seat", record.moves[done - 1].seat.index()).field("move", record.moves[done - 1].text);
        const Position view = game.view(position, eyes);
        out.key("view").raw(game.json(view)).key("facts").raw(game.facts(view));
        write_seats(out, "waiting", game.waiting(view));
        out.key("happened").list();
        for (const Happening& happening : happened) {
            if (!sees(eyes, happening.audience)) continue;
            out.object();
            write_event(out, happening);
            out.end();
        }
        out.end().key("totals").list();
        const Ranking ranking = game.ranking(view);
        Seats hidden;
        for (std::uint8_t seat = 0; seat < ranking.seats.size(); ++seat) {
            out.value(ranking.seats[seat].total);
            if (ranking.seats[seat].hidden != 0) hidden.add(Seat(seat));
        }
        out.end();
        write_seats(out, "hidden", hidden);
        out.end();
    }
    out.end();
    if (!other) return {};
    const Replayed all = replay_as_far(record);
    out.field("note", other_rules_text(game, record.rules) + " " + all.text);
    if (!all.same) write_rest(out, record, eyes, all.moves);
    return {};
}

}  // namespace skerry
