// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <span>

#include "bots/plan.h"
#include "bots/policies.h"
#include "bots/program.h"
#include "catalog/typed.h"

namespace skerry {

// A bot of any kind; no indirection per decision beyond one switch.
template <Game G>
class AnyPolicy {
public:
    AnyPolicy(const BotPlan& plan, const Seed& seed) : policy_(plan.policy), random_(seed), greedy_(seed) {
        if (plan.policy < Policy::level) return;
        if (plan.policy == Policy::program) {
            program_ = std::make_unique<Program>(plan.command, plan.timeout);
            return;
        }
        Budget budget = plan.budget;
        int sampled_per_mille = plan.sampled_per_mille;
        if (plan.policy == Policy::level) {
            const BotLevel& level = G::levels[static_cast<std::size_t>(plan.level - 1)];
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
    // The same in slices: a move that needs no search, or search() goes on until it has one.
    std::optional<Move> begin(const Decision<G>& decision, Tree& tree) {
        return search_ ? search_->begin(decision, tree) : choose(decision);
    }
    SearchPolicy<G>& search() { return *search_; }
    const SearchPolicy<G>& search() const { return *search_; }
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

}  // namespace skerry
