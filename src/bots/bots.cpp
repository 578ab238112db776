// SPDX-License-Identifier: Apache-2.0
#include "bots/bots.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "bots/any_policy.h"
#include "catalog/visit.h"

namespace skerry {
namespace {

template <Game G>
class PolicyBot final : public Bot {
public:
    PolicyBot(const BotPlan& plan, const Seed& seed) : policy_(plan, seed) {}
    Move choose(const Position& view, Seat seat) override {
        return policy_.choose(Decision<G>(state_of<G>(view), seat));
    }
    const std::string& failure() const override { return policy_.failure(); }
    void finish(const Ranking& ranking) override { policy_.finish(ranking); }

private:
    AnyPolicy<G> policy_;
};

template <Game G>
class ThinkingOf final : public Thinking {
public:
    ThinkingOf(const BotPlan& plan, const Seed& seed, const Position& view, Seat seat)
        : policy_(plan, seed), move_(policy_.begin(Decision<G>(state_of<G>(view), seat), tree_)) {}
    bool go_on(std::uint64_t iterations) override { return move_ || policy_.search().go_on(iterations); }
    double spent() const override { return move_ ? 1 : policy_.search().spent(); }
    Move chosen() override {
        if (!move_) move_ = policy_.search().chosen();
        return *move_;
    }

private:
    AnyPolicy<G> policy_;
    Tree tree_;
    std::optional<Move> move_;
};

bool read_number(std::string_view text, int& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size() && out >= 0 && out <= 100'000'000;
}

constexpr int max_threads = 256;

// 5000, 2s, 2s/threads=4, 5000/rollout_length=20
Result<BotPlan> search_plan(std::string_view text) {
    const Error wrong{
        "A search takes iterations or seconds, and optional parameters: search:5000, search:2s, "
        "search:2s/threads=4, search:100/sampled_per_mille=80, "
        "search:5000/rollout_length=20/rollout_candidates=3/exploration=150/win75_lead=800/merge_positions=1."};
    constexpr std::array<std::pair<std::string_view, int SearchParams::*>, 5> params{
        {{"win75_lead", &SearchParams::win75_lead},
         {"rollout_length", &SearchParams::rollout_length},
         {"rollout_candidates", &SearchParams::rollout_candidates},
         {"exploration", &SearchParams::exploration},
         {"merge_positions", &SearchParams::merge_positions}}};
    BotPlan plan(Policy::search);
    std::size_t end = text.find('/');
    std::string_view amount = text.substr(0, end);
    const bool seconds = amount.ends_with("s");
    if (seconds) amount.remove_suffix(1);
    int n = 0;
    if (!read_number(amount, n) || n == 0) return wrong;
    plan.budget.iterations = seconds ? 0 : static_cast<std::uint32_t>(n);
    plan.budget.time = std::chrono::seconds(seconds ? n : 0);
    while (end != std::string_view::npos) {
        text.remove_prefix(end + 1);
        end = text.find('/');
        const std::string_view one = text.substr(0, end);
        const std::size_t equals = std::min(one.find('='), one.size());
        const auto param = std::find_if(params.begin(), params.end(),
                                        [&](const auto& known) { return known.first == one.substr(0, equals); });
        if (equals == one.size() || !read_number(one.substr(equals + 1), n)) return wrong;
        if (one.starts_with("threads=") && n >= 1 && n <= max_threads)
            plan.budget.threads = static_cast<unsigned>(n);
        else if (one.starts_with("sampled_per_mille=") && n <= 1000)
            plan.sampled_per_mille = n;
        else if (param != params.end() && !plan.overrides.full())
            plan.overrides.push({param->second, n});
        else
            return wrong;
    }
    return plan;
}

}  // namespace

Result<BotPlan> find_plan(std::string_view name) {
    if (name.starts_with("cmd:")) {
        BotPlan plan(Policy::program);
        plan.command = name.substr(4);
        if (plan.command.find_first_not_of(" \t") == std::string::npos)
            return Error{"A program as a bot needs its command: cmd:python3 mybot.py."};
        return plan;
    }
    if (name == "random") return BotPlan(Policy::random);
    if (name == "greedy") return BotPlan(Policy::greedy);
    if (name.starts_with("search:")) return search_plan(name.substr(7));
    SKERRY_TRY(check_bot(name));
    BotPlan plan(Policy::level);
    plan.level = name.back() - '0';
    return plan;
}

Thought think(const Position& view, Seat seat, const Budget& budget, const Seed& seed) {
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) {
        return Search<G>(seed).think(state_of<G>(view), seat, budget);
    });
}

Result<void> check_any_bot(std::string_view name) {
    const auto plan = find_plan(name);
    return plan ? Result<void>() : plan.error();
}

Result<BotPlan> limited_plan(std::string_view name, const BotLimits& limits) {
    SKERRY_LET(auto plan, find_plan(name));
    if (plan.policy == Policy::program && !limits.timeout) return Error{"Programs can't be bots here."};
    if (limits.timeout) plan.timeout = *limits.timeout;
    Budget& budget = plan.budget;
    if (limits.time.count() > 0 && (budget.time.count() == 0 || limits.time < budget.time)) budget.time = limits.time;
    if (limits.iterations > 0 && (budget.iterations == 0 || limits.iterations < budget.iterations))
        budget.iterations = limits.iterations;
    if (limits.stop) budget.stop = limits.stop;
    return plan;
}

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const BotLimits& limits) {
    SKERRY_LET(const auto plan, limited_plan(name, limits));
    return visit_game(game, [&]<class G>(std::type_identity<G>) -> Result<std::unique_ptr<Bot>> {
        return std::unique_ptr<Bot>(std::make_unique<PolicyBot<G>>(plan, seed));
    });
}

Result<std::unique_ptr<Thinking>> begin_thinking(const Position& view, Seat seat, std::string_view bot,
                                                 const Seed& seed, const BotLimits& limits) {
    SKERRY_LET(const auto plan, limited_plan(bot, limits));
    if (plan.budget.threads > 1) return Error{"A search in slices has one thread."};
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) -> Result<std::unique_ptr<Thinking>> {
        return std::unique_ptr<Thinking>(std::make_unique<ThinkingOf<G>>(plan, seed, view, seat));
    });
}

}  // namespace skerry
