// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/live.h"

namespace skerry {

class Caller;

// What bots compute for one table. Their threads poll the flags.
struct BotWork {
    // A bot's search.
    struct Thinking {
        Seat seat;
        std::int64_t decision;
        std::string bot;
        std::atomic<bool> begun{false}, hurried{false}, stop{false}, dropped{false};
    };
    // The last hint of a seat, for one decision. It has been counted, whether or not it was computed here.
    struct Hint {
        std::int64_t decision = -1;
        std::shared_ptr<std::atomic<bool>> stop;  // while it is being computed
        std::optional<protocol::Hint> answer;
    };

    std::shared_ptr<Thinking> thinking;  // until its move is played
    std::optional<Move> held;            // decided, until its pause is over
    bool hurry = false;                  // no pauses until a person decides
    std::map<Seat, Hint> hints;

    bool busy() const {
        return thinking || std::any_of(hints.begin(), hints.end(), [](const auto& one) { return one.second.stop; });
    }
};

// A table in memory, who watches it and what bots compute for it. Requests queue up in `line`; while a write is on its
// way to the disk the queue waits, so that nobody sees what may still be lost.
struct Room : std::enable_shared_from_this<Room> {
    using Entered = std::function<void(const Result<Room*>&)>;

    explicit Room(LiveTable live) : table(std::move(live)) {}
    LiveTable table;
    bool busy = false;
    bool draining = false;
    std::deque<Entered> line;
    std::vector<Caller*> watchers;
    Time used = 0;
    std::int64_t snapshot = -1;  // the sequence number of the last saved position
    BotWork bots;
};

}  // namespace skerry
