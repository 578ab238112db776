// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

constexpr std::string_view first_level = "level1";

// Weakest first; random is too weak to measure anything by.
std::vector<std::string> usual_ladder() {
    std::vector<std::string> bots;
    for (const BotInfo& bot : all_bots())
        if (bot.name != "random") bots.emplace_back(bot.name);
    return bots;
}

std::string file_in(const std::string& folder, const Match& match) {
    std::string name = fmt::format("{}-{}-{}.jsonl", match.game->info().id, match.bots[0], match.bots[1]);
    for (char& c : name)
        if (c == '/' || c == ' ' || c == ':') c = '_';
    return (std::filesystem::path(folder) / name).string();
}

void show(std::ostream& out, std::span<const std::string> bots, std::span<const MatchReport> matches,
          std::span<const Rating> rated, bool colour) {
    out << painted(fmt::format("{:<24}{:>8}{:>10}   {}", "bot", "rating", "", "against the one above"), Style::title,
                   colour)
        << '\n';
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const BotInfo* known = find_bot(bots[i]);
        const std::string name = known ? fmt::format("{} ({})", bots[i], known->kind) : bots[i];
        out << fmt::format("{:<24}{:>8.0f}{:>10}", cut(name, 23), rated[i].elo,
                           rated[i].error == 0 ? "" : fmt::format("+- {:.0f}", rated[i].error));
        if (i > 0) {
            const Estimate& share = matches[i - 1].share;  // of the one above
            out << fmt::format("   {:.1f}% +- {:.1f} of {} games", 100 * (1 - share.value),
                               50 * (share.high - share.low), matches[i - 1].games);
        }
        out << '\n';
    }
}

std::string as_json(const Match& match, std::span<const std::string> bots, std::span<const MatchReport> matches,
                    std::span<const Rating> rated) {
    json::Writer out;
    out.object().field("game", match.game->info().id).key("setup").raw(match.setup).field("seed", match.seed.text());
    out.key("ratings").list();
    for (const Rating& rating : rated)
        out.object().field("bot", rating.bot).field("elo", rating.elo).field("error", rating.error).end();
    out.end().key("matches").list();
    for (std::size_t i = 0; i < matches.size(); ++i) {
        Match one = match;
        one.bots = {bots[i], bots[i + 1]};
        out.raw(match_json(one, matches[i]));
    }
    return out.end().end().text();
}

}  // namespace

int ladder(const LadderArgs& args, Streams& streams) {
    const auto setup = choose_setup(args.setup);
    if (!setup) return refuse(streams, setup.sentence());
    const auto seed = Seed::parse(args.seed);
    if (!seed) return refuse(streams, seed.sentence());
    const std::vector<std::string> bots = args.bots.empty() ? usual_ladder() : args.bots;
    if (bots.size() < 2) return refuse(streams, "A ladder needs at least two bots: --bots greedy,level1,level2.");
    std::error_code unknown;
    if (!args.keep.empty() && !std::filesystem::is_directory(args.keep, unknown))
        return refuse(streams, fmt::format("{} is not a folder.", args.keep));
    Match match{.game = setup.value().game,
                .setup = setup.value().json,
                .games = args.games,
                .seed = seed.value(),
                .threads = args.threads,
                .timeout = as_time(args.timeout)};
    std::vector<MatchReport> matches;
    for (std::size_t i = 0; i + 1 < bots.size(); ++i) {
        match.bots = {bots[i], bots[i + 1]};
        if (!args.keep.empty()) match.file = file_in(args.keep, match);
        auto report = play_shown(match, fmt::format("against {} ", bots[i + 1]), streams);
        if (!report) return refuse(streams, report.sentence());
        matches.push_back(std::move(report).value());
    }
    const auto found = std::find(bots.begin(), bots.end(), first_level);
    const auto rated = ratings(bots, matches, found == bots.end() ? 0 : static_cast<std::size_t>(found - bots.begin()));
    if (args.json)
        streams.out << as_json(match, bots, matches, rated) << '\n';
    else
        show(streams.out, bots, matches, rated, streams.colour);
    return success;
}

}  // namespace skerry::cli
