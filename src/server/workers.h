// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace skerry {

// A few threads for slow work, and a bounded queue of tasks. submit() adds one; stop() ends the threads.
class Workers {
public:
    Workers(int threads, std::size_t max_waiting, bool polite);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() { stop(); }

    // False: the queue is full.
    bool submit(std::function<void()> task);
    // Waits for the tasks that have begun and forgets the others.
    void stop();
    std::size_t waiting() const;
    std::size_t threads() const { return threads_.size(); }

private:
    void work();

    std::size_t max_waiting_;
    bool polite_;  // runs at low priority
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> tasks_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace skerry
