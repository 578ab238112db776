// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "arena/moves.h"
#include "catalog/catalog.h"

namespace skerry {

// Many games between bots, from one seed.
struct Simulation {
    const AnyGame* game = nullptr;
    std::string setup = "{}";       // JSON
    std::vector<std::string> bots;  // one per seat, or one for all
    std::uint64_t games = 1000;     // or campaigns
    Seed seed = Seed::number(1);
    unsigned threads = 0;    // 0: as many as the machine has
    bool campaigns = false;  // whole campaigns, game after game
    bool count_moves = false;
    std::chrono::milliseconds timeout{10'000};         // per answer of a program
    std::function<void(std::uint64_t done)> progress;  // called now and then on the calling thread
};

// A number over many games.
struct Spread {
    double mean = 0, deviation = 0;
    int least = 0, most = 0;
};

struct SeatReport {
    std::string bot;
    std::uint64_t wins = 0;    // solo: targets reached
    std::uint64_t failed = 0;  // games lost because its program failed
    Spread total;
    std::vector<double> categories;  // mean points, in the order of GameInfo::categories
};

struct CampaignReport {
    using Counts = std::map<int, std::uint64_t>;  // how many campaigns had each number
    std::uint64_t count = 0, won = 0;  // won: by the first seat or, in solo games, target reached, in the last game
    Counts games;
    Counts points;  // of those that were completed
    Counts lost;    // what the last game came to
};

struct Report {
    std::uint64_t games = 0, decisions = 0, moves = 0;  // moves: legal ones, summed over all decisions
    std::uint64_t max_moves = 0;                        // at one decision
    std::uint64_t longest = 0;                          // decisions of the longest game
    double seconds = 0;
    std::vector<SeatReport> seats;
    std::vector<std::uint64_t> totals;  // how often each total occurred, over all seats, from `lowest` on
    int lowest = 0;
    CampaignReport campaigns;
    std::vector<MoveCount> counts;
    std::string failure;  // how a program first failed
};

// The same simulation gives the same report, except for seconds, whatever the number of threads.
Result<Report> simulate(const Simulation& simulation);
std::string report_json(const Simulation& simulation, const Report& report);

// Random games on one thread as fast as they go, for benchmarks: the number of decisions.
Result<std::uint64_t> play_random_games(const AnyGame& game, const std::string& setup, std::uint64_t games,
                                        const Seed& seed);
// The same for rollouts of the search: at least this many games, at its rollout length or to the end.
Result<std::uint64_t> imagine_games(const AnyGame& game, const std::string& setup, std::uint64_t games, bool to_the_end,
                                    const Seed& seed);

}  // namespace skerry
