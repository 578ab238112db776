// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/moves.h"
#include "bots/plan.h"
#include "catalog/catalog.h"

namespace skerry {

// A game that bots have finished.
struct Outcome {
    Ranking ranking;
    std::uint64_t decisions = 0, moves = 0;  // moves: legal ones, summed over all decisions
    std::uint64_t max_moves = 0;             // at one decision
    Seats failed;                            // seats whose program failed: they lose, whatever their points
    std::string failure;                     // how the first of them failed
};

// A campaign: its games, and its points if the last of them completed it.
struct CampaignOutcome {
    std::vector<Outcome> games;
    std::optional<int> points;
};

// A game and its setup, ready to be played by bots many times and by many threads at once.
class Runner {
public:
    virtual ~Runner() = default;
    virtual std::size_t players() const = 0;
    virtual bool campaign() const = 0;
    // One bot per seat. The same bots and seed play the same game. Counts moves if asked to.
    virtual Outcome play(std::span<const BotPlan> bots, const Seed& seed, MoveCounts* counts) const = 0;
    virtual CampaignOutcome play_campaign(std::span<const BotPlan> bots, const Seed& seed,
                                          MoveCounts* counts) const = 0;
    // Random games one after another, as fast as possible: the number of decisions.
    virtual std::uint64_t play_at_random(std::uint64_t games, const Seed& seed) const = 0;
    // Searches throughout random games for this many iterations, with the game's rollouts or whole ones.
    virtual std::uint64_t imagine(std::uint64_t games, bool to_the_end, const Seed& seed) const = 0;
    // A hash of the weights and parameters of the game's bots.
    virtual std::string judgement() const = 0;
};

Result<std::unique_ptr<Runner>> make_runner(const AnyGame& game, const std::string& setup);

// Runs jobs 0 to count-1 on some threads (0: one per core), in order as far as threads allow.
// `look` is called now and then on the calling thread. A job that returns false stops it: no further one is started.
void on_threads(std::uint64_t count, unsigned threads,
                const std::function<bool(std::uint64_t job, unsigned thread)>& job,
                const std::function<void()>& look = {});
unsigned thread_count(unsigned wanted, std::uint64_t jobs);

}  // namespace skerry
