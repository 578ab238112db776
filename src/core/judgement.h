// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/containers.h"
#include "core/move.h"

// What a game tells the search about itself, as data: how to search it, and what self-play has learned. Whole numbers
// only, like everything in the rules.
namespace skerry {

// How strong a level plays.
struct BotLevel {
    std::uint32_t iterations;         // of the search, per decision
    std::uint16_t sampled_per_mille;  // decisions in a thousand that are sampled by prior instead of searched
};
inline constexpr int max_level = 5;
using BotLevels = std::array<BotLevel, max_level>;

inline constexpr int whole_game = 1'000'000;  // as the length of a rollout

// Parameters of the tree search (bots/search.h).
struct SearchParams {
    int win75_lead;              // a lead that wins three games of four, in the unit of evaluate()
    int rollout_length;          // moves played beyond the tree before the position is evaluated
    int solo_rollout_length;     // the same in solo games
    int rollout_candidates = 1;  // each rollout move is the best-valued of this many sampled by prior; 1: no evaluation
    int exploration;             // the PUCT constant in hundredths, per standard deviation of the rewards
    int prior_weight = 50;       // hundredths: the power to which priors count in the tree; in rollouts it is 1
    int merge_positions = 0;  // 1: nodes are keyed by the mover's view, so transpositions merge; 0: by what it has seen
    // For sentences: what a move aims at when the feature rises and, after a bar, what it costs when it falls, where that is
    // not the same: "dice", "fewer omens|more omens".
    std::span<const std::string_view> feature_names;
};

// The features of a position that its value is a weighted sum of, in the unit of evaluate(). With all weights at 1 the
// sum is the hand-written estimate.
inline constexpr std::size_t max_features = 48;
using Features = List<int, max_features>;
constexpr int sum_of(const Features& features) {
    int sum = 0;
    for (const int feature : features) sum += feature;
    return sum;
}
// That sum for a seat.
template <class G>
int estimate(const typename G::State& state, Seat seat) {
    Features all;
    G::features(state, seat, all);
    return sum_of(all);
}

// Priors identify a move by its pattern: its verb and its first argument. "done", which all games share, comes after
// the verbs of the game.
inline constexpr std::size_t max_verbs = 63;
inline constexpr std::size_t pattern_count = (max_verbs + 1) * 256;
constexpr std::size_t pattern_index(Move move) {
    SKERRY_CHECK(move.verb < max_verbs || move == done);
    return (move.verb & max_verbs) * 256 + move.args[0];
}

// How likely a move is to be best before any search. Moves without a prior have the weight 1.
struct Prior {
    std::string_view pattern;  // as the game's notation writes it: "take VR4"
    std::int16_t log2_weight;  // in hundredths
};

// What self-play has learned: the weight of each feature, in hundredths, and priors.
struct Learned {
    std::span<const std::int16_t> weights;
    std::span<const Prior> priors;
    int intercept = 0;  // solo: the value where all features are 0
};
// In multiplayer games the features predict the lead, in solo games the result. `skerry tune` makes both.
struct Weights {
    Learned multi, solo;
};

}  // namespace skerry
