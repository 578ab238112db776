// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/console.h"
#include "cli/text.h"
#include "protocol/describe.h"
#include "record/record.h"
#include "server/identity.h"

namespace skerry::cli {
namespace {

// "all", "none", a seat's number or a player's name.
Result<Seats> read_eyes(const Record& record, const std::string& text) {
    if (text == "all") return Seats::first(static_cast<std::uint8_t>(record.names.size()));
    if (text == "none") return Seats::none();
    if (record.names.empty()) return Error{"This record has no players."};
    for (std::uint8_t i = 0; i < record.names.size(); ++i)
        if (lower(text) == lower(record.names[i]) || text == std::to_string(i)) return Seats(Seat(i));
    return Error{fmt::format("Eyes are all, none, a player's name or a seat from 0 to {}; not {}.",
                             record.names.size() - 1, json::quoted(text))};
}

bool all_eyes(const Record& record, Seats eyes) { return eyes.size() == static_cast<int>(record.names.size()); }

// ---- What today's rules can't replay, as it was recorded ----

void write_rest(json::Writer& out, const Record& record, Seats eyes, std::size_t from) {
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        out.object().field("seat", move.seat.index());
        if (eyes.has(move.seat)) out.field("move", move.text);
        out.key("log").list();
        for (const std::string& text : move.log) out.value(text);
        out.end().end();
    }
}

void tell_header(const Record& record, Streams& streams) {
    std::string players;
    for (std::size_t i = 0; i < record.names.size(); ++i) {
        players += (i > 0 ? ", " : "") + record.names[i];
        if (i < record.bots.size() && !record.bots[i].empty()) players += " (" + record.bots[i] + ")";
    }
    streams.out << wrapped(fmt::format("{}. Players: {}. Moves: {}.{}", record.game->info().name, players,
                                       record.moves.size(),
                                       record.began.empty() ? "" : " Began: " + record.began + "."))
                << '\n';
    std::string setup;
    const auto fields = json::parse(record.setup, RecordLimits::line);
    if (fields && fields.value().is_object())
        for (const auto& field : fields.value().get_object())
            setup += fmt::format("{}{} {}", setup.empty() ? "" : ", ", std::string_view(field.key()),
                                 boost::json::serialize(field.value()));
    streams.out << wrapped("Setup: " + setup + ".", 2) << "\n\n";
}

void tell_rest(const Record& record, Seats eyes, std::size_t from, Streams& streams) {
    for (std::size_t i = from; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        const std::string head =
            fmt::format("{:>4}  {}{}", i + 1, record.name(move.seat), eyes.has(move.seat) ? ": " + move.text : "");
        streams.out << painted(head, Style::accent, streams.colour) << '\n';
        for (const std::string& paragraph : joined(move.log, record.names))
            streams.out << "      " << wrapped(paragraph, 8, 6) << '\n';
    }
}

void tell_last(const Record& record, Seats eyes, Streams& streams) {
    streams.out << '\n';
    if (record.last.empty()) {
        streams.out << "The record has no last position.\n";
    } else if (!all_eyes(record, eyes)) {
        streams.out << "The record has its last position with everything revealed; --eyes all shows it.\n";
    } else {
        streams.out << (record.after == record.moves.size()
                            ? "The last position, as saved in the record:"
                            : fmt::format("The position after move {}, as saved in the record:", record.after))
                    << "\n\n"
                    << record.picture;
    }
}

// A replay of a record through these eyes.
class Replay {
public:
    Replay(const Record& record, Position position, Seats eyes, Streams& streams)
        : record_(record), position_(std::move(position)), eyes_(eyes), streams_(streams) {}

    // As text. With steps: waits for Enter before each move, and shows the table after it.
    Result<void> tell(bool steps, std::size_t moves) {
        Console console(streams_);
        if (steps) draw_table();
        for (std::size_t i = 0; i < moves; ++i) {
            if (steps) {
                const auto line = console.ask("Enter for the next move, quit to stop. ");
                left_ = !line || lower(trimmed(*line)) == "quit";
                if (left_) return {};
                console.clear();
            }
            std::vector<ToldEvent> happened;
            SKERRY_TRY(replay_move(record_, i, position_, &happened));
            tell_move(i, happened);
            if (steps) draw_table();
        }
        if (!steps) draw_table();
        if (moves < record_.moves.size()) return {};
        streams_.out << '\n';
        const Ranking ranking = record_.game->ranking(position_, record_.names);
        draw_scores(streams_.out, record_.game->info(), ranking, record_.names, streams_.colour);
        streams_.out << '\n' << (ranking.final ? ranking.verdict : "The game is not over.") << '\n';
        return {};
    }

    // As the fields of a JSON object that has the header and the list of moves open.
    Result<void> write(json::Writer& out, std::size_t moves) {
        for (std::size_t i = 0; i < moves; ++i) {
            std::vector<ToldEvent> happened;
            SKERRY_TRY(replay_move(record_, i, position_, &happened));
            out.object().field("seat", record_.moves[i].seat.index());
            if (!is_secret(record_.moves[i], happened)) out.field("move", record_.moves[i].text);
            out.key("happened").list();
            for (const ToldEvent& event : happened)
                if (sees(eyes_, event.audience)) out.described(describe(event));
            out.end().end();
        }
        write_rest(out, record_, eyes_, moves);
        out.end().key("view").raw(record_.game->json(record_.game->view(position_, eyes_)));
        out.key("ranking");
        out.described(describe(record_.game->info(), record_.game->ranking(position_, record_.names)));
        out.field("hash", record_.game->hash(position_));
        return {};
    }

    // Whether a person stepping through has quit.
    bool left() const { return left_; }

private:
    // A choice hidden from these eyes: only its visible part is shown.
    bool is_secret(const RecordedMove& move, std::span<const ToldEvent> happened) const {
        return !eyes_.has(move.seat) && std::any_of(happened.begin(), happened.end(),
                                                    [&](const ToldEvent& h) { return !sees(eyes_, h.audience); });
    }

    void tell_move(std::size_t i, std::span<const ToldEvent> happened) {
        const RecordedMove& move = record_.moves[i];
        std::vector<std::string> lines;
        for (const ToldEvent& event : happened)
            if (sees(eyes_, event.audience)) lines.push_back(event.text);
        const std::string head = fmt::format("{:>4}  {}{}", i + 1, record_.names[move.seat.index()],
                                             is_secret(move, happened) ? "" : ": " + move.text);
        streams_.out << painted(head, Style::accent, streams_.colour) << '\n';
        for (const std::string& paragraph : joined(lines, record_.names))
            streams_.out << "      " << wrapped(paragraph, 8, 6) << '\n';
    }

    void draw_table() {
        streams_.out << '\n';
        const Position view = record_.game->view(position_, eyes_);
        draw(streams_.out, record_.game->picture(view, eyes_, record_.names), streams_.colour);
    }

    const Record& record_;
    Position position_;
    Seats eyes_;
    Streams& streams_;
    bool left_ = false;
};

void begin_json(json::Writer& out, const Record& record, Seats eyes) {
    out.object().field("game", record.game->info().id).field("rules", record.rules);
    out.key("setup").raw(record.setup);
    if (all_eyes(record, eyes)) out.field("seed", record.seed.text());
    out.key("names").list();
    for (const std::string& name : record.names) out.value(name);
    out.end();
}

// A game of other rules: what can be shown of it.
Result<void> show_other(const Record& record, Seats eyes, const ReplayArgs& args, Streams& streams) {
    const Replayed done = replay_as_far(record);
    const std::string note = other_rules_text(*record.game, record.rules) + " " + done.text;
    auto first = first_position(record);
    if (args.json) {
        json::Writer out;
        begin_json(out, record, eyes);
        out.field("note", note).field("replayed", done.moves).key("moves").list();
        if (first) {
            Replay replay(record, std::move(first).value(), eyes, streams);
            if (const auto written = replay.write(out, done.moves); !written) return written;
        } else {
            write_rest(out, record, eyes, 0);
            out.end();
        }
        if (!record.last.empty() && all_eyes(record, eyes))
            out.key("last").raw(record.last).field("after", record.after);
        streams.out << out.end().text() << '\n';
        return {};
    }
    streams.out << wrapped(note) << '\n';
    tell_header(record, streams);
    if (first) {
        Replay replay(record, std::move(first).value(), eyes, streams);
        if (const auto told = replay.tell(args.step, done.moves); !told || replay.left()) return told;
    }
    if (done.same) return {};
    if (!done.stopped.empty()) streams.out << '\n' << wrapped(done.stopped) << "\n\n";
    tell_rest(record, eyes, done.moves, streams);
    tell_last(record, eyes, streams);
    return {};
}

Result<void> show(const Record& record, Seats eyes, const ReplayArgs& args, Streams& streams) {
    if (record.by_other_rules()) return show_other(record, eyes, args, streams);
    SKERRY_LET(auto first, first_position(record));
    Replay replay(record, std::move(first), eyes, streams);
    if (!args.json) return replay.tell(args.step, record.moves.size());
    json::Writer out;
    begin_json(out, record, eyes);
    out.key("moves").list();
    if (const auto written = replay.write(out, record.moves.size()); !written) return written;
    streams.out << out.end().text() << '\n';
    return {};
}

// Verifies a campaign as a whole; if the rules have changed, each game that is by today's.
Result<void> verify_shown(const Campaign& games) {
    if (std::none_of(games.begin(), games.end(), [](const Record& game) { return game.by_other_rules(); }))
        return verify(games);
    for (const Record& game : games)
        if (!game.by_other_rules())
            if (const auto sound = verify(game); !sound) return sound;
    return {};
}

int verify_only(const Campaign& games, bool json, Streams& streams) {
    std::size_t moves = 0;
    for (const Record& game : games) moves += game.moves.size();
    const std::string& hash = games.back().hash;
    const auto other =
        std::find_if(games.begin(), games.end(), [](const Record& game) { return game.by_other_rules(); });
    const std::string note = other == games.end() ? "" : other_rules_text(*other->game, other->rules);
    if (!json && !note.empty()) streams.out << wrapped(note) << '\n';
    if (json) {
        json::Writer out;
        out.object().field("sound", true).field("moves", moves).field("hash", hash);
        if (games.size() > 1) out.field("games", games.size());
        if (!note.empty()) out.field("note", note);
        streams.out << out.end().text() << '\n';
    } else if (games.size() > 1) {
        streams.out << fmt::format("The campaign is sound: {} games, {} moves, position {}.\n", games.size(), moves,
                                   hash);
    } else {
        streams.out << fmt::format("The record is sound: {} moves, position {}.\n", moves, hash);
    }
    return success;
}

}  // namespace

int replay(const ReplayArgs& args, Streams& streams) {
    const auto text = read_file(args.file);
    if (!text) return refuse(streams, text.sentence());
    const auto games = read_campaign(text.value());
    if (!games) return refuse(streams, fmt::format("{}: {}", args.file, games.sentence()));
    // An unsound record is refused before anything is shown.
    if (const auto sound = args.verify ? verify(games.value()) : verify_shown(games.value()); !sound)
        return refuse(streams, fmt::format("{}: {}", args.file, sound.sentence()));
    const auto promised = [&](const Record& game) { return seed_commitment(game.seed) == args.commitment; };
    if (!args.commitment.empty() &&
        (!prepare_cryptography() || std::none_of(games.value().begin(), games.value().end(), promised)))
        return refuse(streams, fmt::format("{}: the seed does not match the commitment.", args.file));
    if (args.verify) return verify_only(games.value(), args.json, streams);
    for (std::size_t i = 0; i < games.value().size(); ++i) {
        const Record& game = games.value()[i];
        const auto eyes = read_eyes(game, args.eyes);
        if (!eyes) return refuse(streams, eyes.sentence());
        if (games.value().size() > 1 && !args.json)
            streams.out << fmt::format("{}Game {} of {}\n\n", i > 0 ? "\n" : "", i + 1, games.value().size());
        if (const auto shown = show(game, eyes.value(), args, streams); !shown)
            return refuse(streams, shown.sentence());
    }
    return success;
}

}  // namespace skerry::cli
