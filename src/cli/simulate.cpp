// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "arena/arena.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

void show_seats(std::ostream& out, const AnyGame& game, const Report& report, bool colour) {
    const auto names = game.seat_names(report.seats.size());
    out << painted(fmt::format("{:<12}{:<14}{:>9}{:>9}{:>9}{:>11}{:>8}{:>8}", "seat", "bot", "won", "", "mean",
                               "deviation", "least", "most"),
                   Style::title, colour)
        << '\n';
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatReport& seat = report.seats[i];
        out << fmt::format("{:<12}{:<14}{:>9}{:>8.1f}%{:>9.2f}{:>11.2f}{:>8}{:>8}\n", names[i], cut(seat.bot, 13),
                           seat.wins, 100.0 * static_cast<double>(seat.wins) / static_cast<double>(report.games),
                           seat.total.mean, seat.total.deviation, seat.total.least, seat.total.most);
    }
}

void show_categories(std::ostream& out, const AnyGame& game, const Report& report, bool colour) {
    const GameInfo& info = game.info();
    const auto names = game.seat_names(report.seats.size());
    std::string head = padded("mean points", 14);
    for (const std::string& name : names) head += fmt::format("{:>12}", name);
    out << painted(head, Style::title, colour) << '\n';
    for (std::size_t c = 0; c < info.categories.size(); ++c) {
        if (std::all_of(report.seats.begin(), report.seats.end(),
                        [&](const SeatReport& seat) { return seat.categories[c] == 0; }))
            continue;
        out << padded(info.categories[c], 14);
        for (const SeatReport& seat : report.seats) out << fmt::format("{:>12.2f}", seat.categories[c]);
        out << '\n';
    }
}

// How campaigns ended, and with what.
void show_campaigns(std::ostream& out, const CampaignReport& campaigns, bool colour) {
    out << painted("campaigns", Style::title, colour) << '\n';
    const auto show_ending = [&](std::string_view how, const CampaignReport::Counts& numbers, std::string_view of) {
        std::uint64_t count = 0;
        double sum = 0;
        for (const auto& [number, times] : numbers) count += times, sum += number * static_cast<double>(times);
        if (count == 0) return;
        const auto all = static_cast<double>(campaigns.count), ended = static_cast<double>(count);
        out << fmt::format("{:>7}{:>6.1f}%  {}; {}: {:.2f} on average\n", count, 100 * ended / all, how, of,
                           sum / ended);
    };
    show_ending("complete", campaigns.points, "victory points");
    show_ending("lost", campaigns.lost, "total of the last game");
    out << '\n';
    const auto show_numbers = [&](const std::string& what, const CampaignReport::Counts& numbers) {
        if (numbers.size() < 2) return;
        show_distribution(out, what, numbers, false, colour);
        out << '\n';
    };
    show_numbers("points when complete", campaigns.points);
    show_numbers("total when lost", campaigns.lost);
    show_distribution(out, "games per campaign", campaigns.games, false, colour);
    out << '\n';
}

void show(std::ostream& out, const AnyGame& game, const Report& report, bool colour) {
    const auto decisions = static_cast<double>(report.decisions);
    if (report.campaigns.count > 0) show_campaigns(out, report.campaigns, colour);
    show_seats(out, game, report, colour);
    out << '\n';
    show_categories(out, game, report, colour);
    out << '\n';
    std::map<int, std::uint64_t> totals;
    for (std::size_t i = 0; i < report.totals.size(); ++i)
        if (report.totals[i] > 0) totals[report.lowest + static_cast<int>(i)] = report.totals[i];
    show_distribution(out, report.seats.size() == 1 ? "points" : "points, all seats", totals, game.info().fewest_win,
                      colour);
    out << fmt::format("\n{} games, {} decisions in {:.2f} s: {:.0f} decisions per second.\n", report.games,
                       report.decisions, report.seconds, decisions / std::max(report.seconds, 1e-9));
    out << wrapped(fmt::format("A game has {:.1f} decisions, the longest {}; a decision has {:.2f} moves, at most {}.",
                               decisions / static_cast<double>(report.games), report.longest,
                               static_cast<double>(report.moves) / std::max(decisions, 1.0), report.max_moves))
        << '\n';
    std::uint64_t failed = 0;
    for (const SeatReport& seat : report.seats) failed += seat.failed;
    if (failed > 0) out << wrapped(failures_text(failed, report.failure)) << '\n';
    if (report.counts.empty()) return;
    out << '\n';
    show_moves(out, report.counts, colour);
}

}  // namespace

int simulate(const SimulateArgs& args, Streams& streams) {
    std::optional<int> default_players;
    if (args.bots.size() > 1) default_players = static_cast<int>(args.bots.size());
    const auto setup = choose_setup(args.setup, default_players);
    if (!setup) return refuse(streams, setup.sentence());
    const auto seed = Seed::parse(args.seed);
    if (!seed) return refuse(streams, seed.sentence());
    Simulation simulation{.game = setup.value().game,
                          .setup = setup.value().json,
                          .bots = args.bots,
                          .games = args.games,
                          .seed = seed.value(),
                          .threads = args.threads,
                          .campaigns = args.campaigns,
                          .count_moves = args.moves,
                          .timeout = as_time(args.timeout)};
    if (streams.err_terminal)
        simulation.progress = [&](std::uint64_t done) { show_progress(streams.err, done, args.games); };
    const auto report = skerry::simulate(simulation);
    if (streams.err_terminal) end_progress(streams.err);
    if (!report) return refuse(streams, report.sentence());
    if (args.json)
        streams.out << report_json(simulation, report.value()) << '\n';
    else
        show(streams.out, *simulation.game, report.value(), streams.colour);
    return success;
}

}  // namespace skerry::cli
