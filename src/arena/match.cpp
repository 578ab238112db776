// SPDX-License-Identifier: Apache-2.0
#include "arena/match.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <tuple>

#include <fmt/format.h>

#include "arena/match_file.h"
#include "arena/runner.h"

namespace skerry {
namespace {

constexpr double normal = 1.96;           // of a 95 % interval
constexpr double bound = 2.94443898;      // log(0.95 / 0.05)
constexpr std::size_t fewest_pairs = 10;  // for an estimate of the variance

// The seating: bots alternate and move one seat on with each pair; the second game swaps them.
std::vector<std::size_t> seating(std::size_t players, std::uint64_t pair, bool second) {
    std::vector<std::size_t> seats;
    for (std::size_t i = 0; i < players; ++i) seats.push_back(((i + pair) % players + second) % 2);
    return seats;
}

// The first bot's share of a victory, out of Pair::whole.
int share_in(const Ranking& ranking, std::span<const std::size_t> seats) {
    int winners = 0, mine = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        winners += ranking.seats[i].won;
        mine += ranking.seats[i].won && seats[i] == 0;
    }
    return winners == 0 ? Pair::whole / 2 : Pair::whole * mine / winners;
}

// Solo: by whether the target was reached, then by points.
int share_alone(const Standing& first, const Standing& second, bool fewest_win) {
    const int lead = first.won != second.won ? (first.won ? 1 : -1) : first.total - second.total;
    const int better = fewest_win && first.won == second.won ? -lead : lead;
    return better > 0 ? Pair::whole : better == 0 ? Pair::whole / 2 : 0;
}

void note(Pair& pair, int share) { ++(share == Pair::whole ? pair.wins : share == 0 ? pair.losses : pair.draws); }

Pair pair_of(std::uint64_t number, const std::array<Outcome, 2>& games, bool fewest_win) {
    Pair pair{.number = number};
    const std::size_t players = games[0].ranking.seats.size();
    for (std::size_t g = 0; g < 2; ++g) {
        const auto seats = players == 1 ? std::vector<std::size_t>{g} : seating(players, number, g == 1);
        for (std::size_t i = 0; i < players; ++i) {
            pair.points[seats[i]] += games[g].ranking.seats[i].total;
            ++pair.seats[seats[i]];
        }
        for (std::uint8_t bot = 0; bot < 2; ++bot)
            for (const Seat seat : games[g].failed)
                if (seats[seat.index()] == bot) {
                    ++pair.failed[bot];
                    break;
                }
        pair.decisions += games[g].decisions;
        if (players == 1) continue;
        const int share = share_in(games[g].ranking, seats);
        note(pair, share);
        pair.share += share / 2;
    }
    if (players == 1) {
        pair.share = pair.failed[0] != pair.failed[1]
                         ? (pair.failed[1] > 0 ? Pair::whole : 0)
                         : share_alone(games[0].ranking.seats[0], games[1].ranking.seats[0], fewest_win);
        note(pair, pair.share);
    }
    return pair;
}

// The pairs that count, in order: pairs after a gap wait, so that the number of threads does not matter.
class Board {
public:
    Board(const Match& match, std::uint64_t pairs) : match_(match), wanted_(pairs) {}

    // False: the question is decided.
    bool add(const Pair& pair) {
        waiting_.emplace(pair.number, pair);
        while (!decided_ && pairs_.size() < wanted_ && waiting_.contains(pairs_.size())) {
            pairs_.push_back(waiting_.extract(pairs_.size()).mapped());
            if (match_.sprt) decided_ = summed(pairs_, match_.sprt).verdict != Verdict::open;
        }
        return !decided_;
    }
    bool has(std::uint64_t number) const { return number < pairs_.size() || waiting_.contains(number); }
    bool decided() const { return decided_; }
    const std::vector<Pair>& pairs() const { return pairs_; }

private:
    const Match& match_;
    std::uint64_t wanted_;
    std::vector<Pair> pairs_;
    std::map<std::uint64_t, Pair> waiting_;
    bool decided_ = false;
};

Result<void> check(const Match& match) {
    if (match.games == 0) return Error{"The number of games must be at least 1."};
    if (match.sprt && !(match.sprt->elo0 < match.sprt->elo1))
        return Error{"The test needs two Elo differences, the lower one first: 0,30."};
    if (match.count_moves && !match.file.empty())
        return Error{
            "--moves counts moves as games are played, and a match file has only results: give one of the two."};
    return {};
}

Result<std::vector<BotPlan>> plans_of(const Match& match) {
    std::vector<BotPlan> plans;
    for (const std::string& bot : match.bots) {
        SKERRY_LET(const auto plan, find_plan(bot));
        plans.push_back(plan);
        plans.back().timeout = match.timeout;
    }
    return plans;
}

}  // namespace

double share_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

double elo_of(double share) {
    constexpr double endless = std::numeric_limits<double>::infinity();
    if (share <= 0) return -endless;
    if (share >= 1) return endless;
    return -400 * std::log10(1 / share - 1);
}

MatchReport summed(std::span<const Pair> pairs, const std::optional<Sprt>& sprt) {
    MatchReport report{.pairs = pairs.size(), .games = 2 * pairs.size()};
    const auto n = static_cast<double>(pairs.size());
    std::array<std::int64_t, 2> points{};
    std::array<std::uint64_t, 2> seats{};
    std::int64_t sum = 0, squares = 0;
    for (const Pair& pair : pairs) {
        report.wins += pair.wins, report.draws += pair.draws, report.losses += pair.losses;
        report.decisions += pair.decisions;
        sum += pair.share;
        squares += std::int64_t{pair.share} * pair.share;
        for (std::size_t i = 0; i < 2; ++i) {
            points[i] += pair.points[i], seats[i] += pair.seats[i];
            report.failed[i] += pair.failed[i];
        }
    }
    for (std::size_t i = 0; i < 2; ++i)
        report.points[i] = seats[i] == 0 ? 0 : static_cast<double>(points[i]) / static_cast<double>(seats[i]);
    if (pairs.empty()) {
        report.share = {0.5, 0, 1};
        report.elo = {0, elo_of(0), elo_of(1)};
        return report;
    }
    const double mean = static_cast<double>(sum) / n / Pair::whole;
    const double deviations = static_cast<double>(squares) / (Pair::whole * Pair::whole) - n * mean * mean;
    double error = normal * std::sqrt(std::max(deviations, 0.0) / std::max(n - 1, 1.0) / n);
    if (pairs.size() == 1 || mean == 0 || mean == 1) error = std::min(1.0, 3 / n);  // all the same: the rule of three
    report.share = {mean, std::max(mean - error, 0.0), std::min(mean + error, 1.0)};
    report.elo = {elo_of(mean), elo_of(report.share.low), elo_of(report.share.high)};
    if (sprt) {
        // Adds one virtual pair of even, independent games, so that a few pairs that happen to agree decide nothing.
        const double variance = (std::max(deviations, 0.0) + 0.125) / n;
        const double s0 = share_of(sprt->elo0), s1 = share_of(sprt->elo1);
        report.likelihood = n / (2 * variance) * (s1 - s0) * (2 * mean - s0 - s1);
        if (pairs.size() < fewest_pairs) return report;
        if (report.likelihood >= bound) report.verdict = Verdict::first_is_better;
        if (report.likelihood <= -bound) report.verdict = Verdict::first_is_not;
    }
    return report;
}

Result<MatchReport> play_match(const Match& match) {
    SKERRY_TRY(check(match));
    SKERRY_LET(const auto runner, make_runner(*match.game, match.setup));
    SKERRY_LET(const auto plans, plans_of(match));
    const std::uint64_t pairs = (match.games + 1) / 2;
    SKERRY_LET(auto file, MatchFile::open(match, runner->judgement()));
    Board board(match, pairs);
    for (const Pair& pair : file.pairs()) board.add(pair);
    std::vector<std::uint64_t> open;
    for (std::uint64_t i = 0; i < pairs && !board.decided(); ++i)
        if (!board.has(i)) open.push_back(i);

    const std::size_t players = runner->players();
    const std::uint64_t resumed = pairs - open.size();
    std::vector<MoveCounts> counts(thread_count(match.threads, 2 * open.size()), MoveCounts(*match.game));
    std::map<std::uint64_t, std::array<Outcome, 2>> halves;  // of pairs in progress
    std::mutex mutex;
    Result<void> written;
    std::uint64_t done = 0;
    std::string failure;
    const auto play_one = [&](std::uint64_t job, unsigned thread) {
        const std::uint64_t number = open[job / 2];
        const bool second = job % 2 == 1;
        std::vector<BotPlan> bots;
        for (const std::size_t bot : seating(players, players == 1 ? 0 : number, second)) bots.push_back(plans[bot]);
        Outcome outcome =
            runner->play(bots, nth_seed(match.seed, number), match.count_moves ? &counts[thread] : nullptr);
        const std::lock_guard lock(mutex);
        ++done;
        if (failure.empty()) failure = outcome.failure;
        const auto [half, first_done] = halves.try_emplace(number);
        half->second[second] = std::move(outcome);
        if (first_done) return true;
        const Pair pair = pair_of(number, half->second, match.game->info().fewest_win);
        halves.erase(half);
        if (written) written = file.add(pair);
        return board.add(pair) && bool(written);
    };
    const auto look = [&] {
        if (!match.progress) return;
        const std::lock_guard lock(mutex);
        match.progress({2 * resumed + done, 2 * pairs, summed(board.pairs(), {}).share.value});
    };
    const auto began = std::chrono::steady_clock::now();
    if (!open.empty()) on_threads(2 * open.size(), match.threads, play_one, look);
    if (!written) return written.error();
    MatchReport report = summed(board.pairs(), match.sprt);
    report.resumed = std::min<std::uint64_t>(resumed, report.pairs);
    report.failure = failure;
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    for (std::size_t i = 1; i < counts.size(); ++i) counts[0].add(counts[i]);
    report.moves = counts[0].table();
    return report;
}

std::vector<Rating> ratings(std::span<const std::string> bots, std::span<const MatchReport> matches,
                            std::size_t reference) {
    std::vector<Rating> ratings;
    for (const std::string& bot : bots) ratings.push_back({.bot = bot});
    std::vector<double> step, error;  // from a bot to the next
    for (const MatchReport& match : matches) {
        const auto n = static_cast<double>(match.pairs);
        const double share = (match.share.value * n + 0.5) / (n + 1);  // one extra draw keeps it finite
        const double width = (match.share.high - match.share.low) / 2;
        step.push_back(-elo_of(share));
        error.push_back(width * 400 / std::log(10.0) / (share * (1 - share)));
    }
    const auto walk = [&](std::size_t from, std::size_t to) {
        double sum = 0, squares = 0;
        for (std::size_t i = std::min(from, to); i < std::max(from, to); ++i) {
            sum += from < to ? step[i] : -step[i];
            squares += error[i] * error[i];
        }
        return std::pair(sum, std::sqrt(squares));
    };
    for (std::size_t i = 0; i < ratings.size(); ++i) std::tie(ratings[i].elo, ratings[i].error) = walk(reference, i);
    return ratings;
}

std::string match_json(const Match& match, const MatchReport& report) {
    json::Writer out;
    const auto number = [&](std::string_view name, double value) {
        out.key(name);
        if (std::isfinite(value))
            out.value(value);
        else
            out.raw("null");
    };
    const auto estimate = [&](std::string_view name, const Estimate& of) {
        out.key(name).object();
        number("value", of.value), number("low", of.low), number("high", of.high);
        out.end();
    };
    out.object().field("game", match.game->info().id).key("setup").raw(match.setup).field("seed", match.seed.text());
    out.key("bots").list().value(match.bots[0]).value(match.bots[1]).end();
    out.field("games", report.games).field("pairs", report.pairs).field("resumed", report.resumed);
    out.field("wins", report.wins).field("draws", report.draws).field("losses", report.losses);
    estimate("share", report.share);
    estimate("elo", report.elo);
    out.key("failed").list().value(report.failed[0]).value(report.failed[1]).end();
    if (!report.failure.empty()) out.field("failure", report.failure);
    out.key("points").list().value(report.points[0]).value(report.points[1]).end();
    if (match.sprt) {
        constexpr std::array<std::string_view, 3> verdicts = {"open", "first_is_better", "first_is_not"};
        out.key("sprt").object().field("elo0", match.sprt->elo0).field("elo1", match.sprt->elo1);
        out.field("likelihood", report.likelihood).field("bound", bound);
        out.field("verdict", verdicts[static_cast<std::size_t>(report.verdict)]).end();
    }
    out.field("decisions", report.decisions).field("seconds", report.seconds);
    if (match.count_moves) out.key("moves"), describe(out, report.moves);
    return out.end().text();
}

}  // namespace skerry
