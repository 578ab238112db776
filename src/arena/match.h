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

// Which of two bots is the better one. Games are played in pairs: the same deal twice, the seats swapped, so that neither the
// deal nor who begins favours anybody. With more than two seats the bots take turns around the table.
namespace skerry {

// Wald's test, given up as soon as the question is decided: is the first bot elo0 or elo1 better? Wrong in 5 % of cases.
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
    std::uint64_t games = 100;  // an odd one is made even
    Seed seed = Seed::number(1);
    std::optional<Sprt> sprt;
    unsigned threads = 0;  // 0: as many as the machine has
    bool count_moves = false;
    std::chrono::milliseconds timeout{10'000};           // with each answer of a program
    std::string file;                                    // where finished pairs are kept and taken up from; or nothing
    std::function<void(const MatchProgress&)> progress;  // called from time to time, from the calling thread
};

// A number with its 95 % interval.
struct Estimate {
    double value = 0, low = 0, high = 0;
};

// One deal, played twice. Alone, two players are compared by what each made of it: that is one result.
struct Pair {
    std::uint64_t number = 0;
    std::uint8_t wins = 0, draws = 0, losses = 0;  // of the first bot
    int share = 0;                                 // of the first bot, of 120: shared victories divide by up to five
    std::array<std::int64_t, 2> points{};          // of the seats of each bot, added up
    std::array<std::uint32_t, 2> seats{};          // how many those were
    std::array<std::uint8_t, 2> failed{};          // games that each has lost because its program failed
    std::uint64_t decisions = 0;

    bool operator==(const Pair&) const = default;
    static constexpr int whole = 120;
};

enum class Verdict : unsigned char { open, first_is_better, first_is_not };

struct MatchReport {
    std::uint64_t pairs = 0, games = 0, decisions = 0;
    std::uint64_t wins = 0, draws = 0, losses = 0;  // of the first bot
    Estimate share;                                 // of the first bot, 0 to 1
    Estimate elo;                                   // how much better it is; infinite where it won or lost all
    std::array<double, 2> points{};                 // mean
    double likelihood = 0;                          // logarithm of the ratio, for the test
    Verdict verdict = Verdict::open;
    std::array<std::uint64_t, 2> failed{};  // games that each has lost because its program failed
    std::string failure;                    // how, the first time
    std::uint64_t taken_up = 0;             // pairs that the file had
    double seconds = 0;
    std::vector<MoveCount> moves;
};

// The same match gives the same report, seconds apart, whatever the number of threads and however often it was taken up,
// unless a bot's budget is time.
Result<MatchReport> play_match(const Match& match);
// What a file of finished pairs says about its match.
Result<Match> read_match(const std::string& file);

std::string match_json(const Match& match, const MatchReport& report);

// Elo from a share of the points, and back.
double elo_of(double share);
double share_of(double elo);
// The mean of the pairs' shares and its interval, and what the test says so far.
MatchReport summed(std::span<const Pair> pairs, const std::optional<Sprt>& sprt);

// Ratings from matches between neighbours. The reference has 0; errors (95 %) add up along the way to it.
struct Rating {
    std::string bot;
    double elo = 0, error = 0;
};
std::vector<Rating> ratings(std::span<const std::string> bots, std::span<const MatchReport> matches,
                            std::size_t reference);

}  // namespace skerry
