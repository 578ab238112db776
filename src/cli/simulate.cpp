#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "arena/arena.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

std::string bar(double part, std::size_t width) {
    return std::string(static_cast<std::size_t>(part * static_cast<double>(width) + 0.5), '#');
}

void show_progress(std::ostream& err, std::uint64_t done, std::uint64_t games) {
    const double part = static_cast<double>(done) / static_cast<double>(games);
    err << fmt::format("\r[{:<40}] {} of {} games", bar(part, 40), done, games) << std::flush;
}

void show_seats(std::ostream& out, const AnyGame& game, const Report& report, bool colour) {
    const auto names = game.seat_names(report.seats.size());
    out << painted(fmt::format("{:<12}{:<10}{:>9}{:>9}{:>9}{:>11}{:>8}{:>8}", "seat", "bot", "won", "", "mean",
                               "deviation", "least", "most"),
                   Style::title, colour)
        << '\n';
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatReport& seat = report.seats[i];
        out << fmt::format("{:<12}{:<10}{:>9}{:>8.1f}%{:>9.2f}{:>11.2f}{:>8}{:>8}\n", names[i], seat.bot, seat.wins,
                           100.0 * static_cast<double>(seat.wins) / static_cast<double>(report.games), seat.total.mean,
                           seat.total.deviation, seat.total.least, seat.total.most);
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

// At most twenty bars; each stands for the same number of points.
void show_histogram(std::ostream& out, const Report& report, bool colour) {
    constexpr std::size_t most_bars = 20;
    const std::size_t step = (report.totals.size() + most_bars - 1) / most_bars;
    std::vector<std::uint64_t> counts((report.totals.size() + step - 1) / step);
    for (std::size_t i = 0; i < report.totals.size(); ++i) counts[i / step] += report.totals[i];
    std::uint64_t highest = 1, all = 0;
    for (const std::uint64_t count : counts) highest = std::max(highest, count), all += count;
    out << painted("points, all seats", Style::title, colour) << '\n';
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int from = report.lowest + static_cast<int>(i * step), to = from + static_cast<int>(step) - 1;
        const std::string range = step == 1 ? fmt::format("{}", from) : fmt::format("{} to {}", from, to);
        const auto count = static_cast<double>(counts[i]);
        out << fmt::format("{:>12} {:>6.1f}%  {}\n", range,
                           100 * count / static_cast<double>(std::max<std::uint64_t>(all, 1)),
                           painted(bar(count / static_cast<double>(highest), 56), Style::accent, colour));
    }
}

void show(std::ostream& out, const AnyGame& game, const Report& report, bool colour) {
    const auto decisions = static_cast<double>(report.decisions);
    show_seats(out, game, report, colour);
    out << '\n';
    show_categories(out, game, report, colour);
    out << '\n';
    show_histogram(out, report, colour);
    out << fmt::format("\n{} games, {} decisions in {:.2f} s: {:.0f} decisions a second.\n", report.games,
                       report.decisions, report.seconds, decisions / std::max(report.seconds, 1e-9));
    out << fmt::format("A game has {:.1f} decisions, the longest {}; a decision has {:.2f} moves, at most {}.\n",
                       decisions / static_cast<double>(report.games), report.longest,
                       static_cast<double>(report.moves) / std::max(decisions, 1.0), report.most_moves);
}

}  // namespace

int simulate(const SimulateArgs& args, Streams& streams) {
    std::optional<int> usual;
    if (args.bots.size() > 1) usual = static_cast<int>(args.bots.size());
    const auto setup = choose_setup(args.setup, usual);
    if (!setup) return refuse(streams, setup.error());
    const auto seed = Seed::parse(args.seed);
    if (!seed) return refuse(streams, seed.error());
    Simulation simulation{.game = setup.value().game,
                          .setup = setup.value().json,
                          .bots = args.bots,
                          .games = args.games,
                          .seed = seed.value(),
                          .threads = args.threads};
    if (streams.err_terminal)
        simulation.progress = [&](std::uint64_t done) { show_progress(streams.err, done, args.games); };
    const auto report = skerry::simulate(simulation);
    if (streams.err_terminal) streams.err << "\r\033[K" << std::flush;
    if (!report) return refuse(streams, report.error());
    if (args.json)
        streams.out << report_json(simulation, report.value()) << '\n';
    else
        show(streams.out, *simulation.game, report.value(), streams.colour);
    return fine;
}

}  // namespace skerry::cli
