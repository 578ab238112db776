// SPDX-License-Identifier: Apache-2.0
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

// The fields of a setup that a campaign carries over.
constexpr std::array handed_on{"mode", "campaign"};

// Moves begin on the second line.
std::size_t line_of(const Record& record, std::size_t move) { return record.line + 1 + move; }

// Added to an error in a record of other rules.
std::string rules_of(const Record& record) {
    return record.by_other_rules() ? " " + other_rules_text(*record.game, record.rules) : "";
}

// ---- The lines of a file ----

struct HeaderLine {
    SKERRY_TAG(skerry, record)
    std::string game;
    int rules = 0;
    json::Raw setup;
    std::string seed;
    std::vector<std::string> names;
    json::Optional<std::vector<std::string>> bots;
    json::Optional<std::string> began;

    SKERRY_FIELDS(game, rules, setup, seed, names, bots, began)
};

struct MoveLine {
    static constexpr bool strict = true;
    Seat seat;
    std::string move;
    json::Optional<std::string> at;
    json::Optional<std::vector<std::string>> log;

    SKERRY_FIELDS(seat, move, at, log)
};

struct LastLine {
    static constexpr bool strict = true;
    std::int64_t end = 0;
    std::string hash;
    json::Optional<json::Raw> last;
    json::Optional<std::string> picture;
    json::Optional<std::int64_t> after;

    SKERRY_FIELDS(end, hash, last, picture, after)
};

// ---- Writing ----

std::string header(const Record& record) {
    HeaderLine line{.game = std::string(record.game->info().id),
                    .rules = record.rules,
                    .setup = {record.setup},
                    .seed = record.seed.text(),
                    .names = record.names,
                    .bots = {},
                    .began = {}};
    if (!record.bots.empty()) line.bots = record.bots;
    if (!record.began.empty()) line.began = record.began;
    return json::text(line) + "\n";
}

std::string move_line(const RecordedMove& move) {
    MoveLine line{.seat = move.seat, .move = move.text, .at = {}, .log = {}};
    if (!move.at.empty()) line.at = move.at;
    if (!move.log.empty()) line.log = move.log;
    return json::text(line) + "\n";
}

std::string last_line(const Record& record) {
    LastLine line{.end = static_cast<std::int64_t>(record.moves.size()),
                  .hash = record.hash,
                  .last = {},
                  .picture = {},
                  .after = {}};
    // A truncated record has no last position.
    if (!record.last.empty() && record.after <= record.moves.size()) {
        line.last = json::Raw{record.last};
        line.picture = record.picture;
        if (record.after != record.moves.size()) line.after = static_cast<std::int64_t>(record.after);
    }
    return json::text(line) + "\n";
}

// ---- Reading ----

template <class Line>
Result<Line> read_line(const json::Value& value, std::size_t number) {
    auto line = json::read_as<Line>(value);
    if (!line) return Error{line_error(number, line.sentence())};
    return line;
}

const json::Value* find(const json::Value& value, std::string_view field) {
    return value.is_object() ? value.get_object().if_contains(field) : nullptr;
}

Result<void> check_names(const std::vector<std::string>& names, std::string_view field) {
    const json::Place place{std::string(field)};
    if (names.size() > max_seats) return place.error("has more than " + std::to_string(max_seats) + " entries");
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].size() > 100) return place.item(i).error("has more than 100 letters");
    return {};
}

Result<Record> read_header(const json::Value& value, std::size_t number) {
    const auto refuse = [&](std::string_view why) { return Error{line_error(number, why)}; };
    const json::Value* tag = find(value, HeaderLine::tag.field);
    if (!tag || !tag->is_string() || std::string_view(tag->get_string()) != HeaderLine::tag.name)
        return refuse("this is not a Skerry record.");
    SKERRY_LET(auto line, read_line<HeaderLine>(value, number));
    const auto game = find_game(line.game);
    if (!game) return refuse(game.sentence());
    const auto seed = Seed::parse(line.seed);
    if (!seed) return refuse(seed.sentence());
    if (line.rules < 0) return refuse("rules is out of range.");
    if (const auto ok = check_names(line.names, "names"); !ok) return refuse(ok.sentence());
    Record record{.game = game.value(),
                  .rules = line.rules,
                  .setup = std::move(line.setup.text),
                  .seed = seed.value(),
                  .names = std::move(line.names),
                  .bots = std::move(line.bots).value_or(std::vector<std::string>()),
                  .began = std::move(line.began).value_or("")};
    record.line = number;
    if (const auto ok = check_names(record.bots, "bots"); !ok) return refuse(ok.sentence());
    if (!record.bots.empty() && record.bots.size() != record.names.size())
        return refuse("bots must have an entry for each player.");
    return record;
}

Result<RecordedMove> read_move(const json::Value& value, std::size_t number) {
    SKERRY_LET(auto line, read_line<MoveLine>(value, number));
    return RecordedMove{.seat = line.seat,
                        .text = std::move(line.move),
                        .at = std::move(line.at).value_or(""),
                        .log = std::move(line.log).value_or(std::vector<std::string>())};
}

Result<void> read_last(const json::Value& value, std::size_t number, Record& record) {
    SKERRY_LET(auto line, read_line<LastLine>(value, number));
    const auto moves = static_cast<std::int64_t>(record.moves.size());
    if (line.end != moves)
        return Error{line_error(number, "there should be " + std::to_string(line.end) + " moves, and there are " +
                                            std::to_string(moves) + ".")};
    record.hash = std::move(line.hash);
    if (!line.last) return {};
    const std::int64_t after = line.after.value_or(moves);
    if (after < 0 || after > moves) return Error{line_error(number, "after is out of range.")};
    record.last = std::move(line.last->text);
    record.picture = std::move(line.picture).value_or("");
    record.after = static_cast<std::size_t>(after);
    return {};
}

// Reads one record from the beginning of a text; line numbers continue.
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
            return Error{line_error(number, number == first ? "this is not a Skerry record." : value.sentence())};
        if (number == first) {
            auto header = read_header(value.value(), number);
            if (!header) return header;
            record = std::move(header).value();
            continue;
        }
        if (find(value.value(), "end")) {
            SKERRY_TRY(read_last(value.value(), number, record));
            return record;
        }
        if (record.moves.size() == RecordLimits::moves) return Error{line_error(number, "there are too many moves.")};
        SKERRY_LET(auto move, read_move(value.value(), number));
        record.moves.push_back(std::move(move));
    }
    if (number < first) return Error{line_error(first, "the file is empty.")};
    return Error{line_error(number, "the record is truncated: its last line is missing.")};
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
            const auto ok = before->game().info().id == game.game->info().id
                                ? may_follow(*before, game.game->setup_json(first))
                                : Error{"This is a game of " + std::string(game.game->info().name) + "."};
            if (!ok) return Error{line_error(game.line, ok.sentence())};
        }
        SKERRY_TRY(verify(game));
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

Result<Move> move_at(const Record& record, std::size_t index, const Position& before) {
    const AnyGame& game = *record.game;
    const RecordedMove& recorded = record.moves[index];
    const auto refuse = [&](const std::string& why) {
        return Error{line_error(line_of(record, index), why) + rules_of(record)};
    };
    const auto move = game.parse_move(recorded.text);
    if (!move) return refuse(move.sentence());
    if (!game.waiting(before).has(recorded.seat))
        return refuse("seat " + std::to_string(recorded.seat.index()) + " has nothing to decide here.");
    if (!game.legal(before, recorded.seat, move.value()))
        return refuse(json::quoted(recorded.text) + " is not a legal move here.");
    return move;
}

Result<Revealed> replay_move(const Record& record, std::size_t index, Position& position,
                             std::vector<ToldEvent>* happened) {
    SKERRY_LET(const Move move, move_at(record, index, position));
    return record.game->play(position, record.moves[index].seat, move, record.names, happened);
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
        return refuse("the saved position is not " + hash + ".");
    return {};
}

// ---- Records of other rules ----

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
        done.text = "Today's rules do not know its setup.";
        return done;
    }
    done.position = std::move(first).value();
    for (; done.moves < record.moves.size(); ++done.moves) {
        const auto played = replay_move(record, done.moves, *done.position);
        if (played) continue;
        done.stopped = played.sentence().substr(0, played.sentence().size() - rules_of(record).size());
        done.text = "Today's rules can replay it up to move " + std::to_string(done.moves) + " of " +
                    std::to_string(record.moves.size()) + ".";
        return done;
    }
    done.same = record.game->hash(*done.position) == record.hash;
    done.text = done.same             ? "By today's rules its moves lead to the same position."
                : record.hash.empty() ? "Today's rules can replay all its moves."
                                      : "By today's rules its moves lead to another position.";
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
