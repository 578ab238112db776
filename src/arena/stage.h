// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "arena/moves.h"
#include "bots/plan.h"
#include "catalog/catalog.h"

namespace skerry {

// A game that bots have played to its end.
struct Outcome {
    Ranking ranking;
    std::uint64_t decisions = 0, moves = 0;  // moves: legal ones, added up over all decisions
    std::uint64_t most_moves = 0;            // at one decision
    Seats failed;                            // seats whose program failed: they have lost, whatever their points are
    std::string failure;                     // how the first of them failed
};

// A campaign: its games, and the sentence that closed it.
struct CampaignOutcome {
    std::vector<Outcome> games;
    std::string closing;
};

// A game and its setup, ready to be played by bots many times and by many threads at once.
class Stage {
public:
    virtual ~Stage() = default;
    virtual std::size_t players() const = 0;
    virtual bool campaign() const = 0;
    // One bot a seat. The same bots and the same seed play the same game. Moves are counted where somebody wants them.
    virtual Outcome play(std::span<const BotPlan> bots, const Seed& seed, MoveCounts* counts) const = 0;
    virtual CampaignOutcome play_campaign(std::span<const BotPlan> bots, const Seed& seed,
                                          MoveCounts* counts) const = 0;
    // Random games one after the other as fast as they go: the number of decisions.
    virtual std::uint64_t play_at_random(std::uint64_t games, const Seed& seed) const = 0;
    // Searches here and there in random games for so many iterations, with the game's rollouts or with whole ones.
    virtual std::uint64_t imagine(std::uint64_t games, bool to_the_end, const Seed& seed) const = 0;
    // A hash of all that the game's bots have learned and of their parameters.
    virtual std::string judgement() const = 0;
};

Result<std::unique_ptr<Stage>> make_stage(const AnyGame& game, const std::string& setup);

// Does jobs 0 to count-1 on some threads (0: as many as the machine has), in their order as far as threads allow.
// `look` is called from time to time on the calling thread. A job that returns false ends it all: no further one is begun.
void on_threads(std::uint64_t count, unsigned threads,
                const std::function<bool(std::uint64_t job, unsigned thread)>& job,
                const std::function<void()>& look = {});
unsigned thread_count(unsigned wanted, std::uint64_t jobs);

}  // namespace skerry
