// SPDX-License-Identifier: Apache-2.0
#include "arena/match_file.h"

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

// The first line: which match it is.
struct Header {
    static constexpr bool strict = true;
    std::string match;
    int rules = 0;
    std::string judgement;
    json::Value setup;
    std::vector<std::string> bots;
    std::string seed;
    std::uint64_t games = 0;
    std::vector<double> sprt;
    SKERRY_FIELDS(match, rules, judgement, setup, bots, seed, games, sprt)
};

Result<Header> header_of(const Match& match, const std::string& judgement) {
    const GameInfo& game = match.game->info();
    Header header{.match = std::string(game.id), .rules = game.rules, .judgement = judgement, .games = match.games};
    SKERRY_LET(header.setup, json::parse(match.setup));
    header.bots = {match.bots[0], match.bots[1]};
    header.seed = match.seed.text();
    if (match.sprt) header.sprt = {match.sprt->elo0, match.sprt->elo1};
    return header;
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

Result<Header> read_header(const std::string& file, std::span<const std::string_view> lines) {
    if (!lines.empty())
        if (const auto value = json::parse(lines[0]))
            if (auto header = json::read_as<Header>(value.value())) return header;
    return Error{fmt::format("{} is not a match file, so it is left untouched; choose another name.", file)};
}

// Checks that a file's match is the wanted one; the error says how it differs.
Result<void> same_match(const std::string& file, const Header& there, const Header& wanted) {
    const std::pair<bool, const char*> differences[] = {
        {there.match != wanted.match, "of another game"},
        {there.rules != wanted.rules, "played by other rules"},
        {there.setup != wanted.setup, "of another setup"},
        {there.bots != wanted.bots, "of other bots"},
        {there.seed != wanted.seed, "of another seed"},
        {there.judgement != wanted.judgement, "of bots whose weights have changed since"}};
    for (const auto& [differs, how] : differences)
        if (differs)
            return Error{fmt::format("{} is a match {}, so it is left untouched; choose another name.", file, how)};
    return {};
}

}  // namespace

Result<MatchFile> MatchFile::open(const Match& match, const std::string& judgement) {
    MatchFile file;
    file.name_ = match.file;
    if (match.file.empty()) return file;
    SKERRY_LET(const auto header, header_of(match, judgement));
    std::error_code unknown;
    if (!std::filesystem::exists(match.file, unknown)) {
        SKERRY_TRY(write_file(match.file, json::text(header) + "\n"));
        return file;
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
        file.pairs_.push_back(pair.value());
    }
    if (!text.value().ends_with('\n'))
        SKERRY_TRY(write_file(match.file, text.value().substr(0, text.value().rfind('\n') + 1)));
    return file;
}

Result<void> MatchFile::add(const Pair& pair) {
    if (name_.empty()) return {};
    std::FILE* file = std::fopen(name_.c_str(), "ab");
    const std::string text = as_text(pair);
    const bool written = file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    const bool closed = file && std::fclose(file) == 0;
    if (written && closed) return {};
    return Error{fmt::format("Can't write {}: {}.", name_, std::strerror(errno))};
}

Result<Match> read_match(const std::string& file) {
    SKERRY_LET(const auto text, read_file(file, longest_file));
    SKERRY_LET(const auto header, read_header(file, lines_of(text)));
    if (header.bots.size() != 2 || header.games < 1 || (header.sprt.size() != 0 && header.sprt.size() != 2))
        return Error{fmt::format("{} does not say which match it is.", file)};
    Match match{.file = file};
    SKERRY_LET(match.game, find_game(header.match));
    SKERRY_LET(match.seed, Seed::parse(header.seed));
    match.setup = boost::json::serialize(header.setup);
    match.bots = {header.bots[0], header.bots[1]};
    match.games = header.games;
    if (!header.sprt.empty()) match.sprt = {header.sprt[0], header.sprt[1]};
    return match;
}

}  // namespace skerry
