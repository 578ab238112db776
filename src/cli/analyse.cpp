// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <ostream>
#include <thread>

#include <fmt/format.h>

#include "bots/analysis.h"
#include "cli/commands.h"
#include "cli/text.h"

namespace skerry::cli {
namespace {

// All decisions on several threads; the result does not depend on how many.
void think_about(Analysis& analysis, unsigned threads, const std::function<void(std::size_t)>& progress) {
    const std::size_t count = analysis.decisions().size();
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::size_t done = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            Judged judged = analysis.judge(i);
            const std::lock_guard guard(mutex);
            analysis.note(i, std::move(judged));
            if (progress) progress(++done);
        }
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& thread : others) thread.join();
}

// The expected results as a text chart: a column per few moves, with the number of each seat at its height.
class Curve {
public:
    Curve(const Analysis& analysis, bool colour)
        : rows_(analysis.curve()),
          players_(analysis.record().names.size()),
          in_points_(analysis.in_points()),
          colour_(colour) {
        if (in_points_) {
            low_ = high_ = rows_[0][0];
            for (const Expected& row : rows_) low_ = std::min(low_, row[0]), high_ = std::max(high_, row[0]);
            if (high_ - low_ < 1) high_ = low_ + 1;
        }
    }

    void draw(std::ostream& out) const {
        const std::size_t width = std::min(max_width, rows_.size());
        std::vector<std::string> lines(height, std::string(width, ' '));
        for (std::size_t x = 0; x < width; ++x) {
            const Expected& row = rows_[width < 2 ? 0 : x * (rows_.size() - 1) / (width - 1)];
            for (std::size_t i = 0; i < players_; ++i) {
                const double share = (row[i] - low_) / (high_ - low_);
                const auto y = static_cast<std::size_t>(
                    std::clamp(std::lround((1 - share) * (height - 1)), 0L, static_cast<long>(height - 1)));
                lines[y][x] = lines[y][x] == ' ' ? static_cast<char>('1' + i) : '*';
            }
        }
        for (std::size_t y = 0; y < height; ++y) {
            const double value = high_ - (high_ - low_) * static_cast<double>(y) / (height - 1);
            const bool marked = y % 5 == 0;
            std::string line = fmt::format("{:>7} |{}", marked ? expected_text(value, in_points_) : "", lines[y]);
            while (line.back() == ' ') line.pop_back();
            out << painted(line, Style::accent, colour_) << '\n';
        }
        out << fmt::format("{:>7} +{}\n{:>8} {:<{}}{}\n", "", std::string(width, '-'), "", "start", width - 3, "end");
    }

private:
    static constexpr std::size_t max_width = 68;
    static constexpr int height = 11;

    std::vector<Expected> rows_;
    std::size_t players_;
    bool in_points_, colour_;
    double low_ = 0, high_ = 1;
};

class Report {
public:
    Report(const Analysis& analysis, Streams& streams)
        : analysis_(analysis), record_(analysis.record()), out_(streams.out), colour_(streams.colour) {}

    void show(bool all) const {
        out_ << painted(fmt::format("{}: {} moves, {} decisions with a choice.", record_.game->info().name,
                                    record_.moves.size(), analysis_.decisions().size()),
                        Style::title, colour_)
             << "\n\n";
        show_seats();
        out_ << painted(analysis_.in_points() ? "Expected points" : "Expected share of a win", Style::title, colour_)
             << '\n';
        Curve(analysis_, colour_).draw(out_);
        out_ << '\n';
        const auto points = analysis_.turning_points();
        out_ << painted("Turning points", Style::title, colour_) << '\n';
        if (points.empty()) out_ << "No decision cost much.\n";
        for (const std::size_t n : points) show_decision(n);
        if (!all) return;
        out_ << '\n' << painted("Every decision", Style::title, colour_) << '\n';
        for (std::size_t n = 0; n < analysis_.decisions().size(); ++n) show_decision(n);
    }

private:
    const std::string& name(Seat seat) const { return record_.names[seat.index()]; }
    std::string text(double expected) const { return expected_text(expected, analysis_.in_points()); }

    void show_seats() const {
        out_ << painted(fmt::format("   {:<20}{:>10}{:>12}{:>14}{:>10}", "", "decisions", "best moves", "lost by each",
                                    "accuracy"),
                        Style::title, colour_)
             << '\n';
        for (std::uint8_t i = 0; i < record_.names.size(); ++i) {
            const Analysis::Play play = analysis_.play_of(Seat(i));
            const auto count = std::max<std::size_t>(play.decisions, 1);
            const double each = play.lost / static_cast<double>(count);
            out_ << fmt::format(
                "{:>2} {:<20}{:>10}{:>10} %{:>14}{:>10.0f}\n", i + 1, name(Seat(i)), play.decisions,
                100 * play.best / count,
                analysis_.in_points() ? fmt::format("{:.2f}", each) : fmt::format("{:.1f} %", 100 * each),
                play.accuracy);
        }
        out_ << '\n';
    }

    void show_decision(std::size_t n) const {
        const Decided& decided = analysis_.decisions()[n];
        const Judged& judged = analysis_.judged(n);
        const AnyGame& game = *record_.game;
        const Position view = analysis_.advised_view(n);
        // A selection is named by its moves, since the labels of later picks depend on the earlier ones.
        std::string played;
        if (decided.played.size() == 1) played = game.label(view, decided.seat, decided.played[0], record_.names).head;
        for (const Move move : decided.played)
            if (decided.played.size() > 1) played += (played.empty() ? "" : ", ") + game.move_text(move);
        std::string head = fmt::format("{:>4}  {}: {}", decided.index + 1, name(decided.seat), played);
        if (judged.lost() > 0)
            head += fmt::format(", {} instead of {}", text(judged.played), text(judged.best));
        else if (!judged.advised.moves.empty())
            head += fmt::format(", {}", text(judged.played));
        out_ << painted(head, Style::accent, colour_) << '\n';
        for (const Advice& one : judged.advised.moves) {
            std::string line = game.label(view, decided.seat, one.move, record_.names).head;
            if (!one.why.empty()) line += (line.ends_with('.') ? " " : ". ") + one.why;
            out_ << fmt::format("      {} {:>6}  ", one.move == analysis_.advised_move(n) ? '>' : ' ',
                                text(one.expected[decided.seat.index()]))
                 << wrapped(line, 16, 16) << '\n';
        }
    }

    const Analysis& analysis_;
    const Record& record_;
    std::ostream& out_;
    bool colour_;
};

}  // namespace

int analyse(const AnalyseArgs& args, Streams& streams) {
    const auto text = read_file(args.file);
    if (!text) return refuse(streams, text.sentence());
    const auto games = read_campaign(text.value());
    if (!games) return refuse(streams, fmt::format("{}: {}", args.file, games.sentence()));
    const auto& all_games = games.value();
    const auto other =
        std::find_if(all_games.begin(), all_games.end(), [](const Record& r) { return r.by_other_rules(); });
    if (const auto sound = verify(all_games); !sound)
        return refuse(streams,
                      fmt::format("{}: {}{}", args.file, sound.sentence(),
                                  other == all_games.end() ? "" : " skerry replay shows what was saved of it."));
    if (other != all_games.end())
        (args.json ? streams.err : streams.out) << wrapped(other_rules_text(*other->game, other->rules)) << "\n\n";
    const unsigned threads = args.threads > 0 ? args.threads : std::max(1u, std::thread::hardware_concurrency());
    std::vector<Analysis> all;
    for (const Record& game : games.value()) {
        auto analysis = Analysis::begin(game, {.iterations = args.iterations});
        // An unfinished game of a campaign is skipped.
        if (!analysis && &game == &games.value().back() && !all.empty()) break;
        if (!analysis) return refuse(streams, fmt::format("{}: {}", args.file, analysis.sentence()));
        all.push_back(std::move(analysis).value());
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::function<void(std::size_t)> progress;
        if (streams.err_terminal)
            progress = [&](std::size_t done) {
                const std::size_t of = all[i].decisions().size();
                streams.err << fmt::format("\r[{:<40}] {} of {} decisions", std::string(40 * done / of, '#'), done, of)
                            << std::flush;
            };
        think_about(all[i], threads, progress);
        if (streams.err_terminal) streams.err << "\r\033[K" << std::flush;
        if (args.json) {
            streams.out << json::text(all[i].described()) << '\n';
            continue;
        }
        if (all.size() > 1) streams.out << fmt::format("{}Game {} of {}\n\n", i > 0 ? "\n" : "", i + 1, all.size());
        Report(all[i], streams).show(args.all);
    }
    return success;
}

}  // namespace skerry::cli
