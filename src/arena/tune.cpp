#include "arena/tune.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "arena/stage.h"
#include "bots/search.h"
#include "catalog/games.h"
#include "core/notation.h"

namespace skerry {
namespace {

// ---- What a game leaves behind ----

// The parts of one seat's estimate less those of another, and the lead in the end; alone just the parts and the result.
struct Sample {
    std::array<float, most_parts> parts{};
    float result = 0;
    std::uint32_t setup = 0;
};

// A decision as a contest between its moves: which were offered, and what share of the thinking each got.
struct Contest {
    struct Entry {
        Move habit;
        float share;
    };
    std::vector<Entry> entries;
};

struct Harvest {
    std::vector<Sample> samples;
    std::vector<Contest> contests;
};

// A verb and its first argument.
Move habit_of(Move move) { return {move.verb, {move.args[0]}}; }

template <Game G>
void play_game(const typename G::Setup& setup, std::uint32_t setup_number, std::uint32_t iterations, const Seed& seed,
               Harvest& harvest) {
    auto state = G::begin(setup, nth_seed(seed, 0)).value();
    const auto players = G::players(state);
    Search<G> search(nth_seed(seed, 1));
    Dice dice(nth_seed(seed, 2).bytes[0] + 256u * nth_seed(seed, 2).bytes[1]);
    std::vector<std::pair<Seat, std::optional<Seat>>> sampled;  // of whom, against whom
    while (!G::waiting(state).empty()) {
        const Seat seat = G::waiting(state).front();
        MoveList moves;
        Canonical<G>::moves(state, seat, moves);
        // Something unusual now and then, so that more than one way to play is seen.
        if (moves.size() == 1 || dice.below(20) == 0) {
            Canonical<G>::play(state, seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], {});
            continue;
        }
        if (G::settled(state, seat)) {
            std::optional<Seat> other;
            if (players > 1) {
                const auto after = 1 + dice.below(players - 1u);
                other = Seat(static_cast<std::uint8_t>((seat.index() + after) % players));
            }
            Parts mine, theirs;
            G::parts(state, seat, mine);
            if (other) G::parts(state, *other, theirs);
            Sample sample{.setup = setup_number};
            for (std::size_t i = 0; i < mine.size(); ++i)
                sample.parts[i] = static_cast<float>(mine[i] - (other ? theirs[i] : 0));
            sampled.push_back({seat, other});
            harvest.samples.push_back(sample);
        }
        const Thought thought = search.think(G::view(state, seat), seat, {.iterations = iterations});
        Contest contest;
        for (const Candidate& one : thought.candidates)
            contest.entries.push_back(
                {habit_of(one.move), static_cast<float>(one.visits) / static_cast<float>(thought.iterations)});
        harvest.contests.push_back(std::move(contest));
        Canonical<G>::play(state, seat, thought.candidates[0].move, {});
    }
    for (std::size_t i = 0; i < sampled.size(); ++i) {
        const auto& [seat, other] = sampled[i];
        harvest.samples[i].result =
            static_cast<float>(G::evaluate(state, seat) - (other ? G::evaluate(state, *other) : 0));
    }
}

// ---- Parts: least squares, drawn to the judgement by hand where there is little evidence ----

// Solves a symmetric positive system by Gauss's elimination.
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

// How much an estimate explains of how the results differ.
double explained(const std::vector<Sample>& samples, const std::vector<double>& weights) {
    double rest = 0, all = 0;
    for (const Sample& sample : samples) {
        double estimate = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) estimate += weights[i] * sample.parts[i];
        rest += (sample.result - estimate) * (sample.result - estimate);
        all += sample.result * sample.result;
    }
    return all > 0 ? 1 - rest / all : 0;
}

// Alone, some setups are harder than others whatever one does: what is to be explained is how a game differs from the mean
// of its setup. The mean of all.
Sample without_means(std::vector<Sample>& samples, std::size_t parts) {
    std::map<std::uint32_t, std::pair<Sample, float>> sums;  // and how many
    const auto add = [&](Sample& to, const Sample& what, float times) {
        for (std::size_t i = 0; i < parts; ++i) to.parts[i] += times * what.parts[i];
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

void fit_parts(std::vector<Sample>& samples, std::size_t parts, bool alone, Lesson& lesson) {
    // Of the evidence: how strongly a weight is drawn to 1, the more the less was seen.
    const double inertia = 0.03 + 300 / static_cast<double>(samples.size() + 1);
    const Sample mean_of_all = alone ? without_means(samples, parts) : Sample();
    std::vector<std::vector<double>> a(parts, std::vector<double>(parts));
    std::vector<double> b(parts);
    for (const Sample& sample : samples)
        for (std::size_t i = 0; i < parts; ++i) {
            for (std::size_t j = 0; j < parts; ++j) a[i][j] += double{sample.parts[i]} * sample.parts[j];
            b[i] += double{sample.parts[i]} * sample.result;
        }
    double mean = 0;
    for (std::size_t i = 0; i < parts; ++i) mean += a[i][i] / static_cast<double>(parts);
    for (std::size_t i = 0; i < parts; ++i) {
        const double pull = inertia * (a[i][i] + mean) + 1;
        a[i][i] += pull;
        b[i] += pull;
    }
    std::vector<double> weights = solved(a, b);
    double base = mean_of_all.result;
    for (std::size_t i = 0; i < parts; ++i) {
        weights[i] = std::clamp(weights[i], -1.0, 5.0);
        lesson.parts.push_back(static_cast<int>(std::lround(100 * weights[i])));
        base -= weights[i] * mean_of_all.parts[i];
    }
    lesson.base = static_cast<int>(std::lround(base));
    lesson.before = explained(samples, std::vector<double>(parts, 1.0));
    lesson.after = explained(samples, weights);
}

// ---- Habits: strengths of a Bradley-Terry model of the contests, found by minorisation and maximisation ----

std::vector<Habit> fit_habits(const std::vector<Contest>& contests) {
    std::map<Move, std::size_t> index;
    std::vector<double> wins, strength;
    std::vector<std::uint64_t> seen;
    for (const Contest& contest : contests)
        for (const auto& entry : contest.entries) {
            const auto [at, added] = index.emplace(entry.habit, wins.size());
            if (added) wins.push_back(0), strength.push_back(1), seen.push_back(0);
            wins[at->second] += entry.share;
            ++seen[at->second];
        }
    constexpr double virtual_contests = 4;  // each half won against a move of strength 1
    for (int round = 0; round < 60; ++round) {
        std::vector<double> expected(wins.size());
        for (const Contest& contest : contests) {
            double sum = 0;
            for (const auto& entry : contest.entries) sum += strength[index[entry.habit]];
            for (const auto& entry : contest.entries) expected[index[entry.habit]] += 1 / sum;
        }
        for (std::size_t i = 0; i < wins.size(); ++i)
            strength[i] = (wins[i] + virtual_contests / 2) / (expected[i] + virtual_contests / (strength[i] + 1));
    }
    std::vector<Habit> habits;
    for (const auto& [habit, at] : index) {
        const int urge = static_cast<int>(std::lround(100 * std::log2(strength[at])));
        if (seen[at] >= 8 && std::abs(urge) >= 5)
            habits.push_back({habit.verb, habit.args[0], std::clamp(urge, -900, 900)});
    }
    return habits;
}

Lesson lesson_of(std::vector<Harvest>& harvests, std::size_t parts, bool alone) {
    Harvest all;
    for (Harvest& one : harvests) {
        all.samples.insert(all.samples.end(), one.samples.begin(), one.samples.end());
        std::move(one.contests.begin(), one.contests.end(), std::back_inserter(all.contests));
    }
    Lesson lesson{
        .habits = fit_habits(all.contests), .positions = all.samples.size(), .decisions = all.contests.size()};
    fit_parts(all.samples, parts, alone, lesson);
    return lesson;
}

template <Game G>
Result<Lessons> tuned(const Tuning& tuning) {
    using Setup = typename G::Setup;
    std::array<std::vector<Setup>, 2> setups;  // with others, alone
    for (const Setup& setup : G::setups()) setups[setup.players == 1].push_back(setup);
    if (!tuning.setup.empty()) {
        SKERRY_LET(const auto value, json::parse(tuning.setup));
        Setup only;
        SKERRY_TRY(json::read(value, only, {"setup"}));
        SKERRY_TRY(G::begin(only, Seed::number(0)));
        setups[only.players == 1] = {only};
    }
    Lessons lessons;
    for (const bool alone : {false, true}) {
        const std::vector<Setup>& of = setups[alone];
        if (of.empty()) continue;
        const std::uint64_t games = alone ? tuning.alone.value_or(tuning.games) : tuning.games;
        std::vector<Harvest> harvests(games);
        std::atomic<std::uint64_t> done = 0;
        const auto play = [&](std::uint64_t i, unsigned) {
            const auto setup = static_cast<std::uint32_t>(i % of.size());
            play_game<G>(of[setup], setup, tuning.iterations, nth_seed(tuning.seed, i), harvests[i]);
            ++done;
            return true;
        };
        on_threads(games, tuning.threads, play, [&] {
            if (tuning.progress) tuning.progress(done, games, alone);
        });
        Parts parts;
        G::parts(G::begin(of[0], Seed::number(0)).value(), Seat(0), parts);
        (alone ? lessons.alone : lessons.together) = lesson_of(harvests, parts.size(), alone);
    }
    return lessons;
}

// ---- As source ----

// By its name, so that habits stay those of their verb when another one is added.
std::string verb_source(const AnyGame& game, std::uint8_t verb) {
    if (verb == done.verb) return "done.verb";
    return "Verb::" + std::string(words_in(game.move_text({verb, {}}))[0]);
}

std::string taught_source(const AnyGame& game, std::string_view name, const std::optional<Lesson>& lesson) {
    if (!lesson) return "";
    std::string out = fmt::format(
        "// Least squares over {} positions of self-play explain {:.1f} % of the results (the estimate by hand: {:.1f} "
        "%).\n"
        "// Habits are strengths of moves (verb, first argument) in {} decisions of the search.\n"
        "constexpr std::int16_t parts_{}[]{{{}}};\nconstexpr Habit habits_{}[]{{",
        lesson->positions, 100 * lesson->after, 100 * lesson->before, lesson->decisions, name,
        fmt::join(lesson->parts, ", "), name);
    for (std::size_t i = 0; i < lesson->habits.size(); ++i) {
        const Habit& habit = lesson->habits[i];
        const bool begins = i == 0 || lesson->habits[i - 1].verb != habit.verb || i % 8 == 0;
        out += fmt::format("{}{{{}, {}, {}}},", begins ? "\n    " : " ", verb_source(game, habit.verb), habit.arg,
                           habit.urge);
    }
    return out + "\n};\n\n";
}

std::string taught_value(std::string_view name, const std::optional<Lesson>& lesson) {
    if (!lesson) return "{}";
    return fmt::format("{{.parts = parts_{0}, .habits = habits_{0}, .base = {1}}}", name, lesson->base);
}

}  // namespace

Result<Lessons> tune(const Tuning& tuning) {
    if (tuning.games == 0 || tuning.alone == 0u) return Error{"The number of games must be at least 1."};
    return visit_game(*tuning.game,
                      [&]<class G>(std::type_identity<G>) -> Result<Lessons> { return tuned<G>(tuning); });
}

std::string weights_source(const Tuning& tuning, const Lessons& lessons) {
    std::string folder(tuning.game->info().id);
    std::replace(folder.begin(), folder.end(), '-', '_');
    return fmt::format(
        "#include \"games/{0}/game.h\"\n\n"
        "// Made by `skerry tune {1} --games {2} --iterations {3}{9}`{4}; not by hand.\n"
        "// clang-format off\n"
        "namespace skerry::{0} {{\nnamespace {{\n\n{5}{6}}}  // namespace\n\n"
        "const Weights Game::weights{{\n    .together = {7},\n    .alone = {8}}};\n\n}}  // namespace skerry::{0}\n",
        folder, tuning.game->info().id, tuning.games, tuning.iterations,
        tuning.setup.empty() ? " over all setups" : ", of those setups\n// `" + tuning.setup + "`",
        taught_source(*tuning.game, "together", lessons.together), taught_source(*tuning.game, "alone", lessons.alone),
        taught_value("together", lessons.together), taught_value("alone", lessons.alone),
        tuning.alone ? fmt::format(" --alone {}", *tuning.alone) : "");
}

}  // namespace skerry
