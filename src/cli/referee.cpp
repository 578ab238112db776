// SPDX-License-Identifier: Apache-2.0
#include "cli/referee.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/lookup.h"
#include "protocol/describe.h"

namespace skerry::cli {
namespace {

void state_of_play(json::Writer& out, Seats waiting, std::size_t moves) {
    out.key("waiting").described(waiting).field("over", waiting.empty()).field("moves_played", moves);
}

// ---- Fields of a request ----

Result<std::optional<Seed>> seed_in(const json::Optional<request::SeedGiven>& given) {
    if (!given || given->is_null()) return std::optional<Seed>();
    if (given->is_int64() && given->get_int64() >= 0)
        return std::optional(Seed::number(static_cast<std::uint64_t>(given->get_int64())));
    if (!given->is_string()) return json::Place{"seed"}.error("must be a number or a text");
    SKERRY_LET(const auto seed, Seed::parse(std::string_view(given->get_string())));
    return std::optional(seed);
}

// As given, or the defaults.
Result<std::vector<std::string>> names_in(const json::Optional<std::vector<std::string>>& given, const AnyGame& game,
                                          std::size_t players) {
    if (!given) return game.seat_names(players);
    const json::Place place{"names"};
    if (given->size() != players) return place.error(fmt::format("must be a list of {} texts", players));
    for (std::size_t i = 0; i < players; ++i)
        if ((*given)[i].size() > 100) return place.item(i).error("has more than 100 letters");
    return std::vector<std::string>(*given);
}

std::string name_in(const json::Optional<std::string>& table) { return table.value_or(""); }

Result<Seat> seat_of(Seat seat, std::size_t players) {
    if (seat.index() >= players) return json::Place{"seat"}.error(fmt::format("must be from 0 to {}", players - 1));
    return seat;
}

// The seat that has to decide; optional if only one can.
Result<Seat> seat_in(const json::Optional<Seat>& given, Seats waiting, std::size_t players) {
    if (waiting.empty()) return Error{"The game is over."};
    if (!given && waiting.size() == 1) return waiting.front();
    if (!given) return json::Place{"seat"}.error("is missing, and several seats are waiting");
    SKERRY_LET(const Seat seat, seat_of(*given, players));
    if (!waiting.has(seat)) return Error{fmt::format("Seat {} has nothing to decide now.", seat.index())};
    return seat;
}

// Whose eyes: a seat, "none" (a spectator) or "all", the default.
Result<Seats> eyes_in(const json::Optional<request::Eyes>& given, std::size_t players) {
    const Seats all = Seats::first(static_cast<std::uint8_t>(players));
    if (!given) return all;
    if (given->is_string() && given->get_string() == "none") return Seats::none();
    if (given->is_string() && given->get_string() == "all") return all;
    SKERRY_LET(const Seat read, json::read_as<Seat>(*given, {"seat"}));
    SKERRY_LET(const Seat seat, seat_of(read, players));
    return Seats(seat);
}

// The names of all requests, with their fields besides "do", "id" and "table".
json::Entries<std::string> requests() {
    json::Entries<std::string> all;
    [&]<class... Kinds>(const std::variant<Kinds...>*) {
        const auto add = [&]<class Kind>(std::type_identity<Kind>) {
            std::string fields;
            for (const std::string_view field : Kind::field_names())
                if (field != "id" && field != "table") (fields += fields.empty() ? "" : " ") += field;
            all.emplace_back(Kind::tag.name, fields);
        };
        (add(std::type_identity<Kinds>()), ...);
    }(static_cast<const request::Request*>(nullptr));
    return all;
}

}  // namespace

void Referee::Game::play(Seat seat, Move move) {
    Played step{position, seat, rules().move_text(move), Revealed::no, {}};
    step.revealed = rules().play(position, seat, move, names, &step.happened);
    played.push_back(std::move(step));
}

// ---- Answers ----

std::string Referee::answer(std::string_view line) {
    std::string id;
    const auto refusal = [&](const std::string& sentence) {
        json::Writer out;
        out.object();
        if (!id.empty()) out.key("id").raw(id);
        return out.field("ok", false).field("error", sentence).end().text();
    };
    const auto value = json::parse(line, longest_line);
    if (!value) return refusal(value.sentence());
    if (value.value().is_object())
        if (const json::Value* given = value.value().get_object().if_contains("id"))
            id = boost::json::serialize(*given);
    const auto request = json::read_as<request::Request>(value.value());
    if (!request) return refusal(request.sentence());

    json::Writer out;
    out.object();
    if (!id.empty()) out.key("id").raw(id);
    out.field("ok", true);
    const auto done = std::visit(
        [&](const auto& asked) {
            if (asked.table && asked.table->size() > 100)
                return Done(json::Place{"table"}.error("has more than 100 letters"));
            return carry_out(asked, out);
        },
        request.value());
    if (!done) return refusal(done.sentence());
    return out.end().text();
}

Result<Referee::Game*> Referee::table(const json::Optional<std::string>& given) {
    const std::string name = name_in(given);
    const auto found = tables_.find(name);
    if (found != tables_.end()) return &found->second;
    return Error{name.empty() ? R"(There is no game yet: ask for {"do":"new"} or {"do":"load"}.)"
                              : fmt::format("There is no table {}.", json::quoted(name))};
}

Referee::Done Referee::put(const std::string& name, Game game, json::Writer& out) {
    if (tables_.size() >= most_tables && !tables_.contains(name))
        return Error{fmt::format("There are already {} tables; close one first.", most_tables)};
    out.field("game", game.rules().info().id);
    out.key("setup").raw(game.rules().setup_json(game.position));
    out.key("names").described(game.names);
    state_of_play(out, game.waiting(), game.played.size());
    tables_.insert_or_assign(name, std::move(game));
    return {};
}

// ---- What there is ----

Referee::Done Referee::carry_out(const request::Help&, json::Writer& out) {
    out.key("requests").described(requests());
    return {};
}

Referee::Done Referee::carry_out(const request::Games&, json::Writer& out) {
    out.key("games").list();
    for (const AnyGame* game : all_games()) out.described(game->info());
    out.end();
    return {};
}

Referee::Done Referee::carry_out(const request::Setups& asked, json::Writer& out) {
    SKERRY_LET(const auto game, find_game(asked.game));
    out.key("setups").list();
    for (const std::string& setup : game->setups()) out.raw(setup);
    out.end();
    return {};
}

Referee::Done Referee::carry_out(const request::Glossary& asked, json::Writer& out) {
    SKERRY_LET(const auto game, find_game(asked.game));
    out.key("glossary").described(game->glossary());
    return {};
}

Referee::Done Referee::carry_out(const request::Tables&, json::Writer& out) {
    out.key("tables").list();
    for (const auto& [name, game] : tables_) out.value(name);
    out.end();
    return {};
}

Referee::Done Referee::carry_out(const request::Quit&, json::Writer&) {
    finished_ = true;
    return {};
}

// ---- Games ----

Referee::Done Referee::carry_out(const request::New& asked, json::Writer& out) {
    SKERRY_LET(const auto game, find_game(asked.game));
    SKERRY_LET(const auto seed, seed_in(asked.seed));
    const Seed used = seed ? *seed : fresh_();
    const json::Value usual(boost::json::object_kind);
    SKERRY_LET(const auto position, game->begin(asked.setup ? *asked.setup : usual, used));
    SKERRY_LET(const auto names, names_in(asked.names, *game, game->players(position)));
    return put(name_in(asked.table), {position, names, {}, used}, out);
}

Referee::Done Referee::carry_out(const request::Load& asked, json::Writer& out) {
    if (asked.record) {
        const std::pair<bool, std::string_view> others[] = {{bool(asked.game), "game"},
                                                            {bool(asked.position), "position"},
                                                            {bool(asked.seed), "seed"},
                                                            {bool(asked.names), "names"}};
        for (const auto& [given, field] : others)
            if (given) return Error{fmt::format("A record already has the {}.", field)};
        return load_record(asked, out);
    }
    if (!asked.game) return json::Place{"game"}.error("is missing");
    if (!asked.position) return json::Place{"position"}.error("is missing, or record");
    SKERRY_LET(const auto game, find_game(*asked.game));
    SKERRY_LET(const auto seed, seed_in(asked.seed));
    SKERRY_LET(const auto position, game->read(*asked.position, seed));
    SKERRY_LET(const auto names, names_in(asked.names, *game, game->players(position)));
    return put(name_in(asked.table), {position, names, {}, {}}, out);
}

Referee::Done Referee::load_record(const request::Load& asked, json::Writer& out) {
    SKERRY_LET(const auto record, read_record(*asked.record));
    if (const auto sound = verify(record); !sound) return sound;
    SKERRY_LET(const auto first, first_position(record));
    Game game{first, record.names, {}, record.seed};
    for (const RecordedMove& move : record.moves) game.play(move.seat, game.rules().parse_move(move.text).value());
    if (record.by_other_rules()) out.field("note", other_rules_text(*record.game, record.rules));
    return put(name_in(asked.table), std::move(game), out);
}

Referee::Done Referee::carry_out(const request::Close& asked, json::Writer&) {
    SKERRY_TRY(table(asked.table));
    tables_.erase(name_in(asked.table));
    return {};
}

Referee::Done Referee::carry_out(const request::Waiting& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    state_of_play(out, game->waiting(), game->played.size());
    return {};
}

Referee::Done Referee::carry_out(const request::Moves& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto seat, seat_in(asked.seat, game->waiting(), game->names.size()));
    out.field("seat", seat.index());
    out.key("prompt").described(describe(game->position, seat, game->names));
    out.key("moves").described(describe_moves(game->position, seat, game->names));
    return {};
}

Referee::Done Referee::carry_out(const request::Play& asked, json::Writer& out) {
    SKERRY_LET(Game * found, table(asked.table));
    Game& game = *found;
    SKERRY_LET(const auto seat, seat_in(asked.seat, game.waiting(), game.names.size()));
    const auto moves = read_moves(game.position, seat, asked.move);
    if (!moves)
        return Error{with_reasons(moves.sentence(), game.rules().prompt(game.position, seat, game.names), asked.move)};
    const std::size_t before = game.played.size();
    for (const Move move : moves.value()) game.play(seat, move);

    bool revealed = false;
    out.field("seat", seat.index()).key("played").list();
    for (std::size_t i = before; i < game.played.size(); ++i) {
        out.value(game.played[i].text);
        revealed = revealed || game.played[i].revealed == Revealed::yes;
    }
    out.end().key("happened").list();
    for (std::size_t i = before; i < game.played.size(); ++i)
        for (const Happening& happening : game.played[i].happened) out.described(describe(happening));
    out.end().field("revealed", revealed);
    state_of_play(out, game.waiting(), game.played.size());
    return {};
}

Referee::Done Referee::carry_out(const request::Undo& asked, json::Writer& out) {
    SKERRY_LET(Game * found, table(asked.table));
    Game& game = *found;
    if (game.played.empty()) return Error{"There is nothing to take back."};
    out.field("seat", game.played.back().seat.index()).field("taken_back", game.played.back().text);
    game.position = std::move(game.played.back().before);
    game.played.pop_back();
    state_of_play(out, game.waiting(), game.played.size());
    return {};
}

Referee::Done Referee::carry_out(const request::WholePosition& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    out.field("game", game->rules().info().id).key("position").raw(game->rules().json(game->position));
    return {};
}

Referee::Done Referee::carry_out(const request::View& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, eyes_in(asked.seat, game->names.size()));
    out.field("game", game->rules().info().id);
    out.key("view").raw(game->rules().json(game->rules().view(game->position, eyes)));
    return {};
}

Referee::Done Referee::carry_out(const request::DrawPicture& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, eyes_in(asked.seat, game->names.size()));
    const Position view = game->rules().view(game->position, eyes);
    out.key("picture").list();
    const Picture drawn = game->rules().picture(view, eyes, game->names);
    for (const auto& pieces : drawn.lines()) {
        std::string line;
        for (const Piece& piece : pieces) line += piece.text;
        out.value(line);
    }
    out.end();
    return {};
}

Referee::Done Referee::carry_out(const request::TellEvents& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const auto eyes, eyes_in(asked.seat, game->names.size()));
    const std::int64_t since = asked.since.value_or(0);
    if (since < 0) return json::Place{"since"}.error("must be a number of moves, counted from 0");
    out.key("events").list();
    for (auto i = static_cast<std::size_t>(since); i < game->played.size(); ++i)
        for (const Happening& happening : game->played[i].happened)
            if (sees(eyes, happening.audience)) out.described(describe(happening));
    out.end().field("moves_played", game->played.size());
    return {};
}

Referee::Done Referee::carry_out(const request::Rank& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    out.key("ranking").described(describe(game->rules().info(), game->rules().ranking(game->position, game->names)));
    return {};
}

Referee::Done Referee::carry_out(const request::Hash& asked, json::Writer& out) {
    SKERRY_LET(const Game* game, table(asked.table));
    out.field("hash", game->rules().hash(game->position));
    return {};
}

Referee::Done Referee::carry_out(const request::WriteRecord& asked, json::Writer& out) {
    SKERRY_LET(const Game* found, table(asked.table));
    const Game& game = *found;
    if (!game.seed) return Error{"A game that began with a loaded position has no record."};
    Record record{.game = &game.rules(),
                  .rules = game.rules().info().rules,
                  .setup = game.rules().setup_json(game.position),
                  .seed = *game.seed,
                  .names = game.names};
    for (const Played& step : game.played) {
        record.moves.push_back({step.seat, step.text, {}, {}});
        for (const Happening& happening : step.happened)
            if (sees(Seats::none(), happening.audience)) record.moves.back().log.push_back(happening.text);
    }
    keep_last(record, game.position);
    out.field("record", write(record));
    return {};
}

// ---- The command ----

namespace {

// Reads a line, but no more of it than needed to see that it is too long. False at the end of the input.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    char c = 0;
    bool any = false;
    while (in.get(c)) {
        any = true;
        if (c == '\n') break;
        if (line.size() <= Referee::longest_line) line += c;
    }
    return any;
}

}  // namespace

int referee(Streams& streams) {
    Referee referee;
    std::string line;
    while (!referee.finished() && read_line(streams.in, line)) {
        const bool blank = line.find_first_not_of(" \t\r") == std::string::npos;
        if (blank && line.size() <= Referee::longest_line) continue;
        streams.out << referee.answer(line) << '\n' << std::flush;
    }
    return fine;
}

}  // namespace skerry::cli
