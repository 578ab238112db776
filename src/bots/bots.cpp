#include "bots/bots.h"

#include <array>

#include "bots/policies.h"
#include "catalog/games.h"

namespace skerry {
namespace {

// In the order of Policy.
constexpr std::array<BotInfo, 2> bots{
    {{"random", "plays any legal move"}, {"greedy", "takes what looks best at once, one action ahead"}}};

template <Game G>
class PolicyBot final : public Bot {
public:
    PolicyBot(Policy policy, const Seed& seed) : policy_(policy, seed) {}
    Move choose(const Position& view, Seat seat) override {
        return policy_.choose(Decision<G>(state_of<G>(view), seat));
    }

private:
    AnyPolicy<G> policy_;
};

}  // namespace

std::span<const BotInfo> all_bots() { return bots; }

Result<Policy> find_policy(std::string_view name) {
    std::string names;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (bots[i].name == name) return static_cast<Policy>(i);
        (names += names.empty() ? "" : ", ") += bots[i].name;
    }
    return Error{"There is no bot called " + json::quoted(name.substr(0, 60)) + "; the bots are: " + names + "."};
}

Result<void> check_bot(std::string_view name) {
    const auto policy = find_policy(name);
    return policy ? Result<void>() : Error{policy.error()};
}

Result<std::unique_ptr<Bot>> make_bot(const AnyGame& game, std::string_view name, const Seed& seed) {
    const auto policy = find_policy(name);
    if (!policy) return Error{policy.error()};
    return visit_game(game, [&]<class G>(std::type_identity<G>) -> Result<std::unique_ptr<Bot>> {
        return std::unique_ptr<Bot>(std::make_unique<PolicyBot<G>>(policy.value(), seed));
    });
}

}  // namespace skerry
