#pragma once

#include <memory>

#include "bots/program.h"
#include "bots/search.h"
#include "catalog/typed.h"

// The bots on the static interface, at full speed.
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
    explicit RandomPolicy(const Seed& seed) : generator_(seed), random_(generator_) {}
    Move choose(const Decision<G>& decision) {
        return decision.moves()[random_.below(static_cast<std::uint32_t>(decision.moves().size()))];
    }

private:
    Generator generator_;
    Random random_;
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
        if (decision.moves().size() == 1) return decision.moves()[0];
        if (sampled_per_mille_ > 0 && search_.chance(sampled_per_mille_))
            return search_.sample(decision.moves(), G::players(decision.view()) == 1);
        return search_.think(decision.view(), decision.seat(), budget_).candidates[0].move;
    }

private:
    Search<G> search_;
    Budget budget_;
    int sampled_per_mille_;
};

enum class Policy : unsigned char { random, greedy, level, search, program };

// A bot as its name says: "greedy", "level3", "search:5000" (iterations per decision), "search:2s" (seconds),
// "search:5000/rollout_length=20/exploration=150" (parameters other than the game's), "search:100/sampled_per_mille=80"
// (as a level might be).
struct BotPlan {
    Policy policy = Policy::random;
    std::string command;  // a program: "cmd:python3 mybot.py"
    std::chrono::milliseconds patience = Program::usual_patience;
    int level = 0;
    Budget budget;
    int sampled_per_mille = 0;
    struct Override {
        int SearchParams::* param;
        int value;
    };
    List<Override, 8> overrides;

    BotPlan(Policy kind) : policy(kind) {}  // NOLINT
};

// A bot of any kind; no indirection per decision beyond one switch.
template <Game G>
class AnyPolicy {
public:
    AnyPolicy(const BotPlan& plan, const Seed& seed) : policy_(plan.policy), random_(seed), greedy_(seed) {
        if (plan.policy < Policy::level) return;
        if (plan.policy == Policy::program) {
            program_ = std::make_unique<Program>(plan.command, plan.patience);
            return;
        }
        Budget budget = plan.budget;
        int sampled_per_mille = plan.sampled_per_mille;
        if (plan.policy == Policy::level) {
            const Level& level = G::levels[static_cast<std::size_t>(plan.level - 1)];
            budget.iterations = level.iterations;
            sampled_per_mille = level.sampled_per_mille;
        }
        SearchParams params = G::search_params;
        for (const BotPlan::Override& one : plan.overrides) {
            params.*one.param = one.value;
            if (one.param == &SearchParams::rollout_length) params.solo_rollout_length = one.value;
        }
        search_ = std::make_unique<SearchPolicy<G>>(budget, sampled_per_mille, seed, params);
    }
    Move choose(const Decision<G>& decision) {
        switch (policy_) {
        case Policy::random:  return random_.choose(decision);
        case Policy::greedy:  return greedy_.choose(decision);
        case Policy::program: return ask(decision);
        default:              return search_->choose(decision);
        }
    }
    // Why a program no longer plays; a greedy bot decides in its place. Nothing where all is well.
    const std::string& failure() const { return failure_; }
    // The game is over.
    void finish(const Ranking& ranking) {
        if (program_) program_->finish(wrapped<G>(), ranking);
    }

private:
    // A forced move needs no question.
    Move ask(const Decision<G>& decision) {
        if (decision.moves().size() == 1) return decision.moves()[0];
        if (program_) {
            const typename G::State view = decision.view();
            const auto move =
                program_->choose(Position(wrapped<G>(), std::as_bytes(std::span(&view, 1))), decision.seat());
            if (move) return move.value();
            failure_ = move.sentence();
            program_.reset();
        }
        return greedy_.choose(decision);
    }

    Policy policy_;
    RandomPolicy<G> random_;
    GreedyPolicy<G> greedy_;
    std::unique_ptr<SearchPolicy<G>> search_;
    std::unique_ptr<Program> program_;
    std::string failure_;
};

Result<BotPlan> find_plan(std::string_view name);

}  // namespace skerry
