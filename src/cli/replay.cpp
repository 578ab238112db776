#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "catalog/describe.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/text.h"
#include "record/record.h"
#include "server/identity.h"

namespace skerry::cli {
namespace {

// "all", "none", a seat's number or a player's name.
Result<Seats> read_eyes(const Record& record, const std::string& text) {
    if (text == "all") return Seats::first(static_cast<std::uint8_t>(record.names.size()));
    if (text == "none") return Seats::none();
    for (std::uint8_t i = 0; i < record.names.size(); ++i)
        if (lower(text) == lower(record.names[i]) || text == std::to_string(i)) return Seats(Seat(i));
    return Error{fmt::format("Eyes are all, none, a player's name or a seat from 0 to {}; not {}.",
                             record.names.size() - 1, json::quoted(text))};
}

// A record being played again, for whoever looks through these eyes.
class Replay {
public:
    Replay(const Record& record, Position position, Seats eyes, Streams& streams)
        : record_(record), position_(std::move(position)), eyes_(eyes), streams_(streams) {}

    // As text. With steps: waits for Enter before each move, and shows the table after it.
    Result<void> tell(bool steps) {
        Console console(streams_);
        if (steps) draw_table();
        for (std::size_t i = 0; i < record_.moves.size(); ++i) {
            if (steps) {
                const auto line = console.ask("Enter for the next move, quit to stop. ");
                if (!line || lower(trimmed(*line)) == "quit") return {};
                console.clear();
            }
            std::vector<Happening> happened;
            if (const auto played = replay_move(record_, i, position_, &happened); !played)
                return Error{played.error()};
            tell_move(i, happened);
            if (steps) draw_table();
        }
        if (!steps) draw_table();
        streams_.out << '\n';
        const Ranking ranking = record_.game->ranking(position_, record_.names);
        draw_scores(streams_.out, record_.game->info(), ranking, record_.names, streams_.colour);
        streams_.out << '\n' << (ranking.final ? ranking.verdict : "The game is not over.") << '\n';
        return {};
    }

    // As one JSON object.
    Result<void> write() {
        json::Writer out;
        out.object().field("game", record_.game->info().id).field("rules", record_.rules);
        out.key("setup").raw(record_.setup);
        if (eyes_.size() == static_cast<int>(record_.names.size())) out.field("seed", record_.seed.text());
        out.key("names").list();
        for (const std::string& name : record_.names) out.value(name);
        out.end().key("moves").list();
        for (std::size_t i = 0; i < record_.moves.size(); ++i) {
            std::vector<Happening> happened;
            if (const auto played = replay_move(record_, i, position_, &happened); !played)
                return Error{played.error()};
            out.object().field("seat", record_.moves[i].seat.index());
            if (!is_secret(record_.moves[i], happened)) out.field("move", record_.moves[i].text);
            out.key("happened").list();
            for (const Happening& happening : happened)
                if (sees(eyes_, happening.audience)) describe(out, happening);
            out.end().end();
        }
        out.end().key("view").raw(record_.game->json(record_.game->view(position_, eyes_)));
        out.key("ranking");
        describe(out, record_.game->info(), record_.game->ranking(position_, record_.names));
        streams_.out << out.field("hash", record_.game->hash(position_)).end().text() << '\n';
        return {};
    }

private:
    // A choice that these eyes may not know: only what can be seen of it is told.
    bool is_secret(const RecordedMove& move, std::span<const Happening> happened) const {
        return !eyes_.has(move.seat) && std::any_of(happened.begin(), happened.end(),
                                                    [&](const Happening& h) { return !sees(eyes_, h.audience); });
    }

    void tell_move(std::size_t i, std::span<const Happening> happened) {
        const RecordedMove& move = record_.moves[i];
        std::vector<std::string> lines;
        for (const Happening& happening : happened)
            if (sees(eyes_, happening.audience)) lines.push_back(happening.text);
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
};

int verify_only(const Campaign& games, bool json, Streams& streams) {
    std::size_t moves = 0;
    for (const Record& game : games) moves += game.moves.size();
    const std::string& hash = games.back().hash;
    if (json) {
        json::Writer out;
        out.object().field("sound", true).field("moves", moves).field("hash", hash);
        if (games.size() > 1) out.field("games", games.size());
        streams.out << out.end().text() << '\n';
    } else if (games.size() > 1) {
        streams.out << fmt::format("The campaign is sound: {} games, {} moves, position {}.\n", games.size(), moves,
                                   hash);
    } else {
        streams.out << fmt::format("The record is sound: {} moves, position {}.\n", moves, hash);
    }
    return fine;
}

}  // namespace

int replay(const ReplayArgs& args, Streams& streams) {
    const auto text = read_file(args.file);
    if (!text) return refuse(streams, text.error());
    const auto games = read_campaign(text.value());
    if (!games) return refuse(streams, fmt::format("{}: {}", args.file, games.error()));
    // A record that is not sound is refused before anything is shown.
    if (const auto sound = verify(games.value()); !sound)
        return refuse(streams, fmt::format("{}: {}", args.file, sound.error()));
    const auto promised = [&](const Record& game) { return seed_commitment(game.seed) == args.commitment; };
    if (!args.commitment.empty() &&
        (!prepare_cryptography() || std::none_of(games.value().begin(), games.value().end(), promised)))
        return refuse(streams, fmt::format("{}: the seed is not the one that was promised.", args.file));
    if (args.verify) return verify_only(games.value(), args.json, streams);
    for (std::size_t i = 0; i < games.value().size(); ++i) {
        const Record& game = games.value()[i];
        const auto eyes = read_eyes(game, args.eyes);
        if (!eyes) return refuse(streams, eyes.error());
        auto position = first_position(game);
        if (!position) return refuse(streams, position.error());
        if (games.value().size() > 1 && !args.json)
            streams.out << fmt::format("{}Game {} of {}\n\n", i > 0 ? "\n" : "", i + 1, games.value().size());
        Replay replay(game, std::move(position).value(), eyes.value(), streams);
        const auto told = args.json ? replay.write() : replay.tell(args.step);
        if (!told) return refuse(streams, told.error());
    }
    return fine;
}

}  // namespace skerry::cli
