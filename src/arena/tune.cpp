#include "arena/tune.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <thread>

#include <fmt/format.h>

#include "bots/search.h"
#include "catalog/games.h"

namespace skerry {
namespace {

// ---- What a game leaves behind ----

// The parts of one seat's estimate less those of the other, and the lead in the end.
struct Sample {
    std::array<float, most_parts> parts{};
    float lead = 0;
};

// A decision as a contest between its moves: which were offered, and what share of the thinking each got.
struct Contest {
    struct Entry {
        std::uint16_t habit;
        float share;
    };
    std::vector<Entry> entries;
};

struct Harvest {
    std::vector<Sample> samples;
    std::vector<Contest> contests;
};

constexpr std::size_t habit_args = 64;
std::uint16_t habit_of(Move move) {
    return static_cast<std::uint16_t>(move.verb * habit_args + std::min<std::size_t>(move.args[0], habit_args - 1));
}

template <Game G>
void play_game(const typename G::Setup& setup, std::uint32_t iterations, const Seed& seed, Harvest& harvest) {
    auto state = G::begin(setup, nth_seed(seed, 0)).value();
    const auto players = G::players(state);
    Search<G> search(nth_seed(seed, 1));
    Dice dice(nth_seed(seed, 2).bytes[0] + 256u * nth_seed(seed, 2).bytes[1]);
    std::vector<std::pair<std::size_t, std::pair<Seat, Seat>>> open;  // samples whose lead is not known yet
    while (!G::waiting(state).empty()) {
        const Seat seat = G::waiting(state).front();
        MoveList moves;
        G::moves(state, seat, moves);
        // Something unusual now and then, so that more than one way to play is seen.
        if (moves.size() == 1 || dice.below(20) == 0) {
            G::play(state, seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], {});
            continue;
        }
        if (players > 1 && G::settled(state, seat)) {
            Seat other(static_cast<std::uint8_t>(dice.below(players - 1u)));
            if (other >= seat) other = Seat(static_cast<std::uint8_t>(other.index() + 1));
            Parts mine, theirs;
            G::parts(state, seat, mine);
            G::parts(state, other, theirs);
            Sample sample;
            for (std::size_t i = 0; i < mine.size(); ++i) sample.parts[i] = static_cast<float>(mine[i] - theirs[i]);
            open.push_back({harvest.samples.size(), {seat, other}});
            harvest.samples.push_back(sample);
        }
        const Thought thought = search.think(G::view(state, seat), seat, {.iterations = iterations});
        Contest contest;
        for (const Candidate& one : thought.candidates)
            contest.entries.push_back(
                {habit_of(one.move), static_cast<float>(one.visits) / static_cast<float>(thought.iterations)});
        harvest.contests.push_back(std::move(contest));
        G::play(state, seat, thought.candidates[0].move, {});
    }
    for (const auto& [at, seats] : open)
        harvest.samples[at].lead =
            static_cast<float>(G::evaluate(state, seats.first) - G::evaluate(state, seats.second));
}

// ---- Parts: least squares, drawn to the judgement by hand where there is little evidence ----

struct Fit {
    std::vector<int> weights;
    double before = 0, after = 0;
};

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

double explained(const std::vector<Sample>& samples, const std::vector<double>& weights) {
    double rest = 0, all = 0;
    for (const Sample& sample : samples) {
        double estimate = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) estimate += weights[i] * sample.parts[i];
        rest += (sample.lead - estimate) * (sample.lead - estimate);
        all += sample.lead * sample.lead;
    }
    return all > 0 ? 1 - rest / all : 0;
}

Fit fit_parts(const std::vector<Sample>& samples, std::size_t parts) {
    constexpr double inertia = 0.03;  // of the evidence: how strongly a weight is drawn to 1
    std::vector<std::vector<double>> a(parts, std::vector<double>(parts));
    std::vector<double> b(parts);
    for (const Sample& sample : samples)
        for (std::size_t i = 0; i < parts; ++i) {
            for (std::size_t j = 0; j < parts; ++j) a[i][j] += double{sample.parts[i]} * sample.parts[j];
            b[i] += double{sample.parts[i]} * sample.lead;
        }
    double mean = 0;
    for (std::size_t i = 0; i < parts; ++i) mean += a[i][i] / static_cast<double>(parts);
    for (std::size_t i = 0; i < parts; ++i) {
        const double pull = inertia * (a[i][i] + mean) + 1;
        a[i][i] += pull;
        b[i] += pull;
    }
    std::vector<double> weights = solved(a, b);
    for (double& weight : weights) weight = std::clamp(weight, -1.0, 5.0);
    Fit fit{.before = explained(samples, std::vector<double>(parts, 1.0)), .after = explained(samples, weights)};
    for (const double weight : weights) fit.weights.push_back(static_cast<int>(std::lround(100 * weight)));
    return fit;
}

// ---- Habits: strengths of a Bradley-Terry model of the contests, found by minorisation and maximisation ----

std::vector<Habit> fit_habits(const std::vector<Contest>& contests) {
    std::map<std::uint16_t, std::size_t> index;
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
            habits.push_back({static_cast<std::uint8_t>(habit / habit_args),
                              static_cast<std::uint8_t>(habit % habit_args),
                              static_cast<std::int16_t>(std::clamp(urge, -900, 900))});
    }
    return habits;
}

template <Game G>
Result<Lesson> tuned(const Tuning& tuning) {
    std::vector<typename G::Setup> setups = G::setups();
    if (!tuning.setup.empty()) {
        const auto value = json::parse(tuning.setup);
        if (!value) return Error{value.error()};
        setups.resize(1);
        if (const auto fine = json::read(value.value(), setups[0], {"setup"}); !fine) return Error{fine.error()};
    }
    const auto first = G::begin(setups[0], Seed::number(0));
    if (!first) return Error{first.error()};
    Parts parts;
    G::parts(first.value(), Seat(0), parts);

    const unsigned wanted = tuning.threads ? tuning.threads : std::max(1u, std::thread::hardware_concurrency());
    std::vector<Harvest> harvests(tuning.games);
    std::atomic<std::uint64_t> next = 0, done = 0;
    std::vector<std::thread> workers;
    for (unsigned t = 0; t < wanted; ++t)
        workers.emplace_back([&] {
            for (std::uint64_t i = next++; i < tuning.games; i = next++, ++done)
                play_game<G>(setups[i % setups.size()], tuning.iterations, nth_seed(tuning.seed, i), harvests[i]);
        });
    while (tuning.progress && done < tuning.games) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        tuning.progress(done);
    }
    for (std::thread& worker : workers) worker.join();

    Harvest all;
    for (Harvest& one : harvests) {
        all.samples.insert(all.samples.end(), one.samples.begin(), one.samples.end());
        std::move(one.contests.begin(), one.contests.end(), std::back_inserter(all.contests));
    }
    Lesson lesson{
        .habits = fit_habits(all.contests), .positions = all.samples.size(), .decisions = all.contests.size()};
    if (all.samples.empty()) {
        lesson.parts.assign(parts.size(), 100);  // alone there is no lead to learn from
        return lesson;
    }
    const Fit fit = fit_parts(all.samples, parts.size());
    lesson.parts = fit.weights, lesson.before = fit.before, lesson.after = fit.after;
    return lesson;
}

}  // namespace

Result<Lesson> tune(const Tuning& tuning) {
    if (tuning.games == 0) return Error{"The number of games must be at least 1."};
    return visit_game(*tuning.game, [&]<class G>(std::type_identity<G>) -> Result<Lesson> { return tuned<G>(tuning); });
}

std::string weights_source(const Tuning& tuning, const Lesson& lesson) {
    std::string folder(tuning.game->info().id);
    std::replace(folder.begin(), folder.end(), '-', '_');
    std::string out = fmt::format(
        "#include \"games/{0}/game.h\"\n\n"
        "// Made by `skerry tune {1} --games {2} --iterations {3}{4}`; not by hand.\n"
        "// Parts: least squares over {5} positions of self-play against the lead in the end; the estimate by hand "
        "explained\n"
        "// {6:.1f} % of it, this one {7:.1f} %. Habits: strengths of moves (verb, first argument) in {8} decisions of "
        "the search.\n"
        "namespace skerry::{0} {{\nnamespace {{\n\n// clang-format off\nconstexpr std::int16_t part_weights[]{{",
        folder, tuning.game->info().id, tuning.games, tuning.iterations,
        tuning.setup.empty() ? "" : " ...` in the setup `" + tuning.setup, lesson.positions, 100 * lesson.before,
        100 * lesson.after, lesson.decisions);
    for (std::size_t i = 0; i < lesson.parts.size(); ++i)
        out += fmt::format("{}{}", i == 0 ? "" : ", ", lesson.parts[i]);
    out += "};\n\nconstexpr Habit learnt[]{";
    for (std::size_t i = 0; i < lesson.habits.size(); ++i) {
        const Habit& habit = lesson.habits[i];
        const bool begins = i == 0 || lesson.habits[i - 1].verb != habit.verb || i % 8 == 0;
        out += fmt::format("{}{{{}, {}, {}}},", begins ? "\n    " : " ", habit.verb, habit.arg, habit.urge);
    }
    out += fmt::format(
        "\n}};\n// clang-format on\n\n}}  // namespace\n\n"
        "const Weights Game::weights{{.parts = part_weights, .habits = learnt}};\n\n}}  // namespace skerry::{}\n",
        folder);
    return out;
}

}  // namespace skerry
