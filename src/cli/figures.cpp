// SPDX-License-Identifier: Apache-2.0
#include "cli/figures.h"

#include <algorithm>
#include <cmath>
#include <ostream>

#include <fmt/format.h>

#include "cli/text.h"

namespace skerry::cli {
namespace {

constexpr std::size_t max_bars = 24;

// 1, 2, 5, 10, 20, 50 ...: the smallest with which a range needs few bars.
int step_for(int range) {
    for (int step = 1;; step *= 10)
        for (const int one : {step, 2 * step, 5 * step})
            if (range / one + 2 <= static_cast<int>(max_bars)) return one;
}

int rounded_down(int number, int step) { return (number >= 0 ? number : number - step + 1) / step * step; }

double part(std::uint64_t count, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<double>(count) / static_cast<double>(all);
}

}  // namespace

double seconds_since(std::chrono::steady_clock::time_point began) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

std::string bar(double part, std::size_t width) {
    return std::string(static_cast<std::size_t>(part * static_cast<double>(width) + 0.5), '#');
}

void show_progress(std::ostream& err, std::uint64_t done, std::uint64_t all, const std::string& more) {
    err << fmt::format("\r[{:<30}] {} of {} games{}\033[K", bar(part(done, all), 30), done, all, more) << std::flush;
}

void end_progress(std::ostream& err) { err << "\r\033[K" << std::flush; }

void show_distribution(std::ostream& out, const std::string& title, const std::map<int, std::uint64_t>& counts,
                       bool fewest_win, bool colour) {
    if (counts.empty()) return;
    const int step = step_for(counts.rbegin()->first - counts.begin()->first);
    std::map<int, std::uint64_t> bars;
    const int last = rounded_down(counts.rbegin()->first, step);
    for (int at = rounded_down(counts.begin()->first, step); at <= last; at += step) bars[at] = 0;
    std::uint64_t highest = 1, all = 0, sum = 0;
    for (const auto& [number, count] : counts) {
        std::uint64_t& height = bars[rounded_down(number, step)];
        highest = std::max(highest, height += count);
        all += count;
    }
    out << painted(fmt::format("{:<20}{:>8}", title, fewest_win ? "or fewer" : "or more"), Style::title, colour)
        << '\n';
    for (const auto& [from, count] : bars) {
        const std::uint64_t reached = fewest_win ? sum + count : all - sum;
        sum += count;
        const std::string range = step == 1 ? fmt::format("{}", from) : fmt::format("{} to {}", from, from + step - 1);
        out << fmt::format("{:>11} {:>6.1f}% {:>6.1f}%  {}\n", range, 100 * part(count, all), 100 * part(reached, all),
                           painted(bar(part(count, highest), 50), Style::accent, colour));
    }
}

void show_moves(std::ostream& out, std::span<const MoveCount> moves, bool colour) {
    out << painted(fmt::format("{:<22}{:>9}{:>8}{:>13}{:>8}{:>12}{:>8}", "move", "offered", "chosen", "won if taken",
                               "points", "won if left", "points"),
                   Style::title, colour)
        << '\n';
    const auto cell = [](std::uint64_t won, std::int64_t points, std::uint64_t games, std::size_t width) {
        if (games == 0) return fmt::format("{:>{}}{:>8}", "-", width, "-");
        return fmt::format("{:>{}.1f}%{:>8.1f}", 100 * part(won, games), width - 1,
                           static_cast<double>(points) / static_cast<double>(games));
    };
    for (const MoveCount& move : moves)
        out << fmt::format("{:<22}{:>9}{:>7.1f}%{}{}\n", cut(move.text, 21), move.offered,
                           100 * part(move.chosen, move.offered),
                           cell(move.taken_won, move.taken_points, move.taken, 13),
                           cell(move.left_won, move.left_points, move.left, 12));
}

Result<MatchReport> play_shown(Match& match, const std::string& before, Streams& streams) {
    if (streams.err_terminal)
        match.progress = [&](const MatchProgress& at) {
            show_progress(streams.err, at.done, at.games,
                          fmt::format(", {}{} {:.1f}%", before, match.bots[0], 100 * at.share));
        };
    auto report = play_match(match);
    if (streams.err_terminal) end_progress(streams.err);
    return report;
}

std::string failures_text(std::uint64_t games, const std::string& first) {
    const std::string count = games == 1 ? "1 game was lost because a program failed."
                                         : fmt::format("{} games were lost because a program failed.", games);
    return first.empty() ? count : count + " The first time: " + first;
}

std::string elo_text(const Estimate& elo) {
    const auto number = [](double value) { return std::isinf(value) ? "no bound" : fmt::format("{:+.0f}", value); };
    if (elo.value == elo.high && std::isinf(elo.value)) return fmt::format("more than {:+.0f} (95 %)", elo.low);
    if (elo.value == elo.low && std::isinf(elo.value)) return fmt::format("less than {:+.0f} (95 %)", elo.high);
    return fmt::format("{:+.0f} (95 %: {} to {})", elo.value, number(elo.low), number(elo.high));
}

}  // namespace skerry::cli
