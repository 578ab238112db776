// SPDX-License-Identifier: Apache-2.0
#include "arena/tune.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "arena/runner.h"
#include "bots/search.h"
#include "catalog/visit.h"

namespace skerry {
namespace {

// ---- Training data of one game ----

// The features of one seat less those of another, and the lead in the end. Solo: the features and the result.
struct Sample {
    std::array<float, max_features> features{};
    float result = 0;
    std::uint32_t setup = 0;
};

// A decision as a contest between its moves, won in proportion to the visits of the search.
struct Contest {
    struct Entry {
        Move pattern;
        float share;
    };
    std::vector<Entry> entries;
};

struct GameData {
    std::vector<Sample> samples;
    std::vector<Contest> contests;
};

// What priors know of a move: its verb and its first argument.
Move pattern_of(Move move) { return {move.verb, {move.args[0]}}; }

template <Game G>
void play_game(const typename G::Setup& setup, std::uint32_t setup_number, std::uint32_t iterations, const Seed& seed,
               GameData& data) {
    auto state = G::begin(setup, nth_seed(seed, 0)).value();
    const auto players = G::players(state);
    Search<G> search(nth_seed(seed, 1));
    SplitMix64 rng(nth_seed(seed, 2).bytes[0] + 256u * nth_seed(seed, 2).bytes[1]);
    std::vector<std::pair<Seat, std::optional<Seat>>> sampled;  // whose sample, and against whom
    while (!G::waiting(state).empty()) {
        const Seat seat = G::waiting(state).front();
        MoveList moves;
        Canonical<G>::moves(state, seat, moves);
        // A random move now and then, so that the data covers more than one way to play.
        if (moves.size() == 1 || rng.below(20) == 0) {
            Canonical<G>::play(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], {});
            continue;
        }
        if (G::settled(state, seat)) {
            std::optional<Seat> other;
            if (players > 1) {
                const auto after = 1 + rng.below(players - 1u);
                other = Seat(static_cast<std::uint8_t>((seat.index() + after) % players));
            }
            Features mine, theirs;
            G::features(state, seat, mine);
            if (other) G::features(state, *other, theirs);
            Sample sample{.setup = setup_number};
            for (std::size_t i = 0; i < mine.size(); ++i)
                sample.features[i] = static_cast<float>(mine[i] - (other ? theirs[i] : 0));
            sampled.push_back({seat, other});
            data.samples.push_back(sample);
        }
        const Thought thought = search.think(G::view(state, seat), seat, {.iterations = iterations});
        Contest contest;
        for (const Candidate& one : thought.candidates)
            contest.entries.push_back(
                {pattern_of(one.move), static_cast<float>(one.visits) / static_cast<float>(thought.iterations)});
        data.contests.push_back(std::move(contest));
        Canonical<G>::play(state, seat, thought.candidates[0].move, {});
    }
    for (std::size_t i = 0; i < sampled.size(); ++i) {
        const auto& [seat, other] = sampled[i];
        data.samples[i].result =
            static_cast<float>(G::evaluate(state, seat) - (other ? G::evaluate(state, *other) : 0));
    }
}

// ---- Feature weights: ridge regression towards 1, the estimate by hand ----

// Solves a linear system by Gaussian elimination.
std::vector<double> solved(std::vector<std::vector<double>> a, std::vector<double> b) {
    const std::size_t n = b.size();
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t pivot = i;
        for (std::size_t r = i + 1; r < n; ++r)
            if (std::abs(a[r][i]) > std::abs(a[pivot][i])) pivot = r;
        std::swap(a[i], a[pivot]), std::swap(b[i], b[pivot]);
        for (std::size_t r = i + 1; r < n; ++r) {
            const double factor = a[r][i] / a[i][i];
            for (std::size_t c = i; c < n; ++c) a[r][c] -= factor * a[i][c];
            b[r] -= factor * b[i];
        }
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t c = i + 1; c < n; ++c) b[i] -= a[i][c] * b[c];
        b[i] /= a[i][i];
    }
    return b;
}

// The part of the variance of the results that an estimate explains.
double r_squared(const std::vector<Sample>& samples, const std::vector<double>& weights) {
    double rest = 0, all = 0;
    for (const Sample& sample : samples) {
        double estimate = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) estimate += weights[i] * sample.features[i];
        rest += (sample.result - estimate) * (sample.result - estimate);
        all += sample.result * sample.result;
    }
    return all > 0 ? 1 - rest / all : 0;
}

// Solo, some setups are harder than others whatever one does: the regression is on how a game differs from the mean of
// its setup. Subtracts those means and returns the mean of all samples.
Sample subtract_means(std::vector<Sample>& samples, std::size_t features) {
    std::map<std::uint32_t, std::pair<Sample, float>> sums;  // and how many
    const auto add = [&](Sample& to, const Sample& what, float times) {
        for (std::size_t i = 0; i < features; ++i) to.features[i] += times * what.features[i];
        to.result += times * what.result;
    };
    for (const Sample& sample : samples) {
        auto& [sum, count] = sums[sample.setup];
        add(sum, sample, 1), ++count;
    }
    Sample mean;
    for (const auto& [setup, sum] : sums) add(mean, sum.first, 1 / static_cast<float>(samples.size()));
    for (Sample& sample : samples) {
        const auto& [sum, count] = sums[sample.setup];
        add(sample, sum, -1 / count);
    }
    return mean;
}

void fit_weights(std::vector<Sample>& samples, std::size_t features, bool solo, Fit& fit) {
    // The strength of the ridge as a part of the evidence: fewer samples, stronger.
    const double ridge = 0.03 + 300 / static_cast<double>(samples.size() + 1);
    const Sample mean_of_all = solo ? subtract_means(samples, features) : Sample();
    std::vector<std::vector<double>> a(features, std::vector<double>(features));
    std::vector<double> b(features);
    for (const Sample& sample : samples)
        for (std::size_t i = 0; i < features; ++i) {
            for (std::size_t j = 0; j < features; ++j) a[i][j] += double{sample.features[i]} * sample.features[j];
            b[i] += double{sample.features[i]} * sample.result;
        }
    double mean = 0;
    for (std::size_t i = 0; i < features; ++i) mean += a[i][i] / static_cast<double>(features);
    for (std::size_t i = 0; i < features; ++i) {
        const double pull = ridge * (a[i][i] + mean) + 1;
        a[i][i] += pull;
        b[i] += pull;
    }
    std::vector<double> weights = solved(a, b);
    double intercept = mean_of_all.result;
    for (std::size_t i = 0; i < features; ++i) {
        weights[i] = std::clamp(weights[i], -1.0, 5.0);
        fit.weights.push_back(static_cast<int>(std::lround(100 * weights[i])));
        intercept -= weights[i] * mean_of_all.features[i];
    }
    fit.intercept = static_cast<int>(std::lround(intercept));
    fit.r2_by_hand = r_squared(samples, std::vector<double>(features, 1.0));
    fit.r2 = r_squared(samples, weights);
}

// ---- Priors: strengths of a Bradley-Terry model of the contests, by the minorisation-maximisation algorithm ----

std::vector<FitPrior> fit_priors(const std::vector<Contest>& contests) {
    constexpr double virtual_contests = 4;  // of every move, each half won against one of strength 1
    constexpr int rounds = 60;
    constexpr std::uint64_t min_seen = 8;  // what was seen less often, or is as good as 0, gets no prior
    constexpr int min_log2_weight = 5, max_log2_weight = 900;
    std::map<Move, std::size_t> index;
    std::vector<double> wins, strength;
    std::vector<std::uint64_t> seen;
    for (const Contest& contest : contests)
        for (const auto& entry : contest.entries) {
            const auto [at, added] = index.emplace(entry.pattern, wins.size());
            if (added) wins.push_back(0), strength.push_back(1), seen.push_back(0);
            wins[at->second] += entry.share;
            ++seen[at->second];
        }
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> expected(wins.size());
        for (const Contest& contest : contests) {
            double sum = 0;
            for (const auto& entry : contest.entries) sum += strength[index[entry.pattern]];
            for (const auto& entry : contest.entries) expected[index[entry.pattern]] += 1 / sum;
        }
        for (std::size_t i = 0; i < wins.size(); ++i)
            strength[i] = (wins[i] + virtual_contests / 2) / (expected[i] + virtual_contests / (strength[i] + 1));
    }
    std::vector<FitPrior> priors;
    for (const auto& [pattern, at] : index) {
        const int log2_weight = static_cast<int>(std::lround(100 * std::log2(strength[at])));
        if (seen[at] >= min_seen && std::abs(log2_weight) >= min_log2_weight)
            priors.push_back({pattern, std::clamp(log2_weight, -max_log2_weight, max_log2_weight)});
    }
    std::sort(priors.begin(), priors.end(), [](const FitPrior& a, const FitPrior& b) {
        return std::pair(a.pattern.verb, a.pattern.args[0]) < std::pair(b.pattern.verb, b.pattern.args[0]);
    });
    return priors;
}

Fit fit_of(std::vector<GameData>& games, std::size_t features, bool solo) {
    GameData all;
    for (GameData& one : games) {
        all.samples.insert(all.samples.end(), one.samples.begin(), one.samples.end());
        std::move(one.contests.begin(), one.contests.end(), std::back_inserter(all.contests));
    }
    Fit fit{.priors = fit_priors(all.contests), .positions = all.samples.size(), .decisions = all.contests.size()};
    fit_weights(all.samples, features, solo, fit);
    return fit;
}

template <Game G>
Result<Tuned> tuned(const Tuning& tuning) {
    using Setup = typename G::Setup;
    std::array<std::vector<Setup>, 2> setups;  // multiplayer, solo
    for (const Setup& setup : G::setups()) setups[setup.players == 1].push_back(setup);
    if (!tuning.setup.empty()) {
        SKERRY_LET(const auto value, json::parse(tuning.setup));
        Setup only;
        SKERRY_TRY(json::read(value, only, {"setup"}));
        SKERRY_TRY(G::begin(only, Seed::number(0)));
        setups[only.players == 1] = {only};
    }
    Tuned tuned;
    for (const bool solo : {false, true}) {
        const std::vector<Setup>& of = setups[solo];
        if (of.empty()) continue;
        const std::uint64_t games = solo ? tuning.solo_games.value_or(tuning.games) : tuning.games;
        std::vector<GameData> data(games);
        std::atomic<std::uint64_t> done = 0;
        const auto play = [&](std::uint64_t i, unsigned) {
            const auto setup = static_cast<std::uint32_t>(i % of.size());
            play_game<G>(of[setup], setup, tuning.iterations, nth_seed(tuning.seed, i), data[i]);
            ++done;
            return true;
        };
        on_threads(games, tuning.threads, play, [&] {
            if (tuning.progress) tuning.progress(done, games, solo);
        });
        Features features;
        G::features(G::begin(of[0], Seed::number(0)).value(), Seat(0), features);
        (solo ? tuned.solo : tuned.multi) = fit_of(data, features.size(), solo);
    }
    return tuned;
}

// ---- As source ----

std::string fit_source(const AnyGame& game, std::string_view name, const std::optional<Fit>& fit) {
    if (!fit) return "";
    const std::string head = fmt::format(
        "// Least squares over {} positions of self-play explain {:.1f} % of the results (the hand-written estimate: "
        "{:.1f} "
        "%).\n"
        "// Priors are strengths of moves, by verb and first argument, in {} decisions of the search.\n"
        "constexpr std::int16_t weights_{}[]{{{}}};\nconstexpr Prior priors_{}[]{{",
        fit->positions, 100 * fit->r2, 100 * fit->r2_by_hand, fit->decisions, name, fmt::join(fit->weights, ", "),
        name);
    return head + prior_rows(game, fit->priors) + "\n};\n\n";
}

std::string fit_value(std::string_view name, const std::optional<Fit>& fit) {
    if (!fit) return "{}";
    return fmt::format("{{.weights = weights_{0}, .priors = priors_{0}, .intercept = {1}}}", name, fit->intercept);
}

}  // namespace

std::string prior_rows(const AnyGame& game, const std::vector<FitPrior>& priors) {
    constexpr std::size_t max_line = 120;
    std::string out;
    std::size_t line = 0;
    for (std::size_t i = 0; i < priors.size(); ++i) {
        const auto& [pattern, log2_weight] = priors[i];
        const std::string text =
            visit_game(game, [&]<class G>(std::type_identity<G>) { return G::pattern_text(pattern); });
        const std::string row = fmt::format("{{\"{}\", {}}},", text, log2_weight);
        const bool another_verb = i == 0 || priors[i - 1].pattern.verb != pattern.verb;
        if (another_verb || line + 1 + row.size() > max_line)
            out += "\n    " + row, line = 4 + row.size();
        else
            out += " " + row, line += 1 + row.size();
    }
    return out;
}

Result<Tuned> tune(const Tuning& tuning) {
    if (tuning.games == 0 || tuning.solo_games == 0u) return Error{"The number of games must be at least 1."};
    return visit_game(*tuning.game, [&]<class G>(std::type_identity<G>) -> Result<Tuned> { return tuned<G>(tuning); });
}

std::string weights_source(const Tuning& tuning, const Tuned& tuned) {
    std::string folder(tuning.game->info().id);
    std::replace(folder.begin(), folder.end(), '-', '_');
    return fmt::format(
        "// SPDX-License-Identifier: Apache-2.0\n"
        "#include \"games/{0}/game.h\"\n\n"
        "// Made by `skerry tune {1} --games {2} --iterations {3}{9}`{4}; not by hand.\n"
        "// clang-format off\n"
        "namespace skerry::{0} {{\nnamespace {{\n\n{5}{6}}}  // namespace\n\n"
        "const Weights Game::weights{{\n    .multi = {7},\n    .solo = {8}}};\n\n}}  // namespace skerry::{0}\n",
        folder, tuning.game->info().id, tuning.games, tuning.iterations,
        tuning.setup.empty() ? " over all setups" : ", of those setups\n// `" + tuning.setup + "`",
        fit_source(*tuning.game, "multi", tuned.multi), fit_source(*tuning.game, "solo", tuned.solo),
        fit_value("multi", tuned.multi), fit_value("solo", tuned.solo),
        tuning.solo_games ? fmt::format(" --solo-games {}", *tuning.solo_games) : "");
}

}  // namespace skerry
