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
    static constexpr int most_positions = 4000, most_depth = 12;

    int value_after(const State& before, Seat seat, Move move, int depth) {
        State state = before;
        Canonical<G>::play(state, seat, move, {});
        ++positions_;
        if (!G::waiting(state).has(seat) || G::settled(state, seat) || depth == most_depth ||
            positions_ > most_positions)
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

// Thinks: the move that imagined games prefer. Now and then, as its level says, it moves by habit.
template <Game G>
class SearchPolicy {
public:
    SearchPolicy(const Budget& budget, int whims, const Seed& seed, const Thinking& thinking)
        : search_(seed, thinking), budget_(budget), whims_(whims) {}
    Move choose(const Decision<G>& decision) {
        if (decision.moves().size() == 1) return decision.moves()[0];
        if (whims_ > 0 && search_.chance(whims_))
            return search_.habit(decision.moves(), G::players(decision.view()) == 1);
        return search_.think(decision.view(), decision.seat(), budget_).candidates[0].move;
    }

private:
    Search<G> search_;
    Budget budget_;
    int whims_;
};

enum class Policy : unsigned char { random, greedy, level, search, program };

// A bot as its name says: "greedy", "level3", "search:5000" (imagined games a decision), "search:2s" (seconds),
// "search:5000/playout=20/exploration=150" (thinking otherwise than the game says), "search:100/whims=80" (as a level
// might).
struct BotPlan {
    Policy policy = Policy::random;
    std::string command;  // a program: "cmd:python3 mybot.py"
    std::chrono::milliseconds patience = Program::usual_patience;
    int level = 0;
    Budget budget;
    int whims = 0;  // of a thousand decisions
    struct Otherwise {
        int Thinking::* what;
        int value;
    };
    List<Otherwise, 8> otherwise;

    BotPlan(Policy kind) : policy(kind) {}  // NOLINT
};

// A bot of any kind; no indirection a decision beyond one switch.
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
        int whims = plan.whims;
        if (plan.policy == Policy::level) {
            const Level& level = G::levels[static_cast<std::size_t>(plan.level - 1)];
            budget.iterations = level.iterations;
            whims = level.whims;
        }
        Thinking thinking = G::thinking;
        for (const BotPlan::Otherwise& one : plan.otherwise) {
            thinking.*one.what = one.value;
            if (one.what == &Thinking::playout) thinking.playout_alone = one.value;
        }
        search_ = std::make_unique<SearchPolicy<G>>(budget, whims, seed, thinking);
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
