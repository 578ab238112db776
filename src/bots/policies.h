// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "bots/search.h"

// How bots decide, on the static interface of a game: random, greedy, search.
namespace skerry {

// A decision as a bot gets it: the moves, and what the seat may see. The state itself stays behind view().
template <Game G>
class Decision {
public:
    Decision(const typename G::State& state, Seat seat) : state_(state), seat_(seat) {
        Canonical<G>::moves(state, seat, moves_);
    }
    Seat seat() const { return seat_; }
    const MoveList& moves() const { return moves_; }
    typename G::State view() const { return G::view(state_, seat_); }

private:
    const typename G::State& state_;
    Seat seat_;
    MoveList moves_;
};

// Any legal move.
template <Game G>
class RandomPolicy {
public:
    explicit RandomPolicy(const Seed& seed) : rng_(seed) {}
    Move choose(const Decision<G>& decision) {
        return decision.moves()[rng_.below(static_cast<std::uint32_t>(decision.moves().size()))];
    }

private:
    SplitMix64 rng_;
};

// The move after which the seat stands best by the game's own judgement, once what it began is carried out.
template <Game G>
class GreedyPolicy {
    using State = typename G::State;

public:
    explicit GreedyPolicy(const Seed& seed) : generator_(seed), random_(generator_) {}

    Move choose(const Decision<G>& decision) {
        if (decision.moves().size() == 1) return decision.moves()[0];
        const State imagined = G::imagine(decision.view(), random_);
        positions_ = 0;
        Move best = decision.moves()[0];
        int best_value = 0;
        bool first = true;
        for (Move move : decision.moves()) {
            const int value = value_after(imagined, decision.seat(), move, 0);
            if (first || value > best_value) best = move, best_value = value;
            first = false;
        }
        return best;
    }

private:
    static constexpr int max_positions = 4000, max_depth = 12;

    int value_after(const State& before, Seat seat, Move move, int depth) {
        State state = before;
        Canonical<G>::play(state, seat, move, {});
        ++positions_;
        if (!G::waiting(state).has(seat) || G::settled(state, seat) || depth == max_depth || positions_ > max_positions)
            return G::evaluate(state, seat);
        MoveList moves;
        Canonical<G>::moves(state, seat, moves);
        int best = value_after(state, seat, moves[0], depth + 1);
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const int value = value_after(state, seat, moves[i], depth + 1);
            if (value > best) best = value;
        }
        return best;
    }

    Generator generator_;
    Random random_;
    int positions_ = 0;
};

// The move that the search visits most. Now and then, as its level says, a move sampled by prior instead.
template <Game G>
class SearchPolicy {
public:
    SearchPolicy(const Budget& budget, int sampled_per_mille, const Seed& seed, const SearchParams& params)
        : search_(seed, params), budget_(budget), sampled_per_mille_(sampled_per_mille) {}
    Move choose(const Decision<G>& decision) {
        if (const auto move = unsearched(decision)) return *move;
        return search_.think(decision.view(), decision.seat(), budget_).candidates[0].move;
    }

    // The same in slices: a move that needs no search, or go_on() until it is true, then chosen().
    std::optional<Move> begin(const Decision<G>& decision, Tree& tree) {
        const auto move = unsearched(decision);
        if (!move) search_.begin(decision.view(), decision.seat(), budget_, tree);
        return move;
    }
    bool go_on(std::uint64_t iterations) { return search_.go_on(iterations); }
    double spent() const { return search_.spent(); }
    Move chosen() { return search_.answer().candidates[0].move; }

private:
    std::optional<Move> unsearched(const Decision<G>& decision) {
        if (decision.moves().size() == 1) return decision.moves()[0];
        if (sampled_per_mille_ > 0 && search_.chance(sampled_per_mille_))
            return search_.sample(decision.moves(), G::players(decision.view()) == 1);
        return std::nullopt;
    }

    Search<G> search_;
    Budget budget_;
    int sampled_per_mille_;
};

}  // namespace skerry
