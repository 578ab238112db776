// SPDX-License-Identifier: Apache-2.0
#include "server/workers.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace skerry {

Workers::Workers(int threads, std::size_t max_waiting, bool polite) : max_waiting_(max_waiting), polite_(polite) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

void Workers::stop() {
    {
        const std::lock_guard guard(mutex_);
        stopping_ = true;
        tasks_.clear();
    }
    wake_.notify_all();
    for (auto& thread : threads_)
        if (thread.joinable()) thread.join();
}

bool Workers::submit(std::function<void()> task) {
    {
        const std::lock_guard guard(mutex_);
        if (stopping_ || tasks_.size() >= max_waiting_) return false;
        tasks_.push_back(std::move(task));
    }
    wake_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::lock_guard guard(mutex_);
    return tasks_.size();
}

void Workers::work() {
    if (polite_) setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), 10);
    while (true) {
        std::function<void()> task;
        {
            std::unique_lock guard(mutex_);
            wake_.wait(guard, [&] { return stopping_ || !tasks_.empty(); });
            if (stopping_) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        task();
    }
}

}  // namespace skerry
