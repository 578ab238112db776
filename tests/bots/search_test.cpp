// SPDX-License-Identifier: Apache-2.0
#include "bots/search.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <gmock/gmock.h>

#include "bots/bots.h"
#include "catalog/visit.h"
#include "kit/amount.h"

namespace skerry {
namespace {

template <class F>
void for_each_game(F&& f) {
    for (const AnyGame* game : all_games()) {
        SCOPED_TRACE(std::string(game->info().id));
        visit_game(*game, f);
    }
}

template <Game G>
typename G::Setup two_players() {
    typename G::Setup setup;
    setup.players = 2;
    return setup;
}

// A state with more than one move, some way into a random game of two.
template <Game G>
typename G::State middle(std::uint64_t seed) {
    Generator generator(Seed::number(seed), 3);
    Random random(generator);
    auto state = G::begin(two_players<G>(), Seed::number(seed)).value();
    MoveList moves;
    for (int n = 0;; ++n) {
        const Seat seat = G::waiting(state).front();
        moves.clear();
        G::moves(state, seat, moves);
        if (n >= 40 && moves.size() > 2) return state;
        G::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
    }
}

TEST(Search, thinks_the_same_from_the_same_seed) {
    for_each_game([]<class G>(std::type_identity<G>) {
        const auto state = middle<G>(5);
        const Seat seat = G::waiting(state).front();
        const auto once = Search<G>(Seed::number(7)).think(G::view(state, seat), seat, {.iterations = 300});
        const auto again = Search<G>(Seed::number(7)).think(G::view(state, seat), seat, {.iterations = 300});
        ASSERT_EQ(once.candidates.size(), again.candidates.size());
        for (std::size_t i = 0; i < once.candidates.size(); ++i) {
            EXPECT_EQ(once.candidates[i].move, again.candidates[i].move);
            EXPECT_EQ(once.candidates[i].visits, again.candidates[i].visits);
        }
    });
}

TEST(Search, considers_every_legal_move_once_and_adds_up) {
    for_each_game([]<class G>(std::type_identity<G>) {
        const auto state = middle<G>(9);
        const Seat seat = G::waiting(state).front();
        MoveList moves;
        G::moves(state, seat, moves);
        const auto thought = Search<G>(Seed::number(1)).think(G::view(state, seat), seat, {.iterations = 500});
        ASSERT_EQ(thought.candidates.size(), moves.size());
        std::uint64_t visits = 0;
        for (const Candidate& one : thought.candidates) {
            EXPECT_TRUE(moves.has(one.move));
            EXPECT_LE(one.visits, thought.candidates[0].visits) << "the best is first";
            visits += one.visits;
            double sum = 0;
            for (const double result : one.result) sum += result;
            if (one.visits > 0) {
                EXPECT_NEAR(sum, 1, 1e-6) << "of two, one wins";
            }
        }
        EXPECT_EQ(visits, thought.iterations);
    });
}

TEST(Search, stops_when_it_is_told) {
    const auto state = middle<skara_brae::Game>(3);
    const Seat seat = skara_brae::Game::waiting(state).front();
    const std::atomic<bool> stop = true;
    const auto thought =
        Search<skara_brae::Game>(Seed::number(1))
            .think(skara_brae::Game::view(state, seat), seat, {.iterations = 1'000'000'000, .stop = &stop});
    EXPECT_LE(thought.iterations, 1u);
    EXPECT_GT(thought.candidates.size(), 1u);
}

// Thinking ends early when the rest of the budget could not change the choice, and only then.
TEST(Search, does_not_think_about_what_is_decided) {
    const auto state = middle<skara_brae::Game>(3);
    const Seat seat = skara_brae::Game::waiting(state).front();
    const auto thought = Search<skara_brae::Game>(Seed::number(1))
                             .think(skara_brae::Game::view(state, seat), seat, {.iterations = 4000});
    const std::uint32_t ahead = thought.candidates[0].visits - thought.candidates[1].visits;
    if (thought.decided)
        EXPECT_TRUE(ahead > 4000 - thought.iterations ||
                    (thought.iterations >= 1000 && 100 * thought.candidates[0].visits > 95 * thought.iterations))
            << ahead << " ahead after " << thought.iterations;
    else
        EXPECT_EQ(thought.iterations, 4000u);
}

TEST(Search, shares_the_work_among_threads_and_still_thinks_the_same) {
    for_each_game([]<class G>(std::type_identity<G>) {
        const auto state = middle<G>(5);
        const Seat seat = G::waiting(state).front();
        const Budget budget{.iterations = 300, .threads = 3};
        const auto once = Search<G>(Seed::number(7)).think(G::view(state, seat), seat, budget);
        const auto again = Search<G>(Seed::number(7)).think(G::view(state, seat), seat, budget);
        const auto single = Search<G>(Seed::number(7)).think(G::view(state, seat), seat, {.iterations = 100});
        ASSERT_EQ(once.candidates.size(), single.candidates.size());
        EXPECT_GT(once.iterations, 2 * 64u) << "each of the three thinks";
        EXPECT_LE(once.iterations, 300u);
        std::uint64_t visits = 0;
        for (std::size_t i = 0; i < once.candidates.size(); ++i) {
            EXPECT_EQ(once.candidates[i].move, again.candidates[i].move);
            EXPECT_EQ(once.candidates[i].visits, again.candidates[i].visits);
            visits += once.candidates[i].visits;
        }
        EXPECT_EQ(visits, once.iterations);
        EXPECT_NEAR(once.result[0] + once.result[1], 1, 1e-6);
    });
}

// However a position came about: two ways to the same one share what is known of it.
TEST(Search, can_key_its_nodes_by_what_is_seen) {
    for_each_game([]<class G>(std::type_identity<G>) {
        const auto state = middle<G>(9);
        const Seat seat = G::waiting(state).front();
        SearchParams params = G::search_params;
        params.merge_positions = 1;
        const auto once = Search<G>(Seed::number(1), params).think(G::view(state, seat), seat, {.iterations = 500});
        const auto again = Search<G>(Seed::number(1), params).think(G::view(state, seat), seat, {.iterations = 500});
        std::uint64_t visits = 0;
        for (std::size_t i = 0; i < once.candidates.size(); ++i) {
            EXPECT_EQ(once.candidates[i].visits, again.candidates[i].visits);
            visits += once.candidates[i].visits;
        }
        EXPECT_EQ(visits, once.iterations);
    });
}

TEST(Judgement, agrees_with_the_ranking_when_the_game_is_over) {
    for_each_game([]<class G>(std::type_identity<G>) {
        Generator generator(Seed::number(11), 3);
        Random random(generator);
        const auto setups = G::setups();
        for (int n = 0; n < kit::amount(200, 20); ++n) {
            auto state = G::begin(setups[static_cast<std::size_t>(n) % setups.size()], Seed::number(n + 1u)).value();
            MoveList moves;
            while (!G::waiting(state).empty()) {
                const Seat seat = G::waiting(state).front();
                moves.clear();
                G::moves(state, seat, moves);
                G::play(state, seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], {});
            }
            const Ranking ranking = G::ranking(state);
            for (std::uint8_t i = 0; i < ranking.seats.size(); ++i)
                for (std::uint8_t j = 0; j < ranking.seats.size(); ++j) {
                    const int mine = G::evaluate(state, Seat(i)), theirs = G::evaluate(state, Seat(j));
                    if (ranking.seats[i].place >= ranking.seats[j].place) continue;
                    EXPECT_GE(mine, theirs) << "game " << n;
                    if (ranking.seats[i].total != ranking.seats[j].total) {
                        EXPECT_GT(mine, theirs) << "game " << n;
                    }
                }
        }
    });
}

TEST(Judgement, every_feature_has_a_name_and_a_weight) {
    for_each_game([]<class G>(std::type_identity<G>) {
        Features features;
        G::features(middle<G>(2), Seat(0), features);
        EXPECT_EQ(features.size(), G::search_params.feature_names.size());
        EXPECT_EQ(features.size(), G::weights.multi.weights.size());
        EXPECT_FALSE(G::weights.multi.priors.empty());
        const bool solo =
            std::ranges::any_of(G::info.modes, [](const ModeInfo& mode) { return mode.max_players == 1; });
        EXPECT_EQ(solo ? features.size() : 0, G::weights.solo.weights.size());
        EXPECT_EQ(solo, !G::weights.solo.priors.empty());
    });
}

// A card that is renamed or gone leaves a pattern that nobody reads.
TEST(Judgement, every_prior_is_of_a_verb_and_an_argument_there_is) {
    for_each_game([]<class G>(std::type_identity<G>) {
        for (const Learned& learned : {G::weights.multi, G::weights.solo}) {
            std::set<std::size_t> seen;
            for (const Prior& prior : learned.priors) {
                const auto move = G::parse_pattern(prior.pattern);
                ASSERT_TRUE(move) << move.sentence();
                EXPECT_TRUE(seen.insert(pattern_index(move.value())).second) << prior.pattern << " is there twice";
                EXPECT_LE(std::abs(prior.log2_weight), 900) << prior.pattern;
            }
        }
    });
}

TEST(Judgement, priors_count_fully_in_rollouts_and_by_their_weight_in_the_tree) {
    for_each_game([]<class G>(std::type_identity<G>) {
        const PriorTable<G>& table = PriorTable<G>::of(false);
        for (const Prior& prior : G::weights.multi.priors) {
            const Move move = G::parse_pattern(prior.pattern).value();
            EXPECT_NEAR(table.rollout_weight(move), 64 * std::exp2(prior.log2_weight / 100.0), 1) << prior.pattern;
            EXPECT_NEAR(table.tree_weight(move),
                        64 * std::exp2(prior.log2_weight * G::search_params.prior_weight / 10'000.0), 1)
                << prior.pattern;
        }
    });
}

TEST(Judgement, levels_search_longer_and_sample_less) {
    for_each_game([]<class G>(std::type_identity<G>) {
        for (std::size_t i = 1; i < G::levels.size(); ++i) {
            EXPECT_GE(G::levels[i].iterations, G::levels[i - 1].iterations);
            EXPECT_LE(G::levels[i].sampled_per_mille, G::levels[i - 1].sampled_per_mille);
        }
        EXPECT_EQ(G::levels.back().sampled_per_mille, 0);
    });
}

}  // namespace
}  // namespace skerry
