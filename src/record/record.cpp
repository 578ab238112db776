#include "record/record.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "core/hash.h"
#include "core/wording.h"

namespace skerry {
namespace {

std::string line_error(std::size_t line, std::string_view what) {
    return "Line " + std::to_string(line) + ": " + std::string(what);
}

// What a campaign decides of a setup.
constexpr std::array handed_on{"mode", "campaign"};

// Moves begin on the second line.
std::size_t line_of(const Record& record, std::size_t move) { return record.line + 1 + move; }

// What is to be said after an error of a record that other rules made.
std::string rules_of(const Record& record) {
    return record.by_other_rules() ? " " + other_rules_text(*record.game, record.rules) : "";
}

// ---- Writing ----

void write_texts(json::Writer& out, std::string_view name, const std::vector<std::string>& texts) {
    out.key(name).list();
    for (const std::string& text : texts) out.value(text);
    out.end();
}

std::string header(const Record& record) {
    json::Writer out;
    out.object().field("skerry", "record").field("game", record.game->info().id).field("rules", record.rules);
    out.key("setup").raw(record.setup).field("seed", record.seed.text());
    write_texts(out, "names", record.names);
    if (!record.bots.empty()) write_texts(out, "bots", record.bots);
    if (!record.began.empty()) out.field("began", record.began);
    return out.end().text() + "\n";
}

std::string move_line(const RecordedMove& move) {
    json::Writer out;
    out.object().field("seat", move.seat.index()).field("move", move.text);
    if (!move.at.empty()) out.field("at", move.at);
    if (!move.log.empty()) write_texts(out, "log", move.log);
    return out.end().text() + "\n";
}

std::string last_line(const Record& record) {
    json::Writer out;
    out.object().field("end", record.moves.size()).field("hash", record.hash);
    // One that was cut short has no position to keep.
    if (!record.last.empty() && record.after <= record.moves.size()) {
        out.key("last").raw(record.last).field("picture", record.picture);
        if (record.after != record.moves.size()) out.field("after", record.after);
    }
    return out.end().text() + "\n";
}

// ---- Reading ----

// An object of a line, whose fields are asked for by name. The first thing that is wrong is kept.
class Line {
public:
    Line(const json::Value& value, std::size_t number) : number_(number) {
        if (value.is_object())
            object_ = &value.get_object();
        else
            wrong_ = "this is not an object.";
    }

    bool has(std::string_view name) const { return object_ && object_->contains(name); }
    std::string text(std::string_view name, bool needed = true) {
        const json::Value* value = find(name, needed);
        if (!value) return {};
        if (value->is_string()) return std::string(value->get_string());
        complain("\"" + std::string(name) + "\" must be a text.");
        return {};
    }
    std::int64_t number(std::string_view name, std::int64_t most) {
        const json::Value* value = find(name, true);
        if (!value) return 0;
        if (value->is_int64() && value->get_int64() >= 0 && value->get_int64() <= most) return value->get_int64();
        complain("\"" + std::string(name) + "\" must be a whole number up to " + std::to_string(most) + ".");
        return 0;
    }
    const json::Value* find(std::string_view name, bool needed) {
        const json::Value* value = object_ ? object_->if_contains(name) : nullptr;
        if (!value && needed) complain("\"" + std::string(name) + "\" is missing.");
        return value;
    }
    void complain(const std::string& what) {
        if (wrong_.empty()) wrong_ = what;
    }
    bool fine() const { return wrong_.empty(); }
    Error error() const { return {line_error(number_, wrong_)}; }

private:
    const boost::json::object* object_ = nullptr;
    std::size_t number_;
    std::string wrong_;
};

std::vector<std::string> read_names(Line& line, std::string_view field, bool needed) {
    std::vector<std::string> names;
    const json::Value* value = line.find(field, needed);
    if (!value) return names;
    const std::string wrong = "\"" + std::string(field) + "\" must be a list of names.";
    if (!value->is_array() || value->get_array().size() > max_seats) return line.complain(wrong), names;
    for (const json::Value& name : value->get_array()) {
        if (!name.is_string() || name.get_string().size() > 100) return line.complain(wrong), names;
        names.emplace_back(name.get_string());
    }
    return names;
}

Result<Record> read_header(const json::Value& value, std::size_t number) {
    Line line(value, number);
    if (line.text("skerry", false) != "record") return Error{line_error(number, "this is not a record of Skerry.")};
    Record record;
    record.line = number;
    const auto game = find_game(line.text("game"));
    if (!line.fine()) return line.error();
    if (!game) return Error{line_error(number, game.sentence())};
    record.game = game.value();
    record.rules = static_cast<int>(line.number("rules", 1'000'000));
    const auto seed = Seed::parse(line.text("seed"));
    if (const json::Value* setup = line.find("setup", true)) record.setup = boost::json::serialize(*setup);
    record.names = read_names(line, "names", true);
    record.bots = read_names(line, "bots", false);
    if (!record.bots.empty() && record.bots.size() != record.names.size())
        line.complain("\"bots\" must have an entry for each player.");
    record.began = line.text("began", false);
    if (!line.fine()) return line.error();
    if (!seed) return Error{line_error(number, seed.sentence())};
    record.seed = seed.value();
    return record;
}

Result<RecordedMove> read_move(const json::Value& value, std::size_t number) {
    Line line(value, number);
    RecordedMove move;
    move.seat = Seat(static_cast<std::uint8_t>(line.number("seat", max_seats - 1)));
    move.text = line.text("move");
    move.at = line.text("at", false);
    if (const json::Value* log = line.find("log", false)) {
        if (!log->is_array()) line.complain("\"log\" must be a list of texts.");
        for (const json::Value& text : log->is_array() ? log->get_array() : boost::json::array{})
            if (text.is_string())
                move.log.emplace_back(text.get_string());
            else
                line.complain("\"log\" must be a list of texts.");
    }
    if (!line.fine()) return line.error();
    return move;
}

// Takes one record off the beginning of a text whose lines are counted on.
Result<Record> take_record(std::string_view& text, std::size_t& number) {
    Record record;
    const std::size_t first = number + 1;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view content = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (content.size() > RecordLimits::line)
            return Error{line_error(number, "this line is too long for a record.")};
        const auto value = json::parse(content, RecordLimits::line);
        if (!value)
            return Error{line_error(number, number == first ? "this is not a record of Skerry." : value.sentence())};
        if (number == first) {
            auto header = read_header(value.value(), number);
            if (!header) return header;
            record = std::move(header).value();
            continue;
        }
        Line line(value.value(), number);
        if (line.has("end")) {
            const auto moves = line.number("end", RecordLimits::moves);
            record.hash = line.text("hash");
            if (const json::Value* last = line.find("last", false)) {
                record.last = boost::json::serialize(*last);
                record.picture = line.text("picture", false);
                record.after = static_cast<std::size_t>(line.has("after") ? line.number("after", moves) : moves);
            }
            if (!line.fine()) return line.error();
            if (static_cast<std::size_t>(moves) != record.moves.size())
                return Error{line_error(number, "there should be " + std::to_string(moves) + " moves, and there are " +
                                                    std::to_string(record.moves.size()) + ".")};
            return record;
        }
        if (record.moves.size() == RecordLimits::moves) return Error{line_error(number, "there are too many moves.")};
        SKERRY_LET(auto move, read_move(value.value(), number));
        record.moves.push_back(std::move(move));
    }
    if (number < first) return Error{line_error(first, "the file is empty.")};
    return Error{line_error(number, "the record stops here without its last line: it was cut off.")};
}

void skip_blank_lines(std::string_view& text, std::size_t& number) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (text.substr(0, end).find_first_not_of(" \t\r") != std::string_view::npos) return;
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
    }
}

}  // namespace

std::string write(const Record& record) {
    std::string out = header(record);
    for (const RecordedMove& move : record.moves) out += move_line(move);
    return out + last_line(record);
}

Result<Record> read_record(std::string_view text) {
    SKERRY_LET(auto games, read_campaign(text));
    if (games.size() > 1) return Error{line_error(games[1].line, "a second game begins here: this is a campaign.")};
    return std::move(games[0]);
}

Result<Campaign> read_campaign(std::string_view text) {
    if (text.size() > RecordLimits::file)
        return Error{"Line 1: this file is too large for a record: " + std::to_string(text.size()) + " bytes."};
    Campaign games;
    std::size_t number = 0;
    do {
        if (!games.empty() && !text.starts_with('{'))
            return Error{line_error(number + 1, "there is something after the last line of the record.")};
        SKERRY_LET(auto record, take_record(text, number));
        games.push_back(std::move(record));
        skip_blank_lines(text, number);
    } while (!text.empty());
    return games;
}

std::string write(const Campaign& games) {
    std::string out;
    for (const Record& game : games) out += write(game);
    return out;
}

std::string follow_on(const std::string& setup, const std::string& next) {
    auto given = json::parse(setup, RecordLimits::line);
    const auto wanted = json::parse(next, RecordLimits::line);
    SKERRY_CHECK(given && given.value().is_object() && wanted && wanted.value().is_object());
    for (const char* field : handed_on) given.value().get_object()[field] = wanted.value().get_object().at(field);
    return boost::json::serialize(given.value());
}

Result<void> may_follow(const Position& before, const std::string& setup) {
    SKERRY_LET(const auto next, before.game().next(before));
    if (setup != follow_on(setup, next)) return Error{"This game does not begin where the one before it ended."};
    return {};
}

Result<void> verify(const Campaign& games) {
    std::optional<Position> before;
    for (const Record& game : games) {
        SKERRY_LET(auto first, first_position(game));
        if (before) {
            const auto fine = before->game().info().id == game.game->info().id
                                  ? may_follow(*before, game.game->setup_json(first))
                                  : Error{"This is a game of " + std::string(game.game->info().name) + "."};
            if (!fine) return Error{line_error(game.line, fine.sentence())};
        }
        if (const auto fine = verify(game); !fine) return fine;
        before = replay(game).value();
    }
    return {};
}

Result<Position> first_position(const Record& record) {
    const auto setup = json::parse(record.setup, RecordLimits::line);
    if (!setup) return Error{line_error(record.line, setup.sentence())};
    auto position = record.game->begin(setup.value(), record.seed);
    if (!position) return Error{line_error(record.line, position.sentence())};
    if (record.names.size() != record.game->players(position.value()))
        return Error{line_error(record.line, "there must be a name for each player.")};
    return position;
}

Result<Revealed> replay_move(const Record& record, std::size_t index, Position& position,
                             std::vector<Happening>* happened) {
    const AnyGame& game = *record.game;
    const RecordedMove& recorded = record.moves[index];
    const auto refuse = [&](const std::string& why) {
        return Error{line_error(line_of(record, index), why) + rules_of(record)};
    };
    const auto move = game.parse_move(recorded.text);
    if (!move) return refuse(move.sentence());
    if (!game.waiting(position).has(recorded.seat))
        return refuse("seat " + std::to_string(recorded.seat.index()) + " has nothing to decide here.");
    if (!game.legal(position, recorded.seat, move.value()))
        return refuse(json::quoted(recorded.text) + " is not a legal move here.");
    return game.play(position, recorded.seat, move.value(), record.names, happened);
}

Result<Position> replay(const Record& record) {
    auto position = first_position(record);
    if (!position) return position;
    for (std::size_t i = 0; i < record.moves.size(); ++i) SKERRY_TRY(replay_move(record, i, position.value()));
    return position;
}

Result<void> verify(const Record& record) {
    SKERRY_LET(const auto position, replay(record));
    const std::string hash = record.game->hash(position);
    const auto refuse = [&](const std::string& why) {
        return Error{line_error(line_of(record, record.moves.size()), why) + rules_of(record)};
    };
    if (hash != record.hash)
        return refuse(record.hash.empty() ? "it does not say which position the moves led to."
                                          : "the moves lead to the position " + hash + ", not to " + record.hash + ".");
    if (!record.last.empty() && record.after == record.moves.size() && position_hash(record.last) != hash)
        return refuse("the position that was kept is not " + hash + ".");
    return {};
}

// ---- Records by other rules ----

std::string other_rules_text(const AnyGame& game, int rules, bool played) {
    return std::string(played ? "This game was played by" : "This table was made for") + " version " +
           std::to_string(rules) + " of the rules of " + std::string(game.info().name) + "; this is version " +
           std::to_string(game.info().rules) + ".";
}

std::string Record::name(Seat seat) const {
    return seat.index() < names.size() ? names[seat.index()] : "Seat " + std::to_string(seat.index());
}

Replayed replay_as_far(const Record& record) {
    Replayed done;
    auto first = first_position(record);
    if (!first) {
        done.stopped = first.sentence();
        done.text = "The rules of today do not know its setup.";
        return done;
    }
    done.position = std::move(first).value();
    for (; done.moves < record.moves.size(); ++done.moves) {
        const auto played = replay_move(record, done.moves, *done.position);
        if (played) continue;
        done.stopped = played.sentence().substr(0, played.sentence().size() - rules_of(record).size());
        done.text = "The rules of today follow it to move " + std::to_string(done.moves) + " of " +
                    std::to_string(record.moves.size()) + ".";
        return done;
    }
    done.same = record.game->hash(*done.position) == record.hash;
    done.text = done.same             ? "By the rules of today its moves lead to the same position."
                : record.hash.empty() ? "All its moves are replayed by the rules of today."
                                      : "By the rules of today its moves lead to another position.";
    return done;
}

void keep_last(Record& record, const Position& position) {
    record.last = record.game->json(position);
    record.hash = position_hash(record.last);
    record.after = record.moves.size();
    record.picture = picture_text(position, Seats::first(static_cast<std::uint8_t>(record.names.size())), record.names);
}

std::string picture_text(const Position& position, Seats eyes, std::span<const std::string> names) {
    const AnyGame& game = position.game();
    const Position view = game.view(position, eyes);
    std::string text;
    const Picture picture = game.picture(view, eyes, names);
    for (const auto& line : picture.lines()) {
        for (const Piece& piece : line) text += piece.text;
        while (text.ends_with(' ')) text.pop_back();
        text += '\n';
    }
    const Ranking ranking = game.ranking(view, names);
    if (!ranking.final) return text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += "\n" + names[i] + ": " + counted(ranking.seats[i].total, "point", "points");
    return text + "\n" + ranking.verdict + "\n";
}

std::string position_hash(std::string_view json) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash(json)));
    return text;
}

}  // namespace skerry
