// SPDX-License-Identifier: Apache-2.0
#include "server/analyst.h"

#include <algorithm>

namespace skerry {
namespace {

constexpr std::uint32_t iterations = 4000;  // per decision

}  // namespace

std::string Analyst::progress(const Job& job) const {
    const auto done = static_cast<std::int64_t>(job.done.load()), of = static_cast<std::int64_t>(job.of.load());
    return json::text(job.running ? protocol::AnalysisAnswer(protocol::AnalysisWorking{done, of})
                                  : protocol::AnalysisAnswer(protocol::AnalysisWaiting{done, of}));
}

std::size_t Analyst::busy() const {
    return static_cast<std::size_t>(
        std::count_if(jobs_.begin(), jobs_.end(), [](const auto& job) { return job->answer.empty(); }));
}

std::optional<std::string> Analyst::look(const std::string& table) {
    const auto found = std::find_if(jobs_.begin(), jobs_.end(), [&](const auto& job) { return job->table == table; });
    if (found == jobs_.end()) return std::nullopt;
    jobs_.splice(jobs_.begin(), jobs_, found);
    Job& job = *jobs_.front();
    job.asked = loop_.now();
    return job.answer.empty() ? progress(job) : job.answer;
}

Result<std::string> Analyst::ask(const std::string& table, Record record) {
    if (auto known = look(table)) return *std::move(known);
    if (busy() >= max_busy) return Error{"Many games are being analysed; please try again in a moment."};
    // Drops the one requested longest ago.
    for (auto last = jobs_.end(); jobs_.size() >= max_kept && last != jobs_.begin();)
        if (!(*--last)->answer.empty()) last = jobs_.erase(last);
    auto job = std::make_shared<Job>();
    job->table = table;
    job->record = std::move(record);
    job->asked = loop_.now();
    jobs_.push_front(job);
    start_more();
    return progress(*job);
}

void Analyst::start_more() {
    std::size_t running = 0;
    for (const auto& job : jobs_) running += job->running ? 1 : 0;
    for (auto job = jobs_.rbegin(); job != jobs_.rend() && running < max_at_once; ++job) {
        if ((*job)->running || !(*job)->answer.empty()) continue;
        (*job)->running = true;
        ++running;
        work(*job);
    }
}

void Analyst::work(const std::shared_ptr<Job>& job) {
    if (workers_.submit([this, job] { step(job); })) return;
    loop_.after(std::chrono::milliseconds(500), [this, job] { work(job); });
}

// On a bots' thread: first the replay of the record, then one decision at a time.
void Analyst::step(const std::shared_ptr<Job>& job) {
    if (job->stop) return;
    std::string answer;
    if (!job->analysis) {
        auto begun =
            Analysis::begin(std::move(job->record), {.iterations = iterations, .time = longest_, .unfinished = true});
        if (begun) {
            job->analysis = std::move(begun).value();
            job->of = job->analysis->decisions().size();
        } else {
            answer = json::text(protocol::AnalysisFailed{begun.sentence()});
        }
    } else if (job->next < job->analysis->decisions().size()) {
        Judged judged = job->analysis->judge(job->next, &job->stop);
        if (job->stop) return;
        job->analysis->note(job->next, std::move(judged));
        job->done = ++job->next;
    } else {
        answer = json::text(protocol::AnalysisDone{job->analysis->described()});
        job->analysis.reset();
    }
    loop_.post([this, job, answer = std::move(answer)]() mutable {
        if (job->stop) return;
        if (!answer.empty()) return finish(job, std::move(answer));
        if (loop_.now() - job->asked > forgotten) return drop(job);
        work(job);
    });
}

void Analyst::finish(const std::shared_ptr<Job>& job, std::string answer) {
    job->answer = std::move(answer);
    job->running = false;
    start_more();
}

// Drops analyses that nobody polls any more.
void Analyst::drop(const std::shared_ptr<Job>& job) {
    job->stop = true;
    jobs_.remove(job);
    start_more();
}

void Analyst::stop() {
    for (const auto& job : jobs_) job->stop = true;
}

}  // namespace skerry
