#include <algorithm>
#include <cctype>

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

// What a move would do at once, as far as these eyes see it; nothing where it reveals something.
Revealed preview(Position& position, Seat seat, Move move, std::span<const std::string> names, Seats eyes,
                 std::vector<Happening>& events) {
    std::vector<Happening> happened;
    const Revealed revealed = position.game().play(position, seat, move, names, &happened);
    if (revealed == Revealed::no)
        for (Happening& happening : happened)
            if (sees(eyes, happening.audience)) events.push_back(std::move(happening));
    return revealed;
}

void write_events(json::Writer& out, std::span<const Happening> events) {
    out.key("events").list();
    for (const Happening& event : events) out.raw(event.json);
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
    out.field("host", !user.empty() && card.host == user).end();
}

namespace {

// A price that is paid with one thing after the other is over when it is met: a client that knows all complete lines, such
// as "pay barley barley farm", lets a person name the things in any order.
constexpr std::size_t most_ways = 300;
constexpr std::string_view paying = "pay ";

struct Way {
    std::vector<std::string> names, labels;  // of its moves
    std::vector<Thing> touches;
};

// "Pay 1 barley, 2 times turn a farm face down".
std::string counted(const std::vector<std::string>& labels) {
    std::string text;
    for (std::size_t i = 0, n = 1; i < labels.size(); i += n, n = 1) {
        while (i + n < labels.size() && labels[i + n] == labels[i]) ++n;
        std::string label = labels[i];
        if (i > 0 || n > 1) label[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(label[0])));
        text += (text.empty() ? "" : ", ") + (n > 1 ? std::to_string(n) + " times " : std::string()) + label;
    }
    return text;
}

// Every way from here to the end of the payment, in the order of the moves; false if there are too many, or it is none.
bool find_ways(const Position& now, Seat seat, const std::string& decision, Way& way, std::vector<Way>& ways) {
    const AnyGame& game = now.game();
    for (const Move move : game.moves(now, seat)) {
        if (ways.size() >= most_ways) return false;
        const std::string text = game.move_text(move);
        if (!text.starts_with(paying)) return false;
        Way more = way;
        more.names.push_back(way.names.empty() ? text : text.substr(paying.size()));
        more.labels.push_back(game.label(now, seat, move));
        for (Thing& thing : game.touches(now, seat, move)) more.touches.push_back(std::move(thing));
        Position next = now;
        const bool goes_on = game.play(next, seat, move) == Revealed::no && game.waiting(next).has(seat) &&
                             game.prompt(next, seat).decision == decision;
        if (!goes_on)
            ways.push_back(std::move(more));
        else if (!find_ways(next, seat, decision, more, ways))
            return false;
    }
    return true;
}

void write_ways(json::Writer& out, const Position& position, Seat seat, const std::string& decision) {
    std::vector<Way> ways;
    Way none;
    if (!find_ways(position, seat, decision, none, ways)) return;
    out.key("ways").list();
    for (const Way& way : ways) {
        std::string line;
        for (const std::string& name : way.names) line += (line.empty() ? "" : " ") + name;
        out.object().field("text", line).field("label", counted(way.labels));
        write_things(out, "touches", way.touches);
        out.end();
    }
    out.end();
}

}  // namespace

void LiveTable::write_decision(json::Writer& out, const Position& view, Seat seat) const {
    const Prompt prompt = game_->prompt(view, seat);
    out.object().field("seat", seat.index()).field("decision", prompt.decision).field("line", prompt.line);
    write_things(out, "about", prompt.about);
    if (!prompt.silence.empty()) out.field("silence", prompt.silence);
    out.field("several", prompt.several).key("refused").list();
    for (const Refusal& refusal : prompt.refused)
        out.object().field("thing", refusal.thing.id).field("reason", refusal.reason).end();
    out.end().key("moves").list();
    const Position known = complete(view);
    Position next = known;
    for (const Move move : game_->moves(view, seat)) {
        out.object().field("text", game_->move_text(move)).field("label", game_->label(view, seat, move));
        write_things(out, "touches", game_->touches(view, seat, move));
        next = known;
        std::vector<Happening> events;
        preview(next, seat, move, table_->names(), seat, events);
        write_events(out, events);
        out.end();
    }
    out.end();
    if (prompt.several) write_ways(out, known, seat, prompt.decision);
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

std::string LiveTable::message(const Viewer& viewer, std::int64_t since, bool with_chat, Time now,
                               const Present& present) const {
    json::Writer out;
    out.object().field("type", "table").key("table");
    TableCard seen = card();
    seen.seq = seq_of(viewer);
    write_card(out, seen, viewer.user, present);
    out.field("seq", seen.seq);
    const Seats eyes = eyes_of(viewer);
    if (table_) {
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
        out.key("view").raw("null").key("facts").raw("[]").key("undone").raw("[]").key("happened").raw("[]");
        out.key("decisions").raw("[]").key("undo").raw("[]").key("ranking").raw("null");
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

Result<std::string> LiveTable::try_lines(const std::string& user, Seat seat, std::span<const std::string> lines) const {
    if (!seat_of(user, seat)) return Error{"This is not your seat."};
    if (!waiting().has(seat) || !person_decides(seat)) return Error{"It is not your decision now."};
    const Position known = complete(table_->view(seat));
    json::Writer out;
    out.list();
    for (const std::string& line : lines) {
        out.object().field("line", line);
        const auto moves = read_moves(known, seat, line);
        std::vector<Happening> events;
        Position before = known;  // as far as nothing is revealed
        if (moves)
            for (const Move move : moves.value()) {
                Position next = before;
                if (preview(next, seat, move, table_->names(), seat, events) == Revealed::yes) break;
                before = std::move(next);
            }
        out.field("ok", bool(moves));
        if (!moves) out.field("error", moves.error());
        write_events(out, events);
        if (moves && &line == &lines.front()) out.key("facts").raw(game_->facts(game_->view(before, seat)));
        out.end();
    }
    return out.end().text();
}

Result<std::string> frames_of(const Record& record, Seats eyes) {
    auto first = first_position(record);
    if (!first) return Error{first.error()};
    Position position = std::move(first).value();
    const AnyGame& game = *record.game;
    json::Writer out;
    out.list();
    std::vector<Happening> happened;
    for (std::size_t i = 0; i <= record.moves.size(); ++i) {
        out.object().field("seq", i);
        if (i > 0) {
            happened.clear();
            if (const auto played = replay_move(record, i - 1, position, &happened); !played)
                return Error{played.error()};
            out.field("seat", record.moves[i - 1].seat.index()).field("move", record.moves[i - 1].text);
        }
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
        for (const Standing& standing : game.ranking(view).seats) out.value(standing.total);
        out.end().end();
    }
    return out.end().text();
}

}  // namespace skerry
