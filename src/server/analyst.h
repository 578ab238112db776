// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "bots/analysis.h"
#include "server/loop.h"
#include "server/workers.h"

namespace skerry {

// Analyses finished games on the bots' threads, one decision at a time, so that bots get their turn in between. Results
// are cached for whoever asks next; an analysis that nobody polls any more is dropped.
class Analyst {
public:
    // The time limit per decision.
    Analyst(Loop& loop, Workers& workers, std::chrono::milliseconds longest)
        : loop_(loop), workers_(workers), longest_(longest) {}
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    // The answer for an analysis already requested: its progress, or the result.
    std::optional<std::string> look(const std::string& table);
    // Starts one, and returns its progress. Refused if too many are waiting.
    Result<std::string> ask(const std::string& table, Record record);
    // The unfinished ones.
    std::size_t busy() const;
    // Stops all threads.
    void stop();

    static constexpr std::size_t max_kept = 64, max_busy = 16, max_at_once = 2;
    static constexpr Time forgotten = 30'000;  // milliseconds

private:
    // Owned by the task that works on it; the loop's thread reads the numbers.
    struct Job {
        std::string table;
        Record record;
        std::optional<Analysis> analysis;
        std::size_t next = 0;
        std::atomic<std::size_t> done{0}, of{0};
        std::atomic<bool> stop{false};
        // Owned by the loop's thread.
        bool running = false;
        Time asked = 0;
        std::string answer;  // when done, or why it failed
    };

    std::string progress(const Job& job) const;
    void start_more();
    void work(const std::shared_ptr<Job>& job);
    void step(const std::shared_ptr<Job>& job);
    void finish(const std::shared_ptr<Job>& job, std::string answer);
    void drop(const std::shared_ptr<Job>& job);

    Loop& loop_;
    Workers& workers_;
    const std::chrono::milliseconds longest_;
    std::list<std::shared_ptr<Job>> jobs_;  // most recently requested first
};

}  // namespace skerry
