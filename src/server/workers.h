// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace skerry {

// A few threads for what takes long, and a bounded row of tasks before them.
class Workers {
public:
    Workers(int threads, std::size_t most_waiting, bool polite);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers();

    // False: too many are waiting already.
    bool submit(std::function<void()> task);
    std::size_t waiting() const;
    std::size_t threads() const { return threads_.size(); }

private:
    void work();

    std::size_t most_waiting_;
    bool polite_;  // others' threads go first
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<std::function<void()>> tasks_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace skerry
