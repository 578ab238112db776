// SPDX-License-Identifier: Apache-2.0
#include "arena/runner.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "bots/any_policy.h"
#include "catalog/visit.h"
#include "core/hash.h"

namespace skerry {
namespace {

// A seat that failed has not won; the best of the others has.
void take_victory(Ranking& ranking, Seats failed) {
    bool anybody = false;
    int best = max_seats + 1;
    for (std::uint8_t i = 0; i < ranking.seats.size(); ++i) {
        Standing& standing = ranking.seats[i];
        if (failed.has(Seat(i)))
            standing.won = false;
        else
            best = std::min(best, standing.place);
        anybody = anybody || standing.won;
    }
    for (std::uint8_t i = 0; i < ranking.seats.size() && !anybody; ++i)
        if (!failed.has(Seat(i)) && ranking.seats[i].place == best) ranking.seats[i].won = true;
}

template <Game G>
class RunnerOf final : public Runner {
    using State = typename G::State;
    using Setup = typename G::Setup;

public:
    explicit RunnerOf(const Setup& setup) : setup_(setup) {}

    std::size_t players() const override { return setup_.players; }
    bool campaign() const override {
        return wrapped<G>().mode(as_position(G::begin(setup_, Seed::number(0)).value())).campaign;
    }
    Outcome play(std::span<const BotPlan> bots, const Seed& seed, MoveCounts* counts) const override {
        State state = G::begin(setup_, nth_seed(seed, 0)).value();
        return play_on(state, bots, seed, counts);
    }
    CampaignOutcome play_campaign(std::span<const BotPlan> bots, const Seed& seed, MoveCounts* counts) const override {
        CampaignOutcome outcome;
        Setup setup = setup_;
        while (true) {
            const Seed game_seed = nth_seed(seed, outcome.games.size());
            State state = G::begin(setup, nth_seed(game_seed, 0)).value();
            outcome.games.push_back(play_on(state, bots, game_seed, counts));
            if constexpr (requires { G::next(state); }) {
                const auto next = G::next(state);
                if (next) {
                    setup = next.value();
                    continue;
                }
            }
            if constexpr (requires { G::campaign_points(state); }) outcome.points = G::campaign_points(state);
            return outcome;
        }
    }

    std::uint64_t play_at_random(std::uint64_t games, const Seed& seed) const override {
        RandomPolicy<G> bot(seed);
        std::uint64_t decisions = 0;
        for (std::uint64_t i = 0; i < games; ++i) {
            auto state = G::begin(setup_, nth_seed(seed, i)).value();
            for (Seats waiting = G::waiting(state); !waiting.empty(); waiting = G::waiting(state), ++decisions)
                Canonical<G>::play(state, waiting.front(), bot.choose(Decision<G>(state, waiting.front())), {});
        }
        return decisions;
    }

    std::uint64_t imagine(std::uint64_t games, bool to_the_end, const Seed& seed) const override {
        constexpr std::uint64_t every = 25;
        constexpr std::uint32_t each = 40;
        SearchParams params = G::search_params;
        if (to_the_end) params.rollout_length = params.solo_rollout_length = whole_game, params.rollout_candidates = 1;
        Search<G> search(seed, params);
        RandomPolicy<G> bot(nth_seed(seed, 1));
        std::uint64_t imagined = 0;
        for (std::uint64_t i = 0; imagined < games; ++i) {
            auto state = G::begin(setup_, nth_seed(seed, i)).value();
            std::uint64_t decisions = 0;
            for (Seats waiting = G::waiting(state); !waiting.empty() && imagined < games;
                 waiting = G::waiting(state), ++decisions) {
                const Seat seat = waiting.front();
                if (decisions % every == 0)
                    imagined += search.think(G::view(state, seat), seat, {.iterations = each}).iterations;
                Canonical<G>::play(state, seat, bot.choose(Decision<G>(state, seat)), {});
            }
        }
        return imagined;
    }

    std::string judgement() const override {
        std::string text;
        for (const Learned& learned : {G::weights.multi, G::weights.solo}) {
            text += fmt::format("{} ", learned.intercept);
            for (const auto weight : learned.weights) text += fmt::format("{} ", weight);
            for (const Prior& prior : learned.priors) text += fmt::format("{} {} ", prior.pattern, prior.log2_weight);
        }
        for (const BotLevel& level : G::levels)
            text += fmt::format("{} {} ", level.iterations, level.sampled_per_mille);
        const SearchParams& p = G::search_params;
        text += fmt::format("{} {} {} {} {} {} {}", p.win75_lead, p.rollout_length, p.solo_rollout_length,
                            p.rollout_candidates, p.exploration, p.prior_weight, p.merge_positions);
        return fmt::format("{:016x}", hash(text));
    }

private:
    static Position as_position(const State& state) {
        return Position(wrapped<G>(), std::as_bytes(std::span(&state, 1)));
    }

    static Outcome play_on(State& state, std::span<const BotPlan> plans, const Seed& seed, MoveCounts* counts) {
        std::vector<std::unique_ptr<AnyPolicy<G>>> bots;
        for (std::size_t i = 0; i < plans.size(); ++i)
            bots.push_back(std::make_unique<AnyPolicy<G>>(plans[i], nth_seed(seed, i + 1)));
        Outcome outcome;
        for (Seats waiting = G::waiting(state); !waiting.empty(); waiting = G::waiting(state)) {
            const Seat seat = waiting.front();
            const Decision<G> decision(state, seat);
            const std::size_t offered = decision.moves().size();
            ++outcome.decisions;
            outcome.moves += offered;
            outcome.max_moves = std::max<std::uint64_t>(outcome.max_moves, offered);
            const Move move = bots[seat.index()]->choose(decision);
            if (counts) counts->saw(seat, {decision.moves().begin(), offered}, move);
            Canonical<G>::play(state, seat, move, {});
        }
        outcome.ranking = G::ranking(state);
        for (std::uint8_t i = 0; i < bots.size(); ++i) {
            bots[i]->finish(outcome.ranking);
            if (bots[i]->failure().empty()) continue;
            if (outcome.failed.empty()) outcome.failure = bots[i]->failure();
            outcome.failed.add(Seat(i));
        }
        if (!outcome.failed.empty()) take_victory(outcome.ranking, outcome.failed);
        if (counts) counts->finish(outcome.ranking);
        return outcome;
    }

    Setup setup_;
};

}  // namespace

Result<std::unique_ptr<Runner>> make_runner(const AnyGame& game, const std::string& text) {
    return visit_game(game, [&]<class G>(std::type_identity<G>) -> Result<std::unique_ptr<Runner>> {
        SKERRY_LET(const auto value, json::parse(text));
        typename G::Setup setup;
        SKERRY_TRY(json::read(value, setup, {"setup"}));
        SKERRY_TRY(G::begin(setup, Seed::number(0)));
        return std::unique_ptr<Runner>(std::make_unique<RunnerOf<G>>(setup));
    });
}

unsigned thread_count(unsigned wanted, std::uint64_t jobs) {
    const unsigned threads = wanted ? wanted : std::max(1u, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::clamp<std::uint64_t>(jobs, 1, threads));
}

void on_threads(std::uint64_t count, unsigned threads, const std::function<bool(std::uint64_t, unsigned)>& job,
                const std::function<void()>& look) {
    constexpr std::chrono::milliseconds between_looks(50);
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> ended = false;
    std::mutex mutex;
    std::condition_variable finished;
    unsigned working = thread_count(threads, count);
    std::vector<std::thread> workers;
    for (unsigned t = 0, all = working; t < all; ++t)
        workers.emplace_back([&, t] {
            for (std::uint64_t i = next++; i < count && !ended; i = next++)
                if (!job(i, t)) ended = true;
            const std::lock_guard lock(mutex);
            if (--working == 0) finished.notify_one();
        });
    {
        std::unique_lock lock(mutex);
        while (!finished.wait_for(lock, between_looks, [&] { return working == 0; })) {
            lock.unlock();
            if (look) look();
            lock.lock();
        }
    }
    for (std::thread& worker : workers) worker.join();
}

}  // namespace skerry
