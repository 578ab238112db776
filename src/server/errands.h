// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <memory>
#include <utility>

#include "server/loop.h"
#include "server/workers.h"

namespace skerry {

// What people read when a queue is full.
inline constexpr const char* busy_text = "The server is busy; please try again in a moment.";

// Set by whoever waits for an answer, once it waits no more.
using Gone = std::shared_ptr<const std::atomic<bool>>;

// Work that takes too long for the loop's thread, on which people wait. run() has it done by a worker and hands the
// result back on the loop's thread; stop() ends the workers.
class Errands {
public:
    Errands(Loop& loop, int threads, std::size_t max_waiting, bool polite)
        : loop_(loop), workers_(threads, max_waiting, polite) {}

    // make() on a worker, then done(its result) on the loop's thread; neither if the caller is gone by then. False: too
    // much is waiting, and nothing happens.
    template <class Make, class Done>
    [[nodiscard]] bool run(Make make, Done done, Gone gone = nullptr) {
        return workers_.submit([this, make = std::move(make), done = std::move(done), gone = std::move(gone)] {
            if (gone && *gone) return;
            const auto made = std::make_shared<decltype(make())>(make());
            loop_.post([made, done, gone] {
                if (!gone || !*gone) done(std::move(*made));
            });
        });
    }
    std::size_t waiting() const { return workers_.waiting(); }
    void stop() { workers_.stop(); }

private:
    Loop& loop_;
    Workers workers_;
};

}  // namespace skerry
