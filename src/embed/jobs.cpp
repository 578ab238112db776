// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "bots/plan.h"
#include "embed/asked.h"
#include "embed/engine.h"

// Bots, hints and analyses, in slices.
namespace skerry::embed {
namespace {

constexpr std::uint32_t hint_iterations = 4000, analysis_iterations = 1000, slice_iterations = 500;
constexpr std::int64_t max_time = 3'600'000;  // milliseconds

Result<std::uint32_t> iterations_in(const json::Optional<std::uint32_t>& given, std::uint32_t by_default) {
    const std::uint32_t wanted = given.value_or(by_default);
    if (wanted >= 1 && wanted <= Engine::Limits::iterations) return wanted;
    return json::Place{"iterations"}.error("must be from 1 to " + std::to_string(Engine::Limits::iterations));
}

Result<std::chrono::milliseconds> time_in(const json::Optional<std::int64_t>& given) {
    if (!given) return std::chrono::milliseconds(0);
    if (*given >= 1 && *given <= max_time) return std::chrono::milliseconds(*given);
    return json::Place{"time"}.error("must be from 1 to " + std::to_string(max_time));
}

std::vector<std::string> copied(std::span<const std::string> names) { return {names.begin(), names.end()}; }

}  // namespace

void ThinkJob::finish(JobState& state) { state.move = describe(view_, seat_, chosen(), names_); }

// ---- Analyses in parts ----

namespace {

std::int64_t in_thousandths(double number) { return std::llround(number * 1000); }

JudgedDecision written(const Analysis& analysis, std::size_t decision) {
    const Judged& judged = analysis.judged(decision);
    JudgedDecision out{.decision = static_cast<std::int64_t>(decision),
                       .pick = static_cast<std::int64_t>(judged.at),
                       .best = in_thousandths(judged.best),
                       .played = in_thousandths(judged.played),
                       .moves = {}};
    const Record& record = analysis.record();
    for (const Advice& one : judged.advised.moves) {
        JudgedMove& move = out.moves.emplace_back();
        move.move = record.game->move_text(one.move);
        move.visits = one.visits;
        move.why = one.why;
        for (std::size_t i = 0; i < record.names.size(); ++i) move.expected.push_back(in_thousandths(one.expected[i]));
    }
    return out;
}

}  // namespace

Result<void> AnalysisJob::take(const JudgedDecision& given) {
    constexpr std::int64_t most = 1'000'000'000;  // thousandths
    const json::Place place{"judged"};
    const auto fits = [](std::int64_t number) { return number >= -most && number <= most; };
    const auto at = static_cast<std::size_t>(given.decision);
    if (at >= known_.size() || known_[at]) return place.error("must name decisions of this game, each once");
    const Decided& decided = analysis_.decisions()[at];
    Judged judged;
    judged.at = static_cast<std::size_t>(given.pick);
    if (judged.at >= decided.played.size() || !fits(given.best) || !fits(given.played))
        return place.error("does not fit this game");
    judged.best = static_cast<double>(given.best) / 1000;
    judged.played = static_cast<double>(given.played) / 1000;
    const Position view = analysis_.view_of(at, judged.at);
    for (const JudgedMove& one : given.moves) {
        SKERRY_LET(const Move move, view.game().parse_move(one.move));
        if (!view.game().legal(view, decided.seat, move) || one.expected.size() != analysis_.record().names.size() ||
            !std::all_of(one.expected.begin(), one.expected.end(), fits))
            return place.error("does not fit this game");
        Advice& advice = judged.advised.moves.emplace_back();
        advice.move = move;
        advice.visits = static_cast<std::uint32_t>(one.visits);
        advice.why = one.why;
        for (std::size_t i = 0; i < one.expected.size(); ++i)
            advice.expected[i] = static_cast<double>(one.expected[i]) / 1000;
    }
    known_[at] = true;
    analysis_.note(at, std::move(judged));
    return {};
}

// Neighbouring decisions go to different parts: they take about as long.
Result<std::unique_ptr<AnalysisJob>> AnalysisJob::begin(Analysis analysis, std::uint32_t part, std::uint32_t of,
                                                        const std::vector<JudgedDecision>& judged) {
    std::unique_ptr<AnalysisJob> job(new AnalysisJob(std::move(analysis)));
    for (const JudgedDecision& one : judged) SKERRY_TRY(job->take(one));
    std::uint32_t nth = 0;
    for (std::size_t n = 0; n < job->known_.size(); ++n)
        if (!job->known_[n] && nth++ % of == part) job->to_judge_.push_back(n);
    return job;
}

bool AnalysisJob::go_on(std::uint32_t) {
    if (next_ < to_judge_.size()) {
        const std::size_t decision = to_judge_[next_++];
        analysis_.note(decision, analysis_.judge(decision));
        known_[decision] = true;
    }
    return next_ == to_judge_.size();
}

double AnalysisJob::spent() const {
    return static_cast<double>(next_) / static_cast<double>(std::max<std::size_t>(to_judge_.size(), 1));
}

void AnalysisJob::finish(JobState& state) {
    if (std::find(known_.begin(), known_.end(), false) == known_.end()) {
        state.analysis = analysis_.described();
        return;
    }
    auto& judged = state.judged.emplace();
    for (std::size_t n = 0; n < next_; ++n) judged.push_back(written(analysis_, to_judge_[n]));
}

Result<JobBegun> Engine::start(std::unique_ptr<Job> job) {
    if (jobs_.size() == Limits::jobs)
        return Error{"There are already " + std::to_string(Limits::jobs) + " jobs; stop one first."};
    jobs_.emplace(++last_job_, std::move(job));
    return JobBegun{last_job_};
}

Result<JobBegun> Engine::carry_out(const ThinkRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const Seat seat, seat_in(asked.seat, game->waiting(), game->names.size()));
    if (game->known && *game->known != Seats(seat)) return Error{"This seat's view is not known here."};
    SKERRY_LET(const Seed seed, seed_or_fresh(asked.seed));
    SKERRY_LET(const auto time, time_in(asked.time));
    const Position view = game->seen_by(seat);
    SKERRY_LET(auto thinking,
               begin_thinking(view, seat, asked.bot, seed, {.time = time, .iterations = Limits::iterations}));
    return start(std::make_unique<ThinkJob>(std::move(thinking), view, seat, game->names));
}

Result<JobBegun> Engine::carry_out(const HintRequest& asked) {
    SKERRY_LET(const Game* game, table(asked.table));
    SKERRY_LET(const Seat seat, seat_in(asked.seat, game->waiting(), game->names.size()));
    if (game->known && *game->known != Seats(seat)) return Error{"This seat's view is not known here."};
    SKERRY_LET(const Seed seed, seed_or_fresh(asked.seed));
    SKERRY_LET(const std::uint32_t iterations, iterations_in(asked.iterations, hint_iterations));
    SKERRY_LET(const auto time, time_in(asked.time));
    const Budget budget{.iterations = iterations, .time = time};
    return start(std::make_unique<HintJob>(game->seen_by(seat), seat, budget, seed, game->names));
}

Result<AnalysisBegun> Engine::carry_out(const AnalyseRequest& asked) {
    constexpr std::uint32_t max_parts = 1000;
    const std::uint32_t of = asked.of.value_or(1), part = asked.part.value_or(0);
    if (of < 1 || of > max_parts) return json::Place{"of"}.error("must be from 1 to " + std::to_string(max_parts));
    if (part >= of) return json::Place{"part"}.error("must be less than " + std::to_string(of));
    SKERRY_LET(Record record, read_record(asked.record));
    SKERRY_LET(const std::uint32_t iterations, iterations_in(asked.iterations, analysis_iterations));
    SKERRY_LET(Analysis analysis, Analysis::begin(std::move(record), {.iterations = iterations, .unfinished = true}));
    SKERRY_LET(auto job,
               AnalysisJob::begin(std::move(analysis), part, of, asked.judged.value_or(std::vector<JudgedDecision>{})));
    const auto decisions = static_cast<std::int64_t>(job->decisions()),
               left = static_cast<std::int64_t>(job->to_judge());
    SKERRY_LET(const JobBegun begun, start(std::move(job)));
    return AnalysisBegun{begun.job, decisions, left};
}

Result<JobState> Engine::carry_out(const GoOnRequest& asked) {
    const auto found = jobs_.find(asked.job);
    if (found == jobs_.end()) return Error{"There is no such job."};
    SKERRY_LET(const std::uint32_t iterations, iterations_in(asked.iterations, slice_iterations));
    Job& job = *found->second;
    BotJob* const bot = job.bot();
    if (bot) {
        if (!asked.at) return json::Place{"at"}.error("is missing");
        SKERRY_TRY(check_time(*asked.at));
    }
    JobState state;
    state.done = job.go_on(iterations) || asked.now.value_or(false);
    state.spent = state.done ? 1 : std::min(job.spent(), 1.0);
    if (asked.hold.value_or(false)) state.done = false;
    if (!state.done) return state;
    const std::unique_ptr<Job> kept = std::move(found->second);
    jobs_.erase(found);
    job.finish(state);
    if (!bot) return state;
    // At a live table the move is made, unless it is no longer asked for.
    SKERRY_LET(const LiveTable* table, live(bot->at().table));
    if (!table->bot_decides(bot->seat()) || table->decision(bot->seat()) != bot->at().decision ||
        table->bot_of(bot->seat()) != bot->at().bot)
        return Error{"The table has moved on; please look again."};
    const auto deeds = table->play_bot(bot->seat(), bot->chosen(), *asked.at);
    SKERRY_LET(Done done, carry_out(Name(bot->at().table), deeds));
    state.deeds = std::move(done.deeds);
    state.seq = done.seq;
    return state;
}

Result<protocol::Nothing> Engine::carry_out(const StopRequest& asked) {
    if (jobs_.erase(asked.job) == 0) return Error{"There is no such job."};
    return protocol::Nothing{};
}

// ---- At live tables ----

Result<HintBegun> Engine::carry_out(const HintTableRequest& asked) {
    SKERRY_LET(const LiveTable* found, live(asked.table));
    SKERRY_TRY(check_time(asked.at));
    SKERRY_LET(const Seed seed, seed_or_fresh(asked.seed));
    SKERRY_LET(const std::uint32_t iterations, iterations_in(asked.iterations, hint_iterations));
    SKERRY_LET(auto deeds, found->hint(asked.user, asked.seat, asked.seq, asked.at));
    const Table& game = *found->table();
    SKERRY_LET(const JobBegun begun,
               start(std::make_unique<HintJob>(game.view(asked.seat), asked.seat, Budget{.iterations = iterations},
                                               seed, copied(game.names()))));
    SKERRY_LET(Done done, carry_out(asked.table, std::move(deeds)));
    return HintBegun{begun.job, std::move(done.deeds), done.seq};
}

Result<BotBegun> Engine::carry_out(const ThinkTableRequest& asked) {
    SKERRY_LET(const LiveTable* table, live(asked.table));
    const auto seat = table->bot_to_move();
    if (!seat) return Error{"No bot has anything to decide now."};
    SKERRY_LET(const Seed seed, seed_in(asked.seed));
    SKERRY_LET(const auto time, time_in(asked.time));
    const Position view = table->table()->view(*seat);
    SKERRY_LET(auto thinking, begin_thinking(view, *seat, table->bot_of(*seat), seed,
                                             {.time = time, .iterations = Limits::iterations}));
    ThinkJob think(std::move(thinking), view, *seat, copied(table->table()->names()));
    auto job = std::make_unique<BotJob>(
        std::move(think), BotJob::At{asked.table.value_or(""), table->decision(*seat), table->bot_of(*seat)});
    SKERRY_LET(const JobBegun begun, start(std::move(job)));
    return BotBegun{begun.job, *seat};
}

}  // namespace skerry::embed
