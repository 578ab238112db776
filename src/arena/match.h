// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/moves.h"
#include "catalog/catalog.h"

// Finds out which of two bots is better. Games are played in pairs: the same deal twice with seats swapped, so that
// neither the deal nor the first move favours anybody. With more than two seats the bots alternate around the table.
namespace skerry {

// Wald's sequential test: is the first bot elo0 or elo1 better? Stops as soon as that is clear; wrong in 5 % of cases.
struct Sprt {
    double elo0 = 0, elo1 = 0;
};

struct MatchProgress {
    std::uint64_t done = 0, games = 0;
    double share = 0.5;
};

struct Match {
    const AnyGame* game = nullptr;
    std::string setup = "{}";  // JSON
    std::array<std::string, 2> bots;
    std::uint64_t games = 100;  // rounded up to an even number
    Seed seed = Seed::number(1);
    std::optional<Sprt> sprt;
    unsigned threads = 0;  // 0: as many as the machine has
    bool count_moves = false;
    std::chrono::milliseconds timeout{10'000};           // per answer of a program
    std::string file;                                    // finished pairs are saved to and continued from it; or empty
    std::function<void(const MatchProgress&)> progress;  // called now and then on the calling thread
};

// A number with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
};

// One deal, played twice. In solo games the two results are compared: that is one result.
struct Pair {
    std::uint64_t number = 0;
    std::uint8_t wins = 0, draws = 0, losses = 0;  // of the first bot
    int share = 0;                                 // of the first bot, in 120ths: a victory is shared by up to five
    std::array<std::int64_t, 2> points{};          // of each bot's seats, summed
    std::array<std::uint32_t, 2> seats{};          // how many those were
    std::array<std::uint8_t, 2> failed{};          // games that each lost because its program failed
    std::uint64_t decisions = 0;

    bool operator==(const Pair&) const = default;
    static constexpr int whole = 120;
};

enum class Verdict : unsigned char { open, first_is_better, first_is_not };

struct MatchReport {
    std::uint64_t pairs = 0, games = 0, decisions = 0;
    std::uint64_t wins = 0, draws = 0, losses = 0;  // of the first bot
    Estimate share;                                 // of the first bot, 0 to 1
    Estimate elo;                                   // how much better it is; infinite if it won or lost all
    std::array<double, 2> points{};                 // mean
    double likelihood = 0;                          // log-likelihood ratio, for the test
    Verdict verdict = Verdict::open;
    std::array<std::uint64_t, 2> failed{};  // games that each lost because its program failed
    std::string failure;                    // how, the first time
    std::uint64_t resumed = 0;              // pairs from the file
    double seconds = 0;
    std::vector<MoveCount> moves;
};

// The same match gives the same report, except for seconds, on any number of threads and however often interrupted,
// unless a bot's budget is time.
Result<MatchReport> play_match(const Match& match);
// The match that a file of finished pairs belongs to.
Result<Match> read_match(const std::string& file);

std::string match_json(const Match& match, const MatchReport& report);

// Elo from a share of the points, and back.
double elo_of(double share);
double share_of(double elo);
// The mean of the pairs' shares with its interval, and the state of the test.
MatchReport summed(std::span<const Pair> pairs, const std::optional<Sprt>& sprt);

// Ratings from matches between neighbours. The reference has 0; errors (95 %) add up along the way to it.
struct Rating {
    std::string bot;
    double elo = 0, error = 0;
};
std::vector<Rating> ratings(std::span<const std::string> bots, std::span<const MatchReport> matches,
                            std::size_t reference);

}  // namespace skerry
