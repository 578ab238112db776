#include "arena/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <thread>

#include <fmt/format.h>

#include "bots/policies.h"
#include "catalog/games.h"

namespace skerry {
namespace {

// Sums of whole numbers, so that the order of the games changes nothing.
struct SeatTally {
    std::uint64_t wins = 0;
    std::int64_t sum = 0, squares = 0;
    int least = 0, most = 0;
    std::vector<std::int64_t> categories;
};

struct Tally {
    std::uint64_t games = 0, decisions = 0, moves = 0, most_moves = 0, longest = 0;
    std::vector<SeatTally> seats;
    std::map<int, std::uint64_t> totals;

    void add(const Ranking& ranking) {
        seats.resize(ranking.seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const Standing& standing = ranking.seats[i];
            SeatTally& seat = seats[i];
            seat.wins += standing.won;
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
        most_moves = std::max(most_moves, other.most_moves);
        longest = std::max(longest, other.longest);
        seats.resize(other.seats.size());
        for (std::size_t i = 0; i < seats.size(); ++i) {
            SeatTally& mine = seats[i];
            const SeatTally& theirs = other.seats[i];
            mine.wins += theirs.wins, mine.sum += theirs.sum, mine.squares += theirs.squares;
            mine.least = empty ? theirs.least : std::min(mine.least, theirs.least);
            mine.most = empty ? theirs.most : std::max(mine.most, theirs.most);
            mine.categories.resize(theirs.categories.size());
            for (std::size_t c = 0; c < theirs.categories.size(); ++c) mine.categories[c] += theirs.categories[c];
        }
        for (const auto& [total, count] : other.totals) totals[total] += count;
    }
};

template <Game G>
void play_game(const typename G::Setup& setup, std::span<const BotPlan> policies, const Seed& seed, Tally& tally) {
    auto state = G::begin(setup, nth_seed(seed, 0)).value();
    std::vector<std::unique_ptr<AnyPolicy<G>>> bots;
    for (std::size_t i = 0; i < policies.size(); ++i)
        bots.push_back(std::make_unique<AnyPolicy<G>>(policies[i], nth_seed(seed, i + 1)));
    std::uint64_t decisions = 0;
    for (Seats waiting = G::waiting(state); !waiting.empty(); waiting = G::waiting(state)) {
        const Seat seat = waiting.front();
        const Decision<G> decision(state, seat);
        ++decisions;
        tally.moves += decision.moves().size();
        tally.most_moves = std::max<std::uint64_t>(tally.most_moves, decision.moves().size());
        const Move move = bots[seat.index()]->choose(decision);
        G::play(state, seat, move, {});
    }
    tally.decisions += decisions;
    tally.longest = std::max(tally.longest, decisions);
    tally.add(G::ranking(state));
}

template <Game G>
Tally run(const Simulation& simulation, const typename G::Setup& setup, std::span<const BotPlan> policies) {
    const unsigned wanted = simulation.threads ? simulation.threads : std::max(1u, std::thread::hardware_concurrency());
    const auto threads = static_cast<unsigned>(std::min<std::uint64_t>(wanted, simulation.games));
    std::vector<Tally> tallies(threads);
    std::atomic<std::uint64_t> next = 0, done = 0;
    std::vector<std::thread> workers;
    for (unsigned t = 0; t < threads; ++t)
        workers.emplace_back([&, t] {
            for (std::uint64_t i = next++; i < simulation.games; i = next++) {
                play_game<G>(setup, policies, nth_seed(simulation.seed, i), tallies[t]);
                ++done;
            }
        });
    if (simulation.progress)
        for (std::uint64_t seen = 0; seen < simulation.games;) {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            seen = done;
            simulation.progress(seen);
        }
    for (std::thread& worker : workers) worker.join();
    Tally all;
    for (const Tally& tally : tallies) all.add(tally);
    return all;
}

Report report_of(const Tally& tally, const std::vector<std::string>& bots, double seconds) {
    Report report{.games = tally.games,
                  .decisions = tally.decisions,
                  .moves = tally.moves,
                  .most_moves = tally.most_moves,
                  .longest = tally.longest,
                  .seconds = seconds};
    const auto n = static_cast<double>(std::max<std::uint64_t>(tally.games, 1));
    for (std::size_t i = 0; i < tally.seats.size(); ++i) {
        const SeatTally& seat = tally.seats[i];
        SeatReport of_seat{.bot = bots.size() == 1 ? bots[0] : bots[i], .wins = seat.wins};
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
    return report;
}

template <Game G>
Result<typename G::Setup> read_setup(const std::string& text) {
    const auto value = json::parse(text);
    if (!value) return Error{value.error()};
    typename G::Setup setup;
    if (const auto fine = json::read(value.value(), setup, {"setup"}); !fine) return Error{fine.error()};
    if (const auto state = G::begin(setup, Seed::number(0)); !state) return Error{state.error()};
    return setup;
}

}  // namespace

Result<Report> simulate(const Simulation& simulation) {
    if (simulation.games == 0) return Error{"The number of games must be at least 1."};
    return visit_game(*simulation.game, [&]<class G>(std::type_identity<G>) -> Result<Report> {
        const auto setup = read_setup<G>(simulation.setup);
        if (!setup) return Error{setup.error()};
        const std::size_t players = setup.value().players;
        if (simulation.bots.size() != 1 && simulation.bots.size() != players)
            return Error{fmt::format("There are {} players: name one bot for all, or one a seat.", players)};
        std::vector<BotPlan> policies;
        for (std::size_t i = 0; i < players; ++i) {
            const auto policy = find_plan(simulation.bots.size() == 1 ? simulation.bots[0] : simulation.bots[i]);
            if (!policy) return Error{policy.error()};
            policies.push_back(policy.value());
        }
        const auto began = std::chrono::steady_clock::now();
        const Tally tally = run<G>(simulation, setup.value(), policies);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        return report_of(tally, simulation.bots, took.count());
    });
}

std::string report_json(const Simulation& simulation, const Report& report) {
    const GameInfo& info = simulation.game->info();
    const auto decisions = static_cast<double>(report.decisions);
    json::Writer out;
    out.object().field("game", info.id).key("setup").raw(simulation.setup).field("seed", simulation.seed.text());
    out.field("games", report.games).field("decisions", report.decisions).field("seconds", report.seconds);
    out.field("decisions_a_game", decisions / static_cast<double>(report.games)).field("longest_game", report.longest);
    out.field("moves_a_decision", static_cast<double>(report.moves) / std::max(decisions, 1.0));
    out.field("most_moves", report.most_moves).field("decisions_a_second", decisions / std::max(report.seconds, 1e-9));
    out.key("scores").list();
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
        const SeatReport& seat = report.seats[i];
        out.object().field("seat", i).field("bot", seat.bot).field("wins", seat.wins);
        out.field("mean", seat.total.mean).field("deviation", seat.total.deviation);
        out.field("least", seat.total.least).field("most", seat.total.most).key("categories").object();
        for (std::size_t c = 0; c < seat.categories.size(); ++c) out.field(info.categories[c], seat.categories[c]);
        out.end().end();
    }
    out.end().key("distribution").object();
    for (std::size_t i = 0; i < report.totals.size(); ++i)
        if (report.totals[i] > 0) out.field(std::to_string(report.lowest + static_cast<int>(i)), report.totals[i]);
    return out.end().end().text();
}

Result<std::uint64_t> play_random_games(const AnyGame& game, const std::string& text, std::uint64_t games,
                                        const Seed& seed) {
    return visit_game(game, [&]<class G>(std::type_identity<G>) -> Result<std::uint64_t> {
        const auto setup = read_setup<G>(text);
        if (!setup) return Error{setup.error()};
        RandomPolicy<G> bot(seed);
        std::uint64_t decisions = 0;
        for (std::uint64_t i = 0; i < games; ++i) {
            auto state = G::begin(setup.value(), nth_seed(seed, i)).value();
            for (Seats waiting = G::waiting(state); !waiting.empty(); waiting = G::waiting(state), ++decisions)
                G::play(state, waiting.front(), bot.choose(Decision<G>(state, waiting.front())), {});
        }
        return decisions;
    });
}

}  // namespace skerry
