// SPDX-License-Identifier: Apache-2.0
#include "arena/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "arena/runner.h"

namespace skerry {
namespace {

// Sums of integers, so the order of the games does not matter.
struct SeatTally {
    std::uint64_t wins = 0, failed = 0;
    std::int64_t sum = 0, squares = 0;
    int least = 0, most = 0;
    std::vector<std::int64_t> categories;
};

struct Tally {
    std::uint64_t games = 0, decisions = 0, moves = 0, max_moves = 0, longest = 0;
    std::vector<SeatTally> seats;
    std::map<int, std::uint64_t> totals;
    CampaignReport campaigns;
    std::string failure;

    void add(const CampaignOutcome& campaign) {
        for (const Outcome& game : campaign.games) add(game);
        const Standing& last = campaign.games.back().ranking.seats[0];
        ++campaigns.count;
        campaigns.won += last.won;
        ++campaigns.games[static_cast<int>(campaign.games.size())];
        if (campaign.points)
            ++campaigns.points[*campaign.points];
        else if (seats.size() == 1 && !last.won)
            ++campaigns.lost[last.total];
    }

    void add(const Outcome& game) {
        const Ranking& ranking = game.ranking;
        decisions += game.decisions, moves += game.moves;
        max_moves = std::max(max_moves, game.max_moves);
        longest = std::max(longest, game.decisions);
        if (failure.empty()) failure = game.failure;
        seats.resize(ranking.seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const Standing& standing = ranking.seats[i];
            SeatTally& seat = seats[i];
            seat.wins += standing.won;
            seat.failed += game.failed.has(Seat(static_cast<std::uint8_t>(i)));
            seat.sum += standing.total;
            seat.squares += std::int64_t{standing.total} * standing.total;
            seat.least = games == 0 ? standing.total : std::min(seat.least, standing.total);
            seat.most = games == 0 ? standing.total : std::max(seat.most, standing.total);
            seat.categories.resize(standing.points.size());
            for (std::size_t c = 0; c < standing.points.size(); ++c) seat.categories[c] += standing.points[c];
            ++totals[standing.total];
        }
        ++games;
    }

    void add(const Tally& other) {
        if (other.games == 0) return;
        const bool empty = games == 0;
        games += other.games, decisions += other.decisions, moves += other.moves;
        max_moves = std::max(max_moves, other.max_moves);
        longest = std::max(longest, other.longest);
        if (failure.empty()) failure = other.failure;
        seats.resize(other.seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i) {
            SeatTally& mine = seats[i];
            const SeatTally& theirs = other.seats[i];
            mine.wins += theirs.wins, mine.failed += theirs.failed, mine.sum += theirs.sum,
                mine.squares += theirs.squares;
            mine.least = empty ? theirs.least : std::min(mine.least, theirs.least);
            mine.most = empty ? theirs.most : std::max(mine.most, theirs.most);
            mine.categories.resize(theirs.categories.size());
            for (std::size_t c = 0; c < theirs.categories.size(); ++c) mine.categories[c] += theirs.categories[c];
        }
        for (const auto& [total, count] : other.totals) totals[total] += count;
        campaigns.count += other.campaigns.count, campaigns.won += other.campaigns.won;
        for (const auto counts : {&CampaignReport::games, &CampaignReport::points, &CampaignReport::lost})
            for (const auto& [number, count] : other.campaigns.*counts) (campaigns.*counts)[number] += count;
    }
};

Report report_of(const Tally& tally, const std::vector<std::string>& bots, double seconds) {
    Report report{.games = tally.games,
                  .decisions = tally.decisions,
                  .moves = tally.moves,
                  .max_moves = tally.max_moves,
                  .longest = tally.longest,
                  .seconds = seconds};
    const auto n = static_cast<double>(std::max<std::uint64_t>(tally.games, 1));
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const SeatTally& seat = tally.seats[i];
        SeatReport of_seat{.bot = bots.size() == 1 ? bots[0] : bots[i], .wins = seat.wins, .failed = seat.failed};
        of_seat.total.mean = static_cast<double>(seat.sum) / n;
        const double variance = static_cast<double>(seat.squares) / n - of_seat.total.mean * of_seat.total.mean;
        of_seat.total.deviation = std::sqrt(std::max(variance, 0.0));
        of_seat.total.least = seat.least;
        of_seat.total.most = seat.most;
        for (std::int64_t sum : seat.categories) of_seat.categories.push_back(static_cast<double>(sum) / n);
        report.seats.push_back(std::move(of_seat));
    }
    if (!tally.totals.empty()) {
        report.lowest = tally.totals.begin()->first;
        report.totals.resize(static_cast<std::size_t>(tally.totals.rbegin()->first - report.lowest + 1));
        for (const auto& [total, count] : tally.totals)
            report.totals[static_cast<std::size_t>(total - report.lowest)] = count;
    }
    report.failure = tally.failure;
    report.campaigns = tally.campaigns;
    return report;
}

}  // namespace

Result<Report> simulate(const Simulation& simulation) {
    if (simulation.games == 0) return Error{"The number of games must be at least 1."};
    const auto runner = make_runner(*simulation.game, simulation.setup);
    if (!runner) return runner.error();
    if (simulation.campaigns && !runner.value()->campaign())
        return Error{fmt::format("This mode of {} has no campaigns.", simulation.game->info().name)};
    const std::size_t players = runner.value()->players();
    if (simulation.bots.size() != 1 && simulation.bots.size() != players)
        return Error{fmt::format("There are {} players: name one bot for all, or one per seat.", players)};
    std::vector<BotPlan> bots;
    for (std::size_t i = 0; i < players; ++i) {
        SKERRY_LET(const auto plan, find_plan(simulation.bots.size() == 1 ? simulation.bots[0] : simulation.bots[i]));
        bots.push_back(plan);
        bots.back().timeout = simulation.timeout;
    }
    const unsigned threads = thread_count(simulation.threads, simulation.games);
    std::vector<Tally> tallies(threads);
    std::vector<MoveCounts> counts(threads, MoveCounts(*simulation.game));
    std::atomic<std::uint64_t> done = 0;
    const auto play_one = [&](std::uint64_t game, unsigned thread) {
        const Seed seed = nth_seed(simulation.seed, game);
        MoveCounts* counted = simulation.count_moves ? &counts[thread] : nullptr;
        if (simulation.campaigns)
            tallies[thread].add(runner.value()->play_campaign(bots, seed, counted));
        else
            tallies[thread].add(runner.value()->play(bots, seed, counted));
        ++done;
        return true;
    };
    const auto began = std::chrono::steady_clock::now();
    on_threads(simulation.games, threads, play_one, [&] {
        if (simulation.progress) simulation.progress(done);
    });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    for (std::size_t i = 1; i < counts.size(); ++i) counts[0].add(counts[i]);
    Report report = report_of(all, simulation.bots, took.count());
    report.counts = counts[0].table();
    return report;
}

namespace {

void distribution(json::Writer& out, std::string_view name, const std::map<int, std::uint64_t>& counts) {
    out.key(name).object();
    for (const auto& [number, count] : counts) out.field(std::to_string(number), count);
    out.end();
}

void describe(json::Writer& out, const CampaignReport& campaigns) {
    out.key("campaigns").object().field("count", campaigns.count).field("won", campaigns.won);
    distribution(out, "games", campaigns.games);
    distribution(out, "points", campaigns.points);
    distribution(out, "lost", campaigns.lost);
    out.end();
}

}  // namespace

std::string report_json(const Simulation& simulation, const Report& report) {
    const GameInfo& info = simulation.game->info();
    const auto decisions = static_cast<double>(report.decisions);
    json::Writer out;
    out.object().field("game", info.id).key("setup").raw(simulation.setup).field("seed", simulation.seed.text());
    out.field("games", report.games).field("decisions", report.decisions).field("seconds", report.seconds);
    out.field("decisions_per_game", decisions / static_cast<double>(report.games))
        .field("longest_game", report.longest);
    out.field("moves_per_decision", static_cast<double>(report.moves) / std::max(decisions, 1.0));
    out.field("max_moves", report.max_moves).field("decisions_per_second", decisions / std::max(report.seconds, 1e-9));
    out.key("scores").list();
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatReport& seat = report.seats[i];
        out.object().field("seat", i).field("bot", seat.bot).field("wins", seat.wins).field("failed", seat.failed);
        out.field("mean", seat.total.mean).field("deviation", seat.total.deviation);
        out.field("least", seat.total.least).field("most", seat.total.most).key("categories").object();
        for (std::size_t c = 0; c < seat.categories.size(); ++c) out.field(info.categories[c], seat.categories[c]);
        out.end().end();
    }
    out.end().key("distribution").object();
    for (std::size_t i = 0; i < report.totals.size(); ++i)
        if (report.totals[i] > 0) out.field(std::to_string(report.lowest + static_cast<int>(i)), report.totals[i]);
    out.end();
    if (!report.failure.empty()) out.field("failure", report.failure);
    if (simulation.campaigns) describe(out, report.campaigns);
    if (simulation.count_moves) out.key("moves"), describe(out, report.counts);
    return out.end().text();
}

Result<std::uint64_t> play_random_games(const AnyGame& game, const std::string& setup, std::uint64_t games,
                                        const Seed& seed) {
    SKERRY_LET(const auto runner, make_runner(game, setup));
    return runner->play_at_random(games, seed);
}

Result<std::uint64_t> imagine_games(const AnyGame& game, const std::string& setup, std::uint64_t games, bool to_the_end,
                                    const Seed& seed) {
    SKERRY_LET(const auto runner, make_runner(game, setup));
    return runner->imagine(games, to_the_end, seed);
}

}  // namespace skerry
