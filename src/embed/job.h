// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/advice.h"
#include "bots/analysis.h"
#include "bots/bots.h"
#include "embed/answers.h"

namespace skerry::embed {

class BotJob;

// Something that takes long, in slices, so that a host without threads stays in charge: a bot's decision, a hint, an
// analysis.
class Job {
public:
    virtual ~Job() = default;
    // True once it is done.
    virtual bool go_on(std::uint32_t iterations) = 0;
    virtual double spent() const = 0;
    // What was found so far; ends the job.
    virtual void finish(JobState& state) = 0;
    // A bot's decision at a live table, which has to be played there.
    virtual BotJob* bot() { return nullptr; }
};

// A bot's decision from a view.
class ThinkJob : public Job {
public:
    ThinkJob(std::unique_ptr<Thinking> thinking, Position view, Seat seat, std::vector<std::string> names)
        : thinking_(std::move(thinking)), view_(std::move(view)), seat_(seat), names_(std::move(names)) {}
    bool go_on(std::uint32_t iterations) override { return thinking_->go_on(iterations); }
    double spent() const override { return thinking_->spent(); }
    void finish(JobState& state) override;
    Seat seat() const { return seat_; }
    Move chosen() { return thinking_->chosen(); }

private:
    std::unique_ptr<Thinking> thinking_;
    Position view_;
    Seat seat_;
    std::vector<std::string> names_;
};

class BotJob final : public ThinkJob {
public:
    // The decision it is about.
    struct At {
        std::string table;
        std::int64_t decision;
        std::string bot;
    };
    BotJob(ThinkJob think, At at) : ThinkJob(std::move(think)), at_(std::move(at)) {}
    BotJob* bot() override { return this; }
    const At& at() const { return at_; }

private:
    At at_;
};

class HintJob final : public Job {
public:
    HintJob(Position view, Seat seat, const Budget& budget, const Seed& seed, std::vector<std::string> names)
        : view_(std::move(view)),
          seat_(seat),
          names_(std::move(names)),
          advising_(begin_advice(view_, seat, budget, seed, {.names = names_})) {}
    bool go_on(std::uint32_t iterations) override { return advising_->go_on(iterations); }
    double spent() const override { return advising_->spent(); }
    void finish(JobState& state) override { state.hint = hint_of(view_, seat_, advising_->answer(), names_); }

private:
    Position view_;
    Seat seat_;
    std::vector<std::string> names_;
    std::unique_ptr<Advising> advising_;
};

// A slice is one decision of the game. What is judged can be kept and handed to another job, so that several hosts share
// the work and a later one goes on with it.
class AnalysisJob final : public Job {
public:
    // The part of the decisions that are not judged yet; or a sentence on what is wrong with those that are said to be.
    static Result<std::unique_ptr<AnalysisJob>> begin(Analysis analysis, std::uint32_t part, std::uint32_t of,
                                                      const std::vector<JudgedDecision>& judged);
    std::size_t decisions() const { return known_.size(); }
    std::size_t to_judge() const { return to_judge_.size(); }
    bool go_on(std::uint32_t iterations) override;
    double spent() const override;
    // The analysis, if nothing is left to judge in the whole game; else what was judged here.
    void finish(JobState& state) override;

private:
    explicit AnalysisJob(Analysis analysis)
        : analysis_(std::move(analysis)), known_(analysis_.decisions().size(), false) {}
    Result<void> take(const JudgedDecision& judged);

    Analysis analysis_;
    std::vector<bool> known_;            // per decision: whether it is judged
    std::vector<std::size_t> to_judge_;  // the decisions that this job judges
    std::size_t next_ = 0;               // of those
};

}  // namespace skerry::embed
