// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <charconv>
#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

// "0,30": two Elo differences.
Result<std::optional<Sprt>> read_sprt(const std::string& text) {
    if (text.empty()) return std::optional<Sprt>();
    const Error wrong{"The test takes two Elo differences, the lower one first: --sprt 0,30."};
    const auto parts = parts_of(text);
    if (parts.size() != 2) return wrong;
    std::array<double, 2> numbers{};
    for (std::size_t i = 0; i < 2; ++i) {
        const char* end = parts[i].data() + parts[i].size();
        const auto [at, error] = std::from_chars(parts[i].data(), end, numbers[i]);
        if (error != std::errc() || at != end || !(numbers[i] >= -2000 && numbers[i] <= 2000)) return wrong;
    }
    if (numbers[0] >= numbers[1]) return wrong;
    return std::optional<Sprt>({numbers[0], numbers[1]});
}

// Everything but the number of games comes from the file.
Result<Match> resumed(const MatchArgs& args) {
    auto match = read_match(args.resume);
    if (!match) return match;
    for (const std::string& bot : match.value().bots)
        if (bot.starts_with("cmd:"))
            return Error{fmt::format(
                "{} names a program as a bot, and a file starts no programs: give the match, and --keep {}.",
                args.resume, args.resume)};
    if (args.games) match.value().games = *args.games;
    return match;
}

Result<Match> wanted(const MatchArgs& args) {
    if (args.bots.size() != 2) return Error{"A match is between two bots: --bots level3,greedy."};
    SKERRY_LET(const auto setup, choose_setup(args.setup));
    SKERRY_LET(const auto seed, Seed::parse(args.seed.empty() ? "1" : args.seed));
    SKERRY_LET(const auto sprt, read_sprt(args.sprt));
    return Match{.game = setup.game,
                 .setup = setup.json,
                 .bots = {args.bots[0], args.bots[1]},
                 .games = args.games.value_or(100),
                 .seed = seed,
                 .sprt = sprt,
                 .count_moves = args.moves,
                 .file = args.keep};
}

void show_row(std::ostream& out, const std::string& bot, std::uint64_t won, std::uint64_t drawn, std::uint64_t lost,
              double share, double error, double points) {
    out << fmt::format("{:<24}{:>8}{:>8}{:>8}{:>9.1f}% +-{:>4.1f}{:>9.2f}\n", cut(bot, 23), won, drawn, lost,
                       100 * share, 100 * error, points);
}

void show(std::ostream& out, const Match& match, const MatchReport& report, bool colour) {
    const double share = report.share.value, error = (report.share.high - report.share.low) / 2;
    out << painted(fmt::format("{:<24}{:>8}{:>8}{:>8}{:>10} {:>6}{:>9}", "bot", "won", "drawn", "lost", "share", "",
                               "points"),
                   Style::title, colour)
        << '\n';
    show_row(out, match.bots[0], report.wins, report.draws, report.losses, share, error, report.points[0]);
    show_row(out, match.bots[1], report.losses, report.draws, report.wins, 1 - share, error, report.points[1]);
    out << fmt::format("\nElo of {} over {}: {}.\n", match.bots[0], match.bots[1], elo_text(report.elo));
    if (match.sprt) {
        const std::string gain = fmt::format("{:+.4g} rather than {:+.4g} Elo", match.sprt->elo1, match.sprt->elo0);
        const std::string loss = fmt::format("{:+.4g} rather than {:+.4g} Elo", match.sprt->elo0, match.sprt->elo1);
        out << fmt::format("The test says: {} (log likelihood ratio {:+.2f}, decided at 2.94).\n",
                           report.verdict == Verdict::first_is_better ? gain
                           : report.verdict == Verdict::first_is_not  ? loss
                                                                      : "not decided yet",
                           report.likelihood);
    }
    out << fmt::format("{} games in {} pairs{}, {} decisions, {:.1f} s.\n", report.games, report.pairs,
                       report.resumed > 0 ? fmt::format(" ({} from the file)", report.resumed) : "", report.decisions,
                       report.seconds);
    if (report.failed[0] + report.failed[1] > 0)
        out << wrapped(failures_text(report.failed[0] + report.failed[1], report.failure)) << '\n';
    if (!match.count_moves) return;
    out << '\n';
    show_moves(out, report.moves, colour);
}

}  // namespace

int match(const MatchArgs& args, Streams& streams) {
    if (!args.resume.empty() &&
        (!args.setup.game.empty() || !args.setup.mode.empty() || args.setup.players || !args.setup.options.empty() ||
         !args.bots.empty() || !args.seed.empty() || !args.sprt.empty() || !args.keep.empty() || args.moves))
        return refuse(streams, "With --resume the file defines the match; only --games can be changed.", usage);
    if (args.resume.empty() && args.setup.game.empty())
        return refuse(streams, "Say which game to play, or --resume FILE; skerry games lists the games.", usage);
    auto match = args.resume.empty() ? wanted(args) : resumed(args);
    if (!match) return refuse(streams, match.sentence());
    match.value().threads = args.threads;
    match.value().timeout = as_time(args.timeout);
    const auto report = play_shown(match.value(), "", streams);
    if (!report) return refuse(streams, report.sentence());
    if (args.json)
        streams.out << match_json(match.value(), report.value()) << '\n';
    else
        show(streams.out, match.value(), report.value(), streams.colour);
    return success;
}

}  // namespace skerry::cli
