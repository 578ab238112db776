#include "cli/referee.h"

#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include <fmt/format.h>

#include "catalog/describe.h"
#include "cli/commands.h"
#include "cli/lookup.h"

namespace skerry::cli {
namespace {

// What can be asked for, and the fields that go with it beside "do", "id" and "table".
struct Verb {
    std::string_view name;
    std::string_view fields;
};
constexpr std::array<Verb, 20> verbs{{{"games", ""},
                                      {"setups", "game"},
                                      {"glossary", "game"},
                                      {"new", "game setup seed names"},
                                      {"load", "game position seed names record"},
                                      {"close", ""},
                                      {"waiting", ""},
                                      {"moves", "seat"},
                                      {"play", "seat move"},
                                      {"undo", ""},
                                      {"position", ""},
                                      {"view", "seat"},
                                      {"picture", "seat"},
                                      {"events", "since seat"},
                                      {"ranking", ""},
                                      {"hash", ""},
                                      {"record", ""},
                                      {"tables", ""},
                                      {"help", ""},
                                      {"quit", ""}}};

bool has_word(std::string_view words, std::string_view word) {
    const std::string padded = fmt::format(" {} ", words);
    return padded.find(fmt::format(" {} ", word)) != std::string::npos;
}

void state_of_play(json::Writer& out, Seats waiting, std::size_t moves) {
    out.key("waiting");
    describe(out, waiting);
    out.field("over", waiting.empty()).field("moves_played", moves);
}

}  // namespace

// ---- Requests ----

// The fields of a request, each as what it should be or as a sentence.
class Referee::Request {
public:
    explicit Request(const boost::json::object& fields) : fields_(fields) {}

    const json::Value* find(std::string_view name) const { return fields_.if_contains(name); }

    Result<std::string> text(std::string_view name) const {
        const json::Value* value = find(name);
        if (!value) return Error{fmt::format("\"{}\" is missing.", name)};
        if (!value->is_string()) return Error{fmt::format("\"{}\" must be a text.", name)};
        return std::string(value->get_string());
    }

    // Only what goes with this request.
    Result<void> check_fields(const Verb& verb) const {
        for (const auto& [key, value] : fields_) {
            const std::string_view name = key;
            if (name == "do" || name == "id" || name == "table" || (!name.empty() && has_word(verb.fields, name)))
                continue;
            return Error{fmt::format("{} has no field {}{}.", json::quoted(verb.name), json::quoted(name.substr(0, 60)),
                                     verb.fields.empty() ? "" : fmt::format("; it has: {}", verb.fields))};
        }
        return {};
    }

    Result<std::string> table() const {
        const json::Value* value = find("table");
        if (!value) return std::string();
        if (!value->is_string() || value->get_string().size() > 100)
            return Error{"\"table\" must be a text of at most 100 letters."};
        return std::string(value->get_string());
    }

    Result<const AnyGame*> game() const {
        SKERRY_LET(const auto id, text("game"));
        return find_game(id);
    }

    Result<std::optional<Seed>> seed() const {
        const json::Value* value = find("seed");
        if (!value || value->is_null()) return std::optional<Seed>();
        if (value->is_int64() && value->get_int64() >= 0)
            return std::optional(Seed::number(static_cast<std::uint64_t>(value->get_int64())));
        if (!value->is_string()) return Error{"\"seed\" must be a number, or a text."};
        SKERRY_LET(const auto seed, Seed::parse(std::string_view(value->get_string())));
        return std::optional(seed);
    }

    // As given, or the usual ones.
    Result<std::vector<std::string>> names(const AnyGame& game, std::size_t players) const {
        const json::Value* value = find("names");
        if (!value) return game.seat_names(players);
        const Error wrong{fmt::format("\"names\" must be a list of {} texts of at most 100 letters.", players)};
        if (!value->is_array() || value->get_array().size() != players) return wrong;
        std::vector<std::string> names;
        for (const json::Value& name : value->get_array()) {
            if (!name.is_string() || name.get_string().size() > 100) return wrong;
            names.emplace_back(name.get_string());
        }
        return names;
    }

    // The seat that is to decide; where only one can, it need not be named.
    Result<Seat> seat(const Game& game) const {
        const Seats waiting = game.waiting();
        if (waiting.empty()) return Error{"The game is over."};
        const json::Value* value = find("seat");
        if (!value && waiting.size() == 1) return waiting.front();
        if (!value) return Error{"\"seat\" is missing, and several seats are waiting."};
        const auto seat = seat_number(*value, game);
        if (!seat) return seat;
        if (!waiting.has(seat.value()))
            return Error{fmt::format("Seat {} has nothing to decide now.", seat.value().index())};
        return seat;
    }

    // Who looks: a seat, "none" (a spectator) or "all", which is the usual one.
    Result<Seats> eyes(const Game& game) const {
        const json::Value* value = find("seat");
        const Seats all = Seats::first(static_cast<std::uint8_t>(game.names.size()));
        if (!value) return all;
        if (value->is_string() && value->get_string() == "none") return Seats::none();
        if (value->is_string() && value->get_string() == "all") return all;
        SKERRY_LET(const auto seat, seat_number(*value, game));
        return Seats(seat);
    }

    Result<std::size_t> since() const {
        const json::Value* value = find("since");
        if (!value) return std::size_t{0};
        if (!value->is_int64() || value->get_int64() < 0)
            return Error{"\"since\" must be a number of moves, counted from 0."};
        return static_cast<std::size_t>(value->get_int64());
    }

private:
    static Result<Seat> seat_number(const json::Value& value, const Game& game) {
        const std::size_t players = game.names.size();
        if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= static_cast<std::int64_t>(players))
            return Error{fmt::format("\"seat\" must be a number from 0 to {}.", players - 1)};
        return Seat(static_cast<std::uint8_t>(value.get_int64()));
    }

    const boost::json::object& fields_;
};

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
    if (!value.value().is_object()) return refusal("A request must be an object: {\"do\":\"games\"}.");
    const boost::json::object& fields = value.value().get_object();
    if (const json::Value* given = fields.if_contains("id")) id = boost::json::serialize(*given);

    json::Writer out;
    out.object();
    if (!id.empty()) out.key("id").raw(id);
    out.field("ok", true);
    if (const auto done = carry_out(Request(fields), out); !done) return refusal(done.sentence());
    return out.end().text();
}

Referee::Done Referee::carry_out(const Request& request, json::Writer& out) {
    SKERRY_LET(const auto asked, request.text("do"));
    const std::string& what = asked;
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Verb& v) { return v.name == what; });
    if (verb == verbs.end())
        return Error{fmt::format("Nobody can do {} here; {} lists what can be done.",
                                 json::quoted(std::string_view(what).substr(0, 60)), R"({"do":"help"})")};
    if (const auto fields = request.check_fields(*verb); !fields) return fields;

    if (what == "games") return games(out);
    if (what == "setups") return setups(request, out);
    if (what == "glossary") return glossary(request, out);
    if (what == "new") return begin(request, out);
    if (what == "load") return load(request, out);
    if (what == "quit") return finished_ = true, Done();
    if (what == "help") {
        out.key("requests").object();
        for (const Verb& v : verbs) out.field(v.name, v.fields);
        return out.end(), Done();
    }
    if (what == "tables") {
        out.key("tables").list();
        for (const auto& [name, game] : tables_) out.value(name);
        return out.end(), Done();
    }

    SKERRY_LET(const auto found, table(request));
    Game& game = *found;
    const AnyGame& rules = game.rules();
    if (what == "moves") return moves(request, game, out);
    if (what == "play") return play(request, game, out);
    if (what == "undo") return undo(game, out);
    if (what == "view") return view(request, game, out);
    if (what == "picture") return picture(request, game, out);
    if (what == "events") return events(request, game, out);
    if (what == "record") return record(game, out);
    if (what == "close")
        tables_.erase(request.table().value());
    else if (what == "waiting")
        state_of_play(out, game.waiting(), game.played.size());
    else if (what == "position")
        out.field("game", rules.info().id).key("position").raw(rules.json(game.position));
    else if (what == "hash")
        out.field("hash", rules.hash(game.position));
    else if (what == "ranking")
        out.key("ranking"), describe(out, rules.info(), rules.ranking(game.position, game.names));
    return {};
}

Result<Referee::Game*> Referee::table(const Request& request) {
    SKERRY_LET(const auto name, request.table());
    const auto found = tables_.find(name);
    if (found != tables_.end()) return &found->second;
    return Error{name.empty() ? R"(There is no game yet: ask for {"do":"new"} or {"do":"load"}.)"
                              : fmt::format("There is no table {}.", json::quoted(name))};
}

Referee::Done Referee::put(const Request& request, Game game, json::Writer& out) {
    SKERRY_LET(const auto name, request.table());
    if (tables_.size() >= most_tables && !tables_.contains(name))
        return Error{fmt::format("There are {} tables already; close one first.", most_tables)};
    out.field("game", game.rules().info().id);
    out.key("setup").raw(game.rules().setup_json(game.position));
    out.key("names").list();
    for (const std::string& seat : game.names) out.value(seat);
    out.end();
    state_of_play(out, game.waiting(), game.played.size());
    tables_.insert_or_assign(name, std::move(game));
    return {};
}

// ---- What there is ----

Referee::Done Referee::games(json::Writer& out) {
    out.key("games").list();
    for (const AnyGame* game : all_games()) describe(out, game->info());
    out.end();
    return {};
}

Referee::Done Referee::setups(const Request& request, json::Writer& out) {
    SKERRY_LET(const auto game, request.game());
    out.key("setups").list();
    for (const std::string& setup : game->setups()) out.raw(setup);
    out.end();
    return {};
}

Referee::Done Referee::glossary(const Request& request, json::Writer& out) {
    SKERRY_LET(const auto game, request.game());
    out.key("glossary").list();
    for (const Entry& entry : game->glossary()) describe(out, entry);
    out.end();
    return {};
}

// ---- Games ----

Referee::Done Referee::begin(const Request& request, json::Writer& out) {
    SKERRY_LET(const auto game, request.game());
    SKERRY_LET(const auto seed, request.seed());
    const Seed used = seed ? *seed : fresh_();
    const json::Value usual(boost::json::object_kind);
    const json::Value* setup = request.find("setup");
    SKERRY_LET(const auto position, game->begin(setup ? *setup : usual, used));
    SKERRY_LET(const auto names, request.names(*game, game->players(position)));
    return put(request, {position, names, {}, used}, out);
}

Referee::Done Referee::load(const Request& request, json::Writer& out) {
    if (request.find("record")) {
        SKERRY_LET(const auto text, request.text("record"));
        for (const std::string_view other : {"game", "position", "seed", "names"})
            if (request.find(other)) return Error{fmt::format("A record says the {} itself.", other)};
        return load_record(request, text, out);
    }
    SKERRY_LET(const auto game, request.game());
    const json::Value* value = request.find("position");
    if (!value) return Error{"\"position\" is missing, or \"record\"."};
    SKERRY_LET(const auto seed, request.seed());
    SKERRY_LET(const auto position, game->read(*value, seed));
    SKERRY_LET(const auto names, request.names(*game, game->players(position)));
    return put(request, {position, names, {}, {}}, out);
}

Referee::Done Referee::load_record(const Request& request, const std::string& text, json::Writer& out) {
    SKERRY_LET(const auto record, read_record(text));
    if (const auto sound = verify(record); !sound) return sound;
    SKERRY_LET(const auto first, first_position(record));
    Game game{first, record.names, {}, record.seed};
    for (const RecordedMove& move : record.moves) game.play(move.seat, game.rules().parse_move(move.text).value());
    if (record.by_other_rules()) out.field("note", other_rules_text(*record.game, record.rules));
    return put(request, std::move(game), out);
}

Referee::Done Referee::moves(const Request& request, const Game& game, json::Writer& out) {
    SKERRY_LET(const auto seat, request.seat(game));
    out.field("seat", seat.index()).key("prompt");
    describe(out, game.position, seat, game.names);
    out.key("moves");
    describe_moves(out, game.position, seat, game.names);
    return {};
}

Referee::Done Referee::play(const Request& request, Game& game, json::Writer& out) {
    SKERRY_LET(const auto seat, request.seat(game));
    SKERRY_LET(const auto text, request.text("move"));
    const auto moves = read_moves(game.position, seat, text);
    if (!moves)
        return Error{with_reasons(moves.sentence(), game.rules().prompt(game.position, seat, game.names), text)};
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
        for (const Happening& happening : game.played[i].happened) describe(out, happening);
    out.end().field("revealed", revealed);
    state_of_play(out, game.waiting(), game.played.size());
    return {};
}

Referee::Done Referee::undo(Game& game, json::Writer& out) {
    if (game.played.empty()) return Error{"There is nothing to take back."};
    out.field("seat", game.played.back().seat.index()).field("taken_back", game.played.back().text);
    game.position = std::move(game.played.back().before);
    game.played.pop_back();
    state_of_play(out, game.waiting(), game.played.size());
    return {};
}

Referee::Done Referee::view(const Request& request, const Game& game, json::Writer& out) {
    SKERRY_LET(const auto eyes, request.eyes(game));
    out.field("game", game.rules().info().id);
    out.key("view").raw(game.rules().json(game.rules().view(game.position, eyes)));
    return {};
}

Referee::Done Referee::picture(const Request& request, const Game& game, json::Writer& out) {
    SKERRY_LET(const auto eyes, request.eyes(game));
    const Position view = game.rules().view(game.position, eyes);
    out.key("picture").list();
    const Picture drawn = game.rules().picture(view, eyes, game.names);
    for (const auto& pieces : drawn.lines()) {
        std::string line;
        for (const Piece& piece : pieces) line += piece.text;
        out.value(line);
    }
    out.end();
    return {};
}

Referee::Done Referee::events(const Request& request, const Game& game, json::Writer& out) {
    SKERRY_LET(const auto eyes, request.eyes(game));
    SKERRY_LET(const auto since, request.since());
    out.key("events").list();
    for (std::size_t i = since; i < game.played.size(); ++i)
        for (const Happening& happening : game.played[i].happened)
            if (sees(eyes, happening.audience)) describe(out, happening);
    out.end().field("moves_played", game.played.size());
    return {};
}

Referee::Done Referee::record(const Game& game, json::Writer& out) {
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

// A line, of which no more is kept than it takes to see that it is too long. False at the end of the input.
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
