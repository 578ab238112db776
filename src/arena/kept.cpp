// SPDX-License-Identifier: Apache-2.0
#include "arena/kept.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <set>

#include <fmt/format.h>

#include "record/record.h"

namespace skerry {
namespace {

constexpr std::size_t longest_file = 256 << 20;

// A line of the file.
struct Line {
    std::uint32_t pair = 0;
    std::uint8_t wins = 0, draws = 0, losses = 0;
    std::int32_t share = 0;
    std::vector<std::int64_t> points;
    std::vector<std::uint32_t> seats;
    std::vector<std::uint8_t> failed;
    std::uint32_t decisions = 0;
    SKERRY_FIELDS(pair, wins, draws, losses, share, points, seats, failed, decisions)
};

std::string as_text(const Pair& pair) {
    return json::text(Line{.pair = static_cast<std::uint32_t>(pair.number),
                           .wins = pair.wins,
                           .draws = pair.draws,
                           .losses = pair.losses,
                           .share = pair.share,
                           .points = {pair.points.begin(), pair.points.end()},
                           .seats = {pair.seats.begin(), pair.seats.end()},
                           .failed = {pair.failed.begin(), pair.failed.end()},
                           .decisions = static_cast<std::uint32_t>(pair.decisions)}) +
           "\n";
}

Result<Pair> read_pair(std::string_view text) {
    SKERRY_LET(const auto value, json::parse(text));
    Line line;
    SKERRY_TRY(json::read(value, line, {}));
    if (line.points.size() != 2 || line.seats.size() != 2 || line.failed.size() != 2 || line.share < 0 ||
        line.share > Pair::whole || line.wins + line.draws + line.losses < 1 ||
        line.wins + line.draws + line.losses > 2)
        return Error{"This is not the result of a pair."};
    return Pair{.number = line.pair,
                .wins = line.wins,
                .draws = line.draws,
                .losses = line.losses,
                .share = line.share,
                .points = {line.points[0], line.points[1]},
                .seats = {line.seats[0], line.seats[1]},
                .failed = {line.failed[0], line.failed[1]},
                .decisions = line.decisions};
}

std::string header_of(const Match& match, const std::string& judgement) {
    json::Writer out;
    out.object().field("match", match.game->info().id).field("rules", match.game->info().rules);
    out.field("judgement", judgement).key("setup").raw(match.setup);
    out.key("bots").list().value(match.bots[0]).value(match.bots[1]).end();
    out.field("seed", match.seed.text()).field("games", match.games).key("sprt").list();
    if (match.sprt) out.value(match.sprt->elo0).value(match.sprt->elo1);
    return out.end().end().text() + "\n";
}

// The file's lines. One without a newline was being written when the program stopped; it does not count.
std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return lines;
}

Result<json::Value> read_header(const std::string& file, std::span<const std::string_view> lines) {
    const Error wrong{fmt::format("{} is not a match file, so it is left untouched; choose another name.", file)};
    if (lines.empty()) return wrong;
    const auto value = json::parse(lines[0]);
    if (!value || !value.value().is_object()) return wrong;
    for (const char* field : {"match", "rules", "judgement", "setup", "bots", "seed", "games", "sprt"})
        if (!value.value().get_object().contains(field)) return wrong;
    return value;
}

// Checks that a file's match is the wanted one; the error says how it differs.
Result<void> same_match(const std::string& file, const json::Value& there, const std::string& header) {
    const json::Value wanted = json::parse(header).value();
    constexpr std::pair<const char*, const char*> fields[] = {
        {"match", "of another game"},  {"rules", "played by other rules"},
        {"setup", "of another setup"}, {"bots", "of other bots"},
        {"seed", "of another seed"},   {"judgement", "of bots whose weights have changed since"}};
    for (const auto& [field, what] : fields)
        if (there.at(field) != wanted.at(field))
            return Error{fmt::format("{} is a match {}, so it is left untouched; choose another name.", file, what)};
    return {};
}

}  // namespace

Result<KeptPairs> KeptPairs::open(const Match& match, const std::string& judgement) {
    KeptPairs kept;
    kept.file_ = match.file;
    if (match.file.empty()) return kept;
    const std::string header = header_of(match, judgement);
    std::error_code unknown;
    if (!std::filesystem::exists(match.file, unknown)) {
        SKERRY_TRY(write_file(match.file, header));
        return kept;
    }
    const auto text = read_file(match.file, longest_file);
    if (!text) return text.error();
    const auto lines = lines_of(text.value());
    SKERRY_LET(const auto there, read_header(match.file, lines));
    SKERRY_TRY(same_match(match.file, there, header));
    std::set<std::uint64_t> seen;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const auto pair = read_pair(lines[i]);
        if (!pair) return Error{fmt::format("{}, line {}: {}", match.file, i + 1, pair.sentence())};
        if (!seen.insert(pair.value().number).second)
            return Error{fmt::format("{}, line {}: pair {} appears twice.", match.file, i + 1, pair.value().number)};
        kept.pairs_.push_back(pair.value());
    }
    if (!text.value().ends_with('\n'))
        SKERRY_TRY(write_file(match.file, text.value().substr(0, text.value().rfind('\n') + 1)));
    return kept;
}

Result<void> KeptPairs::add(const Pair& pair) {
    if (file_.empty()) return {};
    std::FILE* file = std::fopen(file_.c_str(), "ab");
    const std::string text = as_text(pair);
    const bool written = file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = file && std::fclose(file) == 0;
    if (written && closed) return {};
    return Error{fmt::format("Can't write {}: {}.", file_, std::strerror(errno))};
}

Result<Match> read_match(const std::string& file) {
    SKERRY_LET(const auto text, read_file(file, longest_file));
    SKERRY_LET(const auto there, read_header(file, lines_of(text)));
    const Error wrong{fmt::format("{} does not say which match it is.", file)};
    const json::Value& header = there;
    std::string game, seed;
    std::vector<std::string> bots;
    Match match{.file = file};
    const auto& sprt = header.at("sprt");
    if (!json::read(header.at("match"), game, {}) || !json::read(header.at("seed"), seed, {}) ||
        !json::read(header.at("bots"), bots, {}) || bots.size() != 2 || !header.at("games").is_int64() ||
        header.at("games").get_int64() < 1 || !sprt.is_array())
        return wrong;
    SKERRY_LET(const auto found, find_game(game));
    SKERRY_LET(const auto parsed, Seed::parse(seed));
    match.game = found;
    match.setup = boost::json::serialize(header.at("setup"));
    match.bots = {bots[0], bots[1]};
    match.games = static_cast<std::uint64_t>(header.at("games").get_int64());
    match.seed = parsed;
    if (!sprt.get_array().empty()) {
        if (sprt.get_array().size() != 2 || !sprt.at(0).is_number() || !sprt.at(1).is_number()) return wrong;
        match.sprt = {sprt.at(0).to_number<double>(), sprt.at(1).to_number<double>()};
    }
    return match;
}

}  // namespace skerry
