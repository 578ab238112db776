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

// Looks at finished games again, on the bots' threads: one decision after the other, so that bots take their turn between
// them. What came of it is kept for whoever asks next; what nobody asks after any more is given up.
class Analyst {
public:
    // A decision is thought about for so long at most.
    Analyst(Loop& loop, Workers& workers, std::chrono::milliseconds longest)
        : loop_(loop), workers_(workers), longest_(longest) {}
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    // The answer about a table that was asked about before: how far it is, or all of it.
    std::optional<std::string> look(const std::string& table);
    // Begins, and how far it is. Refused where too many wait.
    Result<std::string> ask(const std::string& table, Record record);
    // Those that are not done.
    std::size_t busy() const;
    // No thread thinks on after this.
    void stop();

    static constexpr std::size_t most_kept = 64, most_busy = 16, most_at_once = 2;
    static constexpr Time forgotten = 30'000;  // milliseconds

private:
    // Belongs to the one task that works on it; the loop's thread reads the numbers.
    struct Job {
        std::string table;
        Record record;
        std::optional<Analysis> analysis;
        std::size_t next = 0;
        std::atomic<std::size_t> done{0}, of{0};
        std::atomic<bool> stop{false};
        // Of the loop's thread.
        bool running = false;
        Time asked = 0;
        std::string answer;  // once it is there, or why not
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
    std::list<std::shared_ptr<Job>> jobs_;  // asked after last: first
};

}  // namespace skerry
