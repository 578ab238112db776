// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "core/judgement.h"

namespace skerry {

// Self-play from which a game's bots learn: feature weights by regression on the results, and priors from the moves
// that the search came to prefer. tune() plays and fits, weights_source() writes the game's weights.cpp.
struct Tuning {
    const AnyGame* game = nullptr;
    // JSON. Empty: all setups of the game in turn. Otherwise this setup for its own mode, multiplayer or solo, and all
    // setups of the other.
    std::string setup;
    std::uint32_t iterations = 500;           // of the search that plays, per decision
    std::uint64_t games = 100;                // multiplayer
    std::optional<std::uint64_t> solo_games;  // as many by default
    Seed seed = Seed::number(1);
    unsigned threads = 0;  // 0: one per core
    std::function<void(std::uint64_t done, std::uint64_t of, bool solo)> progress;
};

// A prior by the move that has its pattern and nothing else.
struct FitPrior {
    Move pattern;
    int log2_weight = 0;  // in hundredths
};

// What was learned, and how well it fits.
struct Fit {
    std::vector<int> weights;      // in hundredths, one per feature of the game
    std::vector<FitPrior> priors;  // of moves that were seen often enough, by verb and argument
    int intercept = 0;             // solo: the result where all features are 0
    std::uint64_t positions = 0, decisions = 0;
    double r2_by_hand = 0,
           r2 = 0;  // part of the variance of the results explained with all weights at 1, and as learned
};
// None where the game has no such mode.
struct Tuned {
    std::optional<Fit> multi, solo;
};

Result<Tuned> tune(const Tuning& tuning);
// The game's weights.cpp, and the rows of priors in it: {"take VR4", 372}, a verb on lines of its own.
std::string weights_source(const Tuning& tuning, const Tuned& tuned);
std::string prior_rows(const AnyGame& game, const std::vector<FitPrior>& priors);

}  // namespace skerry
