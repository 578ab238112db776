#include "bots/bots.h"

#include <array>
#include <charconv>

#include "bots/policies.h"
#include "catalog/games.h"

namespace skerry {
namespace {

constexpr std::array<BotInfo, 7> bots{
    {{"random", "Random", "plays any legal move"},
     {"greedy", "Greedy", "takes what looks best at once, one action ahead"},
     {"level1", "Level 1", "for a first game: thinks little, and often moves on a whim"},
     {"level2", "Level 2", "for who knows the rules"},
     {"level3", "Level 3", "a fair opponent"},
     {"level4", "Level 4", "for who has played often"},
     {"level5", "Level 5", "as strong as it gets; thinks for about two seconds"}}};

template <Game G>
class PolicyBot final : public Bot {
public:
    PolicyBot(const BotPlan& plan, const Seed& seed) : policy_(plan, seed) {}
    Move choose(const Position& view, Seat seat) override {
        return policy_.choose(Decision<G>(state_of<G>(view), seat));
    }

private:
    AnyPolicy<G> policy_;
};

}  // namespace

std::span<const BotInfo> all_bots() { return bots; }

std::string_view usual_bot() { return bots[4].name; }

std::string bot_title(std::string_view name) {
    for (const BotInfo& bot : bots)
        if (bot.name == name) return std::string(bot.title);
    return std::string(name);
}

Result<void> check_bot(std::string_view name) {
    std::string names;
    for (const BotInfo& bot : bots) {
        if (bot.name == name) return {};
        (names += names.empty() ? "" : ", ") += bot.name;
    }
    return Error{"There is no bot called " + json::quoted(name.substr(0, 60)) + "; the bots are: " + names + "."};
}

Result<BotPlan> find_plan(std::string_view name) {
    if (name == "random") return BotPlan(Policy::random);
    if (name == "greedy") return BotPlan(Policy::greedy);
    if (name.starts_with("search:")) {
        std::string_view amount = name.substr(7);
        const bool seconds = amount.ends_with("s");
        if (seconds) amount.remove_suffix(1);
        BotPlan plan(Policy::search);
        std::uint32_t n = 0;
        const auto [end, error] = std::from_chars(amount.data(), amount.data() + amount.size(), n);
        if (error != std::errc() || end != amount.data() + amount.size() || n == 0 || n > 100'000'000)
            return Error{"A search is given imagined games or seconds: search:5000, search:2s."};
        plan.budget.iterations = seconds ? 0 : n;
        plan.budget.time = std::chrono::seconds(seconds ? n : 0);
        return plan;
    }
    if (const auto known = check_bot(name); !known) return Error{known.error()};
    BotPlan plan(Policy::level);
    plan.level = name.back() - '0';
    return plan;
}

Thought think(const Position& view, Seat seat, const Budget& budget, const Seed& seed) {
    return visit_game(view.game(), [&]<class G>(std::type_identity<G>) {
        return Search<G>(seed).think(state_of<G>(view), seat, budget);
    });
}

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed,
                                      const Budget& limits) {
    auto found = find_plan(name);
    if (!found) return Error{found.error()};
    BotPlan plan = std::move(found).value();
    if (limits.time.count() > 0 && (plan.budget.time.count() == 0 || limits.time < plan.budget.time))
        plan.budget.time = limits.time;
    if (limits.stop) plan.budget.stop = limits.stop;
    return visit_game(game, [&]<class G>(std::type_identity<G>) -> Result<std::unique_ptr<Bot>> {
        return std::unique_ptr<Bot>(std::make_unique<PolicyBot<G>>(plan, seed));
    });
}

}  // namespace skerry
